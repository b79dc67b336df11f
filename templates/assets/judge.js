/* The page 裁定: a situation in a field, the worker that rules on it, and the ruling with its rules and board. */
"use strict";

rulesdb.judge = (() => {
  const main = rulesdb.part(".judge", HTMLElement);
  const form = rulesdb.part(".judge-form", HTMLFormElement);
  const field = rulesdb.part("#judge-text", HTMLTextAreaElement);
  const example = rulesdb.part("#judge-example", HTMLSelectElement);
  const submit = rulesdb.part("button[type=submit]", HTMLButtonElement, form);
  const progress = rulesdb.part("progress", HTMLProgressElement, form);
  const state = rulesdb.part(".judge-state", HTMLElement);
  const shown = rulesdb.part(".judge-ruled", HTMLElement);
  const symbols = rulesdb.part(".judge-symbols", HTMLTemplateElement).content;
  const KEPT = "situation"; // the name under which the browser keeps what was written last
  const EXAMPLES = "_engine/examples.js";
  const FILES = (main.dataset.files ?? "").trim().split("\n").map((row) => row.split("\t"));

  /** @type {string[]} */
  let examples = [];
  /** @type {Worker | null} */
  let worker = null;
  let isReady = false;
  let asked = 0;
  /** The situation that was asked about and not ruled on yet, null for none. @type {string | null} */
  let waiting = null;

  /**
   * @template {keyof HTMLElementTagNameMap} T
   * @param {T} tag
   * @param {string} className
   * @param {...(string | Node)} content
   * @returns {HTMLElementTagNameMap[T]}
   */
  function element(tag, className, ...content) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    made.append(...content.flatMap((one) => (typeof one === "string" ? withSymbols(one) : [one])));
    return made;
  }

  /** @param {string} text @returns {(string | Node)[]} the text with drawings for the symbols that it has in braces */
  function withSymbols(text) {
    return text.split(/(\{\w+\})/).map((part) => symbols.querySelector(`[data-symbol="${CSS.escape(part)}"]`)?.cloneNode(true) ?? part);
  }

  /** @param {string} words @param {() => void} act @returns {HTMLButtonElement} */
  function button(words, act) {
    const made = element("button", "", words);
    made.type = "button";
    made.addEventListener("click", act);
    return made;
  }

  /** @param {string} words @param {boolean} [hasFailed] */
  function say(words, hasFailed = false) {
    state.textContent = words;
    state.toggleAttribute("data-failed", hasFailed);
  }

  /** @param {JudgeRequest} request */
  const send = (request) => worker?.postMessage(request);

  /** Begin to load the engine. */
  function start() {
    if (location.protocol === "file:") {
      progress.toggleAttribute("data-done", true);
      say("ディスクから開いたページでは裁定できません。ウェブサーバーを通して開いてください。", true);
      submit.disabled = true;
      return;
    }
    worker = new Worker(`${rulesdb.root}_assets/judge-worker.js`, { type: "module" });
    worker.onmessage = (/** @type {MessageEvent<JudgeMessage>} */ { data }) => hear(data);
    worker.onerror = () => fail("このブラウザでは動きません");
    /** @type {EngineFileRow[]} */
    const files = FILES.map(([name, digest, bytes]) => [name, digest, Number(bytes)]);
    send({ kind: "start", base: `${rulesdb.root}_engine/`, files });
  }

  /** @param {string} problem */
  function fail(problem) {
    progress.toggleAttribute("data-done", true);
    say(`裁定できません（${problem}）。通信を確かめて、開き直してください。`, true);
  }

  /** @param {JudgeMessage} message */
  function hear(message) {
    if (message.kind === "loaded") {
      progress.value = message.done / message.total;
      if (message.done >= message.total) say("起動しています");
    } else if (message.kind === "ready") {
      isReady = true;
      progress.toggleAttribute("data-done", true);
      say(waiting === null ? "裁定できます" : "裁定しています");
      main.dataset.ready = message.again ? "again" : "first";
      if (waiting !== null) ask(waiting);
    } else if (message.kind === "kept") main.dataset.kept = "";
    else if (message.kind === "failed") fail(message.problem);
    else if (message.id === asked) { // else somebody has asked again since
      if (message.kind === "ruled") show(JSON.parse(message.ruling));
      else openBoard(message.board);
    }
  }

  /** @param {string} text */
  function ask(text) {
    rulesdb.store.write(KEPT, text);
    say(isReady ? "裁定しています" : "起動が終わりしだい裁定します");
    waiting = text;
    asked += 1;
    if (isReady) send({ kind: "rule", id: asked, text });
  }

  /** @param {PageRuling} ruling */
  function show(ruling) {
    waiting = null;
    const { questions, refused, left, account, understood, told, asked_back: askedBack, set_aside: setAside } = ruling.shown;
    const at = (/** @type {number} */ line, /** @type {string} */ text) => (text.startsWith(`${line}行目`) ? text : `${line}行目：${text}`);
    shown.replaceChildren(
      ...list("judge-left", "除いて進めた行", setAside.map(({ line, card, text, why }) => [
        element("p", "judge-why", `${line}行目を除いて進めました（${why}）`),
        element("blockquote", "", card === null ? text : `《${card}》 ${text}`),
      ])),
      ...list("judge-left", "読めなかった行", askedBack.map(({ line, text, problem, candidates, without }) => [
        element("p", "judge-why", candidates.length ? `${line}行目は、次のどれのことですか` : `${line}行目：${problem}`),
        element("blockquote", "", text),
        meanings(candidates, without),
      ])),
      ...list("judge-left judge-understood", "別の言葉で読んだ行", understood.map(({ line, card, reads_as: readsAs }) => [`${line}行目（《${card}》）の読み方：${readsAs}`])),
      ...list("judge-left judge-understood", "補って読んだ文", told.map(({ line, reads_as: readsAs }) => [`${line}行目の読み方：${readsAs}`])),
      ...list("judge-left", "分からないところ", left.map(({ line, text, options }) => [
        element("p", "judge-why", at(line, text)),
        optionsBefore(line, options),
      ])),
      ...list("situation", "行われなかったこと", refused.map((text) => [element("span", "refused", text)])),
      ...questions.map(section),
      ...courseOf(account),
    );
    shown.hidden = false;
    say(questions.length ? `${questions.length}件の裁定` : "裁定はまだありません");
    shown.focus({ preventScroll: true });
    shown.scrollIntoView({ block: "nearest" });
    main.dataset.ruled = String(asked);
  }

  /**
   * @param {string} className
   * @param {string} label
   * @param {(string | Node)[][]} items
   * @returns {HTMLElement[]} a list, or nothing where it would be empty
   */
  function list(className, label, items) {
    if (!items.length) return [];
    const made = element("ul", className, ...items.map((content) => element("li", "", ...content)));
    made.setAttribute("aria-label", label);
    return [made];
  }

  /**
   * Offer sentences in place of a line, and the situation without it where there is one.
   * @param {PageRuling["shown"]["asked_back"][number]["candidates"]} candidates
   * @param {string | null} without
   * @returns {HTMLElement}
   */
  function meanings(candidates, without) {
    const others = candidates.map(({ text, reads_as: readsAs, situation }) => {
      const made = button(text, () => rewrite(situation));
      if (readsAs && readsAs !== text) made.append(element("small", "", readsAs));
      return made;
    });
    return element("div", "judge-options", ...others, ...without === null ? [] : [button("これを除いて裁定する", () => rewrite(without))]);
  }

  /** Offer answers to be written before a line. @param {number} line @param {string[]} options @returns {HTMLElement} */
  function optionsBefore(line, options) {
    return element("div", "judge-options", ...options.map((option) => {
      const lines = field.value.split("\n");
      return button(option, () => rewrite([...lines.slice(0, line - 1), option, ...lines.slice(line - 1)].join("\n")));
    }));
  }

  /** Write the situation anew; the table follows. @param {string} text */
  function write(text) {
    field.value = text;
    field.dispatchEvent(new Event("input"));
  }

  /** Write the situation anew and ask again. @param {string} text */
  function rewrite(text) {
    write(text);
    ask(text);
  }

  /** @param {PageRuling["shown"]["questions"][number]} question @returns {HTMLElement} */
  function section({ question, answer, ahead, expected, refused_by: refusing, decided_by: deciding, allowed_by: allowing }) {
    const made = element("section", "", element("h2", "", question), element("p", "answer", answer));
    if (ahead) made.append(element("p", "ahead", ahead));
    if (expected !== null) made.append(element("p", "expected", `期待した答え: ${expected}`));
    made.append(
      ...list("deciding", "禁じるルール", refusing.map((rule) => ruleOf(rule, ""))),
      ...list("deciding", "禁じていないルール", allowing.map((rule) => ruleOf(rule, "これは禁じていない"))),
      ...list("deciding", "答えを決めるルール", deciding.map((rule) => ruleOf(rule, ""))),
    );
    return made;
  }

  /** @param {PageRule} rule @param {string} remark @returns {HTMLElement[]} */
  function ruleOf(rule, remark) {
    const line = element("p", "", numberOf(rule.number, rule.href), ` ${rule.text || "(未収録)"}`);
    const words = remark || rule.remark;
    return words ? [line, element("p", "other", words)] : [line];
  }

  /** @param {string} number @param {string} href @returns {HTMLElement} */
  function numberOf(number, href) {
    const made = element(href ? "a" : "span", "number", number);
    if (made instanceof HTMLAnchorElement) made.href = rulesdb.root + href;
    return made;
  }

  /** @param {PageRuling["shown"]["account"]} account @returns {HTMLElement[]} what happens in the game, and the button of its board */
  function courseOf(account) {
    if (!account.length) return [];
    const lines = account.map(([part, text, number, href]) => {
      const words = element("span", "", text);
      if (number) words.append(" ", numberOf(`[${number}]`, href));
      return element("li", "", element("span", "part", part), words);
    });
    const course = element("details", "course", element("summary", "", "経過"), element("ol", "", ...lines));
    const board = button("盤面で見る・ルールがない場合と比べる", () => {
      say("盤面を作っています");
      send({ kind: "board", id: asked });
    });
    return [element("p", "judge-board", board), course];
  }

  /** @param {string} board */
  async function openBoard(board) {
    if (!board) return;
    const [parts, [entry]] = JSON.parse(board);
    rulesdb.boards.keep(parts, [entry]);
    await rulesdb.boards.open(entry[0], "裁定の盤面", { status: "", step: 0, without: null, address: null });
    say("裁定できます");
  }

  /** Take in the situations to begin with. The script of them calls this. @param {string[]} texts */
  function keep(texts) {
    examples = texts;
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    ask(field.value);
  });
  field.addEventListener("input", () => rulesdb.store.write(KEPT, field.value));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  example.addEventListener("change", async () => {
    if (!example.value) return;
    await rulesdb.load(EXAMPLES).catch(() => say("例を読み込めません", true));
    write(examples[Number(example.value)] ?? field.value);
  });
  form.hidden = false;
  field.value = rulesdb.store.read(KEPT);
  rulesdb.load(EXAMPLES).then(() => { if (!field.value) write(examples[0] ?? ""); }, () => {});
  start();

  return { keep };
})();
