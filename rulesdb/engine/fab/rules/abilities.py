"""Abilities in general: base abilities, sources and controllers, and how abilities generate effects (1.7.1, 1.7.3)."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.nested import TargetedEffect
from rulesdb.engine.kernel.events import Event

Abilities = tuple[Ability, ...]
Effects = list[TargetedEffect]


@book.definition("1.7.1#sentence-6")
def defined_by_creator(abilities: Abilities, game: Game, source: int) -> Abilities:  # noqa: ARG001  (the misreading needs all)
    """The base abilities of a token or a non-card layer are those that the effect or ability creating it defines."""
    return abilities


@book.definition("1.7.1a#sentence-1")
def source_of_ability(game: Game, object_id: int) -> int:  # noqa: ARG001  (likewise)
    """The source of an ability is the card or token that has the ability."""
    return object_id


@book.definition("1.7.1a#sentence-2")
def source_of_layer(source: int, game: Game, layer: int) -> int:  # noqa: ARG001  (likewise)
    """The abilities of an activated- or triggered-layer have the source of the ability that created the layer."""
    return source


@book.definition("1.7.1a#sentence-3")
def independent_of_sources(following: tuple[Event, ...], game: Game) -> tuple[Event, ...]:  # noqa: ARG001  (likewise)
    """Activated- and triggered-layers exist independently of their source: none ceases to exist with it."""
    return following


@book.definition("1.7.1a#sentence-4")
def without_its_source(effects: Effects, game: Game, source: int) -> Effects:  # noqa: ARG001  (likewise)
    """A source that has ceased to exist does not prevent the resolution of its layer."""
    return effects


@book.definition("1.7.1b#sentence-1")
def controller_of_activated_layer(game: Game, player: int) -> int:  # noqa: ARG001  (likewise)
    """The player who activated the source controls the activated-layer."""
    return player


def context_when_triggered(game: Game, item: Object) -> Context:
    """Return the context of a triggered effect of an object, whose controller its triggered-layer would have."""
    controller = controller_of_source(item)
    if controller is None:
        controller = owner_of_source(game, item)
    return Context(controller, source_of_ability(game, item.id))


@book.definition("1.7.1b#sentence-2")
def controller_of_source(item: Object) -> int | None:
    """The player who controls the source when it triggers controls the triggered-layer; None without a controller."""
    return item.controller


@book.definition("1.7.1b#sentence-3")
def owner_of_source(game: Game, item: Object) -> int:
    """If the source has no controller, its owner controls the triggered-layer."""
    return item.owner if item.owner is not None else game.state.turn_player


@book.definition("1.7.1#sentence-3")
def generate_nothing_beside_the_layer(_game: Game, _layer: int) -> None:
    """An ability either generates effects or creates a layer on the stack: one that creates a layer does only that."""


@book.definition("1.7.1#sentence-4")
def wait_for_resolution(_game: Game, _layer: int) -> None:
    """The layer that an ability creates generates no effects as it is put on the stack."""


@book.definition("1.7.1#sentence-4")
def of_created_layer(effects: Effects) -> Effects:
    """The layer that an ability creates generates effects by resolving."""
    return effects


@book.definition("1.7.3b#sentence-1")
def wait_on_the_stack(_game: Game, _layer: int) -> None:
    """A resolution ability generates no effects as its card is played."""


@book.definition("1.7.3b#sentence-1")
def of_card_layer(effects: Effects) -> Effects:
    """A resolution ability generates effects when the layer that has it resolves on the stack."""
    return effects


@book.definition("1.7.3a#sentence-2")
def stay_on_the_stack(_game: Game, _layer: int) -> None:
    """An activated ability puts an activated-layer on the stack, where it stays until it resolves."""


def after_activation(game: Game, layer: int) -> None:
    """Leave an activated-layer on the stack, with its effects still to come."""
    stay_on_the_stack(game, layer)
    generate_nothing_beside_the_layer(game, layer)
    wait_for_resolution(game, layer)


@book.definition("1.7.3c#sentence-1")
def generates_by_itself(game: Game, item: Object) -> bool:  # noqa: ARG001  (likewise)
    """A static ability simply generates effects, whosever turn it is."""
    return True
