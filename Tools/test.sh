#!/usr/bin/env bash
# Builds and tests everything; the last line counts. CI runs this and nothing else.
set -uo pipefail
export SWIFT_BACKTRACE=enable=no
results=.build-results
rm -rf $results && mkdir -p $results
Tools/setup.sh build || { echo "0 passed, 1 failed"; exit 1; }
# A browser and the tools of the tests come while the compiler works.
Tools/setup.sh test >$results/setup.log 2>&1 &
setup=$!

# Optimised, as people run it: one build serves all tests, and takes less time than the tests would without. It stands
# beside .build, whose products are made with other flags.
# Nobody looks anything up in an index of the code, which takes the compiler two fifths of its time with tests.
built=(-c release -Xswiftc -enable-testing --scratch-path .build-tests --disable-index-store)
if ! swift build "${built[@]}" --build-tests --explicit-target-dependency-import-check error >$results/build.log 2>&1; then
    grep -E 'error|warning' $results/build.log || tail -50 $results/build.log; echo "0 passed, 1 failed"
    exit 1
fi

wait $setup || { cat $results/setup.log; echo "0 passed, 1 failed"; exit 1; }
make -s lint >$results/lint.log 2>&1 || { cat $results/lint.log; echo "0 passed, 1 failed"; exit 1; }

# All wait a lot, for pages, disks and clocks. The pages have a lane of their own, beside which the Swift tests take what is left of both
# processors: a page that has to share them fails what waits for it.
export PULSE=$PWD/.build-tests/release/pulse
# A machine that is busy for half a minute fails what waits for a browser: such a test has a second chance, and is named. What never ends
# fails with the line it waits at: once a lane that waited in silence took all of CI's 90 minutes with it.
pytest() { .build-python/bin/python -m pytest -q -rR --reruns 1 --timeout 400 --maxfail 20 --durations 10 --junitxml="$results/$1.xml" "${@:2}"; }
pytest browser Tests/Browser >$results/browser.log 2>&1 &
browser=$!

swift_tests() {
    timeout -k 60 1800 nice -n 5 swift test "${built[@]}" --skip-build --enable-swift-testing --disable-xctest --xunit-output $results/swift.xml >$results/swift.log 2>&1
}
swift_tests
swift_status=$?
# All of them are one process. Seen twice: it died in memcpy and named no test. Foundation's Process.run copies 256 bytes of each entry of
# /proc/self/fd, past the end of the list where a thousand files and more are open (swift-corelibs-foundation, pull request 5472).
if [ $swift_status != 124 ] && ! grep -q 'Test run with' $results/swift.log; then
    echo "RERUN all Swift tests: their process died with status $swift_status; what it said is in $results/swift.died.log"
    mv $results/swift.log $results/swift.died.log
    swift_tests
    swift_status=$?
fi
grep -E '^(✘|↳|➜|⊘)|recorded an issue|skipped|warning:' $results/swift.log
tail -1 $results/swift.log
[ $swift_status != 124 ] || echo "The Swift tests did not end within half an hour; what they said is in $results/swift.log"

# Two lanes: one alone would leave a processor idle once the pages are done.
pytest campaigns-1 Tests/Campaigns/test_[a-l]*.py >$results/campaigns-1.log 2>&1 &
campaigns=$!
pytest campaigns-2 Tests/Campaigns/test_[m-z]*.py >$results/campaigns-2.log 2>&1
second_status=$?
wait $campaigns
first_status=$?
cat $results/campaigns-[12].log
wait $browser
browser_status=$?
cat $results/browser.log

exec .build-python/bin/python Tools/count.py $results "$swift_status" "$browser_status" "$first_status" "$second_status"
