#!/usr/bin/env bash
# reading.sh [CORPUS]: how reading does beside its peers, in one run: parsing beside fastfeedparser, the memory that one
# feed takes, sanitising beside nh3. CORPUS (made when it is not there) is 1,000 generated feeds. Needs a collection
# that is not part of the repository (CONTRIBUTING.md, "Data that is not here").
set -euo pipefail
cd "$(dirname "$0")/.."
shared=$(realpath ../shared)
[ -d "$shared" ] || { echo "skipped: there is no $shared; see \"Data that is not here\" in CONTRIBUTING.md" >&2; exit 1; }
corpus=${1:-.build-bench/n1000}
peers=.build-peers
test -x $peers/bin/python || python3 -m venv $peers
$peers/bin/pip install --quiet --disable-pip-version-check fastfeedparser nh3 feedparser
# The generator looks for names of places among the peers, and has a few of its own.
test -s "$corpus/manifest.tsv" ||
    { mkdir -p "$(dirname "$corpus")" && PEERS=$PWD/$peers python3 "$shared/bench/gen.py" "$corpus" 1000 >&2; }
echo "$(date -u +%F), $(git rev-parse --short HEAD), load $(cut -d' ' -f1 /proc/loadavg)"
python3 Benchmarks/parse.py $peers/bin/python "$corpus"
$peers/bin/python Benchmarks/sanitise.py "$shared"
Benchmarks/xml.sh "$corpus" 5
