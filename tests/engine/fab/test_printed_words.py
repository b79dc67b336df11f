"""Abilities in the words of printed Japanese cards, read by rows beside those of the card language."""

import pytest
from support.engine.fab.printed_lines import READ

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.language.card_sheets import candidates_for, read_card, read_sheets, sheets_in_part
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.source.text import SourceText

_FIRST = "《試しの札》 アクション ― 攻撃 コスト1 パワー3"
NOT_READ = (
    "盟友1つを対象とし、それはカードを1枚捨てる。",
    "対象の盟友はカードを1枚引く。",
    "防御ヒーローがこのターンに墓地のカードで防御していたなら、カードを1枚引く。",
    "これが続行を得て、次のターンに、これを破壊する。",
    "これがヒットしたとき、対戦相手は自分のソウルに置く。",
    "これを格納庫からプレイしたなら、戦闘が終わったとき、これをデッキの一番下に置く。",
    "デッキの一番上のカードを公開する。それが緑なら手札に加える。",
    "氷のカード1枚を山から追放する。",
    "格納庫の裏向きの矢1枚を表向きにしてもよい。そうしなかったなら、それに照準カウンターを1個置く。",
    "攻撃1つを対象とし、次のターンに+1{p}を得る。",
    "オーラをプレイするか破壊していたら、これは続行を得る。",
    "これは+3{p}を得る。それが隠密を持つなら、続行を得る。",
    "あなたが基本の胴を装備していないなら、それをこれに変形させ、その後これを装備する。",
    "これがパーマネントの下にある間、あのパーマネントは幻影を持つ。",
    "これがヒーローにヒットしたとき、そのヒーローの手札を見て、カード1枚を選ぶ。あなたはそれを捨てる。",
    "手札と格納庫からカード1枚をデッキの一番下に置く。",
    "これが墓地に裏向きである間、あなたのターンの開始時に、これを表向きにしてもよい。",
    "カード1枚を捨てるか、アイテム1つを破壊してもよい。そのカードが続行を持つなら、カードを1枚引く。",
    "対象の短剣の攻撃は+1{p}を得る。それは次のターンに破壊される。",
    "あなたの次の緑の攻撃は+2{p}を得る。",
    "カードを1枚引き、そして1枚戻す。",
    "対戦相手はカードを1枚引き、手札を1枚捨てる。",
    "このターン、次にあなたがダメージを受ける場合、そのダメージを2点軽減する。そうしなかった場合、カードを1枚引く。",
    "あなたの手札からカード2枚を追放する。それが青なら、カードを1枚引く。",
    "このターン、次にあなたが3点以上のダメージを受けるとき、それを軽減する。",
    "これは、基本パワーが3以下の攻撃だけを攻撃できる。",
    "このターン、あなたが次にスクラップする攻撃は+3{p}を得る。",
    "対戦相手の手札が4枚以上あるなら、カードを1枚引く。",
    "このターン、あなたに与えられる次のダメージを2点軽減する。",
    "オーラ1つを破壊する。それに錆カウンターを1個置く。",
    "このターン、あなたが剣で攻撃したとき、カードを1枚引く。",
    "これが防御していた場合、カードを1枚引く。",
    "対戦相手がこれから錆カウンター1個を取り除かないかぎり、これを破壊する。",
    "あなたの墓地の、緑の対象のカード1枚を、あなたのデッキの一番下に置く。",
    "これがヒーローにヒットしたとき、そのヒーローがコントロールするアイテム1つのコントロールを次のターンに得る。",
    "これが攻撃するかヒットしたとき、対象のヒーロー1人は2{h}を失い、カードを1枚引く。",
    "このターン、あなたが斧で攻撃したとき、次にカードを1枚引く。",
    "あなたのヒーローがダメージを与えられる場合、これを追放して1点軽減してもよい。",
    "カードを1枚引く。赤のカードがピッチされた場合、代わりにそうする。",
    "あなたのデッキから斧1枚を探し、その後シャッフルする。このターン、あなたはそれをプレイしてもよい。",
    "対象のヒーロー1人は2{h}を失う。そのヒーローはカードを1枚捨てる。",
    "それは続行を得る。",
    "これがヒットしたとき、対象のヒーロー1人に1点のダメージを与える。それは続行を得る。",
    "カードを1枚引き、その枚数に等しい枚数のカードを引く。",
    "あなたは、対戦相手のアクションカードを追放する契約を結んでいる。契約が終わるたび、銀貨トークン1つを作成する。",
    "あなたのデッキの一番上のカードを公開する。このターン、あなたはそれをプレイしてもよい。",
    "対象の斧による攻撃1つは+1{p}を得る。対象の剣による攻撃1つは+1{p}を得る。それは続行を得る。",
    "あなたのヒーローが秘術ダメージを与えられる場合、その発生源が与える物理ダメージを2点軽減する。",
    "あなたが木の葉トークンをコントロールしていないなら、カードを1枚引く。",
    "ターンに2度の効果 ― あなたが青のカードを捨てたとき、カードを1枚引く。",
    "対象の斧による攻撃1つは+1{p}を得る。防御ヒーローが緑の場合、代わりにそれは+2{p}を得る。",
)
"""Lines with a word or clause that no row has."""


