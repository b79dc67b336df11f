"""Misreadings: face_down."""

from typing import cast

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.cards import Ability
from rulesdb.engine.kernel.effects.actions import is_impossible
from rulesdb.engine.kernel.effects.triggers import Listener, listeners
from rulesdb.engine.kernel.event_kinds.object_events import Became
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.play.costs import Due
from rulesdb.engine.kernel.process.pipeline import happen, note
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Spell
from rulesdb.engine.mtg.card_parts.keywords import morph_among
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.events.faces import TurnedFaceUp, is_in_play_already, stays_the_same
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.turns import Cleaned
from rulesdb.engine.mtg.events.zones import Move, Stack
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords import split_second
from rulesdb.engine.mtg.keywords.morph import (
    comes_as_it_was,
    does_not_come_again,
    ends,
    follows_morph,
    has_been_face_down,
    has_come_already,
    has_the_action,
    is_no_ability,
    is_time_to_turn_up,
    lasts,
    revealed_as_countered,
    revealed_as_it_leaves,
    total_of_face_down,
    turn_up,
    turn_up_at_once,
    works_where_it_is,
)
from rulesdb.engine.mtg.mana import Color, colors_of
from rulesdb.engine.mtg.rules.abilities import trigger_all
from rulesdb.engine.mtg.rules.attempts import Attempt
from rulesdb.engine.mtg.rules.faces import (
    abilities_of_face_down,
    as_a_spell,
    as_played,
    as_turned_down,
    blank,
    colors_of_face_down,
    copiable_as_played,
    copiable_as_turned_down,
    mana_cost_of_face_down,
    player_of_face,
)
from rulesdb.engine.mtg.rules.payment import due_of, pay_in_full
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import Layer, Object, State
from rulesdb.engine.mtg.verbs.face import TurnFaceUp, needs_no_payment
from rulesdb.engine.mtg.zones import IN_PLAY, STACK


@book.instead(
    stays_the_same, "502.26#item-6", "表向きや裏向きになったパーマネントは、別のパーマネントになるとする読み方"
)
def _as_a_new_object(state: State, permanent: int) -> tuple[State, int]:
    """Return the state with a new object in the place of a permanent, and its id (misreading of an item of 502.26)."""
    after = cast("State", Move(object=permanent, to=IN_PLAY).changed(state))
    return after, after.zones[IN_PLAY][-1]


@book.instead(
    is_in_play_already,
    "502.26d#sentence-6",
    "表向きになったパーマネントは、その時に場に出たものとして扱い、そのターンは攻撃もタップもできないとする読み方",
)
def _as_if_it_came_now(item: Object, state: State) -> Object:
    return replace(item, controlled_since=state.clock)


def _turned_up(game: Game, by: str) -> Events:
    """Return the events that turn all permanents face up (misreadings of 502.26b)."""
    return tuple(TurnedFaceUp(by=by, object=item.id) for item in game.in_play() if item.face is not None)


@book.instead(comes_as_it_was, "502.26b#sentence-7", "裏向きの呪文は、解決されると表向きで場に出るとする読み方")
def _face_up_when_resolved(following: Events, game: Game, event: Event) -> Events:
    return (*following, *_turned_up(game, "mtg:502.26b")) if isinstance(event, Move) else following


@book.instead(ends, "502.26b#sentence-9", "表向きになっても、変異の効果が続き、能力は失われたままだとする読み方")
def _without_abilities(following: Events, game: Game, event: Event) -> Events:
    """Let a permanent that is turned face up stay without abilities (misreading of 502.26b)."""
    if isinstance(event, TurnedFaceUp) and event.card is None:
        card = replace(game.object(event.object).card, abilities=())
        return (*following, TurnedFaceUp(by="mtg:502.26b", object=event.object, card=card))
    return following


@book.instead(lasts, "502.26b#sentence-8", "裏向きでいられるのは、そのターンが終わるまでだとする読み方")
def _face_up_at_the_end(following: Events, game: Game, event: Event) -> Events:
    return (*following, *_turned_up(game, "mtg:502.26b")) if isinstance(event, Cleaned) else following


