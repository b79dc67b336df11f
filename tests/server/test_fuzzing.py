"""The server under schemathesis: whatever fits the OpenAPI document or does not, replies are what the document says."""

import subprocess
import sys
from pathlib import Path

import pytest
from support.server.served import served

PROGRAM = Path(sys.executable).parent / "schemathesis"


@pytest.mark.nightly
@pytest.mark.skipif(not PROGRAM.exists(), reason="needs schemathesis (pip install -e '.[compare]')")
def test_replies_are_those_of_the_document(shipped_home: Path, tmp_path: Path) -> None:
    """No request gets a reply that the document does not have, of another type or form, or a failure of the server."""
    with served(tmp_path, "--home", shipped_home, "--workers", 2) as server:
        document = f"http://127.0.0.1:{server.port}/openapi.json"
        limits = ["--max-examples", "40", "--max-time", "40", "--seed", "1"]
        allowed = [
            "--exclude-checks",
            "positive_data_acceptance",
        ]  # a query may be without a word, or a wrong expression
        done = subprocess.run(
            [PROGRAM, "run", document, "--no-color", *limits, *allowed],
            capture_output=True,
            text=True,
            check=False,
            cwd=tmp_path,
        )
        assert done.returncode == 0, done.stdout[-6000:] + done.stderr
        assert [line for line in server.log() if line["level"] == "error"] == []
