"""The bundle of Magic: its sample game is played, told and read by the code that plays every game."""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from rulesdb.cli.main import main
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.process.options import Activate, Name, Option, Pick, Play
from rulesdb.engine.kernel.process.process import proceed, start
from rulesdb.engine.mtg.bundle import BUNDLE
from rulesdb.engine.mtg.decks import seats
from rulesdb.engine.mtg.keywords.morph import FACE_DOWN
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.rules.objects import may_look_at
from rulesdb.engine.mtg.stages import MTG
from rulesdb.source.resources import data_folder
from rulesdb.source.text import SourceText


def test_decks_have_40_cards() -> None:
    """Of two people, who play two colors each, all of them different."""
    assert [len(seat.deck) for seat in seats()] == [40, 40]
    colors = [
        {symbol for card in seat.deck for symbol in card.mana_cost or "" if symbol in "WUBRG"} for seat in seats()
    ]
    assert colors == [{"R", "G"}, {"W", "U"}]


def test_every_keyword_of_the_primer_is_in_a_deck() -> None:
    """As an ability of a card; phasing, which the primer has no heading of, too."""
    primer = (data_folder() / "mtg" / "ja" / "time-spiral-primer.txt").read_text("utf-8")
    keywords = {*re.findall(r"^(?:新|再録)キーワード能力[「:](\w+)", primer, re.MULTILINE), "フェイジング"}
    lines = {line for seat in seats() for card in seat.deck for line in printer().say(card, SHEET).splitlines()[1:]}
    assert len(keywords) == 12
    assert {word for word in keywords if not any(line.startswith(word) for line in lines)} == set()


def test_every_theme_of_the_primer_is_in_a_deck() -> None:
    """Slivers face slivers, +1/+1 counters -1/-1 counters, and a card has no mana cost."""
    for seat in seats():
        assert any("スリヴァー" in card.subtypes for card in seat.deck)
    texts = ["".join(printer().say(card, SHEET) for card in seat.deck) for seat in seats()]
    assert ["「+1/+1」カウンター" in texts[0], "「-1/-1」カウンター" in texts[1]] == [True, True]
    costless = [
        card.name for seat in seats() for card in seat.deck if card.mana_cost is None and "land" not in card.types
    ]
    assert costless == ["忘れた歌"]


@pytest.mark.in_part(1)
@pytest.mark.parametrize("seed", range(4))
def test_the_sample_game_played_at_random_ends(seed: int) -> None:
    """Whatever is offered is accepted, every event and question is told, and somebody loses."""
    chance = Random(seed)  # noqa: S311  (play at random, not a secret)
    narrator = BUNDLE.narrator(BUNDLE.begin(seed), 0)
    position, _ = start(BUNDLE.rules, BUNDLE.begin(seed))
    for _ in range(5000):
        if position.decision is None:
            break
        narrator.look(position.now)
        assert narrator.question(position.decision.kind)
        assert [*narrator.board(position.now)]
        position, _ = proceed(BUNDLE.rules, position, chance.choice(position.decision.options))
    assert position.decision is None


def _eager(chance: Random, options: Sequence[Option]) -> Option:
    """Return an option at random: cards are played wherever possible, and face down, and no mana is lost."""
    eager = [one for one in options if isinstance(one, Play) or one == Name(FACE_DOWN)]
    calm = [one for one in options if not isinstance(one, Activate)]
    return chance.choice(eager or calm or options)


@pytest.mark.in_part(0)
@pytest.mark.parametrize("viewer", [0, 1])
def test_no_player_reads_the_name_of_a_hidden_card_of_the_other(viewer: int) -> None:
    """Neither that of a private card nor that of a face-down one."""
    chance, face_down = Random(1), set()  # noqa: S311  (see above)
    narrator = BUNDLE.narrator(BUNDLE.begin(1), viewer)
    position, _ = start(BUNDLE.rules, BUNDLE.begin(1))
    while position.decision is not None:
        narrator.look(position.now)
        game = MTG.process(position.now)
        others = (item for item in position.now.objects.values() if item.owner != viewer)
        hidden = [item for item in others if not may_look_at(game, viewer, item.id)]
        for item in hidden:
            card = item.face or item.card
            assert card.name not in narrator.chosen(Pick(item.id), "target")
        face_down |= {item.id for item in hidden if item.face is not None}
        position, _ = proceed(BUNDLE.rules, position, _eager(chance, position.decision.options))
    assert face_down


def test_a_sheet_is_read_with_the_rules_that_govern_it() -> None:
    """As the command ``card`` shows it."""
    sheet = "《騎士》 「{1}{W}」 クリーチャー ― 「騎士」 パワー2 タフネス2\n先制攻撃\n"
    (card,), problems = BUNDLE.read_cards(SourceText("knight.txt", sheet))
    assert (card.name, card.text, problems) == ("騎士", sheet.strip(), ())
    assert [ability.text for ability in card.abilities] == ["先制攻撃"]


def test_the_sample_game_is_played_at_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the same command as every game."""
    monkeypatch.setattr("rulesdb.cli.game_prompt.read_line", lambda: None)
    assert main(["play", "--game", "mtg", "--seed", "1"]) == 0
    assert "ライフ20" in capsys.readouterr().out


def test_a_saved_game_is_gone_on_with_as_it_was_saved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """The command that is printed names the game."""
    monkeypatch.setattr("rulesdb.cli.game_prompt.read_line", lambda: None)
    file = str(tmp_path / "game.json")
    assert main(["play", "--game", "mtg", "--seed", "1", "--save", file]) == 0
    command = capsys.readouterr().err.strip().partition("go on with rulesdb ")[2]
    assert command == f"play --game mtg --load {file}"
    assert main(command.split()) == 0
