"""The map page in Chromium: the picture that becomes a map, by mouse, by keyboard, by finger, and without scripts."""

import itertools
import json
import math
import time

import pytest
from conftest import DESKTOP, PHONE, QUIET, SHIFTS, Browser, drawn, with_any_fonts
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from test_access import COLOURS, RULES, violations

# The marks stand in the page in the order that Tab goes through them.
SORTED = """[...document.querySelectorAll(".map-donut")].map(e => Number(e.dataset.total)).every((n, i, all) => i === 0 || n <= all[i - 1])"""

# How many articles the donuts stand for whose middles are on the map.
SEEN = """(() => {
    const box = document.querySelector('.map-live').getBoundingClientRect()
    return [...document.querySelectorAll('.map-donut')].filter((donut) => {
        const { x, y, width, height } = donut.getBoundingClientRect()
        const [left, top] = [x + width / 2 - box.x, y + height / 2 - box.y]
        return left >= 0 && top >= 0 && left <= box.width && top <= box.height
    }).reduce((sum, donut) => sum + Number(donut.dataset.total), 0)
})()"""

READY = "performance.getEntriesByName('map-ready').length"


until = Browser.wait


def show(chromium, address, size=DESKTOP, dark=False, fragment=''):
    chromium.look(size, dark)
    # Another fragment alone opens no page anew.
    chromium.open(address + QUIET)
    chromium.open(address + 'map.html' + fragment)
    chromium.reach_for_the_map()
    chromium.driver.execute_script(
        "document.querySelector('.map-stage').scrollIntoView({block: 'end', behavior: 'instant'})"
    )


def all_of(chromium, selector):
    return chromium.driver.find_elements(By.CSS_SELECTOR, selector)


def one(chromium, selector):
    return chromium.driver.find_element(By.CSS_SELECTOR, selector)


def in_view(chromium):
    """How many articles the panel says are in view."""
    text = one(chromium, '.map-count').text
    return int(text.split()[0].replace(',', '')) if text[:1].isdigit() else 0


def changes(chromium, before):
    until(chromium, f'document.querySelector(".map-count").textContent !== {json.dumps(before)}')


def count(chromium):
    return chromium.evaluate('document.querySelector(".map-count").textContent')


def press(chromium, *keys):
    ActionChains(chromium.driver).send_keys(*keys).perform()


@pytest.fixture(scope='module')
def file(site):
    return json.loads((site / 'assets/map.json').read_text(encoding='utf-8'))


@with_any_fonts
def test_the_picture_becomes_a_map_in_the_same_box(chromium, address, file):
    show(chromium, address)
    assert chromium.console() == []
    assert chromium.evaluate('window.trustedTypes !== undefined')
    # A donut whose middle is out of view is in the page all the same, and so are those a little further away.
    shown = chromium.evaluate(SEEN)
    assert shown == in_view(chromium) and shown > 100
    assert shown <= sum(len(m['articles']) for m in file['marks'])
    assert 1 <= len(all_of(chromium, '.map-headlines .line')) <= 10
    boxes = chromium.evaluate("""['.map-window', '.map-live'].map((s) => {
        const { x, y, width, height } = document.querySelector(s).getBoundingClientRect(); return [x, y, width, height] })""")
    assert boxes[0] == boxes[1]
    assert chromium.evaluate('getComputedStyle(document.querySelector("svg.map")).visibility') == 'hidden'


def test_the_moving_map_loads_once_a_reader_uses_it(chromium, address):
    chromium.look(PHONE)
    chromium.open(address + 'map.html')
    chromium.idle()
    large = ('leaflet.js', 'leaflet.css', 'map.json', 'world.json', '/map.js')
    assert [u for u in chromium.requests() if u.endswith(large)] == []
    assert chromium.evaluate('getComputedStyle(document.querySelector("svg.map")).visibility') == 'visible'
    place = chromium.evaluate('document.querySelector("svg.map a[data-place]").dataset.place')
    chromium.driver.execute_script("""
        document.querySelector('svg.map a[data-place]').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))""")
    until(chromium, READY)
    assert {u.rsplit('/', 1)[1] for u in chromium.requests()} >= {
        'leaflet.js',
        'leaflet.css',
        'map.json',
        'world.json',
        'map.js',
    }
    until(chromium, '!document.querySelector(".map-preview").hidden')
    assert place in one(chromium, '.map-preview').get_attribute('aria-label')


