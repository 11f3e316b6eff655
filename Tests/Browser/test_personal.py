"""What a reader saves, reads, mutes and chooses, done in a real browser on the built demo."""

import json
import re

import pytest
from acting import choose, click, kept, wait
from conftest import DESKTOP, HANDED
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def test_an_article_is_saved_listed_exported_and_taken_back(browser, address, tmp_path):
    browser.open(address + 'technology.html')
    click(browser, '.card [data-act="save"]')
    wait(browser, 'document.querySelector(".tools [aria-pressed=true]") !== null')
    saved = kept(browser, 'saved')
    title = browser.evaluate('document.querySelector(".card h3").textContent')
    assert [s['title'] for s in saved] == [title]
    browser.open(address + 'saved.html')
    wait(browser, f'document.querySelector("#saved h3")?.textContent === {json.dumps(title)}')
    rels = (
        f'[...document.querySelectorAll("#saved .card a")].filter(a => !a.href.startsWith("{address}")).map(a => a.rel)'
    )
    assert set(browser.evaluate(rels)) == {'noopener noreferrer'}
    # The file that the page hands out is the file that it takes back.
    browser.driver.execute_script(HANDED)
    click(browser, '#saved .exports summary')
    for button in browser.driver.find_elements(By.CSS_SELECTOR, '#saved .exports button')[:2]:
        browser.driver.execute_script('arguments[0].click()', button)
    texts = browser.driver.execute_async_script('Promise.all(handed.map(b => b.text())).then(arguments[0])')
    assert json.loads(texts[0])['articles'][0]['title'] == title
    assert texts[1].startswith('# Saved\n\n- [')
    (tmp_path / 'saved.json').write_text(texts[0])
    browser.evaluate('localStorage.setItem("pulse.saved", "[]")')
    browser.open(address + 'saved.html')
    wait(browser, 'document.querySelector("#saved .empty") !== null')
    # With nothing saved there is nothing to choose from or to export.
    assert not browser.evaluate('document.querySelector("#saved :is(.chips, .exports)") !== null')
    browser.driver.find_element(By.CSS_SELECTOR, '#saved input[type=file]').send_keys(str(tmp_path / 'saved.json'))
    wait(browser, 'document.querySelector("#saved h3") !== null')
    (tmp_path / 'other.json').write_text('{"a": 1}')
    browser.driver.find_element(By.CSS_SELECTOR, '#saved input[type=file]').send_keys(str(tmp_path / 'other.json'))
    wait(browser, 'document.querySelector(".notice")?.textContent.includes("not exported from here")')
    assert len(kept(browser, 'saved')) == 1


def test_what_is_read_is_marked_and_listed_in_the_history(browser, address):
    browser.open(address + 'technology.html')
    wait(browser, 'document.querySelector(".card .tools") !== null')
    title = browser.driver.execute_script(
        'const link = document.querySelector(".card h3 a"); link.addEventListener("click", e => e.preventDefault());'
        'link.click(); return link.textContent'
    )
    wait(browser, 'document.querySelector(".card.is-read") !== null')
    browser.open(address + 'history.html')
    assert wait(browser, 'document.querySelector("#history h3")?.textContent') == title
    click(browser, '#history .actions button')
    wait(browser, 'document.querySelector("#history .empty") !== null')
    click(browser, '.notice button')
    wait(browser, 'document.querySelector("#history h3") !== null')


