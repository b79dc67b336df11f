/* Lets the keyboard go rule by rule: of the many § of a page Tab reaches one, and the arrow keys lead from it to the others.
 *
 * Which one it is: the rule that the address names, that of the § used last, else the first. Home and End lead to the first
 * and the last. Without scripts Tab reaches every §.
 */
"use strict";

(() => {
  const signs = [...document.querySelectorAll("main .head .permalink, main .reading:not(.other) > .text > .permalink")]
    .filter((sign) => sign instanceof HTMLAnchorElement);
  if (signs.length < 2) return;
  for (const sign of signs) sign.title += "（↑↓で前後のルールへ）";

  /** @param {HTMLAnchorElement} sign */
  function makeReachable(sign) {
    for (const other of signs) other.tabIndex = other === sign ? 0 : -1;
  }

  /** @returns {HTMLAnchorElement | undefined} the § of the rule that the address names */
  function named() {
    const node = document.getElementById(rulesdb.anchorOf(location.href))?.closest(".node");
    return signs.find((sign) => sign.closest(".node") === node);
  }

  /** @param {EventTarget | null} at @param {HTMLAnchorElement} sign @returns {boolean} whether the arrow keys lead from it to this place */
  function isBeside(at, sign) {
    return at instanceof Element && at.matches(":is(.star, .term, .shown, .reading.other > .label > .permalink):not(.preview *)") && at.closest(".node") === sign.closest(".node");
  }

  /** @param {HTMLAnchorElement} sign */
  function go(sign) {
    makeReachable(sign);
    sign.focus({ preventScroll: true });
    sign.closest(".node")?.scrollIntoView({ block: "start" });
  }

  document.addEventListener("keydown", (event) => {
    const at = signs.findIndex((sign) => sign === event.target || isBeside(event.target, sign));
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: signs.length - 1 }[event.key];
    if (to === undefined || !signs[to]) return;
    event.preventDefault();
    go(signs[to]);
  });
  document.addEventListener("focusin", (event) => {
    const sign = signs.find((other) => other === event.target);
    if (sign) makeReachable(sign);
  });
  addEventListener("hashchange", () => makeReachable(named() ?? signs[0]));
  makeReachable(named() ?? signs[0]);
})();
