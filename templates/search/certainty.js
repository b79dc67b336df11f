/**
 * Certainty of an answer: terms that no loaded text defines, and whether even the best hit may be wrong. Mirrors
 * rulesdb/search/answer/certainty.py; the weights come with the data.
 */
import { FEW, LEAST_SHARE, LEAST_SIMILAR_OUTSIDE, SURE } from "./constants.js";
import { weighted } from "./ranking.js";
import { isVerb } from "./verbs.js";
import { rarityOfConcept, unknownWords } from "./words.js";

/**
 * @import { NotCovered, ParsedQuery } from "./concepts.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Corpus } from "./corpus.js"
 */

/**
 * Return the terms and topics a query asks for that are defined by rules in no loaded text, each rule once. Where
 * several games define a term, only that of the best hit's game is returned.
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @param {Float64Array} similarities the cosines of the query and the known questions
 * @param {Candidate[]} found the best first
 * @returns {NotCovered[]}
 */
export function notCovered(corpus, query, similarities, found) {
  const named = [...missingTerms(corpus, query), ...missingTopics(corpus, similarities)];
  const games = new Set(named.map(({ rule }) => gameOf(rule)));
  const best = found[0] ? corpus.book.game(found[0].document) : "";
  const wanted = games.has(best) ? new Set([best]) : games;
  /** @type {Map<string, NotCovered>} */
  const byRule = new Map();
  for (const missing of named.filter(({ rule }) => wanted.has(gameOf(rule)))) {
    if (!byRule.has(missing.rule)) {
      byRule.set(missing.rule, missing);
    }
  }
  return [...byRule.values()];
}

/** @param {string} rule @returns {string} */
export function gameOf(rule) {
  return rule.slice(0, rule.indexOf(":"));
}

/**
 * Return the terms that no loaded text defines and that make up much of a query. A question is not about its verb.
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @returns {NotCovered[]}
 */
function missingTerms({ book }, { concepts }) {
  const rarities = concepts.map((concept) => rarityOfConcept(book, concept));
  const least = LEAST_SHARE * rarities.reduce((sum, rarity) => sum + rarity, 0);
  const missing = concepts.filter((_, at) => rarities[at] >= least).flatMap((concept) => concept.notCovered);
  return concepts.length > FEW ? missing.filter(({ term }) => !isVerb(term)) : missing;
}

/**
 * Return the topic of the known question that a query resembles most, if no loaded text answers that.
 * @param {Corpus} corpus
 * @param {Float64Array} similarities
 * @returns {NotCovered[]}
 */
function missingTopics({ lexicon, questions }, similarities) {
  const highest = similarities.reduce((one, other) => Math.max(one, other), 0);
  const rule = questions.outside.get(similarities.indexOf(highest));
  if (rule === undefined || highest < LEAST_SIMILAR_OUTSIDE) {
    return [];
  }
  const topic = [...lexicon.outside].find(([, rules]) => rules.includes(rule));
  return [{ term: topic ? topic[0] : rule.slice(rule.indexOf(":") + 1), rule }];
}

/**
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @param {Float64Array} similarities
 * @param {Candidate[]} found
 * @returns {boolean} whether even the best hit may be wrong, by a learned logistic model
 */
export function isUnsure(corpus, query, similarities, found) {
  const match = found[0]?.match;
  if (match === undefined) {
    return !found.length;
  }
  const { unknown, uncovered, outside } = doubtsOf(corpus, query, similarities);
  const doubts = SURE.doubts.unknown * unknown + SURE.doubts.uncovered * uncovered + SURE.doubts.outside * outside;
  return weighted(match.features, SURE.features) + doubts + SURE.bias < 0;
}

/**
 * Return what a query itself says against any answer: the shares of its concepts that no document has a word of and that
 * no loaded text defines, and the cosine of the most similar known question that no loaded rule answers.
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @param {Float64Array} similarities
 * @returns {typeof SURE.doubts}
 */
function doubtsOf({ book, questions }, { concepts }, similarities) {
  const total = Math.max(concepts.length, 1);
  return {
    unknown: unknownWords(book, concepts).length / total,
    uncovered: concepts.filter((concept) => concept.notCovered.length).length / total,
    outside: Math.max(0, ...[...questions.outside.keys()].map((question) => similarities[question] ?? 0)),
  };
}
