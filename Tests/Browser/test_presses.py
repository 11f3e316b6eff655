"""What every kind of control says is done where it is drawn: by a finger on a phone, by a mouse on a desktop."""

import re

import pytest
from conftest import KNOWN, QUIET
from test_taps import press, screen

# A page hands over files, opens the choice of one, and shares: a browser without windows does none of it by itself.
SEEN = """
    window.handed = 0
    const made = URL.createObjectURL
    URL.createObjectURL = (blob) => { handed += 1; return made(blob) }
    Object.defineProperty(navigator, 'share', { value: (what) => { window.shared = what.url ?? what.text; return Promise.resolve() } })
    addEventListener('click', (event) => {
        if (event.target.matches?.('[type=file]')) { window.isChoosing = true; event.preventDefault() }
    }, true)
    // Nothing is fetched from whoever would be heard.
    Object.defineProperty(HTMLMediaElement.prototype, 'src', { set() {}, get() { return '' } })
    HTMLMediaElement.prototype.pause = () => { window.hasPaused = true }
    // An address that a shell would not take as it is.
    addEventListener('click', (event) => {
        if (!event.target.closest?.('.contest')) return
        for (const link of document.querySelectorAll('.timeline .entry a[href^=http]')) link.pathname = "/o'clock"
    }, true)"""


def seen(selector):
    return f'[...document.querySelectorAll(`{selector}`)].some((e) => e.checkVisibility())'


def has(key, text='[^\\]}]'):
    return f'/{text}/.test(localStorage["pulse.{key}"] ?? "")'


PRESSED = '[aria-pressed=true]'
STORY = 'stories/'

# On phones the masthead has no sections, and a section's cards no folds.
WIDE = ('section in the masthead', 'fold in a card')

# Kind of page, control, what is pressed, typed, waited for or opened one after the other, and what is true then.
ACTS = [
    ('index.html', 'editions', ['.editions-open'], 'document.querySelector("#editions").matches(":popover-open")'),
    ('index.html', 'place in the masthead', ['.places a[href$="digest.html"]'], 'location.pathname === "/digest.html"'),
    ('index.html', 'section in the masthead', ['.desks a[data-category="sports"]'], 'location.pathname === "/sports.html"'),
    ('index.html', 'headline', ['.hero h3 a'], 'location.pathname.startsWith("/stories/")'),
    ('technology.html', 'filters', ['.filters summary'], 'document.querySelector(".filters").open'),
    ('technology.html', 'filter', ['.filters summary', '.filters label:has([name=hidesRead])'], 'document.querySelector(".filters [name=hidesRead]").checked'),
    ('technology.html', 'follow the section', ['.follow-this'], has('following', 'technology')),
    ('technology.html', 'mute', ['main .card [data-act=more]', 'main .card [data-act=mute]'], has('muted', '"sources":\\["')),
    ('technology.html', 'undo', ['main .card [data-act=save]', f'main .card [data-act=save]{PRESSED}', '.notice button'], has('saved', '"id"')),
    ('technology.html', 'share', ['main .card [data-act=more]', 'main .card [data-act=share]'], 'window.shared !== undefined'),
    ('technology.html', 'follow in a card', ['main .card [data-act=more]', 'main .card [data-act=follow]'], seen('dialog[open]')),
    ('technology.html', 'fold in a card', ['main .card details > summary'], 'document.querySelector("main .card details[open]") !== null'),
    ('search.html', 'search field', ['#search-field'], 'document.activeElement.id === "search-field"'),
    ('search.html?q=oslo', 'search', ['.search-form [type=submit]'], seen('.search-results .card')),
    ('following.html', 'follow a word', ['[name=follow-word]', 'KEYS whale', 'form:has([name=follow-word]) [type=submit]'], has('following', 'whale')),
    ('insights.html', 'export', ['#insights .actions button'], 'window.handed > 0'),
    ('map.html', 'category of the map', ['.map-categories [data-category=sports]'], f'document.querySelector(".map-categories [data-category=sports]{PRESSED}") !== null'),
    ('map.html', 'follow a country', ['.follow-room .follow-this'], has('following', '"places":\\["')),
    ('media.html', 'play', ['[data-act=play]'], seen('.player')),
    ('media.html', 'stop the player', ['[data-act=play]', '.player-toggle'], 'window.hasPaused === true'),
    ('media.html', 'play later', ['.queue, [data-act=queue]'], has('media', '"queue":\\[\\{')),
    ('puzzles.html', 'day', ['.puzzle-days button:first-child'], f'document.querySelector(".puzzle-days button:first-child{PRESSED}, .puzzle-days button:first-child[aria-current]") !== null'),
    # The demo has too little news for a quiz; test_puzzles.py plays one.
    ('puzzles.html', 'begin a puzzle', ['#target .primary'], seen('.target-keys button')),
    ('puzzles.html', 'key of a letter', ['#circle .primary', '.circle-keys button, .circle-keys [role=button]'], 'document.querySelector(".circle-word").textContent.trim().length > 0'),
    ('technology.html', 'chip of saved articles', ['main .card [data-act=save]', f'SEEN main .card [data-act=save]{PRESSED}', 'OPEN saved.html', '#saved .chips button:nth-of-type(2)'], f'document.querySelector("#saved .chips button:nth-of-type(2){PRESSED}") !== null'),
    ('saved.html', 'book of the day', ['#saved .actions button:first-of-type'], 'window.handed > 0'),
    ('saved.html', 'import', ['#saved .actions button:last-of-type'], 'window.isChoosing === true'),
    ('settings.html', 'mute a word', ['#settings [name=word]', 'KEYS whale', '#settings form:has([name=word]) [type=submit]'], has('muted', 'whale')),
    ('settings.html', 'move a section', ['.order-list li:nth-child(2) button:not(.handle)'], has('desks', '"order":\\["')),
    ('settings.html', 'export', ['#settings [name=export]'], 'window.handed > 0'),
    ('settings.html', 'import', ['#settings [name=import]'], 'window.isChoosing === true'),
    ('settings.html', 'sources as OPML', ['#settings [name=opml]'], 'window.handed > 0'),
    ('settings.html', 'between devices', ['#settings [name=sync]'], seen('[name=sync-passphrase]')),
    ('settings.html', 'clear', ['#settings [name=clear]'], seen('.notice button')),
    (STORY, 'save', ['.story-bar [data-act=save]'], has('saved', '"id"')),
    (STORY, 'share', ['.story-bar [data-act=share]'], 'window.shared !== undefined'),
    (STORY, 'contest', ['.contest button', '.contest-this'], r"/^pulse story split 'http[^']+\/o'\\''clock[^']*'$/.test(window.shared)"),
    (STORY, 'follow', ['.story-head .follow-this, .follow-room .follow-this'], has('following', '"(?:stories|threads)":\\["')),
    (STORY, 'next', ['.story-bar .story-next[href]'], 'location.pathname !== began'),
]  # fmt: skip


