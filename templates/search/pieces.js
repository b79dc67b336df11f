/**
 * Known questions as they are written for the pages: cut into pieces, each of which has a text and stands for some
 * terms. Reads what rulesdb/page_search/questions.py writes.
 */
import { decoded } from "./book.js";
import { fold } from "./keys.js";
import { relatedForms } from "./verbs.js";

const NOTHING = 0;
const ITSELF = 1;
const FIRST = 2;
const GRADES = 3;

/** The texts of questions, the terms that they speak of, and the rules that answer them. */
export class WrittenQuestions {
  /**
   * @param {{texts: string, pieces: string, termsOfPieces: string, moreTerms: string, changes: string, grades: string}} data
   * @param {{terms: string[], stop: Set<string>}} book
   */
  constructor(data, { terms, stop }) {
    this.data = data;
    this.stop = stop;
    this.pieces = data.pieces.split("\n");
    this.folded = this.pieces.map(fold);
    this.piecesOf = data.texts.split("\n").map(decoded);
    this.terms = [...new Set([...terms, ...this.folded, ...data.moreTerms.split("\n")])];
    this.standsFor = data.termsOfPieces.split("\n").map((written, piece) => this.read(decoded(written), piece));
  }

  /** Return the word that a piece is, "" for none, and the terms that it stands for: as a name, or else as a word. */
  read([kind, ...steps], piece) {
    const word = kind === NOTHING ? "" : kind === ITSELF ? this.folded[piece] : this.terms[kind - FIRST];
    const terms = steps.length ? ascending(steps).map((term) => this.terms[term]) : this.termsOfWord(word);
    return { word, terms };
  }

  termsOfWord(word) {
    return word && !this.stop.has(word) ? [word, ...relatedForms(word)] : [];
  }

  /** @returns {string[]} the questions as asked */
  texts() {
    return this.piecesOf.map((pieces) => pieces.map((piece) => this.pieces[piece]).join(""));
  }

  /** @returns {Map<string, number[]>} by term the questions with it */
  termPostings() {
    const found = new Map();
    this.piecesOf.forEach((pieces, question) => {
      new Set(pieces.flatMap((piece) => this.standsFor[piece].terms)).forEach((term) => {
        if (!found.has(term)) {
          found.set(term, []);
        }
        found.get(term).push(question);
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
      yield [this.terms[term], ascending(numbers.slice(first, at))];
    }
  }

  /** @returns {[number, number][][]} by question the documents that answer it, each with its grade */
  grades() {
    const numbers = decoded(this.data.grades);
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
    return new Map(this.data.outside);
  }

  /** @returns {string[]} spelling and term of the words that the questions are made of */
  words() {
    return this.standsFor.map(({ word }, piece) => (word ? `${this.folded[piece]}\t${word}` : "")).filter(Boolean);
  }
}

/** Return the numbers that are only in one of two lists, in order. */
function exchanged(one, other) {
  const both = new Set(one);
  other.forEach((number) => both.delete(number) || both.add(number));
  return [...both].sort((first, second) => first - second);
}

/** Return numbers from how many lie between one and the next. */
function ascending(steps) {
  let last = -1;
  return steps.map((step) => (last += step + 1));
}

/** Return a step there (even numbers) or back (odd ones). */
function signed(number) {
  return number % 2 ? -(number + 1) / 2 : number / 2;
}
