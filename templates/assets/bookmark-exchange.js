/* Bookmarks as a link and as a file, and the way back, with a clear sentence for what is neither. */
"use strict";

rulesdb.bookmarkExchange = (() => {
  const FORMAT = "rulesdb bookmarks";
  const VERSION = 1;
  const FRAGMENT = "#add=";
  const LONGEST = 1_000_000; // characters of a file: a thousand times as many as anybody has
  const IDENTIFIER = /^[^:\s]+:\S/;
  const CUT_OFF = "このリンクは、しおりを読み取れません。途中で切れているようです。";

  /** @param {Bookmark[]} bookmarks @returns {string} the address that gives them to whoever opens it; no server sees what follows # */
  function linkTo(bookmarks) {
    const words = JSON.stringify(bookmarks.map(({ rule, note }) => (note ? [rule, note] : [rule])));
    const bytes = Array.from(new TextEncoder().encode(words), (byte) => String.fromCharCode(byte));
    const fragment = btoa(bytes.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    return new URL(`bookmarks.html${FRAGMENT}${fragment}`, rulesdb.root).href;
  }

  /**
   * Read what an address gives. Throws an Error with a sentence for the reader.
   * @param {string} address
   * @returns {Bookmark[]}
   */
  function fromLink(address) {
    const rows = parsed(decoded(new URL(address).hash.slice(FRAGMENT.length)), CUT_OFF);
    if (!Array.isArray(rows)) throw new Error(CUT_OFF);
    return rows.map((row, at) => checked(Array.isArray(row) ? { rule: row[0], note: row[1] } : null, at));
  }

  /** @param {string} fragment @returns {string} */
  function decoded(fragment) {
    try {
      const bytes = atob(fragment.replace(/-/g, "+").replace(/_/g, "/"));
      return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
    } catch {
      throw new Error(CUT_OFF);
    }
  }

  /** @param {Bookmark[]} bookmarks @returns {string} the content of a file */
  function fileOf(bookmarks) {
    return `${JSON.stringify({ format: FORMAT, version: VERSION, bookmarks }, null, 2)}\n`;
  }

  /**
   * Read the content of a file. Throws an Error with a sentence for the reader.
   * @param {string} content
   * @returns {Bookmark[]}
   */
  function fromFile(content) {
    if (content.length > LONGEST) throw new Error("ファイルが大きすぎます。このページで保存したファイルを選んでください。");
    const file = parsed(content, "ファイルをJSONとして読めません。このページで保存したファイルを選んでください。");
    const { format, version, bookmarks } = /** @type {{format?: unknown, version?: unknown, bookmarks?: unknown}} */ (Object(file));
    if (format !== FORMAT || !Array.isArray(bookmarks)) throw new Error("しおりのファイルではありません。このページで保存したファイルを選んでください。");
    if (version !== VERSION) throw new Error("このファイルは、より新しいルールブックで保存したもので、ここでは読めません。");
    if (!bookmarks.length) throw new Error("このファイルに、しおりは入っていません。");
    return bookmarks.map(checked);
  }

  /** @param {string} words @param {string} problem @returns {unknown} */
  function parsed(words, problem) {
    try {
      return JSON.parse(words);
    } catch {
      throw new Error(problem);
    }
  }

  /** @param {unknown} row @param {number} at @returns {Bookmark} */
  function checked(row, at) {
    const { rule, note = "", added } = /** @type {{rule?: unknown, note?: unknown, added?: unknown}} */ (Object(row));
    if (typeof rule !== "string" || !IDENTIFIER.test(rule)) throw new Error(`${at + 1}件目のしおりが、どのルールのものか分かりません（fab:6.4.10 のような識別子がありません）。`);
    if (typeof note !== "string") throw new Error(`${at + 1}件目のしおり (${rule}) のメモが、文字ではありません。`);
    const time = typeof added === "string" && !Number.isNaN(Date.parse(added)) ? added : new Date().toISOString();
    return { rule, note, added: time };
  }

  /**
   * Add bookmarks to those that are there. None of these is lost, and none of their notes: another note follows it.
   * @param {Bookmark[]} bookmarks
   * @param {Bookmark[]} others
   * @returns {Bookmark[]}
   */
  function joined(bookmarks, others) {
    const all = new Map(bookmarks.map((bookmark) => [bookmark.rule, bookmark]));
    for (const other of others) {
      const known = all.get(other.rule);
      if (!known) all.set(other.rule, other);
      else if (!known.note.includes(other.note)) all.set(other.rule, { ...known, note: [known.note, other.note].filter(Boolean).join("\n") });
    }
    return [...all.values()];
  }

  return { FRAGMENT, linkTo, fromLink, fileOf, fromFile, joined };
})();
