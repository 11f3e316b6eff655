#!/usr/bin/env python3
"""count.py RESULTS STATUS...: adds up the JUnit files of RESULTS and prints "N passed, N failed, N skipped".

A runner that ended badly without naming a failed test counts as one failure, so that nothing ends well by accident;
so does one that ran no test at all. Of a test that ran again the last time counts.
"""

import pathlib
import sys
import xml.etree.ElementTree as tree

results, statuses = pathlib.Path(sys.argv[1]), [int(s) for s in sys.argv[2:]]
passed = failed = skipped = 0
files = sorted(results.glob('*.xml'))
for path in files:
    try:
        cases = tree.parse(path).getroot().findall('.//testcase')
    except tree.ParseError:
        # Its runner died while it wrote.
        failed += 1
        continue
    if path.stem != 'swift':
        # pytest writes a test once for each time that it tried.
        cases = {(case.get('classname'), case.get('name')): case for case in cases}.values()
    bad = sum(1 for c in cases if c.find('failure') is not None or c.find('error') is not None)
    left_out = sum(1 for c in cases if c.find('skipped') is not None)
    failed += bad
    skipped += left_out
    passed += len(cases) - bad - left_out
if any(statuses) and not failed:
    failed = 1
if not passed:
    failed = max(failed, 1)
print(f'{passed} passed, {failed} failed, {skipped} skipped')
sys.exit(1 if failed else 0)
