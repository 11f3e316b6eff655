"""The reader's own pages: figures, a front page of their own, lists and looks; done in a real browser on the built demo."""

import html
import io
import json
import re
import xml.dom.minidom
import zipfile

import pytest
from acting import choose, click, keep, kept, wait
from conftest import DESKTOP, HANDED, PHONE, SHIFTS
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from syncing import choice
from test_access import speak, violations

# What has the focus, by its tag and its words.
FOCUS = '[document.activeElement.localName, document.activeElement.textContent.trim()]'


def test_what_was_read_is_counted_drawn_exported_and_forgotten(browser, address):
    now = browser.evaluate('Date.now()')
    # Noon of each day, whatever the hour and the clocks do: today, yesterday, the day before, a week and a month ago.
    noons = browser.evaluate(
        '[0, 1, 2, 8, 40].map(ago => new Date().setHours(0, 0, 0, 1) - ago * 86400000 + (ago ? 43200000 : 0))'
    )
    articles = [
        dict(id=f'a{n}', at=at, publisher=publisher, category=category, country=country, title='T', source='s')
        for n, (at, publisher, category, country) in enumerate(
            zip(
                noons,
                ('A', 'B', 'A', 'A', 'B'),
                ('news', 'sports', 'news', 'food', 'news'),
                ('PT', '', 'CL', 'PT', 'PT'),
            )
        )
    ]
    keep(browser, history=articles, read={article['id']: article['at'] for article in articles})
    keep(
        browser,
        pages={'technology.html': dict(title='Technology', n=9, seconds=600, at=now), 'x.html': dict(n='?', at=7)},
    )
    browser.open(address + 'insights.html')
    wait(browser, 'document.querySelector(".trends tbody tr") !== null')
    assert browser.evaluate('[...document.querySelectorAll(".numbers dd")].map(e => e.textContent)') == ['1', '3', '5']
    rows = browser.evaluate(
        '[...document.querySelectorAll(".bars")].map(t => [...t.querySelectorAll("tr")].map(r => r.innerText.split(/\\s+/).join(" ").trim()))'
    )
    assert rows == [['News 3', 'Food 1', 'Sports 1'], ['A 3', 'B 2'], ['Portugal 3', 'Chile 1']]
    said = browser.evaluate('document.querySelector(".sayings").innerText')
    assert '3 of the last seven days. 3 days in a row' in said
    assert 'Technology · 10 minutes' in said and 'opened 9 times' in said
    assert browser.evaluate('document.querySelectorAll(".columns table tr").length') == 14
    browser.driver.execute_script(HANDED)
    click(browser, '#insights .actions button')
    text = browser.driver.execute_async_script('handed[0].text().then(arguments[0])')
    assert json.loads(text)['week'] == 3
    assert violations(browser) == []
    browser.driver.find_element('css selector', '#insights .actions button + button').send_keys(Keys.ENTER)
    wait(browser, 'document.querySelector("#insights .numbers") === null')
    assert browser.evaluate('document.activeElement.matches("#insights .actions button + button")')
    assert kept(browser, 'history') == []
    click(browser, '.notice button')
    wait(browser, 'document.querySelector(".numbers div:last-child dd")?.textContent === "5"')


def curled(text):
    """A title with quotation marks as the pages have them."""
    for straight, opening, closing in (('"', '“', '”'), ("'", '‘', '’')):
        text = re.sub(rf'(?:^|(?<=[\s(“‘-])){straight}', opening, text).replace(straight, closing)
    return text


