# The commands that people and CI run.
.PHONY: build demo serve test campaigns recipes static deb release format lint golden settings pictures eval bench bench-reading nights fuzz sanitise-check clean
PULSE = .build/release/pulse
SECONDS = 60
# A Python that has ../shared/eval/requirements.txt.
PYTHON = python3

build: ; @Tools/setup.sh build && swift build -c release --product pulse --static-swift-stdlib -Xlinker -s --quiet
demo: build ; @Tools/demo.sh $(PULSE)
serve: build ; @$(PULSE) serve Output
test: ; @Tools/test.sh
# Takes hours. CAMPAIGN names one of Tests/Campaigns, as in CAMPAIGN=test_clocks.py.
campaigns: build ; @Tools/setup.sh test && PULSE=$(PULSE) .build-python/bin/python -m pytest -q --long Tests/Campaigns/$(CAMPAIGN)
# Tries the commands on each page of docs/running.md; NAMES selects some of Recipes/.
recipes: build ; @Recipes/setup.sh && PULSE=$(PULSE) Recipes/try.sh $(NAMES)
# Builds .build-static/pulse, one file that needs only the C library: for Debian 11 or newer, and other systems of that age.
static: ; @Tools/setup.sh static && Tools/static.sh
# Builds the Debian package in .build/deb; lintian must find nothing.
deb: build ; @Tools/deb.sh $(PULSE)
# Builds the downloads in dist/: the static file, its packages and image, lists of their contents, checksums. The same commit gives the same bytes.
release: ; @Tools/setup.sh release && Tools/release.sh
format: ; @Tools/setup.sh lint && Tools/lint.sh --fix
lint: ; @Tools/setup.sh lint && Tools/lint.sh
golden: ; PULSE_RECORD=1 swift test --enable-swift-testing --disable-xctest
settings: build ; @$(PULSE) settings > docs/settings.md && $(PULSE) settings --schema > feeds.schema.json
# Retakes the pictures in docs/ from the demo, after templates or samples have changed. NAMES selects some.
pictures: build ; @Tools/setup.sh test && .build-python/bin/python Tools/pictures.py $(PULSE) $(NAMES)
bench-reading: ; @Benchmarks/reading.sh
eval: build ; @$(PYTHON) Benchmarks/evaluate.py $(PULSE)
fuzz: ; @Fuzzing/fuzz.sh $(SECONDS) $(TARGETS)
# WHAT=native, memory or threads; all without it (docs/fuzzing.md).
sanitise-check: ; @Fuzzing/sanitisers.sh $(WHAT)
# Needs ../shared/bench, nginx and sfeed (Benchmarks/bench.py).
bench: build ; @$(PYTHON) Benchmarks/bench.py $(PULSE)
# Needs ../shared/feeds (Benchmarks/nights.py); some 300 MB in .build-nights.
nights: build ; @$(PYTHON) Benchmarks/nights.py $(PULSE)
clean: ; rm -rf .build .build-* dist Data Output/*
