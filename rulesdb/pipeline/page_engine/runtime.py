"""The runtime of the page 裁定: Python for WebAssembly and msgspec, fetched once and pinned by their hashes.

npm and pip fetch them, which verify what an index sends; whatever else lies in the folder is refused by its hash.
"""

import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rulesdb import RulesdbError
from rulesdb.source.folders import cache_folder
from rulesdb.source.whole_files import write_whole

PYODIDE = "pyodide@314.0.7"
"""The package of npm, with its version."""
MSGSPEC = "msgspec==0.22.0"
"""The package of PyPI, with its version: the one that Pyodide's Python loads."""
_WHEEL = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
_PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")


class RuntimeFile(NamedTuple):
    """A file of the runtime."""

    name: str
    """Its name in the folder, and in its package."""
    sha256: str
    """Its SHA-256, in hexadecimal digits."""


RUNTIME = (
    RuntimeFile("pyodide.mjs", "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109"),
    RuntimeFile("pyodide.asm.mjs", "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635"),
    RuntimeFile("pyodide.asm.wasm", "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6"),
    RuntimeFile("python_stdlib.zip", "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a"),
    RuntimeFile(_WHEEL, "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"),
)
"""The files of the runtime; the last one is the wheel, the others are Pyodide's."""


class RuntimeMissingError(RulesdbError):
    """A file of the runtime is absent, is not the pinned one, or cannot be fetched; ``str()`` has the way out."""


def runtime_folder() -> Path:
    """Return the folder of the fetched runtime among the user's cached files."""
    return cache_folder("engine-runtime")


def fetch_runtime(folder: Path) -> Sequence[Path]:
    """Fetch what ``folder`` does not have yet, from npm and PyPI, and return the files of the runtime.

    Raises RuntimeMissingError where a client is missing or fails, or a file is not the pinned one, and OSError.
    """
    missing = [file for file in RUNTIME if not _is_pinned(folder / file.name, file)]
    if missing:
        with TemporaryDirectory() as scratch:
            found = _fetched(Path(scratch), needs_npm=missing != [RUNTIME[-1]], needs_pip=RUNTIME[-1] in missing)
            for file in missing:
                content = found.get(file.name, b"")
                _refuse_other(file, content, file.name)
                folder.mkdir(parents=True, exist_ok=True)
                write_whole(folder / file.name, content)
    return [folder / file.name for file in RUNTIME]


def read_runtime(folder: Path) -> dict[str, bytes]:
    """Return the files of the runtime by name. Raises RuntimeMissingError for one that is absent or not pinned."""
    found = dict[str, bytes]()
    for file in RUNTIME:
        path = folder / file.name
        try:
            found[file.name] = path.read_bytes()
        except OSError as error:
            raise RuntimeMissingError(
                f"{path} of the page's engine is not there; fetch it with rulesdb runtime"
            ) from error
        _refuse_other(file, found[file.name], str(path))
    return found


def _is_pinned(path: Path, file: RuntimeFile) -> bool:
    return path.is_file() and sha256(path.read_bytes()).hexdigest() == file.sha256


def _refuse_other(file: RuntimeFile, content: bytes, name: str) -> None:
    """Raise RuntimeMissingError for a content that is not that of a file of the runtime."""
    digest = sha256(content).hexdigest()
    if digest != file.sha256:
        raise RuntimeMissingError(
            f"{name} is not the pinned file of the page's engine (SHA-256 {digest}, not {file.sha256}); "
            "remove it and fetch it with rulesdb runtime"
        )


def _fetched(scratch: Path, *, needs_npm: bool, needs_pip: bool) -> Mapping[str, bytes]:
    """Return the files that npm and pip fetch into an empty folder, by name."""
    found = dict[str, bytes]()
    if needs_npm:
        npm = shutil.which("npm")
        if npm is None:
            raise RuntimeMissingError("the page's engine is fetched with npm, which is not there; install Node.js")
        _run([npm, "pack", "--silent", PYODIDE], scratch)
        [packed] = scratch.glob("*.tgz")
        with tarfile.open(packed) as package:
            for file in RUNTIME[:-1]:
                member = package.extractfile(f"package/{file.name}")
                found[file.name] = b"" if member is None else member.read()
    if needs_pip:
        of_pip = (sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", *_PLATFORM)
        _run([*of_pip, "--dest", str(scratch), MSGSPEC], scratch)
        found[_WHEEL] = (scratch / _WHEEL).read_bytes()
    return found


def _run(command: Sequence[str], folder: Path) -> None:
    """Run a client of a package index. Raises RuntimeMissingError with the last line of its complaint."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)  # noqa: S603  (npm and pip)
    if done.returncode:
        complaint = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
        client = "npm" if "npm" in Path(command[0]).name else "pip"
        raise RuntimeMissingError(
            f"{client} cannot fetch the page's engine ({complaint[-1]}); see whether its package index is reached"
        )
