"""The search page, typed into: what is found, why, in which order, and what happens when nothing can be."""

import functools
import http.server
import pathlib
import re
import threading
import urllib.parse

import pytest
import queries
from conftest import DESKTOP, ON_ITS_WAY, PHONE, until, with_any_fonts
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from test_access import COLOURS, RULES, violations

# The samples end on Saturday 14 March 2026, 18:00 in Lisbon.
NOW = 1773511200000


@pytest.fixture
def page(chromium, address):
    """The search page on the day of the samples, nothing remembered."""
    chromium.look(DESKTOP)
    chromium.run_first(f'Date.now = () => {NOW}')
    chromium.open(address + '404.html')
    chromium.evaluate('localStorage.clear()')
    yield SearchPage(chromium, address)
    chromium.evaluate('localStorage.clear()')


# What stands in the form has been asked for, and the answers are there.
ANSWERED = """(() => {
    const asked = new URLSearchParams(location.search), value = (selector) => document.querySelector(selector).value.trim()
    return (asked.get('q') ?? '') === value('#search-field') && (asked.get('sort') ?? 'relevance') === value('#search-sort')
        && document.querySelector('.search-results').ariaBusy === 'false' })()"""

# The pause of a reader who types ends when a test says so, by `pauses.at(-1)()`.
HELD = """
    window.pauses = []
    const real = setTimeout
    window.setTimeout = (act, milliseconds, ...rest) =>
        milliseconds === 300 ? -pauses.push(act) : real(act, milliseconds, ...rest)"""


class SearchPage:
    def __init__(self, chromium, address):
        self.chromium, self.driver, self.address = chromium, chromium.driver, address

    def open(self, rest=''):
        self.chromium.open(self.address + 'search.html' + rest)
        # The form stands in the page before anybody listens to it.
        self.chromium.wait('performance.getEntriesByName("pulse:ready").length > 0')
        return self

    @property
    def field(self):
        return self.driver.find_element(By.ID, 'search-field')

    def ask(self, query):
        """Types a query as a reader does, and waits for its answers."""
        self.open()
        self.field.send_keys(query)
        self.wait()
        return self.results()

    def wait(self):
        self.chromium.wait(ANSWERED)

    def status(self):
        return self.driver.find_element(By.CSS_SELECTOR, '.search-status').text

    def results(self):
        return self.chromium.evaluate("""[...document.querySelectorAll('.search-results > .card')].map(card => ({
            title: card.querySelector('h3').textContent, why: card.querySelector('.search-why').textContent,
            category: card.dataset.category, source: card.querySelector('.facts strong').textContent,
            time: Date.parse(card.querySelector('time').dateTime), id: card.dataset.id,
            link: card.querySelector('h3 a')?.href, text: card.textContent,
            marks: [...card.querySelectorAll('mark')].map(mark => mark.textContent) }))""")

    def options(self):
        until(lambda: self.driver.find_elements(By.CSS_SELECTOR, '#search-list:not([hidden]) [role=option]'))
        return [' '.join(o.text.split()) for o in self.driver.find_elements(By.CSS_SELECTOR, '[role=option]')]


def titles(results):
    return [result['title'] for result in results]


def test_plain_words_must_all_be_there(page):
    found = page.ask('malaria vaccine')
    assert found
    for result in found:
        assert re.search('malaria', result['text'], re.IGNORECASE) and re.search(
            'vaccin', result['text'], re.IGNORECASE
        ), result
    assert len(found) < len(page.ask('malaria')) + 1
    assert page.chromium.console() == []


def test_results_are_cards_that_lead_to_the_publisher_and_say_why(page):
    first = page.ask('lighthouse')[0]
    assert re.fullmatch('[0-9a-f]{16}', first['id'])
    assert first['link'].startswith('http')
    assert first['why'].startswith('Found because: in the title: lighthouse')
    assert 'lighthouse' in [mark.lower() for mark in first['marks']]


def test_a_phrase_is_words_side_by_side(page):
    words = titles(page.ask('bank central'))
    phrase = titles(page.ask('"central banks"'))
    assert phrase and all('central banks' in title.lower() for title in phrase)
    assert titles(page.ask('"banks central"')) == []
    assert set(phrase) <= set(words)


