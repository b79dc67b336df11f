/**
 * Words to ranked rules: BM25F, definitions, then the query's own wording. Mirrors rulesdb/search/ranking/ranking.py and
 * closeness.py; the weights of the fields come with the data.
 */
(function (search) {
  "use strict";

  const INHERITED = "text";
  const INHERITED_WEIGHT = 0.4;
  const FEW = 2;
  const SATURATION = 0.8;
  const DEFINED = { alone: 12, several: 3, question: 0.3 };
  const HALF = 10;
  const LOOKED_AT = 30;
  const LENGTH = 3;
  const LONGEST = 200;

  /** A rule and what of the query it has. */
  class Match {
    constructor(document, words) {
      this.document = document;
      this.words = words;
      this.gain = 0;
      this.why = new Set();
      this.concepts = 0;
      this.hasAll = false;
    }

    get score() {
      return Number(this.hasAll) + this.gain / (this.gain + HALF);
    }
  }

  /**
   * @param {object} book
   * @param {{query: string, concepts: object[]}} asked
   * @param {{inherit?: boolean}} options whether a subrule has what its rule says
   * @returns {Match[]} the best first
   */
  function rank(book, asked, { inherit = true } = {}) {
    const concepts = asked.concepts;
    const isQuestion = concepts.length > FEW;
    const scores = new Map();
    const words = new Map();
    for (const word of concepts.flatMap((concept) => concept.wordings.flatMap((wording) => wording.words))) {
      if (!scores.has(word.term)) {
        scores.set(word.term, wordScores(book, word.term, isQuestion, inherit && !isQuestion));
      }
      if (scores.get(word.term).size) {
        words.set(`${word.surface}\t${word.term}\t${word.compound}`, word);
      }
    }
    const bonus = isQuestion ? DEFINED.question : concepts.length === 1 ? DEFINED.alone : DEFINED.several;
    const matches = new Map();
    const said = [...words.values()];
    for (const concept of concepts) {
      addConcept(concept, scores, matches, said);
      addDefinitions(concept, matches, said, bonus);
    }
    for (const match of matches.values()) {
      match.hasAll = match.concepts >= concepts.length;
    }
    return closestFirst(inOrder([...matches.values()]), asked.query, (document) => book.foldedTexts(document));
  }

  function inOrder(matches) {
    return matches.sort((one, other) => other.score - one.score || one.document - other.document);
  }

  function at(matches, document, words) {
    let match = matches.get(document);
    if (!match) {
      match = new Match(document, words);
      matches.set(document, match);
    }
    return match;
  }

  function addConcept(concept, scores, matches, words) {
    const best = new Map();
    for (const wording of concept.wordings) {
      for (const [document, value] of worths(wording, scores)) {
        const known = best.get(document) || [0, false];
        if (value[0] > known[0] || (value[0] === known[0] && value[1] > known[1])) {
          best.set(document, value);
        }
      }
    }
    for (const [document, [gain, isWhole, why]] of best) {
      const match = at(matches, document, words);
      match.gain += gain;
      match.concepts += Number(isWhole);
      if (why && isWhole) {
        match.why.add(why);
      }
    }
  }

  function worths(wording, scores) {
    const parts = wording.words.filter((word) => !word.compound);
    const short = parts.length ? parts : wording.words;
    const least = wording.isBound ? short.reduce((sum, word) => sum + word.surface.length, 0) / 2 : 0;
    const found = new Map();
    const count = (document, change) => {
      const known = found.get(document) || { count: 0, length: 0, worth: 0 };
      change(known);
      found.set(document, known);
    };
    for (const word of short) {
      for (const document of scores.get(word.term).keys()) {
        count(document, (known) => {
          known.count += 1;
          known.length += word.surface.length;
        });
      }
    }
    for (const word of wording.words) {
      for (const [document, worth] of scores.get(word.term)) {
        count(document, (known) => {
          known.worth += worth;
          if (word.compound) {
            known.count = short.length;
            known.length = word.surface.length;
          }
        });
      }
    }
    const values = new Map();
    for (const [document, known] of found) {
      if (known.count && known.length >= least) {
        const share = known.count / short.length;
        values.set(document, [known.worth * wording.weight * share, known.count === short.length, wording.why]);
      }
    }
    return values;
  }

  function addDefinitions(concept, matches, words, bonus) {
    for (const document of concept.definedBy) {
      const match = at(matches, document, words);
      match.gain += bonus;
      match.why.add(search.whys.definition);
    }
  }

  function wordScores(book, term, isQuestion, inherit) {
    const frequencies = new Map();
    const ofChildren = new Map();
    book.fields.forEach((name, field) => {
      const [alone, inQuestion, penalty] = book.data.weights[field];
      const weight = isQuestion ? inQuestion : alone;
      for (const [document, count] of book.postings(field, term)) {
        const frequency = count / (1 - penalty + (penalty * book.lengths[field][document]) / book.means[field]);
        frequencies.set(document, (frequencies.get(document) || 0) + weight * frequency);
        if (name === INHERITED && inherit) {
          book.children(document).forEach((child) => ofChildren.set(child, INHERITED_WEIGHT * frequency));
        }
      }
    });
    const having = frequencies.size;
    const rarity = Math.log(1 + (book.ids.length - having + 0.5) / (having + 0.5));
    for (const [document, frequency] of ofChildren) {
      frequencies.set(document, (frequencies.get(document) || 0) + frequency);
    }
    const scores = new Map();
    for (const [document, found] of frequencies) {
      scores.set(document, (rarity * found) / (SATURATION + found));
    }
    return scores;
  }

  /** The second look: how much of the query's own wording one sentence repeats. */
  function closestFirst(matches, query, textsOf) {
    const wanted = stringsOf(query);
    const head = matches.slice(0, LOOKED_AT);
    for (const match of wanted.length ? head : []) {
      const repeated = Math.max(0, ...textsOf(match.document).map((text) => mostInASentence(wanted, text)));
      match.gain += (match.gain * repeated) / wanted.length;
    }
    return [...inOrder(head), ...matches.slice(LOOKED_AT)];
  }

  function mostInASentence(wanted, text) {
    const here = wanted.filter((string) => text.includes(string));
    return here.length ? Math.max(...text.split("。").map((sentence) => here.filter((string) => sentence.includes(string)).length)) : 0;
  }

  function stringsOf(query) {
    const strings = new Set();
    for (const part of query.slice(0, LONGEST).split(" ")) {
      for (let place = 0; place + LENGTH <= part.length; place += 1) {
        strings.add(part.slice(place, place + LENGTH));
      }
    }
    return [...strings];
  }

  search.rank = rank;
})((globalThis.rulesdbSearch = globalThis.rulesdbSearch || {}));
