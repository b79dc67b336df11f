"""Brute-force oracle of the staging of continuous effects (6.3, with 1.12.1a, 1.15.2a, 2.0.3, 2.9.2a)."""

from dataclasses import dataclass, replace
from typing import Literal

from support.engine.fab.oracles.continuous_case import STAGE, SUBSTAGE, Cond, Effect, Formula, Key, Obj, in_each_order

Log = tuple[tuple[str, Effect, int], ...]  # each application to one object, with its number (6.2.5)
Step = tuple[tuple[int, int], Effect, Log, Log]  # stage and substage, effect, log before, log after
Final = tuple[tuple[str, frozenset[tuple[Key, int]]], ...]  # each object with its View, in the end
View = dict[Key, int]  # what an object is at some moment: its labels (each 1) and its numbers


@dataclass(frozen=True)
class Case:
    """One question: what the objects are under the effects."""

    objects: tuple[Obj, ...]
    effects: tuple[Effect, ...]

    def number(self, log: Log, n: int | Formula, oid: str, busy: frozenset[Key] = frozenset()) -> int:
        """Work out a formula for an object as the game is now (6.2.3b)."""
        if isinstance(n, int):
            return n
        views = [self.view(log, o.oid, busy) for o in self.objects if not n.own or o.oid == oid]
        seen = views[0].get(n.own, 0) if n.own else sum(all(holds(v, c) for c in n.count) for v in views)
        return n.plus + n.times * seen

    def view(self, log: Log, oid: str, busy: frozenset[Key] = frozenset()) -> View:
        """Tell what an object is once the applications in the log are made (2.0.3, 6.3.6)."""
        obj, done = next(o for o in self.objects if o.oid == oid), [(e, n) for o, e, n in log if o == oid]
        lost = {e.key for e, _ in done if e.op == "lose"}  # 6.3.6: never what another effect added
        labels = {k for k in obj.labels if k not in lost and (k[0], "*") not in lost}
        for e, _ in done:
            if STAGE[e.key[0]] < 7 and e.op in ("gain", "set"):
                labels = {k for k in labels if e.op == "gain" or k[0] != e.key[0]} | {e.key}
        found = dict.fromkeys(labels, 1)
        start = {p: n for p, n in obj.numbers if ("base", p) not in lost}
        for prop, printed in (start | {e.key[1]: n for e, n in done if (e.key[0], e.op) == ("base", "gain")}).items():
            s = 0 if isinstance(printed, Formula) else printed
            if (
                isinstance(printed, Formula) and (oid, prop) not in busy
            ):  # 2.9.2a: a number that cannot be determined, such as a circle, is 0
                s = max(0, self.number(log, printed, oid, busy | {(oid, prop)}))
            for key in (("base", prop), ("value", prop)):  # the modified value starts from the base value (2.0.3)
                for e, n in done:  # towards zero (1.12.1a), never below it (2.0.3c)
                    if e.key == key and e.op not in ("gain", "lose"):
                        ways = {"set": n, "mul": s * n, "div": s // (n or 1), "add": s + n, "sub": s - n}
                        s = max(0, ways[e.op])
                found[key] = s
        return found

    def targets(self, log: Log, e: Effect) -> dict[str, int]:
        """Tell what an effect would do now: its objects, with its number for each (6.2.3c, 6.3.1, 6.3.7)."""
        views = {o.oid: self.view(log, o.oid) for o in self.objects}
        able = [o for o in views if e.only is None or o in e.only]
        able = [o for o in able if all(holds(views[c.of or o], c) for c in e.where)]
        if STAGE[e.key[0]] >= 7 and e.op != "gain":  # only what has the property
            able = [o for o in able if ("base", e.key[1]) in views[o]]
        for c in self.effects if e.op == "gain" else ():
            able = [o for o in able if (c.op, c.key) != ("cant", e.key) or o not in self.targets(log, c)]
        return {o: self.number(log, e.n, o) for o in able}

    def apply(self, log: Log, e: Effect) -> Log:
        """Add to the log an effect's applications to those objects it has not been applied to yet (6.2.5)."""
        return log + tuple((o, e, n) for o, n in self.targets(log, e).items() if (o, e) not in [x[:2] for x in log])

    def steps(self) -> list[Effect]:
        """List the effects and the counters in time order (1.15.2a, 6.3.4)."""
        out = [e for e in self.effects if e.op != "cant"]
        for o in self.objects:
            for i, (p, n, t) in enumerate(o.counters):
                op: Literal["add", "sub"] = "add" if n > 0 else "sub"
                out.append(Effect(f"{o.oid}.counter{i}", t, ("value", p), op, abs(n), frozenset({o.oid})))
        return sorted(out, key=lambda e: e.timestamp)

    def run(self, place: dict[str, int], skip: str = "") -> list[Step]:
        """Apply all effects but one in order, and tell every step (6.3.2 to 6.3.5)."""
        log: Log = ()
        steps: list[Step] = []
        todo = [(slot(e, place[e.eid]), e) for e in self.steps() if e.eid != skip]
        for row in sorted({r for r, _ in todo}):
            here = [e for r, e in todo if r == row]
            queue, touched = list(here), set[str]()
            while queue:  # 6.3.5a: until no other effect in the current substage has become applicable by one
                e, before = queue.pop(0), log
                touched.discard(e.eid)
                if (log := self.apply(log, e)) != before:
                    steps.append((row, e, before, log))
                    touched |= {x.eid for x in here if x != e}
                if not queue:
                    queue += [x for x in here if x.eid in touched and self.apply(log, x) != log]
        return steps

    def waits(self, place: dict[str, int], a: Effect) -> int:
        """Give the highest stage on which an effect depends, or else its own (6.3.2a, 6.3.2b)."""
        seen = self.run(place, a.eid)
        changed = [s[0][0] for s in seen if self.targets(s[2], a) != self.targets(s[3], a)]
        return max([STAGE[a.key[0]], *changed])

    def final(self) -> Final:
        """Give every object as it is in the end, timestamps taken as written (6.3)."""
        place = {e.eid: STAGE[e.key[0]] for e in self.steps()}
        while (new := {e.eid: max(place[e.eid], self.waits(place, e)) for e in self.steps()}) != place:
            place = new
        log = steps[-1][3] if (steps := self.run(place)) else ()
        return tuple((o.oid, frozenset(self.view(log, o.oid).items())) for o in self.objects)


def holds(v: View, c: Cond) -> bool:
    """Ask one condition of an object as it is now (1.8.4c)."""
    if STAGE[c.key[0]] < 7:
        return (c.key in v) == (c.op == "has")
    if c.key not in v:
        return False
    x, y = v[c.key], v["base", c.key[1]] if c.than == "base" else c.than
    return {">=": x >= y, "<=": x <= y, ">": x > y, "<": x < y, "==": x == y}[c.op]


def slot(e: Effect, stage: int) -> tuple[int, int]:
    """Give the stage and substage in which an effect is applied (6.3.2, 6.3.3)."""
    dependent, joins = stage > STAGE[e.key[0]], e.key[0] == "base" and e.op in ("gain", "lose")
    return stage, int(dependent) if stage < 7 else 7 if dependent and not joins else SUBSTAGE[e.op]


def outcomes(case: Case) -> set[Final]:
    """Give every final result that ordering equal timestamps allows the turn player (6.3.4, 6.3.4b)."""
    return {replace(case, effects=order).final() for order in in_each_order(case.effects)}
