/* The accounts of checks: each is loaded when it is first opened, because together they are longer than the rules. */
"use strict";

rulesdb.accounts = (() => {
  /** @type {Map<string, string>} the markup of each account that was loaded, by the name of its check */
  const accounts = new Map();

  /**
   * Take in the accounts of a page. The scripts beside the pages call this.
   * @param {[string, string][]} loaded the name of each check and the markup of its account
   */
  function keep(loaded) {
    for (const [name, markup] of loaded) accounts.set(name, markup);
  }

  /**
   * Put the account in the place of the link to it; where it cannot be loaded, the link stays.
   * @param {HTMLDetailsElement} folded
   */
  async function fill(folded) {
    const { check = "", from = "" } = folded.dataset;
    if (!accounts.has(check)) await rulesdb.load(rulesdb.pageOf(new URL(from, location.href).href)).catch(() => {});
    const link = folded.querySelector("p");
    const account = accounts.get(check);
    if (link && account !== undefined) link.outerHTML = account;
  }

  /** @type {NodeListOf<HTMLDetailsElement>} */
  const checks = document.querySelectorAll("details[data-from]");
  for (const folded of checks) {
    folded.addEventListener("toggle", () => { if (folded.open) fill(folded); });
  }

  return { keep };
})();
