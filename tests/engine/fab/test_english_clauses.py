"""English clauses of Flesh and Blood cards, and the Japanese in which they print."""

import pytest

from rulesdb.engine.fab.language.card_reading import reader
from rulesdb.engine.fab.language.card_sheets import read_card
from rulesdb.engine.fab.language.english_reading import english_reader
from rulesdb.engine.fab.language.vocabulary import english_printer, printer

FIRST = "《Tin Rooster, the Loud》 Generic Action - Attack, cost 2, pitch 1, power 6, defense 3"
AURAS = "(サブタイプがオーラの、かつあなたがコントロールする)パーマネント"
DAGGERS = "(サブタイプが短剣の、かつあなたがコントロールする)パーマネント"
TARGET = "このレイヤーの対象であるもの"
SAME = {
    # when it is played
    "Play this only if you control an aura.": f"{AURAS}がある場合にだけ、これをプレイできる。",
    "You may play this from your graveyard without paying its {r} cost.": "リソースコストを支払わずにこれを墓地から"
    "プレイしてもよい。",
    "You may play auras from your graveyard as though they were instants.": "あなたは、(サブタイプがオーラの、かつ"
    "あなたの墓地にある)ものをインスタントとしてプレイしてもよい。",
    # a target of which more is said
    "Target hero draws a card, then they discard a card.": f"対象のヒーローを選び、(({TARGET}のコントローラーは、"
    f"カードを1枚引く、その後{TARGET}のコントローラーは、手札を1枚捨てる))。",
    "When this attacks a hero, you may have target dagger you control deal 1 damage to them.": "これがタイプがヒーロー"
    f"のものを攻撃したとき、対象の{DAGGERS}を選び、(すべての{TARGET}が、その攻撃対象に1点の一般ダメージを与えても"
    "よい)。",
    "Gain control of target item.": "今から、対象のサブタイプがアイテムのパーマネントは、コントローラーがあなたに"
    "なる。",
    "Remove all steam counters from target item.": "対象のサブタイプがアイテムのパーマネントから「蒸気」カウンターを"
    "すべて取り除く。",
    # cards of decks
    "You may put an arrow card from your hand face up into your arsenal. If you do, it gains +1{p} this turn.": (
        "あなたの手札のカードのうちサブタイプが矢のもののうち1枚を格納庫に表向きで置いてもよい。そうした場合、"
        "このターンの終わりまで、この方法で置いたすべてのカードは、パワーに1の修整を得る。"
    ),
    "Look at the top card of your deck. You may put it on the bottom.": "あなたのデッキの一番上のカードを見る。"
    "この方法で見たすべてのカードをデッキの一番下に置いてもよい。",
    "Reveal the top card of your deck. If it's blue, put it into your hand. Otherwise, draw a card.": "あなたのデッキの"
    "一番上のカードを公開する。この方法で公開したカードのうちカラーバーが青のものがあるなら(この方法で公開した"
    "すべてのカードを手札に置く)、そうでないなら(カードを1枚引く)。",
    "Reveal the top card of your deck. If it has 6 or more {p}, put it on top. Otherwise, put it on the bottom.": ""
    "あなたのデッキの一番上のカードを公開する。この方法で公開したカードのうちパワー6以上のものがあるなら(この方法で公開した"
    "すべてのカードをデッキに置く)、そうでないなら(この方法で公開したすべてのカードをデッキの一番下に置く)。",
    "Search your deck for a red card, banish it, then shuffle. You may play it this turn.": "デッキからカラーバーが赤の"
    "ものを1枚探して追放ゾーンに置き、シャッフルする。この方法で追放したカードのうち1つを選び、このターンの終わりまで、"
    "あなたは、選ばれたものをプレイしてもよい。",
    "Shuffle up to 3 action cards from your graveyard into your deck.": "(あなたの墓地のカードのうちタイプが"
    "アクションのもののうち3枚までをデッキに置く、その後デッキをシャッフルする)。",
    # numbers
    "Gain life equal to the number of auras you control.": f"ライフを(すべての{AURAS}の数)点得る。",
    "Draw X cards, where X is twice the number of daggers you control.": "カードを("
    f"(すべての{DAGGERS}の数)の2倍)枚引く。",
    "Draw a card for each time you've played an instant this turn.": "カードを(このターンにあなたによって、タイプが"
    "インスタントのものがプレイされた回数)枚引く。",
    "Roll a 6 sided die. Gain {h} equal to half the number rolled, rounded down.": "6面ダイスを1個振る。ライフを("
    "(出た目の数)の2分の1)点得る。",
    "Roll a 6 sided die. Gain {h} equal to half the number rolled, rounded up.": "6面ダイスを1個振る。ライフを("
    "(出た目の数)の2分の1、端数は切り上げ)点得る。",
    "This gets +1{p} for each blue card you've pitched this turn.": "これは、パワーに(このターンにあなたによって、"
    "カラーバーが青のものがピッチされた回数)の修整を得る。",
    "Reveal the top 3 cards of your deck. Gain 1{h} for each card with cost 3 or greater revealed this way.": "あなたが"
    "持つデッキの上から3枚すべてのカードを公開する。ライフを(この方法で公開したカードのうちコスト3以上のものすべての数)点"
    "得る。",
    "At the beginning of your end phase, destroy this unless you have played a blue card this turn.": "あなたの"
    "終了フェイズの開始時になったとき、(このターンに、あなたによって、カラーバーが青のものがプレイされた)のではないかぎり、これを"
    "破壊する。",
    # lists
    "When this hits a hero, they create a Courage and Quicken token.": "これがタイプがヒーローのものにヒットしたとき、"
    "(その攻撃対象のコントローラーは、「Courage」トークンを1個作成する、その後その攻撃対象のコントローラーは、"
    "「Quicken」トークンを1個作成する)。",
    "Your next Ice, Lightning, or Elemental attack this turn gains +4{p}.": "このターンの終わりまで、あなたの次の"
    "(スーパータイプが「氷」の、またはスーパータイプが「稲妻」の、またはスーパータイプが「エレメンタル」の)攻撃は、"
    "パワーに4の修整を得る。",
    # events for a time
    "Whenever an opponent draws a card, create a Gold token.": "対戦相手によって、カードが引かれたとき、"
    "「Gold」トークンを1個作成する。",
    "Whenever you play your second red card each turn, draw a card.": "各ターンで2回目にあなたによって、カラーバーが"
    "赤のものがプレイされたとき、カードを1枚引く。",
    "When this deals damage to a hero, they discard a card.": "これがタイプがヒーローのものに1点以上の"
    "ダメージを与えたとき、その攻撃対象のコントローラーは、手札を1枚捨てる。",
    "Defense reaction cards can't be played this chain link.": "チェインリンクが解決されるまで、タイプが防御"
    "リアクションのものをプレイできない。",
    "If an attack reaction has been played or activated this chain link, this gets +1{d}.": "このチェインリンクで、"
    "タイプが攻撃リアクションのものがプレイまたは起動されたなら、これは、防御値に1の修整を得る。",
    "If you've played or created an aura this turn, this gets +2{p}.": "このターンに、あなたがサブタイプがオーラの"
    "ものをプレイまたは作成したなら、これは、パワーに2の修整を得る。",
    "Your sword attacks this turn get +1{p}.": "このターンの終わりまで、(サブタイプが剣の、かつ攻撃である、かつあなたが"
    "コントロールする)ものは、パワーに1の修整を得る。",
    "Whenever you hit this turn, draw a card.": "このターンの終わりまで、『あなたによって、あらゆるものが"
    "ヒットしたとき、カードを1枚引く。』。",
    "Amp 2.": "このターンの終わりまで、1回だけ、あなたがコントロールするものによって、秘術ダメージが与えられる場合、"
    "代わりにその量が2増える。",
    "If your hero would be dealt damage, prevent 1 of that damage.": "あなたのヒーロー自身が受けるダメージを"
    "1点、軽減する。",
    # defence
    "When this defends together with an attack action card, gain 1{h}.": "これ自身で防御が行われたとき、これが"
    "攻撃アクションカードとともに防御した場合、ライフを1点得る。",
    "If this is defended by fewer than two cards, it gets +1{p}.": "これが2枚以上のあらゆるものに防御されていないなら、"
    "これは、パワーに1の修整を得る。",
    "When this defends, deal 2 damage to the attacking hero unless they pay {r}.": "これ自身で防御が行われたとき、"
    "攻撃しているヒーローのコントローラーがリソース1点を支払わないかぎり、(攻撃しているヒーローに2点の一般ダメージを与える)。",
    # choices
    "You may draw a card. If you don't, gain 1{h}.": "カードを1枚引いてもよい。そうしなかった場合、(ライフを1点得る)。",
    "Choose 2. You may choose the same mode more than once;\n- Draw a card.\n- Gain 1{h}.": "以下から2個を選ぶ(同じもの"
    "でもよい): 『カードを1枚引く。』『ライフを1点得る。』",
}
"""Lines in English, and in Japanese."""


@pytest.mark.parametrize(("line", "japanese"), SAME.items())
def test_a_clause_says_the_same_in_both_languages(line: str, japanese: str) -> None:
    """What is read prints in Japanese and in English, and both read back as the same record."""
    (ability,) = read_card(FIRST, *line.split("\n")).abilities
    assert printer().say(ability) == japanese
    assert reader().read(japanese, "ability") == ability
    assert english_reader().read(english_printer().say(ability), "ability") == ability
