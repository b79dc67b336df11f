/* Fills the page of results: all hits of the address's query, filtered, in portions.
 *
 * The address has query and filters, the history's state how many hits were shown and how far the page was scrolled: who
 * comes back finds all of it.
 */
"use strict";

(() => {
  const PORTION = 50; // hits
  const RULINGS = 3; // above the hits
  const SETTLED = 150; // ms without scrolling until the position is kept
  const main = rulesdb.part(".results", HTMLElement);
  const form = rulesdb.part(".filters", HTMLFormElement, main);
  const clear = rulesdb.part(".clear", HTMLButtonElement, form);
  const note = rulesdb.part(".results-note", HTMLElement, main);
  const list = rulesdb.part(".hits", HTMLElement, main);
  const above = rulesdb.part(".found-rulings", HTMLElement, main);
  const more = rulesdb.part(".more", HTMLButtonElement, main);
  const asked = new URLSearchParams(location.search);
  const query = asked.get("q")?.trim() ?? "";
  const checked = new Set(main.dataset["checked"]?.split("\n"));

  /** @type {string[]} */
  let notes = [];
  /** @type {SearchHit[]} */
  let found = [];
  /** @type {SearchHit[]} */
  let rulings = [];
  /** @type {SearchHit[]} those that pass the filters */
  let passing = [];
  let settling = 0;

  /** @param {string} name @returns {HTMLSelectElement | null} a game's is not there where the rulebook has one alone */
  function selectOf(name) {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLSelectElement ? field : null;
  }

  /** @param {Element | null | undefined} option @returns {string} the game that a chapter is of */
  const gameOf = (option) => option?.closest("optgroup")?.dataset["game"] ?? "";

  /** Set the filters as the address says; what it names and nothing has is no filter. */
  function readFilters() {
    for (const name of ["game", "kind"]) choose(selectOf(name), ({ value }) => value === asked.get(name));
    const game = asked.get("game");
    const isAsked = (/** @type {HTMLOptionElement} */ option) => option.value === asked.get("chapter") && (!game || gameOf(option) === game);
    choose(selectOf("chapter"), isAsked);
    const checks = form.elements.namedItem("checks");
    if (checks instanceof HTMLInputElement) checks.checked = asked.has("checks");
    followChapter();
  }

  /** @param {HTMLSelectElement | null} select @param {(option: HTMLOptionElement) => boolean} isWanted */
  function choose(select, isWanted) {
    if (select) select.selectedIndex = Math.max([...select.options].findIndex(isWanted), 0);
  }

  /** A chapter is of a game: that one is chosen with it. */
  function followChapter() {
    const game = gameOf(selectOf("chapter")?.selectedOptions[0]);
    if (game) choose(selectOf("game"), ({ value }) => value === game);
    offerChapters();
  }

  /** Offer the chapters of the chosen game, and give up one of another. */
  function offerChapters() {
    const game = selectOf("game")?.value ?? "";
    const chapters = selectOf("chapter");
    chapters?.querySelectorAll("optgroup").forEach((group) => {
      group.hidden = game !== "" && group.dataset["game"] !== game;
      group.disabled = group.hidden; // Safari shows what is hidden here
    });
    if (chapters?.selectedOptions[0]?.closest("optgroup")?.hidden) chapters.selectedIndex = 0;
  }

  /** @returns {Map<string, string>} the filters that are set, by name */
  function filters() {
    const set = [...new FormData(form)].map(([name, value]) => /** @type {[string, string]} */ ([name, String(value)]));
    return new Map(set.filter(([, value]) => value));
  }

  /** Let the filters hold, and keep them in the address. @param {number} count hits to be shown */
  function apply(count) {
    const set = filters();
    const isOfRulings = set.get("kind") === "ruling";
    passing = (isOfRulings ? rulings : found).filter((hit) => (
      (set.get("game") ?? hit.game) === hit.game
      && (set.get("chapter") ?? hit.chapter) === hit.chapter
      && (set.get("kind") ?? hit.kind) === hit.kind
      && (!set.has("checks") || checked.has(hit.id))
    ));
    const filtered = passing.length ? `絞り込み後: ${passing.length}件` : "絞り込みに合うルールはありません。";
    note.textContent = [...notes, ...(set.size && found.length ? [filtered] : [])].join("\n");
    clear.hidden = !set.size;
    const game = set.get("game");
    const isOfRules = set.size > Number(set.has("game")); // one who filters by more wants rules, or all rulings
    const shown = isOfRules ? [] : rulings.filter((ruling) => !game || ruling.game === game).slice(0, RULINGS);
    above.replaceChildren(...shown.map(item));
    above.hidden = !shown.length;
    list.replaceChildren();
    extend(count);
    history.replaceState(state(), "", `?${new URLSearchParams([["q", query], ...set])}`);
  }

  /** @param {number} count more hits to be shown */
  function extend(count) {
    const shown = list.children.length;
    list.append(...passing.slice(shown, shown + count).map(item));
    const left = passing.length - list.children.length;
    more.hidden = !left;
    more.textContent = `さらに表示 (あと${left}件)`;
  }

  /** @param {SearchHit} hit @returns {HTMLElement} */
  function item(hit) {
    const line = document.createElement("li");
    const link = hit.link();
    line.append(link);
    if (!passing.some(({ id }) => id === hit.partOf)) link.classList.remove("hit-part");
    if (checked.has(hit.id)) {
      const mark = document.createElement("span");
      mark.className = "hit-checked";
      mark.textContent = "検証あり";
      link.querySelector(".hit-kind")?.after(mark);
    }
    return line;
  }

  /** @returns {{shown: number, top: number}} what is shown, and where, for whoever comes back */
  function state() {
    return { shown: list.children.length, top: scrollY };
  }

  function keepState() {
    clearTimeout(settling);
    history.replaceState(state(), "");
  }

  async function begin() {
    const field = rulesdb.part("#search-input", HTMLInputElement);
    field.defaultValue = query; // shown unless somebody has begun to type
    if (!query) {
      note.textContent = "番号か言葉を上の欄に入力してください。";
      return;
    }
    rulesdb.part("h1", HTMLElement, main).textContent = `「${query}」の検索結果`;
    document.title = `${query}｜${document.title}`;
    note.textContent = "検索しています…";
    const { search } = rulesdb;
    try {
      if (!search) throw new Error("search.js");
      await Promise.all([search.load(), rulesdb.numbers.load().catch(() => {})]); // the numbers have the headlines
      await search.loadRest();
      show(search.find(query));
    } catch {
      note.textContent = "検索のデータを読み込めませんでした。ページを読み込み直してください。";
    }
  }

  /** @param {SearchAnswer} answer */
  function show(answer) {
    ({ notes, hits: found, rulings } = answer);
    const suggestion = rulesdb.part(".results-suggestion", HTMLElement, main);
    const link = rulesdb.part("a", HTMLAnchorElement, suggestion);
    suggestion.hidden = !answer.suggestion;
    link.textContent = answer.suggestion;
    link.href = `?${new URLSearchParams({ q: answer.suggestion })}`;
    form.hidden = !found.length;
    readFilters();
    const { shown = 0, top = 0 } = /** @type {{shown?: number, top?: number}} */ (history.state ?? {});
    apply(Math.max(shown, PORTION));
    scrollTo({ top, behavior: "instant" });
    addEventListener("scroll", () => {
      clearTimeout(settling);
      settling = setTimeout(keepState, SETTLED);
    });
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", ({ target }) => {
    if (target === selectOf("chapter")) followChapter();
    else offerChapters();
    apply(PORTION);
  });
  clear.addEventListener("click", () => {
    form.reset();
    offerChapters();
    apply(PORTION);
    rulesdb.part("select", HTMLSelectElement, form).focus();
  });
  more.addEventListener("click", () => {
    const first = list.children.length;
    extend(PORTION);
    list.children[first]?.querySelector("a")?.focus({ preventScroll: true });
    keepState();
  });
  list.addEventListener("click", keepState);
  history.scrollRestoration = "manual";
  begin();
})();
