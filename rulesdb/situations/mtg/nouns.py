"""The nouns of situations of Magic: moments of a turn, groups of permanents, what pays for something, mana, types."""

import re
from collections.abc import Iterator, Mapping, Sequence

from rulesdb.engine.kernel.cards.roles import Ability
from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.engine.mtg.cards import COLORS, SYMBOLS
from rulesdb.engine.mtg.events.teller import MANA
from rulesdb.engine.mtg.language.record_words import TYPES
from rulesdb.situations.mtg.parts import WORDS
from rulesdb.situations.prose.frames import OTHER, OWN, Noun, alternatives
from rulesdb.situations.prose.nouns import JOINT

_UNIT = "(?:枚|体|個|つ|本)"
_COUNT = f"[0-9]+{_UNIT}"
ANY_MAIN = "メイン・フェイズ"
"""The word for a main phase, whichever comes next."""
_MAIN = "メイン(?:・?フェイズ|・?フェーズ)?"
_STEP = "(?:・?ステップ|・?フェイズ|・?フェーズ)?"
_ARRIVING = "乗る|載る|置かれる|積まれる|積む|置く|乗せる|与えられる|与える|入る|移る|解決される|解決する"
_BEFORE_DAMAGE = f"(?:戦闘)?ダメージ(?:の|が|を|に)?(?:スタックに)?(?:{_ARRIVING})?前"
_DECLARED = "(?:(?:・?クリーチャー)?の?(?:指定|宣言|確定)(?:・?ステップ|の?後|の?あと|時)?|の?(?:後|あと))"
_STAGES: Mapping[str, str] = {
    f"アップキープ(?:開始時?|の開始時?)?{_STEP}": "アップキープ・ステップ",
    f"ドロー{_STEP}": "ドロー・ステップ",
    f"(?:第[1一]|戦闘前の?|戦闘フェイズ前の?|最初の|1回目の){_MAIN}|{_MAIN}[1一]": "戦闘前メイン・フェイズ",
    f"(?:第[2二]|戦闘後の?|後半の|2回目の)(?:第[2二])?{_MAIN}|{_MAIN}[2二]": "戦闘後メイン・フェイズ",
    _MAIN: ANY_MAIN,
    f"攻撃{_DECLARED}|ブロック(?:・?クリーチャー)?(?:の?(?:指定|宣言))?の?前": "攻撃クリーチャー指定ステップ",
    f"ブロック(?:された(?=後|あと))?{_DECLARED}|{_BEFORE_DAMAGE}": "ブロック・クリーチャー指定ステップ",
    "(?:最初|[1一][回度]目)の(?:戦闘)?ダメージ・?ステップ": "先制攻撃の戦闘ダメージ・ステップ",
    f"先制攻撃の?(?:戦闘)?ダメージ(?:・?ステップ)?|(?:通常|普通)の{_BEFORE_DAMAGE}": "先制攻撃の戦闘ダメージ・ステップ",
    "(?:戦闘)?ダメージがスタックにある(?:間|うち|状態|とき|時)?": "戦闘ダメージ・ステップ",
    "(?:(?:[2二][回度]目|通常|普通)の)?(?:戦闘)?ダメージ・?ステップ|戦闘ダメージ": "戦闘ダメージ・ステップ",
    "戦闘(?:の?終了|終わり)(?:時|・?ステップ)|戦闘の終わり": "戦闘終了ステップ",
    "戦闘(?:開始(?:時|・?ステップ)?|・?フェイズ|・?フェーズ)?": "戦闘開始ステップ",
    "(?:ターン)?(?:終了|エンド)(?:・?ステップ|時)|ターンの(?:終わり|最後)": "ターン終了ステップ",
    "(?:ターン・?)?エンド(?:・?フェイズ|の?前)?": "ターン終了ステップ",
}
"""Patterns of what the steps and main phases are called, with their names."""
_STAGE = "|".join(_STAGES)
_STEP_AFTER: Mapping[str, str] = {"アップキープ・ステップ": "ドロー・ステップ", "ドロー・ステップ": ANY_MAIN}
"""The steps that every turn has, with what comes next."""
_DURING = "(?:の?(?:途中|最中|間|うち)|中)?(?:の(?:こと|できごと|出来事|話|場面))?"
_HIDDEN = "(?:先|前|以前)のターンに裏向きで(?:出し|プレイし|唱え|出され|プレイされ)た"
_STATES: Mapping[str, str] = {
    f"裏向き(?:状態)?|{_HIDDEN}": "裏向きの",
    "アンタップ(?:状態)?|立って(?:い)?る|起きて(?:い)?る|立てた|タップして(?:い)?ない|使える": "アンタップ状態の",
    "タップ(?:状態|済み|されて(?:い)?る)?|寝て(?:い)?る|寝た|寝かせた": "タップ状態の",
}
_BEFORE = "|".join(f"(?:{state})の?" for state in _STATES)
_BEHIND = "(?:アンタップ|タップ)(?:状態|済み)?で"
_ONLY = "(?:だけ|のみ|きり|ぽっち)?"
_GROUP = (
    rf"(?P<state>{_BEFORE})?(?:(?P<before>[0-9]+){_UNIT}の)?(?P<inner>{_BEFORE})?《(?P<name>[^》]*)》"
    rf"(?:[をが]?(?P<behind>[0-9]+){_UNIT}(?!目|の))?(?P<after>{_BEHIND})?{_ONLY}"
)
_REMARK = (
    r"\((?:どれも|どちらも|すべて|全て|全部|いずれも|両方とも)?(?P<all>アンタップ|タップ)(?:状態)?\)"
    r"|が(?:どれも|どちらも|すべて|全て|全部|いずれも|両方とも)?(?P<all_so>アンタップ|タップ)(?:状態|済み)?で"
)
_WITHOUT_NAMES = re.compile(r"\?P<\w+>")
_ONE_GROUP = _WITHOUT_NAMES.sub("?:", _GROUP)
_ANY_REMARK = _WITHOUT_NAMES.sub("?:", _REMARK)
_TAPPING = "(?:タップし|寝かせ|寝かし|倒し|使っ|使用し|支払っ|払っ)て?"
_LEFT = "(?:残りの|残った|残る|自分の|もう1[枚つ]の)?(?:アンタップ(?:状態)?の)?"
_LAND = f"{_LEFT}《[^》]*》(?:を?{_COUNT})?(?:(?:と|、){_LEFT}《[^》]*》(?:を?{_COUNT})?)*"
_KICKER = "(?:キッカー|バイバック|追加コスト)(?:・?コスト)?"
_SYMBOL = r"\{[^{}]+\}"
_SYMBOLS = f"(?:{_SYMBOL})+"
_FROM = (
    f"から(?=、|(?:自分の|手札の)?《|{_SYMBOLS}|[0-9]マナ)|のマナ(?:で|を使って)"
    "|で(?=、?[^、。]*《)(?![^、。]*(?:攻撃|殴|ブロック|守|受))"
)
_AS_MANA = "マナ(?:で|を(?:出し|生み出し|引き出し)(?:て|(?=、)))"
_POOL = f"(?:残った|残りの|残る|余った|浮いた|浮いている|その)?{_SYMBOLS}"
_PAID = (
    f"(?:{_POOL}(?:と|、))?{_LAND}(?:(?:と|、){_POOL}(?=で))?"
    f"(?:(?:を|の)?(?:全部|すべて|全て|両方|どちらも)?を?{_TAPPING}|{_FROM}|から(?:出した|出る)?{_AS_MANA}"
    f"|から(?:{_SYMBOLS}|[0-9]マナ)を(?:出し|生み出し|引き出し|得)て?)"
)
_BEFORE_RESOLVING = "(?:が|の)解決(?:する|される)?前に"
_RESPONDING = "(?:対応(?:して|で|し)|レスポンス(?:で|して|として|し)|応じて|スタックで|スタックして)"
_PART = "[^。、《》はが]{1,20}?"
_DESCRIBED = (
    f"《[^》]*》(?:の|を|から)(?!(?:上の)?(?:起動型|誘発型)?能力|[0-9]+(?:番目|つ目)|[^能]*(?:番目|つ目|対象|誘発|出た|離れた|その|もう))"
    f"{_PART}(?:、{_PART})?能力(?=[をは])"
)
_EFFECT = (
    "[^。、《》はが「」をに]{0,12}[をに]?[^。、《》はが「」をに]{0,10}(?:得る|受ける|与える|失う|大きくする|失わせる"
    "|軽減する|破壊する|引く|捨てる|戻す|打ち消す|(?:アン)?タップする)"
)
_BASIC_LANDS = frozenset({"平地", "島", "沼", "山", "森"})
_MANA: Mapping[str, str] = {SYMBOLS[color]: word for color, word in MANA.items() if color in COLORS}
_SYMBOL_OF = {word: symbol for symbol, word in _MANA.items()}
_TYPE_WORDS = {word: word for word in TYPES.values()} | {"パーマネント": "パーマネント", "生物": "クリーチャー"}


