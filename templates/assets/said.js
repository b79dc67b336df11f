/* Says short things: on the screen for a moment, and to screen readers. */
"use strict";

rulesdb.say = (() => {
  const SHOWN = 2500; // ms
  const line = rulesdb.part("#said", HTMLElement);
  let fading = 0;

  /** @param {string} words what to say */
  return (words) => {
    clearTimeout(fading);
    line.textContent = words;
    fading = setTimeout(() => { line.textContent = ""; }, SHOWN);
  };
})();
