/* The menu of what is shown and how: brightness, editions, examples. A link's target is shown whatever the menu says. */
"use strict";

(() => {
  const menu = rulesdb.part("#display", HTMLDetailsElement);
  const summary = rulesdb.part("summary", HTMLElement, menu);
  const { settings } = rulesdb;

  /** What each setting is about; on a page without it there is nothing to choose. */
  const ABOUT = new Map([
    ["theme", "body"], ["edition", ".reading + .reading.other"], ["examples", "details.example"], ["proofs", ".proofs"],
  ]);
  /** What is open or folded by a setting. The page of a rule has its checks open. */
  const FOLDS = new Map([["examples", "details.example"], ["proofs", ".node:not(:only-of-type) .rule-checks"]]);

  /** What a setting does besides changing the style. @param {string} name @param {string} value */
  function follow(name, value) {
    const folded = FOLDS.get(name);
    if (folded === undefined) return;
    /** @type {NodeListOf<HTMLDetailsElement>} */
    const folds = document.querySelectorAll(folded);
    folds.forEach((fold) => { fold.open = value === "open"; });
  }

  /** @param {HTMLFieldSetElement} fields */
  function prepare(fields) {
    const name = fields.dataset["setting"] ?? "";
    fields.hidden = !document.querySelector(ABOUT.get(name) ?? "body");
    check(name, settings.kept(name));
    fields.addEventListener("change", ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      settings.keep(name, target.value);
      follow(name, target.value);
    });
    if (!fields.hidden) follow(name, settings.kept(name));
  }

  /** @param {string} name @param {string} value */
  function check(name, value) {
    rulesdb.part(`input[name="${name}"][value="${value}"]`, HTMLInputElement, menu).checked = true;
  }

  /** Show what the address names: in a folded example, or in an edition that is not shown. */
  function reveal() {
    const target = document.getElementById(rulesdb.anchorOf(location.href));
    if (!target) return;
    const folded = target.closest("details:not([open])");
    for (let around = folded; around instanceof HTMLDetailsElement; around = around.closest("details:not([open])")) around.open = true;
    const hidden = !target.getClientRects().length;
    if (hidden) {
      settings.apply("edition", "both");
      check("edition", "both");
    }
    if (folded || hidden) target.scrollIntoView();
  }

  function close() {
    menu.open = false;
  }

  menu.querySelectorAll("fieldset").forEach(prepare);
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    event.preventDefault();
    close();
    summary.focus();
  });
  /** @param {EventTarget | null} target @returns {boolean} */
  const isOutside = (target) => target instanceof Node && !menu.contains(target);
  menu.addEventListener("focusout", (event) => { if (isOutside(event.relatedTarget)) close(); });
  document.addEventListener("pointerdown", (event) => { if (isOutside(event.target)) close(); });
  addEventListener("hashchange", reveal);
  reveal();
  rulesdb.part(".settings", HTMLElement, menu).hidden = false;
})();
