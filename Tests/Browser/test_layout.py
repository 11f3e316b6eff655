"""Nothing is wider than the screen, whatever the fonts, the size of the text and the length of its words."""

import pytest
from conftest import with_any_fonts
from test_demo import kinds

# As long as words get: German, Portuguese, Finnish. Dictionaries and laws have them; what feeds bring may have no end at all.
LONG = [
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    'pneumoultramicroscopicossilicovulcanoconiótico',
    'lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas',
]

# Where what others wrote stands: headlines and summaries, names of publishers, places, stories and categories.
NAMES = 'main :is(h1, h2, h3, p, li, dt, dd, td, th, a, strong, time, summary, legend), .masthead a, .colophon a'

# Puts a long word into each, in place of the first of its own; how many they are.
STRETCH = """
const [selector, words] = arguments
window.stretched = []
for (const element of document.querySelectorAll(selector)) {
    const text = [...element.childNodes].find(n => n.nodeType === Node.TEXT_NODE && /\\p{L}{3}/u.test(n.data))
    // Rows that are moved sideways may be as long as they like.
    if (!text || element.closest('svg, .unseen, .places, .desks, .map-live')) continue
    text.data = text.data.replace(/\\p{L}{3,}/u, words[stretched.length % words.length])
    stretched.push(text)
}
return stretched.length"""

# Those of them that stand out on the right of a screen of 320 pixels.
OUTSIDE = """stretched.filter((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return text.parentElement.checkVisibility() && range.getBoundingClientRect().right > 321
}).map((text) => text.parentElement.outerHTML.slice(0, 160))"""


@pytest.fixture
def visited(chromium, address):
    chromium.open(address + '404.html')
    chromium.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
    yield chromium
    chromium.open(address + '404.html')
    chromium.evaluate('localStorage.clear()')


def show(browser, address):
    """Opens a page, with those parts, too, that are drawn only when they come into sight."""
    browser.open(address)
    browser.settled()
    browser.driver.execute_script(
        'document.querySelectorAll(".stretch").forEach(e => { e.style.contentVisibility = "visible" })'
    )


def width_of(browser):
    return browser.evaluate('document.documentElement.scrollWidth')


def enlarge(browser, percent):
    browser.driver.execute_script('document.documentElement.style.fontSize = arguments[0] + "%"', percent)


@with_any_fonts
def test_nothing_is_wider_than_the_screen(visited, address, pages):
    """Neither as it comes, nor with text twice as large on a phone (WCAG 2.2, 1.4.4 and 1.4.10)."""
    wide = {}
    for page in kinds(pages):
        show(visited, address + page)
        for width, percent in ((1280, 100), (768, 100), (390, 100), (320, 100), (320, 200), (390, 200)):
            visited.look((width, 800))
            enlarge(visited, percent)
            if width_of(visited) > width:
                wide[f'{page}, {width} pixels, {percent} %'] = width_of(visited)
    assert wide == {}


@with_any_fonts
def test_the_longest_words_fit_the_smallest_screen(visited, address, pages):
    wide = {}
    for page in kinds(pages):
        visited.look((320, 800))
        show(visited, address + page)
        changed = visited.driver.execute_script(STRETCH, NAMES, LONG)
        assert changed > 0, page
        for percent in (100, 200):
            enlarge(visited, percent)
            out = visited.evaluate(OUTSIDE)
            if out or width_of(visited) > 320:
                wide[f'{page}, {percent} %'] = [width_of(visited), *out[:3]]
    assert wide == {}


def test_what_is_too_wide_is_seen(visited, address):
    visited.look((320, 800))
    show(visited, address + 'index.html')
    visited.driver.execute_script(STRETCH, NAMES, LONG)
    assert (visited.evaluate(OUTSIDE), width_of(visited)) == ([], 320)
    visited.driver.execute_script('document.body.style.overflowWrap = "normal"')
    assert visited.evaluate(OUTSIDE) and width_of(visited) > 320
