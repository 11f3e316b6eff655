"""Articles for subscribers only are marked, and hidden on request: in a section, and among a story's sources."""

import json
import subprocess

import pytest
from acting import click, kept
from conftest import DESKTOP, KNOWN, PULSE, QUIET, served
from test_access import violations

PAID = '<category domain="AccessClassName">PAID</category>'
# Of each paper: a title, its text, and what the feed says of access.
PAPERS = {
    'Anchor': [
        (
            'Fire destroys town hall of Velden',
            'A fire destroyed the town hall of Velden; 80 firefighters were there.',
            '',
        ),
        ('Council of Horta elects a new speaker', 'The council chose Rosa Lima in the second round.', PAID),
    ],
    'Beacon': [
        ('Velden town hall destroyed by fire', 'The town hall of Velden burnt down; 80 firefighters came.', PAID)
    ],
    'Cape': [
        ('Fire in Velden: town hall burnt out', 'The 80 firefighters could not save the town hall of Velden.', PAID)
    ],
}


@pytest.fixture(scope='module')
def small(tmp_path_factory):
    """The folder of a site of one story and one article."""
    folder = tmp_path_factory.mktemp('free')
    for name, items in PAPERS.items():
        rows = ''.join(
            f'<item><title>{title}</title><link>https://{name.lower()}.example/{n}</link><description>{text}</description>'
            f'<pubDate>Sat, 14 Mar 2026 {15 + n}:00:00 +0000</pubDate>{access}</item>'
            for n, (title, text, access) in enumerate(items)
        )
        link = f'https://{name.lower()}.example/'
        (folder / f'{name}.xml').write_text(
            f'<rss version="2.0"><channel><title>{name}</title><link>{link}</link>{rows}</channel></rss>'
        )
    with served(folder) as feeds:
        sources = [dict(name=name, feed=f'{feeds}{name}.xml', category='news', language='en') for name in PAPERS]
        settings = dict(
            site=dict(title='Free', timeZone='UTC'), fetching=dict(allowedHosts=['127.0.0.1']), sources=sources
        )
        (folder / 'feeds.json').write_text(json.dumps(settings))
        subprocess.run(
            [PULSE, 'build', '--quiet', '--now', '2026-03-14T18:00:00Z', '-c', 'feeds.json', '--output', 'site'],
            cwd=folder,
            check=True,
        )
    return folder / 'site'


@pytest.fixture
def reader(chromium, small):
    with served(small) as address:
        chromium.look(DESKTOP)
        chromium.open(address + QUIET)
        chromium.evaluate(KNOWN)
        yield chromium, address
        chromium.clear(address)


def shown(browser, selector):
    return browser.evaluate(f'[...document.querySelectorAll({json.dumps(selector)})].filter((e) => !e.hidden).length')


def test_one_choice_applies_to_sections_and_stories(reader, small):
    browser, address = reader
    browser.open(address + 'news.html')
    both = '.stretch [data-id]'
    assert (shown(browser, both), shown(browser, f'{both}[data-paid]')) == (2, 1), 'the story has a free report'
    click(browser, '.filters summary')
    click(browser, '.filters [name=hidesPaid]')
    browser.wait('document.querySelector(".stretch [data-paid]").hidden')
    assert shown(browser, both) == 1

    story = next(path for path in small.glob('stories/*.html') if 'witnesses' in path.read_text(encoding='utf-8'))
    browser.open(f'{address}stories/{story.name}')
    browser.wait('document.querySelector(".story-facts .check input")?.checked')
    sources = '.witnesses > li'
    assert (shown(browser, sources), shown(browser, f'{sources}[data-paid]')) == (1, 0)
    browser.settled()
    assert not violations(browser)
    # As by a number in the summary.
    browser.evaluate('location.hash = "source-2"')
    browser.wait('!document.querySelector("#source-2").hidden')
    assert shown(browser, sources) == 2
    click(browser, '.story-facts .check input')
    assert (shown(browser, sources), shown(browser, f'{sources}[data-paid]')) == (3, 2)
    assert kept(browser, 'preferences')['filter']['hidesPaid'] is False

    browser.open(address + 'news.html')
    browser.wait('document.querySelector(".filter-form") !== null')
    assert shown(browser, both) == 2


def test_search_marks_them_without_another_file_of_words(reader):
    browser, address = reader
    loaded = 'performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/en.page.json")).length'
    facts = '[...document.querySelectorAll(".search-results .facts")].map((facts) => facts.textContent)'
    browser.open(address + 'search.html?q=Anchor%20Velden')
    browser.wait(f'{facts}.length > 0')
    browser.settled()
    assert not any('subscribers only' in text for text in browser.evaluate(facts))
    assert browser.evaluate(loaded) == 0
    browser.open(address + 'search.html?q=Horta')
    browser.wait(f'{facts}.length > 0')
    assert [text.startswith('Anchor · subscribers only · ') for text in browser.evaluate(facts)] == [True]
    assert browser.evaluate(loaded) == 0
    browser.settled()
    assert not violations(browser)


def test_pages_without_such_articles_do_not_offer_it(browser, address, site):
    assert 'data-paid' not in ''.join(path.read_text(encoding='utf-8') for path in site.glob('*.html'))
    browser.open(address + 'technology.html')
    click(browser, '.filters summary')
    browser.wait('document.querySelector(".filters [name=hidesRead]") !== null')
    assert not browser.evaluate('document.querySelector(".filters [name=hidesPaid]")')
