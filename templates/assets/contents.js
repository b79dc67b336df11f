/* Marks, in the contents of a page, the rule that is being read. Where they stand below the text they are folded. */
"use strict";

(() => {
  const LINE = 24; // px below where links land: what begins above is being read
  const list = document.getElementById("contents");
  if (!list) return;

  /** @type {Map<Element, Element | null>} from each node of the page to the entry that it is under; above the first it is the page itself, where its chapter is listed */
  const entries = new Map();
  const links = new Map([...list.querySelectorAll("a")].map((link) => [rulesdb.anchorOf(link.href), link]));
  /** @type {Element | null} */
  let entry = null;
  for (const node of document.querySelectorAll(".node")) {
    entry = links.get(node.id) ?? entry;
    entries.set(node, entry);
  }

  /** @param {Element | null} link */
  function mark(link) {
    if (!list) return;
    list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    if (!link) return;
    link.setAttribute("aria-current", "true");
    const [inner, outer] = [link.getBoundingClientRect(), list.getBoundingClientRect()];
    if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
    else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  }

  /** @type {Set<Element>} the nodes that begin above the line */
  const begun = new Set();

  // The observer's own record counts, not the nodes' places by the time it is called: after two quick leaps these may
  // be ahead of it, and it would not call again for a leap back.
  /** @param {IntersectionObserverEntry[]} changes */
  function look(changes) {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) begun.add(target);
      else begun.delete(target);
    }
    const last = [...entries.keys()].findLast((node) => begun.has(node));
    mark((last && entries.get(last)) ?? null);
  }

  // A node meets all that is above the line as soon as it begins there: nothing has to be done at every step of the
  // scroll, and a leap past all nodes is seen as well.
  /** @type {IntersectionObserver | null} */
  let observer = null;

  /** Watch the nodes, by the height that the window has now. */
  function observe() {
    observer?.disconnect();
    begun.clear();
    const below = landing() + LINE - innerHeight;
    observer = new IntersectionObserver(look, { rootMargin: `9999999px 0px ${Math.min(below, 0)}px 0px` });
    for (const node of entries.keys()) observer.observe(node);
  }

  /** @returns {number} the place in the window, in px, to which links bring a node: below the bar that stays at the top */
  function landing() {
    const [node = document.documentElement] = entries.keys();
    return parseFloat(getComputedStyle(node).scrollMarginTop) || 0;
  }

  const isBeside = matchMedia("(min-width: 64rem)");

  /** Fold the contents below the text, unless a link leads there. */
  function fold() {
    rulesdb.part("details", HTMLDetailsElement, list ?? document).open = isBeside.matches || location.hash === "#contents";
  }

  addEventListener("resize", observe);
  observe();
  isBeside.addEventListener("change", fold);
  addEventListener("hashchange", fold);
  fold();
})();
