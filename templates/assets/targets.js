/* Finds what a link leads to: on this page, or in the script that lies beside the page it leads to. */
"use strict";

rulesdb.targets = (() => {
  /** @type {Map<string, {title: string, nodes: Map<string, string>}>} what was loaded, by the path of its page */
  const pages = new Map();
  const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g; // marks that would turn what stands beside a name

  /**
   * Take in what a page holds. The scripts beside the pages call this.
   * @param {string} path the page's path within the rulebook
   * @param {string} title what the page is called
   * @param {[string, string][]} nodes the anchor of each node and its markup
   */
  function keep(path, title, nodes) {
    pages.set(path, { title, nodes: new Map(nodes) });
  }

  /**
   * Find what an address leads to.
   * @param {string} address an absolute address within the rulebook
   * @returns {Promise<Target | null>} what it is called, the page where it stands
   *     ("" for this page, and where it is that page itself) and what it says; null where nothing is there
   */
  async function find(address) {
    const path = rulesdb.pageOf(address);
    const anchor = rulesdb.anchorOf(address);
    if (!path || !anchor) return null;
    const found = path === rulesdb.pageOf(location.href) ? onThisPage(anchor) : await beside(path, anchor);
    if (!found) return null;
    prepare(found.content, new URL(path, rulesdb.root), anchor);
    const name = found.content.querySelector(".head :is(.number, .title)")?.textContent ?? "";
    return { name: name.replace(DIRECTIONS, ""), ...found };
  }

  /** @param {string} anchor @returns {{title: string, content: Element} | null} */
  function onThisPage(anchor) {
    const node = document.getElementById(anchor)?.closest(".node");
    if (!node) return null;
    const content = document.createElement("div");
    for (const part of node.children) if (part.matches(".head, .reading, .editorial-note")) content.append(part.cloneNode(true));
    content.querySelectorAll(".preview").forEach((preview) => preview.remove());
    return { title: "", content };
  }

  /** @param {string} path @param {string} anchor @returns {Promise<{title: string, content: Element} | null>} */
  async function beside(path, anchor) {
    if (!pages.has(path)) await rulesdb.load(path.replace(/html$/, "nodes.js")).catch(() => {});
    const page = pages.get(path);
    const name = page ? nodeOf(page.nodes, anchor) : "";
    if (!page || !name) return null;
    const content = document.createElement("div");
    content.innerHTML = page.nodes.get(name) ?? "";
    const [first] = page.nodes.keys();
    return { title: name === first ? "" : page.title, content };
  }

  /**
   * An anchor is a node's own or that of a part of it: `1.0.2a-example-1`. Returns the node's, "" if there is none.
   * @param {Map<string, string>} nodes
   * @param {string} anchor
   * @returns {string}
   */
  function nodeOf(nodes, anchor) {
    for (let name = anchor; name; name = name.slice(0, Math.max(name.lastIndexOf("-"), 0))) {
      if (nodes.has(name)) return name;
    }
    return "";
  }

  /**
   * Make markup of one place fit for another: no anchor twice, no headings, links that lead where they led.
   * @param {Element} content
   * @param {URL} page the address of the place that it is from
   * @param {string} anchor
   */
  function prepare(content, page, anchor) {
    content.querySelectorAll(".permalink, .star, .proofs").forEach((part) => part.remove());
    content.querySelectorAll("[tabindex]").forEach((part) => part.removeAttribute("tabindex"));
    for (const link of content.querySelectorAll("a")) link.href = new URL(link.getAttribute("href") ?? "", page).href;
    for (const part of content.querySelectorAll("[id]")) {
      part.classList.toggle("meant", part.id === anchor);
      part.removeAttribute("id");
    }
    for (const link of content.querySelectorAll("[aria-describedby]")) {
      link.removeAttribute("aria-describedby");
      link.removeAttribute("aria-expanded");
    }
    content.querySelectorAll("details").forEach((folded) => { folded.open = true; });
    for (const head of content.querySelectorAll(".head")) {
      const line = document.createElement("p");
      line.className = head.className;
      line.append(...head.childNodes);
      head.replaceWith(line);
    }
  }

  return { keep, find };
})();
