/**
 * Scores of concepts in all documents: BM25F, texts apart from headings. Mirrors rulesdb/search/ranking/scoring.py
 * for all documents at once.
 */
import {
  ALIAS_WEIGHTS, FIELDS, HEADING_FIELDS, HEADING_SATURATION, INHERITED, INHERITED_WEIGHT, LEAST_OF_BOUND, TEXT_FIELDS, TEXT_SATURATION,
} from "./constants.js";
import { rarity } from "./questions.js";
import { explanations } from "./explanations.js";

/**
 * @import { Book } from "./book.js"
 * @import { Concept, Word, Expansion } from "./concepts.js"
 */

/**
 * By document a score.
 * @typedef {Map<number, number>} Scores
 */

/**
 * The scores of a term in texts and in headings, and its rarity.
 * @typedef {{rarity: number, text: Scores, heading: Scores}} TermScores
 */

/**
 * The scores of a concept in a document, whether the document has all words of an expansion, and the reason of that.
 * @typedef {{text: number, heading: number, isWhole: boolean, why: string}} Found
 */

/**
 * The fields of texts or of headings: number, weight and length penalty.
 * @typedef {[field: number, weight: number, lengthPenalty: number][]} Fields
 */

/** @type {Fields} */
export const TEXTS = [...TEXT_FIELDS].map(([name, { weight, lengthPenalty }]) => [FIELDS.indexOf(name), weight, lengthPenalty]);
/** @type {Fields} */
export const HEADINGS = [...HEADING_FIELDS].map(([name, { weight, lengthPenalty }]) => [FIELDS.indexOf(name), weight, lengthPenalty]);
const IN_ASCII = /^[^\u0080-\uffff]+$/;
export const INHERITED_FIELD = FIELDS.indexOf(INHERITED);

/**
 * The scores of documents by the concepts of a query: sums over the concepts.
 *
 * `most` is the sum of the concepts' rarities, which no sum of `coverage` or `definition` exceeds. `complete` has the
 * documents with all concepts. `whys` are the reasons of the expansions that a document has.
 */
class WordScores {
  constructor() {
    /** @type {Scores} */
    this.text = new Map();
    /** @type {Scores} */
    this.heading = new Map();
    /** @type {Scores} */
    this.coverage = new Map();
    /** @type {Scores} */
    this.definition = new Map();
    /** @type {Map<number, Set<string>>} */
    this.whys = new Map();
    /** @type {Set<number>} */
    this.complete = new Set();
    this.most = 0;
  }

  /** @returns {Set<number>} the documents with anything of the query */
  get documents() {
    return new Set([...this.text.keys(), ...this.heading.keys(), ...this.definition.keys()]);
  }

  /** @param {number} document @param {string} why the reason of an expansion that it has */
  explain(document, why) {
    this.whys.set(document, (this.whys.get(document) ?? new Set()).add(why));
  }
}

/**
 * Return the scores of every document with something of the concepts.
 * @param {Book} book
 * @param {Concept[]} concepts
 * @param {boolean} inherit whether a subrule has what the text of its rule has, too
 * @returns {WordScores}
 */
export function scoreWords(book, concepts, inherit) {
  /** @type {Map<string, TermScores>} */
  const byTerm = new Map();
  for (const { term } of allWords(concepts)) {
    if (!byTerm.has(term)) {
      byTerm.set(term, scoreTerm(book, term, inherit));
    }
  }
  const scores = new WordScores();
  /** @type {Scores} */
  const counts = new Map();
  for (const concept of concepts) {
    const most = rarest(book, concept, byTerm);
    scores.most += most;
    for (const [document, found] of bestOf(concept, byTerm)) {
      add(scores.text, document, found.text);
      add(scores.heading, document, found.heading);
      if (found.isWhole) {
        add(scores.coverage, document, most);
        add(counts, document, 1);
        if (found.why) {
          scores.explain(document, found.why);
        }
      }
    }
    for (const document of concept.definedBy) {
      add(scores.definition, document, most);
      scores.explain(document, explanations.definition);
    }
  }
  scores.complete = new Set([...counts].filter(([, count]) => count === concepts.length).map(([document]) => document));
  return scores;
}

