"""The texts about a running game of Magic for accounts, and for the terminal, where ``?`` explains questions."""

from collections import Counter
from collections.abc import Iterator
from operator import itemgetter

from rulesdb.engine.kernel.event_kinds.player_events import GetPriority
from rulesdb.engine.kernel.event_kinds.telling import ANSWERS, CoreNarrator, OptionUse, counters_of
from rulesdb.engine.kernel.events import Event
from rulesdb.engine.kernel.language.phrases import SHEET
from rulesdb.engine.kernel.process.options import Activate, Number, Option, Pass, Play
from rulesdb.engine.mtg.card_parts.abilities import Activated, ManaAbility
from rulesdb.engine.mtg.cards import Card
from rulesdb.engine.mtg.characteristics import is_creature, power, toughness
from rulesdb.engine.mtg.events.faces import may_look_at_face
from rulesdb.engine.mtg.events.teller import MANA, ZONES, Teller
from rulesdb.engine.mtg.events.turns import STEPS
from rulesdb.engine.mtg.game import Game
from rulesdb.engine.mtg.language.vocabulary import printer
from rulesdb.engine.mtg.rules.attempts import Special, SpecialAction
from rulesdb.engine.mtg.rules.priority import next_player
from rulesdb.engine.mtg.stages import MTG
from rulesdb.engine.mtg.state import REMOVED, STACK, Attacker, Object, State, Zone, ZoneName
from rulesdb.engine.mtg.then_and_now import note_on

QUESTIONS = {
    "additional cost": "追加コストを支払うか", "alternative cost": "代替コスト", "replace": "置き換えるか",
    "order of replacements": "先に使う置換効果",
    "attack": "攻撃するクリーチャー", "block": "ブロックするクリーチャー", "blocked": "ブロックされるクリーチャー",
    "choose": "選ぶもの",
    "face down": "裏向きでプレイするか", "damage": "割り振る戦闘ダメージ", "discard": "捨てるカード",
    "first turn": "先に始める人",
    "mana": "支払うマナ", "mana ability": "マナを出すもの", "may": "行うかどうか", "mode": "モード",
    "mulligan": "マリガンをするか",
    "new targets": "新しい対象を選ぶか", "order of triggers": "誘発した能力の順番",
    "pay": "コストを支払うか", "priority": "優先権", "target": "対象",
    "trample": "守備プレイヤーに割り振る戦闘ダメージ", "x": "Xの値",
}  # fmt: skip
"""Questions by the kind of decision."""
SPECIAL: dict[SpecialAction, str] = {"suspend": "{}を待機させる", "turn face up": "{}を表向きにする"}
"""The special actions, with ``{}`` for the object."""
NUMBERS = {"x": "{}", "damage": "{}点", "trample": "{}点"}
"""Nouns for chosen numbers by the kind of decision."""
CHOSEN_NAMES: dict[str, str] = {str(kind): word for kind, word in MANA.items()}
"""Nouns for what is chosen by a name that is no Japanese name."""
EXPLANATIONS = {
    "additional cost": "プレイするときに、ほかのコストに加えて支払うかどうかを決める。",
    "alternative cost": "マナ・コストの代わりに支払うコストを決める。",
    "attack": "攻撃するクリーチャーを選ぶ。選び終わるまで、何体でも選べる。攻撃したクリーチャーはタップされる。",
    "block": "ブロックするクリーチャーを選ぶ。選び終わるまで、何体でも選べる。",
    "blocked": "今選んだクリーチャーが、どの攻撃クリーチャーをブロックするかを決める。",
    "choose": "効果のために選ぶ。",
    "damage": "複数のクリーチャーにブロックされている。このクリーチャーに割り振る戦闘ダメージを決める。",
    "discard": "墓地に捨てるカードを選ぶ。",
    "face down": "変異を持つカードを、裏向きの2/2のクリーチャーとしてプレイするかどうかを決める。",
    "first turn": "先に始めるプレイヤーを決める。",
    "mana": "支払いに使うマナを決める。",
    "mana ability": "支払いに使うマナを出す。出すものを選ぶ。",
    "may": "行わなくてもよい効果を、行うかどうかを決める。",
    "mode": "カードに書かれた選択肢から、使うものを選ぶ。",
    "mulligan": "最初の手札をライブラリーに戻して切り直し、1枚少なく引き直すかどうかを決める。"
    "全員が手札を決めると、最初のターンが始まる。",
    "new targets": "コピーの対象を選び直すかどうかを決める。",
    "order of replacements": "置換効果のうち、先に使うものを決める。",
    "order of triggers": "同時に誘発した能力のうち、先にスタックに置くものを決める。後に置いたものが先に解決される。",
    "pay": "コストを支払うかどうかを決める。",
    "priority": "優先権を持っている。カードや能力をプレイする、特別な行動をする、パスする、のどれかを行う。"
    "全員が続けてパスすると、スタックの一番上が解決されるか、フェイズやステップが終わる。",
    "replace": "起こることを、効果で置き換えるかどうかを決める。",
    "target": "呪文や能力の対象を選ぶ。",
    "trample": "トランプルを持つクリーチャーが、守備プレイヤーに割り振る戦闘ダメージを決める。",
    "x": "コストなどにあるXの値を決める。",
}
"""What a question is about, by the kind of decision."""
USES: dict[type[Option], OptionUse] = {
    **ANSWERS,
    Activate: OptionUse(
        "コストを支払って能力をプレイする。能力はスタックに置かれ、全員がパスすると解決される。", "mtg:403.1"
    ),
    Pass: OptionUse("何もせずに、優先権を次のプレイヤーに渡す。", "mtg:408.1d"),
    Play: OptionUse(
        "マナ・コストを支払って呪文をプレイする。呪文はスタックに置かれ、全員がパスすると解決される。", "mtg:409.1"
    ),
}
"""What an option does, by its kind."""
PLAYS_A_LAND = OptionUse("土地を場に出す。自分のターンに1枚だけで、スタックは使わない。", "mtg:212.6")
MAKES_MANA = OptionUse(
    "マナをマナ・プールに加える。スタックは使わない。使わずに残ったマナは、フェイズの終わりにダメージになる。",
    "mtg:411.1",
)
OF_SPECIAL: dict[SpecialAction, OptionUse] = {
    "suspend": OptionUse("待機コストを支払って、カードを時間カウンターと一緒にゲームから取り除く。", "mtg:502.59a"),
    "turn face up": OptionUse("変異コストを支払って、裏向きのクリーチャーを表向きにする。", "mtg:502.26d"),
}
"""What a special action does."""


