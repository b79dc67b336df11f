"""Play-static abilities (5.4.4): those that apply to playing a card, and those used to play it."""

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.card_parts.abilities import (
    AdditionalCost,
    AlternativeCost,
    Cost,
    PlayStatic,
)
from rulesdb.engine.fab.contexts import Declared
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.state import Object
from rulesdb.engine.kernel.effects.properties import abilities


def _of_all_your_layers(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    """Return the play-static abilities of all cards that the player is playing (misreading of 5.4.4)."""
    player = game.player_of(object_id)
    others = (layer for layer in game.stack if layer != object_id and game.player_of(layer) == player)
    return tuple(ability for card in (object_id, *others) for ability in _of_the_card(game, card))


def _of_the_card(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    found = tuple([ability for ability in abilities(game, object_id) if isinstance(ability, PlayStatic)])
    return played_from_anywhere(found, game.object(object_id)) if found else found


def _from_hand_and_arsenal(found: tuple[PlayStatic, ...], item: Object) -> tuple[PlayStatic, ...]:
    return found if (item.origin or item.zone).name in {"hand", "arsenal"} else ()


@book.definition(
    "1.7.4e#sentence-2",
    _from_hand_and_arsenal,
    "プレイ時常在能力は、手札か格納庫からプレイするときにだけ機能状態だとする読み方",
)
def played_from_anywhere(found: tuple[PlayStatic, ...], _item: Object) -> tuple[PlayStatic, ...]:
    """A play-static ability is functional whichever zone its source is played from."""
    return found


@book.definition(
    "5.4.4#sentence-1",
    _of_all_your_layers,
    "プレイ時常在能力は、自分がプレイするほかのカードにも適用されるとする読み方",
)
def play_statics(game: Game, object_id: int) -> tuple[PlayStatic, ...]:
    """A play-static ability applies only when its source card is played."""
    return _of_the_card(game, object_id)


@book.transform("5.4.4a#sentence-1")
def with_additional_costs(
    none: tuple[AdditionalCost, ...], found: tuple[AdditionalCost, ...]
) -> tuple[AdditionalCost, ...]:
    """An additional-cost ability adds asset-costs or effect-costs to playing its source card."""
    return (*none, *found)


def _nothing(_ability: PlayStatic) -> Cost:
    return Cost()


@book.definition("5.4.4a#sentence-3", _nothing, "書かれたコストは、支払わなくてもカードをプレイできるとする読み方")
def to_be_paid(ability: AdditionalCost) -> Cost:
    """The cost that an additional-cost ability names is the additional cost to be paid."""
    return ability.cost


@book.filter("5.4.4a#sentence-4")
def is_optional(ability: AdditionalCost) -> bool:
    """An additional-cost ability that uses the term "may" is optional, and must be declared as its card is played."""
    return ability.is_optional


@book.transform("5.4.4b#sentence-1")
def with_alternative_costs(
    none: tuple[AlternativeCost, ...], found: tuple[AlternativeCost, ...]
) -> tuple[AlternativeCost, ...]:
    """An alternative-cost ability replaces asset-costs or effect-costs of playing its source card."""
    return (*none, *found)


@book.definition("5.4.4b#sentence-4", _nothing, "代替コスト能力があれば、何も支払わずにプレイできるとする読み方")
def to_be_paid_instead(ability: AlternativeCost) -> Cost:
    """The cost that an alternative-cost ability names is paid instead of what it replaces."""
    return ability.cost


def _instead_of_additional(found: tuple[AdditionalCost, ...], game: Game, object_id: int) -> tuple[AdditionalCost, ...]:
    return () if declared_for(game, object_id).alternative is not None else found


@book.definition(
    "5.4.4b#sentence-6", _instead_of_additional, "代替コストを支払えば、追加コストは支払わなくてよいとする読み方"
)
def beside_the_alternative(
    found: tuple[AdditionalCost, ...], _game: Game, _object_id: int
) -> tuple[AdditionalCost, ...]:
    """Additional costs must be paid even if an alternative cost is paid."""
    return found


def declared_for(game: Game, object_id: int) -> Declared:
    """Return the parameters declared so far for a layer; empty parameters before the card is on the stack."""
    layer = game.object(object_id).layer
    return layer.declared if layer is not None else Declared()
