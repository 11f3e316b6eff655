#!/usr/bin/env bash
# sanitisers.sh [native | memory | threads]: runs with sanitisers in every module, each in a build of its own; all without a word.
# native: AddressSanitizer, UndefinedBehaviorSanitizer and libFuzzer over our own C and C++. memory: the first two over the tests
# of what calls C (undefined behaviour there is a trap: Swift on Linux comes without the library that tells of it). threads:
# ThreadSanitizer over the tests of what runs side by side. The first thing found ends a run with its report; reports lie in
# .build-sanitisers/NAME/log.
set -euo pipefail
cd "$(dirname "$0")/.."
export SWIFT_BACKTRACE=enable=no
export TSAN_OPTIONS=halt_on_error=1:suppressions=$PWD/Fuzzing/races.txt
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
# Swift's runtime and the libraries of the system keep what they made until the process ends.
export ASAN_OPTIONS=detect_leaks=0:detect_stack_use_after_return=0

checked() {
    local name=$1 scratch=.build-sanitisers/$1
    export PULSE_TESTS=$2
    shift 2
    mkdir -p "$scratch"
    echo "$name: $PULSE_TESTS"
    if ! nice -n 10 swift build --build-tests --scratch-path "$scratch" "$@" >"$scratch/log" 2>&1; then
        grep -E 'error:' "$scratch/log" || tail -20 "$scratch/log"
        return 1
    fi
    if ! nice -n 10 swift test --skip-build --enable-swift-testing --disable-xctest --scratch-path "$scratch" "$@" >"$scratch/log" 2>&1; then
        grep -A 40 -E 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer|runtime error|recorded an issue' "$scratch/log" ||
            tail -40 "$scratch/log"
        return 1
    fi
    tail -1 "$scratch/log"
}

# Our own C and C++ alone, under libFuzzer: seconds to build.
native() {
    local scratch=.build-sanitisers/native flags=(-g -O1 -fsanitize=address -fsanitize=undefined -fno-sanitize-recover=undefined)
    local sources=(Sources/Foreign/C{FileSystem,LanguageDetection} Sources/Embedded/C{References,Rules,Templates})
    local includes=("${sources[@]/%//include}") objects=()
    mkdir -p "$scratch/corpus"
    for file in Sources/Foreign/CFileSystem/*.c Sources/Embedded/C{References,Rules,Templates}/*.c; do
        objects+=("$scratch/$(basename "$file" .c).o")
        clang -std=c2x "${flags[@]}" "${includes[@]/#/-I}" -c "$file" -o "${objects[-1]}" || return 1
    done
    clang++ -fuse-ld=lld -std=c++17 "${flags[@]}" -fsanitize=fuzzer "${includes[@]/#/-I}" Fuzzing/Native/native.cpp \
        Sources/Foreign/CLanguageDetection/*.cpp "${objects[@]}" -lcld2 -o "$scratch/native" || return 1
    echo "native: our own C and C++, ${PULSE_FUZZ_SECONDS:-30} seconds"
    "$scratch/native" -max_total_time="${PULSE_FUZZ_SECONDS:-30}" -max_len=4096 -print_final_stats=1 \
        "$scratch/corpus" Tests/ParsingTests/Fixtures/encodings >"$scratch/log" 2>&1 || { tail -40 "$scratch/log" && return 1; }
    grep -E 'number_of_executed_units' "$scratch/log"
}

status=0
what=${1:-native memory threads}
[[ $what != *native* ]] || native || status=1
[[ $what != *memory* ]] ||
    checked memory "FetchingTests PictureMakingTests PublishingTests TextReadingTests ConfiguringTests" \
        --sanitize=address -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined || status=1
[[ $what != *threads* ]] ||
    checked threads "FetchingTests PictureMakingTests PublishingTests" --sanitize=thread || status=1
exit $status
