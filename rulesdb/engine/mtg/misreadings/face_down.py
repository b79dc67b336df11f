"""Misreadings of morph and of face-down objects."""

from msgspec.structs import replace

from rulesdb.engine.kernel.book import empty, never, nothing, unchanged
from rulesdb.engine.kernel.effects.actions import is_impossible
from rulesdb.engine.kernel.effects.effects_in_force import still_applies
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.effects.triggers import Listener, listeners
from rulesdb.engine.kernel.event_kinds.object_events import Became
from rulesdb.engine.kernel.events import Events
from rulesdb.engine.kernel.play.payment import Due
from rulesdb.engine.kernel.process.pipeline import note
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Spell, morph_among
from rulesdb.engine.mtg.cards import colors_of
from rulesdb.engine.mtg.events.faces import (
    FaceRevealed,
    TurnedFaceUp,
    as_a_spell,
    as_played,
    as_turned_down,
    copiable,
    face_down,
    is_in_play_already,
    mark,
    may_look_at_face,
    player_of_face,
    stays_the_same,
)
from rulesdb.engine.mtg.events.points import Deal
from rulesdb.engine.mtg.events.zones import Count, Move, Stack
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.entering import Enters
from rulesdb.engine.mtg.keywords.flash_and_split_second import spells_with_split_second
from rulesdb.engine.mtg.keywords.morph import (
    FACE_DOWN,
    cannot_pay_morph_cost,
    has_no_morph,
    has_no_morph_cost,
    is_no_face_down_permanent_of,
    may_be_played_face_down,
    obstacle_with_morph,
    pay_morph_cost,
    revealed_as_it_leaves,
    revealed_at_the_end,
    revealed_by_move,
    show_morph_cost,
    turn_down_to_play,
    turned_up,
)
from rulesdb.engine.mtg.misreadings.costs import unaffected
from rulesdb.engine.mtg.rules import attempts, payment, total_costs, turns
from rulesdb.engine.mtg.rules.abilities import has_its_condition, is_met, triggering
from rulesdb.engine.mtg.rules.attempts import AlternativeCost, Attempt
from rulesdb.engine.mtg.selection.pronouns import Source
from rulesdb.engine.mtg.state import IN_PLAY, STACK, Layer, State
from rulesdb.engine.mtg.verbs.objects import TurnFaceUp, needs_no_payment

book.instead(face_down, "502.26a#sentence-4", "裏向きでも、2/2になるだけで、名前や能力は印刷されたままだ")(
    lambda card: replace(card, power=2, toughness=2)
)
book.after(face_down, "502.26#item-2b", "裏向きの呪文のマナ・コストは、プレイするために支払う{3}だ")(
    lambda blank, _card: replace(blank, mana_cost="{3}")
)
book.instead(may_look_at_face, "502.26#item-7", "裏向きに置いたカードの表は、コントローラーでも見てはならない")(never)
book.after(may_look_at_face, "502.26#item-2a", "プレイした裏向きの呪文が何であるかは、相手にも見せる")(
    lambda may, item, _player: may or item.zone == STACK
)
book.after(face_down, "502.26#item-3b", "裏向きでも、パワーとタフネスは印刷されたままだ")(
    lambda blank, card: replace(blank, power=card.power, toughness=card.toughness)
)
book.after(face_down, "502.26#item-3c", "裏向きでも、名前とサブタイプは持っている")(
    lambda blank, card: replace(blank, name=card.name, subtypes=card.subtypes)
)
book.after(still_applies, "502.26#item-3d", "裏向きである間は、効果からも特性を得られない")(
    lambda applies, game, _one, object_id: applies and game.object(object_id).face is None
)
book.after(face_down, "502.26#item-3a", "裏向きでも、色はカードに印刷されたままだ")(
    lambda blank, card: replace(blank, colors=colors_of(card.mana_cost) if card.colors is None else card.colors)
)
book.after(face_down, "502.26#item-13", "裏向きの間も、変異能力だけは持っている")(
    lambda blank, card: replace(blank, abilities=tuple(filter(None, (morph_among(card.abilities),))))
)
book.instead(as_played, "502.26b#sentence-2", "プレイするために裏向きにしても、カードの特性は変わらない")(unchanged)
book.instead(as_a_spell, "502.26a#sentence-2", "変異の効果は、場に出てから働き、スタックでは本来の特性を持つ")(
    unchanged
)
book.instead(as_turned_down, "502.26e#sentence-1", "効果で裏向きにしたパーマネントは、特性が変わらない")(unchanged)
book.after(copiable, "502.26b#sentence-3", "裏向きでプレイされたもののコピー可能な値は、カードに印刷された特性だ")(
    lambda card, item: card if item.face is None or item.is_turned_by_effect else item.face
)
book.after(copiable, "502.26e#sentence-2", "効果で裏向きになったもののコピー可能な値は、カードに印刷された特性だ")(
    lambda card, item: item.face if item.face is not None and item.is_turned_by_effect else card
)
book.instead(
    player_of_face,
    "502.26#item-12",
    "裏向きのクリーチャーの表を見て、表向きにできるのは、コントロールが移っても、カードの持ち主だ",
)(lambda item: item.owner)


