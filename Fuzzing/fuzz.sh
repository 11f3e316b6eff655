#!/usr/bin/env bash
# fuzz.sh SECONDS [TARGET ...]: fuzzes each target for so long, two at a time, and says what came of it.
# Corpora grow in .build-fuzz/corpus and logs lie in .build-fuzz/logs; the exit status tells whether anything crashed.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=$1 && shift
targets=("$@")
[ $# -gt 0 ] || targets=(feed json xml sanitise extract date address markdown robots opml settings picture)
scratch=.build-fuzz
export PULSE_FUZZING=1 SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_stack_use_after_return=0 LSAN_OPTIONS=suppressions=$PWD/Fuzzing/leaks.txt
swift build -c release --scratch-path $scratch --product Fuzz --quiet \
    -Xswiftc -sanitize=fuzzer,address -Xcc -fsanitize=fuzzer-no-link,address
rm -rf $scratch/seeds && python3 Fuzzing/seeds.py $scratch/seeds
# What grew from the collection stays apart from what grew from our own seeds (keep.sh).
corpus=$scratch/${PULSE_OWN_SEEDS:+own-}corpus
mkdir -p $scratch/{crashes,logs}

# Called by name, in the shells that xargs starts.
# shellcheck disable=SC2317
fuzz() {
    local target=$1 most=16384 words=()
    case $target in date) most=128 ;; address | markdown) most=512 ;; sanitise | feed | json | xml | opml | robots | settings) most=4096 ;; esac
    [ ! -f Fuzzing/"$target".words ] || words=(-dict=Fuzzing/"$target".words)
    # What XML is made of stands among the words of feeds.
    [ "$target" != xml ] || words=(-dict=Fuzzing/feed.words)
    mkdir -p "$corpus/$target" "$scratch"/{crashes,seeds}/"$target"
    nice -n 5 "$scratch"/release/Fuzz "$target" -max_total_time="$seconds" -max_len="$most" -timeout=10 \
        -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$scratch"/crashes/"$target"/ \
        "${words[@]}" "$corpus/$target" "$scratch/seeds/$target" >"$scratch"/logs/"$target".log 2>&1
}
export -f fuzz
export seconds scratch corpus
status=0
printf '%s\n' "${targets[@]}" | xargs -P 2 -I {} bash -c 'fuzz {}' || status=1
python3 Fuzzing/figures.py $scratch/logs "${targets[@]}"
exit $status