@pytest.fixture
def pressed(chromium, address):
    yield chromium
    chromium.driver.execute_cdp_cmd('Emulation.setTouchEmulationEnabled', dict(enabled=False))
    chromium.clear(address)


def acted(browser, address, page, steps, width):
    """Presses on a page one after the other."""
    browser.open(address + QUIET)
    browser.evaluate(KNOWN)
    browser.open(address + page)
    browser.idle()
    browser.evaluate('window.began = location.pathname')
    for step in steps:
        if step.startswith('KEYS '):
            browser.driver.switch_to.active_element.send_keys(step.removeprefix('KEYS '))
        elif step.startswith('SEEN '):
            browser.wait(seen(step.removeprefix('SEEN ')))
        elif step.startswith('OPEN '):
            browser.open(address + step.removeprefix('OPEN '))
            browser.idle()
        # Beside a wide card no dots are needed.
        elif not step.endswith('[data-act=more]') or browser.evaluate(seen(step)):
            press(browser, step, width)


@pytest.mark.parametrize('width', [390, 1440], ids=['finger', 'mouse'])
@pytest.mark.rotates
def test_every_kind_of_control_does_what_it_says(pressed, address, pages, width, in_turn):
    screen(pressed, width)
    pressed.run_first(SEEN)
    story = [page for page in pages if re.match('stories/.*html', page)][1]
    failed, rows = [], []
    # A third a run, and so each with both widths in six.
    acts = in_turn(ACTS, 3)
    for page, name, steps, after in acts:
        if width < 640 and name in WIDE:
            continue
        after = after.replace('began', repr('/' + story))
        try:
            acted(pressed, address, story if page == STORY else page, steps, width)
            pressed.wait(after, 30)
            rows.append(f'{page} | {name}')
        except AssertionError as error:
            failed.append(f'{page} | {name}: {str(error)[:200]}')
    print(f'{width} pixels:', *rows, sep='\n')
    assert len(rows) + len(failed) >= len(acts) - len(WIDE) > 10
    assert not failed, '\n'.join(failed)
