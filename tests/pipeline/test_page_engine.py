"""What the page 裁定 runs: an archive that needs no other package than msgspec, and files that are the pinned ones."""

import json
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from rulesdb.graph.model import Graph
from rulesdb.pipeline.judged_document import judged_document
from rulesdb.pipeline.judging import judge_text
from rulesdb.pipeline.page_engine import archive, runtime
from rulesdb.pipeline.page_engine.archive import archived, engine_modules, without_docstrings
from rulesdb.pipeline.page_engine.page_rulings import PageJudge
from rulesdb.pipeline.page_engine.runtime import RuntimeFile, RuntimeMissingError, fetch_runtime, read_runtime
from rulesdb.source.resources import shipped_example

_RULE = """
import importlib.abc, json, sys
class Refusing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"lark", "platformdirs", "jinja2", "whoosh", "sudachipy", "rapidfuzz", "rich"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Refusing())
sys.path.insert(0, sys.argv[1])
from rulesdb.cli.page_judge import JUDGE
ruling = JUDGE.rule(sys.stdin.read())
print(json.dumps([json.loads(ruling), json.loads(JUDGE.board()), sys.modules["rulesdb"].__file__]))
"""


@pytest.fixture(scope="module")
def unpacked(shipped: Graph, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of an unpacked archive."""
    folder = tmp_path_factory.mktemp("archive")
    links = {name: f"{name}.html" for name in shipped.nodes}
    with zipfile.ZipFile(BytesIO(archived(engine_modules(shipped, links)))) as packed:
        packed.extractall(folder)
    return folder


@pytest.mark.parametrize("game", ["fab", "mtg"])
def test_the_archive_rules_as_the_command_does(unpacked: Path, shipped: Graph, game: str) -> None:
    """Its modules are all that a ruling imports, beside msgspec, and its texts are those of the rulebook."""
    text = shipped_example(game, "situation")
    told = {"PATH": "", "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", _RULE, str(unpacked)], input=text, env=told, capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    ruling, board, module = json.loads(done.stdout)
    assert Path(module).is_relative_to(unpacked)
    assert ruling["situation"] == json.loads(json.dumps(judged_document(judge_text(shipped, text))))
    decided = [rule for question in ruling["shown"]["questions"] for rule in question["decided_by"]]
    assert [rule["text"] for rule in decided] == [
        rule["text"] for answer in ruling["situation"]["answers"] for rule in answer["decided_by"]
    ]
    assert {rule["href"].partition(":")[0] for rule in decided} <= {game, ""}  # "" for a rule that no text has
    assert board[1][0][0] == "ruling"


def test_an_answer_before_its_time_says_what_it_will_be(shipped: Graph) -> None:
    """What has not resolved yet is told as by the command."""
    judge = PageJudge(str)
    vars(judge).update(_graph=shipped, _links={})
    cards = "《霊薬》 アクション コスト0\nライフを2点得る。\n\n"
    told = "アンの手札に《霊薬》がある。\nアンは《霊薬》をプレイする。\nアンのライフは？\n"
    (question,) = json.loads(judge.rule(cards + told))["shown"]["questions"]
    assert (question["answer"], question["ahead"]) == ("20", "まだ解決されていない: 《霊薬》。解決されると: 22")


def test_docstrings_are_no_part_of_the_archive() -> None:
    """Those of modules, classes, functions and fields are gone; what is on the same lines stays."""
    source = '"""M 竜."""\nX: int = 1\n"""Field\n    of two lines."""\ndef f(): "F"; return "竜"\n'
    assert without_docstrings(source.encode()).decode() == '""\nX: int = 1\n""\ndef f(): ""; return "竜"\n'
    newer = b"match = lazy import x\n"
    assert without_docstrings(newer) == newer


def test_the_archive_is_the_same_to_the_byte(shipped: Graph) -> None:
    """A rulebook of the same texts need not be loaded anew."""
    assert archived(engine_modules(shipped, {})) == archived(engine_modules(shipped, {}))


def test_no_module_of_other_work_is_in_the_archive(unpacked: Path) -> None:
    """A ruling needs no parser of rules texts, no search and no templates."""
    folders = {path.name for path in (unpacked / "rulesdb").iterdir() if path.is_dir()}
    assert folders.isdisjoint({"search", "server", "assistants", "suite", "checks", "citations", "page_search"})
    assert archive.ENTRY.replace(".", "/") in {
        path.relative_to(unpacked).with_suffix("").as_posix() for path in unpacked.rglob("*.py")
    }


@pytest.fixture
def small_runtime(monkeypatch: pytest.MonkeyPatch) -> tuple[RuntimeFile, ...]:
    """Pin two made-up files in place of the runtime."""
    digest = "b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9"  # of "hello world"
    files = (RuntimeFile("a.mjs", digest), RuntimeFile("b.whl", digest))
    monkeypatch.setattr(runtime, "RUNTIME", files)
    return files


def test_what_is_there_is_not_fetched_again(small_runtime: tuple[RuntimeFile, ...], tmp_path: Path) -> None:
    """Neither npm nor pip is asked."""
    for file in small_runtime:
        (tmp_path / file.name).write_bytes(b"hello world")
    assert fetch_runtime(tmp_path) == [tmp_path / "a.mjs", tmp_path / "b.whl"]
    assert read_runtime(tmp_path) == {"a.mjs": b"hello world", "b.whl": b"hello world"}


@pytest.mark.usefixtures("small_runtime")
def test_another_file_than_the_pinned_one_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whether an index sends it or it lies in the folder, and nothing of it is kept."""
    monkeypatch.setattr(runtime, "_fetched", lambda *_scratch, **_needs: {"a.mjs": b"hello world", "b.whl": b"forged"})
    with pytest.raises(RuntimeMissingError, match=r"b\.whl is not the pinned file"):
        fetch_runtime(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["a.mjs"]
    (tmp_path / "b.whl").write_bytes(b"forged")
    with pytest.raises(RuntimeMissingError, match="fetch it with rulesdb runtime"):
        read_runtime(tmp_path)


def test_a_missing_file_has_its_way_out(tmp_path: Path) -> None:
    """The command that fetches it is named."""
    with pytest.raises(RuntimeMissingError, match=r"pyodide\.mjs.* is not there; fetch it with rulesdb runtime"):
        read_runtime(tmp_path)


def test_a_client_that_fails_is_quoted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The last line of its complaint is in the sentence; without npm, what to install."""
    monkeypatch.setattr("shutil.which", lambda _name: None)
    with pytest.raises(RuntimeMissingError, match=r"install Node\.js"):
        fetch_runtime(tmp_path)
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\necho 'no such host' >&2\nexit 1\n")
    npm.chmod(0o755)
    monkeypatch.setattr("shutil.which", lambda _name: str(npm))
    with pytest.raises(RuntimeMissingError, match=r"npm cannot fetch the page's engine \(no such host\)"):
        fetch_runtime(tmp_path / "folder")
