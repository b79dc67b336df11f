"""Misreadings: costs."""

from msgspec.structs import replace

from rulesdb.engine.kernel.defaults import always
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed, Used
from rulesdb.engine.kernel.event_kinds.object_events import Became
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost
from rulesdb.engine.mtg.characteristics import converted_mana_cost, mana_cost
from rulesdb.engine.mtg.events.cards import Discard
from rulesdb.engine.mtg.events.points import SpendMana
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.buyback import (
    Buyback,
    as_additional_cost,
    cost_of,
    is_no_mana_cost,
    is_paid,
    is_while_resolving,
    is_your_graveyard,
    of_spell,
    was_chosen,
)
from rulesdb.engine.mtg.keywords.echo import control_began, cost_due, is_new, is_to_pay
from rulesdb.engine.mtg.keywords.flashback import (
    Flashback,
    as_alternative_cost,
    goes_anywhere,
    is_played_by_flashback,
    keeps_its_mana_cost,
    of_object,
    works_in,
)
from rulesdb.engine.mtg.keywords.flashback import cost_of as cost_of_of_flashback
from rulesdb.engine.mtg.keywords.madness import (
    MADNESS,
    Madness,
    in_hand,
    is_discard,
    may_be_played_at_will,
    printed_on,
    removed,
    zone_until_played,
)
from rulesdb.engine.mtg.keywords.madness import as_alternative_cost as as_alternative_cost_of_madness
from rulesdb.engine.mtg.keywords.madness import cost_of as cost_of_of_madness
from rulesdb.engine.mtg.keywords.madness import keeps_its_mana_cost as keeps_its_mana_cost_of_madness
from rulesdb.engine.mtg.keywords.madness_trigger import (
    decline,
    gained_together,
    is_removed_by_madness,
    play,
    play_or_put,
    trigger_of_madness,
)
from rulesdb.engine.mtg.rules.attempts import Attempt, as_mana_cost, plus_mana_cost
from rulesdb.engine.mtg.state import Object
from rulesdb.engine.mtg.zones import IN_PLAY, REMOVED, STACK, Zone, ZoneName


@book.instead(
    of_spell, "502.16a#sentence-2", "スタック上でバイバックを失っても、カードに書いてあれば機能するとする読み方"
)
def _of_card(game: Game, spell: int) -> tuple[Buyback, ...]:
    """Return the buyback printed on the card, whether or not the spell has it (misreading of 502.16a)."""
    return tuple(one for one in game.object(spell).card.abilities if isinstance(one, Buyback))


@book.instead(cost_of, "502.16a#sentence-3", "バイバックでは、マナ・コストをもう一度支払うとする読み方")
def _mana_cost_again(game: Game, spell: int, _buyback: Buyback) -> Cost:
    return Cost(mana_cost(game, spell))


@book.instead(
    as_additional_cost, "502.16a#sentence-6", "バイバック・コストは、マナ・コストの代わりに支払うものだとする読み方"
)
def _instead(_so_far: Due, cost: Due) -> Due:
    return cost


book.instead(is_while_resolving, "502.16#item-2", "打ち消されたときも手札に戻るとする読み方")(lambda _move: True)


@book.instead(is_your_graveyard, "502.16#item-3", "オーナーでない人がコントロールする呪文も手札に戻るとする読み方")
def _any_graveyard(_game: Game, _spell: int, to: Zone) -> bool:
    return to.name == "graveyard"


@book.instead(is_paid, "502.16#item-5", "バイバックの分のマナを実際に支払わなければ、手札に戻らないとする読み方")
def _is_spent(game: Game, spell: int) -> bool:
    """Whether more mana than that of the mana cost was spent on a spell (misreading of 502.16)."""
    spent = 0
    for event in game.state.history:
        if isinstance(event, SpendMana):
            spent += event.amount
        elif isinstance(event, Move) and event.object == spell and event.to == STACK:
            spent = 0
        elif isinstance(event, CardPlayed) and event.object == spell:
            break
    return spent > (converted_mana_cost(game, spell) or 0)


