"""What a reader follows: topics, running stories, teams; done in a real browser on the built demo."""

import json

import pytest
from acting import click, keep, kept, wait
from conftest import DESKTOP, HANDED, PHONE, SHIFTS
from selenium.webdriver.common.keys import Keys
from test_access import speak, violations


def fresh(browser, desk):
    """How many stories of a desk came in the last day of the edition, without those that lead the page."""
    return browser.driver.execute_async_script(
        """
        const [desk, done] = arguments
        import(new URL('assets/scripts/own/articles.js', location.href).href).then(async ({ articles }) => {
            const all = await articles()
            const stem = (story) => story?.split('-')[0]
            const lead = [...document.querySelectorAll('.lead [data-id]')].map(({ dataset }) => dataset)
            const isOf = (at) => all.traits(at).topics[0] === desk && all.index.moments[at] > all.moment - 86400000
            const found = await Promise.all(all.ranked(isOf).map((at) => all.index.card(at)))
            const isKnown = ({ id, story }) => lead.some((led) => led.id === id || story && stem(led.story) === stem(story))
            done(found.filter((card) => !isKnown(card)).length)
        })""",
        desk,
    )


@pytest.mark.seldom
def test_followed_subjects_are_marked_collected_and_listed(browser, address):
    browser.run_first(SHIFTS)
    browser.run_first('navigator.setAppBadge = async count => { window.badge = count }')
    browser.open(address + 'technology.html')
    click(browser, '.card [data-act="follow"]')
    wait(browser, 'document.querySelector("dialog.follow[open]") !== null')
    names = browser.evaluate('[...document.querySelectorAll(".follows-name")].map(e => e.textContent)')
    publisher = browser.evaluate('document.querySelector(".card .facts strong").textContent')
    assert names[0] == 'Technology' and publisher in names
    assert violations(browser) == []
    browser.driver.switch_to.active_element.send_keys(Keys.ENTER)
    wait(browser, 'document.querySelector(".follows[aria-pressed=true] .follows-name")?.textContent === "Technology"')
    browser.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    wait(browser, 'document.querySelector("dialog") === null')
    assert kept(browser, 'following')['topics'] == ['technology']
    # All cards of the desk are marked now, with the reason, and its own button knows.
    wait(
        browser,
        '[...document.querySelectorAll(`main [data-id][data-category="technology"]`)].every(e => e.matches(".is-followed"))',
    )
    assert browser.evaluate('document.querySelector(".followed").textContent') == 'You follow: Technology'
    wait(browser, 'document.querySelector(".follow-this")?.getAttribute("aria-pressed") === "true"')
    browser.open(address + 'index.html')
    wait(browser, 'document.querySelector(".lead + .yours .card") !== null')
    assert (
        0
        < browser.evaluate('document.querySelectorAll(".yours .card").length')
        <= 3
        <= browser.evaluate('window.badge')
    )
    assert browser.evaluate('window.shift') < 0.001
    # The number is that of all that is new, and not of those that are shown.
    assert f'{browser.evaluate("window.badge")} ' in browser.evaluate(
        'document.querySelector(".yours .more").textContent'
    )
    assert browser.evaluate('window.badge') == fresh(browser, 'technology')
    lead = browser.evaluate('[...document.querySelectorAll(".lead h3")].map(e => e.textContent)')
    assert not set(browser.evaluate('[...document.querySelectorAll(".yours h3")].map(e => e.textContent)')) & set(lead)
    # Nothing has come since the last visit: no block.
    keep(browser, visit=dict(last=browser.evaluate('Date.now()') - 3_600_000))
    browser.evaluate('delete window.badge')
    browser.run_first('navigator.clearAppBadge = async () => { window.badge = 0 }')
    browser.open(address + 'index.html')
    wait(browser, 'window.badge === 0')
    assert browser.evaluate('document.querySelector(".yours")') is None
    browser.open(address + 'following.html')
    wait(browser, 'document.querySelectorAll("#following .card").length === 12')
    browser.driver.find_element('name', 'follow-word').send_keys('  Reef ', Keys.ENTER)
    wait(browser, 'document.querySelectorAll(".followed-list li").length === 2')
    browser.driver.execute_script(HANDED)
    click(browser, '.followed-list .actions button')
    wait(browser, 'handed.length === 1')
    text = browser.driver.execute_async_script('handed[0].text().then(arguments[0])')
    assert f'xmlUrl="{address}feeds/technology.xml"' in text
    assert violations(browser) == []
    for left in (1, 0):
        browser.driver.find_element('css selector', '.followed-list li button').send_keys(Keys.ENTER)
        wait(browser, f'document.querySelectorAll(".followed-list li").length === {left}')
        assert browser.evaluate('document.activeElement.matches(".followed-list li button, .followed-list .note")')
    # What is no choice counts as none, on every page that reads it.
    keep(browser, following=dict(topics=[1]), discover=[], pages=dict(a=1))
    for page in ('following.html', 'discover.html', 'insights.html', 'index.html'):
        browser.open(address + page)
        browser.settled()
        assert browser.console() == [], page


