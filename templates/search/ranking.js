/**
 * Ranking: candidates by cheap features first, then all features of the best.
 * Mirrors rulesdb/search/ranking/ranking.py; the weights come with the data, under the names of the features.
 */
import {
  BELOW_SHARE, BEST, FEATURES, FIRST, GRADE_SHARES, HALF, INHERITED_WEIGHT, LEAST_COUNTED, LEAST_SIMILAR, OF_FEW,
  OF_MANY, RERANKED, RETRIEVED, SCORED, TREES, WITH_CHILDREN,
} from "./constants.js";
import { isQuestion } from "./concepts.js";
import { retrieve, weightedTerms } from "./retrieval.js";
import { overlap, trigramsOf } from "./trigrams.js";
import { INHERITED_FIELD, knownWords, scoreWords } from "./words.js";

/**
 * @import { Book } from "./book.js"
 * @import { ParsedQuery, Word } from "./concepts.js"
 * @import { Questions } from "./questions.js"
 */

/**
 * The number of a known question, and its cosine with a query times the share of a grade.
 * @typedef {{question: number, similarity: number}} Similar
 */

/**
 * The features of a document, or their weights, by name.
 * @typedef {typeof FIRST} Features
 */

/**
 * A regression tree: a leaf's value; or the number of an input, a threshold, and the trees up to that and above it.
 * @typedef {number | [number, number, Tree, Tree]} Tree
 */

const NAMES = /** @type {(keyof Features)[]} */ (FEATURES);
/** @type {Similar} */
const NO_QUESTION = { question: -1, similarity: 0 };

/**
 * A document and its match with a query. `words` are the words of the query that any document has; `isComplete` is whether
 * the document has all concepts; `question` is the number of the most similar known question that it answers, null if none
 * is similar.
 * @typedef {{
 *   document: number, score: number, features: Features, words: (Word & {weight: number})[], isComplete: boolean, whys: string[],
 *   question: number | null,
 * }} Match
 */

/**
 * Return every document that a query finds, the best first, equal ones in the order of the rulebook. All features are
 * computed for the best candidates only; the others follow in the order of their first sums.
 * @param {Book} book
 * @param {ParsedQuery} query
 * @param {Questions} questions
 * @param {Float64Array} similarities the cosines of the query and the questions, empty if these find nothing
 * @param {boolean} [inherit] whether a subrule has what the text of its rule has
 * @returns {Match[]}
 */
export function rank(book, query, questions, similarities, inherit = true) {
  const weights = isQuestion(query) ? OF_MANY : OF_FEW;
  const evidence = new Evidence(book, query, questions, similarities, inherit);
  const first = [...firstSums(book, query, evidence, inherit)].map(([document, score]) => ({ document, score })).sort(bestFirst);
  const found = evidence.words.documents;
  const isFound = (/** @type {{document: number}} */ { document }) => found.has(document) || evidence.resembles(document);
  const scored = first.slice(0, SCORED).filter(isFound).map(({ document }) => {
    const features = evidence.features(document);
    return { document, features, score: weighted(features, FIRST) };
  });
  scored.sort(bestFirst);
  const games = sharesOfGames(book, scored.slice(0, BEST));
  const wanted = trigramsOf(query.text);
  const inRetrieval = weightedTerms(query.concepts);
  const words = knownWords(book, query.concepts).map((word) => ({ ...word, weight: inRetrieval.get(word.term) ?? 0 }));
  const best = scored.slice(0, RERANKED).map(({ document, features }) => {
    features.trigrams = overlap(wanted, book.foldedTexts(document));
    features.game = games.get(book.game(document)) ?? 0;
    const total = weighted(features, weights) + correction(features, isQuestion(query));
    return { ...evidence.match(document, total > 1 ? total : Math.exp(total - 1)), features, words };
  }).sort(bestFirst);
  const lowest = best.length ? best[best.length - 1].score : 0;
  const rest = [...scored.slice(RERANKED), ...first.slice(SCORED)].map(({ document }, at) => ({
    document, score: (lowest * RERANKED) / (RERANKED + 1 + at), features: evidence.features(document), words, isComplete: false, whys: [],
    question: null,
  }));
  return [...best, ...rest];
}

/**
 * Return the first sums of all candidates: retrieved documents, their children, those that define a term or answer a
 * similar question, and last the other documents with a term, which are only counted.
 * @param {Book} book
 * @param {ParsedQuery} query
 * @param {Evidence} evidence
 * @param {boolean} inherit
 * @returns {Map<number, number>}
 */
