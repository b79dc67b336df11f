"""What a short script does with Whoosh and SudachiPy and nothing else: the yardstick of build and search.

It indexes the nodes that rulesdb indexes and answers a query, the way the manuals of both packages show it: a text
field as it comes, which keeps positions as rulesdb's index does. It stores no texts and imports nothing of rulesdb.

    python benchmarks/documents.py HOME > documents.json
    python benchmarks/baseline_whoosh.py index documents.json FOLDER
    python benchmarks/baseline_whoosh.py query FOLDER 置換効果
"""

import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import sudachipy
from whoosh import fields, index
from whoosh.analysis import Token, Tokenizer
from whoosh.qparser import MultifieldParser

LONGEST = 10_000
"""Code points that are handed over at once: SudachiPy takes 49,149 bytes."""


@cache
def dictionary() -> sudachipy.Tokenizer:
    """Load the dictionary, once however many copies of the analyzer Whoosh makes."""
    return sudachipy.Dictionary(dict="small").tokenizer(mode="A")


class SudachiTokenizer(Tokenizer):  # type: ignore[misc]  # whoosh ships no types
    """Whoosh's tokenizer protocol over SudachiPy's short words."""

    def __call__(self, value: str, **options: bool) -> Iterator[Token]:
        """Yield the normalized forms of ``value`` with their positions."""
        token = Token(positions=True, chars=True, mode=options.get("mode", ""))
        position = 0
        for start in range(0, len(value), LONGEST):
            for morpheme in dictionary().tokenize(value[start : start + LONGEST]):
                token.text = morpheme.normalized_form()
                token.pos = position
                token.startchar, token.endchar = start + morpheme.begin(), start + morpheme.end()
                yield token
                position += 1


def schema() -> fields.Schema:
    """Return what the index holds of a document."""
    text = fields.TEXT(analyzer=SudachiTokenizer())
    return fields.Schema(id=fields.ID(stored=True), title=text, text=text)


def write_index(documents: Path, folder: Path) -> None:
    """Index every [id, title, text] of the JSON file ``documents`` into the new ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    made = index.create_in(folder, schema())
    writer = made.writer()
    for identifier, title, body in json.loads(documents.read_text(encoding="utf-8")):
        writer.add_document(id=identifier, title=title, text=body)
    writer.commit()


def query(folder: Path, words: str) -> None:
    """Print the identifiers of the ten best documents."""
    opened = index.open_dir(folder)
    with opened.searcher() as searcher:
        asked = MultifieldParser(["title", "text"], opened.schema).parse(words)
        for hit in searcher.search(asked, limit=10):
            print(hit["id"])


def main(command: str, *arguments: str) -> None:
    """Run one of the two commands."""
    if command == "index":
        write_index(Path(arguments[0]), Path(arguments[1]))
    else:
        query(Path(arguments[0]), arguments[1])


if __name__ == "__main__":
    main(*sys.argv[1:])
