"""Effects that consist of others: sequences, effects under a condition, leading and inline-triggered effects."""

from rulesdb.engine.fab.book import by, verb
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Referable
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.effects.instructions import follows, unless
from rulesdb.engine.kernel.cards.abilities import contexts_of_parts, phrases_of
from rulesdb.engine.kernel.cards.roles import Ability, DiscreteEffect, Replacement, StateCondition, Target
from rulesdb.engine.kernel.engine_errors import PartError
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.language.phrases import (
    PLAIN,
    REN,
    SENTENCE,
    SERIES,
    WITHIN,
    english,
    phrase,
    printed,
)
from rulesdb.engine.kernel.play.declarations import remaining_targets
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.kernel.selection.conditions import Exists
from rulesdb.engine.kernel.selection.objects import object_now
from rulesdb.engine.kernel.verbs.draw import DiscardCards
from rulesdb.engine.kernel.verbs.sequences import Conditional, Sequence, is_otherwise


class Sequel(DiscreteEffect, frozen=True):
    """Generate an effect, then one effect if it succeeded and another one if it failed (1.8.4a)."""

    effect: DiscreteEffect
    """The first effect."""
    then: DiscreteEffect | None = None
    """The effect generated if the first one succeeded, None for none."""
    otherwise: DiscreteEffect | None = None
    """The effect generated if the first one failed, None for none."""

    def __post_init__(self) -> None:
        """Raise PartError if nothing follows the first effect."""
        super().__post_init__()
        if self.then is None and self.otherwise is None:
            raise PartError(type(self).__name__, "then", "an effect that depends on the first one belongs there")

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the first effect and the two that depend on it."""
        return self.effect, self.then, self.otherwise

    def generate(self, game: Game, context: Context) -> bool:
        """Generate the first effect, and what follows it."""
        in_effect, in_then, in_otherwise = contexts_of_parts(self, context)
        is_done = self.effect.generate(game, in_effect)
        if self.then is not None and follows(is_done):
            self.then.generate(game, in_then)
        if self.otherwise is not None and is_otherwise(game, True, is_done):
            self.otherwise.generate(game, in_otherwise)
        return is_done


class UnlessMet(DiscreteEffect, frozen=True):
    """Generate an effect unless a condition is met (1.8.4b)."""

    condition: StateCondition
    """The condition."""
    effect: DiscreteEffect
    """The effect generated if the condition is not met."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect."""
        return (self.effect,)

    def generate(self, game: Game, context: Context) -> bool:
        """Generate the effect unless the condition is met."""
        is_met = self.condition.holds(game, context)
        (within,) = contexts_of_parts(self, context)
        return unless(is_met) and self.effect.generate(game, within)


class OnTarget(DiscreteEffect, frozen=True):
    """Generate an effect, without targets of its own, that refers to a target (1.8.5)."""

    target: Target
    """The target phrase."""
    effect: DiscreteEffect
    """The effect."""

    def __post_init__(self) -> None:
        """Raise PartError for an effect with targets, which could not be told from this one."""
        super().__post_init__()
        if phrases_of(self.effect):
            raise PartError(type(self).__name__, "effect", "an effect without targets belongs there")

    def phrase(self) -> Target:
        """Return the target phrase."""
        return self.target

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect."""
        return (self.effect,)

    def generate(self, game: Game, context: Context) -> bool:
        """Generate the effect unless no target is legal any more."""
        return bool(remaining_targets(game, self.target, context)) and self.effect.generate(game, context)


class Leading(DiscreteEffect, frozen=True):
    """Generate an effect to whose cards following abilities refer by a name (1.7.6)."""

    name: str
    """Name by which other abilities refer to the effect."""
    effect: DiscreteEffect
    """The effect."""

    def parts(self) -> tuple[DiscreteEffect | None, ...]:
        """Return the effect."""
        return (self.effect,)

    def is_possible(self, game: Game, context: Context) -> bool:
        """Whether the effect could succeed."""
        return self.effect.is_possible(game, context)

    def generate(self, game: Game, context: Context) -> bool:
        """Generate the effect; the objects of its moves are recorded as they are then."""
        before = len(game.state.history)
        (within,) = contexts_of_parts(self, context)
        has_succeeded = self.effect.generate(game, within)
        moved = (event.object for event in game.state.history[before:] if isinstance(event, CoreMove))
        objects = tuple(object_now(game, object_id) for object_id in moved)
        key = context.source, context.granted_by, self.name
        note(game, Referable(by="fab:1.7.6", key=key, objects=objects))
        return has_succeeded


class Inline(DiscreteEffect, frozen=True):
    """An inline-triggered effect, which triggers, if at all, when it is generated (6.6.2)."""

    condition: StateCondition
    """The condition."""
    layer: tuple[Ability, ...]
    """Abilities of the object that is put on the stack when the effect triggers."""

    def generate(self, game: Game, context: Context) -> bool:
        """Trigger if the game's rules let the effect trigger; return whether it did."""
        triggers: bool = game.rules.generation.trigger_inline(game, self, context)
        return triggers


