"""What `pulse doctor` calls sound is published, mailed and handed on; what is not, it has named before."""

import contextlib
import datetime
import http.server
import json
import os
import shutil
import socket
import subprocess
import threading

import pytest
from test_mail import PASSWORD, Mailbox, Post, authenticator
from world import NOTHING_PUBLISHED, USAGE, files

NOT_EXPORTED, NOT_DELIVERED = 5, 6
ADA = ('digest', '--mail', 'ada@example.org', '--again')


def present(world):
    world.publishers.now = datetime.datetime.now(datetime.UTC).replace(microsecond=0)


def agree(world, subject, said, *arguments, status, command=('build', '--quiet'), doubt=None, **settings):
    """`doctor` names what the command is refused for, in a line, before the command is."""
    present(world)
    before = files(world.folder)
    doctor = world.run('doctor', *arguments, **settings)
    wrong = [line for line in doctor.output.splitlines() if line.startswith('wrong')]
    assert doctor.status == 1 and not doctor.errors, doctor
    assert any(line.startswith(f'wrong  {subject:<13}  ') and said in line for line in wrong), (said, wrong)
    assert len(wrong) == 1, wrong
    assert doctor.output.endswith('1 problem. Fix it and run pulse doctor again.\n'), doctor
    assert files(world.folder) == before, 'doctor has changed something'
    ran = world.run(*command, *arguments, **settings)
    assert ran.status == status, (said, ran)
    assert (doubt or said) in ran.errors and '\r' not in ran.errors, (said, ran)


@contextlib.contextmanager
def changed(world, **settings):
    """The world with other settings, and then as it was."""
    before = world.settings
    world.settings = dict(before)
    world.configure(**settings)
    yield
    world.settings = before
    world.configure()


@pytest.fixture
def ready(world):
    """Built before, so that there is an archive and a site."""
    present(world)
    assert world.run('build').status == 0
    return world


def script(path, text):
    path.write_text('#!/bin/sh\n' + text)
    path.chmod(0o755)
    return path


def test_folders_files_and_languages_are_refused_before_any_feed_is_asked(world):
    (world.folder / 'file').touch()
    other = world.folder / 'photographs'
    other.mkdir()
    (other / 'harbour.jpg').touch()
    (world.folder / 'link').symlink_to('/nowhere/at/all')
    asked = []
    for subject, said, *arguments in (
        ('output', '/proc: a system folder where no files can be created; choose', '--output', '/proc/x'),
        ('output', f'{world.folder}/file: not a folder; choose another', '--output', world.folder / 'file'),
        ('output', f'{world.folder}/file: not a folder', '--output', world.folder / 'file/below'),
        ('output', 'link: a broken link', '--output', world.folder / 'link'),
        ('data folder', '/sys: a system folder', '--data-dir', '/sys/x'),
        ('data folder', f'{world.folder}/file: not a folder', '--data-dir', world.folder / 'file'),
        ('configuration', 'template /no/where: the folder does not exist', '--templates', '/no/where'),
        ('configuration', 'file: not a folder', '--templates', world.folder / 'file'),
        ('configuration', 'photographs: contains no templates', '--templates', other),
    ):
        present(world)
        doctor = world.run('doctor', '--offline', *arguments)
        assert doctor.status == 1 and f'wrong  {subject:<13}  ' in doctor.output and said in doctor.output, doctor
        ran = world.run('build', *arguments)
        assert ran.status == USAGE and said in ran.errors and ran.errors.count('\n') == 1, ran
        asked += world.publishers.asked
    for settings, said in (
        ({'site': {'language': 'fr'}}, "site.language: the interface is not available in 'fr'; choose one of en, es"),
        ({'kindRules': 'nowhere.txt'}, 'nowhere.txt: cannot be read: no such file or folder'),
    ):
        with changed(world, **settings):
            assert said in world.run('doctor', '--offline').output
            ran = world.run('build')
            assert ran.status == USAGE and said in ran.errors, ran
            assert world.run('check').status == USAGE
    assert not asked + world.publishers.asked
    assert not world.output.exists() and not world.data.exists()
    # A language of the owner's own is one.
    (world.folder / 'looks/words').mkdir(parents=True)
    (world.folder / 'looks/words/fr.json').write_text('{"language": "fr"}')
    with changed(world, site={'language': 'fr'}):
        assert world.build(0, '--templates', 'looks').status == 0


