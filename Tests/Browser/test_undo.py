"""Undo takes back what was done and nothing else, whatever another tab has changed meanwhile; importing loses nothing."""

import contextlib
import json

import pytest
from acting import click, keep, kept, wait

A, B, C = ({'id': name, 'title': f'Story {name}', 'url': f'https://example.org/{name}', 'source': 's', 'at': at}
           for name, at in (('a', 3), ('b', 2), ('c', 1)))  # fmt: skip


def ids(browser, key='saved'):
    return [article['id'] for article in kept(browser, key) or []]


@contextlib.contextmanager
def other_tab(browser, url):
    """Another tab of the same browser, and back."""
    first = browser.driver.current_window_handle
    browser.driver.switch_to.new_window('tab')
    try:
        browser.driver.get(url)
        browser.settled()
        yield
    finally:
        browser.driver.close()
        browser.driver.switch_to.window(first)


def save_in_another_tab(browser, address):
    """Another tab saves an article; its id."""
    known = set(ids(browser))
    with other_tab(browser, address + 'finance.html'):
        click(browser, '.card [data-act="save"][aria-pressed="false"]')
        wait(browser, f'JSON.parse(localStorage["pulse.saved"] ?? "[]").length === {len(known) + 1}')
    (new,) = set(ids(browser)) - known
    return new


def undo(browser):
    """Presses Undo, and waits until something has changed."""
    script = 'Object.entries(localStorage).sort().join()'
    before = browser.evaluate(script)
    click(browser, '.notice button')
    wait(browser, f'{script} !== {json.dumps(before)}')


def test_undo_of_unsaving_keeps_what_another_tab_saved(browser, address):
    browser.open(address + 'technology.html')
    browser.settled()
    click(browser, '.card [data-act="save"]')
    wait(browser, 'document.querySelector(".tools [aria-pressed=true]") !== null')
    (mine,) = ids(browser)
    click(browser, '.tools [data-act=save][aria-pressed=true]')
    wait(browser, 'document.querySelector(".notice button") !== null')
    other = save_in_another_tab(browser, address)
    undo(browser)
    assert set(ids(browser)) == {mine, other}


def test_undo_of_muting_keeps_what_another_tab_muted(browser, address):
    browser.open(address + 'technology.html')
    browser.settled()
    click(browser, '.card [data-act="mute"]')
    wait(browser, 'document.querySelector(".notice button") !== null')
    (mine,) = kept(browser, 'muted')['sources']
    with other_tab(browser, address + 'settings.html'):
        wait(browser, 'document.querySelector("#settings [name=word]") !== null')
        browser.evaluate('document.querySelector("#settings [name=word]").value = "whale"')
        click(browser, '#settings form button')
        wait(browser, 'localStorage["pulse.muted"].includes("whale")')
    undo(browser)
    assert kept(browser, 'muted') == {'sources': [], 'words': ['whale']}
    assert mine


@pytest.mark.parametrize(
    ('page', 'button'),
    [('history.html', '#history .actions button'), ('insights.html', '#insights .actions button:last-child')],
)
def test_undo_of_clearing_keeps_what_another_tab_read(browser, address, page, button):
    keep(browser, history=[A, B], read={'a': 3, 'b': 2})
    browser.open(address + page)
    click(browser, button)
    wait(browser, 'document.querySelector(".notice button") !== null')
    assert kept(browser, 'history') == [] and kept(browser, 'read') == {}
    with other_tab(browser, address + 'about.html'):
        keep(browser, history=[C | {'at': 9}], read={'c': 9})
    undo(browser)
    assert ids(browser, 'history') == ['c', 'a', 'b']
    assert kept(browser, 'read') == {'a': 3, 'b': 2, 'c': 9}


def test_undo_of_clearing_everything_keeps_what_another_tab_saved(browser, address):
    keep(browser, saved=[A, B], muted={'sources': ['x'], 'words': []}, preferences={'theme': 'dark'})
    browser.open(address + 'settings.html')
    click(browser, '#settings [name="clear"]')
    wait(browser, 'localStorage.getItem("pulse.saved") === null')
    other = save_in_another_tab(browser, address)
    undo(browser)
    assert set(ids(browser)) == {'a', 'b', other}
    assert kept(browser, 'muted')['sources'] == ['x'] and kept(browser, 'preferences')['theme'] == 'dark'


def export(**data):
    return json.dumps({'format': 'global-pulse', 'version': 2, 'data': data})


