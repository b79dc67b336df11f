"""Modules that import each other become one script."""

from pathlib import Path

import pytest

from rulesdb.site.modules import joined_modules


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
