"""References of effects to attack-proxies and attack-layers (1.4.3, 1.4.4), and self-references (2.12.3a)."""

from msgspec.structs import replace

from rulesdb.engine.fab.attack_effects import is_attack_layer
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.object_effects import GetsAbility
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.cards.names import moniker_of
from rulesdb.engine.fab.selection.identity_filters import IsAttack
from rulesdb.engine.fab.selection.name_filters import IsCalled, IsCalledByName
from rulesdb.engine.fab.state import Object, Properties
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.defaults import unchanged
from rulesdb.engine.kernel.effects.continuous import seen_with
from rulesdb.engine.kernel.records.nested_records import FieldChanges, mentions, with_changed
from rulesdb.engine.kernel.selection.filters import Both, Either, IsThis


def refers(game: Game, described: Filter, object_id: int, context: Context) -> bool:
    """Whether a description in an effect refers to an object."""
    item = game.state.objects.get(object_id)
    return item is not None and _meets(game, described, item, context) and not is_not_referred_to(game, described, item)


def applies(game: Game, described: Filter, object_id: int, context: Context) -> bool:
    """Whether a continuous effect applies to an object by its description."""
    item = game.state.objects.get(object_id)
    return item is not None and _meets(game, described, item, context) and not is_not_applied_to(game, described, item)


def names_attack(described: Filter) -> bool:
    """Whether a description has the object identifier attack."""
    if isinstance(described, Both | Either):
        return any(map(names_attack, described.filters))
    is_called_attack = isinstance(described, IsCalled) and described.noun == "attack"
    return is_called_attack or isinstance(described, IsAttack)


def is_source_of_attack(game: Game, described: Filter, item: Object) -> bool:
    """Whether an object on the combat chain attacks by an attack-proxy, to which a description refers as an attack."""
    attacks = any(link.source == item.id and link.attack in game.state.objects for link in game.state.links)
    return attacks and names_attack(described)


@book.filter("1.4.3e#sentence-2")
def is_not_referred_to(game: Game, described: Filter, item: Object) -> bool:
    """An effect that refers to the attack-proxy of an attack does not refer to its attack-source."""
    return is_source_of_attack(game, described, item)


@book.filter("1.4.3e#sentence-3")
def is_not_applied_to(game: Game, described: Filter, item: Object) -> bool:
    """An effect that applies to the attack-proxy of an attack does not apply to its attack-source."""
    return is_source_of_attack(game, described, item)


def _meets(game: Game, described: Filter, item: Object, context: Context) -> bool:
    """Whether an object meets a description, as far as the description can be of it."""
    if item.proxy_of is None and item.layer is None:
        return is_no_part_of_its_layer(game, described, item, context)
    if isinstance(described, Either):
        return any(_meets(game, one, item, context) for one in described.filters)
    if item.proxy_of is not None:
        return not is_beyond_reference(described) and described.fits(game, item.id, context)
    if not is_attack_layer(item):
        return described.fits(game, item.id, context)
    as_what = meets_as_an_attack if names_attack(described) else meets_as_a_layer
    return as_what(game, described, item, context)


@book.filter("1.4.3a#sentence-2")
def is_beyond_reference(described: Filter) -> bool:
    """An effect can refer to an attack-proxy only by the object identifier attack; its own ability says "this"."""
    return not names_attack(described) and not isinstance(described, IsThis)


@book.filter("1.4.4a#sentence-2")
def meets_as_a_layer(game: Game, described: Filter, item: Object, context: Context) -> bool:
    """For an effect that does not speak of attacks, an attack-layer is a typical layer."""
    return described.fits(game, item.id, context)


@book.definition("1.4.4a#sentence-3")
def meets_as_an_attack(game: Game, described: Filter, item: Object, context: Context) -> bool:
    """For an effect that speaks of attacks, an attack-layer is an attack, and not both that and a typical layer."""
    seen = properties_as_an_attack(game, item)
    return seen_with(game, item.id, seen, lambda: described.fits(game, item.id, context))


NONE = Properties("", frozenset(), frozenset(), frozenset(), frozenset(), None, None, None, None, None, None, ())


@book.definition("1.4.4#sentence-2")
def properties_as_an_attack(_game: Game, _item: Object) -> Properties:
    """An attack-layer represents an attack without properties."""
    return NONE


@book.definition("1.4.4b#sentence-1")
def is_no_part_of_its_layer(game: Game, described: Filter, item: Object, context: Context) -> bool:
    """For an effect on attacks, an attack-layer and its attack-source are separate objects: the source is none yet."""
    return described.fits(game, item.id, context)


def with_self_references(card: Card) -> Card:
    """Return a card whose rules text means its source where it specifies it by name.

    A token that an effect creates has rules text of its own, and the source of an ability that an object gains is this
    object.
    """
    if not mentions(card.abilities, IsCalledByName):  # as most cards
        return card

    def self_reference(name: IsCalledByName) -> Filter:
        return of_the_source_alone(as_this(name), name) if specifies(card, name.name) else name

    changes: FieldChanges = {IsCalledByName: self_reference, Card: with_self_references, GetsAbility: unchanged}
    return replace(card, abilities=with_changed(card.abilities, changes))


def _by_name(card: Card, name: str) -> bool:
    return name in {card.name, card.english}


@book.definition("2.12.3a#sentence-1")
def specifies(card: Card, name: str) -> bool:
    """Rules text can specify its source, in the third person, by the name or the moniker."""
    return _by_name(card, name) or name == moniker_of(card)


@book.definition("2.12.3a#sentence-3")
def as_this(_name: IsCalledByName) -> Filter:
    """A self-reference is interpreted as "this"."""
    return IsThis()


@book.definition("2.12.3a#sentence-4")
def of_the_source_alone(source: Filter, _name: IsCalledByName) -> Filter:
    """It refers to the source object, and not to other cards with the same name."""
    return source
