"""Oracle of priority and the steps of combat, from the text of the rules alone (1.10, 1.11, 4.3, 5.3, 7).

Left out: costs, pitching, triggers, replacement, equipment, allies, attack-proxies, attack-layers, several targets, an
attack that leaves the stack in the Layer Step, defending for others, the end phase. What becomes of the turn when the
turn-player loses and two others play on is not decided either: the game stops there, "undecided".

Where the text leaves room:
- 1.10.2a: a hero with 0 life has died at once; life is never less than 0. A player who loses leaves with all their
  cards, also those on the stack; a hero who left is no legal target, is dealt no damage and defends no more.
- 1.11.3: after the Close Step the turn-player gains priority.
- 1.11.4a: all have passed in succession when every player left in the game has, since a card was last used.
- 7.0.3b: until the next chain link exists, the attack of the last one is the active-attack, also in the Layer Step.
- 7.7.2c: an active-attack that ceases to exist once damage has been calculated does not close the chain (see 7.6.2a).
- 7.7.2d, 1.10.2e: an effect closes the chain after its layer has left the stack; in the Close Step it does nothing.
"""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

from support.engine.fab.oracles.combat_case import Card, Case, Decision, Link, Option, Result

Ended = Literal["passed", "attack", "close"]  # why a step ends: all passed, an attack was played, the chain closes


class OverError(Exception):
    """The end of the game in the midst of the action phase: it is won or undecided (1.10.2a)."""


@dataclass
class Active:
    """The newest chain link with its active-attack as it is now, or as last known (7.0.3b, 7.6.2a)."""

    card: Card
    number: int
    power: int
    go_again: bool
    exists: bool = True
    calculated: bool = False
    defending: list[Card] = field(default_factory=list)
    hit: int = 0


