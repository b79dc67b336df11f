/**
 * How much of a query's own wording a document repeats in one sentence. Mirrors rulesdb/search/ranking/wording.py.
 */
/** @returns {string[]} all strings of some characters within the parts of a folded query between blanks, each once */
export function stringsOf(query, { longestNamed, wordingLength }) {
  const strings = new Set();
  for (const part of query.slice(0, longestNamed).split(/\s+/)) {
    for (let at = 0; at + wordingLength <= part.length; at += 1) {
      strings.add(part.slice(at, at + wordingLength));
    }
  }
  return [...strings];
}

/** @returns {number} the share of the wanted strings that the sentence of the folded texts has that has the most */
export function repeated(wanted, texts) {
  return wanted.length ? Math.max(0, ...texts.map((text) => mostInASentence(wanted, text))) / wanted.length : 0;
}

function mostInASentence(wanted, text) {
  const here = wanted.filter((string) => text.includes(string));
  const inSentence = (sentence) => here.filter((string) => sentence.includes(string)).length;
  return here.length ? Math.max(...text.split("。").map(inSentence)) : 0;
}
