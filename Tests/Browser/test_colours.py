"""Every colour is there twice; which of the two holds is said by the system, by the reader, and by paper."""

import pytest
from conftest import DESKTOP

# What `styles/tokens.css` must come to.
LIGHT = {
    'paper': 'rgb(251, 249, 244)',
    'ink': 'rgb(23, 24, 28)',
    'beat': 'rgb(194, 50, 27)',
    'why-market': 'rgb(160, 79, 0)',
}
DARK = {
    'paper': 'rgb(18, 20, 25)',
    'ink': 'rgb(236, 233, 226)',
    'beat': 'rgb(255, 125, 97)',
    'why-market': 'rgb(255, 176, 102)',
}

COLOUR = """
const probe = document.querySelector(arguments[0]).appendChild(document.createElement('i'))
probe.style.color = arguments[1]
const colour = getComputedStyle(probe).color
probe.remove()
return colour"""


@pytest.fixture
def page(chromium, address):
    chromium.look(DESKTOP)
    chromium.open(address + 'technology.html')
    chromium.settled()
    yield chromium
    chromium.driver.execute_script('localStorage.clear()')


def colour(page, value, within='body'):
    return page.driver.execute_script(COLOUR, within, value)


def tokens(page):
    return {name: colour(page, f'var(--{name})') for name in LIGHT}


def choose(page, theme):
    page.driver.execute_script('document.documentElement.dataset.theme = arguments[0]', theme)


def test_the_reader_chooses_the_theme_otherwise_the_system_does(page):
    for dark in (False, True):
        page.look(DESKTOP, dark)
        for theme, expected in dict(system=DARK if dark else LIGHT, light=LIGHT, dark=DARK).items():
            choose(page, theme)
            assert tokens(page) == expected, (dark, theme)
            assert page.evaluate('getComputedStyle(document.body).backgroundColor') == expected['paper']
            assert page.evaluate('getComputedStyle(document.body).color') == expected['ink']


def test_categories_have_their_colours_in_both(page):
    category = '[data-category="technology"]'
    marks = {}
    for dark, theme in ((False, 'system'), (True, 'system'), (True, 'light'), (False, 'dark')):
        page.look(DESKTOP, dark)
        choose(page, theme)
        marks[dark, theme] = [colour(page, f'var(--{name})', category) for name in ('text', 'mark', 'on-mark', 'wash')]
    assert marks[False, 'system'] == marks[True, 'light'] != marks[True, 'system'] == marks[False, 'dark']
    assert len({*marks[False, 'system'], *marks[True, 'system']}) > 5


def test_paper_is_white_and_the_rest_uses_the_light_theme(page):
    page.look(DESKTOP, dark=True)
    choose(page, 'dark')
    page.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', dict(media='print'))
    try:
        assert tokens(page) == LIGHT | {'paper': 'rgb(255, 255, 255)', 'ink': 'rgb(0, 0, 0)'}
    finally:
        page.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', dict(media=''))


def test_forced_colours_are_the_readers_own(page):
    run = page.driver.execute_cdp_cmd
    run('Emulation.setEmulatedMedia', dict(features=[dict(name='forced-colors', value='active')]))
    choose(page, 'dark')
    assert page.evaluate('getComputedStyle(document.body).backgroundColor') == colour(page, 'Canvas') != DARK['paper']
    assert (
        page.evaluate('getComputedStyle(document.querySelector("h1")).color')
        == colour(page, 'CanvasText')
        != DARK['ink']
    )
