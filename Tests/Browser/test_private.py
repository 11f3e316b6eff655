"""A private site: nothing of it is on the host in clear, and a reader with the passphrase has all of it; in a real browser."""

import base64
import contextlib
import html
import json
import re
import subprocess
import urllib.parse
import zlib

import pytest
import sealed
from acting import click
from conftest import DESKTOP, LANGUAGES, PHONE, PULSE, ROOT, drawn
from sealed import PASSPHRASE, Host, build, is_locked, opened, secrets, type_in
from selenium.common.exceptions import WebDriverException
from test_access import COLOURS, RULES, speak, violations
from waiting import until

host = sealed.host
reader = sealed.reader


def test_the_hosts_files_reveal_nothing(world):
    told = secrets(world / 'open')
    assert len(told) > 500
    files = [path for path in (world / 'hidden').rglob('*') if path.is_file()]
    assert len(files) > 400
    for path in files:
        content = path.read_bytes() + str(path.relative_to(world / 'hidden')).encode()
        assert not [text for text in told if text in content], path
        # Nothing that compresses: neither text nor a picture's head.
        if path.parent.name == 'sealed':
            assert len(set(content[:4096])) > 240, path


KITCHEN = {'Slow Simmer', 'Tacho & Brasa'}


@pytest.fixture(scope='module')
def town(world):
    """A public site with a private edition, the same without it, and the edition's sources in clear, as sites of their own."""
    settings = json.loads((world / 'open.json').read_text())
    kitchen = [source for source in settings['sources'] if source['name'] in KITCHEN]
    others = [source for source in settings['sources'] if source['name'] not in KITCHEN]
    family = dict(id='family', title='The Kitchen', private=dict(passphraseFile='words'))
    own = [source | dict(editions=['family']) for source in kitchen]
    for name, more in (
        ('town', dict(editions=[*settings['editions'], family], sources=own + others)),
        ('bare', dict(sources=others)),
        ('kitchen', dict(site=dict(title='The Kitchen'), editions=[], sources=kitchen)),
    ):
        (world / f'{name}.json').write_text(json.dumps(settings | more))
        build(world, name, status=0)
    build(world, 'town', '--force', status=0)
    return world / 'town'


def found(folder):
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob('*') if path.is_file()}


@pytest.mark.seldom('town')
def test_a_private_edition_leaves_the_public_site_as_it_is_without_it(town, world):
    files = found(town)
    assert {path: text for path, text in files.items() if not path.startswith('family/')} == found(world / 'bare')
    clear = {path for path in files if path.startswith('family/') and not path.startswith('family/sealed/')}
    names = ('.pulse-manifest', '404.html', 'index.html', 'private.json', 'robots.txt', 'worker.js')
    assert clear == {f'family/{name}' for name in names} and len(files) > 450


def spellings(text):
    """A text as files may hold it: in clear, in HTML and JSON, in an address, in Base64 wherever that begins."""
    plain = text.encode()
    yield from (html.escape(text).encode(), json.dumps(text).strip('"').encode(), urllib.parse.quote(text).encode())
    yield plain
    for shift in range(3):
        # What stands at the ends depends on what is beside it.
        yield base64.b64encode(bytes(shift) + plain)[4:-4]


@pytest.mark.seldom('town')
def test_no_file_holds_a_word_of_a_private_edition(town, world):
    told = {
        title
        for day in (world / 'kitchen/search').glob('20*.json')
        for title in json.loads(day.read_text())['titles'].split('\n')
    }
    told |= (
        KITCHEN | {'The Kitchen', 'Slow-Simmer'} | {path.stem for path in (world / 'kitchen/stories').glob('*.html')}
    )
    # Places that no public page names.
    places = json.loads((world / 'kitchen/search/index.json').read_text()).get('places', [])
    told |= {place['name'] for place in places if len(place['name']) > 4}
    public = b'\n'.join(found(world / 'bare').values())
    needles = [form for text in told if text.encode() not in public for form in spellings(text) if len(form) > 6]
    assert len(needles) > 50
    for path, content in found(town).items():
        texts = [content, path.encode()]
        for magic, wbits in ((b'\x1f\x8b', 31), (b'\x78', 15)):
            if content.startswith(magic):
                with contextlib.suppress(zlib.error):
                    texts.append(zlib.decompress(content, wbits))
        assert not [needle for needle in needles if any(needle in text for text in texts)], path


