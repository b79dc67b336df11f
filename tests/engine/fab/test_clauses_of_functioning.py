"""Where and when abilities are functional, clause by clause: each test fails if its clause is left out."""

import pytest

from rulesdb.checks.fab.table import Table, TrackedCard
from rulesdb.engine.fab.sample_cards.small_cards import gem


def _defends(t: Table, *abilities: str) -> TrackedCard:
    """Let Ben defend with an action card of these abilities, which is returned, in the first combat of the game."""
    ann, ben = t.people
    wall = ben.action("壁", *abilities)
    ann.plays(ann.attack("爪", power=5)).until("attack")
    t.resolve(defend=(wall, None))
    return wall


@pytest.mark.parametrize(("condition", "layers"), [("これが防御している場合、", 1), ("", 0)])
def test_a_defending_card_triggers_while_it_defends(condition: str, layers: int) -> None:
    """1.7.4a: only an ability whose trigger condition includes that the card defends is functional."""
    t = Table()
    ann, _ben = t.people
    ann.gets("deck", gem("赤石"))
    think = ann.instant("黙考", "カードを1枚引く。")
    _defends(t, f"カードが引かれたとき、{condition}ライフを1点得る。")
    ann.plays(think).resolve()
    assert t.stack == layers


def test_a_defending_card_goes_where_its_own_replacement_effect_says() -> None:
    """1.7.4j: it would be destroyed, and is put on the bottom of the deck."""
    t = Table()
    ann, _ben = t.people
    rust = ann.instant("錆", "防御しているすべてのカードを破壊する。")
    wall = _defends(t, "これ自身が墓地に移る場合、代わりにデッキの一番下に移る。")
    ann.plays(rust).resolve()
    assert wall.zone == "デッキ"


@pytest.mark.parametrize(("event", "layers"), [("これ自身で防御が行われた", 1), ("防御が行われた", 0)])
def test_a_defending_card_triggers_on_its_own_defending(event: str, layers: int) -> None:
    """1.7.4a: an ability about whatever defends is not functional on a defending card."""
    t = Table()
    _defends(t, f"{event}とき、ライフを1点得る。")
    assert t.stack == layers


def test_a_defending_card_does_not_trigger_on_its_destruction() -> None:
    """1.7.4a: the ability is about its source, and not about defending."""
    t = Table()
    ann, _ben = t.people
    rust = ann.instant("錆", "防御しているすべてのカードを破壊する。")
    wall = _defends(t, "これ自身が破壊されたとき、ライフを1点得る。")
    ann.plays(rust).resolve()
    assert (wall.zone, t.stack) == ("墓地", 0)


def test_a_card_in_hand_replaces_only_its_own_move() -> None:
    """1.7.4j: an effect on the moves of other cards, or on another event, is not functional there."""
    t = Table()
    ann, _ben = t.people
    others = ann.action("墓守", "オブジェクトが墓地に移る場合、代わりに追放ゾーンに移る。")
    shy = ann.action("内気", "これ自身が公開される場合、代わりに追放される。")
    show = ann.instant("公開", "あなたの手札のすべてのカードを公開する。")
    ann.plays(show).resolve()
    assert (others.zone, shy.zone, show.zone) == ("手札", "手札", "墓地")


@pytest.mark.parametrize(("demand", "is_public"), [("", True), ("開示のとき、", True), ("非開示のとき、", False)])
def test_an_activated_ability_functions_as_private_as_it_demands(demand: str, is_public: bool) -> None:
    """1.7.4b and 5.2.4: of two cards in the arsenal, one lies face up; an ability in a private zone may demand it."""
    t = Table()
    ann, _ben = t.people
    sheet = ("《石》 アクション コスト0", f"格納庫にあるとき、{demand}インスタント ― コストなし: ライフを1点得る。")
    cards = [ann.has_card("arsenal", *sheet, is_public=public) for public in (True, False)]
    t.begin()
    expected = [True, True] if not demand else [is_public, not is_public]
    assert [ann.may_activate(card) for card in cards] == expected


@pytest.mark.parametrize("is_public", [True, False])
def test_an_ability_of_a_private_permanent_functions_if_it_demands_so(is_public: bool) -> None:
    """5.2.4: an item that lies face down in the arena has an ability that is functional only then."""
    t = Table()
    ann, _ben = t.people
    charm = ann.has_card(
        "permanent",
        "《護符》 アクション ― アイテム コスト0",
        "非開示のとき、インスタント ― コストなし: ライフを1点得る。",
        is_public=is_public,
    )
    assert ann.may_activate(charm) is not is_public
