#!/usr/bin/env python3
"""queries.py PULSE: what readers would ask of three days of real news (../shared/feeds/days), and how much of it is answered as
expected (queries.json and questions.txt; Tests/Browser/queries.py says how they are read). The same for the demo is a test of Tests/Browser.
Prints the queries that are not.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

import collection

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / 'Tests/Browser'))
import queries
from conftest import Browser, served

MOMENTS = ['2021-09-16T22:00', '2021-09-17T02:00', '2021-09-18T16:00', '2021-09-18T22:00']
# Half an hour after the last edition: 2021-09-18T22:30Z.
NOW = 1632004200000

pulse = pathlib.Path(sys.argv[1]).resolve()
replay = collection.needed('feeds') / 'days/run_days.py'
with tempfile.TemporaryDirectory() as folder:
    subprocess.run([sys.executable, replay, pulse, f'{folder}/days', *MOMENTS], check=True, capture_output=True)
    # A site has its scripts in bundles; asked are the modules themselves.
    shutil.copytree(ROOT / 'Templates/scripts', f'{folder}/days/Output/assets/scripts')
    browser = Browser.started()
    try:
        with served(f'{folder}/days/Output') as address:
            browser.driver.get(address + 'search.html')
            count, faults = queries.faults(browser.driver, ROOT / 'Benchmarks/queries.json', NOW)
            asked, unanswered = queries.unanswered(browser.driver, ROOT / 'Benchmarks/questions.txt', NOW)
    finally:
        browser.driver.quit()
for text, *why in faults:
    print(f'{text}: {"; ".join(why)}')
print(f'{count - len(faults)} of {count} queries are answered as expected')
for text, said in unanswered:
    print(f'{text}: {said}')
print(f'{asked - len(unanswered)} of {asked} questions are answered as expected')
