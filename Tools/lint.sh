#!/usr/bin/env bash
# Tools/lint.sh [--fix]: checks the style and the types of all that people read here; with --fix it formats instead.
# Swift by swift format, scripts and style sheets by Biome, the scripts' types by tsc, Python by Ruff, shell by ShellCheck.
# shellcheck disable=SC2317 # `check` calls functions by name.
set -euo pipefail
cd "$(dirname "$0")/.."
venv=.build-python/bin

for tool in swift shellcheck tsc $venv/biome $venv/ruff; do
    command -v "$tool" >/dev/null || { echo "lint: $tool is missing; Tools/setup.sh lint installs it" >&2; exit 1; }
done

# files PATTERN: those in the working copy, without what was built.
files() { find . -path './.*' -prune -o -path ./Output -prune -o -name "$1" -print0; }

if [ "${1:-}" = --fix ]; then
    files '*.swift' | xargs -0 swift format --in-place --parallel --configuration .swift-format
    $venv/biome check --write --log-level=warn
    $venv/ruff check --fix --quiet .
    $venv/ruff format --quiet .
    exit
fi

# What the types hide is not checked: no `any`, and nothing that silences the checker.
silenced() { ! grep -rnE '@[a-z]+ \{[^}]*\bany\b|@ts-(ignore|nocheck|expect-error)' Templates/scripts Templates/private; }

status=0
started=()
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
# check NAME COMMAND: runs it beside the others; what it says is shown if it fails.
check() {
    local name=$1
    shift
    "$@" >"$results/$name" 2>&1 &
    started+=("$name:$!")
}
swift_style() { files '*.swift' | xargs -0 swift format lint --strict --parallel --configuration .swift-format; }
shell_style() { files '*.sh' | xargs -0 shellcheck .ci/run; }
check swift swift_style
check shell shell_style
check biome $venv/biome check --error-on-warnings --max-diagnostics=200
check types-of-pages tsc --project jsconfig.json
check types-of-worker tsc --project jsconfig.worker.json
check silenced silenced
check ruff $venv/ruff check --quiet --output-format=concise .
check ruff-format $venv/ruff format --quiet --check .
check links python3 Tools/links.py
check pictures python3 Tools/picture_stamp.py
for one in "${started[@]}"; do
    wait "${one#*:}" && continue
    echo "lint: ${one%:*}"
    cat "$results/${one%:*}"
    status=1
done
exit $status
