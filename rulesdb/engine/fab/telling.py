"""Tells in Japanese what happens in a game: for the accounts of checks, and for people at a terminal."""

from collections.abc import Callable, Sequence
from typing import Any

from rulesdb.engine.fab import events as kinds
from rulesdb.engine.fab import options
from rulesdb.engine.fab.abilities import Activated
from rulesdb.engine.fab.contexts import Event
from rulesdb.engine.fab.events import object_of
from rulesdb.engine.fab.state import Object, State
from rulesdb.engine.fab.zones import Zone

ZONES = {
    "arms": "腕", "arsenal": "格納庫", "banished": "追放ゾーン", "chest": "胴", "combat chain": "戦闘チェイン",
    "deck": "デッキ", "graveyard": "墓地", "hand": "手札", "head": "頭", "hero": "ヒーローゾーン", "legs": "足",
    "permanent": "闘技場", "pitch": "ピッチゾーン", "stack": "スタック", "weapon 1": "武器ゾーン",
    "weapon 2": "武器ゾーン",
}  # fmt: skip
_ASSETS = {"action": "アクションポイント", "resource": "リソースポイント", "chi": "気ポイント", "life": "ライフ"}
_DAMAGE = {"generic": "", "physical": "物理", "arcane": "秘術"}
_PHASES = {
    "phase:start": "開始フェイズになる",
    "phase:action": "アクションフェイズになる",
    "phase:end": "終了フェイズになる",
    "combat:layer": "戦闘チェインが開き、レイヤーステップになる",
    "combat:attack": "攻撃ステップになる",
    "combat:defend": "防御ステップになる",
    "combat:reaction": "リアクションステップになる",
    "combat:damage": "ダメージステップになる",
    "combat:resolution": "解決ステップになる",
}
_MULTI = {
    "draw": "引く", "deal": "ダメージを与える", "destroy": "破壊する", "banish": "追放する", "put": "置く",
    "create": "作成する", "reveal": "公開する", "count": "カウンターを置く",
    "discard": "捨てる", "gain": "得る", "lose life": "ライフを失う", "turn": "向きを変える",
}  # fmt: skip
_OUTSIDE: dict[type[Event], str] = {kinds.Revealed: "公開する"}

_NAMES = {"without paying": "コストを支払わないこと"}


# What players are asked.
QUESTIONS = {
    "additional cost": "追加コストを支払うか", "alternative cost": "代替コスト", "arsenal": "格納庫に置くカード",
    "as an instant": "インスタントであるかのようにプレイするか",
    "attack target": "攻撃対象", "attack with": "攻撃に使うもの",
    "bottom of the deck": "デッキの一番下に置くカード", "defend": "防御するカード", "discard": "捨てるカード",
    "extra activation": "制限を超えさせる効果", "first player": "先にレイヤーを置く人",
    "first turn": "最初のターンを行う人",
    "half": "半面", "hidden trigger": "誘発させるか", "look": "見るかどうか", "may": "行うかどうか", "mode": "モード",
    "order of effect costs": "効果コストの順番", "order of replacements": "置換効果の順番",
    "order of triggers": "誘発した効果の順番", "pitch": "ピッチするカード", "priority": "優先権",
    "replace": "置き換えるか", "search": "探すカード", "shuffle in": "デッキに戻すカード", "target": "対象",
    "x": "Xの値",
}  # fmt: skip


def question(kind: str) -> str:
    """Return what a decision asks, by its kind."""
    name = kind.partition(":")[0]
    return QUESTIONS.get(name, name)


# Where a card goes by a compound event that says so itself.
_SAYS_WHERE: dict[type[Event], str] = {
    kinds.Banish: "banished", kinds.Clear: "graveyard", kinds.Destroy: "graveyard", kinds.Discard: "graveyard",
    kinds.Draw: "hand", kinds.Pitch: "pitch",
}  # fmt: skip
_REACH = 20  # a compound event comes right after what it consists of; the largest are clearings


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """Return events without those that the compound event right after them tells, too."""
    return [event for at, event in enumerate(events) if not _is_told_by(event, events[at + 1 : at + _REACH])]


def _concerns(compound: Event, move: kinds.Move) -> bool:
    if isinstance(compound, kinds.Clear):
        return move.object in compound.objects
    if isinstance(compound, kinds.Draw):
        return compound.player == move.to.owner and compound.by == move.by
    return object_of(compound) == move.object


