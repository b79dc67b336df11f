"""The course of a game of Flesh and Blood as people tell it: each telling is read as the plain sentences."""

import pytest
from support.situations import told

HEAD = "ゲーム: fab\n\n"
ROWS = [
    # joined clauses
    ("全員がパスして、これも解決された。", "全員がパスする。解決が終わる。"),
    ("全員がパスし、《拳》が解決される。", "全員がパスする。《拳》の解決が終わる。"),
    ("誰も対応しないので解決する。", "全員がパスする。解決が終わる。"),
    (
        "双方がパスし、ダメージが与えられ、誘発した能力が解決される。",
        "全員がパスする。ダメージが与えられる。誘発の解決が終わる。",
    ),
    (
        "《拳》がヒットし、アンは手札の《護符》を闘技場に出すことにした。",
        "《拳》がヒットする。アンは手札の《護符》を闘技場に置く。",
    ),
    ("《石》が公開されるが、青ではない。", "《石》が公開される。《石》は青ではない。"),
    ("攻撃したときの能力で《石》が公開された。", "《石》が公開される。"),
    (
        "アンは《石》をピッチし、《剣》の能力を起動してベンのヒーローを攻撃する。",
        "アンは《剣》でベンを攻撃する。ピッチするカード: 《石》。",
    ),
    (
        "アンのターンに、アンは《拳》をプレイしてベンのヒーローを攻撃した。",
        "アンのターンである。アンは《拳》でベンを攻撃する。",
    ),
    (
        "アンは《拳》をブーストせずにプレイし、ベンを攻撃する。",
        "アンは《拳》でベンを攻撃する。アンはブーストを使わない。",
    ),
    ("アンはブーストしなかった。", "アンはブーストを使わない。"),
    ("アンはもう攻撃せず、戦闘チェインが閉じた。", "戦闘の終わりまで全員がパスを続ける。"),
    ("アンはターンを終え、アンの終了フェイズになる。", "アンの終了フェイズまで全員がパスを続ける。"),
    (
        "残った2リソースポイントで、アンは《剣》で攻撃する。",
        "アンのリソースポイントは2である。アンは《剣》で攻撃する。",
    ),
    ("コストの支払いのために《石》をピッチする。", "ピッチするカード: 《石》。"),
    ("攻撃対象はベンのヒーローだ。", "攻撃対象: ベン。"),
    (
        "ベンは《石》をピッチして{r}を支払い、クエルを使う。",
        "ベンはクエルを使う。ピッチするカード: 《石》。ベンは{r}を支払う。",
    ),
    ("ベンは装備している3つの装備品すべてで防御する。", "ベンは装備品3つすべてで防御する。"),
    ("ベンはどのカードでも防御しない。", "ベンは防御しない。"),
    ("ベンは《盾》の能力では何もしないことを選ぶ。", "ベンは《盾》の能力を使わない。"),
    # beginnings
    ("お互いのライフは20点。", "全員のライフは20である。"),
    ("アンのライフは20、ベンのライフも18。", "アンのライフは20である。ベンのライフは18である。"),
    ("ベンのライフは20、手札はない。", "ベンのライフは20である。ベンの手札にカードはない。"),
    ("アンの手札は《石》と《岩》の2枚。", "アンの手札に《石》と《岩》がある。"),
    ("アンの手札は0枚。", "アンの手札にカードはない。"),
    ("アンのデッキの一番上のカードは《石》だ。", "アンのデッキの一番上に《石》がある。"),
    (
        "ベンは腕に《手甲》、胴に《鎧》を装備している。",
        "ベンは腕に《手甲》を装備している。ベンは胴に《鎧》を装備している。",
    ),
    ("アンは武器として《剣》を装備している。", "アンは武器ゾーンに《剣》を装備している。"),
    ("ベンは標的状態ではない。", "ベンのヒーローは標的状態ではない。"),
    ("このターン、ベンは一度も防御しない。", "ベンはこのターンに一度も防御しない。"),
    ("アンのデッキは20枚である。", "アンのデッキにカードが20枚ある。"),
    ("ベンの格納庫に裏向きの《石》がある。", "ベンの格納庫に《石》が裏向きである。"),
    # other words
    ("アンは《拳》でベンを殴る。", "アンは《拳》でベンを攻撃する。"),
    ("アンは手札から《拳》をプレイし、ベンに攻撃した。", "アンは手札の《拳》でベンを攻撃する。"),
    ("ベンは手札から《盾》を出して防御した。", "ベンは手札の《盾》で防御する。"),
    ("アンは《石》をピッチして2リソースポイントを得る。", "アンは《石》をピッチして2点を得る。"),
    ("アンとベンが順にパスする。", "パスするのはアンとベンである。"),
    ("アンは《石》、《岩》をデッキの一番下に置いた。", "アンがデッキの一番下に置くのは《石》と《岩》である。"),
    ("《拳》は4点のダメージをベンに与える。", "《拳》からベンに4点のダメージが与えられる。"),
    ("続行によりアンはアクションポイントを得る。", "アンはアクションポイントを1点得る。"),
    ("アンのヒーローの知性は4である。", "アンの知性は4である。"),
    ("アンは手札が4枚になるまでカードを引く。", "アンの手札が4枚になる。"),
    (
        "アンは《石》と《岩》の2枚をデッキの下に置き、同じ枚数のカードを引く。",
        "アンがデッキの一番下に置くのは《石》と《岩》である。アンはカードを引く。",
    ),
    ("《石》が公開され、青なのでピッチされる。", "《石》が公開される。《石》は青である。《石》がピッチされる。"),
    ("《印》が2つとも誘発する。", "《印》の能力が誘発する。《印》の能力が誘発する。"),
    ("アンはベンを《拳》で攻撃した。", "アンは《拳》でベンを攻撃する。"),
    ("ベンは《盾》を防御カードに指定する。", "ベンは《盾》で防御する。"),
    ("アンは戦闘チェインを閉じる。", "戦闘の終わりまで全員がパスを続ける。"),
    ("アンは1枚ドローする。", "アンはカードを1枚引く。"),
    ("ターンの終わりに、アンは《石》を格納庫に置く。", "アンは《石》を格納庫に置く。"),
    # questions
    ("終了フェイズに、アンは手札の《石》を格納庫に置けるか？", "アンは《石》を格納庫に置ける？"),
    ("ベンは標的状態か？", "ベンのヒーローは標的状態である？"),
    ("アンはこのターン、《護符》の能力を起動できるか？", "アンはこのターンに《護符》の能力を起動できる？"),
    ("ベンは《壁》と《柵》の両方で防御することができたか？", "ベンは《壁》と《柵》で防御できた？"),
    ("リアクションステップで、ベンは《壁》をプレイできたか？", "リアクションステップにベンは《壁》をプレイできた？"),
    ("その後全員がパスした場合、ベンのライフは？", "ここからは仮定である。全員がパスする。ベンのライフは？"),
]  # fmt: skip


