"""Every control is reached where it is drawn, and does there what it says: by coordinates, as a finger or a mouse does."""

import json

import pytest
from acting import kept
from conftest import KNOWN, QUIET
from test_demo import kinds

WIDTHS = 320, 390, 820, 1440

# Controls that something else lies upon at their centre, and those too small for a finger (WCAG 2.2, 2.5.8) outside of lines of text.
# Out of reach by intent: the skip link until it has the focus, and places on a map that lie upon each other and are also in the list.
UNREACHED = """(() => {
    const unreached = []
    const room = (e) => [...e.getClientRects()].filter((r) => r.width > 1 && r.height > 1)
    const said = (e) => e ? e.outerHTML.slice(0, 100) : 'nothing'
    for (const control of document.querySelectorAll('a[href], button, summary, input, select, textarea, label')) {
        if (control.matches(':disabled, .skip') || control.closest('.unseen')) continue
        if (!control.checkVisibility({opacityProperty: true, visibilityProperty: true}) || !room(control).length) continue
        control.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
        const box = room(control).reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a))
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        const own = [control, ...(control.labels ?? []), control.control].filter(Boolean)
        if (control.closest('svg') && at?.closest('svg a')) continue
        if (!own.some((one) => one.contains(at))) unreached.push(`${said(control)} lies under ${said(at)}`)
        if (control.matches('button, summary, select') && (box.height < 23.9 || box.width < 23.9))
            unreached.push(`${said(control)} measures ${box.width} by ${box.height}`)
        // A link that is all of its line: how high it is where a finger meets it. One that is drawn over a whole row has room beside itself.
        if (!control.matches('main a') || control.closest('svg') || box.height > 23.8) continue
        if (getComputedStyle(control, '::after').position === 'absolute') continue
        const line = control.closest('p, li, td, th, dd, h1, h2, h3, h4, div')
        const isOfText = line.textContent.trim().length > control.textContent.trim().length + 3
        if (getComputedStyle(control).display === 'inline' && isOfText) continue
        const reach = [-1, 1].map((way) => {
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
            let far = 0
            while (far < 24 && control.contains(document.elementFromPoint(x, y + way * (far + 0.5)))) far += 0.5
            return far
        })
        if (reach[0] + reach[1] < 23.4) unreached.push(`${said(control)} is reached within ${reach[0] + reach[1]} pixels`)
    }
    return unreached
})()"""


def screen(browser, width):
    browser.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', dict(enabled=width < 900))
    browser.resize((width, 844))


@pytest.fixture
def visited(chromium, address):
    chromium.open(address + QUIET)
    chromium.evaluate(KNOWN)
    yield chromium
    chromium.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', dict(enabled=False))
    chromium.clear(address)


def test_every_control_is_reached_where_it_is_drawn(visited, address, pages, in_turn):
    """Each kind of page has one of the widths in a run, and the next page the next one."""
    found = {}
    for place, page in enumerate(kinds(pages)):
        visited.open(address + page)
        visited.settled()
        for width in in_turn(WIDTHS, len(WIDTHS), place):
            screen(visited, width)
            if unreached := visited.evaluate(UNREACHED):
                found[f'{page} at {width}'] = unreached
    assert not found, json.dumps(found, indent=1)


def press(browser, selector, width):
    """Taps or clicks what is drawn in the middle of the first such control that is seen."""
    browser.wait(f'[...document.querySelectorAll({json.dumps(selector)})].some((e) => e.checkVisibility())')
    x, y = browser.evaluate(
        f"""(() => {{
            const control = [...document.querySelectorAll({json.dumps(selector)})].find((e) => e.checkVisibility())
            control.scrollIntoView({{block: 'center', inline: 'center', behavior: 'instant'}})
            const box = control.getBoundingClientRect()
            return [box.left + box.width / 2, box.top + box.height / 2]
        }})()"""
    )
    run = browser.driver.execute_cdp_cmd
    if width < 900:
        run('Input.dispatchTouchEvent', dict(type='touchStart', touchPoints=[dict(x=x, y=y)]))
        run('Input.dispatchTouchEvent', dict(type='touchEnd', touchPoints=[]))
    else:
        for kind in ('mouseMoved', 'mousePressed', 'mouseReleased'):
            run('Input.dispatchMouseEvent', dict(type=kind, x=x, y=y, button='left', clickCount=1))


@pytest.mark.parametrize('width', WIDTHS)
@pytest.mark.rotates
def test_pressed_controls_do_what_they_say(visited, address, width):
    screen(visited, width)
    visited.open(address + 'news.html')
    visited.settled()
    card = 'main .card:has([data-act="save"])'
    press(visited, f'{card} [data-act="save"]', width)
    visited.wait('document.querySelector("[data-act=save][aria-pressed=true]") !== null')
    assert len(kept(visited, 'saved')) == 1
    if width < 640:
        press(visited, f'{card} [data-act="more"]', width)
        visited.wait('document.querySelector(".tools.is-open") !== null')
        # Those of the row that is now open lie under nothing.
        assert visited.evaluate(UNREACHED) == []
    press(visited, f'{card} [data-act="read"]', width)
    visited.wait('document.querySelector(".card.is-read") !== null')
    press(visited, f'{card} h3 a', width)
    visited.wait('!location.pathname.endsWith("/news.html")')


@pytest.mark.parametrize('width', WIDTHS)
@pytest.mark.rotates
def test_fields_and_folding_sections_respond_where_they_are_drawn(visited, address, width):
    screen(visited, width)
    visited.open(address + 'settings.html')
    visited.settled()
    visited.idle()
    fold = 'main details:not([open]) > summary'
    if visited.evaluate(f'document.querySelector("{fold}")?.checkVisibility() ?? false'):
        closed = visited.evaluate(f'document.querySelectorAll("{fold}").length')
        press(visited, fold, width)
        visited.wait(f'document.querySelectorAll("{fold}").length === {closed} - 1')
    box = 'main label:has(> input[type=checkbox])'
    is_on = f'[...document.querySelectorAll("{box}")].find((e) => e.checkVisibility()).control.checked'
    was = visited.evaluate(is_on)
    press(visited, box, width)
    visited.wait(f'({is_on}) !== {json.dumps(was)}')
