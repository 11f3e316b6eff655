"""`pulse serve --watch` builds again when something changes; `--lan` shows the site to the network, and only then."""

import contextlib
import functools
import json
import re
import socket
import threading
import urllib.error
import urllib.request

import pytest
from waiting import until

# A build takes its time on a busy machine.
built = functools.partial(until, name='it is built again', seconds=90)


@contextlib.contextmanager
def serving(world, *arguments):
    """The lines that the server says, and its port."""
    moment = {'PULSE_NOW': '2026-03-02T05:00:00Z'}
    with world.started('serve', '--port', '0', *arguments, environment=moment) as process:
        line = process.stdout.readline()
        # Read beside the test, which would wait for ever for a line that does not come.
        process.said = []
        threading.Thread(target=lambda: [process.said.append(line) for line in process.stderr], daemon=True).start()
        yield process, line, int(re.search(r':(\d+)/', line)[1])


def get(port, path, host='127.0.0.1'):
    with urllib.request.urlopen(f'http://{host}:{port}{path}', timeout=60) as answer:
        return answer.read().decode()


def test_pages_are_rebuilt_and_reloaded(world):
    world.settings['sources'] = world.settings['sources'][:2]
    world.configure()
    assert world.build(0).status == 0
    clean = (world.output / 'index.html').read_text()
    with serving(world, '--watch') as (process, _, port):
        page = get(port, '/index.html')
        assert page.replace('<script src="/.pulse-watch.js"></script>\n', '') == clean and page != clean
        assert 'location.reload()' in get(port, '/.pulse-watch.js')
        assert get(port, '/.pulse-watch') == '0'
        asked = len(world.publishers.asked)
        world.configure(site=world.settings['site'] | {'title': 'Another Trial'})
        built(lambda: get(port, '/.pulse-watch') == '1')
        assert 'Another Trial' in get(port, '/')
        assert process.stdout.readline() == 'Rebuilt.\n'
        # Nothing but the title was new: no server was asked.
        assert len(world.publishers.asked) == asked
        # A mistake is said, and what stands there stays.
        (world.folder / 'feeds.json').write_text('{"sources": [\n {]}')
        built(lambda: any('line 2, column' in line for line in process.said))
        assert get(port, '/.pulse-watch') == '1' and 'Another Trial' in get(port, '/')
        world.configure(site=world.settings['site'] | {'title': 'A Third Trial'})
        built(lambda: get(port, '/.pulse-watch') == '2')
        assert 'A Third Trial' in get(port, '/')
        # Nor was any for a mistake that was put right.
        assert len(world.publishers.asked) == asked
        world.settings['sources'][0]['headers'] = [{'name': 'X-Edition', 'value': 'morning'}]
        world.configure()
        built(lambda: get(port, '/.pulse-watch') == '3')
        # In another way than before.
        assert len(world.publishers.asked) > asked
    # What is published knows nothing of it.
    assert not any(b'.pulse-watch' in content for content in world.site().values())


def test_a_folder_is_shown_by_its_page(world):
    """As static hosts do, so that links on the page start in the folder."""
    assert world.build(0).status == 0
    (world.output / 'by the sea').mkdir()
    (world.output / 'by the sea/index.html').write_text('<!doctype html><title>Sea</title>')
    with serving(world) as (_, _, port):
        host = f'http://127.0.0.1:{port}'
        with urllib.request.urlopen(f'{host}/by%20the%20sea?deep', timeout=60) as answer:
            assert answer.url == f'{host}/by%20the%20sea/' and b'Sea' in answer.read()
        assert 'Sea' in get(port, '/by%20the%20sea/')
        for path in ('/assets/', '/..%2fData/pulse.sqlite', '/../Data/pulse.sqlite', '/by%20the%20sea/none.html'):
            with pytest.raises(urllib.error.HTTPError) as refused:
                get(port, path)
            assert refused.value.code == 404, path


def test_an_included_list_with_a_mistake_is_still_watched(world):
    more = world.folder / 'more.json'
    right = json.dumps({'sources': world.settings['sources'][1:]})
    more.write_text(right)
    world.configure(sources=world.settings['sources'][:1], include=[{'file': 'more.json'}])
    assert world.build(0).status == 0
    asked = len(world.publishers.asked)
    with serving(world, '--watch') as (process, _, port):
        more.write_text('{"sources": [\n {]}')
        built(lambda: any('more.json: line 2, column' in line for line in process.said))
        more.write_text(right + '\n')
        built(lambda: get(port, '/.pulse-watch') == '1')
        assert len(world.publishers.asked) == asked


def test_a_preview_is_neither_deployed_nor_reported(world):
    assert world.build(0).status == 0
    listener = f'http://127.0.0.1:{world.publishers.port}/health'
    world.configure(
        publish=[{'by': 'folder', 'to': 'www'}], monitoring={'healthcheck': listener, 'troubles': 'troubles.xml'}
    )
    with serving(world, '--watch') as (_, _, port):
        world.configure(site=world.settings['site'] | {'title': 'Half A Tri'})
        built(lambda: get(port, '/.pulse-watch') == '1')
        assert 'Half A Tri' in get(port, '/')
    assert not (world.folder / 'www').exists() and not (world.folder / 'troubles.xml').exists()
    assert not [path for path in world.publishers.asked if path.startswith('/health')]
    # The build that is meant hands on what a preview has made.
    assert world.build(0, hours=2).status == 0
    assert 'Half A Tri' in (world.folder / 'www' / 'index.html').read_text()
    assert (world.folder / 'troubles.xml').exists()
    assert [path for path in world.publishers.asked if path.startswith('/health')] == ['/health/start', '/health']


def others():
    """An address of this machine that is not loopback; None where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(('192.0.2.1', 9))
            return probe.getsockname()[0]
        except OSError:
            return None


@pytest.mark.may_skip('a machine may be in no network')
def test_the_network_sees_the_site_only_if_asked_to(world):
    assert world.build(0).status == 0
    address = others()
    with serving(world) as (_, line, port):
        assert line == f'Showing Output on http://127.0.0.1:{port}/ (stop with Ctrl-C)\n'
        if address:
            with contextlib.suppress(OSError), socket.create_connection((address, port), timeout=2):
                raise AssertionError('others can read it')
    with serving(world, '--lan') as (process, _, port):
        said = process.stdout.readline()
        if not address:
            assert said == 'This machine is not on a network that others can reach.\n'
            pytest.skip('this machine has no address but its own: nobody could come from elsewhere')
        assert said == 'While this runs, everybody on this network can read it:\n'
        assert f'http://{address}:{port}/' in process.stdout.readline()
        assert 'The Trial' in get(port, '/', address)
