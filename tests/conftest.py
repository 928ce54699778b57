"""Hypothesis profiles (`--hypothesis-profile=long` searches longer), and English as the language of all programs in tests."""

import os

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"

settings.register_profile("ci", deadline=None, derandomize=True, max_examples=60)
settings.register_profile("long", deadline=None, max_examples=1000)
settings.load_profile("ci")
