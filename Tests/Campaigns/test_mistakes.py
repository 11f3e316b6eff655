"""What somebody gets wrong who sets up a site: one line says what, where and what to do, and nothing is published."""

import json
import os
import shutil
import subprocess

import pytest
from world import World


@pytest.fixture
def world(tmp_path):
    with World(tmp_path / 'world', publishers=2) as world:
        yield world


def refusals(ran):
    """The lines of a run that was refused."""
    assert ran.status == 2, ran
    return ran.errors.splitlines()


@pytest.mark.parametrize('target', ['.', '..', 'Data', 'lists'])
def test_folder_that_would_publish_what_is_private(world, target):
    """The archive and feeds.json hold addresses of feeds that nobody else may see."""
    (world.folder / 'lists').mkdir()
    (world.folder / 'lists/more.json').write_text(
        json.dumps({'sources': [{'name': 'C', 'feed': 'https://c.example/feed', 'category': 'news'}]})
    )
    world.configure(include=[{'file': 'lists/more.json'}], publish=[{'by': 'folder', 'to': target}])
    for line in refusals(world.build(0)):
        assert line.startswith("pulse: publish: '"), line
        assert line.endswith('which would be published with the site; choose another folder'), line
    assert not world.output.exists()
    world.configure(publish=[])
    assert world.build(0).status == 0
    lines = refusals(world.run('publish', 'folder', target))
    assert all('would be published with the site' in line for line in lines), lines
    assert not (world.folder / target / 'index.html').exists()


@pytest.mark.parametrize('target', ['Output', 'Output/copy'])
def test_folder_in_the_output(world, target):
    """The next run would take it away, or the site would hold itself."""
    assert world.build(0).status == 0
    [line] = refusals(world.run('publish', 'folder', target))
    assert line.endswith('is in the output, which every run replaces; choose another'), line


def test_first_build_without_a_network(world):
    """Nothing is known yet: why nothing was read must be in the one line."""
    world.configure(
        fetching={},
        sources=[{'name': name, 'feed': f'https://{name}.invalid/feed', 'category': 'news'} for name in ('a', 'b')],
    )
    for _ in range(2):
        ran = world.run('build', '--quiet')
        assert ran.status == 1
        [line] = ran.errors.splitlines()
        assert line.startswith('pulse: nothing published: none of 2 feeds could be read (a: fetching: '), line
        assert line.endswith('; is this machine connected?'), line


def test_new_addresses_without_a_network(world):
    """All addresses were edited while the network was down: an empty site must not replace the good one."""
    assert world.build(0).status == 0
    before = world.site()
    world.configure(
        sources=[{'name': name, 'feed': f'https://{name}.invalid/feed', 'category': 'news'} for name in ('a', 'b')]
    )
    ran = world.build(0, '--quiet', hours=1)
    assert ran.status == 1, ran
    [line] = ran.errors.splitlines()
    assert 'none of 2 feeds could be read (a: fetching: ' in line and 'no articles of theirs in' in line, line
    assert world.site() == before


def test_first_build_of_feeds_that_are_gone(world):
    world.publishers.failing = set(world.publishers.names)
    for _ in range(2):
        ran = world.build(0, '--quiet')
        assert ran.status == 1
        [line] = ran.errors.splitlines()
        assert '(Paper 1: fetching: temporarily unavailable (503))' in line, line
        assert line.endswith('; pulse check --feeds tests each feed'), line


def test_country_by_name(world):
    [line] = refusals(world.run('edition', 'add', 'spain', '--title', 'Spain', '--country', 'Spain'))
    assert line.endswith("'Spain' is not an ISO 3166-1 code of two capital letters, such as GB"), line


@pytest.mark.parametrize('address', ['https://news.example/?lang=es', 'https://news.example/index.html'])
def test_address_of_a_page_in_place_of_the_sites(world, address):
    world.configure(site={**world.settings['site'], 'address': address})
    [line] = refusals(world.run('check'))
    assert 'is not the address of a folder; it should look like https://example.org/' in line, line


def test_password_in_a_feeds_address(world):
    """Cron mails what a build says."""
    sources = [{'name': 'A', 'feed': 'https://ada:secret@a.example/feed', 'category': 'news'}]
    world.configure(sources=sources)
    for arguments in (['check'], ['build', '--quiet'], ['list']):
        [line] = refusals(world.run(*arguments))
        assert 'contains a user name' in line and 'secret' not in line, line


