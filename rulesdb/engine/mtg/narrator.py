"""The texts about a running game of Magic, for accounts and at the terminal."""

from collections.abc import Iterator, Sequence

from rulesdb.engine.kernel.event_kinds.telling import CoreNarrator
from rulesdb.engine.kernel.event_kinds.turn_events import GetPriority
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.process.options import Number, Option
from rulesdb.engine.kernel.state.state import CorePending, CoreState
from rulesdb.engine.mtg.card_parts.abilities import Activated, ManaAbility
from rulesdb.engine.mtg.characteristics import is_creature, power, toughness
from rulesdb.engine.mtg.events.teller import MANA, ZONES, Teller
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.rules.priority import next_player
from rulesdb.engine.mtg.rules.special_actions import Special
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import Attacker, Object, State
from rulesdb.engine.mtg.telling import CHOSEN_NAMES, NUMBERS, QUESTIONS, SPECIAL
from rulesdb.engine.mtg.then_and_now import note_on
from rulesdb.engine.mtg.zones import REMOVED, STACK, Zone, ZoneName

_SHOWN: tuple[ZoneName, ...] = ("hand", "library", "graveyard")


class MtgNarrator(Teller, CoreNarrator):
    """The names and texts of one game for a player."""

    questions = QUESTIONS
    numbers = NUMBERS
    chosen_names = CHOSEN_NAMES
    activation = "{}の能力をプレイする"
    activated = (Activated, ManaAbility)
    _triggered: Sequence[CorePending] = ()
    """The triggered abilities from which the next player chooses one."""

    def look(self, state: CoreState) -> None:
        """Store the objects, and the triggered abilities from which the next player chooses."""
        super().look(state)
        self._triggered = _first_to_put(state) if state.pending else ()

    def choice(self, option: Option, kind: str) -> str:
        """Return the text of an option as the answer to a kind of question."""
        if isinstance(option, Special):
            return SPECIAL[option.action].format(self.name(option.object))
        return super().choice(option, kind)

    def chosen(self, option: Option, kind: str) -> str:
        """Return a noun for what an option chooses; damage is said with the creature to which it is assigned."""
        if isinstance(option, Number) and kind == "order of triggers":
            return f"{self.name(self._triggered[option.value].source)}の能力"
        if isinstance(option, Number) and kind.startswith("damage:"):
            return f"{self.name(int(kind.partition(':')[2]))}に{option.value}点"
        return super().chosen(option, kind)

    def sentence(self, event: Event) -> str:
        """Return the sentence of an event; that the next player gets priority is clear from the passing before it."""
        is_passed_on = isinstance(event, GetPriority) and event.by == next_player.id
        return "" if is_passed_on else super().sentence(event)

    def note(self, event: Event) -> str:
        """Return a note on an event for a reader who knows the present rules only."""
        return note_on(event, self.object)

    def board(self, state: State) -> Iterator[str]:
        """Yield the step, then lines for players, permanents, suspended cards, attacks, the stack and the hand."""
        game = MTG.process(state)
        if state.step:
            yield f"{self.player(state.turn_player)}のターン: {STEPS[state.step]}"
        for number, player in enumerate(state.players):
            zones = "、".join(f"{ZONES[name]}{len(state.zones.get(Zone(name, number), ()))}" for name in _SHOWN)
            pool = "".join(f"、{MANA[kind]}{player.points(kind)}" for kind in MANA if player.points(kind))
            yield f"{player.name}: ライフ{player.life}、{zones}{pool}"
        for item in game.in_play():
            size = f" {power(game, item.id)}/{toughness(game, item.id)}" if is_creature(game, item.id) else ""
            tapped = "(タップ状態)" if item.is_tapped else ""
            yield f"  {self.player(game.player_of(item.id))}の場: {self.name(item.id)}{size}{tapped}{_counters(item)}"
        for item in self._in(state, REMOVED):
            if item.counters:
                yield f"  ゲーム外: {self.name(item.id)}{_counters(item)}"
        yield from map(self._attack, state.attackers)
        for item in reversed(self._in(state, STACK)):
            yield f"  スタック: {self.name(item.id)}{self._targets(item)}"
        for card in state.zones.get(Zone("hand", self.viewer), ()) if self.viewer is not None else ():
            yield f"  手札: {printer().say(state.objects[card].card)}"

    def _in(self, state: State, zone: Zone) -> list[Object]:
        return [state.objects[one] for one in state.zones.get(zone, ())]

    def _attack(self, attacker: Attacker) -> str:
        blockers = "、".join(map(self.name, attacker.blockers))
        return f"  攻撃: {self.name(attacker.creature)}{f'(ブロック: {blockers})' if blockers else ''}"

    def _targets(self, item: Object) -> str:
        chosen = item.layer.declared.targets if item.layer is not None else ()
        names = "、".join(self.name(target) for targets in chosen for target in targets)
        return f"(対象: {names})" if names else ""


def _first_to_put(state: CoreState) -> Sequence[CorePending]:
    """Return the triggered abilities of the first player in turn order who controls any."""
    players = (*range(state.turn_player, len(state.players)), *range(state.turn_player))
    of_players = ([one for one in state.pending if one.controller == player] for player in players)
    return next(filter(None, of_players), [])


def _counters(item: Object) -> str:
    """Return the counters on an object in brackets, "" for none."""
    kinds = "、".join(f"{kind}カウンター{number}" for kind, number in item.counters)
    return f"({kinds})" if kinds else ""
