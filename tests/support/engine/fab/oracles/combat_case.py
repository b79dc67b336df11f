"""Data of the combat oracle: cards, cases, decisions, chain links and results (1.11, 7), and random cases."""

import random
from typing import Literal, NamedTuple

Kind = Literal["attack", "action", "instant", "attack reaction", "defense reaction", "defender"]
Effect = Literal["", "life", "damage", "power", "close", "lose go again", "destroy"]
Option = tuple[str, ...]  # () passes or declares nothing; one name uses that card; names declare these defending cards


class Card(NamedTuple):
    """A card in hand at the start, free of cost, that its owner may use once.

    Effects (of an action or instant): "life": its controller gains n life; "damage": n damage to the hero of player
    `to`, not targeted; the others speak of the active-attack (7.0.4), never of an attack on the stack: "power": it
    gets +n power this combat chain; "lose go again": it loses go again this combat chain; "destroy": it leaves the
    combat chain for the graveyard; and "close": close the combat chain.
    """

    name: str  # unique in the case
    owner: int
    kind: Kind  # attack: an attack action card; action: a non-attack action card; defender: only good for defending
    n: int = 0  # power of an attack, defense of a defender or defense reaction, else the points of the effect
    go_again: bool = False  # of an attack or action
    effect: Effect = ""  # of an action or instant; an attack reaction gives the active-attack +n power
    to: int = -1  # the player whose hero is the attack's only target, or is dealt the damage


class Case(NamedTuple):
    """One action phase of player 0, who has 1 action point.

    Each decision takes the next entry k of the script, also where there is but one option, and chooses option number
    k modulo the number of options; when the script has run out, option 0. With priority the options are () and then
    the cards that may be used, sorted by name; when defending, all sets of one's defenders, first the smaller ones,
    those of a size in the order of their sorted names.
    """

    life: tuple[int, ...]  # of each player's hero, in clockwise order; player 0 is the turn-player
    cards: tuple[Card, ...]
    script: tuple[int, ...]


class Decision(NamedTuple):
    """A decision: a player with priority (1.11.1), or one who declares defending cards (7.3.2)."""

    step: str  # "action" while the combat chain is closed, else "layer", "attack", "defend", "reaction", ...
    player: int
    declares: bool  # defending cards are declared, otherwise the player has priority
    options: tuple[Option, ...]
    chosen: Option
    stack: tuple[str, ...]  # the layers, bottom to top, before the decision is carried out


class Link(NamedTuple):
    """A chain link as it turned out (7.0.3)."""

    chain: int  # the first combat chain to open is 1
    number: int  # in its combat chain, from 1
    attack: str
    target: int
    defending: tuple[str, ...]  # every card that became a defending card, in that order
    hit: int  # damage dealt by the hit-event; 0: no hit (7.5.5)


class Result(NamedTuple):
    """The whole action phase: what was decided, what happened and how it ended."""

    decisions: tuple[Decision, ...]
    steps: tuple[str, ...]  # of combat in the order in which they began, "close" among them
    links: tuple[Link, ...]  # in the order of their creation, over all combat chains
    life: tuple[int, ...]  # at the end; 0 of a hero who died
    action_points: int  # of player 0 at the end of the action phase, or of the game
    lost: tuple[int, ...]  # players who lost, in that order
    end: Literal["passed", "won", "undecided"]  # won: by the only one who has not lost; undecided: see the oracle


def random_instants(chance: random.Random, players: int, owner: int) -> list[Card]:
    """Make up to six instants of a player; those that stop a combat are rarer."""
    effects: tuple[Effect, ...] = ("life", "damage", "power", "lose go again", "destroy", "close")
    found = chance.choices(effects, (2, 4, 3, 2, 1, 1), k=chance.randint(0, chance.choice((0, 1, 2, 4, 6))))
    return [
        Card(f"instant {owner}{i}", owner, "instant", 1, False, e, chance.randrange(players))
        for i, e in enumerate(found)
    ]


def random_case(chance: random.Random) -> Case:
    """Make a case with several attacks, reactions of both sides, and instants of everybody."""
    players = chance.choice((2, 3))
    cards = [c for p in range(players) for c in random_instants(chance, players, p)]
    for i in range(chance.randint(2, 5)):
        again, to = chance.random() < 0.75, chance.randrange(1, players)
        cards.append(Card(f"attack {i}", 0, "attack", chance.randint(0, 5), again, to=to))
    if chance.random() < 0.3:
        effect: Effect = chance.choice(("life", "damage", "power", "close"))
        cards.append(Card("action 0", 0, "action", 1, chance.random() < 0.7, effect, chance.randrange(players)))
    rows: list[tuple[Kind, int, int, int]] = [("attack reaction", 0, 3, 1)]  # kind, owner, how many at most, least n
    for p in range(1, players):
        rows += [("defender", p, 3, 0), ("defense reaction", p, 2, 0)]
    for kind, p, most, least in rows:
        cards += [Card(f"{kind} {p}{i}", p, kind, chance.randint(least, 3)) for i in range(chance.randint(0, most))]
    chance.shuffle(cards)
    passing = chance.uniform(0.1, 0.95)
    some = (1, 1, *range(1, 9))  # option 1 is an attack wherever one may be played, but for a non-attack action
    picks = [0 if chance.random() < passing else chance.choice(some) for _ in range(chance.randint(20, 150))]
    life = (chance.choice((2, 9)), *chance.choices((1, 2, 4, 12), k=players - 1))
    return Case(life, tuple(cards), (chance.choice((1, 1, 1, 3)), *picks))
