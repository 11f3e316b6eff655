"""A reader changes the language in the page: nothing of the site's own may stay behind in the other one."""

import html
import json
import re
import subprocess

import pytest
from acting import choose, click, wait
from conftest import DESKTOP, KNOWN, LANGUAGES, PULSE, QUIET, ROOT
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

# Where publishers, places and other names stand; `data-value` is what a sentence of ours quotes.
FOREIGN = (
    '[lang]:not(html), [dir=auto], .facts strong, .told strong, .digest-item > p:last-child a, .story-facts a, .filters fieldset label,'
    '[data-value]:not([data-word]), code, .map-number, .map-sum, noscript, script, style, select[name=language]'
)

TEXTS = """
const foreign = arguments[0]
const all = []
const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
while (walker.nextNode()) {
  const { parentElement: parent, data } = walker.currentNode
  if (/\\p{L}{2}/u.test(data) && parent && parent.localName !== 'title' && !parent.closest(foreign)) all.push([data.trim(), parent.outerHTML.slice(0, 160)])
}
// A story's name is its publisher's.
for (const part of document.title.split(' · ')) if (!document.querySelector('.page-story, .page-thread') || part !== document.title.split(' · ')[0]) all.push([part, 'title'])
for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
  for (const element of document.querySelectorAll(`body [${name}]`)) {
    const text = element.getAttribute(name)
    if (/\\p{L}{2}/u.test(text) && !element.closest(foreign)) all.push([text.trim(), element.outerHTML.slice(0, 160)])
  }
}
return all
"""


@pytest.fixture
def browser(chromium, address):
    chromium.look(DESKTOP)
    forget(chromium, address)
    yield chromium
    chromium.clear(address)


def forget(browser, address):
    browser.open(address + QUIET)
    browser.evaluate(KNOWN)


def speak(browser, address, language):
    """As a reader does it: in the settings."""
    browser.open(address + 'settings.html')
    choose(browser, '#settings [name=language]', language)
    wait(browser, f'document.documentElement.lang === "{language}"')


def words(language):
    return json.loads((ROOT / f'Templates/words/{language}.json').read_text(encoding='utf-8'))


@pytest.mark.parametrize('language', LANGUAGES)
def test_no_file_of_words_says_one_thing_twice(language):
    """The later would be said in both places, and nobody told."""
    text = (ROOT / f'Templates/words/{language}.json').read_text(encoding='utf-8')
    keys = json.loads(text, object_pairs_hook=lambda pairs: [key for key, _ in pairs])
    assert [key for number, key in enumerate(keys) if key in keys[:number]] == []


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
    days = [json.loads((site / f'search/{day}.json').read_text(encoding='utf-8')) for day in index['days']]
    found = [place for day in days for place in day['places']]
    marks = json.loads((site / 'assets/map.json').read_text(encoding='utf-8'))['marks']
    places = {place.get('town') or '' for place in found + marks}
    sources = {feed['name'] for feed in json.loads((site / 'report.json').read_text(encoding='utf-8'))['feeds']}
    countries = browser.driver.execute_script(
        'const said = new Intl.DisplayNames(arguments[0], {type: "region"}); return arguments[1].map(code => said.of(code))',
        language,
        sorted({place['country'] for place in found if place['country']}),
    )
    # A page writes quotation marks as they should be.
    places |= {place.replace("'", '’') for place in places}
    # Whom and what the news names is called alike; a topic has a word of ours in its heading.
    signals = set(re.findall(r'<h2>([^<]+)</h2>', (site / 'signals.html').read_text(encoding='utf-8')))
    return places | sources | set(countries) | signals | {'Global Pulse', 'Markdown', 'UTC'}


def texts(browser):
    return browser.driver.execute_script(TEXTS, FOREIGN)


