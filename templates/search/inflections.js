/**
 * Terms that a query has in another form than the lexicon: inflected, or half in kana. Stands in for
 * rulesdb/search/lexicon/inflections.py, which asks the analyzer for words and readings: 2回殴りたい is 2回殴る,
 * ついかコスト is 追加コスト.
 */
import { isEdge } from "./aliases.js";
import { foldedKey } from "./keys.js";
import { LONGEST_NAMED, OF_THE_I_ROW, PARTICLES } from "./constants.js";
import { dictionaryForms, plainOfPotential } from "./verbs.js";

/**
 * @import { Alias, Mention } from "./aliases.js"
 * @import { Lexicon } from "./lexicon.js"
 */

const LONGEST_INFLECTED = 24; // characters of a term with its ending
const LONGEST_PART = 8; // characters of a part in kana, and of the part beside it
const SHORTEST_PART = 2; // kana; a single one is an ending
const ONE_KANA = /^[ぁ-ゖー]$/;
const OTHER = /^[ァ-ヺー一-鿿々]$/;
const UNPARTED = /^[ァ-ヺー]{2}$|^[a-z]{2}$|^[0-9]{2}$/; // no term begins between two such characters
const ONE_KATAKANA = /^[ァ-ヺー]$/;
const TIME = ["時", "とき"];
const ONE_KANJI = /^[一-鿿々]$/;
const DICTIONARY_FORM = new RegExp(`[${[...OF_THE_I_ROW.values()].join("")}]$`);

/**
 * Return the terms of several words that a folded query has half in kana, disjoint and in order.
 * @param {string} query
 * @param {Lexicon} lexicon
 * @returns {Mention[]}
 */
export function kanaMentions(query, lexicon) {
  /** @type {Mention[]} */
  const found = [];
  for (let border = 1; border < Math.min(query.length, LONGEST_NAMED); border += 1) {
    const mention = halfInKana(query, border, lexicon) ?? withTime(query, border, lexicon);
    if (mention !== null && mention.start >= (found.at(-1)?.end ?? 0)) {
      found.push(mention);
    }
  }
  return found;
}

/**
 * Return the name whose reading is known that katakana and kanji in a row are.
 * @param {string} query
 * @param {number} border
 * @param {Lexicon} lexicon
 * @returns {Mention | null}
 */
function inKatakana(query, border, lexicon) {
  const written = runBefore(query, border) + runAfter(query, border);
  if (!lexicon.isRead(written) || lexicon.meanings(foldedKey(written)).length) {
    return null;
  }
  const start = border - runBefore(query, border).length;
  return { start, end: start + written.length, aliases: [{ kind: "reading", name: written }] };
}

/**
 * Return the mention of the longest term with kana on one side of a position and none on the other, null if there is none.
 * @param {string} query
 * @param {number} border
 * @param {Lexicon} lexicon
 * @returns {Mention | null}
 */
function halfInKana(query, border, lexicon) {
  if (ONE_KATAKANA.test(query[border - 1]) && ONE_KANJI.test(query[border])) {
    return inKatakana(query, border, lexicon);
  }
  const before = runBefore(query, border);
  const after = runAfter(query, border);
  if (ONE_KANA.test(query[border - 1]) && OTHER.test(query[border])) {
    return longestOf(beginnings(after), endings(before), (other, kana) => termOf(kana + other, kana, (name) => name + other, lexicon), border, true);
  }
  if (OTHER.test(query[border - 1]) && ONE_KANA.test(query[border])) {
    const whole = endings(before).filter((other) => !UNPARTED.test(query.charAt(border - other.length - 1) + other.slice(0, 1)));
    return longestOf(whole, beginnings(after), (other, kana) => termBeginning(other, kana, lexicon), border, false);
  }
  return null;
}

/**
 * @param {string[]} others
 * @param {string[]} kanas
 * @param {(other: string, kana: string) => Alias[]} termOfParts
 * @param {number} border
 * @param {boolean} isKanaFirst
 * @returns {Mention | null}
 */
function longestOf(others, kanas, termOfParts, border, isKanaFirst) {
  for (const other of others) {
    for (const kana of kanas.filter((each) => each.length >= SHORTEST_PART)) {
      const aliases = termOfParts(other, kana);
      if (aliases.length) {
        const [first, second] = isKanaFirst ? [kana, other] : [other, kana];
        return { start: border - first.length, end: border + second.length, aliases };
      }
    }
  }
  return null;
}

/**
 * Return the term that is read as what is written, where the part in kana is the reading of some word.
 * @param {string} written
 * @param {string} kana
 * @param {(name: string) => string} whole the name of a term, by that of the word
 * @param {Lexicon} lexicon
 * @returns {Alias[]}
 */
function termOf(written, kana, whole, lexicon) {
  if (lexicon.meanings(foldedKey(written)).length) {
    return [];
  }
  const words = lexicon.meanings(foldedKey(kana)).filter(({ kind }) => kind === "reading");
  return words.map(({ name }) => whole(name)).filter((name) => lexicon.isRead(name)).map((name) => ({ kind: "reading", name }));
}

/**
 * Return the term that begins with some letters and whose reading ends with some kana.
 * @param {string} other
 * @param {string} kana
 * @param {Lexicon} lexicon
 * @returns {Alias[]}
 */
