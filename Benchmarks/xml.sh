#!/usr/bin/env bash
# xml.sh [CORPUS [ROUNDS]]: the XML scanner beside libxml2's push parser, in one run: to records, to items, and libxml2
# with handlers that do nothing. CORPUS as reading.sh makes it; ../shared's real feeds are read where they are.
set -euo pipefail
cd "$(dirname "$0")/.."
corpus=${1:-.build-bench/n1000} rounds=${2:-7}
scratch=.build-bench/xml
PULSE_BENCHMARKS=1 swift build -c release --scratch-path $scratch --product xml-benchmark --quiet
echo "$(date -u +%F), $(git rev-parse --short HEAD), load $(cut -d' ' -f1 /proc/loadavg)"
for folder in "$corpus"/feeds ../shared/feeds/real; do
    if [ -d "$folder" ]; then
        echo "$folder:"
        find "$folder" -name '*.xml' -print0 | sort -z | xargs -0 $scratch/release/xml-benchmark "$rounds"
    fi
done