def test_a_phrase_is_found_in_summaries_too_and_that_is_said(page):
    found = page.ask('"rainy seasons"')
    assert found and all('rainy seasons' in result['text'].lower() for result in found)
    assert all('rainy seasons' not in result['title'].lower() for result in found)
    assert all('in the text: rainy seasons' in result['why'] for result in found)
    assert {'rainy', 'seasons'} <= {mark.lower() for mark in found[0]['marks']}
    assert page.ask('"seasons rainy"') == []


def test_a_phrase_is_looked_for_in_no_more_texts_than_can_be_opened_at_once(page):
    page.open()
    counts = page.driver.execute_async_script("""
        const done = arguments[0];
        import('./assets/scripts/search/index.js').then(async ({ searchIndex, looked }) => {
            const index = await searchIndex(), asked = [];
            index.card = async (article) => { asked.push(article); return { text: 'one two' } };
            index.textWords = ['one', 'two'];
            index.holdersOf = () => Array.from({ length: 100 }, (_, n) => n);
            const isWhole = await index.look(['one two']);
            const { articles } = index.spoken.get('one two');
            done([looked, isWhole, asked.length, articles.length, Math.max(...articles)]);
        })""")
    assert counts == [60, False, 60, 60, 59]


def test_plurals_and_forms_are_the_same_word(page):
    for one, many in [('lighthouse', 'lighthouses'), ('city', 'cities'), ('pastor', 'pastores'), ('canal', 'canais')]:
        assert {r['id'] for r in page.ask(one + ' ')} & {r['id'] for r in page.ask(many + ' ')}, (one, many)
    assert any('roofs' in title for title in titles(page.ask('roof ')))


def test_accents_do_not_matter(page):
    with_accents, without = page.ask('São Paulo '), page.ask('sao paulo ')
    assert with_accents and [r['id'] for r in with_accents] == [r['id'] for r in without]


@pytest.mark.parametrize(
    'query', ['tech news from yesterday', 'noticias de tecnología de ayer', 'notícias de tecnologia de ontem']
)
def test_a_category_and_a_day(page, query):
    found = page.ask(query)
    assert found
    day = 86_400_000
    midnight = NOW - 18 * 3_600_000
    for result in found:
        assert result['category'] == 'technology'
        assert midnight - day <= result['time'] < midnight, result
        assert 'section: Technology' in result['why'] and result['why'].endswith('yesterday')
    reading = page.driver.find_element(By.CSS_SELECTOR, '.search-reading').text
    assert reading == 'Read as: section: Technology · yesterday'


@pytest.mark.parametrize('query', ['news from Kernel Notes', 'noticias de Kernel Notes', 'notícias da Kernel Notes'])
def test_a_publisher(page, query):
    found = page.ask(query)
    assert found and {result['source'] for result in found} == {'Kernel Notes'}
    assert all('publisher: Kernel Notes' in result['why'] for result in found)


@pytest.mark.parametrize(
    'query,place',
    [
        ('about Nairobi this week', 'Nairobi'),
        ('sobre Islandia esta semana', 'Iceland'),
        ('sobre a Islândia esta semana', 'Iceland'),
    ],
)
def test_a_place_and_a_week(page, query, place):
    found = page.ask(query)
    assert any('place: ' in result['why'] and place in result['why'] for result in found)
    for result in found:
        assert NOW - 8 * 86_400_000 < result['time'] <= NOW
        assert 'in the last seven days' in result['why']


