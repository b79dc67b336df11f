"""The files of recorded proofs, written from checks that were played."""

from collections.abc import Iterator, Sequence

from rulesdb.checks.recorded_proofs import ALIKE, HEAD, digests
from rulesdb.checks.running import Result
from rulesdb.graph.naming import name_in_table
from rulesdb.proofs.coverage import Groups
from rulesdb.proofs.verdicts import KnockOut


def proof_file(ruleset: str, results: Sequence[Result], knock_outs: Sequence[KnockOut], alike: Groups) -> str:
    """Return the content of ``proofs.tsv`` of a game."""
    rows = [digests(ruleset), HEAD, *_rows(ruleset, results, knock_outs)]
    rows += [
        ("", name_in_table(first), ALIKE, " ".join(map(name_in_table, others)))
        for first, *others in sorted(alike)
        if first.startswith(f"{ruleset}:")
    ]
    return "".join("\t".join(row) + "\n" for row in rows)


def _rows(ruleset: str, results: Sequence[Result], knock_outs: Sequence[KnockOut]) -> Iterator[tuple[str, ...]]:
    for result in results:
        check = result.check
        if check.ruleset == ruleset:
            yield check.name, name_in_table(check.example or ""), result.status, check.title
            for pair in knock_outs:
                if pair.check == check.name:
                    yield check.name, name_in_table(pair.claim), pair.verdict, _in_words(pair)


def _in_words(pair: KnockOut) -> str:
    """Return what was expected and seen without a claim."""
    seen = (f"{one.what}: {one.expected} → {one.seen}" for one in pair.differences)
    return " ".join(" / ".join((*seen, *([pair.problem] if pair.problem else []))).split())
