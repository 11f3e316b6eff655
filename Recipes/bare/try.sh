#!/usr/bin/env bash
# The one file of `make static` where nothing is installed: in the minimal roots of Debian 12 and 11 that debootstrap makes, and beside
# the program of `make build` on this machine. ROOTS names a folder that has the roots already; STATIC the file.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
one=$(realpath -m "${STATIC:-$root/.build-static/pulse}")
[ -x "$one" ] || skip "there is no such file: make static"
[ "$(id -u)" = 0 ] || skip "chroot takes root"
roots=${ROOTS:-$work}

# configured FOLDER: the samples as the news of a site with copies of pictures and an address, and so with share cards, where they can be made.
configured() {
    news "$1"
    sed -i '0,/"site": {/s##"site": { "address": "https://news.example", "images": "cached",#' "$1/feeds.json"
}

# Where this machine has the libraries of pictures: every byte as the ordinary program makes it.
for program in "$PULSE" "$one"; do
    folder=$work/$(basename "$(dirname "$program")")-site
    configured "$folder"
    PULSE=$program build "$folder"
    rm -f "$folder/Output/report.json"
    sites+=("$folder/Output")
done
diff -r "${sites[@]}" >"$work/differences" || fail "it makes another site: $(head -3 "$work/differences")"

for release in bookworm bullseye; do
    bare=$roots/$release
    if [ ! -d "$bare" ]; then
        needs debootstrap
        debootstrap --variant=minbase "$release" "$bare" >"$work/said" 2>&1 || skip "debootstrap: $(tail -1 "$work/said")"
    fi
    # With /proc, as systems have it, for as long as the command runs.
    inside() {
        # shellcheck disable=SC2016 # The inner shell's.
        unshare --mount sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" /usr/bin/env -i PATH=/usr/bin:/bin "$@"' "$bare" "$@" \
            >"$work/said" 2>&1
    }
    rm -rf "$bare/news" "$bare/own"
    cp "$one" "$bare/usr/bin/pulse"
    inside pulse --version || fail "$release: $(cat "$work/said")"
    inside pulse init /own || fail "$release: $(cat "$work/said")"
    inside pulse check --config /own/feeds.json || fail "$release: $(cat "$work/said")"
    configured "$bare/news"
    status=0
    inside pulse build --config /news/feeds.json --now 2026-03-14T18:00:00Z || status=$?
    [ $status = 0 ] || fail "$release: it ended with $status: $(cat "$work/said")"
    [ "$(grep -c 'left out because libgdk_pixbuf-2.0.so.0 is missing' "$work/said")" = 1 ] || fail "$release: $(cat "$work/said")"
    has "$bare/news/Output/index.html" '<link rel="canonical"'
    if grep -rqE 'assets/(cards|images)/' "$bare/news/Output" --include='*.html'; then fail "$release: it leads to pictures that are not there"; fi
    echo "  Debian $(cat "$bare/etc/debian_version"), $(chroot "$bare" /usr/bin/ldd --version | head -1): $(find "$bare/news/Output" -type f | wc -l) files"
done
