/**
 * Concepts and known questions to ranked documents: candidates by what is cheap to tell, then all features of the best.
 * Mirrors rulesdb/search/ranking/ranking.py; the weights come with the data, under the names of the features.
 */
import { expandedTerms, rarity } from "./questions.js";
import { repeated, stringsOf } from "./wording.js";
import { knownWords, scoreWords } from "./words.js";

const NO_QUESTION = { question: -1, similarity: 0 };

/**
 * A document and what of the query it has. `words` are all of the query that any document has; `isComplete` says that
 * it has all concepts; `question` is the number of the known question that resembles the query, if it answers one.
 * `features` are what is known of it, by name.
 * @typedef {{document: number, score: number, features: object, words: object[], isComplete: boolean, whys: string[], question: number|null}} Match
 */

/**
 * Return every document that a query finds, the best first, equal ones in the order of the rulebook. Only the best
 * candidates are looked at with all features; the others follow in the order in which candidates are chosen.
 * @param {object} book
 * @param {{query: string, concepts: object[]}} asked
 * @param {object} questions
 * @param {{question: number, similarity: number}[]} similar those of them that resemble the query
 * @param {boolean} inherit whether a subrule has what the text of its rule has
 * @returns {Match[]}
 */
export function rank(book, asked, questions, similar, inherit = true) {
  const { few, reranked, first, best, learned } = book.weights;
  const weights = asked.concepts.length > few ? learned.many : learned.few;
  const evidence = new Evidence(book, asked, questions, similar, inherit);
  const candidates = [...evidence.documents].map((document) => {
    const features = evidence.features(document);
    return { document, features, score: weighted(book, features, first) };
  });
  candidates.sort(bestFirst);
  const games = sharesOfGames(book, candidates.slice(0, best));
  const wanted = stringsOf(asked.query, book.weights);
  for (const { document, features } of candidates.slice(0, reranked)) {
    features.wording = repeated(wanted, book.foldedTexts(document));
    features.game = games.get(book.game(document)) || 0;
    features.section = Number(!book.lengths[book.weights.inherited][document]);
  }
  const words = knownWords(book, asked.concepts);
  const matches = candidates.map(({ document, features }) => ({
    ...evidence.match(document, Math.max(weighted(book, features, weights), 0)),
    features,
    words,
  }));
  const looked = matches.slice(0, reranked).sort(bestFirst);
  const lowest = looked.length ? looked[looked.length - 1].score : 0;
  const others = matches.slice(reranked).map((match) => ({ ...match, score: Math.min(match.score, lowest) }));
  return [...looked, ...others];
}

function bestFirst(one, other) {
  return other.score - one.score || one.document - other.document;
}

function weighted(book, features, weights) {
  return book.weights.features.reduce((sum, name) => sum + features[name] * weights[name], 0);
}

/** What is known of all documents before the best are looked at: their words, and the questions they answer. */
class Evidence {
  constructor(book, asked, questions, similar, inherit) {
    this.book = book;
    this.gradeShares = new Map(book.weights.gradeShares);
    this.words = scoreWords(book, asked.concepts, inherit);
    this.nearest = new Map(); // by document the question that resembles the query most, the grade counted in
    this.families = new Map(); // by document the sum of the squared similarities of what is directly below
    this.expansion = expansionOf(book, asked, questions);
    similar
      .filter(({ similarity }) => similarity >= book.weights.leastCounted)
      .forEach((found) => this.take(found, questions.grades[found.question]));
  }

  /** Take a question that resembles the query, with its graded documents. */
  take({ question, similarity }, grades) {
    for (const [document, grade] of grades) {
      const share = this.gradeShares.get(grade);
      if (share * similarity > this.near(document).similarity) {
        this.nearest.set(document, { question, similarity: share * similarity });
      }
      const parent = this.book.parents[document];
      if (parent >= 0) {
        this.families.set(parent, this.family(parent) + share * similarity ** 2);
      }
    }
  }

  near(document) {
    return this.nearest.get(document) || NO_QUESTION;
  }

  family(document) {
    return this.families.get(document) || 0;
  }

  resembles(document) {
    return this.near(document).similarity >= this.book.weights.leastSimilar;
  }

  /** @returns {Set<number>} the documents that the query finds */
  get documents() {
    return new Set([...this.words.documents, ...[...this.nearest.keys()].filter((document) => this.resembles(document))]);
  }

  /** @returns {object} what is known of a document by the name of the feature; the rest is 0 */
  features(document) {
    const words = this.words;
    const share = (scores) => (scores.get(document) || 0) / (words.most || 1);
    const beside = this.family(this.book.parents[document]);
    return {
      text: share(words.text),
      heading: share(words.heading),
      coverage: share(words.coverage),
      definition: share(words.definition),
      question: this.near(document).similarity,
      expansion: this.expansion.get(document) || 0,
      family: Math.max(Math.sqrt(beside), this.book.weights.belowShare * Math.sqrt(this.family(document))),
      wording: 0,
      game: 0,
      section: 0,
    };
  }

  /** @returns {Match} a document with the sum of its weighted features */
  match(document, total) {
    return {
      document,
      score: total / (total + this.book.weights.half),
      isComplete: this.words.complete.has(document),
      whys: [...(this.words.whys.get(document) || [])],
      question: this.resembles(document) ? this.near(document).question : null,
    };
  }
}

/** Return by document how far the terms of all its questions cover those of a query. */
function expansionOf(book, asked, questions) {
  const scores = new Map();
  let most = 0;
  for (const [term, weight] of expandedTerms(asked.concepts)) {
    const counts = new Map();
    for (const question of questions.havingTerm(term)) {
      questions.grades[question].forEach(([document]) => counts.set(document, (counts.get(document) || 0) + 1));
    }
    const worth = weight * rarity(book.ids.length, counts.size);
    most += worth;
    counts.forEach((count, document) => scores.set(document, (scores.get(document) || 0) + (worth * count) / (1 + count)));
  }
  return new Map([...scores].map(([document, score]) => [document, score / most]));
}

/** Return by game which share of the sums of the best documents is of it. */
function sharesOfGames(book, candidates) {
  const whole = candidates.reduce((sum, { score }) => sum + score, 0) || 1;
  const shares = new Map();
  for (const { document, score } of candidates) {
    const game = book.game(document);
    shares.set(game, (shares.get(game) || 0) + score / whole);
  }
  return shares;
}
