import js from "@eslint/js";
import globals from "globals";

// Rules about mistakes, and about one way to say a thing; how a line is laid out is left alone.
const strict = {
  "array-callback-return": "error",
  "default-case-last": "error",
  eqeqeq: "error",
  "no-implicit-coercion": ["error", { allow: ["+"] }],
  "no-implicit-globals": "error",
  "no-param-reassign": "error",
  "no-shadow": "error",
  "no-unused-private-class-members": "error",
  "no-unused-vars": "error",
  "no-use-before-define": ["error", { functions: false, classes: false }],
  "no-useless-concat": "error",
  "no-useless-return": "error",
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "prefer-template": "error",
};

export default [
  { ignores: ["rulebook/"] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" }, rules: strict },
  { files: [".ci/**"], languageOptions: { globals: globals.node } },
  { files: ["templates/search/**"], languageOptions: { globals: { ...globals.browser, rulesdb: "readonly" } } },
  {
    files: ["templates/assets/**", "templates/comparison.js"],
    languageOptions: { sourceType: "script", globals: { ...globals.browser, rulesdb: "readonly" } },
  },
  { // the one that makes the global name
    files: ["templates/assets/book.js"],
    languageOptions: { globals: { rulesdb: "off" } },
    rules: { "no-unused-vars": ["error", { varsIgnorePattern: "^rulesdb$" }] },
  },
  { // a module, since it loads others
    files: ["templates/assets/judge-worker.js"],
    languageOptions: { sourceType: "module", globals: { ...globals.worker } },
  },
  { // alone in its scope
    files: ["templates/assets/worker.js"],
    languageOptions: { globals: { ...globals.serviceworker, FILES: "readonly", SIZE: "readonly" } },
    rules: { "no-implicit-globals": "off" },
  },
];
