"""Effects that increase and reduce what spells cost."""

import pytest

from rulesdb.checks.mtg.table import Person
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.mtg.language.card_sheets import read_card
from rulesdb.engine.mtg.language.vocabulary import printer

LESS = ("《倹約の像》 「{0}」 アーティファクト", "インスタントであるものをプレイするコストは、「{2}」少なくなる。")
MORE = ("《重税の像》 「{0}」 アーティファクト", "インスタントであるものをプレイするコストは、「{1}」多くなる。")


def test_reductions_take_generic_mana_alone(ann: Person) -> None:
    """A spell of {1}{R} that costs two less still costs the red mana; a sorcery costs as before."""
    lands = ann.lands("red", 2)
    ann.plays_with(*LESS)
    spark = ann.instant("火花", "ライフを1点得る。", cost="{1}{R}")
    fire = ann.sorcery("大火", "ライフを1点得る。", cost="{1}{R}")
    ann.plays(spark).resolve()
    assert sum(land.is_tapped for land in lands) == 1
    ann.cannot_play(fire, "409.1h")


def test_increases_come_before_reductions(ann: Person) -> None:
    """A free spell that costs one more and two less is free."""
    for sheet in (LESS, MORE):
        ann.plays_with(*sheet)
    assert ann.may_play(ann.instant("息吹", "ライフを1点得る。"))


def test_an_increase_is_paid(ann: Person) -> None:
    """Without a land, a free spell that costs one more is refused."""
    ann.plays_with(*MORE)
    ann.cannot_play(ann.instant("息吹", "ライフを1点得る。"), "409.1h")


@pytest.mark.parametrize(
    "sheet",
    [
        LESS,
        MORE,
        ("《癒し》 「{1}」 インスタント", "ライフを3点得る。", "バイバック「{2}」"),
        ("《癒しの風》 「{4}」 ソーサリー", "ライフを3点得る。", "フラッシュバック「{2}」"),
        ("《怒りの蛇》 「{4}」 クリーチャー パワー3 タフネス4", "マッドネス「{1}」"),
    ],
)
def test_a_card_is_printed_as_it_is_read(sheet: tuple[str, ...]) -> None:
    """The sheet of a card with a keyword or a cost change is said in the same words."""
    assert printer().say(read_card(*sheet), SHEET) == "\n".join(sheet)
