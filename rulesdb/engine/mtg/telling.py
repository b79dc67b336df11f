"""Japanese words for decisions, and explanations of questions and options, as ``?`` shows them at the terminal."""

from rulesdb.engine.kernel.event_kinds.telling import ANSWERS, OptionUse
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play
from rulesdb.engine.mtg.events.teller import MANA
from rulesdb.engine.mtg.rules.attempts import SpecialAction

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
