"""Mana abilities (406, 411), and the payment of mana (409.1g, 409.1h): from the pool and from mana abilities."""

from collections.abc import Mapping, Sequence

from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.play.payment import CostPart, Due, PaymentRules, PointSources
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Cost, Haste, ManaAbility
from rulesdb.engine.mtg.cards import KINDS, PARTS, PartOrKind, parts_of
from rulesdb.engine.mtg.characteristics import has, is_creature
from rulesdb.engine.mtg.events.points import GainMana, SpendMana
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import Context


@book.filter("212.3f")
def has_summoning_sickness(game: Game, object_id: int) -> bool:
    """A creature not controlled since its controller's turn began cannot attack, nor be tapped for a cost."""
    item = game.object(object_id)
    if item.controller is None or not is_creature(game, object_id) or has(game, object_id, Haste):
        return False
    return item.control_began >= game.state.players[item.controller].turn_began


def can_be_played(game: Game, source: int, ability: Activated | ManaAbility) -> bool:
    """Whether nothing but mana is missing for the player of an object to play an ability of it."""
    if ability.cost.tap and (game.object(source).is_tapped or has_summoning_sickness(game, source)):
        return False
    context = game.context_of(source)
    return all(effect.is_possible(game, context) for effect in ability.cost.effects)


@book.step("411.1")
def play_mana_ability(game: Game, player: int, source: int, index: int) -> None:
    """A mana ability does not go on the stack: once its cost is paid, it resolves immediately."""
    ability = abilities(game, source)[index]
    assert isinstance(ability, ManaAbility)
    if ability.cost.tap:
        happen(game, Tapped(by=play_mana_ability.id, object=source, is_tapped=True))
    context = game.context_of(source)
    amount = valued(game, ability.amount, context)
    for effect in ability.cost.effects:
        effect.generate(game, context)
    happen(game, GainMana(by=play_mana_ability.id, source=source, player=player, asset=ability.mana, amount=amount))


def due_of(cost: Cost, x: int = 0) -> Due:
    """Return the mana and the other parts of a cost."""
    points = {} if cost.mana is None else dict(parts_of(cost.mana, x))
    return Due(points, cost.effects)


def _has(game: Game, player: int, kind: PartOrKind) -> int:
    return 0 if kind == "generic" else game.state.players[player].points(kind)


def _subtract(game: Game, player: int, kind: PartOrKind, amount: int, by: str) -> None:
    assert kind != "generic"
    happen(game, SpendMana(by=by, player=player, asset=kind, amount=amount))


@book.definition("203.1a")
def is_of_one_kind(part: PartOrKind) -> bool:
    """A colored mana symbol is paid with mana of that color; generic mana is paid with mana of any kind."""
    return part != "generic"


def _pays(kind: PartOrKind, part: PartOrKind) -> bool:
    return not is_of_one_kind(part) or kind == part


def _part(part: PartOrKind) -> CostPart[Game]:
    def gain(game: Game, player: int, amount: int) -> None:
        PAYMENT.gain_while_short(game, player, part, amount, "mtg:409.1g")

    return CostPart(gain, _pay_generic if part == "generic" else None)


def _pay_generic(game: Game, player: int, amount: int, by: str) -> None:
    """Pay generic mana point by point; the player chooses the kind wherever several could pay."""
    for left in range(amount, 0, -1):
        held = [(kind, _has(game, player, kind)) for kind in PAYMENT.payers(game, "generic")]
        payers = {kind: number for kind, number in held if number}
        if len(payers) == 1 or sum(payers.values()) == left:
            PAYMENT.use_points(game, player, "generic", left, by)
            return
        chosen = game.pick(player, "mana", [*map(Name, payers)], by).name
        _subtract(game, player, next(kind for kind in payers if kind == chosen), 1, by)


def _playable(game: Game, source: int) -> list[ManaAbility]:
    found = abilities(game, source)
    return [one for one in found if isinstance(one, ManaAbility) and can_be_played(game, source, one)]


Mana = Mapping[PartOrKind, int]
"""Amounts of mana by kind, of which an object gives one."""


