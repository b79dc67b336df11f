/** Topics that other documents rule. Mirrors rulesdb/search/answer/topics.py. */
import { TOPICS } from "./constants.js";

/** @typedef {typeof TOPICS[number]} Topic */

/**
 * Return the topics that a query names, without those whose phrase the best hit has.
 * @param {string} query folded
 * @param {string[]} best the folded texts of the best hit
 * @returns {Topic[]}
 */
export function topicsOf(query, best) {
  const text = withLatinWords(query);
  const asked = TOPICS.map((topic) => ({ topic, phrases: phrasesIn(text, topic.phrases) })).filter(({ phrases }) => phrases.length);
  const ruled = asked.length ? withLatinWords(best.join(" ")) : "";
  return asked.filter(({ phrases }) => !phrasesIn(ruled, phrases).length).map(({ topic }) => topic);
}

/** @param {string} text @returns {string} the text and behind it its Latin words, with a blank before and behind each */
function withLatinWords(text) {
  return `${text}\n ${(text.match(/[a-z0-9]+/g) ?? []).join(" ")} `;
}

/** @param {string} text @param {string[][]} phrases @returns {string[][]} those whose parts are all in the text */
function phrasesIn(text, phrases) {
  return phrases.filter((parts) => parts.every((part) => text.includes(part)));
}
