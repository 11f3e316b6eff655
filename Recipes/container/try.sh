#!/usr/bin/env bash
# The Containerfile with the one file of `make static`, built by buildah on a Debian that debootstrap makes (no registry is asked), and
# an edition made in it by nobody in particular. BASE names an archive of a root that is there already, STATIC the file.
# shellcheck source=Recipes/lib.sh
source "$(dirname "$0")/../lib.sh"
needs buildah debootstrap
[ "$(id -u)" = 0 ] || skip "making a Debian to build on takes root"
one=$(realpath -m "${STATIC:-$root/.build-static/pulse}")
[ -x "$one" ] || skip "there is no such file: make static"
# Of this script alone; in a chroot, for machines that are containers themselves.
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
image() { buildah --root "$work/storage" --runroot "$work/storage-run" "$@"; }
tidy() { image rm -a >/dev/null 2>&1 || true; }
if [ -z "${BASE:-}" ]; then
    BASE=$work/base.tar
    debootstrap --variant=minbase bookworm "$work/base" >"$work/said" 2>&1 || skip "debootstrap: $(tail -1 "$work/said")"
    tar -C "$work/base" -cf "$BASE" .
fi
mkdir "$work/context"
printf 'FROM scratch\nADD base.tar /\n' >"$work/context/Base"
cp "$BASE" "$work/context/base.tar"
image build -q -t localhost/bookworm -f "$work/context/Base" "$work/context" >"$work/said" 2>&1 || fail "$(tail -3 "$work/said")"
rm "$work/context/base.tar"
cp "$one" "$work/context/pulse"
cp "$root/Recipes/container/Containerfile" "$work/context/"
image build -q -t localhost/pulse --build-arg BASE=localhost/bookworm "$work/context" >"$work/said" 2>&1 || fail "$(tail -5 "$work/said")"
image inspect --type image --format '{{.OCIv1.Config.User}}' localhost/pulse >"$work/user"
[ "$(cat "$work/user")" = 65534:65534 ] || fail "it would run as $(cat "$work/user")"
news "$work/news"
chown -R 65534:65534 "$work/news"
container=$(image from localhost/pulse)
root_of=$(image mount "$container")
touch "$work/before"
status=0
image run --user 65534:65534 --workingdir /news -v "$work/news:/news" "$container" -- \
    /usr/bin/pulse build --quiet --now 2026-03-14T18:00:00Z >"$work/said" 2>&1 || status=$?
[ $status = 0 ] || fail "it ended with $status: $(cat "$work/said")"
[ -s "$work/news/Output/index.html" ] || fail "there is no site"
# Its root may be read-only: nothing is written there.
find "$root_of" -xdev -newer "$work/before" -type f -not -path '*/etc/*' >"$work/written"
[ ! -s "$work/written" ] || fail "it writes to its root: $(head -3 "$work/written")"