/**
 * Add to the score of a document, which stays without one as long as that would be 0.
 * @param {Scores} scores
 * @param {number} document
 * @param {number} score
 */
function add(scores, document, score) {
  if (score) {
    scores.set(document, (scores.get(document) || 0) + score);
  }
}

/**
 * Return for every document with words of a concept the best score in texts and in headings of any expansion.
 * @param {Concept} concept
 * @param {Map<string, TermScores>} byTerm
 * @returns {Map<number, Found>}
 */
function bestOf(concept, byTerm) {
  /** @type {Map<number, Found>} */
  const best = new Map();
  for (const expansion of concept.expansions) {
    for (const [document, found] of scoresOf(expansion, byTerm)) {
      const known = best.get(document);
      best.set(document, known === undefined ? found : better(known, found));
    }
  }
  return best;
}

/**
 * Return the one with the better texts, with the better headings of both.
 * @param {Found} known
 * @param {Found} found
 * @returns {Found}
 */
function better(known, found) {
  const [first, second] = found.text > known.text ? [found, known] : [known, found];
  return { ...first, heading: Math.max(first.heading, second.heading), isWhole: first.isWhole || second.isWhole };
}

/** @param {Expansion} expansion @param {Map<string, {rarity: number}>} byTerm @returns {number} */
function rarityOf(expansion, byTerm) {
  return expansion.weight * sum(shortOf(expansion).map((word) => byTerm.get(word.term)?.rarity ?? 0));
}

/** Return the short words of an expansion, or all of one that has none. @param {Expansion} expansion @returns {Word[]} */
export function shortOf(expansion) {
  const short = expansion.words.filter((word) => !word.compound);
  return short.length ? short : expansion.words;
}

/**
 * Return the scores of every document with words of an expansion, times the share of the short words that it has.
 *
 * A compound counts as all its short words. A document with less than half of a bound expansion does not have it: 場
 * alone is not 駐車場.
 * @param {Expansion} expansion
 * @param {Map<string, TermScores>} byTerm
 * @returns {Map<number, Found>}
 */
function scoresOf(expansion, byTerm) {
  const short = shortOf(expansion);
  const least = leastOf(expansion);
  /** @type {Scores} */
  const counts = new Map();
  /** @type {Scores} */
  const lengths = new Map();
  /** @type {Scores} */
  const texts = new Map();
  /** @type {Scores} */
  const headings = new Map();
  for (const word of new Set([...short, ...expansion.words.filter((each) => each.compound)])) {
    const scores = byTerm.get(word.term);
    if (!scores) continue;
    for (const document of new Set([...scores.text.keys(), ...scores.heading.keys()])) {
      if (word.compound) {
        counts.set(document, short.length);
        lengths.set(document, word.surface.length);
      } else {
        add(counts, document, 1);
        add(lengths, document, word.surface.length);
      }
    }
    scores.text.forEach((score, document) => add(texts, document, score));
    scores.heading.forEach((score, document) => add(headings, document, score));
  }
  /** @type {Map<number, Found>} */
  const found = new Map();
  for (const [document, count] of counts) {
    if ((lengths.get(document) ?? 0) >= least) {
      const weight = (expansion.weight * count) / short.length;
      const text = weight * (texts.get(document) || 0);
      const heading = weight * (headings.get(document) || 0);
      found.set(document, { text, heading, isWhole: count === short.length, why: expansion.why });
    }
  }
  return found;
}

/**
 * Return the scores of every document that has a term, or whose rule has it in its text.
 * @param {Book} book
 * @param {string} term
 * @param {boolean} inherit
 * @returns {TermScores}
 */
function scoreTerm(book, term, inherit) {
  const texts = frequencies(book, term, TEXTS);
  const headings = frequencies(book, term, HEADINGS);
  const rare = rarityOfTerm(book, term);
  if (inherit) {
    const inherited = frequencies(book, term, TEXTS.filter(([field]) => field === INHERITED_FIELD));
    for (const [document, frequency] of inherited) {
      const below = book.children(document).filter((child) => !texts.has(child));
      below.forEach((child) => texts.set(child, INHERITED_WEIGHT * frequency));
    }
  }
  return {
    rarity: rare,
    text: saturated(texts, TEXT_SATURATION, rare),
    heading: saturated(headings, HEADING_SATURATION, rare),
  };
}

