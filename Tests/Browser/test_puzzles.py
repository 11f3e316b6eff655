"""The puzzles of a day are opened, played by keys and by finger, kept, and there without scripts."""

import json

import newsstand
import pytest
from conftest import DESKTOP, PHONE, served
from selenium.webdriver.common.keys import Keys
from test_access import COLOURS, RULES, violations
from test_gestures import press


@pytest.fixture
def today(site):
    day = max(path for path in (site / 'puzzles').glob('*.json'))
    return json.loads(day.read_text(encoding='utf-8'))


@pytest.fixture
def page(browser, address):
    browser.look(PHONE)
    browser.open(address + 'puzzles.html')
    browser.wait('performance.getEntriesByName("pulse:idle").length > 0')
    return browser


def opened(page, game, part):
    page.wait(f'document.querySelector("#{game} .puzzle-play .primary") !== null')
    page.evaluate(f'document.querySelector("#{game} .puzzle-play .primary").click()')
    page.wait(f'document.querySelector("#{game} {part}") !== null')


def said(page, game):
    return page.evaluate(f'document.querySelector("#{game} .puzzle-line").textContent')


def word(page, letters):
    for letter in letters:
        press(page, letter)
    page.evaluate('document.activeElement.blur()')
    press(page, Keys.ENTER)


def kept(page):
    return json.loads(page.evaluate('localStorage.getItem("pulse.puzzles")') or '{}')


@pytest.mark.seldom
def test_the_word_game_is_played_with_keys_that_do_nothing_else(page, today, site):
    opened(page, 'target', '.target-keys button')
    sought = today['target']['word']
    # Two letters, and the ends of all words that begin with them. "g" and a letter lead to other pages elsewhere.
    lines = (site / 'puzzles/words.txt').read_text(encoding='utf-8').splitlines()
    ends = next(line[3:] for line in lines if line.startswith('ga '))
    other = next(f'ga{ends[at : at + 3]}' for at in range(0, len(ends), 3) if f'ga{ends[at : at + 3]}' != sought)
    word(page, 'zzzzz')
    assert 'ZZZZZ' in said(page, 'target') and 'target' not in kept(page).get('open', {}).get(today['day'], {})
    press(page, *[Keys.BACKSPACE] * 5)
    word(page, other)
    assert kept(page)['open'][today['day']]['target'] == other
    page.driver.refresh()
    opened(page, 'target', '.target-keys button')
    assert violations(page) == []
    word(page, sought)
    assert kept(page)['results'][today['day']]['target'] == 2
    assert page.evaluate('document.querySelector("#target .puzzle-reports a, #target .actions button") !== null')
    page.look(PHONE, dark=True)
    assert violations(page, COLOURS) == []


@pytest.mark.seldom
def test_a_sudoku_is_filled_and_counts_once(page, today):
    opened(page, 'sudoku', '.sudoku td')
    grid = today['sudokus'][0]
    for place, given in enumerate(grid['givens']):
        if given == '.':
            page.evaluate(f'document.querySelectorAll(".sudoku td")[{place}].click()')
            press(page, grid['solution'][place])
    page.wait('JSON.parse(localStorage.getItem("pulse.puzzles")).results')
    assert grid['level'] in kept(page)['results'][today['day']]
    assert violations(page) == []


@pytest.mark.seldom
def test_a_spelling_circle_accepts_its_words(page, today):
    opened(page, 'circle', '.circle-keys button')
    first, second = today['circle']['words'][:2]
    word(page, first)
    word(page, 'zzzz')
    word(page, second)
    assert kept(page)['open'][today['day']]['circle'].split(',') == [first, second]
    page.look((320, 700))
    assert page.evaluate('document.documentElement.scrollWidth') == 320
    assert violations(page) == []


CHOSEN = '[...document.querySelectorAll(".crossword td")].indexOf(document.activeElement)'
LETTERS = '[...document.querySelectorAll(".crossword td")].map((cell) => cell.lastChild?.data ?? ".")'


def cells_of(crossword, entry):
    width = len(crossword['rows'][0])
    step = width if entry['down'] else 1
    return [entry['row'] * width + entry['column'] + place * step for place in range(len(entry['word']))]


