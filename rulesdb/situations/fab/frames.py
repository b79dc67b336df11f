"""Nouns and case frames of Flesh and Blood: attacks, defense, pitching, points, hits, chain links."""

import re
from collections.abc import Collection, Mapping, Sequence

from rulesdb.engine.kernel.language.phrases import PLAIN
from rulesdb.situations.fab.clauses import WORDS, Moment
from rulesdb.situations.fab.wordings import ZONES as OTHER_ZONES
from rulesdb.situations.parts import HeldZone
from rulesdb.situations.prose.frames import Frame, Frames, Noun, alternatives
from rulesdb.situations.prose.nouns import nouns
from rulesdb.situations.prose.shared_frames import FRAMES

_ZONES = {**{str(word): str(word) for word in WORDS[HeldZone, PLAIN].values()}, **OTHER_ZONES}
_ATTACK = "攻撃する|殴る|殴りかかる|アタックする|攻撃を宣言する|攻撃宣言する|攻撃を行う"
_DEFEND = "防御する|ブロックする|守る|受ける|ガードする"
_DAMAGE = "ダメージ/戦闘ダメージ/物理ダメージ/秘術ダメージ"
_DEFENDER = "target=player/card を|に|へ|@?"
# fmt: off
_FRAMES: tuple[Frame, ...] = (
    # combat
    Frame(_ATTACK, "does", f"player は|が, card* で, zone から?, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃する"),
    Frame(_ATTACK, "does", f"player は, card* が|は, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃する"),
    Frame(_ATTACK, "is doing", f"player は|が, card* で, {_DEFENDER}", "{player}は{card}で[{target}を]攻撃している"),
    Frame(f"{_DEFEND}", "does", "player は|が, cards=card/cards* で, zone から?", "{player}は{cards}で防御する"),
    Frame("出す|使う|切る|回す|宣言する|指定する|置く", "does", "player は|が, cards=card/cards* を, zone から?, 防御/ブロック/防御カード に|へ|として", "{player}は{cards}で防御する"),
    Frame(_DEFEND, "is doing", "player は|が, cards=card/cards* で", "{player}は{cards}で防御している"),
    Frame(f"{_DEFEND}", "does not", "player は|が", "{player}は防御しない"),
    Frame("する|行う", "does not", "player は|が, 防御/ブロック を|は", "{player}は防御しない"),
    Frame("対応する|リアクションする", "does not", "player は|が", "{player}は対応しない"),
    Frame("ヒットする|命中する|当たる|通る", "does", "card は|が, target=player/card に?", "{card}がヒットする"),
    Frame("ヒットする|命中する|当たる|通る", "does", "攻撃 は|が, target=player/card に?", "攻撃がヒットする"),
    Frame("ヒットする|命中する|当たる|通る", "does not", "card は|が, target=player/card に?", "{card}はヒットしない"),
    Frame("閉じる|終わる|終了する", "does", "戦闘チェイン/戦闘チェーン/チェイン/戦闘 が|は|を", "戦闘の終わりまで全員がパスを続ける"),
    Frame("入る|移る|なる|進む|行く|来る|進める|突入する|迎える", "does", "everybody は|が?, nothing ?, step に|へ|まで|を, turn の?", "{step}まで全員がパスを続ける"),
    # payment
    Frame("ピッチする", "does", "player は|が, cards=card/cards* を, zone から?", "ピッチするカード: {cards|、}"),
    # life, damage and points
    Frame("与える", "does", f"by=card は|が, target=player に, amount の|, {_DAMAGE} を", "{by}から{target}に{amount}点のダメージが与えられる"),
    Frame("与えられる|入る|飛ぶ", "does", f"target=player に, amount の|, {_DAMAGE} が", "{target}に{amount}点のダメージが与えられる"),
    Frame("受ける|もらう|食らう|くらう|喰らう", "does", f"target=player は|が, amount の|, {_DAMAGE} を?", "{target}に{amount}点のダメージが与えられる"),
    Frame("失う", "does", "player は|が, ライフ を, amount の|", "{player}はライフを{amount}点失う"),
    Frame("得る|回復する", "does", "player は|が, ライフ を, amount の|", "{player}はライフを{amount}点得る"),
    Frame("得る", "does", "player は|が, points を, amount の|?", "{player}は{points}を[{amount}点]得る"),
    Frame("", "is", "player の|は, points は|が, amount ", "{player}の{points}は{amount}である"),
    Frame("ある|残る|持つ", "does", "player は|の|に, points が|を, amount の|", "{player}の{points}は{amount}である"),
    Frame("残る|持つ|余る", "is doing", "player は|の|に, points が|を, amount の|", "{player}の{points}は{amount}である"),
    # what is equipped, what a hero is
    Frame("装備する|着ける|つける|着る|かぶる", "is doing", "player は|が, cards=card/cards* を, zone に?", "{player}は[{zone}に]{cards}を装備している"),
    Frame("", "is", "player の, ヒーロー は, card ", "{player}のヒーローは{card}である"),
    Frame("使う|使用する|操る", "is doing", "player は|が, ヒーロー に|として|?, card を", "{player}のヒーローは{card}である"),
    Frame("", "is", "player の, 知性 は, amount ", "{player}の知性は{amount}である"),
    # questions
    Frame("", "is", "player の|は, points は|が|, much ?", "{player}の{points}は？"),
    Frame("残る|ある|持つ", "does", "player の|は|に, points は|が|を, much ", "{player}の{points}は？"),
    Frame("残る|ある|持つ", "is doing", "player の|は|に, points は|が|を, much ", "{player}の{points}は？"),
    Frame("ヒットする|命中する|当たる", "does", "card は|が, target=player/card に?", "{card}はヒットした？"),
    Frame("ヒットする|命中する|当たる", "is doing", "card は|が, target=player/card に?", "{card}はヒットした？"),
    Frame(_ATTACK, "can", "player は|が, card* で", "{player}は{card}で攻撃できる？"),
    Frame(f"{_DEFEND}|防御に使う|ブロックに使う|防御に出す", "can", "player は|が, cards=card/cards* で|を", "{player}は{cards}で防御できる？"),
    Frame("なる", "does", "card の, stat は|が, much に?", "{card}の{stat}は？"),
    Frame("", "is", "card の, stat は|が|, much ?", "{card}の{stat}は？"),
)
# fmt: on
_POINTS = {
    "リソース": "リソースポイント",
    "リソースポイント": "リソースポイント",
    "資源": "リソースポイント",
    "アクション": "アクションポイント",
    "アクションポイント": "アクションポイント",
    "気": "気ポイント",
}  # fmt: skip
_STATS = {"パワー": "パワー", "攻撃力": "パワー", "防御値": "防御", "防御力": "防御", "コスト": "コスト"}

