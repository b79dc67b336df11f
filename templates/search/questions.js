/**
 * Known questions of players, and their similarity with a query: the cosine of vectors of terms and of strings of two
 * characters. Mirrors rulesdb/search/lexicon/known_questions.py.
 */
import { GRADE_SHARES, MOST_STRINGS, QUESTION_SIGNS, QUESTION_STRING_LENGTH, TERM_WEIGHT, WHOLE_NAME } from "./constants.js";
import { fold } from "./keys.js";

/** @import { Concept, ParsedQuery } from "./concepts.js" */

/**
 * The postings of terms or strings, and their weight in the vectors of questions.
 * @typedef {{postings: Postings, weight: number}} Space
 */

/**
 * What is computed with the first query: postings of strings, the lengths of the questions' vectors, and by document the
 * length of its profile, the sum of the questions that it answers, each of length 1 times the share of its grade.
 * @typedef {{strings: Postings, norms: Float64Array, profileNorms: Map<number, number>}} Prepared
 */

/**
 * A feature of a query: where its postings are, its weight times its rarity, and its weight in questions.
 * @typedef {{postings: Postings, feature: string, weight: number, baseWeight: number}} Feature
 */

const PART = new RegExp(`[a-z0-9]+|[^\\s${QUESTION_SIGNS}a-z0-9]+`, "gu");

/** Features with the numbers of the questions that have them. */
class Postings {
  /** @param {number} total how many questions there are @param {Map<string, number[]>} [byFeature] */
  constructor(total, byFeature = new Map()) {
    this.total = total;
    this.byFeature = byFeature;
  }

  /** @param {string} feature @returns {number[]} the numbers of the questions with it, in order */
  having(feature) {
    return this.byFeature.get(feature) ?? [];
  }

  /** @param {string} feature @returns {number} its inverse document frequency */
  rarity(feature) {
    return rarity(this.total, this.having(feature).length);
  }

  /** @param {string} feature @param {number} question that has it, none before the last one */
  add(feature, question) {
    const known = this.byFeature.get(feature);
    if (known) known.push(question);
    else this.byFeature.set(feature, [question]);
  }
}

/** Known questions by number. */
export class Questions {
  /**
   * @param {string[]} texts by question
   * @param {[number, number][][]} grades by question the documents that answer it, each with its grade
   * @param {Map<string, number[]>} termPostings by term the questions with it
   * @param {Map<number, string>} outside by question that no loaded document answers the rule that would
   */
  constructor(texts, grades, termPostings, outside) {
    this.texts = texts;
    this.grades = grades;
    this.outside = outside;
    this.terms = new Postings(texts.length, termPostings);
    /** @type {Prepared | null} */
    this.prepared = null;
  }

  /**
   * Return the cosines of a query and all questions, by question.
   * @param {ParsedQuery} query
   * @returns {Float64Array}
   */
  similarities(query) {
    const { strings, norms } = this.ready();
    const products = new Float64Array(this.texts.length);
    let squares = 0;
    for (const { postings, feature, weight, baseWeight } of this.vector(query, strings)) {
      squares += weight * weight;
      const product = weight * baseWeight * postings.rarity(feature);
      postings.having(feature).forEach((question) => (products[question] += product));
    }
    const norm = Math.sqrt(squares) || 1;
    return products.map((product, question) => product / norm / norms[question]);
  }

  /**
   * Return by document the cosine of a query and its profile, the sum of the questions that it answers.
   * @param {Float64Array} similarities the cosines of the query and the questions
   * @returns {Map<number, number>}
   */
  profiles(similarities) {
    /** @type {Map<number, number>} */
    const sums = new Map();
    similarities.forEach((similarity, question) => {
      for (const [document, grade] of (similarity && this.grades[question]) || []) {
        sums.set(document, (sums.get(document) ?? 0) + (GRADE_SHARES.get(grade) ?? 0) * similarity);
      }
    });
    const { profileNorms } = this.ready();
    return new Map([...sums].map(([document, sum]) => [document, sum / (profileNorms.get(document) ?? 1)]));
  }

