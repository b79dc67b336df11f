"""``rulesdb build``: its summary, its statuses, and the sentence that each kind of bad input gets."""

import re
from pathlib import Path

import pytest
from support.cli.oars_rulebook import OFFICIAL, PLAIN_DESCRIPTION, Run

from rulesdb.cli.terminal import width
from rulesdb.pipeline.loading import KNOWN_DIALECTS

pytestmark = pytest.mark.usefixtures("own_texts_alone")

SOUND = "7 帆§\n7.0 総則§\n7.0.1 帆は船1艘につき1枚です。§\n"

KNOWN = ", ".join(KNOWN_DIALECTS)
OTHER = "".join(f"{a}.{b} 帆\n{a}.{b}(1) 帆を張るのは岸です。\n" for a in range(1, 4) for b in range(1, 5))
"""Rules whose numbers have brackets, which no dialect knows: 24 lines."""
ORPHAN = "7 帆§\n7.0 総則§\n7.0.1 帆は1枚です。§\n7.0.2a 予備の帆は数えません。[7.0.2a]§\n"


def write(path: Path, text: str = SOUND) -> Path:
    """Write ``text`` and return the path."""
    path.write_text(text, encoding="utf-8")
    return path


def test_summary(run: Run, tmp_path: Path) -> None:
    """A build ends with what it read and made and where, on standard output; standard error is quiet."""
    answer = run("build", write(tmp_path / "sails.txt"), "--ruleset", "sails", "--home", tmp_path / "home")
    assert (answer.status, answer.err) == (0, "")
    own, shipped, *lines = answer.out.splitlines()
    assert own.split() == [str(tmp_path / "sails.txt"), "fab", "3", "rules", "100", "%", "in", "rules"]
    assert re.fullmatch("shipped texts +[0-9]+ rules", shipped)
    assert [line.split()[0] for line in lines] == ["files", "rules", "findings", "seconds"]
    assert str(tmp_path / "home") in lines[3]
    assert run("show", "sails:7.0.1", "--json", "--home", tmp_path / "home").status == 0


@pytest.mark.parametrize("name", ["go", "Fab", "a:b", "a b"])
def test_ruleset_that_is_not_shipped_or_no_name(run: Run, tmp_path: Path, name: str) -> None:
    """A ruleset that nothing is shipped of, or that could not stand in an identifier, is refused."""
    answer = run("build", "--ruleset", name, "--home", tmp_path / "home")
    assert (answer.status, answer.out) == (2, "")
    assert name in answer.err
    assert not (tmp_path / "home").exists()


def test_strict(run: Run, tmp_path: Path) -> None:
    """--strict answers whether the user's texts are clean; the home is built either way."""
    home = tmp_path / "home"
    assert run("build", write(tmp_path / "sound.txt"), "--ruleset", "sails", "--strict", "--home", home).status == 0
    orphan = write(tmp_path / "orphan.txt", ORPHAN)
    assert run("build", orphan, "--ruleset", "sails", "--home", home).status == 0
    assert run("build", orphan, "--ruleset", "sails", "--strict", "--home", home).status == 1
    assert run("show", "sails:7.0.2a", "--home", home).status == 0


def codes(run: Run, home: Path) -> set[tuple[str, str]]:
    """Return code and file name of every diagnostic of a home."""
    found = run("diagnose", "--json", "--home", home).document["diagnostics"]
    return {(diagnostic["code"], Path(diagnostic["file"]).name) for diagnostic in found}


def test_missing_parent_and_reference_to_itself(run: Run, tmp_path: Path) -> None:
    """Both are diagnostics with their place, and the rule is there all the same."""
    home = tmp_path / "home"
    assert run("build", write(tmp_path / "orphan.txt", ORPHAN), "--ruleset", "sails", "--home", home).status == 0
    assert codes(run, home) >= {("parent-missing", "orphan.txt"), ("reference-self", "orphan.txt")}
    found = run("diagnose", "--json", "--home", home).document["diagnostics"]
    assert [one["code"] for one in found].count("parent-missing") == 1
    assert run("show", "sails:7.0.2a", "--json", "--home", home).document[0]["text"].startswith("予備の帆")


