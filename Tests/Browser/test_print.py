"""On paper: what is read and where it comes from, black on white whatever the reader chose for the screen; nothing to press."""

import re

import pytest
from conftest import DESKTOP, QUIET, with_any_fonts

# Links and buttons that paper cannot follow.
GONE = '.skip, .places, .editions-open, .today-bar, .story-bar, .desks, .chips, .colophon nav, .tools, .filters, .gallery-open, .map-stage, .map-tools'
SEEN = """[...document.querySelectorAll(arguments[0])].filter(e => e.checkVisibility()).map(e => e.outerHTML.slice(0, 100))"""
COLOURS = """[...new Set([document.body, ...document.querySelectorAll("h1, h2, h3, .words p, .facts, .kicker a")]
    .filter(e => e.checkVisibility()).map(e => getComputedStyle(e).color))]"""


@pytest.fixture
def paper(chromium, address):
    """Pages as they are printed by a reader who chose dark colours."""
    chromium.look(DESKTOP, dark=True)
    chromium.open(address + QUIET)
    chromium.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
    chromium.evaluate('localStorage.setItem("pulse.preferences", `{"theme":"dark"}`)')

    def show(page):
        chromium.open(address + page)
        chromium.settled()
        shown = chromium.driver.execute_script('return ' + SEEN, GONE)
        chromium.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', dict(media='print'))
        return shown

    yield show
    chromium.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', dict(media=''))
    chromium.evaluate('localStorage.clear()')


def black_on_white(chromium):
    grounds = [
        chromium.evaluate(f'getComputedStyle(document.querySelector("{e}")).backgroundColor') for e in ('html', 'body')
    ]
    levels = [[int(n) for n in re.findall(r'\d+', colour)] for colour in chromium.evaluate(COLOURS)]
    return set(grounds) <= {'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'} and all(max(level[:3]) <= 51 for level in levels)


def test_a_category_is_printed_without_controls(chromium, paper):
    assert len(paper('news.html')) > 10
    assert chromium.driver.execute_script('return ' + SEEN, GONE) == []
    assert black_on_white(chromium)
    # Every article keeps its publisher and its time.
    kept = chromium.evaluate("""[...document.querySelectorAll(".card")].every(e => e.querySelector(".facts strong").checkVisibility()
        && e.querySelector(".facts time").checkVisibility() && e.querySelector("h3").checkVisibility())""")
    assert kept
    # What is folded on the screen is open on paper.
    chromium.wait('document.querySelector(".meaning li").getBoundingClientRect().height > 0')
    assert chromium.evaluate('getComputedStyle(document.querySelector(".stretch-head")).position') == 'static'


def test_a_story_is_printed_with_the_addresses_of_its_reports(chromium, paper, site):
    longest = max(site.glob('stories/*.html'), key=lambda page: page.stat().st_size)
    assert paper(f'stories/{longest.name}')
    assert chromium.driver.execute_script('return ' + SEEN, GONE) == []
    assert black_on_white(chromium)
    told = chromium.evaluate("""[...document.querySelectorAll(".account > h2 a, .timeline .words a")]
        .map(a => [getComputedStyle(a, "::after").content, JSON.stringify(a.getAttribute("href"))])""")
    assert len(told) > 3 and all(shown == address and 'http' in shown for shown, address in told)


def test_the_map_is_printed_as_its_list(chromium, paper):
    assert any('map-stage' in tag for tag in paper('map.html'))
    assert chromium.driver.execute_script('return ' + SEEN, GONE) == []
    assert chromium.evaluate('document.querySelectorAll(".country .line").length') > 30
    assert black_on_white(chromium)


@with_any_fonts
def test_a_page_of_paper_is_not_wider_than_the_paper(chromium, paper):
    """A4 between margins of 15 mm, at 96 pixels an inch."""
    for page in ('index.html', 'technology.html', 'digest.html', 'report.html'):
        chromium.look((680, 1000), dark=True)
        paper(page)
        assert chromium.evaluate('document.documentElement.scrollWidth') <= 680, page
