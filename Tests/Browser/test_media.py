"""Podcasts, films and galleries ask nobody before a press; what was begun is remembered."""

import contextlib
import http.server
import json
import os
import pathlib
import re
import subprocess
import threading
import wave

import pytest
from conftest import DESKTOP, KNOWN, LANGUAGES, PHONE, PULSE, QUIET, served, with_modules
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_access import COLOURS, violations
from test_gestures import press

NOW = '2026-03-14T18:00:00Z'

SECONDS = 90


class Files(http.server.SimpleHTTPRequestHandler):
    """A publisher's server: it lets others read its lists of chapters, and gives parts of files, without which nobody can seek."""

    def do_GET(self):
        file = pathlib.Path(self.translate_path(self.path))
        wanted = re.fullmatch(r'bytes=(\d+)-(\d*)', self.headers.get('Range', ''))
        if not wanted or not file.is_file():
            return super().do_GET()
        data = file.read_bytes()
        start, end = int(wanted[1]), min(int(wanted[2] or len(data) - 1), len(data) - 1)
        self.send_response(206)
        self.send_header('Content-Type', self.guess_type(str(file)))
        self.send_header('Content-Range', f'bytes {start}-{end}/{len(data)}')
        self.send_header('Content-Length', str(end - start + 1))
        self.end_headers()
        with contextlib.suppress(ConnectionError):
            self.wfile.write(data[start : end + 1])

    def end_headers(self):
        self.send_header('Access-Control-Allow-Origin', '*')
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def publishing(folder):
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), lambda *a: Files(*a, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f'http://127.0.0.1:{server.server_port}/'
    finally:
        server.shutdown()
        server.server_close()


def items(base):
    """Three episodes, a film of YouTube's and one of the publisher's, a gallery."""
    sound = f'<enclosure url="{base}%s.wav" type="audio/wav" length="720044"/><itunes:duration>90</itunes:duration>'
    media = {
        'The harbour opens again': sound % 1
        + '<psc:chapters><psc:chapter start="0" title="Hello"/><psc:chapter start="0:45" title="Boats"/></psc:chapters>'
        + f'<podcast:transcript url="{base}1.txt" type="text/plain"/>',
        'The bridge stays closed': sound % 2
        + f'<podcast:chapters url="{base}2.json" type="application/json+chapters"/>',
        'A market without fish': sound % 3,
        'How the nets are mended, filmed': '',
        'The night ferry, filmed': f'<enclosure url="{base}film.mp4" type="video/mp4" length="9000000"/>',
        'The harbour in pictures': f'<media:content url="{base}a.png" type="image/png" medium="image">'
        '<media:description>Boats at dawn</media:description></media:content>'
        f'<media:content url="{base}b.png" type="image/png" medium="image">'
        '<media:description>Nets in the sun</media:description></media:content>',
    }
    links = {'How the nets are mended, filmed': 'https://www.youtube.com/watch?v=abcDEF_-123'}
    for number, (title, parts) in enumerate(media.items()):
        link = links.get(title, f'{base}{number}.html').replace('&', '&amp;')
        yield (
            f'<item><title>{title}</title><link>{link}</link><guid>{number}</guid>'
            f'<pubDate>Sat, 14 Mar 2026 {17 - number}:00:00 GMT</pubDate>'
            f'<description>What is told of it: {title}.</description>{parts}</item>'
        )


@pytest.fixture(scope='module')
def publisher(tmp_path_factory):
    folder = tmp_path_factory.mktemp('publisher')
    for number in (1, 2, 3):
        with wave.open(str(folder / f'{number}.wav'), 'wb') as sound:
            sound.setparams((1, 1, 8000, 0, 'NONE', ''))
            sound.writeframes(b'\x80' * 8000 * SECONDS)
    chapters = dict(version='1.2.0', chapters=[dict(startTime=0, title='Weather'), dict(startTime=30, title='Steel')])
    (folder / '2.json').write_text(json.dumps(chapters))
    dot = bytes.fromhex(
        '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6364606060000000050001'
        '5ecd8d100000000049454e44ae426082'
    )
    for name in 'ab':
        (folder / f'{name}.png').write_bytes(dot)
    with publishing(folder) as base:
        spaces = (
            'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:psc="http://podlove.org/simple-chapters" '
            'xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:media="http://search.yahoo.com/mrss/"'
        )
        feed = f'<rss version="2.0" {spaces}><channel><title>Harbour</title><link>{base}</link><language>en</language>'
        (folder / 'feed.xml').write_text(feed + ''.join(items(base)) + '</channel></rss>', encoding='utf-8')
        yield base


@pytest.fixture(scope='module')
def heard(publisher, tmp_path_factory):
    """Where an edition of that one publisher is served."""
    folder = tmp_path_factory.mktemp('heard')
    source = dict(name='Harbour Radio', feed=publisher + 'feed.xml', category='news', language='en')
    (folder / 'feeds.json').write_text(
        json.dumps(dict(sources=[source], site=dict(title='Harbour'), fetching=dict(allowedHosts=['127.0.0.1'])))
    )
    environment = os.environ | {'no_proxy': '127.0.0.1'}
    subprocess.run(
        [PULSE, 'build', '--config', folder / 'feeds.json', '--now', NOW], check=True, env=environment, cwd=folder
    )
    with_modules(folder / 'Output')
    with served(folder / 'Output') as there:
        yield there


@pytest.fixture
def page(chromium, heard):
    chromium.look(DESKTOP)
    chromium.open(heard + QUIET)
    chromium.evaluate(KNOWN)
    chromium.open(heard + 'media.html')
    chromium.wait('document.querySelectorAll(".medium-acts button").length === 6')
    yield chromium
    chromium.look(DESKTOP)
    chromium.clear(heard)


def kept(page):
    return json.loads(page.evaluate('localStorage.getItem("pulse.media")') or '{}')


def click(page, selector):
    """As a reader does: the browser plays only for a real press."""
    element = page.driver.find_element('css selector', selector)
    page.evaluate(
        f'document.querySelector({json.dumps(selector)}).scrollIntoView({{block: "center", behavior: "instant"}})'
    )
    ActionChains(page.driver).move_to_element(element).click().perform()


def act(number, name):
    return f'.media-sounds .medium:nth-of-type({number}) [data-act="{name}"]'


def playing(page, publisher, number):
    page.wait(f'document.querySelector(".player audio")?.src === "{publisher}{number}.wav"')
    page.wait('document.querySelector(".player audio").currentTime > 0')


def seek(page, seconds):
    """By the keys of the one who cannot drag."""
    page.wait('Number(document.querySelector(".player input").max) > 0')
    page.driver.execute_script(
        'const bar = document.querySelector(".player input"); bar.value = arguments[0];'
        'bar.dispatchEvent(new Event("input", {bubbles: true}))',
        seconds,
    )


def test_no_other_host_is_contacted_before_a_press(page, heard):
    page.idle()
    asked = page.requests()
    assert len(asked) > 5 and [url for url in asked if not url.startswith((heard, 'data:'))] == []
    assert page.evaluate('document.querySelectorAll("main :is(iframe, video)").length') == 0
    texts = page.evaluate('document.querySelector("#media").innerText')
    for said in ('1:30', '(1 MB)', 'Loads from YouTube', 'Loads from 127.0.0.1', '2 pictures', 'Transcript'):
        assert said in texts, said


def test_without_scripts_all_of_it_is_there(chromium, heard):
    chromium.look(PHONE, scripts=False)
    chromium.open(heard + 'media.html')
    shown = chromium.driver.find_elements('css selector', '.media-sounds audio[controls][preload="none"]')
    assert len(shown) == 3 and all(each.is_displayed() for each in shown)
    links = [each.get_attribute('href') for each in chromium.driver.find_elements('css selector', '#media a')]
    assert any('youtube.com' in link for link in links) and any(link.endswith('film.mp4') for link in links)
    assert [url for url in chromium.requests() if not url.startswith((heard, 'data:'))] == []


def test_a_position_is_remembered_and_continued_from(page, publisher):
    page.homes.add(publisher)
    click(page, act(1, 'play'))
    playing(page, publisher, 1)
    seek(page, 50)
    page.wait('JSON.parse(localStorage.getItem("pulse.media"))?.positions')
    (first,) = kept(page)['positions']
    page.wait(f'JSON.parse(localStorage.getItem("pulse.media"))?.positions["{first}"]?.at >= 50')
    page.driver.refresh()
    page.wait('document.querySelector(".media-own .media-entry") !== null')
    at = kept(page)['positions'][first]['at']
    assert f'Resume at 0:{at}' in page.evaluate('document.querySelector(".media-own").innerText')
    assert f'Resume at 0:{at}' in page.evaluate(f'document.querySelector(`{act(1, "play")}`).textContent')
    click(page, '.media-own .media-entry')
    playing(page, publisher, 1)
    page.wait('document.querySelector(".player audio").currentTime >= 50')
    # What is over is begun anew.
    seek(page, SECONDS - 1)
    page.wait(f'!("{first}" in JSON.parse(localStorage.getItem("pulse.media"))?.positions)')


def test_the_queue_goes_on_to_the_next(page, publisher):
    page.homes.add(publisher)
    click(page, act(2, 'queue'))
    click(page, act(3, 'queue'))
    assert [track['src'] for track in kept(page)['queue']] == [f'{publisher}2.wav', f'{publisher}3.wav']
    assert page.evaluate(f'document.querySelector(`{act(2, "queue")}`).getAttribute("aria-pressed")') == 'true'
    page.driver.refresh()
    page.wait('document.querySelectorAll(".media-line li").length === 2')
    click(page, '.media-line .media-entry')
    playing(page, publisher, 2)
    page.wait('document.querySelector(".player-marks summary") !== null')
    marks = 'document.querySelector(".player-marks").textContent'
    assert 'Weather' in page.evaluate(marks) and 'Steel' in page.evaluate(marks)
    seek(page, SECONDS)
    playing(page, publisher, 3)
    assert [track['src'] for track in kept(page)['queue']] == [f'{publisher}3.wav']
    assert page.evaluate('navigator.mediaSession.metadata.title') == 'A market without fish'
    click(page, '.media-line button:last-child')
    page.wait('document.querySelector(".media-line") === null')


def test_a_film_is_embedded_only_after_a_press(page, publisher):
    assert page.evaluate('document.querySelector("main iframe")') is None
    page.homes |= {'https://www.youtube-nocookie.com/', publisher, 'chrome-error:'}
    page.allow('net::ERR', 'youtube', '404', 'Failed to load', 'film.mp4')
    click(page, '[data-service="YouTube"] .poster-play')
    page.wait('document.querySelector("main iframe") !== null')
    assert page.evaluate('document.querySelector("main iframe").src').startswith(
        'https://www.youtube-nocookie.com/embed/abcDEF_-123'
    )
    page.wait('document.activeElement.tagName === "IFRAME"')
    click(page, '.media-films [data-src] .poster-play')
    page.wait(f'document.querySelector("main video")?.src === "{publisher}film.mp4"')


def test_a_gallery_shows_its_pictures_only_after_a_press(page, publisher):
    page.homes.add(publisher)
    click(page, '.pictures-load button')
    page.wait('[...document.querySelectorAll(".pictures-shown img")].filter((img) => img.naturalWidth).length === 2')
    assert 'Boats at dawn' in page.evaluate('document.querySelector(".pictures-shown").innerText')


def test_keys_alone_play_skip_and_close(page, publisher):
    page.homes.add(publisher)
    page.evaluate(f'document.querySelector(`{act(1, "play")}`).focus()')
    press(page, Keys.ENTER)
    playing(page, publisher, 1)
    audio = 'document.querySelector(".player audio")'
    page.evaluate('document.querySelector(".player [aria-label*=\\"30\\"]").focus()')
    press(page, Keys.ENTER)
    page.wait(f'{audio}.currentTime >= 30')
    page.evaluate('document.querySelector(".player-toggle").focus()')
    press(page, Keys.SPACE)
    page.wait(f'{audio}.paused')
    page.evaluate('document.querySelector(".player summary").focus()')
    press(page, Keys.ENTER, Keys.TAB, Keys.TAB, Keys.ENTER)
    page.wait(f'Math.floor({audio}.currentTime) === 45')
    page.evaluate('document.querySelector(".player select").focus()')
    press(page, Keys.ARROW_DOWN)
    page.wait(f'{audio}.playbackRate === 1.25')
    assert kept(page)['speed'] == 1.25
    page.evaluate('document.querySelector(".player-keys button:last-of-type").focus()')
    press(page, Keys.ENTER)
    page.wait('document.querySelector(".player").hidden')


@pytest.mark.parametrize('language', LANGUAGES)
@pytest.mark.rotates
def test_it_passes_axe_and_fits_a_phone_in_every_language(page, publisher, language):
    page.homes.add(publisher)
    page.evaluate(f'localStorage.setItem("pulse.preferences", `{{"language":"{language}"}}`)')
    page.look(PHONE)
    page.driver.refresh()
    page.wait('document.querySelectorAll(".medium-acts button").length === 6')
    page.wait(f'document.documentElement.lang === "{language}"')
    click(page, act(1, 'queue'))
    click(page, act(2, 'play'))
    playing(page, publisher, 2)
    assert violations(page) == []
    assert page.evaluate('document.documentElement.scrollWidth') <= PHONE[0]
    small = page.evaluate(
        '[...document.querySelectorAll("#media button, #media select")].filter((each) => each.checkVisibility())'
        '.filter((each) => each.getBoundingClientRect().height < 44).map((each) => each.outerHTML)'
    )
    assert small == []
    page.look(PHONE, dark=True)
    assert violations(page, COLOURS) == []


def test_queue_and_positions_are_exported_cleared_and_imported(page, heard):
    click(page, act(2, 'queue'))
    page.open(heard + 'settings.html')
    page.settled()
    exported = page.driver.execute_async_script(
        'const done = arguments[0]; import("./assets/scripts/store.js").then(({store}) => {'
        'const text = store.export(); store.clear(); const left = localStorage.getItem("pulse.media");'
        'store.import(text); done([text, left, localStorage.getItem("pulse.media")]) })'
    )
    assert exported[1] is None and json.loads(exported[2])['queue'] == json.loads(exported[0])['data']['media']['queue']
    assert len(json.loads(exported[2])['queue']) == 1
