# The commands of the project. `make play` and `make test` work on a fresh machine.
VENV ?= .venv
PYTHON ?= python3
JOBS ?= 2
# tests wait half of their time, for browsers, servers and databases: four at once keep two cores busy
TESTERS ?= 4
GAME ?= seasons
GAMES ?= 1000
MINUTES ?= 10
KILLS ?= 300
FRAMES ?= 50000
SEED ?=
ONLY ?=
# some machines ask Python to keep nothing it has compiled: every server and every tester would compile it all again
unexport PYTHONDONTWRITEBYTECODE
PYTHON_SOURCES := src tests bench scripts examples

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq
PAGE := $(VENV)/.page
WEB := $(if $(wildcard web/package.json),$(PAGE))

.PHONY: help play serve simulate test ready system-packages check lint page-test collected fuzz siege compare conformance audit lock clean

help: ## these lines
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'

play: $(VENV)/.runtime $(WEB) ## sit down at a table in the browser; SHARE=1 lets friends in the same network join
	$(BIN)/tapete$(if $(SHARE), --share)

serve: $(VENV)/.runtime $(WEB) ## run the server alone
	$(BIN)/tapete serve

simulate: $(VENV)/.runtime ## play many games: make simulate GAME=seasons GAMES=1000
	$(BIN)/tapete simulate $(GAME) --games $(GAMES) --jobs $(JOBS)

check: lint ## the fast part: style, types, arrows, unit tests
	$(BIN)/python -m pytest -q -n $(JOBS) -m "not slow and not browser and not postgres and not cluster"

test: ## everything
	@$(MAKE) --no-print-directory -j 3 -O ready
	@$(MAKE) --no-print-directory -j 2 -O lint page-test collected
	$(BIN)/python -m pytest -q -n $(TESTERS) --dist worksteal

# what is installed and built waits for the network more than for a core: all of it at once
ready: $(VENV)/.dev $(WEB) system-packages

system-packages:
	@bash scripts/system-packages

lint: $(VENV)/.runtime $(VENV)/.dev
	$(BIN)/ruff check --quiet $(PYTHON_SOURCES)
	$(BIN)/ruff format --quiet --check $(PYTHON_SOURCES)
	@PATH="$(abspath $(BIN)):$$PATH" bash scripts/web formatted
	$(BIN)/mypy

page-test: $(VENV)/.dev $(WEB)
	@PATH="$(abspath $(BIN)):$$PATH" bash scripts/web test

# every tester reads all tests: read once before, they are compiled and need not be by each
collected: $(VENV)/.runtime $(VENV)/.dev
	@said=$$($(BIN)/python -m pytest -q --collect-only 2>&1) || { echo "$$said" | tail -40; exit 1; }

fuzz: $(VENV)/.runtime $(VENV)/.dev ## look for broken promises with new seeds: make fuzz MINUTES=30 SEED=7 ONLY="relic and world"
	$(BIN)/python -m tests.fuzz --minutes $(MINUTES) --jobs $(JOBS) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only "$(ONLY)")

siege: $(VENV)/.runtime $(VENV)/.dev ## break everything around the server while people play: make siege KILLS=40
	$(BIN)/python -m tests.siege --kills $(KILLS) --frames $(FRAMES) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only "$(ONLY)")

compare: ## our games beside other engines
	@bash bench/run

conformance: $(VENV)/.dev ## compare KeyForge with the oracle traces, if they are here
	$(BIN)/python -m tests.conformance cota rules random_cota

audit: $(VENV)/.dev ## ask for known flaws in what we depend on
	@bash scripts/audit $(VENV)

lock: $(VENV)/.dev ## choose versions anew and pin them
	@bash scripts/lock $(BIN)

clean: ## forget everything that can be made again
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis artefacts dist build
	rm -rf src/tapete/server/static web/node_modules web/dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment is made once, from pinned names, versions and hashes.
$(VENV)/.made:
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.needed: requirements/runtime.txt | $(VENV)/.made
	@echo "Installing what playing needs (once)"
	$(PIP) install --require-hashes -r requirements/runtime.txt
	@touch $@

$(VENV)/.runtime: pyproject.toml $(VENV)/.needed
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.runtime
	@echo "Installing what testing needs (once)"
	$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

# The page is built when one of its sources is newer than the last build.
$(PAGE): $(shell [ -d web ] && git ls-files web src/tapete/server/words 2>/dev/null) | $(VENV)/.runtime
	@PATH="$(abspath $(BIN)):$$PATH" bash scripts/web build
	@touch $@
