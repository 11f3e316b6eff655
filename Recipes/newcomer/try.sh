#!/usr/bin/env bash
# From nothing to a published git branch with three feeds of one's own: the lines of docs/start.md, typed as they
# stand there, with these addresses for those: three publishers that nobody has heard of, served on this machine.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
needs git python3
begun=$SECONDS
# The publishers: RSS by its own address, a site whose page names its Atom feed, and JSON Feed.
python3 "$(dirname "$0")/publishers.py" "$work/publishers"
"$PULSE" serve "$work/publishers" --port 0 >"$work/served" 2>&1 &
started+=($!)
until_true grep -q '^Showing' "$work/served"
there=$(sed -n 's#^Showing.*\(http://127.0.0.1:[0-9]*\)/.*#\1#p' "$work/served")
git init -q --bare "$work/news.git"

sed -n 's/^    //p' "$root/docs/start.md" >"$work/typed"
for word in init add remove build publish; do
    grep -q "pulse $word" "$work/typed" || fail "docs/start.md does not say how to pulse $word"
done
sed -i "s#https://one.example/feed.xml#$there/harbour/feed.xml#; s#https://two.example/#$there/orchard/#
    s#https://three.example/#$there/workshop/#; s#git@github.com:me/news.git#$work/news.git#" "$work/typed"
# Feeds on the machine itself have to be allowed, which feeds of the world have not: the one line that is not on that page.
# shellcheck disable=SC2016 # $schema is no variable.
sed -i '/pulse init/a sed -i "s#^  \\"\\$schema\\".*#&\\n  \\"fetching\\": { \\"allowedHosts\\": [\\"127.0.0.1\\"] },#" feeds.json' "$work/typed"
mkdir "$work/bin"
ln -s "$PULSE" "$work/bin/pulse"
cd "$work"
export HOME=$work PATH=$work/bin:$PATH PULSE_NOW=2026-03-14T18:00:00Z
sh -e "$work/typed" </dev/null >"$work/said" 2>&1 || fail "$(tail -5 "$work/said")"

git clone -q --branch gh-pages "$work/news.git" "$work/host" 2>"$work/cloned" || fail "$(cat "$work/cloned")"
[ -e "$work/host/.nojekyll" ] || fail "GitHub would have Jekyll read it"
for headline in "Ferry to the outer islands" "Old pear tree" "Workshop opens its doors"; do has "$work/host/index.html" "$headline"; done
for source in "Harbour Letter" "Orchard Post" "Workshop Notes"; do has "$work/host/about.html" "$source"; done
[ "$("$PULSE" list --json --config my-news/feeds.json | grep -c '"feed"')" = 3 ] || fail "other feeds are listed than the three"
# For a picture of it (Tools/pictures.py).
[ -z "${SITE:-}" ] || cp -r "$work/my-news/Output" "$SITE"
echo "  from pulse init to a published branch: $((SECONDS - begun)) s"
