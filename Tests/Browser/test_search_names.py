"""Abbreviations, letters of other languages, names in capitals, emoji and questions with one answer, on a site made for them."""

import functools
import http.server
import json
import subprocess
import threading

import pytest
from conftest import PULSE, QUIET, ROOT, served, with_modules
from searching import BRISK, SearchPage, titles

ITEMS = [
    ('U.S. regulators clear a vaccine against dengue', 'The F.D.A. said the E.U. may follow within weeks.'),
    ('US senators vote on the budget', 'Lawmakers in the USA met until midnight.'),
    ('Ferry to the islands runs again', 'They told us that it was safe.'),
    ('UK harbours close for the storm', 'The U.K. weather service warned of gales.'),
    ('EE.UU. enviará ayuda a la costa', 'Fuentes de EE. UU. lo confirmaron.'),
    ('Chip makers bet on A.I. for weather', 'Forecasters are cautious.'),
    ('Bridge in Łódź opens', 'Engineers from Tromsø and the Straße firm came with Đorđe Đoković.'),
    ('Diyarbakır ve İzmir: ışık festivali', 'Festival bu hafta.'),
    ('افتتاح متحف في القاهرة', 'قالت الحكومة إن المتحف كبير.'),
    ('Rocket reaches orbit 🚀', 'It carried two satellites.'),
    ('Jo Carrow’s successor Tracy Aldane wins the by-election', 'Voters chose Tracy Aldane in the seat of Jo Carrow.'),
    ('Marlow museum robbed at night', 'Paul Dexter stole the crown of Marlow, police say.'),
    ('Prefeitura usa drones contra o mosquito', 'A cidade usa drones desde maio.'),
    ('Port of Velden reopens', 'The USA had closed it.'),
    ('By-election seat: who is the MP?', 'Tracy Aldane took the seat of Jo Carrow, a former MP.'),
]


@pytest.fixture(scope='module')
def small(tmp_path_factory):
    """Where a site of a dozen reports is served."""
    folder = tmp_path_factory.mktemp('names')
    rows = ''.join(
        f'<item><title>{title}</title><link>https://example.org/{n}</link><guid>{n}</guid>'
        f'<description>{text}</description><pubDate>Sat, 14 Mar 2026 {n + 4:02d}:00:00 +0000</pubDate></item>'
        for n, (title, text) in enumerate(ITEMS)
    )
    feed = f'<rss version="2.0"><channel><title>Post</title><link>https://example.org/</link>{rows}</channel></rss>'
    (folder / 'feed.xml').write_text(feed, encoding='utf-8')

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    source = dict(name='Post', feed=f'http://127.0.0.1:{server.server_address[1]}/feed.xml', category='news')
    settings = dict(
        site=dict(title='Names', timeZone='UTC'), fetching=dict(allowedHosts=['127.0.0.1']), sources=[source]
    )
    (folder / 'feeds.json').write_text(json.dumps(settings))
    subprocess.run(
        [PULSE, 'build', '--quiet', '--now', '2026-03-14T18:00:00Z', '-c', 'feeds.json', '--output', 'site'],
        cwd=folder,
        check=True,
    )
    server.shutdown()
    with_modules(folder / 'site')
    with served(folder / 'site') as address:
        yield address


@pytest.fixture
def page(chromium, small):
    chromium.look()
    chromium.run_first('Date.now = () => Date.parse("2026-03-14T18:00:00Z")')
    chromium.run_first(BRISK)
    chromium.open(small + QUIET)
    chromium.evaluate('localStorage.clear()')
    yield SearchPage(chromium, small)
    chromium.evaluate('localStorage.clear()')


def test_both_sides_have_the_same_words(page):
    lines = (ROOT / 'Tests/SiteBuildingTests/Fixtures/folding.tsv').read_text(encoding='utf-8').splitlines()
    cases = [line.split('\t') for line in lines if not line.startswith('#')]
    page.open()
    found = page.driver.execute_async_script(
        """
        const [texts, done] = arguments
        import(new URL('assets/scripts/search/text.js', location.href).href).then(({ fold, wordsOf }) =>
            done(texts.map((text) => wordsOf(fold(text)).join('|'))))""",
        [text for text, _ in cases],
    )
    assert dict(zip((text for text, _ in cases), found, strict=True)) == dict(cases)


ALIKE = [
    ('US', 'U.S.', 'u.s.', 'USA', 'U.S.A.'),
    ('UK', 'U.K.', 'U.K'),
    ('EU', 'E.U.'),
    ('AI', 'A.I.'),
    ('FDA', 'F.D.A.', 'f.d.a'),
    ('EEUU', 'EE.UU.', 'EE. UU.', 'ee.uu'),
    ('US vaccine', 'U.S. vaccine'),
    ('what happened in the UK?', 'what happened in the U.K.?'),
    ('what happened in the US?', 'What happened in the U.S.?'),
    ('Łódź', 'Lodz', 'łodz'),
    ('Tromsø', 'tromso'),
    ('Straße', 'strasse'),
    ('Đoković', 'dokovic'),
    ('Diyarbakır', 'diyarbakir', 'DİYARBAKIR'),
    ('ışık', 'isik'),
    ('القاهرة', 'قاهرة', 'القاهره'),
    ('حكومة', 'الحكومة', 'والحكومة'),
]


