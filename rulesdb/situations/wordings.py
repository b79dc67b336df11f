"""Wordings of sentences that the phrases of situations have in other words."""

from rulesdb.engine.kernel.language.wordings import Wording, wording

_TARGETED = "を対象(?:に(?:して|とって|とり)?|として|とし)、?"
_VERB = "(?P<verb>プレイする|唱える|起動する)"

WORDINGS: tuple[Wording, ...] = (
    # several cards of a name
    wording(
        r"(?P<card>《[^》]*》)(?P<count>[0-9]+)(?P<counter>[枚体個])が(?P<there>ある|いる)",
        "{card}が{count}{counter}{there}",
    ),
    wording(
        r"(?P<count>[0-9]+)(?P<counter>[枚体個])の(?P<card>《[^》]*》)が(?P<there>ある|いる)",
        "{card}が{count}{counter}{there}",
    ),
    # a target within the sentence about what is played, in either order
    wording(
        r"は、?(?P<played>[^。、《》]*《[^》]*》[^。、《》]*?)を、?(?P<target>[^。、《》]*《[^》]*》|[^。、《》]+)"
        rf"{_TARGETED}{_VERB}(?=。|$)",
        "は{played}を{verb}。対象: {target}",
    ),
    wording(
        rf"は、?(?P<target>[^。、]+?){_TARGETED}(?P<played>[^。、]*を){_VERB}(?=。|$)",
        "は{played}{verb}。対象: {target}",
    ),
)
"""The wordings, in the order in which they are applied."""
