#!/usr/bin/env bash
# Installs what is missing: Tools/setup.sh build | static | release | lint | test. Debian's packages and PyPI's; sudo only when not root.
# What is built needs neither node nor Python's packages: they check (lint) and drive the browser (test).
set -euo pipefail
what=${1:-build}
build=(libxml2-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libsqlite3-dev libpq-dev libcurl4-openssl-dev libcld2-dev libstemmer-dev libssl-dev zlib1g-dev libbrotli-dev libzstd-dev libpango1.0-dev libgdk-pixbuf-2.0-dev webp-pixbuf-loader libavif-gdk-pixbuf libavif-dev libseccomp-dev fonts-dejavu-core pkg-config python3 python3-venv)
# What becomes part of the program of `make static`.
static=(libnghttp2-dev libidn2-dev libunistring-dev libpsl-dev liblzma-dev gcc libstdc++-12-dev dpkg-dev)
release=(debhelper lintian git)
lint=(python3 python3-venv node-typescript shellcheck)
# Each set of fonts that layout is tested with (Tests/Browser/fonts) is one of these.
test=(chromium-headless-shell chromium-driver default-jre-headless git curl openssl fonts-liberation strace valgrind libc6-dbg acl faketime iproute2 postgresql rsync rclone qqwing espeak-ng zbar-tools epubcheck skopeo umoci weasyprint poppler-utils)
case $what in
build) packages=("${build[@]}") ;;
static) packages=("${build[@]}" "${static[@]}") ;;
release) packages=("${build[@]}" "${static[@]}" "${release[@]}") ;;
lint) packages=("${lint[@]}") ;;
test) packages=("${build[@]}" "${static[@]}" "${release[@]}" "${lint[@]}" "${test[@]}") ;;
*)
    echo "Tools/setup.sh build | static | release | lint | test" >&2
    exit 2
    ;;
esac
missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f='${db:Status-Abbrev}' "$package" 2>/dev/null | grep -q '^ii' || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
    echo "Installing ${missing[*]}"
    as_root=()
    [ "$(id -u)" = 0 ] || as_root=(sudo)
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi
# pip_install FILE [ENVIRONMENT]: what the file lists, into that of the tools or another; what is there already costs a second.
pip_install() {
    local environment=${2:-.build-python}
    [ -x "$environment/bin/python" ] || python3 -m venv "$environment"
    "$environment/bin/pip" install -q --disable-pip-version-check -r "$1"
}
[[ "$what" = build || "$what" = static || "$what" = release ]] || pip_install Tools/lint.txt
[ "$what" != test ] || pip_install Tests/Browser/requirements.txt
[ "$what" != test ] || pip_install Tests/Campaigns/requirements.txt
# A homeserver for the tests of alerts, whose sixty packages are its own.
[ "$what" != test ] || pip_install Tests/Campaigns/synapse.txt .build-synapse
# The scripts of others that pages use; nothing is fetched when they are there.
[ "$what" = lint ] || Tools/libraries.sh
