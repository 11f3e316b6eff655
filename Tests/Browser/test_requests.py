"""How many files a page asks for until it has done all that it does by itself, on a phone that knows nothing of the site yet."""

import gzip
import re

import pytest
from acting import keep
from conftest import DESKTOP, KNOWN, PHONE, QUIET
from test_access import types
from test_gestures import press

# Of the page itself, its style, its scripts, its words and its data; 22 to 54 before scripts were put together.
MOST = 12
# And of the files that cards come from, a few with the days of what is shown.
CARDS = re.compile('search/cards-')
MOST_CARDS = 4


def asked(browser, address, page):
    """The files that a page asks for, of the site and of nobody else."""
    run = browser.driver.execute_cdp_cmd
    run('Network.clearBrowserCache', {})
    run('Storage.clearDataForOrigin', dict(origin=address.rstrip('/'), storageTypes='service_workers,cache_storage'))
    # What the worker fetches to keep is its own affair: it comes when the page is done.
    run('Network.setBypassServiceWorker', dict(bypass=True))
    browser.open(address + page)
    browser.idle()
    browser.wait(
        'performance.now() - Math.max(...performance.getEntriesByType("resource").map(e => e.responseEnd)) > 300'
    )
    return [url.removeprefix(address) for url in browser.requests() if url.startswith('http')]


# A reader who has an order of the desks, mutes a word and follows topics, a place, a running story and a word.
NONE = dict(topics=[], places=[], sources=[], stories=[], threads=[], teams=[], words=[], languages=[])
CHOICES = dict(
    onboarding=dict(isDone=True),
    preferences=dict(accent='violet', size='large'),
    following=NONE | dict(topics=['technology', 'sports'], places=['PT'], threads=['0a93340e197bebb5'], words=['chip']),
    desks=dict(order=['sports', 'news'], hidden=['gaming']),
    discover=NONE | dict(topics=['technology']),
    muted=dict(sources=[], words=['golf'], kinds=[], presets=[]),
)

# The pages that most readers see, beside stories.
OFTEN = {'index.html', 'digest.html', 'headlines.html'}

# The pages that say something by scripts to everybody.
ASKING = {
    f'{name}.html'
    for name in 'article discover following history insights media puzzles report saved search settings'.split()
}


@pytest.mark.rotates
@pytest.mark.parametrize('choices', [dict(onboarding=dict(isDone=True)), CHOICES], ids=['nothing', 'much'])
def test_every_kind_of_page_asks_for_twelve_files_at_most(chromium, address, site, pages, choices, in_turn):
    """Whatever the reader has chosen, and whatever is asked for: that the search's files are data makes none less.

    The pages that most readers see are asked every time, a fifth of the others a run: so each with both choices in ten.
    """
    every = types(site, pages)
    assert len(every) > 20
    often = [page for page in every if page in OFTEN or page.startswith('stories/')]
    run = chromium.driver.execute_cdp_cmd
    run('Network.enable', {})
    chromium.look(PHONE)
    found = {}
    try:
        for page in [*often, *in_turn([page for page in every if page not in often], 5)]:
            chromium.open(address + QUIET)
            chromium.evaluate('localStorage.clear()')
            # The front page of who is here for the first time asks for no more.
            if page != 'index.html' or choices is CHOICES:
                keep(chromium, **choices)
            found[page] = asked(chromium, address, page)
    finally:
        run('Network.setBypassServiceWorker', dict(bypass=False))
        chromium.look(DESKTOP)
        chromium.clear(address)
    of_cards = {page: [url for url in urls if CARDS.match(url)] for page, urls in found.items()}
    assert {page: urls for page, urls in found.items() if len(urls) - len(of_cards[page]) > MOST} == {}
    assert {page: urls for page, urls in of_cards.items() if len(urls) > MOST_CARDS} == {}
    # No file twice.
    assert {page: urls for page, urls in found.items() if len(urls) != len(set(urls))} == {}
    if choices is CHOICES:
        assert any(url.endswith('/yours.js') for url in found['index.html'])
        return
    # Those ask for less: no script and no words of what only some readers have.
    assert len(often) > len(OFTEN) and max(len(found[page]) for page in often) <= 9
    of_features = re.compile('yours|follow|words/')
    assert {page for page in found if any(map(of_features.search, found[page]))} <= ASKING


