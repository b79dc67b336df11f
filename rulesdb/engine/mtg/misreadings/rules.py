"""Misreadings: rules."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.defaults import never
from rulesdb.engine.kernel.event_kinds.composite_events import Draw
from rulesdb.engine.kernel.event_kinds.layer_events import Used
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen_in_order
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import MISSING_MANA_COST, OPPOSED_COUNTERS, book
from rulesdb.engine.mtg.card_parts.copies import as_copy
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.characteristics import (
    MODIFYING,
    converted_without_mana_cost,
    layer_of,
    power,
    waits,
    wordings_of,
)
from rulesdb.engine.mtg.events.zones import Move, Stack, becomes_new
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.abilities import has_its_condition, players_in_order
from rulesdb.engine.mtg.rules.attempts import AdditionalCost
from rulesdb.engine.mtg.rules.events import affected_player, at_once, drawn_or_nothing
from rulesdb.engine.mtg.rules.payment import is_of_one_kind
from rulesdb.engine.mtg.rules.priority import next_player
from rulesdb.engine.mtg.rules.resolving import EffectResolution, amount_as_assigned, exists_by_itself
from rulesdb.engine.mtg.rules.state_based import number_removed, opposed
from rulesdb.engine.mtg.rules.total_costs import sum_is_undefined
from rulesdb.engine.mtg.state import Assignment, Object


@book.instead(as_copy, "504.7", "裏向きのものは、ほかのもののコピーになると、表向きになるとする読み方")
def _face_up(item: Object, card: Card) -> Object:
    return replace(item, card=card, face=None)


book.instead(layer_of, "418.5a", "継続的効果は、種類によらず、タイムスタンプ順に適用するとする読み方")(
    lambda _effect: MODIFYING
)


book.instead(waits, "418.5d", "依存する効果も、ほかの効果を待たないとする読み方")(never)


@book.instead(wordings_of, "502.57#item-1", "古いカードは、「瞬速」と書かれていないので、瞬速を持たないとする読み方")
def _as_written(keyword: type[Ability]) -> tuple[type[Ability], ...]:
    return (keyword,)


@book.instead(
    converted_without_mana_cost,
    f"{MISSING_MANA_COST}#item-3",
    "マナ・コストの無いカードは、点数で見たマナ・コストも持たないとする読み方",
)
def _no_number() -> int | None:
    return None


book.instead(becomes_new, "217.1c", "別の領域に移っても、同じオブジェクトのままだとする読み方")(
    lambda _item, _to, _is_public: False
)


@book.instead(drawn_or_nothing, "420.5g", "空のライブラリーから引こうとしても、何も起こらないとする読み方")
def _nothing(_game: Game, _event: Draw) -> Events:
    return ()


book.instead(at_once, "410.10", "1つの効果で場を離れるものや場に出るものは、互いの移動では誘発しないとする読み方")(
    happen_in_order
)


@book.instead(
    opposed, f"{OPPOSED_COUNTERS}#item-1", "+1/+0や+0/+1のカウンターも、−1/−1カウンターと打ち消し合うとする読み方"
)
def _by_sign(counters: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    """Yield all pairs of a counter with plus and one with minus (misreading of 420.5n)."""
    yield from ((plus, minus) for plus in counters if plus[0] == "+" for minus in counters if minus[0] == "-")


book.instead(number_removed, "420.5n#sentence-2", "両方の種類を、1個も残さず取り除くとする読み方")(max)


book.instead(is_of_one_kind, "203.1a", "色の付いたマナ・シンボルも、どのマナでも支払えるとする読み方")(
    lambda _part: False
)


book.instead(next_player, "408.1d", "パスしても、同じプレイヤーが優先権を持ち続けるとする読み方")(
    lambda _game, player: player
)


@book.instead(affected_player, "419.9", "どの置換効果から使うかは、いつも手番の人が選ぶとする読み方")
def _active_player(game: Game, _event: Event) -> int:
    return game.state.turn_player


def _is_announced(event: Event, layer: int) -> bool:
    """Whether an ability is on the stack from an event on, and its costs are paid."""
    return (isinstance(event, Stack) and event.layer.id == layer) or (isinstance(event, Used) and event.layer == layer)


@book.instead(
    exists_by_itself, "402.6", "スタックにある能力は、それを生み出したカードが領域を離れると打ち消されるとする読み方"
)
def _unless_its_source_has_left(game: Game, resolution: EffectResolution) -> bool:
    """Whether the source of an ability has stayed where it was since that is on the stack (misreading of 402.6)."""
    history = game.state.history
    begun = max((at for at, past in enumerate(history) if _is_announced(past, resolution.layer)), default=0)
    return not any(isinstance(past, Move) and past.object == resolution.context.source for past in history[begun:])


@book.instead(
    amount_as_assigned,
    "310.4a",
    "スタック上の戦闘ダメージは、解決するときのパワーで与えられ、場を離れたクリーチャーからは与えられないとする読み方",
)
def _as_large_as_now(assigned: Assignment, game: Game, whole: Iterable[Assignment]) -> int:
    """Return what a creature deals with its present power, nothing from outside of play (misreading of 310.4a)."""
    if not game.has(assigned.source):
        return 0
    of_creature = [one for one in whole if one.source == assigned.source]
    change = power(game, assigned.source) - sum(one.amount for one in of_creature)
    return max(0, assigned.amount + change) if assigned == of_creature[0] else assigned.amount


@book.instead(
    sum_is_undefined, f"{MISSING_MANA_COST}#item-1", "追加コストがあれば、それだけを支払ってプレイできるとする読み方"
)
def _without_additions(first: str | None, more: tuple[AdditionalCost, ...]) -> bool:
    return first is None and not more


book.instead(has_its_condition, "404.3", "「もし~なら」の条件は、解決する時にだけ確かめるとする読み方")(
    lambda _game, _listener: True
)


book.instead(players_in_order, "410.3", "誘発した能力は、手番に関わらず、座席順にスタックに置くとする読み方")(
    lambda game: game.playing
)
