"""A former version of the made-up rulebook, in which 1.0.1 was another rule and its present rule was 7.7.7."""

from rulesdb.graph.histories import Difference, EditionHistory, EditionVersion, RuleChange

_REMOVED = RuleChange("1.0.1", None, "removed", (Difference("delete", "尾の短い竜。", ""),))
_EDITED = (Difference("equal", "竜は", "竜は"), Difference("replace", "走る", "飛ぶ"), Difference("equal", "。", "。"))
_RENUMBERED = RuleChange("7.7.7", "1.0.1", "edited+renumbered", _EDITED)

HISTORIES = (
    EditionHistory(
        "fab",
        "official",
        "ja",
        (EditionVersion("2030-01-02", "Edition 1"), EditionVersion("2031-04-05", "")),
        ((_REMOVED, _RENUMBERED),),
    ),
)
"""The history of its official edition."""
