#!/usr/bin/env bash
# Installs what the recipes are tried with: Debian's packages, and PyPI's beside the other tools.
set -euo pipefail
cd "$(dirname "$0")/.."
as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo)
"${as_root[@]}" apt-get update -qq
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    systemd nginx caddy curl git rsync rclone buildah skopeo umoci debootstrap debhelper dpkg-dev lintian python3 python3-venv >/dev/null
[ -x .build-python/bin/python ] || python3 -m venv .build-python
.build-python/bin/python -m pip install -q --disable-pip-version-check -r Recipes/requirements.txt
