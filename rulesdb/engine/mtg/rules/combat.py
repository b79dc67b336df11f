"""Combat (306 to 311, 500, 501): attacks, blocks, and the assignment of combat damage."""

from collections.abc import Iterable, Iterator, Mapping

from rulesdb.engine.kernel.effects.effects_in_force import of_kind
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.process.options import Number, Pick
from rulesdb.engine.kernel.process.pipeline import happen, happen_at_once, note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import DoubleStrike, FirstStrike, Trample, Vigilance
from rulesdb.engine.mtg.card_parts.effects import BlockRestriction, Requirement
from rulesdb.engine.mtg.characteristics import has, is_creature, power, toughness
from rulesdb.engine.mtg.events.turns import Attacks, Blocks, CombatEnds, StruckFirst
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.evasion import EVASION, never_attacks
from rulesdb.engine.mtg.keywords.flanking_and_shadow import evades
from rulesdb.engine.mtg.keywords.protection import keeps_off
from rulesdb.engine.mtg.rules.attempts import going_on_stack
from rulesdb.engine.mtg.rules.objects import is_forbidden
from rulesdb.engine.mtg.rules.payment import has_summoning_sickness
from rulesdb.engine.mtg.state import Assignment, Attacker, Layer, Step

_FROM_BLOCKS_ON: frozenset[Step] = frozenset(
    {"declare blockers", "first-strike damage", "combat damage", "end of combat"}
)


def defending_player(game: Game) -> int:
    """Return the player whom the active player attacks."""
    return game.opponents(game.state.turn_player)[0]


def forbidding_attack(game: Game, creature: int) -> Iterator[str]:
    """Yield the rules that forbid a permanent to attack: only an untapped creature of the active player attacks."""
    player = game.state.turn_player
    if game.object(creature).controller != player or not is_creature(game, creature):
        yield declare_attackers.id
        return
    if has_summoning_sickness(game, creature):
        yield has_summoning_sickness.id
    elif game.object(creature).is_tapped:
        yield declare_attackers.id
    if never_attacks(game, creature):
        yield never_attacks.id
    if is_forbidden(game, "attack", player, creature):
        yield is_forbidden.id


@book.step("308.2")
def declare_attackers(game: Game) -> None:
    """The active player chooses the creatures that attack, which become tapped."""
    player = game.state.turn_player
    able = [item.id for item in game.in_play() if not any(forbidding_attack(game, item.id))]
    required = tuple(one for one in able if is_required(game, one))
    others = [one for one in able if one not in required]
    chosen = (*required, *game.pick_several(player, "attack", others, declare_attackers.id))
    by, tapping = declare_attackers.id, [one for one in chosen if not stays_untapped(game, one)]
    happen_at_once(game, tuple(Tapped(by=by, object=one, is_tapped=True) for one in tapping))
    happen_at_once(game, tuple(Attacks(by=by, object=one) for one in chosen))


def is_required(game: Game, creature: int) -> bool:
    """Whether an effect says that a creature attacks if it can."""
    return any(effect.what.fits(game, creature, one.context) for effect, one in of_kind(game, Requirement))


@book.filter("502.21")
def stays_untapped(game: Game, creature: int) -> bool:
    """Attacking does not cause a creature with vigilance to tap."""
    return has(game, creature, Vigilance)


def forbidding_block(game: Game, blocker: int, attacker: int) -> Iterator[str]:
    """Yield the rules that forbid a permanent to block: only an untapped creature of the defending player blocks."""
    player, item = defending_player(game), game.object(blocker)
    if item.controller != player or not is_creature(game, blocker):
        yield declare_blockers.id
        return
    if item.is_tapped:
        yield declare_blockers.id
    if is_forbidden(game, "block", player, blocker) or is_unblockable(game, blocker, attacker):
        yield is_forbidden.id
    yield from evasion(game, blocker, attacker)


def is_unblockable(game: Game, blocker: int, attacker: int) -> bool:
    """Whether an effect says that an attacking creature cannot be blocked, or not by a creature."""
    if is_forbidden(game, "be blocked", defending_player(game), attacker):
        return True
    return any(
        effect.what.fits(game, attacker, one.context) and effect.by.fits(game, blocker, one.context)
        for effect, one in of_kind(game, BlockRestriction)
    )


def evasion(game: Game, blocker: int, attacker: int) -> Iterator[str]:
    """Yield the rules of abilities of an attacking creature by which a creature cannot block it."""
    rules = (*EVASION, evades, keeps_off)
    return (rule.id for rule in rules if rule(game, blocker, attacker))


@book.step("309.2a")
def declare_blockers(game: Game) -> None:
    """The defending player chooses creatures that block, and an attacking creature for each of them."""
    player, attackers = defending_player(game), [one.creature for one in game.state.attackers]
    blocks: list[tuple[int, int]] = []
    blockable = {
        item.id: [one for one in attackers if not any(forbidding_block(game, item.id, one))] for item in game.in_play()
    }
    able = [blocker for blocker, found in blockable.items() if found]
    for blocker in game.pick_several(player, "block", able, declare_blockers.id):
        attacker = game.pick(player, "blocked", [*map(Pick, blockable[blocker])], declare_blockers.id).object
        assert attacker is not None
        blocks.append((blocker, attacker))
    happen_at_once(game, tuple(Blocks(by=declare_blockers.id, object=one, attacker=other) for one, other in blocks))


