"""The site as an app: what its manifest promises to the system that installs it is there."""

import html
import json
import urllib.parse

import pytest
from acting import keep, kept, wait
from conftest import served
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys
from test_access import violations


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


def tap(browser, selector):
    """Presses what is in the middle of an element, whatever that is."""
    x, y, is_it = browser.driver.execute_script(
        """
        const element = document.querySelector(arguments[0])
        const { x, y, width, height } = element.getBoundingClientRect()
        const place = [x + width / 2, y + height / 2]
        return [...place, element.contains(document.elementFromPoint(...place))]
        """,
        selector,
    )
    assert is_it, selector
    for kind in ('mousePressed', 'mouseReleased'):
        browser.driver.execute_cdp_cmd(
            'Input.dispatchMouseEvent', dict(type=kind, x=x, y=y, button='left', clickCount=1)
        )


ASKING = 'document.querySelector("dialog.asking[open]")'


def saved(browser):
    return [(article['title'], article['url']) for article in kept(browser, 'saved') or []]


def controlled(browser):
    """The worker answers for the site."""
    browser.wait('navigator.serviceWorker.controller !== null')


@pytest.fixture(params=['POST', 'query', 'fragment'])
def share(request, browser, manifest, address):
    """Shares as a system does that has the site installed, as one does that installed an earlier version, or as any page may."""
    told, base = manifest
    target = told['share_target']
    assert target['method'] == 'POST'
    there = urllib.parse.urljoin(base, target['action'])
    controlled(browser)

    def share(**values):
        values = {target['params'][name]: value for name, value in values.items()}
        if request.param == 'POST':
            browser.open(address + '404.html')
            browser.driver.execute_script(
                """
                const form = document.createElement('form')
                Object.assign(form, { method: 'post', action: arguments[0], enctype: arguments[2] })
                for (const [name, value] of Object.entries(arguments[1])) {
                  form.append(Object.assign(document.createElement('textarea'), { name, value }))
                }
                document.body.append(form)
                form.submit()
                """,
                there,
                values,
                target['enctype'],
            )
            browser.wait('document.documentElement.dataset.kind === "saved"')
        else:
            # Another fragment alone would not load the page.
            browser.open(address + '404.html')
            browser.open(there + {'query': '?', 'fragment': '#'}[request.param] + urllib.parse.urlencode(values))
        browser.settled()

    return share


@pytest.mark.rotates
def test_what_is_shared_is_saved_only_where_the_reader_says_so(browser, share):
    # Nothing that is of the web: nothing is asked, and the page is there all the same.
    share(title='A thought', text='No address at all', url='javascript:alert(1)')
    browser.idle()
    wait(browser, 'document.querySelector("#saved .empty") !== null')
    assert browser.evaluate(ASKING) is None

    one = ('Tides & currents', 'https://port.example/tides?a=1&b=2')
    share(title=one[0], url=one[1])
    wait(browser, ASKING + ' !== null')
    # It says what it is and where from; who presses Enter without looking saves nothing.
    assert browser.evaluate(ASKING + '.querySelector("bdi").textContent') == one[0]
    assert browser.evaluate(ASKING + '.querySelector(".facts").textContent') == 'port.example'
    assert browser.evaluate('[location.search, location.hash]') == ['', '']
    assert browser.evaluate('document.activeElement.textContent') == 'Don’t save'
    assert violations(browser) == []
    assert saved(browser) == []
    tap(browser, 'dialog.asking button:not(.primary)')
    wait(browser, ASKING + ' === null')
    assert saved(browser) == []

    share(title=one[0], url=one[1])
    wait(browser, ASKING + ' !== null')
    ActionChains(browser.driver).send_keys(Keys.ESCAPE).perform()
    wait(browser, ASKING + ' === null')
    assert saved(browser) == []

    share(title=one[0], url=one[1])
    wait(browser, 'document.querySelector("dialog.asking .primary:enabled") !== null')
    tap(browser, 'dialog.asking .primary')
    wait(browser, ASKING + ' === null')
    assert saved(browser) == [one]
    wait(browser, f'document.querySelector("#saved h3 a")?.href === {json.dumps(one[1])}')

    # Android's browsers put the address into the text.
    two = ('Harbour', 'https://port.example/harbour')
    share(text=f'Harbour {two[1]}')
    wait(browser, 'document.querySelector("dialog.asking .primary:enabled") !== null')
    tap(browser, 'dialog.asking .primary')
    wait(browser, ASKING + ' === null')
    assert saved(browser) == [two, one]
    # What is there already needs no question.
    share(url=two[1])
    wait(browser, 'document.querySelector(".notice") !== null')
    assert browser.evaluate(ASKING) is None and saved(browser) == [two, one]


def test_a_title_that_is_shared_misleads_nobody(browser, address):
    query = urllib.parse.urlencode(
        dict(title='a\u202eb\u2066c\n\x07d ' + 'x' * 1000, url='https://bank.example@port.example/tides')
    )
    browser.open(address + 'saved.html?' + query)
    wait(browser, ASKING + ' !== null')
    title = browser.evaluate(ASKING + '.querySelector("bdi").textContent')
    assert title.startswith('abc d xxx') and len(title) == 300
    assert browser.evaluate(ASKING + '.querySelector(".facts").textContent') == 'port.example'
    wait(browser, 'document.querySelector("dialog.asking .primary:enabled") !== null')
    tap(browser, 'dialog.asking .primary')
    wait(browser, ASKING + ' === null')
    assert [url for _, url in saved(browser)] == ['https://port.example/tides']


def test_a_page_that_frames_the_site_gets_no_question_for_its_reader(browser, address, tmp_path):
    shared = address + 'saved.html?' + urllib.parse.urlencode(dict(title='x', url='https://port.example/'))
    (tmp_path / 'index.html').write_text(f'<iframe width="800" height="600" src="{html.escape(shared)}"></iframe>')
    browser.homes.add(address)
    with served(tmp_path) as other:
        browser.open(other)
        browser.driver.switch_to.frame(0)
        wait(browser, 'document.querySelector("#saved .count") !== null && location.search === ""')
        browser.idle()
        assert browser.evaluate('document.querySelector("dialog")') is None
        assert not kept(browser, 'saved')
        browser.driver.switch_to.default_content()


@pytest.mark.parametrize(
    ('language', 'words'),
    [
        ('es', ['¿Guardar este artículo?', 'No guardar', 'Guardar']),
        ('pt', ['Salvar este artigo?', 'Não salvar', 'Salvar']),
    ],
)
def test_the_question_is_asked_in_the_language_of_the_reader(browser, address, language, words):
    keep(browser, preferences=dict(language=language))
    browser.open(address + 'saved.html#' + urllib.parse.urlencode(dict(title='x', url='https://port.example/')))
    wait(browser, ASKING + ' !== null')
    said = f'[...{ASKING}.querySelectorAll("h2, button")].map((element) => element.textContent)'
    assert browser.evaluate(said) == words
