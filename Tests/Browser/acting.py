"""What a reader does, in tests of what is kept in the browser."""

import json

from conftest import Browser

wait = Browser.wait


def kept(browser, key):
    return json.loads(browser.evaluate(f'localStorage.getItem("pulse.{key}")') or 'null')


# A button may stand in a page before anybody listens to it.
LISTENS = '(!document.documentElement.dataset.assets || performance.getEntriesByName("pulse:ready").length > 0)'


def click(browser, selector):
    wait(browser, f'{LISTENS} && document.querySelector({json.dumps(selector)}) !== null')
    browser.evaluate(f'document.querySelector({json.dumps(selector)}).click()')


def choose(browser, selector, value):
    wait(browser, f'{LISTENS} && document.querySelector({json.dumps(selector)}) !== null')
    browser.driver.execute_script(
        'const field = document.querySelector(arguments[0]); field.value = arguments[1];'
        'field.dispatchEvent(new Event("change", {bubbles: true}))',
        selector,
        value,
    )


def keep(browser, **values):
    for key, value in values.items():
        browser.driver.execute_script(
            'localStorage.setItem("pulse." + arguments[0], arguments[1])', key, json.dumps(value)
        )
