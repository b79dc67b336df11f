"""The Containerfile: hadolint has nothing to say, and the commands in it are those of the program."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from support.documents.documents import ROOT

from rulesdb.cli.commands import COMMANDS

FILE = ROOT / "Containerfile"


def test_linter_finds_nothing() -> None:
    """No build needs to be tried to know that the file is sound."""
    program = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if program is None:
        pytest.skip("needs hadolint (pip install -e '.[compare]')")
    done = subprocess.run([program, FILE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_commands_and_files_are_there() -> None:
    """What the file runs has its command, and what it leaves out of the image is none of the program's parts."""
    text = FILE.read_text(encoding="utf-8")
    assert set(re.findall(r"bin/rulesdb(?: |\", \")([a-z]+)", text)) == {"build", "site", "serve"} <= set(COMMANDS)
    assert "[serve]" in text
    left_out = (ROOT / ".containerignore").read_text(encoding="utf-8").split()
    assert {"rulesdb", "data", "templates", "README.md"} & {*left_out} == set()
