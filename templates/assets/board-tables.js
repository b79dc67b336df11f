/* Draws a board: players, zones and cards. Only the zones that look different from the last moment are drawn anew. */
"use strict";

rulesdb.boardTables = (() => {
  /** @type {BoardPicture} */
  const NOTHING = new Map();
  const MOST_OF_PILE = 3; // cards of a hidden pile that are shown by name

  /**
   * @param {string} tag
   * @param {string} className
   * @param {string} [text]
   * @returns {HTMLElement}
   */
  function element(tag, className, text = "") {
    const made = document.createElement(tag);
    made.className = className;
    if (text) made.textContent = text;
    return made;
  }

  /**
   * Cards that are alike are drawn as one, with their number.
   * @typedef {object} Group
   * @property {BoardPiece} piece
   * @property {number} count
   * @property {string} marks the classes of what is marked
   */

  /** @param {BoardPicture} picture @param {number} number @returns {BoardPiece} */
  const pieceOf = (picture, number) => /** @type {BoardPiece} */ (picture.get(`c${number}`));

  /**
   * @param {BoardPicture} picture
   * @param {string} key
   * @returns {number[]}
   */
  const numbersIn = (picture, key) => /** @type {number[]} */ (picture.get(key) ?? []);

  /** @param {BoardPicture} picture @returns {number | null | undefined} */
  const resolvingIn = (picture) => /** @type {BoardHead | undefined} */ (picture.get("h"))?.[3];

  /**
   * Tell whether a zone is the same in two pictures; pictures of one game share what does not change.
   * @param {string} key
   * @param {BoardPicture} picture
   * @param {BoardPicture} other
   * @returns {boolean}
   */
  function isAlike(key, picture, other) {
    return picture.get(key) === other.get(key) && numbersIn(picture, key).every((number) => pieceOf(picture, number) === pieceOf(other, number));
  }

  /**
   * Find the groups of a zone, with the marks of what is new, changed, or not so in the other game.
   * @param {string} key
   * @param {BoardMoment} moment
   * @param {BoardPicture | null} other
   * @returns {Group[]}
   */
  function groupsIn(key, { picture, before }, other) {
    const were = new Set(numbersIn(before, key));
    const others = other ? numbersIn(other, key).map((number) => JSON.stringify(pieceOf(other, number))) : [];
    /** @type {Group[]} */
    const groups = [];
    for (const number of numbersIn(picture, key)) {
      const piece = pieceOf(picture, number);
      const written = JSON.stringify(piece);
      const marks = [];
      if (picture !== before && !were.has(number)) marks.push("moved");
      else if (written !== JSON.stringify(pieceOf(before, number))) marks.push("changed");
      if (number === /** @type {BoardHead} */ (picture.get("h"))[3]) marks.push("resolving");
      if (other) {
        const at = others.indexOf(written);
        if (at < 0) marks.push("differs");
        else others.splice(at, 1);
      }
      const last = groups[groups.length - 1];
      if (last && last.marks === marks.join(" ") && JSON.stringify(last.piece) === written) last.count += 1;
      else groups.push({ piece, count: 1, marks: marks.join(" ") });
    }
    return groups;
  }

  /**
   * Make a board.
   * @param {BoardCourse} course
   * @param {string} title what the board is called
   * @param {Set<string>} used the keys of the zones that are shown
   * @param {(sheet: string[] | null, from: HTMLElement) => void} onCard what is done with the sheet of a card that is looked at
   * @returns {BoardTable}
   */
  function make(course, title, used, onCard) {
    const table = element("section", "board-table");
    table.setAttribute("aria-label", title);
    table.append(element("p", "board-table-title", title));
    const phase = element("p", "board-phase");
    /** @type {Map<string, {list: HTMLElement, drawn: string, isQuiet: boolean}>} */
    const zones = new Map();
    /** @type {{picture: BoardPicture, other: BoardPicture | null | undefined}} what was drawn last */
    let last = { picture: NOTHING, other: undefined };
    /** @type {{area: HTMLElement, signs: HTMLElement, points: HTMLElement}[]} */
    const players = course.players.map(playerArea);
    const middle = element("div", "board-middle");
    course.zones.forEach(([label], index) => addZone(middle, `z${index}`, label)); // also what is nobody's
    const ladders = course.ladder && rulesdb.boardLadders?.make(course);
    table.append(phase, ...players.slice(1).map(({ area }) => area), middle, players[0].area);
    if (ladders) table.append(ladders.element);

    /** @param {string} name @param {number} player */
    function playerArea(name, player) {
      const area = element("div", "board-player");
      area.setAttribute("role", "group");
      area.setAttribute("aria-label", name);
      const head = element("p", "board-player-head");
      const signs = element("span", "board-signs");
      const points = element("span", "board-points");
      head.append(element("b", "", name), signs, points);
      const row = element("div", "board-zones");
      area.append(head, row);
      course.zones.forEach(([label, isShared], index) => { if (!isShared) addZone(row, `z${index}.${player}`, label); });
      return { area, signs, points };
    }

    /** @param {HTMLElement} area @param {string} key @param {string} label */
    function addZone(area, key, label) {
      if (!used.has(key)) return;
      const box = element("div", "board-zone");
      const list = element("ul", "board-cards");
      list.setAttribute("aria-label", label);
      const name = element("p", "board-zone-name", label);
      box.append(name, list);
      area.append(box);
      zones.set(key, { list, drawn: "", isQuiet: false });
    }

    /** @param {Group} group @param {boolean} namesPlayer @returns {HTMLElement} */
    function cardOf({ piece, count, marks }, namesPlayer) {
      const [index, values, remarks, isTapped, player] = piece;
      const sheet = course.cards[index];
      const item = element("li", "");
      const card = /** @type {HTMLButtonElement} */ (element("button", `board-card ${marks}`));
      card.type = "button";
      card.classList.toggle("tapped", isTapped === 1);
      card.append(element("span", "board-name", sheet[0]));
      if (count > 1) card.append(element("span", "board-count", `×${count}`));
      if (values) card.append(element("span", "board-values", values));
      const notes = [...(isTapped ? ["タップ状態"] : []), ...remarks];
      if (card.classList.contains("resolving")) notes.push("解決中");
      if (namesPlayer && player !== null) notes.unshift(course.players[player]);
      for (const note of notes) card.append(element("span", "board-remark", note));
      card.addEventListener("click", () => onCard(sheet, card));
      card.addEventListener("pointerenter", (event) => { if (event.pointerType === "mouse") onCard(sheet, card); });
      item.append(card);
      return item;
    }

    /** @param {string} key @param {Group[]} groups */
    function drawZone(key, groups) {
      const zone = zones.get(key);
      const written = JSON.stringify(groups);
      if (!zone || zone.drawn === written) return;
      zone.drawn = written;
      const [, isShared, isPile] = course.zones[Number.parseInt(key.slice(1), 10)];
      const shown = isPile ? groups.slice(0, MOST_OF_PILE) : groups;
      const items = shown.map((group) => cardOf(group, isShared));
      const count = groups.reduce((sum, group) => sum + group.count, 0);
      const left = count - shown.reduce((sum, group) => sum + group.count, 0);
      if (left) items.push(element("li", "board-rest", `ほか${left}枚`));
      if (!count) items.push(element("li", "board-rest", "なし"));
      zone.list.replaceChildren(...items);
    }

    /** @param {HTMLElement} at @param {unknown} value @param {unknown} old @param {unknown} other @param {string} text */
    function drawWords(at, value, old, other, text) {
      if (at.textContent !== text) at.textContent = text;
      at.classList.toggle("changed", JSON.stringify(value) !== JSON.stringify(old));
      at.classList.toggle("differs", other !== undefined && JSON.stringify(value) !== JSON.stringify(other));
    }

    /** @param {number} player @param {number | null} priority @param {number[]} lost @returns {string} */
    function signOf(player, priority, lost) {
      if (lost.includes(player)) return "敗北";
      return player === priority ? "優先権" : "";
    }

    /** @param {BoardMoment} moment @param {BoardPicture | null} other */
    function drawPlayers({ picture, before }, other) {
      const [turn, phaseName, priority, , lost] = /** @type {BoardHead} */ (picture.get("h"));
      const head = /** @type {BoardHead} */ (before.get("h"));
      const words = `${course.players[turn]}のターン ${phaseName}`;
      drawWords(phase, [turn, phaseName], head.slice(0, 2), undefined, words);
      players.forEach(({ signs, points }, player) => {
        const sign = signOf(player, priority, lost);
        drawWords(signs, sign, sign && signOf(player, head[2], head[4]), undefined, sign);
        const now = /** @type {[string, number][]} */ (picture.get(`p${player}`) ?? []);
        const were = new Map(/** @type {[string, number][]} */ (before.get(`p${player}`) ?? []));
        const others = other ? new Map(/** @type {[string, number][]} */ (other.get(`p${player}`) ?? [])) : null;
        while (points.children.length > now.length) points.lastChild?.remove();
        while (points.children.length < now.length) points.append(element("span", "board-point"));
        now.forEach(([name, value], index) => {
          const point = /** @type {HTMLElement} */ (points.children[index]);
          drawWords(point, value, were.get(name), others ? others.get(name) ?? null : undefined, `${name} ${value}`);
        });
      });
    }

    /** @param {BoardMoment} moment @param {BoardPicture | null} other */
    function draw(moment, other) {
      drawPlayers(moment, other);
      for (const [key, zone] of zones) {
        const isQuiet = isAlike(key, moment.picture, moment.before) && resolvingIn(moment.picture) === resolvingIn(last.picture);
        const isDrawn = isAlike(key, moment.picture, last.picture) && isAlike(key, other ?? NOTHING, last.other ?? NOTHING);
        if (isQuiet && zone.isQuiet && isDrawn && last.other !== undefined) continue;
        zone.isQuiet = isQuiet;
        drawZone(key, groupsIn(key, moment, other));
      }
      ladders?.draw(moment, other);
      last = { picture: moment.picture, other };
    }

    table.addEventListener("focusout", () => onCard(null, table));
    table.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") onCard(null, table); });
    return { element: table, draw };
  }

  return { make };
})();
