# Every target does its own set-up. It needs Python 3.11 or newer, pip, make and git, and a C compiler for the compiled form.
# `make test` installs missing PostgreSQL, Redis and Chromium from Debian. `make` without a target lists the targets.

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
LOCK = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
    --custom-compile-command "make lock" $(UPGRADE)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# mypyc compiles the modules in which a game spends its time. All others stay plain Python in both forms.
COMPILED := $(addprefix galecrest/game/,chance.py characters.py effects.py game.py options.py piles.py sides.py terms.py voyage.py automa.py) \
    $(addprefix galecrest/bots/,prices.py worth.py byday.py thumb.py)
COMPILED_TREE := $(CURDIR)/build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name py.typed)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
STATIC := src/galecrest/server/static

.PHONY: ready ready-rules terminal web web-test wire streams trace pictures help play lint format check test compile pure bench load load-two siege lock clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1 /p' $(MAKEFILE_LIST) | while read -r name text; do printf '  make %-9s %s\n' "$$name" "$$text"; done

play: ready ## Play in the browser: builds the client, starts a server, opens the page
	@$(COMPILED_IF_ANY) exec $(BIN)/galecrest serve --open --log-level warning

terminal: ready-rules ## Play one game in the terminal
	@$(COMPILED_IF_ANY) exec $(BIN)/galecrest play

web: $(STATIC)/index.html ## Build the browser client into the server's static folder

# Every browser test starts a server, bots and Chromium. Tests that measure time run alone.
web-test: web .venv/.test streams ## Test the client: unit tests, and whole games in a real Chromium
	$(NPM) test
	$(BIN)/pytest -n $(JOBS) tests/web --ignore=tests/web/test_speed.py
	$(BIN)/pytest tests/web/test_speed.py

wire: .venv/.test web/node_modules/.done ## Generate the client's files from the server: types, catalogue, a recorded voyage
	$(BIN)/python -m web.generate.wire

# The client's unit tests fold the events of these saved and random games and must get the server's views.
STREAMS ?= 66
streams: .venv/.test
	$(BIN)/python -m web.generate.streams build/streams $(STREAMS)

trace: web .venv/.test ## Measure the speed of the client in a real Chromium and write docs/client.md
	$(BIN)/python -m benchmarks.client

pictures: web .venv/.test ## Take the screenshots in docs/pictures
	$(BIN)/python -m tests.web.pictures

lint: .venv/.test web/node_modules/.done ## Check style, types and imports of Python and of the web client
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent lint
	$(NPM) run --silent check

format: .venv/.test web/node_modules/.done ## Format Python and the web client
	$(BIN)/ruff format
	$(NPM) run --silent format

check: pure lint streams ## Run lint and the fast tests
	$(NPM) test
	$(BIN)/pytest -n $(JOBS) -m "not slow"

# Server and client are the same in both forms, so their tests run once, in the compiled form. Rules, codec and table are measured in
# pure Python, where coverage sees them.
test: pure lint web ## Run everything: lint, tests in pure Python with coverage, all tests in compiled form, the browser tests
	$(BIN)/pytest -n $(JOBS) --cov --cov-report= --ignore=tests/server --ignore=tests/web
	$(BIN)/coverage report --include='*/game/*,*/codec.py,*/table/*' --fail-under=100
	@$(MAKE) build/compiled/.done
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/pytest -n $(JOBS) --ignore=tests/server --ignore=tests/web
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/pytest -n $(JOBS) --cov --cov-report= tests/server
	$(BIN)/coverage report --include='*/server/*' --fail-under=93
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/python -m galecrest.lab.exhaust
	@PYTHONPATH=$(COMPILED_TREE) $(MAKE) web-test STREAMS=330

compile: .venv/.play build/compiled/.done pure ## Compile the game in place with mypyc
	cd build/compiled && find . -path ./build -prune -o -name '*.so' -exec cp {} ../../src/{} \;

pure: ## Go back to plain Python: remove the compiled modules
	find src -name '*.so' -delete -o -name '*.pyd' -delete