class _Turns:
    """The turns of players, and the steps and main phases of them."""

    def __init__(self, player: str) -> None:
        """Know the pattern of the players."""
        stage = f"(?P<stage>{_STAGE}|(?<=ターンの)(?:終わり|最後))"
        self._turn = re.compile(
            f"(?P<whose>{player})の(?P<next>次の)?(?P<turn>ターン|手番)?(?:の|、)?{stage}?{_DURING}"
        )
        self._next = re.compile(
            f"(?P<first>次の)?(?:(?P<whose>{player})の)?(?P<next>次の|返しの)?(?:(?P<after>{player})の)?"
            f"(?:(?:(?:ターン|手番)の(?=アップキープ|ドロー))?(?P<stage>{_STAGE})|ターン|手番)"
        )

    def nouns(self) -> Iterator[Noun]:
        """Yield the nouns: a turn or a moment of it, the same to come, a step that is over, and the next one."""
        yield Noun("turn", _WITHOUT_NAMES.sub("?:", self._turn.pattern), self._moment)
        yield Noun("coming", _WITHOUT_NAMES.sub("?:", self._turn.pattern), self._coming)
        yield Noun("past", _WITHOUT_NAMES.sub("?:", self._turn.pattern), self._past)
        yield Noun("next", _WITHOUT_NAMES.sub("?:", self._next.pattern), self._following)
        # in whose next turn somebody does something, is to be said
        yield Noun("then", rf"(?!次の(?:ターン|手番)){_WITHOUT_NAMES.sub('?:', self._next.pattern)}", self._following)

    def _moment(self, text: str, main: str = "のターンの戦闘前メイン・フェイズ") -> str | None:
        """Return a turn, or a moment of one; ``main`` are the words for a main phase that is not told apart."""
        found = self._turn.fullmatch(text)
        if found is None or found["next"] or not (found["turn"] or found["stage"]):
            return None
        if found["stage"] == "戦闘" and not found["turn"]:
            return None
        stage = (_stage(found["stage"]) or "ターン終了ステップ") if found["stage"] else ""
        of_turn = f"のターンの{stage}" if stage else "のターン"
        return f"{found['whose']}{main if stage == ANY_MAIN else of_turn}"

    def _coming(self, text: str) -> str | None:
        return self._moment(text, f"の{ANY_MAIN}")

    def _past(self, text: str) -> str | None:
        """Return what comes behind a step."""
        found = self._turn.fullmatch(text)
        stage = _STEP_AFTER.get(_stage(found["stage"]) or "") if found and found["stage"] else None
        return self._coming(f"{found['whose']}の{stage}") if found and stage else None

    def _following(self, text: str) -> str | None:
        found = self._next.fullmatch(text)
        players = [one for one in (found["whose"], found["after"]) if one] if found else []
        if found is None or len(players) > 1 or bool(found["first"]) == bool(found["next"]):
            return None
        stage = _stage(found["stage"]) if found["stage"] else "ターン"
        return f"{''.join(f'{one}の' for one in players)}次の{stage}"


