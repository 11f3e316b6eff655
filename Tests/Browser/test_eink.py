"""The e-ink theme at the sizes of e-readers: pages turned by taps at coordinates, by keys and by a finger."""

import itertools
import json

import pytest
from acting import choose
from conftest import DESKTOP, KNOWN, QUIET
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_gestures import drag

# In the pixels of 6-inch screens: a Kindle, the first Paperwhite, and a Paperwhite or Kobo Clara of 300 dpi.
SIZES = (600, 800), (758, 1024), (1072, 1448)
PAGES = 'index.html', 'technology.html', 'digest.html', 'STORY'

# Every line of text: its upper and lower edge, from the top of the page, and its first letters.
LINES = """(() => {
    const lines = []
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
        const text = texts.currentNode
        if (!text.data.trim() || !text.parentElement.checkVisibility({visibilityProperty: true})) continue
        range.selectNodeContents(text)
        for (const {top, bottom, width} of range.getClientRects())
            if (width > 1 && bottom - top > 4) lines.push([top + scrollY, bottom + scrollY, text.data.trim().slice(0, 40)])
    }
    return lines
})()"""

# A point as far from links, buttons and the like as a finger is thick, in one of the thirds of the screen: 0, 1 or 2.
FREE = """(() => {
    const own = 'a, button, input, select, label, summary, .map-stage, nav'
    const near = [-18, 0, 18]
    for (let y = innerHeight - 80; y > 20; y -= 7)
        for (let x = innerWidth * third / 3 + 20; x < innerWidth * (third + 1) / 3 - 20; x += 7)
            if (near.every((a) => near.every((b) => !document.elementFromPoint(x + a, y + b)?.closest(own)))) return [x, y]
})()"""


@pytest.fixture(params=SIZES, ids=lambda size: 'x'.join(map(str, size)))
def reader(request, chromium, address):
    """A screen that is touched, with the theme."""
    chromium.open(address + QUIET)
    chromium.evaluate(KNOWN)
    chromium.evaluate('localStorage.setItem("pulse.preferences", `{"theme":"ink"}`)')
    chromium.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', dict(enabled=True))
    chromium.size = request.param
    chromium.resize(request.param)
    yield chromium
    chromium.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', dict(enabled=False))
    chromium.look(DESKTOP)
    chromium.clear(address)


def tap(browser, x, y):
    run = browser.driver.execute_cdp_cmd
    run('Input.dispatchTouchEvent', dict(type='touchStart', touchPoints=[dict(x=x, y=y)]))
    run('Input.dispatchTouchEvent', dict(type='touchEnd', touchPoints=[]))


def opened(browser, page):
    """How many pages it has, once their number is on the screen."""
    browser.open(page)
    browser.idle()
    number = browser.wait('document.querySelector(".page-number")?.textContent')
    assert number.startswith('Page 1 of '), number
    return int(number.removeprefix('Page 1 of '))


def at(browser, n, of):
    browser.wait(f'document.querySelector(".page-number").textContent === "Page {n} of {of}"')


def story(site):
    """The longest page of a story."""
    return f'stories/{max((site / "stories").glob("*.html"), key=lambda path: path.stat().st_size).name}'


@pytest.mark.parametrize('page', PAGES)
def test_every_line_is_whole_on_some_page(reader, address, site, page):
    """Read to the end by the bar below, where a thumb finds it."""
    width, height = reader.size
    page = address + page.replace('STORY', story(site))
    of = opened(reader, page)
    bar = reader.evaluate('document.querySelector(".page-turns").getBoundingClientRect().toJSON()')
    assert (bar['left'], bar['right'], bar['bottom']) == (0, width, height) and bar['height'] == 48
    tops = [0]
    for n in range(2, of + 1):
        tap(reader, width - 20, height - 20)
        at(reader, n, of)
        tops.append(reader.evaluate('scrollY'))
    # At least a line is on two pages, never a quarter of the screen; and all steps are alike.
    steps = {b - a for a, b in itertools.pairwise(tops)}
    assert len(steps) <= 1 and all(0.75 <= step / bar['top'] <= 1 - 16 / height for step in steps), steps
    lines = reader.evaluate(LINES)
    cut = [
        line for line in lines if not any(top <= line[0] + 0.5 and line[1] - 0.5 <= top + bar['top'] for top in tops)
    ]
    assert len(lines) > 20 and not cut, cut
    tap(reader, width - 20, height - 20)
    tap(reader, 20, height - 20)
    at(reader, max(1, of - 1), of)