@pytest.mark.seldom('town')
def test_a_private_edition_in_a_folder_opens_beside_a_public_site(reader, town):
    server = Host(town)
    try:
        reader.open(server.address)
        reader.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
        reader.idle()
        public = reader.evaluate('document.title')
        # Its own worker answers for all below it, until the other has its folder.
        reader.wait('navigator.serviceWorker.controller !== null')
        reader.open(server.address + 'family/')
        is_locked(reader)
        type_in(reader, 'lantern orbit thimble')
        reader.wait('document.querySelector("#said").textContent === "Wrong passphrase."')
        opened(reader, server, 'family/')
        assert 'The Kitchen' in reader.evaluate('document.title')
        reader.open(server.address)
        reader.idle()
        assert reader.evaluate('document.title') == public and not reader.evaluate(
            'document.querySelector("#opening") !== null'
        )
        reader.open(server.address + 'family/food.html')
        reader.idle()
        assert 'The Kitchen' in reader.evaluate('document.title')
        # Search, saved articles and reading without a network: in the folder as at the root.
        title = reader.evaluate('document.querySelector(".card h3, .card h2").innerText')
        click(reader, '.card [data-act="save"]')
        reader.wait('localStorage.getItem("pulse./family/saved")?.length > 10')
        reader.open(server.address + 'family/search.html?q=' + title.split()[0])
        reader.wait('document.querySelectorAll("main .card").length > 0')
        until(lambda: keeps(reader, server, 'edition.json', 'family/'), 'the edition is kept')
        server.is_there = False
        reader.open(server.address + 'family/saved.html')
        reader.wait('document.querySelectorAll("#saved .card, #saved article, #saved li").length > 0')
        assert title in reader.evaluate('document.querySelector("#saved").innerText')
        reader.idle()
    finally:
        server.shutdown()
        server.server_close()


def test_a_wrong_passphrase_is_refused_in_one_line_and_the_right_one_opens_every_page(reader, host, world):
    reader.open(host.address)
    assert reader.evaluate('document.title') == 'Private site'
    type_in(reader, 'lantern orbit thimble')
    reader.wait('document.querySelector("#said").textContent === "Wrong passphrase."')
    is_locked(reader)
    opened(reader, host)
    assert 'Global Pulse' in reader.evaluate('document.title')
    reader.wait('getComputedStyle(document.querySelector(".skip")).position === "absolute"')
    story = reader.evaluate('document.querySelector("main a[href*=\'stories/\']").getAttribute("href")')
    reader.open(host.address + story)
    reader.settled()
    assert reader.evaluate('document.querySelector("h1").textContent.length') > 10
    for page in ('map.html', 'good-news/index.html', 'digest.html', 'feeds/index.xml', 'puzzles.html'):
        reader.open(host.address + page)
        want = (world / 'open' / page).read_bytes()
        got = reader.driver.execute_async_script('fetch(location.href).then(a => a.text()).then(arguments[0])')
        clear = got.replace('<script src="assets/lock.js"></script>\n', '').replace(
            '<script src="../assets/lock.js"></script>\n', ''
        )
        clear = re.sub(r'<p class="actions"><button type="button" data-lock>.*?</button></p>\n', '', clear)
        assert clear == want.decode(), page
        if page.endswith('.html'):
            reader.idle()
    # What the host was asked for names no page.
    names = {path.split('?')[0] for path in host.asked}
    assert {name for name in names if not name.startswith('/sealed/')} <= {
        '/',
        '/index.html',
        '/private.json',
        '/worker.js',
        '/favicon.ico',
        '/' + story,
        '/assets/favicon.svg',
        '/manifest.webmanifest',
    }


TABLE = json.loads((ROOT / 'Tests/PublishingTests/Sealing/Fixtures/passphrases.json').read_text(encoding='utf-8'))