def test_every_time_that_can_be_said(page):
    """The calendar of the site, Lisbon, on Saturday 14 March 2026; the clocks change there on the 29th."""
    page.open()
    spans = page.driver.execute_async_script("""
        const done = arguments[0];
        import('./assets/scripts/search/times.js').then(({ calendar }) => {
            const iso = ([a, b]) => [a, b].map(x => new Date(x).toISOString().slice(0, 16)).join(' ');
            const lisbon = calendar('Europe/Lisbon'), now = Date.now(), all = {};
            for (const name of ['today', 'yesterday', 'this-week', 'last-week', 'this-month', 'last-month', 'weekday-6', 'weekday-0', 'weekday-1'])
                all[name] = iso(lisbon.span(name, now));
            all.spring = iso(lisbon.span('today', Date.UTC(2026, 2, 29, 12)));
            all.autumn = iso(calendar('America/New_York').span('today', Date.UTC(2026, 10, 1, 12)));
            done(all);
        })""")
    assert spans == {
        'today': '2026-03-14T00:00 2026-03-15T00:00',
        'yesterday': '2026-03-13T00:00 2026-03-14T00:00',
        'this-week': '2026-03-07T00:00 2026-03-15T00:00',
        'last-week': '2026-03-02T00:00 2026-03-09T00:00',
        'this-month': '2026-03-01T00:00 2026-03-31T23:00',
        'last-month': '2026-02-01T00:00 2026-03-01T00:00',
        'weekday-6': '2026-03-14T00:00 2026-03-15T00:00',
        'weekday-0': '2026-03-08T00:00 2026-03-09T00:00',
        'weekday-1': '2026-03-09T00:00 2026-03-10T00:00',
        'spring': '2026-03-29T00:00 2026-03-29T23:00',
        'autumn': '2026-11-01T04:00 2026-11-02T05:00',
    }


def test_the_grammar_of_queries(page):
    page.open()
    read = page.driver.execute_async_script("""
        const done = arguments[0];
        Promise.all([import('./assets/scripts/search/query.js'), import('./assets/scripts/search/index.js')]).then(async ([{ read }, { searchIndex }]) => {
            const index = await searchIndex(); const all = {};
            for (const text of ['travel ban', 'sports', 'noticias de deportes', 'esportes desde segunda-feira', 'storm on tuesday',
                    'elections last month', '"tech news" ferry', 'the', 'hoy', 'deportes de Kernel Notes', 'since monday', 'los'])
                all[text] = (({ words, phrases, time, sources, topics }) => [words.join(' '), phrases.join(),
                    time ? time.name + (time.way === 'since' ? '+' : '') : '', sources.map(n => index.sources[n]).join(),
                    topics.map(n => index.topics[n].id).filter(id => !id.includes('/')).join()])(read(text, index, Date.now()));
            done(all);
        })""")
    assert read == {
        'travel ban': ['travel ban', '', '', '', ''],
        'sports': ['', '', '', '', 'sports'],
        'noticias de deportes': ['', '', '', '', 'sports'],
        'esportes desde segunda-feira': ['', '', 'weekday-1+', '', 'sports'],
        'storm on tuesday': ['storm', '', 'weekday-2', '', ''],
        'elections last month': ['elections', '', 'last-month', '', ''],
        '"tech news" ferry': ['ferry', 'tech news', '', '', ''],
        'the': ['the', '', '', '', ''],
        'hoy': ['', '', 'today', '', ''],
        'deportes de Kernel Notes': ['', '', '', 'Kernel Notes', 'sports'],
        'since monday': ['', '', 'weekday-1+', '', ''],
        'los': ['los', '', '', '', ''],
    }


def test_queries_are_answered_as_readers_expect(page):
    """Questions, times, exclusions, slips of the pen and short names in three languages, over the demo."""
    page.open()
    count, faults = queries.faults(page.driver, pathlib.Path(__file__).with_name('queries.json'), NOW)
    assert count >= 60 and faults == []


def test_a_slip_of_the_pen_is_forgiven_and_said(page):
    found = page.ask('lighthose ')
    assert found and 'lighthouse' in [mark.lower() for mark in found[0]['marks']]
    assert page.status().startswith('Nothing has “lighthose”. These have “lighthouse”.')


def test_a_slip_costs_no_more_than_the_words_that_are_like_it(page):
    page.open()
    asked, known = page.driver.execute_async_script("""
        const done = arguments[0];
        Promise.all(['index', 'spelling'].map((name) => import(`./assets/scripts/search/${name}.js`)))
            .then(async ([{ searchIndex }, { respelled }]) => {
                const index = await searchIndex(), real = index.holdersOf;
                let asked = 0;
                index.holdersOf = (word) => { asked += 1; return real(word); };
                const [first] = respelled(index, ['lighthose'], () => false);
                done([first && asked, index.textWords.length]);
            })""")
    assert asked < 20 < known


