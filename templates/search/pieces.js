/**
 * Known questions as they are written for the pages: cut into pieces, each of which has a text and stands for some
 * terms. Reads what rulesdb/page_search/packed_questions.py writes.
 */
import { FIRST_PIECE, FIRST_WORD, GRADES, NO_WORD, ONCE, STOP_WORDS, WORD_ITSELF } from "./constants.js";
import { ascending, decoded, signed } from "./decoding.js";
import { fold, foldedKey } from "./keys.js";
import { relatedForms } from "./verbs.js";

/**
 * @import { Book } from "./book.js"
 * @import { Lexicon } from "./lexicon.js"
 */

/**
 * Known questions as search-more.js holds them.
 * @typedef {{
 *   texts: string, pieces: string, termsOfPieces: string, moreTerms: string, changes: string, grades: string,
 *   outside: string,
 * }} WrittenData
 */

/** The texts of questions, the terms that they speak of, and the rules that answer them. */
export class WrittenQuestions {
  /**
   * @param {WrittenData} data
   * @param {Book} book
   * @param {Lexicon} lexicon
   */
  constructor(data, { index, terms }, lexicon) {
    this.data = data;
    this.index = index;
    this.lexicon = lexicon;
    this.pieces = data.pieces.split("\n");
    this.folded = this.pieces.map(fold);
    this.piecesOf = numbered(data.texts.split("\n").map(decoded), this.pieces.length);
    this.terms = [...new Set([...terms, ...this.folded, ...data.moreTerms.split("\n")])];
    this.standsFor = data.termsOfPieces.split("\n").map((written, piece) => this.read(decoded(written), piece));
  }

  /**
   * Return the word that a piece is, "" for none, and the terms that it stands for: as a name, or else as a word.
   * @param {number[]} numbers
   * @param {number} piece
   * @returns {{word: string, terms: string[]}}
   */
  read(numbers, piece) {
    const [kind = NO_WORD, ...steps] = numbers;
    const word = kind === NO_WORD ? "" : kind === WORD_ITSELF ? this.folded[piece] : this.terms[kind - FIRST_WORD];
    const terms = new Set(this.implied(piece, word));
    for (const number of ascending(steps)) {
      const term = this.terms[number];
      if (!terms.delete(term)) terms.add(term);
    }
    return { word, terms: [...terms] };
  }

  /**
   * Return the terms of the words in a piece and in the names that it is an alias of, or those of the word that it is.
   * @param {number} piece
   * @param {string} word
   * @returns {string[]}
   */
  implied(piece, word) {
    const folded = this.folded[piece];
    const meant = this.lexicon.meanings(foldedKey(folded)).map(({ name }) => fold(name));
    if (!meant.length) return this.termsOfWord(word);
    return [folded, ...meant].flatMap((text) => this.index.wordsOf(text)).filter((term) => !STOP_WORDS.has(term));
  }

  /** @param {string} word @returns {string[]} */
  termsOfWord(word) {
    return word && !STOP_WORDS.has(word) ? [word, ...relatedForms(word)] : [];
  }

  /** @returns {string[]} the questions as asked */
  texts() {
    return this.piecesOf.map((pieces) => pieces.map((piece) => this.pieces[piece]).join(""));
  }

  /** @returns {Map<string, number[]>} by term the questions with it */
  termPostings() {
    /** @type {Map<string, number[]>} */
    const found = new Map();
    this.piecesOf.forEach((pieces, question) => {
      new Set(pieces.flatMap((piece) => this.standsFor[piece].terms)).forEach((term) => {
        const questions = found.get(term);
        if (questions) questions.push(question);
        else found.set(term, [question]);
      });
    });
    for (const [term, changes] of this.changes()) {
      found.set(term, exchanged(found.get(term) || [], changes));
    }
    return found;
  }

  /** Yield each term that some questions have, though no piece of theirs stands for it, or lack; and the questions. */
  *changes() {
    const numbers = decoded(this.data.changes);
    let term = -1;
    for (let at = 0; at < numbers.length; ) {
      term += numbers[at] + 1;
      const first = at + 2;
      at = first + numbers[at + 1];
      yield /** @type {[string, number[]]} */ ([this.terms[term], ascending(numbers.slice(first, at))]);
    }
  }

  /** @returns {[number, number][][]} by question the documents that answer it, each with its grade */
  grades() {
    const numbers = decoded(this.data.grades);
    /** @type {[number, number][][]} */
    const found = [];
    let document = 0;
    for (let at = 0; at < numbers.length; ) {
      const end = at + 1 + numbers[at];
      found.push(
        numbers.slice(at + 1, end).map((number) => {
          document += signed(Math.floor(number / GRADES));
          return [document, (number % GRADES) + 1];
        }),
      );
      at = end;
    }
    return found;
  }

  /** @returns {Map<number, string>} by question that no loaded document answers the rule that would */
  outside() {
    const rules = this.data.outside.split("\n");
    const unanswered = [...this.grades().entries()].filter(([, grades]) => !grades.length);
    return new Map(unanswered.map(([question], at) => [question, rules[at]]));
  }

  /** @returns {string[]} spelling and term of the words that the questions are made of */
  words() {
    return this.standsFor.map(({ word }, piece) => (word ? `${this.folded[piece]}\t${word}` : "")).filter(Boolean);
  }
}

/**
 * Return the pieces of questions: those that are in one place alone are the last ones, in the order of their places.
 * @param {number[][]} written
 * @param {number} total how many pieces there are
 * @returns {number[][]}
 */
function numbered(written, total) {
  let next = total - written.flat().filter((number) => number === ONCE).length;
  return written.map((numbers) => numbers.map((number) => (number === ONCE ? next++ : number - FIRST_PIECE)));
}

/**
 * Return the numbers that are only in one of two lists, in order.
 * @param {number[]} one
 * @param {number[]} other
 * @returns {number[]}
 */
function exchanged(one, other) {
  const both = new Set(one);
  other.forEach((number) => both.delete(number) || both.add(number));
  return [...both].sort((first, second) => first - second);
}