def test_today_is_read_to_its_end_and_its_stories_open_here(browser, address):
    browser.open(address + 'index.html')
    bar = 'document.querySelector(".today-bar")'
    browser.idle()
    assert browser.evaluate(f'{bar}.value') == 0
    done = 'document.querySelector(".end-done").checkVisibility()'
    assert not browser.evaluate(done)
    told = browser.evaluate('[...document.querySelectorAll(".hero, .ranks [data-id]")].map(e => e.dataset.id)')
    assert browser.evaluate(f'{bar}.max') == len(told) and len(told) <= 10
    # A headline opens its story's page; what is kept of it is the publisher's, with the way to that page.
    story = '.ranks [data-story] h3 a'
    page = browser.evaluate(f'document.querySelector("{story}").href')
    assert page.startswith(address + 'stories/')
    browser.evaluate(f'document.querySelector("{story}").click()')
    browser.wait('document.querySelector(".story-bar") !== null')
    browser.idle()
    title = browser.evaluate('document.querySelector("h1").textContent')
    click(browser, '.story-bar [data-act="save"]')
    browser.wait('document.querySelector(".story-bar [aria-pressed=true]") !== null')
    [saved] = kept(browser, 'saved')
    assert saved['title'] == title and not saved['url'].startswith(address) and saved['story'] in page
    browser.driver.execute_script(
        'Object.defineProperty(navigator, "share", {value: async data => { window.shared = data }, configurable: true})'
    )
    click(browser, '.story-bar [data-act="share"]')
    assert browser.wait('window.shared?.url') == page
    browser.open(address + 'saved.html')
    assert browser.wait('document.querySelector("#saved h3 a")?.href') == page
    assert browser.evaluate('document.querySelector("#saved .facts a").href') == saved['url']
    browser.open(address + 'index.html')
    browser.wait(f'{bar}.value === 1')
    read = json.dumps({name: 1 for name in told})
    browser.evaluate(f'localStorage.setItem("pulse.read", `{read}`)')
    browser.open(address + 'index.html')
    browser.wait(f'{bar}.value === {bar}.max')
    assert browser.evaluate(done)
    # What is muted is nothing to be read: the rest is all, and what is shown again is not.
    last = browser.evaluate('[...document.querySelectorAll(".ranks [data-id]")].at(-1).dataset.source')
    others = browser.evaluate(
        '[...document.querySelectorAll(".hero, .ranks [data-id]")].map(e => [e.dataset.id, e.dataset.source])'
    )
    read = json.dumps({name: 1 for name, source in others if source != last})
    browser.evaluate(f'localStorage.setItem("pulse.read", `{read}`)')
    browser.evaluate(f'localStorage.setItem("pulse.muted", `{{"sources":["{last}"],"words":[]}}`)')
    browser.open(address + 'index.html')
    browser.wait(f'{bar}.value === {bar}.max && {bar}.max < {len(told)}')
    click(browser, '.muted-note button')
    browser.wait(f'{bar}.value < {bar}.max && {bar}.max === {len(told)}')
    assert not browser.evaluate(done)


def test_a_muted_source_and_a_muted_word_are_hidden_and_can_be_heard_again(browser, address):
    browser.open(address + 'technology.html')
    source = wait(browser, 'document.querySelector(".card")?.dataset.source')
    click(browser, '.card [data-act="mute"]')
    wait(browser, f'[...document.querySelectorAll(`[data-source="{source}"]`)].every(e => e.offsetHeight === 0)')
    wait(browser, 'document.querySelector(".muted-note")?.textContent.includes("hidden by your settings")')
    click(browser, '.muted-note button')
    wait(browser, f'document.querySelector(`[data-source="{source}"]`).offsetHeight > 0')
    word = browser.evaluate(
        '[...document.querySelectorAll(".card:not(.is-muted) h3")].at(-1).textContent.match(/\\p{L}{5,}/u)[0]'
    )
    browser.open(address + 'settings.html')
    wait(browser, 'document.querySelector(".mutes li") !== null')
    field = browser.driver.find_element(By.NAME, 'word')
    field.send_keys(word.upper(), Keys.ENTER)
    wait(browser, 'document.querySelectorAll(".mutes li").length === 2')
    browser.open(address + 'technology.html')
    wait(
        browser,
        f'[...document.querySelectorAll(".card:not(.is-muted) h3")].every(e => !e.textContent.includes({json.dumps(word)}))',
    )
    browser.open(address + 'settings.html')
    for left in (1, 0):
        click(browser, '.mutes button')
        wait(browser, f'document.querySelectorAll(".mutes li").length === {left}')


