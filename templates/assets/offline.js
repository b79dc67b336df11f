/* Keeps the rulebook where it was loaded from a server: it can be installed, and read without a network. */
"use strict";

(() => {
  if (!location.protocol.startsWith("http")) return; // on a disk it is kept already

  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = `${rulesdb.root}_assets/book.webmanifest`;
  document.head.append(manifest);

  // Served without TLS, or in a private window, browsers have no workers or refuse them.
  navigator.serviceWorker?.register(`${rulesdb.root}sw.js`).catch(() => {});
})();
