"""Japanese explanations of the questions and options of Flesh and Blood, as ``?`` shows them at the terminal."""

from rulesdb.engine.kernel.event_kinds.telling import ANSWERS, OptionUse
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play

EXPLANATIONS = {
    "additional cost": "プレイするときに、ほかのコストに加えて支払うかどうかを決める。",
    "alternative cost": "リソースコストの代わりに支払うコストを決める。",
    "arsenal": "ターンの終わりに、手札を1枚、格納庫に裏向きで置ける。格納庫のカードは、後のターンにプレイできる。",
    "as an instant": "アクションを、インスタントのように、ほかのプレイヤーのターンにもプレイするかどうかを決める。",
    "attack target": "攻撃する相手を決める。",
    "attack with": "攻撃に使うものを決める。",
    "bottom of the deck": "ピッチしたカードは、ターンの終わりにデッキの一番下に戻る。先に戻すものを決める。",
    "card name": "カードの名前を一つ指定する。",
    "choose": "効果が及ぶものを選ぶ。",
    "choose one": "効果のために、一つを選ぶ。",
    "defend": "攻撃を防ぐカードを選ぶ。防御の合計だけダメージが減る。選び終わるまで、何枚でも選べる。",
    "discard": "墓地に捨てるカードを選ぶ。",
    "extra activation": "起動の制限を超えるために使う効果を決める。",
    "first player": "同時に誘発した効果のレイヤーを、だれから先に置くかを決める。",
    "first player of replacements": "だれの置換効果を先に適用するかを決める。",
    "first turn": "最初のターンを行うプレイヤーを決める。",
    "half": "分割カードのどちらの半面をプレイするかを決める。",
    "hidden trigger": "非公開のカードの効果を、公開して誘発させるかどうかを決める。",
    "look": "見てもよいカードを見るかどうかを決める。",
    "may": "「してもよい」と書かれた効果を、行うかどうかを決める。",
    "mode": "カードに書かれた選択肢から、使うものを選ぶ。",
    "number": "効果のために、数を選ぶ。",
    "order of effect costs": "効果コストのうち、先に支払うものを決める。",
    "order of effects": "継続効果のうち、先に適用するものを決める。",
    "order of events": "同時に起こることのうち、先に行うものを決める。",
    "order of replacements": "置換効果のうち、先に適用するものを決める。",
    "order of triggers": "同時に誘発した効果のうち、先にスタックに置くものを決める。後に置いたものが先に解決される。",
    "pitch": "コストを支払うために、手札をピッチする。ピッチの数だけ、リソースポイントか気ポイントを得る。",
    "prevention": "先に挙げたダメージを、何点軽減するかを決める。",
    "priority": "優先権を持っている。カードをプレイする、能力を起動する、パスする、のどれかを行う。"
    "全員が続けてパスすると、スタックの一番上が解決されるか、フェイズやステップが終わる。",
    "replace": "起こることを、効果で置き換えるかどうかを決める。",
    "search": "デッキから探すカードを選ぶ。見つけないことにしてもよい。",
    "shuffle in": "デッキに戻して切り混ぜるカードを選ぶ。",
    "target": "効果の対象を選ぶ。",
    "x": "コストなどにあるXの値を決める。",
}
"""What a question is about, by the kind of decision."""
USES: dict[type[Option], OptionUse] = {
    **ANSWERS,
    Activate: OptionUse(
        "コストを支払って能力を起動する。能力はスタックに置かれ、全員がパスすると解決される。", "fab:5.2.2"
    ),
    Pass: OptionUse("何もせずに、優先権を次のプレイヤーに渡す。", "fab:1.11.4"),
    Play: OptionUse(
        "コストを支払ってカードをプレイする。カードはスタックに置かれ、全員がパスすると解決される。", "fab:5.1.1"
    ),
}
"""What an option does, by its kind."""
