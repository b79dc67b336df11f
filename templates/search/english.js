/**
 * Words in Latin letters and their stems. Mirrors rulesdb/english/word_stems.py and, by the rules of Snowball's English
 * stemmer (Porter 2, snowballstem.org), the package that it asks.
 */
import { FUNCTION_WORDS, IRREGULAR } from "./constants.js";

/**
 * A word: its stem, and its half-open place in the text.
 * @typedef {{stem: string, start: number, end: number, isFunctionWord: boolean}} EnglishWord
 */

const LETTERS = "[a-zß-ɏ]+";
const ANY_WORD = new RegExp(`${LETTERS}(?:['’]${LETTERS})*`, "g");
const LATIN_WORD = new RegExp(`^${LETTERS}(?:['’]${LETTERS})*$`);
const HYPHEN = /^[-‐‑]$/;
const CONTRACTED = /n?['’].*/;
const NEGATED = /n['’]t$/;
const SHORTEST_WITH_SUFFIX = 3;

const EXCEPTIONS = new Map(
  pairs(
    "andes:andes atlas:atlas bias:bias cosmos:cosmos howe:howe news:news sky:sky early:earli gently:gentl idly:idl " +
      "only:onli singly:singl skies:sky skis:ski ugly:ugli",
  ),
);
const PREFIX = /^(?:arsen|commun|emerg|gener|inter|later|organ|past|univers)/;
const REGION = /[aeiouy]+[^aeiouy]/g;
const SHORT_SYLLABLE = /(?:[^aeiouy][aeiouy][^aeiouywxY]|^[aeiouy][^aeiouy]|past)$/;
const VERBAL = /(?:eed|ing|ed)(?:ly)?$/;
const KEPT_BEFORE_ING = /^(?:even|cann|inn|earr|herr|out)$/;
const SECOND = pairs(
  "ational:ate tional:tion ization:ize ation:ate enci:ence anci:ance abli:able entli:ent izer:ize ator:ate alism:al " +
    "aliti:al alli:al fulness:ful fulli:ful ousness:ous ousli:ous iveness:ive iviti:ive biliti:ble bli:ble ogist:og " +
    "lessli:less",
);
const THIRD = pairs("ational:ate tional:tion alize:al icate:ic iciti:ic ical:ic ful: ness:");
const FOURTH = /(?:ement|ment|ance|ence|able|ible|(?<=[st])ion|ate|ive|ize|iti|ism|ous|ant|ent|ic|al|er)$/;

/** @param {string} written @returns {[string, string][]} */
function pairs(written) {
  return written.split(" ").map((pair) => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]);
}

/** @param {string} word @param {number} from @returns {number} where the part of a word begins that suffixes may be taken from, from a place on */
function regionAfter(word, from) {
  REGION.lastIndex = from;
  return REGION.test(word) ? REGION.lastIndex : word.length;
}

/**
 * @param {string} folded a word in small letters
 * @returns {string} what Snowball makes of it: defend of defending, defended and defends
 */
export function snowballStem(folded) {
  const known = EXCEPTIONS.get(folded);
  if (known !== undefined || folded.length < SHORTEST_WITH_SUFFIX) return known ?? folded;
  let word = folded.replace(/^y/, "Y").replace(/([aeiouy])y/g, "$1Y");
  const first = PREFIX.exec(word)?.[0].length ?? regionAfter(word, 0);
  const second = regionAfter(word, first);
  word = withoutPlural(word);
  word = withoutVerbal(word, first);
  word = word.replace(/(?<=.[^aeiouy])[yY]$/, "i");
  word = withoutSecond(word, first);
  word = withoutThird(word, first, second);
  word = without(word, FOURTH, second);
  word = withoutLast(word, first, second);
  return word.replaceAll("Y", "y");
}

/** @param {string} word @param {RegExp} pattern @param {number} region @returns {string} the word without the end that a pattern finds, if that begins in a region */
function without(word, pattern, region) {
  const at = word.search(pattern);
  return at >= region ? word.slice(0, at) : word;
}

/** @param {string} word @returns {string} */
function withoutPlural(word) {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  return /[aeiouy].*[^us]s$/.test(word) && /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word;
}

/** @param {string} word @param {number} first @returns {string} */
function withoutVerbal(word, first) {
  const at = word.search(VERBAL);
  if (at < 0) return word;
  const before = word.slice(0, at);
  const suffix = word.slice(at);
  if (suffix.startsWith("eed")) return at >= first && !/^(?:succ|proc|exc)$/.test(before) ? `${before}ee` : word;
  if (suffix === "ing" && KEPT_BEFORE_ING.test(before)) return word;
  if (suffix === "ing" && /^[^aeiouy]y$/.test(before)) return `${before[0]}ie`;
  if (!/[aeiouy]/.test(before)) return word;
  if (/(?:at|bl|iz)$/.test(before)) return `${before}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(before)) return /^[aeo]..$/.test(before) ? before : before.slice(0, -1);
  return before.length === first && SHORT_SYLLABLE.test(before) ? `${before}e` : before;
}

/** @param {[string, string][]} suffixes @param {string} word @returns {[string, string] | null} the longest that the word has, with what stands for it */
function longest(suffixes, word) {
  const found = suffixes.filter(([suffix]) => word.endsWith(suffix));
  return found.sort(([one], [other]) => other.length - one.length)[0] ?? null;
}

/** @param {string} word @param {number} first @returns {string} */
function withoutSecond(word, first) {
  const [suffix, replacement] = longest(SECOND, word) ?? [/ogi$/.test(word) ? "ogi" : "li", ""];
  const at = word.length - suffix.length;
  if (!word.endsWith(suffix) || at < first) return word;
  const before = word.slice(0, at);
  if (suffix === "ogi") return before.endsWith("l") ? `${before}og` : word;
  if (suffix === "li") return /[cdeghkmnrt]$/.test(before) ? before : word;
  return before + replacement;
}

/** @param {string} word @param {number} first @param {number} second @returns {string} */
function withoutThird(word, first, second) {
  const found = longest(THIRD, word);
  if (found === null) return without(word, /ative$/, second);
  const at = word.length - found[0].length;
  return at >= first ? word.slice(0, at) + found[1] : word;
}

/** @param {string} word @param {number} first @param {number} second @returns {string} */
function withoutLast(word, first, second) {
  const at = word.length - 1;
  if (word.endsWith("e")) {
    return at >= second || (at >= first && !SHORT_SYLLABLE.test(word.slice(0, at))) ? word.slice(0, at) : word;
  }
  return word.endsWith("ll") && at >= second ? word.slice(0, at) : word;
}

/** @param {string} word folded @returns {string} its stem, the irregular forms that rules use known by heart */
export function stemOf(word) {
  return snowballStem(IRREGULAR.get(word) ?? word);
}

/** @param {string} written @returns {boolean} whether it is a word in Latin letters */
export function isLatin(written) {
  return LATIN_WORD.test(written);
}

/**
 * @param {string} text folded
 * @returns {EnglishWord[]} its words in Latin letters
 */
export function latinWords(text) {
  return [...text.matchAll(ANY_WORD)].map((match) => {
    const plain = match[0].replace(CONTRACTED, "") || match[0];
    const isFunctionWord = FUNCTION_WORDS.has(plain) || NEGATED.test(match[0]);
    return { stem: stemOf(plain), start: match.index, end: match.index + match[0].length, isFunctionWord };
  });
}

/** @param {EnglishWord[]} words @returns {string} the term of a compound: no other term has a blank */
export function compoundOfStems(words) {
  return words.map(({ stem }) => stem).join(" ");
}

/**
 * @param {string} text folded
 * @param {EnglishWord[]} words
 * @returns {EnglishWord[][]} the words with hyphens between them, whole
 */
export function hyphenated(text, words) {
  /** @type {EnglishWord[][]} */
  const runs = [];
  for (const word of words) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && HYPHEN.test(text.slice(last.end, word.start))) run.push(word);
    else runs.push([word]);
  }
  return runs.filter((run) => run.length > 1);
}
