/* The boards of checks: a button beside each check that has one. What it takes to show it is loaded when it is opened;
 * a page that needs no other file has it already. */
"use strict";

rulesdb.boards = (() => {
  /** @type {Map<string, LoadedBoard>} the boards that were loaded, by the names of their checks */
  const boards = new Map();
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const checks = document.querySelectorAll("details[data-board]");
  const SCRIPTS = ["board-courses", "board-ladders", "board-tables", "board-dialogs"].map((script) => `_assets/${script}.js`);

  /**
   * Take in boards. The scripts beside the pages call this.
   * @param {[string, string][]} parts the parts of an account and their names
   * @param {[string, BoardLink[], BoardClaimRow[], BoardCourse][]} loaded
   */
  function keep(parts, loaded) {
    for (const [name, rules, without, course] of loaded) {
      const claims = without.map(([claim, title, text, results]) => /** @type {const} */ ([claim, { title, text, results }]));
      boards.set(name, { parts: new Map(parts), rules, without: new Map(claims), course });
    }
  }

  /**
   * Show a board, or say that it cannot be loaded.
   * @param {string} name
   * @param {string} title
   * @param {Omit<BoardOpening, "without"> & { without: string | null }} opening `without` is null for the first sentence of the board
   * @param {string[]} scripts what is still to be loaded
   */
  async function open(name, title, opening, scripts = SCRIPTS) {
    await Promise.all(scripts.map((script) => rulesdb.load(script))).catch(() => {});
    const board = boards.get(name);
    if (!board || !rulesdb.boardDialogs) rulesdb.say("盤面を読み込めません");
    else rulesdb.boardDialogs.open(title, board, { ...opening, without: opening.without ?? board.course.without[0]?.claim ?? "" });
  }

  /**
   * Show the board of a check.
   * @param {HTMLDetailsElement} check
   * @param {number | null} step the row to begin with, null for the first difference
   * @param {string | null} without the sentence without which the game is beside it, "" for none, null for the first
   */
  function show(check, step, without) {
    const { check: name = "", board: from = "" } = check.dataset;
    const title = check.querySelector(".claim")?.textContent ?? "";
    const status = check.querySelector(".status")?.textContent ?? "";
    const scripts = from ? [rulesdb.pageOf(new URL(from, location.href).href), ...SCRIPTS] : [];
    return open(name, title, { status, step, without, address: addressOf(check) }, scripts);
  }

  /**
   * Return the address of a row of a check's board on the page that is about its rule alone; null where pages have none.
   * @param {HTMLDetailsElement} check
   * @returns {((step: number, without: string) => string) | null}
   */
  function addressOf(check) {
    const link = check.closest(".node, .ruling")?.querySelector(".permalink");
    if (!(link instanceof HTMLAnchorElement)) return null;
    const page = new URL(link.dataset.share ?? link.href, location.href);
    return (step, without) => {
      const parts = { board: check.dataset.check ?? "", step: String(step), ...(without && { without }) };
      page.hash = String(new URLSearchParams(parts)).replaceAll("%2F", "/").replaceAll("%3A", ":");
      return page.href;
    };
  }

  /** Show the board that the address names, if it names one. */
  function showAddressed() {
    const wanted = new URLSearchParams(location.hash.slice(1));
    const name = wanted.get("board");
    if (name === null) return;
    const check = [...checks].find((one) => one.dataset.check === name);
    if (!check) {
      rulesdb.say("この盤面は、このページにありません");
      return;
    }
    for (let fold = check.parentElement?.closest("details"); fold; fold = fold.parentElement?.closest("details")) fold.open = true;
    check.scrollIntoView({ block: "center", behavior: "instant" });
    show(check, wanted.has("step") ? Number(wanted.get("step")) || 0 : null, wanted.get("without") ?? "");
  }

  /** @param {HTMLDetailsElement} check @returns {string} the rule that shows a check here, and what the check claims */
  function nameOf(check) {
    const rule = check.closest(".node, .watched")?.querySelector(":is(.head, .watched) :is(.number, .title)");
    return [rule, check.querySelector(".claim")].map((part) => part?.textContent ?? "").join(" ").trim();
  }

  /** @param {HTMLDetailsElement} check @param {string} words @param {string | null} without @returns {HTMLButtonElement} */
  function button(check, words, without) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "watch";
    made.textContent = words;
    made.setAttribute("aria-label", `${nameOf(check)}: ${words}`);
    made.addEventListener("click", () => show(check, 0, without));
    return made;
  }

  for (const check of checks) {
    const hasResults = check.querySelector(".result") !== null;
    check.after(button(check, "盤面で見る", ""), ...(hasResults ? [" ", button(check, "ない場合と比べる", null)] : []));
  }
  addEventListener("hashchange", showAddressed);
  showAddressed();

  return { keep, open };
})();
