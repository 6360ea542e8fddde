# Everything starts here; `make help` lists the targets. Needs Python 3.11 or newer and nothing else: the rest
# goes into .venv/, Node too if the machine has none. Another Python: make PYTHON=python3.13 play

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
COMPILED := build/compiled
# One pytest process for each core.
WORKERS ?= auto

.DEFAULT_GOAL := help
.PHONY: help play terminal test browser lint format client compiled soak bench clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: client ## play a game in the browser
	@$(BIN)/sandtable serve --open

terminal: .venv/.runtime ## play a game in the terminal
	@$(BIN)/sandtable play

# The comparison of both builds needs a C compiler, and the tests in the browser a Chromium, which is installed if
# there is none. A newcomer who cannot have one of them is told what was left out; CI must have both.
test: lint client ## check style and types, compile, run all tests on both builds and in the browser
	@$(BIN)/python hatch_client.py test
	@left=""; \
	chromium=$$($(BIN)/python tools/find_chromium.py --install) || chromium=""; \
	if [ -z "$$chromium" ]; then left="the tests in the browser, for want of a Chromium (see above)"; fi; \
	reason=$$($(BIN)/python hatch_build.py) || exit 1; \
	if [ -n "$$reason" ]; then left="$${left:+$$left; }the comparison with the compiled build: $$reason"; fi; \
	if [ -n "$$left" ] && [ -n "$$CI" ]; then echo "Not everything can be tested: $$left." >&2; exit 1; fi; \
	compiled=""; \
	if [ -z "$$reason" ]; then \
		$(MAKE) --no-print-directory compiled || exit 1; \
		compiled="--compiled=$(COMPILED)"; \
	fi; \
	SANDTABLE_CHROMIUM="$$chromium" $(BIN)/pytest -n $(WORKERS) $$compiled || exit 1; \
	if [ -n "$$left" ]; then echo "Left out: $$left."; fi

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

soak: .venv/.dev ## play random games for a long time, checking everything
	$(BIN)/pytest -n $(WORKERS) -m soak

client: .venv/.runtime ## build the browser's table into src/sandtable/server/client/, if its sources changed
	@$(BIN)/python hatch_client.py

compiled: $(COMPILED)/.stamp ## compile the rules into build/compiled/ (put it on PYTHONPATH to use it)

bench: .venv/.bench $(COMPILED)/.stamp ## measure the engine beside its peers
	$(BIN)/python benchmarks/engine.py
	for players in 2 4 6; do \
		$(BIN)/python benchmarks/engine.py --game dust --option players=$$players || exit 1; \
	done
	$(BIN)/python benchmarks/odds.py

clean: ## remove the environment and everything that was built
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf client/node_modules client/build src/sandtable/server/client
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# Without isolation, so that the compiler is the very mypy which `make lint` ran.
$(COMPILED)/.stamp: .venv/.dev hatch_build.py hatch_client.py $(shell find src client -type f ! -name '*.pyc' \
		! -path 'src/sandtable/server/client/*' ! -path 'client/node_modules/*' ! -path 'client/build/*') | client
	@echo "Compiling the rules into $(COMPILED)/ ..."
	@rm -rf $(COMPILED) build/wheel
	@SANDTABLE_COMPILE=1 $(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	@$(PIP) install --no-deps --target $(COMPILED) build/wheel/*.whl
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
