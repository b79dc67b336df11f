/* Lets the keyboard reach the terms of a rule: from its § the right arrow key leads to the first one, and on to the next.
 *
 * Every rule uses a few terms, and Tab would stop at all of them on the way to the references; so it stops at none, except in
 * a preview. The left arrow key leads back, up and down lead from rule to rule as they do from its § (rule-by-rule.js).
 * Without scripts Tab reaches every term.
 */
"use strict";

(() => {
  const TERM = ".term:not(.preview *)";
  const SIGN = ".head .permalink, .reading:not(.other) > .text > .permalink";

  /** @param {Element} element @returns {boolean} */
  const isVisible = (element) => element.getClientRects().length > 0;

  /** @param {Element} node @returns {HTMLAnchorElement[]} the § of a rule and its terms, in the order of the keyboard */
  function stops(node) {
    const found = [node.querySelector(SIGN), ...[...node.querySelectorAll(TERM)].filter(isVisible)];
    return found.filter((stop) => stop instanceof HTMLAnchorElement);
  }

  for (const term of document.querySelectorAll(`main ${TERM}`)) if (term instanceof HTMLAnchorElement) term.tabIndex = -1;
  for (const node of document.querySelectorAll("main .node:has(.term)")) {
    const [sign] = stops(node);
    if (sign?.matches(SIGN)) sign.title += "（→でこのルールの用語へ）";
  }

  document.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const { target } = event;
    if (!step || !(target instanceof Element) || !target.matches(`main :is(${SIGN}, ${TERM})`)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const node = target.closest(".node");
    const all = node ? stops(node) : [];
    const to = all[all.findIndex((stop) => stop === target) + step];
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
})();
