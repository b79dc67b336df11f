"""What the account of a situation says about an event, and the rule that it cites for it."""

from support.situations.told import played


def _lines(text: str) -> list[tuple[str, str]]:
    """Return the lines of the account of a situation, each with its rule."""
    return [(line.text, line.rule) for line in played(text).account]


def test_a_draw_cites_the_rule_of_draws_and_that_of_dead_heroes() -> None:
    """A draw is no victory, whose rule is another one."""
    lines = _lines(
        "《相討ち》 インスタント コスト0\nすべてのヒーローに9点の秘術ダメージを与える。\n\n"
        "アンの手札に《相討ち》がある。アンのライフは3である。ベンのライフは4である。\n"
        "アンは《相討ち》をプレイする。\n全員がパスする。\n勝ったのは誰？"
    )
    assert lines[-2:] == [("アンとベンはゲームに敗北する", "fab:1.10.2a"), ("引き分け", "fab:4.5.4a")]