@pytest.fixture(scope='module')
def small(world):
    """Builds a small private site with the bytes of a passphrase's file; what the build said of it."""
    settings = json.loads((world / 'open.json').read_text())
    settings |= dict(sources=settings['sources'][:1], editions=[])

    def built(name, content):
        (world / f'{name}.words').write_bytes(content)
        private = dict(passphraseFile=f'{name}.words')
        (world / f'{name}.json').write_text(json.dumps(settings | dict(private=private)))
        now = ('--now', '2026-03-14T18:00:00Z')
        there = ('-c', f'{name}.json', '--output', name, '--data-dir', f'{name}-data')
        ran = subprocess.run([PULSE, 'build', *now, *there], cwd=world, capture_output=True, text=True, check=True)
        said = [line for line in ran.stderr.splitlines() if 'invisible characters' in line]
        return world / name, said

    return built


@pytest.mark.rotates
@pytest.mark.parametrize(
    ('name', 'content', 'said'),
    [
        ('notepad', '\ufeff{}\r\n'.encode(), []),
        ('little', '\ufeff{}\r\n'.encode('utf-16-le'), []),
        ('big', '\ufeff{}\r\n'.encode('utf-16-be'), []),
        ('trailing', '{}\u00a0\u200b\n'.encode(), ['U+00A0', 'U+200B around']),
    ],
)
def test_a_passphrase_from_any_editor_opens_the_site(reader, small, name, content, said):
    encoding = {'little': 'utf-16-le', 'big': 'utf-16-be'}.get(name, 'utf-8')
    folder, told = small(name, content.replace('{}'.encode(encoding), TABLE['passphrase'].encode(encoding)))
    assert len(told) == (1 if said else 0)
    assert all(f'{name}.words' in line and word in line for line in told for word in said), told
    server = Host(folder)
    try:
        reader.open(server.address)
        reader.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
        # All that is typed otherwise, where one site tells as much as four.
        typed = [row['typed'] for row in TABLE['same']] if name == 'notepad' else [TABLE['passphrase']]
        for words in dict.fromkeys(typed):
            type_in(reader, words)
            reader.wait('document.querySelector("main#main") !== null')
            reader.idle()
            click(reader, '[data-lock]')
            is_locked(reader)
        for row in TABLE['others'] if name == 'notepad' else []:
            type_in(reader, row['typed'])
            reader.wait('document.querySelector("#said").textContent === "Wrong passphrase."')
            reader.evaluate('document.querySelector("#said").textContent = ""')
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize(
    ('content', 'reason'),
    [
        ('lantern orbit thistle café'.encode('latin-1'), 'not UTF-8'),
        ('lantern orbit thistle café'.encode('utf-16-le'), 'not UTF-8'),
        (b'lantern orbit\nthistle and more', 'several lines'),
        ('\ufeff\u200b'.encode(), 'missing, empty'),
    ],
)
def test_a_passphrase_that_no_reader_could_type_is_refused(world, content, reason):
    (world / 'broken.words').write_bytes(content)
    settings = json.loads((world / 'open.json').read_text()) | dict(private=dict(passphraseFile='broken.words'))
    (world / 'broken.json').write_text(json.dumps(settings))
    there = ('-c', 'broken.json', '--output', 'broken', '--data-dir', 'broken-data')
    ran = subprocess.run([PULSE, 'build', *there], cwd=world, capture_output=True, text=True, check=False)
    assert ran.returncode == 2 and reason in ran.stderr and 'broken.words' in ran.stderr, ran.stderr
    assert not (world / 'broken/index.html').exists()


@pytest.mark.seldom
def test_search_saved_and_offline_work(reader, host):
    opened(reader, host)
    title = reader.evaluate('document.querySelector(".card h3, .card h2").innerText')
    reader.open(host.address + 'search.html?q=' + title.split()[0])
    reader.wait('document.querySelectorAll("main .card").length > 0')
    reader.open(host.address + 'technology.html')
    reader.wait('document.querySelector(".card .tools") !== null')
    click(reader, '.card [data-act="save"]')
    reader.wait('localStorage.getItem("pulse.saved")?.length > 10')
    reader.open(host.address + 'saved.html')
    reader.wait('document.querySelectorAll("#saved .card, #saved article, #saved li").length > 0')
    # The list of the edition is kept last, when all that it names is.
    until(lambda: keeps(reader, host, 'edition.json'), 'the edition is kept')
    stores = {name for name, _ in entries(reader, host)}
    assert stores == {f'pulse-private pulse-edition {host.address}', f'pulse-shell {host.address}'}
    kept = [url.removeprefix(host.address) for name, url in entries(reader, host) if 'private' in name]
    assert len(kept) > 60 and all(re.fullmatch('kept/[0-9a-f]{32}', path) for path in kept)
    host.is_there = False
    for page in ('index.html', 'headlines.html', 'digest.html', 'saved.html'):
        reader.open(host.address + page)
        reader.wait('document.querySelector("main#main h1") !== null')
        reader.wait('document.querySelector(".banner") !== null')
        reader.idle()
    # Locked, it asks for the passphrase without a network, too.
    click(reader, '[data-lock]')
    is_locked(reader)
    type_in(reader, PASSPHRASE)
    reader.wait('document.querySelector("main#main h1") !== null')
    reader.idle()