@book.instead(stays_the_same, "502.26#item-6", "表向きや裏向きになったパーマネントは、別のパーマネントになる")
def _as_a_new_object(state: State, permanent: int) -> tuple[State, int]:
    """Return the state with a new object in the place of a permanent, and its id."""
    after = Move(object=permanent, to=IN_PLAY).changed(state)
    return after, after.zones[IN_PLAY][-1]


book.instead(
    is_in_play_already,
    "502.26d#sentence-6",
    "表向きになったパーマネントは、その時に場に出たものとして扱い、そのターンは攻撃もタップもできない",
)(lambda item, state: replace(item, controlled_since=state.clock))
book.after(
    may_be_played_face_down, "502.26b#sentence-6", "裏向きでプレイできるのは、手札からだけで、墓地などからはできない"
)(lambda may_be, game, card: may_be and game.object(card).zone.name == "hand")


@book.before(turn_down_to_play, "502.26b#sentence-1", "裏向きにする前に、変異を持つことを相手に見せてからプレイする")
def _shown_first(game: Game, attempt: Attempt) -> tuple[Game, Attempt]:
    item = game.object(attempt.layer)
    note(game, FaceRevealed(by="mtg:502.26b", object=item.id, card=item.card, has_morph=True))
    return game, attempt


def _with_its_mana_cost(
    game: Game, attempt: Attempt, one: AlternativeCost, *, more: str = ""
) -> tuple[Game, Attempt, AlternativeCost]:
    """Return the arguments of the total of an alternative cost, where face-down cards take their mana cost and more."""
    item = game.object(attempt.layer)
    symbols = (item.face or item.card).mana_cost or ""
    return game, attempt, one._replace(cost=Cost(f"{symbols}{more}")) if one.name == FACE_DOWN else one


book.before(
    total_costs.alternative_total, "502.26a#sentence-3", "裏向きでプレイするときも、支払うのは本来のマナ・コストだ"
)(_with_its_mana_cost)
book.before(total_costs.alternative_total, "502.26b#sentence-4", "{3}は、本来のマナ・コストに加えて支払う")(
    lambda game, attempt, one: _with_its_mana_cost(game, attempt, one, more="{3}")
)


book.around(
    total_costs.alternative_total, "502.26b#sentence-5", "裏向きでプレイするコストは、効果で増えも減りもしない"
)(unaffected(FACE_DOWN))


def _turned_up(game: Game) -> Events:
    """Return the events that turn all face-down permanents face up."""
    return tuple(TurnedFaceUp(by="mtg:502.26b", object=item.id) for item in game.in_play() if item.face is not None)


book.after(revealed_by_move, "502.26b#sentence-7", "裏向きの呪文は、解決されると表向きで場に出る")(
    lambda events, game, _move: (*events, *_turned_up(game))
)
book.after(turns.events_of_cleanup, "502.26b#sentence-8", "裏向きでいられるのは、そのターンが終わるまでだ")(
    lambda events, game: (*events, *_turned_up(game))
)
book.after(is_no_face_down_permanent_of, "502.26#item-4b", "スタックにある裏向きの呪文も、表向きにできる")(
    lambda is_none, _game, _player, item: is_none and not (item.zone == STACK and item.face is not None)
)