def nouns(players: Sequence[str], first_lines: Mapping[str, str]) -> Iterator[Noun]:
    """Yield the nouns of the game, for a situation of some players and cards with these first lines of sheets."""
    player = alternatives([*players, *OWN, *OTHER])
    yield from _Turns(player).nouns()
    yield Noun(
        "peace",
        "(?:(?:誰も|どちらも|お?互いに?)?攻撃(?:せず|しないで)に?|(?:攻撃|戦闘)なしで)",
        lambda _: "誰も攻撃せずに",
    )
    stage = f"(?:その|同じ|この|続く)?(?:ターンの)?(?:{_STAGE}){_DURING}"
    yield Noun("stage", stage, _stage)
    # 戦闘で and 戦闘中に are not the beginning of combat, ドローで is no step
    yield Noun(
        "moment",
        rf"(?!(?:この|その|今回の)?(?:戦闘|ドロー)(?:{_DURING})?(?![ァ-ヺー一-龠・のが]|終わり)){stage}",
        _stage,
    )
    groups = f"{_ONE_GROUP}(?:{JOINT}{_ONE_GROUP})*(?:{_ANY_REMARK})?"
    yield Noun("groups", groups, _groups)
    yield Noun("stated", groups, lambda text: _groups(text, is_stated=True))
    yield Noun("counted", groups, lambda text: _groups(text) if _are_counted(text) else None)
    yield Noun("listed", groups, lambda text: _groups(text) if _is_list(text) else None)
    yield Noun(
        "spell",
        f"(?:(?:{player})の)?《[^》]*》",
        lambda text: text if _is_of(text, first_lines, "インスタント|ソーサリー") else None,
    )
    yield Noun(
        "permanent",
        f"(?:(?:{player})の)?《[^》]*》",
        lambda text: None if _is_of(text, first_lines, "インスタント|ソーサリー") else text,
    )
    yield Noun("player", "(?:プレイヤー)?本体|顔面?", lambda _: "対戦相手")
    yield Noun(
        "tapped",
        f"(?:(?:{player})の)?《[^》]*》(?:を(?:タップし|寝かせ|倒し)(?:て|(?=、))|から|で)",
        _card,
    )
    yield Noun(
        "gear", f"(?:(?:{player})の)?《[^》]*》", lambda text: text if _is_of(text, first_lines, "装備品") else None
    )
    yield Noun("floating", "(?:その|出た|残りの|残った|余った|浮いた|浮いている)マナ(?:で|を使って|から)")
    yield Noun("idle", "何(?:も|事も|ごとも)(?:なく|なし|無く|無し|(?:せ|起き|起こら)ずに?)?")
    keywords = alternatives({*map(str, WORDS[type[Ability], PLAIN].values())} - {"能力"})
    ending = "(?:の?(?:誘発型|起動型|誘発した|起動した)?能力|の誘発)?"
    yield Noun("keyword", f"(?:{keywords}){ending}", lambda text: re.sub(f"{ending}$", "", text))
    yield Noun("symbols", f"(?:{_SYMBOLS}|[0-9]+マナ)", lambda text: f"「{_mana(text)}」")
    yield Noun("group", _ONE_GROUP, _groups)
    one = f"(?:手札の|(?:{player})の)?《[^》]*》"
    yield Noun("discarded", f"{one}を(?:手札から)?(?:捨て|ディスカードし)て", _card)
    yield Noun(
        "sacrificed", f"{one}を(?:(?:生け贄に(?:捧げ|し)|サクっ|サクリファイスし)(?:て|(?=、))|生け贄に(?=《))", _card
    )
    yield Noun("returned", f"{one}(?:を1枚|1枚を|を)(?:オーナーの|自分の)?手札に戻して?", _card)
    yield Noun("unblocked", "ブロック(?:せず|しないで)に?")
    yield Noun("paid", _PAID, lambda text: _paid(text, first_lines))
    yield Noun(
        "mana",
        rf"(?:{_SYMBOLS}|[0-9]+マナ|[白青黒赤緑]マナ(?:[0-9]点)?を|(?:(?:その)?(?:[0-9]+マナ)?の?うち)?[0-9]+(?:点|マナ)(?=で))(?:を?(?:支払っ|払っ|使っ|出し|支払い|払い)て?|で(?=、?[^、。]*《|、))",
        _mana,
    )
    yield Noun(
        "response",
        f"(?:(?:それ|これ|その呪文|その能力)(?:に|へ|への))?{_RESPONDING}|(?:それ|これ){_BEFORE_RESOLVING}"
        "|(?:それ|これ|その呪文|その能力)が(?:まだ)?スタックに(?:ある|乗っている|積まれている)(?:間|うち)に",
    )
    yield Noun(
        "answered",
        rf"(?:(?:(?:{player})の)?《[^》]*》(?:の(?:[ァ-ヺー一-龠]{{1,8}})?能力)?|(?:{keywords}){ending})"
        rf"(?:(?:に|へ|への){_RESPONDING}|{_BEFORE_RESOLVING}|がスタックに(?:ある|乗っている|積まれている)(?:間|うち|状態)[にで])",
        lambda text: re.sub(
            "》(?:の.*?(能力))?.*|(?<!》)(?:の(?:誘発|能力))?(?:に|へ|が|の)(?:対応|応じ|レス|スタック|解決).*",
            lambda found: f"{found[0][:1] if found[0].startswith('》') else ''}{'の能力' if found[1] else ''}",
            text,
        ),
    )
    yield Noun(
        "kicked",
        f"{_KICKER}(?:込みで|(?:も|を)(?:支払っ|払っ|支払い|払い)て?|つきで|付きで)",
    )
    yield Noun(
        "named",
        "《[^》]*》(?:・?トークン)?|[ァ-ヺー一-龠]+・?トークン",
        lambda text: re.sub("[《》]|・?トークン", "", text),
    )
    yield Noun("token", "[ァ-ヺー一-龠]+・?トークン", lambda text: re.sub("・?トークン$", "", text))
    yield Noun("color", rf"[無白青黒赤緑]色?マナ|{'|'.join(map(re.escape, _MANA))}", lambda text: _MANA.get(text, text))
    yield Noun("lives", "[0-9]+点?(?:対|-|ー|―|vs)[0-9]+点?", _equal)
    yield Noun("unkicked", f"{_KICKER}(?:を|は|も)?(?:支払わ|払わ)(?:ずに?|ないで)|{_KICKER}(?:なし|無し)で")
    yield Noun("size", "P/T|パワー/タフネス|パワーとタフネス|サイズ|大きさ")
    yield Noun("sizes", "何/何|いくつ/いくつ")
    yield Noun("after", "戦闘(?:ダメージ)?(?:後|のあと|の後)(?:の(?!《))?")
    yield Noun(
        "counter",
        "「?(?:[+-][0-9]/[+-][0-9]|[ァ-ヺー]+|[一-龠々]+(?:(?![にはがをのとも])[ぁ-ん]){0,2})」?・?カウンター",
        _counter,
    )
    yield from _of_the_course()
    yield Noun("type", alternatives(_TYPE_WORDS), _TYPE_WORDS.get)