@pytest.mark.seldom
def test_running_stories_are_followed_from_their_page_and_from_their_stories(browser, address, site):
    threads = json.loads((site / 'search/threads.json').read_text())['threads']
    # One with a story that has no page goes first, if there is any.
    thread = min(threads, key=lambda thread: not thread['articles'])
    name, stems = thread['name'], thread['stories']
    story = next(path.name for path in sorted((site / 'stories').glob('*.html')) if path.name.split('-')[0] in stems)
    browser.run_first(SHIFTS)
    browser.open(f'{address}threads/{name}.html')
    click(browser, '.thread-head .follow-this')
    wait(browser, 'document.querySelector(".thread-head .follow-this").getAttribute("aria-pressed") === "true"')
    assert kept(browser, 'following')['threads'] == [name]
    # A story of it says so, and can be left from there; nothing moves for the button on either size.
    for size in (PHONE, DESKTOP):
        browser.look(size)
        browser.open(f'{address}stories/{story}')
        wait(browser, 'document.querySelector(".thread-part .follow-this[aria-pressed=true]") !== null')
        assert 'Part of a running story' in browser.evaluate(
            'document.querySelector(".thread-part button").textContent'
        )
        assert browser.evaluate('window.shift') < 0.001
        assert '**' not in browser.evaluate('document.querySelector(".story-head").textContent')
    # Whatever tells one of its stories is marked, with the running story as the reason, in the reader's language.
    browser.open(address + 'discover.html')
    click(browser, '[data-pill="followed"]')
    wait(browser, f'document.querySelector(`[data-pill="threads {name}"][aria-pressed=true]`) !== null')
    cards = '#discover > .cards .card'
    wait(browser, f'document.querySelectorAll("{cards}").length === {len(stems)}')
    wait(browser, f'document.querySelectorAll("{cards}:not(.is-followed)").length === 0')
    shown = browser.evaluate(
        '[...document.querySelectorAll("#discover > .cards .card")].map(e => [e.dataset.story?.split("-")[0], e.dataset.id.slice(0, 8), e.matches(".is-followed")])'
    )
    assert all(marked for *_, marked in shown)
    # A story may have no page: its articles are known by their ids.
    assert shown and all(stem in stems or digits in thread['articles'] for stem, digits, _ in shown)
    assert thread['title'] in browser.evaluate('document.querySelector(".followed").textContent')
    assert violations(browser) == []
    browser.open(address + 'index.html')
    wait(browser, 'document.querySelector(`.yours .card`) !== null')
    browser.open(address + 'following.html')
    wait(browser, 'document.querySelectorAll("#following .card").length > 0')
    assert thread['title'] in browser.evaluate('document.querySelector(".followed-list li").textContent')
    for language, kind in (('es', 'Tema en curso'), ('pt', 'Tema em curso'), ('en', 'Running story')):
        speak(browser, language)
        wait(browser, f'document.querySelector(".followed-list .follows-kind").textContent === "{kind}"')
    assert violations(browser) == []
    browser.driver.execute_script(HANDED)
    click(browser, '.followed-list .actions button')
    wait(browser, 'handed.length === 1')
    text = browser.driver.execute_async_script('handed[0].text().then(arguments[0])')
    # Only long ones have a feed.
    feed = f'feeds/threads/{name}.xml'
    assert (f'xmlUrl="{address}{feed}"' in text) == (site / feed).exists()
    # One that has become part of another is followed by that.
    browser.open(address + 'about.html')
    merged = browser.driver.execute_async_script(
        """
        const done = arguments[0]
        window.fetch = () => Promise.resolve(new Response(JSON.stringify({ threads: [
            { name: 'aaaa-elder', title: 'Elder', stories: ['s1'], articles: ['s2'], also: ['bbbb'] }] })))
        import(new URL('assets/scripts/own/threads.js', location.href).href).then(async ({ storiesOf }) => {
            done([...await storiesOf(['bbbb-younger'])])
        })""",
    )
    assert merged == [['s1', 'bbbb-younger'], ['s2', 'bbbb-younger']]


