"""Storm (502.30): a spell is copied for each spell that was played before it this turn."""

from collections.abc import Sequence
from typing import ClassVar

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.roles import DiscreteEffect, EventPattern
from rulesdb.engine.kernel.event_kinds.composite_events import moved
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Spell, Triggered
from rulesdb.engine.mtg.card_parts.governed import GovernedBy, by
from rulesdb.engine.mtg.contexts import Context, Declared
from rulesdb.engine.mtg.events.cards import Counter
from rulesdb.engine.mtg.events.counters import Count
from rulesdb.engine.mtg.events.faces import TurnedFaceDown
from rulesdb.engine.mtg.events.layers import Copied, Declare
from rulesdb.engine.mtg.events.zones import Cease, Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.instances import has_triggered, number_of
from rulesdb.engine.mtg.rules.copying import choose_new_targets, put_copy, put_on_the_stack
from rulesdb.engine.mtg.rules.resolving import leave_the_stack
from rulesdb.engine.mtg.zones import STACK, ZoneName

_STACK: frozenset[ZoneName] = frozenset({"stack"})


class StormTriggers(EventPattern, frozen=True):
    """The spell is played."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is this play, for which storm has not triggered as often as it does."""
        spell = context.source
        if not triggers(game, event, spell):
            return False
        return has_triggered(game, event, spell, Storm) < times(game, spell)


class StormCopies(DiscreteEffect, frozen=True):
    """Copy the spell for each spell played before it this turn."""

    def generate(self, game: Game, context: Context) -> bool:
        """Put the copies on the stack, then let the player choose new targets."""
        assert context.event is not None
        number, player = number_of_copies(game, context.event), context.controller
        copies = [put_storm_copy(game, player, context.source) for _ in range(number)]
        choose_targets(game, player, copies)
        return bool(copies)


class Storm(Triggered, frozen=True):
    """Storm."""

    GOVERNED_BY: ClassVar[GovernedBy] = {"": by("ストーム", "502.30")}

    layer: tuple[Ability, ...] = (Spell((StormCopies(),)),)
    """The copies of the spell."""
    on: EventPattern | None = StormTriggers()
    """The spell is played."""
    zones: frozenset[ZoneName] | None = _STACK
    """The stack alone."""


PHRASES = (phrase(Storm, "ストーム"),)


# When storm triggers


def _also_by_copying(event: Event, spell: int) -> bool:
    is_copied = isinstance(event, Copied) and event.by == put_on_the_stack.id and event.object == spell
    return is_copied or (isinstance(event, CardPlayed) and event.object == spell)


@book.definition("502.30#item-6", _also_by_copying, "ほかの呪文で作ったコピーのストームも誘発するとする読み方")
def is_played(event: Event, spell: int) -> bool:
    """Storm triggers as the spell is played, and not as an effect puts a copy of it on the stack."""
    return isinstance(event, CardPlayed) and event.object == spell


def _as_it_resolves(_game: Game, event: Event, spell: int) -> bool:
    return isinstance(event, Move) and event.object == spell and event.by == leave_the_stack.id


@book.definition(
    "502.30a#sentence-1",
    _as_it_resolves,
    "ストームは、呪文がスタックにある間には誘発せず、解決されてスタックを離れるときに誘発するとする読み方",
)
def triggers(_game: Game, event: Event, spell: int) -> bool:
    """Storm is a triggered ability that functions while the spell is on the stack."""
    return is_played(event, spell)


def _once(_game: Game, _spell: int) -> int:
    return 1


@book.definition("502.30b#sentence-1", _once, "ストームは、いくつ持っていても1回だけ誘発するとする読み方")
def times(game: Game, spell: int) -> int:
    """Each of several instances of storm triggers separately."""
    return number_of(game, spell, Storm)


# How many copies there are


def _of_its_player(game: Game, event: Event) -> int:
    """Return how many other spells the player of a spell has played this turn (misreading of 502.30a)."""
    assert isinstance(event, CardPlayed)
    played = (one for one in game.state.history if isinstance(one, CardPlayed) and one != event)
    return sum(one.player == event.player for one in played)


