"""A month of nights in which all happens that a month brings: every night's site is whole, no article is lost, and whoever keeps an
address of the site finds something there for ever."""

import contextlib
import dataclasses
import datetime
import os
import re
import subprocess
import threading
import time

import pytest
from world import FIRST_NIGHT, NOTHING_PUBLISHED, PUBLISHED, World, broken_links

PAPERS = 10
# Days that an article is kept: few, so that a short month sees what is kept come to its end.
RETENTION = 2
SHORT = {2: 'edited', 3: 'outage', 4: 'full', 5: 'crash', 6: 'fewer', 9: None}
LONG = {4: 'edited', 7: 'outage', 11: 'full', 16: 'crash', 20: 'fewer', 29: None}
NEWS = {'id': 'news', 'name': 'News', 'general': True}
HARBOURS = {'id': 'harbours', 'name': 'Harbours', 'keywords': ['port', 'dockers', 'strike']}
EDITION = {
    'id': 'weather',
    'title': 'The Weather',
    'categories': [{'id': 'rain', 'name': 'Rain', 'keywords': ['flood', 'rain']}],
    'fallback': 'rain',
    'filter': {'keywords': ['flood', 'power']},
}
# The files behind pages, which nobody keeps an address of.
# What an edition mails goes with the edition, and a story's Markdown when the story is old.
BEHIND_PAGES = re.compile(r'(.*/)?(assets|search)/|\.|.+/digest(-email\.html|\.txt)$|(.*/)?(stories|threads)/.*\.md$')


@dataclasses.dataclass
class Night:
    """What a night's run cost."""

    seconds: float
    memory: int
    files: int
    site: int
    archive: int

    def __str__(self):
        return (
            f'{self.seconds:.1f} s of processor, {self.memory >> 10} MiB of memory, '
            f'{self.files} files of {self.site >> 10} KiB, archive of {self.archive >> 10} KiB'
        )


