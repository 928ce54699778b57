# Every target does its own set-up. It needs Python 3.11 or newer, pip, make and git, and a C compiler for the compiled form.
# `make test` installs missing PostgreSQL, Redis and Chromium from Debian. `make` without a target lists the targets.

PYTHON ?= python3
JOBS ?= 2
BIN := .venv/bin
LOCK = $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --python-version 3.11 \
    --custom-compile-command "make lock" $(UPGRADE)
# A lock names everything, so pip has nothing to resolve: where it does, it takes a newer version than the lock's for a package that one line names
# with an extra and another one without, and then refuses it for want of a hash.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps

# mypyc compiles the modules in which a game spends its time. All others stay plain Python in both forms. Only Python's import reaches into
# what it makes, so the names inside stay hidden and the C compiler may inline them.
FOR_SPEED := -fvisibility=hidden -fno-plt
COMPILED := $(addprefix galecrest/game/,chance.py characters.py effects.py game.py options.py piles.py sides.py terms.py voyage.py automa.py) \
    $(addprefix galecrest/bots/,prices.py worth.py byday.py thumb.py manners.py regret.py playouts.py morning.py lookahead.py) \
    $(addprefix galecrest/lab/,packing.py selfplay.py)
COMPILED_TREE := $(CURDIR)/build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.bin' -o -name '*.tcss' -o -name '*.toml' -o -name py.typed)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
STATIC := src/galecrest/server/static

.PHONY: ready ready-rules terminal web site web-test wire streams trace pictures help play lint format check test compile pure bench load load-two siege dist docs ship-test image-steps interpreters lowest lock clean

help: ## List the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1 /p' $(MAKEFILE_LIST) | while read -r name text; do printf '  make %-9s %s\n' "$$name" "$$text"; done

play: ready ## Play in the browser: builds the client, starts a server, opens the page
	@$(COMPILED_IF_ANY) exec $(BIN)/galecrest serve --open --log-level warning

terminal: ready-rules ## Play one game in the terminal
	@$(COMPILED_IF_ANY) exec $(BIN)/galecrest play

web: $(STATIC)/index.html ## Build the browser client into the server's static folder

site: build/site/index.html ## Build build/site: the whole game as plain files, for any static host, without a server

# Every browser test starts a server, bots and Chromium.
web-test: web site .venv/.test streams ## Test the client: unit tests, and whole games in a real Chromium
	$(NPM) test
	$(BIN)/pytest -n $(JOBS) tests/web

wire: .venv/.test web/node_modules/.done ## Generate the client's files from the server: types, catalogue, a recorded voyage
	$(BIN)/python -m web.generate.wire

# The client's unit tests fold the events of these saved and random games and must get the server's views.
STREAMS ?= 66
streams: .venv/.test
	$(BIN)/python -m web.generate.streams build/streams $(STREAMS)

trace: web site .venv/.test ## Measure the client in a real Chromium, check its promises, write docs/client.md
	$(BIN)/python -m benchmarks.client

pictures: web .venv/.test ## Take the screenshots in docs/pictures
	$(BIN)/python -m tests.web.pictures
	$(BIN)/python -m tests.terminal_pictures

lint: .venv/.test web/node_modules/.done ## Check style, types and imports of Python and of the web client
	$(BIN)/python -m pip check
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

# Server and client are the same in both forms, so their tests run once, in the compiled form; words, pictures and the terminal are
# tested once in the pure form. Rules, codec and table are measured in pure Python, where coverage sees them.
ELSEWHERE := $(addprefix --ignore=tests/,server web ship)
PURE_ONLY := $(addprefix --ignore=tests/test_,art.py bad_input.py locales.py readme.py screen.py sitting.py terminal.py words.py)
test: pure lint web ## Run everything: lint, tests in pure Python with coverage, all tests in compiled form, browser tests, distributions, other Pythons
	$(BIN)/pytest -n $(JOBS) --cov --cov-report= $(ELSEWHERE)
	$(BIN)/coverage report --include='*/game/*,*/codec.py,*/table/*' --fail-under=100
	@$(MAKE) build/compiled/.done
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/pytest -n $(JOBS) $(ELSEWHERE) $(PURE_ONLY)
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/pytest -n $(JOBS) --cov --cov-report= tests/server
	$(BIN)/coverage report --include='*/server/*' --fail-under=93
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/python -m galecrest.lab.exhaust
	@PYTHONPATH=$(COMPILED_TREE) $(MAKE) web-test STREAMS=330
	@$(MAKE) ship-test interpreters

