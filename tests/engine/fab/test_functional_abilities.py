"""Where abilities work (1.7.4), and what effects go on applying to (6.2.2c): much rests on it that shows it nowhere."""

import pytest

from rulesdb.checks.fab.table import Person, Table, TrackedCard
from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.card_parts.abilities import Continuous, Triggered
from rulesdb.engine.fab.card_parts.effects import ChangesCost
from rulesdb.engine.fab.card_parts.object_effects import Gets, GetsAbility, LosesAbility, SetsBase
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.sample_cards.small_cards import (
    ACTION,
    GAIN_LIFE,
    action,
    attack,
    does,
    gem,
    instant,
    item,
    shield,
)
from rulesdb.engine.fab.selection.event_patterns import Happens
from rulesdb.engine.fab.selection.identity_filters import AttackAction, IsAttack
from rulesdb.engine.fab.selection.objects import AllObjects, Permanents
from rulesdb.engine.fab.selection.property_filters import CostsAtLeast, HasSubtype
from rulesdb.engine.fab.verbs.begin import Begin
from rulesdb.engine.fab.verbs.choices import Optional
from rulesdb.engine.fab.verbs.life import Gain
from rulesdb.engine.fab.zones import ZoneName
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.selection.filters import Both, Yours
from rulesdb.engine.kernel.selection.objects import This
from rulesdb.engine.kernel.verbs.draw import DrawCards

_DRAWS = "インスタント ― コストなし: カードを1枚引く。"
STRONGER = Continuous(Gets("power", 2, applies=AttackAction()))


def _waiting(zone: ZoneName) -> Card:
    """Return a card that triggers in a zone whenever a card is played."""
    return Card(
        "亡霊", ACTION, cost=0, abilities=(Triggered(GAIN_LIFE, Happens(kinds.CardPlayed), zones=frozenset({zone})),)
    )


@pytest.mark.parametrize(
    ("zone", "lies_in", "is_public", "triggers"),
    [
        ("hand", "hand", None, True),
        ("hand", "graveyard", None, False),
        ("banished", "banished", True, True),
        ("banished", "banished", False, False),
        ("banished", "hand", None, False),
        ("banished", "permanent", None, False),
    ],
)
def test_what_triggers_elsewhere_triggers_there_alone(
    ann: Person, zone: ZoneName, lies_in: ZoneName, is_public: bool | None, triggers: bool
) -> None:
    """From a hand though it is private; from the banished zone only face up; from no other zone (1.7.4i)."""
    ann.has_card(lies_in, _waiting(zone), is_public=is_public)
    assert ann.plays(ann.instant("火花")).stack == 1 + triggers


def test_the_abilities_of_a_defending_card_that_is_no_permanent_do_not_work(t: Table, ann: Person, ben: Person) -> None:
    """Those of equipment that defends beside it do, and those of the attack (1.7.4a)."""
    firmer = Continuous(Gets("defense", 1))
    claw = ann.hand(attack("爪", Continuous(Gets("power", 1)), power=9))
    guard, helmet = ben.hand(action("構え", firmer)), ben.has_card("head", shield("兜", 1, firmer))
    ann.plays(claw).until("attack").resolve(defend=(guard, helmet))
    assert (claw.power, guard.defense, helmet.defense) == (10, 2, 2)
    t.until("damage")
    assert ben.life == 20 - (10 - 2 - 2)


def test_an_effect_goes_on_applying_to_what_no_longer_fits(ann: Person) -> None:
    """The next attack that costs 2 or more gets +2 power, and then its base cost becomes 0 (6.2.2c)."""
    dear = Both((AttackAction(), CostsAtLeast(2)))
    omen = ann.hand(instant("兆し", does(Begin(Gets("power", 2), next=dear))))
    sale = ann.hand(instant("値崩れ", does(Begin(SetsBase("cost", 0), objects=AllObjects(IsAttack())))))
    tonic = ann.hand(instant("泉", does(Gain("resource", 2))))
    claw = ann.hand(attack("爪", power=3, cost=2))
    ann.resolves(omen, tonic)
    ann.plays(claw)
    assert claw.power == 5
    ann.plays(sale).resolve()
    assert claw.power == 5


@pytest.mark.parametrize("order", [1, -1], ids=["gained first", "lost first"])
def test_an_ability_that_an_effect_gives_is_not_lost(ann: Person, order: int) -> None:
    """6.3.6: an item gets an ability after losing those of the kind, or before; it has the ability in either case."""
    yours = Permanents(Both((HasSubtype("item"), Yours())))
    ann.item("鐘")
    gain = instant("授け", does(Begin(GetsAbility(STRONGER), objects=yours)))
    lose = instant("錆", does(Begin(LosesAbility(Continuous), objects=yours)))
    claw = ann.attack("爪", power=3)
    ann.resolves(*(ann.hand(card) for card in (gain, lose)[::order]))
    ann.plays(claw)
    assert claw.power == 5


def test_a_changed_cost_without_a_filter_is_that_of_its_source(ann: Person) -> None:
    """An item that makes itself dearer leaves the cost of another card as it is (6.2.3)."""
    ann.has_card("permanent", item("秤", Continuous(ChangesCost("increase", 1))))
    fog = ann.instant("霧")
    ann.plays(fog)
    assert fog.zone == "スタック"


def test_what_contradicts_itself_or_says_nothing_is_refused() -> None:
    """A lasting effect for nothing or for two things, an option of nothing, and what nothing triggers."""
    with pytest.raises(PartError, match=r"Begin\.objects"):
        Begin(Gets("power", 1))
    with pytest.raises(PartError, match=r"Begin\.objects"):
        Begin(Gets("power", 1, applies=IsAttack()), objects=This())
    with pytest.raises(PartError, match=r"Optional\.effect"):
        Optional()
    with pytest.raises(PartError, match=r"Triggered\.on"):
        Triggered((does(DrawCards()),))