def test_what_is_excluded_is_not_found_and_that_is_said(page):
    assert any('madagascar' in r['text'].lower() for r in page.ask('cyclone '))
    less = page.ask('cyclone -madagascar ')
    assert less and not any('madagascar' in r['text'].lower() for r in less)
    reading = page.driver.find_element(By.CSS_SELECTOR, '.search-reading').text
    assert reading == 'Read as: without: madagascar'


def test_reports_of_one_story_are_one_answer(page):
    page.ask('earthquake chile')
    stories = page.chromium.evaluate(
        '[...document.querySelectorAll(".search-results > .card[data-story]")].map(card => card.dataset.story)'
    )
    assert stories and len(stories) == len(set(stories))
    more = page.driver.find_element(By.CSS_SELECTOR, '.search-others summary')
    count = int(re.fullmatch(r'(\d+) more reports? of this story', more.text)[1])
    # What is folded costs nothing before it is opened; its titles are known by then.
    assert page.chromium.evaluate('document.querySelectorAll(".search-others a").length') == 0
    listed = (
        '[...document.querySelector(".search-others").querySelectorAll("li > :first-child")].map(e => e.textContent)'
    )
    names = page.chromium.evaluate(listed)
    assert len(names) == count and all(names)
    more.click()
    links = '[...document.querySelector(".search-others").querySelectorAll("li a")].map(a => a.href)'
    until(lambda: len(set(page.chromium.evaluate(links))) == count)
    assert page.chromium.evaluate(listed) == names


def test_no_more_drawers_are_opened_than_stories_are_shown(page):
    page.open('?q=the')
    page.wait()
    counts = page.driver.execute_async_script("""
        const done = arguments[0];
        Promise.all(['index', 'groups'].map((name) => import(`./assets/scripts/search/${name}.js`)))
            .then(async ([{ searchIndex }, { Groups }]) => {
                const index = await searchIndex();
                const answers = index.titles.map((_, article) => ({ article, hits: [], score: 0 }));
                const groups = new Groups(index, answers), first = groups.portion(20), second = groups.portion(20);
                const all = groups.all.flatMap(({ answer, others }) => [answer.article, ...others]);
                const stories = first.concat(second).map(({ answer }) => index.shelf(answer.article).story?.story ?? answer.article);
                done([index.opened.size, new Set(all).size === index.count, new Set(stories).size, groups.all.length > 40]);
            })""")
    assert counts[0] <= 20 and counts[1:] == [True, 40, True]


def test_today_is_a_day_of_the_edition_where_that_is_old(page):
    page.chromium.run_first('Date.now = () => Date.UTC(2026, 5, 1)')
    found = page.ask('what happened in Chile yesterday?')
    reading = page.driver.find_element(By.CSS_SELECTOR, '.search-reading').text
    assert reading == 'Read as: yesterday · in the edition of Saturday, 14 March 2026', reading
    assert found


def test_what_many_publishers_tell_comes_first_where_only_a_time_is_asked_for(page):
    told = page.driver.execute_async_script("""
        const done = arguments[0], load = (name) => import(new URL(`assets/scripts/search/${name}.js`, location.href).href)
        Promise.all(['index', 'query', 'matching'].map(load)).then(async ([{ searchIndex }, { read }, { answersTo }]) => {
            const index = await searchIndex()
            const told = (text) => answersTo(index, read(text, index, index.moments[0]), 'relevance').answers
                .map(({ article }) => [index.isAside[article] ? 0 : index.shelf(article).story?.publishers ?? 1, article])
            done([told('this week'), told('technology')])
        })""")
    (week, topic) = told
    counts = [publishers for publishers, _ in week]
    assert counts == sorted(counts, reverse=True) and counts[0] > 1 and len(set(counts)) > 1
    # What is no report comes behind all that is. Of as many publishers the newest, as of all else that no word is asked of.
    for count in set(counts):
        same = [article for publishers, article in week if publishers == count]
        assert same == sorted(same)
    articles = [article for _, article in topic]
    assert articles == sorted(articles)


