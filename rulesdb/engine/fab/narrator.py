"""The texts about a running game of Flesh and Blood at the terminal."""

from collections.abc import Iterator

from rulesdb.engine.fab import telling
from rulesdb.engine.fab.continuous import defense, power
from rulesdb.engine.fab.events.teller import ZONES, Teller
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import Link, State
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.events import Event, sentence_of
from rulesdb.engine.kernel.options import Option

_SHOWN: tuple[ZoneName, ...] = ("hand", "arsenal", "pitch", "graveyard", "deck")


class FabNarrator(Teller):
    """The names and texts of one game for a player."""

    def __init__(self, state: State, viewer: int | None = None) -> None:
        """Store the objects and players of a state."""
        super().__init__(state, viewer)
        self._reader = viewer

    def question(self, kind: str) -> str:
        """Return the question of a kind of decision."""
        return telling.question(kind)

    def choice(self, option: Option, kind: str) -> str:
        """Return the text of an option as the answer to a kind of question."""
        return telling.choice(self, option, kind)

    def sentence(self, event: Event) -> str:
        """Return the sentence of an event, "" if it is not told."""
        return sentence_of(self, event)

    def board(self, state: State) -> Iterator[str]:
        """Yield a line for each player, for the combat, and for each card in the reader's hand."""
        for number, player in enumerate(state.players):
            hero = state.zones.get(Zone("hero", number), ())
            life = state.objects[hero[0]].life if hero else 0
            zones = "、".join(f"{ZONES[name]}{len(state.zones.get(Zone(name, number), ()))}" for name in _SHOWN)
            points = f"アクション{player.action}、リソース{player.resource}、気{player.chi}"
            yield f"{player.name}: ライフ{life}、{points}、{zones}"
        game = FAB.process(state)
        if game.link is not None:
            yield self._combat(game, game.link)
        for card in state.zones.get(Zone("hand", self._reader), ()) if self._reader is not None else ():
            yield f"  {printer().say(state.objects[card].card)}"

    def _combat(self, game: Game, link: Link) -> str:
        defending = "、".join(f"{self.name(card)} {{d}}{defense(game, card) or 0}" for card in game.defending())
        attack = f"{self.name(link.attack)} {{p}}{power(game, link.attack) or 0}"
        return f"戦闘: {attack}、防御: {defending or 'なし'}"