@pytest.fixture
def disk(tmp_path):
    """A small file system of our own, where root may make one; else the folder as it is."""
    folder = tmp_path / 'disk'
    folder.mkdir()
    is_small = (
        os.geteuid() == 0
        and not subprocess.run(
            ['mount', '-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], capture_output=True, check=False
        ).returncode
    )
    try:
        yield folder, is_small
    finally:
        if is_small:
            subprocess.run(['umount', '--lazy', folder], check=True)


@pytest.fixture
def world(disk):
    edition = {'categories': [NEWS, HARBOURS], 'editions': [EDITION]}
    site = {'retentionDays': RETENTION, 'address': 'https://news.example/'}
    with World(disk[0] / 'world', publishers=PAPERS, site=site, **edition) as world:
        world.publishers.kept = 8
        yield world


@pytest.mark.seldom
def test_a_month(world, disk, is_long, chance, tell):
    events = LONG if is_long else SHORT
    promised, closed, seen, nights = set(), {}, {}, []
    for night in range(max(events) + 1):
        event = events.get(night)
        world.publishers.failing = set(chance.sample(world.publishers.names, PAPERS // 10))
        hours = 0
        if event == 'edited':
            edit_an_address(world)
        elif event == 'outage':
            world.publishers.instead = dict.fromkeys(map(world.publishers.path, world.publishers.names), hang_up)
        elif event == 'full' and disk[1]:
            find_no_room(world, disk[0], night)
            hours = 1
        elif event == 'full':
            tell('no disk was full: only root may make a small one')
        elif event == 'crash':
            tell(f'night {night}: killed after {kill(world, night, chance.random() * nights[-1].seconds):.2f} s')
            hours = 1
        elif event == 'fewer':
            world.configure(categories=[NEWS], editions=[])
        status, errors, cost = measured(world, night, hours)
        world.publishers.instead = {}
        nights.append(cost)
        assert status in PUBLISHED, f'night {night}: {errors}'
        site = world.site()
        assert not (broken := broken_links(site)), f'night {night}: {broken[:5]}'
        lost = promised - site.keys()
        assert not lost, f'night {night}: {len(lost)} of {len(promised)} addresses are gone: {sorted(lost)[:9]}'
        promised |= {path for path in site if not BEHIND_PAGES.match(path)}
        assert not (gone := articles_gone(world, seen, night)), f'night {night}: {len(gone)} articles are gone'
        for day, text in days(site).items():
            assert closed.setdefault(day, text) == text, f'night {night}: {day} is not what it was'
        assert world.archive_is_sound()
    tell(
        f'{len(promised)} addresses answer, {len(closed)} closed days stand as they were, {len(seen)} articles were known'
    )
    tell(f'night 1: {nights[0]}')
    tell(f'night {len(nights)}: {nights[-1]}')


def measured(world, night, hours=0):
    """A run of that night with what it cost."""
    now = FIRST_NIGHT + datetime.timedelta(days=night, hours=hours)
    world.publishers.now = now
    errors = []
    with world.started('build', '--quiet', '--now', f'{now:%Y-%m-%dT%H:%M:%SZ}') as process:
        reading = threading.Thread(target=lambda: errors.append(process.stderr.read()))
        reading.start()
        process.stdout.read()
        reading.join()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    site = world.site()
    archive = (world.data / 'pulse.sqlite').stat().st_size
    cost = Night(usage.ru_utime + usage.ru_stime, usage.ru_maxrss, len(site), sum(map(len, site.values())), archive)
    return process.returncode, ''.join(errors), cost


def edit_an_address(world):
    """The address of one feed is another from now on; what it delivers is the same."""
    source = world.settings['sources'][1]
    source['feed'] += '?edition=uk'
    world.configure()


def hang_up(handler):
    """No answer at all, as when the own line is down."""
    handler.close_connection = True
    handler.connection.close()


def find_no_room(world, disk, night):
    """A run on a disk that is full: it says so, and all is as it was."""
    before = world.site()
    ballast = disk / 'ballast'
    with contextlib.suppress(OSError), open(ballast, 'wb') as file:
        while True:
            file.write(bytes(1 << 16))
    ran = world.build(night)
    ballast.unlink(missing_ok=True)
    assert ran.status == NOTHING_PUBLISHED, ran
    assert len(ran.errors.splitlines()) == 1 and ('room' in ran.errors or 'space' in ran.errors), ran.errors
    assert world.site() == before
    assert world.archive_is_sound()


def kill(world, night, seconds):
    """A run that is killed after so many seconds."""
    now = FIRST_NIGHT + datetime.timedelta(days=night)
    world.publishers.now = now
    before = world.site()
    start = time.monotonic()
    with world.started('build', '--now', f'{now:%Y-%m-%dT%H:%M:%SZ}') as process:
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        process.kill()
    assert world.archive_is_sound()
    assert not broken_links(world.site())
    assert not before.keys() - world.site().keys()
    return time.monotonic() - start


def articles_gone(world, seen, night):
    """Articles that were known, and are not although they may not have been forgotten yet."""
    now = FIRST_NIGHT + datetime.timedelta(days=night)
    horizon = now - datetime.timedelta(days=RETENTION + 7) - datetime.datetime(2001, 1, 1, tzinfo=datetime.UTC)
    with contextlib.closing(world.archive()) as archive:
        known = dict(archive.execute('SELECT article, lastSeen FROM sighting'))
    gone = {article for article, last in seen.items() if article not in known and last > horizon.total_seconds()}
    seen |= known
    return gone


def days(site):
    """The pages of days that are over, without the ways to their neighbours."""
    pages = {path: text.decode() for path, text in site.items() if re.fullmatch(r'archive/[\d-]+\.md', path)}
    return {
        path: re.sub(r'(?m)^.*\]\(\.\./archive/.*$', '', text)
        for path, text in pages.items()
        if 'This is how the day ended.' in text
    }
