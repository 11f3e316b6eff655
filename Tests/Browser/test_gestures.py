"""By finger and by keys: the gallery and the map, with touches as a screen sends them."""

import json
import re
import subprocess

import pytest
from conftest import DESKTOP, PHONE, served
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys


@pytest.fixture(scope='module')
def pictured(site, tmp_path_factory):
    """The demo with a picture on every card, as a site that shows them has."""
    folder = tmp_path_factory.mktemp('pictured') / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    page = (folder / 'technology.html').read_text(encoding='utf-8')
    picture = (
        '<div class="picture"><img alt="" width="640" height="360" src="data:image/svg+xml,'
        '%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22/%3E"></div>'
    )
    page = re.sub(r'(<article class="card"[^>]*>)', r'\1' + picture, page)
    (folder / 'technology.html').write_text(page, encoding='utf-8')
    with served(folder) as base:
        yield base + 'technology.html'


@pytest.fixture
def phone(chromium):
    """A screen that is touched."""
    chromium.look(PHONE)
    chromium.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', dict(enabled=True))
    yield chromium
    chromium.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', dict(enabled=False))
    chromium.look(DESKTOP)
    chromium.evaluate('localStorage.clear()')


def drag(browser, start, end, steps=8):
    """One finger from here to there; the browser itself decides whether that scrolls, as on a real screen."""

    def touch(kind, *points):
        browser.driver.execute_cdp_cmd(
            'Input.dispatchTouchEvent', dict(type=kind, touchPoints=[dict(x=x, y=y) for x, y in points])
        )

    touch('touchStart', start)
    for step in range(1, steps + 1):
        touch('touchMove', tuple(a + (b - a) * step / steps for a, b in zip(start, end)))
    touch('touchEnd')


def press(browser, *keys):
    ActionChains(browser.driver).send_keys(*keys).perform()


def gallery(browser, page):
    """The opened gallery's number of pictures."""
    browser.open(page)
    browser.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
    browser.wait('document.querySelector(".gallery-open") !== null')
    browser.driver.execute_script(
        'const opener = document.querySelector(".gallery-open"); opener.focus(); opener.click()'
    )
    count = browser.evaluate(
        'new Set([...document.querySelectorAll(".card .picture")].map(p => p.closest("[data-id]").dataset.id)).size'
    )
    assert count > 3
    at(browser, 1, count)
    return count


def at(browser, number, count):
    browser.wait(f'document.querySelector(".gallery .counter")?.textContent === "{number} of {count}"')


def test_the_gallery_is_swiped(phone, pictured):
    count = gallery(phone, pictured)
    drag(phone, (320, 400), (80, 410))
    at(phone, 2, count)
    drag(phone, (320, 400), (80, 390))
    at(phone, 3, count)
    drag(phone, (80, 400), (320, 400))
    at(phone, 2, count)
    # Up and down means no other picture, and neither does a tap that trembles.
    drag(phone, (200, 600), (215, 300))
    drag(phone, (200, 400), (215, 402))
    # Round the beginning to the end.
    drag(phone, (80, 400), (320, 400))
    at(phone, 1, count)
    drag(phone, (80, 400), (320, 400))
    at(phone, count, count)


