"""Opening, closing and sharing a book, its errors, and what `import rulesdb` offers."""

import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from support.documents.documents import ROOT

import rulesdb
from rulesdb.api import values
from rulesdb.pipeline import home_building
from rulesdb.pipeline.home import VARIABLE
from rulesdb.source.shipped_questions import shipped_questions

TEXT = "1 船§\n1.1 櫂§\n1.1.1 船には櫂が2本ある。§\n"


@pytest.fixture
def texts(tmp_path: Path) -> Path:
    """Return a folder with a text of a made-up game."""
    folder = tmp_path / "texts"
    folder.mkdir()
    (folder / "boats.txt").write_text(TEXT, encoding="utf-8")
    (folder / "source.toml").write_text('[edition]\nruleset = "boats"\n', encoding="utf-8")
    return folder


@pytest.mark.usefixtures("own_texts_alone")
def test_sources_are_built_where_the_home_has_others(
    texts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Texts are built once, and again when one of them has changed."""
    home = tmp_path / "home"
    assert rulesdb.open(home, [texts])["1.1.1"].text == "船には櫂が2本ある。"
    with monkeypatch.context() as patched:
        patched.setattr(home_building, "build", lambda *_: pytest.fail("the home is as new as the texts"))
        assert [rule.id for rule in rulesdb.open(home, [texts]).rules()] == ["boats:1", "boats:1.1", "boats:1.1.1"]
    (texts / "boats.txt").write_text(TEXT.replace("2", "4"), encoding="utf-8")
    assert rulesdb.open(home, [texts])["1.1.1"].text == "船には櫂が4本ある。"


@pytest.mark.usefixtures("own_texts_alone")
def test_an_open_book_follows_a_build(texts: Path, tmp_path: Path) -> None:
    """A server need not start again when its texts are built anew."""
    home = tmp_path / "home"
    with rulesdb.open(home, [texts]) as book:
        assert book.search("櫂").hits
        (texts / "boats.txt").write_text(TEXT + "1.1.2 帆は1枚である。§\n", encoding="utf-8")
        home_building.build([texts], home)
        assert book.search("帆").hits[0].id == "boats:1.1.2"


@pytest.mark.parametrize("is_named", [True, False])
def test_the_shipped_edition_is_built_where_nothing_is(
    tmp_path: Path, shipped_home: Path, monkeypatch: pytest.MonkeyPatch, *, is_named: bool
) -> None:
    """So it is in a home that is named, and in that of the variable."""
    home = tmp_path / "home"
    monkeypatch.setenv(VARIABLE, str(tmp_path if is_named else home))

    def build(sources: list[Path], folder: Path) -> object:
        assert (sources, folder) == ([], home)
        shutil.copytree(shipped_home, folder)
        return type("Report", (), {"warnings": ("a doubt",)})

    monkeypatch.setattr(home_building, "build", build)
    with pytest.warns(UserWarning, match="a doubt"):
        book = rulesdb.open(home if is_named else None)
    assert book["fab:1.0.2a"].number == "1.0.2a"


def test_a_closed_book_answers_nothing(shipped_home: Path) -> None:
    """The block closes the book, and an answer that was given stays."""
    with rulesdb.open(shipped_home) as book:
        rule = book["fab:1.0.2a"]
    assert rule.number == "1.0.2a"
    with pytest.raises(rulesdb.RulesdbError, match="closed"):
        book.search("櫂")


WRONG: dict[str, tuple[Callable[[rulesdb.Book], object], type[rulesdb.RulesdbError], str]] = {
    "unknown rule": (lambda book: book["fab:6.4.99"], rulesdb.UnknownIdentifierError, r"near it: .*fab:6\.4\.9"),
    "unknown root": (lambda book: book.trace("fab:6.4.99"), rulesdb.UnknownIdentifierError, "near it"),
    "unknown end": (lambda book: book.path("6.4.1", "fab:6.4.99"), rulesdb.UnknownIdentifierError, "near it"),
    "unknown check": (lambda book: book.check("fab:6.4.99"), rulesdb.UnknownIdentifierError, "near it"),
    "a file of checks": (lambda book: book.check("mine.py"), rulesdb.UnknownIdentifierError, "No loaded text"),
    "unknown game": (lambda book: book.search("櫂", game="fav"), rulesdb.UnknownGameError, "did you mean fab"),
    "unknown game of rules": (lambda book: book.rules("oars"), rulesdb.UnknownGameError, "fab, mtg"),
    "unknown game of cards": (lambda book: book.card("", "oars"), rulesdb.UnknownGameError, "fab, mtg"),
    "empty query": (lambda book: book.search(" "), rulesdb.QueryError, "nothing to search for"),
    "wrong expression": (lambda book: book.search('"櫂'), rulesdb.QueryError, "no partner"),
    "unknown rule quoted": (lambda book: book.verify("fab:6.4.99", "櫂"), rulesdb.UnknownIdentifierError, "near it"),
    "unknown game quoted": (lambda book: book.verify(None, "櫂" * 9, "oars"), rulesdb.UnknownGameError, "fab, mtg"),
    "a word quoted": (lambda book: book.verify("6.4.1", "置換効果"), rulesdb.QuotationError, "too short"),
    "unknown text": (lambda _: rulesdb.compare("docs/none.txt", "docs/none.txt"), rulesdb.SourceError, "none.txt"),
    "a file as home": (lambda _: rulesdb.open(Path(__file__)), rulesdb.HomeError, "is a file"),
}


@pytest.mark.parametrize("case", WRONG)
def test_errors(case: str, book: rulesdb.Book) -> None:
    """A mistake is an error of the one family, with a sentence that names what may be meant."""
    ask, kind, message = WRONG[case]
    with pytest.raises(kind, match=message) as raised:
        ask(book)
    assert isinstance(raised.value, rulesdb.RulesdbError)


def test_an_unknown_rule_is_a_lookup_error(book: rulesdb.Book) -> None:
    """So that a book can be read as any mapping; the identifiers that may be meant are data as well."""
    with pytest.raises(LookupError) as raised:
        book["fab:6.4.99"]
    assert isinstance(raised.value, rulesdb.UnknownIdentifierError)
    assert "fab:6.4.9" in raised.value.suggestions


def test_a_former_number_leads_to_its_rule(harbour_home: Path) -> None:
    """The error for a number that only former versions have says where its rule is, and so does a search."""
    book = rulesdb.open(harbour_home)
    for ask in (book.__getitem__, book.trace, book.check):
        with pytest.raises(rulesdb.UnknownIdentifierError, match=r"its rule is now harbour:1\.2\.1") as raised:
            ask("1.1.3")
        assert raised.value.suggestions == ("harbour:1.2.1",)
    assert book.search("1.1.3").former_numbers[0].now == "harbour:1.2.1"


def test_values_are_frozen(book: rulesdb.Book) -> None:
    """An answer can be kept, shared, compared and put into a set."""
    rule = book["fab:6.4.1"]
    with pytest.raises(AttributeError):
        rule.text = ""  # type: ignore[misc]
    assert len({rule, book["fab:6.4.1"], *book.search("置換効果").hits}) == 11


def test_every_value_has_a_hash(book: rulesdb.Book) -> None:
    """Those with mappings in them as well: equal values have equal ones."""
    sheet = "《霊薬》 インスタント コスト0\nライフを2点得る。\n"
    cards = [book.card(sheet, "fab") for _ in range(2)]
    assert {*cards} == {cards[0]}
    assert hash(cards[0].cards[0]) == hash(cards[1].cards[0])
    versions = [rulesdb.compare(ROOT / "docs/versions/2025", ROOT / "docs/versions/2026") for _ in range(2)]
    assert {*versions} == {versions[0]}


@pytest.mark.parametrize("ask", [lambda book, text: book.judge(text), lambda book, text: book.card(text, "fab")])
def test_a_path_is_no_text(book: rulesdb.Book, ask: Callable[[rulesdb.Book, object], object]) -> None:
    """Whoever passes one is told what to pass."""
    with pytest.raises(TypeError, match=r"a text is wanted, not .*Path; pass its text, path\.read_text"):
        ask(book, Path("data/fab/situations/arsenal.txt"))
    with pytest.raises(TypeError, match=r"a text is wanted, not NoneType$"):
        ask(book, None)


def test_eight_threads_get_the_answers_of_one(shipped_home: Path) -> None:
    """Fifty questions of each of eight threads to one book have the answers that they have one after the other."""
    queries = [question.text for question in shipped_questions()[:320:8]]
    names = ["fab:6.4.1", "fab:1.13.4a", "fab:5.1.1", "mtg:502.58", "fab:8.3.5"] * 2
    questions = [*queries, *names]

    def answer(book: rulesdb.Book, question: str) -> object:
        return (book[question], book.trace(question)) if question in names else book.search(question)

    with rulesdb.open(shipped_home) as alone:
        expected = [answer(alone, question) for question in questions]

    def agrees(seed: int) -> bool:
        order = Random(seed).sample(range(50), 50)  # noqa: S311  (the same in every run)
        return all(answer(shared, questions[at]) == expected[at] for at in order)

    with rulesdb.open(shipped_home) as shared, ThreadPoolExecutor(8) as threads:
        assert all(threads.map(agrees, range(8)))


def test_engines_are_shared_by_threads(book: rulesdb.Book) -> None:
    """Games that are played at once do not disturb each other."""
    situations = [path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("data/*/situations/a*.txt"))[:3]]
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(book.judge, situations * 2))
        checks = list(threads.map(book.check, ["fab:1.13.4a"] * 2))
    assert found[:3] == found[3:] == [book.judge(text) for text in situations]
    assert all(result.status == "passed" for one in checks for result in one.results)


def test_all_names_are_there() -> None:
    """A name of ``__all__`` can be used, and nothing else is offered."""
    assert all(getattr(rulesdb, name) is not None for name in rulesdb.__all__)
    assert set(rulesdb.__all__) <= set(dir(rulesdb))
    with pytest.raises(AttributeError, match="no attribute 'oars'"):
        rulesdb.oars  # type: ignore[attr-defined]  # noqa: B018


def test_every_value_is_public() -> None:
    """Whatever an answer has within it can be named in a program's types."""
    kinds = [kind for kind in vars(values).values() if isinstance(kind, type) and issubclass(kind, values.Value)]
    assert {kind.__name__ for kind in kinds} - {"Value"} <= set(rulesdb.__all__)


@pytest.mark.usefixtures("own_texts_alone")
def test_one_source_needs_no_list(texts: Path, tmp_path: Path) -> None:
    """A path that is a string is one file or folder, not one for each of its characters."""
    assert "1.1.1" in rulesdb.open(tmp_path / "home", str(texts))


def test_identifiers_are_those_of_a_game(book: rulesdb.Book) -> None:
    """A number without its game is that of the game that is asked about; a part, and another game's rule, are named."""
    assert book.resolve("［６．４．１］", "fab") == "fab:6.4.1"
    assert book.resolve("fab:6.4.1#sentence-1") == "fab:6.4.1#sentence-1"
    assert book.resolve("mtg:502.58", "fab") == "mtg:502.58"
    with pytest.raises(rulesdb.UnknownIdentifierError):
        book.resolve("502.58", "fab")
    with pytest.raises(rulesdb.UnknownGameError):
        book.resolve("6.4.1", "oars")


def test_a_book_has_identifiers_and_is_no_sequence(book: rulesdb.Book) -> None:
    """What is in no text is not in the book."""
    assert "6.4.7" in book
    assert "6.4.99" not in book
    with pytest.raises(TypeError, match="not iterable"):
        list(book)  # type: ignore[call-overload]  # what a user may try


@pytest.mark.parametrize("ask", [lambda book: book.search("攻撃", n=0), lambda book: book.trace("6.4.7", depth=-1)])
def test_fewer_than_one_is_refused(book: rulesdb.Book, ask: Callable[[rulesdb.Book], object]) -> None:
    """As by the command."""
    with pytest.raises(rulesdb.RulesdbError, match="must be 1 or more"):
        ask(book)
