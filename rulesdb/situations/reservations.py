"""Reservations of a ruling: the lines of cards that are not understood, and on which nothing in the game depends.

A situation is played without such lines. One is set aside if its card is not in the game, is only moved where cards do
nothing, is never where the line functions, or stays where it is and nobody uses it, if the line begins with a condition
that no event of the game met, or says what it costs to play a card that nobody plays. Whatever else a line may say, the
game depends on it: it is asked back, as is every sentence of the situation that is not understood.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import asdict

from rulesdb.engine.kernel.book import rules_in_force
from rulesdb.engine.kernel.cards.abilities import ActivatedAbility, TriggeredAbility
from rulesdb.engine.kernel.cards.roles import EventPattern
from rulesdb.engine.kernel.event_kinds.zone_events import CoreMove
from rulesdb.engine.kernel.events import Event, OnlyOption
from rulesdb.engine.kernel.records.governing import parts_of_kind
from rulesdb.engine.kernel.state.state import CoreState
from rulesdb.situations.clauses import Action, Clause, Permission, Query, Setup
from rulesdb.situations.files import Situation, UnreadPart
from rulesdb.situations.parts import CardRef
from rulesdb.situations.session import Session

_IDS = frozenset({
    "object", "objects", "source", "attack", "attack_source", "attacker", "target", "targets", "host", "layer",
    "creatures", "revealed",
})  # fmt: skip
"""The fields of events that have the ids of objects."""


_ANYWHERE = "ゲーム(?:の開始|を開始|を始め|の外)|どこに|領域|begin the game|start of the game|zone"
"""Words of lines that say something of a card wherever it is."""
_MOVED = (
    "ピッチ|捨て(?:られ|た)|引(?:かれ|いた)|公開|追放(?:され|した)|置かれ"
    "|pitch|discarded|drawn|reveal|banished|is put|are put|would be"
)
"""Words of lines that say something of what is moved, or looked at."""
_ABOUT_TEXTS = re.compile("を持[つた]|with ", re.IGNORECASE)
"""Words of other cards, which may look at what a card has."""
_OF_PLAYING = (
    r"(?:{0}を(?:プレイする|唱える)ための(?:追加(?:の)?)?コスト[^。]*。?"
    r"|as an additional cost to (?:play|cast) {0},[^.]*\.?|{0} costs [^.]* to (?:play|cast)[^.]*\.?)"
)
"""Regular expression of lines that say what it costs to play the card itself, and nothing else."""
_WHILE_THERE = (
    r"{0}が(?:あなたの|オーナーの)?(?P<zone>[^、。]+?)にある(?:間|あいだ|かぎり|限り)、"
    r"|while {0} is (?:face[- ](?:up|down) )?in (?:(?:your|a|the) )?(?P<name>[a-z]+)(?: zone)?,"
)
"""Regular expression of the beginning of lines that function only where the card is."""
_FURTHER = r"。(?!$|そう|それ|その)|\. (?!If you (?:do|don't)\b|It\b|They\b)|\n"
"""What is behind such a beginning and may not belong to it."""
_SENTENCE = r"[。.]"
_SECRET = frozenset({"hand", "deck", "library"})
"""The zones in which no keyword does anything by itself; in others one may that is no sentence, such as of a draw."""


class SetAside(NamedTuple):
    """A line that is not understood, and on which nothing in the game depends."""

    part: UnreadPart
    """The line."""
    why: str
    """Why nothing depends on it."""


class Reservations:
    """The lines of a situation that are not understood, and what they have to do with its games."""

    def __init__(self, situation: Situation) -> None:
        """Look at the lines and at the sentences that are understood."""
        self._situation = situation
        self._clauses = [one.clause for one in situation.sentences if not isinstance(one.clause, Setup)]
        self._asks_for_options = any(_asks_for_options(one) for one in self._clauses)
        self._beginnings = {
            one: situation.game.beginning(one.unread) for one in situation.unread if one.card is not None
        }

    def gathering(self, touched: set[int]) -> Callable[[Session | None], None]:
        """Return a function that adds the indices of the unread parts on which a game may depend."""

        def look_at(session: Session | None) -> None:
            if session is not None:
                unread = enumerate(self._situation.unread)
                touched.update(at for at, part in unread if not self.why_untouched(part, session))

        return look_at

    def why_untouched(self, part: UnreadPart, session: Session, *, is_whole: bool = True) -> str:
        """Return why nothing in a game depends on a line, "" if it may.

        ``is_whole`` is whether all sentences were played: else what would happen later may depend on it.
        """
        if part.is_left_out:
            return "left out in the situation"
        if part.card is None:
            return ""
        if part.card not in self._situation.written[part.card]:
            return "nothing else names the card"
        if part.card not in session.printed or not session.table.has_begun or not is_whole:
            return ""
        ways = (self._why_elsewhere, self._why_idle, self._why_unmet, self._why_unplayed)
        return next((why for way in ways if (why := way(part, session))), "")

    def _why_elsewhere(self, part: UnreadPart, session: Session) -> str:
        """Return the zone in which a card never is while its line functions there alone, "" if it may be there."""
        assert part.card is not None
        found = re.match(_WHILE_THERE.format(_itself(part.card)), part.unread.text, re.IGNORECASE)
        if found is None or re.search(_FURTHER, part.unread.text):
            return ""
        said, other = (found["zone"] or found["name"]).lower(), session.table.other_zone_names
        names = session.table.zone_names.items()
        zones = {zone for zone, name in names if said in {zone, name, f"{name}ゾーン"} or other.get(said) == name}
        objects = (one for state in _states(session) for one in state.objects.values() if one.card.name == part.card)
        is_never_there = zones and not any(one.zone.name in zones for one in objects)
        return f"the card is never there: {said}" if is_never_there else ""

    def _why_idle(self, part: UnreadPart, session: Session) -> str:
        """Return why a card does nothing in a game: it stays in a zone in which the line does not say what it does."""
        assert part.card is not None
        named = [clause for clause in self._clauses if _names(clause, part.card)]
        if self._asks_for_options or (named and session.refusals) or any(isinstance(one, Query) for one in named):
            return ""
        table = session.table
        objects = [one for state in _states(session) for one in state.objects.values() if one.card.name == part.card]
        zones, ids = dict.fromkeys(one.zone.name for one in objects).keys(), {one.id for one in objects}
        events = [event for event, _ in table.history if ids & set(_ids(event))]
        words, text = [table.zone_names[zone] for zone in zones], part.unread.text.casefold()
        is_there = zones and not zones & table.zones_of_play
        if not is_there or any(word in text for word in (*words, *zones)) or re.search(_ANYWHERE, text):
            return ""
        if not (re.search(_SENTENCE, text) or zones <= _SECRET) or not all(map(_is_move, events)):
            return ""
        if not events:
            return "" if named else f"nobody uses the card, which stays here: {'、'.join(words)}"
        is_looked_at = re.search(_MOVED, text) or _ABOUT_TEXTS.search(self._situation.written[part.card])
        return "" if is_looked_at else f"the card is only moved, between these: {'、'.join(words)}"

    def _why_unplayed(self, part: UnreadPart, session: Session) -> str:
        """Return that a card is not played, "" if it is, may be, or the line is about anything else than playing it."""
        assert part.card is not None
        is_about_playing = re.fullmatch(_OF_PLAYING.format(_itself(part.card)), part.unread.text, re.IGNORECASE)
        has_question = self._asks_for_options or any(
            isinstance(one, Permission) and _names(one, part.card) for one in self._clauses
        )
        every = (one for state in _states(session) for one in state.objects.values())
        is_played = any(one.card.name == part.card and one.zone.name == "stack" for one in every)
        return "" if not is_about_playing or has_question or is_played else "nobody plays the card"

    def _why_unmet(self, part: UnreadPart, session: Session) -> str:
        """Return that the condition with which a line begins is not met in a game, "" if it is or is not understood."""
        found = self._beginnings[part]
        if found is None or part.card is None:
            return ""
        words, ability = found
        if isinstance(ability, ActivatedAbility):
            is_used = any(isinstance(one, Action) and _names(one, part.card) for one in self._clauses)
            has_question = self._asks_for_options or any(isinstance(one, Permission) for one in self._clauses)
            return "" if is_used or has_question or session.refusals else f"nobody activates this: {words}"
        if not isinstance(ability, TriggeredAbility) or ability.on is None:
            return ""
        return "" if _has_happened(session, part.card, ability.on) else f"this never happens: {words}"


def _itself(name: str) -> str:
    """Return a regular expression of what a card of a name calls itself."""
    return f"(?:{'|'.join(map(re.escape, ('これ', 'this', name)))})"


def _asks_for_options(clause: Clause) -> bool:
    """Whether a question is about what can be chosen, which any card may add to."""
    return isinstance(clause, Query) and not isinstance(clause, Permission) and not clause.is_of_state


def _names(clause: Clause, name: str) -> bool:
    return any(ref.name == name for ref in parts_of_kind(clause, CardRef))


def _states(session: Session) -> Iterator[CoreState]:
    """Yield the states of a game, each once."""
    last = None
    for state in (*(one.state for one in session.table.history), session.table.state):
        if state is not last:
            yield state
        last = state


def _is_move(event: Event) -> bool:
    """Whether an event is that something moves, a name for that, as to pitch is, or the only choice of what moves."""
    if isinstance(event, OnlyOption):
        return event.kind != "target"
    return isinstance(event, CoreMove) or getattr(event, "goes_to", None) is not None


def _ids(record: object) -> Iterator[int]:
    """Yield the ids of the objects that an event, or any part of it, is about."""
    if isinstance(record, tuple | frozenset):
        for member in record:
            yield from _ids(member)
    elif isinstance(record, Struct) and not isinstance(record, CoreState):
        for name, value in asdict(record).items():
            if name not in _IDS:
                yield from _ids(value)
            elif isinstance(value, int):
                yield value
            elif isinstance(value, tuple | frozenset):
                yield from (one for one in value if isinstance(one, int))


def _has_happened(session: Session, name: str, on: EventPattern) -> bool:
    """Whether any event of a game met the condition of a card of a name, also where its ability did not function."""
    table, before = session.table, None
    ids = dict.fromkeys(item.id for one in _states(session) for item in one.objects.values() if item.card.name == name)
    with rules_in_force():  # what is called here decides nothing
        for event, state in table.history:
            about = ids.keys() & {*_ids(event)}  # an object that ceased to exist by what the event names
            for now in (state,) if before is None or before is state else (before, state):
                game = table.rules.process(now, ())
                there = {object_id for object_id in ids if object_id in now.objects}
                try:
                    if any(on.matches(game, event, game.context_of(object_id)) for object_id in there | about):
                        return True
                except Exception:  # noqa: BLE001 - a condition that cannot be judged may be met
                    return True
            before = state
    return False
