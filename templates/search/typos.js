/**
 * Corrections of misspelt words, and of words partly in kana, to terms and to words of the rules.
 * Mirrors rulesdb/search/lexicon/typos.py.
 */
import { LONGEST_TYPO, LONG_TYPO, MOST_CHUNKS, MOST_RUNS, MOST_NEAR, PARTICLES, SECONDARY_KINDS, SHORTEST_TYPO, TYPO_SIGNS } from "./constants.js";
import { distanceBetween } from "./distances.js";
import { isLatin } from "./english.js";
import { BLANKS, aliasKey, hiragana } from "./keys.js";
import { LATIN_RUN, LatinSpeller } from "./latin_typos.js";

/** @import { Alias } from "./aliases.js" */

/**
 * What may be typed, as `aliasKey` has it, in the order in which Python's lexicon has it (ties are decided by that),
 * and what it may mean: nothing for what is unknown; and the English words that it knows.
 * @typedef {{aliases: Map<string, string>, meanings: (key: string) => Alias[], words: Set<string>}} Lexicon
 */

/**
 * A correction of a surface form; `kind` is `typo`, or `spelling` for kana in place of kanji.
 * @typedef {{kind: string, surface: string, correction: string}} Change
 */

/**
 * Corrects queries: `corrected` returns the folded query with its misspelt words corrected, and the corrections.
 * @typedef {{corrected: (query: string) => {text: string, changes: Change[]}}} Speller
 */

/**
 * Keys of each length, with their characters as `signsOf` has them; and by kanji the terms that are written with it.
 * @typedef {Map<number, {alias: string, signs: number}[]>} ByLength
 * @typedef {Map<string, {reading: string, name: string}[]>} ByKanji
 * @typedef {{distance: number, kind: string, name: string}} Guess
 */

const CHUNK = new RegExp(`《[^》]*》|(?<=[》」])[${PARTICLES}]|[^${BLANKS}${TYPO_SIGNS}]+`, "g");
const RUN = /[^ぁ-ゖ]+/g; // within a chunk: between particles and endings
const KANA = /^[ぁ-ゖァ-ヺー]+$/;
const ANY_HIRAGANA = /[ぁ-ゖ]/;
const KANA_AND_PARTICLE = new RegExp(`^[ぁ-ゖァ-ヺー]{3,}[${PARTICLES}]$`); // a term and what follows it
const ALL_KANJI_SIGNS = /[一-鿿々]/g;
const KANJI_AND_OTHERS = /(?<kanji>[一-鿿々]+)|[^一-鿿々]+/g;
const PATTERN_SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/**
 * Return a speller for one lexicon.
 * @param {Lexicon} lexicon
 * @param {(written: string) => boolean} isRight  tells what is left alone
 * @param {() => string[]} vocabulary  gives the words that rules have
 * @returns {Speller}
 */
