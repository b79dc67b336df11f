"""Measure how often the first rule that a ruling names is one that a judge would cite (tests/situations/judged).

Run ``benchmarks/first_rules.py [--list]`` from the root of a clone; ``--list`` prints the questions where it is not.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1] / "tests"))
from support.situations.first_rules import cited_rules


def main() -> None:
    """Print the shares."""
    every = list(cited_rules())
    real = [one for one in every if not one.is_control]
    for title, questions in (("questions", every), ("without controls", real)):
        right = sum(one.is_right for one in questions) / len(questions)
        named = sum(bool({*one.named} & {*one.cited}) for one in questions) / len(questions)
        print(f"{title}: {len(questions)}; first rule right {right:.1%}, named at all {named:.1%}")
    if "--list" in sys.argv[1:]:
        for one in every:
            if not one.is_right:
                print(f"{one.situation} {one.question}: {' '.join(one.cited)}, not {' '.join(one.named[:4])}")


if __name__ == "__main__":
    main()