@book.instead(was_chosen, "502.16#item-1", "バイバックを使うかどうかは、解決する時に決めるとする読み方")
def _asked_late(game: Game, spell: int) -> bool:
    return game.answers_yes(game.player_of(spell), "additional cost", "mtg:502.16")


@book.instead(is_no_mana_cost, "502.16#item-6", "支払ったバイバック・コストを、マナ・コストに含めるとする読み方")
def _with_buyback(following: Events, game: Game, event: Event) -> Events:
    """Add the buyback cost to the mana cost of a spell (misreading of 502.16)."""
    if not isinstance(event, CardPlayed) or not was_chosen(game, event.object):
        return following
    item = game.object(event.object)
    cost = "".join(one.cost.mana or "" for one in of_spell(game, item.id))
    card = replace(item.card, mana_cost=f"{item.card.mana_cost or ''}{cost}")
    return (*following, Became(record=replace(item, card=card)))


book.instead(is_new, "502.19a#sentence-3", "エコー・コストは、自分のアップキープのたびに支払うとする読み方")(always)


@book.instead(
    control_began,
    "502.19#item-3",
    "フェイズ・インしてきたパーマネントや、コントロールを奪ったパーマネントには、エコーは誘発しないとする読み方",
)
def _entered(item: Object) -> int:
    return item.timestamp


@book.instead(cost_due, "502.19#item-1", "エコーでは、パーマネントのマナ・コストを支払うとする読み方(以前のルール)")
def _printed(_cost: Cost, game: Game, permanent: int) -> Cost:
    return Cost(mana_cost(game, permanent))


book.instead(is_to_pay, "502.19#item-2", "支払えるなら、必ず支払わなければならないとする読み方")(always)


@book.instead(works_in, "502.22a#sentence-2", "手札からも、フラッシュバック・コストでプレイできるとする読み方")
def _in_hand_too(zone: ZoneName | None) -> bool:
    return zone in {"graveyard", "hand"}


@book.instead(cost_of_of_flashback, "502.22a#sentence-3", "墓地からでも、支払うのはマナ・コストだとする読み方")
def _mana_cost(game: Game, spell: int, _flashback: Flashback) -> Cost:
    return Cost(mana_cost(game, spell))


book.instead(
    as_alternative_cost,
    "502.22a#sentence-6",
    "フラッシュバック・コストは、マナ・コストに加えて支払うものだとする読み方",
)(plus_mana_cost)


@book.instead(
    keeps_its_mana_cost, "502.22#item-1", "フラッシュバック・コストが、その呪文のマナ・コストになるとする読み方"
)
def _as_mana_cost(following: Events, game: Game, event: Event) -> Events:
    """Make the flashback cost the mana cost of the spell (misreading of 502.22)."""
    if not isinstance(event, CardPlayed) or not is_played_by_flashback(game, event.object):
        return following
    costs = (one.cost for one in of_object(game, event.object))
    return (*following, as_mana_cost(game, event.object, costs))


@book.instead(goes_anywhere, "502.22a#sentence-5", "代わりに取り除かれるのは、墓地に置かれるときだけだとする読み方")
def _to_graveyard(move: Move) -> bool:
    return move.to.name == "graveyard"


book.instead(in_hand, "502.24a#sentence-2", "手札でマッドネスを失っていても、カードに書いてあれば機能するとする読み方")(
    printed_on
)


@book.instead(is_discard, "502.24#item-5", "呪文や能力の指示で捨てたときにだけ、マッドネスが働くとする読み方")
def _only_by_instruction(game: Game, event: Event) -> bool:
    """Whether a spell or ability that resolves makes a player discard (misreading of 502.24)."""
    if not isinstance(event, Discard) or not game.stack:
        return False
    top = game.object(game.stack[-1])
    played = (
        one.layer if isinstance(one, Used) else one.object
        for one in game.state.history
        if isinstance(one, CardPlayed | Used)
    )
    return top.id in played or (top.layer is not None and top.layer.category == "triggered")