@pytest.mark.seldom
def test_a_crossword_is_solved_by_keys_alone(page, today):
    crossword = today['crossword']
    opened(page, 'crossword', '.crossword td')
    assert violations(page) == []
    assert page.evaluate('document.querySelectorAll("#crossword .game .puzzle-reports").length') == 0
    entries = crossword['entries']
    first = cells_of(crossword, entries[0])
    page.evaluate(f'document.querySelectorAll(".crossword td")[{first[0]}].focus()')
    # A wrong letter is found by the check and taken away by backspace.
    press(page, 'z' if entries[0]['word'][0] != 'z' else 'y')
    assert page.evaluate(CHOSEN) == first[1]
    press(page, Keys.ARROW_LEFT)
    page.evaluate('document.querySelectorAll("#crossword .game > .actions button")[1].click()')
    assert page.evaluate('document.querySelectorAll(".crossword .is-wrong").length') == 1
    page.evaluate(f'document.querySelectorAll(".crossword td")[{first[0]}].focus()')
    press(page, Keys.BACKSPACE)
    # Word after word, each reached with the tab.
    for number, entry in enumerate(entries):
        assert page.evaluate(CHOSEN) == cells_of(crossword, entry)[0]
        label = page.evaluate('document.activeElement.getAttribute("aria-label")')
        assert entry['before'].strip()[:20] in label and f'({len(entry["word"])} ' in label
        press(page, *entry['word'])
        if number == 1:
            page.driver.refresh()
            opened(page, 'crossword', '.crossword td')
            told = page.evaluate(LETTERS)
            assert [told[cell].lower() for cell in first] == list(entries[0]['word'])
            page.evaluate(f'document.querySelectorAll(".crossword td")[{first[0]}].focus()')
            press(page, Keys.TAB)
        if number + 1 < len(entries):
            press(page, Keys.TAB)
    page.wait('document.querySelector("#crossword .puzzle-reports")')
    assert isinstance(kept(page)['results'][today['day']]['crossword'], int)
    links = page.evaluate('[...document.querySelectorAll("#crossword .game .puzzle-reports a")].map((a) => a.href)')
    assert links == [entry['report']['url'] for entry in entries]
    assert ''.join(page.evaluate(LETTERS)).lower() == ''.join(crossword['rows'])
    assert page.evaluate('document.querySelectorAll(".puzzle-goals li").length') > 0
    assert violations(page) == []


@pytest.mark.seldom
def test_a_crossword_is_played_by_finger_with_help_and_rest(page, today):
    crossword = today['crossword']
    page.look((320, 700))
    opened(page, 'crossword', '.crossword td')
    assert page.evaluate('document.documentElement.scrollWidth') == 320
    first = crossword['entries'][0]
    own = cells_of(crossword, first)
    click = 'document.querySelectorAll("#crossword .target-keys button").forEach((b) => b.textContent === "{}" && b.click())'
    page.evaluate(f'document.querySelectorAll(".crossword td")[{own[0]}].click()')
    for letter in first['word'][:-1]:
        page.evaluate(click.format(letter.upper()))
    page.evaluate('document.querySelectorAll("#crossword .game > .actions button")[2].click()')
    told = page.evaluate(LETTERS)
    assert ''.join(told[cell] for cell in own).lower() == first['word']
    shown = page.evaluate('document.querySelectorAll(".crossword .is-shown").length')
    assert shown == 1 and int(kept(page)['open'][today['day']]['crossword'].split(';')[0]) >= 30
    # Covered while it rests; no letter is taken then.
    pause = 'document.querySelectorAll("#crossword .game > .actions button")[4].click()'
    page.evaluate(pause)
    assert page.evaluate(
        'document.querySelector(".crossword").matches(".is-covered") && document.querySelector(".crossword").inert'
    )
    page.evaluate(click.format('Z'))
    assert page.evaluate(LETTERS) == told
    page.evaluate(pause)
    # A clue leads to its word; all words shown is the end, and what is shared gives nothing away.
    for number in range(len(crossword['entries'])):
        page.evaluate(f'document.querySelectorAll("#crossword .crossword-clues button")[{number}].click()')
        page.evaluate('document.querySelectorAll("#crossword .game > .actions button")[3].click()')
    page.wait('document.querySelector("#crossword .puzzle-reports")')
    page.evaluate('navigator.share = (what) => { window.shared = what.text; return Promise.resolve() }')
    page.evaluate('document.querySelector("#crossword .game .actions:not([hidden]) button").click()')
    page.wait('window.shared')
    text = page.evaluate('window.shared').lower()
    assert today['day'] in text and not any(entry['word'] in text for entry in crossword['entries'])
    page.look((320, 700), dark=True)
    assert violations(page, COLOURS) == []


@pytest.mark.rotates
@pytest.mark.parametrize('language', ['en', 'es', 'pt'])
def test_a_crossword_speaks_three_languages(page, language):
    page.evaluate(f'localStorage.setItem("pulse.preferences", `{{"language":"{language}"}}`)')
    page.driver.refresh()
    opened(page, 'crossword', '.crossword td')
    names = {'en': 'Across', 'es': 'Horizontales', 'pt': 'Horizontais'}
    page.wait(f'document.querySelector("#crossword .game h3")?.textContent === "{names[language]}"')
    assert page.evaluate('document.querySelectorAll("#crossword .target-keys button").length') == (
        28 if language == 'es' else 27
    )
    assert violations(page) == []
    page.evaluate('localStorage.removeItem("pulse.preferences")')