def _defends(t: Table, *abilities: str) -> TrackedCard:
    """Let Ben defend with an action card of these abilities, which is returned, in the first combat of the game."""
    ann, ben = t.people
    wall = ben.action("壁", *abilities)
    ann.plays(ann.attack("爪", power=5)).until("attack").resolve(defend=(wall, None))
    return wall


@pytest.mark.parametrize(("condition", "layers"), [("これが防御している場合、", 1), ("", 0)])
def test_a_defending_card_triggers_while_it_defends(t: Table, ann: Person, condition: str, layers: int) -> None:
    """1.7.4a: only an ability whose trigger condition includes that the card defends is functional."""
    ann.gets("deck", gem("赤石"))
    think = ann.instant("黙考", "カードを1枚引く。")
    _defends(t, f"カードが引かれたとき、{condition}ライフを1点得る。")
    ann.plays(think).resolve()
    assert t.stack == layers


def test_a_defending_card_goes_where_its_own_replacement_effect_says(t: Table, ann: Person) -> None:
    """1.7.4j: it would be destroyed, and is put on the bottom of the deck."""
    rust = ann.instant("錆", "防御しているすべてのカードを破壊する。")
    wall = _defends(t, "これ自身が墓地に移る場合、代わりにデッキの一番下に移る。")
    ann.plays(rust).resolve()
    assert wall.zone == "デッキ"


@pytest.mark.parametrize(("event", "layers"), [("これ自身で防御が行われた", 1), ("防御が行われた", 0)])
def test_a_defending_card_triggers_on_its_own_defending(t: Table, event: str, layers: int) -> None:
    """1.7.4a: an ability about whatever defends is not functional on a defending card."""
    _defends(t, f"{event}とき、ライフを1点得る。")
    assert t.stack == layers


def test_a_defending_card_does_not_trigger_on_its_destruction(t: Table, ann: Person) -> None:
    """1.7.4a: the ability is about its source, and not about defending."""
    rust = ann.instant("錆", "防御しているすべてのカードを破壊する。")
    wall = _defends(t, "これ自身が破壊されたとき、ライフを1点得る。")
    ann.plays(rust).resolve()
    assert (wall.zone, t.stack) == ("墓地", 0)


def test_a_card_in_hand_replaces_only_its_own_move(ann: Person) -> None:
    """1.7.4j: an effect on the moves of other cards, or on another event, is not functional there."""
    others = ann.action("墓守", "オブジェクトが墓地に移る場合、代わりに追放ゾーンに移る。")
    shy = ann.action("内気", "これ自身が公開される場合、代わりに追放される。")
    show = ann.instant("公開", "あなたの手札のすべてのカードを公開する。")
    ann.plays(show).resolve()
    assert (others.zone, shy.zone, show.zone) == ("手札", "手札", "墓地")


@pytest.mark.parametrize(("demand", "is_public"), [("", True), ("開示のとき、", True), ("非開示のとき、", False)])
def test_an_activated_ability_functions_as_private_as_it_demands(ann: Person, demand: str, is_public: bool) -> None:
    """1.7.4b and 5.2.4: of two cards in the arsenal, one lies face up; an ability in a private zone may demand it."""
    sheet = ("《石》 アクション コスト0", f"格納庫にあるとき、{demand}インスタント ― コストなし: ライフを1点得る。")
    ann.equips("head", "地平", "あなたが持つ格納庫は、1つ多い。")
    cards = [ann.has_card("arsenal", *sheet, is_public=public) for public in (True, False)]
    expected = [True, True] if not demand else [is_public, not is_public]
    assert [ann.may_activate(card) for card in cards] == expected


@pytest.mark.parametrize("is_public", [True, False])
def test_an_ability_of_a_private_permanent_functions_if_it_demands_so(ann: Person, is_public: bool) -> None:
    """5.2.4: an item that lies face down in the arena has an ability that is functional only then."""
    charm = ann.has_card(
        "permanent",
        "《護符》 アクション ― アイテム コスト0",
        "非開示のとき、インスタント ― コストなし: ライフを1点得る。",
        is_public=is_public,
    )
    assert ann.may_activate(charm) is not is_public


def test_whether_a_cost_discards_its_source_depends_on_other_cards(ann: Person) -> None:
    """1.7.4b, 5.2.4: once Ann has another card in hand, a card that costs 1 costs less than she has cards there."""
    cost = "「あなたの手札のカードのうちコストが(あなたの手札のカードの枚数)未満のもののうち1枚を捨てる」"
    seed, draws = (
        ann.hand("《種》 アクション コスト1", f"インスタント ― {cost}: ライフを1点得る。"),
        ann.item("泉", _DRAWS),
    )
    ann.gets("deck", gem("赤石"))
    assert not ann.may_activate(seed)
    ann.activates(draws).resolve()
    assert ann.may_activate(seed)
    ann.activates(seed).resolve()
    assert (seed.zone, ann.life) == ("墓地", 21)


def test_a_cost_of_a_target_cannot_be_paid(ann: Person) -> None:
    """5.1.8a: no target is declared for what is revealed, neither the source of the ability nor another card."""
    cost = "「対象のあなたの手札のカードを公開する」"
    mirror = ann.item("鏡", f"インスタント ― {cost}: ライフを1点得る。")
    ann.gets("hand", gem("赤石"))
    ann.cannot_activate(mirror, "5.1.8a")