def entries(browser, host):
    """The store and the address of all that the browser keeps of a site."""
    run, origin = browser.driver.execute_cdp_cmd, host.address.rstrip('/')

    def found():
        try:
            return [
                (cache['cacheName'], entry['requestURL'])
                for cache in run('CacheStorage.requestCacheNames', dict(securityOrigin=origin))['caches']
                for entry in run(
                    'CacheStorage.requestEntries', dict(cacheId=cache['cacheId'], skipCount=0, pageSize=5000)
                )['cacheDataEntries']
            ]
        except WebDriverException:
            # One was replaced while it was looked at.
            return None

    return until(found, 'what is kept')


def keeps(browser, host, path, folder=''):
    """Whether the worker of a site, in a folder or at the root, keeps a file, under the name that it has there."""
    place = browser.driver.execute_async_script(
        """
        const [root, url, done] = arguments
        const asked = indexedDB.open(`pulse-private ${root}`)
        asked.onsuccess = () => {
          asked.result.transaction('keys').objectStore('keys').get('site').onsuccess = async ({ target }) => {
            asked.result.close()
            const text = new TextEncoder().encode(`place\\0${url}\\0`)
            const name = new Uint8Array(await crypto.subtle.sign('HMAC', target.result.key, text)).slice(0, 16)
            done(Array.from(name, (byte) => byte.toString(16).padStart(2, '0')).join(''))
          }
        }""",
        host.address + folder,
        host.address + folder + path,
    )
    return any(url.endswith('/kept/' + place) for _, url in entries(browser, host))


@pytest.mark.seldom
def test_it_locks_when_asked_when_the_time_is_over_and_when_it_is_left(reader, host):
    opened(reader, host)
    assert reader.evaluate('document.querySelector("[data-lock]").getBoundingClientRect().height') >= 44
    click(reader, '[data-lock]')
    is_locked(reader)
    reader.open(host.address + 'headlines.html')
    is_locked(reader)
    # A time that is over, as if it had passed.
    opened(reader, host, after='300')
    reader.driver.execute_async_script(
        """
        const done = arguments[0]
        const asked = indexedDB.open(`pulse-private ${location.origin}/`)
        asked.onsuccess = () => {
          const keys = asked.result.transaction('keys', 'readwrite').objectStore('keys')
          const found = keys.get('site')
          found.onsuccess = () => {
            keys.put({ ...found.result, used: Date.now() - 301000 }, 'site').onsuccess = () => {
              asked.result.close()
              done()
            }
          }
        }"""
    )
    reader.open(host.address + 'headlines.html')
    is_locked(reader)
    # At once: from page to page it stays open, and who comes back from elsewhere is asked.
    opened(reader, host, after='0')
    reader.open(host.address + 'headlines.html')
    reader.wait('document.querySelector("main#main h1")?.textContent === "Headlines"')
    reader.open('about:blank')
    reader.open(host.address + 'headlines.html')
    is_locked(reader)


def test_the_key_cannot_be_taken_out(reader, host):
    opened(reader, host)
    answer = reader.driver.execute_async_script(
        """
        const done = arguments[0]
        const asked = indexedDB.open(`pulse-private ${location.origin}/`)
        asked.onsuccess = () => {
          asked.result.transaction('keys').objectStore('keys').get('site').onsuccess = ({ target }) => {
            asked.result.close()
            crypto.subtle.exportKey('raw', target.result.key).then(() => done('taken'), (error) => done(error.name))
          }
        }"""
    )
    assert answer == 'InvalidAccessError'