bench: .venv/.bench pure ## Measure decisions per second and the cost of a copy, pure and compiled
	@$(MAKE) build/compiled/.done
	$(BIN)/python benchmarks/bench.py
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/python benchmarks/bench.py

load: .venv/.test ## Measure how many tables one server process can serve
	$(BIN)/python -m benchmarks.load $(LOAD)

load-two: .venv/.test ## Measure how much more two server processes carry than one, with PostgreSQL, Redis and nginx
	$(BIN)/python -m benchmarks.processes $(LOAD)

siege: .venv/.test ## Measure what one guest can do to the others, and check what is promised
	$(BIN)/python -m benchmarks.siege $(SIEGE)

lock: .venv/.test ## Update requirements/*.txt (UPGRADE=--upgrade takes the newest versions)
	$(LOCK) --extra server pyproject.toml requirements/play.in --output-file requirements/play.txt
	$(LOCK) --all-extras pyproject.toml requirements/test.in --output-file requirements/test.txt
	$(LOCK) --all-extras pyproject.toml requirements/bench.in --output-file requirements/bench.txt
	$(LOCK) requirements/node.in --output-file requirements/node.txt

clean: pure ## Remove everything that make built or installed
	rm -rf .venv build $(STATIC) web/node_modules src/*.egg-info .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src $(wildcard tests benchmarks web/generate) -name __pycache__ -prune -exec rm -rf {} +

# The set-up of `make play`. It prints a line before the slow step.
ready-rules: .venv/.play
	@if command -v cc >/dev/null && ! $(MAKE) --silent --question build/compiled/.done; then \
	    echo "Compiling the rules: a minute or two, once."; mkdir -p build; \
	    $(MAKE) --silent build/compiled/.done >build/compile.log 2>&1 || echo "Compiling failed (see build/compile.log); the game runs in plain Python."; \
	fi

ready: ready-rules web

# Compiled where there is a C compiler, plain Python otherwise.
COMPILED_IF_ANY = if test -f build/compiled/.done; then export PYTHONPATH=$(COMPILED_TREE); fi;

# Node from PATH if it is recent enough for Vite, otherwise from a Python wheel.
NODE_RECENT := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)
NODE := $(if $(shell node -e '$(NODE_RECENT)' 2>/dev/null && command -v npm),,.venv/.node)
NPM := cd web && PATH="$(if $(NODE),$(CURDIR)/$(BIN):)$$PATH" npm

.venv/.node: requirements/node.txt | $(BIN)/python
	$(INSTALL) --require-hashes -r $<
	@touch $@

web/node_modules/.done: web/package.json web/package-lock.json $(NODE)
	$(NPM) ci --no-audit --no-fund --no-progress --no-update-notifier --loglevel=error
	@touch $@

$(STATIC)/index.html: web/node_modules/.done $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.ts web/*.js) $(wildcard src/galecrest/locales/*/*.ftl)
	$(NPM) run --silent build -- --logLevel warn

$(BIN)/python:
	$(PYTHON) -m venv .venv

.venv/.%: requirements/%.txt pyproject.toml | $(BIN)/python
	$(INSTALL) --require-hashes -r $<
	$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

# A copy of the sources with the compiled modules beside the plain ones. First on PYTHONPATH, it takes precedence over src.
build/compiled/.done: $(SOURCES) Makefile
	rm -rf build/compiled
	mkdir -p build/compiled
	cp -R src/galecrest build/compiled
	find build/compiled -name '*.so' -delete
	rm -rf build/compiled/galecrest/server/static
	ln -s $(CURDIR)/$(STATIC) build/compiled/galecrest/server/static
	cd build/compiled && PATH="$(CURDIR)/$(BIN):$$PATH" mypyc $(COMPILED) >mypyc.log 2>&1 || { cat mypyc.log; exit 1; }
	@cd build/compiled && ../../$(BIN)/python -c 'import importlib, sys; \
	    plain = [n for n in sys.argv[1:] if importlib.import_module(n[:-3].replace("/", ".")).__file__.endswith(".py")]; \
	    sys.exit(f"not compiled: {plain}" if plain else 0)' $(COMPILED)
	@touch $@
