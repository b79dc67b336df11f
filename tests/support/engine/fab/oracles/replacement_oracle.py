"""Brute-force oracle of replacement effects and their interaction (6.4, 6.5, with 1.9.1b, 1.9.2b)."""

from dataclasses import dataclass, field, replace
from typing import Any

from support.engine.fab.oracles.replacement_case import Case, Effect, Event, Pick, Result, allocations, every_choice

PHASES = (("self", "identity"), ("standard",), ("fixed", "shield"))  # 6.5.3, 6.5.4, 6.5.5
NOTHING = Event("nothing", ())


@dataclass
class Play:
    """One play of a case with the choices of one picker (6.5)."""

    case: Case
    pick: Pick
    left: dict[str, Any]
    gone: set[str] = field(default_factory=set)
    destroyed: set[str] = field(default_factory=set)
    happened: list[Event] = field(default_factory=list)
    order: list[str] = field(default_factory=list)

    def choose(self, who: str, asked: str, options: tuple[Any, ...]) -> Any:  # noqa: ANN401  (effects, players and numbers alike)
        """Ask a player to choose, where there is something to choose (6.5.2a)."""
        return options[self.pick(who, asked, options) if len(options) > 1 else 0]

    def amount(self, e: Effect, event: Event) -> int:
        """Work out the prevention amount as it is now (6.4.2a, 6.4.10b)."""
        n = self.left[e.name]
        if n is None:
            return sum(event.lines[i].points for i in e.matching(event))
        return n if isinstance(n, int) else len(set(n) - self.destroyed)

    def active(self, e: Effect, event: Event) -> bool:
        """Tell whether the effect could replace this event (6.4.2)."""
        if e.name in self.gone or (e.static and e.source in self.destroyed) or e.event != event.what:
            return False
        if e.kind == "self" and not (e.holds and e.source == event.made_by):  # 6.4.7a, 6.4.7b
            return False
        if e.kind == "outcome" and event.results[:1] != (e.result,):
            return False
        whole = not event.compound if e.each else not event.part  # 1.9.2b
        points = sum(event.lines[i].points for i in e.matching(event))
        return whole and e.event_source in ("", event.source) and points >= max(1, e.at_least)

    def phase(
        self, kinds: tuple[str, ...], event: Event, used: frozenset[str], circle: tuple[str, ...]
    ) -> tuple[Event, frozenset[str]]:
        """Apply all active effects of a type, player by player, one by one (6.5.2 to 6.5.5, 6.4.5)."""
        stop = False
        while not stop:
            stop = True
            for player in circle:
                while mine := tuple(
                    e
                    for e in self.case.effects
                    if e.controller == player and e.kind in kinds and e.name not in used and self.active(e, event)
                ):
                    e = self.choose(player, "which effect next", mine)
                    used, stop = used | {e.name}, False
                    if e.optional and not self.choose(player, f"apply {e.name}", (True, False)):
                        continue
                    event = self.apply(e, event, used)
                    if "outcome" in kinds:  # the outcome has been replaced by what apply played
                        return replace(event, results=()), used
        return event, used

    def apply(self, e: Effect, event: Event, used: frozenset[str]) -> Event:
        """Replace the event with the modified event, after its sub-events (6.4.1a, 6.4.6)."""
        self.order.append(e.name)
        amount = self.amount(e, event) if e.kind in PHASES[2] else 0
        if e.once or (e.kind == "fixed"):  # 6.4.10i
            self.gone.add(e.name)
        for sub in e.subs:
            self.play(sub, frozenset())
        if e.kind in PHASES[2]:  # 6.4.10h; a sub-event may have used up part of a shield
            amount = self.amount(e, event) if e.kind == "shield" else amount
            return self.prevent(e, event, amount) if event.preventable else event
        if e.kind == "outcome":  # 6.4.11
            self.play(replace(event, results=event.results[1:]) if e.op == "again" else e.new or NOTHING, used)
            return event
        if e.op == "counters":
            return replace(event, counters=event.counters + e.n)  # 6.4.8
        if e.op == "become":
            new = e.new or NOTHING
            return replace(new, lines=(replace(new.lines[0], points=event.points()),)) if e.n == -1 else new
        ((i, old),) = [(i, event.lines[i].points) for i in e.matching(event)]  # several lines at once: left out
        new_points = {"add": old + e.n, "sub": old - e.n, "mul": old * e.n, "set": e.n, "": old}[e.op]
        return event.less({i: old - max(0, new_points)})

    def prevent(self, e: Effect, event: Event, amount: int) -> Event:
        """Prevent point by point, as the controller declares, then less by what lessens it (6.4.10a, f, g)."""
        where = e.matching(event)
        total = min(amount, sum(event.lines[i].points for i in where))
        fewer = self.declare(e, event, where, total)
        if e.kind == "shield" and self.left[e.name] is not None:
            self.left[e.name] = amount - total  # 6.4.10g: before it is lessened
            self.gone |= {e.name} if amount == total else set()  # 6.4.10j
        for x in [x for x in self.case.effects if x.kind == "lessen" and x.name not in self.gone]:
            hit = {i: fewer[i] for i in x.matching(event) if fewer.get(i)}
            if hit:
                self.order.append(x.name)
                self.gone |= {x.name} if x.once else set()
                kept = event.less({i: y.points - hit.get(i, 0) for i, y in enumerate(event.lines)})
                back = self.declare(e, kept, list(hit), min(x.n, sum(hit.values())))
                fewer = {i: n - back.get(i, 0) for i, n in fewer.items()}
        return event.less(fewer)

    def declare(self, e: Effect, event: Event, where: list[int], total: int) -> dict[int, int]:
        """Let the controller of a prevention say which points (6.4.10f)."""
        ways = tuple(allocations(tuple(event.lines[i] for i in where), total))
        return dict(zip(where, self.choose(e.controller, "which points", ways), strict=True))

    def play(self, event: Event, used: frozenset[str]) -> None:
        """Take one event through the seven steps (6.5.2 to 6.5.8)."""
        if not event.points():
            return  # 1.9.1b
        players = self.case.players
        at = players.index(self.choose(players[0], "who is first", players))  # 6.5.2, 6.5.2b
        circle = players[at:] + players[:at]
        for kinds in PHASES:
            event, used = self.phase(kinds, event, used, circle)
        if not event.points():
            return  # 1.9.1b
        if event.compound:  # 1.9.2, 1.9.2b
            for x in event.lines:
                for _ in range(x.points):
                    one = replace(event, lines=(replace(x, points=1),), compound=False, part=True)
                    self.play(one, used)
            return
        self.destroyed |= {event.source} if event.what == "destroy" else set()
        self.happened.append(replace(event, results=()))  # 6.5.6
        if (event := self.phase(("outcome",), event, used, circle)[0]).results:  # 6.5.7
            self.happened.append(Event("result " + event.results[0], event.lines))


def resolve(case: Case, pick: Pick) -> Result:
    """Play the events in turn with the choices of one picker (6.5)."""
    play = Play(case, pick, {e.name: e.amount for e in case.effects})
    for event in case.events:
        play.play(event, frozenset())
    kept = [e for e in case.effects if e.kind in PHASES[2] and e.name not in play.gone]
    left = tuple((e.name, play.left[e.name]) for e in kept if not (e.static and e.source in play.destroyed))
    return Result(tuple(play.happened), tuple(play.order), left)


def outcomes(case: Case) -> set[Result]:
    """Give every result that the players' choices allow (6.5.1)."""
    return every_choice(lambda pick: resolve(case, pick))
