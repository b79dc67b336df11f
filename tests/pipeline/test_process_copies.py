"""Copies of the process end with it, however it ends, and hold nothing of each other."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has copies of a process")

PROGRAM = """
import os, sys, time
from rulesdb.pipeline import process_copies
process_copies.processors = lambda: 2

def working():
    os.write(1, b"%d\\n" % os.getpid())
    {work}

with process_copies.made_beside([working, working]) as results:
    {wait}
"""
SLEEPS, WRITES = "time.sleep(60)", "return bytes(10_000_000)"
"""What a copy does: it works for a minute, or it has a result that no pipe holds."""


def ended(number: int) -> bool:
    """Return whether a process has ended, also if nobody has asked for its status."""
    try:
        return Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM], ids=["kill", "term"])
@pytest.mark.parametrize("work", [SLEEPS, WRITES], ids=["works", "writes"])
@pytest.mark.parametrize("wait", ["time.sleep(60)", "results()"], ids=["elsewhere", "waits"])
def test_copies_end_with_a_killed_process(by: signal.Signals, work: str, wait: str) -> None:
    """Nothing of a killed process goes on, and whoever reads its output is not kept waiting."""
    program = PROGRAM.format(work=work, wait=wait)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        copies = [int(process.stdout.readline()) for _ in range(2)]
        os.kill(process.pid, by)
        patience = time.monotonic() + 20
        while not all(map(ended, copies)) and time.monotonic() < patience:
            time.sleep(0.01)
        running = [copy for copy in copies if not ended(copy)]
        for copy in running:
            os.kill(copy, signal.SIGKILL)
        assert not running
        assert process.stdout.read() == ""


def test_a_copy_holds_no_pipe_of_another() -> None:
    """A copy has its own writing end and nothing else of the pipes between copies."""
    program = PROGRAM.format(
        work="return ' '.join(sorted(os.listdir('/proc/self/fd'))).encode()",
        wait="before = len(os.listdir('/proc/self/fd')); found = results(); print(*[len(x.split()) for x in found])",
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.splitlines()[-1] == "5 5"  # three streams, the pipe, and the folder that is listed