export function speller(lexicon, isRight, vocabulary = () => []) {
  const words = once(() => otherWords(lexicon, vocabulary()));
  const byLength = once(() => keysByLength([...lexicon.aliases.keys(), ...words().keys()]));
  const meaning = (/** @type {string} */ key) => lexicon.meanings(key)[0] ?? { kind: "word", name: words().get(key) ?? key };
  const byKanji = once(() => readingsByKanji(lexicon));
  const latin = new LatinSpeller(lexicon);

  /** @param {string} query @returns {{text: string, changes: Change[]}} */
  function corrected(query) {
    /** @type {Change[]} */
    const changes = [];
    let runs = 0;

    /** @param {string} written @param {Change | null} change @returns {string} */
    function putRight(written, change) {
      if (change === null) return written;
      changes.push(change);
      return change.correction + written.slice(change.surface.length);
    }

    /** @param {string} part @returns {string} it with the runs between particles and endings corrected */
    function ofRuns(part) {
      return part.replace(RUN, (run, at) => {
        runs += 1;
        return runs > MOST_RUNS ? run : putRight(run, changeOf(run, part.slice(at + run.length, at + run.length + 1)));
      });
    }

    /** @param {string} chunk @returns {string} */
    function ofChunk(chunk) {
      if (chunk.startsWith("《")) return chunk; // the name of a card
      const parts = chunk.split(LATIN_RUN); // every second one is Latin
      if (parts.length === 1) {
        const whole = putRight(chunk, changeOf(chunk, ""));
        return whole === chunk ? ofRuns(chunk) : whole;
      }
      if (lexicon.aliases.has(aliasKey(chunk))) return chunk;
      return parts.map((part, at) => (at % 2 ? putRight(part, changeInLatin(part)) : ofRuns(part))).join("");
    }

    let chunks = 0;
    const text = query.replace(CHUNK, (chunk) => {
      chunks += 1;
      return chunks > MOST_CHUNKS ? chunk : ofChunk(chunk);
    });
    return { text, changes };
  }

  /**
   * Return the correction of a word, null if it needs none.
   * @param {string} written
   * @param {string} behind the kana with which it goes on
   * @returns {Change | null}
   */
  function changeOf(written, behind) {
    if (isLatin(written)) return null; // too short, or corrected as Latin
    return speltHalfInKana(written, byKanji, lexicon) ?? misspelt(written, behind);
  }

  /** @param {string} written a word in Latin letters @returns {Change | null} */
  function changeInLatin(written) {
    const correction = latin.knows(written) || isRight(written) ? null : latin.nearest(written);
    return correction === null ? null : { kind: "typo", surface: written, correction };
  }

  /**
   * Return the correction to the nearest term, null if none is near or the surface form is known.
   * @param {string} surface
   * @param {string} behind the kana with which it goes on
   * @returns {Change | null}
   */
  function misspelt(surface, behind) {
    if (surface.length < SHORTEST_TYPO || surface.length > LONGEST_TYPO || /[0-9]/.test(surface)) return null;
    if (KANA_AND_PARTICLE.test(surface) && !behind) {
      const rest = surface.slice(0, -1);
      const change = misspelt(rest, behind);
      if (change !== null || lexicon.aliases.has(hiragana(aliasKey(rest)))) return change;
    }
    const written = aliasKey(surface);
    const keys = [...new Set([written, written.length > SHORTEST_TYPO ? hiragana(written) : written])];
    if (keys.some((key) => lexicon.aliases.has(key)) || isRight(surface)) return null;
    const allowed = surface.length < LONG_TYPO ? 1 : 2;
    const found = keys.flatMap((key) =>
      near(key, allowed, byLength()).filter(
        ({ alias, distance }) =>
          (alias[0] === key[0] || surface.length >= LONG_TYPO || !KANA.test(key)) &&
          !(behind && alias.startsWith(key)) &&
          !isAnotherVerb(key, alias, behind) &&
          !SECONDARY_KINDS.has(meaning(alias).kind) &&
          (distance === 1 || meaning(alias).kind !== "players"),
      ),
    );
    if (found.length === 0) return null;
    const guesses = found.map((each) => ({ ...each, ...meaning(each.alias) }));
    const best = guesses.reduce((one, other) => (isNearer(other, one) ? other : one));
    return { kind: "typo", surface, correction: best.name };
  }

  return { corrected };
}

/**
 * Return the correction of a term that begins `surface` with kana for some kanji (表むきに to 表向き), null if there is none.
 * @param {string} surface
 * @param {() => ByKanji} byKanji
 * @param {Lexicon} lexicon
 * @returns {Change | null}
 */
function speltHalfInKana(surface, byKanji, lexicon) {
  const first = surface.match(ALL_KANJI_SIGNS)?.[0];
  const alike = first === undefined ? undefined : byKanji().get(first);
  if (alike === undefined) return null;
  for (let length = Math.min(surface.length, LONGEST_TYPO); length >= SHORTEST_TYPO; length -= 1) {
    const written = surface.slice(0, length);
    if (!ANY_HIRAGANA.test(written) || lexicon.aliases.has(aliasKey(written))) return null;
    const sound = soundOf(written);
    const kanji = written.match(ALL_KANJI_SIGNS) ?? [];
    const names = alike
      .filter(({ reading, name }) => hasInOrder(name, kanji) && sound.test(reading))
      .map(({ name }) => name)
      .filter((name) => !name.startsWith(written) && name.length <= written.length + 1);
    if (names.length > 0) return { kind: "spelling", surface: written, correction: names.reduce(shorterName) };
  }
  return null;
}

/**
 * Return the pattern of the readings that a word may have: at least one kana for each kanji, the rest as written.
 * @param {string} written
 * @returns {RegExp}
 */
function soundOf(written) {
  const sounds = hiragana(written).replace(KANJI_AND_OTHERS, (signs, kanji) =>
    kanji === undefined ? signs.replace(PATTERN_SYNTAX, "\\$&") : `[ぁ-ゖー]{${kanji.length},}`,
  );
  return new RegExp(`^${sounds}$`);
}

/**
 * Tell whether a name has these kanji in their order, whatever is between them.
 * @param {string} name
 * @param {string[]} kanji
 * @returns {boolean}
 */
function hasInOrder(name, kanji) {
  let at = 0;
  return kanji.every((sign) => (at = name.indexOf(sign, at) + 1) > 0);
}

/**
 * Tell whether two words differ in kanji of a verb, or in several kanji.
 * @param {string} written
 * @param {string} other
 * @param {string} behind the kana after the first
 * @returns {boolean}
 */