@pytest.mark.seldom
def test_a_quiz_is_played_to_its_end_and_counts(chromium, tmp_path):
    """The demo has too little news for one."""
    site = newsstand.build(tmp_path)
    day = max(path for path in (site / 'puzzles').glob('*.json'))
    quiz = json.loads(day.read_text(encoding='utf-8'))['quiz']
    assert len(quiz) >= 4
    texts = {title: text for _, _, title, text in newsstand.articles()}
    with served(site) as address:
        chromium.look(PHONE)
        chromium.open(address + 'puzzles.html')
        chromium.evaluate('localStorage.clear()')
        chromium.wait('performance.getEntriesByName("pulse:idle").length > 0')
        opened(chromium, 'quiz', '.quiz-choice')
        assert violations(chromium) == []
        for number, question in enumerate(quiz):
            assert question['reports'][0]['title'] in texts
            # The second is answered wrongly, and says what is right.
            given = question['answer'] if number != 1 else (question['answer'] + 1) % 4
            chromium.evaluate(f'document.querySelectorAll("#quiz .quiz-choice")[{given}].click()')
            right = question['choices'][question['answer']]
            assert (right in said(chromium, 'quiz')) == (number == 1)
            links = chromium.evaluate(
                '[...document.querySelectorAll("#quiz .game .puzzle-reports a")].map(a => a.href)'
            )
            assert links == [report['url'] for report in question['reports']]
            if number == 2:
                # Who comes back goes on where they were.
                chromium.driver.refresh()
                opened(chromium, 'quiz', '.quiz-choice')
                assert '4' in chromium.evaluate('document.querySelector("#quiz h3").textContent')
                continue
            chromium.evaluate('document.querySelector("#quiz .game .actions .primary").click()')
        chromium.wait('document.querySelector("#quiz .quiz-told")')
        assert kept(chromium)['results'][day.stem] == {'quiz': len(quiz) - 1}
        chromium.wait('document.querySelectorAll(".puzzle-goals li").length > 0')
        assert violations(chromium) == []
        chromium.look(PHONE, dark=True)
        assert violations(chromium, COLOURS) == []
        chromium.clear(address)


def test_achievements_are_listed_with_their_date(page):
    days = {f'2026-03-{day:02}': dict(target=2 if day == 9 else 4, easy=300) for day in range(3, 14)}
    days['2026-03-12'] |= dict(medium=400, hard=700, circle=51, quiz=5)
    page.evaluate(f'localStorage.setItem("pulse.puzzles", JSON.stringify({json.dumps(dict(results=days, open={}))}))')
    page.driver.refresh()
    page.wait('document.querySelector(".puzzle-goals")')
    goals = page.evaluate("""[...document.querySelectorAll('.puzzle > .puzzle-goals li')].map(line =>
        [line.querySelector('strong').textContent, line.querySelector('small').textContent.trim()])""")
    assert [name.removeprefix('★ ') for name, _ in goals] == [
        'First step', 'Well read', 'Second sight', 'No guessing', 'Hat-trick', 'Full circle', 'Full page',
        'Full week', 'Ten words',
    ]  # fmt: skip
    when = dict(zip([name.removeprefix('★ ') for name, _ in goals], [day for _, day in goals], strict=True))
    assert '9 March' in when['Full week'] and '12 March' in when['Ten words'] and '3 March' in when['First step']
    # What there still is lies folded away.
    assert page.evaluate('document.querySelector(".puzzle details:has(.puzzle-goals)").open') is False
    assert page.evaluate('document.querySelectorAll(".puzzle details .puzzle-goals li").length') == 2
    assert page.evaluate('document.querySelectorAll(".puzzle-spread").length') == 2
    assert violations(page) == []


def test_puzzles_are_there_without_scripts(browser, address):
    browser.look(DESKTOP, scripts=False)
    browser.open(address + 'puzzles.html')
    browser.look(DESKTOP)
    shown = browser.evaluate('[...document.querySelectorAll(".puzzle-paper")].map(e => e.checkVisibility())')
    assert len(shown) > 2 and all(shown)
    assert violations(browser, RULES) == []


def test_printed_puzzles_show_no_answers(page):
    page.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', dict(media='print'))
    shown = 'document.querySelector("{}").checkVisibility()'
    assert page.evaluate(shown.format('.crossword-paper')) and page.evaluate(
        shown.format('.crossword-paper + .crossword-lists')
    )
    told = '[...document.querySelectorAll(".puzzle-paper details")].some((each) => each.checkVisibility())'
    assert page.evaluate('document.querySelectorAll(".puzzle-paper details").length') > 4 and not page.evaluate(told)
    page.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', dict(media=''))