@dataclass
class Play:
    """The state of the game while a case is played."""

    case: Case
    life: list[int]
    hand: dict[str, Card]
    left: list[int]  # players in the game, clockwise
    action_points: int = 1  # 4.3.2
    stack: list[Card] = field(default_factory=list)
    links: list[list[Active]] = field(default_factory=list)  # of each combat chain
    is_open: bool = False
    asked_to_close: bool = False
    decisions: list[Decision] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)

    def active(self) -> Active | None:
        """Give the active chain link, if any (7.0.3b)."""
        return self.links[-1][-1] if self.is_open and self.links[-1] else None

    def decide(self, step: str, player: int, options: list[Option], *, declares: bool = False) -> Option:
        """Decide by the next entry of the script, and note the decision in the trace."""
        at, script = len(self.decisions), self.case.script
        chosen = options[(script[at] if at < len(script) else 0) % len(options)]
        layers = tuple(c.name for c in self.stack)
        self.decisions.append(Decision(step, player, declares, tuple(options), chosen, layers))
        return chosen

    def may(self, step: str, player: int, card: Card) -> bool:
        """Tell whether a player with priority may use a card of theirs (1.11.1, 7.0.1a, 7.4.2a, b, 7.6.3a, 8.1)."""
        link = self.active()
        action = player == 0 and not self.stack and self.action_points > 0
        return {
            "instant": True,
            "action": action and step == "action",
            "attack": action and step in ("action", "resolution") and card.to in self.left,
            "attack reaction": step == "reaction" and player == 0,
            "defense reaction": step == "reaction" and link is not None and player == link.card.to,
            "defender": False,
        }[card.kind]

    def priority(self, step: str) -> Ended:
        """Give priority, to the turn-player first, until the step ends (1.11.3 to 1.11.5, 5.3.1)."""
        while True:
            self.state_actions()
            link = self.active()
            if self.asked_to_close or (link and not link.exists and not link.calculated):  # 1.10.2e, 7.7.2c, 7.7.2d
                return "close"
            passes, at = 0, 0
            while passes < len(self.left):
                player = self.left[at]
                mine = [c for c in self.hand.values() if c.owner == player and self.may(step, player, c)]
                used = self.decide(step, player, [(), *sorted((c.name,) for c in mine)])
                if not used:
                    passes, at = passes + 1, (at + 1) % len(self.left)
                    continue
                passes = 0  # and the player regains priority (1.11.5)
                self.stack.append(self.hand.pop(used[0]))
                self.action_points -= self.stack[-1].kind in ("attack", "action")
                if self.stack[-1].kind == "attack":
                    return "attack"
            if not self.stack or self.stack[-1].kind == "attack":  # 7.1.3
                return "passed"
            self.resolve()

    def resolve(self) -> None:
        """Resolve the top layer: its effect, go again, leaving the stack (5.3.4 to 5.3.7)."""
        card, link = self.stack.pop(), self.active()
        effect = "power" if card.kind == "attack reaction" else card.effect
        if effect == "life":
            self.life[card.owner] += card.n
        elif effect == "damage" and card.to in self.left:
            self.life[card.to] = max(0, self.life[card.to] - card.n)
        elif effect == "close" and self.is_open:
            self.asked_to_close = True
        elif link and card.kind == "defense reaction":  # 7.4.2d
            link.defending.append(card)
        elif link and link.exists:
            link.power += card.n if effect == "power" else 0
            link.go_again = link.go_again and effect != "lose go again"
            link.exists = effect != "destroy"
        if card.kind == "action" and card.go_again:  # 8.3.5a
            self.action_points += 1

    def state_actions(self) -> None:
        """Perform the game state actions: whose hero has died loses and leaves, the last one wins (1.10.2a)."""
        dead = [p for p in self.left if self.life[p] == 0]
        self.lost += dead
        self.left = [p for p in self.left if p not in dead]
        self.stack = [c for c in self.stack if c.owner in self.left]
        if len(self.left) == 1 or 0 in dead:
            raise OverError

    def action_phase(self) -> None:
        """Play the action phase, until all pass with the combat chain closed and the stack empty (4.3.3, 4.3.4)."""
        while self.priority("action") == "attack":
            self.is_open = True  # 7.0.2a
            self.links.append([])
            while self.chain_link():
                pass
            self.close_step()

    def chain_link(self) -> bool:
        """Play the six steps of one attack, and tell whether another attack continues the combat chain (7.0.1)."""
        self.steps.append("layer")
        if self.priority("layer") == "close":
            return False
        self.steps.append("attack")
        attack = self.stack[-1]
        if attack.to not in self.left:  # 7.2.2, 7.7.2b
            return False
        self.stack.pop()
        link = Active(attack, len(self.links[-1]) + 1, attack.n, attack.go_again)
        self.links[-1].append(link)  # 7.2.3
        ended = self.priority("attack")
        for step in ("defend", "reaction", "damage", "resolution"):
            if ended == "close":
                return False
            self.steps.append(step)
            if step == "defend":
                self.declare(link)
            elif step == "damage":
                self.hit(link)
            elif step == "resolution":
                self.action_points += link.go_again  # 7.6.2, 8.3.5b
            ended = self.priority(step)
        return ended == "attack"

    def declare(self, link: Active) -> None:
        """Let the defending hero, if there still is one, declare any number of defending cards (7.3.2)."""
        player = link.card.to
        if player in self.left:
            mine = sorted(c.name for c in self.hand.values() if c.owner == player and c.kind == "defender")
            options = [names for size in range(len(mine) + 1) for names in combinations(mine, size)]
            chosen = self.decide("defend", player, options, declares=True)
            link.defending += [self.hand.pop(name) for name in chosen]

    def hit(self, link: Active) -> None:
        """Calculate the damage and deal it, which is a hit if there is any (7.5.2, 7.5.2b, 7.5.5)."""
        link.calculated = True
        if link.card.to in self.left:
            link.hit = max(0, link.power - sum(c.n for c in link.defending))
            self.life[link.card.to] = max(0, self.life[link.card.to] - link.hit)

    def close_step(self) -> None:
        """Close the combat chain, resolving what is left on the stack, while nobody has priority (7.7.3 to 7.7.7)."""
        self.steps.append("close")
        self.stack = [c for c in self.stack if c.kind == "instant"]  # 7.7.3
        while self.stack:
            self.resolve()
            self.state_actions()
        self.is_open = self.asked_to_close = False


def played(case: Case) -> Result:
    """Play a case, whose script makes all choices, and give its result (1.11, 7)."""
    play = Play(case, list(case.life), {c.name: c for c in case.cards}, list(range(len(case.life))))
    end: Literal["passed", "won", "undecided"] = "passed"
    try:
        play.action_phase()
    except OverError:
        end = "won" if len(play.left) == 1 else "undecided"
    links = tuple(
        Link(i, x.number, x.card.name, x.card.to, tuple(c.name for c in x.defending), x.hit)
        for i, chain in enumerate(play.links, 1)
        for x in chain
    )
    found = (tuple(play.decisions), tuple(play.steps), links, tuple(play.life), play.action_points)
    return Result(*found, tuple(play.lost), end)