@book.instead(removed, "502.24#item-6", "取り除いたカードは、捨てたことにならないとする読み方")
def _not_discarded(game: Game, event: Event) -> Event:
    """Return a mere move (misreading of 502.24)."""
    assert isinstance(event, Discard)
    return Move(by=removed.id, source=event.source, object=event.object, to=zone_until_played(game, event.object))


@book.instead(
    zone_until_played,
    "502.24#item-6",
    "捨てたカードは墓地に置かれ、能力が解決されるときに墓地からプレイするとする読み方",
)
def _graveyard(game: Game, card: int) -> Zone:
    return Zone("graveyard", game.object(card).owner)


@book.instead(
    may_be_played_at_will,
    "502.24#item-5",
    "マッドネス・コストを支払うために、いつでも手札から捨ててプレイしてよいとする読み方",
)
def _from_hand(game: Game, attempt: Attempt) -> bool:
    item = game.object(attempt.layer)
    return item.zone.name == "hand" or (item.layer is not None and item.layer.played_from == "hand")


@book.instead(cost_of_of_madness, "502.24a#sentence-4", "マッドネスでも、支払うのはマナ・コストだとする読み方")
def _mana_cost_of_madness(game: Game, spell: int, _madness: Madness) -> Cost:
    return Cost(mana_cost(game, spell))


book.instead(
    as_alternative_cost_of_madness,
    "502.24b#sentence-1",
    "マッドネス・コストは、マナ・コストに加えて支払うものだとする読み方",
)(plus_mana_cost)


@book.instead(
    keeps_its_mana_cost_of_madness, "502.24#item-3", "マッドネス・コストが、その呪文のマナ・コストになるとする読み方"
)
def _as_mana_cost_of_madness(following: Events, game: Game, event: Event) -> Events:
    """Make the madness cost the mana cost of the spell (misreading of 502.24)."""
    layer = game.object(event.object).layer if isinstance(event, CardPlayed) else None
    if not isinstance(event, CardPlayed) or layer is None or layer.declared.alternative != MADNESS:
        return following
    costs = (one.cost for one in printed_on(game, event.object))
    return (*following, as_mana_cost(game, event.object, costs))


@book.instead(
    play_or_put, "502.24#item-1", "能力が解決されるときにはプレイせず、その後にプレイするという、旧ルールの読み方"
)
def _later(_game: Game, _player: int, _card: int, _madness: Madness) -> None:
    """Leave the card where it is, to be played until its owner passes (the rule before Time Spiral)."""


@book.instead(play, "502.24#item-2", "プレイするカードは、スタックに置かれずにそのまま場に出るとする読み方")
def _straight_into_play(game: Game, player: int, card: int, _madness: Madness) -> bool:
    return happen(game, Move(by="mtg:502.24", object=card, to=IN_PLAY, controller=player))


@book.instead(decline, "502.24#item-7", "プレイしないことを選んでも、また機会が与えられるとする読み方")
def _triggers_again(game: Game, card: int, madness: Madness) -> None:
    note(game, trigger_of_madness(game, card, madness))


@book.instead(
    is_removed_by_madness, "502.24a#sentence-3", "捨てたのでなくても、ゲームから取り除かれれば誘発するとする読み方"
)
def _is_any_removal(game: Game, event: Event) -> bool:
    """Whether a card with madness is removed from the game, however (misreading of 502.24a)."""
    return isinstance(event, Move) and event.to == REMOVED and bool(printed_on(game, event.object))


@book.instead(
    gained_together,
    "502.24a#sentence-1",
    "効果でマッドネスを得たカードは、ゲームから取り除く能力だけを得て、誘発型能力は得ないとする読み方",
)
def _those_printed(found: tuple[Madness, ...], game: Game, card: int) -> tuple[Madness, ...]:
    return tuple(one for one in found if one in printed_on(game, card))
