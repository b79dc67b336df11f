/** What the page 裁定 and its worker say to each other, and what the worker needs of Pyodide. */

/** A file of the engine: its name in its folder, the beginning of its hash, and its packed size in bytes. */
type EngineFileRow = [name: string, digest: string, bytes: number];

/** Begin: the address of the engine's folder, and its files. */
interface JudgeOrder {
  kind: "start";
  base: string;
  files: EngineFileRow[];
}

/** Ask for the ruling on a situation, or for the board of the last one. */
type JudgeRequest = JudgeOrder | { kind: "rule"; id: number; text: string } | { kind: "board"; id: number; text?: undefined };

/** What the worker says: how far it has loaded, that it is ready, what it has ruled, in JSON, and what has failed. */
type JudgeMessage =
  | { kind: "loaded"; done: number; total: number }
  | { kind: "ready"; again: boolean }
  | { kind: "kept" }
  | { kind: "ruled"; id: number; ruling: string }
  | { kind: "board"; id: number; board: string }
  | { kind: "failed"; id?: number; problem: string };

/** What rulesdb.pipeline.page_engine.page_rulings has as PageJudge. */
interface PageJudge {
  rule(text: string): string;
  board(): string;
  prepare(): void;
}

/** Pyodide, as far as it is used. */
interface Python {
  FS: { mkdirTree(path: string): void; writeFile(path: string, content: Uint8Array): void };
  unpackArchive(content: Uint8Array, format: "zip", options: { extractDir: string }): void;
  runPython(code: string): any;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** A ruling as `PageJudge.rule` answers it: the document of `rulesdb judge --json`, and what the page shows of it. */
interface PageRuling {
  situation: {
    title: string;
    game: string | null;
  };
  shown: {
    /** Lines without which the game was played. */
    set_aside: { line: number; card: string | null; text: string; why: string }[];
    /** Lines that are read as other words than they have. */
    understood: { line: number; card: string; text: string; reads_as: string }[];
    told: { line: number; text: string; reads_as: string }[];
    /** What is not understood: what is wrong with it, and what it may mean, with the situation that then is to be judged. */
    asked_back: { line: number; text: string; problem: string; candidates: { text: string; reads_as: string; situation: string }[]; without: string | null }[];
    questions: {
      question: string;
      answer: string;
      /** What has not resolved yet, and the answer once it has; "" where that changes nothing. */
      ahead: string;
      expected: string | null;
      refused_by: PageRule[];
      decided_by: PageRule[];
      allowed_by: PageRule[];
    }[];
    refused: string[];
    left: { line: number; text: string; options: string[] }[];
    account: [part: string, text: string, number: string, href: string][];
  };
}

/** A rule that decides, forbids or allows: `href` is the way to it from the rulebook's folder, "" for one that is not loaded. */
interface PageRule {
  number: string;
  href: string;
  text: string;
  remark: string;
  common: boolean;
}
