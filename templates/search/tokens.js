/**
 * A query cut into words. Stands in for rulesdb/search/query/term_analysis.py and SudachiPy, whose dictionary is too large for a page:
 * what the analyzer made of the texts is known, and a query is cut into as few known pieces as possible.
 */
import { DIGITS, STOP_WORDS } from "./constants.js";
import { compoundOfStems, hyphenated, isLatin, latinWords } from "./english.js";
import { hiragana } from "./keys.js";

/**
 * A term of the index, and its half-open range in the query.
 * @typedef {{text: string, start: number, end: number}} Term
 */

/**
 * The cheapest cut up to a position of a query: its cost, the last piece, null for what is no word, and where that begins.
 * @typedef {{cost: number, piece: Term | null, from: number}} Cut
 * @typedef {(cost: number, piece: Term | null, from: number) => void} Consider
 */

const LONGEST = 16; // characters of a piece that may be cut again
const MANY_CHARACTERS = 400;
// Fewest pieces win; a piece of one character is rather a part of another, and what is unknown comes last.
const COSTS = { word: 100, short: 100, gap: 90, shortGap: 15, ending: 60, unknown: 300, more: 100 };
// Endings that are words of their own elsewhere (無い, 等), and others that questions have and rules have not.
const ENDINGS_OF_QUESTIONS = new Set(
  ("ない なかった なく なけれ なきゃ ません たら だら れば って ちゃった ちゃう んです のか ですか ますか ました ましたか でしたっけ られる られた られ させる " +
    "された される されて されたら ている ていた てい ても でも ときに かどうか けど のに ので から まで より だけ しか ながら たり だり なら ならば").split(" "),
);
const ROWS = new Map( // by the last kana of a verb those that may be there before an ending
  "うわいうえおっ くかきくけこい ぐがぎぐげごい すさしすせそ つたちつてとっ ぬなにぬねのん ぶばびぶべぼん むまみむめもん るらりるれろっ"
    .split(" ").map((row) => [row.slice(0, 1), row.slice(1)]),
);
const IN_HIRAGANA_ALONE = /^[ぁ-ゖ]+$/;
const BEFORE_ENDINGS = /[ぁかきくぐけこさしすせたちっつてでとどなにねばべまむめやよらりるれん]/; // kana between a verb's stem and its ending
const AFTER_PARTICLES = /[がはのもを\s]/; // what follows is no ending but a word
const UNCUT = /** @type {[RegExp, RegExp][]} */ ([[/[a-z]/, /[a-z]/], [/\d/, /\d/], [/[\ud800-\udbff]/, /[\udc00-\udfff]/]]); // what no cut comes between

/** The words, compounds and gaps that the texts are made of. */
export class Cutter {
  /**
   * @param {{words: string, compounds: string, gaps: string, kana: string}} spellings lines of spelling and term, which is
   *   left out where it is the spelling
   * @param {string[]} terms all that the index has
   */
  constructor(spellings, terms) {
    this.compounds = spelt(linesOf(spellings.compounds));
    const ofCompounds = new Set(this.compounds.values());
    const stop = [...STOP_WORDS].filter((term) => IN_HIRAGANA_ALONE.test(term));
    this.words = spelt([...stop, ...linesOf(spellings.words), ...terms.filter((term) => !ofCompounds.has(term))]);
    for (const row of linesOf(spellings.kana)) {
      const [reading = "", term = ""] = row.split("\t");
      [reading, ...stems(reading)].forEach((form) => addNew(this.words, form, term));
    }
    const known = new Set(terms);
    this.nouns = new Set(terms.flatMap(nounsOf).filter((noun) => known.has(noun)));
    this.gaps = new Set(linesOf(spellings.gaps));
    addNew(this.words, "ふた", "2");
    onlyVerbs(this.words).forEach((term, kanji) => addNew(this.words, kanji, term));
    [...DIGITS].forEach((sign, digit) => addNew(this.words, sign, String(digit)));
    /** @type {Map<string, string[]> | null} */
    this.spellings = null;
  }

  /** @param {string[]} rows spelling and term of words that are known besides from now on */
  addWords(rows) {
    spelt(rows).forEach((term, form) => addNew(this.words, form, term));
    this.spellings = null;
  }

  /** @param {string} spelling @returns {boolean} whether it is that of a word */
  knows(spelling) {
    return this.words.has(spelling);
  }

  /** @param {string} term @returns {string[]} how the texts may spell it */
  spellingsOf(term) {
    this.spellings ??= spellingsByTerm([this.words, this.compounds]);
    return this.spellings.get(term) ?? [term];
  }

  /**
   * @param {string} query folded
   * @returns {{short: Term[], compound: Term[]}}
   */
  terms(query) {
    const isOther = (/** @type {Term} */ { start, end }) => !isLatin(query.slice(start, end));
    const short = this.pieces(query.slice(0, MANY_CHARACTERS)).filter(isOther);
    const words = latinWords(query);
    const latin = words.filter((word) => !word.isFunctionWord).map(({ stem, start, end }) => ({ text: stem, start, end }));
    const whole = hyphenated(query, words).map((run) => ({ text: compoundOfStems(run), start: run[0].start, end: run[run.length - 1].end }));
    return { short: inOrderOfRanges([...short, ...latin]), compound: inOrderOfRanges([...this.compoundsOf(query, short), ...whole]) };
  }