def test_same_number_twice(run: Run, tmp_path: Path) -> None:
    """In one file or in two, every text is shown and each later one is a diagnostic where it stands."""
    home = tmp_path / "home"
    one = write(tmp_path / "one.txt", SOUND + "7.0.1 帆は2枚です。§\n")
    two = write(tmp_path / "two.txt", "7.0.1 帆は3枚です。§\n")
    answer = run("build", one, two, "--ruleset", "sails", "--home", home)
    assert answer.status == 0
    assert codes(run, home) >= {("number-duplicate", "one.txt"), ("number-duplicate", "two.txt")}
    assert answer.err.count("number-duplicate") == 2
    entries = run("show", "sails:7.0.1", "--json", "--home", home).document
    assert [entry["text"] for entry in entries] == ["帆は船1艘につき1枚です。", "帆は2枚です。", "帆は3枚です。"]


def test_empty_file_among_others(run: Run, tmp_path: Path) -> None:
    """A file without characters or without numbers is a diagnostic where another file has rules."""
    home = tmp_path / "home"
    texts = [
        write(tmp_path / "empty.txt", ""),
        write(tmp_path / "prose.txt", "港の話です。\n"),
        write(tmp_path / "a.txt"),
    ]
    answer = run("build", *texts, "--ruleset", "sails", "--home", home)
    assert answer.status == 0
    assert codes(run, home) >= {("file-empty", "empty.txt"), ("text-without-numbers", "prose.txt")}
    assert "empty.txt:1:1: error file-empty" in answer.err


@pytest.mark.parametrize(("text", "code"), [("", "file-empty"), ("港の話です。\n", "text-without-numbers")])
def test_no_rule_at_all(run: Run, tmp_path: Path, text: str, code: str) -> None:
    """If the user's texts have no rule, nothing is built: the diagnostic, one sentence, status 2."""
    home = tmp_path / "home"
    run("build", write(tmp_path / "sound.txt"), "--ruleset", "sails", "--home", home)
    answer = run("build", write(tmp_path / "none.txt", text), "--home", home)
    assert (answer.status, answer.out) == (2, "")
    assert code in answer.err
    assert answer.err.splitlines()[-1].endswith(
        "no numbered rule or heading was found; name a text with numbered rules"
    )
    assert run("show", "sails:7.0.1", "--home", home).status == 0


def unusable(folder: Path) -> dict[str, Path]:
    """Make one of each source that cannot be used."""
    made = {name: folder / f"{name}.txt" for name in ("binary", "euc", "huge", "loop", "missing")}
    made["folder"] = folder / "folder"
    made["binary"].write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    made["euc"].write_bytes(SOUND.replace("§", "").encode("euc_jp"))
    with made["huge"].open("wb") as file:
        file.truncate(100 * 1024**2)
    made["loop"].symlink_to("loop.txt")
    made["folder"].mkdir()
    (made["folder"] / "README.md").write_text("#", encoding="utf-8")
    return made


@pytest.mark.in_part(2)
@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("binary", "is binary data, not a text"),
        ("euc", "is in the encoding EUC-JP"),
        ("huge", "is larger than 16 MB"),
        ("loop", "cannot be read"),
        ("missing", "cannot be read (No such file or directory)"),
        ("folder", "is a folder without texts"),
    ],
)
def test_unusable_source(run: Run, tmp_path: Path, name: str, problem: str) -> None:
    """One sentence with the path, what is wrong and the way out; status 2; the former home as it was."""
    home, source = tmp_path / "home", unusable(tmp_path)[name]
    run("build", write(tmp_path / "sound.txt"), "--ruleset", "sails", "--home", home)
    before = sorted(home.rglob("*"))
    answer = run("build", tmp_path / "sound.txt", source, "--home", home)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(f"rulesdb: {source}: ")
    assert problem in answer.err
    assert answer.err.count("\n") == 1
    assert sorted(home.rglob("*")) == before
    assert run("show", "sails:7.0.1", "--home", home).status == 0


def test_text_that_differs_from_its_description(run: Run, tmp_path: Path) -> None:
    """The user may change a text of theirs: a warning on standard error, and the build goes on."""
    write(tmp_path / "sails.txt")
    description = '[[file]]\npath = "sails.txt"\nsha256 = "00"\n'
    write(tmp_path / "source.toml", PLAIN_DESCRIPTION.replace("oars", "sails") + description)
    answer = run("build", tmp_path, "--home", tmp_path / "home")
    assert answer.status == 0
    assert "warning: " in answer.err
    assert "sails.txt: the text differs" in answer.err


