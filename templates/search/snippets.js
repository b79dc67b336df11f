/**
 * Snippets: the sentences of a found rule with the rarest words of the query, and the ranges of those words. Mirrors
 * rulesdb/search/answer/snippets.py.
 */
import { LINE_ENDS, SENTENCE_ENDS, SNIPPET_CUT, SNIPPET_LEAD, SNIPPET_LENGTH } from "./constants.js";

/**
 * An occurrence of a word in a text: its half-open range; `word` tells words apart.
 * @typedef {{start: number, end: number, word: string}} Occurrence
 */

/**
 * A sentence of a text: its half-open range, the occurrences that begin in it, the sum of its words' weights.
 * @typedef {{text: string, start: number, end: number, occurrences: Occurrence[], score: number}} Sentence
 */

const ENDS = new RegExp(SENTENCE_ENDS, "g");
const WITHIN_A_WORD = /^[A-Za-z]{2}$/;
const LINE_END = new RegExp(`[${LINE_ENDS}]`, "g");

/**
 * @param {string} text
 * @param {Occurrence[]} occurrences
 * @param {Map<string, number>} weights that of a word is 1 unless it is here
 * @returns {Sentence[]} the sentences of a text, in order
 */
export function scoredSentences(text, occurrences, weights) {
  const ends = [...text.matchAll(ENDS)].map((found) => found.index + found[0].length).filter((end) => end < text.length);
  return [0, ...ends].map((start, at) => {
    const end = ends[at] ?? text.length;
    const within = occurrences.filter((occurrence) => start <= occurrence.start && occurrence.start < end);
    const words = [...new Set(within.map(({ word }) => word))].sort();
    const score = words.reduce((sum, word) => sum + (weights.get(word) ?? 1), 0);
    return { text, start, end, occurrences: within, score };
  });
}

/**
 * Return the best of the sentences of some texts, in their order, and a part of one that is too long. The snippet is one
 * line; `marks` are the ranges of it to mark, in order and disjoint.
 * @param {Sentence[]} sentences
 * @returns {{text: string, marks: [number, number][]}}
 */
export function quote(sentences) {
  const chosen = chosenOf(sentences);
  let shown = "";
  let last = { end: 0, text: "" };
  /** @type {[number, number][]} */
  const marks = [];
  for (const at of chosen) {
    const { text, occurrences } = sentences[at];
    const { start, end } = rangeOf(sentences[at]);
    const isNext = start > 0 && chosen.includes(at - 1);
    if ((shown || start) && !isNext) shown += SNIPPET_CUT;
    const shift = shown.length - start;
    const visible = occurrences.filter((occurrence) => start <= occurrence.start && occurrence.start < end);
    marks.push(...visible.map((occurrence) => /** @type {[number, number]} */ ([occurrence.start + shift, Math.min(occurrence.end, end) + shift])));
    shown += text.slice(start, end).replace(LINE_END, " ");
    last = { end, text };
  }
  return { text: shown + (last.end < last.text.length ? SNIPPET_CUT : ""), marks: merged(marks) };
}

/**
 * Return which sentences are quoted: those with the highest scores, each with the one behind it in its text, as many as
 * fit; then the rest of the best one's text, if all of it fits.
 * @param {Sentence[]} sentences
 * @returns {number[]}
 */
function chosenOf(sentences) {
  const all = [...sentences.keys()];
  const byScore = [...all].sort((one, other) => sentences[other].score - sentences[one].score);
  const ofBest = all.filter((at) => sentences[at].text === sentences[byScore[0]].text);
  const withWords = byScore.filter((at) => sentences[at].score);
  /** @type {Set<number>} */
  const chosen = new Set();
  let room = SNIPPET_LENGTH;
  for (const at of withWords.length ? withWords : ofBest) {
    const isFollowed = at + 1 < sentences.length && sentences[at + 1].start > 0;
    for (const near of isFollowed ? [at, at + 1] : [at]) {
      if (chosen.has(near)) continue;
      if (lengthOf(sentences[near]) > room && chosen.size) break;
      chosen.add(near);
      room -= lengthOf(sentences[near]);
    }
  }
  const rest = ofBest.filter((at) => !chosen.has(at));
  const isWhole = rest.reduce((sum, at) => sum + lengthOf(sentences[at]), 0) <= room;
  return [...chosen, ...(isWhole ? rest : [])].sort((one, other) => one - other);
}

/** @param {Sentence} sentence @returns {number} */
function lengthOf({ start, end }) {
  return end - start;
}

/**
 * Return what is quoted of a sentence: of one that is too long, the part from a little before its first word on.
 * @param {Sentence} sentence
 * @returns {{start: number, end: number}}
 */
function rangeOf({ text, start, end, occurrences }) {
  const first = Math.min(...occurrences.map((occurrence) => occurrence.start)); // infinite without any
  const isFar = end - start > SNIPPET_LENGTH && Number.isFinite(first) && first - start > SNIPPET_LENGTH / 2;
  const from = isFar ? wordFrom(text, first - SNIPPET_LEAD, first) : start;
  return { start: from, end: Math.min(from + SNIPPET_LENGTH, end) };
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
