# Everything starts here; `make help` lists the targets. Needs Python 3.11 or newer and nothing else: the rest
# goes into .venv/, Node too if the machine has none. Another Python: make PYTHON=python3.13 play

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
COMPILED := build/compiled
# The same for the tests: compiled in a fourth of the time, and slower.
CHECKED := build/checked
# One pytest process for each core.
WORKERS ?= auto
# The core, but not the tests of the kit itself; and the files for the chapters of the rulebooks.
QUICK := $(filter-out %/test_kit.py,$(wildcard tests/core/test_*.py)) $(wildcard tests/*/test_[a-z][0-9]*.py)

.DEFAULT_GOAL := help
.PHONY: help play terminal test quick browser lint format client compiled checked soak bench clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: client ## play a game in the browser
	@$(BIN)/sandtable serve --open

terminal: .venv/.runtime ## play a game in the terminal
	@$(BIN)/sandtable play

# The compiled build needs a C compiler, and the tests in the browser a Chromium, which is installed if there is none.
# A newcomer who cannot have one of them is told what was left out; CI must have both.
test: .venv/.dev client ## check style and types, compile, run all tests on both builds and in the browser
	@left=""; plain=""; \
	chromium=$$($(BIN)/python tools/find_chromium.py --install) || chromium=""; \
	if [ -z "$$chromium" ]; then left="the tests in the browser, for want of a Chromium (see above)"; fi; \
	reason=$$($(BIN)/python hatch_build.py) || exit 1; \
	if [ -n "$$reason" ]; then left="$${left:+$$left; }the compiled build: $$reason"; plain="--plain"; fi; \
	if [ -n "$$left" ] && [ -n "$$CI" ]; then echo "Not everything can be tested: $$left." >&2; exit 1; fi; \
	SANDTABLE_CHROMIUM="$$chromium" $(BIN)/python tools/run_tests.py --workers $(WORKERS) $$plain || exit 1; \
	if [ -n "$$left" ]; then echo "Left out: $$left."; fi

# What one runs after each change: see docs/testing.md.
quick: .venv/.dev ## check the types of what was changed, and run the tests of the core and of all rules
	@$(BIN)/ruff check --quiet
	@changed=$$({ git diff --name-only --diff-filter=d HEAD; git ls-files --others --exclude-standard; } | \
		grep '\.py$$' || true); \
	if [ -n "$$changed" ]; then $(BIN)/mypy $$changed & fi; types=$$!; \
	$(BIN)/pytest -q -n $(WORKERS) --dist worksteal -m 'not soak and not compiled' --durations=10 $(QUICK); \
	tests=$$?; if [ -n "$$changed" ]; then wait $$types || exit 1; fi; exit $$tests

browser: .venv/.dev client ## run the tests in the browser only
	@chromium=$$($(BIN)/python tools/find_chromium.py --install) || exit 1; \
	SANDTABLE_CHROMIUM="$$chromium" $(BIN)/pytest -n $(WORKERS) tests/browser

lint: .venv/.dev ## check style and types only
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: .venv/.dev ## format the sources and mend what can be mended by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

soak: .venv/.dev client ## play random games for a long time, checking everything, and look at every page in every size
	@chromium=$$($(BIN)/python tools/find_chromium.py --install) || chromium=""; \
	SANDTABLE_CHROMIUM="$$chromium" $(BIN)/pytest -n $(WORKERS) --dist worksteal -m soak tests

client: .venv/.runtime ## build the browser's table into src/sandtable/server/client/, if its sources changed
	@$(BIN)/python hatch_client.py

compiled: $(COMPILED)/.stamp ## compile the rules into build/compiled/ (put it on PYTHONPATH to use it)

bench: .venv/.bench $(COMPILED)/.stamp ## measure the engine beside its peers, and with AGAINST=REV beside a commit
	$(BIN)/python benchmarks/engine.py $(if $(AGAINST),--against $(AGAINST))
	$(BIN)/python benchmarks/own.py

clean: ## remove the environment and everything that was built
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf client/node_modules client/build src/sandtable/server/client
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# Not in the help: for tools/run_tests.py.
checked: $(CHECKED)/.stamp

# Without what is built of them, perhaps at this moment.
SOURCES := hatch_build.py hatch_client.py $(shell find src client -type f ! -name '*.pyc' \
	! -path 'src/sandtable/server/client/*' ! -path 'src/sandtable/server/client.*/*' \
	! -path 'client/node_modules/*' ! -path 'client/build/*' ! -path 'client/build.*/*')

# Less optimised than this it plays no faster than plain Python, and more takes longer than the tests gain.
$(CHECKED)/.stamp: export SANDTABLE_OPT := g
# Without isolation, so that the compiler is the very mypy which `make lint` ran.
$(COMPILED)/.stamp $(CHECKED)/.stamp: .venv/.dev $(SOURCES) | client
	@echo "Compiling the rules into $(@D)/ ..."
	@rm -rf $(@D) $(@D)-wheel
	@SANDTABLE_COMPILE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir $(@D)-wheel .
	@$(PIP) install --no-deps --target $(@D) $(@D)-wheel/*.whl
	@touch $@

# The environment, in three layers: to play, to develop, to measure. Editable, hence never compiled.
.venv/.runtime: pyproject.toml | $(BIN)/python
	@echo "Installing what the game needs into .venv/ ..."
	@SANDTABLE_COMPILE=0 $(PIP) install --editable .
	@touch $@

.venv/.dev: .venv/.runtime
	@echo "Installing what development needs into .venv/ ..."
	@SANDTABLE_COMPILE=0 $(PIP) install --editable '.[dev]'
	@touch $@

.venv/.bench: .venv/.dev
	@echo "Installing the engines to compare with into .venv/ ..."
	@SANDTABLE_COMPILE=0 $(PIP) install --editable '.[bench]' || \
		echo "Not all of them can be had here; the benchmark will name those it left out."
	@touch $@

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Sandtable needs Python 3.11 or newer, and $(PYTHON) is not that;" \
			"name one that is, for example: make PYTHON=python3.12 play" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) came without venv; install it (on Debian and Ubuntu the package python3-venv)" \
			"and run make again." >&2; exit 1; }
	@$(PYTHON) -m venv .venv || { rm -rf .venv; exit 1; }
