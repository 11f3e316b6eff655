"""Wherever the site lies: in a folder of a host, in files on a disk, on a home screen."""

import functools
import http.server
import json
import threading

import pytest
from conftest import DESKTOP


@pytest.fixture(scope='module')
def below(site, tmp_path_factory):
    """The demo in a folder of a host that is not the tool's own, under a name that addresses must escape."""
    root = tmp_path_factory.mktemp('host')
    (root / 'a b').mkdir()
    (root / 'a b/c').symlink_to(site)

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f'http://127.0.0.1:{server.server_address[1]}/a%20b/c/'
    server.shutdown()


@pytest.fixture
def reader(chromium):
    chromium.look(DESKTOP)
    yield chromium
    chromium.evaluate('localStorage.clear()')


def some(site, folder):
    return folder + min(p.name for p in (site / folder).glob('*.html'))


@pytest.mark.seldom
def test_every_feature_works_in_a_folder_of_a_host(reader, below, site):
    features = {
        'index.html': '.filters',
        'technology.html': '.card .tools',
        some(site, 'sports/'): '.filters',
        some(site, 'stories/'): '.account .tools',
        some(site, 'archive/'): 'h1',
        'saved.html': '#saved .empty',
        'history.html': '#history .empty',
        'settings.html': '#settings select',
        'search.html': '.search-form',
        'map.html': '.map-stage[data-live]',
        'good-news/index.html': '.filters',
    }
    reader.open(below + 'about.html')
    reader.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
    for page, feature in features.items():
        reader.open(below + page)
        reader.wait(f'document.querySelector("{feature}") !== null')
        if page == 'map.html':
            reader.reach_for_the_map()
        assert reader.console() == [], page
        assert [u for u in reader.requests() if not u.startswith((below, 'data:'))] == [], page


@pytest.mark.seldom
def test_an_edition_in_a_folder_leads_to_its_own_and_to_the_sites_pages(reader, below):
    reader.open(below + 'index.html')
    reader.driver.execute_script('document.querySelector(".editions .edition-link").click()')
    reader.wait('location.pathname.endsWith("/c/good-news/index.html")')
    desk = reader.evaluate('document.querySelector(".desks a").href')
    assert desk.startswith(below + 'good-news/')
    for selector, page in (
        ('.desks a', desk),
        ('.places a[href*="explore"]', below + 'explore.html'),
        ('.places a[href*="digest"]', below + 'digest.html'),
        ('.places a[href*="you"]', below + 'you.html'),
        ('.end a[href*="saved"]', below + 'saved.html'),
    ):
        reader.open(below + 'good-news/index.html')
        reader.driver.execute_script(f'document.querySelector(`{selector}`).click()')
        reader.wait(f'location.href === "{page}" && document.querySelector("h1")?.textContent.length > 0')


def test_pages_are_complete_as_files(reader, site):
    for page in ('technology.html', some(site, 'stories/'), 'map.html', 'saved.html', 'good-news/index.html'):
        reader.open((site / page).as_uri())
        assert reader.console() == [], page
        assert reader.evaluate('getComputedStyle(document.body).marginTop') == '0px', page
        assert reader.evaluate('document.querySelector("main").innerText.length') > 40, page
        # No control that nothing would answer.
        assert (
            reader.evaluate(
                '[...document.querySelectorAll("main button, main input")].filter(e => e.checkVisibility()).length'
            )
            == 0
        ), page


def test_it_can_be_installed(reader, below):
    reader.open(below + 'index.html')
    reader.settled()
    found = reader.driver.execute_cdp_cmd('Page.getAppManifest', {})
    assert found['errors'] == [] and found['url'] == below + 'manifest.webmanifest'
    manifest = json.loads(found['data'])
    assert (manifest['name'], manifest['display'], manifest['scope']) == ('Global Pulse', 'standalone', './')
    # The worker takes over the page that brought it.
    assert reader.wait('navigator.serviceWorker.controller?.scriptURL') == below + 'worker.js'
    assert reader.driver.execute_async_script('navigator.serviceWorker.ready.then(r => arguments[0](r.scope))') == below
