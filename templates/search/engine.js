/**
 * The search as the pages use it: loads the data when they are first asked for, and answers with links to what was found.
 */
import { Corpus } from "./corpus.js";
import { ExpressionError } from "./expressions.js";
import { hit } from "./candidates.js";
import { notesOn, ruleLink } from "./links.js";
import { Rulings } from "./rulings.js";
import { findAll, wholesOf } from "./searching.js";

const UNEXPECTED = "検索の途中で、予期しない問題が起きました。言葉を変えるか、ページを読み込み直してください。";

/** @implements {SearchEngine} */
class Engine {
  constructor() {
    /** @type {Promise<void> | null} */
    this.loading = null;
    /** @type {Corpus | null} */
    this.corpus = null;
    /** @type {Rulings | null} */
    this.rulings = null;
  }

  get isLoaded() {
    return this.corpus !== null;
  }

  /** @returns {Promise<void>} settled when the first answer is possible; refused, until the next call, where the data do not come */
  load() {
    this.loading ??= rulesdb.load("_assets/search-data.js").then(() => {
      this.corpus = new Corpus(globalThis.rulesdbData);
    }).catch((error) => {
      this.loading = null;
      throw error;
    });
    return this.loading;
  }

  /** @returns {Promise<void>} settled when the rest of the texts, the known questions and the rulings are there, or do not come: the first answers stand */
  async loadRest() {
    await this.load();
    const { corpus } = this;
    if (!corpus) return;
    const takeMore = () => corpus.isWhole || corpus.add(globalThis.rulesdbMore);
    if (!corpus.isWhole) await rulesdb.load("_assets/search-more.js").then(takeMore).catch(() => {});
    const takeRulings = () => { this.rulings ??= new Rulings(globalThis.rulesdbRulings, corpus); };
    await rulesdb.load("_assets/rulings.js").then(takeRulings).catch(() => {});
  }

  /** @param {string} query @returns {SearchAnswer} */
  find(query) {
    const { corpus } = this;
    if (!corpus) return { notes: [], suggestion: "", hits: [], rulings: [] };
    try {
      const answered = findAll(corpus, query);
      const wholes = wholesOf(corpus.book, answered.candidates);
      const hits = answered.candidates.map((candidate) => new FoundRule(corpus, candidate, wholes.get(candidate.document)));
      const rulings = this.rulings?.find(query, answered.candidates) ?? [];
      return { notes: notesOn(query, hits.length, answered), suggestion: answered.suggestion ?? "", hits, rulings };
    } catch (error) {
      return { notes: [messageOf(error)], suggestion: "", hits: [], rulings: [] };
    }
  }
}

/**
 * @param {unknown} error one that is no slip of the reader's is for the browser's console as well
 * @returns {string} the message for the reader
 */
function messageOf(error) {
  if (error instanceof ExpressionError) {
    return error.message;
  }
  console.error(error);
  return UNEXPECTED;
}

/** @implements {SearchHit} */
class FoundRule {
  /** @param {Corpus} corpus @param {import("./candidates.js").Candidate} candidate @param {number} [whole] the better hit of which it is a part */
  constructor(corpus, candidate, whole) {
    this.corpus = corpus;
    this.candidate = candidate;
    this.partOf = whole === undefined ? "" : corpus.book.ids[whole];
  }

  get id() {
    return this.corpus.book.ids[this.candidate.document];
  }

  get game() {
    return this.corpus.book.game(this.candidate.document);
  }

  get chapter() {
    const [top = this.candidate.document] = this.corpus.book.above(this.candidate.document);
    return this.corpus.book.key(top);
  }

  get kind() {
    return this.corpus.book.kind(this.candidate.document);
  }

  get address() {
    return this.corpus.book.address(this.candidate.document);
  }

  /** @returns {HTMLAnchorElement} */
  link() {
    const link = ruleLink(hit(this.corpus, this.candidate));
    link.classList.toggle("hit-part", this.partOf !== "");
    return link;
  }
}

if (document.querySelector("[data-search]")) {
  rulesdb.search = new Engine();
  rulesdb.box.begin();
}
