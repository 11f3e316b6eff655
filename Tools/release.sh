#!/usr/bin/env bash
# Tools/release.sh [PROGRAM LINKED [PACKAGES]]: fills dist/ with what people download: the one file of Tools/static.sh, Debian's package
# and a container image's archive of it, the list of what is in them, licences, changes and checksums. A commit gives the same bytes in any
# folder, with the same packages of Debian and the same compiler. TAG, if set, must name the version in Sources/pulse/Pulse.swift.
# To try the packing alone, PROGRAM is a file that is there already, LINKED the list of its archives and PACKAGES a folder with the image's.
set -euo pipefail
export LC_ALL=C TZ=UTC
umask 022
cd "$(dirname "$0")/.."
fail() { echo "release: $*" >&2; exit 1; }

version=$(sed -n 's/^let version = "\(.*\)"$/\1/p' Sources/pulse/Pulse.swift)
[ "${TAG:-v$version}" = "v$version" ] || fail "the tag $TAG is not v$version, the version in Sources/pulse/Pulse.swift"
grep -q "^## $version " CHANGELOG.md || fail "CHANGELOG.md has no heading \"## $version\" with its date"
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}
export SOURCE_DATE_EPOCH
arch=$(dpkg --print-architecture)
place=$PWD
pins=Tools/release/swift-packages.json
# Swift's compiler puts hashes of paths and their lengths into the program, so it is always built in a folder of one name.
if [ $# = 0 ]; then
    [ -z "$(git status --porcelain)" ] || fail "there are changes that no commit has; commit or remove them (git status)"
    place=/var/tmp/global-pulse-release
    mkdir "$place" 2>/dev/null || fail "$place cannot be made; remove it unless another release is being built"
    trap 'rm -rf "$place"' EXIT
    git archive HEAD | tar -x -C "$place"
    cp -r .build-libraries "$place/"
    cp "$pins" "$place/Package.resolved"
    "$place/Tools/static.sh" --force-resolved-versions
fi
scratch=$place/.build-static
program=${1:-$scratch/pulse}
linked=${2:-$scratch/linked}
packages=${3:-$scratch/image}
[ "$("$program" version)" = "pulse $version" ] || fail "$program is not version $version; build it again"
! grep -qaF "$place/" "$program" || fail "$program names the folder that it was built in, and would differ in another; see Tools/static.sh"
if [ $# -lt 3 ]; then
    rm -rf "$packages"
    mkdir -p "$packages"
    (cd "$packages" && apt-get -qq -o APT::Sandbox::User=root download base-files ca-certificates gcc-12-base libc6 libgcc-s1 tzdata)
fi

rm -rf dist
mkdir dist
install -m 755 "$program" "dist/pulse-$version-linux-$arch"
Tools/deb.sh "$program" dist
Tools/release/image.py "dist/pulse-$version-image-$arch.tar" "$program" "$packages" "$version"
Tools/release/sbom.py "$version" "$linked" "$pins" "$packages" dist/* >"$scratch.cdx.json"
mv "$scratch.cdx.json" "dist/pulse-$version.cdx.json"
Tools/release/licences.sh "$linked" "$scratch/checkouts" >"dist/pulse-$version-licences.txt"
sed -n "/^## $version /,/^## /{//!p}" CHANGELOG.md >"dist/pulse-$version-changes.md"
(cd dist && sha256sum -- *"$version"* >SHA256SUMS)
ls -sh dist
