"""Others at work in the folder of the site while it is published: of each of their files the latest state wins."""

import collections
import contextlib
import os
import pathlib
import shutil
import subprocess
import threading
import time

import pytest
from ground import BEFORE, MOMENT
from waiting import until
from world import NOTHING_PUBLISHED

NOT_UNICODE = b'caf\xe9.txt'


def command(*words, cwd=None):
    """A command's standard output."""
    quiet = {'GIT_CONFIG_GLOBAL': os.devnull, 'GIT_CONFIG_SYSTEM': os.devnull}
    who = {f'GIT_{role}_{what}': 'x' for role in ('AUTHOR', 'COMMITTER') for what in ('NAME', 'EMAIL')}
    ran = subprocess.run(words, check=False, cwd=cwd, env=os.environ | quiet | who, capture_output=True, text=True)
    assert ran.returncode == 0, f'{words}: {ran.stderr}'
    return ran.stdout


class Stranger:
    """Works in a folder from a thread of its own, again and again, until it is told to stop."""

    def __init__(self, folder, work):
        self.folder, self.work = folder, work
        self.rounds, self.problems, self.is_over = 0, [], False
        self.thread = threading.Thread(target=self._run)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_over = True
        self.thread.join()

    def _run(self):
        while not self.is_over:
            try:
                self.work(self.folder, self.rounds)
            except (OSError, AssertionError) as problem:
                self.problems.append(repr(problem))
            self.rounds += 1
            time.sleep(0.002)


def replace(folder, number):
    """As git and editors save: a new file takes the name of the old one."""
    with open(folder / 'state.tmp', 'w') as file:
        file.write(str(number))
    os.rename(folder / 'state.tmp', folder / 'state')


def append(folder, number):
    """Keeps the file and adds to it, as logs do."""
    with open(folder / 'log', 'a') as file:
        file.write(f'{number}\n')


def come_and_go(folder, number):
    """Files and folders of a moment: none of them may come back."""
    (folder / f'draft-{number}').write_text('x')
    (folder / f'folder-{number}').mkdir()
    (folder / f'folder-{number}' / 'inner').write_text('x')
    for path in (f'draft-{number}', f'folder-{number}/inner'):
        os.unlink(folder / path)
    os.rmdir(folder / f'folder-{number}')


def collect(folder, number):
    """New files and new folders, which all stay."""
    (folder / f'kept-{number}').write_text(str(number))
    (folder / f'kept-folder-{number}').mkdir()
    (folder / f'kept-folder-{number}' / 'inner').write_text(str(number))


def publish_often(ground, count):
    """Two sites in turn; every run must end well."""
    for number in range(count):
        ran = ground.make((BEFORE, MOMENT)[number % 2])
        assert ran.status == 0 and not ran.errors, ran
    ran = ground.make()
    assert ran.status == 0 and not ran.errors, ran


def is_published(ground, besides):
    """The new site stands, and strangers' other files as they were; `besides` says which names are the stranger's."""
    found = {path: content for path, content in ground.site().items() if not besides(path.split('/')[0])}
    assert found == ground.new
    assert not ground.losses()
    assert not ground.litter()


@pytest.mark.parametrize('work', [replace, append, collect, come_and_go])
def test_another_program_that_keeps_changing_files(work, ground, is_long, tell):
    """The folder may be exchanged between any two steps of the stranger; a step that breaks on this is taken again."""
    ground.put_back()
    with Stranger(ground.world.output, work) as stranger:
        publish_often(ground, 30 if is_long else 1)
    output = ground.world.output
    names = ('state', 'log', 'draft-', 'folder-', 'kept-')
    # What a last step has left is cleared up with the next run.
    ground.make()
    is_published(ground, lambda name: name.startswith(names))
    if work is replace:
        assert int((output / 'state').read_text()) >= stranger.rounds - 1 - len(stranger.problems)
    if work is append:
        # One who had the file open as the folders changed places still writes to the file that all names lead to.
        assert [int(line) for line in (output / 'log').read_text().split()] == list(range(stranger.rounds))
    if work is collect:
        missing = [number for number in range(stranger.rounds) if not (output / f'kept-{number}').exists()]
        assert not missing
    if work is come_and_go:
        left = [name for name in os.listdir(output) if name.startswith(('draft-', 'folder-'))]
        assert len(left) <= 2 * len(stranger.problems), left
    tell(f'{stranger.rounds} steps of theirs, {len(stranger.problems)} broken by the exchange')