def _is_told_by(event: Event, following: Sequence[Event]) -> bool:
    if isinstance(event, kinds.Move):
        return any(_SAYS_WHERE.get(type(each)) == event.to.name and _concerns(each, event) for each in following)
    if isinstance(event, kinds.LoseLife):
        return any(isinstance(each, kinds.Deal) and each.object == event.object for each in following)
    return False


class Teller:
    """Tells events of one game. Objects keep the names that they had when they were last seen.

    ``viewer`` is the player who reads: what is private to others has no name for them. None reads everything.
    """

    def __init__(self, state: State, viewer: int | None = None) -> None:
        """Take notice of the objects and players of a state."""
        self._objects: dict[int, Object] = dict(state.objects)
        self._players = [player.name for player in state.players]
        self._viewer = viewer

    def look(self, state: State) -> None:
        """Take notice of the objects of a state, and of those that came and went since the last look."""
        self._objects = {number: known.object for number, known in state.known.items()} | self._objects
        self._objects.update(state.objects)

    def player(self, number: int) -> str:
        """Return what a player is called."""
        return self._players[number]

    def name(self, number: int | None) -> str:
        """Return what an object is called."""
        item = self._objects.get(number) if number is not None else None
        if item is None:
            return "何か"
        if "hero" in item.card.types and item.owner is not None:
            return self._players[item.owner]
        if self._viewer is not None and not item.is_public and item.owner != self._viewer:
            return "カード"
        if item.card.name:
            return f"《{item.card.name}》"
        source = self.name(item.proxy_of if item.proxy_of is not None else item.layer.source if item.layer else None)
        return f"{source}の{'攻撃' if item.proxy_of is not None else 'レイヤー'}"

    def zone(self, zone: Zone) -> str:
        """Return what a zone is called."""
        name = ZONES[zone.name]
        return name if zone.owner is None else f"{self._players[zone.owner]}の{name}"

    def tell(self, event: Event) -> str:
        """Return a sentence for an event, "" for one that nobody at the table would mention."""
        if isinstance(event, kinds.Stack):  # it may be gone again before anybody has looked
            self._objects[event.layer.id] = event.layer
        tell = _SENTENCES.get(type(event))
        return tell(self, event) if tell else ""

    def option(self, option: options.Option, kind: str = "") -> str:
        """Return what choosing an option means, as the answer to a question of some kind."""
        if isinstance(option, options.Number) and kind == "x":
            return f"{option.value}を選ぶ"
        return _OPTIONS[type(option)](self, option)

    def origin(self, number: int) -> str:
        """Return from where a card would be played, "" from hand."""
        zone = self._objects[number].zone.name
        return "" if zone == "hand" else f"{ZONES[zone]}の"

    def ability(self, number: int, place: int) -> str:
        """Return which activated ability of an object is meant, "" where it has but one."""
        own = [ability for ability in self._objects[number].card.abilities if isinstance(ability, Activated)]
        return f"({place + 1}番目)" if len(own) > 1 else ""


def _moved(teller: Teller, event: kinds.Move) -> str:
    where = teller.zone(event.to)
    return f"{teller.name(event.object)}が{where}{'の下' if event.at_bottom else ''}に移る"


def _assets(teller: Teller, event: Any) -> str:  # noqa: ANN401  (gaining or paying)
    verb = "得る" if isinstance(event, kinds.GainAsset) else "支払う"
    return f"{teller.player(event.player)}は{_ASSETS[event.asset]}{event.amount}点を{verb}"


def _dealt(teller: Teller, event: kinds.Deal) -> str:
    kind = _DAMAGE[event.damage]
    return f"{teller.name(event.source)}が{teller.name(event.object)}に{kind}ダメージ{event.amount}点を与える"


def _turned(teller: Teller, event: kinds.Turned) -> str:
    if event.is_shown:
        return f"{teller.name(event.object)}が、そのレイヤーがある間だけ開示状態になる"
    if not event.by:  # that time is over
        return f"{teller.name(event.object)}が、また非開示状態になる"
    return f"{teller.name(event.object)}が{'表向き' if event.is_public else '裏向き'}になる"


def _began(teller: Teller, event: kinds.Began) -> str:
    if event.what == "phase:start":
        return f"{teller.player(event.player)}のターンの{_PHASES[event.what]}"
    return _PHASES.get(event.what, "")


def _taken_back(teller: Teller, event: kinds.TakenBack) -> str:
    numbers = "、".join(rule.partition(":")[2] for rule in event.rules)
    return f"{teller.player(event.player)}のアクションは不適正なので、巻き戻される({numbers})"