  /** @param {ParsedQuery} query @param {Postings} strings those of the questions @returns {Feature[]} */
  vector({ text, concepts }, strings) {
    const ofTerms = [...expandedTerms(concepts)].map(([feature, weight]) => {
      const rare = weight * TERM_WEIGHT * this.terms.rarity(feature);
      return { postings: this.terms, feature, weight: rare, baseWeight: TERM_WEIGHT };
    });
    const ofStrings = [...stringsOf(text)].map((feature) => ({ postings: strings, feature, weight: strings.rarity(feature), baseWeight: 1 }));
    ofStrings.sort((one, other) => other.weight - one.weight);
    return [...ofTerms, ...ofStrings.slice(0, MOST_STRINGS)];
  }

  /** @returns {Prepared} */
  ready() {
    this.prepared ??= this.prepare();
    return this.prepared;
  }

  /** @returns {Prepared} */
  prepare() {
    const strings = new Postings(this.texts.length);
    this.texts.forEach((text, question) => stringsOf(fold(text)).forEach((string) => strings.add(string, question)));
    const spaces = [{ postings: this.terms, weight: TERM_WEIGHT }, { postings: strings, weight: 1 }];
    const squares = new Float64Array(this.texts.length);
    for (const { postings, weight } of spaces) {
      postings.byFeature.forEach((questions, feature) => {
        const square = (weight * postings.rarity(feature)) ** 2;
        questions.forEach((question) => (squares[question] += square));
      });
    }
    const norms = squares.map((square) => Math.sqrt(square) || 1);
    return { strings, norms, profileNorms: this.profileNorms(spaces, norms) };
  }

  /**
   * Return by document the length of its profile.
   * @param {Space[]} spaces
   * @param {Float64Array} norms
   * @returns {Map<number, number>}
   */
  profileNorms(spaces, norms) {
    /** @type {Map<number, number>} */
    const squares = new Map();
    for (const { postings, weight } of spaces) {
      postings.byFeature.forEach((questions, feature) => {
        const featureWeight = weight * postings.rarity(feature);
        this.inProfiles(questions, norms).forEach((sum, document) => {
          squares.set(document, (squares.get(document) ?? 0) + (featureWeight * sum) ** 2);
        });
      });
    }
    return new Map([...squares].map(([document, square]) => [document, Math.sqrt(square) || 1]));
  }

  /**
   * Return by document the weight in its profile of a feature of weight 1.
   * @param {number[]} questions those with the feature
   * @param {Float64Array} norms
   * @returns {Map<number, number>}
   */
  inProfiles(questions, norms) {
    /** @type {Map<number, number>} */
    const sums = new Map();
    for (const question of questions) {
      for (const [document, grade] of this.grades[question] ?? []) {
        sums.set(document, (sums.get(document) ?? 0) + (GRADE_SHARES.get(grade) ?? 0) / norms[question]);
      }
    }
    return sums;
  }
}

/**
 * @param {string} folded
 * @returns {Set<string>} the Latin words and numbers of a folded text, and the short strings of its other parts
 */
function stringsOf(folded) {
  const strings = new Set();
  for (const [part] of folded.matchAll(PART)) {
    if (part.charCodeAt(0) < 0x80) {
      strings.add(part);
    } else {
      substringsOf([...part], QUESTION_STRING_LENGTH).forEach((string) => strings.add(string));
    }
  }
  return strings;
}

/** @param {string[]} signs @param {number} length @returns {string[]} */
function substringsOf(signs, length) {
  const found = [];
  for (let at = 0; at + length <= signs.length; at += 1) {
    found.push(signs.slice(at, at + length).join(""));
  }
  return found;
}

/**
 * @param {number} total
 * @param {number} having
 * @returns {number} the inverse document frequency of what `having` of `total` documents have, as BM25 takes it
 */
export function rarity(total, having) {
  return Math.log(1 + (total - having + 0.5) / (having + 0.5));
}

/**
 * @param {Concept[]} concepts
 * @returns {Map<string, number>} the short terms of all expansions, each with the weight of its best expansion
 */
export function expandedTerms(concepts) {
  const found = new Map();
  for (const expansion of concepts.flatMap((concept) => concept.expansions).filter(({ bound }) => bound < WHOLE_NAME)) {
    for (const { term } of expansion.words.filter((word) => !word.compound)) {
      found.set(term, Math.max(found.get(term) || 0, expansion.weight));
    }
  }
  return found;
}

export const NO_QUESTIONS = new Questions([], [], new Map(), new Map());
/** The cosines of a query that known questions find nothing for. */
export const NO_SIMILARITIES = new Float64Array();