def test_what_is_no_report_stands_behind_reports_that_answer_as_well(page):
    before, after = page.driver.execute_async_script("""
        const done = arguments[0], load = (name) => import(new URL(`assets/scripts/search/${name}.js`, location.href).href)
        Promise.all(['index', 'query', 'matching'].map(load)).then(async ([{ searchIndex }, { read }, { answersTo }]) => {
            const index = await searchIndex()
            const ask = () => answersTo(index, read('earthquake', index, index.moments[0]), 'relevance').answers.map(({ article }) => article)
            const before = ask()
            index.isAside[before[0]] = true
            done([before, ask()])
        })""")
    assert len(before) > 2 and after[0] == before[1] and sorted(after) == sorted(before)


def test_where_the_best_have_the_name_that_is_asked_for_the_others_are_left_out(page):
    told = page.driver.execute_async_script("""
        const done = arguments[0], load = (name) => import(new URL(`assets/scripts/search/${name}.js`, location.href).href)
        Promise.all(['index', 'query', 'matching'].map(load)).then(async ([{ searchIndex }, { read }, { answersTo }]) => {
            const index = await searchIndex()
            const told = (text) => {
                const query = read(text, index, index.moments[0])
                return [query.names, answersTo(index, query, 'relevance').answers.map(({ article }) => index.titles[article])]
            }
            done(['zzz earthquake Chile', 'zzz chilean earthquake', 'ZZZ EARTHQUAKE IQUIQUE', 'Zzz in the Iquique Harbour'].map(told))
        })""")
    assert [names for names, _ in told] == [['chile'], ['chilean'], [], []]
    for _, titles in told[:2]:
        assert titles and all(re.search('chile|iquique', title, re.IGNORECASE) for title in titles), titles


def test_those_of_other_days_come_first_where_those_of_the_day_only_mention_it(page):
    """A word that stands in one day's text alone, and in another day's title."""
    found = page.driver.execute_async_script("""
        const done = arguments[0], load = (name) => import(new URL(`assets/scripts/search/${name}.js`, location.href).href)
        Promise.all(['index', 'query', 'matching'].map(load)).then(async ([{ searchIndex }, { read }, { answersTo }]) => {
            const index = await searchIndex()
            const all = []
            for (const word of index.textWords.filter((word) => word.length > 4)) {
                const query = { ...read(word, index, index.moments[0]), isOpen: false }
                if (query.words.length !== 1 || query.topics.length > 0 || query.time) continue
                const { answers } = answersTo(index, query, 'relevance')
                const isAbout = ({ hits }) => hits.some(({ field }) => field !== 'text')
                const passing = answers.find((answer) => !isAbout(answer)), about = answers.find(isAbout)
                if (!passing || !about || answers.length > 3) continue
                const at = index.moments[passing.article]
                if (Math.abs(index.moments[about.article] - at) < 3600000) continue
                const time = { from: at - 1, to: at + 1 }
                const timed = answersTo(index, { ...query, time }, 'relevance')
                if (timed.answers.some(isAbout)) continue
                all.push([timed.isPassing, answersTo(index, { ...query, time }, 'newest').isPassing,
                    answersTo(index, { ...query, time: { from: index.moments[about.article] - 1, to: index.moments[about.article] + 1 } },
                        'relevance').isPassing])
            }
            done(all)
        })""")
    assert len(found) > 3 and all(one == [True, False, False] for one in found)


def test_answers_come_300_ms_after_the_last_key_and_the_address_follows(page):
    page.chromium.run_first(HELD)
    page.open()
    history = page.chromium.evaluate('history.length')
    page.field.send_keys('ferry')
    page.chromium.wait(f'pauses.length === {len("ferry")}')
    assert 'q=' not in page.driver.current_url and page.results() == []
    page.chromium.evaluate('pauses.at(-1)()')
    page.wait()
    assert page.driver.current_url.endswith('search.html?q=ferry')
    assert page.chromium.evaluate('history.length') == history
    before = [r['id'] for r in page.results()]
    page.open('?q=ferry')
    page.wait()
    assert before and [r['id'] for r in page.results()] == before
    assert page.field.get_attribute('value') == 'ferry'


