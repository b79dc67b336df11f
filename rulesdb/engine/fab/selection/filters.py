"""What an object must be to be meant: its characteristics, its controller, its zone."""

from rulesdb.engine.fab.card_parts.roles import Amount, Filter
from rulesdb.engine.fab.cards import CardType, Subtype
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.continuous import cost, is_attack, power, properties, subtypes, supertypes, types, valued
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.phrases import NOUN, Phrase, phrase


class Anything(Filter, frozen=True):
    """Nothing is asked."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes all)
        """Return True."""
        return True


class HasType(Filter, frozen=True):
    """It has a type."""

    type: CardType

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (every filter takes both)
        """Whether the object has the type."""
        return self.type in types(game, object_id)


class HasSubtype(Filter, frozen=True):
    """It has a subtype."""

    subtype: Subtype

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the subtype."""
        return self.subtype in subtypes(game, object_id)


class HasSupertype(Filter, frozen=True):
    """It has a supertype."""

    supertype: str

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the supertype."""
        return self.supertype in supertypes(game, object_id)


class IsNamed(Filter, frozen=True):
    """It has a name."""

    name: str

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the name."""
        return properties(game, object_id).name == self.name


class HasCost(Filter, frozen=True):
    """It has a cost, which may be 0."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the characteristic."""
        return cost(game, object_id) is not None


class CostsAtLeast(Filter, frozen=True):
    """Its cost is so much or more."""

    least: int

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object costs as much; without a cost it counts 0."""
        return (cost(game, object_id) or 0) >= self.least


class CostsAtMost(Filter, frozen=True):
    """Its cost is so much or less."""

    most: int

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object costs no more; without a cost it counts 0."""
        return (cost(game, object_id) or 0) <= self.most


class IsThis(Filter, frozen=True):
    """It is the source of the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is the source."""
        return object_id == context.source


class Yours(Filter, frozen=True):
    """The controller of the effect controls it."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the same controller."""
        return game.object(object_id).controller == context.controller


class IsAttack(Filter, frozen=True):
    """It is an attack (1.2.2d)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the object identifier attack, now."""
        return game.has(object_id) and is_attack(game, object_id)


class AttackAction(Filter, frozen=True):
    """It is an attack action card."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has the type action and the subtype attack."""
        return "attack" in subtypes(game, object_id) and "action" in types(game, object_id)


class IsInZone(Filter, frozen=True):
    """It is in a zone of this name, whoever's it is."""

    zone: ZoneName

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object is there."""
        return game.object(object_id).zone.name == self.zone


class IsInYourZone(Filter, frozen=True):
    """It is in a zone of the controller."""

    zone: ZoneName

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is there."""
        return game.object(object_id).zone == Zone(self.zone, context.controller)


class Both(Filter, frozen=True):
    """It is all that several filters say."""

    filters: tuple[Filter, ...]

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether every filter fits."""
        return all(one.fits(game, object_id, context) for one in self.filters)


class Either(Filter, frozen=True):
    """It is what at least one of several filters says."""

    filters: tuple[Filter, ...]

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether any filter fits."""
        return any(one.fits(game, object_id, context) for one in self.filters)


class Not(Filter, frozen=True):
    """It is not what a filter says."""

    filter: Filter

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the filter does not fit."""
        return not self.filter.fits(game, object_id, context)


class TargetsYourHero(Filter, frozen=True):
    """It is a layer for which the hero of the effect's controller was declared as a target."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the hero is the one target of a phrase."""
        layer = game.object(object_id).layer
        return layer is not None and (game.hero(context.controller),) in layer.declared.targets


class HasPower(Filter, frozen=True):
    """Its power is so much."""

    power: Amount

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has exactly this power."""
        return power(game, object_id) == valued(game, self.power, context)


class HasPowerOfAtLeast(Filter, frozen=True):
    """Its power is so much or more."""

    least: int

    def fits(self, game: Game, object_id: int, context: Context) -> bool:  # noqa: ARG002  (see above)
        """Whether the object has as much power; without power it counts 0."""
        return (power(game, object_id) or 0) >= self.least


def _alone_and_before(kind: type[Filter], before: str, alone: str = "") -> tuple[Phrase, ...]:
    """Return the rows for a filter before the word for what it fits, and for all that it fits, by itself."""
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
    *_alone_and_before(TargetsYourHero, "あなたのヒーローを対象とする"),
    *_alone_and_before(HasPower, "パワーがちょうど{power}の"),
    *_alone_and_before(HasPowerOfAtLeast, "パワー{least}以上の"),
)
