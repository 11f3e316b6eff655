"""What a build tells those who watch it: figures for Prometheus, a health check, a feed of troubles, the report's costs."""

import http.server
import json
import signal
import threading
import time
import xml.etree.ElementTree as xml

import pytest
from prometheus_client.parser import text_string_to_metric_families
from world import FIRST_NIGHT, USAGE

ATOM = '{http://www.w3.org/2005/Atom}'


@pytest.fixture
def pulse_listener():
    """A service that is told how runs go: the paths that it was asked for."""
    asked = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            asked.append(self.path)
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f'http://127.0.0.1:{server.server_address[1]}', asked
    server.shutdown()


def families(path):
    """The samples of a file by name; a file that breaks the format is refused by Prometheus' own parser."""
    text = path.read_text()
    assert text.endswith('\n')
    found = {}
    for family in text_string_to_metric_families(text):
        assert family.name not in found, family.name
        assert family.documentation and family.type == 'gauge', family
        found[family.name] = {tuple(sorted(sample.labels.items())): sample.value for sample in family.samples}
    return found


def test_figures_of_a_run(world):
    strange = 'Paper "3"\\ of \u00fc'
    world.settings['sources'][2]['name'] = strange
    world.configure()
    world.publishers.failing = {'Paper 2'}
    ran = world.build(0, '--metrics', 'pulse.prom')
    assert ran.status == 0, ran
    found = families(world.folder / 'pulse.prom')
    assert found['pulse_build_status'] == {(): 0}
    assert found['pulse_build_moment_seconds'] == {(): 1772424000}
    assert found['pulse_feeds'][(('outcome', 'read'),)] == 3
    assert found['pulse_feeds'][(('outcome', 'failed'),)] == 1
    up = {dict(labels)['name']: value for labels, value in found['pulse_feed_up'].items()}
    assert up == {'Paper 1': 1, 'Paper 2': 0, strange: 1, 'Paper 4': 1}
    sizes = {dict(labels)['name']: value for labels, value in found['pulse_feed_bytes'].items()}
    assert sizes['Paper 1'] == len(world.publishers.feed('Paper 1'))
    seconds = {dict(labels)['name']: value for labels, value in found['pulse_feed_seconds'].items()}
    assert set(seconds) == set(up) and all(0 <= value < 30 for value in seconds.values())
    assert {dict(labels)['step'] for labels in found['pulse_step_seconds']} >= {'fetching and parsing', 'publishing'}
    for wrong in ('Output/pulse.prom', 'Data/pulse.prom', 'feeds.json', 'nowhere/pulse.prom'):
        refused = world.build(1, '--metrics', wrong)
        assert refused.status == USAGE and refused.errors.startswith('pulse: --metrics: '), refused


def test_health_check_hears_of_start_end_and_failure(world, pulse_listener):
    address, asked = pulse_listener
    world.configure(monitoring={'healthcheck': f'{address}/ping/key-1234?rid=7'})
    world.publishers.failing = {'Paper 2'}
    assert world.build(0).status == 0
    assert asked == ['/ping/key-1234/start?rid=7', '/ping/key-1234?rid=7']
    (world.folder / 'www').write_text('in the way')
    world.configure(publish=[{'by': 'folder', 'to': 'www'}])
    assert world.build(1).status == 6
    assert asked[2:] == ['/ping/key-1234/start?rid=7', '/ping/key-1234/fail?rid=7']
    # A service that is away keeps no site from being published, and its key is not printed.
    world.configure(publish=[], monitoring={'healthcheck': 'http://127.0.0.1:1/key-1234'})
    ran = world.build(2)
    assert ran.status == 0
    assert ran.errors.count('the health check failed: ') == 2 and 'key-1234' not in ran.output + ran.errors


def test_an_offline_run_contacts_no_health_check(world, pulse_listener):
    address, asked = pulse_listener
    world.configure(monitoring={'healthcheck': f'{address}/ping'})
    assert world.build(0).status == 0
    assert asked == ['/ping/start', '/ping']
    assert world.build(1, '--offline').status == 0
    assert asked == ['/ping/start', '/ping']


