/**
 * Verbs and the nouns made of them, so that a query with the one finds rules with the other. Mirrors
 * rulesdb/japanese/verbs.py, which says why candidates that are no words do no harm.
 */
import { ENDINGS, OF_THE_E_ROW, OF_THE_I_ROW, SHORTEST_STEM, U_OF_E } from "./constants.js";

const KANJI = /[一-\u9fff]/;
const ALL_KANJI = /^[一-\u9fff]+$/;
const NOUN_OF = new Map([...OF_THE_I_ROW].map(([noun, verb]) => [verb, noun]));

/**
 * Return the verbs that a noun may be made of, and the nouns that may be made of a verb; none for a word without
 * kanji before its last kana.
 * @param {string} term  in normalised form
 * @returns {string[]}
 */
export function relatedForms(term) {
  const stem = term.slice(0, -1);
  const last = term.slice(-1);
  if (!KANJI.test(stem)) return [];
  const verb = OF_THE_I_ROW.get(last);
  if (verb !== undefined) return [stem + verb, `${term}る`];
  if (OF_THE_E_ROW.includes(last)) return [`${term}る`];
  const shortened = last === "る" && OF_THE_E_ROW.includes(stem.slice(-1)) ? [stem] : [];
  const noun = NOUN_OF.get(last);
  return noun === undefined ? shortened : [...shortened, stem + noun];
}

/**
 * Return the dictionary forms that a verb may be an inflected form of, without any dictionary.
 * @param {string} written
 * @returns {string[]}
 */
export function dictionaryForms(written) {
  const found = new Set();
  for (const { endings, row } of ENDINGS) {
    for (const ending of endings.filter((suffix) => written.endsWith(suffix))) {
      const stem = written.slice(0, written.length - ending.length);
      if ([...stem].length < SHORTEST_STEM && !ALL_KANJI.test(stem)) continue;
      const verbs = row.get(stem.slice(-1)) ?? "";
      [...verbs].forEach((last) => found.add(stem.slice(0, -1) + last));
      found.add(`${stem}る`);
      found.add(`${stem.replace(/ら$/, "")}る`);
    }
  }
  return [...found];
}

const VERB_ENDINGS = new Set(OF_THE_I_ROW.values());

/** @param {string} term @returns {boolean} whether a term of the rules is a verb in its dictionary form */
export function isVerb(term) {
  return VERB_ENDINGS.has(term.slice(-1));
}

/** @param {string} verb @returns {string[]} the verb whose potential form it may be: 殴る of 殴れる */
export function plainOfPotential(verb) {
  const stem = verb.slice(0, -1);
  const last = U_OF_E.get(stem.slice(-1));
  return verb.endsWith("る") && [...stem].length >= SHORTEST_STEM && last ? [stem.slice(0, -1) + last] : [];
}
