/** Evaluation of expressions: exactly the documents that match. Mirrors rulesdb/search/answer/filtering.py. */
import { conceptCandidates } from "./candidates.js";
import { understand } from "./concepts.js";
import { explanations } from "./explanations.js";
import { fold } from "./keys.js";
import { namedNodes } from "./numbers.js";
import { NO_SIMILARITIES } from "./questions.js";
import { shortOf } from "./words.js";

/**
 * @import { Book } from "./book.js"
 * @import { Candidate } from "./candidates.js"
 * @import { Concept } from "./concepts.js"
 * @import { Corpus } from "./corpus.js"
 * @import { Expression } from "./expressions.js"
 */

/** @param {Corpus} corpus @param {Expression} expression @returns {Candidate[]} the documents that match, those that ranking finds first */
export function filtered(corpus, expression) {
  const matched = evaluate(corpus, expression);
  const words = wantedTexts(expression).map(fold).join(" ");
  const ranked = words ? foundBy(corpus, words) : [];
  const known = new Set(ranked.map(({ document }) => document));
  const rest = corpus.book.documents.filter((document) => !known.has(document));
  const others = rest.map((document) => ({ document, score: 0, because: [explanations.expression] }));
  return [...ranked, ...others].filter(({ document }) => matched.has(document));
}

/** @param {Corpus} corpus @param {string} text folded @returns {Candidate[]} */
function foundBy(corpus, text) {
  return conceptCandidates(corpus, understand(text, corpus), NO_SIMILARITIES, [], false);
}

/** @param {Corpus} corpus @param {Expression} expression @returns {Set<number>} the documents that match */
function evaluate(corpus, expression) {
  const { book } = corpus;
  const where = (/** @type {(document: number) => boolean} */ test) => new Set(book.documents.filter(test));
  const text = fold(expression.text ?? expression.name ?? expression.number ?? "");
  const parts = (expression.operands ?? []).map((operand) => evaluate(corpus, operand));
  switch (expression.type) {
    case "not": {
      const excluded = expression.operand ? evaluate(corpus, expression.operand) : new Set();
      return where((document) => !excluded.has(document));
    }
    case "and":
      return where((document) => parts.every((part) => part.has(document)));
    case "or":
      return where((document) => parts.some((part) => part.has(document)));
    case "words": {
      const concepts = understand(text, corpus).concepts.map((concept) => documentsWith(book, concept));
      return concepts.length ? where((document) => concepts.every((documents) => documents.has(document))) : new Set();
    }
    case "phrase":
      return where((document) => book.foldedTexts(document).some((folded) => folded.includes(text)));
    case "kind":
      return where((document) => book.kind(document) === text);
    case "card":
      return where((document) => book.texts(document).some((row) => fold(cardsOf(row[2])).includes(text)));
    case "in": {
      const named = namedNodes(book, [{ number: text, before: "" }]);
      return new Set(named.flatMap((document) => [document, ...book.descendants(document)]));
    }
  }
}

/**
 * @param {Book} book
 * @param {Concept} concept
 * @returns {Set<number>} the documents with all short words of an expansion, or with a compound that has them all
 */
function documentsWith(book, concept) {
  const having = (/** @type {string} */ term) => new Set(book.postingsOf(term).flat().map(([document]) => document));
  const found = concept.expansions.filter(({ words }) => words.length).flatMap((expansion) => {
    const [first = new Set(), ...others] = shortOf(expansion).map(({ term }) => having(term));
    const whole = [...first].filter((document) => others.every((documents) => documents.has(document)));
    return [...whole, ...expansion.words.filter(({ compound }) => compound).flatMap(({ term }) => [...having(term)])];
  });
  return new Set(found);
}

/** @param {string} text @returns {string} the cards that it names, line by line */
function cardsOf(text) {
  return (text.match(/《[^》]*》/g) ?? []).map((card) => card.slice(1, -1)).join("\n");
}

/** @param {Expression} expression @returns {string[]} the words and phrases of an expression, without negated ones */
function wantedTexts({ type, text, operands = [] }) {
  if (type === "words" || type === "phrase") {
    return [text ?? ""];
  }
  return operands.flatMap(wantedTexts);
}