def test_the_index_is_loaded_on_first_use(page):
    page.open()
    page.chromium.idle()
    assert not [url for url in page.chromium.requests() if '/search/' in url and url.endswith('.json')]
    page.field.click()
    until(lambda: [url for url in page.chromium.requests() if url.endswith('search/index.json')])


def test_the_count_is_announced(page):
    page.ask('ferry')
    status = page.driver.find_element(By.CSS_SELECTOR, '[role=status]')
    assert re.fullmatch(r'\d+ articles?', status.text)
    assert len(page.ask('xyzzyplugh')) == 0
    assert page.status().startswith('Nothing found.')


def test_when_no_article_has_all_words_those_with_some_are_shown_and_it_is_said(page):
    assert page.ask('lighthouse xyzzyplugh ')
    assert page.status().startswith('No article has all of these words; these have some.')


def test_sorting(page):
    page.open('?q=the')
    page.wait()

    def sort(value):
        page.driver.find_element(By.CSS_SELECTOR, f'#search-sort option[value={value}]').click()
        page.wait()
        return page.results()

    newest = [r['time'] for r in sort('newest')]
    assert len(newest) == 20 and newest == sorted(newest, reverse=True)
    assert 'sort=newest' in page.driver.current_url
    oldest = [r['time'] for r in sort('oldest')]
    assert oldest == sorted(oldest) and oldest[0] < newest[-1]
    sources = [r['source'] for r in sort('source')]
    assert sources == sorted(sources, key=str.lower)
    sort('relevance')
    assert 'sort=' not in page.driver.current_url
    page.open('?q=the&sort=oldest')
    page.wait()
    assert [r['time'] for r in page.results()] == oldest


def test_more_answers_follow_and_the_focus_goes_with_them(page):
    page.open('?q=the')
    page.wait()
    assert len(page.results()) == 20
    page.driver.find_element(By.CSS_SELECTOR, '.search-more').send_keys(Keys.ENTER)
    until(lambda: len(page.results()) > 20)
    assert len({r['id'] for r in page.results()}) == len(page.results())
    assert page.chromium.evaluate(
        'document.activeElement.closest(".card") === document.querySelectorAll(".search-results > .card")[20]'
    )
    # Who presses twice means one portion.
    page.open('?q=the')
    page.wait()
    page.chromium.evaluate('[1, 2].forEach(() => document.querySelector(".search-more").click())')
    until(lambda: len(page.results()) > 20)
    page.chromium.idle()
    assert len({r['id'] for r in page.results()}) == len(page.results()) == 40


def test_suggestions_are_a_combobox(page):
    page.open()
    page.field.send_keys('news from kern')
    options = page.options()
    assert 'Kernel Notes publisher' in options
    assert page.field.get_attribute('aria-expanded') == 'true'
    page.field.send_keys(Keys.ARROW_DOWN)
    active = page.field.get_attribute('aria-activedescendant')
    assert page.driver.find_element(By.ID, active).get_attribute('aria-selected') == 'true'
    assert page.chromium.evaluate('document.activeElement.id') == 'search-field'
    page.field.send_keys(Keys.ARROW_UP)
    assert page.field.get_attribute('aria-activedescendant') is None
    for _ in range(options.index('Kernel Notes publisher') + 1):
        page.field.send_keys(Keys.ARROW_DOWN)
    page.field.send_keys(Keys.ENTER)
    assert page.field.get_attribute('value') == 'news from Kernel Notes '
    assert page.field.get_attribute('aria-expanded') == 'false'
    page.wait()
    assert {r['source'] for r in page.results()} == {'Kernel Notes'}


