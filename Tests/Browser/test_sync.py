"""What is kept goes from one browser to another, sealed, as a file or as codes; there it joins what that browser has."""

import json
import random
import shutil
import subprocess

import pytest
import syncing
from acting import click, keep, kept
from conftest import DESKTOP, HANDED, LANGUAGES, PHONE, drawn
from syncing import (
    HERE,
    PASSPHRASE,
    STATUS,
    THERE,
    article,
    button,
    choice,
    codes_of,
    is_joined,
    only,
    opened,
    paste,
    taken,
)
from test_access import COLOURS, RULES, speak, violations

other = syncing.other
second = syncing.second


@pytest.mark.seldom
def test_all_data_goes_into_an_encrypted_file_and_is_merged(browser, other, address, tmp_path):
    keep(browser, **HERE)
    keep(other, **THERE)
    opened(browser, address)
    assert not [url for url in browser.requests() if 'qrcode' in url]
    browser.driver.execute_script(HANDED)
    button(browser, 'Save as file')
    browser.wait('window.handed.length === 1')
    sealed = browser.driver.execute_async_script('handed[0].text().then(arguments[0])')
    assert all(line.startswith('PULSE:1:') for line in sealed.split('\n')) and 'Title' not in sealed
    file = tmp_path / 'global-pulse.sealed.txt'
    file.write_text(sealed)
    # Another passphrase is one line, and changes nothing; the right one is tried without choosing the file again.
    opened(other, address, 'lantern orbit thimble')
    before = other.evaluate('JSON.stringify(localStorage)')
    other.driver.find_element('css selector', '.sync [type=file]').send_keys(str(file))
    other.wait(f'{STATUS} === "Wrong passphrase, or a damaged code."')
    assert other.evaluate('JSON.stringify(localStorage)') == before
    field = other.driver.find_element('name', 'sync-passphrase')
    field.clear()
    field.send_keys(f' {PASSPHRASE} ')
    button(other, 'Import')
    taken(other)
    is_joined(other)
    # Where only one can hold, it is what the device had; what it had not, it has now.
    assert kept(other, 'preferences') == dict(theme='light', size='large', accent='blue')
    # The way back makes both the same, and doing it again changes nothing.
    opened(other, address)
    other.driver.execute_script(HANDED)
    button(other, 'Save as file')
    other.wait('window.handed.length === 1')
    back = other.driver.execute_async_script('handed[0].text().then(arguments[0])')
    for _ in range(2):
        opened(browser, address)
        paste(browser, back)
        taken(browser)
        is_joined(browser)
        browser.wait('document.querySelector(".notice").remove() === undefined')
    assert kept(browser, 'preferences') == dict(theme='dark', size='large', accent='blue')


@pytest.mark.seldom
@pytest.mark.skipif(not shutil.which('zbarimg'), reason='needs zbarimg (zbar-tools)')
def test_codes_are_read_by_another_program_and_taken_in_any_order(browser, other, address, tmp_path):
    keep(browser, **HERE, searches=[f'query {random.Random(n).random()}' for n in range(120)])
    keep(other, **THERE)
    opened(browser, address)
    button(browser, 'Show codes')
    texts = codes_of(browser)
    assert 3 <= len(texts) <= 12
    # The whole code is in sight at once.
    sides = 'document.querySelector(".code svg").getBoundingClientRect()'
    browser.wait(f'{sides}.top >= 0 && {sides}.bottom <= innerHeight')
    read = []
    for number in range(len(texts)):
        browser.wait(f'document.querySelector(".codes .count").textContent === "Code {number + 1} of {len(texts)}"')
        picture = tmp_path / f'{number}.png'
        picture.write_bytes(browser.driver.find_element('css selector', '.code svg').screenshot_as_png)
        found = subprocess.run(['zbarimg', '--raw', '-q', picture], capture_output=True, text=True, check=True)
        read.append(found.stdout.strip())
        button(browser, 'Next')
    assert read == texts
    # One after the other by themselves, until they are stopped.
    button(browser, 'Play automatically')
    browser.wait('document.querySelector(".codes .count").textContent.startsWith("Code 2 ")')
    button(browser, 'Play automatically')
    opened(other, address)
    paste(other, 'No code at all')
    other.wait(f'{STATUS} === "No data from another device was found."')
    # The last before the first, one of them twice and broken into lines.
    for count, text in enumerate(reversed(read[1:])):
        paste(other, f'{text[:100]}\n{text[100:]}\n{text}')
        other.wait(f'{STATUS} === "{count + 1} of {len(read)} codes"')
    paste(other, read[0])
    taken(other)
    is_joined(other)
    assert len(kept(other, 'searches')) == 120


# A browser that reads codes: what stands before its camera is what the test says.
READS_CODES = """
    window.BarcodeDetector = class {
        static getSupportedFormats() { return Promise.resolve(['qr_code']) }
        detect(source) {
            window.looked = source.constructor.name
            const next = window.before.shift()
            return Promise.resolve(next ? [{ rawValue: next }] : [])
        }
    }
    window.before = []
    Object.defineProperty(navigator, 'mediaDevices', { value: {
        getUserMedia: () => {
            if (window.refuses) return Promise.reject(new DOMException('no', 'NotAllowedError'))
            const canvas = document.createElement('canvas')
            canvas.getContext('2d').fillRect(0, 0, 9, 9)
            return Promise.resolve(window.stream = canvas.captureStream())
        },
    } })"""


