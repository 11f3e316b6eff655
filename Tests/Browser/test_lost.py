"""What is missing, on a host of pages that serves a site from a folder: at any depth, its links and its style are the site's."""

import base64
import contextlib
import functools
import hashlib
import http.server
import pathlib
import re
import threading

import pytest

DEPTHS = 'nowhere.html', 'stories/gone.html', 'x/y/z/gone'


class Pages(http.server.SimpleHTTPRequestHandler):
    """A host that serves a site at a folder, and its 404.html for whatever is missing there."""

    def __init__(self, *arguments, folder, site, **options):
        self.folder, self.site = folder, site
        super().__init__(*arguments, directory=str(site), **options)

    def translate_path(self, path):
        inside = path.startswith(self.folder)
        return super().translate_path('/' + path.removeprefix(self.folder) if inside else '/of-nobody')

    def send_error(self, code, *arguments):
        body = (pathlib.Path(self.site) / '404.html').read_bytes()
        self.send_response(code)
        self.send_header('Content-Type', 'text/html')
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        if self.command != 'HEAD':
            self.wfile.write(body)

    def log_message(self, *arguments):
        pass


@contextlib.contextmanager
def hosted(site, folder):
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Pages, folder=folder, site=site))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f'http://127.0.0.1:{server.server_port}{folder}'
    finally:
        server.shutdown()


LEAVING = """[...document.querySelectorAll('a[href]')].map((link) => link.href)
    .filter((there) => !there.startsWith(arguments[0]) && !there.startsWith(location.href))"""


@pytest.mark.parametrize('folder', ['/', '/news/', '/a/b/c/'])
def test_the_page_for_missing_addresses_has_the_sites_style(chromium, site, folder):
    with hosted(site, folder) as root:
        chromium.allow('404')
        chromium.look()
        for missing in DEPTHS:
            chromium.open(root + missing)
            chromium.settled()
            assert chromium.driver.execute_script(f'return {LEAVING}', root) == [], missing
            # The style is the site's: its colours are there.
            assert chromium.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--paper")') != ''
            assert chromium.evaluate('document.querySelector(".skip").pathname') == folder + missing
        chromium.clear(root)


@pytest.mark.parametrize('folder', ['/', '/news/'])
def test_without_scripts_a_link_leads_up_to_the_site(chromium, site, folder):
    with hosted(site, folder) as root:
        chromium.allow('404', 'MIME type')
        chromium.look(scripts=False)
        for missing in DEPTHS[1:]:
            chromium.open(root + missing)
            for _ in range(missing.count('/')):
                chromium.driver.find_element('css selector', 'body > noscript a').click()
            assert chromium.driver.current_url == root, missing
            assert 'page-front' in chromium.driver.find_element('css selector', 'body').get_attribute('class')
        chromium.clear(root)


def test_its_policy_names_the_script_and_the_style_that_it_holds(site):
    page = (site / '404.html').read_text()
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)[1]
    for inline in re.search(r'<script>(.*?)</script>.*?<style>(.*?)</style>', page, re.DOTALL).groups():
        digest = base64.b64encode(hashlib.sha256(inline.encode()).digest()).decode()
        assert f"'sha256-{digest}'" in policy