def test_a_visit_that_begins_at_a_storys_address_opens_it(reader, host, world):
    story = min(path.name for path in (world / 'open/stories').glob('*.html') if path.stat().st_size > 3000)
    opened(reader, host, f'stories/{story}')
    assert reader.evaluate('location.pathname') == f'/stories/{story}'
    assert reader.evaluate('document.querySelector("h1").textContent.length') > 10


@pytest.mark.seldom
def test_a_site_sealed_anew_asks_again(reader, host, world, tmp_path):
    subprocess.run(['cp', '-r', world, tmp_path / 'world'], check=True)
    folder = tmp_path / 'world'
    server = Host(folder / 'hidden')
    try:
        opened(reader, server)
        (folder / 'words').write_text('another lantern orbit thistle')
        build(folder, 'hidden', '--offline', status=0)
        reader.open(server.address + 'technology.html')
        is_locked(reader)
        type_in(reader, 'another lantern orbit thistle')
        reader.wait('document.querySelector("main#main h1") !== null')
        reader.idle()
    finally:
        server.shutdown()
        server.server_close()


def test_a_browser_that_cannot_decrypt_the_site_says_so_in_one_line(reader, host):
    reader.run_first('Object.defineProperty(Crypto.prototype, "subtle", { value: undefined })')
    reader.open(host.address)
    reader.wait('document.querySelector("#unable").checkVisibility()')
    assert not reader.evaluate('document.querySelector("#opening").checkVisibility()')
    reader.look(DESKTOP, scripts=False)
    reader.open(host.address)
    assert 'needs JavaScript' in reader.evaluate('document.querySelector("noscript").textContent')


@pytest.mark.rotates
@pytest.mark.parametrize('language', LANGUAGES)
def test_the_passphrase_page_and_the_site_pass_axe_in_every_language(reader, world, language, in_turn):
    """A site whose own language it is: nobody chooses before the door is open. Behind it a reader may change the language."""
    name = f'hidden-{language}'
    settings = json.loads((world / 'hidden.json').read_text())
    (world / f'{name}.json').write_text(json.dumps(settings | dict(site=settings['site'] | dict(language=language))))
    build(world, name, status=0)
    server = Host(world / name)
    said = json.loads((ROOT / f'Templates/words/{language}.json').read_text(encoding='utf-8'))
    look = [(PHONE, False), (PHONE, True), (DESKTOP, False)]
    try:
        reader.open(server.address)
        reader.wait('document.querySelector("#opening")?.hidden === false')
        assert reader.evaluate('document.documentElement.lang') == language
        assert reader.evaluate('document.querySelector("label").textContent') == said['private.passphrase']
        for size, dark in look:
            reader.look(size, dark)
            drawn(reader)
            assert violations(reader) == [], (size, dark)
            wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
            assert reader.evaluate(wide) <= 0
        type_in(reader, 'lantern orbit thimble')
        reader.wait(f'document.querySelector("#said").textContent === {json.dumps(said["private.wrong"])}')
        assert violations(reader) == []
        reader.look(PHONE, scripts=False)
        reader.open(server.address)
        reader.look(PHONE)
        assert said['private.scripts'] in reader.evaluate('document.querySelector("noscript").textContent')
        opened(reader, server)
        # Half of them a run, and so each in three languages in six.
        for page in in_turn(('index.html', 'technology.html', 'settings.html', 'you.html', 'discover.html'), 2):
            reader.open(server.address + page)
            reader.wait('document.querySelector("main#main h1") !== null')
            reader.idle()
            assert reader.evaluate('document.documentElement.lang') == language
            lock = reader.evaluate('document.querySelector("[data-lock]").textContent')
            assert lock == said['private.lock'], page
            # Colours do not depend on the words, nor anything else on the colours.
            for size, dark in look if language == 'en' else look[:1]:
                reader.look(size, dark)
                drawn(reader)
                only = COLOURS if dark else RULES
                assert violations(reader, only, None if language == 'en' else COLOURS) == [], (page, size, dark)
            other = LANGUAGES[LANGUAGES.index(language) - 1]
            speak(reader, other)
            assert violations(reader, RULES, COLOURS) == [], (page, other)
            speak(reader, language)
    finally:
        server.shutdown()
        server.server_close()