@pytest.mark.parametrize(("written", "plain"), ROWS)
def test_a_telling_is_read_as_plain_sentences(written: str, plain: str) -> None:
    """Clauses are parted, the past is told as the present, and who stands for a hero is named alone."""
    spoken, read = (told.situation(f"{HEAD}{text}").sentences for text in (written, plain))
    assert [one.clause for one in spoken] == [one.clause for one in read]


def test_a_number_of_cards_is_part_of_what_is_told() -> None:
    """Three cards of which two are named are not two cards."""
    assert told.problems(f"{HEAD}アンの手札は《石》と《岩》の3枚。")


CARDS = """《拳》 アクション ― 攻撃 コスト0 パワー4
これがヒットしたとき、カードを1枚引く。

《槌》 アクション ― 攻撃 コスト0 パワー6
圧倒

《盾》 アクション コスト0 防御3

《壁》 アクション コスト0 防御2

《守り》 防御リアクション コスト0 防御3

《兜》 装備品 ― 頭 防御1

《鎧》 装備品 ― 胴 防御1

アンのターンである。
アンの手札に《拳》と《槌》がある。アンのデッキにカードが5枚ある。
ベンの手札に《盾》と《壁》と《守り》がある。ベンは頭に《兜》、胴に《鎧》を装備している。
"""
ATTACK = f"{CARDS}アンは《拳》でベンを攻撃する。"


