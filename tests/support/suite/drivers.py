"""Drivers for the tests of the suite's runner: ours, and some with a fault each, which are small programs."""

import shlex
import sys
from pathlib import Path

OURS = f"{shlex.quote(sys.executable)} -m rulesdb.suite.driver"
"""The command of our driver."""

_GREETING = '{"ok": true, "driver": "faulty", "games": ["fab", "mtg"]}'

WRONG_LIFE = """
import sys
import msgspec
from rulesdb.suite.driver import Driver
from rulesdb.suite.format import Look, Message

driver = Driver()
for line in sys.stdin:
    message = msgspec.json.decode(line, type=Message)
    answer = driver.ask(message)
    if isinstance(message, Look) and message.of.observe == "life":
        answer = msgspec.structs.replace(answer, value=answer.value + 1)
    print(msgspec.json.encode(answer).decode(), flush=True)
"""
"""A driver of our engine that adds one to every life total."""

DIES = f"""
import sys
print('{_GREETING}', flush=True)
sys.stdin.readline()
sys.stdin.readline()
sys.exit(3)
"""
"""A driver that ends at its second message."""

GARBAGE = f"""
import sys
for number, line in enumerate(sys.stdin):
    print('{_GREETING}' if number == 0 else 'Segmentation fault', flush=True)
"""
"""A driver that answers something else than JSON."""

SILENT = f"""
import sys
for number, line in enumerate(sys.stdin):
    if number == 0:
        print('{_GREETING}', flush=True)
"""
"""A driver that only answers the greeting."""

LEAVES_A_CHILD = f"""
import subprocess
import sys
print('{_GREETING}', flush=True)
subprocess.Popen(["sleep", "20"])
sys.stdin.readline()
sys.stdin.readline()
sys.exit(3)
"""
"""A driver that ends at its second message and leaves its output to a process that goes on for twenty seconds."""

ENDLESS = f"""
import sys
print('{_GREETING}', flush=True)
while True:
    sys.stdout.write("1" * 100_000)
"""
"""A driver that writes a line without an end."""

NESTED = f"""
import sys
for number, line in enumerate(sys.stdin):
    print('{_GREETING}' if number == 0 else '{{"ok": true, "value": ' + '[' * 100_000, flush=True)
"""
"""A driver that answers JSON that is nested too deeply."""

CLOSES = f"""
import os
import sys
import time
print('{_GREETING}', flush=True)
os.close(1)
time.sleep(60)
"""
"""A driver that closes its output and goes on."""

DEAF = f"""
import time
print('{_GREETING}', flush=True)
time.sleep(60)
"""
"""A driver that reads nothing."""

OLD = """
import sys
for line in sys.stdin:
    print('{"ok": true, "driver": "old", "format": 99}', flush=True)
"""
"""A driver that speaks another version of the protocol."""


def command_of(program: str, folder: Path) -> str:
    """Return the command of a driver whose program is written into a folder."""
    path = folder / "driver.py"
    path.write_text(program, encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