_SENTENCES: dict[type[Event], Callable[[Teller, Any], str]] = {
    kinds.Active: lambda t, e: f"{t.player(e.player)}が優先権を得る",
    kinds.Attacked: lambda t, e: f"{t.name(e.object)}が{'と'.join(map(t.name, e.targets))}を攻撃する",
    kinds.Banish: lambda t, e: f"{t.name(e.object)}が追放される",
    kinds.Began: _began,
    kinds.Bring: lambda t, e: f"ゲームの外から《{e.card.name}》が{t.zone(Zone(e.zone, e.player))}に加わる",
    kinds.Clear: lambda t, e: f"{'と'.join(map(t.name, e.objects))}がクリアされる",
    kinds.Closed: lambda _t, _e: "戦闘チェインが閉じる",
    kinds.Count: lambda t, e: f"{t.name(e.object)}に{e.counter}カウンターが{e.amount}個置かれる",
    kinds.Create: lambda t, e: f"{t.player(e.player)}のもとに「{e.token.name}」トークンが作成される",
    kinds.Deal: _dealt,
    kinds.Defended: lambda t, e: f"{t.name(e.object)}が{t.name(e.target)}を守って防御する",
    kinds.Destroy: lambda t, e: f"{t.name(e.object)}が破壊される",
    kinds.Discard: lambda t, e: f"{t.name(e.object)}が捨てられる",
    kinds.Draw: lambda t, e: f"{t.player(e.player)}はカードを1枚引く",
    kinds.GainAsset: _assets,
    kinds.GainLife: lambda t, e: f"{t.name(e.object)}はライフを{e.amount}点得る",
    kinds.Hit: lambda t, e: f"{t.name(e.object)}の攻撃が{t.name(e.target)}にヒットする",
    kinds.Lose: lambda t, e: f"{'と'.join(map(t.player, e.players))}はゲームに敗北する",
    kinds.Looks: lambda t, e: f"{t.player(e.look.player)}は{t.name(e.look.object)}を見始める",
    kinds.LoseLife: lambda t, e: f"{t.name(e.object)}はライフを{e.amount}点失う",
    kinds.Move: _moved,
    kinds.Multi: lambda _t, e: f"「{_MULTI.get(e.kind, e.kind)}」を{len(e.events)}回行う" if e.events else "",
    kinds.Outside: lambda _t, e: f"ゲームの外で「{_OUTSIDE.get(e.doing, '何か')}」を行う",
    kinds.Over: lambda t, e: f"{'と'.join(map(t.player, e.winners))}の勝利" if e.winners else "引き分け",
    kinds.PayAsset: _assets,
    kinds.Pitch: lambda t, e: f"{t.player(e.player)}は{t.name(e.object)}をピッチする",
    kinds.Played: lambda t, e: f"{t.name(e.object)}はプレイされたことになる",
    kinds.Resolved: lambda t, e: f"{t.name(e.object)}の解決が{'失敗する' if e.has_failed else '終わる'}",
    kinds.Revealed: lambda t, e: f"{t.name(e.object)}が公開される",
    kinds.Shuffle: lambda t, e: f"{t.zone(e.zone)}がシャッフルされる",
    kinds.Stack: lambda t, e: f"{t.name(e.layer.layer.source)}のレイヤーがスタックに置かれる",
    kinds.TakenBack: _taken_back,
    kinds.Turned: _turned,
    kinds.Used: lambda t, e: f"{t.name(e.object)}の能力は起動されたことになる",
    kinds.Triggers: lambda t, e: f"{t.name(e.pending.source)}の効果が誘発する",
    kinds.Unpaid: lambda t, e: f"{t.player(e.player)}はコストを支払わなかったので、支払う前まで巻き戻される",
}

_OPTIONS: dict[type[options.Option], Callable[[Teller, Any], str]] = {
    options.Activate: lambda t, o: f"{t.name(o.object)}の能力を起動する{t.ability(o.object, o.ability)}",
    options.Answer: lambda _t, o: f"「{'はい' if o.is_yes else 'いいえ'}」と答える",
    options.Name: lambda _t, o: f"{_NAMES.get(o.name, o.name)}を選ぶ" if o.name else "どれも選ばない",
    options.Number: lambda _t, o: f"{o.value + 1}番目を選ぶ",
    options.Pass: lambda _t, _o: "パスする",
    options.Pick: lambda t, o: "これ以上は選ばない" if o.object is None else f"{t.name(o.object)}を選ぶ",
    options.PickPlayer: lambda t, o: f"{t.player(o.player)}を選ぶ",
    options.Play: lambda t, o: f"{t.origin(o.object)}{t.name(o.object)}をプレイする",
}