@pytest.mark.parametrize(
    "fact",
    [
        "《拳》がヒットする。", "ダメージが与えられる。", "ベンは4点のダメージを受けた。",
        "《拳》のダメージが与えられる。",
        "能力が誘発する。",
        "《拳》がヒットし、能力が解決される。アンはカードを1枚引く。",
        "アンが優先権を得る。",
        "ベンのライフは16になる。",
        "《拳》はベンに4点のダメージを与えた。",
        "ベンは4点のライフを失った。",
    ],
)  # fmt: skip
def test_what_happens_is_verified(fact: str) -> None:
    """A fact is told behind what has brought it about."""
    begin = f"{ATTACK}ベンは防御しない。ダメージステップまで全員がパスを続ける。"
    assert told.answers(f"{begin}{fact}\nベンのライフは？") == ["16"]


@pytest.mark.parametrize(
    "fact",
    [
        "《拳》はヒットしない。", "アンはアクションポイントを得た。", "アンはライフを1点得る。", "《拳》は圧倒を得る。",
        "《槌》がヒットする。", "ベンは3点のダメージを受ける。", "《盾》が破壊される。", "アンはカードを2枚引く。",
        "ベンのライフは15である。", "《拳》が公開される。", "《拳》は青である。", "アンの手札は0枚。",
    ],
)  # fmt: skip
def test_what_contradicts_the_game_is_an_error(fact: str) -> None:
    """Another card, another number, and what never happens."""
    begin = f"{ATTACK}ベンは防御しない。ダメージステップまで全員がパスを続ける。"
    found = told.played(f"{begin}{fact}\nベンのライフは？").problem
    assert found is not None
    assert "this does not happen here" in found.message or "this is not so" in found.message


def test_passes_before_a_fact_are_said() -> None:
    """Whoever tells of the hit has left out the passes."""
    facts = "《拳》がヒットする。アンはカードを1枚引く。"
    played = told.played(f"{ATTACK}ベンは防御しない。{facts}アンのデッキは何枚？")
    assert [one.outcome.answer for one in played.answered] == ["4"]
    assert [one.reads_as for one in played.understood] == [
        "全員が2回ずつパスする。《拳》がヒットする",
        "全員がパスする。アンはカードを1枚引く",
    ]


def test_a_fact_is_told_once() -> None:
    """A second sentence like it is about another event, which never comes."""
    twice = "《拳》がヒットする。《拳》がヒットする。"
    assert "this does not happen" in told.problem(f"{ATTACK}ベンは防御しない。{twice}")


def test_all_equipment_defends() -> None:
    """The number of pieces is verified, and each of them defends."""
    defense = "ベンは装備している2つの装備品すべてで防御する。ダメージステップになる。ベンのライフは？"
    assert told.answers(f"{ATTACK}{defense}") == ["18"]
    assert "has 2 pieces of equipment" in told.problem(f"{ATTACK}{defense.replace('2つ', '3つ')}")


def test_equipment_is_in_the_zone_that_is_told() -> None:
    """A helmet is no breastplate."""
    text = CARDS.replace("胴に《鎧》", "足に《鎧》")
    assert "cannot be equipped there" in told.problem(f"{text}ベンのライフは？")


