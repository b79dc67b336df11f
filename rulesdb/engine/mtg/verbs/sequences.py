"""Sequences of effects, whose later sentences can mean by a pronoun what the earlier ones name, and what these name.

An effect names who acts, its targets and objects, and what it makes.
"""

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import astuple, replace

from rulesdb.engine.kernel.cards.abilities import TargetedEffect, contexts_of_parts, phrases_of
from rulesdb.engine.kernel.cards.roles import (
    AnyContext,
    DiscreteEffect,
    Objects,
    Players,
    StateCondition,
    Target,
    UntypedGame,
)
from rulesdb.engine.kernel.effects.triggers import DelayedTrigger
from rulesdb.engine.kernel.language.phrases import PLAIN, REN, TE, phrase, printed, printed_later, printed_verb
from rulesdb.engine.kernel.play.declarations import remaining_targets
from rulesdb.engine.kernel.process.game_rules import Verb
from rulesdb.engine.kernel.records.governing import mentions
from rulesdb.engine.kernel.selection.filters import Both
from rulesdb.engine.kernel.verbs import sequences
from rulesdb.engine.kernel.verbs.begin import BeginEffect
from rulesdb.engine.kernel.verbs.draw import DiscardCards, DrawCards
from rulesdb.engine.kernel.verbs.generation import EffectOnObjects, begin
from rulesdb.engine.mtg.card_parts.abilities import Spell, Triggered
from rulesdb.engine.mtg.card_parts.effects import GainsControl, Replaces, Restriction
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.selection.event_patterns import Goes, GoesToGraveyard, StepBegins
from rulesdb.engine.mtg.selection.filters import DamagedBySource, HasType
from rulesdb.engine.mtg.selection.pronouns import It, Source, ThatPlayer, antecedents_of_event, nouns_of
from rulesdb.engine.mtg.state import Antecedent, Context, LastingEffect, Step, Until
from rulesdb.engine.mtg.verbs.objects import CopyAsToken, CreateTokens

_ACTING: frozenset[str] = frozenset({"player"})
"""The noun of a player who does what a sentence says: それ is somebody or something else."""
_CARDS: frozenset[str] = frozenset({"it", "card"})
Named = Players | Target | Objects


def named_in(effect: DiscreteEffect) -> Iterator[frozenset[str]]:
    """Yield the nouns that can be said of each thing that an effect names or makes, in order."""
    for one, is_certain in _simple(effect):
        if is_certain:
            yield from map(_nouns, _named(one))
            made = _nouns_of_made(one)
            if made:
                yield made


def named_before(game: Game, effect: DiscreteEffect, context: Context) -> list[Antecedent]:
    """Return what an effect names, as it is right before the effect is generated."""
    found: list[Antecedent] = []
    targets = iter(context.targets)
    for one, is_certain in _simple(effect):
        within = replace(context, targets=tuple(islice(targets, len(phrases_of(one)))))
        if is_certain:
            for named in _named(one):
                objects = _objects(game, named, within)
                found.append(Antecedent(_nouns(named), objects, is_present=all(map(game.has, objects))))
    return found


def made_since(game: Game, effect: DiscreteEffect, next_id: int) -> list[Antecedent]:
    """Return what an effect has made or moved that it did not name: the objects with ids from ``next_id``."""
    nouns = [nouns for one, is_certain in _simple(effect) if is_certain and (nouns := _nouns_of_made(one))]
    objects = tuple(item.id for item in game.state.objects.values() if item.id >= next_id and item.layer is None)
    return [Antecedent(one, objects) for one in nouns]


def _simple(effect: DiscreteEffect, is_certain: bool = True) -> Iterator[tuple[DiscreteEffect, bool]]:
    """Yield the effects of which an effect consists, with whether it is certain that they are meant: not one of two."""
    parts = [part for part in effect.parts() if part is not None]
    if not parts:
        yield effect, is_certain
    is_choice = len(parts) > 1 and not isinstance(effect, sequences.Sequence)
    for part in parts:
        yield from _simple(part, is_certain and not is_choice)


def _named(effect: DiscreteEffect) -> Iterator[Named]:
    """Yield the players and objects that an effect names; what a pronoun means has been named before."""
    values = astuple(effect)
    yield from (one for one in values if isinstance(one, Players) and not isinstance(one, ThatPlayer))
    if _chosen_among(effect) is None:
        yield from (one for one in values if isinstance(one, Target | Objects) and not isinstance(one, It))


def _chosen_among(effect: DiscreteEffect) -> Objects | None:
    """Return the objects among which players choose those of an effect, known only afterwards; None for no choice."""
    return effect.what if isinstance(effect, EffectOnObjects) and effect.amount is not None else None


def _nouns(named: Named) -> frozenset[str]:
    if isinstance(named, Players):
        return _ACTING
    return nouns_of(named.legal if isinstance(named, Target) else named)


def _nouns_of_made(effect: DiscreteEffect) -> frozenset[str]:
    """Return the nouns of what an effect makes or moves without naming it, none if it does neither."""
    if isinstance(effect, CreateTokens):
        return frozenset({"it", "token", "permanent", *effect.token.types})
    if isinstance(effect, CopyAsToken):
        return frozenset({"it", "token", "permanent", "creature", "artifact", "enchantment", "land"})
    if isinstance(effect, DrawCards | DiscardCards):
        return _CARDS
    among = _chosen_among(effect)
    return frozenset() if among is None else nouns_of(among)


def _objects(game: Game, named: Named, context: Context) -> tuple[int, ...]:
    if isinstance(named, Players):
        return tuple(map(game.record_of, named.players(game, context)))
    if isinstance(named, Target):
        return remaining_targets(game, named, context)
    return named.objects(game, context)


