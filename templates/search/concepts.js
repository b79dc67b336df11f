/**
 * A query as what it is about. Mirrors rulesdb/search/lexicon/concepts.py: a concept has several wordings, each of several words.
 */
import { mentions } from "./aliases.js";
import { inflectedMentions, kanaMentions } from "./inflections.js";
import { fold } from "./keys.js";
import { relatedForms } from "./verbs.js";
import { explanations } from "./explanations.js";

/**
 * @param {string} query folded
 * @param {{cutter: object, lexicon: object, book: object}} corpus
 * @returns {{query: string, concepts: object[], passedOver: string[]}} concepts have wordings, definedBy and
 *   notCovered, wordings words, weight, why and isBound, words surface, term and compound
 */
export function understand(query, corpus) {
  const { short, compound } = corpus.cutter.terms(query);
  const said = saidTerms(query, short, corpus);
  const found = said.map((mention) => ofMention(mention, query, short, compound, corpus));
  const rest = short.filter((term) => !said.some((each) => each.start < term.end && term.start < each.end));
  const telling = rest.filter((term) => !corpus.book.stop.has(term.text));
  const wanted = found.length || telling.length ? telling : rest;
  found.push(...ofWords(query, wanted, compound));
  const passedOver = new Set(rest.filter((term) => !wanted.includes(term)).map((term) => query.slice(term.start, term.end)));
  return { query, concepts: distinct(found.map((concept) => withRelated(concept, corpus.book.weights))).slice(0, corpus.book.weights.mostWords), passedOver: [...passedOver] };
}

/** The terms that a query says as they are, half in kana or inflected, in order. */
function saidTerms(query, short, { cutter, lexicon }) {
  const inKana = kanaMentions(query, lexicon);
  const overlaps = (one) => inKana.some((other) => one.start < other.end && other.start < one.end);
  const said = [...inKana, ...mentions(query, lexicon).filter((each) => !overlaps(each))];
  const known = short.filter(({ start, end }) => cutter.knows(query.slice(start, end)));
  const isWithin = (place) => known.some(({ start, end }) => start < place && place < end);
  const inflected = inflectedMentions(query, said, isWithin, lexicon);
  return [...said, ...inflected].sort((one, other) => one.start - other.start);
}

function distinct(values) {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

function withRelated(concept, { relatedWeight }) {
  return { ...concept, wordings: concept.wordings.flatMap((wording) => [...related(wording, relatedWeight), wording]) };
}

function related(wording, relatedWeight) {
  if (wording.words.length !== 1) {
    return [];
  }
  const word = wording.words[0];
  return relatedForms(word.term).map((term) => ({
    ...wording,
    words: [{ ...word, term }],
    weight: wording.weight * relatedWeight,
    isBound: false,
  }));
}

/** A concept for each word that is no term; the parts of one word are one. */
function ofWords(query, short, compound) {
  return boundTogether(short, compound).map((parts) => {
    const words = parts.map((term) => ({ surface: query.slice(term.start, term.end), term: term.text, compound: false }));
    const whole = compoundOf(parts[0], compound);
    if (whole) {
      words.push({ surface: query.slice(whole.start, whole.end), term: whole.text, compound: true });
    }
    return { wordings: [{ words, weight: 1, why: "", isBound: parts.length > 1 }], definedBy: [], notCovered: [] };
  });
}

function boundTogether(short, compound) {
  const groups = [];
  for (const term of short) {
    const before = groups.length ? groups[groups.length - 1].slice(-1)[0] : null;
    const whole = compoundOf(term, compound);
    const isOne = before && ((whole && before.start >= whole.start) || (before.end === term.start && (before.end - before.start === 1 || term.end - term.start === 1)));
    if (isOne) {
      groups[groups.length - 1].push(term);
    } else {
      groups.push([term]);
    }
  }
  return groups;
}

function compoundOf(term, compound) {
  return compound.find((whole) => whole.start <= term.start && term.end <= whole.end) || null;
}

function ofMention(mention, query, short, compound, corpus) {
  const surface = query.slice(mention.start, mention.end);
  const within = (terms, isCompound) =>
    terms
      .filter((term) => mention.start <= term.start && term.end <= mention.end && !corpus.book.stop.has(term.text))
      .map((term) => ({ surface: query.slice(term.start, term.end), term: term.text, compound: isCompound }));
  const own = [...within(short, false), ...within(compound, true)];
  const wordings = mention.aliases.map((alias) => ofName(alias, surface, corpus));
  const ways = mention.aliases.map((alias) => alias.way);
  const { otherWords, saidOtherwise } = corpus.book.weights;
  const isOther = (way) => otherWords.includes(way); // what is said means itself first
  if (own.length && ways.some((way) => way === "term" || way === "players" || isOther(way))) {
    const weight = ways.includes("term") || ways.every(isOther) ? 1 : saidOtherwise;
    wordings.push({ words: own, weight, why: "", isBound: false });
  }
  const named = [...new Set(mention.aliases.filter(({ way }) => !isOther(way)).map(({ name }) => name))];
  const definedBy = [...new Set(named.flatMap((name) => corpus.lexicon.rules.get(name) || []))];
  const outside = named.flatMap((term) => (corpus.lexicon.outside.get(term) || []).map((rule) => ({ term, rule })));
  return { wordings: distinct(wordings), definedBy, notCovered: definedBy.length ? [] : outside };
}

function ofName(alias, surface, corpus) {
  const name = fold(alias.name);
  const { short, compound } = corpus.cutter.terms(name);
  const words = [...short.map((term) => [term, false]), ...compound.map((term) => [term, true])]
    .filter(([term]) => !corpus.book.stop.has(term.text))
    .map(([term, isCompound]) => ({ surface: name.slice(term.start, term.end), term: term.text, compound: isCompound }));
  const why = alias.way === "term" ? "" : explanations.read(alias.way, surface, alias.name);
  return { words, weight: corpus.book.ways.get(alias.way), why, isBound: false };
}

/** @param {object} concept @returns {string} how the last, most literal wording says it */
export function saidOf(concept) {
  const words = concept.wordings[concept.wordings.length - 1].words;
  return words.filter((word) => !word.compound).map((word) => word.surface).join(" ");
}
