"""What a reader saves, reads, mutes and chooses, done in a real browser on the built demo."""

import contextlib
import functools
import http.server
import json
import re
import subprocess
import threading
import time

import pytest
from conftest import DESKTOP, HANDED, Browser, served, until
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

wait = Browser.wait


def kept(browser, key):
    return json.loads(browser.evaluate(f'localStorage.getItem("pulse.{key}")') or 'null')


def click(browser, selector):
    wait(browser, f'document.querySelector({json.dumps(selector)}) !== null')
    browser.evaluate(f'document.querySelector({json.dumps(selector)}).click()')


def choose(browser, selector, value):
    wait(browser, f'document.querySelector({json.dumps(selector)}) !== null')
    browser.driver.execute_script(
        'const field = document.querySelector(arguments[0]); field.value = arguments[1];'
        'field.dispatchEvent(new Event("change", {bubbles: true}))',
        selector,
        value,
    )


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
    for button in browser.driver.find_elements(By.CSS_SELECTOR, '#saved .actions button')[:2]:
        browser.driver.execute_script('arguments[0].click()', button)
    texts = browser.driver.execute_async_script('Promise.all(handed.map(b => b.text())).then(arguments[0])')
    assert json.loads(texts[0])['articles'][0]['title'] == title
    assert texts[1].startswith('# Saved\n\n- [')
    (tmp_path / 'saved.json').write_text(texts[0])
    browser.evaluate('localStorage.setItem("pulse.saved", "[]")')
    browser.open(address + 'saved.html')
    wait(browser, 'document.querySelector("#saved .empty") !== null')
    browser.driver.find_element(By.CSS_SELECTOR, '#saved input[type=file]').send_keys(str(tmp_path / 'saved.json'))
    wait(browser, 'document.querySelector("#saved h3") !== null')
    (tmp_path / 'other.json').write_text('{"a": 1}')
    browser.driver.find_element(By.CSS_SELECTOR, '#saved input[type=file]').send_keys(str(tmp_path / 'other.json'))
    wait(browser, 'document.querySelector(".notice")?.textContent.includes("not one that was exported here")')
    assert len(kept(browser, 'saved')) == 1


def test_what_is_read_is_marked_and_stands_in_the_history(browser, address):
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


def test_a_muted_source_and_a_muted_word_are_hidden_and_can_be_heard_again(browser, address):
    browser.open(address + 'technology.html')
    source = wait(browser, 'document.querySelector(".card")?.dataset.source')
    click(browser, '.card [data-act="mute"]')
    wait(browser, f'[...document.querySelectorAll(`[data-source="{source}"]`)].every(e => e.offsetHeight === 0)')
    wait(browser, 'document.querySelector(".muted-note")?.textContent.includes("hidden by what you muted")')
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
    assert browser.evaluate('document.documentElement.dataset.size') == 'larger'
    browser.look(DESKTOP, dark=True)
    browser.open(address + 'settings.html')
    choose(browser, '#settings [name=theme]', 'light')
    assert browser.evaluate('getComputedStyle(document.body).backgroundColor') == 'rgb(251, 249, 244)'


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


def test_one_line_welcomes_and_is_dismissed_for_good(browser, address):
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


def test_what_is_new_since_the_last_visit_is_said(browser, address):
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


def test_what_came_to_a_story_since_it_was_last_opened_is_said(browser, address):
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


def cached(browser, base, path):
    """Until the service worker has kept a file."""
    look = (
        f'const done = arguments[0]; navigator.serviceWorker.ready.then(() => caches.open("pulse-edition {base}"))'
        f'.then(cache => cache.match("{base}{path}")).then(found => done(!!found))'
    )
    until(lambda: browser.driver.execute_async_script(look), f'{path} is kept', 30)


def kept_of(browser, base):
    """The paths of all that the service worker has kept."""
    look = (
        f'const done = arguments[0]; caches.open("pulse-edition {base}").then(cache => cache.keys())'
        '.then(keys => done(keys.map(request => request.url)))'
    )
    return {url.removeprefix(base) for url in browser.driver.execute_async_script(look)}