def test_filters_sort_narrow_and_are_reset(browser, address):
    browser.open(address + 'news.html')
    wait(browser, 'document.querySelector(".filters") !== null')
    before = browser.evaluate('[...document.querySelectorAll(".stretch [data-id]")].map(e => e.dataset.id).join()')
    click(browser, '.filters summary')
    choose(browser, '.filters [name=sort]', 'title')
    titles = wait(
        browser,
        '[...document.querySelector(".stretch:nth-of-type(1)").parentElement.querySelectorAll(".stretch")].map(s => [...s.querySelectorAll(".words a")].map(a => a.textContent))',
    )
    collated = browser.driver.execute_script(
        'const c = new Intl.Collator(undefined, {sensitivity: "base", numeric: true}); return arguments[0].map(t => t.toSorted(c.compare))',
        titles,
    )
    assert titles == collated and any(len(t) > 3 for t in titles)
    click(browser, '.filters [name=isReversed]')
    wait(
        browser,
        f'document.querySelector(".stretch .words a").textContent !== {json.dumps(titles[0][0] if titles[0] else "")}',
    )
    total = browser.evaluate('document.querySelectorAll(".stretch [data-id]:not([hidden])").length')
    click(browser, '.filters [name=source]')
    wait(browser, f'document.querySelectorAll(".stretch [data-id]:not([hidden])").length < {total}')
    assert re.fullmatch(r'[\d,]+ of [\d,]+', browser.evaluate('document.querySelector(".filters .shown").textContent'))
    # The choice holds on other pages and over visits, until it is reset.
    browser.open(address + 'news.html')
    wait(browser, 'document.querySelector(".filters [name=sort]")?.value === "title"')
    choose(browser, '.filters [name=range]', 'yesterday')
    wait(browser, 'document.querySelectorAll(".stretch [data-id]:not([hidden])").length === 0')
    click(browser, '.filters [type=reset]')
    wait(
        browser,
        f'[...document.querySelectorAll(".stretch [data-id]")].map(e => e.dataset.id).join() === {json.dumps(before)}',
    )
    choose(browser, '.filters [name=view]', 'list')
    wait(browser, 'getComputedStyle(document.querySelector(".cards .tools")).display === "none"')
    click(browser, '.filters [type=reset]')


def test_the_interface_changes_its_language_in_the_page(browser, address):
    browser.open(address + 'settings.html')
    choose(browser, '#settings [name=language]', 'pt')
    wait(
        browser,
        'document.documentElement.lang === "pt" && document.querySelector("h1").textContent === "Configurações"',
    )
    browser.open(address + 'index.html')
    wait(browser, 'document.querySelector(".places a").textContent === "Hoje"')
    wait(browser, '[...document.querySelectorAll(".desks a")].some(a => a.textContent === "Tecnologia")')
    assert 'artigo' in wait(browser, 'document.querySelector(".stretch .count")?.textContent')
    browser.open(address + 'about.html')
    wait(browser, 'document.querySelector("h1").textContent.startsWith("Sobre ")')
    wait(
        browser,
        '[...document.querySelectorAll(".prose a")].some(a => a.textContent === "estado das fontes")',
    )
    browser.open(address + 'settings.html')
    wait(browser, 'document.documentElement.lang === "pt"')
    choose(browser, '#settings [name=language]', 'es')
    wait(browser, 'document.querySelector("h1").textContent === "Ajustes"')
    choose(browser, '#settings [name=language]', 'en')
    wait(browser, 'document.querySelector("h1").textContent === "Settings"')


def test_theme_and_size_hold_from_the_first_paint(browser, address):
    browser.open(address + 'settings.html')
    choose(browser, '#settings [name=theme]', 'dark')
    choose(browser, '#settings [name=size]', 'larger')
    browser.open(address + 'index.html')
    assert browser.evaluate('document.documentElement.dataset.theme') == 'dark'
    assert browser.evaluate('getComputedStyle(document.body).backgroundColor') == 'rgb(18, 20, 25)'
    assert browser.evaluate('getComputedStyle(document.documentElement).fontSize') == '20.8px'
    # Where the order of the desks cannot be said before the first paint, all else that was chosen can.
    browser.evaluate('localStorage.setItem("pulse.desk-rules", ".desks{order:1}")')
    browser.run_first('if (location.hash === "#old") globalThis.CSSStyleSheet = undefined')
    browser.open(address + 'technology.html#old')
    assert browser.evaluate('document.documentElement.dataset.theme') == 'dark'
    wait(browser, 'getComputedStyle(document.documentElement).fontSize === "20.8px"')
    browser.look(DESKTOP, dark=True)
    browser.open(address + 'settings.html')
    choose(browser, '#settings [name=theme]', 'light')
    assert browser.evaluate('getComputedStyle(document.body).backgroundColor') == 'rgb(251, 249, 244)'
    # For e-ink, black on white whatever the system prefers, also in the colours of desks, and nothing moves.
    choose(browser, '#settings [name=theme]', 'ink')
    browser.open(address + 'technology.html')
    assert browser.evaluate('getComputedStyle(document.body).backgroundColor') == 'rgb(255, 255, 255)'
    assert browser.evaluate('getComputedStyle(document.documentElement).colorScheme') == 'light'
    marks = 'new Set([...document.querySelectorAll("[data-category]")].map(e => getComputedStyle(e).getPropertyValue("--mark").trim()))'
    assert browser.evaluate(f'[...{marks}]') == ['#000']
    assert browser.evaluate('getComputedStyle(document.documentElement).scrollBehavior') == 'auto'
    browser.open(address + 'settings.html')
    choose(browser, '#settings [name=theme]', 'dark')
    wait(browser, 'getComputedStyle(document.body).backgroundColor === "rgb(18, 20, 25)"')
    assert browser.evaluate('localStorage.getItem("pulse.look-rules")').count('#000') == 0


