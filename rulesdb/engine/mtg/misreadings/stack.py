"""Misreadings: stack."""

from collections.abc import Sequence

from rulesdb.engine.kernel.event_kinds.composite_events import moved
from rulesdb.engine.kernel.event_kinds.layer_events import CardPlayed
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.pipeline import happen
from rulesdb.engine.kernel.tables.event_rules import Events
from rulesdb.engine.mtg.book import book
from rulesdb.engine.mtg.card_parts.keywords import SplitSecond
from rulesdb.engine.mtg.contexts import Declared
from rulesdb.engine.mtg.events.cards import Counter
from rulesdb.engine.mtg.events.faces import TurnedFaceDown
from rulesdb.engine.mtg.events.zones import Cease, Copied, Count, Declare, Move
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.keywords.flash import WORDINGS, as_one, functions, instances, is_time_for_an_instant
from rulesdb.engine.mtg.keywords.split_second import as_one as as_one_of_split_second
from rulesdb.engine.mtg.keywords.split_second import (
    degree,
    keeps_from_special_actions,
    keeps_from_triggering,
    leaves_others_alone,
    passes,
    where_it_functions,
)
from rulesdb.engine.mtg.keywords.split_second import instances as instances_of_split_second
from rulesdb.engine.mtg.keywords.storm import (
    choose_for_each,
    choose_targets,
    counted,
    countered,
    is_played,
    number_of_copies,
    plays,
    plays_alone,
    put_storm_copy,
    times,
    triggers,
)
from rulesdb.engine.mtg.rules.attempts import Attempt
from rulesdb.engine.mtg.rules.resolving import choose_new_targets, leave_the_stack, put_copy, put_on_the_stack
from rulesdb.engine.mtg.zones import STACK


@book.instead(
    instances, "502.57a#sentence-1", "瞬速は、カードに印刷された注意書きで、得たり失ったりする能力ではないとする読み方"
)
def _printed(game: Game, object_id: int) -> int:
    """Return how many times flash is printed on an object (misreading of 502.57a)."""
    return sum(isinstance(ability, WORDINGS) for ability in game.object(object_id).card.abilities)


@book.instead(functions, "502.57a#sentence-2", "瞬速は、手札にあるときだけ機能するとする読み方")
def _only_in_hand(game: Game, attempt: Attempt) -> bool:
    """Whether the card is played from a hand (misreading of 502.57a)."""
    return game.object(attempt.layer).zone.name == "hand"


@book.instead(
    is_time_for_an_instant,
    "502.57a#sentence-3",
    "瞬速があれば、相手のターンにもプレイできるが、呪文や能力に対応してはプレイできないとする読み方",
)
def _on_an_empty_stack(game: Game, attempt: Attempt) -> bool:
    return all(one == attempt.layer for one in game.stack)


@book.instead(
    as_one,
    "502.57b#sentence-1",
    "瞬速を2つ持つ呪文は、1つの場合より速く、刹那を持つ呪文がスタックにあってもプレイできるとする読み方",
)
def _as_faster(number: int) -> int:
    return number


@book.instead(
    where_it_functions, "502.58a#sentence-2", "刹那は、それを持つクリーチャーなどが場に出た後も働くとする読み方"
)
def _stack_and_play(game: Game) -> tuple[int, ...]:
    """Return what is on the stack and in play (misreading of 502.58a)."""
    return (*game.stack, *game.zone("in play"))


@book.instead(
    instances_of_split_second,
    "502.58a#sentence-1",
    "刹那は、カードに印刷された注意書きで、得たり失ったりする能力ではないとする読み方",
)
def _printed_of_split_second(game: Game, object_id: int) -> int:
    """Return how many times split second is printed on an object (misreading of 502.58a)."""
    return sum(isinstance(ability, SplitSecond) for ability in game.object(object_id).card.abilities)


book.instead(
    as_one_of_split_second, "502.58b#sentence-1", "刹那を2つ持つ呪文があると、マナ能力もプレイできないとする読み方"
)(lambda number: number)


@book.instead(passes, "502.58#item-1", "刹那を持つ呪文は、対戦相手に優先権を渡さずに解決してよいとする読み方")
def _all_have_passed(passed: int, game: Game) -> int:
    return passed if degree(game) == 0 else max(passed, len(game.playing))


book.instead(
    keeps_from_triggering, "502.58#item-3", "刹那を持つ呪文がスタックにある間は、誘発型能力も誘発しないとする読み方"
)(lambda game, _listener, _event: degree(game) > 0)