@pytest.mark.skipif(os.geteuid() != 0, reason='only root can give a file to another user')
@pytest.mark.parametrize('name', ['pulse.sqlite', 'pulse.sqlite-wal', 'pulse.sqlite-shm'])
def test_file_of_the_archive_that_may_not_be_written(world, name):
    """As after a run by root that was killed: the archive itself looks right, the file beside it does not."""
    assert world.build(0).status == 0
    nobody = 65534
    for path in [world.folder, *world.folder.rglob('*')]:
        shutil.chown(path, nobody, nobody)
    file = world.data / name
    file.touch()
    shutil.chown(file, 'root')
    os.chmod(file, 0o444)
    modes = {path: path.stat().st_mode & 0o7777 for path in world.folder.parents}
    for path, mode in modes.items():
        os.chmod(path, mode | 0o755)
    under = ('setpriv', f'--reuid={nobody}', f'--regid={nobody}', '--clear-groups')
    try:
        advice = f'cannot be written: give this user write access to {file}'
        ran = world.run('build', '--offline', '--quiet', under=under)
        assert ran.status == 1, ran
        assert advice in ran.errors, ran
        doctor = world.run('doctor', '--offline', under=under)
        assert doctor.status == 1, doctor
        assert advice in doctor.output, doctor
    finally:
        for path, mode in modes.items():
            os.chmod(path, mode)


def test_site_without_https_that_is_added_by_its_host_alone(world):
    host = f'127.0.0.1:{world.publishers.port}'
    ran = world.run('add', f'{host}/paper-1.xml')
    assert ran.status == 1, ran
    [line] = ran.errors.splitlines()
    assert line.endswith(f'; if the site has no https, try http://{host}/paper-1.xml'), line


@pytest.mark.parametrize('folder', ['my news', "Ana's", '$HOME'])
def test_folder_that_a_shell_would_read_otherwise(world, folder):
    """The next command is printed to be copied."""
    ran = world.run('init', folder)
    assert ran.status == 0, ran
    command = ran.output.split(' Next: ')[1].split(' && ')[0]
    shown = subprocess.run(
        ['sh', '-c', f'{command} && pwd'], cwd=world.folder, capture_output=True, text=True, check=False
    )
    assert shown.stdout == f'{world.folder}/{folder}\n', (command, shown)


@pytest.mark.skipif(os.geteuid() != 0, reason='only root can mount')
def test_beginning_on_a_full_disk(world):
    """Nothing is left that the next try would refuse to overwrite."""
    disk = world.folder / 'disk'
    disk.mkdir()
    mounted = subprocess.run(
        ['mount', '-t', 'tmpfs', '-o', 'size=32k', 'tmpfs', disk], capture_output=True, check=False
    )
    if mounted.returncode != 0:
        pytest.skip('this machine lets nobody mount')
    try:
        ran = world.run('init', 'disk/news')
        assert ran.status == 1, ran
        assert ran.errors == 'pulse: cannot write to disk/news: the disk is full; free some space and run again\n'
        assert list((disk / 'news').iterdir()) == []
        subprocess.run(['mount', '-o', 'remount,size=1m', disk], check=True)
        assert world.run('init', 'disk/news').status == 0
    finally:
        subprocess.run(['umount', disk], check=True)


def test_mistakes_of_an_included_list(world):
    """One line each, however many feeds the list has; none disappears because a list arrived in part."""
    rows = ''.join(f'<outline text="{n}" type="rss" xmlUrl="https://{n}.example/feed"/>' for n in range(40))
    (world.folder / 'list.opml').write_text(f'<opml version="2.0"><body>{rows}</body></opml>')
    for include, said in (
        ({'file': 'list.opml', 'category': 'nwes'}, "unknown category 'nwes'; did you mean 'news'?"),
        ({'file': 'https://ada.example/list.opml'}, 'only files can be included; pulse import adds its feeds'),
    ):
        world.configure(include=[include])
        [line] = refusals(world.run('check'))
        assert line.startswith('pulse: feeds.json: include[0].') and said in line, line
    world.configure(include=[{'file': 'list.opml'}])
    assert world.run('check').status == 0
    text = (world.folder / 'list.opml').read_text()
    (world.folder / 'list.opml').write_text(text[: len(text) // 2])
    [line] = refusals(world.build(0))
    assert "'list.opml' is cut off after '" in line, line
