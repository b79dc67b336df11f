/**
 * Query to answer. Mirrors rulesdb/search/answer/searching.py, candidates.py, filtering.py and letters.py.
 */
(function (search) {
  "use strict";

  const ASCII = /^[\x00-\x7f]+$/;
  const QUOTED = [2, 0, 1]; // by field: title, text and parts; a text is rather quoted than an example, a title last

  /** What a search reads, and what it remembers. */
  class Corpus {
    /** @param {string} packed what search-data.js holds */
    constructor(packed) {
      const data = search.unpacked(packed);
      this.hasMore = data.hasMore;
      this.book = new search.Book(data);
      this.lexicon = new search.Lexicon(data.lexicon, data.endings);
      this.cutter = new search.Cutter(data, this.book.termsOfTexts());
      this.speller = search.speller(this.lexicon, (written) => this.says(written), () => this.book.terms);
      this.questions = search.NO_QUESTIONS;
      this.isWhole = !data.hasMore;
    }

    /** @param {string} packed what search-more.js holds: the texts of later editions, and known questions */
    add(packed) {
      const { texts, textsOf, questions } = search.unpacked(packed);
      this.book.addTexts(texts, textsOf);
      if (questions) {
        const written = new search.WrittenQuestions(questions, this.book);
        this.questions = new search.Questions(written.texts(), written.grades(), written.termPostings(), written.outside(), this.book.weights);
        this.cutter.addWords(written.words());
      }
      this.isWhole = true;
    }

    /** @returns {boolean} whether the words of ``written`` are all in some rule */
    says(written) {
      const { short } = this.cutter.terms(written);
      return short.length > 0 && short[0].start === 0 && short.every((term) => this.book.has(term.text));
    }
  }

  /**
   * @param {Corpus} corpus
   * @param {string} query as typed
   * @param {number} limit
   * @returns {{total: number, hits: object[], suggestion: string|null, unknown: string[], notCovered: object[], unsure: boolean}}
   * @throws {Error} ExpressionError for a wrong expression and a query that is too long; nothing for a query without words, which is looked for letter
   *   by letter: the cutter knows fewer words than the command
   */
  function answer(corpus, query, limit) {
    search.refuseTooLong(query);
    const found = search.isExpression(query) ? expressed(corpus, search.parseExpression(query)) : asked(corpus, query);
    const seen = new Set();
    const candidates = found.candidates.filter((each) => !seen.has(each.document) && seen.add(each.document));
    return {
      total: candidates.length,
      hits: candidates.slice(0, limit).map((candidate) => hit(corpus, candidate)),
      suggestion: found.suggestion || null,
      unknown: found.unknown || [],
      notCovered: found.notCovered || [],
      unsure: found.unsure || false,
    };
  }

  function asked(corpus, query) {
    const { numbers, rest } = search.writtenNumbers(query, corpus.book.rulesets);
    const understood = search.understand(rest, corpus);
    const spoken = understood.concepts.length ? spokenOf(corpus, understood) : { candidates: ofLetters(corpus.book, rest) };
    const candidates = [...ofNumbers(corpus.book, numbers), ...spoken.candidates];
    return { ...spoken, candidates, suggestion: spoken.suggestion || nearest(corpus.book, numbers) };
  }

  function spokenOf(corpus, understood) {
    const answer = answerOf(corpus, understood);
    const found = answer.candidates;
    if (found.some(hasAll)) {
      return { ...answer, unknown: [] };
    }
    const said = found.length ? [] : ofLetters(corpus.book, understood.query);
    if (said.length) {
      return { ...answer, candidates: said, unknown: [], unsure: false };
    }
    const { text, changes } = corpus.speller.corrected(understood.query);
    if (changes.length) {
      const because = changes.map(({ way, said: slip, meant }) => search.whys.read(way, slip, meant));
      const better = answerOf(corpus, search.understand(text, corpus), because);
      const namesMissing = !found.length && better.notCovered.length;
      if (namesMissing || (better.candidates.length && (!found.length || better.candidates[0].score > found[0].score))) {
        return { ...better, suggestion: text };
      }
    }
    return answer;
  }

  /** What words and known questions find for a query, and what is to be said of it. */
  function answerOf(corpus, understood, because = []) {
    const similar = corpus.questions.similar(understood);
    const found = ofConcepts(corpus, understood, similar, because);
    const notCovered = search.notCovered(corpus, understood, similar, found);
    return {
      candidates: ofGamesFirst(corpus.book, found, new Set(notCovered.map(({ rule }) => search.gameOf(rule)))),
      unknown: search.unknownWords(corpus.book, understood.concepts),
      notCovered,
      unsure: corpus.isWhole && search.isUnsure(corpus, understood, found), // known questions may make it sure
    };
  }

  /** What was found with that of these games first, if any: no other game's rules stand in for its own. */
  function ofGamesFirst(book, found, games) {
    if (!games.size) {
      return found;
    }
    const first = found.filter(({ document }) => games.has(book.game(document)));
    const highest = first.length ? first[first.length - 1].score : 1;
    const others = found.filter(({ document }) => !games.has(book.game(document)));
    return [...first, ...others.map((each) => ({ ...each, score: Math.min(each.score, highest) }))];
  }

  /** The nodes that speak of what is asked, with what known questions find; with `inherit`, as far as their rules do. */
  function ofConcepts(corpus, understood, similar, because = [], inherit = true) {
    const questions = similar.length ? corpus.questions : search.NO_QUESTIONS;
    const matches = understood.concepts.length ? search.rank(corpus.book, understood, questions, similar, inherit) : [];
    return matches.map((match) => ({ document: match.document, score: match.score, because, match }));
  }

  /** @returns {boolean} whether a candidate has everything that was asked for */
  function hasAll({ match }) {
    return match === undefined || match.isComplete;
  }

  function ofLetters(book, query) {
    const parts = [...new Set(query.split(" ").filter(Boolean))];
    if (!parts.length || parts.some((part) => part.length < book.weights.shortestLetters)) {
      return [];
    }
    const because = parts.map(search.whys.letters);
    return all(book)
      .filter((document) => parts.every((part) => book.foldedTexts(document).some((text) => text.includes(part))))
      .map((document) => ({ document, score: 1, because, letters: parts }));
  }

  function all(book) {
    return book.ids.map((_, document) => document);
  }

  function ofNumbers(book, numbers) {
    const named = search.namedNodes(book, numbers);
    const found = named.map((document) => ({ document, score: book.weights.named, because: [search.whys.number] }));
    for (const above of named) {
      const because = [search.whys.below(keyOf(book.ids[above]))];
      found.push(...below(book, above).map((document) => ({ document, score: book.weights.below, because })));
    }
    for (const missing of search.unloaded(book, numbers)) {
      const because = [search.whys.citing(keyOf(missing))];
      found.push(...(book.cited.get(missing) || []).map((document) => ({ document, score: book.weights.citing, because })));
    }
    return found;
  }

  function keyOf(id) {
    return id.slice(id.indexOf(":") + 1);
  }

  function below(book, document) {
    return book.children(document).flatMap((child) => [child, ...below(book, child)]);
  }

  function nearest(book, numbers) {
    const missing = numbers.find((number) => !search.namedNodes(book, [number]).length);
    return missing ? search.nearestNumber(book, missing.number) : null;
  }

  function expressed(corpus, expression) {
    const meant = meaning(corpus, expression);
    const words = wantedTexts(expression).map(search.fold).join(" ");
    const ranked = words ? ofConcepts(corpus, search.understand(words, corpus), [], [], false) : [];
    const known = new Set(ranked.map((each) => each.document));
    const rest = all(corpus.book).filter((document) => !known.has(document));
    const others = rest.map((document) => ({ document, score: 0, because: [search.whys.expression] }));
    return { candidates: [...ranked, ...others].filter((each) => meant.has(each.document)) };
  }

  /** @returns {Set<number>} the documents for which the expression is true */
  function meaning(corpus, expression) {
    const book = corpus.book;
    const where = (test) => new Set(all(book).filter(test));
    const text = search.fold(expression.text || expression.name || expression.number || "");
    switch (expression.type) {
      case "not": {
        const meant = meaning(corpus, expression.operand);
        return where((document) => !meant.has(document));
      }
      case "and":
      case "or": {
        const parts = expression.operands.map((operand) => meaning(corpus, operand));
        const test = expression.type === "and" ? "every" : "some";
        return where((document) => parts[test]((part) => part.has(document)));
      }
      case "words": {
        const found = ofConcepts(corpus, search.understand(text, corpus), [], [], false);
        return new Set(found.filter(hasAll).map((each) => each.document));
      }
      case "phrase":
        return where((document) => book.foldedTexts(document).some((said) => said.includes(text)));
      case "kind":
        return where((document) => book.kind(document) === text);
      case "card":
        return where((document) => book.texts(document).some((row) => search.fold(cardsOf(row[2])).includes(text)));
      default:
        return new Set(search.namedNodes(book, [{ number: text, before: "" }]).flatMap((document) => [document, ...below(book, document)]));
    }
  }

  function cardsOf(text) {
    return (text.match(/《[^》]*》/g) || []).map((card) => card.slice(1, -1)).join("\n");
  }

  function wantedTexts(expression) {
    if (expression.type === "words" || expression.type === "phrase") {
      return [expression.text];
    }
    return expression.type === "and" || expression.type === "or" ? expression.operands.flatMap(wantedTexts) : [];
  }

  /** A found rule as it is shown. */
  function hit(corpus, candidate) {
    const { book } = corpus;
    const document = candidate.document;
    const words = candidate.match ? candidate.match.words : [];
    const parts = [
      ...words.flatMap((word) => corpus.cutter.spellingsOf(word.term).map((part) => [part, word.term])),
      ...(candidate.letters || []).map((part) => [part, part]),
    ];
    const rows = [...book.texts(document)].sort((one, other) => QUOTED[one[0]] - QUOTED[other[0]]);
    const quotations = rows.map((row) => ({ row, places: placesIn(row[2], parts) }));
    const most = Math.max(0, ...quotations.map(distinctWords));
    const best = quotations.find((each) => distinctWords(each) === most);
    const snippet = best ? search.quote(best.row[2], best.places) : { text: "", marks: [] };
    return {
      id: book.ids[document],
      kind: book.kind(document),
      title: book.title(document),
      above: book.above(document).map((each) => `${book.number(each)} ${book.title(each)}`.trim()),
      edition: best ? book.editionOf(best.row[1]) : "",
      score: candidate.score,
      address: book.address(document),
      snippet: snippet.text,
      marks: snippet.marks,
      why: [...candidate.because, ...(candidate.match ? whysOf(candidate.match, corpus.questions) : [])],
    };
  }

  /** By which other words a rule has what was asked for, and the known question that it answers. */
  function whysOf({ whys, question }, questions) {
    return question === null ? whys : [...whys, search.whys.question(questions.texts[question])];
  }

  /** How many words of the query a text has; words in Latin letters, which tell its language, count twice. */
  function distinctWords(quotation) {
    const words = new Set(quotation.places.map((place) => place.word));
    return words.size + [...words].filter((word) => ASCII.test(word)).length;
  }

  /** Where words stand in a text, as near as can be told without its analysis. */
  function placesIn(text, parts) {
    const lower = text.toLowerCase();
    const places = [];
    for (const [part, word] of parts) {
      for (let at = lower.indexOf(part); part && at >= 0; at = lower.indexOf(part, at + part.length)) {
        places.push({ start: at, end: at + part.length, word });
      }
    }
    return places.sort((one, other) => one.start - other.start || one.end - other.end);
  }

  search.Corpus = Corpus;
  search.answer = answer;
})((globalThis.rulesdbSearch = globalThis.rulesdbSearch || {}));
