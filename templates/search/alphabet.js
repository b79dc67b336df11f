/**
 * Texts out of their own alphabet, in which the commonest characters are the shortest. Reads what
 * rulesdb/page_search/alphabet.py writes.
 */
(function (search) {
  "use strict";

  const FIRST = 0x20;
  const NO_CODES = [0x22, 0x5c]; // quotation mark and backslash
  const LAST_OF_ONE_BYTE = 0x7e;
  const FIRST_OF_TWO_BYTES = 0xa1;

  /**
   * Return texts as they were.
   * @param {string} signs  the characters in the order of their codes
   * @param {[string, string][]} texts  by name
   * @returns {Map<string, string>}
   */
  function readable(signs, texts) {
    const table = [];
    let code = FIRST;
    for (const sign of signs) {
      table[code] = sign;
      do code = code === LAST_OF_ONE_BYTE ? FIRST_OF_TWO_BYTES : code + 1;
      while (NO_CODES.includes(code));
    }
    return new Map(texts.map(([name, text]) => [name, read(text, table)]));
  }

  function read(text, table) {
    let found = "";
    for (let at = 0; at < text.length; at += 1) found += table[text.charCodeAt(at)];
    return found;
  }

  Object.assign(search, { readable });
})((globalThis.rulesdbSearch = globalThis.rulesdbSearch || {}));
