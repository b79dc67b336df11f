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
  /** What the browser keeps for the rulebook, by name. */
  store: {
    read(name: string): string;
    write(name: string, words: string): boolean;
  };
  settings: {
    kept(name: string): string;
    apply(name: string, value: string): void;
    keep(name: string, value: string): void;
  };
  accounts: { keep(loaded: [name: string, markup: string][]): void };
  boards: {
    keep(parts: [string, string][], loaded: [name: string, rules: BoardLink[], without: BoardClaimRow[], course: BoardCourse][]): void;
    open(name: string, title: string, opening: Omit<BoardOpening, "without"> & { without: string | null }, scripts?: string[]): Promise<void>;
  };
  /** What a board needs once it is opened; each script of it adds a member. */
  boardCourses?: { views(board: LoadedBoard, claim: string): BoardView };
  boardLadders?: { make(course: BoardCourse): BoardTable };
  boardTables?: { make(course: BoardCourse, title: string, used: Set<string>, onCard: (sheet: string[] | null, from: HTMLElement) => void): BoardTable };
  boardDialogs?: { open(title: string, board: LoadedBoard, opening: BoardOpening): void };
  /** Missing on a page that needs no other file. */
  previews?: { closeAll(): void };
  numbers: {
    /** Whether the numbers are there. */
    readonly isLoaded: boolean;
    load(): Promise<void>;
    keep(pages: [path: string, title: string, numbers: string, headlines: string[]][]): void;
    headlineAt(place: string): string;
    placeOf(entry: RuleNumber): string;
    read(typed: string): WrittenRuleNumber;
    find(written: WrittenRuleNumber): { exact: RuleNumber | null; others: RuleNumber[] };
    nearest(number: string): RuleNumber[];
    absentChapter(number: string): string;
  };
  box: { begin(): void };
  /** The search, where the rulebook has one and its script has come. */
  search?: SearchEngine;
  say(words: string): void;
  /** Share or copy an address. */
  share(address: string): Promise<boolean>;
  bookmarks: {
    /** The event of the window that says that bookmarks were changed. */
    readonly CHANGE: string;
    all(): Bookmark[];
    keep(bookmarks: Bookmark[]): boolean;
    star(rule: string): HTMLButtonElement;
    draw(): void;
    recent(): string[];
    keepRecent(rules: string[]): void;
  };
  /** On the page of bookmarks. */
  bookmarkExchange: {
    /** The beginning of the fragment of an address that gives bookmarks. */
    readonly FRAGMENT: string;
    linkTo(bookmarks: Bookmark[]): string;
    fromLink(address: string): Bookmark[];
    fileOf(bookmarks: Bookmark[]): string;
    fromFile(content: string): Bookmark[];
    joined(bookmarks: Bookmark[], others: Bookmark[]): Bookmark[];
  };
  /** On the page 裁定. */
  judge: { keep(texts: string[]): void };
  targets: {
    keep(path: string, title: string, nodes: [anchor: string, markup: string][]): void;
    find(address: string): Promise<Target | null>;
  };
}

/** A bookmark: the identifier of its rule, the reader's note, "" for none, and when it was added, in ISO 8601. */
interface Bookmark {
  rule: string;
  note: string;
  added: string;
}

/** The number of a rule and the way to it from the rulebook's folder, "" if it is not loaded, null on a page without links. */
type BoardLink = [number: string, path: string | null];

/** What changes on a board: keys and values, null for what is gone; rulesdb/proofs/boards.py explains the keys. */
type BoardChanges = [key: string, value: unknown][];

/** What is on a board, by key. */
type BoardPicture = Map<string, unknown>;

/** What is true of a game: turn-player, phase or step, who has priority, the card that resolves, and who has lost. */
type BoardHead = [turn: number, phase: string, priority: number | null, resolving: number | null, lost: number[]];

/** A card on a board: the index of its sheet, its values, remarks on it, 1 if it lies sideways, and whose it is. */
type BoardPiece = [sheet: number, values: string, remarks: string[], isTapped: number, player: number | null];

