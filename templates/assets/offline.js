/* Keeps the rulebook where it was loaded from a server: it can be installed, and read without a network.
 *
 * The foot of the page says when all of it is kept. A new build is offered, and holds when the reader takes it.
 */
"use strict";

(() => {
  if (!location.protocol.startsWith("http")) return; // on a disk it is kept already

  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = `${rulesdb.root}_assets/book.webmanifest`;
  document.head.append(manifest);

  const PUT_OFF = "rulesdb.update-put-off";
  const { serviceWorker } = navigator; // missing where served without TLS, and where a browser keeps nothing

  /** @param {ServiceWorker} worker the one that has all files */
  function sayThatItIsKept(worker) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      const line = document.createElement("p");
      line.className = "offline";
      line.textContent = `オフラインで使えます（${(Number(data) / 1e6).toFixed(1)} MB）`;
      document.querySelector(".colophon")?.append(line);
    };
    worker.postMessage("size", [port2]);
  }

  /** Offer a new build, unless the reader put that off on this visit. @param {ServiceWorker} worker the one that waits with it */
  function offer(worker) {
    if (document.querySelector(".update") || sessionStorage.getItem(PUT_OFF)) return;
    const line = document.createElement("p");
    line.className = "update";
    line.setAttribute("role", "status");
    line.append("新しい版があります", button("読み込む", () => {
      serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      worker.postMessage("take over");
    }), button("あとで", () => {
      sessionStorage.setItem(PUT_OFF, "1");
      line.remove();
    }));
    document.body.append(line);
  }

  /** @param {string} words @param {() => void} press @returns {HTMLButtonElement} */
  function button(words, press) {
    const made = document.createElement("button");
    made.type = "button";
    made.textContent = words;
    made.addEventListener("click", press);
    return made;
  }

  /** @param {ServiceWorkerRegistration} registration */
  function watch(registration) {
    const { waiting } = registration;
    if (waiting) offer(waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && serviceWorker.controller) offer(installing);
      });
    });
  }

  async function begin() {
    const registration = await serviceWorker.register(`${rulesdb.root}sw.js`).catch(() => null); // private windows refuse
    if (!registration) return;
    watch(registration);
    const { active } = await serviceWorker.ready;
    if (active) sayThatItIsKept(active);
  }

  // After the page, which needs the network first.
  if (serviceWorker) addEventListener("load", begin);
})();