def test_however_it_is_written_the_same_is_found(page):
    page.open()
    wrong = {}
    for queries in ALIKE:
        found = [titles(page.again(query)) for query in queries]
        if not found[0] or any(each != found[0] for each in found):
            wrong[queries] = found
    assert wrong == {}


def test_the_us_is_a_country_and_us_is_not(page):
    found = set(titles(page.ask('what happened in the US?')))
    assert {ITEMS[0][0], ITEMS[1][0]} <= found and ITEMS[2][0] not in found
    assert titles(page.ask('news from the US')) and 'Ferry' not in ' '.join(titles(page.results()))


def test_an_abbreviated_country_is_not_taken_for_a_foreign_verb(page):
    verb = ITEMS[12][0]
    page.open()
    for query in ('U.S.', 'US', 'U.S.A.', 'USA', 'what happened in the U.S.?', 'what happened in the USA?', 'american'):
        assert verb not in titles(page.again(query)), query
    # Who types it small may mean the verb.
    assert verb in titles(page.ask('usa drones'))


def test_found_abbreviations_are_marked(page):
    assert 'U.S.' in [mark for result in page.ask('US vaccine') for mark in result['marks']]


def test_emoji_can_be_searched_for_and_do_not_hinder_words(page):
    page.open()
    for query, wanted in ('🚀', [9]), ('🚀 orbit', [9]), ('orbit 🚀🚀', [9]), ('🐙', []), ('🐙 ferry', [2]):
        assert titles(page.again(query)) == [ITEMS[n][0] for n in wanted], query


# Questions, and who is named in what is quoted in reply; None if nothing may be.
ASKED = [
    ('who killed Jo Carrow?', None),
    ('who murdered Jo Carrow', None),
    ('where was Jo Carrow killed?', None),
    ('who robbed the museum in Lisbon?', None),
    # With more than one word beside the name: each of them has to be told.
    ('who killed the MP Jo Carrow?', None),
    ('who killed Jo Carrow in her seat?', None),
    ('who stole the seat of Jo Carrow?', None),
    ('where was the former MP Jo Carrow killed?', None),
    ('who took the seat of Jo Carrow?', 'Tracy Aldane'),
    ('who stole the crown of Marlow?', 'Paul Dexter'),
    ('who wins the by-election', 'Tracy Aldane'),
]


def test_a_question_is_only_answered_by_reports_that_state_the_answer(page, in_turn):
    wrong = []
    for question, said in in_turn(ASKED, 3):
        page.ask(question)
        page.chromium.wait('document.querySelector(".search-reply").hidden === false')
        quoted = page.chromium.evaluate(
            '[...document.querySelectorAll(".search-reply li")].map(each => each.textContent).join()'
        )
        if not ((said in quoted) if said else quoted == ''):
            wrong.append((question, quoted))
    assert wrong == []


def test_back_leads_to_the_search_before(page):
    page.open()
    for query in ('vaccine', 'budget'):
        page.field.clear()
        page.field.send_keys(query + '\n')
        page.wait()
        assert page.driver.current_url.endswith(f'?q={query}')
    assert titles(page.results()) == [ITEMS[1][0]]
    page.driver.back()
    page.chromium.wait('location.search === "?q=vaccine"')
    page.wait()
    assert page.field.get_attribute('value') == 'vaccine' and titles(page.results()) == [ITEMS[0][0]]
    page.driver.forward()
    page.chromium.wait('location.search === "?q=budget"')
    page.wait()
    assert page.field.get_attribute('value') == 'budget' and titles(page.results()) == [ITEMS[1][0]]
    # Never through letters.
    page.driver.back()
    page.driver.back()
    page.chromium.wait('!location.search.includes("q=")')


# Reasons that lie under the buttons beside them.
OVERLAPS = """[...document.querySelectorAll('.search-results > .card')].flatMap((card) => {
    const buttons = [...card.querySelectorAll('.tools button')].map((each) => each.getBoundingClientRect()).filter((box) => box.width)
    return ['.search-why', '.search-others'].flatMap((name) => [...card.querySelectorAll(name)]).flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return [...range.getClientRects()].filter((line) => buttons.some((box) =>
            line.left < box.right && box.left < line.right && line.top < box.bottom && box.top < line.bottom)).map(() => text.textContent)
    })
})"""


def test_why_something_was_found_does_not_run_under_the_tools(page):
    page.ask('us vaccine dengue')
    page.chromium.wait('document.querySelector(".search-results .tools button") !== null')
    for size in ((390, 844), (320, 640), (1440, 900)):
        page.chromium.look(size)
        assert page.chromium.evaluate(OVERLAPS) == [], size
