/**
 * Retrieval: the documents of a query by the impacts of its terms, rounded to some levels as in the command's engine.
 * Mirrors rulesdb/search/index/impacts.py and the weights of rulesdb/search/ranking/scoring.py.
 */
import { HEADING_SATURATION, HEADING_WEIGHT, LEVELS, TEXT_SATURATION } from "./constants.js";
import { HEADINGS, TEXTS, frequencies, leastOf, rarityOfTerm, shortOf } from "./words.js";

/**
 * @import { Book } from "./book.js"
 * @import { Concept } from "./concepts.js"
 */

const HIGHEST = 1 + HEADING_WEIGHT;

/**
 * Return the documents with terms of the concepts, with their scores, the best first.
 * @param {Book} book
 * @param {Concept[]} concepts
 * @returns {[document: number, score: number][]}
 */
export function retrieve(book, concepts) {
  /** @type {Map<number, number>} */
  const sums = new Map();
  for (const [term, weight] of weightedTerms(concepts)) {
    const rare = weight * rarityOfTerm(book, term);
    for (const [document, impact] of impacts(book, term)) {
      sums.set(document, (sums.get(document) ?? 0) + rare * impact);
    }
  }
  return [...sums].sort(([one, score], [other, others]) => others - score || one - other);
}

/**
 * Return the terms of all expansions with their weights: short words share that of their expansion, compounds have all of
 * it. Short words of a bound expansion that together are less than half of it find nothing.
 * @param {Concept[]} concepts
 * @returns {Map<string, number>}
 */
export function weightedTerms(concepts) {
  /** @type {Map<string, number>} */
  const weights = new Map();
  for (const expansion of concepts.flatMap((concept) => concept.expansions)) {
    const short = shortOf(expansion);
    const lengths = short.map(({ surface }) => surface.length);
    const least = leastOf(expansion);
    const lesser = lengths.filter((length) => length < least).reduce((sum, length) => sum + length, 0);
    for (const word of expansion.words) {
      if (short.includes(word) && word.surface.length < least && lesser < least) continue;
      const weight = short.includes(word) ? expansion.weight / short.length : expansion.weight;
      weights.set(word.term, Math.max(weights.get(word.term) ?? 0, weight));
    }
  }
  return weights;
}

/**
 * Return by document the impact of a term, rounded to the middle of its level.
 * @param {Book} book
 * @param {string} term
 * @returns {Map<number, number>}
 */
function impacts(book, term) {
  const texts = frequencies(book, term, TEXTS);
  const headings = frequencies(book, term, HEADINGS);
  return new Map([...new Set([...texts.keys(), ...headings.keys()])].map((document) => {
    const text = saturation(texts.get(document) ?? 0, TEXT_SATURATION);
    const heading = saturation(headings.get(document) ?? 0, HEADING_SATURATION);
    const level = Math.floor((LEVELS * (text + HEADING_WEIGHT * heading)) / HIGHEST);
    return [document, ((level + 0.5) * HIGHEST) / LEVELS];
  }));
}

/** @param {number} frequency @param {number} half @returns {number} */
function saturation(frequency, half) {
  return frequency / (half + frequency);
}
