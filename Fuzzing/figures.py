#!/usr/bin/env python3
"""figures.py LOGS TARGET ...: a table of what libFuzzer's logs say; the lines around a crash too."""

import pathlib
import re
import sys


def last(log, pattern):
    found = re.findall(pattern, log)
    return found[-1] if found else '–'


print('| target | executions | a second | inputs kept | coverage (edges) | largest memory | crashes |')
print('|---|---|---|---|---|---|---|')
crashes = []
for target in sys.argv[2:]:
    log = (pathlib.Path(sys.argv[1]) / f'{target}.log').read_text(errors='replace')
    found = re.findall(r'Fatal error: .*|ERROR: .*Sanitizer.*|ERROR: libFuzzer.*|Test unit written to .*', log)
    crashes += [f'{target}: {line[:300]}' for line in found]
    rate = last(log, r'average_exec_per_sec: +(\d+)')
    print(
        f'| {target} | {last(log, r"number_of_executed_units: +([0-9]+)")} | {rate} | {last(log, r" corp: ([0-9]+)")} | '
        f'{last(log, r" cov: ([0-9]+)")} | {last(log, r"peak_rss_mb: +([0-9]+)")} MB | {len(re.findall("Test unit written", log))} |'
    )
print(*crashes, sep='\n')
