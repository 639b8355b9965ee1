.DEFAULT_GOAL := help
.PHONY: setup play test test-browser test-long docs screenshots measure bench lint format chromium clean help FORCE
.NOTPARALLEL:
unexport PYTHONPATH PYTHONHOME
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Relative, because pip splits this variable at spaces.
export PIP_CONSTRAINT := constraints.txt

BIN := .venv/bin
STATIC := src/lancaster/server/static
SOURCES := $(sort $(shell find src/lancaster -type f ! -path '*/__pycache__/*' ! -path '$(STATIC)/*'))
CLIENT := $(sort $(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/src/generated/*' ! -path 'web/e2e/*' \
  ! -path 'web/unit/*' ! -path 'web/measure/*' ! -path 'web/playwright*' ! -path 'web/test-results/*'))
NPM := npm --prefix web --no-update-notifier --loglevel=error
# LANCASTER_PURE is for running a game or a benchmark; the build and the tests choose for themselves.
PIP := $(BIN)/python -m pip install -qq
PYTEST := env -u LANCASTER_PURE $(BIN)/pytest -n 2
# The rules on the Python source; whatever is not the engine itself is tested on the installed one.
PURE := PYTHONPATH=src LANCASTER_EXPECT=pure $(PYTEST) tests/test_*.py tests/engine tests/words/test_messages.py
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
	@$(BIN)/python -m pip uninstall -qq -y lancaster 2> /dev/null # What the package was called once would keep its old files here.
	@LANCASTER_PURE=1 $(PIP) --no-build-isolation '.[dev]'
	@touch $@

# A deleted source is newer than nothing, so the list of sources counts too.
ifneq ($(SOURCES),$(shell cat .venv/sources 2>/dev/null))
.venv/engine: FORCE
endif
.venv/engine: .venv/tools setup.py generated_c.py $(SOURCES) $(STATIC)/index.html
	@echo "Installing Lancaster into .venv ..."
	@rm -rf build src/*.egg-info $@
	@touch .venv/began
	@env -u LANCASTER_PURE $(PIP) --no-build-isolation --no-deps --force-reinstall .
	@env -u LANCASTER_PURE $(BIN)/python -c \
	  'import lancaster.engine as e; print("compiled" if e.COMPILED else "pure")' > $@.new
	@echo '$(SOURCES)' > .venv/sources
	@mv $@.new $@
	@touch -r .venv/began $@ # A source saved while the build ran is newer than what was built.
	@if grep -q pure $@; then \
	  echo "There is no working C compiler, so the engine is installed as plain Python: right, but slower."; fi

# Playwright drives Debian's chromium; its own download is never wanted.
web/node_modules/.installed: web/package.json web/package-lock.json
	@if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a === 20 && +b >= 19) ? 0 : 1)' \
	  2>/dev/null; then echo "Lancaster needs Node 20.19 or newer, with npm." >&2; exit 1; fi
	@echo "Installing what the browser client is built with ..."
	@PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 PUPPETEER_SKIP_DOWNLOAD=1 $(NPM) ci
	@touch $@

# The types of the client are made from the server's own description of its API.
web/src/generated/api.ts: .venv/tools web/node_modules/.installed $(SOURCES)
	@mkdir -p $(@D)
	@PYTHONPATH=src LANCASTER_PURE=1 $(BIN)/python -m lancaster.server.http > $(@D)/openapi.json
	@$(NPM) run --silent types > /dev/null

$(STATIC)/index.html: web/src/generated/api.ts $(CLIENT)
	@echo "Building the browser client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

chromium:
	@if ! command -v chromium > /dev/null; then \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    apt-get install -y -qq chromium > /dev/null || { apt-get update -qq && apt-get install -y -qq chromium > /dev/null; }; \
	  else echo "The browser tests need chromium; install it (Debian: apt-get install chromium)." >&2; exit 1; fi; fi

play: setup ## Open the table in the browser
	@$(BIN)/lancaster play

test: lint setup ## Run the linters, then the tests on the Python source and on the compiled engine
	@echo "Tests on the engine's Python source"
	@$(PURE)
	@if [ "$(EXPECT)" = compiled ]; then echo "Tests on the compiled engine"; \
	else echo "There is no compiled engine here: these tests run on the installed pure engine"; fi
	@LANCASTER_EXPECT=$(EXPECT) $(PYTEST)
	@$(MAKE) --no-print-directory test-browser

test-browser: setup chromium ## Run the tests of the browser client, units first, then in chromium
	@$(NPM) run --silent unit
	@$(NPM) run --silent e2e

docs: .venv/tools ## Draw the picture of the architecture, and build the API reference in build/docs
	@$(BIN)/python -m tools.architecture
	@PYTHONPATH=src LANCASTER_PURE=1 $(BIN)/python -m tools.reference build/docs

screenshots: setup chromium ## Take the pictures of the README from the real table
	@$(NPM) run --silent screenshots

test-long: setup ## Run the tests that take minutes, and measure how much of the engine the tests cover
	@$(PURE) --cov --cov-branch --cov-report=term --cov-fail-under=95
	@LANCASTER_EXPECT=$(EXPECT) $(PYTEST) -m long

measure: setup chromium ## Measure the browser client: Lighthouse, size, time from a click to the screen
	@$(NPM) run --silent measure

bench: setup ## Measure the speed of the engine
	@$(BIN)/lancaster bench

lint: .venv/tools web/src/generated/api.ts ## Check style, formatting, types and who imports whom
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@PYTHONPATH=src LANCASTER_PURE=1 $(BIN)/python -m tools.state --check
	@told=$$(PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache) || { echo "$$told"; exit 1; }
	@$(NPM) run --silent lint
	@$(NPM) run --silent check

format: .venv/tools web/node_modules/.installed ## Fix style and formatting, and write what the state's declaration says
	@PYTHONPATH=src LANCASTER_PURE=1 $(BIN)/python -m tools.state
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@$(NPM) run --silent format

clean: ## Remove everything that make creates
	rm -rf .venv build dist src/*.egg-info .coverage .hypothesis .mypy_cache .ruff_cache .pytest_cache
	rm -rf $(STATIC) web/node_modules web/src/generated web/test-results
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12
