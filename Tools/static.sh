#!/usr/bin/env bash
# Tools/static.sh: builds .build-static/pulse, the program as one file that needs the C library and nothing else: Debian 11's, or a
# newer one of whatever system (docs/decisions/0014). All other libraries are part of it: Debian's archives as the system has them
# now, so that a security fix comes in by `apt-get upgrade` and `make static`. Those of pictures it opens where they are installed.
# The same packages give the same bytes in any folder. .build-static/linked lists the archives that became part of it. Options go to
# `swift build`.
set -euo pipefail
export LC_ALL=C
cd "$(dirname "$0")/.."
grep -q '^VERSION_CODENAME=bookworm' /etc/os-release || { echo "static: this takes Debian 12, whose archives it knows" >&2; exit 1; }
scratch=$PWD/.build-static
libraries=$scratch/libraries
fetched=$scratch/fetched
triple=$(gcc -print-multiarch)
system=/usr/lib/$triple
# No path of this machine becomes part of the program.
here=$PWD
mkdir -p "$libraries"

# Debian 11's C library to link with, the sources of CLD2, of which Debian has no archive, and what libpq.a is made with, which lies
# in a package that would bring a compiler. Fetched by apt, which checks signatures, once for each version of libpq.
fetch() {
    local lists=$fetched/lists mirror
    # shellcheck disable=SC2016 # apt's own placeholder.
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Codename: bookworm' 'Created-By: Packages' | head -1)
    rm -rf "$fetched"
    mkdir -p "$lists/partial"
    for line in "deb MIRROR bullseye main" "deb-src MIRROR bookworm main"; do
        line=${line/MIRROR/[signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror}
        echo "$line"
    done >"$fetched/sources.list"
    local apt=(apt-get -qq -o APT::Sandbox::User=root -o "Dir::Etc::SourceList=$fetched/sources.list"
        -o Dir::Etc::SourceParts=/dev/null -o "Dir::State::Lists=$lists")
    "${apt[@]}" update
    (
        cd "$fetched"
        "${apt[@]}" download libc6/bullseye libc6-dev/bullseye
        "${apt[@]}" source --tar-only cld2
        apt-get -qq -o APT::Sandbox::User=root download "postgresql-server-dev-$postgres"
        for package in libc6*.deb; do dpkg-deb -x "$package" libc; done
        dpkg-deb -x postgresql-server-dev-*.deb postgres
        mkdir -p cld2
        tar -xzf cld2_*.orig.tar.gz -C cld2 --strip-components=1
    )
    echo "$version" >"$fetched/version"
}
version=$(dpkg-query -W -f='${Version}' libpq-dev)
postgres=$(pg_config --version | sed 's/[^0-9]*\([0-9]*\).*/\1/')
[ "$(cat "$fetched/version" 2>/dev/null)" = "$version" ] || fetch

# The files that CLD2's own `compile_libs.sh` makes the library of that Debian calls libcld2.so.
cld2() {
    local from=$fetched/cld2/internal into=$fetched/cld2.o
    mkdir -p "$into"
    sed -n '/-shared/,$p; /-o libcld2.so/q' "$from/compile_libs.sh" | grep -o '[a-z0-9_]*\.cc' |
        xargs -P "$(nproc)" -I{} clang++ -std=c++98 -w -O2 -fPIC "-ffile-prefix-map=$here=." -c "$from/{}" -o "$into/{}.o"
    ar crs "$fetched/libcld2.a" "$into"/*.o
}
[ -e "$fetched/libcld2.a" ] || cld2

# A folder in which the linker looks first. What is there as an archive is taken in; a name may stand for several.
stands_for() { local name=$1; shift; echo "INPUT ( $* )" >"$libraries/lib$name.a"; }
archives() { printf " $system/lib%s.a" "$@"; }
compiled() {
    clang -O2 -fPIC -Wall -Werror "-ffile-prefix-map=$here=." "${@:2}" -c "Tools/static/$1.c" -o "$libraries/$1.o"
    ar crs "$libraries/lib$1.a" "$libraries/$1.o"
}
icu=$(nm "$system/libxml2.a" 2>/dev/null | sed -n 's/.* ucnv_open_//p' | head -1)
compiled unused -Wno-unused-parameter "-DICU=$icu"
compiled older
compiled pictures
for name in sqlite3 cmark-gfm cmark-gfm-extensions seccomp stemmer z crypto ssl; do
    ln -sf "$system/lib$name.a" "$libraries/"
done
stands_for curl "$(archives curl nghttp2 idn2 unistring psl brotlidec brotlicommon zstd ssl crypto z)" "$libraries/libunused.a"
stands_for brotlidec "$(archives brotlidec brotlicommon)"
stands_for zstd "$(archives zstd)"
stands_for pq "$(archives pq ssl crypto)" "$fetched/postgres/usr/lib/postgresql/$postgres/lib/"{libpgcommon_shlib,libpgport_shlib}.a
stands_for xml2 "$(archives xml2 z lzma)"
stands_for cld2 "$fetched/libcld2.a"
stands_for stdc++ "$(gcc -print-file-name=libstdc++.a)"
for name in pangocairo-1.0 pango-1.0 cairo gdk_pixbuf-2.0 gobject-2.0 glib-2.0 harfbuzz avif; do
    stands_for "$name" "$libraries/libpictures.a"
done
# Two thirds of ICU's data, which Foundation brings, are for what pulse never does.
swift_static=$(dirname "$(realpath "$(command -v swiftc)")")/../lib/swift_static/linux
(cd "$libraries" && ar x "$swift_static/lib_FoundationICU.a" icu_packaged_data.cpp.o)
data=$(python3 Tools/static/icu_data.py "$libraries/icu_packaged_data.cpp.o" "$libraries/icu.dat")
printf '.section .rodata, "a"\n.balign 16\n.globl %s\n%s: .incbin "%s"\n.section .note.GNU-stack, "", @progbits\n' \
    "$data" "$data" "$libraries/icu.dat" | clang -x assembler -c - -o "$libraries/icu.o"
# The C library stays outside, as what looks up hosts and languages is files of its own. It is Debian 11's that is linked with: a
# program runs with the C library that it was linked with, and with newer ones.
old=$fetched/libc/lib/$triple
cp "$fetched/libc/usr/lib/$triple/"{crt1,Scrt1,crti,crtn}.o "$libraries/"
loader=$(echo "$old"/ld-linux-*)
stands_for c "$old/libc.so.6" "$fetched/libc/usr/lib/$triple/libc_nonshared.a" "$libraries/libolder.a" \
    "AS_NEEDED ( $loader $old/libpthread.so.0 $old/libdl.so.2 $old/librt.so.1 $old/libm.so.6 $old/libresolv.so.2 )"
for name in pthread dl rt m resolv util; do stands_for "$name" "$libraries/libc.a"; done

# Nobody looks for anything in a program, though Swift would have it all to be found: 1.4 MB of names.
echo '{ local: *; };' >"$libraries/exports"
# The package description asks pkg-config, which names the system's own folder of libraries first.
mkdir -p "$libraries/pkgconfig"
for description in "$system"/pkgconfig/*.pc; do
    sed "/^Libs/s#\\\${libdir}#$libraries#" "$description" >"$libraries/pkgconfig/${description##*/}"
done
# Linked anew each time: the compiler's driver does not see that an archive has changed.
rm -f "$scratch/release/pulse"
PULSE_STATIC=$libraries swift build -c release --product pulse --static-swift-stdlib -Xlinker -s -Xlinker "-Map=$scratch/map" \
    -debug-info-format none -Xswiftc -file-prefix-map -Xswiftc "$here=." -Xcc "-ffile-prefix-map=$here=." --quiet --disable-index-store \
    --scratch-path "$scratch" --pkg-config-path "$libraries/pkgconfig" "$@"
sed -n 's/^[ 0-9a-f]* \(\/[^ ]*\.a\)(.*/\1/p' "$scratch/map" | sort -u | xargs realpath | sort -u >"$scratch/linked"
cp "$scratch/release/pulse" "$scratch/pulse"
