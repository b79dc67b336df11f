"""Hatchling's hook by which an installation holds the languages' computed results (rulesdb/pipeline/installing.py)."""

import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ComputedResults(BuildHookInterface):
    """The hook: a wheel holds the results, and so does the checkout behind an editable installation."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatchling's signature)
        """Compute the results that are not there yet, which git ignores, and add them to the wheel."""
        subprocess.run([sys.executable, "-m", "rulesdb.pipeline.installing"], cwd=self.root, check=True)
        build_data["artifacts"].append("/rulesdb/_computed/*")
