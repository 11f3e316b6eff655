"""Feeds of places, where the owner asks for them: named on the map and by what is followed, and in its OPML."""

import json
import subprocess
import urllib.request

import pytest
from acting import click, keep
from conftest import HANDED, PULSE, ROOT, Browser, served
from test_access import speak, violations

wait = Browser.wait

ASKED = ['PT', 'Porto, PT', 'NO']
NAMED = '[...document.querySelectorAll(".place-feeds a")].map(e => e.textContent)'


@pytest.mark.seldom
def test_places_have_feeds_that_readers_find(browser, tmp_path):
    # The demo, with one setting more: its script makes feeds.json anew, so it is changed where the program reads it.
    wrapped = tmp_path / 'pulse'
    wrapped.write_text(
        '#!/bin/sh\n'
        '[ "$1" != build ] || sed -i \'s/"retentionDays": 30/&, "placeFeeds": ' + json.dumps(ASKED) + '/\' "$3"\n'
        f'exec {PULSE} "$@"\n'
    )
    wrapped.chmod(0o755)
    subprocess.run(['bash', 'Tools/demo.sh', wrapped, tmp_path / 'site'], cwd=ROOT, check=True)
    with served(tmp_path / 'site') as address:
        browser.open(address + 'map.html')
        heads = browser.evaluate(
            '[...document.querySelectorAll("link[rel=alternate][href*=feeds][href*=map]")].map(e => e.getAttribute("href"))'
        )
        assert heads == ['feeds/map/pt.xml', 'feeds/map/pt/porto.xml', 'feeds/map/no.xml']
        assert browser.evaluate('document.querySelector("#country-pt .place-feeds a").href') == f'{address}{heads[0]}'
        assert violations(browser) == []
        for path in heads:
            with urllib.request.urlopen(address + path, timeout=60) as answer:
                assert b'<feed' in answer.read(), path
        facets = ('stories', 'threads', 'teams', 'words', 'topics', 'places', 'sources', 'languages')
        empty = {facet: [] for facet in facets}
        keep(browser, following=empty | {'places': ['Porto, PT', 'ES']})
        browser.open(address + 'following.html')
        browser.settled()
        speak(browser, 'pt')
        wait(browser, 'document.querySelector(".place-feeds").textContent.startsWith("Feeds por lugar")')
        wait(browser, f'{NAMED}.join("|") === "Portugal|Porto, Portugal|Noruega"')
        wait(browser, 'document.querySelectorAll(".followed-list li").length === 2')
        browser.driver.execute_script(HANDED)
        click(browser, '.followed-list .actions button')
        wait(browser, 'handed.length === 1')
        text = browser.driver.execute_async_script('handed[0].text().then(arguments[0])')
        assert text.count('xmlUrl=') == 1 and f'text="Porto, Portugal" xmlUrl="{address}feeds/map/pt/porto.xml"' in text
        assert violations(browser) == []
        keep(browser, following=empty)
        assert browser.leave() == []
