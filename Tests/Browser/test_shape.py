"""How things stand beside each other: nothing touches, no word is broken, and what belongs together is in one row."""

import itertools

import pytest
from conftest import DESKTOP, PHONE
from test_listening import VOICE

SMALL = (320, 700)


@pytest.fixture
def phone(browser):
    browser.look(PHONE)
    yield browser
    browser.look(DESKTOP)


def opened(browser, url):
    browser.open(url)
    browser.idle()
    return browser


# The fields and buttons of each form, as [left, top, right, bottom].
FORMS = """[...document.querySelectorAll('.personal form')].map((form) =>
    [form, form.querySelector('label > :is(input, select)'), form.querySelector('button')].map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return [left, top, right, bottom].map(Math.round)
    }))"""


@pytest.mark.parametrize('page', ['following.html', 'settings.html'])
def test_a_field_and_its_buttons_are_in_one_row(phone, address, page):
    opened(phone, address + page)
    for size in (PHONE, SMALL, DESKTOP):
        phone.look(size)
        forms = phone.evaluate(FORMS)
        assert len(forms) >= 2
        for _, field, button in forms:
            assert abs(field[3] - button[3]) <= 2 and 0 < button[0] - field[2] <= 12, size
        # All of them begin and end at the same places, and none touches the next.
        assert len({(field[0], field[2], button[0], button[2]) for _, field, button in forms}) == 1, size
        tops = sorted((form[1], form[3]) for form, _, _ in forms)
        assert all(below[0] - above[1] >= 8 for above, below in itertools.pairwise(tops)), size


# How much room a number of two digits leaves before what it counts.
ROOM = """(() => {
    const last = document.querySelectorAll(arguments[0])[8]
    const { font, letterSpacing } = getComputedStyle(last, '::before')
    const probe = document.createElement('span')
    Object.assign(probe.style, { font, letterSpacing, position: 'absolute' })
    probe.textContent = '10'
    last.append(probe)
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    return parseFloat(getComputedStyle(last).paddingInlineStart) - width
})()"""


@pytest.mark.parametrize(
    ('page', 'items'),
    [('index.html', '.ranks > li'), ('headlines.html', '.ranks > li'), ('digest.html', '.digest-ten .digest-item')],
)
def test_the_tenth_does_not_touch_its_number(phone, address, page, items):
    opened(phone, address + page)
    for size in (PHONE, SMALL, DESKTOP):
        phone.look(size)
        assert phone.driver.execute_script('return ' + ROOM, items) >= 4, size


# Cards that have two lines of headline and two of text, and neither kicker nor picture nor a second line of facts.
PLAIN = """(() => {
    const lines = (element, height) => element ? Math.round(element.getBoundingClientRect().height / height) : 0
    const high = (element) => parseFloat(getComputedStyle(element).lineHeight)
    return [...document.querySelectorAll('.card:not(.hero)')].filter((card) => {
        const [title, text] = [card.querySelector('h3'), card.querySelector('.words p')]
        return text && lines(title, high(title)) === 2 && lines(text, high(text)) === 2 &&
            !card.querySelector('.kicker')?.checkVisibility() && !card.querySelector('.picture, .why') &&
            card.querySelector('.facts p').getBoundingClientRect().height < 25
    }).map((card) => card.getBoundingClientRect().height)
})()"""

# What a finger meets in a card, as heights.
TARGETS = """[...document.querySelectorAll('.card .tools button')].filter((button) => button.checkVisibility())
    .map((button) => Math.min(button.getBoundingClientRect().height, button.getBoundingClientRect().width))"""

# How high the way to the story is that lies over a card's facts.
WAYS = """[...document.querySelectorAll('.card .facts a[href*="stories/"]')].filter((link) => link.checkVisibility())
    .map((link) => parseFloat(getComputedStyle(link, '::after').height))"""


def test_a_plain_card_is_130_pixels_high_and_its_targets_are_those_of_a_finger(phone, address, pages):
    heights, targets, ways = [], [], []
    for page in ('finance.html', 'technology.html', 'sports.html', 'news.html', 'index.html'):
        opened(phone, address + page)
        heights += phone.evaluate(PLAIN)
        targets += phone.evaluate(TARGETS)
        ways += phone.evaluate(WAYS)
    assert heights and max(heights) <= 130.5, heights
    assert targets and min(targets) >= 44
    assert ways and min(ways) >= 43.9


