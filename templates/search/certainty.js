/**
 * What an answer says of itself: which terms no loaded text defines, and whether any rule fits well. Mirrors
 * rulesdb/search/answer/certainty.py; the weights come with the data.
 */
import { rarityOfConcept, unknownWords } from "./words.js";

/**
 * Return the terms and topics a query asks for that are defined by rules in no loaded text, each rule once. Where both
 * games have a term, it is that of the game of the best hit.
 * @param {object} corpus
 * @param {object} asked
 * @param {{question: number, similarity: number}[]} similar known questions
 * @param {object[]} found candidates, the best first
 * @returns {{term: string, rule: string}[]}
 */
export function notCovered(corpus, asked, similar, found) {
  const named = [...missingTerms(corpus, asked), ...missingTopics(corpus, similar)];
  const games = new Set(named.map(({ rule }) => gameOf(rule)));
  const best = found.length ? corpus.book.game(found[0].document) : null;
  const wanted = games.has(best) ? new Set([best]) : games;
  const byRule = new Map();
  for (const each of named.filter(({ rule }) => wanted.has(gameOf(rule)))) {
    if (!byRule.has(each.rule)) {
      byRule.set(each.rule, each);
    }
  }
  return [...byRule.values()];
}

export function gameOf(rule) {
  return rule.slice(0, rule.indexOf(":"));
}

/** Return the terms that no loaded text defines and that make up much of a query. */
function missingTerms({ book }, { concepts }) {
  const rarities = concepts.map((concept) => rarityOfConcept(book, concept));
  const least = book.weights.leastShare * rarities.reduce((sum, rarity) => sum + rarity, 0);
  return concepts.filter((_, at) => rarities[at] >= least).flatMap((concept) => concept.notCovered);
}

/** Return the topic of the known question that a query resembles most, if no loaded text answers that. */
function missingTopics({ book, lexicon, questions }, similar) {
  const none = { question: -1, similarity: 0 };
  const nearest = similar.reduce((best, each) => (each.similarity > best.similarity ? each : best), none);
  const rule = questions.outside.get(nearest.question);
  if (rule === undefined || nearest.similarity < book.weights.leastAsked) {
    return [];
  }
  const topic = [...lexicon.outside].find(([, rules]) => rules.includes(rule));
  return [{ term: topic ? topic[0] : rule.slice(rule.indexOf(":") + 1), rule }];
}

/** @returns {boolean} whether even the best hit may not be what a query asks for, by a learned logistic model */
export function isUnsure({ book }, { concepts }, found) {
  if (!found.length) {
    return true;
  }
  const { features, unknown, bias } = book.weights.sure;
  const share = unknownWords(book, concepts).length / Math.max(concepts.length, 1);
  const sum = book.weights.features.reduce((total, name) => total + features[name] * found[0].match.features[name], 0);
  return sum + unknown * share + bias < 0;
}
