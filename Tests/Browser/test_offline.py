"""What the service worker keeps of an edition, and what it answers from that."""

import contextlib
import functools
import http.server
import json
import subprocess
import threading
import time

import pytest
from acting import click, wait
from conftest import DESKTOP, served, until


def cached(browser, base, path):
    """Until the service worker has kept a file."""
    look = (
        f'const done = arguments[0]; navigator.serviceWorker.ready.then(() => caches.open("pulse-edition {base}"))'
        f'.then(cache => cache.match("{base}{path}")).then(found => done(!!found))'
    )
    until(lambda: browser.driver.execute_async_script(look), f'{path} is kept')


def kept_of(browser, base):
    """The paths of all that the service worker has kept."""
    look = (
        f'const done = arguments[0]; caches.open("pulse-edition {base}").then(cache => cache.keys())'
        '.then(keys => done(keys.map(request => request.url)))'
    )
    return {url.removeprefix(base) for url in browser.driver.execute_async_script(look)}


@pytest.mark.seldom
def test_an_edition_counts_as_kept_only_with_all_of_its_files(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    list_of_files = folder / 'edition.json'
    edition = json.loads(list_of_files.read_text())
    # The host has not got the last of them yet.
    list_of_files.write_text(json.dumps(edition | {'files': [*edition['files'], 'late.html']}))
    with served(folder) as base:
        browser.open(base + 'index.html')
        kept = set(edition['files'])
        until(lambda: kept <= kept_of(browser, base), 'all others are kept')
        time.sleep(1)
        assert 'edition.json' not in kept_of(browser, base)
        (folder / 'late.html').write_text('<!doctype html><title>Late</title>')
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        cached(browser, base, 'late.html')


def test_a_host_that_takes_its_time_is_not_waited_for(browser, site):
    """What is kept is shown while the host still thinks; its style and scripts come from where it came from."""
    may_answer = threading.Event()
    may_answer.set()

    class Slow(http.server.SimpleHTTPRequestHandler):
        def do_GET(self):
            may_answer.wait()
            with contextlib.suppress(ConnectionError):
                super().do_GET()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Slow, directory=str(site)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f'http://127.0.0.1:{server.server_address[1]}/'
    try:
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        may_answer.clear()
        browser.open(base + 'headlines.html')
        assert browser.evaluate('document.querySelector("h1").textContent') == 'Headlines'
        wait(browser, 'getComputedStyle(document.querySelector(".skip")).position === "absolute"')
        wait(browser, 'performance.getEntriesByName("pulse:ready").length > 0')
    finally:
        may_answer.set()
        browser.open('about:blank')
        server.shutdown()


@pytest.mark.seldom
def test_pages_of_stories_are_kept_within_bounds(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    with served(folder) as base:
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        browser.driver.execute_async_script(
            """
            const [base, done] = arguments;
            caches.open(`pulse-edition ${base}`).then(cache => Promise.all(Array.from({ length: 250 }, (_, n) =>
                cache.put(`stories/old-${n}.html`, new Response('old'))))).then(done)""",
            base,
        )
        story = min(p.name for p in site.glob('stories/*.html') if p.stat().st_size > 3000)
        browser.evaluate(f'void navigator.serviceWorker.controller.postMessage({{ keep: ["stories/{story}"] }})')
        until(lambda: sum('/old-' in path for path in kept_of(browser, base)) == 200, '200 are left')
        assert f'stories/{story}' in kept_of(browser, base)
        # What a page wants to be kept is asked for where it is not.
        drawers = sorted(path.name for path in site.glob('search/cards-*.json'))[:2]
        kept = browser.driver.execute_async_script(
            """
            const [base, [there, missing], done] = arguments;
            const url = (name) => `${base}search/${name}`;
            Promise.all([import(`${base}assets/scripts/own/articles.js`), caches.open(`pulse-edition ${base}`)])
                .then(async ([{ keep }, cache]) => {
                    await cache.put(url(there), new Response('as it was'));
                    await keep([there, missing].map((name) => `search/${name}`));
                    const texts = [there, missing].map(async (name) => (await cache.match(url(name))).text());
                    done(await Promise.all(texts));
                })""",
            base,
            drawers,
        )
        assert kept[0] == 'as it was' and json.loads(kept[1])


@pytest.mark.seldom
def test_two_sites_on_one_host_keep_their_data_apart(browser, site, tmp_path):
    for name in ('one', 'two'):
        subprocess.run(['cp', '-r', site, tmp_path / name], check=True)
    with served(tmp_path) as host:
        # As an earlier version kept both, in one; the second lies in a folder of a third.
        browser.look(DESKTOP, scripts=False)
        browser.open(host + 'two/saved.html')
        browser.look(DESKTOP)
        theirs = ['two/stories/theirs.html', 'edition.json']
        browser.driver.execute_async_script(
            """
            const [host, paths, done] = arguments;
            caches.open('pulse-edition').then((cache) =>
                Promise.all(paths.map((path) => cache.put(host + path, new Response('{}'))))).then(done)""",
            host,
            ['one/stories/mine.html', 'one/search/cards-old.json', *theirs],
        )
        browser.open(host + 'one/index.html')
        cached(browser, host + 'one/', 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        assert 'stories/mine.html' in kept_of(browser, host + 'one/')
        assert all(path.startswith(host + 'one/') for path in all_kept(browser, 'one/'))
        assert set(all_kept(browser, 'pulse-edition')) <= {host + path for path in theirs}
        # What is kept of one outlasts the keeping of the other.
        browser.open(host + 'two/index.html')
        cached(browser, host + 'two/', 'edition.json')
        assert len(all_kept(browser, 'one/')) > 50 and len(all_kept(browser, 'two/')) > 50
        assert all_kept(browser, 'pulse-edition') == [host + 'edition.json']
        browser.evaluate('localStorage.clear()')


def all_kept(browser, ending):
    """All addresses in the caches whose names end so."""
    return browser.driver.execute_async_script(
        """
        const [ending, done] = arguments;
        caches.keys().then((names) => Promise.all(names.filter((name) => name.endsWith(ending)).map((name) => caches.open(name))))
            .then((all) => Promise.all(all.map((cache) => cache.keys())))
            .then((keys) => done(keys.flat().map(({ url }) => url)))""",
        ending,
    )


@pytest.mark.seldom
def test_a_page_kept_longer_than_its_edition_names_its_edition(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    edition = json.loads((folder / 'edition.json').read_text())
    led = set(edition['more'])
    saved, visited, *_ = sorted(
        f'stories/{p.name}' for p in site.glob('stories/*.html') if f'stories/{p.name}' not in led
    )
    banner = 'document.querySelector(".banner")?.textContent'
    with served(folder) as base:
        browser.open(base + '404.html')
        of_story = json.dumps(
            [dict(id='saved', title='Saved', story=saved.removeprefix('stories/').removesuffix('.html'))]
        )
        browser.driver.execute_script('localStorage.setItem("pulse.saved", arguments[0])', of_story)
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        browser.open(base + visited)
        cached(browser, base, visited)
        cached(browser, base, saved)
        # The next edition comes, with another page of the story that was saved.
        page = (folder / saved).read_text(encoding='utf-8')
        (folder / saved).write_text(page.replace('</main>', '<p id="later">Later</p></main>'), encoding='utf-8')
        later = edition | {'id': 'later', 'moment': '2026-03-15T06:00:00Z'}
        (folder / 'edition.json').write_text(json.dumps(later))
        browser.open(base + 'index.html')
        look = (
            f'const done = arguments[0]; caches.open("pulse-edition {base}").then(cache => cache.match("{base}edition.json"))'
            '.then(list => list.json()).then(list => done(list.id))'
        )
        until(lambda: browser.driver.execute_async_script(look) == 'later', 'the next edition is kept')
        browser.evaluate('localStorage.clear()')
    browser.allow('net::ERR_(FAILED|CONNECTION_REFUSED)')
    for path, day in (
        ('index.html', 'Sun 15 March, 06:00'),
        (saved, 'Sun 15 March, 06:00'),
        (visited, 'Sat 14 March, 18:00'),
    ):
        browser.open(base + path)
        assert f'Showing the edition from {day}.' in wait(
            browser, f'{banner}?.startsWith("You are offline.") && {banner}'
        ), path
        assert browser.evaluate('document.querySelector("#later") !== null') == (path == saved)


@pytest.mark.seldom
def test_a_story_that_was_kept_with_an_earlier_version_is_read_in_the_style_of_the_present_one(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    led = set(json.loads((folder / 'edition.json').read_text())['more'])
    visited = min(f'stories/{p.name}' for p in site.glob('stories/*.html') if f'stories/{p.name}' not in led)
    old = next(folder.glob('assets/v-*'))
    look = 'caches.open("pulse-edition {0}").then(cache => cache.match("{0}edition.json")).then(list => list.json())'
    with served(folder) as base:
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        browser.open(base + visited)
        cached(browser, base, visited)
        for path in folder.rglob('*.*'):
            if path.suffix in ('.html', '.json', '.js', '.css', '.svg'):
                path.write_text(path.read_text(encoding='utf-8').replace(old.name, 'v-later'), encoding='utf-8')
        edition = json.loads((folder / 'edition.json').read_text())
        (folder / 'edition.json').write_text(json.dumps(edition | {'id': 'later', 'moment': '2026-03-15T06:00:00Z'}))
        old.rename(old.with_name('v-later'))
        browser.open(base + 'index.html')
        script = f'const done = arguments[0]; {look.format(base)}.then(list => done(list.files.join()))'
        until(lambda: 'assets/v-later/' in browser.driver.execute_async_script(script), 'the next version is kept')
        until(lambda: not any(old.name in path for path in kept_of(browser, base)), 'the earlier one is gone')
    browser.allow('net::ERR_(FAILED|CONNECTION_REFUSED)')
    browser.open(base + visited)
    assert browser.evaluate(f'document.head.innerHTML.includes("{old.name}")')
    wait(browser, 'getComputedStyle(document.querySelector(".skip")).position === "absolute"')
    wait(browser, 'performance.getEntriesByName("pulse:ready").length > 0')


def test_the_edition_is_read_offline_and_says_so(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    with served(folder) as base:
        browser.open(base + '404.html')
        browser.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        edition = json.loads((folder / 'edition.json').read_text())
        # Of the map nothing is kept before it is used; the leading stories and the search are.
        keys = kept_of(browser, base)
        assert not keys & {'map.html', *edition['map']} and set(edition['more']) <= keys
        days = json.loads((folder / 'search/index.json').read_text())['days']
        assert {'search/index.json', 'search/ranks.json', *(f'search/{day}.json' for day in days)} <= keys
        assert any(path.startswith('stories/') for path in keys)
        assert browser.evaluate('document.querySelector(".banner")') is None
        browser.open(base + 'map.html')
        for path in edition['map']:
            cached(browser, base, path)
        # A story is kept with what is saved of it.
        browser.open(base + 'technology.html')
        click(browser, '.card[data-story] [data-act="save"]')
        story = browser.evaluate('`stories/${document.querySelector(".card[data-story]").dataset.story}.html`')
        cached(browser, base, story)
        # Another edition appears while the page is open.
        (folder / 'edition.json').write_text(json.dumps(edition | {'id': 'another'}))
        browser.evaluate('window.dispatchEvent(new Event("online"))')
        wait(browser, 'document.querySelector(".banner")?.textContent.startsWith("A newer edition is available.")')
    browser.expect('net::ERR_(FAILED|CONNECTION_REFUSED)')
    for page in ('technology.html', 'saved.html', story, 'index.html'):
        browser.open(base + page)
        wait(browser, 'document.querySelector(".banner")?.textContent.startsWith("You are offline.")')
        assert browser.evaluate('location.pathname') == '/' + page
        assert browser.evaluate('document.querySelector("h1").textContent.length') > 0
        banner = browser.evaluate('document.querySelector(".banner").textContent')
        assert 'Showing the edition from Sat 14 March, 18:00.' in banner, banner
    # What was not kept is said, with a way to ask for it again.
    kept = {story, *edition['more']}
    other = next(p for p in sorted(f'stories/{p.name}' for p in site.glob('stories/*.html')) if p not in kept)
    browser.open(base + other)
    wait(browser, 'document.querySelector("#unkept a") !== null')
    assert browser.evaluate('location.pathname') == '/offline.html'
    assert browser.evaluate('document.querySelector("h1").textContent') == 'You are offline'
    assert browser.evaluate('document.querySelector("#unkept a").href') == base + other
    # The search is kept too.
    browser.open(base + 'search.html?q=ferry')
    wait(browser, 'document.querySelectorAll(".search-results > .card").length > 2')
    browser.evaluate('localStorage.clear()')
