/**
 * Players' questions that are known, and which of them a query resembles: the cosine of the terms and the strings of
 * two characters that both have. Mirrors rulesdb/search/lexicon/questions.py.
 */
import { fold } from "./keys.js";

const PART = /[a-z0-9]+|[^\s、。,.?!「」『』《》()・a-z0-9]+/gu;
const NONE = [];

/** Features with the numbers of the questions that have them. */
class Postings {
  /** @param {number} total how many questions there are @param {Map<string, number[]>} byFeature */
  constructor(total, byFeature = new Map()) {
    this.total = total;
    this.byFeature = byFeature;
  }

  /** @param {string} feature @returns {number[]} the numbers of the questions with it, in order */
  having(feature) {
    return this.byFeature.get(feature) || NONE;
  }

  /** @param {string} feature @returns {number} its inverse document frequency */
  rarity(feature) {
    return rarity(this.total, this.having(feature).length);
  }

  /** @param {string} feature @param {number} question that has it, none before the last one */
  add(feature, question) {
    if (!this.byFeature.has(feature)) {
      this.byFeature.set(feature, []);
    }
    this.byFeature.get(feature).push(question);
  }
}

/** Known questions by number. */
export class Questions {
  /**
   * @param {string[]} texts as asked
   * @param {[number, number][][]} grades by question the documents that answer it, each with its grade
   * @param {Map<string, number[]>} termPostings by term the questions with it
   * @param {Map<number, string>} outside by question that no loaded document answers the rule that would
   * @param {{termWeight: number, stringLength: number, mostStrings: number}} weights
   */
  constructor(texts, grades, termPostings, outside, weights) {
    this.texts = texts;
    this.grades = grades;
    this.outside = outside;
    this.terms = new Postings(texts.length, termPostings);
    this.weights = weights;
    this.strings = null; // made of the texts when a query comes that they are compared with
    this.norms = null;
  }

  /**
   * Return the questions that share a feature with a query, in their order, each with its cosine.
   * @param {{query: string, concepts: object[]}} asked
   * @returns {{question: number, similarity: number}[]}
   */
  similar(asked) {
    if (!this.texts.length) {
      return NONE;
    }
    this.prepare();
    const products = new Float64Array(this.texts.length);
    let squares = 0;
    for (const { postings, feature, weight, baseWeight } of this.vector(asked)) {
      squares += weight * weight;
      const product = weight * baseWeight * postings.rarity(feature);
      postings.having(feature).forEach((question) => (products[question] += product));
    }
    const norm = Math.sqrt(squares) || 1;
    const similarities = Array.from(products, (product, question) => ({ question, similarity: product / norm / this.norms[question] }));
    return similarities.filter(({ similarity }) => similarity > 0);
  }

  /** @param {string} term @returns {number[]} the numbers of the questions with it, in order */
  havingTerm(term) {
    return this.terms.having(term);
  }

  /** The features of a query, each with its weight times its rarity. */
  vector({ query, concepts }) {
    const { termWeight, mostStrings } = this.weights;
    const found = [];
    for (const [feature, weight] of expandedTerms(concepts)) {
      const rare = weight * termWeight * this.terms.rarity(feature);
      found.push({ postings: this.terms, feature, weight: rare, baseWeight: termWeight });
    }
    const strings = [...this.stringsOf(query)].map((feature) => ({ postings: this.strings, feature, weight: this.strings.rarity(feature), baseWeight: 1 }));
    strings.sort((one, other) => other.weight - one.weight);
    return [...found, ...strings.slice(0, mostStrings)];
  }

  /** Make the postings of strings and the lengths of the questions' vectors. */
  prepare() {
    if (this.strings) {
      return;
    }
    this.strings = new Postings(this.texts.length);
    this.texts.forEach((text, question) => {
      this.stringsOf(fold(text)).forEach((string) => this.strings.add(string, question));
    });
    const squares = new Float64Array(this.texts.length);
    for (const [postings, baseWeight] of [[this.terms, this.weights.termWeight], [this.strings, 1]]) {
      postings.byFeature.forEach((questions, feature) => {
        const square = (baseWeight * postings.rarity(feature)) ** 2;
        questions.forEach((question) => (squares[question] += square));
      });
    }
    this.norms = squares.map((square) => Math.sqrt(square) || 1);
  }

  /** @returns {Set<string>} the Latin words and numbers of a folded text, and the short strings of its other parts */
  stringsOf(folded) {
    const strings = new Set();
    for (const [part] of folded.matchAll(PART)) {
      if (part.charCodeAt(0) < 0x80) {
        strings.add(part);
      } else {
        substringsOf([...part], this.weights.stringLength).forEach((string) => strings.add(string));
      }
    }
    return strings;
  }
}

function substringsOf(signs, length) {
  const found = [];
  for (let at = 0; at + length <= signs.length; at += 1) {
    found.push(signs.slice(at, at + length).join(""));
  }
  return found;
}

/** @returns {number} the inverse document frequency of what `having` of `total` documents have, as BM25 takes it */
export function rarity(total, having) {
  return Math.log(1 + (total - having + 0.5) / (having + 0.5));
}

/** @returns {Map<string, number>} the short terms of all wordings, each with the weight of its best wording */
export function expandedTerms(concepts) {
  const found = new Map();
  for (const wording of concepts.flatMap((concept) => concept.wordings)) {
    for (const { term } of wording.words.filter((word) => !word.compound)) {
      found.set(term, Math.max(found.get(term) || 0, wording.weight));
    }
  }
  return found;
}

export const NO_QUESTIONS = new Questions([], [], new Map(), new Map(), {});
