#!/usr/bin/env bash
# The workflow as actionlint and GitHub's schema read it, and its own commands run for two nights, each in a fresh checkout.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
needs git
tools=$root/.build-python/bin
[ -x "$tools/actionlint" ] || skip "actionlint is not installed (Recipes/setup.sh)"
workflow=$root/Starter/github/.github/workflows/edition.yml
"$tools/actionlint" "$workflow" || fail "actionlint has something to say"
"$tools/check-jsonschema" --builtin-schema vendor.github-workflows "$workflow" >"$work/said" || fail "$(cat "$work/said")"
"$tools/python" "$root/Recipes/steps.py" "$workflow" >"$work/steps"
grep -q 'archive.sh keep' "$work/steps" || fail "the workflow keeps no archive"

mkdir "$work/bin"
ln -s "$PULSE" "$work/bin/pulse"
export HOME=$work PATH=$work/bin:$PATH
git config --global init.defaultBranch main
git init -q --bare "$work/origin.git"
git clone -q "$work/origin.git" "$work/mine" 2>/dev/null
cp -r "$root/Starter/github/." "$work/mine/"
news "$work/mine"
# Drafts are kept, and an alert that fails keeps no edition from being deployed.
sed -i '1s/{/{ "alerts": [{ "name": "Lead", "lead": true, "mastodon": "https:\/\/mastodon.example" }, { "name": "Broken", "lead": true, "program": ["false"] }],/' \
    "$work/mine/feeds.json"
sed -i 's/"site": {/"site": { "epub": true,/' "$work/mine/feeds.json"
git -C "$work/mine" add -A
git -C "$work/mine" -c user.name=me -c user.email=me@localhost commit -qm "My news"
git -C "$work/mine" push -q origin main
night() {
    rm -rf "$work/runner"
    git clone -q --depth=1 "file://$work/origin.git" "$work/runner"
    (cd "$work/runner" && GITHUB_WORKSPACE=$PWD PULSE_NOW=$1 sh -e "$work/steps") >"$work/said" 2>&1 || fail "$(tail -5 "$work/said")"
    [ -s "$work/runner/Output/index.html" ] || fail "there is no site"
}
night 2026-03-14T18:00:00Z
grep -q "first edition" "$work/said" || fail "the first night found an archive"
find "$work/runner/Output/stories" -name '*.html' -printf '%f\n' | sort >"$work/stories"
[ -s "$work/stories" ] || fail "the samples make no story"
grep -q "alert 'Broken'" "$work/said" || fail "no alert failed"
find "$work/runner/Data/drafts" -name '*.txt' -printf '%f\n' | sort >"$work/drafts"
[ -s "$work/drafts" ] || fail "the lead was not drafted"
cp "$work/runner/Output/archive/2026-03-14.epub" "$work/book" || fail "the first night has no book"
night 2026-03-15T18:00:00Z
cmp -s "$work/book" "$work/runner/Output/archive/2026-03-14.epub" || fail "the book of the first night is gone or another"
find "$work/runner/Output/stories" -name '*.html' -printf '%f\n' | sort >"$work/later"
[ -z "$(comm -23 "$work/stories" "$work/later")" ] || fail "addresses of the first night are gone"
[ -s "$work/runner/Output/archive/2026-03-14.html" ] || fail "the day before is not remembered"
find "$work/runner/Data/drafts" -name '*.txt' -printf '%f\n' | sort >"$work/later"
[ -z "$(comm -23 "$work/drafts" "$work/later")" ] || fail "drafts of the first night are gone"
[ "$(git -C "$work/origin.git" rev-list --count archive)" = 1 ] || fail "the branch of the archive grows"
