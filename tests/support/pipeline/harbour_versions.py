"""A made-up game in three versions, and a home that holds them all.

1.0.1 is new in the second version and takes the number of the rule on flags, and so on; the third one removes 1.0.5 and
moves 1.1.3 to 1.2.1.
"""

from pathlib import Path

import pytest

from rulesdb.pipeline.home_building import build
from support.comparison.made_up_versions import HARBOUR
from support.run_folder import made_once

RULESET = "harbour"
SECOND = """\
1 港§
1.0 入港§
1.0.1 夜の船は、灯をともしてから港に入る。灯のない船は朝まで沖に残る。§
1.0.2 船は、旗を掲げてから港に入る。§
1.0.3 港に入った船は、空いている桟橋につながれる。§
1.0.4 桟橋がすべてふさがっているなら、船は沖で待つ。§
1.0.5 嵐の日に沖で待つ船は、[1.0.3]の桟橋の代わりに浮標につながれる。§
1.1 荷§
1.1.1 つながれた船は、手番に荷を三つまで下ろす。濡れた荷は倉庫に入らず、干し場で一手番を過ごす。§
1.1.2 荷を下ろし終えた船は、次の手番に港を出る。§
1.1.3 港を出る船は、[1.0.2]の旗を下ろす。§
"""
THIRD = """\
1 港§
1.0 入港§
1.0.1 夜の船は、灯をともしてから港に入る。灯のない船は朝まで沖に残る。§
1.0.2 船は、旗を掲げてから港に入る。§
1.0.3 港に入った船は、空いている桟橋につながれる。§
1.0.4 桟橋がすべてふさがっているなら、船は沖で二手番待つ。§
1.1 荷§
1.1.1 つながれた船は、手番に荷を三つまで下ろす。濡れた荷は倉庫に入らず、干し場で一手番を過ごす。§
1.1.2 荷を下ろし終えた船は、次の手番に港を出る。§
1.2 出港§
1.2.1 港を出る船は、[1.0.2]の旗を下ろす。§
"""
VERSIONS = (
    ("2024-05-01", "第1版", HARBOUR),
    ("2025-06-01", "第2版", SECOND),
    ("2026-01-16", "第3版", THIRD),
)
"""Date, name and text of each version, the oldest first."""


def write_versions(folder: Path, versions: tuple[tuple[str, str, str], ...] = VERSIONS) -> list[Path]:
    """Write each version with its description into a folder of its own below ``folder``, and return these."""
    return [write_version(folder / date, text, f'version = "{name}"\ndate = "{date}"') for date, name, text in versions]


def write_version(folder: Path, text: str, described: str) -> Path:
    """Write one version into a folder, ``described`` in the table ``[edition]``, and return the folder."""
    folder.mkdir(parents=True)
    (folder / "rules.txt").write_text(text, encoding="utf-8")
    (folder / "source.toml").write_text(f'[edition]\nruleset = "{RULESET}"\n{described}\n', encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def harbour_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a home of the three versions alone. Tests only read or copy it."""
    texts = write_versions(tmp_path_factory.mktemp("harbour-texts"))

    def make(folder: Path) -> None:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("rulesdb.pipeline.loading.shipped_editions", lambda: ())
            build(texts, folder)

    return made_once(tmp_path_factory, "harbour-home", make)