@book.before(
    total_costs.alternative_total, "502.26#item-1a", "裏向きでプレイするのにも、{3}ではなく、変異コストを支払う"
)
def _for_its_morph_cost(
    game: Game, attempt: attempts.Attempt, one: attempts.AlternativeCost
) -> tuple[Game, attempts.Attempt, attempts.AlternativeCost]:
    item = game.object(attempt.layer)
    morph = morph_among((item.face or item.card).abilities) if one.name == FACE_DOWN else None
    return game, attempt, one if morph is None else one._replace(cost=morph.cost)


book.after(
    obstacle_with_morph, "502.26#item-1b", "変異でできるのは裏向きでプレイすることだけで、自分で表向きにはできない"
)(lambda _rule, _game, _player, _item: "mtg:502.26")
book.after(
    obstacle_with_morph,
    "502.26e#sentence-3",
    "効果で裏向きになったパーマネントには、変異のルールが働かず、変異コストを支払っても表向きにできない",
)(lambda rule, _game, _player, item: "mtg:502.26e" if item.is_turned_by_effect else rule)
book.after(obstacle_with_morph, "502.26a#sentence-5", "スタックに何かあるあいだは、表向きにできない")(
    lambda rule, game, _player, _item: rule or ("mtg:502.26a" if game.stack else None)
)
book.after(
    obstacle_with_morph,
    "502.26#item-4a",
    "表向きにするのは起動型能力で、能力をプレイできないようにする効果があると、できない",
)(
    lambda rule, game, player, item: (
        rule
        or (
            "mtg:502.26"
            if spells_with_split_second(game) or is_impossible(game, "play ability", player, item.id)
            else None
        )
    )
)


@book.instead(turned_up, "502.26a#sentence-7", "表向きにする行動は、スタックに乗り、対応できる")
def _by_the_stack(game: Game, permanent: int) -> Events:
    layer, effect = Layer("activated", permanent), Spell((TurnFaceUp(what=Source()),))
    return (attempts.going_on_stack(game, game.player_of(permanent), layer, (effect,), "mtg:502.26a"),)


book.instead(turned_up, "502.26d#sentence-4", "表向きにしても、2/2のクリーチャーのままだ")(
    lambda game, permanent: (TurnedFaceUp(by="mtg:502.26d", object=permanent, card=game.object(permanent).card),)
)


@book.after(turned_up, "502.26b#sentence-9", "表向きになっても、変異の効果が続き、能力は失われたままだ")
def _without_abilities(events: Events, game: Game, permanent: int) -> Events:
    face = game.object(permanent).face
    assert face is not None
    return (*events, TurnedFaceUp(by="mtg:502.26b", object=permanent, card=replace(face, abilities=())))


def _triggering(events: Events, game: Game, permanent: int, *, of_itself: bool) -> Events:
    """Return events with the triggers of abilities, its own or those of others, as if a permanent came into play."""
    turned, move = game.at(TurnedFaceUp(object=permanent).changed(game.state)), Move(object=permanent, to=IN_PLAY)
    found = [one for one in listeners(turned) if (one.context.source == permanent) == of_itself]
    return (*events, *(triggering(one, move) for one in found if is_met(turned, one, move)))


@book.after(turned_up, "502.26d#sentence-5b", "表向きになると、どのように場に出るかを述べる効果も発揮される")
def _as_if_entering(events: Events, game: Game, permanent: int) -> Events:
    turned, move = game.at(TurnedFaceUp(object=permanent).changed(game.state)), Move(object=permanent, to=IN_PLAY)
    for ability in abilities(turned, permanent):
        if isinstance(ability, Enters):
            move = ability.entering(turned, turned.context_of(permanent), move)
    counters = (Count(by="mtg:502.26d", object=permanent, counter=name, amount=more) for name, more in move.counters)
    return (*events, *counters)


