/**
 * The lexicon: aliases of terms to the terms' names. Mirrors rulesdb/search/lexicon/lexicon.py; romaji are made of the readings here.
 */
import { reachesOf } from "./aliases.js";
import { CARD, COMPOUND, GENERIC, IN_HIRAGANA, ITSELF, KANA_ROMAJI, SECONDARY_KINDS, STOP_WORDS, ALIAS_KINDS, WHOLE } from "./constants.js";
import { decoded } from "./decoding.js";
import { compoundOfStems, latinWords } from "./english.js";
import { aliasKey, hiragana, plainRomaji } from "./keys.js";

const SEPARATOR = "\t";
/**
 * @import { Alias } from "./aliases.js"
 * @import { Word } from "./concepts.js"
 */

/**
 * Names of cards, line by line those that bring the same terms, the terms, and by line the numbers of these.
 * @typedef {{cards: string, cardTerms: string, termsOfCards: string}} WrittenCards
 */

const GENERIC_ENDING = new RegExp(`(?:${GENERIC.join("|")})$`);
const GENERIC_WORD = new RegExp(` (?:${GENERIC.join("|")})s?$`);
const SPELT = /[a-z]{4,}/g;
const SOUND = new RegExp([...KANA_ROMAJI.keys()].join("|"), "g");

/** @param {string} reading in hiragana @returns {string} romaji, as people may type it */
function romaji(reading) {
  return reading.replace(SOUND, (sound) => KANA_ROMAJI.get(sound) ?? sound).replace(/っ([a-z])/g, "$1$1");
}

/** @param {Iterable<string>} keys @returns {Set<string>} their first characters */
function firstsOf(keys) {
  return new Set([...keys].map((key) => key[0]));
}

/** @param {string[]} names @returns {Map<string, string[]>} names by their first letter */
function grouped(names) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const name of names) {
    const group = groups.get(name.slice(0, 1));
    if (group) group.push(name);
    else groups.set(name.slice(0, 1), [name]);
  }
  return groups;
}

/** @param {string} key @param {string} name @returns {string} the alias that a sign is written for, or itself */
function spelledOut(key, name) {
  if (key === ITSELF) {
    return aliasKey(name);
  }
  return key === IN_HIRAGANA ? aliasKey(hiragana(name)) : key;
}

/** @param {string} cell aliases of a name @param {string} name @returns {string[]} */
function keysOf(cell, name) {
  return cell.split("|").filter(Boolean).map((key) => spelledOut(key, name));
}

/** @param {string} cell the terms of a name @returns {Word[]} */
function wordsOfCell(cell) {
  const words = cell.split("|").map((written) => ({ compound: written.startsWith(COMPOUND), term: written.replace(COMPOUND, "") }));
  return words.filter(({ term }) => term).map(({ term, compound }) => ({ surface: term, term, compound }));
}

/** Aliases and definitions. */
export class Lexicon {
  /**
   * @param {string} table columns with a line for each term: name, documents that define it, rules outside the texts
   *   that do, terms where the cutter has others, aliases by kind
   * @param {string} latin stems of English names that the texts have outside of the names of cards
   * @param {string} words in Latin letters that such texts have, besides those of English names
   */
  constructor(table, latin = "", words = "") {
    /** @type {Map<string, string>} */
    this.aliases = new Map();
    /** @type {Map<string, number[]>} */
    this.rules = new Map();
    /** @type {Map<string, string[]>} */
    this.outside = new Map();
    /** @type {Map<string, string[]>} */
    this.readings = new Map();
    /** @type {Map<string, Word[]>} the words of names that the cutter cuts otherwise */
    this.cuts = new Map();
    /** @type {Map<string, Alias[]>} */
    this.english = new Map();
    this.latin = new Set(latin.split(" "));
    this.words = new Set(words.split(" "));
    const [names = [], rulesOf = [], outsideOf = [], termsOf = [], ...byKind] = table.split("\f").map((column) => column.split("\n"));
    const columns = ALIAS_KINDS.map((kind, at) => ({ kind, cells: byKind[at] ?? [] }));
    const isSecondary = (/** @type {{kind: string}} */ column) => SECONDARY_KINDS.has(column.kind);
    names.forEach((name, row) => {
      this.define(name, rulesOf[row] ?? "", outsideOf[row] ?? "");
      if (termsOf[row]) {
        this.cuts.set(name, wordsOfCell(termsOf[row]));
      }
      columns.filter((column) => !isSecondary(column)).forEach(({ kind, cells }) => this.addAll(cells[row] ?? "", kind, name));
    });
    names.forEach((name, row) => {
      if (byKind[0]?.[row]) {
        (this.readings.get(name) ?? []).forEach((key) => this.add(aliasKey(plainRomaji(romaji(key))), "romaji", name));
      }
    });
    for (const { kind, cells } of columns.filter(isSecondary)) {
      names.forEach((name, row) => keysOf(cells[row] ?? "", name).forEach((key) => this.add(key, kind, name)));
    }
    this.reaches = reachesOf(this.aliases.keys());
    this.firsts = firstsOf(this.aliases.keys());
    this.byFirst = grouped([...this.readings.keys()]);
  }

