/* Looks at what a reference leads to without leaving.
 *
 * Pointing at a reference, or reaching it by keyboard, shows its target after a moment; on a touch screen the first tap
 * shows it and the second one, or the link in it, goes there. A preview stands right behind its reference in the document,
 * so that Tab leads into it, and the preview of a reference within it is a part of it. Escape closes the innermost one. On a
 * board it stands behind the words of the step, which screen readers would else read out with it.
 */
"use strict";

rulesdb.previews = (() => {
  /** @typedef {HTMLAnchorElement} Reference */

  const REFERENCES = ':is(main, .board) a[href*="#"]:not(.permalink, .url, .preview-go, .bookmark-go, .tree a, nav a)';
  const DELAY = 350; // ms until a preview opens: nobody who only passes by wants one
  const GRACE = 300; // ms until it closes: the way from the reference into it may lead past
  const EDGE = 12; // px between a preview and the edge of the window
  const GAP = 6; // px between a reference and its preview

  /** @type {Map<Reference, HTMLElement>} the open previews by their references, the outer before the inner */
  const open = new Map();
  let count = 0;
  let pointed = 0; // the timer of the reference that is pointed at
  let focused = 0; // the timer of the reference that has the focus
  let leaving = 0;
  let touched = false; // whether the last press was a finger's
  /** @type {{x: number, y: number} | null} where on the screen the mouse was last seen */
  let mouse = null;
  /** @type {Reference | null} the reference whose target is being looked for, as long as the reader waits for it */
  let wanted = null;
  /** @type {Reference | null} the reference that gets the focus back and must not open its preview again */
  let returned = null;

  /** @param {EventTarget | null} at @returns {Reference | null} */
  function referenceAt(at) {
    const found = at instanceof Element ? at.closest(REFERENCES) : null;
    return found instanceof HTMLAnchorElement ? found : null;
  }

  /**
   * Open the preview of a reference; others stay open only where it stands in them.
   * @param {Reference} reference
   * @param {() => void} [otherwise] what is done where there is nothing to show
   */
  async function show(reference, otherwise) {
    if (open.has(reference)) return;
    wanted = reference;
    const target = await rulesdb.targets.find(reference.href);
    if (wanted !== reference) return;
    wanted = null;
    if (target) lay(reference, target);
    else otherwise?.();
  }

  /** @param {Reference} reference @param {Target} target */
  function lay(reference, target) {
    closeAllBut(reference, false);
    const preview = build(reference, target);
    open.set(reference, preview);
    (reference.closest("[aria-live]") ?? reference).after(preview);
    reference.setAttribute("aria-expanded", "true");
    reference.setAttribute("aria-describedby", `${preview.id}-text`);
    place(reference, preview);
    if (touched && !reference.closest(".preview, .board")) uncover(reference, preview);
  }

  /**
   * A sheet from below may lie on the reference itself: bring that line above it.
   * @param {Reference} reference
   * @param {HTMLElement} preview
   */
  function uncover(reference, preview) {
    const covered = reference.getBoundingClientRect().bottom - preview.getBoundingClientRect().top;
    if (covered > 0 && preview.offsetWidth === document.documentElement.clientWidth) scrollBy(0, covered + 2 * EDGE);
  }

  /** @param {Reference} reference @param {Target} target @returns {HTMLElement} */
  function build(reference, { name, title, content }) {
    count += 1;
    const preview = element("div", "preview", [["role", "dialog"], ["lang", "ja"], ["id", `preview-${count}`], ["aria-label", `${name}のプレビュー`]]);
    const bar = element("div", "preview-bar");
    const go = element("a", "preview-go", [["href", reference.href]], `${name}へ移動`);
    const closing = element("button", "preview-close", [["type", "button"], ["aria-label", "プレビューを閉じる"]], "×");
    const heading = element("span", "preview-title", [], title);
    rulesdb.markLanguage(heading);
    bar.append(go, heading, closing);
    content.id = `${preview.id}-text`;
    content.className = "preview-text";
    preview.append(bar, content);
    return preview;
  }

  /**
   * @param {string} tag
   * @param {string} className
   * @param {[name: string, value: string][]} [attributes]
   * @param {string} [text]
   * @returns {HTMLElement}
   */
  function element(tag, className, attributes = [], text = "") {
    const made = document.createElement(tag);
    made.className = className;
    for (const [name, value] of attributes) made.setAttribute(name, value);
    made.textContent = text;
    return made;
  }

  /**
   * Put a preview below its reference, or above it where there is more room. A phone's style sheet puts it elsewhere.
   * @param {Reference} reference
   * @param {HTMLElement} preview
   */
  function place(reference, preview) {
    const [line] = reference.getClientRects();
    if (!line) return;
    const below = innerHeight - line.bottom - GAP - EDGE;
    const above = line.top - GAP - EDGE;
    const down = below >= Math.min(preview.scrollHeight, above);
    const width = document.documentElement.clientWidth;
    const left = Math.max(EDGE, Math.min(line.left - EDGE, width - preview.offsetWidth - EDGE));
    preview.style.setProperty("--left", `${left}px`);
    preview.style.setProperty("--top", down ? `${line.bottom + GAP}px` : "auto");
    preview.style.setProperty("--bottom", down ? "auto" : `${innerHeight - line.top + GAP}px`);
    preview.style.setProperty("--room", `${down ? below : above}px`);
  }

  /** Close a preview and those within it; the focus goes back to its reference. @param {Reference} reference */
  function close(reference) {
    const preview = open.get(reference);
    if (!preview) return;
    for (const inner of open.keys()) if (preview.contains(inner)) forget(inner);
    forget(reference);
    if (preview.contains(document.activeElement)) {
      returned = reference;
      reference.focus();
    }
    preview.remove();
  }

  /** @param {Reference} reference */
  function forget(reference) {
    open.delete(reference);
    reference.removeAttribute("aria-expanded");
    reference.removeAttribute("aria-describedby");
  }

  /**
   * Close what the reader has left.
   * @param {EventTarget | null} focus where the reader is
   * @param {boolean} spare whether to keep what the keyboard is in
   */
  function closeAllBut(focus, spare) {
    const { activeElement } = document;
    for (const [reference, preview] of [...open].reverse()) {
      if (holds(preview, focus) || holds(reference, focus)) continue;
      const isKept = spare && activeElement?.matches(":focus-visible");
      if (isKept && (holds(preview, activeElement) || holds(reference, activeElement))) continue;
      close(reference);
    }
  }

  /** @param {Element} outer @param {EventTarget | null} inner @returns {boolean} */
  function holds(outer, inner) {
    return inner instanceof Node && outer.contains(inner);
  }

  /** Forget what was about to happen. */
  function rest() {
    restPointer();
    clearTimeout(focused);
    wanted = null;
  }

  /** Forget what the pointer was about to do. What the keyboard chose stays: its focus scrolls the page under a pointer. */
  function restPointer() {
    clearTimeout(pointed);
    clearTimeout(leaving);
    if (wanted !== document.activeElement) wanted = null;
  }

  /**
   * Tell whether the mouse moved: a page that scrolls under one at rest has it point elsewhere, too.
   * @param {PointerEvent} event
   * @returns {boolean}
   */
  function hasMoved({ screenX, screenY }) {
    const moved = mouse ? mouse.x !== screenX || mouse.y !== screenY : !touched;
    mouse = { x: screenX, y: screenY };
    return moved;
  }

  /** @param {PointerEvent} event */
  function onPoint(event) {
    if (event.pointerType === "touch" || !hasMoved(event)) return;
    restPointer();
    const reference = referenceAt(event.target);
    if (reference) pointed = setTimeout(show, DELAY, reference);
    if (open.size) leaving = setTimeout(closeAllBut, GRACE, event.target, true);
  }

  /** @param {PointerEvent} event */
  function onLeaveWindow(event) {
    if (event.pointerType === "touch" || event.relatedTarget) return;
    restPointer();
    leaving = setTimeout(closeAllBut, GRACE, null, true);
  }

  /** @param {FocusEvent} event */
  function onFocus(event) {
    const reference = referenceAt(event.target);
    rest();
    closeAllBut(event.target, false);
    if (reference && reference !== returned && reference.matches(":focus-visible")) focused = setTimeout(show, DELAY, reference);
    returned = null;
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    rest();
    const innermost = [...open.keys()].pop();
    if (!innermost) return;
    event.preventDefault();
    close(innermost);
  }

  /** @param {PointerEvent} event */
  function onPress(event) {
    touched = event.pointerType === "touch";
    if (referenceAt(event.target)) return;
    rest();
    closeAllBut(event.target, false);
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(".preview-close")) {
      const preview = target.closest(".preview");
      [...open].filter(([, other]) => other === preview).forEach(([other]) => close(other));
      return;
    }
    const reference = referenceAt(event.target);
    if (!touched || !reference || open.has(reference) || wanted === reference) return;
    event.preventDefault();
    show(reference, () => { location.href = reference.href; });
  }

  /** Close all previews, and open none that was about to be. */
  function closeAll() {
    rest();
    closeAllBut(null, false);
  }

  function onScroll() {
    for (const [reference, preview] of open) place(reference, preview);
  }

  document.addEventListener("pointerover", onPoint);
  document.addEventListener("pointerout", onLeaveWindow);
  document.addEventListener("focusin", onFocus);
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onPress);
  document.addEventListener("click", onClick);
  document.addEventListener("scroll", onScroll, { capture: true, passive: true });
  addEventListener("resize", onScroll);
  addEventListener("hashchange", closeAll);

  return { closeAll };
})();
