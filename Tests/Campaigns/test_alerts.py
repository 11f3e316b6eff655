"""Alerts over several nights: by mail and to a webhook, on real servers on loopback."""

import email
import email.policy
import http.server
import json
import threading

import pytest
from publishers import PLACES
from test_mail import serving


@pytest.fixture
def hook():
    """A webhook: its address, and the stories that it was sent."""
    sent = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            sent.append(json.loads(self.rfile.read(int(self.headers['content-length']))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f'http://127.0.0.1:{server.server_address[1]}/', sent
    server.shutdown()


def test_a_new_alert_begins_with_five_and_then_sends_what_is_new(world, hook):
    address, sent = hook
    world.configure(
        site=world.settings['site'] | {'address': 'https://news.example/'},
        alerts=[{'name': 'News', 'words': [*PLACES], 'webhook': address}],
    )
    ran = world.build(0)
    assert ran.status == 0 and '\nalerts    5 sent (webhook: 5), ' in ran.output, ran
    assert ' left out (a new alert begins with the 5 strongest)' in ran.output and len(sent) == 5, ran
    # A story's page is on the site, another's report at its publisher's.
    for story in sent:
        path = story['address'].removeprefix('https://news.example/')
        if story['publishers'] > 1:
            assert (world.output / path).is_file(), story
        assert story['text'].startswith(story['title']) and story['site'] == 'The Trial'
    for night in (1, 2, 3):
        before = len(sent)
        ran = world.build(night)
        assert ran.status == 0 and 0 < len(sent) - before <= 20, ran
    assert len({story['id'] for story in sent}) == len(sent)
    assert world.build(3, '--force').status == 0
    assert len({story['id'] for story in sent}) == len(sent)


def test_an_alert_by_mail(world):
    with serving() as (port, box):
        world.configure(
            mail={'server': f'smtp://127.0.0.1:{port}', 'from': 'news@news.example'},
            alerts=[{'name': 'Überall', 'words': [*PLACES], 'mail': 'ada@example.org'}],
        )
        ran = world.build(0)
        assert ran.status == 0 and f'\nalerts    {len(box.letters)} sent (mail: {len(box.letters)})' in ran.output, ran
        assert 1 <= len(box.letters) <= 5
        for sender, recipients, content in box.letters:
            assert (sender, recipients) == ('news@news.example', ['ada@example.org'])
            letter = email.message_from_bytes(content, policy=email.policy.default)
            [part] = letter.iter_parts()
            name, title, count, address = part.get_content().split()[0], *part.get_content().splitlines()[1:4]
            assert not letter.defects and part.get_content_type() == 'text/plain'
            assert letter['subject'] == f'{name}: {title}' and name == 'Überall'
            assert count.endswith((' publisher', ' publishers')) and address.startswith('http')
        count = len(box.letters)
        assert world.build(0, '--force').status == 0 and len(box.letters) == count
    # Its server is gone: one line, and the site is published.
    ran = world.build(1, '--quiet')
    assert ran.status == 6, ran
    assert ran.errors.startswith("pulse: alert 'Überall' (mail): 127.0.0.1 cannot be reached; "), ran
    assert ran.errors.count('\n') == 1, ran
