/**
 * Snippets: the part of a found text with most of the query's words, and their ranges in it. Mirrors
 * rulesdb/search/answer/snippets.py.
 */
import { LINE_ENDS, SENTENCE_ENDS, SNIPPET_CUT, SNIPPET_LEAD, SNIPPET_LENGTH } from "./constants.js";

/**
 * An occurrence of a word in a text: its half-open range; `word` tells words apart.
 * @typedef {{start: number, end: number, word: string}} Occurrence
 */

const WITHIN_A_WORD = /^[A-Za-z]{2}$/;
const LINE_END = new RegExp(`[${LINE_ENDS}]`, "g");

/**
 * Return the part of a text with the most distinct words, the first such part; its beginning without occurrences. The
 * snippet is one line; `marks` are the ranges of it to mark, in order and disjoint.
 * @param {string} text
 * @param {Occurrence[]} occurrences
 * @returns {{text: string, marks: [number, number][]}}
 */
export function quote(text, occurrences) {
  const start = bestStart(text, [...occurrences].sort(inOrder));
  const end = Math.min(start + SNIPPET_LENGTH, text.length);
  const before = start > 0 ? SNIPPET_CUT : "";
  const after = end < text.length ? SNIPPET_CUT : "";
  const shift = start - before.length;
  const visible = occurrences.filter((occurrence) => start <= occurrence.start && occurrence.end <= end);
  const marks = merged(visible.map((occurrence) => /** @type {[number, number]} */ ([occurrence.start - shift, occurrence.end - shift])));
  return { text: before + text.slice(start, end).replace(LINE_END, " ") + after, marks };
}

/** @param {Occurrence} one @param {Occurrence} other @returns {number} */
function inOrder(one, other) {
  return one.start - other.start || one.end - other.end || (one.word < other.word ? -1 : +(one.word > other.word));
}

/**
 * Return where to begin: a little before the occurrence from which the most distinct words are in reach.
 * @param {string} text
 * @param {Occurrence[]} occurrences
 * @returns {number}
 */
function bestStart(text, occurrences) {
  let best = 0;
  let most = 0;
  occurrences.forEach((first, at) => {
    const start = opening(text, first.start);
    const reached = wordsInReach(occurrences, at, start + SNIPPET_LENGTH);
    if (reached > most) [best, most] = [start, reached];
  });
  return best;
}

/**
 * @param {Occurrence[]} occurrences
 * @param {number} at
 * @param {number} end
 * @returns {number}
 */
function wordsInReach(occurrences, at, end) {
  const words = new Set();
  for (const occurrence of occurrences.slice(at, at + SNIPPET_LENGTH)) {
    if (occurrence.end > end) break;
    words.add(occurrence.word);
  }
  return words.size;
}

/**
 * Return where a quotation begins: with the sentence of a position if that is near, else a few characters before.
 * @param {string} text
 * @param {number} position
 * @returns {number}
 */
function opening(text, position) {
  if (position <= SNIPPET_LENGTH / 2 || text.length <= SNIPPET_LENGTH) return 0;
  const ends = SENTENCE_ENDS.map((mark) => ({ mark, at: text.lastIndexOf(mark, position - mark.length) }));
  const sentence = Math.max(0, ...ends.filter(({ at }) => at >= 0).map(({ mark, at }) => at + mark.length));
  return sentence && position - sentence <= SNIPPET_LENGTH / 2 ? sentence : wordFrom(text, position - SNIPPET_LEAD, position);
}

/**
 * Return where the first whole word begins from a start on, where that is within a word in Latin letters.
 * @param {string} text
 * @param {number} start
 * @param {number} position
 * @returns {number}
 */
function wordFrom(text, start, position) {
  const blank = text.indexOf(" ", start);
  const isCut = blank > start && blank < position && WITHIN_A_WORD.test(text.slice(start - 1, start + 1));
  return blank === start || isCut ? blank + 1 : start;
}

/**
 * Return the ranges in order, those that touch or overlap as one.
 * @param {[number, number][]} ranges
 * @returns {[number, number][]}
 */
function merged(ranges) {
  /** @type {[number, number][]} */
  const found = [];
  for (const [start, end] of ranges.sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = found.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else found.push([start, end]);
  }
  return found;
}
