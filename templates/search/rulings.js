/** Rulings on situations, found by the words of their titles, which are questions, and by the rules that explain them; pictures by their titles. */
import { understand } from "./concepts.js";
import { isExpression } from "./expressions.js";
import { fold } from "./keys.js";
import { Questions } from "./questions.js";

/**
 * @import { Candidate } from "./candidates.js"
 * @import { Corpus } from "./corpus.js"
 */

/** The kinds, as readers see them; the results are filtered by "ruling". */
const KIND_LABELS = { ruling: "裁定", picture: "図" };
/** The least score with which a ruling is found. */
const LEAST = 0.3;
/** What a ruling gets for each of the best rules that explains it, the first of them first. */
const OF_RULES = [0.3, 0.15, 0.1];

export class Rulings {
  /** @param {WrittenRuling[]} written what _assets/rulings.js holds @param {Corpus} corpus */
  constructor(written, corpus) {
    this.written = written;
    this.corpus = corpus;
    const titles = written.map(([title]) => title);
    /** @type {Map<string, number[]>} */
    const postings = new Map();
    titles.forEach((title, number) => {
      for (const term of new Set(corpus.cutter.terms(fold(title)).short.map(({ text }) => text))) {
        postings.set(term, [...(postings.get(term) ?? []), number]);
      }
    });
    this.titles = new Questions(titles, titles.map(() => []), postings, new Map());
  }

  /**
   * @param {string} query as typed
   * @param {Candidate[]} candidates the rules that it finds, the best first
   * @returns {FoundRuling[]} the best first
   */
  find(query, candidates) {
    if (!this.written.length) return [];
    const similarities = isExpression(query) ? [] : this.titles.similarities(understand(query, this.corpus));
    const best = candidates.slice(0, OF_RULES.length).map(({ document }) => this.corpus.book.ids[document]);
    const scored = this.written.map((ruling, number) => {
      const ofRules = best.map((rule, rank) => (ruling[4].includes(rule) ? OF_RULES[rank] ?? 0 : 0));
      return { ruling, score: (similarities[number] ?? 0) + Math.max(0, ...ofRules) };
    });
    const found = scored.filter(({ score }) => score >= LEAST).sort((one, other) => other.score - one.score);
    return found.map(({ ruling }) => new FoundRuling(ruling));
  }
}

/** @implements {SearchHit} */
class FoundRuling {
  /** @param {WrittenRuling} ruling */
  constructor([title, game, address, gameTitle, , kind]) {
    this.title = title;
    this.gameTitle = gameTitle;
    this.id = address;
    this.game = game;
    this.chapter = "";
    this.kind = kind;
    this.address = address;
    this.partOf = "";
  }

  /** @returns {HTMLAnchorElement} */
  link() {
    const link = document.createElement("a");
    link.className = "hit hit-ruling";
    link.href = rulesdb.root + this.address;
    for (const [name, words] of [["hit-kind", KIND_LABELS[this.kind]], ["hit-title", this.title], ["hit-above", this.gameTitle]]) {
      const part = document.createElement("span");
      part.className = name;
      part.textContent = words;
      if (words) link.append(part, " ");
    }
    return link;
  }
}
