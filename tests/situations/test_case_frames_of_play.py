"""Clauses of Flesh and Blood about what is not done, how a cost is paid, what follows, and what is asked in numbers."""

import pytest
from support.situations import told

CARDS = """
《拳》 アクション ― 攻撃 コスト0 ピッチ1 パワー4 防御3
これがヒットしたとき、カードを1枚引く。

《槌》 アクション ― 攻撃 コスト2 ピッチ1 パワー6 防御3

《石》 リソース ピッチ3

《兜》 装備 ― 頭 防御1

《魔除け》 装備 ― 胴 防御0
アーケインバリア1

《炎》 アクション コスト0
対象のヒーローに秘術ダメージ3点を与える。

《護符》 アクション ― アイテム コスト0
インスタント ― 「これを破壊する」: カードを1枚引く。

アンの手札に《拳》と《槌》と《石》と《炎》がある。アンの闘技場に《護符》がある。アンのデッキにカードが9枚ある。
ベンの手札に《槌》と《石》がある。
アンのターンである。
"""


PAID = "ベンはリソースポイント1点を支払う。"


def read(sentences: str) -> list[object]:
    """Return what sentences behind the cards stand for."""
    return [one.clause for one in told.situation(f"{CARDS}{sentences}").sentences[5:]]


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("ベンは手札から防御カードを出さない。", "ベンは手札からは防御しない。"),
        ("ベンは1枚も防御に使わなかった。", "ベンは防御しない。"),
        ("ベンはこれも防御しないで素通し。", "ベンは防御しない。攻撃がヒットする。"),
        ("ベンは《槌》で《拳》を防御した。", "《拳》が攻撃している。ベンは《槌》で防御する。"),
        ("アンは《拳》で攻撃し、続けて《槌》で攻撃した。",
         "アンは《拳》で攻撃する。前の攻撃は終わっている。アンは《槌》で攻撃する。"),
        ("続いてアンは《槌》で攻撃した。", "前の攻撃は終わっている。アンは《槌》で攻撃する。"),
        ("アンは《石》をデッキの下に送って《炎》をプレイした。",
         "アンは《炎》をプレイする。アンは《石》をデッキの一番下に置く。"),
        ("ベンは手札の2枚で防御した。", "ベンは手札2枚すべてで防御する。"),
        ("アンは何もリアクションをしない。", "アンは対応しない。"),
        ("だれも何もリアクションしない。", "全員がパスする。"),
        ("ベンは結局何も使わずパス。", "ベンはパスする。"),
        ("アンは《護符》を破壊して、その能力を起動する。",
         "アンは《護符》の能力を起動する。アンは《護符》を破壊する。"),
        ("アンは2つ目のモードを選んで《炎》をプレイし、ベンを対象にした。",
         "アンは《炎》をプレイする。モード: 2。対象: ベン。"),
        ("アンはブーストせずに《槌》をプレイする。", "アンは《槌》をプレイする。アンはブーストを使わない。"),
        ("ベンは《石》をピッチして{r}を支払い、《魔除け》のArcane Barrierでダメージを1点軽減する。",
         f"ベンは《魔除け》のアーケインバリアで1点軽減する。ピッチするカード: 《石》。{PAID}"),
        ("ベンは《兜》を破壊して、もう1点軽減する。", "ベンは《兜》の効果で1点軽減する。ベンは《兜》を破壊する。"),
        ("《炎》の解決時、ベンは《槌》をデッキの下に置いて1枚引く。",
         "ベンは《槌》をデッキの一番下に置く。《炎》の解決が終わる。ベンはカードを1枚引く。"),
        ("追放されたのは《槌》でした。", "《槌》が追放される。"),
        ("《拳》の誘発が2つとも解決した。", "《拳》の誘発の解決が終わる。《拳》の誘発の解決が終わる。"),
        ("アンは《護符》の効果でカードを1枚引いた。", "アンは《護符》によってカードを1枚引く。"),
        ("スチームカウンターが2個乗った《護符》がアンの闘技場にある。",
         "《護符》がアンの闘技場にある。《護符》に「スチーム」カウンターが2個ある。"),
    ],
)  # fmt: skip
def test_what_is_done_and_follows_is_told_in_many_ways(written: str, plain: str) -> None:
    """What is not done, how something is paid for, what resolves and is drawn."""
    assert read(written) == read(plain)


PLAY = "アンは《拳》でベンを攻撃する。"
DAMAGE = "ダメージステップまで全員がパスを続ける。"


