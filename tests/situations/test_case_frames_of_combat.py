"""Clauses of Flesh and Blood in the words of people: what is held, combat, payments, passing, and what is asked."""

import pytest
from support.situations import told

CARDS = """
《拳》 アクション ― 攻撃 ピッチ1 コスト1 パワー4

《罠》 防御リアクション ピッチ3 コスト0 防御3

《兜》 装備 ― 頭 防御1

《剣》 武器 ― 剣(片手) パワー2

アンのターンである。
"""


def read(sentences: str) -> list[object]:
    """Return what sentences behind the cards stand for."""
    return [one.clause for one in told.situation(f"{CARDS}{sentences}").sentences[1:]]


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("アンの手札は赤の《拳》1枚だけです。", "アンの手札に《拳》が1枚ある。"),
        ("アンは《拳》と青い《罠》を1枚ずつ手札に持っています。", "アンの手札に《拳》と《罠》がある。"),
        ("ベンはアーセナルに裏向きの《罠》を置いている。", "ベンの格納庫に《罠》が裏向きである。"),
        ("ベンの頭装備は《兜》です。", "ベンは頭に《兜》を装備している。"),
        ("アンのリソースは浮いていません。", "アンのリソースポイントは0である。"),
        ("アンはちょうど2点のリソースを持っている。", "アンのリソースポイントは2である。"),
        ("アンの手札は《拳》、ベンは《罠》です。", "アンの手札に《拳》がある。ベンの手札に《罠》がある。"),
    ],
)
def test_what_is_held_is_told_in_many_ways(written: str, plain: str) -> None:
    """Colours and places beside names, numbers behind them, and clauses without a verb."""
    assert read(written) == read(plain)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("アンは手札から《拳》を切ってベンを攻撃した。", "アンは手札の《拳》でベンを攻撃する。"),
        ("1リソース払ってアンは《剣》で殴りにいった。", "アンは《剣》で攻撃する。アンはリソースポイント1点を支払う。"),
        ("アンは《剣》の攻撃を起動した。", "アンは《剣》で攻撃する。"),
        ("ベンは防御ステップでは何も出しませんでした。", "防御ステップまで全員がパスを続ける。ベンはパスする。"),
        ("ダメージステップまで双方がパスした。", "ダメージステップまで全員がパスを続ける。"),
        ("双方パスで解決、さらに両者パスでダメージ。",
         "全員がパスする。解決が終わる。ダメージステップまで全員がパスを続ける。"),
        ("ベンはガードしないでダメージを食らった。", "誰も防御しない。ベンにダメージが与えられる。"),
        ("アンは《罠》1枚をピッチして、もう1枚の《罠》を使った。",
         "アンは《罠》をプレイする。ピッチするカード: 《罠》。"),
        ("アンは2番目のモードで《罠》を使用した。", "アンは《罠》をプレイする。モード: 2。"),
        ("アンはエンドフェイズに《罠》を格納庫に置いた。", "アンは《罠》を格納庫に置く。"),
        ("ベンのターンが始まり、ベンはパスした。", "ベンのターンが始まる。ベンはパスする。"),
        ("《剣》の能力は2つとも処理された。", "《剣》の解決が終わる。《剣》の解決が終わる。"),
        ("アンに残った資源は？ピッチした《罠》はどこにある？", "アンのリソースポイントは？《罠》はどこにある？"),
        ("アンはさらにアクションを行える？", "アンにアクションポイントはある？"),
        ("ベンは防御なしを宣言した。", "ベンは防御しない。"),
        ("また防御の宣言はなし。", "誰も防御しない。"),
        ("攻撃はノーガードで通りました。", "誰も防御しない。攻撃がヒットする。"),
        ("ベンは防御もリアクションもしません。", "ベンは防御しない。ベンは対応しない。"),
        ("ベンには防御できるカードがない。", "ベンはこのターンに一度も防御しない。"),
        ("リンクの解決まで進行。", "解決ステップまで全員がパスを続ける。"),
        ("結局双方とも何もせずにダメージ計算へ。", "ダメージステップまで全員がパスを続ける。"),
        ("攻撃ステップでも両者パス。", "攻撃ステップまで全員がパスを続ける。全員がパスする。"),
        ("スタックにあるものを全部解決した。", "すべての解決が終わる。"),
        ("ヒットによる誘発はすべて処理済み。", "すべての解決が終わる。"),
        ("優先権はベンに渡った。", "ベンが優先権を得る。"),
        ("アンは+1{p}のモードを選んだ。", "モード: 「+1{p}」。"),
        ("昨日の大会です。で、アンはパス。", "アンはパスする。"),
        ("アンは凍傷を2つコントロールしている。", "アンの闘技場に《凍傷》が2枚ある。"),
        ("アンの場に残った『凍傷』の数は？", "アンがコントロールする「凍傷」はいくつ？"),
        ("《凍傷》はいくつ残っている？", "闘技場に《凍傷》はいくつある？"),
        ("アンが《拳》に払ったリソースは何点？", "アンは《拳》のコストに何点支払った？"),
        ("このヒットで《剣》の効果は再び誘発しますか？", "《剣》の能力は誘発する？"),
        ("アンは《剣》で引けた？", "アンは《剣》によってカードを引いた？"),
        ("《剣》は2つとも誘発してスタックに置かれた。", "《剣》の能力が誘発する。《剣》の能力が誘発する。"),
        ("2つの能力が同時に誘発した。", "能力が誘発する。能力が誘発する。"),
        ("2つ目のダメージには、ベンは1点払って秘術障壁を使った。",
         "2つ目の解決である。ベンはアーケインバリアを使う。ベンはリソースポイント1点を支払う。"),
        ("アンは追加コストで《拳》をデッキの下に置いた。", "アンは《拳》をデッキの一番下に置く。"),
        ("アンは《罠》を2枚ともピッチして《拳》をプレイ。",
         "アンは《拳》をプレイする。ピッチするカード: 《罠》、《罠》。"),
        ("アンの墓地はちょうど3枚、《拳》1枚と《罠》2枚。", "アンの墓地に《拳》と《罠》と《罠》がある。"),
        ("アンの格納庫に《罠》が裏向きで1枚。", "アンの格納庫に《罠》が裏向きで1枚ある。"),
        ("ベンは《兜》と《罠》をまとめて防御に宣言。", "ベンは《兜》と《罠》で防御する。"),
        ("その後は双方リアクションなしでした。", "以後は誰も何もしない。"),
        ("アンが優先権を放棄すると、ベンが《罠》を使ってきた。", "アンはパスする。ベンは《罠》をプレイする。"),
        ("アンは《拳》で攻撃した。ベンはその攻撃を対象にして《罠》を使用。",
         "アンは《拳》で攻撃する。ベンは《罠》をプレイする。対象: 《拳》。"),
    ],
)  # fmt: skip
def test_what_is_done_is_told_in_many_ways(written: str, plain: str) -> None:
    """Who attacks, defends, pays, passes; what that attack is."""
    assert read(written) == read(plain)


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        (
            "ダメージの処理が終わったら、ベンのライフは何点ですか？",
            "解決ステップまで全員がパスを続ける。ベンのライフは？",
        ),
        ("この攻撃のあと、ベンのライフは？", "以後は誰も何もしない。ベンのライフは？"),
        ("アンのリソースは何点残っていますか？", "アンのリソースポイントは？"),
    ],
)
def test_what_is_asked_of_a_later_moment_lets_it_come(written: str, plain: str) -> None:
    """The time before a question is a sentence of its own."""
    assert read(written) == read(plain)


