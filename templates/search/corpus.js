/** What a search reads, and what it remembers. Mirrors rulesdb/search/answer/corpus.py. */
import { Book } from "./book.js";
import { Lexicon } from "./lexicon.js";
import { WrittenQuestions } from "./pieces.js";
import { NO_QUESTIONS, Questions } from "./questions.js";
import { Cutter } from "./tokens.js";
import { speller } from "./typos.js";
import { Unpacker } from "./unpacking.js";

/**
 * @import { Data, WrittenTexts } from "./book.js"
 * @import { WrittenCards } from "./lexicon.js"
 * @import { WrittenData } from "./pieces.js"
 */

/**
 * What search-more.js holds: the texts of later editions, names of cards, and known questions.
 * @typedef {WrittenTexts & WrittenCards & {questions: WrittenData | null}} MoreData
 */

export class Corpus {
  /** @param {string} packed what search-data.js holds */
  constructor(packed) {
    this.unpacker = new Unpacker();
    const data = /** @type {Data} */ (this.unpacker.next(packed));
    this.hasMore = data.hasMore;
    this.book = new Book(data);
    this.lexicon = new Lexicon(data.lexicon, data.latin, data.latinWords);
    this.cutter = new Cutter(data, this.book.termsOfTexts());
    this.speller = speller(this.lexicon, (written) => this.isKnown(written), () => this.book.terms);
    this.questions = NO_QUESTIONS;
    this.isWhole = !data.hasMore;
  }

  /** @param {string} packed what search-more.js holds */
  add(packed) {
    const { questions, ...texts } = /** @type {MoreData} */ (this.unpacker.next(packed));
    this.book.addTexts(texts);
    if (questions) {
      const written = new WrittenQuestions(questions, this.book, this.lexicon);
      this.questions = new Questions(written.texts(), written.grades(), written.termPostings(), written.outside());
      this.cutter.addWords(written.words());
    }
    this.lexicon.addCards(texts);
    this.isWhole = true;
  }

  /** @param {string} written @returns {boolean} whether its words are all in some rule */
  isKnown(written) {
    const { short } = this.cutter.terms(written);
    return short[0]?.start === 0 && short.every((term) => this.book.has(term.text));
  }
}