def test_the_gallery_is_stepped_through_by_keys_and_buttons(chromium, pictured):
    chromium.look(DESKTOP)
    count = gallery(chromium, pictured)
    first = chromium.evaluate('document.querySelector(".gallery h2 a").textContent')
    press(chromium, Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    at(chromium, 3, count)
    assert chromium.evaluate('document.querySelector(".gallery h2 a").textContent') != first
    press(chromium, Keys.END)
    at(chromium, count, count)
    press(chromium, Keys.ARROW_RIGHT)
    at(chromium, 1, count)
    press(chromium, Keys.ARROW_LEFT, Keys.HOME)
    at(chromium, 1, count)
    chromium.driver.execute_script('document.querySelector(".gallery .next").click()')
    at(chromium, 2, count)
    chromium.driver.execute_script('document.querySelector(".gallery .previous").click()')
    at(chromium, 1, count)
    # Every control is reached by Tab, and nothing behind the dialog is.
    reached = set()
    for _ in range(6):
        press(chromium, Keys.TAB)
        reached.add(
            chromium.evaluate(
                'document.activeElement.closest(".gallery") && (document.activeElement.className || "title")'
            )
        )
    assert {'title', 'previous', 'next', 'close'} <= reached
    press(chromium, Keys.ESCAPE)
    chromium.wait('document.querySelector(".gallery") === null')
    assert chromium.evaluate('document.activeElement.className') == 'gallery-open'
    chromium.evaluate('localStorage.clear()')


def test_the_map_is_moved_by_a_finger(phone, address):
    phone.open(address + 'map.html')
    phone.reach_for_the_map()
    phone.driver.execute_script(
        "document.querySelector('.map-live').scrollIntoView({block: 'center', behavior: 'instant'})"
    )
    count = 'document.querySelector(".map-count").textContent'
    world = phone.evaluate(count)
    phone.driver.execute_script("document.querySelector('[data-do=in]').click()")
    phone.wait(f'{count} !== `{world}`')
    near = phone.evaluate(count)
    box = phone.evaluate(
        '(r => [r.x, r.y, r.width, r.height])(document.querySelector(".map-live").getBoundingClientRect())'
    )
    x, y = box[0] + box[2] / 2, box[1] + box[3] / 2
    drag(phone, (x - 100, y), (x + 100, y + 20))
    phone.wait(f'{count} !== `{near}`')


def test_the_headlines_of_the_map_are_drawn_up_and_down_like_a_sheet(phone, address):
    phone.open(address + 'map.html')
    phone.reach_for_the_map()
    phone.driver.execute_script(
        "document.querySelector('.map-panel').scrollIntoView({block: 'center', behavior: 'instant'})"
    )
    is_open = 'document.querySelector(".map-handle").getAttribute("aria-expanded")'
    rests = '!document.querySelector(".map-panel").getAnimations().length'
    assert phone.evaluate(is_open) == 'false'
    for grip in ('.map-panel-head', '.map-handle'):
        middle = f'(r => [r.x + 40, r.y + r.height / 2])(document.querySelector("{grip}").getBoundingClientRect())'
        for way, then in ((-120, 'true'), (120, 'false')):
            phone.wait(rests)
            x, y = phone.evaluate(middle)
            drag(phone, (x, y), (x, y + way))
            phone.wait(f'{is_open} === "{then}"')


def test_desks_are_put_in_order_by_a_finger(phone, address):
    phone.open(address + 'settings.html')
    phone.wait('document.querySelectorAll(".order-list .handle").length > 3')
    desks = '[...document.querySelector(".order-list").children].map(e => e.dataset.desk)'
    usual = phone.evaluate(desks)
    phone.evaluate(
        'document.querySelector(".order-list .handle").scrollIntoView({block: "center", behavior: "instant"})'
    )
    rows = phone.evaluate(
        '[...document.querySelectorAll(".order-list .handle")].slice(0, 3).map(e => e.getBoundingClientRect())'
        '.map(({x, y, width, height}) => [x + width / 2, y + height / 2, y])'
    )
    before = phone.evaluate('scrollY')
    drag(phone, rows[2][:2], (rows[0][0], rows[0][2] - 4), steps=12)
    moved = [usual[2], usual[0], usual[1], *usual[3:]]
    phone.wait(f'JSON.stringify({desks}) === {json.dumps(json.dumps(moved, separators=(",", ":")))}')
    # The list went under the finger, and not the page; it is kept.
    assert phone.evaluate('scrollY') == before
    assert phone.evaluate('JSON.parse(localStorage.getItem("pulse.desks")).order')[: len(moved)] == moved
