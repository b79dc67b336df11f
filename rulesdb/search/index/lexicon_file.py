"""The lexicon as a file beside the index: a cold search reads it and computes nothing."""

import json
from pathlib import Path

from rulesdb.search.index.sealed_index import DAMAGES, damaged_file, read_index_file
from rulesdb.search.lexicon.lexicon import Lexicon

FILE = "lexicon.json"


def write_lexicon(lexicon: Lexicon, folder: Path) -> None:
    """Write the lexicon into the index's folder. Raises OSError where the disk refuses."""
    document = {
        "aliases": lexicon.aliases,
        "rules": lexicon.rules,
        "reaches": lexicon.reaches,
        "outside": lexicon.outside,
        "english": lexicon.english,
        "latin": sorted(lexicon.latin),
        "words": sorted(lexicon.words),
        "names": lexicon.names,
    }
    (folder / FILE).write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


def read_lexicon(folder: Path) -> Lexicon:
    """Return the lexicon of the index in ``folder``. Raises SearchIndexError if it is missing or damaged."""
    try:
        document = json.loads(read_index_file(folder, FILE))
        rules = {name: tuple(found) for name, found in document["rules"].items()}
        return Lexicon(
            dict(document["aliases"]),
            rules,
            dict(document["reaches"]),
            {name: tuple(found) for name, found in document["outside"].items()},
            dict(document["english"]),
            frozenset(document["latin"]),
            frozenset(document["words"]),
            tuple(document["names"]),
        )
    except DAMAGES as error:
        raise damaged_file(folder, FILE) from error
