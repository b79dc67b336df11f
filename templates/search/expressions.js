/**
 * The query language for expressions: 攻撃 AND (対象 OR "一番上") -武器 kind:rule card:"Endless Arrow" in:6.4. An
 * expression is taken exactly, and a syntax error is reported with its span, never guessed away. Mirrors
 * rulesdb/search/query/expression.py, expression_tokens.py and expression_parser.py beside it. Needs keys.js and numbers.js.
 */
import {
  BEGIN_OPERAND, BETWEEN, CHAPTER_WORDS, DASHES, DEEPEST, KINDS_BY_NAME, LONGEST_NUMBER, LONGEST_QUERY, LONG_MARK, MOST_CONDITIONS,
  OPERATORS, SYNTAX,  WORDS_BEFORE_NUMBERS,
} from "./constants.js";
import { BLANKS, fold, strip } from "./keys.js";
import { NUMBER, plainNumbers } from "./numbers.js";

/**
 * The syntax tree of an expression; `start` and `end` are the half-open span in the query. `words` and `phrase`
 * have `text`, `kind` and `card` have `name`, `in` has `number` in plain form, `not` has `operand`, `and` and `or`
 * have two or more `operands`.
 * @typedef {{type: "words" | "phrase" | "kind" | "card" | "in" | "not" | "and" | "or", start: number, end: number,
 *   text?: string, name?: string, number?: string, operand?: Expression, operands?: Expression[]}} Expression
 * @typedef {{start: number, end: number}} Span
 * @typedef {{kind: string, start: number, end: number}} Token
 */

const FULL_WIDTH = /[！-～]/g;
const FROM_FULL_TO_HALF_WIDTH = 0xfee0;
// Brackets of names hold a name together. No alternative looks beyond the next bracket or quotation mark of its own
// kind, and a token never needs to be shorter than it can be: the time is linear in the query's length.
const WORD = String.raw`(?:《[^《》]*》|「[^「」]*」|[^${BLANKS}"\(\)])+`;
const END = String.raw`(?![^${BLANKS}"\(\)])`;
const TOKEN = new RegExp(
  [
    `[${BLANKS}]+`,
    String.raw`(?<quote>"[^"]*"?)|(?<open>\()|(?<close>\))`,
    `(?:(?<AND>AND)|(?<OR>OR)|(?<NOT>NOT))${END}`,
    `(?<field>(?:[Kk][Ii][Nn][Dd]|[Cc][Aa][Rr][Dd]|[Ii][Nn]):(?:"[^"]*"?|${WORD})?)`,
    // Not before a digit: -1 is a number.
    // A dash typed for a hyphen, or a long mark, which no word begins with.
    String.raw`(?<minus>(?:(?<![^${BLANKS}\(])[${DASHES.replace(LONG_MARK, "")}]|(?<=[${BLANKS}])${LONG_MARK})(?=[\p{L}\p{Nl}\p{No}"\(「『《\[]))|(?<lone>-${END})`,
    `(?<word>${WORD})`,
  ].join("|"),
  "gu",
);
const TOKEN_KINDS = ["quote", "open", "close", "AND", "OR", "NOT", "field", "minus", "lone", "word"]; // TOKEN's groups

/** What is wrong, by its code: a sentence for the reader about the text at the span. */
const SLIPS = new Map(/** @type {[string, (written: string) => string][]} */ ([
  ["lone-minus", () => "「-」が単独で書かれています。除きたい語のすぐ前に付けてください。"],
  ["empty-field", (written) => `「${written}」のあとに何もありません。コロンのすぐあとに値を書いてください。`],
  ["unknown-kind", (written) => `「${written}」という種類はありません。種類は${[...KINDS_BY_NAME.keys()].join("、")}です。`],
  ["no-number", () => "ルール番号ではありません。in:6.4のように、番号かその始めの部分を書いてください。"],
  ["open-quotation", () => "引用符が閉じていません。閉じるか、取り除いてください。"],
  ["empty-quotation", () => "引用符の間に何もありません。探したい語句を書いてください。"],
  ["too-deep", () => `括弧や否定の入れ子が${DEEPEST}段を超えています。減らしてください。`],
  ["too-many", () => `語や条件が${MOST_CONDITIONS}個を超えています。減らしてください。`],
  ["too-long", () => `検索する文が${LONGEST_QUERY}字を超えています。一部だけを書いてください。`],
  ["nothing-after", (written) => `「${written}」のあとに何もありません。語を書くか、引用符で囲んでください。`],
  ["nothing-before", (written) => `「${written}」の前に何もありません。語を書くか、引用符で囲んでください。`],
  ["empty-parentheses", () => "括弧の間に何もありません。語を書くか、括弧を取り除いてください。"],
  ["empty-query", () => "検索する語がありません。"],
  ["no-opening", () => "閉じ括弧に対応する開き括弧がありません。"],
  ["no-closing", () => "括弧が閉じていません。閉じるか、取り除いてください。"],
  ["only-excluding", () => "除く条件しかないので、検索するものがありません。含まれるべき語を書いてください。"],
]));

