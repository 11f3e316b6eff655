"""Where nothing can be stored: what a reader chooses holds while the page is open, and they are told that it goes with it."""

import pytest
from acting import choose, click, kept, wait

# Storage that is full takes nothing more; storage that is blocked throws when it is reached for, as with cookies off.
FULL = """
    Storage.prototype.setItem = () => { throw new DOMException('The quota has been exceeded.', 'QuotaExceededError') }"""
BLOCKED = """
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('Access is denied', 'SecurityError') } })"""

SAID = '[...document.querySelectorAll(".notice")].map(each => each.textContent).join()'
LASTS = {
    'en': 'lost when you close the page',
    'es': 'se perderá al cerrar la página',
    'pt': 'será perdido ao fechar a página',
}
failing = pytest.mark.parametrize('fault', [FULL, BLOCKED], ids=['full', 'blocked'])


def told(browser, text=LASTS['en']):
    wait(browser, f'{SAID}.includes({text!r})')


@failing
def test_saving_says_that_it_lasts_as_long_as_the_page(browser, address, fault):
    browser.run_first(fault)
    browser.open(address + 'technology.html')
    browser.settled()
    assert browser.evaluate(SAID) == ''
    click(browser, '.card [data-act="save"]')
    told(browser)
    assert 'Saved.' not in browser.evaluate(SAID)
    # It holds on this page, and can be taken back there.
    wait(browser, 'document.querySelector(".tools [data-act=save][aria-pressed=true]") !== null')
    click(browser, '.tools [data-act=save][aria-pressed=true]')
    wait(browser, 'document.querySelector(".tools [data-act=save][aria-pressed=true]") === null')


def test_saving_says_that_it_is_saved_where_it_is(browser, address):
    browser.open(address + 'technology.html')
    click(browser, '.card [data-act="save"]')
    wait(browser, f'{SAID} === "Saved."')
    assert len(kept(browser, 'saved')) == 1


@failing
def test_muting_can_be_undone_and_says_so_too(browser, address, fault):
    browser.run_first(fault)
    browser.open(address + 'technology.html')
    click(browser, '.card [data-act="mute"]')
    told(browser)
    wait(browser, 'document.querySelector(".is-muted") !== null')
    assert 'is muted' in browser.evaluate(SAID)
    click(browser, '.notice button')
    wait(browser, 'document.querySelector(".is-muted") === null')


@failing
def test_pages_of_saved_articles_warn_at_once_if_nothing_can_be_stored(browser, address, fault):
    browser.run_first(fault)
    for page in ('saved', 'history', 'settings', 'following', 'insights', 'puzzles', 'discover'):
        browser.open(f'{address}{page}.html')
        told(browser)


@failing
def test_settings_hold_while_the_page_is_open(browser, address, fault):
    browser.run_first(fault)
    browser.open(address + 'settings.html')
    choose(browser, '#settings [name=language]', 'es')
    wait(browser, 'document.querySelector("h1").textContent === "Ajustes"')
    browser.open(address + 'technology.html')
    browser.settled()
    # Nothing that happens by itself, as a visit, is worth a word.
    assert browser.evaluate(SAID) == ''


@pytest.mark.parametrize('language', ['es', 'pt'])
def test_it_is_said_in_the_readers_language(browser, address, language):
    browser.driver.execute_script(
        'localStorage.setItem("pulse.preferences", JSON.stringify({ language: arguments[0] }))', language
    )
    browser.run_first(FULL)
    browser.open(address + 'saved.html')
    told(browser, LASTS[language])
