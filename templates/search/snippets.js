/**
 * Quotations: the part of a found text that shows most of the query's words, and where they stand in it. Mirrors
 * rulesdb/search/answer/snippets.py.
 */
import { LINE_ENDS, SENTENCE_ENDS, SNIPPET_CUT, SNIPPET_LEAD, SNIPPET_LENGTH } from "./constants.js";

/**
 * Where a word stands in a text, half-open; `word` tells words apart.
 * @typedef {{start: number, end: number, word: string}} Place
 */

const WITHIN_A_WORD = /^[A-Za-z]{2}$/;
const LINE_END = new RegExp(`[${LINE_ENDS}]`, "g");

/**
 * Return the part of a text with the most distinct words, the first such part; its beginning without places. The
 * quotation stands on one line; `marks` are the ranges of it to mark, in order and disjoint.
 * @param {string} text
 * @param {Place[]} places
 * @returns {{text: string, marks: [number, number][]}}
 */
export function quote(text, places) {
  const start = bestStart(text, [...places].sort(inOrder));
  const end = Math.min(start + SNIPPET_LENGTH, text.length);
  const before = start > 0 ? SNIPPET_CUT : "";
  const after = end < text.length ? SNIPPET_CUT : "";
  const shift = start - before.length;
  const visible = places.filter((place) => start <= place.start && place.end <= end);
  const marks = merged(visible.map((place) => /** @type {[number, number]} */ ([place.start - shift, place.end - shift])));
  return { text: before + text.slice(start, end).replace(LINE_END, " ") + after, marks };
}

/** @param {Place} one @param {Place} other @returns {number} */
function inOrder(one, other) {
  return one.start - other.start || one.end - other.end || (one.word < other.word ? -1 : +(one.word > other.word));
}

/**
 * Return where to begin: a little before the place from which the most distinct words are in reach.
 * @param {string} text
 * @param {Place[]} places
 * @returns {number}
 */
function bestStart(text, places) {
  let best = 0;
  let most = 0;
  places.forEach((first, at) => {
    const start = opening(text, first.start);
    const reached = wordsInReach(places, at, start + SNIPPET_LENGTH);
    if (reached > most) [best, most] = [start, reached];
  });
  return best;
}

/**
 * @param {Place[]} places
 * @param {number} at
 * @param {number} end
 * @returns {number}
 */
function wordsInReach(places, at, end) {
  const words = new Set();
  for (const place of places.slice(at, at + SNIPPET_LENGTH)) {
    if (place.end > end) break;
    words.add(place.word);
  }
  return words.size;
}

/**
 * Return where a quotation of a place begins: with its sentence if that is near, else a few characters before.
 * @param {string} text
 * @param {number} place
 * @returns {number}
 */
function opening(text, place) {
  if (place <= SNIPPET_LENGTH / 2 || text.length <= SNIPPET_LENGTH) return 0;
  const ends = SENTENCE_ENDS.map((mark) => ({ mark, at: text.lastIndexOf(mark, place - mark.length) }));
  const sentence = Math.max(0, ...ends.filter(({ at }) => at >= 0).map(({ mark, at }) => at + mark.length));
  return sentence && place - sentence <= SNIPPET_LENGTH / 2 ? sentence : wordFrom(text, place - SNIPPET_LEAD, place);
}

/**
 * Return where the first whole word begins from a start on, where that is within a word in Latin letters.
 * @param {string} text
 * @param {number} start
 * @param {number} place
 * @returns {number}
 */
function wordFrom(text, start, place) {
  const blank = text.indexOf(" ", start);
  const isCut = blank > start && blank < place && WITHIN_A_WORD.test(text.slice(start - 1, start + 1));
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