def left_behind(before, after, own, known):
    """What is said in both languages alike, although it need not be."""
    said = set(own.values())
    english = {text for text, _ in before}

    def is_fine(text):
        # A name or a licence within a sentence of ours stands alike in both; so do codes of languages and countries.
        return (
            text in said | known
            or len(text) > 3
            and any(text in sentence for sentence in said)
            or re.fullmatch(r'([a-z]{2}(-[A-Z]{2})?|[A-Z]{2})', text)
        )

    return [
        (text, where)
        for text, where in after
        if text in english
        and not is_fine(text)
        and not all(is_fine(part.strip()) for part in re.split(r'[,:·…]', text) if re.search(r'[^\W\d_]', part))
    ]


@pytest.fixture(scope='module')
def english():
    """What pages say in English, by page: it is read once, whatever it is held beside."""
    return {}


# What each language calls a section elsewhere, and what it puts around what somebody said.
OTHER_NAMES = {
    'en': r'\b(?:desks?|categor(?:y|ies))\b',
    'es': r'\b(?:categorías?|escritorios?)\b',
    'pt': r'\b(?:categorias?|editorias?)\b',
}
QUOTES = {'en': '“”', 'es': '«»', 'pt': '“”'}


@pytest.mark.parametrize('language', LANGUAGES)
def test_a_section_goes_by_one_word(language):
    """What a masthead lists is a section in each of the languages; what search understands may go by others."""
    said = {key: text for key, text in words(language).items() if not key.startswith(('search.say.', 'why.'))}
    others = OTHER_NAMES[language]
    assert {key: text for key, text in said.items() if re.search(others, text, re.IGNORECASE)} == {}


# Readers type it into the search, owners into configurations, or a terminal shows it: with straight quotes.
TYPED = ('search.say.', 'site.', 'edition.', 'desk.', 'problem.', 'network.')


@pytest.mark.parametrize('language', LANGUAGES)
def test_words_have_the_quotes_of_their_language(language):
    """Pages and what scripts say have the same words."""
    said = {key: text for key, text in words(language).items() if not key.startswith(TYPED)}
    others = set('\'"´„‘“”«»') - set(QUOTES[language])
    assert {key: text for key, text in said.items() if others & set(text)} == {}


def test_pages_say_words_as_scripts_do(site, pages):
    said = {
        key: text for key, text in words('en').items() if not re.search(r'[{\[*_`]', text) and not key.startswith(TYPED)
    }
    found = set()
    for page in pages:
        text = (site / page).read_text(encoding='utf-8')
        for key, shown in re.findall(r'<span data-word="([^"]+)">([^<]*)</span>', text):
            if key in said:
                assert html.unescape(shown) == said[key], (page, key)
                found.add(key)
    assert len(found) > 150 and any('’' in said[key] for key in found)


@pytest.mark.rotates
@pytest.mark.parametrize('language', [language for language in LANGUAGES if language != 'en'])
def test_no_interface_text_stays_untranslated_on_any_kind_of_page(
    browser, address, site, pages, english, language, in_turn
):
    own, known = words(language), names(browser, site, language)
    chosen = one_of_each(site, pages)
    assert len(chosen) > 18
    # A third a run, and so each in two languages in six.
    chosen = in_turn(chosen, 3)
    for page in chosen:
        if page not in english:
            browser.open(address + page)
            wait(browser, 'performance.getEntriesByName("pulse:ready").length > 0')
            english[page] = texts(browser)
    speak(browser, address, language)
    left = []
    for page in chosen:
        browser.open(address + page)
        wait(
            browser,
            f'document.documentElement.lang === "{language}" && performance.getEntriesByName("pulse:ready").length > 0',
        )
        if browser.evaluate('document.querySelector(".map-stage[data-live]") !== null'):
            browser.reach_for_the_map()
        left += [(page, *found) for found in left_behind(english[page], texts(browser), own, known)]
    assert not left, '\n'.join(map(str, left[:60]))