@pytest.mark.skipif(os.geteuid() != 0, reason='only root can mount')
def test_a_disk_that_takes_no_more_files_is_named(world):
    world.output.mkdir()
    for size, said in (('size=1m', 'free up at least 512 MB'), ('size=1g,nr_inodes=40', 'room for 3')):
        mounted = subprocess.run(
            ['mount', '-t', 'tmpfs', '-o', size, 'tmpfs', world.output], capture_output=True, check=False
        )
        if mounted.returncode != 0:
            pytest.skip('this machine lets nobody mount')
        try:
            agree(world, 'output', said, status=NOTHING_PUBLISHED, doubt='the disk is full')
            subprocess.run(['mount', '-o', 'remount,ro', world.output], check=True)
            agree(world, 'output', 'the file system is read-only; choose another folder', status=USAGE)
        finally:
            subprocess.run(['umount', world.output], check=True)


def test_every_command_reports_that_no_source_is_enabled(world):
    off = [source | {'enabled': False} for source in world.settings['sources']]
    with changed(world, sources=off):
        said = 'no source is enabled; run pulse enable SOURCE or pulse add ADDRESS'
        agree(world, 'configuration', said, status=NOTHING_PUBLISHED)
        ran = world.run('check')
        assert ran.status == USAGE and ran.errors == f'pulse: feeds.json: {said}\n', ran


def test_an_archive_that_does_not_know_the_site_is_named(ready, tmp_path):
    elsewhere = tmp_path / 'Dat'
    agree(ready, 'archive', f'there is no archive in {elsewhere}', '--data-dir', elsewhere, status=NOTHING_PUBLISHED)
    elsewhere.mkdir()
    (elsewhere / 'pulse.sqlite').touch()
    agree(ready, 'archive', 'pulse.sqlite is empty', '--data-dir', elsewhere, status=NOTHING_PUBLISHED)
    with type(ready)(tmp_path / 'other') as other:
        other.publishers.names = [f'Blatt {number}' for number in range(4)]
        paper = other.settings['sources'][0]
        papers = [paper | {'name': name, 'feed': other.publishers.address(name)} for name in other.publishers.names]
        other.configure(sources=papers)
        present(other)
        assert other.run('build').status == 0
        said = f'the archive in {other.data} has none of the '
        agree(ready, 'archive', said, '--data-dir', other.data, status=NOTHING_PUBLISHED)


def test_an_implausible_time_is_reported(ready):
    if not shutil.which('faketime'):
        pytest.skip('faketime is missing; Tools/setup.sh test installs it')
    early = ('faketime', '--exclude-monotonic', '-f', '@2024-03-01 06:00:00')
    agree(
        ready, 'clock', "this machine's clock says 2024-03-01T06:00:0", '--offline', under=early,
        environment={'TZ': 'UTC'}, status=NOTHING_PUBLISHED,
    )  # fmt: skip
    said = '--now says 2031-01-01T00:00:00Z, but the last run was '
    far = ('--offline', '--now', '2031-01-01T00:00:00Z')
    agree(ready, 'clock', said, *far, status=NOTHING_PUBLISHED)