def take(browser, text, field='#settings input[type=file][accept*=json]'):
    browser.driver.execute_script(
        """
        const field = document.querySelector(arguments[1]), files = new DataTransfer()
        files.items.add(new File([arguments[0]], 'old.json', { type: 'application/json' }))
        field.files = files.files
        field.dispatchEvent(new Event('change', { bubbles: true }))""",
        text,
        field,
    )
    wait(browser, 'document.querySelector(".notice") !== null')


def test_an_import_is_merged_and_can_be_undone(browser, address):
    keep(browser, saved=[A], muted={'sources': ['x'], 'words': []}, preferences={'theme': 'dark'})
    browser.open(address + 'settings.html')
    wait(browser, 'document.querySelector("#settings [name=import]") !== null')
    take(browser, export(saved=[B], muted={'sources': ['y'], 'words': ['w']}, searches=['ferry']))
    assert ids(browser) == ['a', 'b']
    assert kept(browser, 'muted')['sources'] == ['x', 'y'] and kept(browser, 'muted')['words'] == ['w']
    assert kept(browser, 'preferences')['theme'] == 'dark' and kept(browser, 'searches') == ['ferry']
    other = save_in_another_tab(browser, address)
    undo(browser)
    assert set(ids(browser)) == {'a', other}
    assert kept(browser, 'muted')['sources'] == ['x'] and kept(browser, 'muted')['words'] == []
    assert kept(browser, 'searches') == []


def test_a_file_that_is_not_an_export_changes_nothing(browser, address):
    keep(browser, saved=[A])
    browser.open(address + 'settings.html')
    wait(browser, 'document.querySelector("#settings [name=import]") !== null')
    take(browser, '{"format":"another"}')
    assert ids(browser) == ['a']
    assert browser.evaluate('document.querySelector(".notice button")') is None


@pytest.mark.parametrize('page', ['settings.html', 'saved.html'])
def test_an_export_from_a_later_version_gets_its_own_message(browser, address, page):
    keep(browser, saved=[A])
    browser.open(address + page)
    field = f'#{page.removesuffix(".html")} input[type=file][accept*=json]'
    wait(browser, f'document.querySelector({json.dumps(field)}) !== null')
    take(browser, json.dumps({'format': 'global-pulse', 'version': 99, 'data': {'saved': [B]}}), field)
    wait(browser, 'document.querySelector(".notice").textContent.startsWith("This export comes from a newer version")')
    assert ids(browser) == ['a']
    take(browser, '{"format":"another"}', field)
    wait(browser, 'document.querySelector(".notice").textContent.startsWith("This file was not exported")')


# Before, after, what there is when Undo is pressed, and what there is then.
REVERTED = [
    ([A], [], [], [A]),
    ([A, B], [A], [C, A], [C, A, B]),
    ([A, B, C], [A, C], [A, C], [A, B, C]),
    ([B], [A, B], [C, A, B], [C, B]),
    # Another tab has taken away or brought back the same.
    ([A], [A, B], [A], [A]),
    ([A, B], [A], [B, A], [B, A]),
    ([A], [A | {'note': 'x'}], [A | {'note': 'x', 'favourite': True}], [A | {'favourite': True}]),
    (['x'], ['x', 'y'], ['y', 'z'], ['z']),
    ({'a': 1}, {}, {'b': 2}, {'b': 2, 'a': 1}),
    ({'a': 1}, {'a': 2, 'b': 1}, {'a': 3, 'b': 1}, {'a': 3}),
    ({}, {'kinds': ['x']}, {'kinds': ['x', 'y']}, {'kinds': ['y']}),
    (
        {'days': {'d': {'quiz': 3}}},
        {'days': {}},
        {'days': {'e': {'quiz': 1}}},
        {'days': {'e': {'quiz': 1}, 'd': {'quiz': 3}}},
    ),
    ({'theme': 'dark'}, {'theme': 'light'}, {'theme': 'light', 'size': 'large'}, {'theme': 'dark', 'size': 'large'}),
]


def test_changes_are_reverted_one_by_one(browser, address):
    browser.open(address + 'about.html')
    found = browser.driver.execute_async_script(
        """
        const [cases, done] = arguments
        import(new URL('assets/scripts/reverting.js', location.href).href).then(({ reverted }) =>
            done(cases.map(([before, after, now]) => reverted(before, after, now))))""",
        [case[:3] for case in REVERTED],
    )
    assert found == [wanted for *_, wanted in REVERTED]
