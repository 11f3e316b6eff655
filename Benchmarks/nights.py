#!/usr/bin/env python3
"""nights.py PULSE [--nights 23] [--feeds FOLDER] [--extra JSON]: how a public site that is kept in git grows, night by night.

Replays real nights in order with `site.address` set and commits the site after each. Prints for each night: new articles, CPU
seconds and peak memory of the build, files and bytes of the site, files changed, bytes of the packed repository. Then what an article
costs packed, what a year adds at 500 articles a night, and both by kind of file. Keeps the figures in
Benchmarks/results/nights-COMMIT.json.

FOLDER is one folder of snapshots per day, like ../shared/feeds/argentina, the default. NIGHTS names the scratch folder
(.build-nights); it takes some 300 MB.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request

import collection

ROOT = pathlib.Path(__file__).resolve().parents[1]
PER_NIGHT, LAST, YEAR = 500, 10, 365
ADDRESS = 'https://news.example/'


def kind(path):
    """The kind of a file, by its path within the site."""
    top = path.split('/')[0]
    if path.startswith('assets/cards/') or '/assets/cards/' in path:
        return 'share cards'
    if path.endswith('.md'):
        return 'Markdown twins'
    if top in ('stories', 'threads'):
        return 'stories'
    if top in ('search', 'feeds', 'assets', 'puzzles'):
        return top
    return 'other pages' if '/' in path else 'files of the root'


class Site:
    """A site whose output is a repository, and the server that replays its feeds."""

    def __init__(self, pulse, folder, days, extra):
        self.pulse, self.folder, self.output = pulse, folder, folder / 'Output'
        shared = collection.needed('feeds/days')
        self.moments = moments(days)
        shutil.rmtree(folder, ignore_errors=True)
        site = dict(
            title='Global Pulse', timeZone='America/Argentina/Buenos_Aires', language='es', address=ADDRESS
        ) | extra.pop('site', {})
        # It writes the configuration before it builds; instead of a build, this one only prints its arguments.
        subprocess.run(
            [sys.executable, shared / 'run_days.py', shutil.which('echo'), folder, '--days', days]
            + ['--extra', json.dumps(dict(site=site) | extra), self.moments[0]],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        first = json.loads((folder / 'feeds.json').read_text())['sources'][0]['feed']
        self.port = int(re.search(r':(\d+)/', first)[1])
        self.server = subprocess.Popen(
            [sys.executable, shared / 'replay.py', str(self.port), '--at', self.moments[0], '--days', days],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex(('127.0.0.1', self.port)) == 0:
                    break
            time.sleep(0.1)

    def build(self, moment):
        """Builds at a moment: the summary, and the resources used by the build and its children."""
        at = urllib.request.Request(f'http://127.0.0.1:{self.port}/at?{moment}', method='POST')
        urllib.request.urlopen(at).read()
        place = ['-c', self.folder / 'feeds.json', '--output', self.output, '--data-dir', self.folder / 'Data']
        with open(self.folder / 'summary.jsonl', 'wb') as output, open(self.folder / 'errors.txt', 'wb') as errors:
            command = [self.pulse, 'build', '--json', '--now', f'{moment}:00Z', *place]
            process = subprocess.Popen(command, stdout=output, stderr=errors, cwd=self.folder)
            _, status, used = os.wait4(process.pid, 0)
        if os.waitstatus_to_exitcode(status) not in (0, 3):
            sys.exit(f'the build of {moment} failed: {(self.folder / "errors.txt").read_text()[-400:]}')
        summary = json.loads((self.folder / 'summary.jsonl').read_text().splitlines()[-1])
        return summary, used

    def git(self, *arguments, given=None):
        # Git's own garbage collection would make the sizes depend on when it runs.
        who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'gc.auto=0', '-c', 'core.quotePath=false']
        command = ['git', *who, '-C', self.output, *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True, input=given).stdout

    def commit(self):
        """Commits the site; the number of files that differ from the commit before."""
        if not (self.output / '.git').exists():
            self.git('init', '-q')
        self.git('add', '-A')
        self.git('commit', '-q', '--allow-empty', '-m', 'An edition')
        return len(self.git('diff-tree', '-r', '--root', '--name-only', '--no-commit-id', 'HEAD').splitlines())

    def packed(self, *how):
        self.git('gc', '-q', '--prune=now', *how)
        return sum(pack.stat().st_size for pack in (self.output / '.git/objects/pack').glob('*.pack'))

    def files(self):
        """The bytes of each file of the last commit."""
        lines = self.git('ls-tree', '-r', '-l', 'HEAD').splitlines()
        return {line.split('\t')[1]: int(line.split('\t')[0].split()[3]) for line in lines}

    def packed_by_kind(self, commits):
        """The packed bytes of the files that some commits added, by kind."""
        names = {}
        for line in self.git('rev-list', '--objects', commits).splitlines():
            identifier, _, path = line.partition(' ')
            names[identifier] = path
        kinds = collections.Counter()
        asked = '\n'.join(names) + '\n'
        shown = self.git('cat-file', '--batch-check=%(objectname) %(objecttype) %(objectsize:disk)', given=asked)
        for line in shown.splitlines():
            identifier, type, size = line.split()
            kinds[kind(names[identifier]) if type == 'blob' else 'folders and commits'] += int(size)
        return kinds


def moments(days):
    """The latest snapshot of each day."""
    found = []
    for day in sorted(path for path in days.iterdir() if re.fullmatch(r'\d{4}-\d\d-\d\d', path.name)):
        times = [match[1] for name in os.listdir(day) if (match := re.search(r'__(\d{4})', name))]
        if times:
            found.append(f'{day.name}T{max(times)[:2]}:{max(times)[2:]}')
    return found


def replay(site, nights):
    """Builds and commits each night; the figures of each."""
    rows = []
    print('| night | articles | CPU, s | MiB | files | MB | changed | packed, MB |\n|---|---|---|---|---|---|---|---|')
    for moment in site.moments[:nights]:
        summary, used = site.build(moment)
        changed, files = site.commit(), site.files()
        row = dict(
            night=moment[:10],
            articles=summary['newArticles'],
            cpu=round(used.ru_utime + used.ru_stime, 2),
            MiB=used.ru_maxrss >> 10,
            files=len(files),
            bytes=sum(files.values()),
            changed=changed,
            packed=site.packed(),
        )
        rows.append(row)
        print(
            f'| {row["night"]} | {row["articles"]} | {row["cpu"]} | {row["MiB"]} | {row["files"]:,} | '
            f'{row["bytes"] / 1e6:.1f} | {row["changed"]:,} | {row["packed"] / 1e6:.1f} |',
            flush=True,
        )
    return rows


def figures(site, rows):
    """What the nights after the first cost: an article packed, a year of files, and both by kind."""
    total = site.packed('--aggressive')
    first = site.git('rev-list', '--max-parents=0', 'HEAD').strip()
    articles = sum(row['articles'] for row in rows[1:]) or 1
    packed = site.packed_by_kind(f'{first}..HEAD')
    last = rows[-min(LAST + 1, len(rows)) :]
    recent = sum(row['articles'] for row in last[1:]) or 1

    def a_year(key):
        return round((last[-1][key] - last[0][key]) / recent * PER_NIGHT * YEAR)

    files = site.files()
    kinds = sorted({kind(path) for path in files} | set(packed), key=lambda name: -packed[name])
    return dict(
        packed_all=total,
        packed_per_article=round(sum(packed.values()) / articles),
        packed_year=round(sum(packed.values()) / articles * PER_NIGHT * YEAR),
        files_year=a_year('files'),
        bytes_year=a_year('bytes'),
        changed_per_night=round(sum(row['changed'] for row in last[1:]) / max(1, len(last) - 1)),
        articles_per_night=round(recent / max(1, len(last) - 1)),
        cpu_last=last[-1]['cpu'],
        largest=max(files.values()),
        kinds={
            name: dict(
                files=sum(kind(path) == name for path in files),
                bytes=sum(size for path, size in files.items() if kind(path) == name),
                packed=packed[name],
            )
            for name in kinds
        },
    )


def show(rows, found):
    print('\n| kind | files | MB | packed since the first night, MB |\n|---|---|---|---|')
    for name, of in found['kinds'].items():
        print(f'| {name} | {of["files"]:,} | {of["bytes"] / 1e6:.2f} | {of["packed"] / 1e6:.2f} |')
    print(
        f'\nPacked: {found["packed_per_article"]:,} bytes an article, {found["packed_all"] / 1e6:.1f} MB in all; '
        f'a year at {PER_NIGHT} articles a night: {found["packed_year"] / 1e6:.0f} MB.\n'
        f'By the growth of the last {min(LAST, len(rows) - 1)} nights, a year at {PER_NIGHT} articles a night adds '
        f'{found["files_year"]:,} files and {found["bytes_year"] / 1e6:.0f} MB.\n'
        f'A night of {found["articles_per_night"]} new articles changes {found["changed_per_night"]:,} files.'
    )


def commit():
    def git(*words):
        return subprocess.run(['git', *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()

    return git('rev-parse', '--short', 'HEAD') + ('-changed' if git('status', '--porcelain', '-uno') else '')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('pulse', type=pathlib.Path)
    parser.add_argument('--nights', type=int, default=23)
    parser.add_argument('--feeds', type=pathlib.Path, help='another folder of days')
    parser.add_argument('--extra', default='{}', help='more settings, as JSON')
    asked = parser.parse_args()
    days = asked.feeds.resolve() if asked.feeds else collection.needed('feeds/argentina')
    folder = pathlib.Path(os.environ.get('NIGHTS', ROOT / '.build-nights')).resolve()
    site = Site(asked.pulse.resolve(), folder, days, json.loads(asked.extra))
    try:
        rows = replay(site, asked.nights)
    finally:
        site.server.terminate()
        site.server.wait()
    if len(rows) < 2:
        sys.exit('two nights at least are needed for figures of growth')
    found = figures(site, rows)
    show(rows, found)
    results = ROOT / 'Benchmarks/results'
    results.mkdir(exist_ok=True)
    machine = f'{os.cpu_count()} processors, load {os.getloadavg()[2]:.1f} over 15 min'
    kept = dict(commit=commit(), machine=machine, **found, nights=rows)
    (results / f'nights-{kept["commit"]}.json').write_text(json.dumps(kept, indent=1) + '\n')


main()
