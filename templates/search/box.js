/**
 * The search box of every page: loads the data with the first touch, answers as one types, and keeps out of the way of
 * an input method.
 */
import { Corpus } from "./corpus.js";
import { ExpressionError } from "./expressions.js";
import { answer } from "./searching.js";

/**
 * @import { Hit } from "./candidates.js"
 * @import { Answer } from "./searching.js"
 */

const SHOWN = 10;
const COMPOSED = 229; // the code of a key that ended a composition, as browsers give it after that end
const UNEXPECTED = "検索の途中で、予期しない問題が起きました。言葉を変えるか、ページを読み込み直してください。";
const nothing = () => {};

class SearchBox {
  /** @param {HTMLElement} box */
  constructor(box) {
    this.box = box;
    this.input = part(box, "input", HTMLInputElement);
    this.list = part(box, "[role=listbox]", HTMLElement);
    this.note = part(box, "[role=status]", HTMLElement);
    /** @type {Promise<void> | null} */
    this.loading = null;
    /** @type {Corpus | null} */
    this.corpus = null;
    this.active = -1;
    this.isComposing = false; // the data may arrive in the middle of a composition
    this.pending = nothing; // what is done when the data arrive, unless the reader has turned to something else
  }

  /** Load what the first answer needs and then the rest. What failed is tried again with the next letter or Enter. */
  load() {
    this.loading ??= rulesdb.load("_assets/search-data.js").then(() => this.begin()).catch(() => this.refuse());
  }

  begin() {
    this.corpus = new Corpus(globalThis.rulesdbData);
    this.pending();
    if (this.corpus.hasMore) {
      rulesdb.load("_assets/search-more.js").then(() => this.complete()).catch(nothing); // the first answers stand
    }
  }

  refuse() {
    this.loading = null;
    this.pending = nothing;
    if (document.activeElement === this.input) {
      this.open("検索のデータを読み込めませんでした。");
    }
  }

  /** Take the rest of the texts and the known questions, and answer again what is still shown and nobody chooses from. */
  complete() {
    this.corpus?.add(globalThis.rulesdbMore);
    if (this.box.classList.contains("open") && this.active < 0) {
      this.show();
    }
  }

  /** Answer what stands in the box. */
  show() {
    if (!this.corpus) {
      this.pending = () => this.show();
      this.load();
      return;
    }
    if (this.isComposing) {
      return;
    }
    const query = this.input.value.trim();
    if (!query) {
      this.close();
      return;
    }
    try {
      const found = answer(this.corpus, query, SHOWN);
      this.list.replaceChildren(...found.hits.map((hit, at) => entry(hit, at, this.box.dataset["root"] ?? "")));
      this.select(-1);
      this.open(summary(query, found));
    } catch (error) {
      this.list.replaceChildren();
      this.open(messageOf(error));
    }
  }

  /** @param {string} text */
  open(text) {
    this.note.textContent = text;
    this.list.hidden = !this.list.children.length;
    this.box.classList.add("open");
    this.input.setAttribute("aria-expanded", String(!this.list.hidden));
  }

  /** Follow the chosen hit, the first one where none is chosen. */
  enter() {
    if (!this.corpus) {
      this.pending = () => {
        this.show();
        this.enter();
      };
      this.load();
      return;
    }
    const chosen = this.list.children[Math.max(this.active, 0)];
    if (chosen instanceof HTMLElement) {
      this.close();
      chosen.click();
    }
  }