  /** @param {string} query @returns {Term[]} the words of the cheapest cut */
  pieces(query) {
    const positions = cutPositions(query);
    /** @type {Cut[]} */
    const best = [{ cost: 0, piece: null, from: -1 }];
    for (let at = 1; at < positions.length; at += 1) {
      best[positions[at]] = this.cheapest(query, positions, at, best);
    }
    const found = [];
    for (let end = query.length; end > 0; end = best[end].from) {
      const { piece } = best[end];
      if (piece) {
        found.push(piece);
      }
    }
    return found.reverse();
  }

  /**
   * The cheapest cut up to one position. The piece from the position before is always considered, however long it is, so
   * that there is a cut up to every position.
   * @param {string} query
   * @param {number[]} positions where it may be cut
   * @param {number} at which of them
   * @param {Cut[]} best by position, those before it
   * @returns {Cut}
   */
  cheapest(query, positions, at, best) {
    const end = positions[at];
    /** @type {Cut} */
    let found = { cost: Infinity, piece: null, from: -1 };
    /** @type {Consider} */
    const consider = (cost, piece, from) => {
      const whole = best[from].cost + cost;
      if (whole < found.cost) {
        found = { cost: whole, piece, from };
      }
    };
    for (let before = firstWithin(positions, at, end - LONGEST); before < at; before += 1) {
      this.considerKnown(query, positions[before], end, consider);
    }
    const sign = query[end - 1];
    if (/[\s\p{P}\p{S}]/u.test(sign) && !this.words.has(sign)) {
      consider(0, null, end - 1);
    }
    considerUnknown(query, positions, at, consider);
    return found;
  }

  /**
   * A piece of the query as a word, an ending or a gap that the texts have.
   * @param {string} query
   * @param {number} from
   * @param {number} end
   * @param {Consider} consider
   */
  considerKnown(query, from, end, consider) {
    const part = query.slice(from, end);
    const term = this.nouns.has(part) && !BEFORE_ENDINGS.test(query.slice(end, end + 1)) ? part : this.words.get(part);
    if (term !== undefined) {
      const isShort = part.length === 1 || (part.length === 2 && isPartOfKatakana(query, from, end));
      consider(COSTS.word + (isShort ? COSTS.short : 0), { text: term, start: from, end }, from);
    }
    if (ENDINGS_OF_QUESTIONS.has(part) && !AFTER_PARTICLES.test(query[from - 1] || " ")) {
      consider(COSTS.ending, null, from);
    } else if (this.gaps.has(part) && !(part.startsWith("ない") && AFTER_PARTICLES.test(query[from - 1] || " "))) {
      consider(COSTS.gap + (part.length === 1 ? COSTS.shortGap : 0), null, from);
    }
  }

  /**
   * The compounds that several words in a row spell.
   * @param {string} query
   * @param {Term[]} short
   * @returns {Term[]}
   */
  compoundsOf(query, short) {
    const found = [];
    for (let first = 0; first < short.length; first += 1) {
      for (let last = Math.min(short.length - 1, first + 4); last > first; last -= 1) {
        const term = this.compounds.get(query.slice(short[first].start, short[last].end));
        if (term !== undefined) {
          found.push({ text: term, start: short[first].start, end: short[last].end });
          first = last;
          break;
        }
      }
    }
    return found;
  }
}

/** @param {Term[]} terms @returns {Term[]} */
function inOrderOfRanges(terms) {
  return terms.sort((one, other) => one.start - other.start || one.end - other.end);
}

/** @param {Map<string, string>[]} tables terms by spelling @returns {Map<string, string[]>} */
function spellingsByTerm(tables) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const [spelling, term] of tables.flatMap((table) => [...table])) {
    const spellings = found.get(term);
    if (spellings) spellings.push(spelling);
    else found.set(term, [spelling]);
  }
  return found;
}

/** @param {string} lines @returns {string[]} the lines of a text */
export function linesOf(lines) {
  return lines.split("\n").filter(Boolean);
}

/** @param {string[]} rows spelling and term @returns {Map<string, string>} with the forms that an inflected word may have */
function spelt(rows) {
  /** @type {Map<string, string>} */
  const words = new Map();
  const terms = new Set();
  for (const row of rows) {
    const [spelling = "", term = spelling] = row.split("\t");
    addNew(words, spelling, term);
    terms.add(term);
  }
  for (const term of terms) {
    const shortened = term.replace(/(?<=[一-鿿])[ぁ-ゖ]+(?=[一-鿿])/g, "");
    for (const form of [term, ...forms(term), shortened, ...forms(shortened), ...(/[一-鿿]{2}[ぁ-ゖ]$/.test(shortened) ? [shortened.slice(0, -1)] : [])]) {
      addNew(words, form, term);
    }
  }
  return words;
}

