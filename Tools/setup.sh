#!/usr/bin/env bash
# Installs what is missing: Tools/setup.sh build | test. Debian's packages; sudo only when not root.
set -euo pipefail
packages=(libxml2-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libsqlite3-dev libcurl4-openssl-dev libssl-dev libpango1.0-dev libgdk-pixbuf-2.0-dev webp-pixbuf-loader libavif-gdk-pixbuf fonts-dejavu-core pkg-config python3 python3-venv)
if [ "${1:-build}" = test ]; then
    packages+=(chromium chromium-driver default-jre-headless git curl)
fi
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
if [ "${1:-build}" = test ]; then
    venv=.build-python
    [ -x $venv/bin/python ] || python3 -m venv $venv
    # Quiet unless something is wrong; already installed packages cost a second.
    $venv/bin/pip install -q --disable-pip-version-check -r Tests/Browser/requirements.txt
fi
# The scripts of others that pages use; nothing is fetched when they are there.
Tools/libraries.sh
