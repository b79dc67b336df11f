/* Copies a rule's full address when its § is followed. The link is followed all the same: the address bar shows it too. */
"use strict";

(() => {
  /**
   * Put words into the clipboard.
   * @param {string} words
   * @returns {Promise<boolean>} whether they are there
   */
  async function copy(words) {
    try {
      await navigator.clipboard.writeText(words);
      return true;
    } catch {
      return copyBySelection(words); // served without TLS there is no clipboard object, or it refuses
    }
  }

  /** @param {string} words @returns {boolean} */
  function copyBySelection(words) {
    const before = document.activeElement;
    const field = document.createElement("textarea");
    field.value = words;
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return copied;
  }

  document.addEventListener("click", async (event) => {
    const link = event.target instanceof Element ? event.target.closest(".permalink") : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const copied = await copy(link.href);
    rulesdb.say(copied ? "リンクをコピーしました" : "コピーできませんでした。アドレス欄のリンクをお使いください");
  });
})();