book.instead(
    keeps_from_special_actions, "502.58#item-4", "刹那を持つ呪文がスタックにある間は、特殊な行動もできないとする読み方"
)(lambda game: degree(game) > 0)


@book.instead(
    leaves_others_alone, "502.58#item-5", "刹那を持つ呪文は、先にスタックにあった呪文や能力を打ち消すとする読み方"
)
def _counters_others(following: Events, game: Game, event: Event) -> Events:
    """Add that a spell with split second counters all others on the stack (misreading of an item of 502.58)."""
    if not isinstance(event, CardPlayed) or instances_of_split_second(game, event.object) == 0:
        return following
    others = (game.object(one) for one in game.stack if one != event.object)
    by = "mtg:502.58"
    return (
        *following,
        *(
            Counter(by=by, object=one.id)
            if one.layer is not None and one.layer.category == "card"
            else Cease(by=by, object=one.id)
            for one in others
        ),
    )


@book.instead(is_played, "502.30#item-6", "ほかの呪文で作ったコピーのストームも誘発するとする読み方")
def _also_by_copying(event: Event, spell: int) -> bool:
    is_copied = isinstance(event, Copied) and event.by == put_on_the_stack.id and event.object == spell
    return is_copied or (isinstance(event, CardPlayed) and event.object == spell)


@book.instead(
    triggers,
    "502.30a#sentence-1",
    "ストームは、呪文がスタックにある間には誘発せず、解決されてスタックを離れるときに誘発するとする読み方",
)
def _as_it_resolves(_game: Game, event: Event, spell: int) -> bool:
    return isinstance(event, Move) and event.object == spell and event.by == leave_the_stack.id


@book.instead(times, "502.30b#sentence-1", "ストームは、いくつ持っていても1回だけ誘発するとする読み方")
def _once(_game: Game, _spell: int) -> int:
    return 1


@book.instead(number_of_copies, "502.30a#sentence-3", "ストームは、自分がプレイした呪文だけを数えるとする読み方")
def _of_its_player(game: Game, event: Event) -> int:
    """Return how many other spells the player of a spell has played this turn (misreading of 502.30a)."""
    assert isinstance(event, CardPlayed)
    played = (one for one in game.state.history if isinstance(one, CardPlayed) and one != event)
    return sum(one.player == event.player for one in played)


@book.instead(plays, "502.30#item-5", "待機でカードを取り除くことも、呪文のプレイに数えるとする読み方")
def _with_suspended(_game: Game, events: Sequence[Event]) -> tuple[int, ...]:
    suspended = (one.object for one in events if isinstance(one, Count) and one.counter == "時間" and one.amount > 0)
    return (*plays_alone(events), *suspended)


def _is_ordinary(game: Game, spell: int) -> bool:
    events = [event for event in game.state.history if getattr(event, "object", None) == spell]
    if any(isinstance(event, Counter | TurnedFaceDown) for event in events):
        return False
    return any(isinstance(event, Move) and event.to == STACK and game.origin_of(event) == "hand" for event in events)


@book.instead(counted, "502.30#item-3", "手札から表向きにプレイされて、打ち消されなかった呪文だけを数えるとする読み方")
def _ordinary(game: Game, spells: Sequence[int]) -> int:
    return sum(_is_ordinary(game, spell) for spell in spells)


@book.instead(put_storm_copy, "502.30#item-1", "ストームのコピーも、プレイされたことになるとする読み方")
def _put_and_played(game: Game, player: int, spell: int) -> int:
    made = put_copy(game, player, spell, "mtg:502.30a")
    happen(game, CardPlayed(by="mtg:502.30a", player=player, object=made))
    return made


@book.instead(
    choose_for_each, "502.30#item-2", "新しい対象は一度だけ選び、すべてのコピーがそれを対象とするという読み方"
)
def _same_for_all(game: Game, player: int, copies: Sequence[int]) -> None:
    for first in copies[:1]:
        choose_new_targets(game, player, first, choose_targets.id)
        layer = game.object(first).layer
        declared = Declared() if layer is None else layer.declared
        for other in copies[1:]:
            happen(game, Declare(object=other, declared=declared))


@book.instead(countered, "502.30#item-4", "元の呪文を打ち消すと、コピーもすべて打ち消されるとする読み方")
def _with_copies(game: Game, event: Counter) -> Events:
    spell = game.object(event.object)
    copies = [one for one in map(game.object, game.stack) if one.is_copy and one.card == spell.card]
    others = () if spell.is_copy else tuple(Cease(by=event.by, object=one.id) for one in copies)
    return (*moved(game, event), *others)
