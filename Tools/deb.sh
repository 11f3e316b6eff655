#!/usr/bin/env bash
# Tools/deb.sh PULSE [FOLDER]: packs the program for Debian: manual pages, completions, the units of docs/running/systemd.md.
# What it depends on is read from the program. DEBFULLNAME and DEBEMAIL name who packs it; else the last commit's author does. Needs
# debhelper and lintian (Tools/setup.sh release); the package lands in FOLDER. SOURCE_DATE_EPOCH is its day; else the last commit's is.
set -euo pipefail
cd "$(dirname "$0")/.."
pulse=$(realpath "$1")
folder=$(realpath -m "${2:-.build/deb}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for tool in dh lintian; do
    command -v "$tool" >/dev/null || { echo "deb: $tool is missing; Tools/setup.sh release installs it" >&2; exit 1; }
done
version=$("$pulse" version | cut -d' ' -f2)
mkdir -p "$work/package/debian" "$folder"
cd "$work/package"
from=$OLDPWD
cp "$pulse" pulse
strip --strip-unneeded --remove-section=.comment --remove-section=.note pulse
# The static file runs with any C library that has what it names; shlibdeps would ask for one as new as this system's.
if ! readelf -d pulse | grep NEEDED | grep -qvE '\[(lib(c|m|dl|rt|pthread|resolv)\.so|ld-linux)'; then
    PULSE_LIBC=$(readelf -V pulse | grep -o 'GLIBC_[0-9.]*' | sort -uV | tail -1 | cut -d_ -f2)
    export PULSE_LIBC
fi
cp "$from"/Tools/deb/* debian/
chmod +x debian/rules
# Who packs it looks after the package.
maintainer="${DEBFULLNAME:-$(git -C "$from" log -1 --format=%an)} <${DEBEMAIL:-$(git -C "$from" log -1 --format=%ae)}>"
sed -i "s/@MAINTAINER@/$maintainer/" debian/control
{
    cat "$from/Tools/deb/copyright"
    sed 's/^$/./; s/^/ /' "$from/LICENSE"
} >debian/copyright
cp "$from/Recipes/systemd/pulse.service" debian/global-pulse.pulse.service
cp "$from/Recipes/systemd/pulse.timer" debian/global-pulse.pulse.timer
"$from/Tools/manual.py" "$pulse" .
mkdir completions
# Sourced, not run: its first line, which names a shell, goes.
"$pulse" --generate-completion-script bash | sed 1d >completions/pulse
"$pulse" --generate-completion-script zsh >_pulse
"$pulse" --generate-completion-script fish >pulse.fish
# The time of the last commit, so that the same state gives the same package.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$from" log -1 --format=%ct 2>/dev/null || date +%s)}
# As many threads on any machine: they are seen in what xz writes.
export SOURCE_DATE_EPOCH DPKG_DEB_THREADS_MAX=1
day=$(date -uR -d "@$SOURCE_DATE_EPOCH")
printf 'global-pulse (%s) unstable; urgency=medium\n\n  * As of this day; CHANGELOG.md says what is new.\n\n -- %s  %s\n' \
    "$version" "$maintainer" "$day" >debian/changelog
dpkg-buildpackage --build=binary --no-sign --no-check-builddeps >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    exit 1
}
mv ../global-pulse_*.deb "$folder/"
lintian --fail-on error,warning --tag-display-limit 0 "$folder/global-pulse_$version"_*.deb
ls -sh "$folder"/global-pulse_"$version"_*.deb
