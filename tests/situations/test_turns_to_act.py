"""Questions about players without priority, and what is told of them: what would forbid it, and who has priority."""

import pytest
from support.situations.told import answers, played

_SPLIT_SECOND = """
ゲーム: mtg

《不意の火花》 {R} インスタント
刹那
クリーチャー1体かプレイヤー1人を対象とする。不意の火花はそれに2点のダメージを与える。

《治癒》 {W} インスタント
あなたは3点のライフを得る。

アンの手札に《不意の火花》がある。アンの場に《山》がある。
ベンの手札に《治癒》がある。ベンの場に《平地》がある。
アンは《不意の火花》をベンを対象にプレイする。
"""
_REACTION = """
《大槌》 アクション ― 攻撃 コスト0 パワー6

《守りの光》 防御リアクション コスト0 防御4

《鍛錬》 アクション コスト0
ライフを1点得る。

ベンの手札に《守りの光》と《鍛錬》がある。
アンは《大槌》でベンを攻撃している。
リアクションステップまで全員がパスを続ける。
"""


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (f"{_SPLIT_SECOND}ベンは《治癒》を唱えられる？", "いいえ(502.58a、408.1、優先権はアンにある)"),
        (f"{_REACTION}ベンは《鍛錬》をプレイできる？", "いいえ(1.14.2b、8.1.1c、7.0.1a、1.11.1、優先権はアンにある)"),
        (f"{_REACTION}ベンは《守りの光》をプレイできる？", "いいえ(1.11.1、優先権はアンにある)"),
        (f"{_REACTION}アンはパスする。ベンは《守りの光》をプレイできる？", "はい"),
    ],
)
def test_what_forbids_an_action_stands_before_who_has_priority(text: str, answer: str) -> None:
    """Both are said, and that somebody else has priority is no reason where a rule forbids it anyway."""
    assert answers(text) == [answer]


@pytest.mark.parametrize("expected", ["いいえ", "いいえ(502.58a)", "いいえ(502.58a、408.1)"])
def test_the_first_reason_may_be_expected_alone(expected: str) -> None:
    """Whoever writes down the answer need not know who has priority."""
    (query,) = played(f"{_SPLIT_SECOND}ベンは《治癒》を唱えられる？ → {expected}").answered
    assert query.is_as_expected


def test_what_priority_alone_forbids_is_legal_once_the_other_player_passes() -> None:
    """The answer says so: who asks may mean now, or as soon as the player can act."""
    (query,) = played(f"{_REACTION}ベンは《守りの光》をプレイできる？").answered
    assert query.outcome.words == "いいえ(1.11.1、優先権はアンにある) — アンがパスすれば、はい"


def test_others_pass_for_an_action_that_lacks_priority_alone() -> None:
    """Whoever says that Ben plays a reaction means that Ann has passed."""
    found = played(f"{_REACTION}ベンは《守りの光》をプレイする。戦闘の終わりまで全員がパスを続ける。ベンのライフは？")
    assert ([one.outcome.answer for one in found.answered], found.refused) == (["18"], ())
    assert "アンはパスする" in [line.text for line in found.account]


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("ベンは《鍛錬》をプレイする", "fab:1.14.2b"),
        ("アンはパスする。アンは《大槌》をプレイする", "fab:5.1.1a"),
        ("ベンはパスする", "fab:1.11.1"),
    ],
)
def test_nobody_passes_for_an_action_that_is_forbidden_anyway(action: str, why: str) -> None:
    """It does not happen, and the first rule that forbids it is named."""
    (refused,) = played(f"{_REACTION}{action}。").refused
    assert refused.line.rule == why


def test_nobody_passes_again_after_what_resolves() -> None:
    """Ann has passed, so that all pass as soon as Ben does."""
    assert answers(
        f"{_REACTION}アンはパスする。ベンは《守りの光》をプレイする。ベンはパスする。全員がパスする。優先権は誰にある？"
    ) == ["アン"]