def test_chosen_topics_make_a_front_page_ordered_by_importance(browser, address):
    browser.open(address + 'discover.html')
    # As the page itself puts the days of the search together; the rest is reckoned here.
    titles, topics, countries, stories, weights = browser.driver.execute_async_script("""
        const done = arguments[0]
        import(new URL('assets/scripts/own/articles.js', location.href).href).then(async ({ articles }) => {
            const { index, ranks } = await articles()
            const of = (column, list, name) => index[column].map((at) => list[at]?.[name] ?? '')
            done([index.titles, of('topic', index.topics, 'id'), of('place', index.places, 'country'), ranks.story, ranks.weight])
        })""")

    def expected(wanted):
        best = {}
        for at, story in enumerate(stories):
            if wanted(topics[at], countries[at]):
                best.setdefault(story, at)
        return [curled(titles[at]) for at in sorted(best.values(), key=lambda at: (-weights[at], at))]

    shown = '[...document.querySelectorAll("#discover > .cards h3")].map(e => e.textContent)'
    wait(browser, f'{shown}.length === 24')
    everything = expected(lambda topic, country: True)
    assert browser.evaluate(shown) == everything[:24]
    # The reader goes on at the first of those that come, and at the first pill that was folded.
    browser.driver.find_element('css selector', '#discover > .actions button').send_keys(Keys.ENTER)
    wait(browser, f'{shown}.length === 48')
    assert browser.evaluate(shown) == everything[:48]
    assert browser.evaluate(FOCUS) == ['a', everything[24]]
    sources = '[...document.querySelectorAll(`[data-pill^="sources "]`)].map(e => e.textContent)'
    few = browser.evaluate(sources)
    browser.driver.find_element('css selector', '[data-pill="sources "]').send_keys(Keys.ENTER)
    wait(browser, f'{sources}.length > {len(few)}')
    assert browser.evaluate(FOCUS) == ['button', browser.evaluate(sources)[len(few) - 1]]
    # All that waits for cards hears of them once.
    browser.evaluate('void (window.heard = 0) || document.addEventListener("pulse:cards", () => { heard += 1 })')
    click(browser, '[data-pill="topics sports/tennis"]')
    wait(browser, f'{shown}[0] === {json.dumps(expected(lambda topic, country: topic == "sports/tennis")[0])}')
    assert browser.evaluate('heard') == 1
    click(browser, '[data-pill="places PT"]')
    found = expected(lambda topic, country: topic == 'sports/tennis' or country == 'PT')
    wait(
        browser,
        f'JSON.stringify({shown}) === {json.dumps(json.dumps(found[:24], ensure_ascii=False, separators=(",", ":")))}',
    )
    # One story a desk, and none of those that were chosen.
    unusual = browser.evaluate(
        '[...document.querySelectorAll(".unusual .card")].map(e => [e.dataset.category, e.querySelector("h3").textContent])'
    )
    assert len(unusual) > 5 and len({desk for desk, _ in unusual}) == len(unusual)
    assert not {title for _, title in unusual} & set(found)
    assert violations(browser) == []
    speak(browser, 'pt')
    wait(browser, 'document.querySelector(".unusual h2")?.textContent === "Além da sua seleção"')


