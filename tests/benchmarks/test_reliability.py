"""The measures of reliability find what they look for: each test plants a defect that one of them must count."""

import os
import shutil
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import reliability
from figures import Figure
from measures import damaged_homes, fuzz, kills, report
from measures.asking import Answer, ask
from measures.damages import DAMAGES, Target, files
from measures.killing import Kill, Run, kill_after, kill_before_operation
from measures.measure import Bench, Failure, Measure, Outcome, own_folder
from measures.running import Limits, Ran, run_measure
from measures.subjects import EDITIONS, SEARCH, SHOW, Subjects, content, subjects
from measures.table import MEASURES
from support.benchmarks.faulty_parsers import burn, fail, lose_a_character, never_end

from rulesdb.cli.commands import show
from rulesdb.syntax.printing import print_tree
from rulesdb.syntax.tree import Tree

pytestmark = pytest.mark.nightly  # two editions are built for it

MakeBench = Callable[[str, int], Bench]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder in which both editions are built once for all tests."""
    folder = tmp_path_factory.mktemp("reliability")
    subjects(Bench(folder, folder / "state", 0, 1, "made"))
    return folder


@pytest.fixture
def bench(made: Path, tmp_path: Path) -> MakeBench:
    """Return what makes the bench of a measure, with a folder of its own for what is kept."""
    return lambda name, count: Bench(made, tmp_path / "state", 0, count, name)


def other_home(target: Target, _chance: object) -> str:
    """Put another whole home in the place of this one, so that every seal is right and every answer wrong."""
    shutil.rmtree(target.home)
    shutil.copytree(target.other, target.home)
    return "replaced"


@pytest.mark.nightly
def test_wrong_answer_of_a_resealed_home(bench: MakeBench, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home that answers something else, with seals that fit, counts as a wrong answer and is kept."""
    monkeypatch.setattr(damaged_homes, "READING", (SHOW, SEARCH))
    monkeypatch.setattr(damaged_homes, "damage", other_home)
    given = bench("damaged-homes", 1)
    ran = run_measure(damaged_homes.DAMAGED_HOMES, given, Limits(case=damaged_homes.ALL_COMMANDS - 1))
    counts = {figure.name: figure.value for figure in ran.figures}
    assert counts["wrong answers"] == counts["commands asked afterwards"] > 0
    assert not ran.is_met
    assert list(given.evidence.glob("*.d/current"))