/** @param {Book} book @param {string} term @returns {number} */
export function rarityOfTerm(book, term) {
  const documents = new Set();
  book.postingsOf(term).forEach((postings) => postings.forEach(([document]) => documents.add(document)));
  return rarity(book.ids.length, documents.size);
}

/**
 * @param {Book} book
 * @param {Concept} concept
 * @returns {number} the rarity of a concept: that of its rarest expansion, all words of it together
 */
export function rarityOfConcept(book, concept) {
  const terms = new Set(allWords([concept]).map(({ term }) => term));
  const byTerm = new Map([...terms].map((term) => [term, { rarity: rarityOfTerm(book, term) }]));
  return rarest(book, concept, byTerm);
}

/**
 * Return the rarity of a concept's rarest expansion. Where an expansion is in Latin letters, only expansions that the texts
 * have count, if they have any: words of a language without an edition are not rare.
 * @param {Book} book
 * @param {Concept} concept
 * @param {Map<string, {rarity: number}>} byTerm
 * @returns {number}
 */
function rarest(book, concept, byTerm) {
  const known = concept.expansions.filter(({ words }) => words.some(({ term }) => book.has(term)));
  const hasLatin = concept.expansions.some(({ words }) => words.some(({ term }) => IN_ASCII.test(term)));
  return Math.max(0, ...(hasLatin && known.length ? known : concept.expansions).map((expansion) => rarityOf(expansion, byTerm)));
}

/**
 * Return by document the sum of a term's frequencies in some fields, weighted and normalised by the length of the field.
 * @param {Book} book
 * @param {string} term
 * @param {Fields} fields
 * @returns {Scores}
 */
export function frequencies(book, term, fields) {
  /** @type {Scores} */
  const found = new Map();
  for (const [field, weight, penalty] of fields) {
    for (const [document, count] of book.postings(field, term)) {
      const length = 1 - penalty + (penalty * book.lengths[field][document]) / book.means[field];
      add(found, document, (weight * count) / length);
    }
  }
  return found;
}

/**
 * @param {Scores} found
 * @param {number} saturation
 * @param {number} rare
 * @returns {Scores}
 */
function saturated(found, saturation, rare) {
  return new Map([...found].map(([document, frequency]) => [document, (rare * frequency) / (saturation + frequency)]));
}

/** @param {number[]} values @returns {number} */
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/** @param {Concept[]} concepts @returns {Word[]} */
function allWords(concepts) {
  return concepts.flatMap((concept) => concept.expansions.flatMap((expansion) => expansion.words));
}

/**
 * @param {Book} book
 * @param {Concept[]} concepts
 * @returns {Word[]} the words of all expansions that any document has, each once
 */
export function knownWords(book, concepts) {
  const known = allWords(concepts).filter((word) => book.has(word.term));
  return [...new Map(known.map((word) => [`${word.surface}\t${word.term}\t${word.compound}`, word])).values()];
}

/**
 * @param {Book} book
 * @param {Concept[]} concepts
 * @returns {Concept[]} those that no document can have; words for a general one do not count
 */
export function unknownConcepts(book, concepts) {
  const general = ALIAS_WEIGHTS.get("general") ?? 0;
  const isFound = (/** @type {Expansion} */ expansion) => expansion.weight > general && isKnown(book, expansion);
  return concepts.filter(({ definedBy, expansions }) => !definedBy.length && !expansions.some(isFound));
}

/** @param {Book} book @param {Expansion} expansion @returns {boolean} whether documents have enough words of it for one to have it */
function isKnown(book, expansion) {
  const known = shortOf(expansion).filter(({ term }) => book.has(term));
  const isLong = known.length > 0 && sum(known.map(({ surface }) => surface.length)) >= leastOf(expansion);
  return isLong || expansion.words.some(({ term, compound }) => compound && book.has(term));
}

/** @param {Expansion} expansion @returns {number} the characters of it that a document must have */
export function leastOf(expansion) {
  return expansion.bound ? Math.max(sum(shortOf(expansion).map((word) => word.surface.length)) * expansion.bound, LEAST_OF_BOUND) : 0;
}
