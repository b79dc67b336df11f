"""Installs a wheel with the lowest and with the newest versions of its dependencies and runs every command with each.

    python benchmarks/versions.py [--python PATH ...] [--versions lowest|newest|both]

Without ``--python`` all of Python 3.11 to 3.14 that this machine has are taken: those on the PATH and pyenv's. The
lowest versions are those that pyproject.toml declares; what they depend on themselves is the package index's choice.
Every warning of Python is an error, and no source is compiled beforehand, as on the first run after an installation
without compiling: whichever command imports a module first compiles it. The exit status is 1 if anything failed.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
VERSIONS = ("lowest", "newest")
# Python's own settings and ours must not help the wheel; pip's stay.
_OTHERS = ("PYTHON", "RULESDB_")
_BOUND = re.compile(r"(?P<name>[A-Za-z0-9._-]+)>=(?P<lowest>[0-9.a-z]+)(,<[0-9.]+)?")
COMMANDS = (
    "build",
    "show 1.0.2 --json",
    "show 1.0.2",
    "search 置換効果 --json",
    "search かくのうこ スタック -武器",
    "search 置き換え効課",
    "trace 1.0.2",
    "path 1.0.2 1.0.1a",
    "diagnose",
    "check 5.1 --knock-out",
    "coverage",
    "export --format json graph.json",
    "export --format graphml graph.graphml",
    "export --format dot graph.dot",
    "site rulebook",
)
"""The commands that are run, in this order; each ends with status 0."""
WRITTEN = ("graph.json", "graph.graphml", "graph.dot", "rulebook/index.html")
"""What the commands leave behind."""


class FailedError(Exception):
    """A command that failed, warned or did not answer."""


class Environment(NamedTuple):
    """A virtual environment in ``folder``; programs run in a folder of their own below it."""

    folder: Path

    def run(self, *command: str | Path) -> str:
        """Run a program of the environment; return its standard output. Raises FailedError if it fails."""
        program = self.folder / ("Scripts" if os.name == "nt" else "bin") / command[0]
        kept = {name: value for name, value in os.environ.items() if not name.startswith(_OTHERS)}
        settings = {
            "RULESDB_HOME": str(self.folder / "home"),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "PYTHONUTF8": "1",
        }
        done = subprocess.run(
            [program, *command[1:]],
            cwd=self.folder,
            env=kept | settings,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode:
            raise FailedError(f"{' '.join(map(str, command))}: status {done.returncode}\n{done.stderr.strip()[-2000:]}")
        return done.stdout

    def rulesdb(self, arguments: str) -> str:
        """Run the installed command with every warning an error; return its standard output. Raises FailedError."""
        return self.run("python", "-W", "error", "-m", "rulesdb", *arguments.split())


def lowest_versions() -> list[str]:
    """Return the dependencies at the lowest versions of pyproject.toml. Raises FailedError for one without."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bounds = {written: _BOUND.fullmatch(written) for written in project["dependencies"]}
    missing = [written for written, bound in bounds.items() if bound is None]
    if missing:
        raise FailedError(f"without a lowest version in pyproject.toml: {', '.join(missing)}")
    return [f"{bound['name']}=={bound['lowest']}" for bound in bounds.values() if bound is not None]


def build_wheel(folder: Path) -> Path:
    """Build the wheel into ``folder``."""
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--outdir", folder, ROOT], check=True, capture_output=True
    )
    return next(folder.glob("*.whl"))


def install(python: Path, wheel: Path, versions: str, folder: Path) -> Environment:
    """Install ``wheel`` into a new environment in ``folder``, not compiled. Raises FailedError if pip does."""
    subprocess.run([python, "-m", "venv", folder], check=True, capture_output=True)
    wanted = lowest_versions() if versions == "lowest" else []
    environment = Environment(folder)
    environment.run("pip", "install", "--quiet", "--no-compile", wheel, *wanted)
    return environment


def use(environment: Environment) -> None:
    """Run every command. Raises FailedError if one fails or answers wrongly."""
    answers = {arguments: environment.rulesdb(arguments) for arguments in COMMANDS}
    hits = json.loads(answers["search 置換効果 --json"])["hits"]
    if not hits or not hits[0]["id"].startswith("fab:6.4"):
        raise FailedError(f"search 置換効果 did not find 6.4 first: {hits[:1]}")
    missing = [name for name in WRITTEN if not (environment.folder / name).is_file()]
    if missing:
        raise FailedError(f"not written: {', '.join(missing)}")


def pythons() -> Iterator[Path]:
    """Yield one interpreter of each version that this machine has."""
    for version in PYTHONS:
        found = next(filter(_runs, _candidates(version)), None)
        if found is not None:
            yield found


def _candidates(version: str) -> Iterator[Path]:
    on_path = shutil.which(f"python{version}")
    if on_path:
        yield Path(on_path)
    yield from sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))


def _runs(python: Path) -> bool:
    """Tell whether an interpreter starts: pyenv puts programs on the PATH for versions that are not chosen."""
    return subprocess.run([python, "-c", "import venv"], capture_output=True, check=False).returncode == 0


def tried(python: Path, wheel: Path, versions: str) -> bool:
    """Install and use the wheel; print a line, and why it failed; return whether all went well."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            use(install(python, wheel, versions, Path(folder) / "environment"))
        except FailedError as failure:
            print(f"FAILED  {python}  {versions}: {failure}", flush=True)
            return False
    print(f"ok      {python}  {versions}, {time.monotonic() - began:.0f} s", flush=True)
    return True


def main() -> int:
    """Try every interpreter with the versions that were asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", type=Path, action="append", metavar="PATH", help="only this interpreter")
    parser.add_argument("--versions", choices=(*VERSIONS, "both"), default="both", help="of the dependencies (both)")
    arguments = parser.parse_args()
    interpreters = arguments.python or list(pythons())
    wanted = VERSIONS if arguments.versions == "both" else (arguments.versions,)
    with tempfile.TemporaryDirectory() as folder:
        wheel = build_wheel(Path(folder))
        results = [tried(python, wheel, versions) for python in interpreters for versions in wanted]
    return 0 if results and all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