def test_everything_is_exported_cleared_and_imported(browser, address):
    browser.open(address + 'technology.html')
    click(browser, '.card [data-act="save"]')
    wait(browser, 'document.querySelector(".tools [aria-pressed=true]") !== null')
    browser.open(address + 'settings.html')
    wait(browser, 'document.querySelector("#settings .actions") !== null')
    browser.driver.execute_script(HANDED)
    click(browser, '#settings [name="export"]')
    click(browser, '#settings [name="opml"]')
    texts = browser.driver.execute_async_script('Promise.all(handed.map(b => b.text())).then(arguments[0])')
    assert json.loads(texts[0])['data']['saved'][0]['id']
    assert texts[1].startswith('<?xml') and 'xmlUrl="http' in texts[1]
    click(browser, '#settings [name="clear"]')
    wait(browser, 'localStorage.getItem("pulse.saved") === null')
    click(browser, '.notice button')
    wait(browser, 'JSON.parse(localStorage.getItem("pulse.saved") ?? "[]").length === 1')


@pytest.mark.rotates
@pytest.mark.parametrize(
    'damage', ['not json', '[[[', '{"a":', 'null', '"text"', '[1, null, {"id": 7}]', '{"sources": 5}']
)
def test_damaged_storage_breaks_no_page(browser, address, damage):
    keys = ('preferences', 'saved', 'read', 'history', 'muted', 'searches', 'visit', 'visits', 'onboarding', 'version')
    for key in keys:
        browser.driver.execute_script('localStorage.setItem("pulse." + arguments[0], arguments[1])', key, damage)
    pages = 'index.html', 'saved.html', 'history.html', 'settings.html', 'search.html', 'map.html', 'technology.html'
    for page in pages:
        browser.open(address + page)
        browser.settled()
        assert browser.console() == [], page
    click(browser, '.card [data-act="save"]')
    wait(browser, 'document.querySelector(".tools [aria-pressed=true]") !== null')


def test_without_storage_a_choice_holds_while_the_page_is_open(browser, address):
    browser.run_first("""if (location.hash === "#none") Object.defineProperty(
        window, "localStorage", {get() { throw new DOMException("denied", "SecurityError") }})""")
    browser.open(address + 'technology.html#none')
    click(browser, '.card [data-act="save"]')
    wait(browser, 'document.querySelector(".tools [aria-pressed=true]") !== null')
    assert browser.console() == []


def test_the_welcome_line_is_dismissed_for_good(browser, address):
    shown = 'document.querySelector(".strip").checkVisibility()'
    for way in ('button', 'a'):
        browser.evaluate('localStorage.clear()')
        browser.open(address + 'index.html')
        browser.idle()
        assert browser.evaluate(shown)
        assert browser.evaluate('document.querySelector("dialog")') is None
        # It stands behind the third story, the first of which leads.
        assert browser.evaluate('document.querySelectorAll(".lead li:has(~ .strip)").length') == 2
        click(browser, f'.strip {way}')
        wait(browser, 'JSON.parse(localStorage.getItem("pulse.onboarding") ?? "{}").isDone')
        browser.open(address + 'index.html')
        browser.settled()
        assert not browser.evaluate(shown)
    assert kept(browser, 'onboarding') == {'isDone': True}