# Facts that begin a row and stand elsewhere than at its edge, where their dot is out of sight; and lines whose own dots take room.
DOTTED = """[...document.querySelectorAll(':is(.card, .rank, .line, .entry) .facts p')].filter((p) => p.checkVisibility()).flatMap((line) => {
    const edge = line.parentElement.getBoundingClientRect().left
    const facts = [...line.children].flatMap((fact) => (fact.matches('.where') ? [...fact.children] : fact))
        .filter((fact) => fact.checkVisibility()).map((fact) => fact.getBoundingClientRect())
    const begins = (fact, at) => at === 0 || fact.left < facts[at - 1].right
    const wrong = facts.filter((fact, at) => begins(fact, at) && Math.abs(fact.left - edge) > 1)
    return getComputedStyle(line).fontSize === '0px' && wrong.length === 0 ? [] : [line.textContent]
})"""


def enlarge(browser, percent):
    browser.driver.execute_script('document.documentElement.style.fontSize = arguments[0] + "%"', percent)


@pytest.mark.parametrize('page', ['index.html', 'news.html', 'search.html?q=the'])
def test_no_row_of_facts_begins_or_ends_with_a_dot(phone, address, page):
    opened(phone, address + page)
    phone.wait('document.querySelector(".facts p")')
    for size, percent in itertools.product((PHONE, SMALL, DESKTOP), (100, 200)):
        phone.look(size)
        enlarge(phone, percent)
        assert phone.evaluate(DOTTED) == [], (size, percent)


# Words of these that are broken without a hyphen, where scripts and readers may not be held to account for them.
BROKEN = """[...document.querySelectorAll(arguments[0])].filter((e) => e.checkVisibility()).flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const broken = []
    while (walker.nextNode()) {
        const text = walker.currentNode
        for (const found of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            const range = document.createRange()
            range.setStart(text, found.index)
            range.setEnd(text, found.index + found[0].length)
            if (new Set([...range.getClientRects()].map((rect) => Math.round(rect.top))).size > 1) broken.push(found[0])
        }
    }
    return broken
})"""


# In letters twice as large the longest names of desks and in headlines have no room on a phone, and are divided.
@pytest.mark.parametrize(
    ('page', 'parts', 'percents'),
    [
        ('report.html', '.table :is(th, td)', (100, 200)),
        ('about.html', '.table :is(th, td)', (100, 200)),
        ('technology.html', '.filters summary, .follow-this', (100, 200)),
        ('settings.html', '.order-list label', (100,)),
        ('index.html', '.facts', (200,)),
        ('stories.html', 'main', (100,)),
    ],
)
def test_no_word_is_broken(phone, address, page, parts, percents):
    opened(phone, address + page)
    for size, percent in itertools.product((PHONE, SMALL), percents):
        phone.look(size)
        enlarge(phone, percent)
        assert phone.driver.execute_script('return ' + BROKEN, parts) == [], (size, percent)


def test_text_beside_buttons_gets_its_own_row_at_twice_the_text_size(phone, address, site):
    story = next(
        page
        for page in sorted(site.glob('stories/*.html'))
        if 'class="thread-part"' in page.read_text(encoding='utf-8')
    )
    for page, parts in ('settings.html', '.order-list label'), (f'stories/{story.name}', '.thread-part > p'):
        opened(phone, address + page)
        enlarge(phone, 200)
        for size in (PHONE, SMALL):
            phone.look(size)
            rows = phone.driver.execute_script(
                'return [...document.querySelectorAll(arguments[0])].map((e) => [e.offsetWidth, e.parentElement.clientWidth])',
                parts,
            )
            assert rows and all(width > 0.6 * room for width, room in rows), (size, rows)


def test_the_bar_for_reading_aloud_has_one_row(phone, address):
    phone.run_first(VOICE % '[{"lang": "en-GB", "localService": true, "name": "A"}]')
    opened(phone, address + 'digest.html')
    phone.evaluate('document.querySelector(".listen").click()')
    phone.wait('window.spoken.length === 1')
    phone.wait('document.styleSheets.length > 2 && document.querySelector(".listening").offsetHeight < 100')
    tops = phone.evaluate(
        '[...document.querySelectorAll(".listening :is(button, select)")].map((e) => Math.round(e.getBoundingClientRect().top))'
    )
    assert len(tops) == 6 and len(set(tops)) == 1
    assert phone.evaluate('[...document.querySelectorAll(".listening button")].every((e) => e.ariaLabel)')