@pytest.mark.seldom
def test_articles_can_be_continued_marked_by_hand_and_put_aside(browser, address, tmp_path):
    browser.run_first(SHIFTS)
    # A long page is left in its middle, and the front page leads back to there.
    browser.look(PHONE)
    browser.open(address + 'digest.html')
    browser.idle()
    browser.driver.execute_script('scrollTo({top: document.documentElement.scrollHeight / 2, behavior: "instant"})')
    browser.open(address + 'index.html')
    assert 0.3 < kept(browser, 'pages')['digest.html']['share'] < 0.7
    link = wait(browser, 'document.querySelector(".lead + .continue a")?.href')
    assert browser.evaluate('window.shift') < 0.001
    browser.open(address + '404.html')
    browser.open(link)
    wait(browser, 'scrollY > 0.3 * document.documentElement.scrollHeight')
    browser.open(address + 'index.html')
    click(browser, '.continue button')
    browser.open(address + 'index.html')
    browser.idle()
    assert browser.evaluate('document.querySelector(".continue")') is None
    browser.look(DESKTOP)
    # By hand: one, then all of the desk, then back.
    browser.open(address + 'technology.html')
    click(browser, '.card [data-act="read"]')
    wait(browser, 'document.querySelector(".card.is-read [data-act=read][aria-pressed=true]") !== null')
    click(browser, '.filters summary')
    click(browser, '.filter-form button[type=button]')
    wait(browser, '[...document.querySelectorAll(".stretch [data-id]")].every(e => e.matches(".is-read"))')
    click(browser, '.notice button')
    wait(
        browser,
        'document.querySelectorAll(".stretch .is-read").length === document.querySelectorAll(`.stretch [data-id="${document.querySelector(".is-read").dataset.id}"]`).length',
    )
    # Tags, a note and a favourite, and what is taken along.
    browser.evaluate('[...document.querySelectorAll(".card [data-act=save]")].slice(0, 2).forEach(e => e.click())')
    wait(browser, 'document.querySelectorAll(".tools [data-act=save][aria-pressed=true]").length === 2')
    browser.open(address + 'saved.html')
    click(browser, '.shelving summary')
    tags, note = browser.driver.find_elements('css selector', '.shelving details[open] :is(input, textarea)')
    tags.send_keys('moon, to read')
    note.send_keys('Mine <& ')
    # What is written outlasts the page, and another tab that saves something takes no field away meanwhile.
    assert kept(browser, 'saved')[0]['note'] == 'Mine <&'
    browser.driver.execute_script("""
        const saved = JSON.parse(localStorage.getItem('pulse.saved'))
        localStorage.setItem('pulse.saved', JSON.stringify([...saved, { ...saved[1], id: 'another', title: 'Another' }]))
        dispatchEvent(new StorageEvent('storage', { key: 'pulse.saved' }))""")
    note.send_keys('mine>')
    assert len(browser.driver.find_elements('css selector', '#saved .card')) == 2
    browser.driver.execute_script('document.activeElement.blur()')
    wait(browser, 'document.querySelectorAll("#saved .card").length === 3')
    assert browser.evaluate('document.querySelector(".shelving textarea").value') == 'Mine <& mine>'
    keep(browser, saved=kept(browser, 'saved')[:2])
    browser.open(address + 'saved.html')
    wait(browser, '[...document.querySelectorAll(".chips button")].some(e => e.textContent === "#to read")')
    click(browser, '.shelving .favourite')
    first = kept(browser, 'saved')[0]
    assert (first['tags'], first['note'], first['favourite']) == (['moon', 'to read'], 'Mine <& mine>', True)
    assert violations(browser) == []
    browser.driver.execute_script(HANDED)
    for number in (1, 2, 3, 4):
        browser.driver.execute_script(
            'document.querySelectorAll("#saved > .actions button")[arguments[0]].click()', number
        )
        wait(browser, f'handed.length === {number}')
    texts = browser.driver.execute_async_script(
        'Promise.all(handed.map(b => b.arrayBuffer().then(a => [...new Uint8Array(a)]))).then(arguments[0])'
    )
    markdown, bookmarks, saved, day = (bytes(text) for text in texts)
    assert b'Mine \\<& mine\\>' in markdown and b'\\#to read' in markdown
    assert b'TAGS="moon,to read"' in bookmarks and b'<DD>Mine &#60;&#38; mine&#62;' in bookmarks
    for name, book in (('saved', saved), ('day', day)):
        # Another program's reading of what we wrote: the sums of a ZIP, and XML.
        with zipfile.ZipFile(io.BytesIO(book)) as archive:
            assert archive.testzip() is None and archive.namelist()[0] == 'mimetype'
            for member in archive.namelist()[1:]:
                xml.dom.minidom.parseString(archive.read(member))
            chapters = b''.join(archive.read(member) for member in archive.namelist() if 'chapter' in member)
        assert (b'Mine &lt;&amp; mine&gt;' in chapters) == (name == 'saved')
        assert chapters.count(b'<h2>') == (2 if name == 'saved' else chapters.count(b'<section>')) > 1
    browser.driver.execute_script(
        '[...document.querySelectorAll(".chips button")].find((e) => e.textContent === "Favourites").click()'
    )
    wait(browser, 'document.querySelectorAll("#saved .card").length === 1')


