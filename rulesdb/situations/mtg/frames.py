"""Nouns and case frames of Magic: creatures that attack and block, mana, sacrifices, counters."""

from collections.abc import Collection, Mapping, Sequence

from rulesdb.engine.kernel.language.phrases import PLAIN
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
_BLOCK = "ブロックする|受ける|止める|ブロックに参加する|ブロック宣言する"
# fmt: off
_FRAMES: tuple[Frame, ...] = (
    Frame(_ATTACK, "does", "player は|が, cards=card/cards* で, target=player を|に|へ|@?", "{player}は{cards}で攻撃する"),
    Frame(_ATTACK, "does", "player は, cards=card/cards* が|は, target=player を|に|へ|@?", "{player}は{cards}で攻撃する"),
    Frame("攻撃に参加させる|攻撃させる", "does", "player は|が, cards=card/cards* を", "{player}は{cards}で攻撃する"),
    Frame(_BLOCK, "does", "player は|が, cards=card/cards* で, attacker=card を", "{player}は{cards}で{attacker}をブロックする"),
    Frame(_BLOCK, "does", "player は|が, cards=card/cards* で", "{player}は{cards}でブロックする"),
    Frame(_BLOCK, "does", "player は, cards=card/cards* が|は, attacker=card を", "{player}は{cards}で{attacker}をブロックする"),
    Frame(_BLOCK, "does not", "player は|が", "{player}はブロックしない"),
    Frame("生け贄に捧げる|サクリファイスする|サクる", "does", "player は|が, cards=card/cards* を", "{player}は{cards}を生け贄に捧げる"),
    Frame("コントロールする", "is doing", "player は|が, cards=card/cards* を", "{player}は{cards}をコントロールしている"),
    Frame("与えられる|入る|飛ぶ", "does", "target=player/card に, amount の|, ダメージ/戦闘ダメージ が", "{target}は{amount}点のダメージを受ける"),
    Frame("受ける|もらう|食らう|くらう", "does", "target=player/card は|が, amount の|, ダメージ/戦闘ダメージ を?", "{target}は{amount}点のダメージを受ける"),
    Frame("受ける|もらう|食らう|くらう", "does", "target=player/card は|が, much の|, ダメージ/戦闘ダメージ を?", "{target}は何点のダメージを受ける？"),
    Frame("コントロールする|持つ", "is doing", "who が|は, card を|は", "{card}のコントローラーは誰？"),
)
# fmt: on

_ADJUNCTS: Mapping[str, str] = {}


def frames(players: Sequence[str], holders: Mapping[str, Collection[str]]) -> Frames:
    """Return the frames of the game for a situation of some players."""
    return Frames((*_FRAMES, *FRAMES), [*nouns(players, _ZONES)], _ADJUNCTS, players, holders)
