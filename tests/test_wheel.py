"""A wheel, installed where nothing of the checkout is in reach, does the main job.

``python -m build`` makes the source archive first and the wheel out of it, so the archive is proved as well. What is
installed comes from the package index that pip is set up with; ``-m 'not wheel'`` leaves this file out.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest
from build.util import project_wheel_metadata

ROOT = Path(__file__).resolve().parents[1]
SHIPPED = ("data", "templates")

# One worker of a parallel run takes the whole file, so that the wheel is built and installed once.
pytestmark = pytest.mark.nightly


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a new source archive and of the wheel made from it."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, "-m", "build", "--outdir", folder, ROOT], check=True, stdout=subprocess.DEVNULL)
    return folder


@pytest.fixture(scope="module")
def wheel(archives: Path) -> Path:
    """Return the wheel."""
    (path,) = archives.glob("*.whl")
    return path


class Installed:
    """An environment that holds the wheel and what it depends on, with a home and a working folder of its own."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        """Make the environment below ``folder`` and install ``wheel`` into it."""
        venv.create(folder / "environment", with_pip=True)
        self.programs = folder / "environment" / "bin"
        self.elsewhere = folder / "elsewhere"
        self.elsewhere.mkdir()
        # PYTHONPATH and the like of whoever runs the tests must not help the wheel; pip's own settings stay.
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "RULESDB_"))}
        self.environment = kept | {"RULESDB_HOME": str(folder / "home")}
        self.run("pip", "install", "--quiet", wheel)

    def run(self, program: str, *arguments: str | Path) -> str:
        """Run a program of the environment away from the checkout; return what it wrote to standard output."""
        command = [self.programs / program, *arguments]
        done = subprocess.run(
            command, cwd=self.elsewhere, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    """Return the installed wheel, its home built."""
    installation = Installed(tmp_path_factory.mktemp("wheel"), wheel)
    installation.run("rulesdb", "build")
    return installation


def _files_to_ship() -> set[str]:
    """Return the files that the program needs besides its modules, as they are called in the wheel."""
    grammars = {str(path.relative_to(ROOT)) for path in ROOT.glob("rulesdb/**/*.lark")}
    files = {path.relative_to(ROOT) for folder in SHIPPED for path in (ROOT / folder).rglob("*") if path.is_file()}
    return grammars | {f"rulesdb/_shipped/{path}" for path in files}


def test_wheel_holds_grammars_texts_and_templates(wheel: Path) -> None:
    """What is no Python module reaches the wheel all the same, all of it."""
    expected = _files_to_ship()
    assert {path.split("/")[2] for path in expected if "_shipped" in path} == set(SHIPPED)
    assert any(path.endswith(".lark") for path in expected)
    assert expected <= set(zipfile.ZipFile(wheel).namelist())


def test_wheel_holds_the_texts_of_both_licences(wheel: Path) -> None:
    """The code's licence and that of the texts come with every copy, and the marker of a typed package."""
    names = {name.rpartition("dist-info/")[2] for name in zipfile.ZipFile(wheel).namelist()}
    assert {"licenses/LICENSE", "licenses/LICENSE-data", "rulesdb/py.typed"} <= names


@pytest.mark.parametrize("repository", ["", "https://code.example/somebody/rulesdb"])
def test_page_of_the_package_index_has_no_relative_link(repository: str, tmp_path: Path) -> None:
    """Links of the long description lead to files of the repository; without its address they are text."""
    for name in ("hatch_build.py", "README.md", "LICENSE", "LICENSE-data", "rulesdb/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = re.sub(r'^repository = ".*"$', f'repository = "{repository}"', project, flags=re.MULTILINE)
    (tmp_path / "pyproject.toml").write_text(project, encoding="utf-8")
    metadata = project_wheel_metadata(tmp_path)
    links = re.findall(r'(?:\]\(|src(?:set)?=")([^)"]+)', str(metadata.json["description"]))
    assert all(link.startswith(f"{repository}/") for link in links)
    assert {link for link in links if not (ROOT / link.partition("/HEAD/")[2].partition("#")[0]).exists()} == set()
    assert bool(links) == bool(metadata.get_all("Project-URL")) == bool(repository)


def test_wheel_holds_the_package_alone(wheel: Path) -> None:
    """Tests, benchmarks and documents stay out of site-packages."""
    assert {name.split("/")[0].partition("-")[0] for name in zipfile.ZipFile(wheel).namelist()} == {"rulesdb"}


def test_source_archive_holds_what_the_suite_needs(archives: Path) -> None:
    """Who packages the project from the archive can run its tests."""
    (archive,) = archives.glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    documents = {
        "README.md",
        "README.ja.md",
        "CITATION.cff",
        "CONTRIBUTING.md",
        "LICENSE",
        "SECURITY.md",
        "docs/architecture.md",
        "docs/ja/commands.md",
    }
    assert (
        documents | {"docs/pictures/rule.png", "tests/conftest.py", ".ci/run", ".github/workflows/pages.yml"} <= names
    )


def test_installed_wheel_finds_rules(installed: Installed) -> None:
    """A search in the installed program answers with rules of the shipped edition."""
    answer = json.loads(installed.run("rulesdb", "search", "置換効果", "--json"))
    assert answer["total"] > 0
    assert answer["hits"][0]["id"].startswith("fab:6.4")


def test_installed_wheel_writes_the_rulebook(installed: Installed, tmp_path: Path) -> None:
    """The rulebook, stylesheets and all, comes out of the installed program alone."""
    installed.environment |= {"XDG_CACHE_HOME": str(tmp_path)}
    installed.run("rulesdb", "site", "rulebook")
    assert list(tmp_path.rglob("checks-*")) == []  # the installation has the proofs
    pages = {path.name for path in (installed.elsewhere / "rulebook").rglob("*.html")}
    assert "index.html" in pages
    assert len(pages) > 1


def test_installed_wheel_reads_its_own_files(installed: Installed) -> None:
    """The program that ran is the installed one, and its texts are the ones inside the package."""
    code = "from rulesdb.source.resources import data_folder; print(data_folder().resolve())"
    folder = Path(installed.run("python", "-c", code).strip())
    assert folder.is_relative_to(installed.programs.parent.resolve())


def test_installed_wheel_has_its_parse_tables(installed: Installed, tmp_path: Path) -> None:
    """No language's table is computed on the machine of a user, who has an empty cache folder."""
    (tmp_path / "card.txt").write_text("《茶》 インスタント コスト0\nライフを3点得る。\n", encoding="utf-8")
    (tmp_path / "tale.txt").write_text("アンのライフは？\n", encoding="utf-8")
    installed.environment |= {"XDG_CACHE_HOME": str(tmp_path / "cache")}
    installed.run("rulesdb", "card", tmp_path / "card.txt")
    installed.run("rulesdb", "judge", tmp_path / "tale.txt")
    assert not (tmp_path / "cache" / "rulesdb" / "parse-tables").exists()
