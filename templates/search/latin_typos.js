/**
 * Corrections of misspelt words in Latin letters, only to English words and romaji of the lexicon. Mirrors
 * rulesdb/search/lexicon/latin_typos.py.
 */
import { LONGEST_LATIN_TYPO, LONG_LATIN_TYPO, SHORTEST_LATIN_TYPO } from "./constants.js";
import { distanceBetween } from "./distances.js";
import { stemOf } from "./english.js";
import { plainRomaji } from "./keys.js";
import { hiraganaOfRomaji } from "./romaji.js";

/** @import { Alias } from "./aliases.js" */

/**
 * The words of a lexicon: aliases of terms, and English words as they are spelt.
 * @typedef {{aliases: Map<string, string>, meanings: (key: string) => Alias[], words: Set<string>}} Words
 */

/** Words that may be corrected: shorter ones are near too many others. */
export const LATIN_RUN = new RegExp(`([a-z]{${SHORTEST_LATIN_TYPO},${LONGEST_LATIN_TYPO}})`);

/** Finds the corrections of misspelt words in Latin letters. */
export class LatinSpeller {
  /** @param {Words} lexicon */
  constructor(lexicon) {
    this.lexicon = lexicon;
    /** @type {{stems: Set<string>, words: string[], romaji: string[]} | null} */
    this.known = null;
  }

  /** @returns {{stems: Set<string>, words: string[], romaji: string[]}} made with the first correction */
  get tables() {
    const words = [...this.lexicon.words].sort();
    const isRomaji = (/** @type {string} */ key) => this.lexicon.meanings(key).some(({ kind }) => kind === "romaji");
    this.known ??= { stems: new Set(words.map(stemOf)), words, romaji: [...this.lexicon.aliases.keys()].filter(isRomaji).sort() };
    return this.known;
  }

  /** @param {string} word @returns {boolean} whether it, or a form of it, is one of the lexicon's, in English or romaji */
  knows(word) {
    const { aliases, words } = this.lexicon;
    return aliases.has(word) || aliases.has(plainRomaji(word)) || words.has(word) || this.tables.stems.has(stemOf(word));
  }

  /** @param {string} word @returns {string | null} the word whose spelling is nearest, English before romaji */
  nearest(word) {
    const english = nearestOf(word, this.tables.words);
    return english !== null || hiraganaOfRomaji(word) === null ? english : nearestOf(plainRomaji(word), this.tables.romaji);
  }
}

/** @param {string} word @param {string[]} words sorted @returns {string | null} the first of the nearest that begin as it does */
function nearestOf(word, words) {
  let best = null;
  let most = word.length < LONG_LATIN_TYPO ? 1 : 2;
  for (const other of words) {
    const distance = other[0] === word[0] && !isLongerForm(word, other) ? distanceBetween(word, other, most) : Infinity;
    if (distance < most || (best === null && distance === most)) {
      best = other;
      most = distance;
    }
  }
  return best;
}

/** @param {string} written @param {string} word @returns {boolean} whether it goes on where the word ends, and is rather a form of it than a slip */
function isLongerForm(written, word) {
  return written.startsWith(word) && written.at(-1) !== written.at(-2);
}
