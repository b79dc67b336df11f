"""The texts about a running game of Flesh and Blood at the terminal."""

from collections.abc import Iterator

from rulesdb.engine.fab.card_parts.abilities import Activated
from rulesdb.engine.fab.continuous import defense, power
from rulesdb.engine.fab.events.teller import ZONES, Teller
from rulesdb.engine.fab.game import Game
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.engine.fab.rules.life_totals import life_total
from rulesdb.engine.fab.stages import FAB
from rulesdb.engine.fab.state import ChainLink, State
from rulesdb.engine.fab.telling import CHOSEN_NAMES, NUMBERS, QUESTIONS
from rulesdb.engine.fab.zones import Zone, ZoneName
from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator

_SHOWN: tuple[ZoneName, ...] = ("hand", "arsenal", "pitch", "graveyard", "soul", "deck")


class FabNarrator(Teller, CoreNarrator):
    """The names and texts of one game for a player."""

    questions = QUESTIONS
    numbers = NUMBERS
    chosen_names = CHOSEN_NAMES
    activated = (Activated,)

    def board(self, state: State) -> Iterator[str]:
        """Yield a line for each player, for the combat, and for each card in the reader's hand."""
        game = FAB.process(state)
        for number, player in enumerate(state.players):
            hero = game.hero(number)
            life = 0 if hero is None else life_total(game, hero)
            zones = "、".join(f"{ZONES[name]}{len(state.zones.get(Zone(name, number), ()))}" for name in _SHOWN)
            points = f"アクション{player.action}、リソース{player.resource}、気{player.chi}"
            yield f"{player.name}: ライフ{life}、{points}、{zones}"
        if game.link is not None:
            yield self._combat(game, game.link)
        for card in state.zones.get(Zone("hand", self.viewer), ()) if self.viewer is not None else ():
            yield f"  {printer().say(state.objects[card].card)}"

    def _combat(self, game: Game, link: ChainLink) -> str:
        defending = "、".join(f"{self.name(card)} {{d}}{defense(game, card) or 0}" for card in game.defending())
        attack = f"{self.name(link.attack)} {{p}}{power(game, link.attack) or 0}"
        return f"戦闘: {attack}、防御: {defending or 'なし'}"
