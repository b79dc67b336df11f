/** Rules that have the query letter by letter. Mirrors rulesdb/search/answer/substring_search.py. */
import { SHORTEST_LETTERS } from "./constants.js";
import { explanations } from "./explanations.js";

/**
 * @import { Book } from "./book.js"
 * @import { Candidate } from "./candidates.js"
 */

/** @param {Book} book @param {string} query folded @returns {Candidate[]} the documents with every part of it between blanks */
export function literalCandidates(book, query) {
  const letters = [...new Set(query.split(" ").filter(Boolean))];
  if (!letters.length || letters.some((part) => part.length < SHORTEST_LETTERS)) {
    return [];
  }
  const because = letters.map(explanations.letters);
  return book.documents
    .filter((document) => letters.every((part) => book.foldedTexts(document).some((text) => text.includes(part))))
    .map((document) => ({ document, score: 1, because, letters }));
}