/** A syntax error in an expression: its `code`, and the half-open span `start` to `end` in the query. */
export class ExpressionError extends Error {
  /**
   * @param {string} code  a key of SLIPS
   * @param {{start: number, end: number}} span
   * @param {string} [written]  what is written there
   */
  constructor(code, { start, end }, written = "") {
    super(SLIPS.get(code)?.(written));
    this.name = "ExpressionError";
    this.code = code;
    this.start = start;
    this.end = end;
  }
}

/**
 * Tell whether a query uses the syntax of expressions; parentheses alone do not count, nor does a lone "-".
 * @param {string} query
 * @returns {boolean}
 */
export function isExpression(query) {
  return tokensOf(halfWidth(query)).some((token) => SYNTAX.has(token.kind));
}

/**
 * Return a query with blanks for its quotation marks, null if it uses other syntax as well.
 * @param {string} query
 * @returns {string | null}
 */
export function withoutQuotationMarks(query) {
  const signs = halfWidth(query);
  const isOther = tokensOf(signs).some(({ kind }) => SYNTAX.has(kind) && kind !== "quote");
  return isOther ? null : query.split("").map((letter, at) => (signs[at] === '"' ? " " : letter)).join("");
}

/**
 * Throw an ExpressionError for a query that is longer than any question, as it is typed or folded.
 * @param {string} query
 */
export function refuseTooLong(query) {
  const isTooLong = (/** @type {string} */ text) => text.length > LONGEST_QUERY && [...text].length > LONGEST_QUERY;
  if (isTooLong(query) || isTooLong(fold(query))) throw new ExpressionError("too-long", { start: 0, end: query.length });
}

/**
 * Return the syntax tree of a query; ordinary words in a row are one `words`. Throws ExpressionError for a syntax error
 * and for an expression that only excludes; no text throws anything else.
 * @param {string} query
 * @returns {Expression}
 */
export function parseExpression(query) {
  const expression = new Parser(query).parse();
  const excluding = onlyExcluding(expression, false);
  if (excluding !== null) throw new ExpressionError("only-excluding", excluding);
  return expression;
}

/**
 * Return a query with half-width signs and letters, of the same length.
 * @param {string} query
 * @returns {string}
 */
function halfWidth(query) {
  const half = (/** @type {string} */ sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_FULL_TO_HALF_WIDTH);
  return query.replace(FULL_WIDTH, half).replace(/[“”]/g, '"');
}

/** Return the pieces of a query; `kind` is a group of TOKEN. @param {string} signs @returns {Token[]} */
function tokensOf(signs) {
  return [...signs.matchAll(TOKEN)].flatMap((match) => {
    const kind = TOKEN_KINDS.find((name) => match.groups?.[name] !== undefined);
    return kind === undefined ? [] : { kind, start: match.index, end: match.index + match[0].length };
  });
}

/** Reads one query from left to right; `at` is the token that comes next. */
class Parser {
  /** @param {string} query */
  constructor(query) {
    this.query = query;
    this.signs = halfWidth(query);
    this.tokens = tokensOf(this.signs);
    this.at = 0;
    this.conditions = 0;
  }

  parse() {
    const expression = this.either(0);
    if (this.at < this.tokens.length) throw this.missingOpen();
    return expression;
  }

  /** @param {number} depth @returns {Expression} */
  either(depth) {
    const first = this.at;
    const operands = [this.both(depth)];
    while (this.take("OR")) operands.push(this.both(depth));
    return operands.length === 1 ? operands[0] : { type: "or", operands, ...this.spanFrom(first) };
  }

  /** @param {number} depth @returns {Expression} */
  both(depth) {
    const first = this.at;
    const operands = [this.operand(depth)];
    while (this.take("AND") || BEGIN_OPERAND.has(this.nextKind())) operands.push(this.operand(depth));
    return operands.length === 1 ? operands[0] : { type: "and", operands, ...this.spanFrom(first) };
  }

  /** @param {number} depth @param {number} [mostWords] @returns {Expression} */
  operand(depth, mostWords = Infinity) {
    if (!BEGIN_OPERAND.has(this.nextKind())) throw this.missingOperand();
    const token = this.tokens[this.at];
    const { start, end } = token;
    this.at += 1;
    switch (token.kind) {
      case "NOT":
      case "minus":
        return this.negation(this.deeper(depth));
      case "open":
        return this.group(this.deeper(depth));
    }
    this.countCondition(token);
    switch (token.kind) {
      case "quote":
        return { type: "phrase", text: this.unquoted(token), start, end };
      case "field":
        return this.field(token);
      case "lone":
        throw new ExpressionError("lone-minus", token);
      default:
        return this.words(mostWords);
    }
  }

  /** @param {number} depth @returns {Expression} */
  negation(depth) {
    const first = this.at - 1;
    const operand = this.operand(depth, 1);
    return { type: "not", operand, ...this.spanFrom(first) };
  }

