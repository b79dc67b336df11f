"""The lowest declared versions of the dependencies do, on the Python that runs the tests.

``benchmarks/versions.py`` without arguments tries every Python that the machine has, with the newest versions too.
"""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


def test_every_dependency_has_a_lowest_version() -> None:
    """Without one, pip may keep a version that is years too old for the others."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bound = re.compile(r"[a-z0-9-]+>=[0-9.]+(,<[0-9.]+)?")
    assert [written for written in project["dependencies"] if not bound.fullmatch(written)] == []


@pytest.mark.nightly
def test_every_command_works_with_the_lowest_versions() -> None:
    """A wheel with the oldest dependencies that it admits builds, answers, proves and writes, without any warning."""
    script = ROOT / "benchmarks" / "versions.py"
    command = [sys.executable, str(script), "--versions", "lowest", "--python", sys.executable]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
