"""The search page itself: its field, its suggestions, and what happens when nothing can be found."""

import functools
import http.server
import re
import threading
import urllib.parse

import pytest
import searching
from conftest import DESKTOP, ON_ITS_WAY, PHONE, until, with_any_fonts
from searching import HELD, titles, visible
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from test_access import COLOURS, RULES, violations

page = searching.page


def test_answers_come_300_ms_after_the_last_key_and_the_address_follows(page):
    page.chromium.run_first(HELD)
    page.open()
    history = page.chromium.evaluate('history.length')
    page.field.send_keys('ferry')
    page.chromium.wait(f'pauses.length === {len("ferry")}')
    assert 'q=' not in page.driver.current_url and page.results() == []
    page.chromium.evaluate('pauses.at(-1)()')
    page.wait()
    assert page.driver.current_url.endswith('search.html?q=ferry')
    assert page.chromium.evaluate('history.length') == history
    before = [r['id'] for r in page.results()]
    page.open('?q=ferry')
    page.wait()
    assert before and [r['id'] for r in page.results()] == before
    assert page.field.get_attribute('value') == 'ferry'


def test_the_index_is_loaded_on_first_use(page):
    page.open()
    page.chromium.idle()
    assert not [url for url in page.chromium.requests() if '/search/' in url and url.endswith('.json')]
    page.field.click()
    until(lambda: [url for url in page.chromium.requests() if url.endswith('search/index.json')])


def test_the_count_is_announced(page):
    page.ask('ferry')
    status = page.driver.find_element(By.CSS_SELECTOR, '[role=status]')
    assert re.fullmatch(r'\d+ articles?', status.text)
    assert len(page.ask('xyzzyplugh')) == 0
    assert page.status().startswith('No results.')


@pytest.mark.parametrize('query', ['any good news today?', 'buenas noticias', 'boas notícias de hoje'])
def test_another_edition_that_is_asked_for_by_name_shows_what_it_leads_with(page, query):
    page.ask(query)
    page.chromium.wait('document.querySelectorAll(".search-reply li a").length > 1')
    assert page.chromium.evaluate('document.querySelector(".search-reply h2 a").href').endswith('/good-news/index.html')
    page.ask('good news ferry')
    assert not page.chromium.evaluate('document.querySelector(".search-reply h2 a")')


def test_when_no_article_has_all_words_those_with_some_are_shown_and_it_is_said(page):
    assert page.ask('lighthouse xyzzyplugh ')
    assert page.status().startswith('No article has all these words. These have some of them.')


def test_sorting(page):
    page.open('?q=the')
    page.wait()

    def sort(value):
        page.driver.find_element(By.CSS_SELECTOR, f'#search-sort option[value={value}]').click()
        page.wait()
        return page.results()

    newest = [r['time'] for r in sort('newest')]
    assert len(newest) == 20 and newest == sorted(newest, reverse=True)
    assert 'sort=newest' in page.driver.current_url
    oldest = [r['time'] for r in sort('oldest')]
    assert oldest == sorted(oldest) and oldest[0] < newest[-1]
    sources = [r['source'] for r in sort('source')]
    assert sources == sorted(sources, key=str.lower)
    sort('relevance')
    assert 'sort=' not in page.driver.current_url
    page.open('?q=the&sort=oldest')
    page.wait()
    assert [r['time'] for r in page.results()] == oldest


def test_more_answers_follow_and_the_focus_goes_with_them(page):
    page.open('?q=the')
    page.wait()
    assert len(page.results()) == 20
    page.driver.find_element(By.CSS_SELECTOR, '.search-more').send_keys(Keys.ENTER)
    until(lambda: len(page.results()) > 20)
    assert len({r['id'] for r in page.results()}) == len(page.results())
    assert page.chromium.evaluate(
        'document.activeElement.closest(".card") === document.querySelectorAll(".search-results > .card")[20]'
    )
    # Who presses twice means one portion.
    page.open('?q=the')
    page.wait()
    page.chromium.evaluate('[1, 2].forEach(() => document.querySelector(".search-more").click())')
    until(lambda: len(page.results()) > 20)
    page.chromium.idle()
    assert len({r['id'] for r in page.results()}) == len(page.results()) == 40


def test_suggestions_are_a_combobox(page):
    page.open()
    page.field.send_keys('news from kern')
    options = page.options()
    assert 'Kernel Notes publisher' in options
    assert page.field.get_attribute('aria-expanded') == 'true'
    page.field.send_keys(Keys.ARROW_DOWN)
    active = page.field.get_attribute('aria-activedescendant')
    assert page.driver.find_element(By.ID, active).get_attribute('aria-selected') == 'true'
    assert page.chromium.evaluate('document.activeElement.id') == 'search-field'
    page.field.send_keys(Keys.ARROW_UP)
    assert page.field.get_attribute('aria-activedescendant') is None
    for _ in range(options.index('Kernel Notes publisher') + 1):
        page.field.send_keys(Keys.ARROW_DOWN)
    page.field.send_keys(Keys.ENTER)
    assert page.field.get_attribute('value') == 'news from Kernel Notes '
    assert page.field.get_attribute('aria-expanded') == 'false'
    page.wait()
    assert {r['source'] for r in page.results()} == {'Kernel Notes'}


