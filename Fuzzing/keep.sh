#!/usr/bin/env bash
# keep.sh SECONDS [TARGET ...]: fuzzes from our own seeds alone, for the texts of the collection are others', and keeps in
# Fuzzing/Corpus/TARGET.txt the smallest inputs that between them reach what was reached: in base64, one a line, 24 KB at most.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=$1 && shift
targets=("$@")
[ $# -gt 0 ] || targets=(feed json xml sanitise extract date address markdown robots opml settings picture)
export PULSE_OWN_SEEDS=1
Fuzzing/fuzz.sh "$seconds" "${targets[@]}"
scratch=.build-fuzz
for target in "${targets[@]}"; do
    rm -rf "$scratch/merged" && mkdir -p "$scratch/merged"
    # A merge starts its own program again, and without the name of the target.
    # shellcheck disable=SC2016 # The other shell expands it.
    printf '#!/usr/bin/env bash\nexec -a "$0" %s %s "$@"\n' "$PWD/$scratch/release/Fuzz" "$target" >"$scratch/fuzz-$target"
    chmod +x "$scratch/fuzz-$target"
    "$scratch/fuzz-$target" -merge=1 -max_len=1024 "$scratch/merged" "$scratch/own-corpus/$target" >"$scratch/logs/merge.log" 2>&1
    left=24576
    while read -r size file; do
        [ "$size" -gt 0 ] || continue
        left=$((left - size))
        [ "$left" -ge 0 ] || break
        base64 -w 0 "$file" && echo
    done < <(find "$scratch/merged" -type f -printf '%s %p\n' | sort -n) >"Fuzzing/Corpus/$target.txt"
done
wc Fuzzing/Corpus/*
