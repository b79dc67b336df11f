/* The page of a comparison: words that rows are filtered by, rows that open when a link leads to them, all for the print. */
"use strict";

(() => {
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const folds = document.querySelectorAll("details");
  /** @type {NodeListOf<HTMLElement>} */
  const rows = document.querySelectorAll(".row");
  /** @type {NodeListOf<HTMLElement>} */
  const parts = document.querySelectorAll(".part");
  const words = document.querySelector("#words");
  const count = document.querySelector("#count");
  const all = document.querySelector("#all");

  /** @returns {HTMLDetailsElement[]} what is folded */
  const folded = () => [...folds].filter((one) => !one.open);

  /** Show the rows with the words, and the sections that have a row left. */
  function filter() {
    const wanted = words instanceof HTMLInputElement ? words.value.trim().toLowerCase() : "";
    for (const row of rows) row.hidden = !row.textContent?.toLowerCase().includes(wanted);
    for (const part of parts) part.hidden = false;
    const shown = [...rows].filter((row) => row.checkVisibility());
    const left = new Set(shown.map((row) => row.parentElement));
    for (const part of parts) part.hidden = !left.has(part);
    if (count) count.textContent = shown.length < rows.length ? `${shown.length}件` : "";
  }

  /** Open the row that the address names, alone or among the others, even where the words hide it. */
  function reveal() {
    const target = document.querySelector(":target:not(.part) details");
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    for (const around of [target.closest(".row"), target.closest(".part")]) around?.removeAttribute("hidden");
    target.scrollIntoView();
  }

  document.querySelector("fieldset")?.addEventListener("input", filter);
  all?.addEventListener("click", () => {
    const isOpen = folded().length > 0;
    for (const one of folds) one.open = isOpen;
  });
  addEventListener("beforeprint", () => {
    const closed = folded();
    for (const one of closed) one.open = true;
    addEventListener("afterprint", () => { for (const one of closed) one.open = false; }, { once: true });
  });
  addEventListener("hashchange", reveal);
  document.querySelectorAll("[hidden]").forEach((control) => control.removeAttribute("hidden"));
  reveal();
})();
