# shellcheck shell=bash
# What recipes are tried with: a folder of one's own news, made of the samples, and ways to say what went wrong.
# A script sources it first: PULSE names the program, $work is a folder that goes with the script.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
PULSE=$(realpath "${PULSE:-$root/.build/release/pulse}")
work=$(mktemp -d "${TMPDIR:-/tmp}/recipe.XXXXXX")
chmod 755 "$work"
# Those that the script has started, to be ended with it; and what else has to be put right then.
started=()
leave() {
    local process
    for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
    if declare -F tidy >/dev/null; then tidy; fi
    rm -rf "$work"
}
trap leave EXIT

fail() { echo "  wrong: $*" >&2; exit 1; }
# skip WHY: the recipe cannot be tried on this machine, which is no fault of its own.
skip() { echo "  not tried: $*"; exit 77; }
needs() { local tool; for tool in "$@"; do command -v "$tool" >/dev/null || skip "$tool is not installed"; done; }

# has FILE TEXT: the file has the text in it, whatever its case.
has() { grep -qiF -- "$2" "$1" || fail "$1 has no $2: $(head -c 1500 "$1")"; }

# until COMMAND...: waits for it to succeed, ten seconds at most.
until_true() {
    for _ in $(seq 100); do "$@" >/dev/null 2>&1 && return; sleep 0.1; done
    fail "waited in vain for: $*"
}

# A port that nobody listens on.
free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

# news FOLDER: a folder as `pulse init` leaves it, but with feeds that are on this machine. Two of them fail on purpose.
news() {
    mkdir -p "$1"
    if [ ! -s "$work/served" ]; then
        "$PULSE" serve "$root/Samples/feeds" --port 0 >"$work/served" 2>&1 &
        started+=($!)
        until_true grep -q '^Showing' "$work/served"
    fi
    local port
    port=$(sed -n 's#^Showing.*http://127.0.0.1:\([0-9]*\)/.*#\1#p' "$work/served")
    sed "s#127.0.0.1:8787#127.0.0.1:$port#g" "$root/Samples/feeds.json" >"$1/feeds.json"
}

# build FOLDER [OPTION...]: an edition of it; some of the samples fail on purpose, so 3 is the good end.
build() {
    local status=0 folder=$1
    shift
    (cd "$folder" && "$PULSE" build --quiet --now 2026-03-14T18:00:00Z "$@") >"$work/built" 2>&1 || status=$?
    [ $status = 0 ] || fail "pulse build ended with $status: $(cat "$work/built")"
}
