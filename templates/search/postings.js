/**
 * The postings of the index: those of texts found by the longest spellings, with what that gets wrong put right, and
 * those of definitions and cards, which are written. Mirrors and reads what rulesdb/page_search/postings.py has.
 */
import { FIELDS, TEXT_KINDS } from "./constants.js";
import { ascending, decoded, signed } from "./decoding.js";
import { linesOf } from "./tokens.js";

/**
 * A text as its terms are counted: the document that has it, the field, and the text, folded.
 * @typedef {{document: number, field: number, folded: string}} CountedText
 */

/**
 * What search-data.js has of terms: their spellings, those that mostly stand for something else, the postings of fields
 * that are no texts.
 * @typedef {{terms: string, words: string, compounds: string, unsure: string, postings: string}} WrittenPostings
 */

const FIELD_OF_KIND = TEXT_KINDS.map((name) => FIELDS.indexOf(name));

/** How often which document has a term in a field. */
export class Index {
  /** @param {WrittenPostings} data @param {number} documents how many there are */
  constructor(data, documents) {
    this.terms = data.terms.split("\n");
    this.numbers = new Map(this.terms.map((term, number) => [term, number]));
    const compounds = rows(data.compounds);
    const ofCompounds = new Set(compounds.map(([, term]) => term));
    const words = this.terms.filter((term) => !ofCompounds.has(term)).map((term) => /** @type {Row} */ ([term, term]));
    const unsure = new Set(linesOf(data.unsure));
    this.spellings = [new Spellings([...words, ...rows(data.words)], unsure), new Spellings(compounds, unsure)];
    this.lengths = FIELDS.map(() => new Float64Array(documents));
    /** @type {Map<string, Map<number, number>>[]} */
    this.counts = FIELDS.map(() => new Map());
    data.postings.split("\n").forEach((written, number) => this.read(this.terms[number], decoded(written)));
    this.means = this.lengths.map(mean);
    /** @type {Map<string, [number, number][][]>} */
    this.sorted = new Map();
  }

  /** @param {string} term @param {number[]} numbers its postings in fields that are no texts */
  read(term, numbers) {
    for (let at = 0; at < numbers.length; ) {
      const field = numbers[at];
      const end = at + 2 + 2 * numbers[at + 1];
      const pairs = numbers.slice(at + 2, end);
      const documents = ascending(pairs.filter((_, index) => index % 2 === 0));
      documents.forEach((document, index) => this.add(field, term, document, pairs[2 * index + 1]));
      at = end;
    }
  }

  /**
   * Add what texts have.
   * @param {CountedText[]} texts
   * @param {string} written what they have besides, or have not, though spellings say so
   */
  addTexts(texts, written) {
    for (const { document, field, folded } of texts) {
      const add = (/** @type {string} */ term) => this.add(FIELD_OF_KIND[field], term, document, 1);
      this.spellings.forEach((spellings) => spellings.found(folded, add));
    }
    for (const { term, text, change } of changesOf(decoded(written))) {
      this.add(FIELD_OF_KIND[texts[text].field], this.terms[term], texts[text].document, change);
    }
    this.means = this.lengths.map(mean);
    this.sorted.clear();
  }

  /**
   * @param {number} field
   * @param {string} term
   * @param {number} document
   * @param {number} times how much oftener the document has the term there
   */
  add(field, term, document, times) {
    let counts = this.counts[field].get(term);
    if (!counts) {
      counts = new Map();
      this.counts[field].set(term, counts);
    }
    counts.set(document, (counts.get(document) ?? 0) + times);
    this.lengths[field][document] += times;
  }

  /** @param {string} folded @returns {string[]} the terms of a text, compounds left out */
  wordsOf(folded) {
    /** @type {string[]} */
    const found = [];
    this.spellings[0].found(folded, (term) => found.push(term));
    return found;
  }

  /** @param {string} term @returns {[document: number, times: number][][]} its postings by field, in order */
  of(term) {
    let found = this.sorted.get(term);
    if (!found) {
      found = this.counts.map((counts) => ascendingPostings(counts.get(term)));
      this.sorted.set(term, found);
    }
    return found;
  }
}

/** @typedef {[spelling: string, term: string]} Row */

/**
 * What the spellings are with some beginning: the term of the beginning itself, null for none, and what follows it.
 * @typedef {{term: string | null, isSpelling: boolean, next: Map<string, Branch>}} Branch
 */

/** Terms by spelling, as a tree of characters. */
class Spellings {
  /** @param {Row[]} table @param {Set<string>} unsure spellings that stand for no term */
  constructor(table, unsure) {
    this.root = newBranch();
    for (const [spelling, term] of table) {
      let branch = this.root;
      for (const sign of spelling.split("")) {
        const next = branch.next.get(sign) ?? newBranch();
        branch.next.set(sign, next);
        branch = next;
      }
      branch.isSpelling = true;
      branch.term = unsure.has(spelling) ? null : term;
    }
  }

  /**
   * Find the longest spellings. Where there is none, the next one may begin behind a word of Latin letters, or behind
   * another character; none ends within such a word.
   * @param {string} text
   * @param {(term: string) => void} take what is told the term of each
   */
  found(text, take) {
    for (let at = 0; at < text.length; ) {
      let longest = 0;
      /** @type {string | null} */
      let term = null;
      let branch = this.root.next.get(text[at]);
      for (let end = at + 1; branch; end += 1) {
        if (branch.isSpelling && !isWithinLatin(text, end)) {
          longest = end;
          ({ term } = branch);
        }
        branch = branch.next.get(text[end]);
      }
      if (term !== null) take(term);
      at = longest || past(text, at);
    }
  }
}

/** @returns {Branch} */
function newBranch() {
  return { term: null, isSpelling: false, next: new Map() };
}

/** @param {string} text @param {number} at @returns {number} the end of a word of Latin letters, or of another character */
function past(text, at) {
  let end = at + 1;
  while (isWithinLatin(text, end)) end += 1;
  return end;
}

/** @param {string} text @param {number} at @returns {boolean} whether a letter or digit of ASCII is before a place, and one behind it */
function isWithinLatin(text, at) {
  return isLatinSign(text.charCodeAt(at - 1)) && isLatinSign(text.charCodeAt(at));
}

/** @param {number} code @returns {boolean} whether it is that of a letter or digit of ASCII; NaN, behind a text, is not */
function isLatinSign(code) {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
}

/** Yield what is to be added to how often a text has a term. @param {number[]} numbers */
function* changesOf(numbers) {
  let term = -1;
  for (let at = 0; at < numbers.length; ) {
    term += numbers[at] + 1;
    let text = -1;
    const end = at + 2 + 2 * numbers[at + 1];
    for (at += 2; at < end; at += 2) {
      text += numbers[at] + 1;
      yield { term, text, change: signed(numbers[at + 1]) };
    }
  }
}

/** @param {string} lines of spelling and term, which is left out where it is the spelling @returns {Row[]} */
function rows(lines) {
  return linesOf(lines).map((line) => {
    const [spelling, term = spelling] = line.split("\t");
    return [spelling, term];
  });
}

/** @param {Map<number, number> | undefined} counts @returns {[document: number, times: number][]} those above 0, by document */
function ascendingPostings(counts) {
  return [...(counts ?? [])].filter(([, times]) => times > 0).sort(([one], [other]) => one - other);
}

/** @param {Float64Array} lengths @returns {number} the mean of the lengths that are not 0 */
function mean(lengths) {
  const filled = lengths.filter((length) => length > 0);
  return filled.length ? filled.reduce((sum, length) => sum + length, 0) / filled.length : 1;
}
