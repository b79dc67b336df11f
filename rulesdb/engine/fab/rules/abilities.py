"""Abilities in general: base abilities, sources and controllers, and how abilities generate effects (1.7.1, 1.7.3)."""

from collections.abc import Iterator

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.discrete import generate_effects_of
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.cards.nested import TargetedEffect
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen

Abilities = tuple[Ability, ...]
Effects = list[TargetedEffect]


def _those_of_the_source(_abilities: Abilities, game: Game, source: int) -> Abilities:
    return game.object(source).card.abilities


@book.definition(
    "1.7.1#sentence-6",
    _those_of_the_source,
    "トークンや起動レイヤーの基本能力は、作成したカードのルールテキストの全体だとする読み方",
)
def defined_by_creator(abilities: Abilities, game: Game, source: int) -> Abilities:  # noqa: ARG001  (the misreading needs all)
    """The base abilities of a token or a non-card layer are those that the effect or ability creating it defines."""
    return abilities


def _hero_of_its_player(game: Game, object_id: int) -> int:
    hero = game.hero(game.player_of(object_id))
    return object_id if hero is None else hero


@book.definition(
    "1.7.1a#sentence-1",
    _hero_of_its_player,
    "能力の発生源は、カードやトークンではなく、それを使うヒーローだとする読み方",
)
def source_of_ability(game: Game, object_id: int) -> int:  # noqa: ARG001  (likewise)
    """The source of an ability is the card or token that has the ability."""
    return object_id


def _hero_of_its_controller(source: int, game: Game, layer: int) -> int:
    info = game.object(layer).layer
    return source if info is None or info.category == "card" else _hero_of_its_player(game, layer)


@book.definition(
    "1.7.1a#sentence-2",
    _hero_of_its_controller,
    "起動や誘発で生じたレイヤーの能力では、レイヤーをコントロールするヒーローを発生源とする読み方",
)
def source_of_layer(source: int, game: Game, layer: int) -> int:  # noqa: ARG001  (likewise)
    """The abilities of an activated- or triggered-layer have the source of the ability that created the layer."""
    return source


def _with_layers_of_what_is_gone(following: tuple[Event, ...], game: Game) -> tuple[Event, ...]:
    return (*following, *(kinds.Cease(by="fab:1.7.1a", object=layer) for layer in _without_source(game)))


def _without_source(game: Game) -> Iterator[int]:
    for layer in game.stack:
        info = game.object(layer).layer
        if info is not None and info.category != "card" and not game.has(info.source):
            yield layer


@book.definition(
    "1.7.1a#sentence-3", _with_layers_of_what_is_gone, "発生源が消滅すると、そのレイヤーも一緒に消滅するとする読み方"
)
def independent_of_sources(following: tuple[Event, ...], game: Game) -> tuple[Event, ...]:  # noqa: ARG001  (likewise)
    """Activated- and triggered-layers exist independently of their source: none ceases to exist with it."""
    return following


def _none_without_source(effects: Effects, game: Game, source: int) -> Effects:
    return effects if game.has(source) else []


@book.definition(
    "1.7.1a#sentence-4", _none_without_source, "発生源が消滅したレイヤーは、解決されても効果を発生させないとする読み方"
)
def without_its_source(effects: Effects, game: Game, source: int) -> Effects:  # noqa: ARG001  (likewise)
    """A source that has ceased to exist does not prevent the resolution of its layer."""
    return effects


def _turn_player(game: Game, _player: int) -> int:
    return game.state.turn_player


@book.definition(
    "1.7.1b#sentence-1",
    _turn_player,
    "起動レイヤーは、だれが起動しても、ターンプレイヤーがコントロールするとする読み方",
)
def controller_of_activated_layer(game: Game, player: int) -> int:  # noqa: ARG001  (likewise)
    """The player who activated the source controls the activated-layer."""
    return player