def test_a_silent_health_check_does_not_hold_up_the_end_of_a_run(world):
    """Whoever ends a service kills it when it does not end."""
    holding = threading.Event()
    for path in ('paper-1.xml', 'health/fail'):
        world.publishers.instead[path] = lambda handler: holding.wait(60)
    world.configure(monitoring={'healthcheck': f'http://127.0.0.1:{world.publishers.port}/health'})
    world.publishers.now = FIRST_NIGHT
    with world.started('build', '--now', '2026-03-02T04:00:00Z') as process:
        deadline = time.monotonic() + 60
        while '/paper-1.xml' not in world.publishers.asked and time.monotonic() < deadline:
            time.sleep(0.05)
        begun = time.monotonic()
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=60)
        took = time.monotonic() - begun
    holding.set()
    assert process.returncode == -signal.SIGTERM, errors
    assert '/health/fail' in world.publishers.asked and took < 8, (took, errors)


def test_troubles_are_an_atom_feed_of_their_own(world):
    world.configure(monitoring={'troubles': 'troubles.xml'})
    path = world.folder / 'troubles.xml'

    def titles():
        feed = xml.fromstring(path.read_bytes())
        assert feed.tag == ATOM + 'feed' and feed.findtext(ATOM + 'id') == 'urn:pulse:troubles'
        entries = feed.findall(ATOM + 'entry')
        ids = [entry.findtext(ATOM + 'id') for entry in entries]
        assert len(set(ids)) == len(ids)
        return [entry.findtext(ATOM + 'title') for entry in entries]

    assert world.build(0).status == 0
    assert titles() == []
    world.publishers.failing = {'Paper 2'}
    assert world.build(1).status == 0
    first = titles()
    assert len(first) == 1 and first[0].startswith('feed failing: Paper 2: fetching: '), first
    # It fails as it did.
    assert world.build(2).status == 0
    assert titles() == first
    before = path.read_bytes()
    assert world.build(2, hours=1).status == 0
    assert path.read_bytes() == before
    world.configure(templates='templates')
    (world.folder / 'templates' / 'pages').mkdir(parents=True)
    (world.folder / 'templates' / 'pages' / 'front.md').write_text('{{#open')
    ran = world.build(3)
    assert ran.status == USAGE, ran
    assert titles()[0].startswith('nothing published: template pages/front.md') and titles()[1:] == first
    path.write_text('<rss/>')
    ran = world.build(4)
    assert 'exists and is not this feed; name another file' in ran.errors and path.read_text() == '<rss/>'


def test_a_lasting_problem_is_reported_once_and_again_when_it_returns(world):
    path = world.folder / 'troubles.xml'
    for name in ('www', 'web'):
        (world.folder / name).write_text('in the way')

    def entries():
        return [entry.findtext(ATOM + 'id') for entry in xml.fromstring(path.read_bytes()).findall(ATOM + 'entry')]

    def build(night, *targets):
        world.configure(monitoring={'troubles': 'troubles.xml'}, publish=list(targets))
        ran = world.build(night)
        assert ran.status == (6 if targets else 0), ran
        return entries()

    target, other = {'by': 'folder', 'to': 'www'}, {'by': 'folder', 'to': 'web'}
    first = build(0, target)
    assert len(first) == 1
    assert build(1, target) == first
    # Of two the one that lasts is no news.
    second = build(2, target, other)
    assert len(second) == 2 and second[1:] == first
    assert build(3, target, other) == second
    assert build(4) == second
    again = build(5, target)
    assert len(set(again)) == 3 and again[1:] == second


def test_costs_are_in_the_report_if_wanted(world):
    world.build(0)
    feeds = json.loads((world.output / 'report.json').read_text())['feeds']
    assert not any('bytes' in feed or 'seconds' in feed for feed in feeds)
    world.configure(monitoring={'costs': True})
    world.build(1)
    feeds = json.loads((world.output / 'report.json').read_text())['feeds']
    assert [feed['bytes'] for feed in feeds] == [len(world.publishers.feed(feed['name'])) for feed in feeds]
    assert all(0 <= feed['seconds'] < 30 for feed in feeds)
