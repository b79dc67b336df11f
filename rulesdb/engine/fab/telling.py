"""Japanese words for questions, options, players, objects and zones, for accounts of checks and the terminal."""

from rulesdb.engine.fab.state import Object
from rulesdb.engine.fab.zones import EQUIPMENT_ZONES, WEAPON_ZONES, ZoneName
from rulesdb.engine.kernel.event_kinds import teller as kernel
from rulesdb.engine.kernel.event_kinds.telling import ANSWERS, OptionUse
from rulesdb.engine.kernel.process.options import Activate, Option, Pass, Play

ZONES: dict[ZoneName, str] = {
    "arms": "腕", "arsenal": "格納庫", "banished": "追放ゾーン", "chest": "胴", "combat chain": "戦闘チェイン",
    "deck": "デッキ", "graveyard": "墓地", "hand": "手札", "head": "頭", "hero": "ヒーローゾーン",
    "inventory": "インベントリ", "legs": "足", "permanent": "闘技場", "pitch": "ピッチゾーン", "soul": "ソウル",
    "stack": "スタック", "under": "パーマネントの下", "weapon 1": "武器ゾーン", "weapon 2": "武器ゾーン",
}  # fmt: skip
ASSETS = {"action": "アクションポイント", "resource": "リソースポイント", "chi": "気ポイント", "life": "ライフ"}


class Teller(kernel.Teller):
    """The names in the account of one game of Flesh and Blood."""

    zone_names = ZONES
    asset_names = ASSETS
    usual_zone = "hand"

    def title(self, item: Object) -> str:
        """Return the name of the player in whose hero zone an object is, "" for an object elsewhere."""
        if item.zone.name != "hero":
            return ""
        assert item.zone.owner is not None
        return self.player(item.zone.owner)

    def nameless(self, item: Object) -> str:
        """Return the name of an attack-proxy, or of a layer that is not a card."""
        if item.proxy_of is not None:
            return f"{self.name(item.proxy_of)}の攻撃"
        return f"{'何か' if item.layer is None else self.name_of_moved(item.layer.source)}のレイヤー"


QUESTIONS = {
    "additional cost": "追加コストを支払うか", "alternative cost": "代替コスト", "arsenal": "格納庫に置くカード",
    "as an instant": "インスタントであるかのようにプレイするか",
    "choose one": "選ぶもの",
    "attack target": "攻撃対象", "attack with": "攻撃に使うもの",
    "bottom of the deck": "デッキの一番下に置くカード", "card name": "カード名",
    "choose": "効果が及ぶもの", "deadlock": "ゲームを進めることを拒むか", "defend": "防御するカード",
    "discard": "捨てるカード", "cut": "差し出されたデッキの扱い", "cut at": "カットする位置",
    "equipment": "装備するカード",
    **{f"equipment:{zone}": f"{ZONES[zone]}に装備するカード" for zone in (*EQUIPMENT_ZONES, *WEAPON_ZONES)},
    "leave out": "デッキに入れないカード", "start in the arena": "闘技場に置いて開始するカード",
    "draw": "引き分けに合意するか", "extra activation": "制限を超えさせる効果",
    "first player": "先にレイヤーを置く人",
    "first turn": "最初のターンを行う人",
    "half": "半面", "hidden trigger": "誘発させるか", "look": "見るかどうか",
    "lost zone": "存在しなくなるゾーンのカード", "may": "行うかどうか", "mode": "モード",
    "number": "数",
    "opt to the bottom": "オプトで一番下に置くカード", "opt to the top": "オプトで一番上に置くカード",
    "order of effect costs": "効果コストの順番", "order of effects": "継続効果の順番",
    "order of events": "先に行うもの",
    "order of replacements": "置換効果の順番",
    "first player of replacements": "先に置換効果を適用する人",
    "order of triggers": "誘発した効果の順番", "pitch": "ピッチするカード",
    "prevention": "先に挙げたダメージを軽減する点数", "priority": "優先権",
    "replace": "置き換えるか", "search": "探すカード", "shuffle in": "デッキに戻すカード", "target": "対象",
    "creation": "作成するトークン",
    "x": "Xの値", "zone": "移す先のゾーン",
}  # fmt: skip
"""Questions by the kind of decision."""
NUMBERS = {"cut at": "{}枚目の下", "number": "{}", "x": "{}", "prevention": "{}点"}
"""Nouns for chosen numbers by the kind of decision."""
CHOSEN_NAMES = {
    "weapon 1": "第一武器ゾーン",
    "weapon 2": "第二武器ゾーン",
    "shuffle": "シャッフル",
    "cut": "カット",
    "shuffle and cut": "シャッフルとカット",
    "without paying": "コストを支払わないこと",
}
"""Nouns for what is chosen by a name that is no Japanese name."""


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
    "cut": "対戦相手が差し出したデッキを、シャッフルするか、カットするか、その両方を行うかを決める。",
    "cut at": "デッキの上から何枚を下に回すかを決める。",
    "deadlock": "だれもゲームを進めようとしないことを認めるかどうかを決める。全員が認めると、引き分けになる。",
    "defend": "攻撃を防ぐカードを選ぶ。防御の合計だけダメージが減る。選び終わるまで、何枚でも選べる。",
    "discard": "墓地に捨てるカードを選ぶ。",
    "draw": "引き分けにすることに合意するかどうかを決める。全員が合意すると、引き分けになる。",
    "extra activation": "起動の制限を超えるために使う効果を決める。",
    "first player": "同時に誘発した効果のレイヤーを、だれから先に置くかを決める。",
    "first player of replacements": "だれの置換効果を先に適用するかを決める。",
    "first turn": "最初のターンを行うプレイヤーを決める。",
    "equipment": "このゾーンに装備してゲームを開始する闘技場カードを決める。何も装備しなくてもよい。",
    "half": "分割カードのどちらの半面をプレイするかを決める。",
    "hidden trigger": "非公開のカードの効果を、公開して誘発させるかどうかを決める。",
    "leave out": "カードプールのうち、デッキに入れないカードを選ぶ。残りがデッキになる。",
    "look": "見てもよいカードを見るかどうかを決める。",
    "lost zone": "存在しなくなるゾーンを、そこにあるカードで選ぶ。そのカードはクリアされる。",
    "may": "「してもよい」と書かれた効果を、行うかどうかを決める。",
    "mode": "カードに書かれた選択肢から、使うものを選ぶ。",
    "number": "効果のために、数を選ぶ。",
    "opt to the bottom": "見たカードのうち、デッキの一番下に置くものを選ぶ。先に選んだものほど上になる。",
    "opt to the top": "デッキの一番上に置くものの順番を決める。先に選んだものほど上になる。",
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
    "start in the arena": "デッキのカードのうち、闘技場に置いてゲームを開始するものを選ぶ。",
    "target": "効果の対象を選ぶ。",
    "creation": "作成するトークンを、名前で選ぶ。",
    "x": "コストなどにあるXの値を決める。",
    "zone": "同じ種類のゾーンのうち、どれに移すかを決める。",
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