def test_titles_keep_their_language_and_direction(browser, address, site):
    speak(browser, address, 'pt')
    browser.open(address + 'index.html')
    wait(browser, 'document.documentElement.lang === "pt"')
    told = browser.driver.execute_script(
        'return [...document.querySelectorAll("[data-id]")].map(e => [e.dataset.id, e.querySelector(".words").lang, e.querySelector(".words").dir])'
    )
    html = (site / 'index.html').read_text(encoding='utf-8')
    own = dict(re.findall(r'data-id="(\w+)".*?class="words"(?: lang="([\w-]+)")?', html, re.DOTALL))
    assert len(told) > 20 and {lang for _, lang, _ in told} > {'en-GB', 'es-ES'}
    assert [(id, own[id], 'auto') for id, _, _ in told] == [tuple(one) for one in told]
    # What stands in a line with words of ours has its own language, too.
    for page, selector in (('index.html', '.told li span[dir=auto]'), ('digest.html', '.digest-item > [dir=auto]')):
        browser.open(address + page)
        assert wait(browser, f'[...document.querySelectorAll("{selector}")].map(e => e.lang)').count('') == 0


def test_days_countries_and_reasons_are_written_as_the_language_does(browser, address):
    speak(browser, address, 'es')
    browser.open(address + 'index.html')
    assert (
        wait(
            browser,
            'document.querySelector(".front-head time")?.textContent.startsWith("sábado") && document.querySelector(".front-head time").textContent',
        )
        == 'sábado, 14 de marzo de 2026'
    )
    assert browser.evaluate('document.title') == 'Global Pulse'
    assert browser.evaluate('document.querySelector("h1").textContent') == 'Lo que mueve el mundo ahora mismo'
    assert re.fullmatch(
        r'\d+ artículos, hora a hora durante siete días',
        browser.evaluate('document.querySelector(".spark svg").ariaLabel'),
    )
    # The page of a category has more reasons than the front page.
    browser.open(address + 'news.html')
    wait(browser, 'document.documentElement.lang === "es"')
    said = browser.evaluate(
        '[...document.querySelectorAll("[data-word^=\\"why.\\"]")].map(e => [e.dataset.word, e.textContent])'
    )
    sentences = words('es')
    assert len(said) >= 5
    for key, text in said:
        assert text == sentences[key] or '{' in sentences[key], key
    assert [
        day[:3] for day in browser.evaluate('[...document.querySelectorAll(".pulse time")].map(t => t.textContent)')
    ] == ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb']
    # Back in the page's own language every text is what it was.
    browser.open(address + 'index.html')
    wait(browser, 'document.documentElement.lang === "es"')
    browser.evaluate(
        'import(document.documentElement.dataset.assets + "page.js").then(({$store}) => $store.store.set("preferences", {language: "en"}))'
    )
    wait(browser, 'document.documentElement.lang === "en"')
    assert wait(browser, 'document.querySelector(".front-head time").textContent') == 'Saturday 14 March 2026'
    english = words('en')
    assert all(
        text == english[key] or '{' in english[key]
        for key, text in browser.evaluate(
            '[...document.querySelectorAll("[data-word^=\\"why.\\"]")].map(e => [e.dataset.word, e.textContent])'
        )
    )


def test_the_map_and_the_search_name_countries_in_the_language(browser, address, site):
    speak(browser, address, 'es')
    marks = json.loads((site / 'assets/map.json').read_text(encoding='utf-8'))['marks']
    german = next(mark for mark in marks if mark.get('country') == 'DE' and 'town' in mark)
    # Some towns have a name of their own there.
    town = words('es').get(f'town.de-{german["town"].lower()}', german['town'])
    browser.open(address + f'map.html#place-{german["places"][0]}')
    # The names of a language's towns may come a moment later than the map.
    wait(browser, f'document.querySelector(".map-preview h2")?.textContent === "{town}, Alemania"')
    assert browser.evaluate('document.querySelector(".map-preview").ariaLabel') == f'{town}, Alemania'
    browser.open(address + 'search.html')
    field = wait(
        browser, 'document.querySelector(".search input[type=search], .search input")'
    ) and browser.driver.find_element(By.CSS_SELECTOR, '.search input')
    field.send_keys('noticias de Alemania', Keys.ENTER)
    wait(browser, 'document.querySelectorAll(".search .card").length > 0')
    assert 'Alemania' in browser.evaluate('document.querySelector(".search .card .facts").textContent')
    assert re.search(
        r'lugar: .*Alemania', browser.evaluate('document.querySelector(".search .search-why").textContent')
    )