compile: .venv/.play build/compiled/.done pure ## Compile the game in place with mypyc
	cd build/compiled && find . -path ./build -prune -o -name '*.so' -exec cp {} ../../src/{} \;

pure: ## Go back to plain Python: remove the compiled modules
	find src -name '*.so' -delete -o -name '*.pyd' -delete

FIRST_TAG := "from packaging.tags import sys_tags; print(next(sys_tags()))"

# What can differ from one Python to the next: all that is shipped. pyenv's interpreters need not be on PATH.
QUICK := -m "not slow" tests $(ELSEWHERE) --ignore=tests/test_art.py
OTHER_PYTHONS := 3.12 3.13
interpreters: .venv/.test ## Run the quick tests on the other Pythons that this machine has
	@for version in $(OTHER_PYTHONS); do \
	    for python in $$(command -v python$$version) "$$HOME"/.pyenv/versions/$$version.*/bin/python; do \
	        "$$python" -c "" 2>/dev/null || continue; \
	        echo "Python $$version: $$python"; \
	        $(BIN)/uv venv --quiet --clear --python "$$python" build/python-$$version && \
	        $(BIN)/uv pip install --quiet --python build/python-$$version/bin/python --require-hashes -r requirements/test.txt && \
	        $(BIN)/uv pip install --quiet --python build/python-$$version/bin/python --no-deps --no-build-isolation --editable . && \
	        build/python-$$version/bin/python -m pytest --quiet -n $(JOBS) -p no:cacheprovider $(QUICK) || exit 1; \
	        break; \
	    done; \
	done

lowest: .venv/.test ## Run the quick tests with the lowest versions of all packages that pyproject.toml allows
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/lowest
	$(BIN)/uv pip install --quiet --python build/lowest/bin/python --resolution lowest-direct --editable '.[lab,openspiel,postgresql,ray,redis,train]'
	$(BIN)/uv pip install --quiet --python build/lowest/bin/python pytest pytest-timeout pytest-xdist hypothesis httpx schemathesis fluent.syntax pillow resvg-py
	build/lowest/bin/python -m pytest --quiet -n $(JOBS) -p no:cacheprovider -o filterwarnings=default $(QUICK)
	build/lowest/bin/python -m pytest --quiet -n $(JOBS) -p no:cacheprovider -o filterwarnings=default -m "not slow" tests/server
	build/lowest/bin/python -m pytest --quiet -p no:cacheprovider -o filterwarnings=default tests/lab/test_commands.py -k real_local_ray

bench: .venv/.test pure ## Measure the speed of the rules and of the learning environments, pure and compiled
	@$(MAKE) build/compiled/.done
	$(BIN)/python benchmarks/bench.py
	$(BIN)/python benchmarks/environment.py
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/python benchmarks/bench.py
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/python benchmarks/environment.py

# The servers run as `make play` runs them: with the compiled rules.
load: .venv/.test build/compiled/.done ## Measure how many tables one server process can serve
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/python -m benchmarks.load $(LOAD)

load-two: .venv/.test build/compiled/.done ## Measure how much more two server processes carry than one, with PostgreSQL, Redis and nginx
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/python -m benchmarks.processes $(LOAD)

siege: .venv/.test build/compiled/.done ## Measure what one guest can do to the others, and check what is promised
	PYTHONPATH=$(COMPILED_TREE) $(BIN)/python -m benchmarks.siege $(SIEGE)

docs: .venv/.test ## Build the documentation site into build/docs
	$(BIN)/zensical build --clean --strict

ship-test: dist docs ## Test what leaves the repository: play every distribution, host a game, run the documentation's code
	$(BIN)/pytest -n $(JOBS) tests/ship

image-steps: .venv/.test ## Run the steps of hosting/Dockerfile without a container engine, as another user, in build/image
	rm -rf build/image
	$(BIN)/python -m tests.ship.image build/image

