"""Modules that import each other become one script."""

import re
from pathlib import Path

import pytest

from rulesdb.site.modules import joined_modules, with_short_constants
from rulesdb.source.resources import templates_folder


def _modules(folder: Path, **sources: str) -> Path:
    for name, source in sources.items():
        (folder / f"{name}.js").write_text(source, encoding="utf-8")
    return folder


def test_what_is_imported_stands_before_its_importer(tmp_path: Path) -> None:
    """Once, however many import it, without a word of modules."""
    folder = _modules(
        tmp_path,
        boat='import { oar } from "./oar.js";\nimport { wood } from "./wood.js";\nexport const boat = [oar, wood];\n',
        oar='import { wood } from "./wood.js";\nexport const oar = wood;\n',
        wood="export const wood = 1;\n",
    )
    script = joined_modules(folder, "boat", "harbour")
    declared = [line for line in script.splitlines() if line.startswith("const")]
    assert declared == ["const wood = 1;", "const oar = wood;", "const boat = [oar, wood];"]
    assert "globalThis.harbour = { wood, oar, boat };" in script
    assert "globalThis.harbour = { oar };" in joined_modules(folder, "boat", "harbour", ["oar"])


def test_a_name_has_one_declaration(tmp_path: Path) -> None:
    """Modules share a scope."""
    folder = _modules(
        tmp_path,
        boat='import { oar } from "./oar.js";\nconst wood = oar;\n',
        oar="const wood = 1;\nexport const oar = wood;\n",
    )
    with pytest.raises(ValueError, match="wood"):
        joined_modules(folder, "boat", "harbour")


def test_constants_have_short_names() -> None:
    """The constant that is named oftenest has the shortest one; what is no constant of the script keeps its name."""
    script = 'const LONG_OAR=1;const WOOD=[LONG_OAR,Node.TEXT_NODE];row(WOOD,LONG_OAR,"LONG",/[A-Z]/);'
    assert with_short_constants(script) == 'const $0=1;const $1=[$0,Node.TEXT_NODE];row($1,$0,"LONG",/[A-Z]/);'


def test_no_text_of_the_search_names_a_constant() -> None:
    """A constant's name stands for it wherever it is in a script, so that another one may take its place."""
    sources = [path.read_text(encoding="utf-8") for path in sorted((templates_folder() / "search").glob("*.js"))]
    constants = {
        name for source in sources for name in re.findall(r"^(?:export )?const ([A-Z][A-Z0-9_]+)", source, re.MULTILINE)
    }
    texts = {
        word for source in sources for text in re.findall(r'"[^"\n]*"', source) for word in re.findall(r"\w+", text)
    }
    properties = {name for source in sources for name in re.findall(r"(?<![.])[.](\w+)|[{,] *(\w+):", source)}
    assert constants
    assert constants.isdisjoint(texts.union(*properties))
