/**
 * Mentions of terms by inflected English names, found by the stems of their words. Mirrors
 * rulesdb/search/lexicon/english_names.py.
 */
import { LONGEST_ENGLISH_NAME, LONGEST_NAMED } from "./constants.js";
import { compoundOfStems, latinWords } from "./english.js";

/**
 * @import { Alias, Mention } from "./aliases.js"
 * @import { EnglishWord } from "./english.js"
 */

/**
 * The aliases that are English names with some stems.
 * @typedef {{englishMeanings: (key: string) => Alias[]}} EnglishNames
 */

const BETWEEN_WORDS = /^[\s‐‑-]*$/;

/**
 * Return the mentions of terms by their English names in a folded query, disjoint and in order.
 * @param {string} query
 * @param {Mention[]} taken other mentions
 * @param {EnglishNames} lexicon
 * @returns {Mention[]}
 */
export function englishMentions(query, taken, lexicon) {
  const words = latinWords(query.slice(0, LONGEST_NAMED));
  /** @type {Mention[]} */
  const found = [];
  words.forEach((word, at) => {
    if (word.start < (found.at(-1)?.end ?? 0)) return;
    const mention = longestName(query, words.slice(at, at + LONGEST_ENGLISH_NAME), taken, lexicon);
    if (mention !== null) found.push(mention);
  });
  return found;
}

/**
 * Return the longest name that begins with the first of some words in a row, null if none does.
 * @param {string} query
 * @param {EnglishWord[]} words
 * @param {Mention[]} taken
 * @param {EnglishNames} lexicon
 * @returns {Mention | null}
 */
function longestName(query, words, taken, lexicon) {
  const parted = words.findIndex(({ end }, at) => at + 1 < words.length && !BETWEEN_WORDS.test(query.slice(end, words[at + 1].start)));
  for (let last = parted < 0 ? words.length : parted + 1; last > 0; last -= 1) {
    const { start } = words[0];
    const { end } = words[last - 1];
    const aliases = lexicon.englishMeanings(compoundOfStems(words.slice(0, last)));
    if (aliases.length && !taken.some((each) => each.start < end && start < each.end)) return { start, end, aliases };
  }
  return null;
}
