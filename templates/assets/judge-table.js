/* The table of the page 裁定: cards are laid into zones and sentences chosen by taps. The text of the situation has everything;
 * what is laid out is read from its sentences, and each tap writes or removes some. */
"use strict";

(() => {
  /** @typedef {{ label: string, sentence: string }} Zone */
  /** @typedef {[game: string, zones: [label: string, sentence: string][], sentences: [label: string, sentences: string[]][], known: string[]]} TableWords */
  const table = rulesdb.part(".judge-table", HTMLDetailsElement);
  const field = rulesdb.part("#judge-text", HTMLTextAreaElement);
  const game = rulesdb.part("#judge-game", HTMLSelectElement);
  const filter = rulesdb.part("#judge-filter", HTMLInputElement);
  const list = rulesdb.part(".judge-cards", HTMLElement);
  const sheetBox = rulesdb.part(".judge-sheet", HTMLElement);
  const written = rulesdb.part("#judge-written", HTMLTextAreaElement);
  const file = rulesdb.part("#judge-file", HTMLInputElement);
  const sides = rulesdb.part(".judge-players", HTMLElement);
  const player = rulesdb.part("#judge-player", HTMLSelectElement);
  const template = rulesdb.part("#judge-template", HTMLSelectElement);
  const KEPT = "cards"; // the name under which the browser keeps the reader's cards
  const MOST = 60; // cards in the list; the others are found by their names
  const PLAYERS = ["アン", "ベン"];
  const HEAD = /^(題|ゲーム|プレイヤー|主張)[:：]/;
  const SHEET = /^《([^》]*)》 /;
  const CARDS = "((?:《[^》]+》[と、]?)+)";

  /** @type {TableWords[]} */
  const words = JSON.parse(table.dataset.words ?? "[]");
  let selected = "";

  const lines = () => field.value.split("\n");

  /** @returns {TableWords} */
  const wordsOfGame = () => words.find(([name]) => name === game.value) ?? words[0];

  /** @returns {Zone[]} */
  const zones = () => wordsOfGame()[1].map(([label, sentence]) => ({ label, sentence }));

  /** @param {string} text */
  function write(text) {
    field.value = text;
    field.dispatchEvent(new Event("input"));
  }

  /** @returns {string[]} the players, as the head of the situation names them */
  function players() {
    const named = lines().find((line) => /^プレイヤー[:：]/.test(line));
    const names = named?.replace(/^[^:：]*[:：]/, "").split(/[、,と ]+/).filter(Boolean);
    return names?.length ? names : PLAYERS;
  }

  /** @param {string} line @returns {boolean} whether a line is about a player, which no sheet is */
  const isTold = (line) => [...players(), "全員"].some((name) => line.startsWith(name) && "はのがに".includes(line.charAt(name.length)));

  /**
   * Read card sheets: each begins with a name in 《》 and ends at an empty line or at the next one.
   * @param {string[]} all lines
   * @returns {string[]} for each line the card whose sheet it belongs to, "" for none
   */
  function cardsOfLines(all) {
    let name = "";
    return all.map((line) => (name = SHEET.exec(line)?.[1] ?? (line.trim() && !isTold(line) ? name : "")));
  }

  /** @param {string} text @returns {Map<string, string>} the card sheets in it, by the names of the cards */
  function sheetsIn(text) {
    const all = text.split(/\r?\n/);
    /** @type {Map<string, string>} */
    const found = new Map();
    cardsOfLines(all).forEach((name, at) => {
      if (name && !all[at].startsWith("#")) found.set(name, SHEET.test(all[at]) ? all[at] : `${found.get(name)}\n${all[at]}`);
    });
    return found;
  }

  /** @returns {Map<string, string>} all cards that can be laid: those of the situation, the reader's, and those that need no sheet */
  function cards() {
    const known = wordsOfGame()[3].map((name) => /** @type {const} */ ([name, ""]));
    return new Map([...sheetsIn(rulesdb.store.read(KEPT)), ...known, ...sheetsIn(field.value)]);
  }

  /**
   * @param {Zone} zone
   * @param {string} name of its player
   * @returns {RegExp} what finds the sentences about cards in a zone, outside of comments: the cards, and their number
   */
  function patternOf(zone, name) {
    const [before, behind] = zone.sentence.replaceAll("{p}", name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).split("{c}");
    const count = behind.startsWith("が") ? `が(?:([0-9０-９]+)枚)?${behind.slice(1).replace("ある", "(?:ある|いる)")}` : behind;
    return new RegExp(`(?<=^|^[^#\\n]*[。？?]\\s*)${before}${CARDS}${count}`, "gmu");
  }

  /** @param {Zone} zone @param {string} name of its player @returns {Map<string, number>} how often each card is in the zone at first */
  function cardsIn(zone, name) {
    /** @type {Map<string, number>} */
    const found = new Map();
    for (const [, named, count] of field.value.matchAll(patternOf(zone, name))) {
      for (const [, card] of named.matchAll(/《([^》]+)》/g)) found.set(card, (found.get(card) ?? 0) + Number(count?.normalize("NFKC") ?? 1));
    }
    return found;
  }

  /** @param {Zone} zone @param {string} name @param {Map<string, number>} content @returns {string[]} the sentences that lay cards into a zone */
  function sentencesOf(zone, name, content) {
    /** @param {string} named */
    const sentence = (named) => zone.sentence.replaceAll("{p}", name).replace("{c}", named);
    const single = [...content].filter(([, count]) => count === 1).map(([card]) => `《${card}》`);
    const several = [...content].filter(([, count]) => count > 1).flatMap(([card, count]) => {
      const one = sentence(`《${card}》`);
      return one.endsWith("》がある。") ? [one.replace(/がある。$/, `が${count}枚ある。`)] : Array.from({ length: count }, () => one);
    });
    return [...(single.length ? [sentence(single.join("と"))] : []), ...several];
  }

  /** Change how often a card is in a zone. @param {Zone} zone @param {string} name @param {string} card @param {number} by */
  function change(zone, name, card, by) {
    const content = cardsIn(zone, name);
    const count = (content.get(card) ?? 0) + by;
    if (count > 0) content.set(card, count);
    else content.delete(card);
    const pattern = patternOf(zone, name);
    const at = lines().findIndex((line) => line.search(pattern) >= 0);
    const rest = lines().flatMap((line) => {
      const left = line.replace(pattern, "");
      return left || !line ? [left] : [];
    }).join("\n");
    const told = sentencesOf(zone, name, content);
    write(withSheet(at >= 0 ? withLines(rest, at, 0, told) : withZones(rest, told), by > 0 ? card : ""));
  }

  /** @param {string} text @param {number} at @param {number} removed @param {string[]} added @returns {string} */
  function withLines(text, at, removed, added) {
    const all = text.split("\n");
    all.splice(at, removed, ...added);
    return all.join("\n");
  }

  /** @param {string} text @param {string[]} told @returns {string} the text with sentences about what is there at first, behind the last such one */
  function withZones(text, told) {
    const all = text.split("\n");
    const patterns = players().flatMap((name) => zones().map((zone) => patternOf(zone, name)));
    const last = all.findLastIndex((line) => patterns.some((pattern) => line.search(pattern) >= 0));
    if (last >= 0) return withLines(text, last + 1, 0, told);
    const of = cardsOfLines(all);
    const end = all.findLastIndex((line, at) => of[at] || HEAD.test(line)) + 1; // behind the head and the sheets
    const rest = all.slice(end);
    while (rest[0] === "") rest.shift();
    return [...all.slice(0, end), ...(end ? [""] : []), ...told, ...rest].join("\n");
  }

  /** @param {string} text @param {string} card @returns {string} the text with the sheet of a card that it names and does not have yet */
  function withSheet(text, card) {
    const sheet = card ? cards().get(card) : "";
    if (!sheet || sheetsIn(text).has(card)) return text;
    const all = text.split("\n");
    const head = all.findLastIndex((line) => HEAD.test(line)) + 1;
    const rest = all.slice(head);
    while (rest[0] === "") rest.shift();
    return [...all.slice(0, head), ...(head ? [""] : []), ...sheet.split("\n"), "", ...rest].join("\n");
  }

  /** Write the chosen sentence: what is there at first before what happens, the others at the end. */
  function writeSentence() {
    const sentence = template.value;
    const [[, atFirst]] = wordsOfGame()[2];
    const isAtFirst = atFirst.some((one) => filled(one) === sentence);
    const text = field.value.trimEnd();
    const told = isAtFirst ? withZones(text, [sentence]) : `${text}${text ? "\n" : ""}${sentence}\n`;
    write(withSheet(told, sentence.includes(`《${selected}》`) ? selected : ""));
    rulesdb.say(`書きました：${sentence}`);
    field.scrollTop = isAtFirst ? field.scrollTop : field.scrollHeight;
  }

  /** @param {string} sentence @returns {string} a sentence with the chosen player and card */
  function filled(sentence) {
    const name = player.value;
    const other = players().find((one) => one !== name) ?? "";
    return sentence.replaceAll("{p}", name).replaceAll("{o}", other).replaceAll("{c}", `《${selected || "カード"}》`);
  }

  /** @param {string} text @param {string} label @param {() => void} act @returns {HTMLButtonElement} */
  function button(text, label, act) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = text;
    if (label) made.setAttribute("aria-label", label);
    made.addEventListener("click", act);
    return made;
  }

  /** Choose a card, or none. @param {string} name */
  function select(name) {
    selected = name;
    sheetBox.textContent = name ? cards().get(name) || `《${name}》` : "";
    for (const one of list.querySelectorAll("button")) one.setAttribute("aria-pressed", String(one.textContent === name));
    drawSentences();
  }

  function drawCards() {
    const wanted = filter.value.trim();
    const names = [...cards().keys()].filter((name) => name.includes(wanted));
    list.replaceChildren(...names.slice(0, MOST).map((name) => button(name, "", () => select(name === selected ? "" : name))));
    if (!names.length) list.append(wanted ? "見つかりません" : "まだありません");
    if (names.length > MOST) list.append(`ほかに${names.length - MOST}枚`);
    select(cards().has(selected) ? selected : "");
  }

  function drawSentences() {
    const at = template.selectedIndex;
    template.replaceChildren(...wordsOfGame()[2].map(([label, sentences]) => {
      const group = document.createElement("optgroup");
      group.label = label;
      group.append(...sentences.map((sentence) => new Option(filled(sentence))));
      return group;
    }));
    template.selectedIndex = Math.max(0, Math.min(at, template.options.length - 1));
  }

  /** Draw the zones of all players. */
  function drawSides() {
    const names = players();
    if ([...player.options].map(({ value }) => value).join() !== names.join()) player.replaceChildren(...names.map((name) => new Option(name)));
    sides.replaceChildren(...names.map((name) => {
      const side = document.createElement("section");
      const heading = document.createElement("h3");
      heading.textContent = name;
      side.append(heading, ...zones().map((zone) => drawnZone(zone, name)));
      return side;
    }));
  }

  /** @param {Zone} zone @param {string} name @returns {HTMLElement} */
  function drawnZone(zone, name) {
    const made = document.createElement("div");
    made.className = "judge-zone";
    const place = button(zone.label, `${name}の${zone.label}に置く`, () => {
      if (!selected) rulesdb.say("先にカードを選んでください");
      else change(zone, name, selected, 1);
    });
    const content = document.createElement("ul");
    content.setAttribute("aria-label", `${name}の${zone.label}`);
    content.append(...[...cardsIn(zone, name)].map(([card, count]) => {
      const item = document.createElement("li");
      item.append(button(count > 1 ? `${card} ×${count}` : card, `${name}の${zone.label}の《${card}》を1枚取り除く`, () => change(zone, name, card, -1)));
      return item;
    }));
    made.append(place, content);
    return made;
  }

  /** Draw everything from the text; the focus stays where it was, or goes to the zone whose card is gone. */
  function draw() {
    if (!table.open) return;
    const inHead = lines().find((line) => /^ゲーム[:：]/.test(line))?.replace(/^[^:：]*[:：]/, "").trim();
    const named = [...game.options].find(({ value, text }) => inHead === value || inHead === text);
    game.value = named?.value ?? game.options[0].value;
    const focused = document.activeElement;
    const zone = focused?.closest(".judge-zone");
    const label = focused?.getAttribute("aria-label");
    const zoneLabel = zone?.querySelector("button")?.getAttribute("aria-label");
    drawSides();
    drawCards();
    const again = zone && [...sides.querySelectorAll("button")];
    const found = again?.find((one) => one.getAttribute("aria-label") === label) ?? again?.find((one) => one.getAttribute("aria-label") === zoneLabel);
    found?.focus({ preventScroll: true });
  }

  /** Change the game of the situation. */
  function changeGame() {
    const all = lines().filter((line) => !/^ゲーム[:：]/.test(line));
    const at = all.findIndex((line) => /^題[:：]/.test(line)) + 1;
    if (game.selectedIndex > 0) all.splice(at, 0, `ゲーム: ${game.value}`);
    write(all.join("\n"));
  }

  /** Keep cards for later, in this browser alone. @param {string} text */
  function keepCards(text) {
    const found = sheetsIn(text);
    const all = new Map([...sheetsIn(rulesdb.store.read(KEPT)), ...found]);
    const isKept = rulesdb.store.write(KEPT, [...all.values()].join("\n\n"));
    if (!found.size) rulesdb.say("カードが見つかりません。《名前》で始まる行が要ります");
    else rulesdb.say(isKept ? `${found.size}枚のカードを加えました` : `${found.size}枚を加えましたが、このブラウザには保存できません`);
    drawCards();
    if (found.size === 1) select([...found.keys()][0]);
  }

  table.addEventListener("toggle", draw);
  field.addEventListener("input", draw);
  game.addEventListener("change", changeGame);
  filter.addEventListener("input", drawCards);
  player.addEventListener("change", drawSentences);
  file.addEventListener("change", async () => keepCards(await file.files?.[0]?.text() ?? ""));
  rulesdb.part(".judge-add", HTMLButtonElement).addEventListener("click", () => {
    keepCards(written.value);
    written.value = "";
  });
  rulesdb.part(".judge-forget", HTMLButtonElement).addEventListener("click", () => {
    rulesdb.store.write(KEPT, "");
    draw();
    rulesdb.say("加えたカードを消しました");
  });
  rulesdb.part(".judge-write", HTMLButtonElement).addEventListener("click", writeSentence);
})();
