#!/usr/bin/env python3
"""evaluate.py PULSE [SET ...]: every stage against the gold sets of ../shared/eval, in one table; then a whole edition, made of
days of real feeds that are replayed, against labels of its articles ("briefing" is this SET).

Peers that ../shared/eval/peers.py runs are measured in the same run; of the others the figures stored in
../shared/eval/README.md stand there, marked with *. Run it with a Python that has ../shared/eval/requirements.txt.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

import collection

pulse = pathlib.Path(sys.argv[1]).resolve()
folder = collection.needed('eval/score.py').parent

# Set, targets, stored figures of peers; None where peers.py measures one.
SETS = [
    ('deduplicate/handpicked.ndjson', 'F1 .80, precision .93', None),
    ('deduplicate/wikinews.ndjson', 'F1 .75, precision .93', None),
    ('geotag/lgl.ndjson', 'F1 .75, 161 km .50, pins .75', 'F1 .73, 161 km .47 *'),
    ('geotag/geovirus.ndjson', 'F1 .90, 161 km .68, pins .80', 'F1 .93, 161 km .62 *'),
    ('categorise/bbc.ndjson', '.93', '.947, trained on the set *'),
    ('categorise/inshorts.ndjson', '.85', '.93, trained on the set *'),
    ('sentiment/nyt.ndjson', 'r .55, let through 10 %', None),
    ('sentiment/headlines-trial.ndjson', 'r .66, let through 10 %', None),
    ('sentiment/tweets.ndjson', "r as VADER's", None),
    ('summarise/inshorts.ndjson', 'above the lead: .475, .241', None),
    ('extract/mozilla.ndjson.gz', '', None),
    ('sanitise/hostile.ndjson', '', None),
    ('parse/gofeed', '', None),
]

# The labelled edition: its moments, the last of which is the one that was labelled.
LABELS = 'briefing/september.tsv'
MOMENTS = ['2021-09-16T22:00', '2021-09-17T02:00', '2021-09-18T16:00', '2021-09-18T22:00']


def score(data, program):
    task = data.split('/')[0]
    try:
        done = subprocess.run(
            [sys.executable, 'score.py', task, data, '--program', program],
            cwd=folder,
            capture_output=True,
            text=True,
            timeout=900,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return 'took more than 15 minutes'
    if done.returncode:
        return 'failed: ' + (done.stderr.strip().splitlines() or ['?'])[-1][:90]
    lines = done.stdout.strip().splitlines()
    figure = lines[-1].split(': ', 1)[-1]
    detail = ' '.join(lines[:-1])
    for name, pattern in [('pins', r'correct pins ([\d.]+)'), ('let through', r'let through at ≥ 0: ([\d.]+)')]:
        found = re.search(pattern, detail)
        if found:
            figure += f', {name} {found[1]}'
    return figure


wanted = sys.argv[2:]
print('| set | pulse | peer | target |\n|---|---|---|---|')
for data, target, stored in SETS:
    if (folder / data).exists() and (not wanted or any(name in data for name in wanted)):
        peer = stored or score(data, f'"{sys.executable}" peers.py')
        print(f'| `{data}` | {score(data, str(pulse))} | {peer} | {target} |', flush=True)


def run(*command):
    return subprocess.run(list(map(str, command)), capture_output=True, text=True, timeout=900, check=False)


def briefing():
    """What briefing.py prints of the edition that this program makes of the days, or one line on what is missing."""
    replay = folder.parent / 'feeds/days/run_days.py'
    gone = [path for path in (replay, folder / LABELS, folder / 'briefing.py') if not path.exists()]
    if gone:
        return f'briefing skipped: there is no {gone[0]}'
    # The editions of the shipped configuration: one of them is labelled, too.
    shipped = json.loads((pathlib.Path(__file__).resolve().parents[1] / 'feeds.json').read_text())
    extra = json.dumps({'editions': shipped['editions']})
    with tempfile.TemporaryDirectory() as days:
        export = pathlib.Path(days) / 'edition.ndjson'
        for command in (
            (replay, pulse, pathlib.Path(days) / 'days', '--export', export, '--extra', extra, *MOMENTS),
            (folder / 'briefing.py', folder / LABELS, export),
        ):
            done = run(sys.executable, *command)
            if done.returncode:
                sys.exit('briefing failed: ' + (done.stderr.strip().splitlines() or ['?'])[-1])
    return done.stdout.strip()


if not wanted or any(name in LABELS for name in wanted):
    print(f'\n{briefing()}')
