"""Hatchling's hook by which an installation holds the languages' parse tables (rulesdb/pipeline/parse_tables.py)."""

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ParseTables(BuildHookInterface):
    """The hook: a wheel holds the tables, and so does the checkout behind an editable installation."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatchling's signature)
        """Compute the tables that are not there yet, which git ignores, and add them to the wheel."""
        subprocess.run([sys.executable, "-m", "rulesdb.pipeline.parse_tables"], cwd=self.root, check=True)
        build_data["artifacts"].append("/rulesdb/_parse_tables/*")