@pytest.mark.exhaustive
def test_exception_of_a_command(bench: MakeBench, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that raises is a crash, not a refusal."""

    def fail(_arguments: object) -> int:
        raise RuntimeError("planted")

    monkeypatch.setattr(show, "run", fail)
    answer = ask(["show", "fab:6.4.1", "--home", subjects(bench("any", 1)).home(EDITIONS[0])])
    assert damaged_homes.verdict(False, answer) == "traceback"
    assert "planted" in answer.err


def test_command_without_an_end(bench: MakeBench, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that waits for ever is ended and counted."""
    monkeypatch.setattr(show, "run", lambda _arguments: signal.pause())
    answer = ask(["show", "fab:6.4.1", "--home", subjects(bench("any", 1)).home(EDITIONS[0])], limit=0.5)
    assert damaged_homes.verdict(False, answer) == "no end"


def test_failure_without_a_sentence() -> None:
    """Status 2 with two lines, or beside half an answer, is no refusal; status 1 with another answer is a wrong one."""
    assert damaged_homes.verdict(False, Answer(2, b"", "rulesdb: damaged\n")) == "refused"
    assert damaged_homes.verdict(False, Answer(2, b"", "rulesdb: damaged\nagain\n")) == "no sentence"
    assert damaged_homes.verdict(False, Answer(2, b"half", "rulesdb: damaged\n")) == "no sentence"
    assert damaged_homes.verdict(False, Answer(1, b"", "rulesdb: no such rule\n")) == "wrong answer"


@pytest.mark.parametrize("kind", DAMAGES)
def test_damages_change_the_file(bench: MakeBench, kind: str, tmp_path: Path) -> None:
    """Every kind of damage leaves another file than there was, or none."""
    made = subjects(bench("any", 1))
    shutil.copytree(made.home(EDITIONS[0]), tmp_path / "home")
    name = next(name for name in files(tmp_path / "home") if name.endswith("/graph"))
    target = Target(tmp_path / "home", name, made.home(EDITIONS[1]))
    before = target.path.read_bytes()
    DAMAGES[kind](target, bench("any", 1).chance(1))
    assert not target.path.exists() or target.path.read_bytes() != before


def lose(path: Path) -> None:
    """Remove what is measured."""
    shutil.rmtree(path)


def lose_a_file(path: Path) -> None:
    """Remove one file of what is measured."""
    files = [file for file in path.rglob("*") if file.is_file()]
    max(files, key=lambda file: (file.stat().st_size, file)).unlink()  # a home answers without its pointer


@pytest.mark.in_part(1)
@pytest.mark.parametrize(
    ("plant", "count"), [(lose, "missing"), (lose_a_file, "damaged")], ids=["folder lost", "file lost"]
)
@pytest.mark.parametrize("victim", [kills.HOME, kills.BOOK], ids=["home", "rulebook"])
def test_damage_by_a_kill(
    bench: MakeBench,
    monkeypatch: pytest.MonkeyPatch,
    victim: kills.Victim,
    plant: Callable[[Path], None],
    count: str,
) -> None:
    """A kill after which the folder or one of its files is gone counts as such, and the folder is kept."""
    given = bench(f"{victim.name}-{plant.__name__}", 1)
    note_of_a_run(given, monkeypatch)
    kills.prepare(given, victim)
    target = own_folder(given) / "beside" / "target"

    def planted(*_arguments: object) -> Kill:
        plant(target)
        return Kill("killed", goes_on=False)

    monkeypatch.setattr(kills, "kill", planted)
    outcome = kills.case(given, 0, victim)
    assert outcome.counts[count] == 1
    assert "killed" in outcome.failures[0].sentence
    assert (given.evidence / "0.d").is_dir()


def note_of_a_run(given: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare the tests the measuring of an undisturbed run."""
    assert own_folder(given)
    monkeypatch.setattr(kills, "measure_run", lambda *_arguments: Run(1.0, 100))


@pytest.mark.exhaustive
def test_leftovers_of_a_kill(bench: MakeBench, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a killed run leaves and the next run does not clear away is counted."""
    given = bench("leftovers", 1)
    note_of_a_run(given, monkeypatch)
    kills.prepare(given, kills.HOME)
    target = own_folder(given) / "beside" / "target"
    monkeypatch.setattr(kills, "UNDISTURBED", 1)

    def leave(*_arguments: object) -> Kill:
        (target / "rubbish").mkdir()
        return Kill("killed", goes_on=False)

    monkeypatch.setattr(kills, "kill", leave)
    outcome = kills.case(given, 0, kills.HOME)
    assert (outcome.counts["leftovers"], outcome.counts["damaged"]) == (1, 0)


def test_kill_is_one(bench: MakeBench, tmp_path: Path) -> None:
    """Both ways of killing end a build before it has made anything, and say when."""
    made = subjects(bench("any", 1))
    arguments = made.build(EDITIONS[0], tmp_path / "home")
    assert kill_before_operation(arguments, 1) == ("killed before operation 1", False)
    assert kill_after(arguments, 0.0) == ("killed after 0 ms", False)
    assert not (tmp_path / "home" / "current").exists()


@pytest.mark.in_part(1)
@pytest.mark.parametrize(
    ("parser", "fault"),
    [
        (fail, "exceptions"),
        (lose_a_character, "characters lost"),
        (burn, "over a second"),
        (never_end, "over a second"),
    ],
)
def test_faults_of_a_parser(
    bench: MakeBench, monkeypatch: pytest.MonkeyPatch, parser: Callable[..., Tree], fault: str
) -> None:
    """Every text that the parser does wrong is counted, in the figures of later runs too."""
    monkeypatch.setattr(fuzz, "read", parser)
    monkeypatch.setattr(fuzz, "BATCH", 2)
    monkeypatch.setattr(fuzz, "SECONDS", 0.1)
    monkeypatch.setattr(fuzz, "GIVEN_UP", 0.5)
    monkeypatch.setattr(fuzz, "PAUSES", (0.0,))
    given = bench("fuzz", 2)
    assert len(run_measure(fuzz.FUZZ, given, Limits(is_alone=True)).failures) == 2
    later = {figure.name: figure for figure in fuzz.figures(given, Counter())}
    assert later[fault].value == 2
    assert not later[fault].is_met


def test_other_numbers_when_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A printer that loses a rule is found out by a text that is sound but for its line ends."""
    monkeypatch.setattr(fuzz, "print_tree", lambda tree: print_tree(tree._replace(nodes=tree.nodes[1:])))
    made = fuzz.MadeUp("1.0.1 池は浅い。§\n1.0.2 橋は長い。§\n", "fab", sound=True)
    assert [fault for fault, _ in fuzz.timed(made)[1]] == ["other numbers when printed"]
    assert fuzz.timed(made._replace(sound=False))[1] == []


def test_fuzz_goes_on(bench: MakeBench, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second run reads other texts than the first one, and the figures are of both; another parser begins anew."""
    monkeypatch.setattr(fuzz, "BATCH", 3)
    given = bench("fuzz", 6)
    for _ in range(2):
        ran = run_measure(fuzz.FUZZ, given, Limits(is_alone=True))
    assert [figure.value for figure in ran.figures[:2]] == [6, 12]
    assert [batch.case for batch in fuzz.batches(given)] == [0, 1, 2, 3]
    monkeypatch.setattr(fuzz, "parser_digest", lambda: "another")
    assert fuzz.first_case(given) == 0


def planted(_bench: Bench, number: int) -> Outcome:
    """Be a case of which the third one fails."""
    return Outcome({"cases": 1}, (Failure(number, "planted"),) if number == 2 else ())


def interrupted(_bench: Bench, number: int) -> Outcome:
    """Be a case that the user ends after the first one."""
    if number:
        os.kill(os.getpid(), signal.SIGINT)
    return Outcome({"cases": 1})


def planted_measure(case: Callable[[Bench, int], Outcome]) -> Measure:
    """Return a measure of this case that counts cases, and wants four of them."""
    return Measure(
        name="planted",
        summary="something",
        unit="cases",
        count=4,
        quick=4,
        case=case,
        figures=lambda _bench, sums: [Figure("cases", sums["cases"], "")],
    )


def test_command_with_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A failing case makes the status 1; a file of its own says how to repeat it, and that repeats it."""
    monkeypatch.setitem(MEASURES, "planted", planted_measure(planted))
    arguments = ["--only", "planted", "--quick", "--state", str(tmp_path), "--seed", "7"]
    assert reliability.main(arguments) == 1
    shown = capsys.readouterr()
    assert "| cases | 4 |" in shown.out
    repeat = "python benchmarks/reliability.py --only planted --seed 7 --count 4 --case 2"
    assert repeat in shown.err
    assert repeat in (tmp_path / "failures" / "planted" / "2.txt").read_text(encoding="utf-8")
    assert reliability.main([*arguments, "--case", "2"]) == 1
    assert reliability.main([*arguments, "--case", "1"]) == 0


@pytest.fixture
def with_interrupts() -> Iterator[None]:
    """Let Ctrl-C interrupt, as it does not where a shell runs the tests in the background."""
    former = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, former)


@pytest.mark.usefixtures("with_interrupts")
def test_interrupted_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C ends the command with status 130 and the figures so far."""
    monkeypatch.setitem(MEASURES, "planted", planted_measure(interrupted))
    assert reliability.main(["--only", "planted", "--quick", "--state", str(tmp_path)]) == 130
    assert "| cases | 1 |" in capsys.readouterr().out


def test_figures_in_the_document(tmp_path: Path) -> None:
    """Figures replace those of their measure alone, with the machine and the day."""
    document = tmp_path / "reliability.md"
    document.write_text("<!-- planted -->\nold\n<!-- end -->\n<!-- other -->\nkept\n<!-- end -->\n", encoding="utf-8")
    ran = Ran(planted_measure(planted), [Figure("cases", 1234, "")], [], 1.0)
    report.write_figures([ran], document)
    text = document.read_text(encoding="utf-8")
    assert "old" not in text
    assert "| cases | 1,234 |" in text
    assert report.machine() in text
    assert text.endswith("<!-- other -->\nkept\n<!-- end -->\n")


@pytest.mark.parametrize("name", MEASURES)
def test_document_describes_every_measure(name: str) -> None:
    """docs/reliability.md has a section with the figures and the command of each measure."""
    text = report.DOCUMENT.read_text(encoding="utf-8")
    assert f"<!-- {name} -->" in text
    assert f"{report.COMMAND} --only {name}" in text


def test_subjects_differ(bench: MakeBench) -> None:
    """Both editions have rulebooks and homes of their own; else old and new could not be told apart."""
    made: Subjects = subjects(bench("any", 1))
    assert content(made.book(EDITIONS[0])) != content(made.book(EDITIONS[1]))