@pytest.mark.parametrize(
    "written",
    [
        "アンの手札は青の《拳》1枚だけです。",
        "アンは《拳》と《罠》を2枚持っている。",
        "アンは《拳》を2枚持っている。",
        "ベンは《兜》を装備していない。",
        "アンは《拳》で攻撃できなかった。",
        "ベンは《兜》か《罠》で防御した。",
        "ベンは《兜》以外で防御した。",
        "アンは2点払わずに《拳》で攻撃した。",
        "2点しか通らなかった。",
        "アンの墓地はちょうど2枚、《拳》1枚と《罠》2枚。",
        "アンの「凍結」の数は？",
        "昨日の《拳》です。",
        "今日の一番強いのはアンです。",
        "昨日の試合はベンの勝ちでした。",
        "ベンに2点以上のダメージが入った。",
        "ベンは何もできない。",
        "《拳》はヒットするはずだった。",
        "ダメージ計算前、ベンのライフは？",
    ],
)
def test_what_is_nearly_told_so_is_not_read(written: str) -> None:
    """Another colour, a number of whom, a negation, a choice, an exception, a limit, what was only expected."""
    assert told.problems(f"{CARDS}{written}")


def test_all_pass_until_nothing_is_left() -> None:
    """An attack that nobody answers deals its damage; passing once would not even begin the reaction step."""
    text = f"{CARDS}アンの手札に《拳》がある。アンのリソースポイントは1である。ベンのライフは20である。"
    assert told.answers(f"{text}アンは《拳》でベンを攻撃した。あとはお互いパスです。ベンのライフは？") == ["16"]