@book.definition("502.30a#sentence-3", _of_its_player, "ストームは、自分がプレイした呪文だけを数えるとする読み方")
def number_of_copies(game: Game, event: Event) -> int:
    """There is a copy for each spell that was played before this one this turn, by whichever player."""
    history = game.state.history
    return counted(game, plays(game, history[: history.index(event)]))


def _with_suspended(_game: Game, events: Sequence[Event]) -> tuple[int, ...]:
    suspended = (one.object for one in events if isinstance(one, Count) and one.counter == "時間" and one.amount > 0)
    return (*plays_alone(events), *suspended)


def plays_alone(events: Sequence[Event]) -> tuple[int, ...]:
    """Return the ids of the spells that were played."""
    return tuple(event.object for event in events if isinstance(event, CardPlayed))


@book.definition("502.30#item-5", _with_suspended, "待機でカードを取り除くことも、呪文のプレイに数えるとする読み方")
def plays(_game: Game, events: Sequence[Event]) -> tuple[int, ...]:
    """Only what was played counts, as a suspended card is when its last counter is gone, and not before."""
    return plays_alone(events)


def _ordinary(game: Game, spells: Sequence[int]) -> int:
    return sum(_is_ordinary(game, spell) for spell in spells)


def _is_ordinary(game: Game, spell: int) -> bool:
    events = [event for event in game.state.history if getattr(event, "object", None) == spell]
    if any(isinstance(event, Counter | TurnedFaceDown) for event in events):
        return False
    return any(isinstance(event, Move) and event.to == STACK and game.origin_of(event) == "hand" for event in events)


@book.definition(
    "502.30#item-3", _ordinary, "手札から表向きにプレイされて、打ち消されなかった呪文だけを数えるとする読み方"
)
def counted(_game: Game, spells: Sequence[int]) -> int:
    """Spells count that were played face down or from elsewhere than the hand, or were countered, too."""
    return len(spells)


# The copies


def _put_and_played(game: Game, player: int, spell: int) -> int:
    made = put_copy(game, player, spell, "mtg:502.30a")
    happen(game, CardPlayed(by="mtg:502.30a", player=player, object=made))
    return made


@book.definition("502.30#item-1", _put_and_played, "ストームのコピーも、プレイされたことになるとする読み方")
def put_storm_copy(game: Game, player: int, spell: int) -> int:
    """The copies are not played: they make no further copies, and later storms do not count them."""
    return put_copy(game, player, spell, "mtg:502.30a")


@book.step("502.30a#sentence-4")
def choose_targets(game: Game, player: int, copies: Sequence[int]) -> None:
    """The player may choose new targets for the copies."""
    choose_for_each(game, player, copies)


def _same_for_all(game: Game, player: int, copies: Sequence[int]) -> None:
    for first in copies[:1]:
        choose_new_targets(game, player, first, choose_targets.id)
        layer = game.object(first).layer
        declared = Declared() if layer is None else layer.declared
        for other in copies[1:]:
            happen(game, Declare(object=other, declared=declared))


@book.definition(
    "502.30#item-2", _same_for_all, "新しい対象は一度だけ選び、すべてのコピーがそれを対象とするという読み方"
)
def choose_for_each(game: Game, player: int, copies: Sequence[int]) -> None:
    """The choice is made for each copy separately."""
    for copy in copies:
        choose_new_targets(game, player, copy, choose_targets.id)


def _with_copies(game: Game, event: Counter) -> Events:
    spell = game.object(event.object)
    copies = [one for one in map(game.object, game.stack) if one.is_copy and one.card == spell.card]
    others = () if spell.is_copy else tuple(Cease(by=event.by, object=one.id) for one in copies)
    return (*moved(game, event), *others)


@book.definition("502.30#item-4", _with_copies, "元の呪文を打ち消すと、コピーもすべて打ち消されるとする読み方")
def countered(game: Game, event: Counter) -> Events:
    """A copy is countered as any spell is; to counter the spell itself counters none of its copies."""
    return moved(game, event)
