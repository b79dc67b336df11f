"""Playing lands, spells and activated abilities (212.6, 409.1)."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed, Used
from rulesdb.engine.kernel.event_kinds.object_events import Became, Tapped
from rulesdb.engine.kernel.event_kinds.player_events import Priority
from rulesdb.engine.kernel.events import Events
from rulesdb.engine.kernel.play.attempts import IllegalError, perform, reasons_against
from rulesdb.engine.kernel.play.declarations import declare_modes, declare_targets
from rulesdb.engine.kernel.play.payment import ask_for_x
from rulesdb.engine.kernel.process.options import Name
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Activated, ManaAbility
from rulesdb.engine.mtg.characteristics import types
from rulesdb.engine.mtg.events.cards import LandPlayed, Sacrifice
from rulesdb.engine.mtg.events.zones import Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.flash_and_split_second import may_be_played_as_an_instant
from rulesdb.engine.mtg.keywords.morph import choose_face
from rulesdb.engine.mtg.rules.attempts import AlternativeCost, Attempt, going_on_stack, lacks_targets_of_mode
from rulesdb.engine.mtg.rules.payment import PAYMENT, pay_in_full, play_mana_ability
from rulesdb.engine.mtg.rules.timing import AT_ANY_TIME, TIMES
from rulesdb.engine.mtg.rules.total_costs import additions, alternatives, has_x, total_cost
from rulesdb.engine.mtg.state import CONTROLLED, IN_PLAY, STACK, Layer

PlayStep = Callable[[Game, Attempt], None]


def play(game: Game, player: int, object_id: int) -> None:
    """Play a card: a land, or a spell. Raises IllegalError if that turns out to be illegal."""
    if "land" in types(game, object_id):
        play_land(game, player, object_id)
    else:
        perform(game, Attempt(player, object_id, object_id, before=game.state), STEPS)


@book.step("212.6")
def play_land(game: Game, player: int, object_id: int) -> None:
    """To play a land is a special action: it comes into play at once, without the stack."""
    happen(game, Move(by=play_land.id, object=object_id, to=IN_PLAY, controller=player))
    note(game, LandPlayed(by=play_land.id, player=player))
    keep_priority(game, player)


@book.step("408.1")
def keep_priority(game: Game, player: int) -> None:
    """Whoever plays a land, a spell or an ability has priority again afterwards."""
    note(game, Priority(by=keep_priority.id, player=player))


def play_by_effect(
    game: Game, player: int, object_id: int, *, is_free: bool = False, forced: AlternativeCost | None = None
) -> bool:
    """Let a player play a card as an effect resolves; return False, and change nothing, if that is not possible.

    It is played without paying its mana cost (``is_free``), or for an alternative cost (``forced``). A land is no
    spell, and neither is what is in play or on the stack already.
    """
    if game.object(object_id).zone.name in CONTROLLED or "land" in types(game, object_id):
        return False
    before = game.state
    attempt = Attempt(player, object_id, object_id, before=before, by_effect=True, is_free=is_free, forced=forced)
    return complete(game, attempt, STEPS)


def complete(game: Game, attempt: Attempt, steps: tuple[PlayStep, ...]) -> bool:
    """Take the steps of a play by an effect; return False, and change nothing, if that is not possible or allowed."""
    return not reasons_against_effect(game, attempt) and carried_out(game, attempt, steps)


@book.law
def reasons_against_effect(game: Game, attempt: Attempt) -> tuple[str, ...]:
    """Return the rules by which an effect does not let a player play a card, whatever the timing."""
    return tuple(reasons_against(game, attempt, AT_ANY_TIME))


def carried_out(game: Game, attempt: Attempt, steps: tuple[PlayStep, ...]) -> bool:
    """Take the steps of a play by an effect; return False, and change nothing, if that is not possible."""
    before = game.state
    try:
        perform(game, attempt, steps)
    except IllegalError:
        game.become(before)
        return False
    return True


def activate(game: Game, player: int, source: int, index: int) -> None:
    """Play an activated ability. Raises IllegalError if that turns out to be illegal."""
    ability = abilities(game, source)[index]
    if isinstance(ability, ManaAbility):
        play_mana_ability(game, player, source, index)
        keep_priority(game, player)
        return
    before, layer = game.state, game.state.next_id
    announce_ability(game, player, source, index)
    perform(game, Attempt(player, layer, source, ability, before=before), STEPS[1:])
    happen(game, Used(by="mtg:409.1i", player=player, object=source, ability=index, layer=layer))


@book.step("409.1a")
def announce(game: Game, attempt: Attempt) -> None:
    """The player announces the spell, and the card moves to the stack."""
    choose_face(game, attempt)
    attempt.was_as_instant = may_be_played_as_an_instant(game, attempt)
    item = game.object(attempt.layer)
    note(game, Became(record=replace(item, layer=Layer("card", item.id, played_from=item.zone.name))))
    note(game, Move(by=announce.id, object=item.id, to=STACK, controller=attempt.player))


@book.step("409.1a")
def announce_ability(game: Game, player: int, source: int, index: int) -> None:
    """The player announces the ability, which goes on the stack as an object that is no card."""
    ability = abilities(game, source)[index]
    assert isinstance(ability, Activated)
    layer = Layer("activated", source, ability=index)
    note(game, going_on_stack(game, player, layer, ability.layer, announce_ability.id))


@book.step("409.1b")
def announce_costs(game: Game, attempt: Attempt) -> None:
    """The player announces an alternative cost, of which there can be one, and optional additional costs."""
    offered = alternatives(game, attempt)
    if attempt.forced is not None:
        attempt.declare_also(game, alternative=attempt.forced.name)
    elif offered and not attempt.is_free:
        names = [Name(one.name) for one in offered]
        if not any(one.is_forced for one in offered):
            names.append(Name(""))
        chosen = game.pick(attempt.player, "alternative cost", names, announce_costs.id).name
        attempt.declare_also(game, alternative=chosen or None)
    paid = tuple(
        one.name
        for one in additions(game, attempt)
        if one.is_optional and game.answers_yes(attempt.player, "additional cost", announce_costs.id)
    )
    attempt.declare_also(game, costs=paid)


@book.step("409.1b")
def announce_modes(game: Game, attempt: Attempt) -> None:
    """The player announces the mode and the value of X."""
    if has_x(game, attempt):
        fixed = total_cost(game, attempt)
        most = PAYMENT.most_points(game, attempt.player, "generic") - sum(fixed.points.values())
        x = ask_for_x(game, attempt.player, range(max(most, 0) + 1), announce_modes.id)
        attempt.declare_also(game, x=x)
    declare_modes(game, attempt, lacks_targets_of_mode, announce_modes.id)


@book.step("409.1c")
def announce_targets(game: Game, attempt: Attempt) -> None:
    """The player announces the targets, each a legal one."""
    declare_targets(game, attempt, announce_targets.id)


def check_legality(game: Game, attempt: Attempt) -> None:
    """Reverse a play that has become illegal by what was announced (422)."""
    by_effect = attempt.by_effect
    illegal = reasons_against_effect(game, attempt) if by_effect else tuple(reasons_against(game, attempt, TIMES))
    if illegal:
        raise IllegalError(frozenset(illegal), attempt.before)


@book.step("409.1f")
def determine_cost(game: Game, attempt: Attempt) -> None:
    """The total cost is determined, and is then locked in."""
    attempt.due = total_cost(game, attempt)


@book.step("409.1h")
def pay(game: Game, attempt: Attempt) -> None:
    """The player pays the total cost; partial payments are not allowed."""
    ability = attempt.ability
    if isinstance(ability, Activated) and ability.cost.tap:
        happen(game, Tapped(by=pay.id, object=attempt.source, is_tapped=True))
    since = len(game.state.history)
    if not pay_in_full(game, attempt.player, attempt.due, attempt.context(game), pay.id):
        raise IllegalError({pay.id}, attempt.before)
    sacrificed = tuple(one.object for one in game.state.history[since:] if isinstance(one, Sacrifice))
    if sacrificed and not attempt.is_mana_ability:
        attempt.declare_also(game, sacrificed=sacrificed)


@book.step("409.1i")
def finish(game: Game, attempt: Attempt) -> None:
    """The spell or ability is played now, and its player has priority again."""
    if attempt.is_card:
        for event in events_as_played(game, attempt.layer):
            happen(game, event)
    if not attempt.by_effect:
        keep_priority(game, attempt.player)


@book.law
def events_as_played(game: Game, spell: int) -> Events:
    """Return the event by which a spell has been played: nothing else becomes of it, or of others on the stack."""
    return (CardPlayed(by=finish.id, player=game.player_of(spell), object=spell),)


STEPS: tuple[PlayStep, ...] = (
    announce,
    announce_costs,
    announce_modes,
    announce_targets,
    check_legality,
    determine_cost,
    pay,
    finish,
)
"""The steps of playing a spell (409.1); an activated ability shares all but the first."""
