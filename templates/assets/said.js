/* Says short things: on the screen for a moment, and to screen readers. */
"use strict";

rulesdb.say = (() => {
  const SHOWN = 2500; // ms
  const line = rulesdb.part("#said", HTMLElement);
  let fading = 0;

  /** @param {string} words what to say */
  return (words) => {
    clearTimeout(fading);
    const dialog = document.querySelector("dialog[open]"); // what is behind it is neither seen nor read out
    if (!dialog?.contains(line)) (dialog ?? document.body).append(line);
    line.textContent = words;
    fading = setTimeout(() => { line.textContent = ""; }, SHOWN);
  };
})();