def test_an_edition_counts_as_kept_only_with_all_of_its_files(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    list_of_files = folder / 'edition.json'
    edition = json.loads(list_of_files.read_text())
    # The host has not got the last of them yet.
    list_of_files.write_text(json.dumps(edition | {'files': [*edition['files'], 'late.html']}))
    with served(folder) as base:
        browser.open(base + 'index.html')
        kept = set(edition['files'])
        until(lambda: kept <= kept_of(browser, base), 'all others are kept', 30)
        time.sleep(1)
        assert 'edition.json' not in kept_of(browser, base)
        (folder / 'late.html').write_text('<!doctype html><title>Late</title>')
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        cached(browser, base, 'late.html')


def test_a_host_that_takes_its_time_is_not_waited_for(browser, site):
    """What is kept is shown while the host still thinks; its style and scripts come from where it came from."""
    may_answer = threading.Event()
    may_answer.set()

    class Slow(http.server.SimpleHTTPRequestHandler):
        def do_GET(self):
            may_answer.wait()
            with contextlib.suppress(ConnectionError):
                super().do_GET()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Slow, directory=str(site)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f'http://127.0.0.1:{server.server_address[1]}/'
    try:
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        may_answer.clear()
        browser.open(base + 'headlines.html')
        assert browser.evaluate('document.querySelector("h1").textContent') == 'Headlines'
        wait(browser, 'getComputedStyle(document.querySelector(".skip")).position === "absolute"')
        wait(browser, 'performance.getEntriesByName("pulse:ready").length > 0')
    finally:
        may_answer.set()
        browser.open('about:blank')
        server.shutdown()


def test_pages_of_stories_are_kept_within_bounds(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    with served(folder) as base:
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        browser.driver.execute_async_script(
            """
            const [base, done] = arguments;
            caches.open(`pulse-edition ${base}`).then(cache => Promise.all(Array.from({ length: 250 }, (_, n) =>
                cache.put(`stories/old-${n}.html`, new Response('old'))))).then(done)""",
            base,
        )
        story = min(p.name for p in site.glob('stories/*.html') if p.stat().st_size > 3000)
        browser.evaluate(f'void navigator.serviceWorker.controller.postMessage({{ keep: ["stories/{story}"] }})')
        until(lambda: sum('/old-' in path for path in kept_of(browser, base)) == 200, '200 are left', 30)
        assert f'stories/{story}' in kept_of(browser, base)
        # What a page wants to be kept is asked for where it is not.
        drawers = sorted(path.name for path in site.glob('search/cards-*.json'))[:2]
        kept = browser.driver.execute_async_script(
            """
            const [base, [there, missing], done] = arguments;
            const url = (name) => `${base}search/${name}`;
            Promise.all([import(`${base}assets/scripts/own/articles.js`), caches.open(`pulse-edition ${base}`)])
                .then(async ([{ keep }, cache]) => {
                    await cache.put(url(there), new Response('as it was'));
                    await keep([there, missing].map((name) => `search/${name}`));
                    const texts = [there, missing].map(async (name) => (await cache.match(url(name))).text());
                    done(await Promise.all(texts));
                })""",
            base,
            drawers,
        )
        assert kept[0] == 'as it was' and json.loads(kept[1])


def test_two_sites_of_a_host_keep_what_is_theirs(browser, site, tmp_path):
    for name in ('one', 'two'):
        subprocess.run(['cp', '-r', site, tmp_path / name], check=True)
    with served(tmp_path) as host:
        # As an earlier version kept both, in one; the second lies in a folder of a third.
        browser.look(DESKTOP, scripts=False)
        browser.open(host + 'two/saved.html')
        browser.look(DESKTOP)
        theirs = ['two/stories/theirs.html', 'edition.json']
        browser.driver.execute_async_script(
            """
            const [host, paths, done] = arguments;
            caches.open('pulse-edition').then((cache) =>
                Promise.all(paths.map((path) => cache.put(host + path, new Response('{}'))))).then(done)""",
            host,
            ['one/stories/mine.html', 'one/search/cards-old.json', *theirs],
        )
        browser.open(host + 'one/index.html')
        cached(browser, host + 'one/', 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        assert 'stories/mine.html' in kept_of(browser, host + 'one/')
        assert all(path.startswith(host + 'one/') for path in all_kept(browser, 'one/'))
        assert set(all_kept(browser, 'pulse-edition')) <= {host + path for path in theirs}
        # What is kept of one outlasts the keeping of the other.
        browser.open(host + 'two/index.html')
        cached(browser, host + 'two/', 'edition.json')
        assert len(all_kept(browser, 'one/')) > 50 and len(all_kept(browser, 'two/')) > 50
        assert all_kept(browser, 'pulse-edition') == [host + 'edition.json']
        browser.evaluate('localStorage.clear()')


def all_kept(browser, ending):
    """All addresses in the caches whose names end so."""
    return browser.driver.execute_async_script(
        """
        const [ending, done] = arguments;
        caches.keys().then((names) => Promise.all(names.filter((name) => name.endsWith(ending)).map((name) => caches.open(name))))
            .then((all) => Promise.all(all.map((cache) => cache.keys())))
            .then((keys) => done(keys.flat().map(({ url }) => url)))""",
        ending,
    )


def test_a_page_that_is_kept_longer_than_its_edition_says_of_which_it_is(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    edition = json.loads((folder / 'edition.json').read_text())
    led = set(edition['more'])
    saved, visited, *_ = sorted(
        f'stories/{p.name}' for p in site.glob('stories/*.html') if f'stories/{p.name}' not in led
    )
    banner = 'document.querySelector(".banner")?.textContent'
    with served(folder) as base:
        browser.open(base + '404.html')
        of_story = json.dumps(
            [dict(id='saved', title='Saved', story=saved.removeprefix('stories/').removesuffix('.html'))]
        )
        browser.driver.execute_script('localStorage.setItem("pulse.saved", arguments[0])', of_story)
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        browser.open(base + visited)
        cached(browser, base, visited)
        cached(browser, base, saved)
        # The next edition comes, with another page of the story that was saved.
        page = (folder / saved).read_text(encoding='utf-8')
        (folder / saved).write_text(page.replace('</main>', '<p id="later">Later</p></main>'), encoding='utf-8')
        later = edition | {'id': 'later', 'moment': '2026-03-15T06:00:00Z'}
        (folder / 'edition.json').write_text(json.dumps(later))
        browser.open(base + 'index.html')
        look = (
            f'const done = arguments[0]; caches.open("pulse-edition {base}").then(cache => cache.match("{base}edition.json"))'
            '.then(list => list.json()).then(list => done(list.id))'
        )
        until(lambda: browser.driver.execute_async_script(look) == 'later', 'the next edition is kept', 30)
        browser.evaluate('localStorage.clear()')
    browser.allow('net::ERR_(FAILED|CONNECTION_REFUSED)')
    for path, day in (
        ('index.html', 'Sun 15 March, 06:00'),
        (saved, 'Sun 15 March, 06:00'),
        (visited, 'Sat 14 March, 18:00'),
    ):
        browser.open(base + path)
        assert f'This is the edition of {day}.' in wait(
            browser, f'{banner}?.startsWith("You are offline.") && {banner}'
        ), path
        assert browser.evaluate('document.querySelector("#later") !== null') == (path == saved)


def test_a_story_that_was_kept_with_an_earlier_version_is_read_in_the_style_of_the_present_one(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    led = set(json.loads((folder / 'edition.json').read_text())['more'])
    visited = min(f'stories/{p.name}' for p in site.glob('stories/*.html') if f'stories/{p.name}' not in led)
    old = next(folder.glob('assets/v-*'))
    look = 'caches.open("pulse-edition {0}").then(cache => cache.match("{0}edition.json")).then(list => list.json())'
    with served(folder) as base:
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        wait(browser, 'navigator.serviceWorker.controller?.state === "activated"')
        browser.open(base + visited)
        cached(browser, base, visited)
        for path in folder.rglob('*.*'):
            if path.suffix in ('.html', '.json', '.js', '.css', '.svg'):
                path.write_text(path.read_text(encoding='utf-8').replace(old.name, 'v-later'), encoding='utf-8')
        edition = json.loads((folder / 'edition.json').read_text())
        (folder / 'edition.json').write_text(json.dumps(edition | {'id': 'later', 'moment': '2026-03-15T06:00:00Z'}))
        old.rename(old.with_name('v-later'))
        browser.open(base + 'index.html')
        script = f'const done = arguments[0]; {look.format(base)}.then(list => done(list.files.join()))'
        until(lambda: 'assets/v-later/' in browser.driver.execute_async_script(script), 'the next version is kept', 30)
        until(lambda: not any(old.name in path for path in kept_of(browser, base)), 'the earlier one is gone', 30)
    browser.allow('net::ERR_(FAILED|CONNECTION_REFUSED)')
    browser.open(base + visited)
    assert browser.evaluate(f'document.head.innerHTML.includes("{old.name}")')
    wait(browser, 'getComputedStyle(document.querySelector(".skip")).position === "absolute"')
    wait(browser, 'performance.getEntriesByName("pulse:ready").length > 0')


def test_the_edition_is_read_offline_and_says_so(browser, site, tmp_path):
    folder = tmp_path / 'site'
    subprocess.run(['cp', '-r', site, folder], check=True)
    with served(folder) as base:
        browser.open(base + '404.html')
        browser.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
        browser.open(base + 'index.html')
        cached(browser, base, 'edition.json')
        edition = json.loads((folder / 'edition.json').read_text())
        # Of the map nothing is kept before it is used; the leading stories and the search are.
        keys = kept_of(browser, base)
        assert not keys & {'map.html', *edition['map']} and set(edition['more']) <= keys
        days = json.loads((folder / 'search/index.json').read_text())['days']
        assert {'search/index.json', 'search/ranks.json', *(f'search/{day}.json' for day in days)} <= keys
        assert any(path.startswith('stories/') for path in keys)
        assert browser.evaluate('document.querySelector(".banner")') is None
        browser.open(base + 'map.html')
        for path in edition['map']:
            cached(browser, base, path)
        # A story is kept with what is saved of it.
        browser.open(base + 'technology.html')
        click(browser, '.card[data-story] [data-act="save"]')
        story = browser.evaluate('`stories/${document.querySelector(".card[data-story]").dataset.story}.html`')
        cached(browser, base, story)
        # Another edition appears while the page is open.
        (folder / 'edition.json').write_text(json.dumps(edition | {'id': 'another'}))
        browser.evaluate('window.dispatchEvent(new Event("online"))')
        wait(browser, 'document.querySelector(".banner")?.textContent.startsWith("A newer edition is here.")')
    browser.expect('net::ERR_(FAILED|CONNECTION_REFUSED)')
    for page in ('technology.html', 'saved.html', story, 'index.html'):
        browser.open(base + page)
        wait(browser, 'document.querySelector(".banner")?.textContent.startsWith("You are offline.")')
        assert browser.evaluate('location.pathname') == '/' + page
        assert browser.evaluate('document.querySelector("h1").textContent.length') > 0
        banner = browser.evaluate('document.querySelector(".banner").textContent')
        assert 'This is the edition of Sat 14 March, 18:00.' in banner, banner
    # What was not kept is said, with a way to ask for it again.
    kept = {story, *edition['more']}
    other = next(p for p in sorted(f'stories/{p.name}' for p in site.glob('stories/*.html')) if p not in kept)
    browser.open(base + other)
    wait(browser, 'document.querySelector("#unkept a") !== null')
    assert browser.evaluate('location.pathname') == '/offline.html'
    assert browser.evaluate('document.querySelector("h1").textContent') == 'You are offline'
    assert browser.evaluate('document.querySelector("#unkept a").href') == base + other
    # The search is kept too.
    browser.open(base + 'search.html?q=ferry')
    wait(browser, 'document.querySelectorAll(".search-results > .card").length > 2')
    browser.evaluate('localStorage.clear()')
