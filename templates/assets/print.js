/* On paper nothing can be unfolded: what is folded opens for the print and closes again.
 * But for checks, which the menu opens or not, and their accounts: paper has titles and results. */
"use strict";

(() => {
  /** @type {HTMLDetailsElement[]} what was folded before the print */
  let folded = [];

  addEventListener("beforeprint", () => {
    /** @type {NodeListOf<HTMLDetailsElement>} */
    const found = document.querySelectorAll(":is(main, .colophon) details:not([open], .account, .rule-checks)");
    folded = [...found];
    folded.forEach((each) => { each.open = true; });
  });
  addEventListener("afterprint", () => { folded.forEach((each) => { each.open = false; }); });
})();