  /** @param {WrittenCards} written names that become aliases of the terms */
  addCards({ cards, cardTerms, termsOfCards }) {
    const [terms, numbers] = [cardTerms.split("\n"), termsOfCards.split("\n")];
    for (const [row, names] of cards.split("\n").entries()) {
      for (const name of names.split("|").filter(Boolean)) decoded(numbers[row]).forEach((term) => this.add(name, CARD, terms[term]));
    }
    this.reaches = reachesOf(this.aliases.keys());
    this.firsts = firstsOf(this.aliases.keys());
  }

  /**
   * @param {string} name
   * @param {string} documents that define it
   * @param {string} outside rules in no loaded text that do
   */
  define(name, documents, outside) {
    if (documents) {
      this.rules.set(name, documents.split(" ").map(Number));
    }
    if (outside) {
      this.outside.set(name, outside.split(" "));
    }
  }

  /** @param {string} cell the aliases of one kind @param {string} kind @param {string} name */
  addAll(cell, kind, name) {
    if (kind === "english") {
      cell.split("|").filter(Boolean).forEach((written) => this.addEnglish(written, name));
      return;
    }
    const keys = keysOf(cell, name);
    keys.forEach((key) => this.add(key, kind, name));
    if (kind === "reading" && keys.length) {
      this.readings.set(name, keys);
    }
  }

  /** Add an English name and, unless a sign behind it says that it is whole, what it is without a generic word. @param {string} cell @param {string} name */
  addEnglish(cell, name) {
    const isWhole = cell !== ITSELF && cell.endsWith(WHOLE);
    const written = isWhole ? cell.slice(0, -WHOLE.length) : cell;
    const key = aliasKey(spelledOut(written, name));
    this.add(key, "english", name);
    if (!isWhole) this.addGeneric(key, name);
    this.addStems(written, name);
  }

  /** Add an English name by its stems, and its words. @param {string} written @param {string} name */
  addStems(written, name) {
    for (const each of new Set([written, written.replace(GENERIC_WORD, "")])) {
      const words = latinWords(each);
      if (words.every(({ stem, isFunctionWord }) => isFunctionWord || STOP_WORDS.has(stem))) continue;
      const key = compoundOfStems(words);
      const known = this.english.get(key) ?? [];
      if (!known.some((alias) => alias.name === name)) this.english.set(key, [...known, { kind: "english", name }]);
    }
    (written.match(SPELT) ?? []).forEach((word) => this.words.add(word));
  }

  /** @param {string} key stems @returns {Alias[]} the aliases that are English names with these stems */
  englishMeanings(key) {
    return this.english.get(key) ?? [];
  }

  /** @param {string} sign @returns {boolean} whether any alias begins with a character */
  begins(sign) {
    return this.firsts.has(sign);
  }

  /** @param {string} letters @param {string} kana @returns {string[]} the names that begin with some letters and whose reading ends with some kana */
  readAs(letters, kana) {
    const isRead = (/** @type {string} */ reading) => reading.endsWith(kana) && reading.length >= kana.length + letters.length;
    const alike = this.byFirst.get(letters.slice(0, 1)) ?? [];
    return alike.filter((name) => name.startsWith(letters) && this.readings.get(name)?.some(isRead));
  }

  /** @param {string} name @returns {boolean} whether the reading of a name is known */
  isRead(name) {
    return this.readings.has(name);
  }

  /** Add an English name without the generic word at its end: prevention effect is also prevention. @param {string} key @param {string} name */
  addGeneric(key, name) {
    const short = key.replace(GENERIC_ENDING, "");
    if (short && short !== key) {
      this.add(short, "english", name);
    }
  }

  /** @param {string} key @param {string} kind @param {string} name */
  add(key, kind, name) {
    const known = this.aliases.get(key);
    if (known === undefined) {
      this.aliases.set(key, kind + SEPARATOR + name);
    } else if (!known.split(SEPARATOR).some((part, at) => at % 2 && part === name)) {
      this.aliases.set(key, [known, kind, name].join(SEPARATOR));
    }
  }

  /** @param {string} key @returns {Alias[]} the aliases with the key */
  meanings(key) {
    const written = this.aliases.get(key);
    const parts = written === undefined ? [] : written.split(SEPARATOR);
    return parts.flatMap((kind, at) => (at % 2 ? [] : [{ kind, name: parts[at + 1] ?? "" }]));
  }
}
