/* The page of bookmarks: each with the words of its rule and a note; sorted, printed, shared, written to a file and read. */
"use strict";

(() => {
  const LONG = 2000; // characters of an address that some chats cut off
  const { bookmarks, bookmarkExchange: exchange, settings } = rulesdb;
  const main = rulesdb.part(".bookmarks", HTMLElement);
  const form = rulesdb.part(".filters", HTMLFormElement, main);
  const note = rulesdb.part(".bookmarks-note", HTMLElement, main);
  const list = rulesdb.part(".bookmark-list", HTMLElement, main);
  const sample = rulesdb.part("#bookmark", HTMLTemplateElement, main);
  const incoming = rulesdb.part(".incoming", HTMLElement, main);
  const recent = rulesdb.part(".recent", HTMLElement, main);
  const file = rulesdb.part("#bookmark-file", HTMLInputElement, main);
  const inNumbersOrder = new Intl.Collator("en", { numeric: true });

  /** @type {Map<string, string>} the folder of each game */
  const folders = new Map(rows("games"));
  /** @type {Map<string, string>} the links to nodes without a number */
  const headings = new Map(rows("headings"));
  /** @type {Map<string, HTMLElement>} the items that were made, by their rules: a note that is being written stays where it is */
  const items = new Map();
  /** @type {Map<string, Promise<void>>} the words of rules that are on their way */
  const fillings = new Map();
  /** @type {Bookmark[]} what a link or a file offers */
  let offered = [];

  /** @param {string} name @returns {[string, string][]} the rows of a table that the page has as data */
  function rows(name) {
    const lines = (main.dataset[name] ?? "").split("\n").filter(Boolean);
    return lines.map((line) => /** @type {[string, string]} */ (line.split("\t")));
  }

  /** @param {string} rule @returns {string} */
  const gameOf = (rule) => rule.slice(0, rule.indexOf(":"));
  /** @param {string} rule @returns {string} its number, or the words of a heading */
  const nameOf = (rule) => rule.slice(rule.indexOf(":") + 1);

  /** @param {string} rule @returns {RuleNumber | null} */
  function numbered(rule) {
    const game = folders.get(gameOf(rule));
    return game === undefined ? null : rulesdb.numbers.find({ number: nameOf(rule), game, isAlone: true }).exact;
  }

  /** @param {string} rule @returns {string} the address of a rule or of what became of its number, "" where there is neither */
  function addressOf(rule) {
    const entry = numbered(rule);
    const place = headings.get(rule) ?? (entry && rulesdb.numbers.placeOf(entry));
    return place ? rulesdb.root + place : "";
  }

  /** @param {string} rule @returns {string} what it is called in lists; its identifier where it is not there */
  function titleOf(rule) {
    if (!addressOf(rule)) return rule;
    const { title = "", headline = "" } = numbered(rule) ?? {};
    return title.startsWith(`${nameOf(rule)} `) ? title : `${nameOf(rule)} ${headline || title}`.trim();
  }

  /** @returns {Bookmark[]} those of this rulebook's games, in the order that is chosen */
  function ours() {
    const found = bookmarks.all().filter(({ rule }) => folders.has(gameOf(rule)));
    if (settings.kept("order") === "added") return found.sort((one, other) => other.added.localeCompare(one.added));
    return found.sort((one, other) => inNumbersOrder.compare(one.rule, other.rule));
  }

  /** Show the bookmarks as they are kept now. */
  function draw() {
    const shown = ours();
    arrange(shown.map(itemOf));
    form.hidden = !shown.length;
    rulesdb.part(".editions-choice", HTMLElement, form).hidden = !list.querySelector(".reading.other");
    const elsewhere = bookmarks.all().length - shown.length;
    note.textContent = [
      shown.length ? `${shown.length}件` : "しおりはまだありません。ルールの § の横の ☆ を押すと、ここに入ります。しおりとメモは、このブラウザだけが覚えます。",
      elsewhere ? `ほかに、このルールブックにないゲームのしおりが${elsewhere}件あります。` : "",
    ].filter(Boolean).join("\n");
    bookmarks.draw();
  }

  /** Put the items in their order; the focus stays, or goes on to what follows an item that is gone. @param {HTMLElement[]} wanted */
  function arrange(wanted) {
    if (wanted.length === list.children.length && wanted.every((item, at) => list.children[at] === item)) return;
    const { activeElement } = document;
    const at = [...list.children].findIndex((item) => item.contains(activeElement));
    list.replaceChildren(...wanted);
    if (at < 0 || !(activeElement instanceof HTMLElement)) return;
    const next = wanted[Math.min(at, wanted.length - 1)]?.querySelector(".star");
    (activeElement.isConnected || !(next instanceof HTMLElement) ? activeElement : next).focus();
  }

  /** @param {Bookmark} bookmark @returns {HTMLElement} */
  function itemOf(bookmark) {
    const item = items.get(bookmark.rule) ?? made(bookmark.rule);
    items.set(bookmark.rule, item);
    const field = rulesdb.part("textarea", HTMLTextAreaElement, item);
    if (field !== document.activeElement) field.value = bookmark.note;
    field.rows = field.value.split("\n").length;
    rulesdb.part(".bookmark-noted", HTMLElement, item).textContent = bookmark.note;
    return item;
  }

  /** @param {string} rule @returns {HTMLElement} */
  function made(rule) {
    const item = rulesdb.part(".bookmark", HTMLElement, /** @type {DocumentFragment} */ (sample.content.cloneNode(true)));
    const go = rulesdb.part(".bookmark-go", HTMLAnchorElement, item);
    const field = rulesdb.part("textarea", HTMLTextAreaElement, item);
    const address = addressOf(rule);
    rulesdb.part(".bookmark-rule", HTMLElement, item).textContent = rule;
    rulesdb.part(".bookmark-bar", HTMLElement, item).append(bookmarks.star(rule));
    field.setAttribute("aria-label", `${nameOf(rule)}のメモ`);
    field.addEventListener("input", () => write(rule, field.value));
    const words = rulesdb.part(".node", HTMLElement, item);
    if (address && !numbered(rule)?.page.endsWith("_former.html")) {
      go.href = address;
      go.textContent = `${nameOf(rule)}へ移動`;
      fillings.set(rule, fill(words, address));
    } else {
      words.textContent = "このルールブックにはありません。";
      if (address) go.href = address;
      go.textContent = address ? "旧番号を見る" : "";
    }
    return item;
  }

  /** Show the words of a rule. @param {HTMLElement} words @param {string} address */
  async function fill(words, address) {
    const target = await rulesdb.targets.find(address);
    if (target) words.replaceChildren(...target.content.childNodes);
    else words.textContent = "テキストを読み込めませんでした。ページを読み込み直してください。";
    rulesdb.part(".editions-choice", HTMLElement, form).hidden = !list.querySelector(".reading.other");
  }

  /** Keep a note. @param {string} rule @param {string} words */
  function write(rule, words) {
    bookmarks.keep(bookmarks.all().map((bookmark) => (bookmark.rule === rule ? { ...bookmark, note: words } : bookmark)));
  }

  /** Show the rules that were opened last and are in this rulebook. */
  function drawRecent() {
    const known = bookmarks.recent().filter(addressOf);
    const entries = known.map((rule) => {
      const entry = document.createElement("li");
      const link = document.createElement("a");
      link.href = addressOf(rule);
      link.textContent = titleOf(rule);
      entry.append(link);
      return entry;
    });
    rulesdb.part("ol", HTMLElement, recent).replaceChildren(...entries);
    recent.hidden = !entries.length;
  }

  /** Ask whether to add what a link or a file has; a problem is said in the place of the question. @param {() => Bookmark[]} read */
  function offer(read) {
    const title = rulesdb.part("h2", HTMLElement, incoming);
    try {
      offered = read();
      title.textContent = `${offered.length}件のしおりを追加しますか？`;
    } catch (problem) {
      offered = [];
      title.textContent = problem instanceof Error ? problem.message : String(problem);
    }
    const known = new Set(bookmarks.all().map(({ rule }) => rule));
    const entries = offered.map(({ rule, note: words }) => {
      const entry = document.createElement("li");
      const remark = [known.has(rule) ? "もうしおりにあります" : "", addressOf(rule) ? "" : "このルールブックにはありません"].filter(Boolean).join("、");
      entry.textContent = [titleOf(rule), remark && `(${remark})`, words && `― ${words}`].filter(Boolean).join(" ");
      return entry;
    });
    rulesdb.part("ul", HTMLElement, incoming).replaceChildren(...entries);
    rulesdb.part("p", HTMLElement, incoming).hidden = !offered.length;
    rulesdb.part(".accept", HTMLButtonElement, incoming).hidden = !offered.length;
    rulesdb.part(".decline", HTMLButtonElement, incoming).textContent = offered.length ? "追加しない" : "閉じる";
    incoming.hidden = false;
    title.focus();
  }

  /** Close the question; the address gives its bookmarks no more. */
  function settle() {
    incoming.hidden = true;
    history.replaceState(null, "", location.pathname + location.search);
    note.scrollIntoView({ block: "nearest" });
  }

  function readAddress() {
    if (location.hash.startsWith(exchange.FRAGMENT)) offer(() => exchange.fromLink(location.href));
  }

  async function readFile() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const content = await chosen.text().catch(() => "");
    file.value = ""; // the same file can be chosen again
    offer(() => exchange.fromFile(content));
  }

  function writeFile() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([exchange.fileOf(ours())], { type: "application/json" }));
    link.download = "bookmarks.json";
    link.click();
    setTimeout(URL.revokeObjectURL, 0, link.href);
  }

  async function share() {
    const address = exchange.linkTo(ours());
    const isShared = await rulesdb.share(address);
    if (!isShared) history.replaceState(null, "", address);
    if (location.protocol === "file:") note.textContent = "このルールブックはディスクから開いているので、リンクを開けるのはこの端末だけです。ほかの人には、ファイルを渡してください。";
    else if (address.length > LONG) note.textContent = "長いリンクなので、アプリによっては途中で切れます。ファイルなら切れません。";
  }

  async function begin() {
    try {
      await rulesdb.numbers.load();
    } catch {
      note.textContent = "ルールの番号を読み込めませんでした。ページを読み込み直してください。";
      return;
    }
    for (const select of form.querySelectorAll("select")) {
      select.value = settings.kept(select.name);
      select.addEventListener("change", () => {
        settings.keep(select.name, select.value);
        draw();
      });
    }
    rulesdb.part(".import", HTMLElement, main).hidden = false;
    draw();
    drawRecent();
    readAddress();
    addEventListener(bookmarks.CHANGE, draw);
    addEventListener("hashchange", readAddress);
  }

  form.addEventListener("submit", (event) => event.preventDefault());
  rulesdb.part(".print", HTMLButtonElement, form).addEventListener("click", async () => {
    await Promise.all(fillings.values());
    print();
  });
  rulesdb.part(".share", HTMLButtonElement, form).addEventListener("click", share);
  rulesdb.part(".export", HTMLButtonElement, form).addEventListener("click", writeFile);
  rulesdb.part(".accept", HTMLButtonElement, incoming).addEventListener("click", () => {
    if (bookmarks.keep(exchange.joined(bookmarks.all(), offered))) rulesdb.say("しおりに入れました");
    settle();
  });
  rulesdb.part(".decline", HTMLButtonElement, incoming).addEventListener("click", settle);
  rulesdb.part(".forget", HTMLButtonElement, recent).addEventListener("click", () => {
    bookmarks.keepRecent([]);
    drawRecent();
  });
  file.addEventListener("change", readFile);
  begin();
})();
