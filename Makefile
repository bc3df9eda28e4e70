# Everything runs in .venv, made from locked and hashed requirements. All that has to be there is
# python3 with venv, and make; with a C compiler the engine is compiled and many times faster.

PYTHON ?= python3
V      := .venv
PEERS  := .venv-peers
MUTANTS := .venv-mutants
JOBS   ?= 2
HOST   ?= 127.0.0.1
PORT   ?= 8000
GAME   ?= taj_mahal
MINUTES ?= 30
SEED   ?= 1

# Some tests take a minute: who has finished takes tests from who has not.
SPREAD := -n $(JOBS) --dist worksteal

# What is run a second time as plain Python: the engine, the rules of every game, its records and
# random games. (The laws of the kit are about the rules, and what is drawn is not compiled: once is
# enough. That both builds play the same games is a test of its own.)
GAMES      := $(patsubst src/serai/games/%/rulebook.toml,%,$(wildcard src/serai/games/*/rulebook.toml))
RANDOM     := tests/kit/test_laws.py::test_random_games_end_and_add_up_after_every_action
PURE_TESTS ?= tests/core tests/kit/test_records.py tests/kit/test_packed_matches.py $(GAMES:%=tests/%)

# Where it is forbidden to keep compiled modules, each of the many processes of the tests would
# compile all of them again.
export PYTHONDONTWRITEBYTECODE :=
export UV_PYTHON_DOWNLOADS := never
export PIP_DISABLE_PIP_VERSION_CHECK := 1
INSTALL := $(V)/bin/uv pip install --quiet --compile-bytecode --python $(V)
LOCK    := $(V)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
           --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

.DEFAULT_GOAL := help
.PHONY: test-browser help setup compile bundle lint format test test-all bench load peers mutants play train terminal lock clean

help: ## show these lines
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

# --- Setting up: each step leaves a stamp, so that a second run costs nothing ------------------

$(V)/bin/uv: requirements/uv.txt
	$(PYTHON) -m venv $(V)
	$(V)/bin/python -m pip install --quiet --require-hashes -r requirements/uv.txt
	touch $@

# Enough to play and to measure. Compiling is a step of its own, so that one sees what it says.
$(V)/.run: $(V)/bin/uv requirements/build.txt requirements/run.txt pyproject.toml hatch_build.py
	$(INSTALL) --require-hashes -r requirements/build.txt -r requirements/run.txt
	SERAI_NO_COMPILE=1 $(INSTALL) --no-deps --no-build-isolation --editable .
	touch $@

$(V)/.test: $(V)/.run requirements/test.txt
	$(INSTALL) --require-hashes -r requirements/test.txt
	touch $@

# Ray is large, and only its own tests need it: those of `make test-all`.
$(V)/.cluster: $(V)/.test requirements/cluster.txt
	$(INSTALL) --require-hashes -r requirements/cluster.txt
	touch $@

# node and npm are taken from the machine; where there are none, a wheel brings them.
$(V)/.node: $(V)/bin/uv requirements/node.txt
	command -v npm >/dev/null || $(INSTALL) --require-hashes -r requirements/node.txt
	touch $@

setup: $(V)/.test compile bundle ## make the environment, compile the engine, bundle the page client

compile: $(V)/.run ## compile the engine in place, if its sources changed
	$(V)/bin/python tools/compile.py --strict

bundle: $(V)/.run $(V)/.node ## bundle the page client, if its sources changed
	$(V)/bin/python tools/bundle.py

# --- Checking ----------------------------------------------------------------------------------

# The hooks of .pre-commit-config.yaml are the same checks.
lint: $(V)/.test bundle ## ruff, mypy, tsc and the checks of the repository
	$(V)/bin/ruff check .
	$(V)/bin/ruff format --check .
	$(V)/bin/mypy
	$(V)/bin/python tools/bundle.py --check
	$(V)/bin/pytest tests/house/test_repository.py tests/house/test_layers.py

format: $(V)/.test ## let ruff put the code in order
	$(V)/bin/ruff check --fix .
	$(V)/bin/ruff format .

# What is set up and what lint looks at wait for nothing of each other: two cores do both at once.
test: $(V)/.test $(V)/.node ## all checks: lint, the tests compiled and as plain Python, games in Chromium
	$(MAKE) --no-print-directory --jobs 2 --output-sync=target setup lint
	$(V)/bin/pytest $(SPREAD) -m "not browser and not slow" tests
	SERAI_PURE=1 $(V)/bin/pytest $(SPREAD) $(wildcard $(PURE_TESTS)) $(RANDOM)
	$(MAKE) --no-print-directory test-browser PAGES="browser and not slow"

# Chromium is found, or installed, before the tests start: two of them would install it twice. What
# fails while the machine is busy with other tests is tried again alone; it must not fail then.
test-browser: PAGES ?= browser
test-browser: setup ## Chromium plays whole games and looks at every page
	@CHROMIUM=$$(tools/chromium.sh | tail -1); export CHROMIUM; \
	if [ -n "$$CHROMIUM" ]; then $(V)/bin/pytest $(SPREAD) -m "$(PAGES)" tests/web \
	  || $(V)/bin/pytest -m "$(PAGES)" --last-failed --last-failed-no-failures none tests/web; \
	else echo "There is no Chromium here, and none could be installed: no page was tested."; fi

test-all: export SERAI_GAMES := 20000
test-all: export HYPOTHESIS_PROFILE := nightly
test-all: test $(V)/.cluster ## the same with many more random games, a training, a cluster, the longest games in Chromium (nightly)
	$(V)/bin/pytest -m "slow and not browser" tests
	$(MAKE) --no-print-directory test-browser PAGES=slow

# --- Using -------------------------------------------------------------------------------------

play: compile bundle ## play in the browser: HOST=0.0.0.0 lets friends in, PORT changes the port
	$(V)/bin/serai serve --host $(HOST) --port $(PORT)

terminal: compile ## play in the terminal: GAME=agra
	$(V)/bin/serai play $(GAME)

train: compile ## learn the value of positions from games of one's own: GAME=merv MINUTES=30 SEED=1
	$(V)/bin/serai train $(GAME) --minutes $(MINUTES) --seed $(SEED)

bench: compile ## measure the engine: GAME=agra
	$(V)/bin/serai bench $(GAME)

load: $(V)/.test compile bundle ## measure the server: 200 tables, 400 streams, 20 choices a second
	$(V)/bin/python bench/load.py

$(PEERS)/.done: $(V)/bin/uv requirements/peers.txt
	$(PYTHON) -m venv $(PEERS)
	$(V)/bin/uv pip install --quiet --python $(PEERS) --require-hashes -r requirements/peers.txt
	touch $@

peers: compile $(PEERS)/.done ## measure other engines the same way
	$(PEERS)/bin/python bench/peers.py

$(MUTANTS)/.done: $(V)/bin/uv requirements/mutants.txt
	$(PYTHON) -m venv $(MUTANTS)
	$(V)/bin/uv pip install --quiet --python $(MUTANTS) --require-hashes -r requirements/mutants.txt
	touch $@

mutants: $(MUTANTS)/.done ## change the rules in small ways and see whether tests notice: GAME=rajas
	$(MUTANTS)/bin/python tools/mutation.py $(GAME) --only "$(ONLY)" --sample $(or $(SAMPLE),1) --jobs $(JOBS)

# --- Keeping house -----------------------------------------------------------------------------

# test.txt holds run.txt and build.txt to the versions it found, so that the three fit together.
lock: $(V)/bin/uv ## renew the locks in requirements/
	$(LOCK) requirements/uv.in -o requirements/uv.txt
	$(LOCK) requirements/test.in requirements/build.in pyproject.toml --extra all -o requirements/test.txt
	$(LOCK) requirements/build.in -c requirements/test.txt -o requirements/build.txt
	$(LOCK) pyproject.toml --extra all -c requirements/test.txt -o requirements/run.txt
	$(LOCK) pyproject.toml --extra cluster -c requirements/test.txt -o requirements/cluster.txt
	$(LOCK) requirements/node.in -o requirements/node.txt
	$(LOCK) requirements/peers.in pyproject.toml -o requirements/peers.txt
	$(LOCK) requirements/mutants.in pyproject.toml --extra all -c requirements/run.txt -o requirements/mutants.txt

clean: ## remove all that can be made again
	rm -rf $(V) $(PEERS) $(MUTANTS) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis htmlcov .coverage
	rm -f src/serai/_compiled.*.txt
	rm -rf src/serai/web/static src/serai/web/client/node_modules
	find src -name '*.so' -exec rm -f {} +
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