/**
 * @param {Map<string, string>} words
 * @returns {Map<string, string>} kanji that only one verb begins with: 失 of 失う, whatever ending is written
 */
function onlyVerbs(words) {
  /** @type {Map<string, string>} */
  const first = new Map();
  const several = new Set();
  for (const term of new Set(words.values())) {
    if (/^[一-鿿][ぁ-ゖ]+$/.test(term)) {
      if (first.has(term[0])) several.add(term[0]);
      first.set(term[0], term);
    }
  }
  return new Map([...first].filter(([kanji]) => !several.has(kanji)));
}

/** @param {Map<string, string>} words @param {string} spelling @param {string} term */
function addNew(words, spelling, term) {
  if (!words.has(spelling)) {
    words.set(spelling, term);
  }
}

/** @param {string} term @returns {string[]} its stems before endings, if it may be a verb; katakana without a long mark at the end */
function forms(term) {
  if (/[ァ-ヺー]{2}ー$/.test(term)) {
    return [term.slice(0, -1)];
  }
  return /[一-鿿].*[ぁ-ゖ]$/.test(term) ? stems(term) : [];
}

/** @param {string} verb @returns {string[]} */
function stems(verb) {
  const row = ROWS.get(verb.slice(-1));
  if (!row) {
    return [];
  }
  const stem = verb.slice(0, -1);
  return [...row].map((ending) => stem + ending).concat(isVowelStem(verb) ? [stem] : []);
}

/** @param {string} verb @returns {boolean} whether it may be one whose stem ends in a vowel: 変える, not 切る */
function isVowelStem(verb) {
  return /[いきしちにひみりぎじびえけせてねへめれげぜべ]る$/.test(verb);
}

/** @param {string} verb @returns {string[]} the noun that is written as the stem before its polite ending: 扱い of 扱う */
function nounsOf(verb) {
  const row = /[一-鿿].*[ぁ-ゖ]$/.test(verb) ? ROWS.get(verb.slice(-1)) : undefined;
  if (row === undefined) return [];
  return isVowelStem(verb) ? [verb.slice(0, -1)] : [verb.slice(0, -1) + row.slice(1, 2)];
}

/** @param {string} text @returns {string} the stop word that an unknown word is in katakana, or itself: コト is こと */
function stopWordOf(text) {
  const plain = hiragana(text);
  return STOP_WORDS.has(plain) ? plain : text;
}

/**
 * Return where a query may be cut, its two ends among them: no Latin word, no number and no surrogate pair is parted.
 * @param {string} query
 * @returns {number[]}
 */
function cutPositions(query) {
  const positions = [0];
  for (let at = 1; at < query.length; at += 1) {
    if (!UNCUT.some(([one, other]) => one.test(query[at - 1]) && other.test(query[at]))) {
      positions.push(at);
    }
  }
  return query.length ? [...positions, query.length] : positions;
}

/**
 * @param {number[]} positions
 * @param {number} at
 * @param {number} least
 * @returns {number} the index of the first position that is not before `least`, at the most that of the one before `at`
 */
function firstWithin(positions, at, least) {
  let first = at - 1;
  while (first > 0 && positions[first - 1] >= least) {
    first -= 1;
  }
  return first;
}

/**
 * A run of unknown characters of one script is one word.
 * @param {string} query
 * @param {number[]} positions
 * @param {number} at
 * @param {Consider} consider
 */
function considerUnknown(query, positions, at, consider) {
  const end = positions[at];
  const script = scriptOf(query[end - 1]);
  const first = firstWithin(positions, at, end - LONGEST);
  for (let before = at - 1; before >= first; before -= 1) {
    const from = positions[before];
    if (before < at - 1 && scriptOf(query[from]) !== script) {
      break;
    }
    const text = query.slice(from, end);
    const isWord = script !== "hiragana" && /[\p{L}\p{N}]/u.test(text);
    consider(COSTS.unknown + COSTS.more * text.length, isWord ? { text: stopWordOf(text), start: from, end } : null, from);
  }
}

/**
 * @param {string} query
 * @param {number} from
 * @param {number} end
 * @returns {boolean} whether these katakana are beside others
 */
function isPartOfKatakana(query, from, end) {
  const isKatakana = (/** @type {string | undefined} */ sign) => scriptOf(sign || " ") === "katakana";
  return isKatakana(query[from]) && (isKatakana(query[from - 1]) || isKatakana(query[end]));
}

/** @param {string} sign @returns {string} the script of a character */
function scriptOf(sign) {
  if (/[ぁ-ゖ]/.test(sign)) {
    return "hiragana";
  }
  if (/[ァ-ヺー]/.test(sign)) {
    return "katakana";
  }
  if (/[0-9]/.test(sign)) {
    return "digit";
  }
  return /[一-鿿々]/.test(sign) ? "kanji" : /[a-z]/.test(sign) ? "latin" : "other";
}
