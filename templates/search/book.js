/**
 * The data of the search as the other scripts ask for it. Mirrors what rulesdb/page_search/encoding.py wrote.
 *
 * Decoded once, when the first letter is typed: postings of a term only when they are needed.
 */
import { DIGIT_BASE, FIELDS, FIRST_DIGIT, KINDS, MORE_DIGITS, TEXT_KINDS } from "./constants.js";
import { fold } from "./keys.js";

/**
 * A row of a document: the field of a text, the editions that have it as bits, and the text.
 * @typedef {[field: number, editions: number, text: string]} Row
 */

/**
 * What search-data.js holds, as rulesdb/page_search/encoding.py writes it.
 * @typedef {{
 *   ids: string[], kinds: string, parents: string, pages: string[], pageOf: string, anchors: [number, string][],
 *   citers: [string, number[]][], editions: string[], texts: string, textsOf: string, hasMore: boolean, terms: string,
 *   postings: string, words: string, compounds: string, gaps: string, kana: string, lexicon: string, latin: string,
 *   latinWords: string,
 * }} Data
 */

/**
 * Whole numbers from characters (rulesdb/page_search/numbers.py).
 * @param {string} written
 * @returns {number[]}
 */
export function decoded(written) {
  const numbers = [];
  let at = 0;
  const digit = () => written.charCodeAt(at++) - FIRST_DIGIT;
  while (at < written.length) {
    let more = 0;
    while (written[at] === MORE_DIGITS) {
      more += 1;
      at += 1;
    }
    let number = digit();
    for (let left = more; left > 0; left -= 1) {
      number = number * DIGIT_BASE + digit();
    }
    numbers.push(number);
  }
  return numbers;
}

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
    this.terms = data.terms.split("\n");
    this.numbers = new Map(this.terms.map((term, number) => [term, number]));
    this.written = data.postings.split("\n");
    /** @type {Map<number, string[]>} */
    this.folded = new Map();
    /** @type {Map<string, [number, number][][]>} */
    this.read = new Map();
    this.lengths = FIELDS.map(() => new Float64Array(this.ids.length));
    this.terms.forEach((term) => this.postingsOf(term).forEach((postings, field) => this.count(postings, field)));
    this.means = this.lengths.map(mean);
    /** @type {Row[][]} */
    this.rows = this.ids.map(() => []);
    this.addTexts(data.texts, data.textsOf);
  }

  /**
   * Add texts to those that the documents have.
   * @param {string} texts line by line
   * @param {string} written for each document how many, then field and editions of each
   */
  addTexts(texts, written) {
    rowsOf(texts.split("\n"), decoded(written)).forEach((rows, document) => this.rows[document]?.push(...rows));
    this.folded.clear();
  }

  /**
   * Add the postings of a term to the lengths of a field: how many terms each document has there.
   * @param {[number, number][]} postings
   * @param {number} field
   */
  count(postings, field) {
    const lengths = this.lengths[field];
    for (const [document, times] of lengths ? postings : []) {
      lengths[document] += times;
    }
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
    const all = this.postingsOf(term);
    return all[field] || [];
  }

  /** @param {string} term @returns {[number, number][][]} its postings by field */
  postingsOf(term) {
    let found = this.read.get(term);
    if (!found) {
      found = [];
      const number = this.numbers.get(term);
      for (const written of number === undefined ? [] : this.written[number].split(" ")) {
        found[Number(written[0])] = unstepped(decoded(written.slice(1)));
      }
      this.read.set(term, found);
    }
    return found;
  }

  /** @returns {string[]} the terms of titles and texts, not those of definitions and cards alone */
  termsOfTexts() {
    const fields = TEXT_KINDS.map((name) => String(FIELDS.indexOf(name)));
    const isOfTexts = (/** @type {string} */ written) => written.split(" ").some((postings) => fields.includes(postings[0]));
    return this.terms.filter((_, number) => isOfTexts(this.written[number]));
  }

  /** @param {string} term @returns {boolean} whether any rule has it */
  has(term) {
    return this.numbers.has(term);
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

/** @param {Float64Array} lengths @returns {number} the mean of the lengths that are not 0 */
function mean(lengths) {
  const filled = lengths.filter((length) => length > 0);
  return filled.length ? filled.reduce((sum, length) => sum + length, 0) / filled.length : 1;
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

/** @param {number[]} steps @returns {[number, number][]} */
function unstepped(steps) {
  /** @type {[number, number][]} */
  const found = [];
  let last = -1;
  for (let at = 0; at < steps.length; at += 1) {
    last += steps[at] >> 1;
    found.push([last, steps[at] & 1 ? steps[(at += 1)] : 1]);
  }
  return found;
}
