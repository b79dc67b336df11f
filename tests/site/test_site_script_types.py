"""The rulebook's scripts have no finding of eslint, and none of TypeScript, which reads the types in their comments."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.nightly
def test_the_scripts_have_no_finding() -> None:
    """As ``npm run lint`` says it."""
    npm = shutil.which("npm")
    if npm is None or not (ROOT / "node_modules" / "typescript").exists():
        pytest.skip("needs the checkers of scripts: npm ci")
    run = subprocess.run([npm, "run", "--silent", "lint"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout == ""
    assert run.returncode == 0
