/** Search: a query to its answer. Mirrors rulesdb/search/answer/searching.py. */
import { conceptCandidates, hasAll, hit, numberCandidates } from "./candidates.js";
import { isUnsure, notCovered } from "./certainty.js";
import { surfaceOf, understand } from "./concepts.js";
import { FITTING_SHARE, RERANKED, RULE, SUBRULE } from "./constants.js";
import { explanations } from "./explanations.js";
import { isExpression, parseExpression, refuseTooLong, withoutQuotationMarks } from "./expressions.js";
import { filtered } from "./filtering.js";
import { literalCandidates } from "./letters.js";
import { containingNumber, namedNodes, writtenNumbers } from "./numbers.js";
import { topicsOf } from "./topics.js";
import { unknownConcepts } from "./words.js";

/**
 * @import { Book } from "./book.js"
 * @import { Candidate, Hit } from "./candidates.js"
 * @import { NotCovered, ParsedQuery } from "./concepts.js"
 * @import { Corpus } from "./corpus.js"
 * @import { WrittenNumber } from "./numbers.js"
 * @import { Topic } from "./topics.js"
 */

/**
 * Candidates before they are truncated and quoted, and the certainty of the answer. `fitting` says how many of them fit,
 * `unquoted` that nothing has the quoted words as they are, so that they were searched for as words, `topics` what other
 * documents rule.
 * @typedef {{
 *   candidates: Candidate[], suggestion: string | null, unknown: string[], notCovered: NotCovered[], unsure: boolean,
 *   fitting: number, unquoted: boolean, topics: Topic[],
 * }} Found
 */

/**
 * An answer as it is shown: `unknown` are words that no rule has.
 * @typedef {Omit<Found, "candidates"> & {total: number, hits: Hit[]}} Answer
 */

/** @type {Found} */
const NOTHING = { candidates: [], suggestion: null, unknown: [], notCovered: [], unsure: false, fitting: 0, unquoted: false, topics: [] };

/**
 * Return the best hits, as the command does. Throws what `findAll` throws.
 * @param {Corpus} corpus
 * @param {string} query as typed
 * @param {number} limit
 * @returns {Answer}
 */
export function answer(corpus, query, limit) {
  const { candidates, ...others } = findAll(corpus, query);
  return { ...others, total: candidates.length, hits: candidates.slice(0, limit).map((candidate) => hit(corpus, candidate)) };
}

/**
 * Return by document the better hit of which it is a part, for the parts right behind it.
 * @param {Book} book
 * @param {Candidate[]} candidates
 * @returns {Map<number, number>}
 */
export function wholesOf(book, candidates) {
  const found = new Map();
  let whole = -1;
  for (const { document } of candidates) {
    if (book.kind(document) === SUBRULE && book.above(document).includes(whole)) found.set(document, whole);
    else whole = [RULE, SUBRULE].includes(book.kind(document)) ? document : -1;
  }
  return found;
}

/**
 * Return all that a query finds, each document once. Throws ExpressionError for a wrong expression and a query that is too
 * long; a query without words goes to substring search, since the cutter knows fewer words than the command.
 * @param {Corpus} corpus
 * @param {string} query as typed
 * @returns {Found}
 */
export function findAll(corpus, query) {
  refuseTooLong(query);
  const whole = isExpression(query) ? ofExpression(corpus, query) : ofQuery(corpus, query);
  const candidates = firstOfDocuments(whole.candidates);
  const isExact = isExpression(query) && !whole.unquoted;
  return { ...whole, candidates, fitting: isExact ? candidates.length : fittingOf(candidates, whole.unsure) };
}

/** @param {Corpus} corpus @param {string} query @returns {Found} what an expression finds, or the words of one that only quotes */
function ofExpression(corpus, query) {
  const candidates = filtered(corpus, parseExpression(query));
  const words = candidates.length ? null : withoutQuotationMarks(query);
  return words === null ? { ...NOTHING, candidates } : { ...ofQuery(corpus, words), unquoted: true };
}

/**
 * Return how many candidates fit: those not found by ranking, and where it is sure, those that it has near the best.
 * @param {Candidate[]} candidates
 * @param {boolean} unsure
 * @returns {number}
 */
function fittingOf(candidates, unsure) {
  const scores = candidates.filter(({ match }) => match !== undefined).map(({ score }) => score);
  const near = scores.slice(0, RERANKED).filter((score) => score >= FITTING_SHARE * scores[0]);
  return candidates.length - scores.length + (unsure ? 0 : near.length);
}

/** @param {Candidate[]} candidates @returns {Candidate[]} the first of each document */
function firstOfDocuments(candidates) {
  const seen = new Set();
  return candidates.filter(({ document }) => !seen.has(document) && seen.add(document));
}

/** @param {Corpus} corpus @param {string} query @returns {Found} what its numbers find, then what its words find */
function ofQuery(corpus, query) {
  const { book } = corpus;
  const { numbers, rest } = writtenNumbers(query, book.rulesets);
  const parsed = understand(rest, corpus);
  const found = parsed.concepts.length ? foundByWords(corpus, parsed) : { ...NOTHING, candidates: literalCandidates(book, rest) };
  const candidates = [...numberCandidates(book, numbers), ...found.candidates];
  const topics = topicsOf(rest, candidates[0] ? book.foldedTexts(candidates[0].document) : []);
  return { ...found, candidates, suggestion: found.suggestion ?? containingLoaded(book, numbers), topics, unsure: found.unsure || topics.length > 0 };
}

/**
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @returns {Found} what the words find: as they are, else as substrings, else with misspellings corrected
 */
function foundByWords(corpus, query) {
  const literal = ofConcepts(corpus, query);
  const [best] = literal.candidates;
  if (literal.candidates.some(hasAll)) {
    return literal;
  }
  const candidates = best ? [] : literalCandidates(corpus.book, query.text);
  if (candidates.length) {
    return { ...literal, candidates, unknown: [], unsure: false };
  }
  const { text, changes } = corpus.speller.corrected(query.text);
  if (changes.length) {
    const because = changes.map(({ kind, surface, correction }) => explanations.read(kind, surface, correction));
    const corrected = ofConcepts(corpus, understand(text, corpus), because);
    const namesMissing = !best && corrected.notCovered.length;
    const [first] = corrected.candidates;
    if (namesMissing || (first && (!best || first.score > best.score))) {
      return { ...corrected, suggestion: text };
    }
  }
  return literal;
}

/**
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @param {string[]} [because] the first of the reasons
 * @returns {Found}
 */
function ofConcepts(corpus, query, because = []) {
  const { book, questions } = corpus;
  const similarities = questions.similarities(query);
  const found = conceptCandidates(corpus, query, similarities, because);
  return {
    ...NOTHING,
    candidates: found,
    unknown: unknownConcepts(book, query.concepts).map(surfaceOf),
    notCovered: notCovered(corpus, query, similarities, found),
    unsure: corpus.isWhole && isUnsure(corpus, query, similarities, found), // known questions may make it sure
  };
}

/** @param {Book} book @param {WrittenNumber[]} numbers @returns {string | null} the loaded number that contains one that is not loaded */
function containingLoaded(book, numbers) {
  const missing = numbers.find((number) => !namedNodes(book, [number]).length);
  return missing ? containingNumber(book, missing.number) : null;
}