def test_the_keyboard_loads_it_too(chromium, address):
    chromium.look(DESKTOP)
    chromium.open(address + 'map.html')
    chromium.settled()
    chromium.driver.execute_script("document.querySelector('svg.map a').focus()")
    until(chromium, READY)
    until(chromium, 'document.activeElement.matches(".map-live")')


@with_any_fonts
@pytest.mark.parametrize('size', [PHONE, DESKTOP], ids=['phone', 'desktop'])
def test_nothing_jumps_when_the_map_comes(chromium, address, size):
    chromium.run_first(SHIFTS)
    show(chromium, address, size)
    drawn(chromium)
    assert chromium.evaluate('shift') < 0.01


@with_any_fonts
def test_marks_lie_where_the_picture_had_them(chromium, address):
    show(chromium, address)
    # A dot of one place, against the mark in the picture that lies at the same place; those near an edge are moved in.
    off = chromium.evaluate("""(() => {
        const picture = document.querySelector('svg.map'), seen = []
        for (const dot of document.querySelectorAll('.map-donut[data-place]')) {
            const name = dot.getAttribute('aria-label')
            const mark = [...picture.querySelectorAll('a')].find((a) => name.startsWith(`${a.dataset.place}: `))
            if (!mark) continue
            const [x, y] = ['cx', 'cy'].map((name) => Number(mark.querySelector('.map-mark').getAttribute(name)))
            if (x < 90 || x > 1910 || y < 90 || y > 780) continue
            const a = mark.querySelector('.map-mark').getBoundingClientRect(), b = dot.getBoundingClientRect()
            seen.push(Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2))
        }
        return seen })()""")
    assert off and max(off) < 3, off


def test_zooming_and_panning_change_what_is_listed(chromium, address):
    show(chromium, address)
    world = count(chromium)
    one(chromium, '[data-do=in]').click()
    changes(chromium, world)
    near = count(chromium)
    assert in_view(chromium) < int(world.split()[0])
    ActionChains(chromium.driver).drag_and_drop_by_offset(one(chromium, '.map-live'), 300, 100).perform()
    changes(chromium, near)
    one(chromium, '[data-do=home]').click()
    until(chromium, f'document.querySelector(".map-count").textContent === {json.dumps(world)}')
    one(chromium, '[data-do=out]').click()
    assert one(chromium, '.map-count').get_attribute('role') == 'status'


def test_the_keyboard_moves_zooms_opens_and_closes(chromium, address):
    show(chromium, address)
    chromium.driver.execute_script("document.querySelector('.map-live').focus()")
    world = count(chromium)
    press(chromium, '+')
    changes(chromium, world)
    before = count(chromium)
    # Keys that come while the map moves are ignored.
    for _ in range(6):
        press(chromium, Keys.ARROW_LEFT)
        time.sleep(0.4)
    changes(chromium, before)
    press(chromium, '-')
    one(chromium, '[data-do=home]').click()
    until(chromium, f'document.querySelector(".map-count").textContent === {json.dumps(world)}')
    chromium.driver.execute_script("document.querySelector('.map-live').focus()")
    until(chromium, SORTED)
    press(chromium, Keys.TAB)
    totals = []
    for _ in range(5):
        totals.append(int(chromium.evaluate('document.activeElement.dataset.total')))
        press(chromium, Keys.TAB)
    assert totals == sorted(totals, reverse=True), 'Tab goes from the most written-about place to the least'
    chromium.driver.execute_script("document.querySelector('.map-donut[data-place]').focus()")
    name = chromium.evaluate('document.activeElement.getAttribute("aria-label")')
    press(chromium, Keys.ENTER)
    until(chromium, '!document.querySelector(".map-preview").hidden')
    assert name.startswith(chromium.evaluate('document.activeElement.getAttribute("aria-label")'))
    press(chromium, Keys.ESCAPE)
    assert chromium.evaluate('document.querySelector(".map-preview").hidden')
    assert chromium.evaluate('document.activeElement.getAttribute("aria-label")') == name


def test_enter_on_several_places_goes_nearer_and_keeps_the_focus(chromium, address):
    show(chromium, address)
    world = count(chromium)
    chromium.driver.execute_script("document.querySelector('.map-donut:not([data-place])').focus()")
    press(chromium, Keys.ENTER)
    changes(chromium, world)
    until(chromium, 'document.querySelector(".map-stage").contains(document.activeElement)')
    assert chromium.console() == []