def test_targets_that_refuse_are_named_with_their_own_message(ready, tmp_path, in_turn):
    git = ready.folder / 'news.git'
    gone = f"git: fatal: '{ready.folder}/nowhere.git' does not appear to be a git repository"
    silent = script(
        tmp_path / 'silent', r"printf 'ssh: connect to host x port 22: Connection refused\r\n' >&2; exit 255"
    )
    subprocess.run(['git', 'init', '-q', '--bare', git], check=True)
    reads = script(
        tmp_path / 'reads',
        f'case "$*" in *upload-pack*) exec git upload-pack {git};; esac\n'
        'echo "ERROR: The key you are authenticating with has been marked as read only." >&2; exit 1',
    )
    (ready.folder / 'file').touch()
    cases = [
        ('git', 'nowhere.git', gone, {}),
        (
            'git',
            'me@x:news.git',
            'git: ssh: connect to host x port 22: Connection refused',
            {'GIT_SSH_COMMAND': silent},
        ),
        ('git', 'me@x:news.git', 'has been marked as read only', {'GIT_SSH_COMMAND': reads}),
        ('folder', 'file/site', f'{ready.folder}/file: not a folder', {}),
        ('folder', '/proc/site', '/proc: a system folder', {}),
    ]
    if shutil.which('rsync'):
        refused = 'rsync: ssh: connect to host x port 22: Connection refused'
        cases += [('rsync', 'me@x:/www', refused, {'RSYNC_RSH': silent}), ('rsync', 'file/site', 'not a folder', {})]
    if shutil.which('rclone'):
        cases.append(('rclone', 'nowhere:news', 'Failed to create file system for "nowhere:news/', {}))
    for kind, address, said, environment in in_turn(cases, 3):
        with changed(ready, publish=[{'by': kind, 'to': address}]):
            agree(ready, 'publish', said, environment=environment, status=NOT_DELIVERED)
    with changed(ready, publish=[{'by': 'rsync', 'to': 'me@x:/www'}]):
        alone = {'PATH': '/nowhere'}
        agree(ready, 'publish', 'needs rsync, which is not installed', environment=alone, status=NOT_DELIVERED)


@contextlib.contextmanager
def post():
    controller = Post(Mailbox(), authenticator=authenticator, auth_required=True, auth_require_tls=False)
    controller.start()
    try:
        yield controller
    finally:
        controller.stop()


def test_a_mail_server_that_would_take_no_digest_is_named(ready):
    with socket.create_server(('127.0.0.1', 0)) as probe:
        closed = probe.getsockname()[1]
    with changed(ready, mail={'server': f'smtp://127.0.0.1:{closed}'}):
        agree(ready, 'mail', '127.0.0.1 cannot be reached', command=ADA, status=NOTHING_PUBLISHED)
    with post() as server:
        login = {'user': 'ada', 'password': {'environment': 'MAIL_PASSWORD'}}
        with changed(ready, mail={'server': f'smtp://127.0.0.1:{server.port}', **login}):
            agree(
                ready, 'mail', '127.0.0.1 rejected the user or password', command=ADA,
                environment={'MAIL_PASSWORD': 'wrong'}, status=NOTHING_PUBLISHED,
            )  # fmt: skip
    with changed(ready, mail={'from': 'news@example.org'}):
        bare = {'PATH': '/nowhere'}
        if not any(os.access(f'{folder}/sendmail', os.X_OK) for folder in ('/usr/sbin', '/usr/lib')):
            agree(ready, 'mail', 'mail needs a server', command=ADA, environment=bare, status=USAGE)


@contextlib.contextmanager
def model(names, *, lists=True):
    """A server with OpenAI's protocol; the paths asked for."""
    asked = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, status, body):
            asked.append(self.path)
            self.send_response(status)
            self.end_headers()
            self.wfile.write(json.dumps(body).encode())

        def do_GET(self):
            known = lists and self.path == '/v1/models'
            self.answer(200 if known else 404, {'data': [{'id': name} for name in names]} if known else {})

        def do_POST(self):
            question = json.loads(self.rfile.read(int(self.headers['Content-Length'])))
            known = self.path == '/v1/chat/completions' and question['model'] in names
            turn = {'message': {'role': 'assistant', 'content': 'ready'}}
            self.answer(200 if known else 404, {'choices': [turn]} if known else {})

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f'http://127.0.0.1:{server.server_address[1]}', asked
    finally:
        server.shutdown()
        server.server_close()