def test_taps_beside_the_links_turn_pages_and_links_stay_links(reader, address):
    of = opened(reader, address + 'technology.html')
    for third, n in (2, 2), (1, 2), (2, 3), (0, 2), (0, 1), (0, 1):
        point = reader.evaluate(f'(third => {FREE})({third})')
        assert point, f'no free point in the third {third}'
        tap(reader, *point)
        at(reader, n, of)
    link = 'document.querySelector(`main .card h3 a[href*="stories/"]`)'
    reader.evaluate(f'{link}.scrollIntoView({{block: "center"}})')
    x, y = reader.evaluate(f'(({{left, top}}) => [left + 12, top + 8])({link}.getClientRects()[0])')
    tap(reader, x, y)
    reader.wait('!location.pathname.endsWith("/technology.html")')


def test_a_finger_turns_one_page_and_keys_do(reader, address):
    width, height = reader.size
    # As for a reader who has not asked for less motion: nothing moves even so.
    reader.moves()
    of = opened(reader, address + 'technology.html')
    assert reader.evaluate('getComputedStyle(document.documentElement).scrollBehavior') == 'auto'
    assert of > 4
    drag(reader, (width / 2, height * 0.8), (width / 2 + 5, height * 0.3))
    at(reader, 2, of)
    step = reader.evaluate('scrollY')
    drag(reader, (width / 2, height * 0.3), (width / 2 + 5, height * 0.6))
    at(reader, 1, of)
    assert reader.evaluate('scrollY') == 0
    presses = (
        (Keys.PAGE_DOWN, 2), (Keys.ARROW_RIGHT, 3), (Keys.SPACE, 4), (Keys.PAGE_UP, 3), (Keys.ARROW_LEFT, 2), (Keys.END, of),
        (Keys.ARROW_RIGHT, of), (Keys.HOME, 1), (Keys.ARROW_LEFT, 1),
    )  # fmt: skip
    for key, n in presses:
        ActionChains(reader.driver).send_keys(key).perform()
        at(reader, n, of)
        assert reader.evaluate('scrollY') == (n - 1) * step
    # What is reached by Tab lies above the bar, and a field keeps its keys.
    reader.open(address + 'search.html')
    reader.wait('document.querySelector(".page-number")?.textContent')
    reader.evaluate('document.querySelector("#search-field").focus()')
    ActionChains(reader.driver).send_keys('ab', Keys.ARROW_LEFT, 'c').perform()
    assert reader.evaluate('document.querySelector("#search-field").value') == 'acb'


def test_a_page_in_another_theme_loads_nothing_of_it_and_one_without_scripts_scrolls(reader, address):
    width, height = reader.size
    opened(reader, address + 'technology.html')
    assert sum('paging' in url for url in reader.requests()) >= 2
    reader.open(address + 'settings.html')
    reader.wait('document.querySelector(".page-number")?.textContent')
    choose(reader, '#settings [name=theme]', 'light')
    reader.wait('document.querySelector(".page-turns").offsetHeight === 0')
    assert reader.evaluate('getComputedStyle(document.documentElement).overflowY') == 'visible'
    choose(reader, '#settings [name=theme]', 'ink')
    reader.wait('document.querySelector(".page-turns").offsetHeight > 0')
    reader.evaluate(f'localStorage.setItem("pulse.preferences", {json.dumps(json.dumps({"theme": "light"}))})')
    reader.open(address + 'technology.html')
    reader.idle()
    assert reader.evaluate('document.querySelector(".page-turns")') is None
    assert not [url for url in reader.requests() if 'paging' in url]
    reader.evaluate('localStorage.setItem("pulse.preferences", `{"theme":"ink"}`)')
    reader.look(reader.size, scripts=False)
    reader.open(address + 'technology.html')
    drag(reader, (width / 2, height * 0.8), (width / 2, height * 0.3))
    reader.wait('scrollY > 100')
    assert reader.evaluate('document.querySelector(".page-turns")') is None


def test_a_browser_without_layers_shows_the_bare_page_with_small_icons(chromium, address):
    """It skips what it does not know: layers, and `revert-layer` as a value."""
    chromium.open(address + 'technology.html')
    chromium.settled()
    widest = """(() => {
        const icons = [...document.querySelectorAll('.icon, .mark')].map((icon) => icon.getBoundingClientRect().width)
        return Math.max(...icons)
    })()"""
    usual = chromium.evaluate(widest)
    assert usual < 40
    style = chromium.driver.execute_async_script("""
        const [done] = arguments
        const { href } = [...document.styleSheets].find((sheet) => sheet.href.endsWith('/style.css'))
        fetch(href).then((answer) => answer.text()).then(done)""")
    [rule] = [rule for rule in style.split('}') if 'revert-layer' in rule]
    rule = ''.join(line for line in rule.splitlines(True) if 'revert-layer' not in line) + '}'
    chromium.driver.execute_script(
        """
        for (const sheet of document.styleSheets) sheet.disabled = true
        const old = new CSSStyleSheet()
        old.replaceSync(arguments[0])
        document.adoptedStyleSheets = [old]""",
        rule,
    )
    assert 10 < chromium.evaluate(widest) < 40
