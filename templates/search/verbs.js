/**
 * Verbs and the nouns made of them, so that a query with the one finds rules with the other. Mirrors
 * rulesdb/japanese/verbs.py, which says why candidates that are no words do no harm.
 */
const I_ROW = "いきぎしちにびみり";
const U_ROW = "うくぐすつぬぶむる";
const E_ROW = "えけげせぜてでねべめれ";
const KANJI = /[一-\u9fff]/;
const ALL_KANJI = /^[一-\u9fff]+$/;
const SHORTEST = 2; // a single kana is an ending, no word
const POTENTIAL = new Map([..."えけげせてねべめれ"].map((kana, at) => [kana, "うくぐすつぬぶむる"[at]]));

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
  if (I_ROW.includes(last)) return [stem + U_ROW[I_ROW.indexOf(last)], `${term}る`];
  if (E_ROW.includes(last)) return [`${term}る`];
  const shortened = last === "る" && E_ROW.includes(stem.at(-1)) ? [stem] : [];
  return U_ROW.includes(last) ? [...shortened, stem + I_ROW[U_ROW.indexOf(last)]] : shortened;
}

/**
 * Return the dictionary forms that a verb may be an inflected form of, without any dictionary.
 * @param {string} written
 * @param {[string[], [string, string][]][]} endings with, by the kana before them, the last kana of verbs
 * @returns {string[]}
 */
export function dictionaryForms(written, endings) {
  const found = new Set();
  for (const [ends, row] of endings) {
    for (const ending of ends.filter((each) => written.endsWith(each))) {
      const stem = written.slice(0, written.length - ending.length);
      if ([...stem].length < SHORTEST && !ALL_KANJI.test(stem)) continue;
      const verbs = row.find(([kana]) => stem.endsWith(kana))?.[1] ?? "";
      [...verbs].forEach((last) => found.add(stem.slice(0, -1) + last));
      found.add(`${stem}る`);
      found.add(`${stem.replace(/ら$/, "")}る`);
    }
  }
  return [...found];
}

/** @param {string} verb @returns {string[]} the verb whose potential form it may be: 殴る of 殴れる */
export function plainOfPotential(verb) {
  const stem = verb.slice(0, -1);
  const last = POTENTIAL.get(stem.at(-1));
  return verb.endsWith("る") && [...stem].length >= SHORTEST && last ? [stem.slice(0, -1) + last] : [];
}
