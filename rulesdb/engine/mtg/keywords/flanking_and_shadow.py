"""Flanking (502.3), a triggered ability of creatures that become blocked; and shadow (502.8), an evasion ability."""

from rulesdb.engine.kernel.cards.roles import Ability, EventPattern
from rulesdb.engine.kernel.effects.properties import has_ability
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import phrase
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Keyword, Spell, Triggered, governed_by
from rulesdb.engine.mtg.card_parts.effects import GetsBoth
from rulesdb.engine.mtg.characteristics import has, number_of
from rulesdb.engine.mtg.events.turns import Blocks
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.abilities import has_triggered_as_often
from rulesdb.engine.mtg.selection.pronouns import It
from rulesdb.engine.mtg.state import Context
from rulesdb.engine.mtg.verbs.sequences import Begin


class Flanked(EventPattern, frozen=True):
    """The source becomes blocked by a creature without flanking."""

    def matches(self, game: Game, event: Event, context: Context) -> bool:
        """Whether the event is such a block, for which flanking has not triggered as often as it does."""
        creature = context.source
        if not is_flanked(game, event, creature):
            return False
        return not has_triggered_as_often(game, event, creature, Flanking, triggering_instances(game, creature))


class Flanking(Triggered, frozen=True):
    """Flanking."""

    GOVERNED_BY = governed_by("側面攻撃", "502.3")

    layer: tuple[Ability, ...] = ()
    """None: the instructions follow from the rule."""
    on: EventPattern | None = Flanked()
    """A creature without flanking blocks it."""

    def instructions(self) -> tuple[Ability, ...]:
        """Return that the blocking creature gets -1/-1."""
        return (Spell((effect_of_flanking(),)),)


class Shadow(Keyword, frozen=True):
    """Shadow: the creature blocks, and is blocked by, creatures with shadow only."""

    GOVERNED_BY = governed_by("シャドー", "502.8")


PHRASES = (phrase(Flanking, "側面攻撃"), phrase(Shadow, "シャドー"))


@book.law
def is_flanked(game: Game, event: Event, creature: int) -> bool:
    """Whether a creature is blocked by one without flanking: it triggers in the declare blockers step (502.3a)."""
    return isinstance(event, Blocks) and event.attacker == creature and not has(game, event.object, Flanking)


@book.law
def effect_of_flanking() -> Begin:
    """Return the effect of flanking: the blocking creature gets -1/-1 until end of turn (502.3a)."""
    return Begin(GetsBoth(change="-1/-1"), "end of turn", It())


@book.definition("502.3b#sentence-1")
def triggering_instances(game: Game, creature: int) -> int:
    """Each of several instances of flanking triggers separately."""
    return number_of(game, creature, Flanking)


@book.definition("502.8c#sentence-1")
def has_shadow(game: Game, creature: int) -> bool:
    """Several instances of shadow on one creature are the same as one."""
    return has_ability(game, creature, Shadow)


@book.definition("502.8b#sentence-1")
def evades(game: Game, blocker: int, attacker: int) -> bool:
    """Neither a creature without shadow blocks one with shadow, nor the other way round."""
    return has_shadow(game, attacker) != has_shadow(game, blocker)
