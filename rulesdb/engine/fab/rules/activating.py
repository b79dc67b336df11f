"""Activating abilities (5.2.2): an ability becomes an activated-layer on the stack."""

from msgspec.structs import replace

from rulesdb.engine.fab.abilities import Activated, AttackAbility
from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.cards import Card
from rulesdb.engine.fab.continuous import abilities, properties
from rulesdb.engine.fab.events import Stack, Used
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.happening import happen, note
from rulesdb.engine.fab.rules.activated import base_abilities, type_of
from rulesdb.engine.fab.rules.attempt import Attempt
from rulesdb.engine.fab.rules.awaiting import apply_to_the_next
from rulesdb.engine.fab.rules.layers import controller_of_layer, owner_of_layer
from rulesdb.engine.fab.rules.limits import count_activation, extra_for
from rulesdb.engine.fab.rules.playing import Step, steps_after_the_first
from rulesdb.engine.fab.rules.showing import show_source
from rulesdb.engine.fab.state import Layer, Object
from rulesdb.engine.fab.zones import STACK


def activate(game: Game, player: int, number: int, place: int) -> None:
    """Activate an ability (5.2.2). Raises IllegalError when that turns out to be illegal."""
    ability = abilities(game, number)[place]
    assert isinstance(ability, Activated)
    extra = extra_for(game, player, number, place)
    attempt = Attempt(player, announce_ability(game, player, number, place), number, ability, extra)
    show_source(game, number)
    apply_to_the_next(game, attempt.layer)
    for step in _rest():
        step(game, attempt)
    count_activation(game, number, place, extra)
    happen(game, Used(by="fab:5.2.2", player=player, object=number, ability=place, layer=attempt.layer))


def announce_ability(game: Game, player: int, number: int, place: int) -> int:
    """Make the activated-layer on top of the stack, controlled by the player (5.2.2a); return it."""
    ability = abilities(game, number)[place]
    assert isinstance(ability, Activated)
    card = Card("", frozenset({type_of(ability)}), abilities=base_abilities((), ability))
    is_proxy = any(isinstance(each, AttackAbility) for each in card.abilities)
    owner = owner_of_layer(None, player)
    made = game.state.next_id
    layer = Object(
        made, made, with_kinds_of_its_source(card, game, number), owner, STACK, is_public=True,
        controller=controller_of_layer(owner, player), layer=Layer("activated", number, ability=place),
        proxy_of=number if is_proxy else None,
    )  # fmt: skip
    note(game, Stack(by="fab:5.2.2a", layer=layer))
    return made


@book.transform("5.2.2a")
def with_kinds_of_its_source(card: Card, game: Game, number: int) -> Card:
    """The activated-layer is made with the supertypes and types of its source."""
    source = properties(game, number)
    return replace(card, types=card.types | source.types, supertypes=source.supertypes)


def _only_the_last() -> tuple[Step, ...]:
    return steps_after_the_first()[-1:]


@book.definition("5.2.2b", _only_the_last, "起動には宣言もコストもいらないとする読み方")
def _rest() -> tuple[Step, ...]:
    """The steps that remain are those of playing a card from the second to the ninth."""
    return steps_after_the_first()
