/**
 * Mentions: where a query has an alias of a term, the longest at any position. Mirrors
 * rulesdb/search/lexicon/alias_mentions.py. Needs keys.js.
 */
import {
  CARD, CONDITIONS, EDGES, HEAD_LENGTH, IGNORED_SIGNS, LONGEST_ALIAS, LONGEST_CHUNK, LONGEST_NAMED, MACRONS, PARTICLES, SHORTEST_CHUNK, SHORTEST_READING,
  ROMAJI_OF_DOING, SHORT_ALIAS,
} from "./constants.js";
import { aliasKey, foldedKey, hiragana, katakana, plainRomaji } from "./keys.js";
import { hiraganaOfRomaji } from "./romaji.js";
import { dictionaryForms } from "./verbs.js";

/**
 * Another surface form of a term: its kind (`term` for the name itself, `reading`, `english`, `romaji`, `players`, or, for
 * a related word, `everyday`, `general` or `card`), and the term's name.
 * @typedef {{kind: string, name: string}} Alias
 */

/**
 * The aliases with a key, as `aliasKey` makes it. `reaches` has by the first characters of
 * aliases the length of the longest that begins with them, `words` are English ones.
 * @typedef {{meanings: (key: string) => Alias[], reaches: Map<string, number>, words: Set<string>}} Meanings
 */

/**
 * A mention of a term, or of an unknown card: its half-open range in the query, and the aliases that it may be.
 * @typedef {{start: number, end: number, aliases: Alias[]}} Mention
 */

const BRACKETED = /《([^》]*)》/y; // the name of a card as rules write it
const HIRAGANA = /^[ぁ-ゖー]+$/;
const COMPOUND_NOUN = /^[一-鿿々]{2}[一-鿿々ァ-ヺー]*$/;
const IN_KATAKANA = /^[ァ-ヺー]+$/;
const KATAKANA = /^[ァ-ヺー]$/;
const KANA_CHUNK = new RegExp(`[ぁ-ゖァ-ヺー]{${SHORTEST_CHUNK},${LONGEST_CHUNK}}`, "y");
const LATIN = new RegExp(`^[a-z'${[...MACRONS.keys()].join("")}]+$`);
const DOING = new RegExp(`(?<=..)(?:${ROMAJI_OF_DOING.join("|")})$`);
const ASCII = /^[^\u0080-\uffff]$/;
const ASCII_WORD = /^[a-z0-9]$/;

/**
 * Return the mentions of terms in a folded query, disjoint and in order.
 * @param {string} query
 * @param {Meanings} lexicon
 * @returns {Mention[]}
 */
export function mentions(query, lexicon) {
  /** @type {Mention[]} */
  const found = [];
  const end = Math.min(query.length, LONGEST_NAMED);
  for (let at = 0; at < end; ) {
    const longest = cardAt(query, at, lexicon) ?? longestAt(query, at, lexicon);
    found.push(...(longest === null ? inKana(query, at, lexicon) : [longest]));
    at = Math.max(at + 1, found.at(-1)?.end ?? 0);
  }
  return found;
}

/**
 * Return the name between brackets: what it is as a whole or in the first of two languages.
 * @param {string} query
 * @param {number} start
 * @param {Meanings} lexicon
 * @returns {Mention | null}
 */
function cardAt(query, start, lexicon) {
  BRACKETED.lastIndex = start;
  const name = BRACKETED.exec(query)?.[1];
  if (name === undefined) return null;
  const keys = [name, name.split("/", 1)[0]].map(foldedKey).flatMap((key) => [`《${key}》`, key]);
  const aliases = keys.map((key) => lexicon.meanings(key)).find((found) => found.length) ?? [];
  return { start: start + 1, end: start + 1 + name.length, aliases };
}

/** @param {Mention} mention @returns {boolean} whether it is the name of a card, known or not */
export function isCard({ aliases }) {
  return !aliases.length || aliases.some(({ kind }) => kind === CARD);
}

/** @param {Alias[]} aliases @returns {Alias[]} those that are no names of cards, many of which are parts or other spellings of words */
function noCards(aliases) {
  return aliases.filter(({ kind }) => kind !== CARD);
}

/**
 * Tell whether a mention is a term's own name.
 * @param {Mention} mention
 * @returns {boolean}
 */
export function isName(mention) {
  return hasTerm(mention.aliases);
}

/** @param {Alias[]} aliases @returns {boolean} */
function hasTerm(aliases) {
  return aliases.some(({ kind }) => kind === "term");
}