def test_late_suggestions_are_not_shown_after_a_search(page):
    # The lists arrive a second after the reader has typed and asked.
    page.chromium.run_first("""{
        const real = fetch
        window.fetch = async (...asked) => { await new Promise((done) => setTimeout(done, 1000)); return real(...asked) } }""")
    page.open()
    page.field.send_keys('lighth')
    page.field.send_keys(Keys.ENTER)
    page.wait()
    page.chromium.idle()
    assert page.field.get_attribute('aria-expanded') == 'false'
    # They are back with the next letter.
    page.field.send_keys('o')
    until(lambda: page.field.get_attribute('aria-expanded') == 'true')


def test_marked_words_are_not_repeated_in_the_reason(page):
    seen = 'document.querySelector(".search-why").getBoundingClientRect().width > 2'
    page.ask('lighthouse')
    assert page.results()[0]['why'] and not page.chromium.evaluate(seen)
    page.ask('lighthouse this week')
    assert page.chromium.evaluate(seen)


def test_categories_places_and_words_are_suggested_and_escape_closes(page):
    page.open()
    page.field.send_keys('techn')
    assert 'Technology section' in page.options()
    page.field.send_keys(Keys.ESCAPE)
    assert page.field.get_attribute('aria-expanded') == 'false'
    assert page.field.get_attribute('value') == 'techn'
    page.field.clear()
    page.field.send_keys('nairo')
    until(lambda: 'Nairobi place' in page.options())
    page.field.clear()
    page.field.send_keys('lighth')
    until(lambda: any('lighthouse' in option and 'word in headlines' in option for option in page.options()))
    page.driver.find_elements(By.CSS_SELECTOR, '[role=option]')[0].click()
    page.wait()
    assert 'lighthouse' in page.field.get_attribute('value') and page.results()


def test_searches_are_remembered_in_the_browser_and_forgotten_on_request(page):
    page.open()
    for query in ('ferry', '"central banks"', 'ferry'):
        page.field.clear()
        page.field.send_keys(query, Keys.ENTER)
        page.wait()
    assert page.chromium.evaluate('JSON.parse(localStorage["pulse.searches"])') == ['ferry', '"central banks"']
    page.open()
    page.field.click()
    assert [o.split(' recent search')[0] for o in page.options()] == ['ferry', '"central banks"']
    page.field.send_keys(Keys.ESCAPE)
    page.driver.find_element(By.CSS_SELECTOR, '.search-recent li:nth-child(2) button').click()
    page.wait()
    assert page.results() and page.field.get_attribute('value') == '"central banks"'
    page.open()
    page.driver.find_element(By.CSS_SELECTOR, '.search-recent > button').click()
    assert page.chromium.evaluate('localStorage["pulse.searches"]') == '[]'
    assert not page.driver.find_element(By.CSS_SELECTOR, '.search-recent').is_displayed()


def test_damaged_storage_breaks_nothing(page):
    page.chromium.evaluate('void (localStorage["pulse.searches"] = "{[")')
    assert page.ask('ferry')
    page.chromium.evaluate('void (localStorage["pulse.searches"] = "[1, null]")')
    assert page.ask('ferry')


# Texts that mean nothing, or something elsewhere.
ODD = [
    '<img src=x onerror=alert(1)>',
    '"',
    '"""',
    '\\',
    '*',
    '[a-z',
    '${x}',
    '%',
    '&sort=oldest#x',
    '__proto__',
    'constructor',
    'a' * 2000,
    '"' * 300,
    '\u202e\u0000x',
    '𝕏 🦀',
    'from ' * 50,
    'from from yesterday yesterday',
]


def test_no_query_breaks_the_page(page, in_turn):
    for query in in_turn(ODD, 3):
        page.open('?q=' + urllib.parse.quote(query))
        page.wait()
        assert page.chromium.console() == [], query
        assert page.chromium.evaluate('document.querySelectorAll("main img, main script").length') == 0, query


def test_hostile_articles_are_only_text(page):
    found = page.ask('javascript oslo')
    assert '“> ![x](javascript:alert(1)) [a](https://x.example) `Oslo`' in titles(found)
    assert page.chromium.evaluate('document.querySelectorAll("main img, main script").length') == 0
    assert all(not r['link'] or r['link'].startswith('http') for r in found)
    assert page.chromium.console() == []