  /** @param {number} depth @returns {Expression} */
  group(depth) {
    const opening = this.tokens[this.at - 1];
    const expression = this.either(depth);
    if (!this.take("close")) throw new ExpressionError("no-closing", opening);
    return expression;
  }

  /** @param {number} most @returns {Expression} */
  words(most) {
    const first = this.at - 1;
    while (this.at - first < most && this.take("word"));
    const span = this.spanFrom(first);
    return { type: "words", text: this.query.slice(span.start, span.end), ...span };
  }

  /** @param {Span} token @returns {Expression} */
  field({ start, end }) {
    const colon = this.signs.indexOf(":", start);
    const type = this.signs.slice(start, colon).toLowerCase();
    const value = { start: colon + 1, end };
    const isQuoted = this.signs[value.start] === '"';
    const written = strip(isQuoted ? this.unquoted(value) : this.query.slice(value.start, end), " 《》「」");
    if (written === "") throw new ExpressionError("empty-field", { start, end }, `${type}:`);
    if (type === "kind") return { type, name: this.kind(written, value), start, end };
    if (type === "in") return { type, number: this.number(written, value), start, end };
    return { type: "card", name: written, start, end };
  }

  /** @param {string} written @param {Span} span @returns {string} */
  kind(written, span) {
    const name = fold(written);
    const kind = WORDS_BEFORE_NUMBERS.includes(name) ? "rule" : KINDS_BY_NAME.get(name);
    if (kind === undefined) throw new ExpressionError("unknown-kind", span, written);
    return kind;
  }

  /** @param {string} written @param {Span} span @returns {string} */
  number(written, span) {
    const plain = plainNumbers(strip(fold(written), "[]§ "));
    const number = plain.replace(new RegExp(`^${CHAPTER_WORDS[0]} `), "").replace(/\*$/, "").replace(/\.$/, "");
    if (number.length > LONGEST_NUMBER || !NUMBER.test(number)) throw new ExpressionError("no-number", span);
    return number;
  }

  /** @param {Span} span @returns {string} */
  unquoted({ start, end }) {
    if (end - start === 1 || this.signs[end - 1] !== '"') {
      throw new ExpressionError("open-quotation", { start, end: start + 1 });
    }
    const text = strip(this.query.slice(start + 1, end - 1));
    if (text === "") throw new ExpressionError("empty-quotation", { start, end });
    return text;
  }

  /** Return the kind of the next token, "" at the end. */
  nextKind() {
    return this.tokens[this.at]?.kind ?? "";
  }

  /** Go past the next token if it is of `kind`, and tell whether it was. @param {string} kind @returns {boolean} */
  take(kind) {
    const taken = this.nextKind() === kind;
    if (taken) this.at += 1;
    return taken;
  }

  /** Return the span from the token `first` to the one that was taken last. @param {number} first @returns {Span} */
  spanFrom(first) {
    return { start: this.tokens[first].start, end: this.tokens[this.at - 1].end };
  }

  /** @param {number} depth @returns {number} */
  deeper(depth) {
    if (depth === DEEPEST) throw new ExpressionError("too-deep", this.tokens[this.at - 1]);
    return depth + 1;
  }

  /** @param {Span} token */
  countCondition(token) {
    this.conditions += 1;
    if (this.conditions > MOST_CONDITIONS) throw new ExpressionError("too-many", token);
  }

  /** Return the error for a missing operand, at an operator, a parenthesis or the end. */
  missingOperand() {
    const before = this.tokens[this.at - 1];
    const next = this.tokens[this.at];
    if (before !== undefined && OPERATORS.has(before.kind)) return this.missingBeside("nothing-after", before);
    if (next !== undefined && BETWEEN.has(next.kind)) return this.missingBeside("nothing-before", next);
    if (before !== undefined && next?.kind === "close") {
      return new ExpressionError("empty-parentheses", { start: before.start, end: next.end });
    }
    if (before !== undefined) return new ExpressionError("no-closing", before);
    return next === undefined ? new ExpressionError("empty-query", { start: 0, end: 0 }) : this.missingOpen();
  }

  /** @param {string} code @param {Span} operator @returns {ExpressionError} */
  missingBeside(code, operator) {
    return new ExpressionError(code, operator, this.signs.slice(operator.start, operator.end));
  }

  missingOpen() {
    return new ExpressionError("no-opening", this.tokens[this.at]);
  }
}

/**
 * Return the part that makes an expression true of nodes in which nothing was found, null if there is none. One positive
 * operand is enough for an AND, an OR needs it in each; under a NOT it is the other way round.
 * @param {Expression} expression
 * @param {boolean} isNegated
 * @returns {Expression | null}
 */
function onlyExcluding(expression, isNegated) {
  const { type, operand, operands } = expression;
  if (operand !== undefined) return onlyExcluding(operand, !isNegated) === null ? null : expression;
  if (operands === undefined) return isNegated ? expression : null;
  const excluding = operands.map((each) => onlyExcluding(each, isNegated));
  if ((type === "or") !== isNegated) return excluding.find((each) => each !== null) ?? null;
  return excluding.includes(null) ? null : expression;
}
