/* Folds, on a phone, the text of the second edition below the first one; its label unfolds it.
 *
 * A section of two editions is twice as long, and a phone shows them one below the other. Where there is room they stand side
 * by side (editions.css), and without scripts all is unfolded.
 */
"use strict";

(() => {
  const NARROW = matchMedia("(max-width: 48rem)");
  const FOLDED = "folded";

  /** @param {Element} reading @param {boolean} isFolded */
  function fold(reading, isFolded) {
    reading.classList.toggle(FOLDED, isFolded);
    reading.querySelector(":scope > .label > .unfold")?.setAttribute("aria-expanded", String(!isFolded));
  }

  /** @param {Element} reading @param {Element} label */
  function prepare(reading, label) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "unfold";
    const rule = reading.closest(".node")?.querySelector(".head :is(.number, .title)");
    button.setAttribute("aria-label", `${rule?.textContent ?? ""} ${label.firstChild?.textContent ?? ""}`.trim());
    const words = label.firstChild;
    if (words) button.append(words);
    label.prepend(button);
    button.addEventListener("click", () => fold(reading, !reading.classList.contains(FOLDED)));
    fold(reading, true);
  }

  /** Unfold the text that the address leads into. */
  function reveal() {
    const reading = document.getElementById(rulesdb.anchorOf(location.href))?.closest(`.reading.${FOLDED}`);
    if (reading) fold(reading, false);
  }

  if (!NARROW.matches) return;
  for (const reading of document.querySelectorAll("main .reading + .reading.other")) {
    const label = reading.querySelector(":scope > .label");
    if (label) prepare(reading, label);
  }
  addEventListener("hashchange", reveal);
  reveal();
})();
