/* The boards of checks: a button beside each check that has one. What it takes to show it is loaded when it is opened;
 * a page that needs no other file has it already. */
"use strict";

rulesdb.boards = (() => {
  /** @type {Map<string, LoadedBoard>} the boards that were loaded, by the names of their checks */
  const boards = new Map();
  const SCRIPTS = ["board-courses", "board-ladders", "board-tables", "board-dialogs"];

  /**
   * Take in boards. The scripts beside the pages call this.
   * @param {[string, string][]} parts the parts of an account and their names
   * @param {[string, BoardLink[], [string, string][], BoardCourse][]} loaded
   */
  function keep(parts, loaded) {
    for (const [name, rules, without, course] of loaded) {
      boards.set(name, { parts: new Map(parts), rules, without: new Map(without), course });
    }
  }

  /**
   * Show the board of a check, or say that it cannot be loaded.
   * @param {HTMLDetailsElement} check
   */
  async function show(check) {
    const { check: name = "", board: from = "" } = check.dataset;
    if (from) {
      const page = rulesdb.pageOf(new URL(from, location.href).href);
      await Promise.all([page, ...SCRIPTS.map((script) => `_assets/${script}.js`)].map(rulesdb.load)).catch(() => {});
    }
    const board = boards.get(name);
    const title = check.querySelector(".claim")?.textContent ?? "";
    if (board && rulesdb.boardDialogs) rulesdb.boardDialogs.open(title, board);
    else rulesdb.say("盤面を読み込めません");
  }

  /** @param {HTMLDetailsElement} check @returns {string} the rule that shows a check here, and what the check claims */
  function nameOf(check) {
    const rule = check.closest(".node")?.querySelector(".head :is(.number, .title)");
    return [rule, check.querySelector(".claim")].map((part) => part?.textContent ?? "").join(" ").trim();
  }

  /** @type {NodeListOf<HTMLDetailsElement>} */
  const checks = document.querySelectorAll("details[data-board]");
  for (const check of checks) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "watch";
    button.textContent = "盤面で見る";
    button.setAttribute("aria-label", `${nameOf(check)}: 盤面で見る`);
    button.addEventListener("click", () => show(check));
    check.after(button);
  }

  return { keep };
})();