@pytest.mark.seldom
def test_a_camera_reads_them_where_the_browser_can(browser, other, address, tmp_path):
    keep(browser, **HERE)
    keep(other, **THERE)
    opened(browser, address)
    only(browser, 'following', 'saved')
    button(browser, 'Show codes')
    texts = codes_of(browser)
    opened(other, address)
    names = '[...document.querySelectorAll(".sync-taking button")].map(e => e.textContent)'
    assert 'With the camera' not in other.evaluate(names)
    other.run_first(READS_CODES)
    opened(other, address)
    other.evaluate('window.refuses = true')
    button(other, 'With the camera')
    other.wait(f'{STATUS} === "The camera is not available."')
    other.driver.execute_script('window.refuses = false; window.before = arguments[0]', ['', 'A stranger', *texts])
    button(other, 'With the camera')
    taken(other)
    assert other.evaluate('window.looked') == 'HTMLVideoElement'
    assert other.evaluate('window.stream.getTracks().every(track => track.readyState === "ended")')
    # A part alone: what was not given stays as it was.
    assert set(kept(other, 'following')['topics']) == {'technology', 'sports'}
    assert kept(other, 'muted') == THERE['muted'] and len(kept(other, 'saved')) == 3
    # Or in pictures.
    keep(other, following=choice(), saved=[])
    opened(other, address)
    other.driver.execute_script('window.before = arguments[0]', texts)
    files = []
    for number in range(len(texts)):
        files.append(tmp_path / f'{number}.png')
        files[-1].write_bytes(browser.driver.find_element('css selector', '.code svg').screenshot_as_png)
    other.driver.find_elements('css selector', '.sync [type=file]')[1].send_keys('\n'.join(map(str, files)))
    taken(other)
    assert kept(other, 'following')['topics'] == ['technology']


@pytest.mark.seldom
def test_data_too_large_for_codes_is_reported_and_a_part_can_be_chosen(browser, address):
    rows = [article(f'{random.Random(n).getrandbits(64):016x}', n) for n in range(2500)]
    keep(browser, **(HERE | dict(read={row['id']: row['at'] for row in rows})))
    opened(browser, address, 'short')
    button(browser, 'Show codes')
    browser.wait(f'{STATUS} === "Use at least 8 characters for the passphrase."')
    assert browser.evaluate('document.activeElement.name') == 'sync-passphrase'
    browser.driver.switch_to.active_element.send_keys(' no more')
    button(browser, 'Show codes')
    browser.wait(f'{STATUS}.startsWith("That needs ")')
    assert browser.evaluate('document.querySelector(".codes")') is None
    only(browser, 'following')
    button(browser, 'Show codes')
    assert len(codes_of(browser)) == 1
    # Without the library there is the file.
    browser.driver.execute_cdp_cmd('Network.enable', {})
    browser.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=['*/qrcode.js']))
    browser.allow('net::ERR_BLOCKED_BY_CLIENT', 'Failed to fetch dynamically imported module')
    try:
        opened(browser, address)
        browser.evaluate('location.reload()')
        opened(browser, address)
        only(browser, 'following')
        button(browser, 'Show codes')
        browser.wait(f'{STATUS} === "Codes cannot be shown now. Use a file instead."')
    finally:
        browser.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=[]))


def test_it_is_said_in_three_languages_and_passes_axe(browser, address, in_turn):
    keep(browser, **HERE)
    names = {
        'es': 'Pasar a otro dispositivo',
        'pt': 'Transferir para outro aparelho',
        'en': 'Transfer to another device',
    }
    # Of these six two a run, in the light and the dark.
    looks = [(language, *look) for language in names for look in ((PHONE, True), (DESKTOP, False))]
    for language, size, dark in in_turn(looks, 3):
        browser.look(size, dark)
        keep(browser, preferences=dict(language=language))
        opened(browser, address)
        assert browser.evaluate('document.querySelector(".sync h3").textContent') == names[language]
        assert browser.evaluate('[...document.querySelectorAll(".sync *")].every(e => !/^sync\\./.test(e.textContent))')
        browser.evaluate('document.querySelectorAll(".sync-giving .actions button")[1].click()')
        codes_of(browser)
        drawn(browser)
        assert violations(browser) == [], (language, size)
        wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
        assert browser.evaluate(wide) <= 0, (language, size)
    speak(browser, 'en')


