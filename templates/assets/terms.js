/* Lets the keyboard reach the ★ of a rule, its terms, the signs of its checked sentences and the § of its other editions: from
 * its own § the right arrow key leads to the first one, and on to the next.
 *
 * Every rule has a few of them, and Tab would stop at all on the way to the references; so it stops at none, except in a
 * preview. The left arrow key leads back, up and down lead from rule to rule as they do from its § (rule-by-rule.js).
 * Without scripts Tab reaches all.
 */
"use strict";

(() => {
  const ASIDE = ":is(.term, .shown, .reading.other > .label > .permalink):not(.preview *)";
  const STAR = ".star";
  const SIGN = ".head .permalink, .reading:not(.other) > .text > .permalink";

  /** @param {Element} element @returns {boolean} */
  const isVisible = (element) => element.getClientRects().length > 0;

  /** @param {Element} node @returns {HTMLElement[]} the § of a rule and what it leads to, in the order of the keyboard */
  function stops(node) {
    const found = [node.querySelector(SIGN), node.querySelector(STAR), ...node.querySelectorAll(ASIDE)];
    return found.filter((stop) => stop instanceof HTMLElement);
  }

  for (const node of document.querySelectorAll("main .node")) {
    const [sign, ...others] = stops(node);
    if (!sign?.matches(SIGN) || !others.length) continue;
    sign.title += "（→でしおり、用語、検証の印へ）";
    for (const other of others) other.tabIndex = -1;
  }

  document.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const { target } = event;
    if (!step || !(target instanceof Element) || !target.matches(`main .node :is(${SIGN}, ${STAR}, ${ASIDE})`)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const node = target.closest(".node");
    const all = node ? stops(node).filter(isVisible) : [];
    const to = all[all.findIndex((stop) => stop === target) + step];
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
})();
