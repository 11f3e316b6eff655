#!/usr/bin/env bash
# Tools/release/licences.sh LINKED CHECKOUTS: prints the licences of the static file: ours, of the archives in the list LINKED as
# Debian and Swift have them, of Swift's packages in CHECKOUTS, of word lists, and the texts that Debian's files only name.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/../.."
swift=$(dirname "$(realpath "$(command -v swiftc)")")/../share/swift/LICENSE.txt

# shown NAME FILE: a file below its name.
shown() { printf '\n==== %s\n\n' "$1"; cat "$2"; }

cat LICENSE
shown "Swift, its standard library and Foundation" "$swift"
for checkout in "$2"/*; do shown "${checkout##*/}" "$checkout"/LICENSE*; done
# What Tools/static.sh made itself comes from the sources of these two.
{
    grep '^/usr/lib/' "$1" | grep -v swift_static | xargs dpkg -S | cut -d: -f1
    printf '%s\n' libc6-dev libcld2-dev
} | sort -u | while read -r package; do shown "$package" "/usr/share/doc/$package/copyright"; done
shown "Lists of words" Sources/Embedded/CPuzzleWords/NOTICES
for name in Apache-2.0 GPL-2 GPL-3 LGPL-2.1 LGPL-3; do shown "$name" "/usr/share/common-licenses/$name"; done
