"""The files of the client that are written from the server's own types and data are not stale."""

from pathlib import Path

import pytest

from web.generate.wire import FILES


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_generated_file_is_what_would_be_written_now(file: Path) -> None:
    assert file.read_text("utf-8") == FILES[file](), "`make wire` writes it"