def test_the_language_of_the_interface(page):
    page.chromium.evaluate('void (localStorage["pulse.preferences"] = JSON.stringify({ language: "es" }))')
    page.open('?q=tech+news')
    page.wait()
    until(lambda: re.fullmatch(r'\d+ artículos?', page.status()))
    assert 'sección: Tecnología' in page.results()[0]['why']
    assert page.driver.find_element(By.CSS_SELECTOR, '.search-form label').text == 'Buscar noticias'
    assert page.driver.find_element(By.CSS_SELECTOR, '.search-form button').text == 'Buscar'


def test_the_field_stands_in_the_page_as_it_comes(page):
    """While the scripts are on their way there is a field, no line that they are needed, and what is typed early is kept."""
    page.driver.execute_cdp_cmd('Network.enable', {})
    page.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=['*/page.js']))
    page.chromium.expect(ON_ITS_WAY)
    try:
        page.chromium.open(page.address + 'search.html')
        assert visible(page.chromium, '#search-field') == 1 and visible(page.chromium, '.search-needs') == 0
        page.field.send_keys('ferry')
    finally:
        page.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=[]))
    page.chromium.evaluate(
        "void import(document.querySelector('script[src$=\"/start.js\"]').src.replace('start.js', 'page.js'))"
    )
    page.wait()
    assert page.field.get_attribute('value') == 'ferry' and page.results()


def test_without_scripts_the_page_says_so_and_has_no_dead_form(chromium, address):
    chromium.look(DESKTOP, scripts=False)
    chromium.open(address + 'search.html?q=ferry')
    chromium.look(DESKTOP, scripts=True)
    assert visible(chromium, 'form, input, button:not([popovertarget])') == 0
    assert 'It needs JavaScript' in chromium.evaluate('document.querySelector("main").innerText')
    assert (
        chromium.evaluate(
            "document.querySelectorAll(\"main a[href$='index.md'], main a[href$='stories.html']\").length"
        )
        == 2
    )


def test_from_a_file_the_page_says_that_search_needs_a_host(chromium, site):
    chromium.look(DESKTOP)
    chromium.open((site / 'search.html').as_uri())
    assert 'not from a file' in chromium.evaluate('document.querySelector("main").innerText')
    assert visible(chromium, 'form') == 0
    assert chromium.console() == []


def test_an_index_that_cannot_be_loaded_is_reported_and_retried(page):
    page.open()
    page.driver.execute_cdp_cmd('Network.enable', {})
    page.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=['*search/index.json']))
    try:
        page.field.send_keys('ferry')
        page.wait()
        until(lambda: page.status().startswith('The search index could not be loaded.'))
    finally:
        page.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=[]))
    page.field.send_keys(Keys.ENTER)
    until(lambda: page.results())


def test_every_page_leads_to_the_search(chromium, address, pages):
    deep = next(page for page in pages if page.startswith('stories/'))
    chromium.look(DESKTOP)
    chromium.open(address + deep)
    chromium.driver.find_element(By.CSS_SELECTOR, '.places a[href$="search.html"]').click()
    until(lambda: chromium.driver.find_elements(By.CSS_SELECTOR, '.search-form'))


def test_the_search_works_in_a_folder_of_a_host(chromium, site, tmp_path):
    (tmp_path / 'a b').mkdir()
    (tmp_path / 'a b/c').symlink_to(site)

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        chromium.look(DESKTOP)
        chromium.open(f'http://127.0.0.1:{server.server_address[1]}/a%20b/c/search.html?q=ferry')
        until(lambda: chromium.driver.find_elements(By.CSS_SELECTOR, '.search-results .card h3 a'))
        chromium.idle()
        assert chromium.leave() == []
    finally:
        server.shutdown()


@with_any_fonts
def test_answers_fit_the_screen(page):
    page.chromium.look((320, 800))
    page.open('?q=malaria')
    page.wait()
    assert page.results()
    for width in (320, 390, 1280):
        page.chromium.look((width, 800))
        assert page.chromium.evaluate('document.documentElement.scrollWidth') <= width
    page.field.send_keys(' sh')
    page.options()
    for width in (1280, 390, 320):
        page.chromium.look((width, 800))
        assert page.chromium.evaluate('document.documentElement.scrollWidth') <= width
        small = page.chromium.evaluate("""[...document.querySelectorAll('.search button, .search select, .search input, [role=option]')]
            .filter(e => e.checkVisibility()).map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 120)])
            .filter(([box]) => box.height < 24 || box.width < 24).map(([, html]) => html)""")
        assert small == [], width


@pytest.mark.rotates
@pytest.mark.parametrize('size', [PHONE, DESKTOP], ids=['phone', 'desktop'])
@pytest.mark.parametrize('dark', [False, True], ids=['light', 'dark'])
def test_axe_finds_nothing_in_answers_and_suggestions(page, size, dark):
    page.chromium.look(size, dark)
    page.open('?q=malaria')
    page.wait()
    page.field.send_keys(' sh')
    page.options()
    # In the dark only colours are others.
    assert violations(page.chromium, COLOURS if dark else RULES) == []
