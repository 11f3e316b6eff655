"""What is muted leaves no hole: where the leading story is muted the next one leads, in its place and with its looks."""

import pytest
from acting import click, keep, wait
from conftest import DESKTOP, PHONE

# The headlines that are seen, each with its size, its number and where it begins, the leading ones first.
SEEN = """[...document.querySelectorAll('.lead [data-id] h3, .ranks [data-id] h3')].filter(e => e.checkVisibility()).map(e => ({
    title: e.textContent.trim(), size: getComputedStyle(e).fontSize, leads: e.closest('.lead-hero') !== null,
    top: Math.round(e.getBoundingClientRect().top + scrollY), source: e.closest('[data-id]').dataset.source }))"""


@pytest.mark.parametrize('page', ['index.html', 'headlines.html'])
@pytest.mark.parametrize('size', [PHONE, DESKTOP], ids=['phone', 'desktop'])
def test_the_next_story_leads_if_the_leading_one_is_muted(browser, address, page, size):
    browser.look(size)
    browser.open(address + page)
    browser.settled()
    before = browser.evaluate(SEEN)
    lead = before[0]
    left = [one for one in before if one['source'] != lead['source']]
    assert lead['leads'] and len(left) > 3
    click(browser, '.hero [data-act="mute"]')
    wait(browser, 'document.querySelector(".is-muted") !== null')
    after = browser.evaluate(SEEN)
    assert [one['title'] for one in after] == [one['title'] for one in left]
    assert [one['leads'] for one in after] == [True] + [False] * (len(after) - 1)
    # In the same place, as large, and the first in number; below it no room is left for what came from there.
    assert after[0]['size'] == lead['size'] and abs(after[0]['top'] - lead['top']) < 12
    empty = '[...document.querySelectorAll(".ranks > li:not(.strip)")].filter(e => e.checkVisibility() && !e.querySelector("[data-id]"))'
    assert browser.evaluate(f'{empty}.length') == 0
    # Undone, all is where it was.
    click(browser, '.notice button')
    wait(browser, 'document.querySelector(".is-muted") === null')
    assert browser.evaluate(SEEN) == before


def test_revealed_muted_stories_return_to_their_places(browser, address):
    browser.open(address + 'index.html')
    browser.settled()
    before = browser.evaluate(SEEN)
    click(browser, '.hero [data-act="mute"]')
    wait(browser, 'document.querySelector(".muted-note button") !== null')
    click(browser, '.muted-note button')
    assert browser.evaluate(SEEN) == before
    click(browser, '.muted-note button')
    assert browser.evaluate(SEEN)[0]['title'] != before[0]['title']


def test_a_blurred_leading_story_keeps_its_place(browser, address):
    browser.open(address + 'index.html')
    browser.settled()
    before = browser.evaluate(SEEN)
    keep(browser, muted=dict(sources=[before[0]['source']], words=[], isBlurred=True))
    browser.open(address + 'index.html')
    wait(browser, 'document.querySelector(".hero.is-muted") !== null')
    assert browser.evaluate(SEEN) == before


@pytest.mark.parametrize('page', ['technology.html', 'news.html'])
def test_the_first_visible_card_of_a_section_becomes_its_first(browser, address, page):
    first = """(() => { const card = [...document.querySelectorAll('main .cards > .card')].find(e => e.checkVisibility())
        const box = card.getBoundingClientRect()
        return [card.dataset.source, Math.round(box.left), Math.round(box.top + scrollY), Math.round(box.width)] })()"""
    browser.open(address + page)
    browser.settled()
    before = browser.evaluate(first)
    click(browser, 'main .cards > .card [data-act="mute"]')
    wait(browser, 'document.querySelector(".is-muted") !== null')
    after = browser.evaluate(first)
    assert after[0] != before[0] and after[1:] == before[1:]
