/**
 * Query understanding: a query as concepts, each with its expansions. Mirrors rulesdb/search/lexicon/concepts.py.
 */
import { isCard, isName, mentions } from "./aliases.js";
import { compoundOfStems, latinWords } from "./english.js";
import { englishMentions } from "./english_names.js";
import { inflectedMentions, kanaMentions } from "./inflections.js";
import { fold, foldedKey } from "./keys.js";
import { relatedForms } from "./verbs.js";
import { FEW, MOST_TERMS, MOST_WORDS, OF_ONE_WORD, OF_THE_I_ROW, SECONDARY_KINDS, RELATED_WEIGHT, LITERAL_WEIGHT, STOP_WORDS, ALIAS_WEIGHTS, WHOLE_NAME } from "./constants.js";
import { explanations } from "./explanations.js";
import { isInRomaji, romajiTerms } from "./romaji.js";

/**
 * @import { Alias, Mention } from "./aliases.js"
 * @import { Lexicon } from "./lexicon.js"
 * @import { Cutter, Term } from "./tokens.js"
 */

/**
 * A word of a query as written and its index term. A compound only confirms the short words in it.
 * @typedef {{surface: string, term: string, compound: boolean}} Word
 */

/**
 * Words by which documents with a concept are found, their weight, why they are looked for, and the least share of
 * their characters that a document must have: parts of one word, or of a card's name, say nothing alone.
 * @typedef {{words: Word[], weight: number, why: string, bound: number}} Expansion
 */

/**
 * A term, and the identifier of the rule that defines it and that no loaded text has.
 * @typedef {{term: string, rule: string}} NotCovered
 */

/**
 * A term or a word of a query: its expansions, the documents that define it, and the terms that it may be where no
 * loaded text defines any of them.
 * @typedef {{expansions: Expansion[], definedBy: number[], notCovered: NotCovered[]}} Concept
 */

/**
 * A folded query, its concepts, and the stop words that were left out.
 * @typedef {{text: string, concepts: Concept[], passedOver: string[]}} ParsedQuery
 */

/**
 * What a query is understood by.
 * @typedef {{cutter: Cutter, lexicon: Lexicon}} Language
 */

const INFLECTED = /[ぁ-ゖ]$|^[一-鿿]$/; // with an ending, or without the kana before it
const VERB = new RegExp(`[一-鿿].*[${[...OF_THE_I_ROW.values()].join("")}]$`);

/** @param {string} query folded @param {Language} corpus @returns {ParsedQuery} */
export function understand(query, corpus) {
  const { short, compound } = corpus.cutter.terms(query);
  const read = mentionsOf(query, short, corpus).map((mention) => ({ mention, concept: ofMention(mention, query, short, compound, corpus) }));
  const telltale = read.filter(({ concept }) => concept.expansions.length);
  const [mentioned, found] = [telltale.map(({ mention }) => mention), telltale.map(({ concept }) => concept)];
  const rest = short.filter((term) => !mentioned.some(({ start, end }) => start < term.end && term.start < end));
  const telling = rest.filter((term) => !STOP_WORDS.has(term.text));
  const wanted = found.length || telling.length ? telling : rest;
  const words = wanted.slice(0, MOST_TERMS);
  const loans = isInRomaji(query, rest, mentioned) ? romajiTerms(query, words, corpus.cutter) : new Map();
  found.push(...ofWords(query, words, compound, loans));
  const passedOver = new Set(rest.filter((term) => !wanted.includes(term)).map((term) => query.slice(term.start, term.end)));
  return { text: query, concepts: distinct(found.map(withRelated)).slice(0, MOST_WORDS), passedOver: [...passedOver] };
}

/**
 * The mentions of terms in a query: as they are, partly in kana, or inflected, in order.
 * @param {string} query
 * @param {Term[]} short
 * @param {Language} language
 * @returns {Mention[]}
 */
function mentionsOf(query, short, { cutter, lexicon }) {
  const written = mentions(query, lexicon);
  const inKana = apart(kanaMentions(query, lexicon), written.filter(isCard));
  const literal = apart(written, inKana);
  const found = [...inKana, ...literal];
  const known = short.filter(({ start, end }) => cutter.knows(query.slice(start, end)));
  const isWithin = (/** @type {number} */ position) => known.some(({ start, end }) => start < position && position < end);
  const english = englishMentions(query, found, lexicon);
  found.push(...inflectedMentions(query, found, isWithin, lexicon), ...english);
  const isFree = (/** @type {Term} */ term) => !found.some(({ start, end }) => start < term.end && term.start < end);
  found.push(...short.filter(isFree).flatMap((term) => verbMentions(query, term, lexicon)));
  return found.sort((one, other) => one.start - other.start);
}

