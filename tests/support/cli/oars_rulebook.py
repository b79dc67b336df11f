"""A small game of our own for the tests of the command line, and what a run of the command says."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

OFFICIAL = """\
41 櫂船§
41.0 総則§
41.0.1 櫂船とは、櫂を漕いで進む船のことです。進み方は[41.0.2]に従います。§
41.0.1a 櫂が折れた船は、進む前に岸へ戻ります。[8.5.1]§
例:《白い櫂》が折れた船は、[41.1.1]により岸で休みます。
例:嵐の日も同じです。
41.0.2 船は1手番に2区画まで進みます。折れた櫂は[41.0.1a]の手順で直します。§
注:向かい風の日は1区画です。
41.1 港§
41.1.1 港に着いた船は、荷を下ろすか、[41.0]の順に支度をします。§
6 灯台§
"""

PLAIN = """\
41 櫂船§
41.0 総則§
41.0.1 漕いで進む船を櫂船と呼ぶ。[41.0.2]§
"""

PLAIN_DESCRIPTION = """\
[edition]
name = "plain"
ruleset = "oars"
dialect = "fab"
"""


@dataclass(frozen=True)
class Answer:
    """What a command said: its exit status and both streams."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:  # noqa: ANN401  (JSON is of any type)
        """The one JSON document of standard output."""
        return json.loads(self.out)


Run = Callable[..., Answer]