def repository(ground):
    """The site's folder as a working copy of git's."""
    ground.put_back()
    output = ground.world.output
    command('git', 'init', '-q', '-b', 'main', cwd=output)
    return output


@pytest.mark.skipif(not shutil.which('git'), reason='needs git')
def test_a_site_kept_in_git_is_committed_while_it_is_published(ground, is_long, tell):
    """Again and again: no lock is left where git has ended, and nothing that it said it had done is undone."""
    ended = collections.Counter()
    for _ in range(20 if is_long else 1):
        output = repository(ground)
        commits = []

        def commit(folder, number, commits=commits):
            # A page that goes while git adds it breaks that one `git add`, as it would with any program that makes pages.
            command('git', 'add', '--all', cwd=folder)
            command('git', 'commit', '-q', '--allow-empty', '-m', f'site {number}', cwd=folder)
            commits.append(number)

        with Stranger(output, commit) as git:
            for number in range(6):
                ran = ground.make((BEFORE, MOMENT)[number % 2])
                assert ran.status == 0 and not ran.errors, ran
        assert not list((output / '.git').rglob('*.lock')), git.problems
        assert all('lock' not in problem for problem in git.problems), git.problems
        command('git', 'fsck', '--full', '--strict', cwd=output)
        command('git', 'add', '--all', cwd=output)
        command('git', 'commit', '-q', '--allow-empty', '-m', 'last', cwd=output)
        assert command('git', 'status', '--porcelain', cwd=output) == ''
        log = command('git', 'log', '--format=%s', '--name-only', cwd=output).split('\n')
        assert {f'site {number}' for number in commits} <= set(log), 'a commit that git reported is gone'
        assert not [path for path in log if path.startswith('.pulse-staging')]
        found = {path: content for path, content in ground.site().items() if not path.startswith('.git/')}
        assert found == ground.new
        assert not ground.losses()
        ended[f'{len(commits)} commits, {len(git.problems)} broken'] += 1
    tell(f'{sum(ended.values())} of {sum(ended.values())} without a lock left: {dict(ended)}')