/** @param {Mention[]} found @param {Mention[]} others @returns {Mention[]} those that overlap with none of the others */
function apart(found, others) {
  return found.filter((one) => !others.some((other) => one.start < other.end && other.start < one.end));
}

/**
 * @param {string} query
 * @param {Term} term
 * @param {Lexicon} lexicon
 * @returns {Mention[]} the mention of a term by an inflected verb: 切り of 切る
 */
function verbMentions(query, { text, start, end }, lexicon) {
  const written = query.slice(start, end);
  const aliases = VERB.test(text) && written !== text && INFLECTED.test(written) ? lexicon.meanings(foldedKey(text)) : [];
  return aliases.length ? [{ start, end, aliases }] : [];
}

/** @template T @param {T[]} values @returns {T[]} the values without repetitions, each where it is first */
function distinct(values) {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** @param {Concept} concept @returns {Concept} */
function withRelated(concept) {
  return { ...concept, expansions: concept.expansions.flatMap((expansion) => [...related(expansion), expansion]) };
}

/** @param {Expansion} expansion @returns {Expansion[]} */
function related(expansion) {
  if (expansion.words.length !== 1) {
    return [];
  }
  const word = expansion.words[0];
  return relatedForms(word.term).map((term) => ({
    ...expansion,
    words: [{ ...word, term }],
    weight: expansion.weight * RELATED_WEIGHT,
    bound: 0,
  }));
}

/**
 * A concept for each word that is no term of the lexicon; the parts of one word are one concept.
 * @param {string} query
 * @param {Term[]} short
 * @param {Term[]} compound
 * @param {Map<number, string>} loans Japanese terms of words in Latin letters, by the positions of the words
 * @returns {Concept[]}
 */
function ofWords(query, short, compound, loans) {
  return boundTogether(short, compound).map((parts) => {
    const words = parts.map((term) => ({ surface: query.slice(term.start, term.end), term: term.text, compound: false }));
    const whole = compoundOf(parts[0], compound);
    if (whole) {
      words.push({ surface: query.slice(whole.start, whole.end), term: whole.text, compound: true });
    }
    const loan = parts.length === 1 ? loans.get(parts[0].start) : undefined;
    const asLoan = loan === undefined ? [] : [{ words: [{ ...words[0], term: loan }], weight: 1, why: "", bound: 0 }];
    const expansions = [...asLoan, { words, weight: 1, why: "", bound: parts.length > 1 ? OF_ONE_WORD : 0 }];
    return { expansions, definedBy: [], notCovered: [] };
  });
}

/** @param {Term[]} short @param {Term[]} compound @returns {Term[][]} */
function boundTogether(short, compound) {
  /** @type {Term[][]} */
  const groups = [];
  for (const term of short) {
    const group = groups.at(-1);
    if (group && isPartOfOne(group[group.length - 1], term, compoundOf(term, compound))) {
      group.push(term);
    } else {
      groups.push([term]);
    }
  }
  return groups;
}

/** @param {Term} before @param {Term} term the next one @param {Term | null} whole its compound @returns {boolean} */
function isPartOfOne(before, term, whole) {
  const isShort = before.end - before.start === 1 || term.end - term.start === 1;
  return (whole !== null && before.start >= whole.start) || (before.end === term.start && isShort);
}

/** @param {Term} term @param {Term[]} compound @returns {Term | null} */
function compoundOf(term, compound) {
  return compound.find((whole) => whole.start <= term.start && term.end <= whole.end) || null;
}

/**
 * @param {Mention} mention
 * @param {string} query
 * @param {Term[]} short
 * @param {Term[]} compound
 * @param {Language} corpus
 * @returns {Concept}
 */
function ofMention(mention, query, short, compound, corpus) {
  const surface = query.slice(mention.start, mention.end);
  const isWithin = (/** @type {Term} */ term) => mention.start <= term.start && term.end <= mention.end;
  const literalWords = wordsOf(query, short.filter(isWithin), compound.filter(isWithin));
  if (!mention.aliases.length) { // a card of no table: words of its name are none of the rules'
    const words = literalWords.filter((word) => !word.compound);
    return { expansions: words.length ? [{ words, weight: 1, why: "", bound: WHOLE_NAME }] : [], definedBy: [], notCovered: [] };
  }
  const expansions = mention.aliases.map((alias) => ofName(alias, surface, corpus));
  const kinds = mention.aliases.map((alias) => alias.kind);
  const isSecondary = (/** @type {string} */ kind) => SECONDARY_KINDS.has(kind); // the literal words come first
  if (literalWords.length && kinds.some((kind) => kind === "term" || kind === "players" || isSecondary(kind))) {
    const weight = isName(mention) || kinds.every(isSecondary) ? 1 : LITERAL_WEIGHT;
    expansions.push({ words: literalWords, weight, why: "", bound: 0 });
  }
  const named = [...new Set(mention.aliases.filter(({ kind }) => !isSecondary(kind)).map(({ name }) => name))];
  const definedBy = [...new Set(named.flatMap((name) => corpus.lexicon.rules.get(name) ?? []))];
  const outside = named.flatMap((term) => (corpus.lexicon.outside.get(term) ?? []).map((rule) => ({ term, rule })));
  const latin = inLatin(surface, literalWords, corpus.lexicon);
  const others = expansions.filter((expansion) => expansion.words.length && !latin.some((each) => isAs(expansion, each)));
  const notCovered = definedBy.length || latin.length ? [] : outside;
  return { expansions: distinct([...others, ...latin].reverse()).reverse(), definedBy, notCovered };
}

/**
 * @param {string} surface
 * @param {Word[]} literalWords
 * @param {Lexicon} lexicon
 * @returns {Expansion[]} the words of an English name as they are, if the texts have them all
 */
function inLatin(surface, literalWords, lexicon) {
  const short = literalWords.filter((word) => !word.compound);
  if (!short.length || !short.every((word) => lexicon.latin.has(word.term))) return [];
  const parts = latinWords(surface);
  const whole = parts.length > 1 ? [{ surface, term: compoundOfStems(parts), compound: true }] : [];
  return [{ words: distinct([...literalWords, ...whole]), weight: 1, why: "", bound: 0 }];
}

/** @param {Expansion} expansion @param {Expansion} other @returns {boolean} whether they have the same short words */
function isAs(expansion, other) {
  const [one, another] = [expansion, other].map(({ words }) => words.filter((word) => !word.compound).map(({ term }) => term).join("\t"));
  return one === another;
}

/**
 * @param {Alias} alias
 * @param {string} surface
 * @param {Language} corpus
 * @returns {Expansion}
 */
function ofName(alias, surface, corpus) {
  const name = fold(alias.name);
  const { short, compound } = corpus.cutter.terms(name);
  const words = corpus.lexicon.cuts.get(alias.name) ?? wordsOf(name, short, compound);
  const why = alias.kind === "term" || surface === name ? "" : explanations.read(alias.kind, surface, alias.name);
  return { words, weight: ALIAS_WEIGHTS.get(alias.kind) ?? 0, why, bound: 0 };
}

/**
 * @param {string} written
 * @param {Term[]} short
 * @param {Term[]} compound
 * @returns {Word[]} the words of a text but for stop words
 */
function wordsOf(written, short, compound) {
  const wordOf = (/** @type {Term} */ { text, start, end }, /** @type {boolean} */ isCompound) =>
    ({ surface: written.slice(start, end), term: text, compound: isCompound });
  const words = [...short.map((term) => wordOf(term, false)), ...compound.map((term) => wordOf(term, true))];
  return words.filter(({ term }) => !STOP_WORDS.has(term));
}

/** @param {Concept} concept @returns {string} the surface of the last, most literal expansion */
export function surfaceOf(concept) {
  const { words, bound } = concept.expansions[concept.expansions.length - 1];
  return words.filter((word) => !word.compound).map((word) => word.surface).join(bound === OF_ONE_WORD ? "" : " ");
}

/** @param {ParsedQuery} query @returns {boolean} whether it is a question, not the name of what is looked for */
export function isQuestion({ concepts, passedOver }) {
  return concepts.length + passedOver.length > FEW;
}
