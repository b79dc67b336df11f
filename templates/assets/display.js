/* The menu of what is shown and how: brightness, editions, examples. A link's target is shown whatever the menu says. */
"use strict";

(() => {
  const menu = document.getElementById("display");
  const summary = menu.querySelector("summary");
  const { settings } = rulesdb;

  /** What each setting is about; on a page without it there is nothing to choose. */
  const ABOUT = new Map([["theme", "body"], ["edition", ".reading + .reading.other"], ["examples", "details.example"]]);

  /** What a setting does besides changing the style. */
  function follow(name, value) {
    if (name !== "examples") return;
    document.querySelectorAll("details.example").forEach((example) => { example.open = value === "open"; });
  }

  function prepare(fields) {
    const name = fields.dataset.setting;
    fields.hidden = !document.querySelector(ABOUT.get(name));
    check(name, settings.kept(name));
    fields.addEventListener("change", (event) => {
      settings.keep(name, event.target.value);
      follow(name, event.target.value);
    });
    if (!fields.hidden) follow(name, settings.kept(name));
  }

  function check(name, value) {
    menu.querySelector(`input[name="${name}"][value="${value}"]`).checked = true;
  }

  /** Show what the address names: in a folded example, or in an edition that is not shown. */
  function reveal() {
    const target = document.getElementById(rulesdb.anchorOf(location.href));
    const folded = target?.closest("details:not([open])");
    if (folded) folded.open = true;
    const hidden = target && !target.getClientRects().length;
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
  menu.addEventListener("focusout", (event) => { if (event.relatedTarget && !menu.contains(event.relatedTarget)) close(); });
  document.addEventListener("pointerdown", (event) => { if (!menu.contains(event.target)) close(); });
  addEventListener("hashchange", reveal);
  reveal();
  menu.querySelector(".settings").hidden = false;
})();
