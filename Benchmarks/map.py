#!/usr/bin/env python3
"""map.py PULSE OUTPUT [--keep]: how soon the map stands, and how heavy it is, on a site of 2,500 articles and more.

Builds from ../shared/feeds/days and real (with --keep the site of the last run is measured again), serves it over
loopback, and opens map.html in Chromium with the processor slowed four times and nothing cached. Needs selenium.
"""

import gzip
import json
import pathlib
import re
import statistics
import subprocess
import sys
import time

import collection

root = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(root / 'Tests/Browser'))
pulse, output = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
real = collection.FOLDER / 'feeds/real'
runs, slower, limit = 7, 4, 800


def served(folder):
    server = subprocess.Popen([pulse, 'serve', folder, '--port', '0'], stdout=subprocess.PIPE, text=True)
    return server, re.search(r'http://127\.0\.0\.1:\d+/', server.stdout.readline())[0]


if '--keep' not in sys.argv:
    subprocess.run([sys.executable, root / 'Benchmarks/days.py', pulse, output], check=True, stdout=subprocess.DEVNULL)
    server, address = served(real)
    try:
        configuration = json.loads((output / 'feeds.json').read_text())
        configuration['sources'] += [
            dict(name=path.stem, feed=address + path.name, category='news')
            for path in sorted(real.iterdir())
            if path.is_file()
        ]
        (output / 'feeds.json').write_text(json.dumps(configuration))
        run = subprocess.run(
            [pulse, 'build', '--json', '--now', '2021-09-18T22:30:00Z', '-c', output / 'feeds.json'],
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            sys.exit(run.stderr)
        summary = json.loads(run.stdout.splitlines()[-1])
        print(f'{summary["articles"]} articles in the archive')
    finally:
        server.terminate()

site = output / 'Output'
file = json.loads((site / 'assets/map.json').read_text())
print(f'{len(file["marks"])} marks of {sum(len(m["articles"]) for m in file["marks"])} articles on the map')
print('\nfile                                   bytes      gz')
own = ['map.html', 'assets/map.json', 'assets/map/world.json']
own += sorted(str(p.relative_to(site)) for name in ('map.js', 'live-map.css') for p in site.glob(f'assets/v-*/{name}'))
own += sorted(str(p.relative_to(site)) for p in site.glob('assets/libraries/leaflet*'))
sizes = [(name, (site / name).read_bytes()) for name in own]
for name, data in sizes:
    print(f'{name:36} {len(data):7} {len(gzip.compress(data, 9)):7}')
print(f'{"together":36} {sum(len(d) for _, d in sizes):7} {sum(len(gzip.compress(d, 9)) for _, d in sizes):7}')

from conftest import DESKTOP, PHONE, Browser

browser = Browser.started()
driver = browser.driver
server, address = served(site)
slow = False
try:
    driver.execute_cdp_cmd('Network.enable', {})
    driver.execute_cdp_cmd('Network.setCacheDisabled', dict(cacheDisabled=True))
    driver.execute_cdp_cmd('Emulation.setCPUThrottlingRate', dict(rate=slower))
    print(f'\nmap ready, {slower} times slowed, {runs} runs     median    best   worst   layout shift')
    for name, size in (('phone', PHONE), ('desktop', DESKTOP)):
        times = []
        for _ in range(runs + 1):
            browser.look(size)
            driver.get(address + 'map.html')
            browser.settled()
            driver.execute_script("document.querySelector('.map-stage').dispatchEvent(new Event('pointerenter'))")
            for _ in range(200):
                if browser.evaluate("performance.getEntriesByName('map-ready').length"):
                    break
                time.sleep(0.05)
            times.append(browser.evaluate("performance.getEntriesByName('map-ready')[0].startTime"))
        shift = driver.execute_async_script("""
            const done = arguments[0]; let sum = 0
            new PerformanceObserver((list) => { for (const e of list.getEntries()) sum += e.value })
                .observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => done(sum), 300)""")
        # The first warms the disk.
        times = times[1:]
        median = statistics.median(times)
        slow |= median > limit
        print(f'{name:32} {median:7.0f} ms {min(times):4.0f} ms {max(times):4.0f} ms {shift:10.4f}')
finally:
    driver.quit()
    server.terminate()
sys.exit(f'the map takes longer than {limit} ms' if slow else 0)
