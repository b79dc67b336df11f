/* The service worker: keeps every file of one build of the rulebook and answers from what it keeps.
 *
 * sw.js, written anew with each build, names the files with the beginnings of their hashes in FILES, a Map, and loads this.
 * A file is kept under its address and hash: a new build fetches only what changed, beside what the former one still
 * reads, and takes the rest away when it takes over. That is when a reader asks for it, or when no page is open.
 */
"use strict";

const SCOPE = registration.scope;
const CACHE = `rulesdb ${SCOPE}`;

/** @param {string} path @returns {string} what a file of this build is kept under */
const keyOf = (path) => `${SCOPE}${path}?${FILES.get(path)}`;

async function fill() {
  const cache = await caches.open(CACHE);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  const missing = [...FILES.keys()].filter((path) => !kept.has(keyOf(path)));
  await Promise.all(missing.map((path) => add(cache, path)));
}

/** @param {Cache} cache @param {string} path */
async function add(cache, path) {
  const response = await fetch(SCOPE + path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  // A copy: hosts that shorten addresses redirect, and no page may be answered with a redirected one.
  const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
  await cache.put(keyOf(path), new Response(await response.blob(), { headers }));
}

async function clear() {
  const cache = await caches.open(CACHE);
  const wanted = new Set([...FILES.keys()].map(keyOf));
  const stale = (await cache.keys()).filter((request) => !wanted.has(request.url));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

/** @param {Request} request @returns {string} the path of the file that is asked for, "" for what is not ours */
function pathOf(request) {
  const place = request.url.split(/[?#]/, 1)[0];
  if (request.method !== "GET" || !place.startsWith(SCOPE)) return "";
  const path = decoded(place.slice(SCOPE.length));
  return [path, `${path}index.html`, `${path}.html`].find((each) => FILES.has(each)) ?? "";
}

/** @param {string} written @returns {string} */
function decoded(written) {
  try {
    return decodeURIComponent(written);
  } catch {
    return written; // a lone percent sign
  }
}

/** @param {Request} request @param {string} path @returns {Promise<Response>} */
async function answer(request, path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(keyOf(path))) ?? fetch(request);
}

/**
 * Return where a rule stands among its neighbours, of which the page of that rule alone is no file that is kept.
 * @param {Request} request
 * @returns {string} the address within its section, "" for what is no such page
 */
function sectionOf(request) {
  if (request.mode !== "navigate" || !request.url.startsWith(SCOPE)) return "";
  const path = decoded(request.url.slice(SCOPE.length).split(/[?#]/, 1)[0]);
  const [, game, name] = /^([^/]+)\/r\/([^/]+?)(?:\.html)?$/.exec(path) ?? [];
  for (let length = name?.length ?? 0; length > 0; length -= 1) { // 6.4.10a is in 6.4: its page has the longest beginning
    const section = `${game}/${name.slice(0, length)}.html`;
    if (FILES.has(section)) return `${SCOPE}${section}#${encodeURIComponent(name)}`;
  }
  return "";
}

/** @param {Request} request @param {string} section @returns {Promise<Response>} */
async function answerFromNetwork(request, section) {
  try {
    return await fetch(request);
  } catch {
    return Response.redirect(section);
  }
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(clear().then(() => clients.claim())));
addEventListener("message", ({ data, ports: [answered] }) => { // from offline.js
  if (data === "size") answered.postMessage(SIZE);
  else if (data === "take over") skipWaiting();
});
addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  const section = path ? "" : sectionOf(event.request);
  if (path) event.respondWith(answer(event.request, path));
  else if (section) event.respondWith(answerFromNetwork(event.request, section));
});
