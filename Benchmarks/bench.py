#!/usr/bin/env python3
"""bench.py PULSE: how fast a thousand feeds become a site, beside what people use today, in one run.

Prints a table of Markdown and keeps what it found in Benchmarks/results/COMMIT.json. Ratios and CPU seconds count: machines are
noisy, and seconds of two runs say little. Nothing else should work on the machine meanwhile; the load is told.

FEEDS (1000) is how many feeds. BENCH names a scratch folder of some 300 MB that is kept (.build-bench).
"""

import json
import os
import pathlib
import platform
import shutil
import signal
import subprocess
import sys
import time

import collection

ROOT = pathlib.Path(__file__).resolve().parents[1]
BENCH = pathlib.Path(os.environ.get('BENCH', ROOT / '.build-bench')).resolve()
FEEDS = int(os.environ.get('FEEDS', '1000'))
PORT = 18080
NOW = '2026-01-15T12:00:00Z'
PEERS = ('aiohttp', 'fastfeedparser', 'nh3', 'jinja2')
PYTHON, SFEED = 'aiohttp + fastfeedparser + nh3 + jinja2', 'sfeed'
CHANGED = 50
MIXED = 182
# A Raspberry Pi's share: one core, and 1 GiB for everything that the process may write to.
SMALL = 200
ON_SMALL = ('prlimit', f'--data={1 << 30}', 'taskset', '-c', '0')
DAYS = ['2021-09-16T22:00', '2021-09-17T02:00', '2021-09-18T16:00', '2021-09-18T22:00']


def emptied(folder):
    """An empty folder. What stood there is moved aside and goes at the end: for each file that is made, ext4 passes over all that
    were deleted within the last minutes, which took a tenth of a cold run."""
    aside = BENCH / 'aside' / str(time.monotonic_ns())
    if folder.exists():
        aside.parent.mkdir(exist_ok=True)
        folder.rename(aside)
    folder.mkdir()
    return folder


def timed(*command, told=None):
    """What a command and its children take: seconds of the wall's clock, seconds of processors, MiB of the largest. Where `told` is a
    file, the command's output is kept there."""
    start = time.perf_counter()
    with open(told or os.devnull, 'wb') as output:
        process = subprocess.Popen(list(map(str, command)), stdout=output, stderr=subprocess.PIPE)
        said = process.stderr.read()
        _, status, used = os.wait4(process.pid, 0)
    took = dict(
        wall=round(time.perf_counter() - start, 2),
        cpu=round(used.ru_utime + used.ru_stime, 2),
        MiB=used.ru_maxrss >> 10,
    )
    if os.waitstatus_to_exitcode(status) not in (0, 3):
        sys.exit(f'{command[0]} ended badly: {said.decode(errors="replace").strip()[-400:]}')
    return took


def peers():
    """The environment of the Python pipeline; every peer is there, or this ends."""
    missing = [tool for tool in ('nginx', 'sfeed_update', 'sfeed_html') if not shutil.which(tool)]
    if missing:
        sys.exit(f'peers are missing: {", ".join(missing)}; apt-get install nginx-light sfeed')
    python = BENCH / 'peers/bin/python'
    if not python.exists():
        subprocess.run([sys.executable, '-m', 'venv', BENCH / 'peers'], check=True)
    there = (
        subprocess.run([python, '-c', 'import ' + ','.join(PEERS)], capture_output=True, check=False).returncode == 0
    )
    if not there and subprocess.run([python, '-m', 'pip', 'install', '-q', *PEERS], check=False).returncode:
        sys.exit(f'peers are missing: {", ".join(PEERS)} cannot be installed')
    return python


