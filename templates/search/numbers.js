/**
 * Rule numbers in a query: what people write for them, which nodes have them, and what to suggest for a number nobody
 * has. A query that is only a number needs nothing else of search. Mirrors `written_numbers` of rulesdb/search/query/written.py,
 * rulesdb/graph/number_spellings.py, rulesdb/search/answer/named_nodes.py and the arithmetic of rulesdb/syntax/numbering.py. Needs keys.js.
 */
import { BEHIND_NUMBERS, CHAPTER_WORDS, COUNTERS, DASHES, KANJI_DIGITS, LONGEST_RANGE, WORDS_BEFORE_NUMBERS } from "./constants.js";
import { fold, strip } from "./keys.js";

/**
 * A rule number in plain form and the word before it (`fab`, `rule`), "" if there is none.
 * @typedef {{number: string, before: string}} WrittenNumber
 */

/**
 * The rules as numbers need them: every node's identifier (`fab:6.4.1`) in document order, its index in `ids` by the
 * identifier, the names of the rulesets in document order, and what loaded rules cite and no loaded text holds.
 * @typedef {{ids: string[], byId: Map<string, number>, rulesets: string[], cited: {has: (id: string) => boolean}}} Book
 */

/** A rule number in plain form, with groups `digits` and `letters`. */
export const NUMBER = /^(?<digits>[0-9]+(?:\.[0-9]+)*)(?<letters>[a-z]*)$/;

// A number is taken whole or not at all, so that 6.4.10 is never read as 6.4.1: AFTER refuses every shorter reading,
// and the counts are bounded, so no quantifier needs to be possessive as those of Python are.
const BEFORE = String.raw`(?:(?<![a-z])(?<before>[a-z]+|ルール|規則|${CHAPTER_WORDS.join("|")}) *[:#.]? *)?[\[(「【〔]?(?<![\d.])`;
const AFTER = String.raw`(?!\.?[\da-z])\.?[\])」】〕]?`;
const HYPHENS = String.raw`(?<!\d-)(?:\d{1,2}(?:-\d{1,3}){2,7}|\d{3}-\d{1,3})[a-z]?(?![-\d])`;
const LETTERED = String.raw`\d{3}\.\d{1,4}\.[a-z](?:\.\d{1,3}){0,2}`;
const DOTTED = String.raw`\d{1,4}(?:\.\d{1,4}){1,3}[a-z]?`;
const WITHIN_TEXT = new RegExp(String.raw`${BEFORE}(?<number>${HYPHENS}|${LETTERED}|${DOTTED}|\d{1,4})${AFTER}`, "g");
const NUMBER_ALONE = new RegExp(String.raw`^${BEFORE}(?<number>\d+(?:(?:\.\d+)+[a-z]*)?)${AFTER}$`);

// Spellings of keyboards and books, as rulesdb/graph/number_spellings.py has them.
const TEN = "十";
const COUNT = String.raw`(?:\d{1,4}(?:\.\d{1,4})*|[${KANJI_DIGITS}${TEN}]{1,4})`;
const COUNTED = new RegExp(
  String.raw`(?:第 ?${COUNT} ?[${COUNTERS}]|(?<![\d.])${COUNT} ?[章節])(?: ?の? ?第? ?${COUNT} ?[${COUNTERS}])*`, "g",
);
const EACH_COUNT = new RegExp(String.raw`(${COUNT}) ?[${COUNTERS}]`, "g");
const BEHIND = BEHIND_NUMBERS.replace(/[\]-]/g, "\\$&");
const SEPARATED = new RegExp(
  String.raw`(?<![\d.,、・。])\d{1,4}(?: ?[.。・、,] ?\d{1,4}){1,3}(?: ?[\[\(](?<bracketed>[a-z])[\]\)]| (?<apart>[a-z])(?! ?[a-z\d])` +
  String.raw`|(?<letter>[a-z]))?(?![a-z\d])(?!\.\d)(?:(?<ends>(?=$|[.,。、]?[${BEHIND}]|[.,。、]$))|)`, "g",
);
const DASHED = new RegExp(
  String.raw`(?<![\d.])(?:\d{1,2}(?:[${DASHES}]\d{1,3}){2,7}(?![\d.])|(?<![${DASHES}])\d{3}[${DASHES}]\d{1,3}(?![${DASHES}\d.]))`, "g",
);
const THOUSANDS = /^\d{1,3}(?:,\d{3})+$/;
const EACH_DASH = new RegExp(`[${DASHES}]`, "g");
const LEADING_ZEROS = /(?<![0-9])0+(?=[0-9])/g;