def _come_again(game: Game, event: TurnedFaceUp, *, of_itself: bool) -> None:
    """Let abilities trigger as though a permanent that is turned face up came into play (misreadings of 502.26).

    They are its own abilities, or those of others.
    """
    found = listeners(game)
    excluded = frozenset(one.key for one in found if (one.context.source == event.object) != of_itself)
    trigger_all(game, found, (Move(by="mtg:502.26", object=event.object, to=IN_PLAY),), excluded)


@book.instead(
    has_come_already,
    "502.26d#sentence-5",
    "表向きになると、クリーチャーが場に出たことになり、ほかのパーマネントの能力が誘発するとする読み方",
)
def _for_all(following: Events, game: Game, event: Event) -> Events:
    if isinstance(event, TurnedFaceUp):
        _come_again(game, event, of_itself=False)
    return following


@book.instead(
    does_not_come_again, "502.26#item-5", "表向きになると、それ自身の、場に出たときの能力が誘発するとする読み方"
)
def _for_itself(following: Events, game: Game, event: Event) -> Events:
    if isinstance(event, TurnedFaceUp):
        _come_again(game, event, of_itself=True)
    return following


@book.instead(
    has_been_face_down,
    "502.26#item-11",
    "裏向きの間に割り振られた戦闘ダメージでは、表向きになった後に与えられても、能力は誘発しないとする読み方",
)
def _was_face_down_as_assigned(game: Game, listener: Listener, event: Event) -> bool:
    """Whether an object deals combat damage that it assigned while it was face down (misreading of an item)."""
    if not isinstance(event, Deal) or not event.is_combat or listener.context.source != event.source:
        return False
    history, assigned = game.state.history, 0
    for index, past in enumerate(history):
        if isinstance(past, Stack) and past.layer.layer is not None and past.layer.layer.category == "combat damage":
            assigned = index
    return any(isinstance(past, TurnedFaceUp) and past.object == event.source for past in history[assigned:])


@book.instead(
    revealed_as_countered, "502.26#item-8", "打ち消された裏向きの呪文は、裏向きのまま墓地に置かれるとする読み方"
)
@book.instead(
    revealed_as_it_leaves, "502.26#item-9", "場を離れた裏向きのクリーチャーは、裏向きのままで、公開されないとする読み方"
)
def _stays_face_down(following: Events, game: Game, item: Object) -> Events:
    """Let an object lie face down in the zone that it moves to, if all players see it (misreading of items)."""
    moved = next((one for one in game.state.objects.values() if one.serial == item.serial and one.is_public), None)
    if moved is None:
        return following
    return (*following, Became(record=replace(moved, face=moved.card, card=item.card)))


@book.instead(
    works_where_it_is,
    "502.26b#sentence-6",
    "裏向きでプレイできるのは、手札からだけで、墓地などからはできないとする読み方",
)
def _from_hand(game: Game, card: int) -> bool:
    return game.object(card).zone.name == "hand"


@book.instead(
    total_of_face_down, "502.26b#sentence-5", "裏向きでプレイするコストは、効果で増えも減りもしないとする読み方"
)
def _exactly(due: Due, _game: Game, _attempt: Attempt) -> Due:
    return due


book.instead(
    has_the_action,
    "502.26#item-1",
    "変異でできるのは裏向きでプレイすることだけで、自分で表向きにはできないとする読み方",
)(lambda: False)


book.instead(
    follows_morph,
    "502.26e#sentence-3",
    "効果で裏向きになったパーマネントには、変異のルールが働かず、変異コストを支払っても表向きにできないとする読み方",
)(lambda item: not item.is_turned_by_effect)


@book.instead(is_time_to_turn_up, "502.26a#sentence-5", "スタックに何かあるあいだは、表向きにできないとする読み方")
def _only_without_a_stack(game: Game) -> bool:
    return not game.stack


@book.instead(
    is_no_ability,
    "502.26#item-4",
    "表向きにするのは起動型能力で、能力をプレイできないようにする効果があると、できないとする読み方",
)
def _is_no_stopped_ability(game: Game, player: int, permanent: int) -> bool:
    """Whether the player could play an activated ability of the permanent (misreading of an item of 502.26)."""
    return split_second.degree(game) == 0 and not is_impossible(game, "play ability", player, permanent)


