"""A program that a test starts does not outlive the test's failure."""

import os
import sys

import pytest

from tests.interrupts import started


@pytest.mark.skipif(os.name == "nt", reason="process groups are POSIX")
def test_a_failing_test_ends_the_program_that_it_started() -> None:
    with pytest.raises(ZeroDivisionError), started([sys.executable, "-c", "while True: pass"]) as process:
        raise ZeroDivisionError
    assert process.returncode is not None
