/**
 * How much of a query's own wording a document repeats in one sentence. Mirrors rulesdb/search/ranking/wording.py.
 */
import { FUNCTION_WORDS, LONGEST_NAMED, STOP_WORDS, WORDING_LENGTH } from "./constants.js";

/**
 * @param {string} query
 * @returns {string[]} all strings of some characters within the parts of a folded query between blanks that say
 *   something, each once
 */
export function wordingStrings(query) {
  const strings = new Set();
  const parts = query.slice(0, LONGEST_NAMED).split(/\s+/);
  for (const part of parts.filter((word) => !FUNCTION_WORDS.has(word) && !STOP_WORDS.has(word))) {
    for (let at = 0; at + WORDING_LENGTH <= part.length; at += 1) {
      strings.add(part.slice(at, at + WORDING_LENGTH));
    }
  }
  return [...strings];
}

/**
 * @param {string[]} wanted
 * @param {string[]} texts
 * @returns {number} the share of the wanted strings that the sentence of the folded texts has that has the most
 */
export function repeated(wanted, texts) {
  return wanted.length ? Math.max(0, ...texts.map((text) => mostInASentence(wanted, text))) / wanted.length : 0;
}

/** @param {string[]} wanted @param {string} text @returns {number} */
function mostInASentence(wanted, text) {
  const here = wanted.filter((string) => text.includes(string));
  const inSentence = (/** @type {string} */ sentence) => here.filter((string) => sentence.includes(string)).length;
  return here.length ? Math.max(...text.split("。").map(inSentence)) : 0;
}
