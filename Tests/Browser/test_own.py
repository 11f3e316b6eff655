"""The reader's own pages: figures, a front page of their own, what they follow; done in a real browser on the built demo."""

import html
import io
import json
import re
import xml.dom.minidom
import zipfile

import pytest
from conftest import DESKTOP, PHONE, SHIFTS, Browser
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_access import speak, violations
from test_personal import choose, click, kept

wait = Browser.wait

DAY = 86_400_000


@pytest.fixture
def browser(chromium, address):
    chromium.look(DESKTOP)
    chromium.open(address + '404.html')
    chromium.evaluate('localStorage.clear() || localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
    yield chromium
    chromium.open(address + '404.html')
    chromium.evaluate('localStorage.clear()')


def keep(browser, **values):
    for key, value in values.items():
        browser.driver.execute_script(
            'localStorage.setItem("pulse." + arguments[0], arguments[1])', key, json.dumps(value)
        )


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
    # The build's own part stands in the page without scripts.
    assert browser.evaluate('document.querySelector("main > .signals li") !== null')
    browser.driver.execute_script(
        'window.handed = []; const made = URL.createObjectURL; URL.createObjectURL = blob => { handed.push(blob); return made(blob) }'
    )
    click(browser, '#insights .actions button')
    text = browser.driver.execute_async_script('handed[0].text().then(arguments[0])')
    assert json.loads(text)['week'] == 3
    assert violations(browser) == []
    click(browser, '#insights .actions button + button')
    wait(browser, 'document.querySelector(".numbers dd + *, .numbers div:last-child dd").textContent === "0"')
    assert kept(browser, 'history') == []
    click(browser, '.notice button')
    wait(browser, 'document.querySelector(".numbers div:last-child dd").textContent === "5"')


def test_pills_make_a_front_page_in_the_order_of_weight(browser, address):
    browser.open(address + 'discover.html')
    index = browser.driver.execute_async_script(
        'const done = arguments[0]; Promise.all(["index", "ranks"].map(n => fetch(`search/${n}.json`).then(r => r.json()))).then(done)'
    )
    index, ranks = index
    names = [topic['id'] for topic in index['topics']]
    titles = index['titles'].split('\n')

    def expected(wanted):
        best = {}
        for at in range(len(titles)):
            if wanted(
                names[index['topic'][at]],
                index['places'][index['place'][at]]['country'] if index['place'][at] >= 0 else '',
            ):
                best.setdefault(ranks['story'][at], at)
        return [titles[at] for at in sorted(best.values(), key=lambda at: (-ranks['weight'][at], at))]

    shown = '[...document.querySelectorAll("#discover > .cards h3")].map(e => e.textContent)'
    wait(browser, f'{shown}.length === 24')
    assert browser.evaluate(shown) == expected(lambda topic, country: True)[:24]
    click(browser, '[data-pill="topics sports/tennis"]')
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
    wait(browser, 'document.querySelector(".unusual h2")?.textContent === "O que você não teria visto"')


def test_what_is_followed_is_marked_gathered_and_listed(browser, address):
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
    browser.driver.execute_script(
        'window.handed = []; const made = URL.createObjectURL; URL.createObjectURL = blob => { handed.push(blob); return made(blob) }'
    )
    click(browser, '.followed-list .actions button')
    wait(browser, 'handed.length === 1')
    text = browser.driver.execute_async_script('handed[0].text().then(arguments[0])')
    assert f'xmlUrl="{address}feeds/technology.xml"' in text
    assert violations(browser) == []
    for left in (1, 0):
        click(browser, '.followed-list li button')
        wait(browser, f'document.querySelectorAll(".followed-list li").length === {left}')
    # What is no choice counts as none, on every page that reads it.
    keep(browser, following=dict(topics=[1]), discover=[], pages=dict(a=1))
    for page in ('following.html', 'discover.html', 'insights.html', 'index.html'):
        browser.open(address + page)
        browser.settled()
        assert browser.console() == [], page


def test_reading_is_gone_on_with_marked_by_hand_and_shelved(browser, address, tmp_path):
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
    note.send_keys('Mine <& mine>', Keys.TAB)
    wait(browser, '[...document.querySelectorAll(".chips button")].some(e => e.textContent === "#to read")')
    click(browser, '.shelving .favourite')
    first = kept(browser, 'saved')[0]
    assert (first['tags'], first['note'], first['favourite']) == (['moon', 'to read'], 'Mine <& mine>', True)
    assert violations(browser) == []
    browser.driver.execute_script(
        'window.handed = []; const made = URL.createObjectURL; URL.createObjectURL = blob => { handed.push(blob); return made(blob) }'
    )
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
    click(browser, '.chips button:nth-child(5)')
    wait(browser, 'document.querySelectorAll("#saved .card").length === 1')


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
    assert (
        browser.evaluate(f'document.querySelector(`.stretch [data-category="{usual[0]}"]`)?.checkVisibility() ?? false')
        is False
    )
    browser.open(address + 'digest.html')
    browser.settled()
    sections = browser.evaluate('[...document.querySelectorAll(".digest")].map(e => e.dataset.category)')
    assert sections == [desk for desk in order if desk in sections]
    tops = browser.evaluate(
        '[...document.querySelectorAll(".digest")].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect().top)'
    )
    assert tops == sorted(tops)
    browser.open(address + 'settings.html')
    click(browser, '.order > .actions button')
    wait(browser, f'JSON.stringify({desks}) === {json.dumps(json.dumps(usual, separators=(",", ":")))}')
    assert browser.evaluate('localStorage.getItem("pulse.desk-rules")') is None


def test_looks_widget_shared_links_and_deep_links(browser, address):
    browser.open(address + 'settings.html')
    for name, value in (('accent', 'violet'), ('font', 'legible'), ('density', 'dense')):
        choose(browser, f'#settings [name={name}]', value)
    browser.open(address + 'technology.html')
    assert browser.evaluate('({...document.documentElement.dataset}.font)') == 'legible'
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
    # What another program shares is saved, once, and the address is as it was.
    for _ in range(2):
        browser.open(address + 'saved.html?title=Tide%20tables&text=https%3A%2F%2Fport.example%2Ftides%20')
        wait(browser, 'document.querySelector("#saved h3 a")?.href === "https://port.example/tides"')
    assert browser.evaluate('location.search') == '' and len(kept(browser, 'saved')) == 1
    browser.open(address + 'technology.html')
    card = browser.evaluate('{...document.querySelector(".card[data-story]").dataset}')
    browser.open(address + 'article.html?id=' + card['id'])
    wait(browser, f'location.pathname === "/stories/{card["story"]}.html"')
    browser.open(address + 'article.html?id=ffffffffffffffff')
    wait(browser, 'document.querySelector("#article .empty") !== null')
