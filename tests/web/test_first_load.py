"""What the first load weighs. `make trace` measures the waiting times."""

from __future__ import annotations

import gzip

import pytest

from tests.web.conftest import Visit
from tests.web.measures import first_scripts
from tests.web.site import BUILT


@pytest.mark.slow
def test_the_first_load_is_small(visit: Visit) -> None:
    first, later = first_scripts(visit())
    assert first > 0
    assert first + later <= 150_000


@pytest.mark.slow
def test_the_whole_site_is_small() -> None:
    """With Python, the portraits and all screens."""
    files = [file for file in BUILT.rglob("*") if file.is_file()]
    assert BUILT / "index.html" in files
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) <= 8_000_000
