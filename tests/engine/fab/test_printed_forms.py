"""Forms of lines of printed Japanese cards: each is read as another one that says the same, and what is near is not."""

import pytest

from rulesdb.checks.fab.table import Person, Table
from rulesdb.engine.fab.language.card_sheets import read_card, read_sheets
from rulesdb.source.text import SourceText

_FIRST = "《試しの札》 アクション ― 攻撃 コスト1 パワー3"
_SAME: tuple[tuple[str, str], ...] = (
    ("このカードはオーラでは防御できない。", "これは、オーラによって防御されない。"),
    ("オーラでは、これを防御できない。", "これはオーラに防御されない。"),
    ("これは攻撃アクションカードによってのみ防御される。", "これは攻撃アクションカードだけが防御できる。"),
    ("秘術ダメージを2点、対象のヒーローに与える。", "対象のヒーローに2点の秘術ダメージを与える。"),
    ("リソースを1点得る。", "{r}を得る。"),
    ("ライフを2点回復する。", "2{h}を得る。"),
    (
        "このターン、次の攻撃アクションカードに+3{p}を与える。",
        "このターン、次にプレイする攻撃アクションカードは+3{p}を得る。",
    ),
    ("手札がないなら、+3{p}を得る。", "あなたの手札にカードがない場合、これは+3{p}を得る。"),
    ("あなたの手札が1枚以下なら、これは+1{p}を得る。", "あなたの手札が2枚未満なら、これは+1{p}を得る。"),
    (
        "これがチェインリンク3以降なら、これは続行を得る。",
        "これがチェインリンク3以降でプレイされていた場合、これは続行を得る。",
    ),
    (
        "これは、あなたが歯車をコントロールしている間+2{p}を得る。",
        "あなたが歯車をコントロールしている間、これは+2{p}を得る。",
    ),
    ("対象のインスタント1つを打ち消す。", "対象のインスタントカードを無効にする。"),
    ("これがヒットしたら、カードを1枚選んで捨てる。", "これがヒットしたとき、カードを1枚捨てる。"),
    ("装備品1つの上に-1{d}カウンター1個を置く。", "装備品1つに「-1{d}」カウンターを1個置く。"),
    ("このターン、隠密を持つあなたの次の攻撃は+1{p}を得る。", "このターン、あなたの次の隠密を持つ攻撃は+1{p}を得る。"),
    (
        "このターン、アクションカードの、秘術ダメージを与える効果は、代わりにその点数に1を加えた点数の秘術ダメージを与える。",
        "このターンの終わりまで、タイプがアクションのものによって、秘術ダメージが与えられる場合、代わりにその量が1増える。",
    ),
    ("これが攻撃したとき、威圧する。", "これが攻撃したとき、威嚇する。"),
    (
        "この戦闘チェインであなたが最後に行った攻撃がカエデオトシであれば、これはパワー+2とゴーアゲインを得る。",
        "《カエデオトシ》がこの戦闘チェインの最後の攻撃であった場合、これは+2{p}と続行を得る。",
    ),
    (
        "これがヒットしたとき、それがこのターンで2回目のヒットなら、これに+1パワーカウンターを1個置く。",
        "これがこのターン2回目にヒットしたとき、これの上に+1{p}カウンター1個を置く。",
    ),
    ("このターン、あなたは結界1を得る。", "このターン、あなたのヒーローは結界1を得る。"),
    ("試しの札から蒸気カウンターを1個取り除く。", "これから蒸気カウンター1個を取り除く。"),
    ("ルーン陣を3つ作成する。", "ルーンチャント・トークン3つを生成する。"),
    (
        "あなたのターンの開始時に、これから錆カウンター1個を取り除く。できないなら、これを破壊する。",
        "あなたのターンの開始時に、これから錆カウンター1個を取り除く。そうしなかった場合、これを破壊する。",
    ),
    (
        "このターン、あなたに次に与えられるダメージを3点軽減する。",
        "このターン、次にあなたに与えられるダメージを3点軽減する。",
    ),
    (
        "あなたのデッキからカードを1枚探して手札に加える。その後、切り直す。",
        "デッキからカード1枚を探し、手札に置き、シャッフルする。",
    ),
)
"""Lines, each with one that says the same."""
_NOT_READ = (
    "これは、基本パワーが3以下の攻撃だけを防御できない。",
    "これは攻撃アクションカードによってのみ防御されない。",
    "コスト2以下のアクションカードは、これを防御できない。",
    "対戦相手のライフが10以下なら、これは続行を得る。",
    "これがチェインリンク3以前なら、これは続行を得る。",
    "対象の攻撃は続行を失わない。",
    "これは対戦相手の格納庫からのみプレイできる。",
    "2ターンに1回 アクション ― {r}: 攻撃",
    "アクション ― これを破壊しない: 攻撃",
    "このターン、あなたが次にブーストしない攻撃は+3{p}を得る。",
    "あなたの攻撃は、攻撃アクションカードによって防御されていない間、+1{p}を得る。",
    "あなたの攻撃は、攻撃アクションカードを防御している間、+1{p}を得る。",
    "隠密を持つ攻撃に防御されている対象のカード1枚は、-3{d}を得る。",
    "対象に2点の秘術ダメージを与える。",
    "これがヒットしたとき、あなたは続行を得る。",
    "あなたのデッキの上からカード3枚を見る。その中からカード1枚を手札に加える。",
    "あなたの終了フェイズの開始時に、カードを1枚引く。終了フェイズの開始時に、カードを1枚捨てる。",
    "この戦闘チェインで対戦相手が最後に行った攻撃がカエデオトシであれば、これは続行を得る。",
    "このターン、対戦相手が選んだ発生源があなたのヒーローに与える次のダメージを1点軽減する。",
    "このターン、あなたが選んだ発生源があなたのヒーローに与える次のダメージを4点軽減する。",
    "このターン、あなたの次の攻撃X回は+1{p}を得る。",
    "あなたのヒーローがダメージを受ける場合、代わりに対戦相手がこれを破壊し、そのダメージを2点軽減する。",
)
"""Lines that are near others and say something else."""