book.after(
    turned_up,
    "502.26d#sentence-5a",
    "表向きになると、クリーチャーが場に出たことになり、ほかのパーマネントの能力が誘発する",
)(lambda events, game, permanent: _triggering(events, game, permanent, of_itself=False))
book.after(turned_up, "502.26#item-5", "表向きになると、それ自身の、場に出たときの能力が誘発する")(
    lambda events, game, permanent: _triggering(events, game, permanent, of_itself=True)
)


@book.instead(
    needs_no_payment, "502.26#item-14", "効果で表向きにするときも、変異コストを支払わなければ、表向きにならない"
)
def _pays(game: Game, permanent: int) -> bool:
    """Let the controller of a face-down permanent pay its morph cost, if possible."""
    face = game.object(permanent).face
    morph = None if face is None else morph_among(face.abilities)
    due = Due() if morph is None else payment.due_of(morph.cost)
    return payment.pay_in_full(game, game.player_of(permanent), due, game.context_of(permanent), "mtg:502.26")


@book.after(
    has_its_condition,
    "502.26#item-11",
    "裏向きの間に割り振られた戦闘ダメージでは、表向きになった後に与えられても、能力は誘発しない",
)
def _unless_face_down_as_assigned(is_met: bool, game: Game, listener: Listener) -> bool:
    """Leave out the abilities of an object that has dealt combat damage, which it assigned while it was face down."""
    history, source, assigned = game.state.history, listener.context.source, 0
    for at, past in enumerate(history):
        if isinstance(past, Stack) and past.layer.layer is not None and past.layer.layer.category == "combat damage":
            assigned = at
    since = history[assigned:]
    has_dealt = any(isinstance(past, Deal) and past.is_combat and past.source == source for past in since)
    return is_met and not (has_dealt and any(isinstance(one, TurnedFaceUp) and one.object == source for one in since))


def _lying_face_down(events: Events, game: Game, object_id: int, *, on_stack: bool) -> Events:
    """Return what leaves an object from the stack, or from play, face down where all players see it."""
    left, objects = game.state.known[object_id].record, game.state.objects.values()
    if (left.zone == STACK) != on_stack:
        return events
    moved = next((one for one in objects if one.serial == left.serial and one.is_public), None)
    return () if moved is None else (Became(record=replace(moved, face=moved.card, card=left.card)),)


book.after(revealed_as_it_leaves, "502.26#item-8", "打ち消された裏向きの呪文は、裏向きのまま墓地に置かれる")(
    lambda events, game, object_id: _lying_face_down(events, game, object_id, on_stack=True)
)
book.after(revealed_as_it_leaves, "502.26#item-9", "場を離れた裏向きのクリーチャーは、裏向きのままで、公開されない")(
    lambda events, game, object_id: _lying_face_down(events, game, object_id, on_stack=False)
)
book.instead(has_no_morph, "502.26c#sentence-1", "どのカードも、{3}を支払えば、裏向きの2/2としてプレイできる")(never)
book.instead(
    is_no_face_down_permanent_of, "502.26d#sentence-1", "相手の裏向きのものも、スタックの裏向きの呪文も、表向きにできる"
)(never)
book.instead(has_no_morph_cost, "502.26d#sentence-2a", "裏向きにされたものは、変異がなくても、自分で表向きに戻せる")(
    never
)
book.instead(mark, "502.26#item-16", "裏向きのものどうしは、相手から区別できないように混ぜてもよい")(lambda _state: 0)
book.instead(cannot_pay_morph_cost, "502.26d#sentence-3", "変異コストを示せば、支払えなくても表向きにできる")(never)
book.instead(show_morph_cost, "502.26d#sentence-2b", "変異コストは、相手に示さずに支払えばよい")(nothing)
book.instead(pay_morph_cost, "502.26a#sentence-6", "変異コストは、見せるだけで、支払わなくてよい")(nothing)
book.instead(revealed_at_the_end, "502.26#item-10", "ゲームが終わっても、裏向きのものを相手に見せなくてよい")(empty)
