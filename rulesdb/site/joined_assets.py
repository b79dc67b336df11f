"""The style sheets of all pages as one file, and the scripts likewise: a page waits for two files, not for thirty.

They are written apart, a topic a file. What a page loads by itself, or only when it is wanted, stays a file of its own,
and so does ``book.js``, whose settings hold before anything is drawn.
"""

from pathlib import Path

from rjsmin import jsmin

SHEETS = (
    "colours", "type", "layout", "masthead", "rules", "editions", "symbols", "proofs", "chain", "pictures", "lists",
    "indexes", "tools", "previews", "boards", "search", "print",
)  # fmt: skip
"""The style sheets of all pages; of two rules of one weight that of the later sheet holds."""
SCRIPTS = (
    "said", "targets", "accounts", "boards", "previews", "permalinks", "bookmarks", "rule-by-rule", "terms",
    "rule-numbers", "box", "editions", "display", "contents", "print", "offline",
)  # fmt: skip
"""The scripts of all pages, in the order in which they run."""
STYLE, SCRIPT = "book.css", "page.js"


def joined_assets(folder: Path) -> dict[str, str]:
    """Return the joined files of the assets in ``folder`` by their names, the scripts without their comments."""
    return {
        STYLE: "".join((folder / f"{name}.css").read_text(encoding="utf-8") for name in SHEETS),
        SCRIPT: jsmin("".join((folder / f"{name}.js").read_text(encoding="utf-8") for name in SCRIPTS)),
    }


def is_joined(asset: Path) -> bool:
    """Tell whether an asset is part of a joined file."""
    return asset.stem in {".css": SHEETS, ".js": SCRIPTS}.get(asset.suffix, ())