/**
 * Return the mentions that make up a chunk in kana, with only particles between; none if other kana are left.
 * @param {string} query
 * @param {number} start
 * @param {Meanings} lexicon
 * @returns {Mention[]}
 */
function inKana(query, start, lexicon) {
  KANA_CHUNK.lastIndex = start;
  const chunk = KANA_CHUNK.exec(query)?.[0];
  if (chunk === undefined || !isEdge(query.charAt(start - 1)) || !isEdge(query.charAt(start + chunk.length))) {
    return [];
  }
  const kana = hiragana(chunk);
  /** @type {Map<number, Mention[] | null>} */
  const known = new Map([[kana.length, []]]);

  /**
   * Return the fewest mentions that make up the characters from `at` on, null if other kana are left.
   * @param {number} at
   * @returns {Mention[] | null}
   */
  function fewest(at) {
    const remembered = known.get(at);
    if (remembered !== undefined) return remembered;
    const found = beginnings(at).reduce(shorter, null);
    known.set(at, found);
    return found;
  }

  /** @param {number} at @returns {Mention[][]} */
  function beginnings(at) {
    const firsts = at > 0 && PARTICLES.includes(kana[at]) ? [at, at + 1] : [at];
    return firsts.flatMap((first) => endings(first));
  }

  /** @param {number} first @returns {Mention[][]} */
  function endings(first) {
    const found = [];
    for (let end = first + SHORTEST_READING; end <= kana.length; end += 1) {
      const aliases = lexicon.meanings(aliasKey(kana.slice(first, end)));
      const rest = aliases.length > 0 ? fewest(end) : null;
      if (rest !== null) found.push([{ start: start + first, end: start + end, aliases }, ...rest]);
    }
    return found;
  }

  return fewest(0) ?? [];
}

/** @param {Mention[] | null} one @param {Mention[]} other @returns {Mention[]} */
function shorter(one, other) {
  return one === null || other.length < one.length ? other : one;
}

/**
 * @param {string} query
 * @param {number} start
 * @param {Meanings} lexicon
 * @returns {Mention | null}
 */
function longestAt(query, start, lexicon) {
  if (isEdge(query[start])) return null;
  for (let end = farthestEnd(query, start, lexicon); end > start; end -= 1) {
    if (isEdge(query[end - 1])) continue;
    const aliases = meaningsOf(query, start, end, lexicon);
    if (aliases.length > 0) return { start, end, aliases };
  }
  return null;
}

/** @param {Iterable<string>} keys @returns {Map<string, number>} by their beginnings, in hiragana, how long they are */
export function reachesOf(keys) {
  const written = new Map();
  for (const key of keys) {
    const head = key.slice(0, HEAD_LENGTH);
    written.set(head, Math.max(written.get(head) ?? 0, key.length));
  }
  const reaches = new Map();
  for (const [head, length] of written) {
    const read = hiragana(head);
    reaches.set(read, Math.max(reaches.get(read) ?? 0, length));
  }
  return reaches;
}

/**
 * Return the last position where an alias that begins at `start` may end; ignored signs do not count.
 * @param {string} query
 * @param {number} start
 * @param {Meanings} lexicon
 * @returns {number}
 */
function farthestEnd(query, start, lexicon) {
  const farthest = Math.min(query.length, start + LONGEST_ALIAS);
  if (ASCII.test(query[start])) return farthest; // romaji have other spellings than their aliases
  const written = [];
  for (let at = start; at < farthest; at += 1) {
    if (!IGNORED_SIGNS.includes(query[at])) written.push(at);
  }
  const head = hiragana(written.slice(0, HEAD_LENGTH).map((at) => query[at]).join(""));
  const reach = Math.max(lexicon.reaches.get(head.slice(0, 1)) ?? 0, lexicon.reaches.get(head) ?? 0);
  if (reach === 0) return start;
  return reach < written.length ? written[reach] + 1 : farthest; // a long mark at the end is no part of an alias
}

/**
 * Return the aliases that a range of the query may be, none where it is only a part of a word.
 * @param {string} query
 * @param {number} start
 * @param {number} end
 * @param {Meanings} lexicon
 * @returns {Alias[]}
 */