const PATTERN = /(?<=\p{Nd})\.\*/gu; // 6.4.* are the descendants of 6.4, which 6.4 finds as well
const PLAIN = String.raw`\d{1,4}(?:\.\d{1,4}){1,3}[a-z]?`;
const LAST_PART = String.raw`\d{1,3}|[a-z]`;
const RANGE = new RegExp(
  String.raw`(?<![\d.])\[?(?<first>${PLAIN})\]? *(?:[-~〜―–—] *(?:\[?(?<whole>${PLAIN})\]?|(?<part>${LAST_PART}))(?![\d.a-z])|` +
  String.raw`から *(?:\[?(?<wholeInWords>${PLAIN})\]?(?![\d.a-z])(?: *まで)?|(?<partInWords>${LAST_PART}) *まで))`, "g",
);

/**
 * Return a folded text with its numbers in plain form; chapters get a word that introduces them.
 * @param {string} folded
 * @returns {string}
 */
export function plainNumbers(folded) {
  return folded.replace(COUNTED, ofCounts).replace(SEPARATED, ofParts).replace(DASHED, (number) => number.replace(EACH_DASH, "-"));
}

/**
 * Return the number of a chapter, and of what is in it; a section of no chapter is left as it is.
 * @param {string} counted
 * @returns {string}
 */
function ofCounts(counted) {
  const number = [...counted.matchAll(EACH_COUNT)].map(([, count]) => arabic(count)).join(".");
  if (number.includes(".")) return number;
  return counted.endsWith(COUNTERS[0]) ? `${CHAPTER_WORDS[0]} ${number}` : counted;
}

/** @param {string} count @returns {string} a count of one or two digits in kanji in Arabic digits: 12 for 十二 */
function arabic(count) {
  if (!`${KANJI_DIGITS}${TEN}`.includes(count[0])) return count;
  const at = count.lastIndexOf(TEN);
  const digits = [...count.slice(at + 1)].map((sign) => KANJI_DIGITS.indexOf(sign)).join("");
  if (at < 0) return digits;
  return `${at ? KANJI_DIGITS.indexOf(count.slice(0, at)) : 1}${digits || 0}`;
}

/**
 * Return a number with other separators than dots, or with its letter apart; unchanged where it may be a list.
 * @param {string} number
 * @param {...unknown} matched
 * @returns {string}
 */
function ofParts(number, ...matched) {
  const { bracketed, apart, letter: last, ends } = /** @type {Record<string, string | undefined>} */ (matched.at(-1));
  const letter = bracketed ?? apart ?? last ?? "";
  const parts = number.match(/\d+/g) ?? [];
  const written = number.replace(/[^\d]*$/, "");
  const isUsual = written === parts.join(".");
  const hasDots = /^[\d.。・]+$/.test(written);
  const isList = ends === undefined || (parts.length < 3 && !hasDots) || THOUSANDS.test(written);
  return !isUsual && isList ? number : parts.join(".") + letter;
}

/**
 * Return the rule numbers in a query, each once, and what is left of it, folded. A number of one part is taken for a
 * chapter's only if the query is nothing else or calls it a chapter.
 * @param {string} query
 * @param {string[]} rulesets  what may stand before a number
 * @returns {{numbers: WrittenNumber[], rest: string}}
 */
export function writtenNumbers(query, rulesets) {
  const folded = plainNumbers(fold(query)).replace(PATTERN, "").replace(RANGE, speltOut);
  const introductions = new Set([...rulesets, ...WORDS_BEFORE_NUMBERS, ...CHAPTER_WORDS, ""]);
  const whole = NUMBER_ALONE.exec(folded);
  const isWhole = whole !== null && introductions.has(whole.groups?.["before"] ?? "");
  const numbers = new Map();
  let rest = "";
  let at = 0;
  for (const match of isWhole ? [whole] : folded.matchAll(WITHIN_TEXT)) {
    const { number = "", before = "" } = match.groups ?? {};
    if (!isWhole && /^\d+$/.test(number) && !CHAPTER_WORDS.includes(before)) continue;
    const start = introductions.has(before) ? match.index : match.index + match[0].lastIndexOf(number);
    rest += `${folded.slice(at, start)} `;
    at = match.index + match[0].length;
    numbers.set(`${before}:${number}`, { number, before });
  }
  return { numbers: [...numbers.values()], rest: strip(rest + folded.slice(at)) };
}

/**
 * Return all numbers of a written range, or its two ends where they are no siblings in order; of the second, only the last
 * part may be written.
 * @param {string} written
 * @param {...unknown} matched
 * @returns {string}
 */
