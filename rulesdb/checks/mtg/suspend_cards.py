"""Cards with which the checks of suspend begin, and how they are suspended."""

from rulesdb.checks.mtg.table import Person, Table, TrackedCard

BOLT = (
    "《遅い稲妻》 「{4}{R}」 ソーサリー",
    "対象のクリーチャーかプレイヤーに3点のダメージを与える。",
    "待機1―「{R}」",
)
AT_CREATURES = ("《狙い火》 「{4}{R}」 ソーサリー", "対象のクリーチャーに3点のダメージを与える。", "待機1―「{R}」")
BEAST = ("《遅い獣》 「{5}{G}」 クリーチャー パワー4 タフネス4", "待機1―「{R}」")
SPELL_BELL = ("《鐘》 「{2}」 アーティファクト", "あなたが呪文をプレイしたとき、ライフを1点得る。")
TICK = ("《時計回し》 「{0}」 インスタント", "すべての待機状態のカードの上から「時間」カウンターを1個取り除く。")
STIFLE = ("《もみ消し》 「{0}」 インスタント", "対象の起動型能力か誘発型能力を打ち消す。")
OFFERING = "これをプレイするための追加コスト: (あなたがコントロールするクリーチャーのうち1つを生け贄に捧げる)"


def to_upkeep_of(t: Table, player: Person) -> None:
    """Go on to the next upkeep of a player."""
    t.until("end of turn")
    t.until("upkeep")
    if t.state.turn_player != player.number:
        t.until("end of turn")
        t.until("upkeep")


def suspended(ann: Person, *sheet: str) -> TrackedCard:
    """Let a player suspend a card for red mana; return it."""
    ann.lands("red", 1)
    card = ann.hand(*sheet)
    ann.takes_action("suspend", card)
    return card


def recall_spell(player: Person) -> TrackedCard:
    """Give a player an instant that returns all suspended cards to their owners' hands."""
    return player.instant("呼び戻し", "すべての待機状態のカードをオーナーの手札に戻す。")


def suspended_with_additional_cost(ann: Person) -> TrackedCard:
    """Let a player suspend a card with an additional cost of two mana; return it."""
    extra = "これをプレイするための追加コスト: 「{2}」"
    return suspended(ann, "《余分の火》 「{4}{R}」 ソーサリー", *BOLT[1:], extra)
