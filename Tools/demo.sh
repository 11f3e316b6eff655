#!/usr/bin/env bash
# Tools/demo.sh PULSE [OUTPUT]: serves Samples/ over HTTP, builds a briefing from it, and says where to look.
set -euo pipefail
pulse=$(realpath "$1")
output=${2:-Output}
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null; rm -rf "$work"' EXIT

"$pulse" serve Samples/feeds --port 0 >"$work/served" 2>&1 &
server=$!
for _ in $(seq 100); do
    grep -q '^Showing' "$work/served" && break
    kill -0 "$server" 2>/dev/null || { cat "$work/served" >&2; exit 1; }
    sleep 0.1
done
port=$(sed -n 's#^Showing.*http://127.0.0.1:\([0-9]*\)/.*#\1#p' "$work/served")
sed "s#127.0.0.1:8787#127.0.0.1:$port#g" Samples/feeds.json >"$work/feeds.json"

# The samples end at a fixed moment; some of them are broken on purpose, which ends no build.
"$pulse" build --config "$work/feeds.json" --data-dir "$work/data" --output "$output" --now 2026-03-14T18:00:00Z
echo
echo "The briefing is in $output/. Open $output/index.html in a browser, or run: make serve"
