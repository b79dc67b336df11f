"""The card language: what is printed is read as the same value, for every kind of every role that has phrases."""

from typing import get_args, get_origin

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.engine.fab.random_fab_values import VALUES
from support.engine.grammar_conflicts import conflicts

from rulesdb.engine.fab.card_parts.abilities import Activated, Continuous, Cost, Triggered
from rulesdb.engine.fab.card_parts.effects import Restriction
from rulesdb.engine.fab.card_parts.object_effects import Gets
from rulesdb.engine.fab.events.cards import Destroy
from rulesdb.engine.fab.language.card_reading import reader
from rulesdb.engine.fab.language.record_words import WORDS
from rulesdb.engine.fab.language.vocabulary import ROLES, printer, vocabulary
from rulesdb.engine.fab.sample_cards.small_cards import does
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.identity_filters import AttackAction
from rulesdb.engine.fab.selection.objects import AllObjects, InZone, Permanents, heroes
from rulesdb.engine.fab.selection.property_filters import CostsAtLeast, HasSubtype, HasType
from rulesdb.engine.fab.verbs.choices import Optional
from rulesdb.engine.fab.verbs.life import DealDamage, Gain
from rulesdb.engine.kernel.cards.roles import Target
from rulesdb.engine.kernel.language.phrase_reader import NotUnderstoodError
from rulesdb.engine.kernel.language.phrases import Role
from rulesdb.engine.kernel.selection.conditions import Exists, Unless
from rulesdb.engine.kernel.selection.filters import Both, IsThis, Not, Yours
from rulesdb.engine.kernel.selection.objects import Opponents
from rulesdb.engine.kernel.verbs.draw import DrawCards
from rulesdb.engine.kernel.verbs.objects import PutCounters, RemoveCounters
from rulesdb.engine.kernel.verbs.sequences import Sequence

DEEPEST = 3


@pytest.mark.parametrize("role", ROLES, ids=lambda role: role.name)
def test_every_kind_of_a_role_has_a_phrase(role: Role) -> None:
    """Nothing of it is left to code."""
    said = {row.kind for row in vocabulary().phrases}
    assert [kind.__name__ for kind in VALUES.kinds_of(role.parent) if kind not in said] == []


@pytest.mark.exhaustive
@settings(deadline=None)  # the first example makes the grammar
@given(st.sampled_from(ROLES).flatmap(lambda role: st.tuples(st.just(role), VALUES.records(role.parent, DEEPEST))))
def test_random_values_come_back(pair: tuple[Role, object]) -> None:
    """Whatever is put together."""
    role, value = pair
    said = printer().say(value)
    assert reader().read(said, role.name) == value
    assert printer().say(reader().read(said, role.name)) == said


@pytest.mark.nightly
def test_no_text_has_two_readings() -> None:
    """The grammar has no conflict."""
    assert conflicts(vocabulary()) == []


def test_every_word_is_one_of_a_kind() -> None:
    """Each value of a Literal has a word, and no two have the same; only what a rule can require has one for that."""
    for (hint, form), words in WORDS.items():
        values = {"play", "play next", "defend"} if form == "must" else set(get_args(hint))
        assert get_origin(hint) is type or set(words) == values
        assert len(set(words.values())) == len(words)


@pytest.mark.parametrize(
    ("value", "role", "said"),
    [
        (Permanents(Both((HasSubtype("aura"), Yours()))), "objects",
         "すべての(サブタイプがオーラの、かつあなたがコントロールする)パーマネント"),
        (AllObjects(Not(HasType("action"))), "objects", "すべてのタイプがアクションのもの以外のもの"),
        (Unless(Exists(InZone("hand"))), "condition", "あなたの手札のカードがない"),
        (Both((HasType("equipment"), CostsAtLeast(2))), "filter", "(タイプが装備品の、かつコスト2以上の)"),
        (DealDamage(2, "arcane", Target(heroes())), "effect", "対象のヒーローに2点の秘術ダメージを与える"),
        (PutCounters("蒸気", 2, Permanents(HasSubtype("item"))), "effect",
         "すべてのサブタイプがアイテムのパーマネントに「蒸気」カウンターを2個置く"),
        (RemoveCounters("蒸気", 1, Permanents(HasSubtype("item"))), "effect",
         "すべてのサブタイプがアイテムのパーマネントから「蒸気」カウンターを1個取り除く"),
        (Optional(Sequence((DrawCards(), Gain("life", 2)))), "effect",
         "((カードを1枚引く、その後ライフを2点得る))をしてもよい"),
        (Restriction("defend", HasType("equipment"), Opponents()), "lasting",
         "対戦相手は、タイプが装備品のものを防御に使えない"),
        (Triggered((does(DrawCards()),), on=Happens(Destroy, what=IsThis())), "ability",
         "これ自身が破壊されたとき、カードを1枚引く。"),
        (Activated("instant", Cost(resource=1), (does(Gain("life", 2)),), limit=1), "ability",
         "1ターンに1回、インスタント ― リソース1点: ライフを2点得る。"),
        (Continuous(Gets("power", 1, applies=AttackAction())), "ability",
         "攻撃アクションカードは、パワーに1の修整を得る。"),
    ],
)  # fmt: skip
def test_how_it_sounds(value: object, role: str, said: str) -> None:
    """A few in full, for whoever reads the test."""
    assert printer().say(value) == said
    assert reader().read(said, role) == value


@pytest.mark.parametrize(
    ("text", "role", "position", "expected"),
    [
        ("あなたの墓場のカード", "objects", 5, ("地",)),
        ("サブタイプがおーらのもの", "objects", 6, None),
        ("カラーバーが緑の", "filter", 6, ("赤", "青", "黄")),
        ("あなたの手札の枚数", "objects", 7, ("すべてのカード", "カード")),
        ("ライフを2天得る。", "ability", 5, ("点失う", "点失って", "点得て", "点得る")),
        ("カードを1枚引く", "ability", 8, None),
        ("これに「蒸気」カウンターを-1個置く", "effect", 0, None),
    ],
)
def test_what_is_not_understood(text: str, role: str, position: int, expected: tuple[str, ...] | None) -> None:
    """It is told up to which character it was, and what could stand there."""
    with pytest.raises(NotUnderstoodError) as refused:
        reader().read(text, role)
    assert refused.value.position == position
    assert expected is None or refused.value.expected == expected


def test_symbols_are_parts_of_names() -> None:
    """Outside them, they stand for words."""
    value = PutCounters("{c}を得", 1, Permanents(HasSubtype("item")))
    assert reader().read(printer().say(value), "effect") == value
    assert reader().read("{r}{r}を得る", "effect") == Gain("resource", 2)
