"""The payment of mana (424, 409.1g, 409.1h): from the pool and from mana abilities."""

from collections.abc import Mapping, Sequence

from rulesdb.engine.kernel.cards.roles import valued
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.play.payment import CostPart, PaymentRules, PointSources
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, ManaAbility
from rulesdb.engine.mtg.contexts import Context
from rulesdb.engine.mtg.events.mana import SpendMana
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.mana import COLORS, KINDS, PARTS, Color, Mana, Part, parts_of
from rulesdb.engine.mtg.rules.mana_abilities import can_be_played, play_mana_ability


def due_of(cost: Cost, x: int = 0) -> Due:
    """Return the mana and the other parts of a cost."""
    points = {} if cost.mana is None else dict(parts_of(cost.mana, x))
    return Due(points, cost.effects)


def _has(game: Game, player: int, kind: Part) -> int:
    amount: int = 0 if kind == "generic" else getattr(game.state.players[player], kind)
    return amount


def _subtract(game: Game, player: int, kind: Part, amount: int, by: str) -> None:
    assert kind != "generic"
    happen(game, SpendMana(by=by, player=player, asset=kind, amount=amount))


@book.definition("203.1a", lambda _part: False, "色の付いたマナ・シンボルも、どのマナでも支払えるとする読み方")
def is_of_one_kind(part: Part) -> bool:
    """A colored mana symbol is paid with mana of that color; generic mana is paid with mana of any kind."""
    return part != "generic"


def _pays(kind: Mana, part: Part) -> bool:
    return kind == part if is_of_one_kind(part) else True


_PAYS = {kind: (lambda part, kind=kind: _pays(kind, part)) for kind in ("colorless", *COLORS)}


def _gain(part: Part) -> CostPart[Game, Part]:
    def gain(game: Game, player: int, amount: int) -> None:
        PAYMENT.gain_while_short(game, player, part, amount, "mtg:409.1g")

    def goes_on(game: Game, player: int, amount: int) -> bool:
        return PAYMENT.is_short(game, player, part, amount)

    return CostPart(gain=gain, goes_on=goes_on, pay=_pay_generic if part == "generic" else None)


def _pay_generic(game: Game, player: int, amount: int, by: str) -> None:
    """Let the player choose which mana pays generic mana, where there is a choice."""
    for left in range(amount, 0, -1):
        kinds = [kind for kind in KINDS if _has_mana(game, player, kind)]
        if sum(_has_mana(game, player, kind) for kind in kinds) == left or len(kinds) == 1:
            PAYMENT.use_points(game, player, "generic", left, by)
            return
        kind = game.pick(player, "mana", [Name(kind) for kind in kinds], by).name
        happen(game, SpendMana(by=by, player=player, asset=kind, amount=1))  # type: ignore[arg-type]  # one of the kinds


def _has_mana(game: Game, player: int, kind: Mana) -> int:
    return game.state.players[player].points(kind)


def _sources(game: Game, player: int, part: Part) -> Sequence[int]:
    """Return the permanents whose mana abilities a player can play for a part of a cost.

    Those that give one kind of mana come before those that could pay for something else, too.
    """
    able = {item.id: _playable(game, item.id) for item in game.in_play() if item.controller == player}
    paying = [source for source, found in able.items() if any(_pays(one.mana, part) for one in found)]
    return sorted(paying, key=lambda source: len(able[source]))


def _mana_of(game: Game, object_id: int) -> list[ManaAbility]:
    return [ability for ability in abilities(game, object_id) if isinstance(ability, ManaAbility)]


def _playable(game: Game, source: int) -> list[ManaAbility]:
    return [one for one in _mana_of(game, source) if can_be_played(game, source, one)]


def _amount(game: Game, source: int, ability: ManaAbility) -> int:
    return valued(game, ability.amount, game.context_of(source))


def _given(game: Game, source: int, part: Part) -> tuple[Part, int]:
    """Return what the mana ability of a permanent gives that is played for a part of a cost."""
    ability = next(one for one in _mana_of(game, source) if _pays(one.mana, part))
    return ability.mana, _amount(game, source, ability)  # type: ignore[return-value]  # the pool has colorless mana, too


def _play_one(game: Game, player: int, source: int, part: Part, _by: str) -> None:
    """Play the first mana ability of a permanent that pays a part of a cost."""
    playable = _playable(game, source)
    index = next(at for at, one in enumerate(abilities(game, source)) if one in playable and _pays(one.mana, part))
    play_mana_ability(game, player, source, index)


class ManaPayment(PaymentRules[Game, Part]):
    """The payment of mana, where a permanent may give one kind of mana or another one."""

    def could_pay(self, game: Game, player: int, due: Due, except_object: int | None = None) -> bool:
        """Whether the mana in the pool, with what all permanents but one could give, is enough for a cost."""
        found = game.once(("mana of permanents", player), _mana_of_permanents, game, player)
        given = [kinds for source, kinds in found if source != except_object]
        pool = {kind: _has_mana(game, player, kind) for kind in KINDS}
        if sum(pool.values()) + sum(max(kinds.values()) for kinds in given) < sum(due.points.values()):
            return False
        missing = {part: due.points.get(part, 0) - pool[part] for part in COLORS if is_of_one_kind(part)}
        return _can_be_given(missing, given)


def _mana_of_permanents(game: Game, player: int) -> list[tuple[int, dict[Mana, int]]]:
    """Return the permanents whose mana abilities a player can play, with the amount of each kind that they give."""
    controlled = (item.id for item in game.in_play() if item.controller == player)
    playable = ((source, _playable(game, source)) for source in controlled)
    return [(source, {one.mana: _amount(game, source, one) for one in found}) for source, found in playable if found]


def _can_be_given(missing: Mapping[Color, int], given: Sequence[Mapping[Mana, int]]) -> bool:
    """Whether permanents that give one kind of mana each can give all the colored mana that is missing."""
    left = {color: amount for color, amount in missing.items() if amount > 0}
    if not left:
        return True
    useful = [kinds for kinds in given if kinds.keys() & left.keys()]
    if not useful:
        return False
    first, *others = sorted(useful, key=lambda kinds: len(kinds.keys() & left.keys()))
    ways = ({**left, color: left[color] - first[color]} for color in left if color in first)
    return any(_can_be_given(way, others) for way in ways)


PAYMENT = ManaPayment(
    order=lambda: PARTS,
    parts={part: _gain(part) for part in PARTS},
    has=_has,
    subtract=_subtract,
    pays=_PAYS,  # type: ignore[arg-type]  # colorless mana pays, and is no part of a cost
    sources=PointSources("mana ability", _sources, _given, _play_one),
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
