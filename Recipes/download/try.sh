#!/usr/bin/env bash
# What `make release` left in dist/ (DIST names another folder): its checksums, the file, the image and the package, each where nothing
# else is. ROOTS names a folder that has a bare Debian already.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
dist=$(realpath -m "${DIST:-$root/dist}")
[ -s "$dist/SHA256SUMS" ] || skip "there is no release in $dist: make release"
(cd "$dist" && sha256sum --quiet --check --strict SHA256SUMS) || fail "checksums differ"
one=$(echo "$dist"/pulse-*-linux-*)
version=$("$one" version) || fail "$one does not run"
news "$work/news"
PULSE=$one build "$work/news"
needs skopeo umoci debootstrap
[ "$(id -u)" = 0 ] || skip "chroot takes root"

# inside ROOT USER COMMAND...: runs it there with /proc, as systems have it, and nothing of this machine's environment.
inside() {
    # shellcheck disable=SC2016 # The inner shell's.
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive unshare --mount \
        sh -c 'mount -t proc proc "$0/proc" && user=$1 && shift && exec chroot --userspec="$user" "$0" "$@"' "$@" >"$work/said" 2>&1
}
# edition ROOT: an edition in /news of it, as nobody in particular.
edition() {
    rm -rf "$1/news"
    news "$1/news"
    chown -R 65534:65534 "$1/news"
    inside "$1" 65534:65534 /usr/bin/pulse build --quiet --config /news/feeds.json --now 2026-03-14T18:00:00Z ||
        fail "$1: $(cat "$work/said")"
    [ -s "$1/news/Output/index.html" ] || fail "$1: there is no site"
}

skopeo copy -q "oci-archive:$(echo "$dist"/pulse-*-image-*)" "oci:$work/layout:pulse"
umoci unpack --image "$work/layout:pulse" "$work/bundle" >"$work/said" 2>&1 || fail "$(tail -3 "$work/said")"
image=$work/bundle/rootfs
[ ! -e "$image/bin/sh" ] || fail "the image has a shell"
[ "$(stat -c %u "$image/news")" = 65534 ] || fail "/news is not nobody's"
edition "$image"
echo "  the image: $(find "$image/news/Output" -type f | wc -l) files, $(stat -c %s "$dist"/pulse-*-image-*) bytes"

for release in bookworm bullseye; do
    bare=${ROOTS:-$work}/$release
    if [ ! -d "$bare" ]; then
        debootstrap --variant=minbase "$release" "$bare" >"$work/said" 2>&1 || skip "debootstrap: $(tail -1 "$work/said")"
    fi
    cp "$dist"/global-pulse_*.deb "$bare/pulse.deb"
    inside "$bare" 0:0 apt-get install -y -qq --no-install-recommends /pulse.deb || fail "$release: $(tail -5 "$work/said")"
    # shellcheck disable=SC2016 # dpkg-query's own placeholder.
    [ "$(chroot "$bare" dpkg-query -W -f='pulse ${Version}' global-pulse)" = "$version" ] || fail "the package is of another version"
    edition "$bare"
    echo "  the package in Debian $(cat "$bare/etc/debian_version"): $(find "$bare/news/Output" -type f | wc -l) files"
done
