"""The search page, typed into: what is found, and why."""

import pathlib
import re

import queries
import searching
from searching import NOW, titles
from selenium.webdriver.common.by import By

page = searching.page


def test_plain_words_must_all_be_there(page):
    found = page.ask('malaria vaccine')
    assert found
    for result in found:
        assert re.search('malaria', result['text'], re.IGNORECASE) and re.search(
            'vaccin', result['text'], re.IGNORECASE
        ), result
    assert len(found) < len(page.again('malaria')) + 1
    assert page.chromium.console() == []


def test_results_are_cards_that_lead_to_the_publisher_and_say_why(page):
    first = page.ask('lighthouse')[0]
    assert re.fullmatch('[0-9a-f]{16}', first['id'])
    assert first['link'].startswith('http')
    assert first['why'].startswith('Matches: title: lighthouse')
    assert 'lighthouse' in [mark.lower() for mark in first['marks']]


def test_a_phrase_is_words_side_by_side(page):
    words = titles(page.ask('bank central'))
    phrase = titles(page.again('"central banks"'))
    assert phrase and all('central banks' in title.lower() for title in phrase)
    assert titles(page.again('"banks central"')) == []
    assert set(phrase) <= set(words)


def test_a_phrase_is_found_in_summaries_too_and_that_is_said(page):
    found = page.ask('"rainy seasons"')
    assert found and all('rainy seasons' in result['text'].lower() for result in found)
    assert all('rainy seasons' not in result['title'].lower() for result in found)
    assert all('text: rainy seasons' in result['why'] for result in found)
    assert {'rainy', 'seasons'} <= {mark.lower() for mark in found[0]['marks']}
    assert page.again('"seasons rainy"') == []


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
    page.open()
    for one, many in [('lighthouse', 'lighthouses'), ('city', 'cities'), ('pastor', 'pastores'), ('canal', 'canais')]:
        assert {r['id'] for r in page.again(one + ' ')} & {r['id'] for r in page.again(many + ' ')}, (one, many)
    assert any('roofs' in title for title in titles(page.again('roof ')))


def test_accents_do_not_matter(page):
    with_accents, without = page.ask('São Paulo '), page.again('sao paulo ')
    assert with_accents and [r['id'] for r in with_accents] == [r['id'] for r in without]


def test_a_category_and_a_day(page):
    day = 86_400_000
    midnight = NOW - 18 * 3_600_000
    page.open()
    for query in ('tech news from yesterday', 'noticias de tecnología de ayer', 'notícias de tecnologia de ontem'):
        found = page.again(query)
        assert found, query
        for result in found:
            assert result['category'] == 'technology', query
            assert midnight - day <= result['time'] < midnight, (query, result)
            assert 'section: Technology' in result['why'] and result['why'].endswith('yesterday')
        reading = page.driver.find_element(By.CSS_SELECTOR, '.search-reading').text
        assert reading == 'Interpreted as: section: Technology · yesterday', query


def test_a_publisher(page):
    page.open()
    for query in ('news from Kernel Notes', 'noticias de Kernel Notes', 'notícias da Kernel Notes'):
        found = page.again(query)
        assert found and {result['source'] for result in found} == {'Kernel Notes'}, query
        assert all('publisher: Kernel Notes' in result['why'] for result in found), query


def test_a_place_and_a_week(page):
    page.open()
    for query, place in (
        ('about Nairobi this week', 'Nairobi'),
        ('sobre Islandia esta semana', 'Iceland'),
        ('sobre a Islândia esta semana', 'Iceland'),
    ):
        found = page.again(query)
        assert any('place: ' in result['why'] and place in result['why'] for result in found), query
        for result in found:
            assert NOW - 8 * 86_400_000 < result['time'] <= NOW, query
            assert 'in the last seven days' in result['why'], query


def test_days_on_which_the_clocks_change(page):
    """In Lisbon on 29 March 2026, in New York on 1 November. What each name of a time means is in queries.json."""
    page.open()
    spans = page.driver.execute_async_script("""
        const done = arguments[0];
        import('./assets/scripts/search/times.js').then(({ calendar }) => {
            const iso = ([a, b]) => [a, b].map(x => new Date(x).toISOString().slice(0, 16)).join(' ');
            done({
                spring: iso(calendar('Europe/Lisbon').span('today', Date.UTC(2026, 2, 29, 12))),
                autumn: iso(calendar('America/New_York').span('today', Date.UTC(2026, 10, 1, 12))),
            });
        })""")
    assert spans == {
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


def test_a_spelling_mistake_is_corrected_and_the_reader_is_told(page):
    found = page.ask('lighthose ')
    assert found and 'lighthouse' in [mark.lower() for mark in found[0]['marks']]
    assert page.status().startswith('No results for “lighthose”. Showing “lighthouse”.')


def test_correcting_a_mistake_only_looks_up_similar_words(page):
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
    less = page.again('cyclone -madagascar ')
    assert less and not any('madagascar' in r['text'].lower() for r in less)
    reading = page.driver.find_element(By.CSS_SELECTOR, '.search-reading').text
    assert reading == 'Interpreted as: without: madagascar'
