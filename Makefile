# Everything sets itself up in .venv; Python 3.11 or newer and make are all that is needed.

# Python keeps what it compiles, whatever the shell says: otherwise each server and each test process compiles everything again.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
WEB := bocage/server/static/index.html
COMPILED := .venv/.compiled
TESTS := $(shell find tests -name '*.py')
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/.svelte-check/*') $(wildcard bocage/server/text/*.ftl bocage/games/*/text/*.ftl)

.PHONY: setup web play terminal check test soak unit-tests all-tests lint lint-python lint-web content truth test-postgres cluster load chaos scale api bench bench-web chromium nginx ladder mutants clean

setup: $(READY)

web: setup $(WEB)

# A Node of this machine builds the client while Python's packages are installed; otherwise Node is one of those.
NODE := $(shell sh web/build.sh finds-node && echo found)
$(WEB): $(if $(NODE),,$(READY)) $(WEB_SOURCES)
	@sh web/build.sh

# Python compiles a package when it first imports it: most files of most packages are never imported.
$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Bocage needs Python 3.11 or newer (PYTHON=…)"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

play: web
	@$(BIN)/bocage serve --open --quiet

terminal: setup
	@$(BIN)/bocage play

# Two speeds (docs/tests.md). Quick, for every change: lint, types, the figures of the house, unit tests of client and engine, a few
# random games. One core reads the code while the other runs the tests.
ENGINE := tests/core tests/tools tests/toys tests/truth tests/bots tests/geometry tests/v_commandos tests/operation_commando tests/heroes_of_normandie tests/commandos_40k
PYTEST := $(BIN)/python -m pytest --dist worksteal
check: web
	@$(MAKE) --no-print-directory --jobs 2 unit-tests lint

# A real proxy, for the long runs.
nginx:
	@sh tests/server/nginx.sh

# Everything that a change can break. Chromium is installed beside .venv; the code is read while the client is built and tested.
# What `make content` looks at, tests/cli looks at too.
test:
	@$(MAKE) --no-print-directory --jobs 3 chromium all-tests lint

# The long runs, with another seed each day: make soak SEED=7
soak: SEED ?= $(shell date +%Y%m%d)
soak: web chromium nginx
	@echo "make soak SEED=$(SEED)"
	$(PYTEST) -n auto -m soak --hypothesis-seed $(SEED)
	$(BIN)/bocage fuzz v_commandos --games 2000 --seed $(SEED)
	$(BIN)/bocage fuzz operation_commando --games 2000 --seed $(SEED)
	$(BIN)/bocage fuzz heroes_of_normandie --games 2000 --seed $(SEED)
	$(BIN)/bocage fuzz commandos_40k --games 800 --seed $(SEED)
	$(BIN)/python -m tests.commandos_40k.slow_paths 100000 $(SEED)
	@$(MAKE) --no-print-directory truth SEED=$(SEED)
	@$(MAKE) --no-print-directory cluster SEED=$(SEED)

# What players are shown against what the rules then do: make truth POSITIONS=20 SEED=7
POSITIONS ?= 300
truth: SEED ?= 1
truth: setup
	$(BIN)/python -m tests.truth --positions $(POSITIONS) --seed $(SEED)

unit-tests: setup
	$(PYTEST) -n auto -m "not soak and not slow" $(ENGINE)

# Two processes more than cores: the tests of the browser and of the server often wait.
WORKERS = $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 2)")
all-tests: web chromium $(COMPILED)
	$(PYTEST) -n $(WORKERS)

# One process compiles the tests (while the web client is built), so that not each of several does the same work.
$(COMPILED): $(READY) $(TESTS)
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null || true        # what is wrong with them, the tests tell
	@touch $(COMPILED)

chromium:
	@sh tests/browser/chromium.sh

# The tests of the server against a real PostgreSQL (installs Debian's package if there is none).
test-postgres: setup
	@PYTHON=$(BIN)/python sh tests/server/postgres.sh

# A cluster on this machine (PostgreSQL, Redis, two gateways, two game processes): games are played in it, and each kind of process
# is killed. Installs Debian's packages if there are none.
ROUNDS ?= 2
cluster: setup
	@PYTHON=$(BIN)/python sh tests/server/cluster/cluster.sh --rounds $(ROUNDS) --seed $(or $(SEED),1)

# A server on each database, killed and starved in every way; the first half on SQLite.
KILLS ?= 100
chaos: setup
	@PYTHON=$(BIN)/python WHAT=chaos sh tests/server/cluster/cluster.sh --kills $(KILLS) --seed $(or $(SEED),1)

# How many tables a server holds: how long accepted choices take, beside a bare echo of the same run, and what each costs.
SECONDS ?= 60
load: setup
	$(BIN)/python -m bench.many_tables --tables 500 --processes 2 --seconds $(SECONDS)
	$(BIN)/python -m bench.many_tables --tables 100 --processes 0 --seconds $(SECONDS)

# What a server of one size or another holds (docs/scale.md): costs are measured, then simulated; BESIDE=--beside measures the load too.
scale: setup
	$(BIN)/python -m bench.scale --tables 100 --processes 0 $(BESIDE)
	$(BIN)/python -m bench.scale --tables 500 --processes 2 $(BESIDE)

lint: lint-python lint-web

lint-python: setup
	$(BIN)/ruff check
	$(BIN)/python -m tools.house
	$(BIN)/mypy

# Every rule has its code, its test and its words; what is printed on the components is sound.
content: setup
	$(BIN)/bocage rules coverage
	$(BIN)/bocage check

lint-web: web
	@sh web/build.sh lint
	@sh web/build.sh check
	@sh web/build.sh test

# The reference of bocage, bocage.core and bocage.bots, from their docstrings: build/api/index.html.
api: setup
	$(BIN)/pdoc --output-directory build/api bocage bocage.core bocage.bots

bench: setup
	$(BIN)/python -m bench.bench

# The web: what the first load of the game screen weighs, how long a click takes to be acknowledged.
bench-web: web chromium
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.ack

# How strong the bots are (docs/bots.md). Every game that was played is kept in build/ladder.jsonl: stop it and go on later.
LADDER := $(BIN)/python -m bench.ladder
KEEP := --first 10000 --keep build/ladder.jsonl
RANKS := recruit soldier corporal sergeant captain
ladder: setup
	@mkdir -p build
	$(LADDER) success v_commandos $(RANKS) --games 20 $(KEEP)
	$(LADDER) duel operation_commando $(RANKS) --pairs 100 $(KEEP)
	$(LADDER) duel heroes_of_normandie $(RANKS) --pairs 100 $(KEEP)
	$(LADDER) duel commandos_40k $(RANKS) --pairs 100 $(KEEP)
	$(LADDER) success v_commandos race:40 race:160 race:640 --games 10 $(KEEP)
	$(LADDER) duel operation_commando mcts:40 mcts:160 mcts:640 --pairs 50 $(KEEP)
	$(LADDER) duel heroes_of_normandie race:40 race:160 race:640 --pairs 50 $(KEEP)
	$(LADDER) duel commandos_40k race:40 race:160 race:640 --pairs 50 $(KEEP)
	$(BIN)/python -m bench.dithering v_commandos $(RANKS)
	$(BIN)/python -m bench.dithering heroes_of_normandie $(RANKS)
	$(BIN)/python -m bench.dithering commandos_40k $(RANKS)
	$(BIN)/python -m bench.balance commandos_40k --games 12 --bots greedy
	$(BIN)/python -m bench.times

# Changes the rules a little, 150 times a game, and counts how often a test notices: make mutants SUBJECTS=v_commandos MUTANTS_SEED=2
SUBJECTS ?= v_commandos operation_commando heroes_of_normandie commandos_40k core
MUTANTS_SEED ?= 1
mutants: setup
	@for subject in $(SUBJECTS); do $(BIN)/python -m tools.mutants $$subject --sample 150 --seed $(MUTANTS_SEED) || exit 1; done

clean:
	rm -rf .venv web/node_modules web/.svelte-check bocage/server/static .mypy_cache .ruff_cache .pytest_cache .mutants build dist
