"""Hatchling's hooks: what an installation computes (rulesdb/pipeline/installing.py), and what a package index shows."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

_PAGES = {
    "Repository": "",
    "Documentation": "/tree/HEAD/docs",
    "Changelog": "/blob/HEAD/CHANGELOG.md",
    "Issues": "/issues",
}
_PICTURES = re.compile(r"<picture>.*?</picture>\n*", re.DOTALL)
_LINK = re.compile(r"!?\[(?P<text>[^]]*)\]\((?!https?:)[^)]+\)")
_TARGET = re.compile(r'(?P<before>\]\(|src(?:set)?=")(?!https?:)(?P<path>[^)"]+)')


class ComputedResults(BuildHookInterface):
    """The hook: a wheel holds the results, and so does the checkout behind an editable installation."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatchling's signature)
        """Compute the results that are not there yet, which git ignores, and add them to the wheel."""
        subprocess.run([sys.executable, "-m", "rulesdb.pipeline.installing"], cwd=self.root, check=True)
        build_data["artifacts"].append("/rulesdb/_computed/*")


class IndexPage(MetadataHookInterface):
    """The hook: the README as the long description, and the links beside it, by the repository's address."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the fields that pyproject.toml declares as dynamic."""
        repository = self.config["repository"]
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": _long_description(text, repository)}
        metadata["urls"] = {name: repository + path for name, path in _PAGES.items()} if repository else {}


def _long_description(readme: str, repository: str) -> str:
    """Return the README with absolute links; without an address, its links are text and its pictures their captions."""
    if not repository:
        return _LINK.sub(r"\g<text>", _PICTURES.sub("", readme))

    def absolute(target: re.Match[str]) -> str:
        folder = "raw" if target["path"].endswith((".png", ".svg")) else "blob"
        return f"{target['before']}{repository}/{folder}/HEAD/{target['path']}"

    return _TARGET.sub(absolute, readme)
