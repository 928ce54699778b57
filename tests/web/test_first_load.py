"""What the first load weighs. `make trace` measures the waiting times."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.measures import first_scripts


@pytest.mark.slow
def test_the_first_load_is_small(visit: Visit) -> None:
    first, later = first_scripts(visit())
    assert first > 0
    assert first + later <= 150_000
