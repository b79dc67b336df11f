/* The one box of every page: a number goes to its rule, words are searched for.
 *
 * A combobox after the ARIA pattern: the field keeps the focus, arrows choose among options, Enter goes, Escape closes.
 * While an input method composes, nothing happens.
 */
"use strict";

rulesdb.box = (() => {
  const SHOWN = 10; // hits, beside their parts
  const SUGGESTED = 8; // numbers
  const BEFORE_RULINGS = 2; // hits, beside their parts
  const RULINGS = 2;
  const RESULTS = "search.html";
  const COMPOSED = 229; // the code of a key that ended a composition, as Safari gives it after that end
  const DIGIT = /\p{Nd}/u;
  const box = rulesdb.part(".search", HTMLElement);
  const field = rulesdb.part("#search-input", HTMLInputElement);
  const list = rulesdb.part("#search-hits", HTMLElement);
  const note = rulesdb.part(".search-note", HTMLElement);
  const hasSearch = "search" in box.dataset; // else the rulebook has numbers alone

  /** @type {Set<{load(): Promise<unknown>}>} what was asked for and has not failed */
  const requested = new Set();
  /** @type {Map<unknown, string>} what did not come when it was asked for last, with what is said of that */
  const failures = new Map();
  let chosen = -1;
  let isComposing = false; // what was asked for may arrive in the middle of a composition
  let isAwaited = false; // Enter was pressed before the numbers came, and nothing has happened to the field since

  /** Ask for what answers need. What failed is tried again with the next letter, focus or Enter. */
  function load() {
    request(rulesdb.numbers, "番号の一覧を読み込めませんでした。");
    const { search } = rulesdb;
    if (search) request(search, "検索のデータを読み込めませんでした。").then(() => search.loadRest()).then(complete);
  }

  /**
   * @param {{load(): Promise<unknown>}} source
   * @param {string} failure what is said where the source does not come
   * @returns {Promise<void>} never settled for what did not come, or was asked for before
   */
  function request(source, failure) {
    if (requested.has(source)) return new Promise(() => {});
    requested.add(source);
    failures.delete(source);
    return new Promise((arrived) => {
      source.load().then(() => { arrive(); arrived(); }, () => {
        requested.delete(source);
        failures.set(source, failure);
        refuse(failure);
      });
    });
  }

  /** Answer again, with what has come, whoever is still at the field. */
  function arrive() {
    if (document.activeElement !== field || !field.value.trim()) return;
    if (isAwaited) enter();
    else update();
  }

  /** Answer again, with the rest of the texts and the known questions, what is still shown and nobody chooses from. */
  function complete() {
    if (box.classList.contains("open") && chosen < 0) update();
  }

  /** @param {string} failure */
  function refuse(failure) {
    isAwaited = false;
    if (document.activeElement === field && list.hidden) show(failure, []);
  }

  /** Answer what stands in the field with what is there already. */
  function update() {
    isAwaited = false;
    if (isComposing) return;
    const typed = field.value.trim();
    const written = rulesdb.numbers.read(typed);
    if (!typed) close();
    else if (isNumber(written)) showNumbers(typed, written);
    else showHits(typed);
  }

  /** @param {WrittenRuleNumber} written @returns {boolean} whether it is looked up rather than searched for */
  function isNumber({ isAlone }) {
    return isAlone || !hasSearch;
  }

  /** @param {string} typed @param {WrittenRuleNumber} written */
  function showNumbers(typed, written) {
    if (!rulesdb.numbers.isLoaded) {
      close();
      return;
    }
    const { exact, others } = rulesdb.numbers.find(written);
    const found = rulesdb.search?.isLoaded ? rulesdb.search.find(typed) : null;
    const hits = found?.hits ?? [];
    const all = found?.hits.length ? [allResults(typed, found.hits.length)] : [];
    if (exact || others.length) {
      const first = exact ? [hits.find(({ address }) => address === rulesdb.numbers.placeOf(exact))?.link() ?? numberLink(exact)] : [];
      const more = others.slice(0, SUGGESTED - first.length).map(numberLink);
      show(`「${typed}」で始まる番号: ${first.length + others.length}件`, [...first, ...more, ...all]);
      return;
    }
    const near = written.isAlone ? rulesdb.numbers.nearest(written.number) : [];
    const citing = hits.slice(0, SHOWN - near.length).map((hit) => hit.link());
    const absent = near.length ? rulesdb.numbers.absentChapter(written.number) : "";
    const reason = absent && `${absent}章は、このルールブックに収録されていません。`;
    const offer = near.length ? "近い番号を示します。" : "";
    show(`「${typed}」という番号はありません。${reason}${offer}`, [...near.map(numberLink), ...citing, ...all]);
  }

  /** @param {string} typed */
  function showHits(typed) {
    if (!rulesdb.search?.isLoaded) {
      const failure = failures.get(rulesdb.search);
      if (failure) show(failure, []); // the numbers may come after it
      else close();
      return;
    }
    const { notes, suggestion, hits, rulings } = rulesdb.search.find(typed);
    const total = hits.length ? [allResults(typed, hits.length)] : [];
    const last = [...notes.slice(-1), suggestion ? `もしかして: ${suggestion}` : ""].filter(Boolean).join("　");
    const first = inPlaces(hits, BEFORE_RULINGS);
    const shown = [...first, ...rulings.slice(0, RULINGS), ...inPlaces(hits, SHOWN).slice(first.length)];
    show([...notes.slice(0, -1), last].join("\n"), [...shown.map((hit) => hit.link()), ...total]);
  }

  /** @param {SearchHit[]} hits @param {number} count @returns {SearchHit[]} those of the first places: parts of a hit above them take none */
  function inPlaces(hits, count) {
    let places = 0;
    return hits.slice(0, 2 * SHOWN).filter(({ partOf }) => (places += Number(!partOf)) <= count);
  }

  /**
   * Show what is said of the answer and what can be chosen.
   * @param {string} words
   * @param {HTMLAnchorElement[]} options
   */
  function show(words, options) {
    options.forEach((option, at) => {
      option.id = `hit-${at}`;
      option.setAttribute("role", "option");
      option.tabIndex = -1;
    });
    list.replaceChildren(...options);
    list.hidden = !options.length;
    note.textContent = words;
    box.classList.toggle("open", Boolean(words));
    field.setAttribute("aria-expanded", String(!list.hidden));
    choose(-1);
  }

  function close() {
    isAwaited = false;
    show("", []);
  }

  /** @param {RuleNumber} entry @returns {HTMLAnchorElement} */
  function numberLink(entry) {
    const link = document.createElement("a");
    link.className = "number-option";
    link.href = rulesdb.root + rulesdb.numbers.placeOf(entry);
    for (const [name, words] of [["number", entry.number], ["of", entry.headline || entry.title]]) {
      const part = document.createElement("span");
      part.className = name;
      part.textContent = words;
      rulesdb.markLanguage(part);
      link.append(part, " ");
    }
    return link;
  }

  /** @param {string} query @param {number} total @returns {HTMLAnchorElement} */
  function allResults(query, total) {
    const link = document.createElement("a");
    link.className = "all-results";
    link.href = resultsOf(query);
    link.textContent = `すべての結果 (${total}件)`;
    return link;
  }

  /** @param {string} query @returns {string} the address of all results; a search from there keeps what they are filtered by */
  function resultsOf(query) {
    const asked = new URLSearchParams(rulesdb.pageOf(location.href) === RESULTS ? location.search : "");
    asked.set("q", query);
    return `${rulesdb.root}${RESULTS}?${asked}`;
  }

  /** @param {number} place -1 is the field itself */
  function choose(place) {
    chosen = place;
    [...list.children].forEach((option, at) => option.setAttribute("aria-selected", String(at === place)));
    if (place < 0) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", list.children[place].id);
    list.children[place]?.scrollIntoView({ block: "nearest" });
  }

  /** Follow the chosen option, else the number, else search for the words. */
  function enter() {
    isAwaited = false;
    const typed = field.value.trim();
    const option = list.children[chosen];
    if (option instanceof HTMLAnchorElement) {
      follow(option.href);
    } else if (typed && !rulesdb.numbers.isLoaded && (!hasSearch || DIGIT.test(typed))) {
      close(); // what was said of an earlier request is not the answer to this one
      isAwaited = true;
      load();
    } else if (typed) {
      const written = rulesdb.numbers.read(typed);
      const exact = isNumber(written) ? rulesdb.numbers.find(written).exact : null;
      if (exact) follow(rulesdb.root + rulesdb.numbers.placeOf(exact));
      else if (isNumber(written)) update();
      else follow(resultsOf(typed));
    }
  }

  /** @param {string} address */
  function follow(address) {
    leave();
    location.href = address;
  }

  function leave() {
    field.value = field.defaultValue;
    close();
    field.blur();
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.isComposing || event.keyCode === COMPOSED) return;
    const last = list.children.length - 1;
    const moves = new Map([
      ["ArrowDown", () => choose(chosen >= last ? -1 : chosen + 1)],
      ["ArrowUp", () => choose(chosen < 0 ? last : chosen - 1)],
      ["Enter", enter],
      ["Escape", () => { if (!box.classList.contains("open")) field.value = ""; close(); }],
    ]);
    const move = moves.get(event.key);
    if (!move) return;
    event.preventDefault();
    move();
  }

  /** @param {KeyboardEvent} event */
  function onKeyOfPage(event) {
    const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
    const isSlash = event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey;
    const isK = event.key.toLowerCase() === "k" && event.ctrlKey !== event.metaKey && !event.shiftKey;
    if (event.isComposing || event.altKey || !(isSlash || isK)) return;
    event.preventDefault();
    field.focus();
    field.select();
  }

  field.addEventListener("focus", () => { load(); if (field.value !== field.defaultValue) update(); });
  field.addEventListener("blur", close);
  field.addEventListener("input", (event) => {
    if (event instanceof InputEvent && event.isComposing) return;
    load();
    update();
  });
  field.addEventListener("compositionstart", () => { isComposing = true; isAwaited = false; });
  field.addEventListener("compositionend", () => { isComposing = false; update(); });
  field.addEventListener("keydown", onKey);
  document.addEventListener("keydown", onKeyOfPage);
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !box.contains(target)) close();
  });
  rulesdb.part(".found", HTMLElement).addEventListener("pointerdown", (event) => event.preventDefault()); // the field keeps the focus
  list.addEventListener("click", ({ ctrlKey, metaKey, shiftKey }) => { if (!ctrlKey && !metaKey && !shiftKey) leave(); });

  /** Answer what was typed before the scripts came. */
  function begin() {
    if (document.activeElement !== field) return;
    load();
    update();
  }
  begin();

  return { begin };
})();
