"""Hypothesis profiles (`--hypothesis-profile=long` searches longer), English as the language of all programs in tests, and numpy without
threads: they would compete with the other tests."""

import os

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"
for library in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
    os.environ[library] = "1"

settings.register_profile("ci", deadline=None, derandomize=True, max_examples=60)
settings.register_profile("long", deadline=None, max_examples=1000)
settings.load_profile("ci")