def _mana_of_permanents(game: Game, player: int) -> Mapping[int, Mana]:
    """Return the permanents whose mana abilities a player can play, with the amount of each kind that they give."""
    return game.once(("mana of permanents", player), _mana_now, game, player)


def _mana_now(game: Game, player: int) -> Mapping[int, Mana]:
    mana: dict[int, Mana] = {}
    for source in [item.id for item in game.in_play() if item.controller == player]:
        context = game.context_of(source)
        if found := _playable(game, source):
            mana[source] = {one.mana: valued(game, one.amount, context) for one in found}
    return mana


def _play_one(game: Game, player: int, source: int, part: PartOrKind, _by: str) -> None:
    """Play the first mana ability of a permanent that pays a part of a cost."""
    playable = _playable(game, source)
    index = next(at for at, one in enumerate(abilities(game, source)) if one in playable and _pays(one.mana, part))
    play_mana_ability(game, player, source, index)


def _paying(game: Game, player: int, part: PartOrKind) -> Sequence[int]:
    """Return the permanents that can pay a part, those with few kinds of mana first."""
    found = _mana_of_permanents(game, player)
    paying = [one for one, mana in found.items() if any(_pays(kind, part) for kind in mana)]
    return sorted(paying, key=lambda one: len(found[one]))


def _given(game: Game, player: int, source: int, part: PartOrKind) -> tuple[PartOrKind, int]:
    """Return the first kind of mana of a permanent that pays a part, and its amount."""
    given = _mana_of_permanents(game, player)[source]
    return next((kind, number) for kind, number in given.items() if _pays(kind, part))


PAYMENT = PaymentRules[Game, PartOrKind](
    amounts=lambda due: due.amounts(PARTS),
    parts={part: _part(part) for part in PARTS},
    has=_has,
    subtract=_subtract,
    assets_paying=lambda part: tuple(kind for kind in KINDS if _pays(kind, part)),
    sources=PointSources("mana ability", _paying, _given, _play_one),
)
"""The payment of mana (409.1g and 409.1h)."""


def could_pay_mana(game: Game, player: int, due: Due, except_object: int | None = None) -> bool:
    """Whether the mana of a player, with what all permanents but one could give, is enough for a cost."""
    found = _mana_of_permanents(game, player)
    given = [mana for source, mana in found.items() if source != except_object]
    held: dict[PartOrKind, int] = {kind: _has(game, player, kind) for kind in KINDS}
    if sum(held.values()) + sum(max(mana.values()) for mana in given) < sum(due.points.values()):
        return False
    of_one_kind = [part for part in PARTS if PAYMENT.payers(game, part) == (part,)]
    return _can_be_given({part: due.points.get(part, 0) - held[part] for part in of_one_kind}, given)


def _can_be_given(missing: Mana, given: Sequence[Mana]) -> bool:
    """Whether objects that give mana of one kind each can give all missing mana of some kinds."""
    left = {kind: number for kind, number in missing.items() if number > 0}
    if not left:
        return True
    useful = [mana for mana in given if mana.keys() & left.keys()]
    if not useful:
        return False
    first, *others = sorted(useful, key=lambda mana: len(mana.keys() & left.keys()))
    ways = ({**left, kind: left[kind] - first[kind]} for kind in left if kind in first)
    return any(_can_be_given(way, others) for way in ways)


def could_pay(game: Game, player: int, due: Due, context: Context, source: int | None = None) -> bool:
    """Whether a player could pay a cost in full: its mana, and what else is to be done.

    ``source`` is the id of an object whose mana abilities are left out, None for none.
    """
    is_possible = all(effect.is_possible(game, context) for effect in due.effects)
    return is_possible and could_pay_mana(game, player, due, source)


def pay_in_full(game: Game, player: int, due: Due, context: Context, by: str) -> bool:
    """Let a player pay the mana of a cost, then do what else is to be done, in order; return whether all was paid."""
    if not PAYMENT.pay_points(game, player, due, by):
        return False
    for effect in due.effects:
        if not effect.is_possible(game, context):
            return False
        effect.generate(game, context)
    return True
