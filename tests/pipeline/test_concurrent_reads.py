"""Readers beside builds: a short run of what docs/reliability.md has a long one of."""

from pathlib import Path

import pytest
from support.pipeline.concurrent_reads import failed_reads

from rulesdb.pipeline.home_building import build


@pytest.mark.nightly
def test_no_read_fails_beside_builds(tmp_path: Path) -> None:
    """A reader whose generation is being removed gets the answer of the new one, whatever file it was reading."""
    build([], tmp_path / "home")
    assert not failed_reads(tmp_path / "home", 60)