def _of_the_course() -> Iterator[Noun]:
    """Yield the nouns of what is told of abilities, copies and damage, and asked about them."""
    first = "先制攻撃の?|先制攻撃(?:と|や|か)(?:二段|2段)攻撃(?:を持つクリーチャー)?の|(?:最初|[1一][回度]目)の"
    yield Noun("struck", f"(?:{first})(?:戦闘)?ダメージ(?:だけ|のみ)?")
    yield Noun("regular", "(?:通常|普通|[2二][回度]目)の(?:戦闘)?ダメージ")
    yield Noun("library", "ライブラリー|山札|デッキ")
    yield Noun("winning", "(?:この)?(?:ゲーム|勝負|対戦)?(?:に|で|の)?(?:勝つの|勝者|勝ったの|勝利するの|勝利したの)")
    yield Noun("described", _DESCRIBED, _described)
    yield Noun("mode", f"{_EFFECT}(?:こと|ほう|方|モード)", lambda text: re.sub("(?:こと|ほう|方|モード)$", "", text))
    yield Noun(
        "chosen",
        f"「[^「」]+」の?(?:モード|ほう|方)(?:で|を選(?:んで|び|択して))|{_EFFECT}(?:モード|ほう|方)で",
        lambda text: re.sub("^「|(?:」の?)?(?:モード|ほう|方)(?:で|を選.*)$", "", text),
    )
    yield Noun(
        "replacing",
        "(?:《[^》]*》の)?(?:(?:ダメージの?)?軽減|2倍(?:にする)?|置換|ダメージを(?:軽減|2倍に)する)の?(?:効果|ほう|方)?|《[^》]*》の効果",
        lambda text: re.sub("[《》]|の?(?:効果|ほう|方)$", "", text),
    )
    yield Noun(
        "resolving",
        "《[^》]*》(?:の能力)?(?:が解決(?:される|する)|の解決の)(?:とき|時|際)に?",
        lambda text: re.sub("(?:が解決|の解決).*$", "", text),
    )
    yield Noun("effect", f"{_EFFECT}|ライフ(?:の?回復)?|[+-][0-9]/[+-][0-9](?:の?修整)?")
    yield Noun(
        "deed",
        "[^。、《》はが「」]{0,12}?(?:[うくすつぶむるぐ]|再生の?|生け贄の?|ライフの)(?:起動型|誘発型)?能力",
        lambda text: re.sub("の?(?:起動型|誘発型)?能力$", "", text),
    )
    yield Noun("madness", f"マッドネス(?:・?コスト)?(?:の)?(?:{_SYMBOLS})?(?:で|を(?:支払っ|払っ)て)")
    yield Noun("hue", "[白青黒赤緑](?=$|を|に|の)", str)
    yield Noun("copies", "(?:ストームの?|ストームでの?|その)?コピー")
    yield Noun("soonest", "(?:先に|最初に|初めに)(?:解決される|解決する)(?:の|能力)は")
    yield Noun("whose", "誰|だれ|どちら(?:のプレイヤー)?|どのプレイヤー|どっち")
    yield Noun("entering", "場に出(?:るに際し(?:て)?|る際に?|るとき(?:に)?|す際に?|すとき(?:に)?)")
    yield Noun("controlling", "コントロール(?:して(?:い)?る|する)(?:のプレイヤー|プレイヤー|の)")
    yield Noun("special", "(?:この|その)?待機|(?:この|その)?(?:特別な行動|表向き化)")
    yield Noun("blockers", "ブロック(?:する|できる|に回れる)(?:クリーチャー|もの)")
    yield Noun("onto", "《[^》]*》の上")
    yield Noun("uses", "(?:ほかに|他に)?(?:マナの)?使い(?:道|みち|所|どころ)")
    yield Noun("step", f"(?:{_STAGE})(?<=(?:プ|ズ|時))", _stage)