@pytest.mark.seldom
def test_desks_are_moved_hidden_and_put_back(browser, address):
    desks = '[...document.querySelectorAll(".desks a")].map(e => e.dataset.category)'
    browser.run_first(SHIFTS)
    browser.open(address + 'settings.html')
    usual = browser.evaluate(desks)
    wait(browser, 'document.querySelectorAll(".order-list .handle").length > 3')
    handles = browser.driver.find_elements('css selector', '.order-list .handle')
    # By the arrow keys: the third before the second, and the focus stays with it.
    handles[2].send_keys(Keys.ARROW_UP)
    wait(browser, f'{desks}[1] === {json.dumps(usual[2])}')
    assert browser.evaluate('document.activeElement.closest("li").dataset.desk') == usual[2]
    # By a button: the first behind the second. By dragging: the last to the top.
    click(browser, '.order-list li:first-child button:last-child')
    wait(browser, f'{desks}[0] === {json.dumps(usual[2])}')
    first, last = browser.driver.find_elements('css selector', '.order-list .handle')[:: len(usual) - 1]
    browser.driver.execute_script('arguments[0].scrollIntoView({block: "center", behavior: "instant"})', first)
    ActionChains(browser.driver).click_and_hold(last).move_to_element_with_offset(first, 0, -12).release().perform()
    order = [usual[-1], usual[2], usual[0], usual[1], *usual[3:-1]]
    wait(browser, f'JSON.stringify({desks}) === {json.dumps(json.dumps(order, separators=(",", ":")))}')
    click(browser, f'.order-list li[data-desk="{usual[0]}"] input')
    assert violations(browser) == []
    # It holds from the first paint, on every page, for the eye and in the page.
    shown = [desk for desk in order if desk != usual[0]]
    for page in ('technology.html', 'digest.html', 'index.html'):
        browser.open(address + page)
        browser.idle()
        assert browser.evaluate('window.shift') < 0.001, page
        assert browser.evaluate(desks) == order
        seen = f'{desks}.filter((_, at) => document.querySelectorAll(".desks a")[at].checkVisibility())'
        assert browser.evaluate(seen) == shown
    of_hidden = browser.evaluate(
        f'[...document.querySelectorAll(`.stretch [data-category="{usual[0]}"]`)].map(e => e.checkVisibility())'
    )
    assert of_hidden and not any(of_hidden)
    browser.open(address + 'digest.html')
    browser.settled()
    sections = browser.evaluate('[...document.querySelectorAll(".digest[data-category]")].map(e => e.dataset.category)')
    assert len(sections) > 3 and sections == [desk for desk in order if desk in sections]
    # The ten that lead it are of no desk, and go on leading.
    seen = browser.evaluate(
        '[...document.querySelectorAll(".digest")].filter(e => e.checkVisibility())'
        '.map(e => [e.getBoundingClientRect().top, e.dataset.category ?? ""])'
    )
    assert [desk for _, desk in sorted(seen)] == ['', *(desk for desk in sections if desk != usual[0])]
    browser.open(address + 'settings.html')
    wait(browser, 'document.querySelector(".order > .actions button") !== null')
    browser.driver.find_element('css selector', '.order > .actions button').send_keys(Keys.ENTER)
    wait(browser, f'JSON.stringify({desks}) === {json.dumps(json.dumps(usual, separators=(",", ":")))}')
    assert browser.evaluate('document.activeElement.matches(".order h2")')
    assert browser.evaluate('localStorage.getItem("pulse.desk-rules")') is None


@pytest.mark.seldom
def test_looks_widget_shared_links_and_deep_links(browser, address):
    browser.open(address + 'settings.html')
    for name, value in (('accent', 'violet'), ('font', 'legible'), ('density', 'dense')):
        choose(browser, f'#settings [name={name}]', value)
    browser.open(address + 'technology.html')
    assert 'Hyperlegible' in browser.evaluate('getComputedStyle(document.querySelector("h1")).fontFamily')
    assert browser.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--space-4")') == '1rem'
    # The code that the settings give is the frame that it promises.
    browser.open(address + 'settings.html')
    click(browser, '.widget summary')
    choose(browser, '[name=widget-desk]', 'technology')
    choose(browser, '[name=widget-n]', '3')
    choose(browser, '[name=widget-theme]', 'dark')
    code = browser.evaluate('document.querySelector(".widget textarea").value')
    assert violations(browser) == []
    source = html.unescape(re.search(r'src="([^"]*)"', code)[1])
    assert source == address + 'widget.html?desk=technology&n=3&theme=dark'
    browser.open(source)
    wait(browser, 'document.querySelectorAll("li").length === 3')
    assert browser.evaluate('getComputedStyle(document.body).backgroundColor') == 'rgb(18, 20, 25)'
    assert violations(browser) == []
    # What another program shares is saved where the reader says so, once, and the address is as it was.
    shared = address + 'saved.html?title=Tide%20tables&text=https%3A%2F%2Fport.example%2Ftides%20'
    browser.open(shared)
    click(browser, 'dialog.asking .primary:enabled')
    for _ in range(2):
        wait(browser, 'document.querySelector("#saved h3 a")?.href === "https://port.example/tides"')
        browser.open(shared)
        wait(browser, 'document.querySelector(".notice") !== null')
    assert browser.evaluate('location.search') == '' and len(kept(browser, 'saved')) == 1
    # Who mutes it mutes that host; what has no name cannot be followed.
    click(browser, '#saved [data-act=follow]')
    wait(browser, 'document.querySelector("dialog.follow[open]") !== null')
    assert browser.evaluate('[...document.querySelectorAll(".follows-name")].map(e => e.textContent)') == [
        'port.example'
    ]
    click(browser, 'dialog.follow .actions button')
    click(browser, '#saved [data-act=mute]')
    wait(browser, 'localStorage.getItem("pulse.muted") !== null')
    assert kept(browser, 'muted')['sources'] == ['port.example']


