"""A world that is put back before each trial, with an old site in it, and what must be so after a run that met something."""

import contextlib
import datetime
import os
import pathlib
import shutil
import sqlite3
import subprocess

from world import FIRST_NIGHT, NOT_RECORDED, NOTHING_PUBLISHED, PUBLISHED, World, difference, files

# Nights and hours after the first.
BEFORE, MOMENT = (1, 1), (9, 2)
# Of whoever keeps something in the folder of the site: a host's files, notes, links that lead nowhere. No repository: where one is,
# nothing is exchanged.
STRANGERS = {
    'CNAME': b'news.example.org\n',
    '.well-known/security.txt': b'Contact: mailto:me@example.org\n',
    '.theirs/objects/ab/cdef': bytes(range(256)),
    'notes/deep/er/todo.txt': b'buy milk\n',
    'stories/kept.txt': b'mine, in a folder of the site\n',
}
LINKS = {'nowhere': 'missing/target', 'notes/loop': 'loop', 'outside': '../Elsewhere'}
ELSEWHERE = {'letter.txt': b'dear\n'}


class Ground:
    """Nights of news are known; the site of one moment stands, and runs make that of another.

    All runs are offline, so that each moment has its one site, byte for byte, which is made beforehand.
    """

    def __init__(self, folder, in_place=False):
        self.world = World(pathlib.Path(folder) / 'world', publishers=2, publishing={'inPlace': in_place})
        self.world.publishers.nightly, self.world.publishers.kept = 1, 5
        self.is_in_place = in_place
        self.template = pathlib.Path(folder) / 'template'
        for night in range(3):
            must(self.world.build(night))
        self.plant()
        must(self.make(MOMENT))
        self.new = self.site()
        must(self.make(BEFORE))
        self.old = self.site()
        self.known = self.world.articles()
        shutil.copytree(self.world.folder, self.template, symlinks=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.world.publishers.close()

    def plant(self):
        world = self.world
        for place, them in ((world.output, STRANGERS), (world.folder / 'Elsewhere', ELSEWHERE)):
            for path, content in them.items():
                (place / path).parent.mkdir(parents=True, exist_ok=True)
                (place / path).write_bytes(content)
        for path, target in LINKS.items():
            (world.output / path).symlink_to(target)

    def put_back(self):
        """The old site and what was known then, whatever a trial has left."""
        for entry in os.scandir(self.world.folder):
            shutil.rmtree(entry) if entry.is_dir(follow_symlinks=False) else os.unlink(entry)
        subprocess.run(['cp', '-a', f'{self.template}/.', self.world.folder], check=True)

    def make(self, moment=MOMENT, *arguments, under=()):
        night, hours = moment
        return self.world.build(night, '--offline', '--quiet', *arguments, hours=hours, under=under)

    def started(self, *arguments, under=(), is_quiet=True):
        """The same run in the background."""
        night, hours = MOMENT
        now = FIRST_NIGHT + datetime.timedelta(days=night, hours=hours)
        quiet = ('--quiet',) if is_quiet else ()
        return self.world.started(
            'build', '--offline', *quiet, '--now', now.strftime('%Y-%m-%dT%H:%M:%SZ'), *arguments, under=under
        )

    def site(self):
        return self.world.site(besides=STRANGERS)

    def litter(self):
        """What runs leave for the next one: names that a finished run does not leave."""
        left = {name for name in os.listdir(self.world.folder) if name.startswith('.')}
        for parent, folders, names in os.walk(self.world.output):
            left |= {f'{parent}/{name}' for name in folders + names if name.startswith('.pulse-')}
        return left - {f'{self.world.output}/.pulse-manifest'}

    def wrongs(self, ran):
        """What is not as it must be after a run that was killed or met a failure; nothing when all is well."""
        wrong = []
        site = self.site()
        told = [line for line in ran.errors.splitlines() if line]
        if ran.has_trapped:
            wrong.append(f'trap: {ran}')
        elif ran.status < 0:
            if not self.is_whole(site):
                wrong.append(f'killed, and the site is neither: {difference(site, self.old, self.new)}')
        elif ran.status in PUBLISHED:
            if site != self.new:
                wrong.append(f'status {ran.status}, but not the new site: {difference(site, self.new)}')
            if len(told) != (ran.status == NOT_RECORDED):
                wrong.append(f'status {ran.status} with {len(told)} lines: {told}')
        elif ran.status == NOTHING_PUBLISHED:
            is_half_told = 'only partly updated' in ran.errors
            if not (self.is_whole(site) if is_half_told else site == self.old):
                wrong.append(f'status 1, but not the old site: {difference(site, self.old)}')
            if len(told) != 1:
                wrong.append(f'status 1 with {len(told)} lines: {told}')
        else:
            wrong.append(f'status {ran.status}: {ran.errors}')
        return wrong + self.losses()

    def is_whole(self, site):
        """The old site or the new one; where files are moved one by one, each of them whole."""
        if site in (self.old, self.new):
            return True
        return self.is_in_place and all(
            site.get(path) in (self.old.get(path), self.new.get(path))
            for path in site.keys() | self.old.keys() | self.new.keys()
        )

    def losses(self):
        """What is gone or spoilt of strangers' files and of the archive."""
        lost = []
        for place, them in ((self.world.output, STRANGERS), (self.world.folder / 'Elsewhere', ELSEWHERE)):
            found = files(place)
            lost += [f'a stranger lost {path}' for path, content in them.items() if found.get(path) != content]
        for path, target in LINKS.items():
            link = self.world.output / path
            if not link.is_symlink() or os.readlink(link) != target:
                lost.append(f'a stranger lost the link {path}')
        # A copy is looked at: opening the archive itself would tidy up after the run.
        copy = self.world.folder.parent / 'copy'
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(self.world.data, copy)
        with contextlib.closing(sqlite3.connect(copy / 'pulse.sqlite')) as archive:
            if archive.execute('PRAGMA integrity_check').fetchall() != [('ok',)]:
                lost.append('the archive is damaged')
            elif not self.known <= {row[0] for row in archive.execute('SELECT id FROM article')}:
                lost.append('articles are no longer known')
        return lost

    def wrongs_after_next(self):
        """What the next run, which meets nothing, does not mend."""
        ran = self.make()
        wrong = [] if ran.status == 0 and not ran.errors else [f'next run: {ran}']
        if self.site() != self.new:
            wrong.append(f'next run: {difference(self.site(), self.new)}')
        if self.litter():
            wrong.append(f'left after the next run: {sorted(self.litter())}')
        return wrong + self.losses()


def must(ran):
    assert ran.status == 0, ran.errors
    return ran