function firstSums(book, query, evidence, inherit) {
  const scored = retrieve(book, query.concepts);
  const retrieved = scored.slice(0, RETRIEVED);
  const highest = retrieved.length ? retrieved[0][1] : 1;
  const sums = new Map(retrieved.map(([document, score]) => [document, score / highest]));
  const add = (/** @type {number} */ document, /** @type {number} */ sum) => sums.set(document, (sums.get(document) ?? 0) + sum);
  if (inherit) {
    const terms = [...weightedTerms(query.concepts).keys()];
    for (const [document, score] of retrieved.slice(0, WITH_CHILDREN)) {
      const children = book.children(document);
      if (children.length && terms.some((term) => book.postings(INHERITED_FIELD, term).some(([found]) => found === document))) {
        children.filter((child) => !sums.has(child)).forEach((child) => sums.set(child, (INHERITED_WEIGHT * score) / highest));
      }
    }
  }
  evidence.words.definition.forEach((score, document) => add(document, (FIRST.definition * score) / (evidence.words.most || 1)));
  for (const [document, { similarity }] of evidence.nearest) {
    if (sums.has(document) || similarity >= LEAST_SIMILAR) {
      add(document, FIRST.question * similarity);
    }
  }
  scored.filter(([document]) => !sums.has(document)).forEach(([document, score]) => sums.set(document, score / highest));
  return sums;
}

/** @param {{document: number, score: number}} one @param {{document: number, score: number}} other @returns {number} */
function bestFirst(one, other) {
  return other.score - one.score || one.document - other.document;
}

/** @param {Features} features @param {Features} weights @returns {number} */
export function weighted(features, weights) {
  return NAMES.reduce((sum, name) => sum + features[name] * weights[name], 0);
}

/**
 * Return the sum of the leaves to which the features of a document, and whether the query is a question, lead.
 * @param {Features} features
 * @param {boolean} isAsked
 * @returns {number}
 */
function correction(features, isAsked) {
  const inputs = [...NAMES.map((name) => features[name]), Number(isAsked)];
  return TREES.reduce((sum, tree) => {
    let node = /** @type {Tree} */ (tree);
    while (typeof node !== "number") node = inputs[node[0]] <= node[1] ? node[2] : node[3];
    return sum + node;
  }, 0);
}

/** The features of documents that are known before the documents are read: from words, and from known questions. */
class Evidence {
  /**
   * @param {Book} book
   * @param {ParsedQuery} query
   * @param {Questions} questions
   * @param {Float64Array} similarities
   * @param {boolean} inherit
   */
  constructor(book, query, questions, similarities, inherit) {
    this.book = book;
    this.words = scoreWords(book, query.concepts, inherit);
    /** @type {Map<number, Similar>} by document the most similar question that it answers, its similarity times the share of the grade */
    this.nearest = new Map();
    /** @type {Map<number, number>} by document the sum of its children's squared similarities */
    this.families = new Map();
    this.profiles = questions.profiles(similarities);
    similarities.forEach((similarity, question) => {
      if (similarity >= LEAST_COUNTED) this.take({ question, similarity }, questions.grades[question]);
    });
  }

  /**
   * Take a question that resembles the query, with its graded documents.
   * @param {Similar} found
   * @param {[number, number][]} grades
   */
  take({ question, similarity }, grades) {
    for (const [document, grade] of grades) {
      const share = GRADE_SHARES.get(grade) ?? 0;
      if (share * similarity > this.near(document).similarity) {
        this.nearest.set(document, { question, similarity: share * similarity });
      }
      const parent = this.book.parents[document];
      if (parent >= 0) {
        this.families.set(parent, this.family(parent) + share * similarity ** 2);
      }
    }
  }

  /** @param {number} document @returns {Similar} */
  near(document) {
    return this.nearest.get(document) ?? NO_QUESTION;
  }

  /** @param {number} document @returns {number} */
  family(document) {
    return this.families.get(document) ?? 0;
  }

  /** @param {number} document @returns {boolean} */
  resembles(document) {
    return this.near(document).similarity >= LEAST_SIMILAR;
  }

  /** @param {number} document @returns {Features} the features that come from words and known questions; the others are 0 */
  features(document) {
    const words = this.words;
    const share = (/** @type {Map<number, number>} */ scores) => (scores.get(document) ?? 0) / (words.most || 1);
    const beside = this.family(this.book.parents[document]);
    return {
      text: share(words.text),
      heading: share(words.heading),
      coverage: share(words.coverage),
      definition: share(words.definition),
      question: this.near(document).similarity,
      profile: this.profiles.get(document) ?? 0,
      family: Math.max(Math.sqrt(beside), BELOW_SHARE * Math.sqrt(this.family(document))),
      trigrams: 0,
      game: 0,
      section: Number(!this.book.lengths[INHERITED_FIELD]?.[document]),
    };
  }

  /**
   * @param {number} document
   * @param {number} total
   * @returns {Omit<Match, "features" | "words">} a document with the sum of its weighted features
   */
  match(document, total) {
    return {
      document,
      score: total / (total + HALF),
      isComplete: this.words.complete.has(document),
      whys: [...(this.words.whys.get(document) || [])],
      question: this.resembles(document) ? this.near(document).question : null,
    };
  }
}

/**
 * Return the share of each game in the sums of the best documents.
 * @param {Book} book
 * @param {{document: number, score: number}[]} candidates
 * @returns {Map<string, number>}
 */
function sharesOfGames(book, candidates) {
  const whole = candidates.reduce((sum, { score }) => sum + score, 0) || 1;
  /** @type {Map<string, number>} */
  const shares = new Map();
  for (const { document, score } of candidates) {
    const game = book.game(document);
    shares.set(game, (shares.get(game) ?? 0) + score / whole);
  }
  return shares;
}
