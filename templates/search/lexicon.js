/**
 * Every way to say a term, by what may be typed. Mirrors rulesdb/search/lexicon/lexicon.py; romaji are made of the readings here.
 */
import { reachesOf } from "./aliases.js";
import { aliasKey, hiragana, plainRomaji } from "./keys.js";

const SEPARATOR = "\t";
const GENERIC = /(?:effect|ability|card|value)$/;
const ITSELF = "=";
const IN_HIRAGANA = "~";
const WAYS = ["term", "reading", "english", "players"];
const OTHER_WAYS = ["everyday", "general"]; // to what rules may say instead
const PLAIN_KANA = romajiTable();

/** @returns {Map<string, string>} romaji of each kana and each pair that is one sound */
function romajiTable() {
  const rows = [
    ["", "あいうえお"], ["k", "かきくけこ"], ["s", "さしすせそ"], ["t", "たちつてと"], ["n", "なにぬねの"],
    ["h", "はひふへほ"], ["m", "まみむめも"], ["r", "らりるれろ"], ["g", "がぎぐげご"], ["z", "ざじずぜぞ"],
    ["d", "だぢづでど"], ["b", "ばびぶべぼ"], ["p", "ぱぴぷぺぽ"], ["x", "ぁぃぅぇぉ"],
  ];
  const table = new Map([["や", "ya"], ["ゆ", "yu"], ["よ", "yo"], ["わ", "wa"], ["を", "wo"], ["ん", "n"], ["ゔ", "vu"], ["ー", "-"]]);
  for (const [consonant, kana] of rows) {
    [...kana].forEach((sign, at) => table.set(sign, consonant + "aiueo"[at]));
  }
  return table;
}

/** @param {string} reading in hiragana @returns {string} romaji, as people may type it */
function romaji(reading) {
  let text = "";
  for (const sign of reading) {
    const small = "ゃゅょ".indexOf(sign);
    const vowel = "ぁぃぅぇぉ".indexOf(sign);
    if (small >= 0 && text.endsWith("i")) {
      text = `${text.slice(0, -1)}y${"auo"[small]}`;
    } else if (vowel >= 0 && /[a-z]$/.test(text)) {
      text = text.slice(0, -1) + "aiueo"[vowel];
    } else {
      text += PLAIN_KANA.get(sign) || sign;
    }
  }
  return text.replace(/っ([a-z])/g, "$1$1");
}

/** @returns {string} the alias that a sign stands for, or itself */
function spelledOut(key, name) {
  if (key === ITSELF) {
    return aliasKey(name);
  }
  return key === IN_HIRAGANA ? aliasKey(hiragana(name)) : key;
}

/** @returns {Map<string, string[]>} names by their first letter */
function grouped(names) {
  const groups = new Map();
  names.forEach((name) => groups.set(name[0], [...(groups.get(name[0]) || []), name]));
  return groups;
}

/** Aliases and definitions. */
export class Lexicon {
  /**
   * @param {string} table columns with a line for each term: name, documents that define it, rules outside the texts
   *   that do, aliases by way
   * @param {object[]} endings of verbs, as `dictionaryForms` takes them
   */
  constructor(table, endings) {
    this.endings = endings;
    /** @type {Map<string, string>} */
    this.aliases = new Map();
    /** @type {Map<string, number[]>} */
    this.rules = new Map();
    /** @type {Map<string, string[]>} */
    this.outside = new Map();
    /** @type {Map<string, string[]>} */
    this.read = new Map();
    const readings = [];
    const [names, rulesOf, outsideOf, ...byWay] = table.split("\f").map((column) => column.split("\n"));
    names.forEach((name, row) => {
      const rules = rulesOf[row];
      const ways = byWay.map((column) => column[row]);
      if (rules) {
        this.rules.set(name, rules.split(" ").map(Number));
      }
      if (outsideOf[row]) {
        this.outside.set(name, outsideOf[row].split(" "));
      }
      WAYS.forEach((way, at) => {
        const keys = ways[at].split("|").filter(Boolean).map((key) => spelledOut(key, name));
        keys.forEach((key) => this.add(key, way, name));
        if (way === "english") {
          keys.forEach((key) => this.addGeneric(key, name));
        }
        if (way === "reading" && keys.length) {
          this.read.set(name, keys);
        }
        if (way === "reading" && ways[0]) {
          readings.push(...keys.map((key) => [key, name]));
        }
      });
    });
    for (const [key, name] of readings) {
      this.add(aliasKey(plainRomaji(romaji(key))), "romaji", name);
    }
    OTHER_WAYS.forEach((way, at) => {
      names.forEach((name, row) => {
        byWay[WAYS.length + at][row].split("|").filter(Boolean).forEach((key) => this.add(spelledOut(key, name), way, name));
      });
    });
    this.reaches = reachesOf(this.aliases.keys());
    this.firsts = new Set([...this.aliases.keys()].map((key) => key[0]));
  }

  /** @param {string} sign @returns {boolean} whether any alias begins with a character */
  begins(sign) {
    return this.firsts.has(sign);
  }

  /** @returns {string[]} the names that begin with some letters and whose reading ends with some kana */
  readAs(letters, kana) {
    this.byFirst = this.byFirst || grouped([...this.read.keys()]);
    const isRead = (reading) => reading.endsWith(kana) && reading.length >= kana.length + letters.length;
    return (this.byFirst.get(letters[0]) || []).filter((name) => name.startsWith(letters) && this.read.get(name).some(isRead));
  }

  /** @param {string} name @returns {boolean} whether the reading of a name is known */
  isRead(name) {
    return this.read.has(name);
  }

  /** An English name may be said without the word that says what sort of thing it is. */
  addGeneric(key, name) {
    const short = key.replace(GENERIC, "");
    if (short && short !== key) {
      this.add(short, "english", name);
    }
  }

  /** @param {string} key @param {string} way @param {string} name */
  add(key, way, name) {
    const known = this.aliases.get(key);
    if (known === undefined) {
      this.aliases.set(key, way + SEPARATOR + name);
    } else if (!known.split(SEPARATOR).some((part, at) => at % 2 && part === name)) {
      this.aliases.set(key, [known, way, name].join(SEPARATOR));
    }
  }

  /** @param {string} key @returns {{way: string, name: string}[]} what it may mean */
  meanings(key) {
    const written = this.aliases.get(key);
    const found = [];
    const parts = written === undefined ? [] : written.split(SEPARATOR);
    for (let at = 0; at < parts.length; at += 2) {
      found.push({ way: parts[at], name: parts[at + 1] });
    }
    return found;
  }
}
