# The front door: `make` lists what it opens.
.DEFAULT_GOAL := help
.NOTPARALLEL:

# Seconds for each fuzzer: long when asked for by name, short inside `make slow`.
FUZZ_SECONDS ?= 600
FUZZ_SECONDS_IN_SLOW := 5

JOBS := $(shell nproc)
# One more than there are cores: some only wait for sockets and discs.
CTEST := ctest -j$(shell expr $(JOBS) + 1) --preset

# A game to play or measure, when it shall not be the first of `pithead games`.
GAME ?=
# A store to grow.
TABLES ?= 100000
PEOPLE ?= 10000
PORT ?= 8080
HOST ?= 127.0.0.1

help: ## this list
	@echo 'Pithead: coal-mining board games, with strong bots.'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: build page ## a game, now, in your browser; PORT=8080
	@build/release/pithead serve --quiet --port $(PORT)

terminal: build ## the same in this terminal; GAME=… for another one of `pithead games`
	@build/release/pithead play $(or $(GAME),$$(build/release/pithead games --ids | head -1))

serve: build page ## the server with its log; HOST=0.0.0.0 for friends in your network, PORT=8080
	@build/release/pithead serve --host $(HOST) --port $(PORT)

build: tools-build ## the program: build/release/pithead
	@scripts/build release pithead

page: tools-web ## the page: build/web
	@scripts/web

site: tools-site ## a folder for any web server, or none: the whole of Pithead in a browser: build/site
	@scripts/site

python: tools-python ## the Python package in an environment of its own: build/python/env/bin/python -c 'import pithead'
	@scripts/python

test: test-release test-web test-site test-python ## what to run before every commit: all tests that are quick, and whole games in a browser; under fifteen minutes

slow: lint test-fuzz test-slow test-web-slow ## what must pass besides before it lands: lint, fuzzers, second implementations, faults, guides; some fifteen minutes

long: slow looks looks-site test-python-long test-python-asan asan tsan oracle alone million faults load growth deb-test fuzz ## what takes longer than a change should wait: all of it in some three hours

lint: tools-test ## formatting, the floors, the page's types and clang-tidy; only what changed
	@scripts/lint

format: tools-test ## put every source into shape
	@scripts/format

looks: tools-test build ## every board by the keyboard alone, by day and night, in four languages, on a phone; some twenty minutes
	@scripts/web npm run --silent browser-long

asan: test-asan ## the tests under the address and undefined-behaviour sanitizers

tsan: test-tsan ## the tests under the thread sanitizer

fuzz: tools-test ## each fuzzer for FUZZ_SECONDS (600)
	@scripts/build fuzz
	@FUZZ_SECONDS=$(FUZZ_SECONDS) $(CTEST) fuzz --verbose

oracle: build ## the second implementations of the rules follow ten times the games of `make test`
	@for script in tests/*/oracle/oracle.test.py; do $$script --games 150 || exit 1; done

alone: tools-test ## every source compiled by itself: none leans on what its neighbours include; some twenty minutes
	@scripts/build alone

million: build ## one million random games of each game, every invariant checked after every move
	@for game in $$(build/release/pithead games --ids); do build/release/pithead check $$game --games 1000000 || exit 1; done

faults: build ## the server killed, cut off and lied to some hundred times; some ten minutes
	@tests/faults/run_all

load: build ## 500 and 1,250 live tables on one server: how soon everybody sees a move; 200 tables of hard bots: how soon others are served
	@scripts/build release pithead_load
	@for tables in 500 1250; do build/release/pithead_load --server build/release/pithead --tables $$tables --seats 4 --seconds 30 --limit 50 || exit 1; done
	@PITHEAD_BINARY=$(CURDIR)/build/release/pithead /usr/bin/python3 tests/server/fair_thinking.test.py --tables 200 --most 1

growth: build ## a store of TABLES (100000) finished games of PEOPLE (10000): how long people wait for their lists, old tables, a backup
	@PITHEAD_BINARY=$(CURDIR)/build/release/pithead /usr/bin/python3 tests/load/growth.py --tables $(TABLES) --people $(PEOPLE) --limit 50

deb: build page ## a Debian package: build/pithead_VERSION_ARCHITECTURE.deb
	@scripts/setup package
	@scripts/deb

deb-test: deb ## that package in a fresh Debian 12: installed, upgraded, removed, purged; needs root
	@scripts/deb-test build/pithead_*.deb

cluster: build ## a real PostgreSQL and two nodes behind nginx, to try it; again with STOP=1 ends it
	@scripts/cluster $(if $(STOP),stop,start) build/cluster

learn: build ## teach the bots anew; some fifteen minutes
	@scripts/learn

strength: build ## how strong each level is, in every game; some hours
	@scripts/strength

levels: build ## what each level scores, and where its points come from: the tables of docs/bots/levels.md; some ten minutes a game
	@scripts/levels $(GAME)

bench: build ## how fast it is here
	@build/release/pithead bench

bench-site: tools-test build ## how fast it is in a browser, beside the program
	@scripts/site node browser/site/bench.mjs

pictures: build tools-test ## take the README's pictures of the page anew; GAME=… for one game's only
	@scripts/web node scripts/pictures.mjs $(GAME)

clean: ## forget everything that was built
	@rm -rf build

test-fuzz: tools-test
	@scripts/build fuzz
	@FUZZ_SECONDS=$(FUZZ_SECONDS_IN_SLOW) $(CTEST) fuzz

test-release: tools-test
	@scripts/build release
	@$(CTEST) release --label-exclude slow

test-slow: tools-test
	@scripts/build release
	@$(CTEST) release --label-regex slow

# The page's unit tests, then whole games in a real Chromium.
test-web: tools-test build
	@scripts/build release pithead_with_added
	@scripts/web npm run --silent proof

test-web-slow: tools-test build
	@scripts/web npm run --silent browser-slow

looks-site: tools-test build ## every game against every level in a browser with the network off, and by the keyboard alone; some seven minutes
	@scripts/site npm run --silent site-slow

# Pithead in a browser without a server: that it plays as the program does, and whole games with the network off.
test-site: tools-test build
	@scripts/site npm run --silent site-proof

# The Python package as people install it, and the test suites of the projects whose interfaces it has.
test-python: tools-test
	@scripts/python python -m pytest -q python/tests --ignore python/tests/long

test-python-long: tools-test ## Ray's clusters, an agent that learns, and all notebooks; installs gigabytes
	@PITHEAD_LONG=1 scripts/python python -m pytest -q python/tests/long

test-python-asan: tools-test ## wrong use from Python under the address sanitizer
	@PITHEAD_SANITIZE=address scripts/python python -m pytest -q -p no:cacheprovider python/tests/test_misuse.py python/tests/test_batch.py python/tests/test_states.py python/tests/test_records.py

bench-python: tools-python ## how fast it is from Python
	@scripts/python python python/tools/bench.py

test-%: tools-test
	@scripts/build $*
	@$(CTEST) $*

tools-%:
	@scripts/setup $*

.PHONY: help play terminal serve build page test slow long looks lint format asan tsan fuzz oracle alone million faults load growth deb deb-test cluster learn strength levels bench pictures clean test-fuzz test-release test-slow test-web test-web-slow test-site site bench-site looks-site python test-python test-python-long test-python-asan bench-python
