"""A story or the digest is read aloud, sentence by sentence."""

import json

import pytest
import test_media
from conftest import PHONE
from selenium.webdriver.common.keys import Keys
from test_access import COLOURS, violations
from test_gestures import press
from test_media import click

heard = test_media.heard
page = test_media.page
publisher = test_media.publisher


# A voice as a browser's: it ends each sentence when the test says so, and remembers what it was told.
VOICE = """
    window.spoken = []
    class Utterance { constructor(text) { this.text = text } }
    const voices = %s
    const synthesis = new EventTarget()
    Object.assign(synthesis, {
        getVoices: () => voices,
        speak(utterance) { window.spoken.push(utterance) },
        cancel() {},
    })
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true })
    window.SpeechSynthesisUtterance = Utterance
"""


def with_voices(page, *languages):
    page.run_first(VOICE % json.dumps([dict(lang=each, localService=True, name=each) for each in languages]))


@pytest.fixture
def reader(browser, address):
    def opened(path, *languages):
        with_voices(browser, *languages)
        browser.open(address + path)
        browser.idle()
        return browser

    return opened


def texts(page):
    return page.evaluate('spoken.map(({text}) => text)')


def test_listening_is_offered_where_there_is_a_voice(reader):
    assert reader('digest.html', 'tlh').evaluate('document.querySelector(".listen").hidden')


def test_nothing_for_reading_aloud_is_loaded_before_it_is_used(reader):
    page = reader('digest.html', 'en-GB')
    page.wait('!document.querySelector(".listen").hidden')
    assert [url for url in page.requests() if '/listen' in url or url.endswith('media.css')] == []


def test_the_digest_is_read_sentence_by_sentence(reader):
    page = reader('digest.html', 'en-GB')
    click(page, '.listen')
    page.wait('spoken.length === 1')
    first = page.evaluate('document.querySelector(".digest-words:lang(en) h3").textContent.trim()')
    assert texts(page) == [first]
    assert page.evaluate('[spoken[0].lang.slice(0, 2), spoken[0].rate, spoken[0].voice.lang]') == ['en', 1, 'en-GB']
    assert page.evaluate('[...CSS.highlights.get("spoken")].join("")').strip() == first
    page.evaluate('spoken[0].onend()')
    page.wait('spoken.length === 2')
    assert texts(page)[1] in page.evaluate('document.querySelector(".digest-words:lang(en) p").textContent')
    # Speed, of the sentence where it is; then waiting and going on.
    page.evaluate('document.querySelector(".listening select").focus()')
    press(page, Keys.ARROW_DOWN)
    page.wait('spoken.length === 3')
    assert texts(page)[2] == texts(page)[1] and page.evaluate('spoken[2].rate') == 1.25
    page.evaluate('document.querySelectorAll(".listening button")[1].focus()')
    press(page, Keys.ENTER)
    page.evaluate('spoken[2].onend()')
    assert len(texts(page)) == 3
    press(page, Keys.ENTER)
    page.wait('spoken.length === 4')
    # The next story begins with its title.
    page.evaluate('document.querySelectorAll(".listening button")[3].click()')
    page.wait('spoken.length === 5')
    titles = page.evaluate(
        '[...document.querySelectorAll(".digest-words:lang(en) h3")].map((h) => h.textContent.trim())'
    )
    assert texts(page)[4] == titles[1]
    assert violations(page) == []
    page.look(PHONE, dark=True)
    assert violations(page, COLOURS) == []
    page.evaluate('document.querySelectorAll(".listening button")[4].click()')
    page.wait('document.querySelector(".listening") === null && !CSS.highlights.has("spoken")')


def test_each_text_is_read_in_its_own_language_or_not_at_all(reader):
    page = reader('digest.html', 'gl-ES')
    assert page.evaluate('document.querySelector(".listen").hidden')
    page.driver.execute_script(
        'document.querySelectorAll(".digest-words")[3].lang = "gl";'
        'speechSynthesis.dispatchEvent(new Event("voiceschanged"))'
    )
    click(page, '.listen')
    page.wait('spoken.length === 1')
    title = page.evaluate('document.querySelector(".digest-words:lang(gl) h3").textContent.trim()')
    assert texts(page) == [title] and page.evaluate('spoken[0].lang') == 'gl'
    # There is no other story that a voice could read.
    page.evaluate('document.querySelectorAll(".listening button")[3].click()')
    page.wait('document.querySelector(".listening .player-status").textContent === "This is the last story."')


def test_a_story_is_read_and_leads_on_to_the_next(reader, site):
    names = json.loads((site / 'assets/stories.json').read_text())['headlines'][:-1]
    story = next(
        path
        for name in names
        for path in site.glob(f'stories/{name}*.html')
        if 'words" lang="en' in path.read_text(encoding='utf-8')
    )
    page = reader(f'stories/{story.name}', 'en')
    page.wait('document.querySelector(".story-next").href !== ""')
    click(page, '.listen')
    page.wait('spoken.length === 1')
    assert texts(page)[0] == page.evaluate('document.querySelector("h1").textContent.trim()')
    while page.evaluate('document.querySelector(".listening .player-status").textContent') == '':
        said = len(texts(page))
        page.evaluate('spoken.at(-1).onend()')
        page.wait(f'spoken.length > {said} || document.querySelector(".listening .player-status").textContent')
    assert len(texts(page)) > 1 and not any('[1]' in text for text in texts(page))
    page.evaluate('[...document.querySelectorAll(".listening button")].at(-2).click()')
    page.wait('location.hash === "#listen"')
    page.wait('window.spoken && spoken.length === 1')
    assert texts(page)[0] == page.evaluate('document.querySelector("h1").textContent.trim()')