function speltOut(written, ...matched) {
  const { first = "", whole, wholeInWords, part, partInWords } = /** @type {Record<string, string | undefined>} */ (matched.at(-1));
  const end = part ?? partInWords;
  if (end === undefined) {
    const last = whole ?? wholeInWords ?? "";
    return (spellOut(first, last) ?? [first, last]).join(" ");
  }
  const siblings = spellOut(first, parent(first) + (/\d/.test(end) ? `.${end}` : end));
  return siblings === null ? written : siblings.join(" ");
}

/**
 * Return the nodes that have these numbers: in all rulesets, unless the word before a number names one. A number that no
 * node has as it is written is read with dots for its hyphens, and without leading zeros.
 * @param {Book} book
 * @param {WrittenNumber[]} written
 * @returns {number[]}  indexes of `book.ids`
 */
export function namedNodes(book, written) {
  const loaded = (/** @type {WrittenNumber} */ name) => identifiers(book, [name]).flatMap((id) => book.byId.get(id) ?? []);
  const found = written.flatMap((name) => {
    const asWritten = loaded(name);
    return asWritten.length ? asWritten : loaded(usual(name));
  });
  return [...new Set(found)];
}

/** @param {WrittenNumber} name @returns {WrittenNumber} */
function usual({ number, before }) {
  return { number: number.replaceAll("-", ".").replace(LEADING_ZEROS, ""), before };
}

/**
 * Return the identifiers of these numbers that loaded rules cite and no loaded text holds.
 * @param {Book} book
 * @param {WrittenNumber[]} written
 * @returns {string[]}
 */
export function unloaded(book, written) {
  return identifiers(book, written.map(usual)).filter((id) => book.cited.has(id));
}

/**
 * Return what the numbers may name, loaded or not.
 * @param {Book} book
 * @param {WrittenNumber[]} written
 * @returns {string[]}
 */
function identifiers(book, written) {
  const named = (/** @type {string} */ before) => (book.rulesets.includes(before) ? [before] : book.rulesets);
  return [...new Set(written.flatMap(({ number, before }) => named(before).map((each) => `${each}:${number}`)))];
}

/**
 * Return the longest loaded number that contains a number, null if none does: no other is meant by it.
 * @param {Book} book
 * @param {string} number  in plain form
 * @returns {string | null}
 */
export function containingNumber(book, number) {
  const keys = new Set(book.ids.map((id) => id.slice(id.indexOf(":") + 1)));
  for (let above = parent(usual({ number, before: "" }).number); above !== null; above = parent(above)) {
    if (keys.has(above)) return above;
  }
  return null;
}

/**
 * Return all numbers from one to another, siblings of each other, or null where that names no range.
 * @param {string} first
 * @param {string} last
 * @returns {string[] | null}
 */
function spellOut(first, last) {
  const containing = parent(first);
  const lettered = endsWithLetter(first);
  if (containing !== parent(last) || lettered !== endsWithLetter(last)) return null;
  const low = sortKey(first).at(-1) ?? 0;
  const high = sortKey(last).at(-1) ?? 0;
  if (low > high || high > low + LONGEST_RANGE) return null;
  const name = (/** @type {number} */ at) => containing + (lettered ? String.fromCharCode("a".charCodeAt(0) + at - 1) : `.${at}`);
  return Array.from({ length: high - low + 1 }, (_, at) => name(low + at));
}

/**
 * Return the number that contains another by its form (1.0.2a in 1.0.2 in 1.0 in 1), or null at the top.
 * @param {string} number
 * @returns {string | null}
 */
export function parent(number) {
  if (endsWithLetter(number)) return number.replace(/[a-z]+$/, "");
  const dot = number.lastIndexOf(".");
  return dot === -1 ? null : number.slice(0, dot);
}

/** @param {string} number @returns {boolean} */
function endsWithLetter(number) {
  return /[a-z]$/.test(number);
}

/**
 * Return a key in which numbers ascend as a reader counts: 1.0.2 < 1.0.2a < 1.0.2aa < 1.0.10.
 * @param {string} number
 * @returns {number[]}
 */
function sortKey(number) {
  const { digits = "", letters = "" } = NUMBER.exec(number)?.groups ?? {};
  const base26 = (/** @type {number} */ sum, /** @type {string} */ letter) => 26 * sum + letter.charCodeAt(0) - "a".charCodeAt(0) + 1;
  return [...digits.split(".").map(Number), ...(letters ? [[...letters].reduce(base26, 0)] : [])];
}
