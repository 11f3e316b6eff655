"""Nothing is wider than the screen nor too small for a finger, whatever the fonts, the size of the text and the length of its words."""

import pytest
from conftest import KNOWN, PHONE, QUIET, with_any_fonts
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
    return text.isConnected && text.parentElement.checkVisibility() && range.getBoundingClientRect().right > 321
}).map((text) => text.parentElement.outerHTML.slice(0, 160))"""


# What is less than 24 CSS pixels high or wide (WCAG 2.2, 2.5.8), but for links that take up the row around them.
SMALL = """[...document.querySelectorAll("button, summary, select, input, nav a, .kicker a, .facts a, .card h3 a, .line .words a")]
    .filter(e => e.checkVisibility() && !e.closest(".unseen") && e.type !== "checkbox" && !e.closest("svg"))
    .filter(e => getComputedStyle(e, "::after").position !== "absolute")
    .map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 100)])
    .filter(([r]) => r.width > 0 && (r.height < 23.9 || r.width < 23.9)).map(([r, h]) => `${r.width}x${r.height} ${h}`)"""

# Widths of screens, and sizes of text in per cent (WCAG 2.2, 1.4.4 and 1.4.10).
SCREENS = (1280, 100), (768, 100), (390, 100), (320, 100), (320, 200), (390, 200)

# Nobody else's words stand on it.
OWN_WORDS_ALONE = {'you.html'}


@pytest.fixture
def visited(chromium, address):
    chromium.open(address + QUIET)
    chromium.evaluate(KNOWN)
    yield chromium
    chromium.clear(address)


def show(browser, address):
    """Opens a page, with those parts, too, that are drawn only when they come into sight."""
    browser.open(address)
    browser.settled()
    browser.driver.execute_script(
        'document.querySelectorAll(".stretch").forEach(e => { e.style.contentVisibility = "visible" })'
    )


def width_of(browser):
    return browser.evaluate('document.documentElement.scrollWidth')


def enlarged(browser, percent):
    """The width of the page with text so large."""
    return browser.driver.execute_script(
        'document.documentElement.style.fontSize = arguments[0] + "%"; return document.documentElement.scrollWidth',
        percent,
    )


@pytest.fixture(scope='session')
def measured():
    """What was found of every kind of page, by the fonts: each page is opened once for all that is measured on it."""
    return {}


@pytest.fixture
def found(measured, visited, address, pages, fonts, in_turn):
    if fonts not in measured:
        small, wide, long, own = {}, {}, {}, set()
        # A quarter of the pages a run, and so each with all fonts in twelve.
        for page in in_turn(kinds(pages), 4):
            visited.look(PHONE)
            show(visited, address + page)
            if found := visited.evaluate(SMALL):
                small[page] = found[:3]
            for width, percent in SCREENS:
                visited.resize((width, 800))
                if (real := enlarged(visited, percent)) > width:
                    wide[f'{page}, {width} pixels, {percent} %'] = real
            visited.resize((320, 800))
            enlarged(visited, 100)
            if visited.driver.execute_script(STRETCH, NAMES, LONG) == 0:
                own.add(page)
            for percent in (100, 200):
                real = enlarged(visited, percent)
                out = visited.evaluate(OUTSIDE)
                if out or real > 320:
                    long[f'{page}, {percent} %'] = [real, *out[:3]]
        measured[fonts] = dict(small=small, wide=wide, long=long, own=own)
    return measured[fonts]


@with_any_fonts
def test_targets_are_large_enough_for_a_finger(found):
    assert found['small'] == {}


@with_any_fonts
def test_nothing_is_wider_than_the_screen(found):
    """Neither as it comes, nor with text twice as large on a phone."""
    assert found['wide'] == {}


@with_any_fonts
def test_the_longest_words_fit_the_smallest_screen(found):
    assert found['long'] == {}
    assert found['own'] <= OWN_WORDS_ALONE, 'nothing was made longer there'


def test_what_is_too_wide_is_seen(visited, address):
    visited.look((320, 800))
    show(visited, address + 'index.html')
    visited.driver.execute_script(STRETCH, NAMES, LONG)
    assert (visited.evaluate(OUTSIDE), width_of(visited)) == ([], 320)
    visited.driver.execute_script('document.body.style.overflowWrap = "normal"')
    assert visited.evaluate(OUTSIDE) and width_of(visited) > 320