def test_unknown_dialect_in_a_description(run: Run, tmp_path: Path) -> None:
    """A dialect that does not exist is refused with those that do."""
    write(tmp_path / "sails.txt")
    write(tmp_path / "source.toml", PLAIN_DESCRIPTION.replace('"fab"', '"fba"'))
    answer = run("build", tmp_path, "--home", tmp_path / "home")
    assert answer.status == 2
    assert "its dialect 'fba' is not known; take one of: fab, mtg" in answer.err


@pytest.mark.parametrize("encoding", ["utf-8-sig", "cp932"])
def test_encodings_reach_the_graph(run: Run, tmp_path: Path, encoding: str) -> None:
    """A text with a mark, with CRLF or in CP932 gives the same rules as plain UTF-8."""
    text = OFFICIAL.replace("\n", "\r\n")
    (tmp_path / "oars.txt").write_bytes(text.encode(encoding))
    assert run("build", tmp_path / "oars.txt", "--ruleset", "oars", "--home", tmp_path / "home").status == 0
    (entry,) = run("show", "oars:41.0.1a", "--json", "--home", tmp_path / "home").document
    assert entry["text"] == "櫂が折れた船は、進む前に岸へ戻ります。[8.5.1]"
    assert len(entry["examples"]) == 2
    assert text[entry["source"]["start"] - (encoding == "utf-8-sig") :].startswith("41.0.1a")


def files_of(home: Path) -> dict[Path, bytes]:
    """Return the content of every file of a home."""
    return {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}


def test_text_of_another_numbering_is_refused(run: Run, tmp_path: Path) -> None:
    """One sentence names the file, what was seen in it, and the two ways out; the former home stays as it was."""
    home, other = tmp_path / "home", write(tmp_path / "other.txt", OTHER)
    run("build", write(tmp_path / "sails.txt"), "--ruleset", "sails", "--home", home)
    before = files_of(home)
    answer = run("build", other, "--home", home)
    assert (answer.status, answer.out) == (2, "")
    assert answer.err.startswith(f"rulesdb: {other}: is of no known dialect; as fab, 12 lines begin like '")
    assert answer.err.endswith("or declare one (docs/new-dialect.md)\n")
    assert answer.err.count("\n") == 1
    assert files_of(home) == before


def test_every_misfit_of_a_folder_is_named(run: Run, tmp_path: Path) -> None:
    """Two texts of other numbering beside a sound one: both have their sentence, and nothing is built."""
    folder = tmp_path / "rules"
    folder.mkdir()
    write(folder / "sails.txt")
    parentheses = write(folder / "chapter-1.txt", OTHER)
    articles = write(folder / "第3章.txt", "".join(f"第{number}条 帆は岸で張ります。\n" for number in range(1, 9)))
    answer = run("build", folder, "--home", tmp_path / "home")
    assert (answer.status, answer.out) == (2, "")
    named = [line.split(": ")[1] for line in answer.err.splitlines()]
    assert named == [str(parentheses), str(articles)]
    assert answer.err.endswith(
        "(numbers read: 0); see its lines with rulesdb dialect try, "
        "and declare a dialect that knows its numbers (docs/new-dialect.md)\n"
    )
    assert not (tmp_path / "home").exists()


def test_named_dialect_reads_what_does_not_fit(run: Run, tmp_path: Path) -> None:
    """--dialect builds a text that would be refused; a warning says what was seen, in the build and in diagnose."""
    home, other = tmp_path / "home", write(tmp_path / "other.txt", OTHER)
    answer = run("build", other, "--dialect", "fab", "--ruleset", "sails", "--home", home)
    assert answer.status == 0
    assert f"rulesdb: warning: {other}: as fab, 12 lines begin like" in answer.err
    assert ("dialect-misfit", "other.txt") in codes(run, home)
    assert re.search("other.txt +fab +12 rules +[0-9]+ % in rules", answer.out)