function meaningsOf(query, start, end, lexicon) {
  const key = foldedKey(query.slice(start, end));
  const isWhole = isAlone(query, start, end);
  let found = lexicon.meanings(key);
  if (query.charAt(start - 1) === "・" || query.charAt(end) === "・") found = noCards(found); // a part of another name
  if (!found.length && isWhole) found = meaningsInOtherSpellings(key, lexicon);
  if (!found.length && LATIN.test(key) && !isPartOfLatin(query, start, end)) found = meaningsInRomaji(key, lexicon);
  const inHiragana = isRunOfHiragana(query, start, end) && found.every(({ name }) => IN_KATAKANA.test(name));
  return !found.length || isWhole || inHiragana || isWord(query, start, end, found) ? found : [];
}

/**
 * Tell whether a range may be a word in hiragana between other characters, but for a particle beside it: ぴっち in
 * カードをぴっち.
 * @param {string} query
 * @param {number} start
 * @param {number} end
 * @returns {boolean}
 */
function isRunOfHiragana(query, start, end) {
  const [before, after] = [query.charAt(start - 1), query.charAt(end)];
  const begins = start > 1 && PARTICLES.includes(before) && !HIRAGANA.test(query.charAt(start - 2));
  const ends = after !== "" && PARTICLES.includes(after) && !HIRAGANA.test(query.charAt(end + 1));
  const isRun = end - start >= SHORTEST_READING && HIRAGANA.test(query.slice(start, end));
  return isRun && (begins || !HIRAGANA.test(before)) && (ends || !HIRAGANA.test(after));
}

/**
 * Tell whether Latin letters or digits are beside a range: romaji may be next to kana.
 * @param {string} query
 * @param {number} start
 * @param {number} end
 * @returns {boolean}
 */
function isPartOfLatin(query, start, end) {
  return ASCII_WORD.test(query.charAt(start - 1)) || ASCII_WORD.test(query.charAt(end));
}

/**
 * Return the aliases that a word in Latin letters is in romaji, as a noun or as a verb made of one.
 * @param {string} key
 * @param {Meanings} lexicon
 * @returns {Alias[]}
 */
function meaningsInRomaji(key, lexicon) {
  const plain = plainRomaji(key);
  for (const spelling of [plain, plain.replace(DOING, "")]) {
    const found = lexicon.meanings(spelling);
    if (found.length) return found;
  }
  const kana = lexicon.words.has(key) ? null : hiraganaOfRomaji(key);
  return kana === null ? [] : lexicon.meanings(kana).filter(({ kind }) => kind === "reading");
}

/** @param {string} key @param {Meanings} lexicon @returns {Alias[]} */
function meaningsInOtherSpellings(key, lexicon) {
  const others = [hiragana(key), katakana(key)];
  if (HIRAGANA.test(key)) others.push(...dictionaryForms(key));
  for (const spelling of others) {
    const found = noCards(lexicon.meanings(spelling));
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * Tell whether only blanks, signs or a particle are beside a range.
 * @param {string} query
 * @param {number} start
 * @param {number} end
 * @returns {boolean}
 */
function isAlone(query, start, end) {
  const after = query.charAt(end);
  const isParticle = PARTICLES.includes(after) && !HIRAGANA.test(query.charAt(end + 1));
  return (isEdge(after) || isParticle) && isEdge(query.charAt(start - 1));
}

/**
 * Tell whether a range within a longer chunk is a word; what only players call a term is none behind other kanji, which
 * it may belong to.
 * @param {string} query
 * @param {number} start
 * @param {number} end
 * @param {Alias[]} aliases
 * @returns {boolean}
 */
function isWord(query, start, end, aliases) {
  const surface = query.slice(start, end);
  const before = query.charAt(start - 1);
  const after = query.charAt(end);
  const last = surface.slice(-1);
  if (surface.length < SHORT_ALIAS || HIRAGANA.test(surface)) return false;
  if (ASCII.test(surface[0]) || ASCII.test(last)) return !ASCII_WORD.test(before) && !ASCII_WORD.test(after);
  if (KATAKANA.test(surface[0]) && KATAKANA.test(before)) return false;
  if (KATAKANA.test(last) && KATAKANA.test(after)) return false;
  if (before && COMPOUND_NOUN.test(before + surface) && aliases.every(({ kind }) => kind === "players" || kind === CARD)) return false;
  const ends = [...PARTICLES, ...CONDITIONS];
  const isLast = isEdge(after) && ends.some((word) => query.slice(0, start).endsWith(word)); // 負け in 無くなったら負け
  return surface.length > SHORT_ALIAS || hasTerm(aliases) || isLast;
}

/**
 * Tell whether a character, or "" for the query's beginning or end, is no part of any word.
 * @param {string} sign
 * @returns {boolean}
 */
export function isEdge(sign) {
  return EDGES.includes(sign);
}
