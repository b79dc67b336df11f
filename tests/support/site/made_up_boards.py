"""The board of a made-up check: a scale moves from a nest into the sky, and colours come of it by a rule."""

from rulesdb.proofs.boards import BoardStep, BoardZone, Course, OtherCourse, StepRun, board
from rulesdb.proofs.verdicts import Board

CHECK = "fab/breath_has_a_colour"
"""The made-up check of the made-up rulebook that has a board."""
RULES = ("fab:1.1.1", "fab:9.9")
ZONES = (BoardZone("空", True, False), BoardZone("巣", False, False), BoardZone("山", False, True))
CARDS = (("赤い鱗", "《赤い鱗》 鱗", "\u3000色を1つ得る。"), ("卵",))
START = (
    ("h", (0, "昼", None, None, ())),
    ("p0", (("色", 0),)),
    ("p1", (("色", 0),)),
    ("c1", (0, "熱2", (), 0, 0)),
    ("z1.0", (1,)),
    ("c2", (1, "", ("裏向き",), 1, 1)),
    ("c3", (1, "", (), 0, 1)),
    ("c4", (1, "", (), 0, 1)),
    ("z1.1", (2,)),
    ("z2.1", (3, 4)),
)
FLIES = BoardStep("action", "アンは《赤い鱗》を吐く", 0, (("z1.0", None), ("z0", (1,)), ("h", (0, "昼", 0, 1, ()))))
COLOURED = BoardStep("event", "息が色に変わる", 1, (("p0", (("色", 3),)), ("c1", (0, "熱5", ("炎カウンター1",), 0, 0))))
RUNS = (StepRun(1, 1, 0), StepRun(2, 0, 0))
"""The line in which the colours come is missing without the rule."""
NIGHT = BoardStep("event", "夜になる", 2, (("h", (0, "夜", 1, None, (1,))),))


def coloured_board(*claims: str) -> Board:
    """Return the board of a check, with the game without each claim, in which the breath keeps no colour."""
    steps = (FLIES, COLOURED, NIGHT, BoardStep("outcome", "色の数: 3", 0, ()))
    last = BoardStep("outcome", "色の数: 0(正しくは3)", 0, ())
    without = tuple(
        OtherCourse(claim, "息は色を持たないとする読み方", (), (None, None, last), RUNS, is_cut=True)
        for claim in claims
    )
    return board(RULES, Course(("アン", "ベン"), ZONES, CARDS, START, steps, without))
