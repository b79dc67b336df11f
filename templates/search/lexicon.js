/**
 * Every way to say a term, by what may be typed. Mirrors rulesdb/search/lexicon/lexicon.py; romaji are made of the readings here.
 */
(function (search) {
  "use strict";

  const SEPARATOR = "\t";
  const GENERIC = /(?:effect|ability|card|value)$/;
  const ITSELF = "=";
  const IN_HIRAGANA = "~";
  const WAYS = ["term", "reading", "english", "players"];
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
      return search.aliasKey(name);
    }
    return key === IN_HIRAGANA ? search.aliasKey(search.hiragana(name)) : key;
  }

  /** Aliases and definitions. */
  class Lexicon {
    /** @param {string} table columns with a line for each term: name, documents that define it, aliases by way */
    constructor(table) {
      /** @type {Map<string, string>} */
      this.aliases = new Map();
      /** @type {Map<string, number[]>} */
      this.rules = new Map();
      const readings = [];
      const [names, rulesOf, ...byWay] = table.split("\f").map((column) => column.split("\n"));
      names.forEach((name, row) => {
        const rules = rulesOf[row];
        const ways = byWay.map((column) => column[row]);
        if (rules) {
          this.rules.set(name, rules.split(" ").map(Number));
        }
        WAYS.forEach((way, at) => {
          const keys = ways[at].split("|").filter(Boolean).map((key) => spelledOut(key, name));
          keys.forEach((key) => this.add(key, way, name));
          if (way === "english") {
            keys.forEach((key) => this.addGeneric(key, name));
          }
          if (way === "reading" && ways[0]) {
            readings.push(...keys.map((key) => [key, name]));
          }
        });
      });
      for (const [key, name] of readings) {
        this.add(search.aliasKey(search.plainRomaji(romaji(key))), "romaji", name);
      }
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

  search.Lexicon = Lexicon;
})((globalThis.rulesdbSearch = globalThis.rulesdbSearch || {}));
