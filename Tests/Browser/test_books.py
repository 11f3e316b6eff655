"""Books of the day and of the saved list, made in a real browser and judged by the validator of those who wrote the format."""

import json
import shutil
import subprocess

import pytest
from acting import keep, wait
from conftest import BRIEF_JAVA, HANDED, LANGUAGES, QUIET
from sealed import build
from test_access import speak

# What readers save and what imports may hold: marks of XML, letters that XML has none for, no date, no address, another writing.
SAVED = [
    dict(id='a1', title='Tides & <currents>', url='https://port.example/t?a=1&b=2', publisher='Port', category='technology',
         language='en', stamp='2026-03-14T09:00:00Z', summary='High "water" at noon.', note='Mine <& mine>\x0b', tags=['sea']),
    dict(id='a2', title='عنوان', url='https://port.example/ع', publisher='Port', category='technology', language='ar', stamp=''),
    dict(id='a3', title='Nothing but a title', url='javascript:alert(1)', category='', language='no such language'),
]  # fmt: skip


@pytest.mark.rotates
@pytest.mark.skipif(not shutil.which('epubcheck'), reason='needs epubcheck')
@pytest.mark.parametrize('language', LANGUAGES)
def test_a_validator_finds_no_fault_in_a_book(browser, address, tmp_path, language):
    browser.open(address + QUIET)
    keep(browser, saved=SAVED)
    browser.open(address + 'saved.html')
    speak(browser, language)
    wait(browser, 'document.querySelectorAll("#saved > .actions button").length > 4')
    browser.driver.execute_script(HANDED)
    for number, name in enumerate(('saved', 'day')):
        browser.driver.execute_script(
            'document.querySelectorAll("#saved > .actions button")[arguments[0]].click()', number + 3
        )
        wait(browser, f'handed.length === {number + 1}')
        made = browser.driver.execute_async_script(
            'handed.at(-1).arrayBuffer().then((all) => arguments[0]([...new Uint8Array(all)]))'
        )
        book = tmp_path / f'{name}.epub'
        book.write_bytes(bytes(made))
        assert_faultless(book)


@pytest.mark.rotates
@pytest.mark.skipif(not shutil.which('epubcheck'), reason='needs epubcheck')
@pytest.mark.parametrize('language', LANGUAGES)
def test_a_validator_finds_no_fault_in_the_edition_as_a_book(world, language):
    settings = json.loads((world / 'open.json').read_text())
    settings['site'] |= dict(epub=True, language=language, address='https://briefing.example/world')
    name = f'book-{language}'
    (world / f'{name}.json').write_text(json.dumps(settings))
    build(world, name, status=0)
    books = sorted((world / name).rglob('edition.epub'))
    assert len(books) == 1 + len(settings.get('editions', []))
    for book in books:
        assert_faultless(book)


def assert_faultless(book):
    judged = subprocess.run(
        ['java', *BRIEF_JAVA, '-jar', shutil.which('epubcheck'), book],
        check=False,
        capture_output=True,
        text=True,
    )
    said = judged.stdout + judged.stderr
    assert judged.returncode == 0 and '0 fatals / 0 errors / 0 warnings' in said, said