def test_categories_places_and_words_are_suggested_and_escape_closes(page):
    page.open()
    page.field.send_keys('techn')
    assert 'Technology section' in page.options()
    page.field.send_keys(Keys.ESCAPE)
    assert page.field.get_attribute('aria-expanded') == 'false'
    assert page.field.get_attribute('value') == 'techn'
    page.field.clear()
    page.field.send_keys('nairo')
    until(lambda: 'Nairobi place' in page.options())
    page.field.clear()
    page.field.send_keys('lighth')
    until(lambda: any('lighthouse' in option and 'word in titles' in option for option in page.options()))
    page.driver.find_elements(By.CSS_SELECTOR, '[role=option]')[0].click()
    page.wait()
    assert 'lighthouse' in page.field.get_attribute('value') and page.results()


def test_searches_are_remembered_in_the_browser_and_forgotten_on_request(page):
    page.open()
    for query in ('ferry', '"central banks"', 'ferry'):
        page.field.clear()
        page.field.send_keys(query, Keys.ENTER)
        page.wait()
    assert page.chromium.evaluate('JSON.parse(localStorage["pulse.searches"])') == ['ferry', '"central banks"']
    page.open()
    page.field.click()
    assert [o.split(' searched')[0] for o in page.options()] == ['ferry', '"central banks"']
    page.field.send_keys(Keys.ESCAPE)
    page.driver.find_element(By.CSS_SELECTOR, '.search-recent li:nth-child(2) button').click()
    page.wait()
    assert page.results() and page.field.get_attribute('value') == '"central banks"'
    page.open()
    page.driver.find_element(By.CSS_SELECTOR, '.search-recent > button').click()
    assert page.chromium.evaluate('localStorage["pulse.searches"]') == '[]'
    assert not page.driver.find_element(By.CSS_SELECTOR, '.search-recent').is_displayed()


def test_damaged_storage_breaks_nothing(page):
    page.chromium.evaluate('void (localStorage["pulse.searches"] = "{[")')
    assert page.ask('ferry')
    page.chromium.evaluate('void (localStorage["pulse.searches"] = "[1, null]")')
    assert page.ask('ferry')


# Texts that mean nothing, or something elsewhere.
ODD = [
    '<img src=x onerror=alert(1)>',
    '"',
    '"""',
    '\\',
    '*',
    '[a-z',
    '${x}',
    '%',
    '&sort=oldest#x',
    '__proto__',
    'constructor',
    'a' * 2000,
    '"' * 300,
    '\u202e\u0000x',
    '𝕏 🦀',
    'from ' * 50,
    'from from yesterday yesterday',
]


def test_no_query_breaks_the_page(page):
    for query in ODD:
        page.open('?q=' + urllib.parse.quote(query))
        page.wait()
        assert page.chromium.console() == [], query
        assert page.chromium.evaluate('document.querySelectorAll("main img, main script").length') == 0, query


def test_hostile_articles_are_only_text(page):
    found = page.ask('javascript oslo')
    assert '"> ![x](javascript:alert(1)) [a](https://x.example) `Oslo`' in titles(found)
    assert page.chromium.evaluate('document.querySelectorAll("main img, main script").length') == 0
    assert all(not r['link'] or r['link'].startswith('http') for r in found)
    assert page.chromium.console() == []


def test_the_language_of_the_interface(page):
    page.chromium.evaluate('void (localStorage["pulse.preferences"] = JSON.stringify({ language: "es" }))')
    page.open('?q=tech+news')
    page.wait()
    until(lambda: re.fullmatch(r'\d+ artículos?', page.status()))
    assert 'sección: Tecnología' in page.results()[0]['why']
    assert page.driver.find_element(By.CSS_SELECTOR, '.search-form label').text == 'Buscar en el boletín'
    assert page.driver.find_element(By.CSS_SELECTOR, '.search-form button').text == 'Buscar'


def test_the_field_stands_in_the_page_as_it_comes(page):
    """While the scripts are on their way there is a field, no line that they are needed, and what is typed early is kept."""
    page.driver.execute_cdp_cmd('Network.enable', {})
    page.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=['*/page.js']))
    page.chromium.expect(ON_ITS_WAY)
    try:
        page.chromium.open(page.address + 'search.html')
        assert visible(page.chromium, '#search-field') == 1 and visible(page.chromium, '.search-needs') == 0
        page.field.send_keys('ferry')
    finally:
        page.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=[]))
    page.chromium.evaluate(
        "void import(document.querySelector('script[src$=\"/start.js\"]').src.replace('start.js', 'page.js'))"
    )
    page.wait()
    assert page.field.get_attribute('value') == 'ferry' and page.results()


