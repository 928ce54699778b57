"""How hard Hypothesis tries: `--hypothesis-profile=long` for a search that goes on. Programs speak English unless a test asks otherwise."""

import os

from hypothesis import settings

os.environ["LC_ALL"] = "C.UTF-8"

settings.register_profile("ci", deadline=None, derandomize=True, max_examples=60)
settings.register_profile("long", deadline=None, max_examples=1000)
settings.load_profile("ci")
