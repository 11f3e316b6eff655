"""Everyone can read it: axe, the keyboard alone, large text, narrow screens, reduced motion, forced colours."""

import itertools
import os
import pathlib
import re

import axe_playwright_python
import pytest
from conftest import DESKTOP, LANGUAGES, PHONE, QUIET, Browser, drawn
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_demo import kinds

AXE = pathlib.Path(axe_playwright_python.__file__).with_name('axe.min.js').read_text(encoding='utf-8')
RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']


@pytest.fixture
def visited(chromium, address):
    chromium.look(DESKTOP)
    chromium.open(address + QUIET)
    chromium.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
    yield chromium
    chromium.look(DESKTOP)
    chromium.clear(address)


# What differs between light and dark.
COLOURS = dict(type='rule', values=['color-contrast', 'link-in-text-block'])


def violations(browser, only=RULES, without=None):
    """What axe finds, as rule and element. It is run by the driver, whom the page's policy does not bind."""
    rules = {rule: dict(enabled=False) for rule in (without or {}).get('values', [])}
    if not browser.evaluate('"axe" in window'):
        browser.driver.execute_script(AXE)
    found = browser.driver.execute_async_script(
        'const [only, rules, done] = arguments; axe.run(document, {runOnly: only, rules, resultTypes: ["violations"]})'
        '.then(r => done(r.violations.map(v => [v.id, v.nodes.slice(0, 3).map(n => n.html.slice(0, 160))])), e => done(String(e)))',
        only,
        rules,
    )
    return found


settled = Browser.settled


def test_axe_sees_what_is_wrong(visited, address):
    visited.open(address + 'about.html')
    visited.driver.execute_script(
        'document.querySelector("main").append(Object.assign(document.createElement("img"), {width: 30}))'
    )
    assert 'image-alt' in [rule for rule, _ in violations(visited)]


def speak(browser, language):
    """As when the language is changed in another tab: the page hears of it and says itself anew."""
    browser.driver.execute_script(
        'const text = JSON.stringify({language: arguments[0]}); localStorage.setItem("pulse.preferences", text);'
        'dispatchEvent(new StorageEvent("storage", {key: "pulse.preferences", newValue: text}))',
        language,
    )
    browser.wait(f'document.documentElement.lang === "{language}"')


# With PULSE_AXE=all every kind of page and every rule in the dark of every language, which takes long: for a release.
IS_THOROUGH = os.environ.get('PULSE_AXE') == 'all'


def types(site, pages):
    """One page of every type: the desks are all made of the same parts, and one stands for them."""
    if IS_THOROUGH:
        return kinds(pages)
    found = {}
    for page in kinds(pages):
        kind = re.search(r'data-kind="([^"]*)"', (site / page).read_text(encoding='utf-8'))[1]
        found.setdefault((kind, '/' in page), page)
    return sorted(found.values())


# Language, size and darkness. Colours do not depend on the words, nor names and roles twice on the size.
LOOKS = [
    *((language, PHONE, False) for language in LANGUAGES),
    ('en', PHONE, True),
    ('en', DESKTOP, True),
    ('en', DESKTOP, False),
]
if IS_THOROUGH:
    LOOKS = list(itertools.product(LANGUAGES, (PHONE, DESKTOP), (False, True)))


def test_axe_finds_nothing_on_any_page_type(visited, address, site, pages, in_turn):
    """Phone and desktop, light and dark, in each language: each page has one of these looks a run, and the next page the next."""
    wrong = {}
    for place, page in enumerate(types(site, pages)):
        visited.look(DESKTOP)
        visited.open(address + page)
        settled(visited)
        for language, size, dark in LOOKS if IS_THOROUGH else in_turn(LOOKS, len(LOOKS), place):
            speak(visited, language)
            visited.look(size, dark)
            # The new colours are those that are drawn next.
            drawn(visited)
            rules, without = COLOURS if dark else RULES, COLOURS if language != 'en' else None
            if found := violations(visited, *((RULES, None) if IS_THOROUGH else (rules, without))):
                wrong[f'{page} {language} {size} {"dark" if dark else "light"}'] = found
    assert wrong == {}


def test_the_welcome_and_phone_menus_pass_axe_and_are_large_enough(visited, address):
    visited.evaluate('localStorage.clear()')
    visited.look(PHONE)
    visited.open(address + 'index.html')
    visited.idle()
    assert visited.evaluate('document.querySelector(".strip").getBoundingClientRect().height') >= 64
    visited.evaluate('document.querySelector(".editions-open").click()')
    visited.wait('document.querySelector(".editions").matches(":popover-open")')
    visited.evaluate('document.querySelector(".card .tools [data-act=more]").click()')
    assert violations(visited) == []
    heights = visited.evaluate(
        '[...document.querySelectorAll(".strip button, .places a, .masthead button, .card .tools button, .editions a, .ranks .facts")]'
        '.filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect().height)'
    )
    assert len(heights) > 20 and min(heights) >= 44