  close() {
    this.pending = nothing;
    this.list.replaceChildren();
    this.list.hidden = true;
    this.note.textContent = "";
    this.box.classList.remove("open");
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  /**
   * Move the selection; -1 is the box itself.
   * @param {number} wanted
   */
  select(wanted) {
    const options = [...this.list.children];
    this.active = Math.max(-1, Math.min(wanted, options.length - 1));
    options.forEach((option, at) => option.setAttribute("aria-selected", String(at === this.active)));
    const chosen = options[this.active];
    if (chosen) {
      this.input.setAttribute("aria-activedescendant", chosen.id);
      chosen.scrollIntoView({ block: "nearest" });
    } else {
      this.input.removeAttribute("aria-activedescendant");
    }
  }

  listen() {
    this.box.hidden = false;
    const { input } = this;
    input.addEventListener("focus", () => {
      if (!this.corpus) {
        this.show();
      }
    });
    input.addEventListener("blur", () => {
      this.pending = nothing;
    });
    input.addEventListener("compositionstart", () => {
      this.isComposing = true;
      this.pending = nothing;
    });
    input.addEventListener("compositionend", () => {
      this.isComposing = false;
      this.show();
    });
    input.addEventListener("input", (event) => {
      if (!(event instanceof InputEvent && event.isComposing)) {
        this.show();
      }
    });
    input.addEventListener("keydown", (event) => this.onKey(event));
    document.addEventListener("keydown", (event) => this.onKeyOfPage(event));
    document.addEventListener("pointerdown", (event) => {
      if (event.target instanceof Node && !this.box.contains(event.target)) {
        this.close();
      }
    });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.isComposing || event.keyCode === COMPOSED) {
      return;
    }
    const wanted = new Map([["ArrowDown", this.active + 1], ["ArrowUp", this.active - 1]]).get(event.key);
    if (wanted !== undefined && this.list.children.length) {
      event.preventDefault();
      this.select(wanted);
    } else if (event.key === "Enter") {
      event.preventDefault();
      this.enter();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.input.value = "";
      this.close();
      this.input.blur();
    }
  }

  /** @param {KeyboardEvent} event */
  onKeyOfPage(event) {
    const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(document.activeElement?.tagName ?? "");
    if (event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.input.focus();
      this.input.select();
    }
  }
}

/**
 * @template {HTMLElement} T
 * @param {HTMLElement} box
 * @param {string} selector
 * @param {new () => T} type
 * @returns {T} the first part of the box that the template has there
 */
function part(box, selector, type) {
  const found = box.querySelector(selector);
  if (!(found instanceof type)) {
    throw new TypeError(selector);
  }
  return found;
}

/**
 * @param {unknown} error one that is no slip of the reader's is for the browser's console as well
 * @returns {string} the message for the reader
 */
function messageOf(error) {
  if (error instanceof ExpressionError) {
    return error.message;
  }
  console.error(error);
  return UNEXPECTED;
}

/** @param {string} query @param {Answer} answered @returns {string} what is said of an answer as a whole, line by line */
function summary(query, answered) {
  const { total, unknown, suggestion } = answered;
  const parts = [total ? `${total}件` : `「${query}」は見つかりませんでした。`];
  if (unknown.length) {
    parts.push(`どのルールにもない言葉: ${unknown.join("、")}`);
  }
  if (suggestion) {
    parts.push(`もしかして: ${suggestion}`);
  }
  return [...reservations(answered), parts.join("　")].join("\n");
}

/** @param {Answer} answered @returns {string[]} what a reader must know before the hits: what the texts do not hold, and that nothing fits well */
function reservations({ notCovered, unsure, total }) {
  const missing = notCovered.map(
    ({ term, rule }) => `「${term}」のルール ${rule.slice(rule.indexOf(":") + 1)} は、読み込んだ文書にありません。`,
  );
  return unsure && total ? [...missing, "ぴったり合うルールは見つかりません。近いものを並べます。"] : missing;
}

/** @param {Hit} hit @param {number} at @param {string} root the address of the rulebook's folder @returns {HTMLElement} one hit as a link */
function entry(hit, at, root) {
  const link = document.createElement("a");
  link.className = "hit";
  link.id = `hit-${at}`;
  link.href = root + hit.address;
  link.setAttribute("role", "option");
  link.tabIndex = -1;
  const key = hit.id.slice(hit.id.indexOf(":") + 1);
  link.append(element("b", "hit-number", key === hit.title ? "" : key), element("span", "hit-title", hit.title));
  const above = [hit.game, ...hit.above].filter(Boolean);
  if (above.length) {
    link.append(element("span", "hit-above", above.join(" › ")));
  }
  link.append(snippet(hit), element("span", "hit-why", hit.why.join("；")));
  return link;
}

/** @param {Hit} hit @returns {HTMLElement} */
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

/** @param {string} tag @param {string} className @param {string} [text] @returns {HTMLElement} */
function element(tag, className, text = "") {
  const made = document.createElement(tag);
  if (className) {
    made.className = className;
  }
  made.textContent = text;
  return made;
}

const box = document.querySelector("[data-search]");
if (box instanceof HTMLElement) {
  new SearchBox(box).listen();
}