function termBeginning(other, kana, lexicon) {
  if (lexicon.meanings(foldedKey(other + kana)).length) {
    return [];
  }
  return lexicon.readAs(other, kana).map((name) => ({ kind: "reading", name }));
}

/** @param {string} query @param {number} border @returns {string} */
function runBefore(query, border) {
  const script = ONE_KANA.test(query[border - 1]) && !OTHER.test(query[border - 1]) ? ONE_KANA : OTHER;
  let start = border;
  while (start > Math.max(0, border - LONGEST_PART) && script.test(query[start - 1])) {
    start -= 1;
  }
  return query.slice(start, border);
}

/** @param {string} query @param {number} border @returns {string} */
function runAfter(query, border) {
  const script = ONE_KANA.test(query[border]) ? ONE_KANA : OTHER;
  let end = border;
  while (end < Math.min(query.length, border + LONGEST_PART) && script.test(query[end])) {
    end += 1;
  }
  return query.slice(border, end);
}

/** @param {string} text @returns {string[]} the beginnings of a text, the longest first */
function beginnings(text) {
  return Array.from(text, (_, at) => text.slice(0, text.length - at));
}

/** @param {string} text @returns {string[]} the endings of a text, the longest first */
function endings(text) {
  return Array.from(text, (_, at) => text.slice(at));
}

/**
 * Return the mention of the longest term that ends in とき, here written with its kanji: 場に出た時 is 場に出たとき.
 * @param {string} query
 * @param {number} end the position of the kanji
 * @param {Lexicon} lexicon
 * @returns {Mention | null}
 */
function withTime(query, end, lexicon) {
  for (let start = query[end] === TIME[0] && ONE_KANA.test(query[end - 1]) ? Math.max(0, end - LONGEST_INFLECTED) : end; start < end; start += 1) {
    const named = lexicon.meanings(foldedKey(query.slice(start, end) + TIME[1])).filter(({ kind }) => kind === "term");
    if (named.length) {
      return { start, end: end + 1, aliases: named.map(({ name }) => ({ kind: "reading", name })) };
    }
  }
  return null;
}

/**
 * Return the mentions of inflected terms in a folded query, disjoint and in order.
 * @param {string} query
 * @param {Mention[]} literal the mentions of terms as they are
 * @param {(position: number) => boolean} isWithin whether a position is within a word
 * @param {Lexicon} lexicon
 * @returns {Mention[]}
 */
export function inflectedMentions(query, literal, isWithin, lexicon) {
  /** @type {Mention[]} */
  const found = [];
  const isTaken = (/** @type {number} */ position) => literal.some(({ start, end }) => start <= position && position < end);
  const last = Math.min(query.length, LONGEST_NAMED);
  for (let at = 0; at < last; ) {
    const mention = begins(query, at, isTaken) && !isWithin(at) ? inflectedAt(query, at, isTaken, lexicon) : null;
    if (mention !== null) {
      found.push(mention);
    }
    at = mention === null ? at + 1 : mention.end;
  }
  return found;
}

/**
 * Tell whether a term may begin at a position: kana go on with the word before them.
 * @param {string} query
 * @param {number} at
 * @param {(position: number) => boolean} isTaken
 * @returns {boolean}
 */
function begins(query, at, isTaken) {
  const before = query.charAt(at - 1);
  if (isEdge(query[at]) || isTaken(at)) return false;
  if (isEdge(before) || isTaken(at - 1)) return true;
  return ONE_KANA.test(query[at]) ? PARTICLES.includes(before) : !UNPARTED.test(before + query[at]);
}

/**
 * @param {string} query
 * @param {number} start
 * @param {(position: number) => boolean} isTaken
 * @param {Lexicon} lexicon
 * @returns {Mention | null}
 */
function inflectedAt(query, start, isTaken, lexicon) {
  if (!lexicon.begins(query[start])) {
    return null;
  }
  let end = start + 1;
  while (end < Math.min(query.length, start + LONGEST_INFLECTED) && !isEdge(query[end]) && !isTaken(end)) {
    end += 1;
  }
  for (; end > start + 1; end -= 1) {
    const aliases = ONE_KANA.test(query[end - 1]) ? meaningsOfVerb(query.slice(start, end), lexicon) : [];
    if (aliases.length) {
      return { start, end, aliases };
    }
  }
  return null;
}

/**
 * Return the aliases that a verb in any form may be.
 * @param {string} written
 * @param {Lexicon} lexicon
 * @returns {Alias[]}
 */
function meaningsOfVerb(written, lexicon) {
  const plain = DICTIONARY_FORM.test(written) ? [written] : [];
  const once = dictionaryForms(written);
  const twice = once.flatMap(dictionaryForms); // 見つけられなかった: 見つけられる
  const forms = [...plain, ...once, ...twice];
  const others = forms.flatMap((form) => [...plainOfPotential(form), ...(form.endsWith("す") ? [`${form}る`] : [])]);
  for (const form of new Set([...forms, ...others])) {
    const found = lexicon.meanings(foldedKey(form));
    if (found.length) {
      return found;
    }
  }
  return [];
}