_STEPS = {
    **{word: word for word in WORDS[Moment, PLAIN].values()}, "ダメージ": "ダメージステップ", "ダメージ計算": "ダメージステップ", "ダメージ処理": "ダメージステップ",
    "クローズステップ": "戦闘の終わり", "エンドフェイズ": "終了フェイズ", "防御": "防御ステップ", "解決": "解決ステップ",
}  # fmt: skip
_ADJUNCTS = {"turn": "{turn}である。", "step": "{step}まで全員がパスを続ける。"}
"""What is said of the time at which something is done."""


def frames(players: Sequence[str], holders: Mapping[str, Collection[str]]) -> Frames:
    """Return the frames of the game for a situation of some players."""
    others = (
        Noun(
            "points",
            f"(?:{alternatives(_POINTS)})(?:の)?(?=[はがを0-9、]|$)",
            lambda text: _POINTS[text.removesuffix("の")],
        ),
        Noun(
            "turn",
            f"(?:{alternatives(players)})の(?:ターン|手番|番)(?:中|の間)?",
            lambda text: re.sub("(?:手番|番)$", "ターン", re.sub("中|の間", "", text)),
        ),
        Noun("step", f"(?:{alternatives(_STEPS)})(?:中)?", lambda text: _STEPS[text.removesuffix("中")]),
        Noun("stat", alternatives(_STATS), _STATS.get),
    )
    return Frames((*_FRAMES, *FRAMES), [*nouns(players, _ZONES), *others], _ADJUNCTS, players, holders)