class Instead(DiscreteEffect, frozen=True):
    """Replace the event of the preceding effect if a condition is met (6.4.7)."""

    condition: StateCondition
    """Condition of the replacement."""
    instead: Replacement
    """The event that happens instead."""
    first: Replacement | None = None
    """The event that happens before the replaced one, None for none."""

    def generate(self, game: Game, context: Context) -> bool:
        """Do nothing: it is in force while the preceding effect is generated (``rules/effects/discrete.py``)."""
        return False


def discards_source(effect: DiscreteEffect, game: Game, context: Context) -> bool:
    """Whether an effect would discard its own source, which must then be in hand to pay an effect-cost (5.2.4)."""
    if isinstance(effect, Leading):
        return discards_source(effect.effect, game, context)
    if not isinstance(effect, DiscardCards) or effect.what is None:
        return False
    return context.source in effect.what.objects(game, context)


THIS_WAY = "this_way"
"""The English form of an effect, and of its condition, that looks at what the cost before it has done."""
VERBS = {
    Sequence: verb("順に行う効果", "1.8.2"),
    Conditional: verb("条件付き効果", "1.8.4"),
    Sequel: Verb(
        "fab:1.8.4",
        governed={
            "then": by("成功を条件とする効果", "1.8.4"),
            "otherwise": by("失敗を条件とする効果", "1.8.4a", "1.8.9"),
        },
    ),
    UnlessMet: verb("「でないかぎり」", "1.8.4b"),
    OnTarget: verb("対象についての効果", "1.8.5"),
    Leading: verb("先行能力", "1.7.6"),
    Inline: verb("インライン型誘発効果", "6.6.2"),
    Instead: verb("自己置換効果", "6.4.7", fields={"first": by("前に起こること", "6.4.1a")}),
}
PHRASES = (
    *(
        row
        for form in (SENTENCE, WITHIN)
        for row in (
            *english(Conditional, f"if {{condition:series}}, {{effect:{form}}}", form),
            *english(Conditional, f"if {{condition:series}}, {{effect:{form}}}. otherwise, {{otherwise:{form}}}", form),
            *english(UnlessMet, f"unless {{condition:series}}, {{effect:{form}}}", form),
            *english(OnTarget, f"for {{target}}, {{effect:{form}}}", form),
            *english(Instead, "if {condition:series}, instead {instead}", form),
            *english(Sequel, "{effect:series}. if you do, {then:within}. otherwise, {otherwise:within}", form),
            *english(Sequel, "{effect:series}. if you do, {then:within}", form),
            *english(Sequel, "{effect:series}. if damage is dealt this way, {then:within}", form),
            *english(Sequel, "{effect:series}. if you don't, {otherwise:within}", form),
            *english(Sequence, "{effects:member|| and }", form),
            *english(Sequence, "{effects:member||, then }", form),
        )
    ),
    *english(Sequence, "{effects:within||. }", "sentences"),
    *(
        row
        for form in (SENTENCE, WITHIN, SERIES)
        for last in (", then ", ", and ")
        for row in english(Sequence, f"{{effects:member|}}, {{effects:member|}}{last}{{effects:member|}}", form)
    ),
    *english(Sequence, "{effects:member|| and }", SERIES),
    *english(Sequence, "{effects:member||, then }", SERIES),
    *english(Exists, "a {objects:is}", THIS_WAY),
    *english(Conditional, "if {condition:this_way}, {effect:within}", THIS_WAY),
    phrase(Sequel, "({effect})。できた場合、({then})。できなかった場合、({otherwise})"),
    phrase(Sequel, "({effect})。できた場合、({then})"),
    phrase(Sequel, "({effect})。できなかった場合、({otherwise})"),
    phrase(UnlessMet, "{condition:not}かぎり、{effect}"),
    phrase(OnTarget, "{target}を選び、({effect})"),
    phrase(Leading, "先行「{name}」として({effect})"),
    phrase(Inline, "その時に{condition}とき、『{layer|』『}』"),
    phrase(Instead, "{condition}なら、<まず{first}。その後、>代わりに{instead}"),
)
PHRASES += (
    *(
        row
        for joint in ("", "その後", "それから", "次に")
        for form, last in ((PLAIN, "done/last"), (REN, REN))
        for first in ("{effects:ren|}", "{effects:te|}", "{effects:ren|}{effects:ren|}")
        for row in printed(Sequence, f"{first}{joint}{{effects:{last}|}}", form)
    ),
    *(
        row
        for end in (
            "。そうした場合{then:within}",
            "。そうした場合{then:within}。さもなければ{otherwise:within}",
            "。そうしなかった場合{otherwise:within}",
            "。この方法でダメージが与えられた場合{then:within}",
        )
        for row in printed(Sequel, f"{{effect:done}}{end}")
    ),
    *printed(Exists, "{objects:is}", THIS_WAY),
    *printed(Conditional, "{condition:this_way}場合{effect:within}", THIS_WAY),
    *printed(Conditional, "{condition}場合{effect:within}", WITHIN),
    *printed(Conditional, "{condition}場合{effect:closing}"),
    *printed(Conditional, "{condition}場合{effect:within}。そうでない場合{otherwise:within}", WITHIN),
    *printed(Instead, "{condition}場合代わりに{instead:generated}"),
)
