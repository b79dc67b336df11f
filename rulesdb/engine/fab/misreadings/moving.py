"""Misreadings of the rules of objects that move: leaving and entering, what is public then, resets, and sub-cards."""

from collections.abc import Callable

from msgspec.structs import replace

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Move
from rulesdb.engine.fab.events.zones import ZONES, becomes_new, just_turns, resets_in, taken, with_sub_cards_passed_on
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.events.replacements import instead_of
from rulesdb.engine.fab.rules.objects import equipping
from rulesdb.engine.fab.rules.objects.equipping import is_worn_in
from rulesdb.engine.fab.rules.objects.moving import fits_as_it_moves
from rulesdb.engine.fab.rules.objects.objects import fields_kept, is_in_arena
from rulesdb.engine.fab.rules.objects.resetting import moved_by_ability, moved_in_trigger
from rulesdb.engine.fab.rules.triggers.trigger_conditions import has_triggered
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.fab.zones import UNDER
from rulesdb.engine.kernel.book import always, never
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.effects.triggers import Listener
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.selection.conditions import fits
from rulesdb.engine.kernel.selection.objects import object_now
from rulesdb.engine.kernel.state.state import with_item

# Leaving and entering a zone (3.0.7)


def _in_between(state: Callable[[Game, int, int], State]) -> Callable[..., tuple[Game, Listener, Event | None]]:
    """Return the misreading that triggered effects see another state while an object moves, given before and after."""

    def seen(game: Game, listener: Listener, event: Event | None) -> tuple[Game, Listener, Event | None]:
        if not isinstance(event, Move):
            return game, listener, event
        return game.at(state(game, event.object, object_now(game, event.object))), listener, event

    return seen


def _still_there(game: Game, before: int, _now: int) -> State:
    zone = game.before.objects[before].zone
    within = (*game.state.zones[zone], before)
    objects = with_item(game.state.objects, before, game.before.objects[before])
    return replace(game.state, objects=objects, zones=with_item(game.state.zones, zone, within))


book.before(has_triggered, "3.0.7#sentence-2", "まず移動先に入り、その後で移動元を離れる")(_in_between(_still_there))
book.before(has_triggered, "3.0.7#sentence-3", "移動元を離れてから移動先に入るまでは、どのゾーンにもない")(
    _in_between(lambda game, _before, now: taken(game.state, game.state.objects[now]))
)
book.before(fits_as_it_moves, "3.0.7a#sentence-1", "移動するオブジェクトとは、移動先に入った後のオブジェクトのことだ")(
    lambda game, described, event, context: (
        game, described, replace(event, object=object_now(game, event.object)), context,
    )
)  # fmt: skip


@book.around(fits_as_it_moves, "3.0.7a#sentence-2", "非開示で移動するカードも、効果にとって、書かれた特性を持つ")
def _with_its_properties(
    law: Callable[..., bool], game: Game, described: Filter | None, event: CoreMove, context: Context
) -> bool:
    is_there = event.object in game.before.objects
    return law(game, described, event, context) or (
        is_there and fits(game.at(game.before), described, event.object, context)
    )


for _sentence, _reading, _becomes_public in (
    ("3.0.7b#sentence-2", "同じゾーンに裏向きで置かれることになっても、開示状態のままだ", False),
    ("3.0.7b#sentence-3", "同じゾーンに表向きで置かれることになっても、非開示状態のままだ", True),
):
    book.around(just_turns, _sentence, _reading)(
        lambda law, item, is_public, kept=_becomes_public: law(item, is_public) and is_public is not kept
    )

# What is public before it moves (3.0.8)


def _is_public_anyway(of_public: bool) -> Callable[..., Event | None]:
    """Return the misreading that an object with another destination is public there or not as at the first one."""

    def instead(now: Event | None, event: Event, *_effect: object) -> Event | None:
        if not isinstance(event, Move) or not isinstance(now, Move) or now.to == event.to:
            return now
        was_to_be = ZONES.is_public(event.to, event.is_public)
        return replace(now, is_public=was_to_be) if was_to_be is of_public else now

    return instead


book.after(instead_of, "3.0.8a#sentence-1", "開示状態になったカードは、移動先が置換されても、そのままだ")(
    _is_public_anyway(of_public=True)
)
book.after(instead_of, "3.0.8a#sentence-2", "裏向きになるはずだったカードは、移動先が置換されても裏向きだ")(
    _is_public_anyway(of_public=False)
)

# New objects, and what refers to them (3.0.9)

book.after(resets_in, "3.0.9#sentence-2b", "戦闘を終えて元のゾーンに戻った武器は、新しいオブジェクトになる")(
    lambda found, zone: found or is_worn_in(zone)
)
book.after(fields_kept, "3.0.9#sentence-4", "新しいオブジェクトになっても、それまでに失ったライフは、そのままだ")(
    lambda kept, item: {**kept, "gained": item.gained}
)
for _sentence, _law, _who in (
    ("3.0.9a", moved_in_trigger, "移動したときに誘発した能力"),
    ("3.0.9b", moved_by_ability, "移動させた能力"),
):
    book.instead(_law, f"{_sentence}#sentence-1", f"{_who}は、移動する前のオブジェクトだけを参照する")(
        lambda _game, object_id: object_id
    )
    book.instead(_law, f"{_sentence}#sentence-2", f"{_who}は、どうなってもそのカードを参照し続ける")(object_now)

# Sub-cards (3.0.14)


@book.after(equipping.sub_cards, "3.0.14a#sentence-1", "同じゾーンでは、先に置かれたカードが、後のものの下にある")
def _placed_earlier(found: list[Object], game: Game, top_card: int) -> list[Object]:
    zone = game.last_known(top_card).zone
    return [*found, *(item for item in game.objects() if item.zone == zone and item.id < top_card)]


book.after(is_in_arena, "3.0.14b#sentence-1", "トップカードが闘技場にあれば、サブカードも闘技場にある")(
    lambda found, item: found or item.under is not None
)
book.after(becomes_new, "3.0.14b#sentence-2", "サブカードになっても、カードは、それまでと同じオブジェクトだ")(
    lambda found, _item, to, _is_public: found and to.name != UNDER
)
book.instead(equipping.keeps_sub_cards, "3.0.14c#sentence-2", "サブカードは、移動するトップカードから離れる")(never)
book.instead(
    with_sub_cards_passed_on, "3.0.14c#sentence-4", "サブカードになったカードの下のカードは、もうサブカードではない"
)(lambda state, _top_card, _under: state)
book.instead(equipping.is_public_under, "3.0.14d#sentence-1", "下にあるカードは、隠れているので非開示状態だ")(never)
book.instead(equipping.is_public_under, "3.0.14d#sentence-2", "トップカードが裏向きでも、サブカードは表向きだ")(always)
book.instead(equipping.ends_of_sub_cards, "3.0.14e#sentence-1", "トップカードがなくなっても、サブカードは残る")(
    lambda _game, _event: ()
)