def _are_counted(text: str) -> bool:
    """Whether each of several groups has its number behind が."""
    found = [*re.finditer(_GROUP, text)]
    return len(found) > 1 and all(one["behind"] and "》が" in one[0] for one in found)


def _is_list(text: str) -> bool:
    """Whether a number behind が is that of the last card alone: the others have one, or it alone is a basic land."""
    *others, last = re.finditer(_GROUP, text)
    is_land, are_lands = last["name"] in _BASIC_LANDS, [one["name"] in _BASIC_LANDS for one in others]
    are_counted = [bool(one["before"] or one["behind"]) and "》が" not in one[0] for one in others]
    return bool(others and last["behind"]) and (all(are_counted) or (is_land and not any(are_lands)))


def _is_of(text: str, first_lines: Mapping[str, str], types: str) -> bool:
    """Whether a card has one of some types, a pattern, in the first line of its sheet."""
    name = text[text.index("《") + 1 : -1]
    return re.search(types, first_lines.get(name, "")) is not None


def _card(text: str) -> str:
    """Return a card without the words around it, but for whose it is."""
    return text[: text.index("》") + 1].removeprefix("手札の")


def _described(text: str) -> str:
    """Return an ability of a card with what is said of it in quotation marks."""
    name, words = text.removesuffix("能力").split("》", 1)
    return f"{name}》の「{re.sub('^(?:の|を|から)|の$', '', words)}」能力"


