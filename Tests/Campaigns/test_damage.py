"""A damaged archive is one clear line and no harm, or intact; what can be read of it is saved."""

import contextlib
import os
import pathlib
import re
import shutil
import sqlite3

import pytest
from world import NOTHING_PUBLISHED, PUBLISHED, ROOT, World

PAGE = 4096
FIXTURES = ROOT / 'Tests/SQLiteArchivingTests/Fixtures'
# The last night of which the archives know.
NIGHT = 2


class Patient:
    """A world with a sound archive, which is laid down anew before each wound."""

    def __init__(self, folder):
        self.world = World(folder / 'world', publishers=3)
        for night in range(NIGHT):
            assert self.world.build(night).status == 0
        # A reader stays, so that what the last run wrote stays in the -wal file, as after a run that was killed.
        reader = sqlite3.connect(self.world.data / 'pulse.sqlite')
        reader.execute('SELECT count(*) FROM article').fetchone()
        assert self.world.build(NIGHT).status == 0
        self.logged = {path.name: path.read_bytes() for path in self.world.data.iterdir() if path.is_file()}
        reader.close()
        self.file = self.world.data / 'pulse.sqlite'
        assert self.world.archive_is_sound()
        with contextlib.closing(self.world.archive()) as archive:
            self.pages = archive.execute('SELECT pageno, name, pagetype, ncell FROM dbstat ORDER BY pageno').fetchall()
            self.rows = rows(archive)
            self.words = words(archive)
        self.sound = self.file.read_bytes()
        self.known = self.world.articles()
        assert self.known == self.world.shown().keys()

    def laid(self, **files):
        """The data folder with these files and no others: by their ends, '' for the archive itself."""
        for path in self.world.data.iterdir():
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
        for end, content in files.items():
            pathlib.Path(f'{self.file}{"-" + end if end else ""}').write_bytes(content)

    def refused_or_whole(self, case, *arguments, under=()):
        """A run on what is there now: refused in one line with the site as it was, or nothing is missing from it."""
        site = self.world.site()
        ran = self.world.build(NIGHT, *arguments, under=under)
        lines = [line for line in ran.errors.splitlines() if ' fetching ' not in line]
        assert not ran.has_trapped, f'{case}: trapped {ran}'
        if ran.status == NOTHING_PUBLISHED:
            assert len(lines) == 1, f'{case}: {lines}'
            assert str(self.world.data) in lines[0] and ': ' in lines[0], f'{case}: {lines}'
            assert self.world.site() == site, f'{case}: the site has changed'
            return lines[0]
        assert ran.status in PUBLISHED, f'{case}: {ran}'
        missing = self.known - self.world.shown().keys() - named_as_damaged(ran.output)
        assert len(missing) <= counted_as_damaged(ran.output), f'{case}: {missing} are missing without a word: {ran}'
        return None

    def repaired(self, case):
        """What was saved, by table, and nothing was deleted."""
        before = {path.name: path.read_bytes() for path in self.world.data.iterdir() if path.name.endswith('.sqlite')}
        ran = self.world.run('archive', 'repair')
        assert ran.status == 0, f'{case}: {ran}'
        kept = [path.read_bytes() for path in self.world.data.iterdir() if '-damaged-' in path.name]
        assert before['pulse.sqlite'] in kept, f'{case}: the damaged file is gone: {ran.output}'
        assert self.world.archive_is_sound(), case
        with contextlib.closing(self.world.archive()) as archive:
            return rows(archive), ran.output


def named_as_damaged(summary):
    """The ids of the articles that a run's summary says it left out, since the file is sound and only a text is not."""
    return set(re.findall(r'damaged in the archive and left out: article (\S+):', summary))


def counted_as_damaged(summary):
    """How many more it counts, beyond the few that it names."""
    return sum(map(int, re.findall(r'damaged in the archive and left out: article: (\d+) more', summary)))


def rows(archive):
    """Every row of every table; damaged text as far as it is any."""
    archive.text_factory = lambda text: text.decode(errors='replace')
    names = archive.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'grdb_migrations'")
    return {name: set(archive.execute(f'SELECT * FROM "{name}"')) for (name,) in names.fetchall()}