def test_only_articles_in_the_languages_that_a_reader_reads_are_shown(browser, address):
    browser.open(address + 'settings.html')
    boxes = wait(browser, '[...document.querySelectorAll("#settings fieldset input")].map(e => e.value)')
    assert {'en', 'es', 'pt'} <= set(boxes)
    for box in boxes:
        if box != 'es':
            click(browser, f'#settings fieldset input[value="{box}"]')
    browser.open(address + 'news.html')
    wait(browser, 'document.querySelector(".is-muted") !== null')
    shown = browser.evaluate(
        '[...document.querySelectorAll("main [data-id]")].filter(e => e.offsetHeight > 0).map(e => e.querySelector(".words").lang)'
    )
    assert shown and all(tag.split('-')[0] in ('es', '') for tag in shown)
    click(browser, '.muted-note button')
    wait(
        browser,
        '[...document.querySelectorAll("main [data-id]")].filter(e => e.offsetHeight > 0).some(e => e.querySelector(".words").lang.startsWith("en"))',
    )


@pytest.mark.seldom
def test_a_language_is_one_file(browser, tmp_path):
    """A throw-away language with a right-to-left script and four plural forms, of which only some texts are there."""
    folder = tmp_path / 'templates' / 'words'
    folder.mkdir(parents=True)
    (folder / 'ar.json').write_text(
        json.dumps(
            {
                'language': 'ar',
                'locale': 'ar-EG',
                'direction': 'rtl',
                'title.settings': 'الإعدادات',
                'title.headlines': 'العناوين',
                'articles.one': 'مقالة واحدة',
                'articles.two': 'مقالتان',
                'articles.few': '{n} مقالات',
                'articles.many': '{n} مقالة',
                'articles.other': '{n} مقالة',
            }
        ),
        encoding='utf-8',
    )
    wrapped = tmp_path / 'pulse'
    wrapped.write_text(
        f'#!/bin/sh\ncase "$1" in build) exec {PULSE} "$@" --templates {tmp_path}/templates;; *) exec {PULSE} "$@";; esac\n'
    )
    wrapped.chmod(0o755)
    subprocess.run(['bash', 'Tools/demo.sh', str(wrapped), str(tmp_path / 'site')], cwd=ROOT, check=True)
    server = subprocess.Popen([PULSE, 'serve', tmp_path / 'site', '--port', '0'], stdout=subprocess.PIPE, text=True)
    try:
        base = re.search(r'http://127\.0\.0\.1:\d+/', server.stdout.readline())[0]
        forget(browser, base)
        speak(browser, base, 'ar')
        assert browser.evaluate('document.documentElement.dir') == 'rtl'
        wait(browser, 'document.querySelector("h1").textContent === "الإعدادات"')
        # What the file does not say is said in English, and never as a key.
        assert wait(browser, 'document.querySelector("#settings h2")?.textContent') == 'Appearance'
        browser.open(base + 'headlines.html')
        wait(
            browser, 'document.querySelector("h1").textContent === "العناوين" && document.title.startsWith("العناوين")'
        )
        browser.open(base + 'archive.html')
        wait(browser, 'document.documentElement.lang === "ar"')
        assert re.search('[٠-٩]+ مقالة', browser.evaluate('document.querySelector("main").textContent'))
        assert 'مارس' in browser.evaluate('document.querySelector("main time").textContent')
        assert not re.search(r'\b[a-z]+\.[a-z-]+\.(one|other|few|many)\b', browser.evaluate('document.body.innerText'))
        forget(browser, base)
        assert browser.leave() == []
    finally:
        server.terminate()
        server.wait()