@pytest.mark.parametrize("line", READ)
def test_a_line_of_a_printed_card_is_read_as_what_it_says(line: str) -> None:
    """It is printed in the words of the card language, in which it reads back as the same ability."""
    (ability,) = _abilities(line)
    assert printer().say(ability) == READ[line]
    assert _abilities(READ[line]) == (ability,)


@pytest.mark.parametrize("line", NOT_READ)
def test_a_line_of_which_anything_is_not_known_is_refused(line: str) -> None:
    """No clause is dropped, and no word is guessed."""
    sheets, problems = read_sheets(SourceText("card", f"{_FIRST}\n{line}"))
    assert (sheets, len(problems)) == ((), 1)


def _abilities(line: str) -> tuple[object, ...]:
    (sheet,), problems = read_sheets(SourceText("card", f"{_FIRST}\n{line}"))
    assert problems == ()
    return sheet.card.abilities


MEANT = {
    "これがヒットしたとき、相手は手札からカードを2枚、捨てなければならない": (
        "これがヒットしたとき、対戦相手は、手札を2枚捨てる。"
    ),
    "デッキからカードを1枚ドローできる": "カードを1枚引いてもよい。",
}
"""What players say loosely, and the sentence that they are asked for first."""


@pytest.mark.parametrize("line", MEANT)
def test_what_is_said_loosely_is_asked_back_and_not_read(line: str) -> None:
    """It may mean something else."""
    (part,) = sheets_in_part(SourceText("card", f"{_FIRST}\n{line}"))
    (unread,) = part.unread
    assert candidates_for(unread)[0].text == MEANT[line]


@pytest.mark.parametrize(
    ("line", "plain"),
    [
        (
            "このチェインリンクには、防御リアクション・カードをプレイできない。",
            "このチェインリンクの間、防御リアクションカードをプレイできない。",
        ),
        (
            "インスタントは、このチェインリンクではプレイできない。",
            "このチェインリンクの間、インスタントをプレイできない。",
        ),
        (
            "これがヒーローにヒットしたとき、そのヒーローの手札にあるすべてのカードを追放する。",
            "これがヒーローにヒットしたとき、そのヒーローの手札のカードをすべて追放する。",
        ),
    ],
)
def test_one_thing_is_said_in_several_orders(line: str, plain: str) -> None:
    """With the place or the amount before or behind what it is about, and with a dot as cards of Magic have it."""
    assert read_card(_FIRST, line) == read_card(_FIRST, plain)


@pytest.mark.parametrize(("pitch", "drawn"), [(3, 2), (1, 0)])
def test_a_pronoun_is_the_card_that_has_just_been_moved(ann: Person, pitch: int, drawn: int) -> None:
    """Two cards are drawn if the banished one is blue."""
    bell = ann.hand("《鐘》 アクション コスト0", "デッキの一番上のカードを追放する。それが青なら、カードを2枚引く。")
    deck = [ann.has_card("deck", f"《石{at}》 アクション コスト0 ピッチ{pitch}") for at in range(4)]
    ann.plays(bell).resolve()
    assert sum(card.zone == "手札" for card in deck) == drawn
    assert deck[0].zone == "追放ゾーン"


@pytest.mark.parametrize("done", ["捨て", "追放し"])
def test_what_a_player_has_done_is_known_of_events_without_a_player(ann: Person, done: str) -> None:
    """A card of one's own that one discards or banishes."""
    stone = ann.hand("《石》 アクション コスト0")
    claw = ann.attack("爪", f"このターンにあなたがカードを{done}ていたなら、これは+2{{p}}を得る。", power=3)
    tool = ann.hand("《楔》 アクション コスト0", f"手札からカード1枚を{done}、カードを1枚引く。", "続行")
    ann.plays(tool).resolve(**{"discard" if done == "捨て" else "choose": stone})
    ann.plays(claw).until("attack")
    assert claw.power == 5