def words(archive):
    """Every article by its publisher and title: one that is read anew may get the id of another with both.

    A damaged address may have no publisher left.
    """
    return {
        (tuple(url.split('/')[2:3]), title)
        for url, title in archive.execute('SELECT url, title FROM article WHERE url IS NOT NULL')
    }


@pytest.fixture(scope='module')
def patient(tmp_path_factory):
    patient = Patient(tmp_path_factory.mktemp('damage'))
    yield patient
    patient.world.publishers.close()


def flipped(content, start, chance, size=PAGE):
    """A few bytes of a page changed, or many."""
    content = bytearray(content)
    for _ in range(chance.choice((1, 4, 64))):
        content[start + chance.randrange(min(size, len(content) - start))] ^= chance.randrange(1, 256)
    return bytes(content)


def wounds(content, chance):
    """Each page in turn flipped at random places and at its head, emptied, and cut off with all behind it."""
    for start in range(0, len(content), PAGE):
        number = start // PAGE + 1
        yield f'page {number} flipped', number, flipped(content, start, chance)
        yield f"page {number}'s head flipped", number, flipped(content, start, chance, size=12)
        yield f'page {number} emptied', number, content[:start] + bytes(PAGE) + content[start + PAGE :]
        yield f'page {number} cut off', None, content[:start]
        yield f'page {number} cut in two', None, content[: start + PAGE // 2]


def expected_losses(patient, number):
    """By table, how many rows a damaged page may cost; None where it may cost all of them."""
    losses = dict.fromkeys(patient.rows, 0)
    if number is None:
        return dict.fromkeys(patient.rows)
    for page, name, kind, cells in patient.pages:
        if page != number:
            continue
        if name in ('sqlite_schema', 'sqlite_master'):
            return dict.fromkeys(patient.rows)
        if name in losses:
            losses[name] = {'leaf': cells, 'overflow': 1}.get(kind)
    return losses


def test_any_page_damaged(patient, chance, is_long, in_turn, tell):
    every = list(wounds(patient.sound, chance))
    chosen = every if is_long else in_turn(chance.sample(every, 6), 3)
    refused = 0
    for case, number, content in chosen:
        patient.laid(**{'': content})
        line = patient.refused_or_whole(case, '--offline')
        if is_long:
            patient.laid(**{'': content})
            patient.refused_or_whole(case + ', online')
        if not line:
            continue
        refused += 1
        if not content:
            assert 'is empty' in line, f'{case}: {line}'
            continue
        assert 'pulse archive repair' in line, f'{case}: {line}'
        patient.laid(**{'': content})
        saved, told = patient.repaired(case)
        for table, most in expected_losses(patient, number).items():
            lost = patient.rows[table] - saved[table]
            if table == 'feed':
                # Asked anew for what was lost, so without validators.
                lost = {row[0] for row in patient.rows[table]} - {row[0] for row in saved[table]}
            assert most is None or len(lost) <= most, f'{case}: {len(lost)} of {table} lost, not {most}\n{told}'
        # What feeds still carry comes back.
        ran = patient.world.build(NIGHT, *(['--force'] if '--force' in told else []))
        assert ran.status == 0, f'{case}: {ran}'
        with contextlib.closing(patient.world.archive()) as archive:
            gone = patient.words - words(archive)
        assert not gone, f'{case}: {gone} have not come back'
    tell(f'{len(chosen)} of {len(every)} wounds of {len(patient.pages)} pages, {refused} noticed and repaired')


def test_a_damaged_log_only_loses_its_end(patient, chance, is_long, in_turn, tell):
    """SQLite ends a log where its sums do not hold: what came before that is whole, as after a crash."""
    content = patient.logged['pulse.sqlite']
    log = patient.logged['pulse.sqlite-wal']
    # A header of 32 bytes, then frames: 24 bytes and a page.
    starts = [0, *range(32, len(log), 24 + PAGE)]
    chosen = starts if is_long else in_turn(chance.sample(starts, 4), 4)
    cases = 0
    for start in chosen:
        for case, wounded in (
            ('flipped', flipped(log, start, chance, size=24 + PAGE)),
            ('cut off', log[:start]),
            ('cut in two', log[: start + PAGE // 2]),
        ):
            cases += 1
            patient.laid(**{'': content, 'wal': wounded})
            ran = patient.world.build(NIGHT)
            assert ran.status == 0, f'log {case} at {start}: {ran}'
            assert patient.known <= patient.world.shown().keys(), f'log {case} at {start}'
            assert patient.world.archive_is_sound()
    tell(f'{cases} wounds of a log of {len(starts) - 1} pages')


def test_a_log_without_its_index_is_read(patient):
    patient.laid(**{'': patient.logged['pulse.sqlite'], 'wal': patient.logged['pulse.sqlite-wal']})
    assert not patient.refused_or_whole('without -shm', '--offline')
    patient.laid(**{'': patient.sound, 'shm': b'x' * 32768})
    assert not patient.refused_or_whole('with a strange -shm', '--offline')


def test_a_file_of_another_kind_is_refused(patient, tmp_path):
    theirs = tmp_path / 'theirs.sqlite'
    with contextlib.closing(sqlite3.connect(theirs)) as other:
        other.execute('CREATE TABLE moz_places (url TEXT)')
        other.commit()
    for case, content, advice in (
        ('text', b'Dear diary,\n' * 900, 'pulse archive repair'),
        ("another program's", theirs.read_bytes(), 'belongs to another program'),
    ):
        patient.laid(**{'': content})
        assert advice in patient.refused_or_whole(case, '--offline')
        patient.laid(**{'': content})
        assert advice in patient.refused_or_whole(case)
        assert patient.file.read_bytes() == content, f'{case}: it was written to'
    # Nothing is in it, and there is a site that was made from more.
    patient.laid(**{'': b''})
    for arguments in ((), ('--offline',)):
        assert 'is empty' in patient.refused_or_whole('emptied', *arguments)
    patient.laid()
    assert 'there is no archive in' in patient.refused_or_whole('missing')
    assert patient.world.build(NIGHT, '--force').status == 0
    with contextlib.closing(patient.world.archive()) as archive:
        assert patient.words <= words(archive)


def test_what_cannot_be_opened_or_written_is_refused(patient):
    patient.laid()
    patient.file.mkdir()
    assert patient.refused_or_whole('a folder', '--offline')
    patient.laid()
    patient.file.symlink_to('/nowhere/at/all')
    assert patient.refused_or_whole('a link to nowhere', '--offline')


@pytest.mark.skipif(os.geteuid() != 0, reason='only root can give a file to another user')
def test_a_file_of_another_user_is_refused(patient):
    nobody = 65534
    patient.laid(**{'': patient.sound})
    os.chmod(patient.file, 0o600)
    # The folders are for everybody: only the file is not.
    written = [patient.world.data, patient.world.output]
    below = [*patient.world.folder.parents, patient.world.folder, *written]
    modes = {path: path.stat().st_mode & 0o7777 for path in below}
    for path in below:
        os.chmod(path, modes[path] | (0o777 if path in written else 0o755))
    try:
        line = patient.refused_or_whole("another user's", '--offline', under=('setpriv', f'--reuid={nobody}'))
        assert f'cannot be written: give this user write access to {patient.file}' in line
        assert patient.file.read_bytes() == patient.sound
    finally:
        for path, mode in modes.items():
            os.chmod(path, mode)


def test_every_earlier_archive_opens(patient, in_turn, tell):
    # A quarter of them a run; the tests of the archive itself open each every time.
    versions = in_turn(sorted(FIXTURES.glob('version-*.sqlite')), 4)
    site = patient.world.settings['site']
    # They tell of articles that are years old.
    patient.world.configure(site=site | {'retentionDays': 3650})
    for path in versions:
        patient.laid(**{'': path.read_bytes()})
        with contextlib.closing(patient.world.archive()) as archive:
            known = {row[0] for row in archive.execute('SELECT id FROM article')}
        ran = patient.world.build(NIGHT, '--force')
        assert ran.status == 0, f'{path.name}: {ran}'
        assert known <= patient.world.articles(), path.name
        with contextlib.closing(patient.world.archive()) as archive:
            assert patient.words <= words(archive), path.name
    patient.world.configure(site=site)
    tell(f'{len(versions)} archives of earlier versions')


def test_repair_waits_for_a_run_to_end(patient):
    patient.laid(**{'': patient.sound[: -PAGE // 2]})
    with contextlib.closing(sqlite3.connect(patient.file)) as reader:
        reader.execute('SELECT count(*) FROM sqlite_master').fetchone()
        ran = patient.world.run('archive', 'repair')
    assert ran.status == 1 and 'another run is using' in ran.errors, ran
    assert [path.name for path in patient.world.data.iterdir() if 'damaged' in path.name or 'repair' in path.name] == []


def test_an_interrupted_repair_leaves_the_old_one(patient, chance, is_long, tell):
    damaged = patient.sound[: -PAGE // 2]
    count = 0
    for step in range(400 if is_long else 6):
        patient.laid(**{'': damaged})
        # Killed at one system call after the other that changes a file.
        calls = 'pwrite64,link,linkat,rename,renameat2,unlink,unlinkat,fsync,mkdir,rmdir'
        number = step + 1 if is_long else chance.randrange(1, 120)
        trace = ('strace', '-f', '-qq', '-o', '/dev/null', '-e', f'trace={calls}')
        ran = patient.world.run(
            'archive', 'repair', under=(*trace, '-e', f'inject={calls}:signal=SIGKILL:when={number}')
        )
        if ran.status == 0:
            break
        count += 1
        stands = patient.file.read_bytes()
        if stands != damaged:
            assert patient.world.archive_is_sound(), f'killed at call {number}: neither the old one nor the new one'
            kept = [path.read_bytes() for path in patient.world.data.iterdir() if '-damaged-' in path.name]
            assert damaged in kept, f'killed at call {number}: the damaged file is gone'
        again = patient.world.run('archive', 'repair')
        assert again.status == 0 and patient.world.archive_is_sound(), f'after call {number}: {again}'
        assert not list(patient.world.data.glob('*-repair')), f'after call {number}'
    tell(f'{count} repairs killed')


DAMAGES = [
    'UPDATE article SET published = {}',
    'UPDATE article SET updated = {}',
    'UPDATE article SET firstSeen = {}',
    'UPDATE sighting SET lastSeen = {}',
    'UPDATE article SET latitude = {0}, longitude = {0}',
    'UPDATE feed SET lastSuccess = {0}, lastAttempt = {0}, notBefore = {0}, newestItem = {0}',
    'UPDATE story SET firstShown = {0}, lastShown = {0}',
    'UPDATE permalink SET moment = {}',
]


@pytest.mark.parametrize('value', ['-1e300', '1e300', '9e999', "'yesterday'"])
@pytest.mark.parametrize('damage', DAMAGES)
def test_one_row_ends_no_build(damage, value, world):
    """It is named, in quiet runs too, and everything else is published."""
    for night in range(2):
        assert world.build(night).status == 0
    table = damage.split()[1]
    with contextlib.closing(sqlite3.connect(world.data / 'pulse.sqlite')) as database, database:
        key = {'article': 'id', 'sighting': 'article', 'feed': 'source', 'story': 'id', 'permalink': 'path'}[table]
        one = f'WHERE {key} = (SELECT min({key}) FROM {table})'
        database.execute(f'{damage.format(value)} {one}')
    ran = world.build(2, '--quiet', '--offline')
    assert ran.status == 0, ran
    name = 'article' if table == 'sighting' else table
    lines = [line for line in (ran.output + ran.errors).splitlines() if 'damaged' in line]
    assert lines and all(f'damaged in the archive and left out: {name} ' in line for line in lines), ran
    assert (world.output / 'index.html').exists()
    # What feeds still hold takes the place of what is damaged.
    assert world.build(3).status == 0
