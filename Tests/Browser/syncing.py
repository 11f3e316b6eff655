"""Two browsers of one reader, what each has, and the ways between them."""

import json

import pytest
from acting import click, kept
from conftest import KNOWN, PHONE, QUIET, Browser, watched
from selenium.webdriver.common.keys import Keys

PASSPHRASE = 'lantern orbit thistle'

STATUS = 'document.querySelector(".sync-said").textContent'


def article(name, at, **more):
    return dict(id=name, title=f'Title of {name}', source='s', publisher='P', category='news', at=at) | more


def choice(**chosen):
    facets = ('topics', 'places', 'sources', 'stories', 'threads', 'teams', 'words', 'languages')
    return {facet: chosen.get(facet, []) for facet in facets}


# What two devices of one reader have: some of it is the same, some is not.
HERE = dict(
    preferences=dict(theme='dark', size='large'),
    saved=[article('both', 5, tags=['a'], note='Mine'), article('here', 4, note='A ñandú, 鳥 and 🐦')],
    read=dict(both=5, here=4),
    history=[article('here', 4)],
    muted=dict(sources=['x'], words=['reef'], presets=['war']),
    desks=dict(order=['sports', 'news'], hidden=[]),
    following=choice(topics=['technology'], teams=['Porto Alegre'], stories=['aaaa-a-story']),
    puzzles=dict(results={'2026-03-13': dict(quiz=3, easy=200)}, open={'2026-03-14': dict(hard='long state')}),
    media=dict(positions=dict(p=dict(at=30, when=2)), queue=[dict(id='p', src='a')], speed=1.5),
)

THERE = dict(
    preferences=dict(theme='light', accent='blue'),
    saved=[article('there', 9), article('both', 6, tags=['b'], note='Yours', favourite=True)],
    read=dict(both=7, there=9),
    history=[article('there', 9), article('both', 6)],
    muted=dict(sources=['y'], words=['reef'], kinds=['opinion']),
    following=choice(topics=['sports'], threads=['bbbb-running'], stories=['aaaa-the-story-renamed']),
    puzzles=dict(results={'2026-03-13': dict(quiz=4, easy=250), '2026-03-12': dict(target=2)}, open={}),
    media=dict(positions=dict(p=dict(at=90, when=3), q=dict(at=1, when=1)), queue=[dict(id='q', src='b')]),
)


@pytest.fixture(scope='module')
def second():
    """The other device: a browser of its own, which shares nothing with the first."""
    other = Browser.started('browser')
    yield other
    other.driver.quit()


@pytest.fixture
def other(second, address):
    with watched(second) as browser:
        browser.look(PHONE)
        browser.open(address + QUIET)
        browser.evaluate(KNOWN)
        yield browser
        browser.clear(address)


def opened(browser, address, passphrase=PASSPHRASE):
    browser.open(address + 'settings.html')
    click(browser, '[name="sync"]')
    browser.wait('document.activeElement.name === "sync-passphrase"')
    browser.driver.switch_to.active_element.send_keys(passphrase)


def button(browser, words):
    browser.wait(f'[...document.querySelectorAll(".sync button")].some(e => e.textContent === {json.dumps(words)})')
    browser.evaluate(
        f'[...document.querySelectorAll(".sync button")].find(e => e.textContent === {json.dumps(words)}).click()'
    )


def only(browser, *parts):
    for box in browser.driver.find_elements('css selector', '.sync-giving [type=checkbox]'):
        if (box.get_attribute('value') in parts) != box.is_selected():
            box.send_keys(Keys.SPACE)


def codes_of(browser):
    browser.wait('document.querySelector("[name=sync-text]") !== null')
    return browser.evaluate('document.querySelector("[name=sync-text]").value').split('\n')


def paste(browser, text):
    browser.driver.execute_script('document.querySelector("[name=sync-pasted]").value = arguments[0]', text)
    button(browser, 'Import')


def taken(browser):
    browser.wait('document.querySelector(".notice")?.textContent.startsWith("Merged.")')
    assert browser.evaluate('document.activeElement.name') == 'sync'


def is_joined(browser):
    saved = {one['id']: one for one in kept(browser, 'saved')}
    assert set(saved) == {'both', 'here', 'there'} and saved['here']['note'] == 'A ñandú, 鳥 and 🐦'
    assert set(saved['both']['tags']) == {'a', 'b'} and set(saved['both']['note'].split('\n')) == {'Mine', 'Yours'}
    assert saved['both']['favourite'] is True and [one['at'] for one in kept(browser, 'saved')] == [9, 6, 4]
    assert kept(browser, 'read') == dict(both=7, here=4, there=9)
    assert {one['id'] for one in kept(browser, 'history')} == {'both', 'here', 'there'}
    muted = kept(browser, 'muted')
    assert set(muted['sources']) == {'x', 'y'} and muted['words'] == ['reef']
    assert (muted['kinds'], muted['presets']) == (['opinion'], ['war'])
    assert kept(browser, 'desks')['order'] == ['sports', 'news']
    following = kept(browser, 'following')
    assert set(following['topics']) == {'technology', 'sports'} and len(following['stories']) == 1
    assert following['teams'] == ['Porto Alegre'] and following['threads'] == ['bbbb-running']
    puzzles = kept(browser, 'puzzles')
    assert puzzles['results'] == {'2026-03-13': dict(quiz=4, easy=200), '2026-03-12': dict(target=2)}
    assert puzzles['open'] == {'2026-03-14': dict(hard='long state')}
    media = kept(browser, 'media')
    assert media['positions'] == dict(p=dict(at=90, when=3), q=dict(at=1, when=1)) and media['speed'] == 1.5
    assert {track['id'] for track in media['queue']} == {'p', 'q'}