def test_discover_opens_from_one_file_and_loads_the_rest_when_something_is_chosen(browser, address):
    browser.open(address + 'discover.html')
    shown = '[...document.querySelectorAll("#discover > .cards h3")].map(e => e.textContent)'
    browser.wait(f'{shown}.length === 24')
    browser.idle()
    data = re.compile('/search/(.*)[.]json')
    first = [data.search(url)[1] for url in browser.requests() if data.search(url)]
    assert first == ['front']
    before = browser.evaluate(shown)
    pills = '[...document.querySelectorAll("[data-pill]")].map(e => e.dataset.pill + e.textContent)'
    offered = browser.evaluate(pills)
    browser.evaluate('document.querySelector("#discover > .actions button").click()')
    browser.wait(f'{shown}.length === 48')
    # The same stories in the same order, and the same pills, now from all of them.
    assert browser.evaluate(shown)[:24] == before
    assert browser.evaluate(pills) == offered
    later = [data.search(url)[1] for url in browser.requests() if data.search(url)]
    assert [name for name in later if not name.startswith('cards-')] == ['front', 'own']


# What only some pages or some readers use, by the names that it has in scripts and style sheets; and where else it is used.
ELSEWHERE = (
    'own_choosing|own_follow_button|own_toggling|own_dressing|own_rules|own_follow_menu|own_continue|own_voices|own_yours|own_marks|own_order|search_text'
    '|keys|muting'
    '|map_waking|story|swipe|visits|today|puzzles|media|settings|saved'
)
STYLES = (
    r'search-(?:list|recent|reply|sort)|\.bars |\.sayings|\.trends|\.keys dt|\.sudoku|\.player|\.leaflet|\.sync'
    r'|\.order-list|\.followed|\.because|\.is-muted|\[data-(?:accent|font|density|size)|\.widget|\.pill-group|\.shelving|\.numbers|\.yours|\.continue|\.follows|dialog\.follow|\.personal \{'
)


def test_pages_that_use_a_feature_alone_load_it(chromium, address):
    """A page of words has the scripts and the style that every page has, and nothing of the features of others."""
    run = chromium.driver.execute_cdp_cmd
    run('Network.enable', {})
    chromium.look(PHONE)
    try:
        chromium.open(address + QUIET)
        chromium.evaluate(KNOWN)
        all_files = asked(chromium, address, 'about.html')
        # No words either: nothing is said by scripts there.
        assert not [url for url in all_files if 'words/' in url]
        files = [url for url in all_files if url.endswith(('.js', '.css'))]
        assert sorted(url.rsplit('/', 1)[1] for url in files) == ['categories.css', 'page.js', 'start.js', 'style.css']
        texts = [
            chromium.driver.execute_async_script(
                'const [url, done] = arguments; fetch(url).then((answer) => answer.text()).then(done)', address + url
            )
            for url in files
        ]
    finally:
        run('Network.setBypassServiceWorker', dict(bypass=False))
        chromium.look(DESKTOP)
        chromium.clear(address)
    assert re.findall(rf'export const \$(?:{ELSEWHERE}) =', '\n'.join(texts)) == []
    assert re.findall(STYLES, '\n'.join(texts)) == []
    sizes = {url.rsplit('/', 1)[1]: len(gzip.compress(text.encode())) for url, text in zip(files, texts, strict=True)}
    # 15.9 and 14.8 KB before features had files of their own; half a KB of the style is the lines of facts without stray dots, and
    # 0.6 of the script is keys of a site's own, storage that fails, and Undo beside other tabs.
    assert sizes['page.js'] < 12_000 and sizes['style.css'] < 12_000, sizes


def test_pressing_a_key_loads_the_keyboard_shortcuts(browser, address):
    """None is lost while they are on their way."""
    browser.look(PHONE)
    browser.open(address + 'about.html')
    browser.idle()
    assert not [url for url in browser.requests() if url.endswith('/keys.js')]
    press(browser, 'g', 'd')
    browser.wait('location.pathname === "/digest.html"')
