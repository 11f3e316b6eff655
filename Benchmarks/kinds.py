#!/usr/bin/env python3
"""kinds.py SITE [PAGE ...]: height, weight, requests, nodes, layout shift and largest paint of each kind of page of a built site.

Chromium, a phone of 390 × 844, an empty cache, no service worker. The site is served gzipped (level 9) over HTTP/1.1. Weights are
gzipped bytes of what the page asks for by itself while it is read to its end: its HTML, styles, scripts, data (lists, the map);
pictures are left out. "LCP" is the earlier of two more loads on a slow 4G, as Lighthouse has it (1.6 Mbit/s, 150 ms), the
processor four times slower. Prints a table in Markdown, with an asterisk at what is over a limit: 75 KB of all parts for the home
page, and for every page 12 requests, 1,500 nodes and no layout shift. PAGES are measured instead of one of each kind.
"""

import argparse
import functools
import gzip
import http.server
import mimetypes
import pathlib
import sys
import threading
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'Tests/Browser'))
from conftest import KNOWN, PHONE, QUIET, Browser

KB, HOME, REQUESTS, NODES = 1024, 75, 12, 1500
LOADS = 2
ROOT = """index headlines news sports stories signals explore map digest media puzzles archive search saved history following
    discover insights settings you report about corrections 404""".split()
SLOW = dict(offline=False, latency=150, downloadThroughput=1.6e6 / 8, uploadThroughput=750e3 / 8)
OBSERVE = """window.shift = 0; window.largest = 0
    const watch = (type, act) => new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({type, buffered: true})
    watch('layout-shift', (entry) => { if (!entry.hadRecentInput) shift += entry.value })
    watch('largest-contentful-paint', (entry) => { largest = entry.startTime })"""


class Handler(http.server.BaseHTTPRequestHandler):
    """Serves the files of a folder, gzipped, as a web host does."""

    protocol_version = 'HTTP/1.1'
    # Without this the kernel keeps the end of an answer back for 40 ms.
    wbufsize = -1

    def do_GET(self):
        path = self.server.folder / urllib.parse.unquote(urllib.parse.urlsplit(self.path).path).lstrip('/')
        path = path / 'index.html' if path.is_dir() else path
        found = path.is_file()
        body = packed(path if found else self.server.folder / '404.html')
        self.send_response(200 if found else 404)
        self.send_header('Content-Type', mimetypes.guess_type(path.name)[0] or 'text/html')
        self.send_header('Content-Encoding', 'gzip')
        self.send_header('Content-Length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@functools.cache
def packed(path):
    return gzip.compress(path.read_bytes(), 9)


def pages(site):
    """One page of each kind, by what it is called in the table."""
    found = {name: f'{name}.html' for name in ROOT if (site / f'{name}.html').exists()}
    order = lambda folder: sorted(site.glob(f'{folder}/*.html'), key=lambda path: (path.stat().st_size, path.name))
    for folder, name in dict(stories='story', threads='running story', subjects='person or place').items():
        if all := order(folder):
            found[f'{name}, largest'] = str(all[-1].relative_to(site))
    # Stories that have gone leave small pages that lead on.
    whole = [path for path in order('stories') if '<ol class="timeline">' in path.read_text()]
    if whole:
        found['story, smallest'] = str(whole[0].relative_to(site))
    if days := sorted(site.glob('archive/????-??-??.html')):
        found['day of the archive'] = str(days[len(days) // 2].relative_to(site))
    for front in sorted(site.glob('*/index.html')):
        found[f'front of {front.parent.name}'] = str(front.relative_to(site))
    found['search?q=police'] = 'search.html?q=police'
    return found


def part(path):
    name = path.rsplit('/', 1)[-1]
    if name.endswith(('.css', '.js')):
        return name.rsplit('.', 1)[-1]
    return 'data' if name.endswith(('.json', '.svg', '.webmanifest')) or '.' not in name else 'pictures'


def measured(page, base, site, address):
    run = page.driver.execute_cdp_cmd

    def load():
        run('Network.clearBrowserCache', {})
        page.driver.get(base + QUIET)
        page.driver.get(base + address)
        page.settled()
        time.sleep(0.5)

    load()
    height = page.evaluate('document.documentElement.scrollHeight')
    for top in range(0, height, PHONE[1] // 2):
        page.evaluate(f'scrollTo(0, {top})')
        time.sleep(0.05)
    time.sleep(0.3)
    height, nodes, shift, asked = page.evaluate(
        """[document.documentElement.scrollHeight, document.querySelectorAll('*').length, shift,
            performance.getEntriesByType('resource').map((entry) => entry.name)]"""
    )
    asked = {url[len(base) :].split('?')[0] for url in asked if url.startswith(base)} - {'worker.js'}
    weight = dict(html=len(packed(site / address.split('?')[0])), css=0, js=0, data=0, pictures=0)
    for path in asked:
        weight[part(path)] += len(packed(site / path)) if (site / path).is_file() else 0
    weight.pop('pictures')
    run('Network.emulateNetworkConditions', SLOW)
    run('Emulation.setCPUThrottlingRate', dict(rate=4))
    paints = []
    for _ in range(LOADS):
        load()
        time.sleep(1)
        paints.append(page.evaluate('largest'))
    run('Network.emulateNetworkConditions', dict(SLOW, latency=0, downloadThroughput=-1, uploadThroughput=-1))
    run('Emulation.setCPUThrottlingRate', dict(rate=1))
    return height, weight, len(asked) + 1, nodes, shift, min(paints)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('site', type=pathlib.Path)
    parser.add_argument('pages', nargs='*', metavar='PAGE')
    options = parser.parse_args()
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    server.folder = options.site
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f'http://127.0.0.1:{server.server_port}/'
    page = Browser.started()
    run = page.driver.execute_cdp_cmd
    mark = lambda said, isOver: f'{said} \\*' if isOver else said
    print('| page | height, px | KB gz: all = HTML + CSS + JS + data | requests | nodes | shift | LCP, slow 4G, s |')
    print('| --- | --- | --- | --- | --- | --- | --- |')
    try:
        page.look(PHONE)
        run('Network.enable', {})
        run('Network.setBypassServiceWorker', dict(bypass=True))
        page.driver.get(base + QUIET)
        page.evaluate(KNOWN)
        run('Page.addScriptToEvaluateOnNewDocument', dict(source=OBSERVE))
        for name, address in ({p: p for p in options.pages} or pages(options.site)).items():
            height, weight, requests, nodes, shift, largest = measured(page, base, options.site, address)
            whole = sum(weight.values()) / KB
            kinds = ' + '.join(f'{bytes / KB:.0f}' for bytes in weight.values())
            cells = [
                name,
                f'{height:,}',
                mark(f'{whole:.0f} = {kinds}', address == 'index.html' and whole > HOME),
                mark(str(requests), requests > REQUESTS),
                mark(f'{nodes:,}', nodes > NODES),
                mark(f'{shift:.4f}', shift > 0.00005),
                f'{largest / 1000:.1f}',
            ]
            print(f'| {" | ".join(cells)} |', flush=True)
    finally:
        page.driver.quit()
        server.shutdown()


main()
