"""The tools: what an assistant may ask a book, and the texts that it gets. Their docstrings are shown to assistants."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import PurePath

import rulesdb
from rulesdb import Book, RulesdbError
from rulesdb.api.values import AskedBack, Change, CheckResult, Edition, Hit, Rule, Ruling, Verification
from rulesdb.assistants.answers import Sources, answer, version_of

SHIPPED = "plain"
"""The edition whose sentences and items have checks."""
LONGEST_SITUATION = 20_000
"""Characters of the longest situation that is played for somebody else."""
_MOST_CITING = 30
"""Rules that cite a rule, of those that are named."""


class Tools:
    """Questions to a book. Every method raises RulesdbError with a sentence for what the caller can put right."""

    def __init__(self, book: Book, home: str | None = None, *, takes_files: bool) -> None:
        """Ask ``book``, whose folder is ``home``; ``takes_files`` says that callers may name files of this machine."""
        self._book = book
        self._home = home
        self._takes_files = takes_files

    @property
    def all(self) -> Sequence[Callable[..., str]]:
        """The methods that are tools."""
        return (
            self.search_rules,
            self.get_rule,
            self.trace_references,
            self.verify_quote,
            self.compare_versions,
            self.check_rule,
            self.judge_situation,
            self.list_editions,
        )

    def search_rules(self, query: str, game: str | None = None, n: int = 5) -> str:
        """Find rules of card games by words, a question, a number or an expression, in Japanese or English.

        The texts are Japanese. ``game`` is fab (Flesh and Blood) or mtg (Magic) or another that list_editions names;
        ``n`` is the number of hits. The answer says which terms no loaded text covers, and whether nothing fits well:
        then say so, and do not answer from memory.
        """
        found = self._book.search(query, n, game)
        sources = Sources()
        remarks = [
            *(f"{one.id} is a former number: its rule is now {one.now}." for one in found.former_numbers),
            *(f"Not in the loaded texts: {one.term} ({one.rule})." for one in found.not_covered),
            *(f"{one.topic} is no matter of these rules; it is ruled by: {one.document}." for one in found.topics),
            *([f"Did you mean: {found.suggestion}"] if found.suggestion else []),
        ]
        if not found.hits:
            remarks.insert(0, "No loaded text has a rule for this query.")
        elif found.unsure:
            remarks.insert(0, "None of these fits well: the answer may be in none of the loaded texts.")

        def block(hit: Hit) -> str:
            return f"{hit.id} {sources.mark(hit)}{_title(hit)}\n{hit.snippet}"

        def rest(_hit: Hit) -> str:
            return "Ask for fewer hits (n), or for one game."

        shown = f"{len(found.hits)} of {found.total} rules for: {found.query}"
        return answer("\n".join([shown, *remarks]), found.hits, block, sources, rest)

    def get_rule(self, id: str, subrules: bool = False) -> str:
        """Return the text of a rule, with what it cites and what cites it; with ``subrules`` all texts below it.

        ``id`` is fab:6.4.1, or the number as people write it. Quote only what the answer has, with its identifier.
        """
        rule = self._book[id]
        sources = Sources()
        rules = [rule, *(self._book.rules_below(id) if subrules else ())]

        def block(one: Rule) -> str:
            return "\n".join(self._lines(one, sources, whole=one is rule))

        def rest(one: Rule) -> str:
            return f"Get the rest with get_rule of {one.id}" + (" and of the rules behind it." if subrules else ".")

        return answer("", rules, block, sources, rest)

    def trace_references(self, id: str, depth: int = 1, into: bool = False) -> str:
        """Follow the references out of a rule, or ``into`` it, level by level, at most ``depth`` of them."""
        found = self._book.trace(id, depth, into=into)
        sources = Sources()
        root = self._rule(found.root)
        head = f"References {'into' if into else 'out of'} {found.root}"
        head += f" {sources.mark(root)}{_title(root)}" if root else ": its text is not loaded."
        reached = [(level.depth, name) for level in found.levels for name in level.ids]
        outside = [f"{raw} (level {level.depth})" for level in found.levels for raw in level.outside]
        if not reached and not outside:
            head += "\nThere is none."
        if outside:
            head += f"\nNot in the loaded texts: {', '.join(outside[:_MOST_CITING])}"

        def block(one: tuple[int, str]) -> str:
            level, name = one
            rule = self._book[name]
            return f"level {level}: {name} {sources.mark(rule)}{_title(rule)}\n{rule.text}"

        def rest(one: tuple[int, str]) -> str:
            return f"Trace with a smaller depth, or from {one[1]}."

        return answer(head, reached, block, sources, rest)

    def verify_quote(self, quote: str, id: str | None = None) -> str:
        """Say whether a rule has quoted words: verbatim, other signs, other rule, other edition, not in the rules.

        Without ``id`` all rules are looked at. Use it before you quote a rule, and for what somebody says a rule says.
        """
        found = self._book.verify(id, quote)
        sources = Sources()
        lines = [f"Verdict: {found.verdict}", _EXPLAINED[found.verdict]]
        if found.rule is not None:
            lines.append(f"Rule: {found.rule} {self._source_of(found, sources)}")
        if found.nearest is not None:
            rule = self._rule(found.nearest.rule)
            mark = f" {sources.mark(rule)}" if rule and found.rule is None else ""
            lines.append(f"Nearest sentence, {found.nearest.rule}{mark}: {found.nearest.text}")
        lines.append(f"Similarity: {found.similarity}")
        if found.difference:
            lines.append(f"From the rule's words [-to-]{{+the quotation's+}}: {_marked(found.difference)}")
        return answer("", ["\n".join(lines)], str, sources, lambda _: "Quote less at once.")

    def compare_versions(self, old: str, new: str) -> str:
        """Say what changed between two editions of the home, named as list_editions does (fab:official).

        ``official@2026-01-31`` is the version in force on that day, where the home keeps former versions.
        """
        found = rulesdb.compare(old, new, self._home) if self._takes_files else self._book.compare(old, new)
        totals = ", ".join(f"{count} {kind}" for kind, count in found.totals.items())

        def block(change: Change) -> str:
            return "\n".join(_change_lines(change))

        def rest(_change: Change) -> str:
            return f"`rulesdb compare {old} {new}` prints all of them."

        sources = Sources()
        editions = [one for one in self._book.editions() for name in (old, new) if _is_named(one, name)]
        legend = [f"{one.ruleset}:{one.edition}: {_versions(one)}" for one in dict.fromkeys(editions)]
        head = "\n".join([f"From {found.old} to {found.new}: {totals}", *legend])
        return answer(head, found.changes, block, sources, rest)

    def check_rule(self, id: str) -> str:
        """Play the checks of a rule and of all below it on the engine, and say how each sentence is demonstrated."""
        rule = self._book[id]
        sources = Sources()
        results = self._book.check(id).results
        head = [f"{rule.id} {sources.mark(rule)}{_title(rule)}"]
        parts = (*rule.sentences, *rule.item_coverage)
        if parts and (ours := self._reading(rule.id, SHIPPED)) is not None:
            head.append(f"Its sentences and items in our words, {sources.mark(ours)}:")
        head += [f"{part.status}{f' ({part.reason})' if part.reason else ''}: {part.text}" for part in parts]
        if not results:
            head.append("No check plays this rule: nothing is demonstrated.")

        def block(result: CheckResult) -> str:
            account = "\n".join(f"  {line.text}" for line in result.account)
            return f"{result.name}: {result.status}. {result.title} ({', '.join(result.claims)})\n{account}"

        def rest(result: CheckResult) -> str:
            return f"Check a rule below {rule.id}; the next check is {result.name}."

        return answer("\n".join(head), results, block, sources, rest)

    def judge_situation(self, text: str) -> str:
        """Play a situation told in Japanese sentences, and answer its questions with the rules that decide them.

        One sentence or question a line, cards as sheets; what is not understood is said, with its line.
        """
        if len(text) > LONGEST_SITUATION:
            raise RulesdbError(f"the situation has {len(text):,} characters; at most {LONGEST_SITUATION:,} are played")
        found = self._book.judge(text)
        sources = Sources()
        head = [f"Game: {found.game or 'not recognised'}"]
        head += [f"Not played, line {one.line} of 《{one.card}》: {one.text} ({one.why})" for one in found.set_aside]
        head += [f"Line {one.line} is read as: {one.reads_as}" for one in found.sentences_as_understood]
        head += [f"Not understood, line {one.line}: {one.message}" for one in found.diagnostics]
        head += [line for one in found.asked_back for line in _asked_back(one)]
        if found.problem is not None:
            head.append(f"Not played, line {found.problem.line}: {found.problem.message}")
        if found.open is not None:
            head.append(f"Left open, line {found.open.line}: {found.open.topic}: {', '.join(found.open.options)}")
        head += [f"Forbidden, line {one.line}: {one.words} ({one.rule})" for one in found.refused]
        if found.undemonstrated:
            head.append(f"No check demonstrates: {', '.join(found.undemonstrated)}")

        def block(ruling: Ruling) -> str:
            return "\n".join(self._ruling_lines(ruling, sources))

        def rest(ruling: Ruling) -> str:
            return f"Ask the question of line {ruling.line} by itself."

        return answer("\n".join(head), found.answers, block, sources, rest)

    def list_editions(self) -> str:
        """List the loaded texts: game, edition, title, licence, language; version, date and digest of each file."""

        def block(one: Edition) -> str:
            files = "\n".join(f"  {PurePath(file.file).name}: {version_of(file)}" for file in one.files)
            return f"{one.ruleset}:{one.edition} ({one.language}) {one.title}; licence: {one.licence}\n{files}"

        return answer("", self._book.editions(), block, Sources(), lambda _: "`rulesdb show` names the file of a rule.")

    def _lines(self, rule: Rule, sources: Sources, *, whole: bool) -> list[str]:
        lines = [f"{rule.id} {sources.mark(rule)}{_title(rule)}", rule.text]
        lines += [f"- {item}" for item in rule.items]
        lines += [f"Example: {example.text}" for example in rule.examples]
        lines += [f"Note: {note.text}" for note in rule.notes]
        if whole and rule.editorial_note:
            lines.append(f"Editors' note: {rule.editorial_note}")
        cited = dict.fromkeys(target for cite in rule.cites for target in cite.targets)
        if cited:
            lines.append(f"Cites: {', '.join(map(self._cited, cited))}")
        citing = list(dict.fromkeys(one.id for one in rule.cited_by))
        if whole and citing:
            more = f" and {len(citing) - _MOST_CITING} more" if len(citing) > _MOST_CITING else ""
            lines.append(f"Cited by: {', '.join(citing[:_MOST_CITING])}{more}")
        if whole and rule.children:
            lines.append(f"Below it: {', '.join(rule.children)}")
        return list(filter(None, lines))

    def _cited(self, name: str) -> str:
        return f"{name} (not in the loaded texts)" if self._rule(name) is None else name

    def _rule(self, name: str) -> Rule | None:
        """Return a rule by its identifier, None for one that no loaded text has."""
        return self._book[name] if name in self._book else None  # noqa: SIM401  (a book has no ``get``)

    def _reading(self, name: str, edition: str) -> Rule | None:
        """Return a rule as an edition has it, None where it has none."""
        readings = () if self._rule(name) is None else self._book.readings(name)
        return next((one for one in readings if one.edition == edition), None)

    def _source_of(self, found: Verification, sources: Sources) -> str:
        """Return the mark of the text that has the words of a quotation; the name of a former version."""
        reading = self._reading(found.rule or "", found.edition or "")
        return f"in the former version {found.edition}" if reading is None else sources.mark(reading)

    def _ruling_lines(self, ruling: Ruling, sources: Sources) -> list[str]:
        lines = [f"Line {ruling.line}: {ruling.question}", f"Answer: {ruling.answer}"]
        lines += [
            f"Decided by {self._named(one.rule, sources)}: {one.text} (without it: {one.without})"
            for one in ruling.decided_by
        ]
        lines += [f"Refused by {self._named(one.rule, sources)}: {one.text}" for one in ruling.refused_by]
        lines += [f"Not forbidden by {self._named(one.rule, sources)}: {one.text}" for one in ruling.not_forbidden_by]
        return lines

    def _named(self, part: str, sources: Sources) -> str:
        """Return the name of a rule, or of a sentence or item of our text, with the mark of its source."""
        name, _, within = part.partition("#")
        reading = self._reading(name, SHIPPED) if within else self._rule(name)
        return self._cited(name) if reading is None else f"{part} {sources.mark(reading)}"


_EXPLAINED = {
    "verbatim": "The rule has these words, with these signs.",
    "other signs": "The rule has these words; blanks, punctuation, brackets or an ellipsis differ.",
    "other rule": "The rule that was named has not these words; another one has.",
    "other edition": "Another edition or a former version has these words, not the present preferred text.",
    "not in the rules": "No loaded text has these words.",
}


def _asked_back(asked: AskedBack) -> Iterator[str]:
    """Yield what may be meant by a line that is not understood."""
    if asked.candidates:
        yield f"Line {asked.line}, {asked.text}, may mean:"
        yield from (f"- {one.text}" for one in asked.candidates)


def _title(one: Rule | Hit) -> str:
    title = one.title or one.headline
    return f" {title}" if title else ""


def _marked(difference: Sequence[tuple[str, str, str]]) -> str:
    shown = (
        old if kind == "equal" else (f"[-{old}-]" if old else "") + (f"{{+{new}+}}" if new else "")
        for kind, old, new in difference
    )
    return "".join(shown)


def _change_lines(change: Change) -> list[str]:
    lines = [f"{change.old or 'none'} to {change.new or 'none'}: {change.kind}"]
    if change.number_now_means is not None:
        meaning = change.number_now_means
        lines.append(f"The number now names another rule; it was: {meaning.text}")
    facts = {"from": change.split_from or change.moved_from, "into": change.merged_into}
    lines += [f"{word} {key}" for word, key in facts.items() if key]
    return [*lines, _marked(change.text)] if change.kind != "renumbered" else lines


def _is_named(edition: Edition, name: str) -> bool:
    return name.partition("@")[0] in {edition.edition, f"{edition.ruleset}:{edition.edition}"}


def _versions(edition: Edition) -> str:
    """Return the versions of an edition's files, each with the digest of its first file."""
    files = {(file.version, file.date): file for file in reversed(edition.files)}
    return "; ".join(map(version_of, reversed(files.values())))
