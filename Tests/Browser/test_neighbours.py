"""Sites of one host (me.github.io/a, /b and a private /p) keep what their readers keep apart, and take along what they once shared."""

import json

import pytest
from acting import click, wait
from conftest import DESKTOP, watched
from sealed import PASSPHRASE, Host, secrets, type_in

OLD = {'title': 'An old story', 'url': 'https://example.org/old', 'publisher': 'P', 'at': 5, 'stamp': '', 'image': ''}


@pytest.fixture(scope='module')
def host(world, site, tmp_path_factory):
    root = tmp_path_factory.mktemp('neighbours')
    for name, target in (('a', site), ('b', site), ('p', world / 'hidden')):
        (root / name).symlink_to(target)
    server = Host(root)
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def reader(browsers, host):
    """A reader whose browser knows nothing of this host."""
    with watched(browsers('dejavu')) as browser:
        browser.look(DESKTOP)
        browser.allow('the server responded with a status of 40[34]', 'net::ERR_EMPTY_RESPONSE', 'net::ERR_FAILED')
        forget(browser, host)
        yield browser
        forget(browser, host)


def forget(browser, host):
    everything = dict(origin=host.address.rstrip('/'), storageTypes='all')
    browser.driver.execute_cdp_cmd('Storage.clearDataForOrigin', everything)


def visit(browser, address):
    browser.open(address)
    browser.idle()


def kept_at(browser, folder, key):
    """What a site keeps: every key of it begins with its path."""
    return json.loads(browser.evaluate(f'localStorage.getItem("pulse./{folder}/{key}")') or 'null')


def put(browser, **values):
    """What sites of one host shared before they had keys of their own."""
    for key, value in (values | {'version': 2}).items():
        browser.driver.execute_script(
            'localStorage.setItem("pulse." + arguments[0], arguments[1])', key, json.dumps(value)
        )


def titles(browser):
    return browser.evaluate('[...document.querySelectorAll("#saved .card h3")].map(each => each.textContent)')


def save(browser, address):
    """Saves an article; its title."""
    visit(browser, address + 'technology.html')
    click(browser, '.card [data-act="save"]')
    wait(browser, 'document.querySelector(".tools [data-act=save][aria-pressed=true]") !== null')
    return browser.evaluate('document.querySelector(".card:has([aria-pressed=true]) h3").textContent.trim()')


def test_pages_of_every_depth_have_the_keys_of_their_site(reader, host, site):
    deep = [
        min(site.glob(f'{folder}/*.html')).relative_to(site) for folder in ('stories', 'sports', 'archive', 'good-news')
    ]
    for page in ('index.html', 'offline.html', *map(str, deep)):
        reader.open(f'{host.address}a/{page}')
        assert reader.evaluate('document.documentElement.dataset.keys') == 'pulse./a/', page


def test_a_site_at_the_root_of_its_host_keeps_its_keys(browser, address):
    browser.open(address + 'about.html')
    assert browser.evaluate('document.documentElement.dataset.keys') == 'pulse.'


@pytest.mark.seldom
def test_what_is_kept_on_one_is_not_on_the_other(reader, host):
    a, b = (f'{host.address}{name}/' for name in 'ab')
    title = save(reader, a)
    visit(reader, a + 'saved.html')
    assert titles(reader) == [title]
    visit(reader, b + 'saved.html')
    assert titles(reader) == [] and kept_at(reader, 'b', 'saved') is None
    other = save(reader, b)
    visit(reader, b + 'settings.html')
    click(reader, '#settings [name="clear"]')
    wait(reader, 'localStorage.getItem("pulse./b/saved") === null')
    visit(reader, a + 'saved.html')
    assert titles(reader) == [title] and other


@pytest.mark.seldom
def test_the_names_of_stored_data_begin_with_the_site(reader, host):
    for name in 'ab':
        visit(reader, f'{host.address}{name}/puzzles.html')
        reader.wait('navigator.serviceWorker.controller !== null')
        reader.wait('document.querySelector("#puzzles")?.textContent.length > 100')
    kept = 'caches.keys().then(arguments[0])'
    reader.wait('caches !== undefined')
    names = reader.driver.execute_async_script(kept)
    assert names and all(name.endswith((f' {host.address}a/', f' {host.address}b/')) for name in names), names
    for name in names:
        urls = reader.driver.execute_async_script(
            'caches.open(arguments[0]).then(c => c.keys()).then(all => arguments[1](all.map(r => r.url)))', name
        )
        assert all(url.startswith(name.split(' ')[1]) for url in urls), name


