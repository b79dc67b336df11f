/** Romaji as kana, and sentences in romaji. Mirrors rulesdb/japanese/romaji.py and rulesdb/search/lexicon/romaji_sentences.py. */
import { DOUBLED, JAPANESE_ALONE, LONGEST_SYLLABLE, LONG_VOWELS, SYLLABLES } from "./constants.js";
import { isLatin } from "./english.js";

/**
 * @import { Mention } from "./aliases.js"
 * @import { Cutter, Term } from "./tokens.js"
 */

const MARKED = new RegExp(`[${[...LONG_VOWELS.keys()].join("")}]`, "g");
const GOES_ON = /^[aiueoy]$/;
const ROMAJI_KINDS = new Set(["romaji", "reading"]);

/** @param {string} written in small letters @returns {string | null} it in hiragana, null if it has other syllables */
export function hiraganaOfRomaji(written) {
  const text = written.replace(MARKED, (vowel) => LONG_VOWELS.get(vowel) ?? vowel);
  let kana = "";
  for (let at = 0; at < text.length; ) {
    const sign = text[at];
    if ((DOUBLED.has(sign) && text[at + 1] === sign) || text.startsWith("tch", at)) {
      kana += "っ";
      at += 1;
      continue;
    }
    const end = endOfSyllable(text, at);
    if (end === at) return null;
    kana += SYLLABLES.get(text.slice(at, end)) ?? "";
    at = end;
  }
  return kana;
}

/** @param {string} text @param {number} at @returns {number} the end of the syllable that begins at a position, that position if none does */
function endOfSyllable(text, at) {
  for (let end = Math.min(text.length, at + LONGEST_SYLLABLE); end > at; end -= 1) {
    const syllable = text.slice(at, end);
    const isCut = syllable === "nn" && GOES_ON.test(text.charAt(end)); // sen-nin, not sen-n-in
    if (SYLLABLES.has(syllable) && !isCut) return end;
  }
  return at;
}

/**
 * Tell whether a folded query has a term or a particle in romaji.
 * @param {string} query
 * @param {Term[]} rest the words that are no terms of the lexicon
 * @param {Mention[]} named
 * @returns {boolean}
 */
export function isInRomaji(query, rest, named) {
  if (rest.some(({ text }) => JAPANESE_ALONE.has(text))) return true;
  return named.some(({ start, end, aliases }) => isLatin(query.slice(start, end)) && aliases.some(({ kind }) => ROMAJI_KINDS.has(kind)));
}

/**
 * @param {string} query
 * @param {Term[]} words
 * @param {Cutter} cutter
 * @returns {Map<number, string>} by the positions of words in Latin letters the Japanese terms that they are in romaji
 */
export function romajiTerms(query, words, cutter) {
  const found = new Map();
  for (const { start, end } of words) {
    const kana = hiraganaOfRomaji(query.slice(start, end));
    const terms = kana === null ? [] : cutter.terms(kana).short;
    if (terms.length === 1) found.set(start, terms[0].text);
  }
  return found;
}
