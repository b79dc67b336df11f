/* The numbers of all rules, with the pages that have them: `1.0.2a`, `１．０．２ａ`, `[6.4.10j]`, `fab:1.0`, `rule 1.0`.
 *
 * They are a script of their own, small enough to come before anything else that a search needs.
 */
"use strict";

rulesdb.numbers = (() => {
  const NEAREST = 4;
  const NUMBER = /^\d+(?:\.\d+)*[a-z]*$/;
  const WORDS_BEFORE = new Set(["", "rule", "rules", "ルール", "規則", "chapter", "section"]);
  const SEPARATORS = /[。、・,]|(?<=\d)[-−‐‑–—―](?=\d)|[章節条項]の?第?(?=\d)/g;
  const here = rulesdb.pageOf(location.href);

  /** @type {RuleNumber[]} those of this page's game first, each game's in the order of the text */
  let entries = [];
  /** @type {Map<string, string>} by page and number */
  const headlinesByPlace = new Map();

  /** @param {string} page @returns {string} */
  const gameOf = (page) => page.split("/", 1)[0];

  /**
   * Take in the numbers of the rulebook. The script of numbers calls this.
   * @param {[string, string, string, string[]][]} pages path, title, numbers and headlines of each page
   */
  function keep(pages) {
    const all = pages.flatMap(([page, title, numbers, headlines]) =>
      numbers.split(" ").map((number, at) => ({ number, page, title, headline: headlines[at] ?? "" })));
    for (const { number, page, headline } of all) headlinesByPlace.set(`${page}#${number}`, headline);
    const isOurs = (/** @type {RuleNumber} */ entry) => gameOf(entry.page) === gameOf(here);
    entries = [...all.filter(isOurs), ...all.filter((entry) => !isOurs(entry))];
  }

  /**
   * Read what somebody typed for a number.
   * @param {string} typed
   * @returns {WrittenRuleNumber}
   */
  function read(typed) {
    const plain = typed.normalize("NFKC").toLowerCase().replace(SEPARATORS, ".").replace(/[[\]()§第章節条項]/g, "").trim();
    const [, before = "", behind = ""] = plain.match(/^([^\d.]*?)[:\s]*([\d.].*|)$/) ?? [plain, "", plain];
    const number = behind.replace(/\s+/g, "").replace(/\.+$/, "").replace(/(?<!\d)0+(?=\d)/g, "");
    const game = entries.some((entry) => gameOf(entry.page) === before) ? before : "";
    return { number, game, isAlone: NUMBER.test(number) && (game !== "" || WORDS_BEFORE.has(before)) };
  }

  /**
   * Find the rule that has a number, and all others whose numbers begin with it.
   * @param {WrittenRuleNumber} written
   * @returns {{exact: RuleNumber | null, others: RuleNumber[]}}
   */
  function find({ number, game }) {
    if (!number) return { exact: null, others: [] };
    const known = entries.filter((entry) => !game || gameOf(entry.page) === game);
    const exact = known.find((entry) => entry.number === number) ?? null;
    const others = known.filter((entry) => entry !== exact && entry.number.startsWith(number));
    return { exact, others };
  }

  /**
   * Numbers that begin alike are near, then those that differ little in their first different part.
   * @param {string} number
   * @returns {RuleNumber[]}
   */
  function nearest(number) {
    /** @param {string} written @returns {string[]} */
    const parts = (written) => written.match(/\d+|[^\d.]+/g) ?? [];
    const wanted = parts(number);
    /** @param {string} [part] @returns {number} */
    const value = (part = "0") => (Number.isNaN(Number(part)) ? (part.codePointAt(0) ?? 0) - 96 : Number(part));
    /** @param {RuleNumber} entry @returns {number[]} */
    const distance = (entry) => {
      const its = parts(entry.number);
      let same = 0;
      while (same < wanted.length && same < its.length && wanted[same] === its[same]) same += 1;
      return [-same, Math.abs(value(its[same]) - value(wanted[same])), its.length];
    };
    const measured = entries.map((entry) => ({ entry, far: distance(entry) }));
    measured.sort((one, other) => one.far.map((far, at) => far - other.far[at]).find((far) => far) ?? 0);
    return measured.slice(0, NEAREST).map(({ entry }) => entry);
  }

  /**
   * The chapter of a number, where the rulebook has chapters and not this one.
   * @param {string} number
   * @returns {string} its number, "" where it is there
   */
  function absentChapter(number) {
    const [chapter] = number.split(".", 1);
    const hasChapters = entries.some((entry) => /^\d+$/.test(entry.number));
    const isThere = entries.some((entry) => entry.number === chapter || entry.number.startsWith(`${chapter}.`));
    return hasChapters && !isThere ? chapter : "";
  }

  return {
    get isLoaded() { return entries.length > 0; },
    load: () => rulesdb.load("_assets/numbers.js"),
    keep,
    /** @param {string} place path and anchor of a rule @returns {string} its headline, "" without one or before they are loaded */
    headlineAt: (place) => headlinesByPlace.get(place) ?? "",
    /** @param {RuleNumber} entry @returns {string} its address, seen from the rulebook's folder */
    placeOf: ({ number, page }) => `${page}#${encodeURIComponent(number)}`,
    read,
    find,
    nearest,
    absentChapter,
  };
})();
