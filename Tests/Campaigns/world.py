"""One owner's machine for a campaign: publishers on loopback, feeds.json, the archive, the site, and `pulse` to run."""

import contextlib
import dataclasses
import datetime
import json
import os
import pathlib
import re
import signal
import sqlite3
import subprocess

from publishers import Publishers

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The one that Tools/test.sh has built, or `make build`'s.
PULSE = pathlib.Path(os.environ.get('PULSE', ROOT / '.build/release/pulse')).resolve()
FIRST_NIGHT = datetime.datetime(2026, 3, 2, 4, tzinfo=datetime.UTC)
NOTHING_PUBLISHED, USAGE, SOME_FAILED, NOT_RECORDED = 1, 2, 3, 4
PUBLISHED = (0, SOME_FAILED, NOT_RECORDED)

# What a run that was killed leaves inside the site, for the next one to tidy up.
LEFT_BY_KILLED = ('.pulse-next', '.pulse-linked', '.pulse-settled', '.pulse-staging')


@dataclasses.dataclass
class Ran:
    """How a run ended; a signal is a status below zero."""

    status: int
    output: str
    errors: str

    @property
    def summary(self):
        """The last event of a run with --json."""
        lines = [line for line in self.output.splitlines() if '"summary"' in line]
        return json.loads(lines[-1]) if lines else {}

    @property
    def has_trapped(self):
        return -self.status in (signal.SIGILL, signal.SIGTRAP, signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS)


class World:
    """A folder with feeds.json, Data and Output; `publishers` are asked by each run that is not offline."""

    def __init__(self, folder, publishers=4, **settings):
        self.folder = pathlib.Path(folder).resolve()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.output, self.data = self.folder / 'Output', self.folder / 'Data'
        self.publishers = Publishers(publishers)
        self.settings = {
            'site': {'title': 'The Trial', 'timeZone': 'UTC', 'language': 'en', **settings.pop('site', {})},
            'fetching': {'allowedHosts': ['127.0.0.1'], 'hostInterval': 0, 'perHost': 8},
            'sources': [
                {'name': name, 'feed': self.publishers.address(name), 'category': 'news', 'language': 'en'}
                for name in self.publishers.names
            ],
            **settings,
        }
        self.configure()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.publishers.close()

    def configure(self, **changes):
        """Writes feeds.json with these parts changed."""
        self.settings |= changes
        (self.folder / 'feeds.json').write_text(json.dumps(self.settings, indent=1))

    def build(self, night=0, *arguments, under=(), environment=None, hours=0):
        """A run on the morning after so many nights; the servers' clocks say the same."""
        now = FIRST_NIGHT + datetime.timedelta(days=night, hours=hours)
        self.publishers.now = now
        return self.run(
            'build', '--now', now.strftime('%Y-%m-%dT%H:%M:%SZ'), *arguments, under=under, environment=environment
        )

    def run(self, *arguments, under=(), environment=None):
        """Runs pulse, below another program where one is named: ('strace', '-f', …)."""
        with self.started(*arguments, under=under, environment=environment) as process:
            output, errors = process.communicate(timeout=600)
            return Ran(process.returncode, output, errors)

    @contextlib.contextmanager
    def started(self, *arguments, under=(), environment=None):
        """A run in the background; killed at the end where it still runs."""
        bare = {'PATH': os.environ['PATH'], 'HOME': str(self.folder), 'SWIFT_BACKTRACE': 'enable=no'}
        process = subprocess.Popen(
            [*under, PULSE, *map(str, arguments)],
            cwd=self.folder,
            env=bare | (environment or {}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            stdin=subprocess.DEVNULL,
            encoding='utf-8',
            errors='replace',
        )
        try:
            yield process
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()

    def site(self, besides=()):
        """Every file of the site by its path below it, as bytes; without what others put there."""
        return {
            path: content
            for path, content in files(self.output).items()
            if path.split('/')[0] not in LEFT_BY_KILLED and path not in besides
        }

    def articles(self):
        """The ids of all articles in the archive."""
        with contextlib.closing(self.archive()) as archive:
            return {row[0] for row in archive.execute('SELECT id FROM article')}

    def shown(self, edition=''):
        """The articles that the site's search finds, in one of its editions: their links by their ids."""
        cards = {}
        for path in (self.output / edition / 'search').glob('cards-*.json'):
            cards |= {card['id']: card.get('url') for card in json.loads(path.read_text())}
        return cards

    def archive(self):
        return sqlite3.connect(f'file:{self.data}/pulse.sqlite?mode=ro', uri=True)

    def archive_is_sound(self):
        with contextlib.closing(sqlite3.connect(self.data / 'pulse.sqlite')) as archive:
            return archive.execute('PRAGMA integrity_check').fetchall() == [('ok',)]


def files(folder):
    """Every regular file below a folder with its bytes, by its path."""
    folder = os.fsencode(folder)
    found = {}
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            if os.path.islink(path) or not os.path.isfile(path):
                continue
            with contextlib.suppress(FileNotFoundError), open(path, 'rb') as file:
                found[os.fsdecode(os.path.relpath(path, folder))] = file.read()
    return found


def broken_links(site):
    """Links, scripts, styles and pictures in pages of the site that lead to no file of it."""
    broken = []
    for path, content in site.items():
        if not path.endswith('.html'):
            continue
        page = content.decode()
        for address in re.findall(r'(?:href|src)="([^"#?]+)', page):
            if re.match(r'[a-z]+:|//', address):
                continue
            base = [] if address.startswith('/') else path.split('/')[:-1]
            target = []
            for part in [*base, *address.split('/')]:
                if part == '..':
                    target = target[:-1]
                elif part not in ('', '.'):
                    target.append(part)
            name = '/'.join(target)
            if name not in site and f'{name}/index.html'.lstrip('/') not in site:
                broken.append(f'{path}: {address}')
    return broken


def difference(site, *whole):
    """How a site differs from each of those that it might be, in a line."""
    told = []
    for other in whole:
        paths = sorted(path for path in site.keys() | other.keys() if site.get(path) != other.get(path))
        told.append(f'{len(paths)} of {len(site)} files ({", ".join(paths[:3])})')
    return '; '.join(told)