# The pure wheel is built from the sdist. The compiled wheel is the same with the modules that mypyc compiled.
dist: web .venv/.build ## Build the distributions: dist/ gets an sdist, a pure wheel, and a wheel compiled for this Python
	rm -rf dist build/wheel
	$(BIN)/uv build --quiet --no-build-isolation --python $(BIN)/python --out-dir dist
	@$(MAKE) build/compiled/.done
	$(BIN)/wheel unpack --dest build/wheel dist/*-none-any.whl
	cd build/compiled && find . -path ./build -prune -o -name '*.so' -exec cp --parents {} ../wheel/galecrest-*/ \;
	sed -i 's/^Root-Is-Purelib:.*/Root-Is-Purelib: false/; s/^Tag:.*/Tag: $(shell $(BIN)/python -c $(FIRST_TAG))/' build/wheel/galecrest-*/*.dist-info/WHEEL
	$(BIN)/wheel pack --dest-dir dist build/wheel/galecrest-*

lock: .venv/.test ## Update requirements/*.txt (UPGRADE=--upgrade takes the newest versions)
	$(LOCK) pyproject.toml requirements/play.in --output-file requirements/play.txt
	$(LOCK) pyproject.toml requirements/build.in --output-file requirements/build.txt
	$(LOCK) --extra postgresql --extra redis pyproject.toml --output-file requirements/host.txt
	$(LOCK) --all-extras pyproject.toml requirements/test.in --output-file requirements/test.txt
	$(LOCK) requirements/node.in --output-file requirements/node.txt

clean: pure ## Remove everything that make built or installed
	rm -rf .venv build dist .cache $(STATIC) web/node_modules src/*.egg-info .coverage .coverage.* .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
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

# The portraits, which the build of the client takes over. Drawing them needs nothing but Python.
build/cast/.done: $(shell find art -name '*.py') | $(BIN)/python
	rm -rf build/cast
	$(BIN)/python -m art build/cast
	@touch $@

# Python for the browser: the WebAssembly wheel, for the CPython of the npm package pyodide, and as bytecode of that CPython its library and
# our own modules.
WASM := --platform pyemscripten_2026_0_wasm32 --python-version 3.14 --implementation cp --abi cp314
build/python/.done: requirements/browser.txt $(wildcard web/generate/bundle.*) web/src/worker/start.py web/node_modules/.done $(shell find $(addprefix src/galecrest/,game bots table browser) src/galecrest/codec.py -name '*.py' -o -name '*.bin') | $(BIN)/python
	rm -rf build/python
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary=:all: $(WASM) -r $< -d build/python
	mv build/python/msgspec-*.whl build/python/msgspec.whl
	$(BIN)/python -m zipfile -e build/python/msgspec.whl build/python/msgspec
	$(NPM) run --silent bundle
	@touch $@

CLIENT := web/node_modules/.done build/cast/.done build/python/.done $(shell find web/src web/public -type f) $(wildcard web/*.html web/*.ts web/*.js) $(wildcard src/galecrest/locales/*/*.ftl)

$(STATIC)/index.html: $(CLIENT)
	$(NPM) run --silent build -- --logLevel warn

build/site/index.html: $(CLIENT)
	$(NPM) run --silent build -- --mode site --logLevel warn

$(BIN)/python:
	$(PYTHON) -m venv .venv

.venv/.%: requirements/%.txt pyproject.toml | $(BIN)/python
	$(INSTALL) --require-hashes -r $<
	$(INSTALL) --no-build-isolation --editable .
	@touch $@

# A copy of the sources with the compiled modules beside the plain ones. First on PYTHONPATH, it takes precedence over src.
build/compiled/.done: $(SOURCES) Makefile
	rm -rf build/compiled
	mkdir -p build/compiled
	cp -R src/galecrest build/compiled
	find build/compiled -name '*.so' -delete
	rm -rf build/compiled/galecrest/server/static
	ln -s $(CURDIR)/$(STATIC) build/compiled/galecrest/server/static
	cd build/compiled && CFLAGS="$(FOR_SPEED) $$CFLAGS" PATH="$(CURDIR)/$(BIN):$$PATH" mypyc $(COMPILED) >mypyc.log 2>&1 || { cat mypyc.log; exit 1; }
	@cd build/compiled && ../../$(BIN)/python -c 'import importlib, sys; \
	    plain = [n for n in sys.argv[1:] if importlib.import_module(n[:-3].replace("/", ".")).__file__.endswith(".py")]; \
	    sys.exit(f"not compiled: {plain}" if plain else 0)' $(COMPILED)
	@touch $@
