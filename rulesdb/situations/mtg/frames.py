"""Nouns and case frames of Magic: creatures that attack and block, mana, sacrifices, counters."""

from collections.abc import Collection, Mapping, Sequence

from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.situations.mtg import nouns as of_game
from rulesdb.situations.mtg.parts import WORDS
from rulesdb.situations.parts import HeldZone
from rulesdb.situations.prose.frames import Frame, Frames
from rulesdb.situations.prose.nouns import nouns
from rulesdb.situations.prose.shared_frames import FRAMES

_OTHER_ZONES = {
    "山札": "ライブラリー", "デッキ": "ライブラリー", "グレイブヤード": "墓地", "グレイブ": "墓地", "戦場": "場", "追放領域": "ゲーム外", "追放": "ゲーム外",
}  # fmt: skip
_ZONES = {**{str(word): str(word) for word in WORDS[HeldZone, PLAIN].values()}, **_OTHER_ZONES}
_ATTACK = "攻撃する|殴る|殴りかかる|アタックする|攻撃に参加する|攻撃宣言する"
_BLOCKED = "ブロックされる|止められる|受け止められる"
_BLOCK = "受け止める|ブロックする|受ける|止める|ブロックに参加する|ブロック宣言する"
# fmt: off
_HOLD = "コントロールする|並べる|出す|立てる|展開する|従える|擁する|用意する"
_SHOW = f"{_HOLD}|持つ|残す|構える"
_BE = "いる|ある|並ぶ|出る|立つ"
_THERE = "場/コントロール下/側"
_SINCE = "前のターンから/以前から/前から/ずっと前から/ターン開始時から ?"
_DAMAGE = "ダメージ/戦闘ダメージ"
_LIFE = "ライフ/残りライフ/ライフ総量"
_RESOLVE = "解決する|解決される"
_OF_STACK = "能力/誘発型能力/起動型能力/誘発した能力/呪文/戦闘ダメージ/スタック/効果"
_TILL_EMPTY = "全部/すべて/全て/順に/順番に/最後まで/スタックが空になるまで/どちらも"
_FRAMES: tuple[Frame, ...] = (
    # what is in play
    *(
        row
        for form in ("is doing", "does")
        for row in (
            Frame(_HOLD if form == "is doing" else "コントロールする", form, f"player は|が, {_SINCE}, groups を|", "{player}は{groups}をコントロールしている"),
            Frame(_SHOW, form, f"player は|が, {_SINCE}, stated を|", "{player}は{stated}をコントロールしている"),
        )
    ),
    *(
        row
        for states in ("stated", "since=前のターンから/以前から/前から/ずっと前から , groups")
        for row in (
            Frame(_BE, "is doing", f"player の|は, {_THERE} に, {states} が|", f"{{player}}は{{{states.split()[-1]}}}をコントロールしている"),
            Frame("いる|ある", "does", f"player の|は, {_THERE} に, {states} が|", f"{{player}}は{{{states.split()[-1]}}}をコントロールしている"),
        )
    ),
    Frame("", "is", f"player の|は, {_THERE} に|は, stated ", "{player}は{stated}をコントロールしている"),
    Frame("", "is", "player の|は, 土地/クリーチャー/パーマネント は, groups ", "{player}は{groups}をコントロールしている"),
    Frame("", "is", "player は, stated ", "{player}は{stated}をコントロールしている"),
    Frame("いる|ある", "does not", f"player の|は, {_THERE} に, groups しか, type が|は", "{player}は{groups}をコントロールしている。{player}はほかに{type}をコントロールしていない"),
    Frame("いる|ある", "does not", f"player の|は|に, {_THERE} に?, ほかに/他に , type が|は", "{player}はほかに{type}をコントロールしていない"),
    Frame("いる|ある", "does not", f"player の|は|に, {_THERE} に?, type が|は", "{player}は{type}をコントロールしていない"),
    Frame("つく|つけられる|付く|エンチャントされる|装備される", "is doing", "host=card に, aura=card が", "{host}に{aura}がつけられている"),
    # when it is
    Frame("", "is", "turn , こと/できごと/出来事/話/場面 の?", "{turn}である"),
    Frame("", "is", "turn ", "{turn}である"),
    Frame("", "is", "turn に", "{turn}に"),
    Frame("なる|入る|移る|進む|来る|迎える|進める", "does", "player は|が?, everybody ?, nothing ?, stage に|へ|まで|を", "{stage}まで全員がパスを続ける"),
    Frame("乗る|置く|積む|載る|置かれる|積まれる|載せる|乗せる", "does", "戦闘ダメージ/ダメージ が|を, スタック に|へ", "戦闘ダメージ・ステップまで全員がパスを続ける"),
    # combat
    Frame(_ATTACK, "does", "player は|が, cards=card/cards* で, target=player を|に|へ|@?", "{player}は{cards}で攻撃する"),
    Frame(_ATTACK, "does", "player は, cards=card/cards* が|は, target=player を|に|へ|@?", "{player}は{cards}で攻撃する"),
    Frame("攻撃に参加させる|攻撃させる", "does", "player は|が, cards=card/cards* を", "{player}は{cards}で攻撃する"),
    Frame(_ATTACK, "does not", "player は|が", "{player}は攻撃しない"),
    Frame(_BLOCK, "does", "player は|が, cards=card/cards* で, attacker=card を", "{player}は{cards}で{attacker}をブロックする"),
    Frame(_BLOCK, "does", "player は|が, cards=card/cards* で", "{player}は{cards}でブロックする"),
    Frame(_BLOCK, "does", "player は, cards=card/cards* が|は, attacker=card を", "{player}は{cards}で{attacker}をブロックする"),
    Frame(_BLOCK, "does not", "player は|が", "{player}はブロックしない"),
    Frame(_BLOCK, "does not", "nobody も", "誰もブロックしない"),
    Frame(_BLOCKED, "does", "attacker=card は|が, blockers=card/cards に", "{attacker}は{blockers}にブロックされる"),
    Frame(_BLOCKED, "does", "player に, cards=card/cards で", "{player}は{cards}でブロックする"),
    Frame(_BLOCKED, "does not", "attacker=card は|が", "{attacker}はブロックされない"),
    Frame("", "is", "ブロック は|が, なし/無し ", "誰もブロックしない"),
    Frame("生け贄に捧げる|サクリファイスする|サクる|生け贄にする", "does", "player は|が, cards=card/cards* を", "{player}は{cards}を生け贄に捧げる"),
    Frame("生け贄に捧げる|サクる|生け贄にする", "does", "player は|が, ability* で, cards=card/cards を", "{player}は{ability}を起動する。選ぶもの: {cards|、}"),
    Frame("食わせる|食べさせる|捧げる|食う", "does", "player は|が, cards=card/cards を, eater=card* に", "{player}は{eater}の能力を起動する。選ぶもの: {cards|、}"),
    # spells
    Frame("合わせる|被せる|かぶせる|当てる|重ねる", "does", "player は|が, card* を, target=player/card に|@?", "{player}は対応する。{player}は{card}をプレイする[。対象: {target}]"),
    Frame("奪う|寝返らせる", "does", "player は|が, card を", "{player}は{card}を対象とする。{player}は{card}のコントロールを得る"),
    # damage, life
    Frame("与えられる|入る|飛ぶ", "does", f"target=player/card に, amount の|が|, {_DAMAGE} が?", "{target}は{amount}点のダメージを受ける"),
    Frame("与えられる|入る|飛ぶ", "does", f"先制攻撃 の, target=player/card に, amount の|が|, {_DAMAGE} が?", "先制攻撃の戦闘ダメージ・ステップまで全員がパスを続ける。{target}は{amount}点のダメージを受ける"),
    Frame("受ける|もらう|食らう|くらう", "does", f"target=player/card は|が, amount の|を|, {_DAMAGE} を?", "{target}は{amount}点のダメージを受ける"),
    Frame("割り振る|回す", "does", f"player は|が?, target=player に|へ, amount の|を|, {_DAMAGE} を?", "守備プレイヤーに割り振る戦闘ダメージ: {amount}点"),
    *(
        row
        for everybody in ("everybody", "nobody")
        for row in (
            Frame("", "is", f"{_LIFE} は|が|, {everybody} が|は|の|も|?, amount ", "全員のライフは{amount}である"),
            Frame("", "is", f"{everybody} は|の|も|, {_LIFE} は|が|, amount ", "全員のライフは{amount}である"),
        )
    ),
    Frame("", "is", f"{_LIFE} は|が|, lives ", "全員のライフは{lives}である"),
    Frame("", "is", f"{_LIFE} は|が, player が|は, amount ", "{player}のライフは{amount}である"),
    # what resolves
    Frame(_RESOLVE, "does", "nothing ?", "スタックにあるものが解決される"),
    Frame(_RESOLVE, "does", "これ/それ が|は|も", "スタックにあるものが解決される"),
    Frame(_RESOLVE, "does", f"nothing ?, {_TILL_EMPTY} ", "スタックにあるものがすべて解決される"),
    Frame(_RESOLVE, "does", f"{_OF_STACK} が|は|も, {_TILL_EMPTY} ", "スタックにあるものがすべて解決される"),
    Frame(_RESOLVE, "is doing", f"{_OF_STACK} が|は|も, {_TILL_EMPTY} ", "スタックにあるものがすべて解決される"),
    Frame(_RESOLVE, "does", f"first=能力/誘発型能力/呪文 も, second=戦闘ダメージ/能力/呪文 も, {_TILL_EMPTY} ?", "スタックにあるものがすべて解決される"),
    Frame(f"{_RESOLVE}|通る", "does", "nothing ?, card が|は|も", "{card}が解決される"),
    Frame("解決させる", "does", "nothing ?, card を", "{card}が解決される"),
    Frame(_RESOLVE, "does", "能力/誘発型能力/起動型能力/誘発した能力 が|は|も", "能力が解決される"),
    Frame(_RESOLVE, "does", "ability が|は|も", "{ability}が解決される"),
    Frame(f"{_RESOLVE}|終わる|終える|処理される", "does", "戦闘ダメージ/ダメージ/戦闘/戦闘フェイズ が|を", "戦闘終了ステップまで全員がパスを続ける"),
    Frame("与え合う|与えあう|与える", "does", "戦闘ダメージ/ダメージ を", "戦闘終了ステップまで全員がパスを続ける"),
    Frame("誘発する", "does", "能力/誘発型能力 が|は", "能力が誘発する"),
    # questions
    Frame("受ける|もらう|食らう|くらう", "does", f"target=player/card は|が, much の|, {_DAMAGE} を?", "{target}は何点のダメージを受ける？"),
    Frame("コントロールする|持つ", "is doing", "who が|は, card を|は", "{card}のコントローラーは誰？"),
    Frame("死ぬ|死亡する|破壊される|やられる|落ちる", "does", "card は|が", "{card}は墓地にある？"),
    Frame("死ぬ|死亡する|破壊される", "is doing", "card は|が", "{card}は墓地にある？"),
    Frame("生き残る|残る|生きる|生存する", "is doing", "card は|が, 場/戦場 に?", "{card}は場にある？"),
    Frame("生き残る|生き延びる|残る|生還する", "does", "card は|が, 戦闘 を|で?", "{card}は場にある？"),
    Frame("出る", "does", "card は|が, 場/戦場 に", "{card}は場にある？"),
    *(
        row
        for trait in ("パワー", "タフネス")
        for row in (
            Frame("", "is", f"card の, {trait} は|が|, much ?", f"{{card}}の{trait}は？"),
            Frame("なる", "does", f"card の, {trait} は|が|, much に|", f"{{card}}の{trait}は？"),
        )
    ),
    Frame("いる|ある|残る", "does", "player の|は, 場/戦場 に, named は|が, much ", "{player}がコントロールする「{named}」はいくつ？"),
    Frame("残る|並ぶ|出る", "is doing", "player の|は, 場/戦場 に, named は|が, much ", "{player}がコントロールする「{named}」はいくつ？"),
    Frame("引く", "can", "player は|が, card で|によって, カード を", "{player}は{card}でカードを引く？"),
    Frame("取る|とる|選ぶ|する", "can", "player は|が?, card* の, 対象 に, target=player/card を|は", "{player}は{target}を対象に{card}をプレイできる？"),
)
# fmt: on

_ADJUNCTS: Mapping[str, str] = {
    "turn": "{turn}に。",
    "stage": "{stage}まで全員がパスを続ける。",
    "response": "{player}は対応する。",
    "paid": "。マナを出すもの: {paid}",
    "kicked": "。追加コストを支払うか: はい",
    "mana": "。{player}は「{mana}」を支払う",
}
"""What is said of when something is done, and of how it is paid for."""


def frames(players: Sequence[str], holders: Mapping[str, Collection[str]]) -> Frames:
    """Return the frames of the game for a situation of some players."""
    return Frames((*_FRAMES, *FRAMES), [*of_game.nouns(players), *nouns(players, _ZONES)], _ADJUNCTS, players, holders)
