"""How permanents come into play (419.1): tapped, with counters, as a copy, or tapped unless a cost is paid.

These are replacement effects of the move into play. The number of the rule is from memory.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from rulesdb.engine.kernel.cards.roles import Amount, Objects, StateCondition, valued
from rulesdb.engine.kernel.effects.properties import abilities
from rulesdb.engine.kernel.event_kinds.effect_events import Lasts
from rulesdb.engine.kernel.event_kinds.object_events import Tapped
from rulesdb.engine.kernel.events import Event, Events
from rulesdb.engine.kernel.language.phrases import phrase, phrases, printed
from rulesdb.engine.kernel.process.options import Pick
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.turn.resolution import context_of_layer
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.abilities import Cost, Keyword, TriggeredKeyword, governed_by
from rulesdb.engine.mtg.card_parts.effects import IsCopy
from rulesdb.engine.mtg.events.faces import copiable
from rulesdb.engine.mtg.events.zones import Count, Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.rules.attempts import KeywordReplacement
from rulesdb.engine.mtg.rules.payment import pays
from rulesdb.engine.mtg.state import IN_PLAY, Context, LastingEffect


class Enters(Keyword, frozen=True):
    """The parent of what is said of how the permanent comes into play; it is no keyword, but is printed like one."""

    GOVERNED_BY = governed_by("場への出方", "419.1")

    def entering(self, game: Game, context: Context, move: Move) -> Move:
        """Return the move into play as it happens instead; the context is that of the object."""
        raise NotImplementedError


class EntersTapped(Enters, frozen=True):
    """The permanent comes into play tapped, perhaps unless its controller pays a cost."""

    unless: Cost | None = None
    """The cost, None for none."""

    def entering(self, game: Game, context: Context, move: Move) -> Move:
        """Return the move as tapped, unless the controller pays."""
        player, cost = context.controller, self.unless
        is_averted = cost is not None and pays(game, player, cost, context, enters_play.id)
        return move if is_averted else replace(move, is_tapped=True)


class EntersWithCounters(Enters, frozen=True):
    """The permanent comes into play with counters on it."""

    counter: str
    """Name of the counters."""
    amount: Amount
    """Number of counters, from 0."""
    condition: StateCondition | None = None
    """Condition under which it does, None for none."""

    def entering(self, game: Game, context: Context, move: Move) -> Move:
        """Return the move with the counters."""
        if self.condition is not None and not self.condition.holds(game, context):
            return move
        number = valued(game, self.amount, context)
        counters = dict(move.counters)
        counters[self.counter] = counters.get(self.counter, 0) + number
        return replace(move, counters=tuple(sorted(one for one in counters.items() if one[1])))


class EntersAsCopy(Enters, frozen=True):
    """The permanent may come into play as a copy of another one."""

    what: Objects
    """The permanents, of which its controller may choose one."""

    def entering(self, game: Game, context: Context, move: Move) -> Move:
        """Return the move as a copy of what the controller chooses."""
        able = [Pick(one) for one in self.what.objects(game, context)]
        if not able:
            return move
        chosen = game.pick(context.controller, "choose", [*able, Pick()], enters_play.id).object
        return replace(move, copied=chosen)


PHRASES = (
    phrase(EntersTapped, "これはタップ状態で場に出る。"),
    phrase(
        EntersTapped,
        "これは、あなたが{unless}を支払わないかぎり、タップ状態で場に出る。",
        unusual=frozenset({"unless"}),
    ),
    *phrases(
        EntersWithCounters, "[{condition}なら、]これは「{counter}」カウンターが{amount}個置かれた状態で場に出る。"
    ),
    *(
        row
        for topic in ("は、", "は")
        for row in printed(
            EntersWithCounters, f"これ{topic}{{amount:each}}「{{counter}}」カウンターが1個置かれた状態で場に出る。"
        )
    ),
    phrase(EntersAsCopy, "これは、{what:any}1つのコピーとして場に出てもよい。"),
)


@book.transform("419.1")
def enters_play(event: Event, game: Game, ability: Enters) -> Event:
    """What a permanent says of how it comes into play replaces its move there."""
    assert isinstance(event, Move)
    item = game.object(event.object)
    context = game.context_of(item.id) if item.layer is None else context_of_layer(game, item.id)
    if event.controller is not None:
        context = replace(context, controller=event.controller)
    return ability.entering(game, context, event)


def replacements(game: Game, event: Event) -> Sequence[KeywordReplacement]:
    """Return the replacements of the move by which an object comes into play, one for each of its abilities."""
    if not isinstance(event, Move) or event.to != IN_PLAY or not game.has(event.object):
        return ()
    return tuple(_replacements_of(game, event))


def _replacements_of(game: Game, event: Move) -> Iterator[KeywordReplacement]:
    controller = game.player_of(event.object) if event.controller is None else event.controller
    for index, ability in enumerate(abilities(game, event.object)):
        for one in ability.enters() if isinstance(ability, TriggeredKeyword) else (ability,):
            if isinstance(one, Enters):
                yield KeywordReplacement((event.object, f"場への出方 {index}"), controller, partial(_entering, one))


def _entering(ability: Enters, game: Game, event: Event) -> Event:
    changed: Event = enters_play(event, game, ability)
    return changed


def come_as_said(game: Game, token: int) -> None:
    """Let a token that is a copy be in play as what it copies says that it comes into play."""
    for ability in abilities(game, token):
        if isinstance(ability, Enters):
            move = Move(by=enters_play.id, object=token, to=IN_PLAY, controller=game.player_of(token))
            came = ability.entering(game, game.context_of(token), move)
            if came.is_tapped:
                happen(game, Tapped(by=enters_play.id, object=token, is_tapped=True))
            for counter, amount in came.counters:
                happen(game, Count(by=enters_play.id, object=token, counter=counter, amount=amount))
            for event in copied_as_it_came(game, came):
                happen(game, event)


def copied_as_it_came(game: Game, event: Move) -> Events:
    """Return the beginning of the effect by which what came into play as a copy is one."""
    if event.copied is None or not game.is_known(event.copied):
        return ()
    made = game.state.zones[IN_PLAY][-1]
    effect, context = IsCopy(card=copiable(game.object(event.copied))), game.context_of(made)
    return (Lasts(source=made, after=LastingEffect(0, effect, context, 0, "for good", frozenset({made}))),)
