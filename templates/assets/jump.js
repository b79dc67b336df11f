/* The box that goes to any number as soon as it is typed: `1.0.2a`, `１．０．２ａ`, `[6.4.10j]`, `fab:1.0`, `rule 1.0`.
 *
 * A combobox after the ARIA pattern: the field keeps the focus, arrows choose among suggestions, Enter goes, Escape closes.
 * While an input method composes, nothing happens.
 */
"use strict";

rulesdb.jump = (() => {
  const SUGGESTED = 8;
  const field = rulesdb.part("#jump", HTMLInputElement);
  const list = rulesdb.part("#jump-list", HTMLElement);
  const problem = rulesdb.part("#jump-problem", HTMLElement);
  const here = rulesdb.pageOf(location.href);

  /** @typedef {{number: string, page: string, title: string}} Entry */
  /** @type {Entry[]} all numbers, those of this page's game first, each game's in the order of the text */
  let entries = [];
  let chosen = -1;
  let isComposing = false; // the numbers may arrive in the middle of a composition
  let isAwaited = false; // Enter was pressed before the numbers came, and nothing has happened to the field since

  /** @param {{number: string, page: string}} entry @returns {string} */
  const addressOf = ({ number, page }) => `${rulesdb.root}${page}#${encodeURIComponent(number)}`;
  /** @param {string} page @returns {string} */
  const gameOf = (page) => page.split("/", 1)[0];

  /**
   * Take in the numbers of the rulebook. The script of numbers calls this.
   * @param {[string, string, string][]} pages path, title and numbers of each page
   */
  function keep(pages) {
    const all = pages.flatMap(([page, title, numbers]) => numbers.split(" ").map((number) => ({ number, page, title })));
    const ours = (/** @type {Entry} */ entry) => gameOf(entry.page) === gameOf(here);
    entries = [...all.filter(ours), ...all.filter((entry) => !ours(entry))];
    if (isAwaited) go();
    else update();
  }

  /** Ask for the numbers. What failed is tried again with the next focus or Enter. */
  function load() {
    rulesdb.load("_assets/numbers.js").catch(() => {
      isAwaited = false;
      if (document.activeElement === field) problem.textContent = "番号の一覧を読み込めませんでした。";
    });
  }

  /**
   * Read what somebody typed.
   * @param {string} typed
   * @returns {{number: string, game: string}} the number as the rulebook writes it, and the game, if one was named
   */
  function read(typed) {
    const plain = typed.normalize("NFKC").toLowerCase().replace(/[。、・]/g, ".").replace(/[[\]§第章節条]/g, "").trim();
    const [, before = "", behind = ""] = plain.match(/^([^\d.]*?)[:\s]*([\d.].*|)$/) ?? [plain, "", plain];
    const game = entries.some((entry) => gameOf(entry.page) === before) ? before : "";
    return { number: behind.replace(/\s+/g, "").replace(/\.+$/, ""), game };
  }

  /** @returns {{exact: Entry | null, suggestions: Entry[]}} what the field's words may mean */
  function meant() {
    const { number, game } = read(field.value);
    if (!number) return { exact: null, suggestions: [] };
    const known = entries.filter((entry) => !game || gameOf(entry.page) === game);
    const exact = known.find((entry) => entry.number === number) ?? null;
    const others = known.filter((entry) => entry !== exact && entry.number.startsWith(number));
    return { exact, suggestions: [...(exact ? [exact] : []), ...others].slice(0, SUGGESTED) };
  }

  /**
   * Numbers that begin alike are near, then those that differ little in their first different part.
   * @param {string} number
   * @returns {Entry[]}
   */
  function nearest(number) {
    /** @param {string} written @returns {string[]} */
    const parts = (written) => written.match(/\d+|[^\d.]+/g) ?? [];
    const wanted = parts(number);
    /** @param {string} [part] @returns {number} */
    const value = (part = "0") => (Number.isNaN(Number(part)) ? (part.codePointAt(0) ?? 0) - 96 : Number(part));
    /** @param {Entry} entry @returns {number[]} */
    const distance = (entry) => {
      const its = parts(entry.number);
      let same = 0;
      while (same < wanted.length && same < its.length && wanted[same] === its[same]) same += 1;
      return [-same, Math.abs(value(its[same]) - value(wanted[same])), its.length];
    };
    const measured = entries.map((entry) => ({ entry, far: distance(entry) }));
    measured.sort((one, other) => one.far.map((far, at) => far - other.far[at]).find((far) => far) ?? 0);
    return measured.slice(0, SUGGESTED / 2).map(({ entry }) => entry);
  }

  function update() {
    isAwaited = false;
    if (isComposing) return;
    problem.textContent = "";
    offer(meant().suggestions);
  }

  /** Take back what is shown or was asked for. */
  function rest() {
    isAwaited = false;
    problem.textContent = "";
    offer([]);
  }

  /** @param {Entry[]} suggestions */
  function offer(suggestions) {
    list.replaceChildren(...suggestions.map(option));
    list.hidden = !suggestions.length;
    field.setAttribute("aria-expanded", String(!list.hidden));
    choose(-1);
  }

  /** @param {Entry} entry @param {number} place @returns {HTMLElement} */
  function option({ number, page, title }, place) {
    const line = document.createElement("li");
    line.id = `jump-option-${place}`;
    line.setAttribute("role", "option");
    line.dataset["address"] = addressOf({ number, page });
    for (const [name, words] of [["number", number], ["of", title]]) {
      const part = document.createElement("span");
      part.className = name;
      part.textContent = words;
      line.append(part, " ");
    }
    return line;
  }

  /** @param {number} place */
  function choose(place) {
    chosen = place;
    [...list.children].forEach((line, at) => line.setAttribute("aria-selected", String(at === place)));
    if (place < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", list.children[place].id);
    list.children[place]?.scrollIntoView({ block: "nearest" });
  }

  /** @returns {string} the address that the chosen suggestion leads to, "" if none is chosen */
  function chosenAddress() {
    const line = list.children[chosen];
    return line instanceof HTMLElement ? line.dataset["address"] ?? "" : "";
  }

  function go() {
    isAwaited = !entries.length;
    if (isAwaited) {
      load();
      return;
    }
    const { exact, suggestions } = meant();
    if (chosen >= 0) follow(chosenAddress());
    else if (exact) follow(addressOf(exact));
    else if (field.value.trim()) {
      const { number } = read(field.value);
      offer(suggestions.length ? suggestions : nearest(number));
      problem.textContent = `「${field.value.trim()}」という番号はありません。近い番号を示します。`;
    }
  }

  /** @param {string} address */
  function follow(address) {
    field.value = "";
    update();
    field.blur();
    location.href = address;
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.isComposing || event.keyCode === 229) return; // 229: Safari's Enter that ends a composition
    const last = list.children.length - 1;
    const moves = new Map([
      ["ArrowDown", () => choose(chosen >= last ? -1 : chosen + 1)],
      ["ArrowUp", () => choose(chosen < 0 ? last : chosen - 1)],
      ["Enter", go],
      ["Escape", () => { if (list.hidden) field.value = ""; rest(); }],
    ]);
    const move = moves.get(event.key);
    if (!move) return;
    event.preventDefault();
    move();
  }

  field.addEventListener("focus", () => { update(); load(); });
  field.addEventListener("input", (event) => { if (!(event instanceof InputEvent && event.isComposing)) update(); });
  field.addEventListener("compositionstart", () => { isComposing = true; isAwaited = false; });
  field.addEventListener("compositionend", () => { isComposing = false; update(); });
  field.addEventListener("keydown", onKey);
  field.addEventListener("blur", rest);
  list.addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
  list.addEventListener("click", (event) => {
    const line = event.target instanceof Element ? event.target.closest("[role=option]") : null;
    if (line instanceof HTMLElement) follow(line.dataset["address"] ?? "");
  });
  rulesdb.part(".jump", HTMLElement).hidden = false;

  return { keep };
})();