@pytest.mark.parametrize(("line", "other"), _SAME)
def test_a_line_in_another_form_is_the_same_ability(line: str, other: str) -> None:
    """Both are read, and as the same card."""
    assert read_card(_FIRST, line) == read_card(_FIRST, other)


@pytest.mark.parametrize("line", _NOT_READ)
def test_a_line_that_says_something_else_is_refused(line: str) -> None:
    """By negation, another player, another zone, or another time."""
    assert read_sheets(SourceText("card", f"{_FIRST}\n{line}"))[0] == ()


def test_a_card_is_played_from_its_zone_alone(ann: Person) -> None:
    """It cannot be played from another one."""
    text = "これは格納庫からのみプレイできる。"
    held, stored = ann.attack("爪", text), ann.attack("牙", text, zone="arsenal")
    ann.cannot_play(held, "5.4.4")
    ann.plays(stored).resolve()


def test_attacks_get_less_until_the_end_of_the_next_turn_of_a_hero(t: Table, ann: Person, ben: Person) -> None:
    """Those of the hero who was hit, in that hero's turn."""
    text = (
        "これがヒーローに命中した時、そのヒーローの次のターンの終了時まで、"
        "そのヒーローがコントロールする攻撃は-1{p}を得る。"
    )
    claw, fang = ann.attack("爪", text, power=3), ben.attack("牙", power=4)
    ann.plays(claw).until("resolution")
    t.end_turn()
    ben.plays(fang).until("attack")
    assert fang.power == 3


def test_a_chosen_source_deals_less(t: Table, ann: Person, ben: Person) -> None:
    """That of another source is not prevented."""
    shield = ben.instant(
        "盾", "このターン、あなたが選んだ発生源1つがあなたのヒーローに与える次のダメージを1点軽減する。"
    )
    claw, fang = ann.attack("爪", "続行", power=3), ann.attack("牙", power=3)
    ann.plays(claw)
    ann.passes()
    ben.plays(shield).resolve(choose=claw)
    t.until("resolution")
    assert ben.life == 18
    ann.plays(fang).until("resolution")
    assert ben.life == 15


def test_the_next_two_attacks_get_more(t: Table, ann: Person) -> None:
    """The third one does not."""
    horn = ann.action("角笛", "このターン、あなたの次の攻撃2つは+1{p}を得る。", "続行")
    claws = [ann.attack(f"爪{at}", "続行", power=2) for at in range(3)]
    ann.plays(horn).resolve()
    powers = []
    for claw in claws:
        ann.plays(claw).until("attack")
        powers.append(claw.power)
        t.until("resolution")
    assert powers == [3, 3, 2]


def test_what_is_done_at_the_end_phase_is_done_once(t: Table, ann: Person) -> None:
    """Not in the turn after that, and not at once."""
    tonic = ann.instant("強壮剤", "1{h}を得る。終了フェイズの開始時に、2{h}を得る。")
    ann.plays(tonic).resolve()
    assert ann.life == 21
    t.end_turn()
    assert ann.life == 23
    t.end_turn()
    assert ann.life == 23


def test_a_card_among_those_that_were_looked_at_is_banished(ann: Person, ben: Person) -> None:
    """It is one of the hand of the hero who is hit."""
    claw = ann.attack("爪", "これがヒーローにヒットしたとき、そのヒーローの手札を見て、その中からカード1枚を追放する。")
    stone = ben.hand("《石》 アクション コスト0")
    ann.plays(claw).until("resolution", choose=stone)
    assert stone.zone == "追放ゾーン"


@pytest.mark.parametrize(("defense", "zone"), [(1, "墓地"), (2, "頭")])
def test_what_is_chosen_is_it_in_the_next_sentence(ann: Person, ben: Person, defense: int, zone: str) -> None:
    """A piece of equipment without defense is destroyed."""
    text = (
        "これがヒーローに命中した時、そのヒーローがコントロールする装備品1つの上に-1{d}カウンター1個を置く。"
        "それの{d}が0なら、それを破壊する。"
    )
    claw, helm = ann.attack("爪", text, power=3), ben.equips("head", "兜", defense=defense)
    ann.plays(claw).until("resolution", choose=helm)
    assert helm.zone == zone


def test_a_hero_has_a_last_name() -> None:
    """Behind a title, with a part that is left out."""
    hero, line = (
        "《試しの王、サー・タメシン》 ヒーロー ライフ20 知力4",
        "インスタント ― {}のソウルからカード1枚を追放する：{{r}}を得る。",
    )
    assert read_card(hero, line.format("タメシン")) == read_card(hero, line.format("あなた"))


def test_what_follows_a_prevention_is_done_when_it_prevents(ann: Person, ben: Person) -> None:
    """Not as the effect begins."""
    shield = ben.instant(
        "盾", "このターン、次にあなたがダメージを受ける場合、そのダメージを2点軽減する。そうした場合、3{h}を得る。"
    )
    claw = ann.attack("爪", power=3)
    ann.passes()
    ben.plays(shield).resolve()
    assert ben.life == 20
    ann.plays(claw).until("resolution")
    assert ben.life == 22