def test_a_mark_opens_its_card_and_leafs_through_it(chromium, address, file):
    busy = max(file['marks'], key=lambda m: len(m['articles']))
    show(chromium, address, fragment=f'#place-{busy["places"][0]}')
    until(chromium, '!document.querySelector(".map-preview").hidden')
    newest = max(busy['articles'], key=lambda a: a[3])
    card = one(chromium, '.map-preview')
    assert card.get_attribute('aria-label') == busy['name']
    times = [one(chromium, '.map-preview time').get_attribute('datetime')]
    assert one(chromium, '.map-preview .facts strong').text in {file['sources'][a[1]][0] for a in busy['articles']}
    assert newest[0] in {a[0] for a in busy['articles'] if a[3] == newest[3]}
    for _ in range(2):
        one(chromium, '.map-older').click()
        times.append(one(chromium, '.map-preview time').get_attribute('datetime'))
    assert times == sorted(times, reverse=True)
    assert one(chromium, '.map-steps').text.split('\n')[1] == f'3 of {len(busy["articles"])}'
    one(chromium, '.map-close').click()
    assert chromium.evaluate('document.querySelector(".map-preview").hidden')


def test_a_card_says_why_it_matters_and_leads_to_the_story(chromium, address, file, site):
    told = next(m for m in file['marks'] if any(a[7] for a in m['articles']))
    show(chromium, address, fragment=f'#place-{told["places"][0]}')
    until(chromium, '!document.querySelector(".map-preview").hidden')
    while not all_of(chromium, '.map-story a'):
        one(chromium, '.map-older').click()
    link = one(chromium, '.map-story a').get_attribute('href')
    assert (site / link.removeprefix(address)).is_file()
    assert one(chromium, '.map-preview h3 a').get_attribute('rel') == 'noopener noreferrer'
    why = next(m for m in file['marks'] if m['articles'][0][5] >= 0)
    show(chromium, address, fragment=f'#place-{why["places"][0]}')
    until(chromium, '!document.querySelector(".map-preview").hidden')
    reasons = {file['reasons'][a[5]][1] for a in why['articles'] if a[5] >= 0}
    while not all_of(chromium, '.map-preview .why'):
        one(chromium, '.map-older').click()
    assert any(r in one(chromium, '.map-preview .why').text for r in reasons)


def test_categories_and_times_filter_marks_and_list(chromium, address, file):
    show(chromium, address)
    everything = in_view(chromium)
    one(chromium, '.map-categories [data-category=sports]').click()
    until(
        chromium, '[...document.querySelectorAll(".map-arc, .map-dot")].every((e) => e.dataset.category === "sports")'
    )
    sports = file['categories'].index('sports')
    assert 0 < in_view(chromium) <= sum(a[4] == sports for m in file['marks'] for a in m['articles'])
    assert {e.get_attribute('data-category') for e in all_of(chromium, '.map-headlines .line')} == {'sports'}
    one(chromium, '.map-categories [data-category=health]').click()
    assert {e.get_attribute('data-category') for e in all_of(chromium, '.map-headlines .line')} <= {'sports', 'health'}
    assert [e.get_attribute('aria-pressed') for e in all_of(chromium, '.map-categories button')].count('true') == 2
    one(chromium, '.map-categories button').click()
    assert in_view(chromium) == everything
    newest = max(a[3] for m in file['marks'] for a in m['articles'])
    press_time = lambda value: chromium.driver.execute_script(
        f"document.querySelector('.map-times [value={value}]').click()"
    )
    press_time('hours')
    recent = sum(a[3] >= newest - 360 for m in file['marks'] for a in m['articles'])
    assert 0 < in_view(chromium) <= recent < everything
    press_time('today')
    assert recent * 0.9 <= in_view(chromium) < everything


