#!/usr/bin/env bash
# Fetches the scripts of others that pages use into .build-libraries/, from which Sources/Embedded/CLibraries embeds them.
# Each comes from a package by version: of PyPI (Tools/libraries.txt) or of Debian (below). What results is held against
# Tools/libraries.sha256; when all is there already nothing is asked of the network. To add a library: a line here that
# makes its file, `Tools/libraries.sh --record` for Tools/libraries.sha256, and a place in Sources/Embedded/CLibraries/libraries.c.
set -euo pipefail
cd "$(dirname "$0")/.."
sums=$PWD/Tools/libraries.sha256
libraries=$PWD/.build-libraries
mkdir -p "$libraries"
[ "${1:-}" = --record ] || ! (cd "$libraries" && sha256sum --check --status "$sums" 2>/dev/null) || exit 0

echo "Fetching the libraries of the pages"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

venv=.build-python
[ -x $venv/bin/pip ] || python3 -m venv $venv
$venv/bin/pip download -q --disable-pip-version-check --no-deps --require-hashes -r Tools/libraries.txt -d "$work"
for wheel in "$work"/*.whl; do python3 -m zipfile -e "$wheel" "$work"; done

# debian PACKAGE VERSION: unpacks it; another version when the machine's Debian has that one: the sums decide.
debian() {
    (cd "$work" && { apt-get download -qq -o APT::Sandbox::User=root "$1=$2" || apt-get download -qq -o APT::Sandbox::User=root "$1"; }) 2>/dev/null
}
debian libjs-leaflet.markercluster '1.5.3~dfsg-4' || {
    as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    debian libjs-leaflet.markercluster '1.5.3~dfsg-4'
}
debian node-qrcode-generator '1.4.4+dfsg-3'
for package in "$work"/*.deb; do dpkg-deb -x "$package" "$work"; done

# Leaflet probes for SVG through innerHTML, which Trusted Types refuse, and is no module.
leaflet=$work/xstatic/pkg/leaflet/data
{
    sed -e 's|Ft=!!Ht&&((Ft=document.createElement("div")).innerHTML="<svg/>",[^;]*;|Ft=!!Ht;|' -e '/^\/\/# sourceMappingURL/d' "$leaflet/leaflet.js"
    echo 'export default window.L;'
} >"$libraries/leaflet.js"
markercluster=$work/usr/share/javascript/leaflet
{
    echo '/* Leaflet.markercluster 1.5.3, (c) 2012-2017 Dave Leaver, smartrak; MIT licence */'
    sed -e 's|from"leaflet"|from"./leaflet.js"|' -e '/^\/\/# sourceMappingURL/d' "$markercluster/leaflet.markercluster.esm.min.js"
} >"$libraries/leaflet.markercluster.js"
# Pictures that no control of ours shows, and rules for browsers of another age.
sed -e '/url(/d' -e '/behavior:/d' "$leaflet/leaflet.css" >"$libraries/leaflet.css"
sed -e '/sourceMappingURL/d' "$markercluster/MarkerCluster.css" >>"$libraries/leaflet.css"

# Settings draw it by its dots: what makes pictures of it, of whatever kind, is left as it is and never runs.
{
    cat "$work/usr/share/nodejs/qrcode-generator/qrcode.js"
    echo 'export default qrcode;'
} >"$libraries/qrcode.js"

if [ "${1:-}" = --record ]; then
    (cd "$libraries" && sha256sum -- *.js *.css) >"$sums"
    echo "Wrote Tools/libraries.sha256: look at each file before you keep it."
else
    (cd "$libraries" && sha256sum --check --quiet "$sums") || {
        echo "Tools/libraries.sh: a library is not what Tools/libraries.sha256 says it was; nothing is built with it." >&2
        exit 1
    }
fi
# The compiler does not look again for a file that was not there.
touch Sources/Embedded/CLibraries/libraries.c