def test_navigation_on_a_phone_needs_no_scripts(visited, address):
    """Above are a row with the name and the editions and a row of desks, below five places, and nothing else."""
    visited.look(PHONE, scripts=False)
    visited.open(address + 'technology.html')
    visited.look(PHONE)
    shown = 'document.querySelector(".editions a").checkVisibility()'
    assert visited.evaluate('document.querySelector(".masthead").getBoundingClientRect().height') <= 105
    bar = visited.evaluate(
        '(r => [r.bottom - innerHeight, r.height])(document.querySelector(".places").getBoundingClientRect())'
    )
    assert bar[0] == 0 and 56 <= bar[1] <= 58
    assert not visited.evaluate(shown)
    visited.driver.find_element('css selector', '.editions-open').click()
    assert visited.evaluate(shown)
    ActionChains(visited.driver).send_keys(Keys.ESCAPE).perform()
    assert not visited.evaluate(shown)
    places = {'index': 'index', 'headlines': 'index', 'digest': 'digest', 'map': 'explore', 'explore': 'explore'}
    places |= {'search': 'search', 'settings': 'you', 'you': 'you', 'technology': None}
    current = '[...document.querySelectorAll(".places [aria-current]")].map(a => a.pathname.split("/").pop())'
    for page, place in places.items():
        visited.open(f'{address}{page}.html')
        assert visited.evaluate(current) == ([f'{place}.html'] if place else []), page


def test_the_keyboard_alone_reaches_everything(visited, address):
    """Tab goes through every link and control in the order of the page, and each is seen when it has the focus."""
    visited.open(address + 'technology.html')
    settled(visited)
    wanted = visited.evaluate(
        '[...document.querySelectorAll("a[href], button, summary, select, input:not([type=hidden])")]'
        '.filter(e => e.checkVisibility() && !e.closest("details:not([open]) > :not(summary)")).length'
    )
    reached, hidden = 0, []
    for _ in range(wanted):
        ActionChains(visited.driver).send_keys(Keys.TAB).perform()
        seen = visited.driver.execute_script(
            'const e = document.activeElement, r = e.getBoundingClientRect(), s = getComputedStyle(e);'
            'return [e.tagName, r.width > 0 && r.bottom > 0 && r.top < innerHeight, s.outlineStyle !== "none" || s.boxShadow !== "none", e.outerHTML.slice(0, 120)]'
        )
        reached += seen[0] != 'BODY'
        if seen[0] != 'BODY' and not (seen[1] and seen[2]):
            hidden.append(seen[3])
    assert hidden == []
    assert reached >= wanted - 1


def test_the_skip_link_comes_first_and_leads_to_the_news(visited, address):
    visited.open(address + 'index.html')
    ActionChains(visited.driver).send_keys(Keys.TAB).perform()
    assert visited.evaluate('document.activeElement.className') == 'skip'
    ActionChains(visited.driver).send_keys(Keys.ENTER).perform()
    assert visited.evaluate('location.hash') == '#main'


def test_nothing_moves_where_motion_is_unwelcome(visited, address):
    visited.moves()
    visited.open(address + 'index.html')
    moving = """[...document.querySelectorAll("*")].filter(e => {
        const s = getComputedStyle(e)
        return s.scrollBehavior === "smooth" || s.animationName !== "none" || parseFloat(s.transitionDuration) > 0
    }).map(e => e.outerHTML.slice(0, 80)).slice(0, 3)"""
    assert visited.evaluate(moving) != []
    visited.moves(False)
    assert visited.evaluate(moving) == []


def test_forced_colours_keep_states_visible(visited, address):
    visited.driver.execute_cdp_cmd(
        'Emulation.setEmulatedMedia', dict(features=[dict(name='forced-colors', value='active')])
    )
    visited.open(address + 'technology.html')
    settled(visited)
    assert visited.evaluate('matchMedia("(forced-colors: active)").matches')
    assert (
        visited.evaluate('getComputedStyle(document.querySelector(".desks a[aria-current]")).borderBottomStyle')
        == 'solid'
    )
    # As many bars as publishers: a drawn gradient, for a plain colour is one block.
    bars = visited.evaluate('getComputedStyle(document.querySelector(".beats")).backgroundImage')
    assert bars.startswith('repeating-linear-gradient(')
    visited.open(address + 'investing.html')
    settled(visited)
    chips = """(() => {
        const list = document.querySelector('.chips ul')
        const colour = (link) => getComputedStyle(link).backgroundColor
        const [chosen, other] = [...list.querySelectorAll('a')]
        chosen.setAttribute('aria-current', 'page')
        other.removeAttribute('aria-current')
        return [colour(chosen), colour(other)]
    })()"""
    chosen, other = visited.evaluate(chips)
    assert chosen != other


def test_every_foreign_title_says_its_language(visited, address):
    visited.open(address + 'news.html')
    assert visited.evaluate('[...document.querySelectorAll("[data-id] .words")].every(e => e.lang && e.dir === "auto")')
    assert set(
        visited.evaluate(
            '[...new Set([...document.querySelectorAll("[data-id] .words")].map(e => e.lang.split("-")[0]))]'
        )
    ) >= {'en', 'es', 'pt'}
