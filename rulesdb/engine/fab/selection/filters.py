"""Filters: conditions on an object's properties, controller or zone."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import CardType, Subtype
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import cost, is_attack, name, power, subtypes, supertypes, types
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.phrases import NOUN, Phrase, phrase
from rulesdb.engine.kernel.roles import Amount, Filter, valued


class Anything(Filter, frozen=True):
    """Any object."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes all)
        """Return True."""
        return True


class HasType(Filter, frozen=True):
    """The object has a type."""

    type: CardType
    """Type that the object must have at present, perhaps beside others (2.15)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes both)
        """Whether the object has the type."""
        return self.type in types(game, object_id)


class HasSubtype(Filter, frozen=True):
    """The object has a subtype."""

    subtype: Subtype
    """Subtype that the object must have at present, perhaps beside others (2.10)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the subtype."""
        return self.subtype in subtypes(game, object_id)


class HasSupertype(Filter, frozen=True):
    """The object has a supertype."""

    supertype: str
    """Supertype that the object must have, perhaps beside others: a class or a talent (2.11)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the supertype."""
        return self.supertype in supertypes(game, object_id)


class IsNamed(Filter, frozen=True):
    """The object has a name."""

    name: str
    """Name that the object must have at present, in full (2.7)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the name."""
        return name(game, object_id) == self.name


class HasCost(Filter, frozen=True):
    """The object has a cost, 0 included."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the property cost."""
        return is_cost(cost(game, object_id))


@book.definition("1.14.5#sentence-1", bool, "コストが0なら、コストはないとする読み方")
def is_cost(value: int | None) -> bool:
    """A cost that is represented by "0" is still a cost."""
    return value is not None


class CostsAtLeast(Filter, frozen=True):
    """The object's cost is a number or more."""

    least: int
    """Least cost that fits, in resource points, from 0."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the cost is at least ``least``; an object without a cost counts as 0."""
        return (cost(game, object_id) or 0) >= self.least


class CostsAtMost(Filter, frozen=True):
    """The object's cost is a number or less."""

    most: int
    """Greatest cost that fits, in resource points, from 0."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the cost is at most ``most``; an object without a cost counts as 0."""
        return (cost(game, object_id) or 0) <= self.most


class IsThis(Filter, frozen=True):
    """The object is the source of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is the source."""
        return object_id == context.source


class Yours(Filter, frozen=True):
    """The object is controlled by the controller of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object's controller is that of the effect."""
        return game.object(object_id).controller == context.controller


class IsAttack(Filter, frozen=True):
    """The object is an attack (1.2.2d)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object exists and has the object identifier attack."""
        return game.has(object_id) and is_attack(game, object_id)


class AttackAction(Filter, frozen=True):
    """The object is an attack action card."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the type action and the subtype attack."""
        return "attack" in subtypes(game, object_id) and "action" in types(game, object_id)


class IsInZone(Filter, frozen=True):
    """The object is in a zone, whoever owns the zone."""

    zone: ZoneName
    """Name of the zone."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is in a zone of this name."""
        return game.object(object_id).zone.name == self.zone


class IsInYourZone(Filter, frozen=True):
    """The object is in a zone of the controller."""

    zone: ZoneName
    """Name of the zone, one of those that each player has."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is in this zone of the controller."""
        return game.object(object_id).zone == Zone(self.zone, context.controller)


class Both(Filter, frozen=True):
    """The object fits all of several filters."""

    filters: tuple[Filter, ...]
    """The filters, all of which the object must fit."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object fits every filter."""
        return all(one.fits(game, object_id, context) for one in self.filters)


class Either(Filter, frozen=True):
    """The object fits at least one of several filters."""

    filters: tuple[Filter, ...]
    """The filters, one of which is enough."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object fits any filter."""
        return any(one.fits(game, object_id, context) for one in self.filters)


class Not(Filter, frozen=True):
    """The object does not fit a filter."""

    filter: Filter
    """The filter that the object must not fit."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object does not fit the filter."""
        return not self.filter.fits(game, object_id, context)


class IsYourHero(Filter, frozen=True):
    """The object is the hero of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is that hero."""
        return object_id == game.hero(context.controller)


class TargetsYourHero(Filter, frozen=True):
    """The object is a layer that targets the hero of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the hero is the only target of one of the layer's target phrases."""
        layer = game.object(object_id).layer
        return layer is not None and (game.hero(context.controller),) in layer.declared.targets


class HasPower(Filter, frozen=True):
    """The object's power is a number exactly."""

    power: Amount
    """The only power that fits, from 0: a number, or a value in the present state of the game."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has exactly this power."""
        return power(game, object_id) == valued(game, self.power, context)


class HasPowerOfAtLeast(Filter, frozen=True):
    """The object's power is a number or more."""

    least: int
    """Least power that fits, from 0."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the power is at least ``least``; an object without power counts as 0."""
        return (power(game, object_id) or 0) >= self.least


def _alone_and_before(kind: type[Filter], before: str, alone: str = "") -> tuple[Phrase, ...]:
    """Return the phrases of a filter: before the noun that it qualifies, and as a noun by itself."""
    return phrase(kind, before), phrase(kind, alone or f"{before}もの", NOUN)


PHRASES = (
    *_alone_and_before(Anything, "あらゆる"),
    *_alone_and_before(HasType, "タイプが{type}の"),
    *_alone_and_before(HasSubtype, "サブタイプが{subtype}の"),
    *_alone_and_before(HasSupertype, "スーパータイプが「{supertype}」の"),
    *_alone_and_before(IsNamed, "名前が「{name}」の", "《{name}》"),
    *_alone_and_before(HasCost, "コストのある"),
    *_alone_and_before(CostsAtLeast, "コスト{least}以上の"),
    *_alone_and_before(CostsAtMost, "コスト{most}以下の"),
    *_alone_and_before(IsThis, "これである", "これ自身"),
    *_alone_and_before(Yours, "あなたがコントロールする"),
    *_alone_and_before(IsAttack, "攻撃である", "攻撃"),
    *_alone_and_before(AttackAction, "攻撃アクションカードである", "攻撃アクションカード"),
    *_alone_and_before(IsInZone, "{zone}にある"),
    *_alone_and_before(IsInYourZone, "あなたの{zone}にある"),
    *_alone_and_before(Both, "({filters||、かつ})"),
    *_alone_and_before(Either, "({filters||、または})"),
    *_alone_and_before(Not, "{filter:noun}以外の"),
    *_alone_and_before(IsYourHero, "あなたのヒーローである", "あなたのヒーロー自身"),
    *_alone_and_before(TargetsYourHero, "あなたのヒーローを対象とする"),
    *_alone_and_before(HasPower, "パワーがちょうど{power}の"),
    *_alone_and_before(HasPowerOfAtLeast, "パワー{least}以上の"),
)
