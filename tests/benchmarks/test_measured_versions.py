"""The benchmark of homes with a former version measures homes that have one."""

from pathlib import Path

import pytest
from home_versions import DATES, described, size
from support.pipeline.harbour_versions import SECOND, THIRD

from rulesdb.pipeline.home import open_home
from rulesdb.pipeline.home_building import build


@pytest.mark.exhaustive
@pytest.mark.usefixtures("own_texts_alone")
def test_two_texts_are_two_versions(tmp_path: Path) -> None:
    """The home of both keeps the older one, and is larger than that of the newer one alone."""
    texts = [tmp_path / "old.txt", tmp_path / "new.txt"]
    for path, text in zip(texts, (SECOND, THIRD), strict=True):
        path.write_text(text, encoding="utf-8")
    versions = described(texts, tmp_path)
    build(versions[-1:], tmp_path / "newest")
    build(versions, tmp_path / "both")
    assert open_home(tmp_path / "newest").snapshots == ()
    assert open_home(tmp_path / "both").snapshots == DATES[:1]
    assert size(tmp_path / "both") > size(tmp_path / "newest")