def test_a_badge_on_a_card_leads_to_its_place(chromium, address):
    chromium.look(DESKTOP)
    chromium.open(address + 'index.html')
    badges = chromium.driver.find_elements('css selector', 'main .facts a[href*="map.html#place-"]')
    badge = next(badge for badge in badges if badge.is_displayed())
    place = badge.text
    chromium.driver.execute_script('arguments[0].click()', badge)
    until(chromium, READY)
    until(chromium, '!document.querySelector(".map-preview").hidden')
    assert one(chromium, '.map-preview').get_attribute('aria-label').split(', ')[-1] == place.split(', ')[-1]
    until(chromium, 'document.querySelector(".map-donut.is-open") !== null')
    gap = chromium.evaluate("""(() => { const a = document.querySelector('.map-donut.is-open').getBoundingClientRect(),
        b = document.querySelector('.map-live').getBoundingClientRect()
        return [(a.x + a.width / 2 - b.x) / b.width, (a.y + a.height / 2 - b.y) / b.height] })()""")
    # A place in the far north cannot be in the middle: the map ends there.
    assert all(0.1 < part < 0.9 for part in gap), gap


def test_a_headline_of_the_list_leads_to_its_place_too(chromium, address):
    show(chromium, address)
    link = one(chromium, '.map-headlines a[href*="#place-"]')
    place = link.text
    link.click()
    until(chromium, '!document.querySelector(".map-preview").hidden')
    assert one(chromium, '.map-preview').get_attribute('aria-label').split(', ')[-1] == place.split(', ')[-1]
    one(chromium, '.map-close').click()
    until(chromium, 'document.querySelector(".map-preview").hidden')
    assert chromium.evaluate('location.hash') == ''


def test_on_a_phone_the_headlines_are_a_sheet(chromium, address):
    show(chromium, address, PHONE)
    tall = 'document.querySelector(".map-panel").offsetHeight'
    low = chromium.evaluate(tall)
    handle = one(chromium, '.map-handle')
    handle.click()
    assert handle.get_attribute('aria-expanded') == 'true'
    until(chromium, f'{tall} > {low} * 1.3')
    # The handle stands still: a click is meant for where it was.
    until(chromium, 'document.getAnimations().length === 0')
    handle.click()
    until(chromium, f'{tall} === {low}')
    assert chromium.evaluate('document.documentElement.scrollWidth') <= PHONE[0]


@pytest.mark.parametrize('size', [PHONE, DESKTOP], ids=['phone', 'desktop'])
def test_without_scripts_it_is_a_picture_with_links(chromium, address, file, size):
    chromium.look(size, scripts=False)
    chromium.open(address + 'map.html')
    chromium.look(size)
    for hidden in ('.map-tools', '.map-panel', '.map-controls'):
        assert chromium.evaluate(f'getComputedStyle(document.querySelector("{hidden}")).display') == 'none'
    assert chromium.evaluate('document.querySelector("svg.map").getBoundingClientRect().height') > 150
    # Few enough for a finger, each with its number, and together they stand for all articles.
    numbers = chromium.evaluate(
        '[...document.querySelectorAll("svg.map a")].map((a) => [Number(a.dataset.n), a.querySelector("text")?.textContent])'
    )
    assert 10 < len(numbers) < 50 and all(text for _, text in numbers)
    articles = sum(len(mark['articles']) for mark in file['marks'])
    assert sum(n for n, _ in numbers) == articles
    middles, box = chromium.evaluate("""(() => {
        const place = (e) => { const { x, y, width, height } = e.getBoundingClientRect(); return { x, y, width, height } }
        return [[...document.querySelectorAll('.map-mark')].map(place), place(document.querySelector('svg.map'))] })()""")
    for mark in middles:
        assert mark['x'] >= box['x'] and mark['x'] + mark['width'] <= box['x'] + box['width'], mark
        assert mark['y'] >= box['y'] and mark['y'] + mark['height'] <= box['y'] + box['height'], mark
    at = [(m['x'] + m['width'] / 2, m['y'] + m['height'] / 2) for m in middles]
    assert min(math.dist(a, b) for a, b in itertools.combinations(at, 2)) >= 24


# How dense the land's picture is at points of its 2000 by 870, from 0 to 255.
LAND = """const [points, done] = arguments, picture = new Image()
    picture.onload = () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 870 })
        const ink = canvas.getContext('2d', { willReadFrequently: true })
        ink.drawImage(picture, 0, 0, 2000, 870)
        done(points.map(([x, y]) => ink.getImageData(x, y, 1, 1).data[3]))
    }
    picture.src = document.querySelector('.map-picture').href.baseVal"""

# From the formula in Tools/basemap.py: 170.5 E 43.8 S, 69 W 48.5 S; in the sea.
SOUTH = {'New Zealand': (1819, 793), 'Patagonia': (680, 822), 'the Pacific': (280, 788)}


