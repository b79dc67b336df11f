// Verbs and the nouns made of them, so that a query with the one finds rules with the other. Mirrors
// rulesdb/japanese/verbs.py, which says why candidates that are no words do no harm.
(function (search) {
  "use strict";

  const I_ROW = "いきぎしちにびみり";
  const U_ROW = "うくぐすつぬぶむる";
  const E_ROW = "えけげせぜてでねべめれ";
  const KANJI = /[一-\u9fff]/;

  /**
   * Return the verbs that a noun may be made of, and the nouns that may be made of a verb; none for a word without
   * kanji before its last kana.
   * @param {string} term  in normalised form
   * @returns {string[]}
   */
  function relatedForms(term) {
    const stem = term.slice(0, -1);
    const last = term.slice(-1);
    if (!KANJI.test(stem)) return [];
    if (I_ROW.includes(last)) return [stem + U_ROW[I_ROW.indexOf(last)], `${term}る`];
    if (E_ROW.includes(last)) return [`${term}る`];
    const shortened = last === "る" && E_ROW.includes(stem.at(-1)) ? [stem] : [];
    return U_ROW.includes(last) ? [...shortened, stem + I_ROW[U_ROW.indexOf(last)]] : shortened;
  }

  Object.assign(search, { relatedForms });
})((globalThis.rulesdbSearch = globalThis.rulesdbSearch || {}));