/** A change of a property of a card by one effect; `before` is "" where `after` says all that there is to say. */
type BoardLadderStep = [stage: number, substage: number, what: string, before: string, after: string, by: string];

/** A line of an account; the rule behind it is counted from 1, 0 for none. */
type BoardStep = [part: string, text: string, rule: number, changes: BoardChanges];

/** The course of a check as rulesdb/proofs/boards.py writes it. */
interface BoardCourse {
  players: string[];
  zones: [label: string, isShared: boolean, isPile: boolean][];
  cards: string[][];
  start: BoardChanges;
  steps: BoardStep[];
  without: {
    claim: string;
    misreading: string;
    start: BoardChanges;
    steps: (BoardStep | null)[];
    runs: [both: number, first: number, second: number][];
    is_cut: boolean;
  }[];
  /** The stages of its ladders, missing where it has none. */
  ladder?: [rule: string, stages: string[], substages: string[]];
}

/** What a board is without: the identifier of a sentence, its name, its text, and what the check says of that game. */
type BoardClaimRow = [claim: string, title: string, text: string, results: string[]];

/** A board with the names of the parts of an account, the links to rules, and what it is without, by identifier. */
interface LoadedBoard {
  parts: Map<string, string>;
  rules: BoardLink[];
  without: Map<string, { title: string; text: string; results: string[] }>;
  course: BoardCourse;
}

/** How a board is opened. */
interface BoardOpening {
  /** The status of its check, "" for none. */
  status: string;
  /** The row that is shown first, null for the first difference. */
  step: number | null;
  /** The sentence without which the game is shown beside it, "" for none. */
  without: string;
  /** The address of a row, null where there is none. */
  address: ((step: number, without: string) => string) | null;
}

/** A moment of one game: what is there, and what was there before the step. */
interface BoardMoment {
  picture: BoardPicture;
  before: BoardPicture;
  /** The line that leads to it; null where this game has none here, and at the beginning. */
  step: BoardStep | null;
}

/** A row of a board: the moment of the check, that of the same game without a sentence, and whether they differ. */
interface BoardRow {
  first: BoardMoment;
  second: BoardMoment | null;
  differs: boolean;
}

/** What a dialog steps through; `firstDifference` is -1 where there is none. */
interface BoardView {
  rows: BoardRow[];
  firstDifference: number;
  /** The keys of zones that have a card at some moment. */
  used: Set<string>;
  isCut: boolean;
}

/** A board that is drawn. */
interface BoardTable {
  element: HTMLElement;
  /** Draw a moment; what differs from the other picture is marked. */
  draw(moment: BoardMoment, other: BoardPicture | null): void;
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

/**
 * What is to be said of an answer, line by line, what the query may have meant, "" for nothing, and all hits and rulings, the
 * best first.
 */
interface SearchAnswer {
  notes: string[];
  suggestion: string;
  hits: SearchHit[];
  rulings: SearchHit[];
}

/** A ruling or a picture: its title, the ruleset, its address seen from the rulebook's folder, the game where there are several, the rules that explain it, and which of the two it is. */
type WrittenRuling = [title: string, game: string, address: string, gameTitle: string, rules: string[], kind: "ruling" | "picture"];

/**
 * A found rule or ruling: `chapter` is the key of the topmost node above it, `address` its own, seen from the rulebook's folder, `partOf` the
 * better hit above it of which it is a part, "" for none.
 */
interface SearchHit {
  readonly id: string;
  readonly game: string;
  readonly chapter: string;
  readonly kind: string;
  readonly address: string;
  readonly partOf: string;
  link(): HTMLAnchorElement;
}

/** What search-data.js and search-more.js set: data as rulesdb/page_search/packing.py packs them. */
declare var rulesdbData: string;
declare var rulesdbMore: string;
/** What rulings.js sets. */
declare var rulesdbRulings: WrittenRuling[];
