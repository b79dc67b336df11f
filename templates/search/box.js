/**
 * The search box of every page: loads the data with the first touch, answers as one types, and keeps out of the way of
 * an input method.
 */
(function (search) {
  "use strict";

  const SHOWN = 10;
  const box = document.querySelector("[data-search]");
  if (!box) {
    return;
  }
  const input = box.querySelector("input");
  const list = box.querySelector("[role=listbox]");
  const note = box.querySelector("[role=status]");
  const root = box.dataset.root;
  const nothing = () => {};
  const UNEXPECTED = "検索の途中で、予期しない問題が起きました。言葉を変えるか、ページを読み込み直してください。";
  let loading = null;
  let corpus = null;
  let active = -1;
  let isComposing = false; // the data may arrive in the middle of a composition
  let owed = nothing; // what is done when the data arrive: asked for before that, and not taken back since

  box.hidden = false;

  /** Load what the first answer needs and then the rest. What failed is tried again with the next letter or Enter. */
  function load() {
    loading = loading || rulesdb.load("_assets/search-data.js").then(prepare).then(begin, refuse);
  }

  function prepare() {
    corpus = new search.Corpus(globalThis.rulesdbData);
  }

  function begin() {
    owed();
    if (corpus.hasMore) {
      rulesdb.load("_assets/search-more.js").then(complete).catch(nothing); // the first answers stand
    }
  }

  function refuse() {
    loading = null;
    owed = nothing;
    if (document.activeElement === input) {
      open("検索のデータを読み込めませんでした。");
    }
  }

  /** Take the rest of the texts and the known questions, and answer again what is still shown and nobody chooses from. */
  function complete() {
    corpus.add(globalThis.rulesdbMore);
    if (box.classList.contains("open") && active < 0) {
      show();
    }
  }

  /** Answer what stands in the box. */
  function show() {
    if (!corpus) {
      owed = show;
      load();
      return;
    }
    if (isComposing) {
      return;
    }
    const query = input.value.trim();
    if (!query) {
      close();
      return;
    }
    try {
      const answer = search.answer(corpus, query, SHOWN);
      list.replaceChildren(...answer.hits.map(entry));
      select(-1);
      open(summary(query, answer));
    } catch (error) {
      list.replaceChildren();
      open(messageOf(error));
    }
  }

  /** What a reader is told of an error; one that is no slip of the reader's is told to the browser as well. */
  function messageOf(error) {
    if (error instanceof search.ExpressionError) {
      return error.message;
    }
    console.error(error);
    return UNEXPECTED;
  }

  function summary(query, answer) {
    const parts = [...reservations(answer), answer.total ? `${answer.total}件` : `「${query}」は見つかりませんでした。`];
    if (answer.unknown.length) {
      parts.push(`どのルールにもない言葉: ${answer.unknown.join("、")}`);
    }
    if (answer.suggestion) {
      parts.push(`もしかして: ${answer.suggestion}`);
    }
    return parts.join("　");
  }

  /** What a reader must know before the hits: what the texts do not hold, and that nothing fits well. */
  function reservations({ notCovered, unsure, total }) {
    const missing = notCovered.map(({ term, rule }) => `「${term}」のルール ${rule.slice(rule.indexOf(":") + 1)} は、読み込んだ文書にありません。`);
    return unsure && total ? [...missing, "ぴったり合うルールは見つかりません。近いものを並べます。"] : missing;
  }

  function open(text) {
    note.textContent = text;
    list.hidden = !list.children.length;
    box.classList.add("open");
    input.setAttribute("aria-expanded", String(!list.hidden));
  }

  /** Follow the chosen hit, the first one where none is chosen. */
  function enter() {
    if (!corpus) {
      owed = () => {
        show();
        enter();
      };
      load();
      return;
    }
    const chosen = list.children[Math.max(active, 0)];
    if (chosen) {
      close();
      chosen.click();
    }
  }

  function close() {
    owed = nothing;
    list.replaceChildren();
    list.hidden = true;
    note.textContent = "";
    box.classList.remove("open");
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  }

  /** One hit as a link. */
  function entry(hit, place) {
    const link = element("a", "hit");
    link.id = `hit-${place}`;
    link.href = root + hit.address;
    link.setAttribute("role", "option");
    link.tabIndex = -1;
    const key = hit.id.slice(hit.id.indexOf(":") + 1);
    link.append(element("b", "hit-number", key === hit.title ? "" : key), element("span", "hit-title", hit.title));
    if (hit.above.length) {
      link.append(element("span", "hit-above", hit.above.join(" › ")));
    }
    link.append(snippet(hit), element("span", "hit-why", hit.why.join("；")));
    return link;
  }

  function snippet(hit) {
    const shown = element("span", "hit-text");
    let at = 0;
    for (const [start, end] of hit.marks) {
      shown.append(hit.snippet.slice(at, start), element("mark", "", hit.snippet.slice(start, end)));
      at = end;
    }
    shown.append(hit.snippet.slice(at));
    return shown;
  }

  function element(tag, className, text = "") {
    const made = document.createElement(tag);
    if (className) {
      made.className = className;
    }
    made.textContent = text;
    return made;
  }

  /** Move the selection; -1 is the box itself. */
  function select(place) {
    const options = [...list.children];
    active = Math.max(-1, Math.min(place, options.length - 1));
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === active)));
    if (active >= 0) {
      input.setAttribute("aria-activedescendant", options[active].id);
      options[active].scrollIntoView({ block: "nearest" });
    } else {
      input.removeAttribute("aria-activedescendant");
    }
  }

  input.addEventListener("focus", () => {
    if (!corpus) {
      show();
    }
  });
  input.addEventListener("blur", () => {
    owed = nothing;
  });
  input.addEventListener("compositionstart", () => {
    isComposing = true;
    owed = nothing;
  });
  input.addEventListener("compositionend", () => {
    isComposing = false;
    show();
  });
  input.addEventListener("input", (event) => {
    if (!event.isComposing) {
      show();
    }
  });
  input.addEventListener("keydown", (event) => {
    // A key that belongs to the input method: 229 is how browsers say so after a composition has ended with it.
    if (event.isComposing || event.keyCode === 229) {
      return;
    }
    const moves = new Map([["ArrowDown", active + 1], ["ArrowUp", active - 1]]);
    if (moves.has(event.key) && list.children.length) {
      event.preventDefault();
      select(moves.get(event.key));
    } else if (event.key === "Enter") {
      event.preventDefault();
      enter();
    } else if (event.key === "Escape") {
      event.preventDefault();
      input.value = "";
      close();
      input.blur();
    }
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      input.focus();
      input.select();
    }
  });
  document.addEventListener("pointerdown", (event) => {
    if (!box.contains(event.target)) {
      close();
    }
  });
})((globalThis.rulesdbSearch = globalThis.rulesdbSearch || {}));