@book.filter("309.2a")
def comes_too_late(game: Game, blocker: int, attacker: int) -> bool:
    """Once the blocking creatures are chosen no other creature can block in that combat phase."""
    attacking = next((one for one in game.state.attackers if one.creature == attacker), None)
    return game.state.step in _FROM_BLOCKS_ON and attacking is not None and blocker not in attacking.blockers


@book.filter("502.2")
def strikes_first(game: Game, creature: int) -> bool:
    """A creature with first strike deals its combat damage in a step before the others."""
    return has(game, creature, FirstStrike) or strikes_twice(game, creature)


@book.filter("502.28")
def strikes_twice(game: Game, creature: int) -> bool:
    """A creature with double strike deals its combat damage in both steps."""
    return has(game, creature, DoubleStrike)


def fighting(game: Game) -> tuple[int, ...]:
    """Return the attacking and blocking creatures that are in combat still."""
    found = ((one.creature, *one.blockers) for one in game.state.attackers)
    return tuple(creature for group in found for creature in group if is_in_combat(game, creature))


@book.filter("306.2")
def is_in_combat(game: Game, creature: int) -> bool:
    """A creature that leaves play, or stops being a creature, is removed from combat."""
    return game.has(creature) and is_creature(game, creature)


def damage_step(game: Game, *, is_first: bool) -> None:
    """Let players assign combat damage, and put it on the stack."""
    creatures = fighting(game)
    if is_first:
        assigning = frozenset(one for one in creatures if strikes_first(game, one))
        note(game, StruckFirst(by=strikes_first.id, creatures=assigning))
    else:
        assigning = frozenset(
            one for one in creatures if one not in game.state.struck_first or strikes_twice(game, one)
        )
    assignments = tuple(_assigned(game, assigning))
    if assignments:
        put_on_the_stack(game, assignments)


@book.step("310.4")
def put_on_the_stack(game: Game, assignments: tuple[Assignment, ...]) -> None:
    """All combat damage goes on the stack as a single object."""
    layer = Layer("combat damage", game.state.next_id, damage=assignments)
    note(game, going_on_stack(game, game.state.turn_player, layer, (), put_on_the_stack.id))


def _assigned(game: Game, assigning: frozenset[int]) -> Iterable[Assignment]:
    """Yield the damage that creatures assign: the attacking ones first, then the blocking ones."""
    attackers = attackers_in_combat(game)
    for attacker in attackers:
        if attacker.creature in assigning:
            yield from _of_attacker(game, attacker)
    for attacker in attackers:
        for blocker in attacker.blockers:
            if blocker in assigning and is_in_combat(game, blocker):
                yield from assigned_damage(blocker, ((attacker.creature, power(game, blocker)),))


@book.law
def attackers_in_combat(game: Game) -> tuple[Attacker, ...]:
    """Return the attacking creatures that are in combat still, blocked by what was declared to block them."""
    return tuple(one for one in game.state.attackers if is_in_combat(game, one.creature))


def _of_attacker(game: Game, attacker: Attacker) -> tuple[Assignment, ...]:
    creature, amount = attacker.creature, power(game, attacker.creature)
    blockers = [one for one in attacker.blockers if is_in_combat(game, one)]
    player = game.record_of(defending_player(game))
    if not attacker.is_blocked:
        return assigned_damage(creature, ((player, amount),))
    if not blockers:
        return assigned_damage(creature, ((player, amount),)) if tramples(game, creature) else ()
    lethal = {one: max(toughness(game, one) - game.object(one).damage, 0) for one in blockers}
    most = amount - sum(lethal.values())
    excess = 0
    if most > 0 and tramples(game, creature):
        options = [Number(number) for number in range(most + 1)]
        excess = game.pick(game.player_of(creature), "trample", options, tramples.id).value
    least = lethal if excess else dict.fromkeys(blockers, 0)
    division = _divided(game, creature, amount - excess, least)
    return assigned_damage(creature, (*division, (player, excess)))


@book.filter("502.9")
def tramples(game: Game, creature: int) -> bool:
    """A creature with trample may assign what is more than lethal to all its blockers to the defending player."""
    return has(game, creature, Trample)


def _divided(game: Game, creature: int, amount: int, least: Mapping[int, int]) -> tuple[tuple[int, int], ...]:
    """Let the controller of a creature divide damage among its blockers, as much as ``least`` has to every one."""
    player, division, left = game.player_of(creature), [], amount
    *others, last = least
    due = sum(least.values())
    for blocker in others:
        due -= least[blocker]
        options = [Number(number) for number in range(least[blocker], left - due + 1)]
        given = game.pick(player, f"damage:{blocker}", options, assigned_damage.id).value
        division.append((blocker, given))
        left -= given
    return (*division, (last, left))


@book.definition("310.2")
def assigned_damage(creature: int, division: tuple[tuple[int, int], ...]) -> tuple[Assignment, ...]:
    """Each attacking and each blocking creature assigns combat damage equal to its power."""
    return tuple(Assignment(creature, to, amount) for to, amount in division if amount > 0)


@book.step("311")
def end_combat(game: Game) -> None:
    """At the end of combat all creatures are removed from combat."""
    happen(game, CombatEnds(by=end_combat.id))
