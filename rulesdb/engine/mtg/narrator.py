"""The texts about a running game of Magic, for accounts and at the terminal."""

from collections.abc import Iterator

from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator
from rulesdb.engine.kernel.process.options import Number, Option
from rulesdb.engine.mtg.card_parts.abilities import Activated, ManaAbility
from rulesdb.engine.mtg.characteristics import is_creature, power, toughness
from rulesdb.engine.mtg.events.teller import MANA, ZONES, Teller
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.rules.special_actions import Special
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import State
from rulesdb.engine.mtg.telling import CHOSEN_NAMES, NUMBERS, QUESTIONS, SPECIAL
from rulesdb.engine.mtg.zones import Zone, ZoneName

_SHOWN: tuple[ZoneName, ...] = ("hand", "library", "graveyard")


class MtgNarrator(Teller, CoreNarrator):
    """The names and texts of one game for a player."""

    questions = QUESTIONS
    numbers = NUMBERS
    chosen_names = CHOSEN_NAMES
    activation = "{}の能力をプレイする"
    activated = (Activated, ManaAbility)

    def choice(self, option: Option, kind: str) -> str:
        """Return the text of an option as the answer to a kind of question."""
        if isinstance(option, Special):
            return SPECIAL[option.action].format(self.name(option.object))
        return super().choice(option, kind)

    def chosen(self, option: Option, kind: str) -> str:
        """Return a noun for what an option chooses; damage is said with the creature to which it is assigned."""
        if isinstance(option, Number) and kind.startswith("damage:"):
            return f"{self.name(int(kind.partition(':')[2]))}に{option.value}点"
        return super().chosen(option, kind)

    def board(self, state: State) -> Iterator[str]:
        """Yield a line for each player, for each permanent, and for each card in the reader's hand."""
        game = MTG.process(state)
        for number, player in enumerate(state.players):
            zones = "、".join(f"{ZONES[name]}{len(state.zones.get(Zone(name, number), ()))}" for name in _SHOWN)
            pool = "".join(f"、{MANA[kind]}{player.points(kind)}" for kind in MANA if player.points(kind))
            yield f"{player.name}: ライフ{player.life}、{zones}{pool}"
        for item in game.in_play():
            size = f" {power(game, item.id)}/{toughness(game, item.id)}" if is_creature(game, item.id) else ""
            tapped = "(タップ状態)" if item.is_tapped else ""
            yield f"  {self.player(game.player_of(item.id))}の場: {self.name(item.id)}{size}{tapped}"
        for card in state.zones.get(Zone("hand", self.viewer), ()) if self.viewer is not None else ():
            yield f"  手札: {printer().say(state.objects[card].card)}"
