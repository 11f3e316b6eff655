"""The site as an app: what its manifest promises to the system that installs it is there."""

import json
import urllib.parse

import pytest
from acting import kept, wait


@pytest.fixture
def manifest(browser, address):
    """As Chromium reads it, and its address."""
    browser.open(address + 'index.html')
    browser.idle()
    found = browser.driver.execute_cdp_cmd('Page.getAppManifest', {})
    assert found['errors'] == []
    return json.loads(found['data']), found['url']


def test_each_shortcut_leads_to_its_page(browser, manifest):
    told, base = manifest
    assert len(told['shortcuts']) > 2
    for shortcut in told['shortcuts']:
        browser.open(urllib.parse.urljoin(base, shortcut['url']))
        browser.settled()
        assert browser.evaluate('document.documentElement.dataset.kind') not in ('', 'not-found', 'offline')
        assert shortcut['name'] in browser.evaluate('document.title')


def test_what_the_system_shares_is_saved(browser, manifest):
    told, base = manifest
    target = told['share_target']
    assert target['method'] == 'GET'

    def share(**values):
        query = urllib.parse.urlencode({target['params'][name]: value for name, value in values.items()})
        browser.open(urllib.parse.urljoin(base, target['action']) + '?' + query)
        browser.settled()
        return [(article['title'], article['url']) for article in kept(browser, 'saved') or []]

    # Nothing that is of the web: nothing is saved, and the page is there all the same.
    assert share(title='A thought', text='No address at all', url='javascript:alert(1)') == []
    wait(browser, 'document.querySelector("#saved .empty") !== null')
    one = ('Tides & currents', 'https://port.example/tides?a=1&b=2')
    assert share(title=one[0], url=one[1]) == [one]
    # Android's browsers put the address into the text.
    two = ('Harbour', 'https://port.example/harbour')
    assert share(text=f'Harbour {two[1]}') == [two, one]
    assert share(url=two[1]) == [two, one]
    assert browser.evaluate('location.search') == ''
