"""The combat chain and its chain links (7.0.2, 7.0.3): as times, as collections, and whose heroes attack and defend."""

from collections.abc import Iterator
from itertools import takewhile
from typing import Literal

from rulesdb.engine.fab.book import book
from rulesdb.engine.fab.contexts import Context
from rulesdb.engine.fab.events import Began, CombatEnds, Defended, Linked
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.rules.objects.attacks import is_living
from rulesdb.engine.fab.state import ChainLink, Object
from rulesdb.engine.fab.zones import CHAIN
from rulesdb.engine.kernel.cards.roles import Filter
from rulesdb.engine.kernel.events import CompoundEvent, Event

Since = Literal["turn", "chain", "link"]
"""The beginning of the turn, of the combat chain that is open, or of its active chain link."""


@book.law
def is_open(game: Game) -> bool:
    """The combat chain is open from when an attack is added to the stack until the Close Step ends."""
    return game.state.combat != ""


@book.law
def exists_as_time(game: Game, until: str | None) -> bool:
    """An effect for this combat chain or chain link fails to be generated while the combat chain is closed."""
    return until not in {"chain closes", "link resolves"} or is_open(game)


def events_since(game: Game, since: Since) -> Iterator[Event]:
    """Return the events of this turn, of the combat chain or of its active chain link, the last one first."""
    if since == "turn":
        return reversed(game.state.history)
    return events_of_link(game) if since == "link" else events_of_chain(game)


@book.law
def events_of_chain(game: Game) -> Iterator[Event]:
    """The events since the combat chain opened, the last one first; none while it is closed."""
    events = [*takewhile(lambda event: not isinstance(event, CombatEnds), reversed(game.state.history))]
    steps = (at for at, event in enumerate(events) if isinstance(event, Began) and event.what == "combat:layer")
    return iter(events[: max(steps, default=-1) + 1] if is_open(game) else ())


@book.law
def events_of_link(game: Game) -> Iterator[Event]:
    """The events since the active chain link became so, the last one first; none without an active chain link."""
    if game.link is None:
        return iter(())
    return takewhile(lambda event: not isinstance(event, Linked | CombatEnds), reversed(game.state.history))


@book.law
def objects_of_link(_game: Game, link: ChainLink) -> tuple[int, ...]:
    """A chain link comprises its active-attack, its attack-source, if any, and its defending cards."""
    source = () if link.source is None else (link.source,)
    return (link.attack, *source, *(card for card, _ in link.defending))


@book.law
def link_is(game: Game, link: ChainLink, described: Filter, context: Context) -> bool:
    """A chain link is considered to have the properties and the owner of its active-attack, as last known if gone."""
    return described.fits(game, link.attack, context)


@book.law
def controlled_links(game: Game, player: int) -> tuple[ChainLink, ...]:
    """The chain links that a player controls: those whose active-attack the player controls, as last known if gone."""
    return tuple(link for link in game.state.links if game.player_of(link.attack) == player)


@book.law
def attacks(game: Game, item: Object) -> bool:
    """An active-attack, and an attack-source that is a living object, attack until they leave the combat chain."""
    return item.zone == CHAIN and any(
        item.id == link.attack or (item.id == link.source and is_living(game, item.id)) for link in game.state.links
    )


@book.law
def defends(game: Game, object_id: int) -> bool:
    """A defending card defends from when it is put on a chain link until it leaves the combat chain."""
    return object_id in game.on_chain_as_defending()


@book.law
def defended_attacks(game: Game, object_id: int) -> tuple[int, ...]:
    """A card defends against the active-attack of its chain link, as last known if it has ceased to exist."""
    return tuple(link.attack for link in game.state.links if object_id in game.defending(link))


@book.law
def defended_together(game: Game, object_id: int) -> tuple[int, ...]:
    """The cards that were put on the chain link as defending cards in the same event as another one, with that."""
    declared = (
        tuple(one.object for one in event.events if isinstance(one, Defended))
        for event in events_of_link(game)
        if isinstance(event, CompoundEvent)
    )
    return next((together for together in declared if object_id in together), ())


def link_of(game: Game, object_id: int) -> ChainLink | None:
    """Return the chain link on which an object is, None if it is on none."""
    return next((link for link in game.state.links if object_id in objects_of_link(game, link)), None)


def unresolved_link(game: Game) -> ChainLink | None:
    """Return the active chain link, None if it has resolved or if there is none."""
    return None if game.link is None or game.link.is_resolved else game.link


@book.law
def attacking_players(game: Game, context: Context) -> tuple[int, ...]:
    """The player whose hero is the attacking hero until the link resolves, or for effects of sources on a chain link.

    For these it is the one of that link until the combat chain closes. There is none if a living object attacks.
    """
    link = link_of(game, context.source) or unresolved_link(game)
    return () if link is None else attacking_players_of(game, link)


def attacking_players_of(game: Game, link: ChainLink) -> tuple[int, ...]:
    """Return the controller of the attack of a chain link, unless a living object attacks."""
    attacker = link.attack if link.source is None else link.source
    return () if is_living(game, attacker) else (link.controller,)


@book.law
def defending_heroes(game: Game, context: Context) -> tuple[int, ...]:
    """The heroes among the attack-targets until the link resolves, or for effects of sources on a chain link.

    For these they are those of that link until the combat chain closes.
    """
    link = link_of(game, context.source) or unresolved_link(game)
    return () if link is None else defending_heroes_of(game, link)


def defending_heroes_of(game: Game, link: ChainLink) -> tuple[int, ...]:
    """Return the heroes among the attack-targets of a chain link."""
    return tuple(one for player in game.playing for one in link.targets if one == game.hero(player))
