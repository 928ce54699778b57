"""Programs that a test starts and interrupts with Ctrl-C."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

RESTORE = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execvp(sys.argv[1], sys.argv[1:])"


def heeding_interrupts(command: Sequence[str]) -> list[str]:
    """The command with SIGINT restored: a background job ignores it, and children inherit that."""
    return [sys.executable, "-c", RESTORE, *command]


@contextmanager
def started(
    command: Sequence[str], env: Mapping[str, str] = os.environ, **options: Any
) -> Iterator[subprocess.Popen[str]]:
    """The running program, in a process group of its own. If the test fails, the program is killed with all its processes; otherwise
    leaving the block would wait for its end, for ever. Its coverage is not measured: an interrupt inside the measuring leaves a lock behind
    for which the program would wait at its end."""
    environment = {name: value for name, value in env.items() if name != "COVERAGE_PROCESS_CONFIG"}
    with subprocess.Popen(
        heeding_interrupts(command), text=True, start_new_session=True, env=environment, **options
    ) as process:
        try:
            yield process
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
