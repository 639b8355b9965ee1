.DEFAULT_GOAL := help
.PHONY: setup play test test-long bench lint format clean help FORCE
.NOTPARALLEL:
unexport PYTHONPATH PYTHONHOME
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Relative, because pip splits this variable at spaces.
export PIP_CONSTRAINT := constraints.txt

BIN := .venv/bin
SOURCES := $(sort $(shell find src/lancaster -type f ! -path '*/__pycache__/*'))
# LANCASTER_PURE is for running a game or a benchmark; the build and the tests choose for themselves.
PIP := $(BIN)/python -m pip install -qq
PYTEST := env -u LANCASTER_PURE $(BIN)/pytest -n 2
# What this machine's install came to: compiled or pure. "make test EXPECT=compiled" insists.
EXPECT = $(shell cat .venv/engine)

setup: .venv/engine ## Install the game and the tools into .venv (quick when nothing changed)
	@:

# The tools come with the package in plain Python, so that the linters need no build that succeeds.
.venv/tools: pyproject.toml constraints.txt
	@for python in python3.11 python3; do \
	  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; \
	done; \
	if [ -z "$$found" ]; then echo "Lancaster needs Python 3.11 or newer, as python3.11 or python3." >&2; exit 1; fi; \
	echo "Installing the tools into .venv ..."; $$found -m venv .venv
	@$(PIP) setuptools 'mypy[mypyc]'
	@LANCASTER_PURE=1 $(PIP) --no-build-isolation '.[dev]'
	@touch $@

# A deleted source is newer than nothing, so the list of sources counts too.
ifneq ($(SOURCES),$(shell cat .venv/sources 2>/dev/null))
.venv/engine: FORCE
endif
.venv/engine: .venv/tools setup.py $(SOURCES)
	@echo "Installing Lancaster into .venv ..."
	@rm -rf build src/lancaster.egg-info $@
	@touch .venv/began
	@env -u LANCASTER_PURE $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@env -u LANCASTER_PURE $(BIN)/python -c \
	  'import lancaster.engine as e; print("compiled" if e.COMPILED else "pure")' > $@.new
	@echo '$(SOURCES)' > .venv/sources
	@mv $@.new $@
	@touch -r .venv/began $@ # A source saved while the build ran is newer than what was built.
	@if grep -q pure $@; then \
	  echo "There is no working C compiler, so the engine is installed as plain Python: right, but slower."; fi

play: setup ## Open the table in the browser
	@$(BIN)/lancaster play

test: lint setup ## Run the linters, then the tests on the Python source and on the compiled engine
	@echo "Tests on the engine's Python source, with coverage"
	@PYTHONPATH=src LANCASTER_EXPECT=pure $(PYTEST) --ignore=tests/games --ignore=tests/server --ignore=tests/bots \
	  --cov --cov-branch --cov-report=term --cov-fail-under=95
	@if [ "$(EXPECT)" = compiled ]; then echo "Tests on the compiled engine"; \
	else echo "There is no compiled engine here: these tests run on the installed pure engine"; fi
	@LANCASTER_EXPECT=$(EXPECT) $(PYTEST)

test-long: setup ## Run the tests that take minutes
	@LANCASTER_EXPECT=$(EXPECT) $(PYTEST) -m long

bench: setup ## Measure the speed of the engine
	@$(BIN)/lancaster bench

lint: .venv/tools ## Check style, formatting and types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy

format: .venv/tools ## Fix style and formatting
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

clean: ## Remove everything that make creates
	rm -rf .venv build dist src/*.egg-info .coverage .hypothesis .mypy_cache .ruff_cache .pytest_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12