@pytest.mark.seldom
def test_names_of_teams_only_match_in_sports(browser, address):
    # Names are what is written like one within a sentence; a title in capitals throughout tells none.
    names = browser.driver.execute_async_script("""
        const done = arguments[0]
        import(new URL('assets/scripts/own/teams.js', location.href).href).then(({ namesIn }) => done([
            namesIn("Late goal sends Porto Alegre through. It was Porto Alegre's third win on Sunday over Harbour Town."),
            namesIn('Harbour Town Stun Porto Alegre In Late Thriller'),
            namesIn('El entrenador del Real Marina, tras vencer al Atlético Norte el domingo', 'es'),
            namesIn('Ontem o Vila Nova venceu em Março', 'pt'),
            namesIn(''),
        ]))""")
    assert names == [['Porto Alegre', 'Harbour Town'], [], ['Real Marina', 'Atlético Norte'], ['Vila Nova'], []]
    browser.open(address + 'sports.html')
    # A word that titles of sports and of other desks have.
    found = browser.driver.execute_async_script("""
        const done = arguments[0]
        import(new URL('assets/scripts/own/articles.js', location.href).href).then(async ({ articles }) => {
            const all = await articles()
            const words = (at) => all.index.foldedTitles[at].trim().split(' ').filter((word) => word.length > 4)
            const numbers = [...all.index.titles.keys()]
            const isSport = (at) => all.traits(at).topics[0] === 'sports'
            const outside = new Set(numbers.filter((at) => !isSport(at)).flatMap(words))
            const word = numbers.filter(isSport).flatMap(words).find((one) => outside.has(one))
            const has = (at) => words(at).includes(word)
            done([word, numbers.filter(isSport).filter(has).map((at) => all.index.titles[at]), numbers.filter(has).length])
        })""")
    word, titles, everywhere = found
    assert 0 < len(titles) < everywhere
    browser.open(address + 'following.html')
    wait(browser, 'document.querySelector("[name=follow-team]") !== null')
    field = browser.driver.find_element('name', 'follow-team')
    field.send_keys(word)
    wait(browser, 'document.querySelectorAll("#teams option").length > 0')
    field.send_keys(Keys.ENTER)
    wait(browser, 'document.querySelectorAll(".followed-list li").length === 1')
    assert kept(browser, 'following')['teams'] == [word]
    wait(browser, 'document.querySelectorAll("#following .card").length > 0')
    shown = browser.evaluate(
        '[...document.querySelectorAll("#following .card")].map(e => [e.dataset.category, e.querySelector("h3").textContent])'
    )
    assert {desk for desk, _ in shown} == {'sports'} and {title for _, title in shown} <= set(titles)
    assert violations(browser) == []
    browser.open(address + 'sports.html')
    wait(browser, 'document.querySelector(".is-followed") !== null')
    assert browser.evaluate('document.querySelector(".followed").textContent') == f'You follow: {word}'
    # The menu of a report offers the names that it has, and takes them.
    summary = 'It was a win for Porto Alegre in the rain.'
    browser.driver.execute_script('document.querySelector(".card .words p").textContent = arguments[0]', summary)
    click(browser, '.card [data-act="follow"]')
    offer = '[...document.querySelectorAll("dialog.follow .follows")].find(e => e.textContent.includes("Porto Alegre"))'
    wait(browser, offer)
    browser.evaluate(f'{offer}.click()')
    assert 'Porto Alegre' in kept(browser, 'following')['teams']
    assert violations(browser) == []


def test_what_is_followed_keeps_its_title_when_its_page_is_gone(browser, address, site):
    thread = json.loads((site / 'search/threads.json').read_text())['threads'][0]
    pages = sorted((site / 'stories').glob('*.html'))
    story = next(page.name for page in pages if page.name.split('-')[0] in thread['stories'])
    browser.open(f'{address}stories/{story}')
    title = browser.evaluate('document.querySelector(".story-head h1").textContent.trim()')
    for number, button in enumerate(('.story-line .follow-this', '.thread-part .follow-this'), 1):
        click(browser, button)
        wait(
            browser,
            f'Object.keys(JSON.parse(localStorage.getItem("pulse.following"))?.titles ?? {{}}).length === {number}',
        )
    titles = kept(browser, 'following')['titles']
    assert titles[story.split('-')[0]]['title'] == title
    assert titles[thread['name'].split('-')[0]]['title'] == thread['title']
    # The same as if both were of another month: nothing but their names is left.
    old = {'0' * 16: dict(title='La casa de ayer', language='es'), '1' * 16: dict(title='An elder thread')}
    following = kept(browser, 'following') | dict(
        stories=['0' * 16 + '-la-casa', '2' * 16 + '-never-told'], threads=['1' * 16 + '-elder'], titles=old
    )
    keep(browser, following=following)
    browser.open(address + 'following.html')
    wait(browser, 'document.querySelectorAll(".followed-list li").length === 3')
    rows = '[...document.querySelectorAll(".followed-list li > span > span:last-child")]'
    assert browser.evaluate(f'{rows}.map(e => [e.textContent, e.lang])') == [
        ['La casa de ayer', 'es'],
        ['never told', ''],
        ['An elder thread', ''],
    ]
    click(browser, '.followed-list li button')
    wait(browser, 'document.querySelectorAll(".followed-list li").length === 2')
    assert set(kept(browser, 'following')['titles']) == {'1' * 16}
