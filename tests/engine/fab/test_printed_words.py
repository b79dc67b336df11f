"""Abilities in the words of printed Japanese cards, read by rows beside those of the card language."""

import pytest

from rulesdb.checks.fab.table import Person
from rulesdb.engine.fab.language.card_sheets import candidates_for, read_sheets, sheets_in_part
from rulesdb.engine.fab.language.vocabulary import printer
from rulesdb.source.text import SourceText

_FIRST = "《試しの札》 アクション ― 攻撃 コスト1 パワー3"
READ = {
    "対象の短剣の攻撃は+1{p}を得る。": (
        "今から、対象の(サブタイプが短剣の、かつ攻撃である)ものは、パワーに1の修整を得る。"
    ),
    "このターン、あなたの次の武器による攻撃は+2{p}と続行を得る。": (
        "このターンの終わりまで、あなたの次のタイプが武器の攻撃は、(パワーに2の修整を得る、さらに『続行』を得る)。"
    ),
    "あなたのターンの開始時、これを破壊し、カードを1枚引く。": (
        "あなたのターンの開始時になったとき、(これを破壊する、その後カードを1枚引く)。"
    ),
    "このターン、あなたが青のカードをプレイしていたなら、これは圧倒を得る。": (
        "このターンに、あなたによって、カラーバーが青のものがプレイされたなら、これは、『圧倒』を得る。"
    ),
    "あなたの墓地のコスト1以下の攻撃アクションカード1枚を対象とし、それを手札に加える。": (
        "対象のあなたの墓地のカードのうち(コスト1以下の、かつ攻撃アクションカードである)ものを手札に置く。"
    ),
    "あなたがコントロールするアイテム1つを破壊する。そうしたなら、カードを1枚引く。": (
        "((あなたがコントロールする、かつサブタイプがアイテムの)パーマネントのうち1枚を破壊する)。できた場合、(カードを1枚引く)。"
    ),
    "これがヒーローにヒットした時、そのプレイヤーは自分の手札からカード1枚を自分のデッキの一番下に置く。": (
        "これがタイプがヒーローのものにヒットしたとき、その攻撃対象のコントローラーは、"
        "自身の手札のカードのうち1枚をデッキの一番下に置く。"
    ),
    "このターンにあなたがブーストしていたなら、武器庫からプレイされた矢は+1{p}を持つ。": (
        "このターンに、あなたが「ブースト」のコストを支払ってカードをプレイしたなら、"
        "(格納庫からプレイされた、かつサブタイプが矢の)ものは、パワーに1の修整を得る。"
    ),
    "このターンにあなたが次にプレイする、コストが1以下の氷、稲妻、または大地の攻撃アクションカードは、続行を持つ。": (
        "このターンの終わりまで、次にプレイする(コスト1以下の、かつ(スーパータイプが「氷」の、または"
        "スーパータイプが「稲妻」の、またはスーパータイプが「大地」の)、かつ攻撃アクションカードである)ものは、『続行』を得る。"
    ),
    "あなたが歯車を2つ以上コントロールしている場合、歯車1つに蒸気カウンターを1個置く。": (
        "(すべての(あなたがコントロールする、かつサブタイプが歯車の)パーマネントの数)が2以上であるなら、"
        "サブタイプが歯車のパーマネントを1つ選び、すべての選ばれたものに「蒸気」カウンターを1個置く。"
    ),
    "あなたがトークンでないオーラを他にコントロールしていれば、これは圧倒を持つ。": (
        "(あなたがコントロールする、かつこれ自身以外の、かつタイプがトークンのもの以外の、かつサブタイプがオーラの)"
        "パーマネントがあるなら、これは、『圧倒』を得る。"
    ),
}
"""Lines of cards, and how they are printed."""
NOT_READ = (
    "対象の短剣の攻撃は+1{p}を得る。それは次のターンに破壊される。",
    "あなたの次の緑の攻撃は+2{p}を得る。",
    "カードを1枚引き、そして1枚戻す。",
    "対戦相手はカードを1枚引き、手札を1枚捨てる。",
    "このターン、次にあなたがダメージを受ける場合、そのダメージを2点軽減する。そうした場合、カードを1枚引く。",
    "あなたの手札からカード1枚を追放する。それが青なら、カードを1枚引く。",
    "オーラ1つを破壊する。それに錆カウンターを1個置く。",
    "このターン、あなたが剣で攻撃したとき、カードを1枚引く。",
    "これが防御していた場合、カードを1枚引く。",
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
