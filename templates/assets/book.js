/* What all scripts of the rulebook share, and the reader's settings. Loaded first: they hold before anything is drawn. */
"use strict";

/** The one global name of the rulebook; a script that others need adds a member. */
const rulesdb = (() => {
  const own = document.currentScript;
  /** The address of the rulebook's folder. */
  const root = own instanceof HTMLScriptElement ? new URL("..", own.src).href : "";

  /** @type {Map<string, Promise<void>>} */
  const loads = new Map();

  /**
   * Load a script of the rulebook once. A page opened from a disk may fetch no data, but it may run scripts.
   * @param {string} path its path within the rulebook
   * @returns {Promise<void>} settled when the script has run, refused when there is none
   */
  function load(path) {
    const known = loads.get(path);
    if (known) return known;
    /** @type {Promise<void>} */
    const loading = new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = root + path;
      script.onload = () => done();
      script.onerror = () => {
        loads.delete(path); // a later attempt may succeed: the reader may be online again
        failed(new Error(path));
      };
      document.head.append(script);
    });
    loads.set(path, loading);
    return loading;
  }

  /**
   * Tell which page of the rulebook an address belongs to.
   * @param {string} address an absolute address
   * @returns {string} the page's path within the rulebook, "" for what lies elsewhere
   */
  function pageOf(address) {
    const [place] = address.split(/[?#]/, 1);
    return place.startsWith(root) ? place.slice(root.length) || "index.html" : "";
  }

  /**
   * Read the anchor that an address ends in.
   * @param {string} address
   * @returns {string} "" where there is none, or one that nobody can have meant
   */
  function anchorOf(address) {
    try {
      return decodeURIComponent(new URL(address).hash.slice(1));
    } catch {
      return ""; // a lone percent sign
    }
  }

  /**
   * Find what the templates put on every page.
   * @template {Element} T
   * @param {string} selector
   * @param {new () => T} type
   * @param {ParentNode} [within]
   * @returns {T} the first such element
   */
  function part(selector, type, within = document) {
    const found = within.querySelector(selector);
    if (!(found instanceof type)) throw new TypeError(selector);
    return found;
  }

  /**
   * Say of an element that its words are English, if they are: in Latin letters alone, on pages in Japanese.
   * @param {HTMLElement} element
   */
  function markLanguage(element) {
    const words = element.textContent ?? "";
    if (/[A-Za-z]/.test(words) && !/[ぁ-ヿ㐀-鿿]/.test(words)) element.lang = "en";
  }

  /** What a reader may set, with the values that each may have; the first one holds until the reader chooses. */
  const CHOICES = new Map([
    ["theme", ["system", "light", "dark"]],
    ["edition", ["both", "first", "other"]],
    ["examples", ["open", "folded"]],
    ["proofs", ["line", "open", "hidden"]],
    ["order", ["number", "added"]],
    ["sheet", ["a4", "a5"]],
  ]);

  /** @type {Map<string, string>} what holds on this page alone, in a browser that keeps nothing */
  const unkept = new Map();

  const store = {
    /** @param {string} name @returns {string} what was written, "" for nothing */
    read(name) {
      try {
        return localStorage.getItem(`rulesdb.${name}`) ?? "";
      } catch {
        return unkept.get(name) ?? "";
      }
    },

    /** @param {string} name @param {string} words @returns {boolean} whether the browser keeps them for later */
    write(name, words) {
      unkept.set(name, words);
      try {
        localStorage.setItem(`rulesdb.${name}`, words);
        return true;
      } catch {
        return false;
      }
    },
  };

  const settings = {
    /** @param {string} name @returns {string} the value that was kept */
    kept(name) {
      const value = store.read(name);
      const choices = CHOICES.get(name) ?? [""];
      return choices.includes(value) ? value : choices[0];
    },

    /**
     * Let a value hold on this page; the style sheets read it from the document's element.
     * @param {string} name
     * @param {string} value
     */
    apply(name, value) {
      document.documentElement.dataset[name] = value;
    },

    /**
     * Let a value hold on this page and on those to come.
     * @param {string} name
     * @param {string} value
     */
    keep(name, value) {
      settings.apply(name, value);
      store.write(name, value);
    },
  };

  for (const name of CHOICES.keys()) settings.apply(name, settings.kept(name));

  // The other members are added by the scripts that follow.
  return /** @type {Rulesdb} */ ({ root, load, pageOf, anchorOf, part, markLanguage, store, settings });
})();
