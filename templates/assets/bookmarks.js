/* The ★ beside the § of each rule, bookmarks with their notes, and the rules that were opened last. The browser keeps them.
 *
 * A rule goes by its identifier, which has the game: rulebooks that share a browser's storage keep to their own games.
 */
"use strict";

rulesdb.bookmarks = (() => {
  const BOOKMARKS = "bookmarks";
  const RECENT = "recent";
  const MOST_RECENT = 20;
  const CHANGE = "bookmarkschange";

  /** @param {string} name @returns {unknown[]} what is kept under a name; nothing where it is no list */
  function read(name) {
    try {
      const kept = JSON.parse(rulesdb.store.read(name));
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }

  /** @returns {Bookmark[]} all bookmarks, of other rulebooks as well, in the order in which they were added */
  function all() {
    const rows = /** @type {Bookmark[]} */ (read(BOOKMARKS).map(Object));
    return rows.filter(({ rule, note, added }) => [rule, note, added].every((value) => typeof value === "string"));
  }

  /** @param {Bookmark[]} bookmarks all that there are from now on */
  function keep(bookmarks) {
    const isKept = rulesdb.store.write(BOOKMARKS, JSON.stringify(bookmarks));
    if (!isKept) rulesdb.say("このブラウザには保存できません。しおりは、このページを閉じるとなくなります");
    dispatchEvent(new Event(CHANGE));
    return isKept;
  }

  /** @param {string} rule */
  function toggle(rule) {
    const bookmarks = all();
    const known = bookmarks.find((bookmark) => bookmark.rule === rule);
    if (known?.note && !confirm(`しおりを外すと、メモもなくなります。外しますか？\n\n${known.note}`)) return;
    const added = { rule, note: "", added: new Date().toISOString() };
    const isKept = keep(known ? bookmarks.filter((bookmark) => bookmark !== known) : [...bookmarks, added]);
    if (isKept) rulesdb.say(known ? "しおりから外しました" : "しおりに入れました");
  }

  /** @param {string} rule its identifier @returns {HTMLButtonElement} the button that makes a bookmark of it or takes it away */
  function star(rule) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "star";
    button.dataset["rule"] = rule;
    button.setAttribute("aria-label", `${rule.slice(rule.indexOf(":") + 1)}のしおり`);
    return button;
  }

  /** Let each ★ of the page, or of a part of it, show whether its rule has a bookmark. */
  function draw() {
    const marked = new Set(all().map(({ rule }) => rule));
    /** @type {NodeListOf<HTMLButtonElement>} */
    const stars = document.querySelectorAll("button.star");
    for (const button of stars) {
      const isMarked = marked.has(button.dataset["rule"] ?? "");
      button.textContent = isMarked ? "★" : "☆";
      button.title = isMarked ? "しおりから外す" : "しおりに入れる";
      button.setAttribute("aria-pressed", String(isMarked));
    }
  }

  /** @returns {string[]} the rules that were opened last, the latest first */
  function recent() {
    return /** @type {string[]} */ (read(RECENT).filter((rule) => typeof rule === "string"));
  }

  /** @param {string[]} rules */
  function keepRecent(rules) {
    rulesdb.store.write(RECENT, JSON.stringify(rules.slice(0, MOST_RECENT)));
  }

  /** Remember the rule that the address names, or the one that the page begins with. */
  function remember() {
    const named = document.getElementById(rulesdb.anchorOf(location.href))?.closest(".node");
    const sign = (named ?? document).querySelector("main .permalink[data-rule]");
    const rule = sign instanceof HTMLElement ? sign.dataset["rule"] : "";
    if (rule) keepRecent([rule, ...recent().filter((other) => other !== rule)]);
  }

  /** @type {NodeListOf<HTMLElement>} */
  const signs = document.querySelectorAll("main .permalink[data-rule]");
  for (const sign of signs) sign.after(star(sign.dataset["rule"] ?? ""));
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button.star") : null;
    if (button instanceof HTMLButtonElement) toggle(button.dataset["rule"] ?? "");
  });
  addEventListener(CHANGE, draw);
  addEventListener("storage", () => dispatchEvent(new Event(CHANGE))); // of another tab
  addEventListener("hashchange", remember);
  draw();
  remember();

  return { all, keep, star, draw, recent, keepRecent, CHANGE };
})();
