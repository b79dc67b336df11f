"""Play-static abilities (5.4.4): those that apply to playing a card, and those used to play it."""

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import (
    AdditionalCost,
    AlternativeCost,
    Cost,
    PlayableAsInstant,
    PlayableFrom,
    PlayStatic,
)
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.continuous import abilities
from rulesdb.engine.fab.game import Game


def _of_all_your_layers(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    """Return the play-static abilities of all cards that the player is playing (misreading of 5.4.4)."""
    player = game.player_of(object_id)
    others = (layer for layer in game.stack if layer != object_id and game.player_of(layer) == player)
    return tuple(ability for card in (object_id, *others) for ability in _own(game, card))


def _own(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    return tuple(ability for ability in abilities(game, object_id) if isinstance(ability, PlayStatic))


@book.definition(
    "5.4.4#sentence-1",
    _of_all_your_layers,
    "プレイ時常在能力は、自分がプレイするほかのカードにも適用されるとする読み方",
)
def play_statics(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    """A play-static ability applies only when its source card is played."""
    return _own(game, object_id)


def _added_for_nothing(found: tuple[AdditionalCost, ...]) -> tuple[AdditionalCost, ...]:
    return tuple(replace(object_id, cost=Cost()) for object_id in found)


@book.definition("5.4.4a", _added_for_nothing, "追加コストは、支払わなくてもカードをプレイできるとする読み方")
def added(found: tuple[AdditionalCost, ...]) -> tuple[AdditionalCost, ...]:
    """Additional costs are added to the asset-costs and effect-costs of playing the card."""
    return found


def _replaced_for_nothing(found: tuple[AlternativeCost, ...]) -> tuple[AlternativeCost, ...]:
    return tuple(replace(object_id, cost=Cost()) for object_id in found)


@book.definition("5.4.4b", _replaced_for_nothing, "代替コスト能力があれば、何も支払わずにプレイできるとする読み方")
def instead(found: tuple[AlternativeCost, ...]) -> tuple[AlternativeCost, ...]:
    """An alternative cost is paid instead of the costs that it replaces (5.1.6c)."""
    return found


def _instead_of_additional(found: tuple[AdditionalCost, ...], game: Game, object_id: int) -> tuple[AdditionalCost, ...]:
    return () if declared_for(game, object_id).alternative is not None else found


@book.definition("5.4.4b", _instead_of_additional, "代替コストを支払えば、追加コストは支払わなくてよいとする読み方")
def beside_the_alternative(found: tuple[AdditionalCost, ...], _game: Game, _number: int) -> tuple[AdditionalCost, ...]:
    """Additional costs must be paid even if an alternative cost is paid."""
    return found


def declared_for(game: Game, object_id: int) -> Declared:
    """Return the parameters declared so far for a layer; empty parameters before the card is on the stack."""
    layer = game.object(object_id).layer
    return layer.declared if layer is not None else Declared()


def played_with(game: Game, object_id: int, origin: str) -> list[PlayStatic]:
    """Return the play-static abilities that were used to play a card from the zone ``origin``."""
    declared = declared_for(game, object_id)
    return [ability for ability in play_statics(game, object_id) if _was_used(ability, declared, origin)]


def _was_used(ability: PlayStatic, declared: Declared, origin: str) -> bool:
    match ability:
        case AdditionalCost():
            return not ability.is_optional or ability.name in declared.costs
        case AlternativeCost():
            return ability.name == declared.alternative
        case PlayableAsInstant():
            return declared.as_instant
        case PlayableFrom():
            return origin in ability.zones
    return False