def visible(chromium, selector):
    return chromium.evaluate(
        f'[...document.querySelectorAll({selector!r})].filter(element => element.checkVisibility()).length'
    )


def test_without_scripts_the_page_says_so_and_has_no_dead_form(chromium, address):
    chromium.look(DESKTOP, scripts=False)
    chromium.open(address + 'search.html?q=ferry')
    chromium.look(DESKTOP, scripts=True)
    assert visible(chromium, 'form, input, button:not([popovertarget])') == 0
    assert 'it needs scripts' in chromium.evaluate('document.querySelector("main").innerText')
    assert (
        chromium.evaluate(
            "document.querySelectorAll(\"main a[href$='index.md'], main a[href$='stories.html']\").length"
        )
        == 2
    )


def test_from_a_file_the_page_says_that_search_needs_a_host(chromium, site):
    chromium.look(DESKTOP)
    chromium.open((site / 'search.html').as_uri())
    assert 'rather than from a file' in chromium.evaluate('document.querySelector("main").innerText')
    assert visible(chromium, 'form') == 0
    assert chromium.console() == []


def test_when_the_index_cannot_be_had_it_is_said_and_tried_again(page):
    page.open()
    page.driver.execute_cdp_cmd('Network.enable', {})
    page.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=['*search/index.json']))
    try:
        page.field.send_keys('ferry')
        page.wait()
        until(lambda: page.status().startswith('The search index could not be loaded.'))
    finally:
        page.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=[]))
    page.field.send_keys(Keys.ENTER)
    until(lambda: page.results())


def test_every_page_leads_to_the_search(chromium, address, pages):
    deep = next(page for page in pages if page.startswith('stories/'))
    chromium.look(DESKTOP)
    chromium.open(address + deep)
    chromium.driver.find_element(By.CSS_SELECTOR, '.places a[href$="search.html"]').click()
    until(lambda: chromium.driver.find_elements(By.CSS_SELECTOR, '.search-form'))


def test_the_search_works_in_a_folder_of_a_host(chromium, site, tmp_path):
    (tmp_path / 'a b').mkdir()
    (tmp_path / 'a b/c').symlink_to(site)

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        chromium.look(DESKTOP)
        chromium.open(f'http://127.0.0.1:{server.server_address[1]}/a%20b/c/search.html?q=ferry')
        until(lambda: chromium.driver.find_elements(By.CSS_SELECTOR, '.search-results .card h3 a'))
        chromium.idle()
        assert chromium.leave() == []
    finally:
        server.shutdown()


@with_any_fonts
def test_answers_fit_the_screen(page):
    page.chromium.look((320, 800))
    page.open('?q=malaria')
    page.wait()
    assert page.results()
    for width in (320, 390, 1280):
        page.chromium.look((width, 800))
        assert page.chromium.evaluate('document.documentElement.scrollWidth') <= width
    page.field.send_keys(' sh')
    page.options()
    for width in (1280, 390, 320):
        page.chromium.look((width, 800))
        assert page.chromium.evaluate('document.documentElement.scrollWidth') <= width
        small = page.chromium.evaluate("""[...document.querySelectorAll('.search button, .search select, .search input, [role=option]')]
            .filter(e => e.checkVisibility()).map(e => [e.getBoundingClientRect(), e.outerHTML.slice(0, 120)])
            .filter(([box]) => box.height < 24 || box.width < 24).map(([, html]) => html)""")
        assert small == [], width


@pytest.mark.parametrize('size', [PHONE, DESKTOP], ids=['phone', 'desktop'])
@pytest.mark.parametrize('dark', [False, True], ids=['light', 'dark'])
def test_axe_finds_nothing_in_answers_and_suggestions(page, size, dark):
    page.chromium.look(size, dark)
    page.open('?q=malaria')
    page.wait()
    page.field.send_keys(' sh')
    page.options()
    # In the dark only colours are others.
    assert violations(page.chromium, COLOURS if dark else RULES) == []