_SHOWN: tuple[ZoneName, ...] = ("hand", "library", "graveyard")


class MtgNarrator(Teller, CoreNarrator):
    """The names and texts of one game for a player."""

    questions = QUESTIONS
    explanations = EXPLANATIONS
    uses = USES
    numbers = NUMBERS
    chosen_names = CHOSEN_NAMES
    activation = "{}の能力をプレイする"
    activated = (Activated, ManaAbility)

    def choice(self, option: Option, kind: str) -> str:
        """Return the text of an option as the answer to a kind of question."""
        if isinstance(option, Special):
            return SPECIAL[option.action].format(self.name_of_moved(option.object))
        return super().choice(option, kind)

    def use(self, option: Option) -> OptionUse:
        """Return what an option does; to play a land or a mana ability is another thing than a spell."""
        match option:
            case Special():
                return OF_SPECIAL[option.action]
            case Play() if "land" in self.object(option.object).card.types:
                return PLAYS_A_LAND
            case Activate() if self._makes_mana(option):
                return MAKES_MANA
        return super().use(option)

    def _makes_mana(self, option: Activate) -> bool:
        """Whether an option is to play a printed mana ability."""
        printed = self.object(option.object).card.abilities[option.ability :]
        return bool(printed) and isinstance(printed[0], ManaAbility)

    def card(self, item: Object) -> Card:
        """Return the card of an object: of a face-down one the card that lies face down, for who may look at it.

        The record of a player is no card.
        """
        if item.zone.name == "player":
            return Card("")
        may_look = item.face is not None and self.viewer is not None and may_look_at_face(item, self.viewer)
        return item.face if may_look and item.face is not None else item.card

    def printed(self, card: Card) -> str:
        """Return the sheet of a card."""
        return printer().say(card, SHEET)

    def text(self, record: object) -> str:
        """Return the text of an ability or effect. Raises UnsayableError for one that no phrase says."""
        return printer().say(record)

    def chosen(self, option: Option, kind: str) -> str:
        """Return a noun for what an option chooses; damage is said with the creature to which it is assigned."""
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
            yield f"ターン{state.turn}({self.player(state.turn_player)}のターン): {STEPS[state.step]}"
        for number, player in enumerate(state.players):
            zones = [f"{ZONES[name]}{len(state.zones.get(Zone(name, number), ()))}" for name in _SHOWN]
            pool = [f"{MANA[kind]}{player.points(kind)}" for kind in MANA if player.points(kind)]
            yield f"{player.name}: {'、'.join([f'ライフ{player.life}', *zones, *pool])}"
        in_play = [(game.player_of(item.id), self._permanent(game, item)) for item in game.in_play()]
        for (of, permanent), count in Counter(sorted(in_play, key=itemgetter(0))).items():
            yield f"  {self.player(of)}の場: {permanent}{f' ×{count}' if count > 1 else ''}"
        for item in self._in(state, REMOVED):
            if item.counters:
                yield f"  ゲーム外: {self.name(item.id)}{counters_of(item)}"
        yield from map(self._attack, state.attackers)
        for item in reversed(self._in(state, STACK)):
            yield f"  スタック: {self.name(item.id)}{self._targets(item)}"
        if self.viewer is not None:
            yield from self.cards_in(state, Zone("hand", self.viewer), ZONES["hand"])

    def _permanent(self, game: Game, item: Object) -> str:
        """Return the name of a permanent with its size, and with what it has on it."""
        size = f" {power(game, item.id)}/{toughness(game, item.id)}" if is_creature(game, item.id) else ""
        damage = f"(ダメージ{item.damage})" if item.damage else ""
        host = "" if item.attached_to is None else f"({self.name(item.attached_to)}につけられている)"
        return f"{self.name(item.id)}{size}{'(タップ状態)' if item.is_tapped else ''}{damage}{counters_of(item)}{host}"

    def _in(self, state: State, zone: Zone) -> list[Object]:
        return [state.objects[one] for one in state.zones.get(zone, ())]

    def _attack(self, attacker: Attacker) -> str:
        blockers = "、".join(map(self.name, attacker.blockers))
        return f"  攻撃: {self.name(attacker.creature)}{f'(ブロック: {blockers})' if blockers else ''}"

    def _targets(self, item: Object) -> str:
        chosen = item.layer.declared.targets if item.layer is not None else ()
        names = "、".join(self.name(target) for targets in chosen for target in targets)
        return f"(対象: {names})" if names else ""