def test_a_token_lies_in_the_arena_without_saying_so() -> None:
    """Other cards may be anywhere, and one that is brought out may be played."""
    found = told.situation("《狐火》 トークン ― オーラ\n\nアンは《狐火》を2体出しています。《狐火》はまだある？")
    assert [one.text for one in found.sentences] == ["アンの闘技場に《狐火》が2枚ある", "《狐火》は闘技場にある？"]
    assert told.problems(f"{CARDS}《剣》はまだある？")


def test_the_number_of_a_turn_says_only_that_it_is_not_the_first() -> None:
    """The first turn has rules of its own, and the first of one of two players need not be that of the game."""
    cards = CARDS.replace("アンのターンである。", "アンの手札に《拳》がある。")
    found = told.situation(f"{cards}3ターン目、アンのターンです。").sentences[-2:]
    assert [one.text for one in found] == ["アンのターンである", "今は3ターン目である"]
    assert told.problems(f"{cards}ベンの手札に《拳》がある。1ターン目、アンのターンです。")


def test_a_token_by_its_english_name_in_katakana_is_that_of_the_rules() -> None:
    """A sheet of it, which would be another token, is left out; so it is where a trigger of it is named."""
    course = "アンは《呼び声》をプレイする。全員がパスする。"
    course += "アンの場の《ルーンチャント》はいくつ？アンは《拳》でベンを攻撃する。"
    assert told.answers(
        "《呼び声》 アクション コスト0\nルーンチャント・トークンを2個生成する。\n続行\n\n"
        "《拳》 アクション ― 攻撃 コスト0 パワー4\n\n《ルーンチャント》 トークン ― オーラ\n\n"
        f"アンの手札に《呼び声》と《拳》がある。\n{course}"
        "ルーンチャントの誘発が2つとも解決した。ベンのライフは？"
    ) == ["2", "18"]


def test_damage_is_prevented_without_naming_what_prevents_it() -> None:
    """The ordinal of what resolves is that since the last action; another one contradicts the game."""
    cards = (
        "《火の粉》 アクション コスト0\n対象の対戦相手のヒーローに3点の秘術ダメージを与える。\n\n"
        "《長靴》 装備 ― 足 防御0\nアーケインバリア1\n\n《空》 リソース ピッチ3\n\n"
        "アンの手札に《火の粉》がある。ベンは《長靴》を装備している。ベンの手札に《空》がある。"
        "アンは《火の粉》をプレイする。"
    )
    paid = "ベンは《空》をピッチして秘術障壁に{r}を払い、1点軽減した。"
    assert told.answers(f"{cards}{paid}ベンのライフは？ベンのリソースポイントは？") == ["18", "2"]
    assert told.answers(f"{cards}全員がパスする。ベンは何も払わない。ベンのライフは？") == ["17"]
    assert "no ability of ベン prevents 2" in told.problem(f"{cards}{paid.replace('1点', '2点')}ベンのライフは？")


def test_what_was_paid_is_counted_from_the_play() -> None:
    """Neither what was paid before nor what is left counts, and of a card that nobody has played it is not asked."""
    cards = (
        "《殴打》 アクション ― 攻撃 コスト2 パワー4\n\n"
        "《蹴り》 アクション ― 攻撃 コスト0 パワー4\n続行\n\n《空》 リソース ピッチ3\n\n"
        "アンの手札に《殴打》と《蹴り》と《空》がある。"
    )
    kick = "アンは《蹴り》をプレイする。アンは《蹴り》に何点払った？"
    beat = "リンクの解決まで進む。アンは《空》をピッチして《殴打》をプレイする。《殴打》のコストに払ったリソースは？"
    assert told.answers(f"{cards}{kick}{beat}アンは《蹴り》に何点払った？") == ["0", "2", "0"]
    assert "nobody has played 《空》" in told.problem(f"{cards}アンは《空》に何点払った？")


def test_a_mode_may_be_named_by_what_it_says() -> None:
    """One that no mode says, or several say, is no answer."""
    cards = (
        "《拳》 アクション ― 攻撃 コスト0 パワー4\n"
        "以下から1個を選ぶ: 『今から、これは、パワーに2の修整を得る。』『今から、これは、『続行』を得る。』\n\n"
        "アンの手札に《拳》がある。アンは《拳》をプレイする。"
    )
    assert told.answers(f"{cards}アンは+2{{p}}のモードを選ぶ。リンクの解決まで進む。ベンのライフは？") == ["14"]
    assert told.answers(f"{cards}モードは「続行を得る」です。リンクの解決まで進む。アンのアクションポイントは？") == [
        "1"
    ]
    assert told.problem(f"{cards}アンは+1{{p}}のモードを選ぶ。")
