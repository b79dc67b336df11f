/**
 * The data of the search as the other scripts ask for it. Mirrors what rulesdb/page_search/encoding.py wrote.
 *
 * Decoded once, when the first letter is typed.
 */
import { KINDS, TEXT_KINDS } from "./constants.js";
import { ascending, decoded } from "./decoding.js";
import { fold } from "./keys.js";
import { Index } from "./postings.js";

/**
 * A row of a document: the field of a text, the editions that have it as bits, and the text.
 * @typedef {[field: number, editions: number, text: string]} Row
 */

/**
 * Texts as the data have them: line by line, for each document how many with field and editions of each, and where the
 * terms are others than the spellings say.
 * @typedef {{texts: string, textsOf: string, changes: string}} WrittenTexts
 */

/**
 * What search-data.js holds, as rulesdb/page_search/encoding.py writes it.
 * @typedef {{
 *   ids: string[], kinds: string, parents: string, pages: string[], pageOf: string, anchors: [number, string][],
 *   citers: [string, number[]][], editions: string[], gameTitles: string[], texts: string, textsOf: string, changes: string, hasMore: boolean,
 *   terms: string, otherTerms: string, postings: string, words: string, compounds: string, unsure: string, gaps: string,
 *   kana: string, lexicon: string, latin: string, latinWords: string,
 * }} Data
 */

/** The rules, their texts, and the index. */
export class Book {
  /** @param {Data} data */
  constructor(data) {
    this.data = data;
    this.ids = data.ids;
    this.documents = data.ids.map((_, document) => document);
    this.byId = new Map(data.ids.map((id, at) => [id, at]));
    this.rulesets = [...new Set(data.ids.map((_, at) => this.game(at)))];
    const steps = decoded(data.parents);
    this.parents = steps.map((step, at) => (step ? at - step : -1));
    /** @type {number[][]} */
    this.below = data.ids.map(() => []);
    this.parents.forEach((parent, at) => this.below[parent]?.push(at));
    this.pageOf = decoded(data.pageOf);
    this.cited = new Map(data.citers);
    this.anchors = new Map(data.anchors);
    this.index = new Index(data, data.ids.length);
    this.terms = this.index.terms;
    /** @type {Map<number, string[]>} */
    this.folded = new Map();
    /** @type {Row[][]} */
    this.rows = this.ids.map(() => []);
    this.addTexts(data);
  }

  /**
   * Add texts to those that the documents have.
   * @param {WrittenTexts} written
   */
  addTexts({ texts, textsOf, changes }) {
    const added = rowsOf(texts.split("\n"), decoded(textsOf));
    added.forEach((rows, document) => this.rows[document]?.push(...rows));
    const counted = added.flatMap((rows, document) => rows.map(([field, , text]) => ({ document, field, folded: fold(text) })));
    this.index.addTexts(counted, changes);
    this.folded.clear();
  }

  /** @returns {Float64Array[]} by field how many terms each document has there */
  get lengths() {
    return this.index.lengths;
  }

  /** @returns {number[]} by field the mean of the lengths that are not 0 */
  get means() {
    return this.index.means;
  }

  /** @param {number} document @returns {number[]} the documents directly below it, in order */
  children(document) {
    return this.below[document] ?? [];
  }

  /** @param {number} document @returns {number[]} all documents below it, in order */
  descendants(document) {
    return this.children(document).flatMap((child) => [child, ...this.descendants(child)]);
  }

  /** @param {number} document @returns {string} its number, or its title for a heading */
  key(document) {
    return this.ids[document].slice(this.ids[document].indexOf(":") + 1);
  }

  /** @param {number} document @returns {string} the ruleset that it is of */
  game(document) {
    return this.ids[document].slice(0, this.ids[document].indexOf(":"));
  }

  /** @param {number} document @returns {string} the title of its game, "" where there is one game alone */
  gameTitle(document) {
    return this.data.gameTitles[this.rulesets.indexOf(this.game(document))] ?? "";
  }

  /** @param {number} document @returns {string} chapter, section, rule, subrule or heading */
  kind(document) {
    return KINDS[Number(this.data.kinds[document])] ?? "";
  }

  /**
   * @param {number} field
   * @param {string} term
   * @returns {[number, number][]} document and how often, in order
   */
  postings(field, term) {
    return this.postingsOf(term)[field];
  }

  /** @param {string} term @returns {[number, number][][]} its postings by field */
  postingsOf(term) {
    return this.index.of(term);
  }

  /** @returns {string[]} the terms of titles and texts, not those of definitions and cards alone */
  termsOfTexts() {
    const others = new Set(ascending(decoded(this.data.otherTerms)));
    return this.terms.filter((_, number) => !others.has(number));
  }

  /** @param {string} term @returns {boolean} whether any rule has it */
  has(term) {
    return this.index.numbers.has(term);
  }

  /** @param {number} document @returns {Row[]} */
  texts(document) {
    return this.rows[document];
  }

  /** @param {number} document @returns {string[]} every text, folded */
  foldedTexts(document) {
    let folded = this.folded.get(document);
    if (!folded) {
      folded = [...new Set(this.texts(document).map((row) => fold(row[2])))];
      this.folded.set(document, folded);
    }
    return folded;
  }

  /** @param {number} document @returns {string} its title, "" without one */
  title(document) {
    const row = this.texts(document).find(([field]) => field === 0);
    return row ? row[2] : "";
  }

  /** @param {number} document @returns {string} its number, "" for a heading */
  number(document) {
    return this.kind(document) === "heading" ? "" : this.key(document);
  }

  /** @param {number} document @returns {number[]} the documents above it, the outermost first */
  above(document) {
    const parent = this.parents[document];
    return parent < 0 ? [] : [...this.above(parent), parent];
  }

  /** @param {number} bits @returns {string} the first of the editions that say a text */
  editionOf(bits) {
    return this.data.editions.find((_, at) => bits & (1 << at)) || "";
  }

  /** @param {number} document @returns {string} the address of a rule, seen from the rulebook's folder */
  address(document) {
    const anchor = this.anchors.get(document) ?? this.key(document);
    return `${this.data.pages[this.pageOf[document]]}#${encodeURIComponent(anchor)}`;
  }
}

/** @param {string[]} texts @param {number[]} numbers @returns {Row[][]} by document its texts */
function rowsOf(texts, numbers) {
  const found = [];
  let text = 0;
  for (let at = 0; at < numbers.length; ) {
    const count = numbers[at++];
    const rows = numbers.slice(at, at + count).map((kind) => {
      const written = texts[text++] ?? "";
      return /** @type {Row} */ ([kind % TEXT_KINDS.length, Math.floor(kind / TEXT_KINDS.length), written]);
    });
    found.push(rows);
    at += count;
  }
  return found;
}
