#!/usr/bin/env bash
# The pipeline as GitLab's schema reads it, and its own commands run for two nights with what the cache keeps.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
tools=$root/.build-python/bin
[ -x "$tools/check-jsonschema" ] || skip "check-jsonschema is not installed (Recipes/setup.sh)"
pipeline=$root/Recipes/gitlab/.gitlab-ci.yml
"$tools/check-jsonschema" --builtin-schema vendor.gitlab-ci --data-transform gitlab-ci "$pipeline" >"$work/said" ||
    fail "$(cat "$work/said")"
"$tools/python" "$root/Recipes/steps.py" "$pipeline" >"$work/steps"
mkdir "$work/bin"
ln -s "$PULSE" "$work/bin/pulse"
export HOME=$work PATH=$work/bin:$PATH
night() {
    rm -rf "$work/runner"
    news "$work/runner"
    # An alert that fails keeps no edition from being deployed.
    sed -i '1s/{/{ "alerts": [{ "name": "Broken", "lead": true, "program": ["false"] }],/' "$work/runner/feeds.json"
    [ ! -d "$work/cache" ] || cp -r "$work/cache" "$work/runner/Data"
    (cd "$work/runner" && PULSE_NOW=$1 sh -e "$work/steps") >"$work/said" 2>&1 || fail "$(tail -5 "$work/said")"
    [ -s "$work/runner/public/index.html" ] || fail "there is no site"
    rm -rf "$work/cache"
    cp -r "$work/runner/Data" "$work/cache"
}
night 2026-03-14T18:00:00Z
night 2026-03-15T18:00:00Z
[ -s "$work/runner/public/archive/2026-03-14.html" ] || fail "the day before is not remembered"