function isAnotherVerb(written, other, behind) {
  const lacked = (/** @type {string} */ one, /** @type {string} */ another) =>
    new Set((one.match(ALL_KANJI_SIGNS) ?? []).filter((kanji) => !another.includes(kanji))).size;
  const replaced = Math.min(lacked(written, other), lacked(other, written));
  const isStem = behind !== "" && !PARTICLES.includes(behind);
  const isVerb = isStem || ANY_HIRAGANA.test(written.slice(-1));
  return replaced > 1 || (replaced === 1 && isVerb) || (isStem && written.at(-1) !== other.at(-1));
}

/** @param {string} one @param {string} other @returns {string} */
function shorterName(one, other) {
  return other.length < one.length ? other : one;
}

/**
 * Return the aliases within so many edits of a key, the nearest few of each length, with their distances.
 * @param {string} key
 * @param {number} allowed
 * @param {ByLength} byLength
 * @returns {{alias: string, distance: number}[]}
 */
function near(key, allowed, byLength) {
  const signs = signsOf(key);
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, at) => key.length - allowed + at);
  return lengths.flatMap((length) =>
    (length < SHORTEST_TYPO ? [] : (byLength.get(length) ?? []))
      .filter((known) => hasAtMost(allowed, signs & ~known.signs) && hasAtMost(allowed, known.signs & ~signs))
      .map(({ alias }) => ({ alias, distance: distanceBetween(key, alias, allowed) }))
      .filter(({ distance }) => distance <= allowed)
      .sort((one, other) => one.distance - other.distance)
      .slice(0, MOST_NEAR),
  );
}

/**
 * Return the characters of a text as a set of 32 bits. An edit adds or removes one character at most, so texts
 * whose sets differ by more are not near: that spares measuring nearly all of them.
 * @param {string} text
 * @returns {number}
 */
function signsOf(text) {
  let signs = 0;
  for (let at = 0; at < text.length; at += 1) signs |= 1 << (text.charCodeAt(at) % 32);
  return signs;
}

/**
 * Tell whether no more than so many bits are set.
 * @param {number} most
 * @param {number} bits
 * @returns {boolean}
 */
function hasAtMost(most, bits) {
  let rest = bits;
  for (let taken = 0; taken < most; taken += 1) rest &= rest - 1;
  return rest === 0;
}

/**
 * Tell whether one guess is better than another: fewer edits, then the order of letters of kind and name.
 * @param {Guess} one
 * @param {Guess} other
 * @returns {boolean}
 */
function isNearer(one, other) {
  const inOrder = (/** @type {string} */ left, /** @type {string} */ right) => (left < right ? -1 : Number(left > right));
  return (one.distance - other.distance || inOrder(one.kind, other.kind) || inOrder(one.name, other.name)) < 0;
}

/** Return the keys of each length, with the characters they have. @param {Iterable<string>} keys @returns {ByLength} */
function keysByLength(keys) {
  /** @type {ByLength} */
  const groups = new Map();
  for (const alias of keys) added(groups, alias.length, { alias, signs: signsOf(alias) });
  return groups;
}

/**
 * Return by their keys the parts of terms and the words of the rules, which are no aliases.
 * @param {Lexicon} lexicon
 * @param {string[]} vocabulary
 * @returns {Map<string, string>}
 */
function otherWords(lexicon, vocabulary) {
  const parts = [...lexicon.aliases.keys()].flatMap((key) => lexicon.meanings(key).map(({ name }) => name));
  const words = new Map([...vocabulary, ...parts].map((word) => [aliasKey(word), word]));
  return new Map([...words].filter(([key]) => key && !lexicon.aliases.has(key)));
}

/**
 * Return, by each kanji, the terms that are written with it: reading and name.
 * @param {Lexicon} lexicon
 * @returns {ByKanji}
 */
function readingsByKanji(lexicon) {
  /** @type {ByKanji} */
  const terms = new Map();
  for (const reading of lexicon.aliases.keys()) {
    for (const { kind, name } of lexicon.meanings(reading)) {
      for (const kanji of new Set(kind === "reading" ? name.match(ALL_KANJI_SIGNS) ?? [] : [])) added(terms, kanji, { reading, name });
    }
  }
  return terms;
}

/** @template K, V @param {Map<K, V[]>} groups @param {K} key @param {V} value */
function added(groups, key, value) {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [value]);
  else group.push(value);
}

/**
 * Return a function that computes its value when it is first wanted.
 * @template T
 * @param {() => T} make
 * @returns {() => T}
 */
function once(make) {
  /** @type {{value: T} | null} */
  let made = null;
  return () => (made ??= { value: make() }).value;
}
