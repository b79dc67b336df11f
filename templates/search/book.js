/**
 * The data of the search as the other scripts ask for it. Mirrors what rulesdb/page_search/encoding.py wrote.
 *
 * Decoded once, when the first letter is typed: postings of a term only when that term is asked for.
 */
import { fold } from "./keys.js";

const FIRST = 0x100;
const BASE = 0xd800 - FIRST;
const FIELDS_OF_TEXTS = 3; // title, text, parts

/**
 * Whole numbers from characters (rulesdb/page_search/numbers.py).
 * @param {string} written
 * @returns {number[]}
 */
export function decoded(written) {
  const numbers = [];
  let at = 0;
  const digit = () => written.charCodeAt(at++) - FIRST;
  while (at < written.length) {
    let more = 0;
    while (written[at] === "~") {
      more += 1;
      at += 1;
    }
    let number = digit();
    for (let left = more; left > 0; left -= 1) {
      number = number * BASE + digit();
    }
    numbers.push(number);
  }
  return numbers;
}

/** The rules, their texts, and the index. */
export class Book {
  /** @param {object} data what search-data.js holds */
  constructor(data) {
    this.data = data;
    this.weights = data.weights;
    this.ways = new Map(data.weights.ways);
    this.ids = data.ids;
    this.byId = new Map(data.ids.map((id, at) => [id, at]));
    this.rulesets = [...new Set(data.ids.map((_, at) => this.game(at)))];
    this.fields = data.fields;
    const steps = decoded(data.parents);
    this.parents = steps.map((step, at) => (step ? at - step : -1));
    this.below = new Map();
    this.parents.forEach((parent, at) => {
      if (parent >= 0) {
        this.below.set(parent, [...(this.below.get(parent) || []), at]);
      }
    });
    this.pageOf = decoded(data.pageOf);
    this.cited = new Map(data.citers);
    this.anchors = new Map(data.anchors);
    this.stop = new Set(data.stop);
    this.terms = data.terms.split("\n");
    this.places = new Map(this.terms.map((term, at) => [term, at]));
    this.written = data.postings.split("\n");
    this.folded = new Map();
    this.read = new Map();
    this.lengths = this.fields.map(() => new Float64Array(this.ids.length));
    this.terms.forEach((term) => this.postingsOf(term).forEach((postings, field) => this.count(postings, field)));
    this.means = this.lengths.map(mean);
    this.rows = this.ids.map(() => []);
    this.addTexts(data.texts, data.textsOf);
  }

  /**
   * Add texts to those that the documents have.
   * @param {string} texts line by line
   * @param {string} written for each document how many, then field and editions of each
   */
  addTexts(texts, written) {
    rowsOf(texts.split("\n"), decoded(written)).forEach((rows, document) => this.rows[document].push(...rows));
    this.folded.clear();
  }

  /** Add the postings of a term to the lengths of a field: how many terms each document has there. */
  count(postings, field) {
    for (const [document, times] of postings) {
      this.lengths[field][document] += times;
    }
  }

  /** @param {number} document @returns {number[]} the documents directly below it, in order */
  children(document) {
    return this.below.get(document) || [];
  }

  /** @param {number} document @returns {string} the ruleset that it is of */
  game(document) {
    return this.ids[document].slice(0, this.ids[document].indexOf(":"));
  }

  /** @param {number} document @returns {string} chapter, section, rule, subrule or heading */
  kind(document) {
    return ["chapter", "section", "rule", "subrule", "heading"][Number(this.data.kinds[document])];
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
      const place = this.places.get(term);
      for (const written of place === undefined ? [] : this.written[place].split(" ")) {
        found[Number(written[0])] = unstepped(decoded(written.slice(1)));
      }
      this.read.set(term, found);
    }
    return found;
  }

  /** @returns {string[]} the terms of titles and texts, not those of definitions and cards alone */
  termsOfTexts() {
    const fields = ["title", "text", "parts"].map((name) => String(this.fields.indexOf(name)));
    const isOfTexts = (written) => written.split(" ").some((each) => fields.includes(each[0]));
    return this.terms.filter((_, place) => isOfTexts(this.written[place]));
  }

  /** @param {string} term @returns {boolean} whether any rule has it */
  has(term) {
    return this.places.has(term);
  }

  /** @param {number} document @returns {[number, number, string][]} field, editions (bits) and text of each text */
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
    const row = this.texts(document).find((each) => each[0] === 0);
    return row ? row[2] : "";
  }

  /** @param {number} document @returns {string} its number, "" for a heading */
  number(document) {
    const id = this.ids[document];
    return this.kind(document) === "heading" ? "" : id.slice(id.indexOf(":") + 1);
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
    const id = this.ids[document];
    const anchor = this.anchors.get(document) || id.slice(id.indexOf(":") + 1);
    return `${this.data.pages[this.pageOf[document]]}#${encodeURIComponent(anchor)}`;
  }
}

/** @returns {number} the mean of the lengths that are not 0 */
function mean(lengths) {
  const filled = lengths.filter((length) => length > 0);
  return filled.length ? filled.reduce((sum, length) => sum + length, 0) / filled.length : 1;
}

/** @returns {[number, number, string][][]} by document its texts: field, editions (bits) and text */
function rowsOf(texts, numbers) {
  const found = [];
  let text = 0;
  for (let at = 0; at < numbers.length; ) {
    const count = numbers[at++];
    const rows = numbers.slice(at, at + count).map((kind) => [kind % FIELDS_OF_TEXTS, Math.floor(kind / FIELDS_OF_TEXTS), texts[text++]]);
    found.push(rows);
    at += count;
  }
  return found;
}

/** @param {number[]} steps @returns {[number, number][]} */
function unstepped(steps) {
  const found = [];
  let last = -1;
  for (let at = 0; at < steps.length; at += 1) {
    last += steps[at] >> 1;
    found.push([last, steps[at] & 1 ? steps[(at += 1)] : 1]);
  }
  return found;
}
