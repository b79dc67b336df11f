/** What a reader sees of an answer: a link for each hit, and what must be known before the hits. */
import { KINDS_BY_NAME } from "./constants.js";

/**
 * @import { Hit } from "./candidates.js"
 * @import { Found } from "./searching.js"
 */

const LABELS = new Map([...KINDS_BY_NAME].map(([label, kind]) => [kind, label])); // the last name of a kind is the reader's

/** @param {Hit} hit @returns {HTMLAnchorElement} */
export function ruleLink(hit) {
  const link = document.createElement("a");
  link.className = "hit";
  link.href = rulesdb.root + hit.address;
  const key = hit.id.slice(hit.id.indexOf(":") + 1);
  link.append(
    element("b", "hit-number", hit.kind === "heading" ? "" : key),
    element("span", "hit-title", hit.title || rulesdb.numbers.headlineAt(hit.address)),
    element("span", "hit-kind", LABELS.get(hit.kind)),
  );
  const above = [hit.game, ...hit.above].filter(Boolean);
  if (above.length) {
    const shown = element("span", "hit-above");
    above.forEach((name, at) => shown.append(at ? " › " : "", element("span", "name", name)));
    link.append(shown);
  }
  link.append(snippet(hit), element("span", "hit-why", hit.why.join("；")));
  link.querySelectorAll(".hit-title, .hit-above > .name, .hit-text").forEach((part) => rulesdb.markLanguage(/** @type {HTMLElement} */ (part)));
  return link;
}

/** @param {Hit} hit @returns {HTMLElement} */
function snippet(hit) {
  const shown = element("span", "hit-text");
  let at = 0;
  for (const [start, end] of hit.marks) {
    shown.append(hit.snippet.slice(at, start), element("mark", "", hit.snippet.slice(start, end)));
    at = end;
  }
  shown.append(hit.snippet.slice(at));
  return shown;
}

/** @param {string} tag @param {string} className @param {string} [text] @returns {HTMLElement} */
function element(tag, className, text = "") {
  const made = document.createElement(tag);
  if (className) {
    made.className = className;
  }
  made.textContent = text;
  return made;
}

/**
 * @param {string} query
 * @param {number} total
 * @param {Found} answered
 * @returns {string[]} what the texts do not hold, topics of other documents, that no rule has quoted words, that nothing fits well, and last how much was found
 */
export function notesOn(query, total, { notCovered, topics, unsure, unknown, fitting, unquoted }) {
  const missing = notCovered.map(
    ({ term, rule }) => `「${term}」のルール ${rule.slice(rule.indexOf(":") + 1)} は、読み込んだ文書にありません。`,
  );
  const elsewhere = topics.map(({ name, document }) => `「${name}」を定めるのは${document}です。読み込んだ文書にはありません。`);
  const doubt = unsure && total ? ["ぴったり合うルールは見つかりません。近いものを並べます。"] : [];
  const words = unquoted ? ["引用符の中の語句をそのまま含むルールはありません。語として探しました。"] : [];
  const isPart = fitting > 0 && fitting < total;
  const count = [total ? `${isPart ? `合うもの${fitting}件、遠いものも含めて` : ""}${total}件` : `「${query}」は見つかりませんでした。`];
  if (unknown.length) {
    count.push(`どのルールにもない言葉: ${unknown.join("、")}`);
  }
  return [...missing, ...elsewhere, ...words, ...doubt, count.join("　")];
}
