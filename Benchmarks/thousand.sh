#!/usr/bin/env bash
# thousand.sh PULSE [FEEDS]: 1,000 generated feeds over loopback, cold and again, beside what people use today.
# Needs bench/ of a collection that is not part of the repository (CONTRIBUTING.md, "Data that is not here"); BENCH names a scratch folder, PEERS its virtual environment.
set -euo pipefail
cd "$(dirname "$0")/.."
pulse=$(realpath "$1") feeds=${2:-1000} bench=$(realpath ../shared/bench) port=18080
[ -d "$bench" ] || { echo "skipped: there is no $bench; see \"Data that is not here\" in CONTRIBUTING.md" >&2; exit 1; }
: "${BENCH:?set BENCH to a scratch folder}" "${PEERS:?set PEERS to a virtual environment with what $bench/README.md lists}"
[ -d "$BENCH/n$feeds" ] || python3 "$bench/gen.py" "$BENCH/n$feeds" "$feeds"
KA=0 "$bench/nginx_up.sh" "$BENCH/n$feeds/feeds" $port
trap 'kill "$(cat "$BENCH/.nginx$port/nginx.pid")"' EXIT
python3 - "$BENCH/n$feeds/manifest.tsv" "$feeds" $port >"$BENCH/feeds.json" <<'PY'
import json, sys
rows = [line.split('\t') for line in open(sys.argv[1])][:int(sys.argv[2])]
print(json.dumps(dict(
    sources=[dict(name=f'Source {n}', feed=f'http://127.0.0.1:{sys.argv[3]}/h{n}/{row[0]}', category='news', language='en')
             for n, row in enumerate(rows, 1)],
    fetching=dict(allowedHosts=['127.0.0.1'], perHost=64, hostInterval=0))))
PY
build() { "$pulse" build --quiet -c "$BENCH/feeds.json" --now 2026-01-15T12:00:00Z --data-dir "$BENCH/pulse/data" --output "$BENCH/pulse/out"; }
timed() { local label=$1; shift; /usr/bin/time -f "$label: %e s wall, %U + %S s CPU, %M KiB" "$@"; }
export -f build; export pulse BENCH
for _ in 1 2 3; do
    rm -rf "$BENCH/pulse"; mkdir -p "$BENCH/pulse"
    timed "pulse cold " bash -c build
    timed "pulse again" bash -c build
done
"$bench/peers_e2e.sh" $port "$BENCH/n$feeds/manifest.tsv" "$feeds" 1 16
