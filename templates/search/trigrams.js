/**
 * The feature `trigrams`: the share of a query's character trigrams that one sentence of a document has. Mirrors
 * rulesdb/search/ranking/trigrams.py.
 */
import { FUNCTION_WORDS, LONGEST_NAMED, STOP_WORDS, TRIGRAM_LENGTH } from "./constants.js";

/**
 * @param {string} query
 * @returns {string[]} the character trigrams of the words of a folded query between blanks, but for stop words, each once
 */
export function trigramsOf(query) {
  const trigrams = new Set();
  const words = query.slice(0, LONGEST_NAMED).split(/\s+/);
  for (const word of words.filter((each) => !FUNCTION_WORDS.has(each) && !STOP_WORDS.has(each))) {
    for (let at = 0; at + TRIGRAM_LENGTH <= word.length; at += 1) {
      trigrams.add(word.slice(at, at + TRIGRAM_LENGTH));
    }
  }
  return [...trigrams];
}

/**
 * @param {string[]} trigrams
 * @param {string[]} texts
 * @returns {number} the share of the trigrams in that sentence of the folded texts which has the most
 */
export function overlap(trigrams, texts) {
  return trigrams.length ? Math.max(0, ...texts.map((text) => mostInASentence(trigrams, text))) / trigrams.length : 0;
}

/** @param {string[]} trigrams @param {string} text @returns {number} */
function mostInASentence(trigrams, text) {
  const found = trigrams.filter((trigram) => text.includes(trigram));
  const inSentence = (/** @type {string} */ sentence) => found.filter((trigram) => sentence.includes(trigram)).length;
  return found.length ? Math.max(...text.split("。").map(inSentence)) : 0;
}
