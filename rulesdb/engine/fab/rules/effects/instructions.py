"""Instructions of effects: conditions, choices, failure, and the parameters that players determine (1.8)."""

from functools import lru_cache

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.roles import OfFaceDown
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import ARENA, PRIVATE
from rulesdb.engine.kernel.book import Law
from rulesdb.engine.kernel.cards.abilities import NestedPhrase
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, Filter, Objects
from rulesdb.engine.kernel.effects.replacement import is_optional
from rulesdb.engine.kernel.play.declarations import different, pick_several
from rulesdb.engine.kernel.process.game_rules import Made
from rulesdb.engine.kernel.process.options import DecisionQuestion
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.records.governing import mentions, parts_of_kind
from rulesdb.engine.kernel.selection.filters import LiesInYourZone, LiesInZone
from rulesdb.engine.kernel.verbs.generation import players


@book.filter("1.8.1#sentence-8")
def follows(is_done: bool) -> bool:
    """When the condition of another effect is met, such as that an effect has succeeded, it may be generated."""
    return is_done


@book.law
def unless(is_met: bool) -> bool:
    """Whether an effect with "unless" is generated, from whether its opposite condition is met or has succeeded."""
    return not is_met


choosers = book.law(players)
"""Return the players who choose in order, when an optional effect would be generated: those instructed (1.8.3a)."""
is_applied_by_choice = book.filter("1.8.3a#sentence-2b")(is_optional)
"""Whether it is chosen if an effect applies that would: it is optional."""


@book.law
def cannot_be_chosen(
    game: Game, effect: DiscreteEffect | None, context: Context, can_pay: bool, is_regardless: bool
) -> bool:
    """Whether an optional effect, None for a cost alone, is prevented, cannot succeed, or has a cost beyond payment.

    One that a player "may choose to" generate can be chosen regardless of its outcome (1.8.3b).
    """
    return not is_regardless and (not can_pay or (effect is not None and not effect.is_possible(game, context)))


@book.filter("1.8.5e#sentence-1")
def may_choose_no_target(phrase: NestedPhrase) -> bool:
    """If a targeted effect is optional, the player may choose not to select a target."""
    return phrase.is_optional


@book.filter("1.8.5e#sentence-2")
def has_no_selected_target(context: Context) -> bool:
    """An optional effect for which no target was selected is not generated."""
    return bool(context.targets) and not any(context.targets)


@book.law
def succeeds(game: Game, made: Made) -> bool:
    """Whether an effect on objects has succeeded: at least one of its events has occurred."""
    reason = next((law.id for law in (targets_have_ceased, has_no_parameters) if law(made)), "")
    if reason and game.state.resolving is not None:
        note(game, kinds.EffectFailed(by=reason, layer=game.state.resolving))
    return not reason and not makes_no_event(made)


@book.filter("1.8.9#sentence-2")
def targets_have_ceased(made: Made) -> bool:
    """An effect fails if its targets have ceased to exist."""
    return made.is_targeted and not made.objects


@book.filter("1.8.9#sentence-3")
def has_no_parameters(made: Made) -> bool:
    """An effect fails if there are no legal parameters when it is generated."""
    return not made.is_targeted and not made.objects


@book.filter("1.8.9#sentence-4")
def makes_no_event(made: Made) -> bool:
    """An effect fails if all events that it makes fail to occur."""
    return bool(made.objects) and not made.has_occurred


@book.transform("1.8.1a#sentence-2")
def specified_source(source: int, game: Game, context: Context, dealer: Objects | None) -> int:
    """An effect can specify another source."""
    found = () if dealer is None else dealer.objects(game, context)
    return found[0] if found else source


@lru_cache(maxsize=1_000)
def described_zones(what: Objects | Filter) -> frozenset[str]:
    """Return the names of the zones outside the arena and the stack that a description names anywhere within it."""
    of_anyone = (one.zone for one in parts_of_kind(what, LiesInZone))
    of_controller = (one.zone for one in parts_of_kind(what, LiesInYourZone))
    selected = (getattr(one, "zone", "stack") for one in parts_of_kind(what, Objects))
    return frozenset({*of_anyone, *of_controller, *selected}) - ARENA - {"stack"}


Ids = tuple[int, ...]


@lru_cache(maxsize=1_000)
def specifies_face_down(what: Objects | Filter) -> bool:
    """Whether a description specifies objects that lie face down."""
    return mentions(what, OfFaceDown)


def public_ones(game: Game, what: Objects | Filter, found: Ids) -> Ids:
    """Return the objects of a description that are public, but for private zones, or face down as it specifies.

    They are in the arena or on the stack, unless the description specifies other zones.
    """
    zones = described_zones(what)
    if zones & PRIVATE:
        return found
    public = found if specifies_face_down(what) else tuple(one for one in found if game.object(one).is_public)
    return public if zones else tuple(one for one in public if game.object(one).zone.name in ARENA | {"stack"})


determinable: Law[[Game, Objects, Ids], Ids] = book.law(public_ones)
"""The objects that players can determine as parameters of an effect (1.8.6b)."""


@book.transform("1.8.6d#sentence-1")
def in_order(objects: Ids, game: Game, player: int) -> Ids:
    """The player determines the order of the individual events of a compound event that an effect makes."""
    question = DecisionQuestion(player, "order of events", in_order.id)
    return pick_several(game, question, different(objects), len(objects), ())
