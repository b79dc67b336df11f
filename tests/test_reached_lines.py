"""What only exhaustive tests reach is little: whoever changes a line sees its test fail in the run of every day."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.reached_lines import reached_lines

ROOT = Path(__file__).resolve().parents[1]
MOST = 0.03
"""Share of the lines of the program."""


@pytest.mark.nightly
def test_few_lines_are_reached_by_exhaustive_tests_alone(tmp_path: Path) -> None:
    """``python tests/support/reached_lines.py FILE`` lists them."""
    notes = str(tmp_path / "reached")
    command = [sys.executable, "-m", "pytest", "-n", "auto", "-p", "support.reached_lines", "-m", "not nightly"]
    environment = {**os.environ, "REACHED_LINES": notes, "PYTHONPATH": str(ROOT / "tests")}
    # Limits of time may be missed while lines are noted; without notes there is nothing to combine, which raises.
    subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True)
    modules = reached_lines(notes)
    only = {module.module: module.exhaustive for module in modules if module.exhaustive}
    share = sum(map(len, only.values())) / sum(module.statements for module in modules)
    assert share < MOST, only
