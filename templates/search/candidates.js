/** Candidates: found documents before truncation, and their hits. Mirrors rulesdb/search/answer/found_nodes.py. */
import { BELOW, CITING, NAMED, QUOTED_FIELDS, TEXT_KINDS, TITLE } from "./constants.js";
import { explanations } from "./explanations.js";
import { namedNodes, unloaded } from "./numbers.js";
import { NO_SIMILARITIES } from "./questions.js";
import { rank } from "./ranking.js";
import { quote, scoredSentences } from "./snippets.js";
import { rarityOfTerm } from "./words.js";

/**
 * @import { Book } from "./book.js"
 * @import { ParsedQuery } from "./concepts.js"
 * @import { Corpus } from "./corpus.js"
 * @import { WrittenNumber } from "./numbers.js"
 * @import { Questions } from "./questions.js"
 * @import { Match } from "./ranking.js"
 * @import { Occurrence, Sentence } from "./snippets.js"
 */

/**
 * A found document: the first of the reasons, and the match if ranking found it, or the substrings that a snippet marks if
 * substring search did.
 * @typedef {{document: number, score: number, because: string[], match?: Match, letters?: string[]}} Candidate
 */

/**
 * A found rule as it is shown; `marks` are the ranges of the snippet to mark.
 * @typedef {{
 *   id: string, kind: string, title: string, game: string, above: string[], edition: string, score: number, address: string,
 *   snippet: string, marks: [number, number][], why: string[],
 * }} Hit
 */

const ALL_ASCII = /^[^\u0080-\uffff]+$/;
/** By field of a text the rank in which it is quoted. */
const QUOTED = TEXT_KINDS.map((name) => QUOTED_FIELDS.indexOf(name));

/** @param {Candidate} candidate @returns {boolean} whether it has all concepts of the query */
export function hasAll({ match }) {
  return match === undefined || match.isComplete;
}

/**
 * @param {Book} book
 * @param {WrittenNumber[]} numbers
 * @returns {Candidate[]} the documents with these numbers, all below them, and those that cite a number that is not loaded
 */
export function numberCandidates(book, numbers) {
  const named = namedNodes(book, numbers);
  /** @type {Candidate[]} */
  const found = named.map((document) => ({ document, score: NAMED, because: [explanations.number] }));
  for (const above of named) {
    const because = [explanations.below(book.key(above))];
    found.push(...book.descendants(above).map((document) => ({ document, score: BELOW, because })));
  }
  for (const missing of unloaded(book, numbers)) {
    const because = [explanations.citing(missing.slice(missing.indexOf(":") + 1))];
    found.push(...(book.cited.get(missing) ?? []).map((document) => ({ document, score: CITING, because })));
  }
  return found;
}

/**
 * Return the documents with concepts of a query, the best first.
 * @param {Corpus} corpus
 * @param {ParsedQuery} query
 * @param {Float64Array} [similarities] the cosines of the query and the known questions
 * @param {string[]} [because] the first of the reasons
 * @param {boolean} [inherit] whether a subrule has what the text of its rule has
 * @returns {Candidate[]}
 */
export function conceptCandidates(corpus, query, similarities = NO_SIMILARITIES, because = [], inherit = true) {
  const matches = query.concepts.length ? rank(corpus.book, query, corpus.questions, similarities, inherit) : [];
  return matches.map((match) => ({ document: match.document, score: match.score, because, match }));
}

/** @param {Corpus} corpus @param {Candidate} candidate @returns {Hit} */
export function hit(corpus, candidate) {
  const { book } = corpus;
  const { document, match } = candidate;
  const { edition, sentences } = bestSentences(corpus, candidate);
  const snippet = quote(sentences);
  return {
    id: book.ids[document],
    kind: book.kind(document),
    title: book.title(document),
    game: book.gameTitle(document),
    above: book.above(document).map((above) => `${book.number(above)} ${book.title(above)}`.trim()),
    edition,
    score: candidate.score,
    address: book.address(document),
    snippet: snippet.text,
    marks: snippet.marks,
    why: [...candidate.because, ...(match ? whysOf(match, corpus.questions) : [])],
  };
}

/**
 * Return the edition that is quoted, that of the best sentence, and its sentences: of the texts with words of the query
 * the rule's own, before any example; a title, which a hit shows anyway, only where there is no text.
 * @param {Corpus} corpus
 * @param {Candidate} candidate
 * @returns {{edition: string, sentences: Sentence[]}}
 */
function bestSentences(corpus, candidate) {
  const { book } = corpus;
  const parts = partsOf(corpus, candidate);
  const rows = [...book.texts(candidate.document)].sort(([one], [other]) => QUOTED[one] - QUOTED[other]);
  const quotations = rows.map(([field, bits, text]) => ({ order: QUOTED[field], bits, text, occurrences: occurrencesIn(text, parts) }));
  const found = quotations.filter(({ order, occurrences }) => occurrences.length && QUOTED_FIELDS[order] !== TITLE);
  const texts = found.length ? found : quotations;
  const weights = weightsOf(book, new Set(texts.flatMap(({ occurrences }) => occurrences.map(({ word }) => word))), candidate);
  const scored = texts.filter(({ order }) => order === texts[0].order).map(({ bits, text, occurrences }) => {
    const sentences = scoredSentences(text, occurrences, weights);
    return { bits, sentences, highest: Math.max(...sentences.map(({ score }) => score)) };
  });
  const highest = Math.max(...scored.map((text) => text.highest));
  const all = scored.find((text) => text.highest === highest)?.bits ?? 0;
  const first = all & -all;
  return { edition: book.editionOf(first), sentences: scored.filter(({ bits }) => bits & first).flatMap(({ sentences }) => sentences) };
}

/**
 * @param {Book} book
 * @param {Set<string>} found words of the query, or letters, which have no weight
 * @param {Candidate} candidate
 * @returns {Map<string, number>} the weights of the words in sentences; those in Latin letters, a sign of its language, count twice
 */
function weightsOf(book, found, { match }) {
  const words = (match?.words ?? []).filter(({ term }) => found.has(term));
  return new Map(words.map(({ term, weight }) => [term, weight * rarityOfTerm(book, term) * (ALL_ASCII.test(term) ? 2 : 1)]));
}

/** @param {Corpus} corpus @param {Candidate} candidate @returns {{part: string, word: string}[]} what is marked, and as which word */
function partsOf({ cutter }, { match, letters = [] }) {
  const words = (match?.words ?? []).flatMap(({ term }) => cutter.spellingsOf(term).map((part) => ({ part, word: term })));
  return [...words, ...letters.map((part) => ({ part, word: part }))];
}

/** @param {Match} match @param {Questions} questions @returns {string[]} by which other words it was found, and by which question */
function whysOf({ whys, question }, questions) {
  return question === null ? whys : [...whys, explanations.question(questions.texts[question] ?? "")];
}

/**
 * Return the occurrences of words in a text, as nearly as the page finds them without its analysis.
 * @param {string} text
 * @param {{part: string, word: string}[]} parts
 * @returns {Occurrence[]}
 */
function occurrencesIn(text, parts) {
  const lower = text.toLowerCase();
  const occurrences = [];
  for (const { part, word } of parts) {
    for (let at = lower.indexOf(part); part && at >= 0; at = lower.indexOf(part, at + part.length)) {
      occurrences.push({ start: at, end: at + part.length, word });
    }
  }
  return occurrences.sort((one, other) => one.start - other.start || one.end - other.end);
}