@pytest.mark.parametrize(
    ("course", "answers"),
    [
        (f"{PLAY}ベンは手札からは防御しない。{DAMAGE}ベンのライフは？", ["16"]),
        (f"{PLAY}防御ステップに進む。ベンは防御ステップでは何も出さなかった。{DAMAGE}ベンは何点のダメージを受けますか？",
         ["4"]),
        (f"{PLAY}防御ステップに進む。ベンはパスする。{DAMAGE}《拳》はベンにヒットした？", ["はい"]),
        (f"{PLAY}ベンは防御しない。{DAMAGE}《拳》はアンにヒットした？", ["いいえ"]),
        (f"{PLAY}ベンは防御しない。{DAMAGE}誘発も解決した。アンは何枚引きますか？《拳》の能力は誘発しますか？",
         ["1", "はい"]),
        (f"{PLAY}ベンは手札の1枚で防御できますか？ベンは《槌》で防御する。チェインリンクはいくつ？", None),
        (f"{PLAY}ベンは《槌》で防御する。チェインリンクが解決した。アンにアクションポイントは残っていますか？",
         ["いいえ"]),
        ("アンは《護符》を破壊して、その能力を起動する。全員がパスする。アンはカードを引けましたか？", ["はい"]),
        ("場に《護符》はいくつありますか？", ["1"]),
        (f"{PLAY}ベンは防御しない。続いてアンは《槌》で攻撃する。ベンのライフは？", ["16"]),
        (f"アクションフェイズに、{PLAY}ベンは防御しない。今はどのステップ？", ["アンのターンの防御ステップ"]),
        (f"{PLAY}ベンは防御しない。コンバットチェインが閉じるまで全員がパスする。戦闘チェインは開いていますか？",
         ["いいえ"]),
        (f"{PLAY}ベンは防御しない。リアクションステップに進む。アンもベンもパスする。ベンのライフはどうなりますか？",
         ["16"]),
        (f"{PLAY}防御ステップに進む。ベンは《槌》で《拳》を防御できますか？ベンは防御しない。", ["はい"]),
    ],
)  # fmt: skip
def test_what_is_asked_is_answered(course: str, answers: list[str] | None) -> None:
    """Hits by player, damage, draws, triggers and points; a number of cards that the hand has not is no hand."""
    if answers is None:
        assert "ベン has 2 cards in hand" in told.problem(f"{CARDS}{course}")
    else:
        assert told.answers(f"{CARDS}{course}") == answers


@pytest.mark.parametrize(
    "claim",
    [
        "《拳》がアンにヒットする。",
        "《拳》のパワーは5である。",
        "ベンは《槌》で《槌》を防御する。",
        "ベンは《槌》で《炎》を防御できますか？",
        "アンは《槌》によってカードを1枚引く。",
        "《槌》の誘発の解決が終わる。",
    ],
)
def test_a_claim_that_is_not_so_is_refused(claim: str) -> None:
    """The player whose hero is hit, a power, and the card on account of which something happens are checked."""
    assert told.problem(f"{CARDS}{PLAY}ベンは防御しない。{DAMAGE}{claim}")


@pytest.mark.parametrize(
    ("told_so", "message"),
    [
        (f"{PLAY}ベンは《槌》で防御する。ベンは手札からは防御しない。", "a card from the hand of ベン defends"),
        ("ベンは手札からは防御しない。", "nothing attacks ベン"),
        ("アンは《炎》をプレイし、ベンを対象にする。全員がパスする。ベンは《魔除け》のアーケインバリアで2点軽減する。",
         "no ability of 魔除け prevents 2 points of damage: 1"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_said(told_so: str, message: str) -> None:
    """A contradiction about the hand, and about how much an ability prevents."""
    equipped = CARDS.replace("アンのターンである。", "ベンは《魔除け》を装備している。アンのターンである。")
    assert message in told.problem(f"{equipped}{told_so}")


def test_a_barrier_is_paid_for_in_one_sentence() -> None:
    """The card is pitched and the point is paid for the ability, which is verified."""
    equipped = CARDS.replace("アンのターンである。", "ベンは《魔除け》を装備している。アンのターンである。")
    course = "アンは《炎》をプレイし、ベンを対象にする。全員がパスする。ベンは《石》をピッチして{r}を支払い、"
    shielded = "《魔除け》のアーケインバリアで1点軽減する。ベンのライフは？ベンのリソースはいくつ残っていますか？"
    assert told.answers(f"{equipped}{course}{shielded}") == ["18", "2"]


@pytest.mark.parametrize(
    "written",
    [
        "ベンは手札からだけ防御しない。",
        "ベンは手札からは防御する。",
        "ベンは手札からは防御しないか？",
        "ベンは手札から防御できない。",
        "アンは《兜》で1点防がなかった。",
        "ベンは《石》と《槌》に2ずつ払わなかった。",
        "追放されたのは《槌》ではない。",
        "追放されたのは《槌》ですか？",
        "アンのアクションポイントは2点残っていますか？",
        "ライフはいくつになりますか？",
        "ベンは《槌》を防御リアクションとしてプレイする。",
        "ベンは防御リアクションを使わず、《槌》をプレイする。",
    ],
)
def test_what_is_near_and_means_something_else_is_not_read(written: str) -> None:
    """Another bound, the opposite, a question, what cannot be done, and a life of nobody."""
    assert told.problems(f"{CARDS}{written}")


def test_players_can_have_names_in_the_script_of_particles() -> None:
    """Their names end where a particle stands behind them."""
    sentences = "けんの手札に《拳》がある。あやの手札は0枚である。けんは《拳》であやに攻撃する。"
    found = told.situation(f"《拳》 アクション ― 攻撃 コスト0\n\n{sentences}")
    assert found.players == ("けん", "あや")
    assert found.sentences[-1].text == "けんは《拳》であやを攻撃する"
