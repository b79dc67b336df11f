"""Mana abilities (406, 411), and the payment of mana (409.1g, 409.1h): from the pool and from mana abilities."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.play.payment import CostPart, Due, PaymentRules, PointSources
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, Cost, Haste, ManaAbility
from rulesdb.engine.mtg.cards import HYBRIDS, KINDS, PARTS, SYMBOLS, Mana, PartOrKind, parts_of
from rulesdb.engine.mtg.characteristics import has, is_creature
from rulesdb.engine.mtg.events.points import GainMana, SpendMana
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import Context

Way = Mapping[Mana, int]
"""Amounts of mana by kind, which an object gives together."""


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


def play_mana_ability(game: Game, player: int, source: int, index: int) -> None:
    """Play a mana ability; its player chooses among the kinds of mana that it can add."""
    ability = abilities(game, source)[index]
    assert isinstance(ability, ManaAbility)
    ways = ability.ways(game, game.context_of(source))
    at = 0
    if len(ways) > 1:
        names = [*map(_name_of, ways)]
        at = names.index(game.pick(player, "mana", [*map(Name, names)], resolve_mana_ability.id).name)
    resolve_mana_ability(game, player, source, ability, ways[at])


def _name_of(mana: Way) -> str:
    """Return the name of mana as a player chooses it: its kind, or its symbols if it is of several kinds."""
    kinds = [*mana]
    return kinds[0] if len(kinds) == 1 else "".join(SYMBOLS[kind] * amount for kind, amount in mana.items())


@book.step("411.1")
def resolve_mana_ability(game: Game, player: int, source: int, ability: ManaAbility, mana: Way) -> None:
    """A mana ability does not go on the stack: once its cost is paid, it resolves immediately."""
    by, context = resolve_mana_ability.id, game.context_of(source)
    if ability.cost.tap:
        happen(game, Tapped(by=by, object=source, is_tapped=True))
    for effect in ability.cost.effects:
        effect.generate(game, context)
    for kind, amount in mana.items():
        happen(game, GainMana(by=by, source=source, player=player, asset=kind, amount=amount))
    for effect in ability.effects:
        effect.generate(game, context)


def due_of(cost: Cost, x: int = 0) -> Due:
    """Return the mana and the other parts of a cost."""
    points = {} if cost.mana is None else dict(parts_of(cost.mana, x))
    return Due(points, cost.effects)


def _has(game: Game, player: int, kind: PartOrKind) -> int:
    return 0 if kind == "generic" else game.state.players[player].points(kind)


def _subtract(game: Game, player: int, kind: PartOrKind, amount: int, by: str) -> None:
    spent = next(one for one in KINDS if one == kind)
    happen(game, SpendMana(by=by, player=player, asset=spent, amount=amount))


@book.definition("203.1a")
def is_of_one_kind(part: PartOrKind) -> bool:
    """A colored symbol is paid with mana of that color, or of either of two; generic mana with mana of any kind."""
    return part != "generic"


def _pays(kind: PartOrKind, part: PartOrKind) -> bool:
    return not is_of_one_kind(part) or kind in part.split(" or ")


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


def _playable(game: Game, source: int) -> Iterator[tuple[ManaAbility, Way]]:
    """Yield the mana abilities of a permanent that can be played, with each of the ways of the mana that they add."""
    for one in abilities(game, source):
        if isinstance(one, ManaAbility) and can_be_played(game, source, one):
            yield from ((one, way) for way in one.ways(game, game.context_of(source)))


def _mana_of_permanents(game: Game, player: int) -> Mapping[int, tuple[Way, ...]]:
    """Return the permanents whose mana abilities a player can play, with the mana that they give."""
    return game.once(("mana of permanents", player), _mana_now, game, player)


def _mana_now(game: Game, player: int) -> Mapping[int, tuple[Way, ...]]:
    found = {item.id: _playable(game, item.id) for item in game.in_play() if item.controller == player}
    ways = {source: tuple(way for _, way in playable) for source, playable in found.items()}
    return {source: given for source, given in ways.items() if given}


def _pays_any(mana: Way, part: PartOrKind) -> bool:
    return any(_pays(kind, part) for kind in mana)


def _play_one(game: Game, player: int, source: int, part: PartOrKind, _by: str) -> None:
    """Play the first mana ability of a permanent that pays a part of a cost, for mana that pays it."""
    ability, mana = next((one, way) for one, way in _playable(game, source) if _pays_any(way, part))
    resolve_mana_ability(game, player, source, ability, mana)


def _paying(game: Game, player: int, part: PartOrKind) -> Sequence[int]:
    """Return the permanents that can pay a part, those with few kinds of mana first."""
    found = _mana_of_permanents(game, player)
    paying = [one for one, ways in found.items() if any(_pays_any(mana, part) for mana in ways)]
    return sorted(paying, key=lambda one: len(found[one]))


def _given(game: Game, player: int, source: int, part: PartOrKind) -> tuple[PartOrKind, int]:
    """Return the first kind of mana of a permanent that pays a part, and how much of its mana pays it."""
    ways = _mana_of_permanents(game, player)[source]
    mana = next(mana for mana in ways if _pays_any(mana, part))
    paying = {kind: number for kind, number in mana.items() if _pays(kind, part)}
    return next(iter(paying)), sum(paying.values())


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
    given = [ways for source, ways in found.items() if source != except_object]
    held: dict[PartOrKind, int] = {kind: _has(game, player, kind) for kind in KINDS}
    most = sum(max(sum(mana.values()) for mana in ways) for ways in given)
    if sum(held.values()) + most < sum(due.points.values()):
        return False
    of_one_kind = [part for part in PARTS if PAYMENT.payers(game, part) == (part,)]
    hybrids = [PAYMENT.payers(game, part) for part in HYBRIDS for _ in range(due.points.get(part, 0))]
    return any(
        _can_be_given({part: due.points.get(part, 0) + chosen.count(part) - held[part] for part in of_one_kind}, given)
        for chosen in product(*hybrids)
    )


def _can_be_given(missing: Mapping[PartOrKind, int], given: Sequence[tuple[Way, ...]]) -> bool:
    """Whether objects that give mana in one of several ways each can give all missing mana of some kinds."""
    left = {kind: number for kind, number in missing.items() if number > 0}
    if not left:
        return True
    useful = [ways for ways in given if any(kind in left for mana in ways for kind in mana)]
    if not useful:
        return False
    first, *others = sorted(useful, key=lambda ways: len({kind for mana in ways for kind in mana if kind in left}))
    after = (
        {kind: number - sum(amount for one, amount in mana.items() if one == kind) for kind, number in left.items()}
        for mana in first
    )
    return any(_can_be_given(way, others) for way in after)


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


def pays(game: Game, player: int, cost: Cost, context: Context, by: str) -> bool:
    """Let a player pay a cost, if the player can and wants to; return whether all was paid."""
    before, due = game.state, due_of(cost, context.declared.x or 0)
    if not could_pay(game, player, due, context) or not game.answers_yes(player, "pay", by):
        return False
    if pay_in_full(game, player, due, context, by):
        return True
    game.become(before)  # a player who stops playing mana abilities has not paid
    return False
