"""The search page as tests use it: typed into, on the day of the samples."""

import pytest
from conftest import DESKTOP, QUIET, until
from selenium.webdriver.common.by import By

# The samples end on Saturday 14 March 2026, 18:00 in Lisbon.
NOW = 1773511200000


@pytest.fixture
def page(chromium, address):
    """The search page on the day of the samples, nothing remembered."""
    chromium.look(DESKTOP)
    chromium.run_first(f'Date.now = () => {NOW}')
    chromium.run_first(BRISK)
    chromium.open(address + QUIET)
    chromium.evaluate('localStorage.clear()')
    yield SearchPage(chromium, address)
    chromium.evaluate('localStorage.clear()')


# What stands in the form has been asked for, and the answers are there.
ANSWERED = """(() => {
    const asked = new URLSearchParams(location.search), value = (selector) => document.querySelector(selector).value.trim()
    return (asked.get('q') ?? '') === value('#search-field') && (asked.get('sort') ?? 'relevance') === value('#search-sort')
        && document.querySelector('.search-results').ariaBusy === 'false' })()"""

# The pause of a reader who types ends when a test says so, by `pauses.at(-1)()`.
HELD = """
    window.pauses = []
    const real = setTimeout
    window.setTimeout = (act, milliseconds, ...rest) =>
        milliseconds === 300 ? -pauses.push(act) : real(act, milliseconds, ...rest)"""


# The pause is a third as long as a reader's, and still longer than the one between two keys.
BRISK = """{
    const real = setTimeout
    window.setTimeout = (act, milliseconds, ...rest) => real(act, milliseconds === 300 ? 100 : milliseconds, ...rest) }"""


class SearchPage:
    def __init__(self, chromium, address):
        self.chromium, self.driver, self.address = chromium, chromium.driver, address

    def open(self, rest=''):
        self.chromium.open(self.address + 'search.html' + rest)
        # The form stands in the page before anybody listens to it.
        self.chromium.wait('performance.getEntriesByName("pulse:ready").length > 0')
        return self

    @property
    def field(self):
        return self.driver.find_element(By.ID, 'search-field')

    def ask(self, query):
        """Types a query as a reader does, and waits for its answers."""
        self.open()
        self.field.send_keys(query)
        self.wait()
        return self.results()

    def again(self, query):
        """Types another query in place of the one that stands in the field."""
        self.field.clear()
        self.field.send_keys(query)
        self.wait()
        return self.results()

    def wait(self):
        self.chromium.wait(ANSWERED)

    def status(self):
        return self.driver.find_element(By.CSS_SELECTOR, '.search-status').text

    def results(self):
        return self.chromium.evaluate("""[...document.querySelectorAll('.search-results > .card')].map(card => ({
            title: card.querySelector('h3').textContent, why: card.querySelector('.search-why').textContent,
            category: card.dataset.category, source: card.querySelector('.facts strong').textContent,
            time: Date.parse(card.querySelector('time').dateTime), id: card.dataset.id,
            link: card.querySelector('h3 a')?.href, text: card.textContent,
            marks: [...card.querySelectorAll('mark')].map(mark => mark.textContent) }))""")

    def options(self):
        until(lambda: self.driver.find_elements(By.CSS_SELECTOR, '#search-list:not([hidden]) [role=option]'))
        return [' '.join(o.text.split()) for o in self.driver.find_elements(By.CSS_SELECTOR, '[role=option]')]


def titles(results):
    return [result['title'] for result in results]


def visible(chromium, selector):
    return chromium.evaluate(
        f'[...document.querySelectorAll({selector!r})].filter(element => element.checkVisibility()).length'
    )
