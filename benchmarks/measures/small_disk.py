"""A disk of a given size, for one command: the process that ``full_disk.py`` starts in a mount namespace of its own.

    unshare --map-root-user --mount python benchmarks/measures/small_disk.py REQUEST

REQUEST is JSON: ``content`` (a folder to copy onto the disk), ``arguments`` of rulesdb with ``{disk}`` for the disk,
``room`` (bytes beside the content), ``disk`` (an empty folder), ``after`` (where the disk's content is copied to when
the command has ended), ``limit`` (true: no disk, but a limit on the size of a file). Prints status and messages as
JSON. The mount ends with the process.
"""

import json
import os
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))
from measures.few_checks import PROGRAM

LARGE = "1g"


def main(request: dict[str, object]) -> dict[str, object]:
    """Do what is asked, and return status and messages."""
    disk, room = Path(str(request["disk"])), int(str(request["room"]))
    prepare: Callable[[], None] = lambda: None  # noqa: E731
    if request["limit"]:
        prepare = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))  # noqa: E731
    else:
        _mount(disk, LARGE)
    shutil.copytree(str(request["content"]), disk, dirs_exist_ok=True, symlinks=True)
    if not request["limit"]:
        _mount(disk, str(_used(disk) + room), "remount,")
    arguments = [part.format(disk=disk) for part in request["arguments"]]  # type: ignore[attr-defined]
    variables = {"TMPDIR": str(disk), "XDG_CACHE_HOME": str(disk / "cache")}
    done = subprocess.run(
        [*PROGRAM, *arguments],
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=prepare,
        timeout=600,
    )
    shutil.copytree(disk, str(request["after"]), symlinks=True)
    return {"status": done.returncode, "out": done.stdout, "err": done.stderr}


def _mount(disk: Path, size: str, options: str = "") -> None:
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"{options}size={size}", "tmpfs", disk], check=True)  # noqa: S607


def _used(disk: Path) -> int:
    usage = os.statvfs(disk)
    return (usage.f_blocks - usage.f_bfree) * usage.f_frsize


if __name__ == "__main__":
    print(json.dumps(main(json.loads(sys.argv[1]))))
