#!/usr/bin/env python3
"""days.py PULSE OUTPUT [MOMENT ...]: replays real feeds of three days and builds a site at each moment.

Reads ../shared/feeds/days; prints a table, and fails when an article that was known is lost between two runs.
"""

import json
import pathlib
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request

import collection

pulse, output = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
moments = sys.argv[3:] or ['2021-09-16T22:00', '2021-09-17T02:00', '2021-09-18T16:00', '2021-09-18T22:00']
root = pathlib.Path(__file__).resolve().parents[1]
replay = collection.needed('feeds/days/replay.py')
with socket.socket() as free:
    free.bind(('127.0.0.1', 0))
    port = free.getsockname()[1]
names = dict(
    abscbnnews='ABS-CBN News',
    aljazeeraenglish='Al Jazeera',
    bbc='BBC News',
    cnn='CNN',
    cnntv='CNN Video',
    dailymail='Daily Mail',
    fox='Fox News',
    foxnewstv='Fox News Video',
    gmanews='GMA News',
    gmanewstv='GMA News TV',
    latimes='Los Angeles Times',
    nytimes='The New York Times',
    nzherald='NZ Herald',
    onenewsnz='1 News',
    philstar='Philstar',
    wsj='The Wall Street Journal',
)
countries = dict(
    abscbnnews='PH',
    aljazeeraenglish='QA',
    bbc='GB',
    cnn='US',
    cnntv='US',
    dailymail='GB',
    fox='US',
    foxnewstv='US',
    gmanews='PH',
    gmanewstv='PH',
    latimes='US',
    nytimes='US',
    nzherald='NZ',
    onenewsnz='NZ',
    philstar='PH',
    wsj='US',
)

shutil.rmtree(output, ignore_errors=True)
output.mkdir(parents=True)
listing = subprocess.run(
    [sys.executable, replay, str(port), '--list'], capture_output=True, text=True, check=True
).stdout
sources = []
for line in listing.splitlines():
    address, category, _ = line.split('\t')
    key = address.rsplit('/', 1)[1].split('.')[0]
    source = dict(name=names.get(key, key.title()), feed=address, category=category.lower(), language='en')
    if key in countries:
        source['country'] = countries[key]
    sources.append(source)
(output / 'feeds.json').write_text(
    json.dumps(
        dict(
            site=dict(title='Global Pulse', timeZone='Europe/London'),
            sources=sources,
            fetching=dict(allowedHosts=['127.0.0.1'], perHost=16, hostInterval=0),
        ),
        indent=1,
    )
)
server = subprocess.Popen([sys.executable, replay, str(port), '--at', moments[0]])
for _ in range(300):
    with socket.socket() as probe:
        if probe.connect_ex(('127.0.0.1', port)) == 0:
            break
    time.sleep(0.1)
known = set()
print(
    'moment            feeds  unchanged  failed  items  new articles  articles  stories  with a place  written  unchanged'
)
try:
    for moment in moments:
        urllib.request.urlopen(urllib.request.Request(f'http://127.0.0.1:{port}/at?{moment}', method='POST')).read()
        run = subprocess.run(
            [pulse, 'build', '--json', '--now', f'{moment}:00Z', '-c', output / 'feeds.json'],
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode:
            sys.exit(run.stderr)
        s = json.loads(run.stdout.splitlines()[-1])
        share = 100 * s['placed'] / max(1, s['articles'])
        print(
            f'{moment}  {s["read"]:5}  {s["unchanged"]:9}  {len(s["failed"]):6}  {s["items"]:5}  {s["newArticles"]:12}  '
            f'{s["articles"]:8}  {s["stories"]:7}  {share:11.1f}%  {s["pagesWritten"]:7}  {s["pagesUnchanged"]:9}'
        )
        for failure in s['failed']:
            if 'not yet' not in failure['reason'] and '404' not in failure['reason']:
                print('    ', failure['source'], failure['reason'])
        database = sqlite3.connect(f'file:{output / "Data/pulse.sqlite"}?mode=ro', uri=True)
        ids = {row[0] for row in database.execute('SELECT id FROM article')}
        lost = known - ids
        if lost:
            sys.exit(f'{len(lost)} articles were lost: {sorted(lost)[:5]}')
        known |= ids
finally:
    server.terminate()
print(f'no article lost; the site is in {output / "Output"}')