def test_a_model_that_does_not_answer_is_named(ready, in_turn):
    def told(address, said):
        with changed(ready, summaries={'server': address, 'model': 'small'}):
            present(ready)
            doctor = ready.run('doctor')
            assert doctor.status == 1 and f'wrong  model          small at {address}: ' in doctor.output, doctor
            assert said in doctor.output, doctor
            ran = ready.run('build', '--force')
            assert said.split(';')[0] in ran.output, ran

    with socket.create_server(('127.0.0.1', 0)) as probe:
        closed = probe.getsockname()[1]
    told(f'http://127.0.0.1:{closed}', 'cannot connect to 127.0.0.1')
    with model(['large', 'tiny']) as (address, _):
        told(
            f'{address}/v1',
            'responded with status 404; it offers large, tiny; check summaries.server and summaries.model',
        )
    for number, ending in enumerate(in_turn(('', '/', '/v1', '/v1/'), 2)):
        # What one model has answered is not asked again.
        name = f'small-{number}'
        with (
            model([name], lists=ending != '/') as (address, asked),
            changed(ready, summaries={'server': address + ending, 'model': name}),
        ):
            doctor = ready.run('doctor')
            assert doctor.status == 0 and f'ok     model          {name} at {address}{ending}\n' in doctor.output
            asked.clear()
            present(ready)
            assert ready.run('build', '--force').status == 0
            assert set(asked) == {'/v1/chat/completions'}, asked


def test_outputs_that_a_build_could_not_write_are_named(ready):
    podcast = {'program': ['no-such-speaker', '{file}']}
    with changed(ready, site=ready.settings['site'] | {'address': 'https://news.example/'}, podcast=podcast):
        said = "'no-such-speaker' is not installed, or not in PATH"
        agree(ready, 'podcast', said, '--offline', status=NOT_EXPORTED)
    with changed(ready, monitoring={'troubles': 'nowhere/troubles.xml'}):
        said = 'nowhere/troubles.xml is missing'
        agree(ready, 'troubles', said, status=NOT_EXPORTED, doubt='no such file or folder')


def test_a_sound_configuration_is_published_mailed_and_deployed(world):
    git = world.folder / 'news.git'
    subprocess.run(['git', 'init', '-q', '--bare', git], check=True)
    targets = [{'by': 'git', 'to': 'news.git'}, {'by': 'folder', 'to': 'www/one'}]
    targets += [{'by': tool, 'to': f'www/{tool}'} for tool in ('rsync', 'rclone') if shutil.which(tool)]
    with model(['small:latest']) as (address, asked), post() as server:
        world.configure(
            site=world.settings['site'] | {'address': 'https://news.example/', 'language': 'pt-BR'},
            publish=targets,
            summaries={'server': f'{address}/v1', 'model': 'small'},
            mail={
                'server': f'smtp://127.0.0.1:{server.port}',
                'user': 'ada',
                'password': {'environment': 'MAIL_PASSWORD'},
            },
        )
        password = {'MAIL_PASSWORD': PASSWORD}
        for _ in range(2):
            present(world)
            before = files(world.folder)
            doctor = world.run('doctor', environment=password)
            assert doctor.status == 0 and doctor.output.endswith('All is well. Run pulse build next.\n'), doctor
            assert doctor.output.count('ok     publish        ') == len(targets), doctor
            assert f'ok     mail           smtp://127.0.0.1:{server.port}\n' in doctor.output
            assert files(world.folder) == before, 'doctor has changed something'
            assert set(asked) == {'/v1/models'} and not server.handler.letters
            assert world.run('build', '--quiet', environment=password).status == 0
            assert world.run(*ADA, environment=password).status == 0
            assert len(server.handler.letters) == 1
            server.handler.letters.clear()
            asked.clear()
    heads = subprocess.run(['git', '-C', git, 'branch', '--list'], capture_output=True, check=True, text=True)
    assert heads.stdout.split() == ['gh-pages']
