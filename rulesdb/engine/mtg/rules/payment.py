"""The payment of mana (424, 409.1g, 409.1h): from the pool and from mana abilities."""

from collections.abc import Callable, Sequence
from functools import partial

from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.alternative_points import AlternativePayment, AlternativePoints
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.payment import CostPart
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, ManaAbility
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.mana import SpendMana
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.mana import COLORS, PARTS, PartOrKind, parts_of
from rulesdb.engine.mtg.rules.mana_abilities import can_be_played, play_mana_ability


def due_of(cost: Cost, x: int = 0) -> Due:
    """Return the mana and the other parts of a cost."""
    points = {} if cost.mana is None else dict(parts_of(cost.mana, x))
    return Due(points, cost.effects)


def _has(game: Game, player: int, kind: PartOrKind) -> int:
    amount: int = 0 if kind == "generic" else getattr(game.state.players[player], kind)
    return amount


def _subtract(game: Game, player: int, kind: PartOrKind, amount: int, by: str) -> None:
    assert kind != "generic"
    happen(game, SpendMana(by=by, player=player, asset=kind, amount=amount))


@book.definition("203.1a")
def is_of_one_kind(part: PartOrKind) -> bool:
    """A colored mana symbol is paid with mana of that color; generic mana is paid with mana of any kind."""
    return part != "generic"


def _pays(kind: PartOrKind, part: PartOrKind) -> bool:
    return kind == part if is_of_one_kind(part) else True


_PAYS: dict[PartOrKind, Callable[[PartOrKind], bool]] = {
    "colorless": partial(_pays, "colorless"),
    **{color: partial(_pays, color) for color in COLORS},
}


def _gain(part: PartOrKind) -> CostPart[Game, PartOrKind]:
    def gain(game: Game, player: int, amount: int) -> None:
        PAYMENT.gain_while_short(game, player, part, amount, "mtg:409.1g")

    def goes_on(game: Game, player: int, amount: int) -> bool:
        return PAYMENT.is_short(game, player, part, amount)

    return CostPart(gain=gain, goes_on=goes_on, pay=_pay_generic if part == "generic" else None)


def _pay_generic(game: Game, player: int, amount: int, by: str) -> None:
    PAYMENT.pay_by_choice(game, player, "generic", amount, by)


def _mana_of(game: Game, object_id: int) -> list[ManaAbility]:
    return [ability for ability in abilities(game, object_id) if isinstance(ability, ManaAbility)]


def _playable(game: Game, source: int) -> list[ManaAbility]:
    return [one for one in _mana_of(game, source) if can_be_played(game, source, one)]


def _mana_of_permanents(game: Game, player: int) -> dict[int, dict[PartOrKind, int]]:
    """Return the permanents whose mana abilities a player can play, with the amount of each kind that they give."""
    controlled = (item.id for item in game.in_play() if item.controller == player)
    playable = ((source, _playable(game, source)) for source in controlled)
    return {source: _amounts(game, source, found) for source, found in playable if found}


def _amounts(game: Game, source: int, found: Sequence[ManaAbility]) -> dict[PartOrKind, int]:
    context = game.context_of(source)
    return {one.mana: valued(game, one.amount, context) for one in found}


def _play_one(game: Game, player: int, source: int, part: PartOrKind, _by: str) -> None:
    """Play the first mana ability of a permanent that pays a part of a cost."""
    playable = _playable(game, source)
    index = next(at for at, one in enumerate(abilities(game, source)) if one in playable and _pays(one.mana, part))
    play_mana_ability(game, player, source, index)


_PERMANENTS = AlternativePoints[Game, PartOrKind]("mana ability", _mana_of_permanents, _play_one)
PAYMENT = AlternativePayment[Game, PartOrKind](
    order=lambda: PARTS,
    parts={part: _gain(part) for part in PARTS},
    has=_has,
    subtract=_subtract,
    pays=_PAYS,
    sources=_PERMANENTS.sources(_PAYS),
    question="mana",
    alternatives=_PERMANENTS,
)
"""The payment of mana (409.1g and 409.1h)."""


def could_pay(game: Game, player: int, due: Due, context: Context, source: int | None = None) -> bool:
    """Whether a player could pay a cost in full: its mana, and what else is to be done.

    ``source`` is the id of an object whose mana abilities are left out, None for none.
    """
    is_possible = all(effect.is_possible(game, context) for effect in due.effects)
    return is_possible and PAYMENT.could_pay(game, player, due, source)


def pay_in_full(game: Game, player: int, due: Due, context: Context, by: str) -> bool:
    """Let a player pay the mana of a cost, then do what else is to be done, in order; return whether all was paid."""
    if not PAYMENT.pay_points(game, player, due, by):
        return False
    for effect in due.effects:
        if not effect.is_possible(game, context):
            return False
        effect.generate(game, context)
    return True
