"""The lexicon as a file beside the index: a cold search reads it and computes nothing."""

import json
from pathlib import Path

from rulesdb.search.index.columns import column, read_column, read_table, table
from rulesdb.search.index.sealed_index import DAMAGES, damaged_file, read_index_file
from rulesdb.search.lexicon.lexicon import Lexicon

FILE = "lexicon.json"


def write_lexicon(lexicon: Lexicon, folder: Path) -> None:
    """Write the lexicon into the index's folder. Raises OSError where the disk refuses."""
    document = {
        "aliases": table(lexicon.aliases),
        "rules": lexicon.rules,
        "reaches": [column(lexicon.reaches), list(lexicon.reaches.values())],
        "outside": lexicon.outside,
        "english": table(lexicon.english),
        "latin": sorted(lexicon.latin),
        "words": sorted(lexicon.words),
        "names": lexicon.names,
    }
    (folder / FILE).write_text(json.dumps(document, ensure_ascii=False), encoding="utf-8")


def read_lexicon(folder: Path) -> Lexicon:
    """Return the lexicon of the index in ``folder``. Raises SearchIndexError if it is missing or damaged."""
    try:
        document = json.loads(read_index_file(folder, FILE))
        heads, lengths = document["reaches"]
        return Lexicon(
            read_table(document["aliases"]),
            {name: tuple(found) for name, found in document["rules"].items()},
            dict(zip(read_column(heads, len(lengths)), lengths, strict=True)),
            {name: tuple(found) for name, found in document["outside"].items()},
            read_table(document["english"]),
            frozenset(document["latin"]),
            frozenset(document["words"]),
            tuple(document["names"]),
        )
    except DAMAGES as error:
        raise damaged_file(folder, FILE) from error