def test_the_name_of_a_country_and_its_follow_button_are_in_one_row(phone, address):
    opened(phone, address + 'map.html')
    heads = phone.evaluate("""[...document.querySelectorAll('.country > h2')].map((head) => {
        const [name, button] = [head.firstElementChild, head.parentElement.querySelector('.follow-this')].map((e) => e.getBoundingClientRect())
        return [name.top < button.bottom && button.top < name.bottom, name.left, button.right]
    })""")
    assert len(heads) > 5 and all(beside for beside, _, _ in heads)
    assert len({left for _, left, _ in heads}) == 1 and len({right for _, _, right in heads}) == 1


def test_a_country_leads_to_the_rest_of_its_articles(phone, address):
    opened(phone, address + 'map.html')
    more = 'document.querySelector(".country .more a")'
    country = phone.evaluate(more + '.closest(".country").querySelector("h2 > :first-child").textContent')
    phone.evaluate(more + '.click()')
    phone.wait('location.pathname.endsWith("/search.html")')
    phone.wait('document.querySelector(".search-results .card")')
    assert phone.evaluate('document.querySelector("#search-field").value') == country


def test_a_puzzle_is_one_row_until_it_is_opened(phone, address):
    opened(phone, address + 'puzzles.html')
    phone.wait("document.querySelector('.puzzle-play .primary')")
    rows = phone.evaluate("""[...document.querySelectorAll('.puzzle[id]:has(.primary)')].map((puzzle) =>
        ['h2', '.primary'].map((name) => {
            const { left, top, right, bottom } = puzzle.querySelector(name).getBoundingClientRect()
            return [left, top, right, bottom]
        }))""")
    assert len(rows) >= 4
    for name, button in rows:
        assert name[2] < button[0] and button[1] < (name[1] + name[3]) / 2 < button[3]
    # Two of them would fill a screen otherwise.
    assert rows[-1][0][3] - rows[0][0][1] < 500


# The wordmark's height, and how far below the top edge its sign is drawn, where no button for editions stands beside it.
NAME = """(() => {
    document.querySelector('.editions-open')?.remove()
    const [name, mark] = ['.wordmark', '.wordmark .mark'].map((each) => document.querySelector(each).getBoundingClientRect())
    return [name.height, mark.top]
})()"""


def test_the_title_keeps_its_distance_from_the_top_edge_without_editions(phone, address):
    opened(phone, address + 'index.html')
    height, top = phone.evaluate(NAME)
    assert height >= 44 and top >= 6


# How much of a large story's width its countries leave on either side, and how far below both columns they begin.
EMPTY = """(() => {
    const [lead, told, facts] = ['lead', 'told', 'facts'].map((part) => {
        const { left, top, right, bottom } = document.querySelector(`.story-${part}`).getBoundingClientRect()
        return { left, top, right, bottom }
    })
    return [facts.left - lead.left, told.right - facts.right, facts.top - Math.max(lead.bottom, told.bottom)]
})()"""


def test_countries_of_a_large_story_are_below_both_columns(browser, address, site):
    wide = [p for p in sorted(site.glob('stories/*.html')) if '<h3>' in p.read_text().split('class="story-facts"')[-1]]
    assert wide
    browser.look(DESKTOP)
    opened(browser, f'{address}stories/{wide[0].name}')
    left, right, below = browser.evaluate(EMPTY)
    assert abs(left) <= 1 and abs(right) <= 1 and below >= 0


def test_the_tools_of_a_card_look_the_same_among_answers(phone, address):
    looks = """(() => {
        const { borderTopWidth, backgroundColor } = getComputedStyle(document.querySelector('.card .tools button'))
        return [borderTopWidth, backgroundColor]
    })()"""
    shown = []
    for page in ('technology.html', 'search.html?q=technology'):
        opened(phone, address + page)
        phone.wait('document.querySelector(".card .tools button")')
        shown.append(phone.evaluate(looks))
    assert shown == [['0px', 'rgba(0, 0, 0, 0)']] * 2