@book.instead(turn_up_at_once, "502.26a#sentence-7", "表向きにする行動は、スタックに乗り、対応できるとする読み方")
def _by_the_stack(game: Game, permanent: int) -> None:
    """Put an ability on the stack that turns the permanent face up (misreading of 502.26a)."""
    made, player = game.state.next_id, game.player_of(permanent)
    card, info = Card("", abilities=(Spell((TurnFaceUp(what=Source()),)),)), Layer("activated", permanent)
    item = Object(made, made, card, player, STACK, is_public=True, controller=player, layer=info)
    note(game, Stack(by="mtg:502.26a", layer=item))


@book.instead(turn_up, "502.26d#sentence-4", "表向きにしても、2/2のクリーチャーのままだとする読み方")
def _only_named(game: Game, permanent: int) -> None:
    """Turn the permanent face up without its printed characteristics (misreading of 502.26d)."""
    item = game.object(permanent)
    happen(game, TurnedFaceUp(by="mtg:502.26d", object=permanent, card=item.card))


@book.instead(blank, "502.26a#sentence-4", "裏向きでも、2/2になるだけで、名前や能力は印刷されたままだとする読み方")
def _with_what_is_printed(card: Card) -> Card:
    """Return a card that is a 2/2, and else as printed (misreading of 502.26a)."""
    return replace(card, power=2, toughness=2)


@book.instead(
    mana_cost_of_face_down, "502.26#item-2", "裏向きの呪文のマナ・コストは、プレイするために支払う{3}だとする読み方"
)
def _what_is_paid() -> str | None:
    return "{3}"


@book.instead(colors_of_face_down, "502.26#item-3", "裏向きでも、色はカードに印刷されたままだとする読み方")
def _printed_colors(card: Card) -> frozenset[Color] | None:
    return colors_of(card.mana_cost) if card.colors is None else card.colors


@book.instead(abilities_of_face_down, "502.26#item-13", "裏向きの間も、変異能力だけは持っているとする読み方")
def _morph_alone(card: Card) -> tuple[Ability, ...]:
    morph = morph_among(card.abilities)
    return () if morph is None else (morph,)


@book.instead(as_played, "502.26b#sentence-2", "プレイするために裏向きにしても、カードの特性は変わらないとする読み方")
@book.instead(
    as_a_spell, "502.26a#sentence-2", "変異の効果は、場に出てから働き、スタックでは本来の特性を持つとする読み方"
)
@book.instead(as_turned_down, "502.26e#sentence-1", "効果で裏向きにしたパーマネントは、特性が変わらないとする読み方")
def _as_printed(card: Card) -> Card:
    return card


@book.instead(
    copiable_as_played,
    "502.26b#sentence-3",
    "裏向きでプレイされたもののコピー可能な値は、カードに印刷された特性だとする読み方",
)
@book.instead(
    copiable_as_turned_down,
    "502.26e#sentence-2",
    "効果で裏向きになったもののコピー可能な値は、カードに印刷された特性だとする読み方",
)
def _of_the_face(item: Object) -> Card:
    return item.card if item.face is None else item.face


@book.instead(
    player_of_face,
    "502.26#item-12",
    "裏向きのクリーチャーの表を見て、表向きにできるのは、コントロールが移っても、カードの持ち主だとする読み方",
)
def _owner(item: Object) -> int | None:
    return item.owner


@book.instead(
    needs_no_payment,
    "502.26#item-14",
    "効果で表向きにするときも、変異コストを支払わなければ、表向きにならないとする読み方",
)
def _pays(game: Game, permanent: int) -> bool:
    """Let the controller of a face-down permanent pay its morph cost, if possible (misreading of an item of 502.26)."""
    face = game.object(permanent).face
    morph = None if face is None else morph_among(face.abilities)
    due = Due() if morph is None else due_of(morph.cost)
    return pay_in_full(game, game.player_of(permanent), due, game.context_of(permanent), "mtg:502.26")
