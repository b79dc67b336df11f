"""Filters: conditions on an object's characteristics, controller or zone."""

from collections.abc import Iterator

from rulesdb.engine.kernel.cards.roles import Ability, Filter
from rulesdb.engine.kernel.effects.properties import properties_having
from rulesdb.engine.kernel.records.governing import row
from rulesdb.engine.kernel.selection.filters import (
    Both,
    HasAtLeastValue,
    HasAtMostValue,
    LiesInYourZone,
    LiesInZone,
    filter_phrases,
)
from rulesdb.engine.mtg.cards import CardType, Color
from rulesdb.engine.mtg.characteristics import has, properties
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.state import IN_PLAY, Context, ZoneName

PLAY: frozenset[str] = frozenset({IN_PLAY.name})


class HasType(Filter, frozen=True):
    """The object has a card type."""

    type: CardType
    """The card type."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the type at present, perhaps beside others."""
        return self.type in properties_having(game, "types", object_id).types


class HasSubtype(Filter, frozen=True):
    """The object has a subtype."""

    subtype: str
    """The subtype."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the subtype at present, perhaps beside others."""
        return self.subtype in properties_having(game, "subtypes", object_id).subtypes


class HasColor(Filter, frozen=True):
    """The object has a color."""

    color: Color
    """The color."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the color at present."""
        return self.color in properties(game, object_id).colors


class HasAbility(Filter, frozen=True):
    """The object has an ability of a kind."""

    kind: type[Ability]
    """The kind."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has such an ability at present."""
        return has(game, object_id, self.kind)


PowerAtMost = row(HasAtMostValue, "PowerAtMost", "The power of the object is a number or less.", stat="power")
PowerAtLeast = row(HasAtLeastValue, "PowerAtLeast", "The power of the object is a number or more.", stat="power")
IsInZone = row(LiesInZone, "IsInZone", "The object is in a zone, whoever owns the zone.", zone=ZoneName)
IsInYourZone = row(LiesInYourZone, "IsInYourZone", "The object is in a zone of the controller.", zone=ZoneName)


class IsAttacking(Filter, frozen=True):
    """The object is an attacking creature."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object attacks."""
        return game.attacker(object_id) is not None

    def zone_names(self) -> frozenset[str]:
        """Return the zone of permanents."""
        return PLAY


class IsBlocking(Filter, frozen=True):
    """The object is a blocking creature."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object blocks."""
        return any(object_id in attacker.blockers for attacker in game.state.attackers)

    def zone_names(self) -> frozenset[str]:
        """Return the zone of permanents."""
        return PLAY


class IsHost(Filter, frozen=True):
    """The object is what the source, an Aura, is attached to."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the source is attached to the object."""
        return game.object(context.source).attached_to == object_id


def asserted(described: Filter) -> Iterator[Filter]:
    """Yield the filters that an object must fit to fit a filter, which says them one by one."""
    if isinstance(described, Both):
        for one in described.filters:
            yield from asserted(one)
    else:
        yield described


PHRASES = (
    *filter_phrases(HasType, "{type}である"),
    *filter_phrases(HasSubtype, "「{subtype}」である"),
    *filter_phrases(HasColor, "{color}の"),
    *filter_phrases(HasAbility, "{kind}を持つ"),
    *filter_phrases(PowerAtMost, "パワーが{most}以下の"),
    *filter_phrases(PowerAtLeast, "パワーが{least}以上の"),
    *filter_phrases(IsInZone, "{zone}にある"),
    *filter_phrases(IsInYourZone, "あなたの{zone}にある"),
    *filter_phrases(IsAttacking, "攻撃している"),
    *filter_phrases(IsBlocking, "ブロックしている"),
    *filter_phrases(IsHost, "これにエンチャントされている"),
)
