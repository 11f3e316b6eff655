#!/usr/bin/env python3
"""churn.py PULSE FOLDER [--nights 60] [--articles 350]: what a site that is kept in git costs, in files and in bytes.

First the table: an hour later with nothing new, and the night of 252 new articles. Then so many nights, each kept as a commit,
of which a year is reckoned. They are made of the three days of ../shared/feeds/days, told again and again: with dates, addresses
and ids of their own, and with the small words of each telling exchanged for others of the same length, so that git finds no
text again that it has packed before. Names stay, and with them places, stories and topics.
"""

import argparse
import datetime as dt
import json
import pathlib
import random
import re
import shutil
import subprocess
import sys

import collection

parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument('pulse', type=pathlib.Path)
parser.add_argument('folder', type=pathlib.Path)
parser.add_argument('--nights', type=int, default=60)
parser.add_argument('--articles', type=int, default=350, help='of a night of the year that is reckoned')
asked = parser.parse_args()
pulse, folder = asked.pulse.resolve(), asked.folder.resolve()
days = collection.needed('feeds/days')
run_days = days / 'run_days.py'
shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)


class Site:
    """A site whose output is a repository."""

    def __init__(self, name, feeds=days):
        self.folder, self.feeds = folder / name, feeds
        self.output = self.folder / 'Output'

    def build(self, *moments):
        """The articles that were new at each moment."""
        ran = subprocess.run(
            [sys.executable, run_days, pulse, self.folder, '--keep', '--days', self.feeds, *moments],
            check=True,
            capture_output=True,
            text=True,
        )
        return [json.loads(line)['newArticles'] for line in ran.stdout.splitlines()]

    def build_offline(self, moment):
        place = ['-c', self.folder / 'feeds.json', '--output', self.output, '--data-dir', self.folder / 'Data']
        command = [pulse, 'build', '--quiet', '--offline', '--now', moment + ':00Z', *place]
        subprocess.run(command, cwd=self.folder, check=False)

    def git(self, *arguments):
        # Git's own cleaning would stand in the way of ours.
        who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'gc.auto=0']
        command = ['git', *who, '-C', self.output, *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def begin(self):
        self.git('init', '-q')
        self.commit()

    def commit(self):
        """How many files differ from the commit before."""
        self.git('add', '-A')
        self.git('commit', '-q', '--allow-empty', '-m', 'An edition')
        return len(self.git('diff-tree', '-r', '--name-only', '--no-commit-id', 'HEAD').split())

    def packed(self):
        self.git('gc', '-q', '--aggressive', '--prune=now')
        return sum(pack.stat().st_size for pack in (self.output / '.git/objects/pack').glob('*.pack'))


def table():
    site = Site('table')
    site.build('2021-09-16T12:00', '2021-09-16T22:00')
    site.begin()
    first = site.packed()
    site.build_offline('2021-09-16T23:00')
    idle, after = site.commit(), site.packed()
    new = site.build('2021-09-17T06:00')[0]
    night, last = site.commit(), site.packed()
    print(f'nothing new, an hour later  {idle:4} files  {after - first:8,} bytes packed')
    print(f'a night, {new} new articles  {night:4} files  {last - after:8,} bytes packed', flush=True)


# What must stay as it is within the text of a feed: references, addresses, elements, also where they are escaped.
kept = re.compile(r"(&#?\w+;|https?://[^\s<\"']+|<[^>]*>|&lt;.*?&gt;)|(?<![\w&#])([a-z]{4,})(?![\w;])", re.DOTALL)
told = re.compile(r'(<(title|description|summary|content|content:encoded)\b[^>]*>)(.*?)(</\2>)', re.DOTALL)
addressed = re.compile(r'(<(link|guid|id|feedburner:origLink)\b[^>]*>)([^<]+)(</\2>)')
in_attribute = re.compile(r"""(<link\b[^>]*\bhref=["'])([^"']+)""")
dated = re.compile(r'(?:[A-Z][a-z]{2}, )?(\d{1,2}) (Aug|Sep) 2021 (\d\d:\d\d:\d\d)|(2021-0[89]-\d\d)(T\d\d:\d\d)')
months = dict(Aug=8, Sep=9)
first_day = dt.date(2021, 9, 16)


def recorded():
    """The snapshots: day, name, text."""
    for path in sorted(days.glob('2021-09-1?/*.xml')):
        yield dt.date.fromisoformat(path.parent.name), path.name, path.read_text(encoding='utf-8', errors='replace')


def exchange(texts, seed):
    """For each small word another of the same length."""
    by_length = {}
    for word in sorted(
        {m[2] for text in texts for part in told.finditer(text) for m in kept.finditer(part[3]) if m[2]}
    ):
        by_length.setdefault(len(word), []).append(word)
    others = {}
    for words in by_length.values():
        shuffled = words[:]
        random.Random(f'{seed} {len(words[0])}').shuffle(shuffled)
        others.update(zip(words, shuffled, strict=True))
    return others


def retold(text, shift, number, others):
    def moved(match):
        if match[1]:
            day = dt.date(2021, months[match[2]], int(match[1])) + shift
            return f'{day:%d %b %Y} {match[3]}'
        return f'{dt.date.fromisoformat(match[4]) + shift}{match[5]}'

    text = told.sub(
        lambda part: part[1] + kept.sub(lambda m: m[1] or others[m[2]], part[3]) + part[4], dated.sub(moved, text)
    )
    mark = f'/t{number}'
    text = addressed.sub(lambda m: m[1] + m[3].rstrip() + mark + m[4], text)
    return in_attribute.sub(lambda m: m[1] + m[2] + mark, text)


def retell(tellings):
    """Writes feeds for as many tellings of the three days as are wanted."""
    snapshots = list(recorded())
    for number in range(tellings):
        shift = dt.timedelta(days=3 * number)
        others = exchange([text for _, _, text in snapshots], number)
        for day, name, text in snapshots:
            place = folder / 'feeds' / str(day + shift)
            place.mkdir(parents=True, exist_ok=True)
            (place / name).write_text(retold(text, shift, number, others) if number else text, encoding='utf-8')


def year():
    retell(-(-asked.nights // 3) + 1)
    site = Site('nights', folder / 'feeds')
    evenings = [f'{first_day + dt.timedelta(days=night)}T22:00' for night in range(asked.nights + 1)]
    site.build(evenings[0])
    site.begin()
    sizes, files, articles = [site.packed()], [], []
    for night, evening in enumerate(evenings[1:], 1):
        articles += site.build(evening)
        files.append(site.commit())
        if night % 10 == 0 or night == asked.nights:
            sizes.append(site.packed())
            grown = sizes[-1] - sizes[0]
            per_article = grown / sum(articles)
            print(
                f'{night:3} nights  {sum(articles) / night:4.0f} new articles and {sum(files) / night:4.0f} files a night  '
                f'{grown / night / 1e6:.2f} MB packed a night, {per_article:5.0f} bytes an article: '
                f'{per_article * asked.articles * 365 / 1e6:4.0f} MB a year at {asked.articles} articles a night',
                flush=True,
            )


table()
if asked.nights:
    year()
