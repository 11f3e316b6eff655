"""The search page, typed into: in which order answers stand, and what is left out."""

import re

import searching
from conftest import until
from selenium.webdriver.common.by import By

page = searching.page


def test_reports_of_one_story_are_one_answer(page):
    page.ask('earthquake chile')
    stories = page.chromium.evaluate(
        '[...document.querySelectorAll(".search-results > .card[data-story]")].map(card => card.dataset.story)'
    )
    assert stories and len(stories) == len(set(stories))
    more = page.driver.find_element(By.CSS_SELECTOR, '.search-others summary')
    count = int(re.fullmatch(r'(\d+) more reports? on this story', more.text)[1])
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
    assert reading == 'Interpreted as: yesterday · in the edition of Saturday, 14 March 2026', reading
    assert found


def test_a_query_for_a_time_alone_lists_widely_reported_stories_first(page):
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


def test_other_articles_come_after_equally_good_reports(page):
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


def test_results_without_the_name_are_left_out_if_the_best_have_it(page):
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


def test_reports_from_other_days_come_first_if_those_of_the_day_only_mention_it(page):
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
