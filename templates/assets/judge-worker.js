/* The worker of the page 裁定: Python in WebAssembly, and in it the engine, which answers as the command does.
 *
 * What it loads is kept in a cache of its own, apart from the rulebook's, under names with the hashes of this build.
 * After the first start it keeps a picture of Python's memory too, from which the next one begins without importing anything.
 */
/** The folder in Python's file system that holds the archive, from which Python imports. */
const HOME = "/engine";
/** The compiled part of msgspec. It is loaded before Python begins, so that it lies at the same place in every picture. */
const LIBRARY = `${HOME}/msgspec/_core.cpython-314-wasm32-emscripten.so`;
/** The address of nothing: what Pyodide asks for there is answered with what was loaded. */
const INDEX = "https://engine.invalid/";
/** The index of Pyodide's packages: none is ever asked for. */
const NO_PACKAGES = { info: { arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.0", abi_version: "2026_0" }, packages: {} };
const PICTURE = "memory";
const IDLE = 400; // ms without a question after which there is time to prepare for the next one

/** @type {{ base: string, files: EngineFileRow[] }} */
let order = { base: "", files: [] };
/** @type {Cache | null} */
let cache = null;
/** @type {Map<string, Uint8Array<ArrayBuffer>>} the files that were loaded, unpacked, by name */
const files = new Map();
/** @type {Promise<PageJudge>} */
let starting;

/** @param {string} name @param {string} digest @returns {string} what a file is kept under */
const keyOf = (name, digest) => `${order.base}${name}?${digest}`;

/** @returns {string} what the picture of the memory is kept under: it is that of these files */
const pictureKey = () => keyOf(PICTURE, order.files.map(([, digest]) => digest).join("-"));

/** @param {string} name @returns {string} the name of a file without the ending that says that it is packed */
const unpackedName = (name) => name.replace(/\.packed$/, "");

/** @param {string} name @returns {Uint8Array<ArrayBuffer>} */
function fileOf(name) {
  const found = files.get(name);
  if (!found) throw new Error(name);
  return found;
}

/** Load what is missing, say how far it has come, and keep it. */
async function load() {
  const total = order.files.reduce((sum, [, , bytes]) => sum + bytes, 0);
  let done = 0;
  await Promise.all(order.files.map(async ([name, digest, bytes]) => {
    const key = keyOf(name, digest);
    const kept = await cache?.match(key);
    if (kept) {
      files.set(unpackedName(name), new Uint8Array(await kept.arrayBuffer()));
      postMessage({ kind: "loaded", done: (done += bytes), total });
      return;
    }
    const response = await fetch(key);
    if (!response.ok || !response.body) throw new Error(`${response.status} ${name}`);
    const counter = new TransformStream({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        postMessage({ kind: "loaded", done: (done += chunk.byteLength), total });
      },
    });
    const unpacked = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream("gzip"));
    const content = new Uint8Array(await new Response(unpacked).arrayBuffer());
    files.set(unpackedName(name), content);
    await keep(key, content);
  }));
}

/**
 * Keep a file for later; a browser without room for it loads it again.
 * @param {string} key
 * @param {Uint8Array<ArrayBuffer>} content
 */
async function keep(key, content) {
  await cache?.put(key, new Response(content)).catch(() => {});
}

/** Take away what another build has kept. */
async function clear() {
  const wanted = new Set([...order.files.map(([name, digest]) => keyOf(name, digest)), pictureKey()]);
  for (const request of await (cache?.keys() ?? [])) if (!wanted.has(request.url)) await cache?.delete(request);
}

/** Let Pyodide find what was loaded where it would ask a server. */
function answerPyodide() {
  const ask = self.fetch.bind(self);
  self.fetch = async (request, options) => {
    const address = request instanceof Request ? request.url : String(request);
    if (!address.startsWith(INDEX)) return ask(request, options);
    const name = address.endsWith(".so") ? "msgspec.so" : address.slice(INDEX.length);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(fileOf(name), { headers: { "Content-Type": type } });
  };
}