def _counter(text: str) -> str:
    return re.sub("[「」]|・?カウンター$", "", text)


def _mana(text: str) -> str:
    """Return mana in symbols, also an amount of it (5マナ, 黒マナ2点)."""
    if of_color := re.match("([白青黒赤緑]マナ)(?:([0-9])点)?を", text):
        return _SYMBOL_OF[of_color[1]] * int(of_color[2] or 1)
    amount = re.match("(?:(?:その)?(?:[0-9]+マナ)?の?うち)?([0-9]+)", text)
    return f"{{{amount[1]}}}" if amount else "".join(re.findall(_SYMBOL, text))


def _stage(text: str) -> str | None:
    """Return the name of a step or main phase by another name."""
    plain = re.sub(f"^(?:その|同じ|この|続く)?(?:ターンの)?|{_DURING}$", "", text)
    called = (name for words in (text, plain) for pattern, name in _STAGES.items() if re.fullmatch(pattern, words))
    return next(called, None)


def _groups(text: str, *, is_stated: bool = False) -> str | None:
    """Return groups of permanents in the words of the language, None for one that is said to be in two states.

    With ``is_stated``, also None if no state is said: nothing else tells that cards are in play.
    """
    remark = re.search(_REMARK, text)
    of_all = {_state(remark["all"] or remark["all_so"])} if remark else set()
    found = []
    for one in re.finditer(_GROUP, text):
        said = [words for words in (one["state"], one["inner"], one["after"]) if words]
        states = {_state(re.sub("[ので]$", "", words)) for words in said} | of_all
        counts = {int(number) for number in (one["before"], one["behind"]) if number}
        if len(states) > 1 or len(counts) > 1:
            return None
        is_stated = is_stated and not states
        found.append((f"{''.join(states)}《{one['name']}》", "".join(f"{count}枚" for count in counts)))
    is_plain = all(words.startswith("《") and not count for words, count in found)
    return None if is_stated else "と".join(f"{words}{count or ('' if is_plain else '1枚')}" for words, count in found)


def _state(words: str) -> str:
    return next(state for pattern, state in _STATES.items() if re.fullmatch(pattern, words))


def _paid(text: str, first_lines: Mapping[str, str]) -> str | None:
    """Return what is tapped for mana in the words of the language, None for instants and sorceries."""
    if any(_is_of(one, first_lines, "インスタント|ソーサリー") for one in re.findall("《[^》]*》", text)):
        return None
    found = re.finditer(rf"《([^》]*)》(?:を?([0-9]+){_UNIT})?", text)
    return "、".join(f"《{one[1]}》{f'{one[2]}枚' if one[2] else ''}" for one in found)


def _equal(text: str) -> str | None:
    """Return the life of both players, None if they differ, since nobody says whose is whose."""
    found = {*re.findall("[0-9]+", text)}
    return found.pop() if len(found) == 1 else None