def test_named_dialect_decides(run: Run, tmp_path: Path) -> None:
    """A text that may be of two dialects is read as the named one, whatever a description beside it says."""
    home = tmp_path / "home"
    write(tmp_path / "both.txt", "1.1 竿§\n502.57a 竿は釣り人1人につき1本である。\n")
    answer = run("build", tmp_path / "both.txt", "--dialect", "mtg", "--ruleset", "sails", "--home", home)
    assert (answer.status, "dialect-guessed" in answer.err) == (0, False)
    assert run("show", "sails:502.57a", "--home", home).status == 0
    assert run("show", "sails:1.1", "--home", home).status == 1
    write(tmp_path / "source.toml", PLAIN_DESCRIPTION)
    assert run("build", tmp_path, "--dialect", "mtg", "--home", home).status == 0
    assert run("show", "oars:502.57a", "--home", home).status == 0


def test_dialect_of_a_description_counts_like_a_named_one(run: Run, tmp_path: Path) -> None:
    """A source.toml that says how its texts are written has them read that way, with a warning."""
    write(tmp_path / "other.txt", OTHER)
    assert run("build", tmp_path, "--home", tmp_path / "home").status == 2
    write(tmp_path / "source.toml", PLAIN_DESCRIPTION)
    answer = run("build", tmp_path, "--home", tmp_path / "home")
    assert (answer.status, answer.err.count("other.txt: as fab, 12 lines")) == (0, 1)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["sails.txt", "--dialect", "fba"], f"there is no dialect 'fba' (did you mean fab?); take one of: {KNOWN}"),
        (["sails.txt", "--dialect", "zzzz"], f"there is no dialect 'zzzz'; take one of: {KNOWN}"),
        (["--dialect", "fab"], "--dialect says how SOURCE is written; name a text"),
    ],
)
def test_wrong_use_of_dialect(run: Run, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    """An unknown dialect is refused with those that are known, and one without a text to read has no meaning."""
    answer = run("build", *arguments, "--home", tmp_path / "home")
    assert (answer.status, answer.out, answer.err) == (2, "", f"rulesdb: {sentence}\n")
    assert not (tmp_path / "home").exists()


def test_doubtful_text_is_built_with_a_warning(run: Run, tmp_path: Path) -> None:
    """Where a few lines of many were not read, the rules are built and a sentence tells of those lines."""
    sound = "".join(f"7.0.{rule} 帆は{rule}枚です。§\n" for rule in range(1, 16))
    text = write(tmp_path / "sails.txt", "7 帆§\n7.0 総則§\n" + sound + "7.0.15.1 白い帆です。\n" * 3)
    answer = run("build", text, "--ruleset", "sails", "--home", tmp_path / "home")
    assert answer.status == 0
    assert "sails.txt: as fab, 3 lines begin like '7.0.15.1' and were read as no rule (numbers read: 17)" in answer.err


def test_files_are_aligned_and_fit_the_terminal(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Columns stand under each other whatever script a name is in; long paths lose their beginning, not their end."""
    folder = tmp_path / ("とても長い名前のフォルダー" * 3)
    folder.mkdir()
    for name in ("帆.txt", "sails-of-the-harbour.txt"):
        write(folder / name, SOUND.replace("7", str(len(name))))
    monkeypatch.setenv("COLUMNS", "60")
    answer = run("build", folder, "--ruleset", "sails", "--home", tmp_path / "home")
    rows = [line for line in answer.out.splitlines() if line.endswith("in rules")]
    assert [width(row) <= 60 for row in rows] == [True, True]
    assert {width(row.partition(" fab ")[0]) for row in rows} == {width(rows[1].partition(" fab ")[0])}
    assert [row.split()[0].rpartition("/")[2] for row in rows] == ["sails-of-the-harbour.txt", "帆.txt"]
    assert all(row.startswith("…") for row in rows)


def test_damaged_card_facts_are_refused_by_their_place(run: Run, tmp_path: Path) -> None:
    """File, line and column are named, and no home is made."""
    cards = tmp_path / "cards.tsv"
    cards.write_text("name\tterms\n凧の王\t\n", encoding="utf-8")
    answer = run("build", write(tmp_path / "sails.txt"), "--card-facts", cards, "--home", tmp_path / "home")
    assert answer.status == 2
    assert f"{cards}:2" in answer.err
    assert "nothing under terms" in answer.err
    assert not (tmp_path / "home").exists()
