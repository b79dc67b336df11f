/** What the rulebook's scripts share beyond modules: names that one script sets and others read. */

/** The one name of templates/assets/; `book.js` makes it, and a script that others need adds a member. */
interface Rulesdb {
  /** The address of the rulebook's folder. */
  root: string;
  load(path: string): Promise<void>;
  pageOf(address: string): string;
  anchorOf(address: string): string;
  /** The first element of a page, or of a part of it, that a selector names; the templates have it. */
  part<T extends Element>(selector: string, type: new () => T, within?: ParentNode): T;
  /** Say of an element that its words are English, if they are. */
  markLanguage(element: HTMLElement): void;
  settings: {
    kept(name: string): string;
    apply(name: string, value: string): void;
    keep(name: string, value: string): void;
  };
  accounts: { keep(loaded: [name: string, markup: string][]): void };
  numbers: {
    /** Whether the numbers are there. */
    readonly isLoaded: boolean;
    load(): Promise<void>;
    keep(pages: [path: string, title: string, numbers: string, headlines: string[]][]): void;
    headlineAt(place: string): string;
    read(typed: string): WrittenRuleNumber;
    find(written: WrittenRuleNumber): { exact: RuleNumber | null; others: RuleNumber[] };
    nearest(number: string): RuleNumber[];
    absentChapter(number: string): string;
  };
  box: { begin(): void };
  /** The search, where the rulebook has one and its script has come. */
  search?: SearchEngine;
  say(words: string): void;
  targets: {
    keep(path: string, title: string, nodes: [anchor: string, markup: string][]): void;
    find(address: string): Promise<Target | null>;
  };
}

/** What an address leads to: its name, the page where it stands, "" for this one, and its content. */
interface Target {
  name: string;
  title: string;
  content: Element;
}

/** A rule's number, the path of its page, and the page's title. */
interface RuleNumber {
  number: string;
  page: string;
  title: string;
  headline: string;
}

/** A number as somebody typed it: in plain form, its game, "" if none was named, and whether nothing else was typed. */
interface WrittenRuleNumber {
  number: string;
  game: string;
  isAlone: boolean;
}

/** The search as the pages use it. */
interface SearchEngine {
  /** Whether a first answer is possible. */
  readonly isLoaded: boolean;
  load(): Promise<void>;
  loadRest(): Promise<void>;
  find(query: string): SearchAnswer;
}

/** What is to be said of an answer, line by line, what the query may have meant, "" for nothing, and all hits, the best first. */
interface SearchAnswer {
  notes: string[];
  suggestion: string;
  hits: SearchHit[];
}

/** A found rule: `chapter` is the key of the topmost node above it, `address` its own, seen from the rulebook's folder. */
interface SearchHit {
  readonly id: string;
  readonly game: string;
  readonly chapter: string;
  readonly kind: string;
  readonly address: string;
  link(): HTMLAnchorElement;
}

/** What search-data.js and search-more.js set: data as rulesdb/page_search/packing.py packs them. */
declare var rulesdbData: string;
declare var rulesdbMore: string;