def test_a_first_visit_chooses_the_size_of_the_text(browser, address):
    browser.evaluate('localStorage.clear()')
    browser.open(address + 'index.html')
    browser.idle()
    click(browser, '.strip a')
    wait(browser, 'document.querySelectorAll(".text-sizes button").length === 3')
    size = 'parseFloat(getComputedStyle(document.documentElement).fontSize)'
    before = browser.evaluate(size)
    click(browser, '.text-sizes button:nth-of-type(3)')
    wait(browser, f'{size} > {before}')
    assert browser.evaluate('document.querySelector(".text-sizes [aria-pressed=true]").textContent') == 'Larger'
    # Later visits choose it in the settings.
    browser.open(address + 'discover.html')
    wait(browser, 'document.querySelector(".pills button") !== null')
    assert browser.evaluate('document.querySelector(".text-sizes")') is None
    assert browser.evaluate(size) > before


def test_what_is_new_since_the_last_visit_is_shown(browser, address):
    browser.driver.execute_script(
        'localStorage.setItem("pulse.visit", JSON.stringify({last: Date.parse("2026-03-14T12:00:00Z")}))'
    )
    browser.open(address + 'index.html')
    wait(browser, '/^\\d+ new since your last visit/.test(document.querySelector(".since")?.textContent ?? "")')
    assert browser.evaluate('document.querySelectorAll(".is-new").length') > 0
    # A card's first time is the article's; a story's beginning may stand behind it.
    shown = browser.evaluate("""[...document.querySelectorAll("[data-id]")].filter(e => e.querySelector("time"))
        .map(e => [e.querySelector("time").dateTime > "2026-03-14T12:00:00Z", e.classList.contains("is-new")])""")
    assert [True, True] in shown and [False, False] in shown
    assert all(is_later == is_new for is_later, is_new in shown)


def test_what_is_new_in_a_story_since_it_was_last_opened_is_shown(browser, address):
    story = browser.evaluate('document.querySelector("[data-story]")?.dataset.story')
    if story is None:
        browser.open(address + 'stories.html')
        story = browser.evaluate('document.querySelector("[data-story]").dataset.story')
    page = f'stories/{story}.html'
    browser.open(address + page)
    wait(browser, f'JSON.parse(localStorage.getItem("pulse.visits") ?? "{{}}")["{story}.html"]?.last > 0')
    assert browser.evaluate('document.querySelector(".timeline > .is-new")') is None
    assert browser.evaluate('document.querySelector(".since").textContent') == ''
    browser.driver.execute_script(
        'localStorage.setItem("pulse.visits", JSON.stringify({[arguments[0]]: {last: 1, previous: 0}}))',
        f'{story}.html',
    )
    browser.open(address + page)
    wait(browser, '/^\\d+ new since your last visit/.test(document.querySelector(".since").textContent)')
    shown = browser.evaluate(
        '[...document.querySelectorAll(".timeline > li")].map(e => e.classList.contains("is-new"))'
    )
    assert shown and all(shown)


def test_times_are_relative_while_fresh_and_absolute_on_hover(browser, address):
    browser.open(address + 'technology.html')
    stamp = browser.evaluate('document.querySelector(".card time").dateTime')
    browser.run_first(f'''
        if (location.hash === "#soon") {{
            const real = Date, at = real.parse("{stamp}") + 5 * 60000
            globalThis.Date = class extends real {{ constructor(...a) {{ super(...(a.length ? a : [at])) }} static now() {{ return at }} }}
        }}''')
    browser.open(address + '404.html')
    browser.open(address + 'technology.html#soon')
    wait(browser, 'document.querySelector(".card time").textContent === "5 minutes ago"')
    title = browser.evaluate('document.querySelector(".card time").title')
    assert re.fullmatch(r'\w{3} \d{1,2} March, \d\d:\d\d', title), title


def test_an_article_is_shared_or_its_address_copied(browser, address):
    browser.open(address + 'technology.html')
    wait(browser, 'document.querySelector(".tools") !== null')
    browser.driver.execute_script(
        'Object.defineProperty(navigator, "share", {value: async data => { window.shared = data }, configurable: true})'
    )
    click(browser, '.card [data-act="share"]')
    assert wait(browser, 'window.shared?.url').startswith('http')
    browser.driver.execute_script(
        'Object.defineProperty(navigator, "share", {value: undefined, configurable: true});'
        'Object.defineProperty(navigator, "clipboard", {value: {writeText: async text => { window.copied = text }}, configurable: true})'
    )
    click(browser, '.card [data-act="share"]')
    assert 'http' in wait(browser, 'window.copied')
    wait(browser, 'document.querySelector(".notice")?.textContent.includes("copied")')
