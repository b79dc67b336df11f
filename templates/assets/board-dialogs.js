/* The dialog in which a board is stepped through: the sentence of each step, the controls, and the game without a sentence. */
"use strict";

rulesdb.boardDialogs = (() => {
  const PACE = 1400; // ms for which a line stays while the board plays by itself
  const SWIPE = 60; // px that a finger goes sideways for a step
  const BEGINNING = "ゲームの始め";
  const RIGHT = "ルールどおり";
  const [PLAY, PAUSE] = ["▶ 再生", "❚❚ 停止"];

  /**
   * @template {keyof HTMLElementTagNameMap} T
   * @param {T} tag
   * @param {string} className
   * @param {string} [text]
   * @returns {HTMLElementTagNameMap[T]}
   */
  function element(tag, className, text = "") {
    const made = document.createElement(tag);
    made.className = className;
    if (text) made.textContent = text;
    return made;
  }

  /**
   * @param {string} className
   * @param {string} sign what is seen
   * @param {string} label what is read out
   * @param {() => void} act
   * @returns {HTMLButtonElement}
   */
  function button(className, sign, label, act) {
    const made = element("button", className, sign);
    made.type = "button";
    if (label) made.setAttribute("aria-label", label);
    made.addEventListener("click", act);
    return made;
  }

  /**
   * Open the board of a check.
   * @param {string} title
   * @param {LoadedBoard} board
   * @param {BoardOpening} opening
   */
  function open(title, board, opening) {
    const courses = rulesdb.boardCourses;
    const tables = rulesdb.boardTables;
    if (!courses || !tables) return;
    /** @type {BoardView} */
    let view = courses.views(board, "");
    /** @type {BoardTable[]} */
    let drawn = [];
    let claim = "";
    let at = 0;
    let timer = 0;

    const dialog = element("dialog", "board");
    dialog.setAttribute("aria-labelledby", "board-title");
    const bar = element("div", "board-bar");
    const heading = element("h2", "board-title", title);
    heading.id = "board-title";
    const share = element("a", "board-share", "§");
    share.setAttribute("aria-label", "この場面へのリンク");
    share.title = "リンクをコピー";
    share.hidden = opening.address === null;
    share.addEventListener("click", (event) => event.preventDefault()); // permalinks.js copies it
    bar.append(heading, share, button("board-close", "×", "盤面を閉じる", () => dialog.close()));

    const switches = element("div", "board-switches");
    /** @param {string} of the identifier of a sentence @returns {string} */
    const nameOf = (of) => board.without.get(of)?.title ?? of;
    const claims = element("div", "board-claims");
    if (board.course.without.length) {
      const comparison = element("span", "board-comparison", "これがない場合と比べる");
      comparison.setAttribute("aria-hidden", "true");
      switches.append(comparison);
    }
    const choices = board.course.without.map((other) => {
      const choice = button("board-switch", nameOf(other.claim), `${nameOf(other.claim)}がない場合と比べる`, () => compare(claim === other.claim ? "" : other.claim));
      choice.setAttribute("aria-pressed", "false");
      switches.append(choice);
      return { choice, claim: other.claim };
    });

    const misreading = element("p", "board-misreading");
    const tabs = element("div", "board-tabs");
    const scene = element("div", "board-scene");
    const list = element("ol", "board-lines");
    const sheet = element("div", "board-sheet");
    sheet.hidden = true;
    const words = element("div", "board-words");
    words.setAttribute("aria-live", "polite");
    words.setAttribute("aria-atomic", "true");
    const controls = element("div", "board-controls");
    const slider = element("input", "board-slider");
    slider.type = "range";
    slider.min = "0";
    slider.setAttribute("aria-label", "進み具合");
    slider.addEventListener("input", () => { pause(); go(Number(slider.value)); });
    const place = element("span", "board-place");
    const player = button("board-play", PLAY, "", () => (timer ? pause() : play()));
    const back = button("board-step", "◀ 前へ", "", () => { pause(); go(at - 1); });
    const on = button("board-step", "次へ ▶", "", () => { pause(); go(at + 1); });
    const jump = button("board-jump", "最初の違いへ", "", () => { pause(); go(view.firstDifference); });
    const way = element("div", "board-way");
    way.append(slider, place, jump);
    controls.append(back, player, on, way);
    const foot = element("div", "board-foot");
    const acting = element("div", "board-acting");
    foot.append(sheet, words, acting, controls);
    switches.append(misreading);
    dialog.append(bar, claims, switches, tabs, foot, scene, list);

    /**
     * Show the sheet of a card, or hide it.
     * @param {string[] | null} lines
     */
    function read(lines) {
      sheet.hidden = lines === null;
      if (lines) sheet.replaceChildren(...textOf(lines));
    }

    /** @param {string[]} lines the sheet of a card @returns {HTMLElement[]} */
    function textOf(lines) {
      const name = lines[0].includes("《") ? lines[0] : `《${lines[0]}》`;
      const text = lines.length > 1 ? lines.slice(1) : [name, "テキストはない"];
      return text.map((line) => element("p", "", line));
    }

    /** Show the text of the card that a row is about: the one that its line names, else the one that resolves. @param {BoardRow} row */
    function showActing({ first, second }) {
      const { picture } = first;
      const named = [...(first.step ?? second?.step ?? ["", ""])[1].matchAll(/《(.+?)》/g)].map(([, name]) => name);
      const resolving = /** @type {BoardHead} */ (picture.get("h"))[3];
      const [index] = resolving === null ? [-1] : /** @type {BoardPiece} */ (picture.get(`c${resolving}`));
      const lines = board.course.cards.find(([name]) => named.includes(name)) ?? board.course.cards[index];
      acting.replaceChildren(...(lines ? textOf(lines) : []));
    }

    /** Show the text of what the game is compared without, or of all that the check claims. */
    function showClaims() {
      const shown = [...board.without].filter(([of, { text }]) => text && (!claim || of === claim));
      claims.replaceChildren(...shown.map(([, { title: number, text }]) => {
        const line = element("p", "");
        line.append(element("b", "", number), ` ${text}`);
        return line;
      }));
    }

    /** Show the game without a sentence beside the check, or the check alone for "". @param {string} wanted */
    function compare(wanted) {
      const before = view.rows[at].first;
      claim = wanted;
      view = /** @type {NonNullable<typeof courses>} */ (courses).views(board, claim);
      const same = view.rows.findIndex((row) => row.first.step === before.step && row.first.step !== null);
      lay();
      go(claim && view.firstDifference >= 0 && same < 0 ? 0 : Math.max(same, 0));
    }

    /** Put up the boards. */
    function lay() {
      const titles = claim ? [RIGHT, `${nameOf(claim)}がない場合`] : [title];
      showClaims();
      misreading.textContent = board.course.without.find((one) => one.claim === claim)?.misreading ?? "";
      drawn = titles.map((one) => /** @type {NonNullable<typeof tables>} */ (tables).make(board.course, one, view.used, read));
      scene.replaceChildren(...drawn.map((table) => table.element));
      dialog.classList.toggle("two", drawn.length > 1);
      tabs.replaceChildren(...(claim ? titles.map((one, index) => button("board-tab", one, "", () => look(index))) : []));
      list.replaceChildren(...view.rows.map((row, index) => entryOf(row, index)));
      look(0);
      for (const { choice, claim: its } of choices) choice.setAttribute("aria-pressed", String(its === claim));
      slider.max = String(view.rows.length - 1);
      jump.hidden = !claim || view.firstDifference < 0;
    }

    /** A phone has room for one of two boards: show that one. @param {number} index */
    function look(index) {
      scene.dataset.shown = String(index);
      [...tabs.children].forEach((tab, other) => tab.setAttribute("aria-pressed", String(other === index)));
    }

    /** @param {BoardRow} row @param {number} index @returns {HTMLElement} */
    function entryOf({ first, second, differs }, index) {
      const step = first.step ?? second?.step;
      const entry = element("li", differs ? "differs" : "");
      const line = button("board-entry", step?.[1] ?? BEGINNING, "", () => { pause(); go(index); });
      line.dataset.part = step?.[0] ?? "";
      entry.append(line);
      return entry;
    }

    /** Go to a row. @param {number} row */
    function go(row) {
      at = Math.max(0, Math.min(row, view.rows.length - 1));
      rulesdb.previews?.closeAll();
      const { first, second } = view.rows[at];
      drawn[0].draw(first, second && second.picture);
      if (second) drawn[1].draw(second, first.picture);
      slider.value = String(at);
      slider.setAttribute("aria-valuetext", `${at}行目`);
      place.textContent = `${at} / ${view.rows.length - 1}`;
      back.disabled = at === 0;
      on.disabled = at === view.rows.length - 1;
      tell(view.rows[at]);
      showActing(view.rows[at]);
      share.href = opening.address?.(at, claim) ?? "";
      list.querySelector("[aria-current]")?.removeAttribute("aria-current");
      list.children[at].setAttribute("aria-current", "step");
      if (list.offsetHeight) list.children[at].scrollIntoView({ block: "nearest" });
      scene.querySelector(":is(.board-card, .board-point):is(.moved, .changed)")?.scrollIntoView({ block: "nearest" });
      letKeysScroll();
      if (timer && on.disabled) pause();
      keepFocus();
    }

    /** The keyboard reaches words that are too long for their room, and scrolls them. */
    function letKeysScroll() {
      for (const part of [claims, words]) {
        const stop = part.scrollHeight > part.clientHeight ? 0 : -1;
        if (part.tabIndex !== stop) part.tabIndex = stop;
      }
    }

    /** What had the focus may be gone, or switched off: keys must still reach the dialog. */
    function keepFocus() {
      const { activeElement } = document;
      if (dialog.open && (!dialog.contains(activeElement) || activeElement?.matches(":disabled"))) player.focus({ preventScroll: true });
    }

    /** Say what happens in a row. @param {BoardRow} row */
    function tell({ first, second, differs }) {
      const lines = [];
      if (at === 0) lines.push(element("p", "board-line", BEGINNING));
      if (differs && at === view.firstDifference) lines.push(element("p", "board-difference", "ここから違う"));
      if (!second || (first.step && first.step[1] === second.step?.[1])) lines.push(...(at ? lineOf(first.step, "") : []));
      else {
        lines.push(...lineOf(first.step, RIGHT), ...lineOf(second.step, `${nameOf(claim)}がない場合`));
      }
      if (at && at === view.rows.length - 1) lines.push(...results().map((text) => element("p", "board-line board-result", text)));
      if (view.isCut && at === view.rows.length - 1) lines.push(element("p", "board-line board-missing", "この先は省略"));
      words.replaceChildren(...lines);
    }

    /** @returns {string[]} what the check says of the game that is shown */
    function results() {
      if (claim) return board.without.get(claim)?.results ?? [];
      return opening.status ? [`検証は${opening.status}: ${title}`] : [];
    }

    /** @param {BoardStep | null} step @param {string} whose @returns {HTMLElement[]} */
    function lineOf(step, whose) {
      if (!step) return at ? [element("p", "board-line board-missing", `${whose}: この行はない`)] : [];
      const [part, text, rule] = step;
      const line = element("p", "board-line");
      line.dataset.part = part;
      if (whose) line.append(element("span", "board-whose", whose));
      line.append(element("span", "board-part", board.parts.get(part) ?? ""), text);
      if (rule) {
        const [number, path] = board.rules[rule - 1];
        const link = element(path ? "a" : "span", "", number);
        if (link instanceof HTMLAnchorElement) link.href = rulesdb.root + path;
        else if (path === "") link.title = "未収録";
        line.append(" ", link);
      }
      return [line];
    }

    function play() {
      if (at === view.rows.length - 1) go(0);
      timer = setInterval(() => go(at + 1), PACE);
      player.textContent = PAUSE;
    }

    function pause() {
      clearInterval(timer);
      timer = 0;
      player.textContent = PLAY;
    }

    /** @param {KeyboardEvent} event */
    function onKey(event) {
      const moves = new Map([["ArrowRight", at + 1], ["ArrowLeft", at - 1], ["Home", 0], ["End", view.rows.length - 1]]);
      const row = moves.get(event.key);
      const isOnControl = event.target instanceof Element && event.target.closest("button, a, input");
      if (row !== undefined) {
        pause();
        go(row);
      } else if (event.key === " " && !isOnControl) {
        if (timer) pause();
        else play();
      } else return;
      event.preventDefault();
    }

    dialog.addEventListener("keydown", onKey);
    dialog.addEventListener("pointerdown", ({ target }) => {
      if (!(target instanceof Element && target.closest(".board-card"))) read(null);
    });
    const opener = document.activeElement;
    const top = scrollY;

    /** A link to a place on this page: the page has to be there again. @param {MouseEvent} event */
    function onFollow(event) {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const isHere = link?.href.split("#", 1)[0] === location.href.split("#", 1)[0];
      if (!link || !isHere || !dialog.contains(link) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      dialog.close();
      end();
      location.hash = link.hash;
    }

    /** Take the dialog away, and leave the reader where the page was. */
    function end() {
      if (!dialog.isConnected) return;
      pause();
      rulesdb.previews?.closeAll();
      removeEventListener("click", onFollow);
      dialog.remove();
      document.body.classList.remove("watching");
      scrollTo({ top, behavior: "instant" });
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    }

    let touchedAt = [0, 0];
    scene.addEventListener("touchstart", ({ touches: [{ clientX, clientY }] }) => { touchedAt = [clientX, clientY]; }, { passive: true });
    scene.addEventListener("touchend", ({ changedTouches: [{ clientX, clientY }] }) => {
      const [aside, down] = [clientX - touchedAt[0], clientY - touchedAt[1]];
      if (Math.abs(aside) < SWIPE || Math.abs(aside) < 2 * Math.abs(down)) return;
      pause();
      go(aside < 0 ? at + 1 : at - 1);
    });
    dialog.addEventListener("close", end);
    addEventListener("click", onFollow); // after the previews, which a finger's first tap is for
    document.body.classList.add("watching");
    document.body.prepend(dialog); // before what the style sheets look for among what follows (:has)
    if (board.without.has(opening.without)) claim = opening.without;
    view = courses.views(board, claim);
    lay();
    go(opening.step ?? view.firstDifference);
    dialog.showModal();
    letKeysScroll();
    player.focus();
  }

  return { open };
})();
