"""A private site as tests use it: built, hosted, and opened by a reader."""

import contextlib
import functools
import http.server
import json
import pathlib
import re
import subprocess
import threading

import pytest
from acting import click
from conftest import DESKTOP, PULSE, ROOT, watched

PASSPHRASE = 'lantern orbit thistle'


@contextlib.contextmanager
def built(folder):
    """Builds the demo as it is for everybody, and the same sealed; their feeds are served for as long as this lasts."""
    feeds = subprocess.Popen(
        [PULSE, 'serve', 'Samples/feeds', '--port', '0'], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    try:
        port = re.search(r':(\d+)/', feeds.stdout.readline())[1]
        settings = json.loads((ROOT / 'Samples/feeds.json').read_text().replace('127.0.0.1:8787', f'127.0.0.1:{port}'))
        (folder / 'words').write_text(PASSPHRASE + '\n')
        for name, more in (('open', {}), ('hidden', dict(private=dict(passphraseFile='words')))):
            (folder / f'{name}.json').write_text(json.dumps(settings | more))
            build(folder, name, status=0)
        yield folder
    finally:
        feeds.terminate()
        feeds.wait()


def build(folder, name, *arguments, status, output=None):
    now = ('--now', '2026-03-14T18:00:00Z')
    there = ('-c', f'{name}.json', '--output', output or name, '--data-dir', f'{name}-data')
    ran = subprocess.run(
        [PULSE, 'build', '--quiet', *now, *there, *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert ran.returncode == status, ran.stderr


class Host(http.server.ThreadingHTTPServer):
    """A folder below a host, which can go and come back, and remembers what was asked for."""

    daemon_threads = True

    def __init__(self, root):
        self.is_there, self.asked = True, []
        super().__init__(('127.0.0.1', 0), functools.partial(Handler, directory=str(root)))
        threading.Thread(target=self.serve_forever, daemon=True).start()
        self.address = f'http://127.0.0.1:{self.server_address[1]}/'


class Handler(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        if not self.server.is_there:
            self.close_connection = True
            return
        self.server.asked.append(self.path)
        super().do_GET()

    def send_error(self, code, *_):
        """As hosts do it: with the site's own page."""
        body = b''.join(path.read_bytes() for path in [pathlib.Path(self.directory, '404.html')] if code == 404)
        self.send_response(code)
        self.send_header('Content-Type', 'text/html; charset=utf-8')
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def host(world):
    server = Host(world / 'hidden')
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def reader(browsers):
    """A browser that looks at the private site; what hosts lack it says on its console."""
    with watched(browsers('dejavu')) as browser:
        browser.look(DESKTOP)
        browser.allow('the server responded with a status of 40[34]', 'net::ERR_EMPTY_RESPONSE', 'net::ERR_FAILED')
        yield browser


def type_in(browser, words, after='3600'):
    browser.wait('document.querySelector("#opening")?.hidden === false')
    browser.driver.execute_script(
        'document.querySelector("#passphrase").value = arguments[0]; document.querySelector("#after").value = arguments[1]',
        words,
        after,
    )
    click(browser, '#opening button')


def is_locked(browser):
    browser.wait('document.querySelector("#opening")?.hidden === false && !document.querySelector(".masthead")')


def opened(browser, host, path='', after='3600'):
    browser.open(host.address + path)
    # Newcomers are told of the place only once.
    browser.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
    type_in(browser, PASSPHRASE, after)
    browser.wait('document.querySelector("main#main") !== null')
    browser.idle()


def secrets(folder):
    """Every title, source and place of the site, as bytes."""
    found = set()
    for day in sorted((folder / 'search').glob('20*.json')):
        data = json.loads(day.read_text())
        found |= set(data['titles'].split('\n'))
        found |= {place['name'] for place in data['places']}
    found |= {source['name'] for source in json.loads((folder / 'search/index.json').read_text())['sources']}
    found |= {path.name for path in folder.glob('stories/*.html')}
    return {text.encode() for text in found if len(text) > 5}