@pytest.mark.skipif(not shutil.which('git'), reason='needs git')
def test_the_lock_of_a_running_git_is_respected(ground, tmp_path):
    """A commit whose message is being written holds the index for as long as that takes."""
    output = repository(ground)
    command('git', 'add', '--all', cwd=output)
    command('git', 'commit', '-q', '-m', 'first', cwd=output)
    (output / 'notes/deep/er/todo.txt').write_text('buy bread\n')
    begun, done = tmp_path / 'begun', tmp_path / 'done'
    editor = tmp_path / 'editor'
    editor.write_text(f'#!/bin/sh\necho second > "$1"\ntouch {begun}\nuntil [ -e {done} ]; do sleep 0.02; done\n')
    editor.chmod(0o755)
    words = ('git', '-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '--all', '--quiet')
    with subprocess.Popen(words, cwd=output, env=os.environ | {'GIT_EDITOR': str(editor)}) as git:
        until(begun.exists, 'the editor')
        lock = output / '.git/index.lock'
        held = lock.stat().st_ino
        ran = ground.make(BEFORE)
        assert ran.status == 0 and not ran.errors, ran
        assert lock.stat().st_ino == held
        done.touch()
        assert git.wait(timeout=60) == 0
    assert not lock.exists()
    assert command('git', 'log', '--format=%s', cwd=output).split() == ['second', 'first']
    command('git', 'fsck', '--full', '--strict', cwd=output)


def test_twenty_thousand_files(ground, is_long):
    """One way or the other, all stay, each the same file as before."""
    ground.put_back()
    many = ground.world.output / 'many'
    count = 20_001 if is_long else 2_000
    for number in range(count):
        (many / str(number % 100)).mkdir(parents=True, exist_ok=True)
        (many / str(number % 100) / f'{number}').write_text(str(number))
    before = {entry.path: entry.inode() for folder in os.scandir(many) for entry in os.scandir(folder)}
    assert ground.make().status == 0
    assert {entry.path: entry.inode() for folder in os.scandir(many) for entry in os.scandir(folder)} == before
    is_published(ground, lambda name: name == 'many')


def test_names_that_are_not_unicode(ground):
    ground.put_back()
    output = os.fsencode(ground.world.output)
    os.mkdir(output + b'/fold\xe9r')
    for path in (NOT_UNICODE, b'notes/' + NOT_UNICODE, b'fold\xe9r/' + NOT_UNICODE):
        with open(output + b'/' + path, 'wb') as file:
            file.write(path)
    for moment in (BEFORE, MOMENT):
        assert ground.make(moment).status == 0
        for path in (NOT_UNICODE, b'notes/' + NOT_UNICODE, b'fold\xe9r/' + NOT_UNICODE):
            with open(output + b'/' + path, 'rb') as file:
                assert file.read() == path
    is_published(ground, lambda name: name in (os.fsdecode(NOT_UNICODE), 'notes', os.fsdecode(b'fold\xe9r')))


def test_a_name_that_is_not_unicode_comes_while_publishing(ground, is_long, tell):
    """It may come after the next site has been put together, and goes along all the same."""
    count = 20 if is_long else 1
    for _ in range(count):
        ground.put_back()
        added = []

        def add(folder, number, added=added):
            name = b'caf\xe9-%d.txt' % number
            with contextlib.suppress(FileNotFoundError):
                with open(os.fsencode(folder) + b'/' + name, 'wb') as file:
                    file.write(name)
                added.append(name)

        with Stranger(ground.world.output, add):
            ran = ground.make()
        assert ran.status == 0, ran
        # The next run settles what came at the very end.
        assert ground.make().status == 0
        names = set(os.listdir(os.fsencode(ground.world.output)))
        assert set(added) <= names, sorted(set(added) - names)
        is_published(ground, lambda name: name.startswith('caf'))
    tell(f'{count} runs')


@pytest.mark.skipif(not shutil.which('setfacl'), reason='needs setfacl')
@pytest.mark.parametrize('place', ['', 'notes', 'notes/deep/er/todo.txt', 'stories', 'index.html'])
def test_access_lists_stay(place, ground):
    ground.put_back()
    path = ground.world.output / place
    command('setfacl', '-m', 'u:4242:rwx', str(path))
    ran = ground.make()
    assert ran.status == 0, ran
    # A page that is written anew is ours.
    if place != 'index.html':
        assert 'user:4242:rwx' in command('getfacl', '--numeric', '--absolute-names', str(path))
    is_published(ground, lambda _: False)


@pytest.mark.skipif(os.geteuid() != 0, reason='only root may mount')
@pytest.mark.parametrize('place', ['notes', 'stories', 'mounted'])
def test_a_folder_mounted_in_the_site(place, ground, tmp_path):
    ground.put_back()
    theirs, target = tmp_path / 'theirs', ground.world.output / place
    if target.exists():
        shutil.copytree(target, theirs, symlinks=True)
    theirs.mkdir(exist_ok=True)
    (theirs / 'more.txt').write_text('more')
    target.mkdir(exist_ok=True)
    command('mount', '--bind', str(theirs), str(target))
    try:
        for moment in (BEFORE, MOMENT):
            ran = ground.make(moment)
            assert ran.status == 0 and not ran.errors, ran
            assert (target / 'more.txt').read_text() == 'more'
            assert f' {target} ' in pathlib.Path('/proc/self/mountinfo').read_text()
        os.unlink(target / 'more.txt')
        is_published(ground, lambda _: False)
    finally:
        command('umount', str(target))


@pytest.mark.skipif(os.geteuid() != 0, reason='only root may mount')
def test_a_page_mounted_by_itself(ground, tmp_path):
    """It cannot be replaced: one line, before anything has changed, and all is well once it is unmounted."""
    ground.put_back()
    page = ground.world.output / 'index.html'
    theirs = tmp_path / 'theirs.html'
    theirs.write_bytes(page.read_bytes())
    command('mount', '--bind', str(theirs), str(page))
    try:
        ran = ground.make()
        assert ran.status == NOTHING_PUBLISHED, ran
        assert ran.errors == (
            f'pulse: nothing published: {page}: is a mount point and cannot be replaced; '
            'mount its parent folder instead\n'
        )
        assert not ground.wrongs(ran)
    finally:
        command('umount', str(page))
    assert not ground.wrongs_after_next()


@pytest.mark.parametrize('place', ['stories', 'assets', 'index.html', '.pulse-staging'])
@pytest.mark.parametrize('target', ['../Elsewhere', 'missing/target', '.'])
def test_links_are_not_written_through(place, target, ground):
    """A link where a folder or a page of the site belongs, or what a run prepares."""
    ground.put_back()
    path, aside = ground.world.output / place, ground.world.folder / 'aside'
    if path.exists():
        path.rename(aside)
    path.symlink_to(target)
    elsewhere = ground.world.folder / 'Elsewhere'
    before = sorted(os.listdir(elsewhere))
    ran = ground.make()
    assert sorted(os.listdir(elsewhere)) == before and (elsewhere / 'letter.txt').read_bytes() == b'dear\n'
    assert not (ground.world.output / 'missing').exists()
    assert not ran.has_trapped
    if place == 'index.html':
        assert ran.status == 0 and not path.is_symlink(), ran
        return
    assert path.is_symlink() and os.readlink(path) == target
    if ran.status != 0:
        assert ran.status == NOTHING_PUBLISHED, ran
        assert len(ran.errors.splitlines()) == 1 and 'move it away' in ran.errors, ran
    path.unlink()
    if aside.exists():
        aside.rename(path)
    assert not ground.wrongs_after_next()


@pytest.mark.parametrize('kind', ['empty', 'files', 'manifest', 'copy', 'link'])
def test_another_programs_folder_with_a_runs_name_is_kept(kind, ground):
    """It is neither taken for our own, nor published, nor destroyed."""
    ground.put_back()
    sibling = ground.world.folder / '.Output.pulse-next'
    if kind == 'copy':
        shutil.copytree(ground.world.output, sibling, symlinks=True)
    elif kind == 'link':
        sibling.symlink_to('Elsewhere')
    else:
        sibling.mkdir()
    if kind in ('files', 'manifest', 'copy'):
        (sibling / 'deep').mkdir()
        (sibling / 'deep' / 'photo').write_bytes(b'photo')
        (sibling / 'letter.txt').write_bytes(b'dear\n')
    if kind == 'manifest':
        (sibling / '.pulse-manifest').write_text('# x\nletter.txt\ndeep/photo\n')
    before = [] if kind == 'empty' else sorted(os.listdir(sibling))
    for moment in (BEFORE, MOMENT):
        ran = ground.make(moment)
        assert ran.status == 0 and not ran.errors, ran
        if kind != 'empty':
            assert sorted(os.listdir(sibling)) == before
    assert ground.site() == ground.new
    assert not ground.losses()
    if kind == 'empty':
        assert not sibling.exists()
    sibling.unlink() if kind == 'link' else shutil.rmtree(sibling, ignore_errors=True)
    assert not ground.wrongs_after_next()
