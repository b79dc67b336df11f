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
  settings: {
    kept(name: string): string;
    apply(name: string, value: string): void;
    keep(name: string, value: string): void;
  };
  accounts: { keep(loaded: [name: string, markup: string][]): void };
  jump: { keep(pages: [path: string, title: string, numbers: string][]): void };
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

/** What search-data.js and search-more.js set: data as rulesdb/page_search/packing.py packs them. */
declare var rulesdbData: string;
declare var rulesdbMore: string;