def test_the_land_reaches_both_ends_of_the_world(chromium, address):
    chromium.open(address + 'map.html')
    dense = dict(zip(SOUTH, chromium.driver.execute_async_script(LAND, list(SOUTH.values())), strict=True))
    assert dense.pop('the Pacific') == 0 and min(dense.values()) > 60, dense


def test_when_the_libraries_do_not_come_the_picture_stays(chromium, address):
    run = chromium.driver.execute_cdp_cmd
    chromium.expect('failed:.*leaflet.js')
    run('Network.enable', {})
    run('Network.setBlockedURLs', dict(urls=['*leaflet.js']))
    try:
        chromium.look(DESKTOP)
        chromium.open(address + 'map.html')
        chromium.settled()
        chromium.evaluate("document.querySelector('.map-stage').dispatchEvent(new Event('pointerenter'))")
        until(chromium, '!document.querySelector(".map-stage").hasAttribute("data-live")')
        assert chromium.evaluate('getComputedStyle(document.querySelector("svg.map")).visibility') == 'visible'
        assert chromium.evaluate('getComputedStyle(document.querySelector(".map-panel")).display') == 'none'
        assert chromium.evaluate('getComputedStyle(document.querySelector(".map-tools")).display') == 'none'
    finally:
        run('Network.setBlockedURLs', dict(urls=[]))


def test_disputed_borders_are_dashed_and_said_to_be(chromium, address):
    show(chromium, address)
    assert chromium.evaluate('getComputedStyle(document.querySelector("path.map-disputed")).strokeDasharray') != 'none'
    assert chromium.evaluate('getComputedStyle(document.querySelector("path.map-borders")).strokeDasharray') == 'none'
    assert 'disputed' in one(chromium, '.note').text


def test_dark_mode_colours_the_land_and_the_sea(chromium, address):
    """As the still map has them: its thin grey on the sea of the window, through which nothing of Leaflet's shows."""
    fills = []
    for dark in (False, True):
        show(chromium, address, dark=dark)
        fills.append(chromium.evaluate('getComputedStyle(document.querySelector("path.map-land")).fill'))
        sea = chromium.evaluate('getComputedStyle(document.querySelector(".map-live")).backgroundColor')
        assert sea == 'rgba(0, 0, 0, 0)'
    assert fills == ['rgb(216, 220, 221)', 'rgb(46, 50, 56)']


def test_reduced_motion_stills_the_map(chromium, address):
    # Leaflet moves by these classes: one on the map, one on what comes nearer, while it does.
    moving = """
        const done = arguments[0], map = document.querySelector('.map-live')
        document.querySelector('[data-do=in]').click()
        let frames = 0
        const look = () => {
            const isMoving = document.querySelector('.leaflet-zoom-anim') !== null
            if (isMoving || ++frames === 30) done([map.classList.contains('leaflet-fade-anim'), isMoving])
            else requestAnimationFrame(look)
        }
        look()"""
    for moves in (True, False):
        chromium.look(DESKTOP)
        chromium.moves(moves)
        chromium.open(address + 'map.html')
        chromium.reach_for_the_map()
        assert chromium.driver.execute_async_script(moving) == [moves, moves]


def test_the_map_speaks_the_chosen_language(chromium, address):
    chromium.look(DESKTOP)
    chromium.open(address + QUIET)
    chromium.driver.execute_script('localStorage.setItem("pulse.preferences", JSON.stringify({ language: "es" }))')
    try:
        chromium.open(address + 'map.html')
        chromium.reach_for_the_map()
        until(chromium, 'document.querySelector(".map-count").textContent.includes("artículos a la vista")')
        assert one(chromium, '.map-panel h2').text == 'Lo último aquí'
    finally:
        chromium.driver.execute_script('localStorage.clear()')


@pytest.mark.rotates
@pytest.mark.parametrize('size', [PHONE, DESKTOP], ids=['phone', 'desktop'])
@pytest.mark.parametrize('dark', [False, True], ids=['light', 'dark'])
def test_axe_finds_nothing(chromium, address, file, size, dark):
    for fragment in ('', f'#place-{file["marks"][0]["places"][0]}'):
        show(chromium, address, size, dark, fragment)
        until(chromium, 'document.getAnimations().length === 0')
        # In the dark only colours are others.
        assert violations(chromium, COLOURS if dark else RULES) == []