def test_merging_loses_no_data_of_either_side(browser, address):
    """Of what is in sets: all of both; twice the same is as once; damaged values stay out."""
    browser.open(address + '404.html')
    chance = random.Random(14)

    def some(values):
        return chance.sample(values, chance.randint(0, len(values)))

    def device():
        ids = [f'{n:016x}' for n in range(8)]
        return dict(
            saved=[
                article(one, chance.randint(1, 99), tags=some(['a', 'b', 'c']), note='\n'.join(some(['1', '2'])))
                for one in some(ids)
            ],
            read={one: chance.randint(1, 99) for one in some(ids)},
            following=choice(topics=some(['a', 'b']), stories=some(['1-x', '2-y', '1-z'])[:1], teams=some(['t', 'u'])),
            muted=dict(sources=some(['s', 't']), words=some(['w', 'v'])),
            puzzles=dict(
                results={day: dict(quiz=chance.randint(0, 5), hard=chance.randint(9, 99)) for day in some(['d', 'e'])},
                open={},
            ),
        )

    pairs = [(device(), device()) for _ in range(60)]
    joined = browser.driver.execute_async_script(
        """
        const [pairs, done] = arguments
        import(new URL('assets/scripts/sync/merging.js', location.href).href).then(({ joined }) => {
            const all = (a, b) => Object.fromEntries(Object.keys(a).map((key) => [key, joined(key, a[key], b[key])]))
            done(pairs.map(([a, b]) => [all(a, b), all(all(a, b), b), all(b, a)]))
        })""",
        pairs,
    )
    for (a, b), (once, twice, reverse) in zip(pairs, joined):
        assert once == twice
        for one in (a, b):
            for was in one['saved']:
                now = next(n for n in once['saved'] if n['id'] == was['id'])
                assert set(was['tags']) <= set(now.get('tags', [])), was
                assert set(filter(None, was['note'].split('\n'))) <= set(now.get('note', '').split('\n'))
            assert all(once['read'][name] >= at for name, at in one['read'].items())
            assert all(set(one['following'][f]) <= set(once['following'][f]) for f in ('topics', 'teams'))
            stems = {story[0] for story in once['following']['stories']}
            assert {story[0] for story in one['following']['stories']} <= stems and len(stems) == len(
                once['following']['stories']
            )
            assert all(set(one['muted'][f]) <= set(once['muted'][f]) for f in ('sources', 'words'))
            for day, results in one['puzzles']['results'].items():
                best = once['puzzles']['results'][day]
                assert best['quiz'] >= results['quiz'] and best['hard'] <= results['hard']
        # Whichever device it is done on, the same is there.
        assert {s['id'] for s in once['saved']} == {s['id'] for s in reverse['saved']} and once['read'] == reverse[
            'read'
        ]
        assert once['puzzles'] == reverse['puzzles']


# The reader's own pages, with something on them, and what is opened there.
FILLED = {
    'index.html': '.yours .card',
    'saved.html': '#saved .card',
    'history.html': '#history .card',
    'following.html': '#following .card',
    'discover.html': '.unusual .card',
    'insights.html': '.trends tbody tr',
    'settings.html': '.mutes li',
    'puzzles.html': '#sudoku td',
    'media.html': '#media *',
}


def test_the_readers_own_pages_pass_axe_when_there_is_something_on_them(browser, address, in_turn):
    """In each language in turn, on a phone in the light and the dark; empty they are looked at with all other pages."""
    browser.open(address + 'technology.html')
    browser.settled()
    now = browser.evaluate('Date.now()')
    keep(
        browser,
        saved=[article(f'a{n}', now - n, tags=['moon'], note='Mine', url='https://a.example/') for n in range(3)],
        history=[article(f'a{n}', now - 86_400_000 * n, country='PT', publisher='P') for n in range(3)],
        read={f'a{n}': now - n for n in range(3)},
        muted=dict(sources=[], words=['reef'], kinds=['opinion'], presets=['war'], isBlurred=True),
        desks=dict(order=['sports'], hidden=['gaming']),
        following=choice(topics=['technology'], teams=['Porto'], places=['PT']),
        discover=choice(topics=['sports'], teams=['Porto']),
        puzzles=dict(results={'2026-03-13': dict(quiz=4, easy=200, target=3)}, open={}),
    )
    wrong = {}
    for place, (page, part) in enumerate(FILLED.items()):
        browser.look(PHONE)
        browser.open(address + page)
        browser.idle()
        if page == 'puzzles.html':
            click(browser, '#sudoku .puzzle-play .primary')
        if page == 'index.html':
            browser.evaluate('scrollTo({top: 3000, behavior: "instant"})')
        if page == 'settings.html':
            click(browser, '.order details summary')
        browser.wait(f'document.querySelector({json.dumps(part)}) !== null')
        for language in in_turn(LANGUAGES, 3, place):
            speak(browser, language)
            browser.wait(f'document.querySelector({json.dumps(part)}) !== null')
            if page == 'settings.html':
                click(browser, '[name="sync"]')
                browser.wait('document.querySelector("[name=sync-passphrase]") !== null')
            # Colours do not depend on the words, nor anything else on the colours.
            for dark, rules in ((False, RULES), *([(True, COLOURS)] if language == 'en' else [])):
                browser.look(PHONE, dark)
                drawn(browser)
                if found := violations(browser, rules, None if language == 'en' else COLOURS):
                    wrong[f'{page} {language} {"dark" if dark else "light"}'] = found
    assert wrong == {}
