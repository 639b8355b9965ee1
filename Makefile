.DEFAULT_GOAL := help
.PHONY: setup play check test test-browser test-long docs dist screenshots measure measure-start bench lint format chromium
.PHONY: clean help
.NOTPARALLEL:
# Without its bytecode Python would compile every module again in every process.
unexport PYTHONPATH PYTHONHOME PYTHONSAFEPATH PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
NPM := npm --prefix web --no-update-notifier --loglevel=error
# LANCASTER_PURE is for running a game or a benchmark; the tests choose for themselves.
PYTEST := env -u LANCASTER_PURE $(BIN)/python -m pytest -n 2 --dist worksteal
# The rules on the Python source; make test-long measures what they cover.
PURE := PYTHONPATH=src LANCASTER_EXPECT=pure $(PYTEST) tests/test_*.py tests/engine tests/words/test_messages.py
# What this machine's set-up came to: compiled or pure. "make test EXPECT=compiled" insists.
EXPECT = $(shell cat .venv/engine)
# tools/prepare makes what is missing and leaves alone what is there; any Python from 3.11 on will do to start it.
PREPARE := @for python in python3.11 python3; do \
  if $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found=$$python; break; fi; done; \
  if [ -z "$$found" ]; then echo "Lancaster needs Python 3.11 or newer, as python3.11 or python3." >&2; exit 1; fi; \
  exec $$found -m tools.prepare

play: ## Open the table in the browser; options of "lancaster play" in ARGS
	$(PREPARE) play --open $(ARGS)

setup: ## Install everything for the tests into .venv, the compiled engine included (quick when nothing changed)
	$(PREPARE) test

chromium:
	@if ! command -v chromium > /dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    apt-get install -y -qq chromium > /dev/null || { apt-get update -qq && apt-get install -y -qq chromium > /dev/null; }; \
	  else echo "The browser tests need chromium; install it (Debian: apt-get install chromium)." >&2; exit 1; fi; fi

check: ## Run the linters and the quick tests on the Python source
	$(PREPARE) check
	@$(BIN)/python -m tools.check

test: check setup ## Run make check, then all tests on the installed engine and in the browser
	@if [ "$(EXPECT)" = compiled ]; then echo "Tests on the compiled engine"; \
	else echo "There is no compiled engine here: these tests run on the installed pure engine"; fi
	@LANCASTER_EXPECT=$(EXPECT) $(PYTEST)
	@$(MAKE) --no-print-directory test-browser

test-browser: setup chromium ## Run the tests of the browser client in chromium
	@$(NPM) run --silent e2e

docs: ## Draw the picture of the architecture, and build the site of the documents in build/docs
	$(PREPARE) docs
	@$(BIN)/python -m tools.architecture
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

dist: ## Build a wheel with the pages inside, a compiled one for this machine, and a source distribution, in dist
	$(PREPARE) dist
	@$(BIN)/python -m tools.dist

screenshots: setup chromium ## Take the pictures of the documents from the real table
	@$(NPM) run --silent screenshots

test-long: setup chromium ## Run every test with more of the same, and measure how much of the engine the tests cover
	@LANCASTER_LONG=1 $(PURE) --cov --cov-branch --cov-report=term --cov-fail-under=95
	@LANCASTER_LONG=1 LANCASTER_EXPECT=$(EXPECT) $(PYTEST) -m ""
	@LANCASTER_LONG=1 $(NPM) run --silent e2e

measure: setup chromium ## Measure the browser client: Lighthouse, size, time from a click to the screen
	@$(NPM) run --silent measure

measure-start: setup chromium ## Measure how long "make play" takes in fresh clones, RUNS=3 times
	@node web/measure/start.mjs

bench: setup ## Measure the speed of the engine
	@$(BIN)/lancaster bench

lint: ## Check style, formatting, types and who imports whom
	$(PREPARE) check
	@$(BIN)/python -m tools.check --lint

format: ## Fix style and formatting, and write what the state's declaration says
	$(PREPARE) check
	@PYTHONPATH=src LANCASTER_PURE=1 $(BIN)/python -m tools.state
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(NPM) run --silent format

clean: ## Remove everything that make creates
	rm -rf .venv build dist src/*.egg-info .coverage .hypothesis .mypy_cache .ruff_cache .pytest_cache
	rm -rf src/lancaster/server/static web/node_modules web/src/generated web/test-results web/playwright-report
	rm -rf web/.svelte-check
	find . -name __pycache__ -prune -exec rm -rf {} +

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12