def context_when_triggered(game: Game, item: Object) -> Context:
    """Return the context of a triggered effect of an object, whose controller its triggered-layer would have."""
    controller = controller_of_source(item)
    if controller is None:
        controller = owner_of_source(game, item)
    return Context(controller, source_of_ability(game, item.id))


@book.definition(
    "1.7.1b#sentence-2",
    lambda item: item.owner,
    "誘発レイヤーは、いつも発生源のオーナーがコントロールするとする読み方",
)
def controller_of_source(item: Object) -> int | None:
    """The player who controls the source when it triggers controls the triggered-layer; None without a controller."""
    return item.controller


def _the_turn_player(game: Game, _item: Object) -> int:
    return game.state.turn_player


@book.definition(
    "1.7.1b#sentence-3",
    _the_turn_player,
    "発生源にコントローラーがいなければ、ターンプレイヤーがその誘発レイヤーをコントロールするとする読み方",
)
def owner_of_source(game: Game, item: Object) -> int:
    """If the source has no controller, its owner controls the triggered-layer."""
    return item.owner if item.owner is not None else game.state.turn_player


_AT_ONCE_TOO = "起動した能力は、レイヤーを生成し、しかもその場でも効果を発生させるとする読み方"


@book.definition("1.7.1#sentence-3", generate_effects_of, _AT_ONCE_TOO)
def generate_nothing_beside_the_layer(_game: Game, _layer: int) -> None:
    """An ability either generates effects or creates a layer on the stack: one that creates a layer does only that."""


_WHEN_PUT = "起動レイヤーや誘発レイヤーは、解決される時ではなく、スタックに置かれた時に効果を発生させるとする読み方"


@book.definition("1.7.1#sentence-4", generate_effects_of, _WHEN_PUT)
def wait_for_resolution(_game: Game, _layer: int) -> None:
    """The layer that an ability creates generates no effects as it is put on the stack."""


def _no_more(_effects: Effects) -> Effects:
    return []


@book.definition("1.7.1#sentence-4", _no_more, _WHEN_PUT)
def of_created_layer(effects: Effects) -> Effects:
    """The layer that an ability creates generates effects by resolving."""
    return effects


_WHEN_PLAYED = "解決能力は、カードがプレイされてスタックに置かれた時に、効果を発生させるとする読み方"


@book.definition("1.7.3b#sentence-1", generate_effects_of, _WHEN_PLAYED)
def wait_on_the_stack(_game: Game, _layer: int) -> None:
    """A resolution ability generates no effects as its card is played."""


@book.definition("1.7.3b#sentence-1", _no_more, _WHEN_PLAYED)
def of_card_layer(effects: Effects) -> Effects:
    """A resolution ability generates effects when the layer that has it resolves on the stack."""
    return effects


def _without_a_layer(game: Game, layer: int) -> None:
    generate_effects_of(game, layer)
    happen(game, kinds.Clear(by="fab:1.7.3a", objects=(layer,)))


@book.definition(
    "1.7.3a#sentence-2", _without_a_layer, "能力を起動すると、スタックを使わず、その場で効果が発生するとする読み方"
)
def stay_on_the_stack(_game: Game, _layer: int) -> None:
    """An activated ability puts an activated-layer on the stack, where it stays until it resolves."""


def after_activation(game: Game, layer: int) -> None:
    """Leave an activated-layer on the stack, with its effects still to come."""
    stay_on_the_stack(game, layer)
    generate_nothing_beside_the_layer(game, layer)
    wait_for_resolution(game, layer)


def _in_the_turn_of_its_player(game: Game, item: Object) -> bool:
    return game.player_of(item.id) == game.state.turn_player


@book.definition(
    "1.7.3c#sentence-1",
    _in_the_turn_of_its_player,
    "常在能力も、起動できる能力のように、そのプレイヤーのターンにだけ効果を発生させるとする読み方",
)
def generates_by_itself(game: Game, item: Object) -> bool:  # noqa: ARG001  (likewise)
    """A static ability simply generates effects, whosever turn it is."""
    return True