/** @param {string} name @returns {Promise<any>} the script module of a file */
async function moduleOf(name) {
  const address = URL.createObjectURL(new Blob([fileOf(name)], { type: "text/javascript" }));
  try {
    return await import(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Start Python, from a picture of its memory or from nothing.
 * @param {Uint8Array<ArrayBuffer> | null} picture
 * @returns {Promise<Python>}
 */
async function startPython(picture) {
  const { loadPyodide } = await moduleOf("pyodide.mjs");
  const { default: create } = await moduleOf("pyodide.asm.mjs");
  /** @param {any} settings */
  async function createPyodideModule(settings) {
    settings.dynamicLibraries = [LIBRARY];
    const module = await create(settings);
    const size = picture?.length ?? 0; // Pyodide puts a picture back without making room for it
    if (size > module.HEAP8.length) module.growMemory(size);
    return module;
  }
  return loadPyodide({
    indexURL: INDEX,
    lockFileContents: JSON.stringify(NO_PACKAGES),
    createPyodideModule,
    ...(picture ? { _loadSnapshot: picture } : { _makeSnapshot: true }),
  });
}

/** @param {Python} python put the archive where Python imports from */
function unpack(python) {
  python.FS.mkdirTree(HOME);
  python.unpackArchive(fileOf("engine.zip"), "zip", { extractDir: HOME });
  python.FS.writeFile(LIBRARY, fileOf("msgspec.so"));
}

/** @param {Python} python @returns {PageJudge} */
const judgeOf = (python) => python.runPython("from rulesdb.cli.page_judge import JUDGE; JUDGE");

/** @returns {Promise<PageJudge>} */
async function startAnew() {
  const python = await startPython(null);
  unpack(python);
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  const judge = judgeOf(python);
  whenIdle(async () => {
    judge.prepare();
    if (!cache) return;
    python.runPython("import gc; gc.collect()");
    await keep(pictureKey(), python.makeMemorySnapshot());
    postMessage({ kind: "kept" });
  });
  return judge;
}

/** @param {Uint8Array<ArrayBuffer>} picture @returns {Promise<PageJudge>} */
async function startFrom(picture) {
  const python = await startPython(picture);
  const judge = judgeOf(python);
  whenIdle(() => {
    unpack(python);
    judge.prepare();
  });
  return judge;
}

/** @returns {Promise<PageJudge>} */
async function start() {
  cache = await self.caches?.open(`rulesdb engine ${order.base}`).catch(() => null) ?? null;
  const kept = await cache?.match(pictureKey()).then((found) => found?.arrayBuffer()) ?? null;
  await load();
  answerPyodide();
  await clear();
  const judge = await (kept ? startFrom(new Uint8Array(kept)).catch(forgetPicture) : startAnew());
  postMessage({ kind: "ready", again: kept !== null });
  return judge;
}

/** A picture that cannot be put back is of no use: begin from nothing. @returns {Promise<PageJudge>} */
async function forgetPicture() {
  await cache?.delete(pictureKey());
  return startAnew();
}

let idle = 0;
/** @type {(() => void | Promise<void>) | null} */
let waiting = null;

/** Do something when no question has come for a while. @param {() => void | Promise<void>} work */
function whenIdle(work) {
  waiting = work;
  clearTimeout(idle);
  idle = setTimeout(() => {
    const due = waiting;
    waiting = null;
    due?.();
  }, IDLE);
}

/** @param {JudgeRequest} asked */
async function answer(asked) {
  const judge = await starting;
  if (waiting) whenIdle(waiting);
  if (asked.kind === "rule") postMessage({ kind: "ruled", id: asked.id, ruling: judge.rule(asked.text) });
  else if (asked.kind === "board") postMessage({ kind: "board", id: asked.id, board: judge.board() });
}

self.onmessage = (/** @type {MessageEvent<JudgeRequest>} */ { data }) => {
  if (data.kind === "start") {
    order = data;
    starting = start();
    starting.catch((error) => postMessage({ kind: "failed", problem: String(error) }));
  } else answer(data).catch((error) => postMessage({ kind: "failed", id: data.id, problem: String(error) }));
};

export {};