@pytest.mark.seldom
def test_each_site_takes_over_data_from_when_it_was_shared(reader, host):
    reader.open(host.address + 'a/robots.txt')
    put(
        reader,
        preferences={'theme': 'dark'},
        muted={'sources': [], 'words': ['whale']},
        saved=[OLD | {'id': 'old', 'source': 'https://gone.example/feed'}],
        onboarding={'isDone': True},
        puzzles={'results': {'2026-03-13': {'quiz': 4}}, 'open': {}},
    )
    for name in 'ab':
        visit(reader, f'{host.address}{name}/saved.html')
        reader.wait(f'localStorage.getItem("pulse./{name}/taken") !== null')
        reader.wait('document.querySelectorAll("#saved .card").length === 1')
        assert kept_at(reader, name, 'muted')['words'] == ['whale']
        assert kept_at(reader, name, 'preferences')['theme'] == 'dark'
        assert kept_at(reader, name, 'puzzles')['results'] == {'2026-03-13': {'quiz': 4}}
        # Once: what is thrown away here does not come back.
        reader.evaluate(f'localStorage.setItem("pulse./{name}/saved", "[]")')
        visit(reader, f'{host.address}{name}/saved.html')
        assert titles(reader) == []


def test_articles_saved_by_the_site_at_the_root_belong_to_no_other_site(reader, host):
    reader.open(host.address + 'a/robots.txt')
    put(reader, preferences={'theme': 'dark'}, saved=[OLD | {'id': 'x', 'source': 's'}], root=1)
    visit(reader, host.address + 'a/saved.html')
    assert titles(reader) == [] and kept_at(reader, 'a', 'preferences') == {'theme': 'dark'}


@pytest.mark.seldom
def test_nothing_of_a_private_site_reaches_its_public_neighbour(reader, host, world):
    private, public = host.address + 'p/', host.address + 'b/'
    reader.open(private)
    reader.evaluate('localStorage.setItem("pulse./p/onboarding", `{"isDone":true}`)')
    type_in(reader, PASSPHRASE)
    reader.wait('document.querySelector("main#main") !== null')
    title = save(reader, private)
    visit(reader, public + 'saved.html')
    assert titles(reader) == [] and title
    stored = reader.evaluate('Object.entries(localStorage).filter(([key]) => !key.startsWith("pulse./p/")).join()')
    assert not [text for text in secrets(world / 'open') if text.decode() in stored]


@pytest.mark.seldom
def test_data_a_private_site_once_shared_stays_with_it(reader, host):
    private, public = host.address + 'p/', host.address + 'b/'
    reader.open(private)
    type_in(reader, PASSPHRASE)
    reader.wait('document.querySelector("main#main") !== null')
    reader.open(private + 'robots.txt')
    reader.evaluate('localStorage.clear()')
    source = 'https://secret.example/feed'
    followed = {
        name: [] for name in ('topics', 'places', 'sources', 'stories', 'threads', 'teams', 'words', 'languages')
    }
    put(
        reader,
        saved=[OLD | {'id': 'secret', 'source': source}],
        history=[OLD | {'id': 'secret', 'source': source}],
        searches=['secret words'],
        following=followed | {'words': ['secret'], 'topics': ['technology']},
        preferences={'theme': 'dark'},
    )
    visit(reader, public + 'saved.html')
    reader.wait('localStorage.getItem("pulse./b/taken") !== null')
    assert titles(reader) == []
    own = reader.evaluate('Object.entries(localStorage).filter(([key]) => key.startsWith("pulse./b/")).join()')
    assert 'secret' not in own
    assert kept_at(reader, 'b', 'preferences') == {'theme': 'dark'}
    assert kept_at(reader, 'b', 'following')['topics'] == ['technology']
    visit(reader, private + 'saved.html')
    reader.wait('document.querySelectorAll("#saved .card").length === 1')
    assert kept_at(reader, 'p', 'searches') == ['secret words']
