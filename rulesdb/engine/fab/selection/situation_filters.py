"""Filters that look at where an object is, who controls it, and its part in combat or in an effect."""

from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.abilities.play_statics import declared_for
from rulesdb.engine.fab.rules.objects.objects import owner
from rulesdb.engine.fab.zones import ARENA, ZoneName
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.filters import LiesInYourZone, LiesInZone, filter_phrases


class IsChosen(Filter, frozen=True):
    """The object has been determined as a parameter of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is the determined one."""
        return object_id in (context.chosen or ())


class IsTarget(Filter, frozen=True):
    """The object is a target of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is among the targets."""
        return any(object_id in targets for targets in context.targets)


class TargetsYourHero(Filter, frozen=True):
    """The object is a layer that targets the hero of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the hero is the only target of one of the layer's target phrases."""
        return (game.hero(context.controller),) in declared_for(game, object_id).targets


class IsAttacking(Filter, frozen=True):
    """The object attacks on the active chain link."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is the active-attack or its source."""
        return game.link is not None and object_id in {game.link.attack, game.link.source}

    def zone_names(self) -> frozenset[str]:
        """Return the zones of the arena."""
        return ARENA


class IsDefending(Filter, frozen=True):
    """The object is a defending card of any chain link (7.0.5a)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is among the defending cards."""
        return object_id in game.on_chain_as_defending()

    def zone_names(self) -> frozenset[str]:
        """Return the zones of the arena."""
        return ARENA


class IsMarked(Filter, frozen=True):
    """The object is a marked hero (9.3)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is marked at present."""
        return game.object(object_id).is_marked


IsInZone = row(LiesInZone, "IsInZone", "The object is in a zone, whoever owns the zone.", zone=ZoneName)
IsInYourZone = row(LiesInYourZone, "IsInYourZone", "The object is in a zone of the controller.", zone=ZoneName)


class OwnedByOpponent(Filter, frozen=True):
    """The object is owned by an opponent of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object's owner is an opponent."""
        return owner(game, object_id) in game.opponents(context.controller)


PHRASES = (
    *filter_phrases(IsChosen, "選ばれた"),
    *filter_phrases(IsTarget, "その対象である", "その対象"),
    *filter_phrases(TargetsYourHero, "あなたのヒーローを対象とする"),
    *filter_phrases(IsAttacking, "攻撃している"),
    *filter_phrases(IsDefending, "防御している"),
    *filter_phrases(IsMarked, "標的状態の"),
    *filter_phrases(IsInZone, "{zone}にある"),
    *filter_phrases(IsInYourZone, "あなたの{zone}にある"),
    *filter_phrases(OwnedByOpponent, "対戦相手がオーナーである"),
)
