/* Shares a rule when its § is followed: the address of the page that is about it alone, of which chats show a preview.
 *
 * A phone opens its share sheet; elsewhere the address is copied. The link is followed all the same: the address bar shows
 * the rule among its neighbours. */
"use strict";

rulesdb.share = (() => {
  /**
   * Open the share sheet of a device that is used by touch, for a page that others can reach.
   * @param {string} address
   * @returns {Promise<boolean>} whether there was one; a person may have closed it
   */
  async function openSheet(address) {
    if (!navigator.share || location.protocol === "file:" || !matchMedia("(pointer: coarse)").matches) return false;
    try {
      await navigator.share({ url: address });
      return true;
    } catch (refusal) {
      return refusal instanceof DOMException && refusal.name === "AbortError";
    }
  }

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
    (document.querySelector("dialog[open]") ?? document.body).append(field); // a dialog lets nothing else be selected
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return copied;
  }

  /** @param {string} address an absolute one @returns {Promise<boolean>} whether it went anywhere but to the address bar */
  async function share(address) {
    if (await openSheet(address)) return true;
    const copied = await copy(address);
    rulesdb.say(copied ? "リンクをコピーしました" : "コピーできませんでした。アドレス欄のリンクをお使いください");
    return copied;
  }

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest(".permalink, .board-share") : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    share(new URL(link.dataset["share"] ?? link.href, location.href).href);
  });

  return share;
})();
