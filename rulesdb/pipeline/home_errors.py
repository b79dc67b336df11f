"""The errors of the pipeline, each a sentence for the user. Apart, so that a cold command imports little."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulesdb import RulesdbError
from rulesdb.words.quoting import unknown_name

if TYPE_CHECKING:
    from rulesdb.source.diagnostics import Diagnostic


class HomeError(RulesdbError):
    """A home that cannot be written or read. ``folder`` is the home; ``str()`` says what is wrong and the way out."""

    def __init__(self, folder: Path, problem: str, way_out: str) -> None:
        """Join home, problem and way out to one sentence, without a full stop: a command to copy may end it."""
        super().__init__(f"{folder}: {problem}; {way_out}")
        self.folder = folder


class HomeMissingError(HomeError):
    """Nothing has been built in this home yet."""


class HomeFormatError(HomeError):
    """The home was built by a rulesdb that wrote another format."""


class HomeDamagedError(HomeError):
    """A file of the home is missing or is not as it was written."""


class NoVersionError(HomeError):
    """The home keeps no version that was in force at a date."""


class UnknownGameError(RulesdbError, LookupError):
    """A game that is not there; ``str()`` names the nearest one and all."""

    def __init__(self, written: str, known: Sequence[str]) -> None:
        """Keep the games that are there."""
        super().__init__(unknown_name("ruleset", written, known))
        self.known = tuple(known)


class MisfitError(RulesdbError):
    """Texts of the user that are of no known dialect; ``str()`` has a sentence for each, on a line of its own."""

    def __init__(self, sentences: Sequence[str]) -> None:
        """Keep the sentences."""
        super().__init__("\n".join(sentences))
        self.sentences = tuple(sentences)


class NoRulesError(RulesdbError):
    """No numbered rule or heading was found in any of the user's texts; ``diagnostics`` say of each what was found."""

    def __init__(self, sources: Sequence[Path], diagnostics: Sequence["Diagnostic"]) -> None:
        """Name the sources in one sentence."""
        names = ", ".join(map(str, sources))
        super().__init__(f"{names}: no numbered rule or heading was found; name a text with numbered rules")
        self.diagnostics = diagnostics
