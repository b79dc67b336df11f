"""Filters that look at what an object is, such as an attack or a layer, and at what it is called."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.present_properties import name, subtypes, types
from rulesdb.engine.fab.rules.cards.names import is_named, moniker_of
from rulesdb.engine.fab.rules.objects.attacks import attack_source, is_attack_card
from rulesdb.engine.fab.rules.objects.identities import Noun, has_identity_attack, is_referred_to
from rulesdb.engine.fab.rules.objects.objects import TapStatus, can_be_source, is_attack_proxy, layer_category, statuses
from rulesdb.engine.fab.state import Category
from rulesdb.engine.fab.zones import ARENA, STACK
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.properties import properties_having
from rulesdb.engine.kernel.selection.filters import DecidedByRule, filter_phrases


class IsAttack(Filter, frozen=True):
    """The object is an attack (1.2.2d)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the object identity attack."""
        return has_identity_attack(game, game.object(object_id))


class IsAttackSource(Filter, frozen=True):
    """The object is an attack-source (1.4.3b)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether an attack-proxy makes the object an attack-source."""
        return any(attack_source(item) == object_id for item in game.objects() if item.proxy_of is not None)


class IsAttackCard(Filter, frozen=True):
    """The object is an attack-card (1.4.2)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is an attack-card."""
        return is_attack_card(game, game.object(object_id))


class AttackAction(Filter, frozen=True):
    """The object is an attack action card."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the type action and the subtype attack."""
        is_one = "attack" in subtypes(game, object_id) and "action" in types(game, object_id)
        return is_one and not is_attack_proxy(game.object(object_id))


class IsLayerOf(Filter, frozen=True):
    """The object is a layer of a category (1.6.2)."""

    category: Category
    """The category."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is such a layer."""
        item = game.object(object_id)
        return item.layer is not None and layer_category(item) == self.category

    def zone_names(self) -> frozenset[str]:
        """Return the stack."""
        return frozenset({STACK.name})


class HasStatus(Filter, frozen=True):
    """The object is a permanent of a status (1.3.3b)."""

    status: TapStatus
    """The status."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object has the status at present."""
        return self.status in statuses(game.object(object_id))

    def zone_names(self) -> frozenset[str]:
        """Return the zones of the arena."""
        return ARENA


class CanBeSource(Filter, frozen=True):
    """The object can be the source of damage and of effects (1.2.4)."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is a card or a macro."""
        return can_be_source(game.object(object_id))


class IsYourHero(Filter, frozen=True):
    """The object is the hero of the effect's controller."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the object is that hero."""
        return object_id == game.hero(context.controller)


class HasChosenName(Filter, frozen=True):
    """The object has the card name that a player has chosen for the effect."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the present name of the object is the chosen one."""
        return is_named(name(game, object_id), context.named)


class HasMoniker(Filter, frozen=True):
    """The object has a moniker (2.7.3)."""

    moniker: str
    """The moniker."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the card has this moniker."""
        return is_of_moniker(game.object(object_id).card, self.moniker)


@book.definition("2.7.3b#sentence-2")
def is_of_moniker(card: Card, moniker: str) -> bool:
    """An effect that uses a moniker may refer to several objects with different names and the same moniker."""
    return moniker_of(card) == moniker


class IsCalled(DecidedByRule, frozen=True):
    """The object has an object identity that is a word of the rules (1.2.2)."""

    decides = is_referred_to
    noun: Noun
    """The identity."""


class IsCalledByName(DecidedByRule, frozen=True):
    """The object has an object identity that is its name or its moniker (1.2.2b)."""

    decides = is_referred_to
    name: str
    """The identity."""


class IsNamedWith(Filter, frozen=True):
    """The object has a name in which a word occurs."""

    word: str
    """The word, which must stand in the present name of the object."""

    def fits(self, game: Game, object_id: int, context: Context) -> bool:
        """Whether the word stands in the object's name."""
        return game.rules.properties.has_part(properties_having(game, "name", object_id).name, self.word)


PHRASES = (
    *filter_phrases(IsAttack, "攻撃である", "攻撃"),
    *filter_phrases(IsAttackSource, "攻撃発生源である", "攻撃発生源"),
    *filter_phrases(IsAttackCard, "攻撃カードである", "攻撃カード"),
    *filter_phrases(AttackAction, "攻撃アクションカードである", "攻撃アクションカード"),
    *filter_phrases(IsLayerOf, "{category}である", "{category}"),
    *filter_phrases(HasStatus, "{status}の"),
    *filter_phrases(CanBeSource, "発生源である", "発生源"),
    *filter_phrases(IsYourHero, "あなたのヒーローである", "あなたのヒーロー自身"),
    *filter_phrases(HasChosenName, "指定された名前の"),
    *filter_phrases(HasMoniker, "通称が「{moniker}」の"),
    *filter_phrases(IsCalled, "識別子が{noun}の"),
    *filter_phrases(IsCalledByName, "識別子が「{name}」の", "《{name}》"),
    *filter_phrases(IsNamedWith, "名前に「{word}」のある"),
)