class Pulse:
    """Builds of so many of the generated feeds."""

    def __init__(self, program, manifest, count, within=()):
        self.program, self.within, self.home = program, within, emptied(BENCH / f'pulse{count}')
        sources = [
            dict(name=f'Source {n}', feed=f'http://127.0.0.1:{PORT}/h{n}/{name}', category='news', language='en')
            for n, name in enumerate(manifest[:count], 1)
        ]
        fetching = dict(allowedHosts=['127.0.0.1'], perHost=64, hostInterval=0)
        (self.home / 'feeds.json').write_text(json.dumps(dict(sources=sources, fetching=fetching)))

    def build(self):
        """What a build takes, and how many feeds it left for the next one: a slow machine does not come to the end of what one host
        may take (`hostBudget`), and its seconds are of less work."""
        told = self.home / 'told.jsonl'
        took = timed(
            *self.within, self.program, 'build', '--json', '-c', self.home / 'feeds.json', '--now', NOW,
            '--data-dir', self.home / 'data', '--output', self.home / 'out', told=told
        )  # fmt: skip
        summary = json.loads(told.read_text().splitlines()[-1])
        return took | dict(left=(summary.get('left') or {}).get('feeds', 0))


def server(port=PORT):
    return int((BENCH / f'.nginx{port}/nginx.pid').read_text())


def changed(folder, names):
    """Gives some feeds one item more; what they were, by file."""
    files = [folder / name for name in names if '<item>' in (folder / name).read_text(errors='replace')][:CHANGED]
    before = {file: file.read_bytes() for file in files}
    for number, file in enumerate(files):
        item = (
            f'<item><title>Harbour {number} opens after repairs</title><link>https://new.example/{number}</link>'
            f'<guid>new-{number}</guid><pubDate>Thu, 15 Jan 2026 11:{number % 60:02}:00 GMT</pubDate>'
            f'<description>The harbour of town {number} is open again, the council says.</description></item>'
        )
        file.write_bytes(before[file].replace(b'<item>', item.encode() + b'<item>', 1))
    return before


def real(program):
    """Three replayed days, built at four moments; the last again with nothing new, and from an empty archive."""
    home = emptied(BENCH / 'days')
    subprocess.run(
        [sys.executable, ROOT / 'Benchmarks/days.py', program, home, *DAYS[:3]], check=True, stdout=subprocess.DEVNULL
    )
    port = json.loads((home / 'feeds.json').read_text())['sources'][0]['feed'].split(':')[2].split('/')[0]
    server = subprocess.Popen([sys.executable, collection.needed('feeds/days/replay.py'), port, '--at', DAYS[3]])
    time.sleep(2)
    build = [program, 'build', '--quiet', '--now', DAYS[3] + ':00Z', '-c', home / 'feeds.json']
    try:
        return {
            'real: a night more': timed(*build),
            'real: nothing new': timed(*build),
            'real: cold': timed(*build, '--data-dir', home / 'empty', '--output', home / 'cold'),
        }
    finally:
        server.kill()


