/**
 * Text in the form in which search compares it: folded, and as the key of an alias in the
 * lexicon. Everything else in this folder stands on it, so it is loaded first. Mirrors `fold` of rulesdb/graph/spelling.py,
 * the keys of rulesdb/search/lexicon/lexicon.py and rulesdb/japanese/romaji.py.
 *
 * Places in a text are UTF-16 code units here and code points in Python. They differ only behind characters outside the
 * Basic Multilingual Plane, which rules and queries hardly have; lengths that decide something differ there as well.
 */
import { IGNORED_SIGNS, KANJI_FORMS, KANJI_OF_FORMS, MACRONS, PLAIN_ROMAJI, UNSEEN } from "./constants.js";

/** What Python takes for white space; JavaScript's `\s` has U+FEFF and lacks the information separators. */
export const BLANKS =
  "\t\n\v\f\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a" +
  "\u2028\u2029\u202f\u205f\u3000";
const SPACES = new RegExp(`[${BLANKS}]+`);
// Small letters that Unicode's case folding changes further. Only Cherokee, which it folds to capitals, is left out.
const NOT_YET_FOLDED = /\u0345|[ß\u01f0\u0390\u03b0ς\u1c80-\u1c88\u1e96-\u1e99\u1f50-\u1ffc]/g;

const EACH_FORM = new RegExp(`[${KANJI_FORMS}]`, "g");
const EACH_UNSEEN = new RegExp(`[${UNSEEN}\u{e0100}-\u{e01ef}]`, "gu");

const PLURAL = /(?<=[a-z]{3})(?<!s)s(?![a-z])/g;
const IGNORED = new RegExp(`[${IGNORED_SIGNS.replace("-", "\\-")}]+`, "g");
const FINAL_LONG_MARK = /(?<=[ァ-ヺぁ-ゖ]{2})ー$/;

const EACH_KATAKANA = /[ァ-ヶ]/g;
const EACH_HIRAGANA = /[ぁ-ゖ]/g;
const FROM_HIRAGANA_TO_KATAKANA = 0x60;

const MACRON = new RegExp(`[${[...MACRONS.keys()].join("")}]`, "g");
const LONG = /(?<=o)u|([aiueo])\1+|-|ー/g;

/**
 * Return a text as identifiers are compared: NFKC, present kanji, small letters, white space made one space, unseen
 * characters left out.
 * @param {string} text
 * @returns {string}
 */
export function fold(text) {
  const modern = text.normalize("NFKC").replace(EACH_FORM, (form) => KANJI_OF_FORMS[KANJI_FORMS.indexOf(form)] ?? form);
  const small = modern.replace(EACH_UNSEEN, "").toLowerCase();
  const folded = small.replace(NOT_YET_FOLDED, (letter) => letter.toUpperCase().toLowerCase());
  return folded.split(SPACES).filter(Boolean).join(" ");
}

/**
 * Return a text without any of `signs` at its beginning and end.
 * @param {string} text
 * @param {string} [signs]
 * @returns {string}
 */
export function strip(text, signs = BLANKS) {
  let start = 0;
  let end = text.length;
  while (start < end && signs.includes(text[start])) start += 1;
  while (end > start && signs.includes(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

/**
 * Return the form under which an alias is known.
 * @param {string} written
 * @returns {string}
 */
export function aliasKey(written) {
  return foldedKey(fold(written));
}

/**
 * Return `aliasKey` of a text that is folded already: without blanks, hyphens and middle dots, English words in the
 * singular, kana without a long mark at the end.
 * @param {string} folded
 * @returns {string}
 */
export function foldedKey(folded) {
  return folded.replace(PLURAL, "").replace(IGNORED, "").replace(FINAL_LONG_MARK, "");
}

/**
 * Return a text with katakana as hiragana; the long mark stays.
 * @param {string} text
 * @returns {string}
 */
export function hiragana(text) {
  return text.replace(EACH_KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - FROM_HIRAGANA_TO_KATAKANA));
}

/**
 * Return a text with hiragana as katakana.
 * @param {string} text
 * @returns {string}
 */
export function katakana(text) {
  return text.replace(EACH_HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + FROM_HIRAGANA_TO_KATAKANA));
}

/**
 * Return a romaji word in its plain form: kakunōko, kakunouko and kakunoko become the same.
 * @param {string} written
 * @returns {string}
 */
export function plainRomaji(written) {
  const small = written.toLowerCase().replace(MACRON, (vowel) => MACRONS.get(vowel) ?? vowel);
  const plain = [...PLAIN_ROMAJI].reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), small);
  return plain.replace(LONG, (_, vowel) => vowel ?? "");
}
