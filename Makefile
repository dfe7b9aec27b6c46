# Everything sets itself up in .venv; Python 3.11 or newer and make are all that is needed.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: setup play test lint bench fuzz ladder clean

setup: $(READY)

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Bocage needs Python 3.11 or newer (PYTHON=…)"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $(READY)

play: setup
	@$(BIN)/bocage play

test: lint
	$(BIN)/python -m pytest -n auto
	$(BIN)/bocage rules coverage v_commandos
	$(BIN)/bocage check

lint: setup
	$(BIN)/ruff check
	$(BIN)/mypy

bench: setup
	$(BIN)/python bench/bench.py

# Longer runs: random games under every oracle; how often each bot wins.
fuzz: setup
	$(BIN)/bocage fuzz v_commandos --games 2000 --seed 1

ladder: setup
	$(BIN)/python bench/ladder.py v_commandos --shelf quick --pieces 2 --bots random greedy --games 40
	$(BIN)/python bench/ladder.py v_commandos --shelf quick --pieces 2 --bots mcts:1s --games 10

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache build dist
