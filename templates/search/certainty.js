/**
 * Certainty of an answer: terms that no loaded text defines, and whether even the best hit may be wrong. Mirrors
 * rulesdb/search/answer/certainty.py; the weights come with the data.
 */
import { mentions } from "./aliases.js";
import { isQuestion } from "./concepts.js";
import { LEAST_ALIKE, LEAST_SHARE, LEAST_SIMILAR_OUTSIDE, LITERAL_WEIGHT, RERANKED, SURE } from "./constants.js";
import { parent } from "./numbers.js";
import { weighted } from "./ranking.js";
import { isVerb } from "./verbs.js";
import { rarityOfConcept, shortOf, unknownConcepts } from "./words.js";

/**
 * @import { Book } from "./book.js"
 * @import { Concept, NotCovered, ParsedQuery } from "./concepts.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Corpus } from "./corpus.js"
 */

/**
 * Return the terms and topics a query asks for that are defined by rules in no loaded text, each rule once. Where
 * several games define a term, only that of the best hit's game is returned. A term that only another game defines is
 * missing unless the rules of the best hit's game have the word; a topic, where no rule fits well.
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @param {Float64Array} similarities the cosines of the query and the known questions
 * @param {Candidate[]} found the best first
 * @returns {NotCovered[]}
 */
export function notCovered(corpus, query, similarities, found) {
  const { book } = corpus;
  const best = found[0] ? book.game(found[0].document) : "";
  const terms = missingTerms(corpus, query);
  const topics = missingTopics(corpus, query, similarities);
  let wanted = [...terms.map(({ term }) => term), ...topics].filter(({ rule }) => gameOf(rule) === best);
  if (!wanted.length) {
    const candidates = found.slice(0, RERANKED).filter(({ document }) => book.game(document) === best);
    const elsewhere = terms.filter(({ concept }) => !isFound(book, concept, candidates));
    wanted = [...elsewhere.map(({ term }) => term), ...(isUnsure(corpus, query, similarities, found) ? topics : [])];
  }
  /** @type {Map<string, NotCovered>} */
  const byRule = new Map();
  for (const missing of wanted) {
    if (!byRule.has(missing.rule)) {
      byRule.set(missing.rule, missing);
    }
  }
  return [...byRule.values()];
}

/**
 * @param {Book} book
 * @param {Concept} concept
 * @param {Candidate[]} candidates
 * @returns {boolean} whether one of them has all words of the concept, not those of a related word alone
 */
function isFound(book, concept, candidates) {
  const having = (/** @type {string} */ term) => new Set(book.postingsOf(term).flat().map(([document]) => document));
  return concept.expansions
    .filter(({ words, weight }) => words.length && weight >= LITERAL_WEIGHT)
    .map((expansion) => shortOf(expansion).map(({ term }) => having(term)))
    .some((documents) => candidates.some(({ document }) => documents.every((each) => each.has(document))));
}

/** @param {string} rule @returns {string} */
function gameOf(rule) {
  return rule.slice(0, rule.indexOf(":"));
}

/**
 * Return the terms that no loaded text defines and that make up much of a query, with their concepts. A question is not
 * about its verb.
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @returns {{concept: Concept, term: NotCovered}[]}
 */
function missingTerms({ book }, query) {
  const { concepts } = query;
  const rarities = concepts.map((concept) => rarityOfConcept(book, concept));
  const least = LEAST_SHARE * rarities.reduce((sum, rarity) => sum + rarity, 0);
  const much = concepts.filter((_, at) => rarities[at] >= least);
  const missing = much.flatMap((concept) => concept.notCovered.map((term) => ({ concept, term })));
  return isQuestion(query) ? missing.filter(({ term }) => !isVerb(term.term)) : missing;
}

/**
 * Return the topic of the known question that a query resembles most, if no loaded text answers that and the query names
 * the topic. The topic of 8.3.5c, which has no name, is that of 8.3.5.
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @param {Float64Array} similarities
 * @returns {NotCovered[]}
 */
function missingTopics({ lexicon, questions }, query, similarities) {
  const highest = similarities.reduce((one, other) => Math.max(one, other), 0);
  const rule = questions.outside.get(similarities.indexOf(highest));
  if (rule === undefined || highest < LEAST_SIMILAR_OUTSIDE) {
    return [];
  }
  const named = new Set(mentions(query.text, lexicon).flatMap(({ aliases }) => aliases.map(({ name }) => name)));
  const game = gameOf(rule);
  for (let number = /** @type {string | null} */ (rule.slice(game.length + 1)); number !== null; number = parent(number)) {
    const above = `${game}:${number}`;
    const names = [...lexicon.outside].filter(([, rules]) => rules.includes(above)).map(([name]) => name);
    if (names.length) return names.some((name) => named.has(name)) ? [{ term: names[0], rule: above }] : [];
  }
  return [];
}

/**
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @param {Float64Array} similarities
 * @param {Candidate[]} found
 * @returns {boolean} whether even the best hit may be wrong: the texts have no word of the query, or a learned logistic model says so
 */
export function isUnsure(corpus, query, similarities, found) {
  const match = found[0]?.match;
  if (match === undefined) {
    return !found.length;
  }
  const { unknown, uncovered, outside } = doubtsOf(corpus, query, similarities);
  if (unknown === 1 && similarities.every((similarity) => similarity < LEAST_ALIKE)) return true;
  const doubts = SURE.doubts.unknown * unknown + SURE.doubts.uncovered * uncovered + SURE.doubts.outside * outside;
  return weighted(match.features, SURE.features) + doubts + SURE.bias < 0;
}

/**
 * Return what a query itself says against any answer: the share of its rarity that no document has a word of, that of its
 * concepts that no loaded text defines, and the cosine of the most similar known question that no loaded rule answers.
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @param {Float64Array} similarities
 * @returns {typeof SURE.doubts}
 */
function doubtsOf({ book, questions }, { concepts }, similarities) {
  return {
    unknown: rarityOfAll(book, unknownConcepts(book, concepts)) / (rarityOfAll(book, concepts) || 1),
    uncovered: concepts.filter((concept) => concept.notCovered.length).length / Math.max(concepts.length, 1),
    outside: Math.max(0, ...[...questions.outside.keys()].map((question) => similarities[question] ?? 0)),
  };
}

/** @param {Book} book @param {Concept[]} concepts @returns {number} */
function rarityOfAll(book, concepts) {
  return concepts.reduce((sum, concept) => sum + rarityOfConcept(book, concept), 0);
}