def test_who_never_defends_is_not_asked() -> None:
    """Both attacks hit."""
    text = f"{CARDS.replace('パワー4', 'パワー4 ').replace('これがヒットしたとき、カードを1枚引く。', '続行')}"
    attacks = "アンは《拳》でベンを攻撃する。解決ステップになる。アンは《槌》でベンを攻撃する。ダメージステップになる。"
    assert told.answers(f"{text}このターン、ベンは一度も防御しない。{attacks}ベンのライフは？") == ["10"]


def test_what_could_have_been_done_is_asked_later() -> None:
    """The combat chain has closed, and the question is about the defend and the reaction step."""
    attack = f"{CARDS}アンは《槌》でベンを攻撃する。ベンは《盾》で防御する。戦闘チェインが閉じる。"
    both = "ベンは《盾》と《壁》の両方で防御できたか？ベンは《壁》で防御できたか？"
    assert told.answers(f"{attack}{both}") == ["いいえ(8.3.4)", "はい"]
    play = "リアクションステップで、ベンは《守り》をプレイできたか？"
    assert told.answers(f"{attack}{play}") == ["いいえ(8.3.4b)"]
    other = f"{ATTACK}ベンは防御しない。戦闘チェインが閉じる。{play}ベンは《守り》をプレイできる？"
    assert [one.partition("(")[0] for one in told.answers(other)] == ["はい", "いいえ"]


def test_what_is_supposed_ends_the_situation() -> None:
    """Only questions stand behind it."""
    supposed = f"{ATTACK}ベンは防御しない。リアクションステップになる。その後全員がパスした場合、ベンのライフは？"
    assert told.answers(supposed) == ["16"]
    assert "only questions follow" in told.problem(f"{supposed}全員がパスする。")


def test_what_may_still_become_legal_in_this_turn() -> None:
    """An action cannot be played while an attack is resolving, and can once the combat chain has closed."""
    text = CARDS.replace("カードを1枚引く", "アクションポイントを1点得る")
    begin = f"{text}アンは《拳》でベンを攻撃する。ベンは防御しない。"
    now, later = told.answers(f"{begin}アンは《槌》をプレイできる？アンはこのターン、《槌》をプレイできるか？")
    assert (now.partition("(")[0], later) == ("いいえ", "はい")


@pytest.mark.parametrize(("hand", "must"), [("と《壁》", "いいえ"), ("", "はい")])
def test_what_must_be_done_is_what_happens_by_itself(hand: str, must: str) -> None:
    """Who has another card to discard need not discard this one."""
    cards = "《鞭》 アクション コスト0\n対戦相手は手札を1枚捨てる。\n\n"
    cards += "《盾》 アクション コスト0\n\n《壁》 アクション コスト0\n\n"
    begin = f"アンの手札に《鞭》がある。ベンの手札に《盾》{hand}がある。アンは《鞭》をプレイする。"
    assert told.answers(f"{cards}{begin}ベンは《盾》を捨てなければならないか？") == [must]


def test_one_card_may_be_put_into_the_arsenal_at_the_end_of_the_turn() -> None:
    """The card is in the hand of the player whose turn it is."""
    asked = "このターンの終了フェイズに、アンは手札の《拳》を格納庫に置けるか？ベンは《盾》を格納庫に置けるか？"
    assert told.answers(f"{CARDS}アンはパスする。{asked}") == ["はい", "いいえ(4.4.3b)"]


def test_the_hand_is_filled_up_to_the_intellect() -> None:
    """At the end of the turn; the next turn begins."""
    text = CARDS.replace("アンのターンである。", "アンのターンである。アンのヒーローの知性は3である。")
    ends = f"{text}アンは何もせずにターンを終える。アンは格納庫に何も置かない。"
    assert told.answers(f"{ends}アンは手札が3枚になるまでカードを引く。アンのデッキは何枚？") == ["4"]
    assert "this does not happen" in told.problem(f"{ends}アンは手札が4枚になるまでカードを引く。")
