"""What an installation computes: the parse tables of the languages, the proofs of all checks, and rulings.

Lark takes ten seconds for the tables, the engine as long for the proofs and the rulings on shipped situations, which no
user is to wait for.
``hatch_build.py`` calls this module in the environment of the build, where little is installed.
"""

from importlib import import_module

from rulesdb.engine.games import GAMES
from rulesdb.engine.kernel.language.parse_table import ship_parse_table, shipped_parse_table
from rulesdb.engine.kernel.language.phrases import Vocabulary
from rulesdb.pipeline.check_playing import install_proofs
from rulesdb.pipeline.ruled_situations import install_rulings
from rulesdb.situations.games import situation_game


def vocabularies() -> dict[str, Vocabulary]:
    """Return the vocabularies of the shipped languages by the names of their parse tables."""
    cards = {game: import_module(f"rulesdb.engine.{game}.language.vocabulary").vocabulary() for game in GAMES}
    told = {f"{game}-situations": situation_game(game).vocabulary() for game in GAMES}
    return cards | told


def install_parse_tables() -> None:
    """Write the parse tables that are not there yet. Raises OSError where the package cannot be written."""
    for name, vocabulary in vocabularies().items():
        if shipped_parse_table(vocabulary, name) is None:
            ship_parse_table(vocabulary, name)


if __name__ == "__main__":
    install_parse_tables()
    install_proofs()
    install_rulings()
