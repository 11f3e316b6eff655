"""A reader changes the language in the page: nothing of the site's own may stay behind in the other one."""
import json
import re
import subprocess

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from conftest import DESKTOP, PULSE, ROOT
from test_personal import choose, click, wait

# Where publishers, places and other names stand; `data-value` is what a sentence of ours quotes.
FOREIGN = ('[lang]:not(html), [dir=auto], .facts strong, .told strong, .digest-item > p:last-child a, .story-facts a, .filters fieldset label,'
           '[data-value]:not([data-word]), code, .map-number, .map-sum, noscript, script, style, select[name=language]')

TEXTS = '''
const foreign = arguments[0]
const all = []
const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
while (walker.nextNode()) {
  const { parentElement: parent, data } = walker.currentNode
  if (/\\p{L}{2}/u.test(data) && parent && parent.localName !== 'title' && !parent.closest(foreign)) all.push([data.trim(), parent.outerHTML.slice(0, 160)])
}
// A story's name is its publisher's.
for (const part of document.title.split(' · ')) if (!document.querySelector('.page-story') || part !== document.title.split(' · ')[0]) all.push([part, 'title'])
for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
  for (const element of document.querySelectorAll(`body [${name}]`)) {
    const text = element.getAttribute(name)
    if (/\\p{L}{2}/u.test(text) && !element.closest(foreign)) all.push([text.trim(), element.outerHTML.slice(0, 160)])
  }
}
return all
'''


@pytest.fixture
def browser(chromium, address):
    chromium.look(DESKTOP)
    forget(chromium, address)
    yield chromium
    forget(chromium, address)


def forget(browser, address):
    browser.open(address + '404.html')
    browser.evaluate('localStorage.clear() || localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')


def speak(browser, address, language):
    """As a reader does it: in the settings."""
    browser.open(address + 'settings.html')
    choose(browser, '#settings [name=language]', language)
    wait(browser, f'document.documentElement.lang === "{language}"')


def words(language):
    return json.loads((ROOT / f'Templates/words/{language}.json').read_text(encoding='utf-8'))


def one_of_each(site, pages):
    """The first page of every kind, and of both kinds of desk and of edition."""
    found = {}
    for page in pages:
        html = (site / page).read_text(encoding='utf-8')
        kind = re.search(r'data-kind="([\w-]+)"', html)
        if kind and kind[1] != 'moved':
            # The story with most to say of it.
            weight = html.count('class="meaning"') + html.count('class="why"')
            key = (kind[1], page.startswith('good-news/'), page.count('/'))
            if key not in found or weight > found[key][0]:
                found[key] = (weight, page)
    return sorted(page for _, page in found.values())


def names(browser, site, language):
    """Of publishers, feeds and places: nothing to say in another language, or the same in it."""
    index = json.loads((site / 'search/index.json').read_text(encoding='utf-8'))
    marks = json.loads((site / 'assets/map.json').read_text(encoding='utf-8'))['marks']
    places = {place.get('town') or '' for place in index['places'] + marks}
    sources = {feed['name'] for feed in json.loads((site / 'report.json').read_text(encoding='utf-8'))['feeds']}
    countries = browser.driver.execute_script(
        'const said = new Intl.DisplayNames(arguments[0], {type: "region"}); return arguments[1].map(code => said.of(code))',
        language, sorted({place['country'] for place in index['places'] if place['country']}))
    return places | sources | set(countries) | {'Global Pulse', 'Markdown', 'UTC'}


def texts(browser):
    return browser.driver.execute_script(TEXTS, FOREIGN)


def left_behind(before, after, own, known):
    """What is said in both languages alike, although it need not be."""
    said = set(own.values())
    english = {text for text, _ in before}

    def is_fine(text):
        # A name or a licence within a sentence of ours stands alike in both; so do codes of languages and countries.
        return (text in said | known or len(text) > 3 and any(text in sentence for sentence in said)
                or re.fullmatch(r'([a-z]{2}(-[A-Z]{2})?|[A-Z]{2})', text))

    return [(text, where) for text, where in after
            if text in english and not is_fine(text)
            and not all(is_fine(part.strip()) for part in re.split(r'[,:·…]', text) if re.search(r'[^\W\d_]', part))]


@pytest.mark.parametrize('language', ['es', 'pt'])
def test_no_text_of_ours_stays_behind_on_any_kind_of_page(browser, address, site, pages, language):
    own, known = words(language), names(browser, site, language)
    chosen = one_of_each(site, pages)
    assert len(chosen) > 18
    before = {}
    for page in chosen:
        browser.open(address + page)
        wait(browser, 'performance.getEntriesByName("pulse:ready").length > 0')
        before[page] = texts(browser)
    speak(browser, address, language)
    left = []
    for page in chosen:
        browser.open(address + page)
        wait(browser, f'document.documentElement.lang === "{language}" && performance.getEntriesByName("pulse:ready").length > 0')
        wait(browser, '!document.querySelector(".map-stage[data-live]") || document.querySelector(".map-stage.is-ready") !== null')
        left += [(page, *found) for found in left_behind(before[page], texts(browser), own, known)]
    assert not left, '\n'.join(map(str, left[:60]))
