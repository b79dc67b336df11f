"""The progress bar: it is drawn in a terminal, and leaves the process one that can be copied."""

import sys
import threading

import pytest

from rulesdb.cli import progress_bar


def test_a_bar_needs_no_thread(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A build in a terminal shows its stages, and may still work in copies of its process."""
    monkeypatch.setattr(progress_bar, "is_terminal", lambda stream: stream is sys.stderr)
    monkeypatch.setenv("FORCE_COLOR", "1")
    before = threading.active_count()
    with progress_bar.shown_progress() as progress:
        progress("parse", 0, 2)
        progress("parse", 1, 2)
        progress("link", 0, 1)
        threads = threading.active_count()
    shown = capsys.readouterr().err
    assert threads == before
    assert "parsing" in shown
    assert "linking" in shown