def mixed(program):
    """As many feeds as the shipped list has, from the wild: cold, and nothing new an hour later."""
    home, folder = emptied(BENCH / 'mixed'), collection.needed('feeds/real')
    names = sorted(path.name for path in folder.iterdir() if path.suffix in ('.xml', '.json'))[:MIXED]
    port = PORT + 10
    fetching = dict(allowedHosts=['127.0.0.1'], perHost=64, hostInterval=0)
    sources = [
        dict(name=f'Feed {number}', feed=f'http://127.0.0.1:{port}/{name}', category='news')
        for number, name in enumerate(names, 1)
    ]
    (home / 'feeds.json').write_text(
        json.dumps(dict(site=dict(retentionDays=3650), sources=sources, fetching=fetching))
    )
    build = [
        program,
        'build',
        '--quiet',
        '-c',
        home / 'feeds.json',
        '--data-dir',
        home / 'data',
        '--output',
        home / 'out',
    ]
    subprocess.run(
        [collection.needed('bench') / 'nginx_up.sh', folder, str(port)],
        check=True,
        env=os.environ | {'BENCH': str(BENCH)},
    )
    try:
        return {
            f'{MIXED} real feeds: cold': timed(*build, '--now', NOW),
            f'{MIXED} real feeds: nothing new': timed(*build, '--now', NOW.replace('T12', 'T13')),
        }
    finally:
        os.kill(server(port), signal.SIGTERM)


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    shared = collection.needed('bench')
    BENCH.mkdir(exist_ok=True)
    python = peers()
    data = BENCH / f'n{FEEDS}'
    if not data.exists():
        # A corpus left half made would end every later run.
        whole = emptied(BENCH / f'n{FEEDS}-unfinished')
        subprocess.run([sys.executable, shared / 'gen.py', whole, str(FEEDS)], check=True)
        whole.rename(data)
    manifest = [line.split('\t')[0] for line in (data / 'manifest.tsv').read_text().splitlines()]
    subprocess.run(
        [shared / 'nginx_up.sh', data / 'feeds', str(PORT)],
        check=True,
        env=os.environ | {'KA': '0', 'BENCH': str(BENCH)},
    )
    found = {}
    try:
        base = f'http://127.0.0.1:{PORT}'
        work = emptied(BENCH / 'python')
        found[PYTHON] = timed(
            python, shared / 'e2e_py.py', 'fastfeedparser', base, data / 'manifest.tsv', FEEDS, 128, work
        )
        work = emptied(BENCH / 'sfeed')
        feeds = ''.join(f'feed "{n}" "{base}/h{n}/{n}"\n' for n in manifest if not n.endswith('json'))
        (work / 'rc').write_text(f'sfeedpath={work}/s; maxjobs=16\nfeeds() {{\n{feeds}}}\n')
        found[SFEED] = timed('sh', '-c', f'sfeed_update {work}/rc; sfeed_html {work}/s/* > {work}/out.html')
        for count in [FEEDS // 8, FEEDS // 4, FEEDS // 2]:
            found[f'pulse, {count} feeds, cold'] = Pulse(program, manifest, count).build()
        small = Pulse(program, manifest, SMALL, within=ON_SMALL)
        found[f'pulse, {SMALL} feeds on one core within 1 GiB, cold'] = small.build()
        found['the same, nothing new'] = small.build()
        pulse = Pulse(program, manifest, FEEDS)
        found[f'pulse, {FEEDS} feeds, cold'] = pulse.build()
        found['pulse, nothing new'] = pulse.build()
        before = changed(data / 'feeds', manifest)
        # The server keeps files that it has opened for a minute.
        os.kill(server(), signal.SIGHUP)
        time.sleep(2)
        try:
            found[f'pulse, {CHANGED} feeds changed'] = pulse.build()
        finally:
            for file, content in before.items():
                file.write_bytes(content)
    finally:
        os.kill(server(), signal.SIGTERM)
    found |= real(program) | mixed(program)
    shutil.rmtree(BENCH / 'aside', ignore_errors=True)
    show(found)


def show(found):
    def git(*words):
        return subprocess.run(['git', *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()

    commit = git('rev-parse', '--short', 'HEAD') + ('-changed' if git('status', '--porcelain', '-uno') else '')
    machine = f'{os.cpu_count()} processors, {platform.machine()}, load {os.getloadavg()[2]:.1f} over 15 min'
    peer, cold = found[PYTHON], found[f'pulse, {FEEDS} feeds, cold']
    print(f'{commit}: {machine}\n\n| work | wall, s | CPU, s | MiB | of the Python pipeline | of the cold run |')
    print('|---|---|---|---|---|---|')
    for name, took in found.items():
        left = f', {took["left"]} FEEDS LEFT for the next run' if took.get('left') else ''
        print(
            f'| {name}{left} | {took["wall"]} | {took["cpu"]} | {took["MiB"]} | {took["wall"] / peer["wall"]:.2f} '
            f'(CPU {took["cpu"] / peer["cpu"]:.2f}) | {took["wall"] / cold["wall"]:.2f} |'
        )
    growth = cold['cpu'] / found[f'pulse, {FEEDS // 8} feeds, cold']['cpu']
    print(f'\nEight times the feeds take {growth:.1f} times the CPU.')
    results = ROOT / 'Benchmarks/results'
    results.mkdir(exist_ok=True)
    kept = dict(commit=commit, machine=machine, feeds=FEEDS, growth=round(growth, 2), found=found)
    (results / f'{commit}.json').write_text(json.dumps(kept, indent=1) + '\n')


main()
