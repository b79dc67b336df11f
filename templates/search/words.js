/**
 * Concepts to the documents that have them: BM25F, texts apart from headings. Mirrors rulesdb/search/ranking/words.py;
 * the weights come with the data.
 */
import { saidOf } from "./concepts.js";
import { rarity } from "./questions.js";
import { explanations } from "./explanations.js";

const NOTHING = new Map();

/**
 * What the concepts of a query are worth to the documents, by document: sums over the concepts.
 *
 * `most` is the sum of the concepts' rarities, which no sum of `coverage` or `definition` exceeds. `complete` has the
 * documents with all concepts. `whys` says by which other words a document has one.
 */
class WordScores {
  constructor() {
    this.text = new Map();
    this.heading = new Map();
    this.coverage = new Map();
    this.definition = new Map();
    this.whys = new Map();
    this.complete = new Set();
    this.most = 0;
  }

  /** @returns {Set<number>} the documents with anything of the query */
  get documents() {
    return new Set([...this.text.keys(), ...this.heading.keys(), ...this.definition.keys()]);
  }

  /** @param {number} document @param {string} why by which other words it has a concept */
  explain(document, why) {
    if (!this.whys.has(document)) {
      this.whys.set(document, new Set());
    }
    this.whys.get(document).add(why);
  }
}

/**
 * Return what concepts are worth to every document with something of them.
 * @param {object} book
 * @param {object[]} concepts
 * @param {boolean} inherit whether a subrule has what the text of its rule has, too
 * @returns {WordScores}
 */
export function scoreWords(book, concepts, inherit) {
  const byTerm = new Map();
  for (const { term } of wordsOf(concepts)) {
    if (!byTerm.has(term)) {
      byTerm.set(term, scoreTerm(book, term, inherit));
    }
  }
  const scores = new WordScores();
  const counts = new Map();
  for (const concept of concepts) {
    const most = Math.max(0, ...concept.wordings.map((wording) => rarityOf(wording, byTerm)));
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
  counts.forEach((count, document) => count === concepts.length && scores.complete.add(document));
  return scores;
}

/** Add to the score of a document, which stays without one as long as that would be 0. */
function add(scores, document, score) {
  if (score) {
    scores.set(document, (scores.get(document) || 0) + score);
  }
}

/** Return for every document with words of a concept the best score in texts and in headings of any wording. */
function bestOf(concept, byTerm) {
  const best = new Map();
  for (const wording of concept.wordings) {
    for (const [document, found] of scoresOf(wording, byTerm)) {
      const known = best.get(document);
      best.set(document, known === undefined ? found : better(known, found));
    }
  }
  return best;
}

/** Return the one with the better texts, with the better headings of both. */
function better(known, found) {
  const [first, second] = found.text > known.text ? [found, known] : [known, found];
  return { ...first, heading: Math.max(first.heading, second.heading), isWhole: first.isWhole || second.isWhole };
}

function rarityOf(wording, byTerm) {
  return wording.weight * sum(shortOf(wording).map((word) => byTerm.get(word.term).rarity));
}

/** Return the short words of a wording, or all of one that has none. */
function shortOf(wording) {
  const short = wording.words.filter((word) => !word.compound);
  return short.length ? short : wording.words;
}

/**
 * Return for every document with words of a wording what it is worth, by the share of the short words it has.
 *
 * A compound that a text has in one piece has all its parts. A document with the lesser part of a bound wording does
 * not speak of it: 場 is nothing of 駐車場.
 */
function scoresOf(wording, byTerm) {
  const short = shortOf(wording);
  const least = wording.isBound ? sum(short.map((word) => word.surface.length)) / 2 : 0;
  const counts = new Map();
  const lengths = new Map();
  const texts = new Map();
  const headings = new Map();
  for (const word of new Set([...short, ...wording.words.filter((each) => each.compound)])) {
    const scores = byTerm.get(word.term);
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
  const found = new Map();
  for (const [document, count] of counts) {
    if (lengths.get(document) >= least) {
      const weight = (wording.weight * count) / short.length;
      const text = weight * (texts.get(document) || 0);
      const heading = weight * (headings.get(document) || 0);
      found.set(document, { text, heading, isWhole: count === short.length, why: wording.why });
    }
  }
  return found;
}

/** Return what a term is worth to every document that has it, or whose rule has it in its text. */
function scoreTerm(book, term, inherit) {
  const { textFields, headingFields, inherited, inheritedWeight, textSaturation, headingSaturation } = book.weights;
  const texts = frequencies(book, term, textFields);
  const headings = frequencies(book, term, headingFields);
  const rare = rarityOfTerm(book, term);
  if (inherit) {
    const own = frequencies(book, term, textFields.filter(([field]) => field === inherited));
    for (const [document, frequency] of own) {
      book.children(document).filter((child) => !texts.has(child)).forEach((child) => texts.set(child, inheritedWeight * frequency));
    }
  }
  return { rarity: rare, text: saturated(texts, textSaturation, rare), heading: saturated(headings, headingSaturation, rare) };
}

function rarityOfTerm(book, term) {
  const documents = new Set();
  book.postingsOf(term).forEach((postings) => postings.forEach(([document]) => documents.add(document)));
  return rarity(book.ids.length, documents.size);
}

/** @returns {number} the rarity of a concept: that of its rarest wording, all words of it together */
export function rarityOfConcept(book, concept) {
  const terms = new Set(wordsOf([concept]).map(({ term }) => term));
  const byTerm = new Map([...terms].map((term) => [term, { rarity: rarityOfTerm(book, term) }]));
  return Math.max(0, ...concept.wordings.map((wording) => rarityOf(wording, byTerm)));
}

/** Return by document how often a term stands in some fields, weighted, a long field counting less. */
function frequencies(book, term, fields) {
  const found = new Map();
  for (const [field, weight, penalty] of fields) {
    for (const [document, count] of book.postings(field, term)) {
      const length = 1 - penalty + (penalty * book.lengths[field][document]) / book.means[field];
      add(found, document, (weight * count) / length);
    }
  }
  return found;
}

function saturated(found, saturation, rare) {
  return found.size ? new Map([...found].map(([document, each]) => [document, (rare * each) / (saturation + each)])) : NOTHING;
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function wordsOf(concepts) {
  return concepts.flatMap((concept) => concept.wordings.flatMap((wording) => wording.words));
}

/** @returns {object[]} the words of all wordings that any document has, each once */
export function knownWords(book, concepts) {
  const known = wordsOf(concepts).filter((word) => book.has(word.term));
  return [...new Map(known.map((word) => [`${word.surface}\t${word.term}\t${word.compound}`, word])).values()];
}

/** @returns {string[]} what the query says for each concept that no document has a word of */
export function unknownWords(book, concepts) {
  const isKnown = (concept) => concept.definedBy.length || wordsOf([concept]).some((word) => book.has(word.term));
  return concepts.filter((concept) => !isKnown(concept)).map(saidOf);
}