def test_an_articles_address_leads_to_its_story_or_shows_it(browser, address, site):
    browser.open(address + 'technology.html')
    told = browser.evaluate(
        '["[data-story]", ":not([data-story])"].map(kind => document.querySelector(".card" + kind))'
        '.map(e => [e.dataset.id, e.dataset.story, e.querySelector("h3").textContent, e.querySelector("h3 a").href])'
    )
    (of_story, story, _, _), (alone, _, title, url) = told
    browser.open(address + 'article.html?id=' + of_story)
    wait(browser, f'location.pathname === "/stories/{story}.html"')
    browser.open(address + 'article.html?id=' + alone)
    wait(browser, 'document.querySelector("#article a") !== null')
    assert browser.evaluate('document.querySelector("#article a").textContent') == title
    assert browser.evaluate('document.querySelector("#article a").href') == url
    assert violations(browser) == []
    # It is named by its whole id: the beginning of one is nobody's.
    for id in ('f' * 16, alone[:8] + 'f' * 8):
        browser.open(address + 'article.html?id=' + id)
        wait(
            browser,
            'document.querySelector("#article .empty")?.textContent.startsWith("This article is no longer available")',
        )
    # Where nothing could be read, nothing is said of the article.
    browser.driver.execute_cdp_cmd('Network.enable', {})
    browser.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=['*/search/own.json', '*/search/ranks.json']))
    try:
        browser.open(address + 'article.html?id=' + alone)
        wait(
            browser,
            'document.querySelector("#article .empty")?.textContent.startsWith("The articles could not be loaded.")',
        )
    finally:
        browser.driver.execute_cdp_cmd('Network.setBlockedURLs', dict(urls=[]))
    assert 'data in your browser' not in (site / 'article.html').read_text(encoding='utf-8')


def test_one_bad_entry_of_an_import_hides_nothing_else(browser, address):
    good = dict(id='good', title='Good', url='https://good.example/', at=1, tags=['a'], note='Mine', stamp='2026-03-01')
    anything = dict.fromkeys(('title', 'url', 'note', 'stamp', 'publisher', 'category', 'tags', 'at', 'summary'))
    bad = [
        dict(id='address', title='Bad', url='http://[', image='https://[', story='../x', stamp='soon'),
        dict(anything, id='nothing'),
        {**{key: {'toString': 1} for key in anything}, 'id': 'things'},
        {**{key: [[1], 2] for key in anything}, 'id': 'lists'},
        dict(id='bare'),
    ]
    keep(browser, saved=[*bad, good], history=[*bad, good])
    for page in ('history.html', 'saved.html'):
        browser.open(address + page)
        wait(browser, 'document.querySelectorAll(".card").length === 6')
        browser.idle()
        assert 'Good' in browser.evaluate('[...document.querySelectorAll(".card h3")].map(e => e.textContent)')
        assert browser.console() == [], page
    browser.driver.execute_script(HANDED)
    for number in range(4):
        browser.driver.execute_script(
            'document.querySelectorAll("#saved > .actions button")[arguments[0]].click()', number
        )
        wait(browser, f'handed.length === {number + 1}')
    texts = browser.driver.execute_async_script('Promise.all(handed.map(b => b.text())).then(arguments[0])')
    assert '[Good](<https://good.example/>)' in texts[1] and '\\#a' in texts[1]
    assert texts[2].count('<A HREF') == 1 and 'TAGS="a"' in texts[2]
    assert texts[3].count('<h2>') == 6


def test_the_page_you_links_everything_of_the_reader(site):
    def links(page):
        return set(re.findall(r'href="(\w+\.html)"', (site / page).read_text(encoding='utf-8')))

    own = {'saved.html', 'following.html', 'discover.html', 'history.html', 'insights.html'}
    assert own <= links('settings.html') and own | {'settings.html'} <= links('you.html')


def test_earlier_choices_are_shown_in_one_line_above_the_news(browser, address):
    keep(browser, discover=choice(topics=['technology', 'sports']))
    browser.open(address + 'discover.html')
    wait(browser, 'document.querySelector("#discover > .cards .card") !== null')
    said = 'document.querySelector(".choices summary").textContent'
    assert browser.evaluate(said) == 'Your selection: Technology · Sports'
    pill = '[data-pill="topics sports"]'
    assert not browser.evaluate(f'document.querySelector(`{pill}`).checkVisibility()')
    click(browser, '.choices summary')
    wait(browser, f'{said} === "Your selection"')
    top = f'document.querySelector(`{pill}`).getBoundingClientRect().top + scrollY'
    before = browser.evaluate(top)
    click(browser, pill)
    wait(browser, f'document.querySelector(`{pill}`).ariaPressed === "false"')
    assert browser.evaluate(top) == before
    click(browser, '.choices summary')
    wait(browser, f'{said} === "Your selection: Technology"')
