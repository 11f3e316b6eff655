"""By keys from headline to headline, to other pages and back; by finger from story to story."""

import json

import pytest
from conftest import DESKTOP, KNOWN, PHONE, QUIET, until
from selenium.webdriver.common.keys import Keys
from test_access import RULES, violations
from test_gestures import drag, press


@pytest.fixture
def page(chromium, address):
    """A desk, with nothing kept but that the reader knows the place."""
    chromium.look(DESKTOP)
    chromium.open(address + QUIET)
    chromium.evaluate(KNOWN)
    chromium.open(address + 'technology.html')
    chromium.wait('performance.getEntriesByName("pulse:idle").length > 0')
    yield chromium
    chromium.clear(address)


IDS = '[...document.querySelectorAll("main [data-id]")].map(card => card.dataset.id)'
CURRENT = 'document.activeElement.closest("[data-id]")?.dataset.id'


def test_keys_walk_the_headlines_and_act_on_them(page):
    ids = page.evaluate(IDS)
    press(page, 'j')
    page.wait(f'{CURRENT} === "{ids[0]}"')
    press(page, 'j', 'j', 'k')
    assert page.evaluate(CURRENT) == ids[1]
    assert page.evaluate('document.activeElement.getBoundingClientRect().top >= 0')
    # A key that is held down walks on, and does nothing else.
    held = (
        'document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key: "%s", repeat: true, bubbles: true}))'
    )
    for key in 'smoxjk':
        page.evaluate(held % key)
    assert page.evaluate(CURRENT) == ids[1]
    press(page, 's')
    page.wait(f'localStorage.getItem("pulse.saved")?.includes("{ids[1]}")')
    press(page, 'm')
    page.wait('JSON.parse(localStorage.getItem("pulse.muted") ?? "{}").sources?.length === 1')


def test_two_keys_lead_elsewhere_and_one_to_the_search(page, address):
    press(page, 'g', 'd')
    page.wait('location.pathname === "/digest.html"')
    page.wait('performance.getEntriesByName("pulse:idle").length > 0')
    press(page, '/')
    page.wait('location.pathname === "/search.html" && performance.getEntriesByName("pulse:idle").length > 0')
    press(page, '/', 'g', 'h')
    assert page.evaluate('document.querySelector("#search-field").value') == 'gh'
    assert page.evaluate('location.pathname') == '/search.html'


def test_a_sheet_shows_the_keys_and_turns_them_off(page):
    press(page, '?')
    page.wait('document.querySelector("dialog.keys[open]") !== null')
    assert 'Next headline' in page.evaluate('document.querySelector("dialog.keys").innerText')
    assert violations(page, RULES) == []
    press(page, Keys.ESCAPE)
    page.wait('document.querySelector("dialog.keys") === null')
    press(page, '?')
    page.wait('document.querySelector("dialog.keys[open]") !== null')
    page.evaluate('document.querySelector(".keys-ways button:last-child").click()')
    page.wait('document.querySelector("dialog.keys") === null')
    press(page, 'j')
    assert page.evaluate(CURRENT) is None


def test_a_swipe_leads_from_story_to_story(chromium, address, site):
    story = json.loads((site / 'assets/stories.json').read_text())['headlines'][0]
    story = next(page.name for page in site.glob(f'stories/{story}*.html'))
    chromium.look(PHONE)
    chromium.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', dict(enabled=True))
    try:
        chromium.open(f'{address}stories/{story}')
        chromium.wait('document.querySelector(".story-next").href !== ""')
        following = chromium.evaluate('document.querySelector(".story-next").href')
        chromium.idle()
        drag(chromium, (200, 300), (195, 500))
        drag(chromium, (200, 300), (160, 300))
        assert chromium.driver.current_url == f'{address}stories/{story}'
        drag(chromium, (300, 300), (100, 310))
        until(lambda: chromium.driver.current_url == following)
        chromium.idle()
        drag(chromium, (100, 300), (300, 310))
        until(lambda: chromium.driver.current_url == f'{address}stories/{story}')
        chromium.idle()
    finally:
        chromium.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', dict(enabled=False))
        chromium.look(DESKTOP)


def press_enter(page, selector):
    page.wait(f'document.querySelector(`{selector}`) !== null')
    page.driver.find_element('css selector', selector).send_keys(Keys.ENTER)


def undone(page):
    """Undo by the keyboard, as from where the focus is put."""
    page.wait('document.activeElement.matches(".notice button")')
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    page.wait('document.querySelector(".notice") === null')


def stays(page, condition):
    """What is drawn late takes it away no more."""
    page.wait(condition)
    page.driver.execute_async_script('setTimeout(arguments[0], 500)')
    assert page.evaluate(condition)


def test_undo_gives_the_focus_back_to_where_it_came_from(page, address):
    # A muted card is gone: the focus goes on at what can be done about it, and returns to the card.
    first = page.evaluate(IDS)[0]
    press_enter(page, f'[data-id="{first}"] [data-act="mute"]')
    undone(page)
    stays(page, f'{CURRENT} === "{first}" && document.activeElement.dataset.act === "mute"')
    # What is still there keeps it; who goes to undo comes back.
    press_enter(page, f'[data-id="{first}"] [data-act="save"]')
    press_enter(page, f'[data-id="{first}"] [data-act="save"]')
    page.wait('document.querySelector(".notice button") !== null')
    assert page.evaluate('document.activeElement.dataset.act') == 'save'
    page.evaluate('document.querySelector(".notice button").focus()')
    undone(page)
    stays(page, f'{CURRENT} === "{first}" && document.activeElement.dataset.act === "save"')
    # Buttons that are drawn anew.
    page.evaluate(
        'localStorage.setItem("pulse.history", JSON.stringify([{ id: "a", title: "A", publisher: "P", at: Date.now() }]))'
    )
    for path, button in (('history', '#history > .actions button'), ('settings', '#settings [name="clear"]')):
        page.open(f'{address}{path}.html')
        page.idle()
        press_enter(page, button)
        page.wait('document.querySelector(".notice button") !== null')
        if page.evaluate('!document.activeElement.matches(".notice button")'):
            page.evaluate('document.querySelector(".notice button").focus()')
        undone(page)
        stays(page, f'document.activeElement.matches(`{button}`)')
    page.open(address + 'insights.html')
    page.idle()
    press_enter(page, '#insights .actions button + button')
    page.wait('document.querySelector(".notice button") !== null')
    page.evaluate('document.querySelector(".notice button").focus()')
    undone(page)
    stays(page, 'document.activeElement.matches("#insights .actions button + button")')


def test_a_notice_stays_while_the_reader_is_at_it(page, address):
    page.run_first(
        'const later = setTimeout; window.setTimeout = (act, ms, ...all) => later(act, ms >= 1000 ? ms / 20 : ms, ...all)'
    )
    page.open(address + 'technology.html')
    page.idle()
    for _ in range(2):
        press_enter(page, '.card [data-act="save"]')
    page.wait('document.querySelector(".notice button") !== null')
    page.evaluate('document.querySelector(".notice button").focus()')
    page.driver.execute_async_script('later(arguments[0], 900)')
    assert page.evaluate('document.activeElement.matches(".notice button")')
    page.evaluate('document.activeElement.blur()')
    page.wait('document.querySelector(".notice") === null')
