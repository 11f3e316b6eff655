"""Alerts to a real Matrix homeserver, whose own API says what arrived."""

import re

import homeserver
import pytest
from publishers import PLACES


@pytest.fixture(scope='module')
def matrix(tmp_path_factory):
    with homeserver.running(tmp_path_factory.mktemp('matrix')) as server:
        yield server


@pytest.fixture(scope='module')
def tokens(matrix):
    """Of the user that sends, and of the one that reads."""
    return matrix.token('pulse'), matrix.token('ada')


@pytest.fixture
def room(matrix, tokens):
    """A room of the reader's that the sender has joined."""
    sender, reader = tokens
    room = matrix.room(reader, 'pulse')
    matrix.join(sender, room)
    return room


def configure(world, server, room, *names):
    way = {'matrix': {'server': server, 'room': room}, 'token': {'environment': 'MATRIX_TOKEN'}}
    world.configure(
        site=world.settings['site'] | {'address': 'https://news.example/'},
        alerts=[{'name': name, 'words': [*PLACES], **way} for name in names],
    )


def build(world, night, token, *arguments):
    return world.build(night, *arguments, environment={'MATRIX_TOKEN': token})


def test_a_room_gets_each_story_once(world, matrix, tokens, room):
    sender, reader = tokens
    configure(world, matrix.address, room, 'Ciudades y más')
    ran = build(world, 0, sender)
    assert ran.status == 0 and '\nalerts    5 sent (matrix: 5), ' in ran.output, ran
    record = (world.data / 'alerts.json').read_bytes()
    got = matrix.messages(reader, room)
    assert len(got) == 5
    for user, content in got:
        title, count, address = content['body'].split('\n')
        assert user == '@pulse:localhost' and content['msgtype'] == 'm.text'
        assert title and count.endswith((' publisher', ' publishers')), content
        if address.startswith('https://news.example/'):
            assert (world.output / address.removeprefix('https://news.example/')).is_file(), address
        else:
            assert address.startswith('http://127.0.0.1'), address
    ran = build(world, 1, sender)
    new = int(re.search(r'\nalerts    (\d+) sent \(matrix: ', ran.output)[1])
    got = matrix.messages(reader, room)
    assert ran.status == 0 and 0 < new and len(got) == 5 + new, ran
    # A run that was killed before it noted what it sent sends the same once more: the room doesn't show it twice.
    (world.data / 'alerts.json').write_bytes(record)
    ran = build(world, 1, sender, '--force')
    assert ran.status == 0 and f'\nalerts    {new} sent (matrix: {new})' in ran.output, ran
    assert matrix.messages(reader, room) == got
    assert sender not in ran.output + ran.errors + (world.data / 'alerts.json').read_text()


def test_a_build_waits_for_a_homeserver_that_limits_messages(world, matrix, tokens, room):
    """Fifteen at once, where the server takes six and then one a second."""
    sender, reader = tokens
    configure(world, matrix.address, room, 'A', 'B', 'C')
    ran = build(world, 0, sender)
    assert ran.status == 0 and '\nalerts    15 sent (matrix: 15), ' in ran.output, ran
    assert len(matrix.messages(reader, room)) == 15
    assert 'Too Many Requests' in matrix.log() or '429' in matrix.log()


def test_a_message_that_a_homeserver_refuses_is_reported_in_one_line_and_retried(world, matrix, tokens, room):
    sender, reader = tokens
    strange = matrix.room(reader)
    waits = '; 5 stories wait for the next build\n'
    for night, (where, token, status) in enumerate(((room, 'syt_none', 401), (strange, sender, 403))):
        configure(world, matrix.address, where, 'News')
        ran = build(world, night, token, '--quiet')
        assert ran.status == 6, ran
        line = f"pulse: alert 'News' (matrix): its server responded with status {status}"
        assert ran.errors.startswith(line) and ran.errors.count('\n') == 1, ran
        assert night or ran.errors == line + waits, ran
    assert matrix.messages(reader, strange) == []
    # Those of both nights, once the room is right.
    configure(world, matrix.address, room, 'News')
    ran = build(world, 2, sender)
    assert ran.status == 0 and len(matrix.messages(reader, room)) >= 10, ran
