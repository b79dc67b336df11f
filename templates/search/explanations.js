/**
 * Why a rule was found, in the reader's language. `rulesdb search` says the same in English.
 */
const NAMES_OF_KINDS = new Map([
  ["reading", "読み"],
  ["english", "英語"],
  ["romaji", "ローマ字"],
  ["players", "プレイヤーの言い方"],
  ["everyday", "言い換え"],
  ["general", "上位語"],
  ["card", "カード"],
  ["typo", "書き間違い"],
  ["spelling", "かな書き"],
]);

const LONGEST_QUESTION = 40; // characters of a question that are shown

/** @param {string} text @returns {string} its beginning, if it is long */
function shortened(text) {
  const signs = [...text];
  return signs.length > LONGEST_QUESTION ? `${signs.slice(0, LONGEST_QUESTION - 1).join("")}…` : text;
}

export const explanations = {
  number: "番号が同じ",
  definition: "この言葉の定義",
  expression: "式のとおり",
  /** @param {string} number @returns {string} */
  below: (number) => `${number}の下`,
  /** @param {string} number @returns {string} */
  citing: (number) => `未収録の${number}を参照`,
  /** @param {string} text @returns {string} a known question that resembles the query, and that the rule answers */
  question: (text) => `よくある質問: ${shortened(text)}`,
  /** @param {string} part @returns {string} */
  letters: (part) => `文字のとおり: ${part}`,
  /** @param {string} kind @param {string} surface @param {string} name @returns {string} the reason of an expansion or a correction */
  read: (kind, surface, name) => `${NAMES_OF_KINDS.get(kind)}: ${surface} → ${name}`,
};