class Sequence(sequences.Sequence, frozen=True):
    """Generate several effects in order."""

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Generate the effects; each knows what those before it name."""
        antecedents, succeeded = context.antecedents, False
        for part, own in zip(self.effects, contexts_of_parts(self, context), strict=True):
            within, next_id = replace(own, antecedents=antecedents), game.state.next_id
            named = named_before(game, part, within)
            succeeded |= part.generate(game, within)
            antecedents = (*antecedents, *named, *made_since(game, part, next_id))
        return succeeded


def with_antecedents(effects: list[TargetedEffect]) -> list[TargetedEffect]:
    """Return the effects of an object that resolves, as one effect if a pronoun in them may mean what others name."""
    if not any(mentions(one.effect, kind) for one in effects for kind in (It, Source, ThatPlayer)):
        return effects
    targets = tuple(target for one in effects for target in one.targets)
    return [TargetedEffect(Sequence(tuple(one.effect for one in effects)), targets)]


class Begin(BeginEffect, frozen=True):
    """Begin a continuous effect."""

    until: Until | None = "end of turn"
    """The duration of the effect."""


class AtNextStep(DiscreteEffect, frozen=True):
    """Generate an effect as the next step of a name begins (404.1)."""

    step: Step
    """The step or main phase."""
    effect: DiscreteEffect
    """The effect, whose pronouns mean what the sentences before it name."""
    who: Players | None = None
    """Players in the turn of one of whom it begins, None for any."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the effect."""
        return (self.effect,)

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Begin a triggered ability that triggers once."""
        triggered = Triggered((Spell((self.effect,)),), StepBegins(self.step, self.who))
        named = (*antecedents_of_event(game, context), *context.antecedents)
        later = replace(context, antecedents=named)
        return begin(game, LastingEffect(0, DelayedTrigger(triggered), later, 0, "for good", uses=1))


class Instead(DiscreteEffect, frozen=True):
    """Generate an effect, or another one instead if a condition is met (413.2)."""

    otherwise: DiscreteEffect
    """The effect that is generated unless the condition is met."""
    condition: StateCondition
    """The condition."""
    effect: DiscreteEffect
    """The effect that is generated instead."""

    def parts(self) -> tuple[DiscreteEffect, ...]:
        """Return the two effects, in the order of the text."""
        return self.otherwise, self.effect

    def generate(self, game: UntypedGame, context: AnyContext) -> bool:
        """Generate one of the effects."""
        is_met = self.condition.holds(game, context)
        return self.parts()[is_met].generate(game, contexts_of_parts(self, context)[is_met])


VERBS = {AtNextStep: Verb(), Instead: Verb(), sequences.Conditional: Verb(), Sequence: Verb()}
_WOUNDED = Both((HasType("creature"), DamagedBySource()))
_DIES_LATER = Replaces(when=GoesToGraveyard(_WOUNDED), instead=Goes("removed"))
_STAYS_DEAD = Restriction(action="regenerate", what=_WOUNDED)
PHRASES = (
    *(
        row
        for words, effect in (
            ("が{when}墓地に置かれる場合、代わりにそれをゲームから取り除く", _DIES_LATER),
            ("は{when}再生できない", _STAYS_DEAD),
        )
        for before, when in (
            ("", "このターンに"),
            ("", "このターン、"),
            ("", "このターン"),
            ("", "、ターン終了時まで、"),
            ("", "ターン終了時まで、"),
            ("このターン、", ""),
            ("ターン終了時まで、", ""),
        )
        for row in printed(
            Begin,
            f"{before}これによりダメージを与えられたクリーチャー{words.format(when=when)}",
            effect=effect,
            until="end of turn",
        )
    ),
    phrase(Sequence, "({effects||、その後})"),
    *printed(sequences.Conditional, "[もし]{condition}場合、{effect}"),
    phrase(Instead, "({otherwise}。もし{condition}なら、代わりに{effect})"),
    *printed(Instead, "{otherwise}。[もし]{condition}(なら/場合)、代わりに[、]{effect}"),
    phrase(AtNextStep, "次の{step}が始まったとき、{effect}"),
    phrase(AtNextStep, "{who}の次の{step}が始まったとき、{effect}", unusual=frozenset({"who"})),
    phrase(Begin, "{until}、{objects}は、{effect:predicate}", unusual=frozenset()),
    phrase(Begin, "{until}、{target}は、{effect:predicate}", unusual=frozenset()),
    phrase(Begin, "{until}、{effect}", unusual=frozenset()),
    printed_later(
        row
        for what in ("{objects}", "{target}")
        for said, fixed in (("{until}[、]", {}), ("", {"until": "for good"}))
        for order in (f"{said}[あなたは[、]]{what}", f"あなたは[、]{said}{what}")
        for row in printed_verb(Begin, f"{order}のコントロールを得る", "る~て~", effect=GainsControl(), **fixed)
    ),
    *(
        row
        for what in ("{objects}", "{target}")
        for topic in ("は、", "は")
        for order in (f"{{until}}、{what}{topic}", f"{what}{topic}{{until}}、", f"{what}{topic}{{until}}")
        for row in printed(Begin, f"{order}{{effect:predicate}}")
    ),
    *(
        row
        for joint in ("、", "、その後、", "、その後", "、さらに")
        for form in (PLAIN, TE, REN)
        for row in printed(Sequence, f"{{effects:ren|、}}{joint}{{effects{form and ':'}{form}|}}", form)
    ),
)
