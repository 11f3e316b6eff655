#!/usr/bin/env python3
"""extract.py PULSE: what "extract" adds to a source whose feed holds a sentence an article.

The pages are those of Readability's tests (../shared/eval/extract), served on loopback beside a feed that has of each what the
page says of itself in its head. Built without "extract" and with it; the words of an article are counted in the archive.
"""

import contextlib
import functools
import gzip
import html
import http.server
import json
import pathlib
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading

import collection

NOW = '2026-01-15T12:00:00Z'


class Publisher(http.server.BaseHTTPRequestHandler):
    """Pages by their addresses, and nothing else: no robots.txt forbids them."""

    def __init__(self, pages, *request):
        self.pages = pages
        super().__init__(*request)

    def do_GET(self):
        body = self.pages.get(self.path)
        self.send_response(200 if body else 404)
        self.send_header('Content-Type', 'text/xml' if self.path == '/feed' else 'text/html; charset=utf-8')
        self.end_headers()
        self.wfile.write((body or '').encode())

    def log_message(self, *_):
        pass


def item(address, page):
    told = page['meta'].get('excerpt') or ''
    title = page['meta'].get('title') or page['id']
    return (
        f'<item><title>{html.escape(title)}</title><link>{address}</link><guid>{address}</guid>'
        f'<pubDate>Thu, 15 Jan 2026 10:00:00 GMT</pubDate><description>{html.escape(html.escape(told))}</description></item>'
    )


def words(program, folder, feed, extract):
    """The words of each article in the archive: in its summary, its text or its page's, whichever is longest."""
    settings = dict(
        sources=[dict(name='Publisher', feed=feed, category='news', extract=extract)],
        fetching=dict(allowedHosts=['127.0.0.1'], hostInterval=0, articlesPerSource=1000),
    )
    home = pathlib.Path(folder, str(extract))
    home.mkdir()
    (home / 'feeds.json').write_text(json.dumps(settings))
    subprocess.run([program, 'build', '--quiet', '--now', NOW, '-c', home / 'feeds.json'], check=True)
    with contextlib.closing(sqlite3.connect(home / 'Data/pulse.sqlite')) as archive:
        rows = archive.execute(
            'SELECT article.summary, article.text, page.text FROM article LEFT JOIN page ON page.article = article.id'
        )
        return [max(len((text or '').split()) for text in row) for row in rows]


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    with gzip.open(collection.needed('eval/extract/mozilla.ndjson.gz'), 'rt') as lines:
        pages = [json.loads(line) for line in lines]
    served = {f'/{page["id"]}.html': page['html'] for page in pages}
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Publisher, served))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f'http://127.0.0.1:{server.server_port}'
    items = ''.join(item(f'{base}/{page["id"]}.html', page) for page in pages)
    served['/feed'] = f'<rss version="2.0"><channel><title>Publisher</title>{items}</channel></rss>'
    with tempfile.TemporaryDirectory() as folder:
        for extract in (False, True):
            counts = words(program, folder, f'{base}/feed', extract)
            print(
                f'extract {json.dumps(extract)}: {len(counts)} articles, {statistics.median(counts):.0f} words in the median one, '
                f'{sum(count >= 100 for count in counts)} of 100 words or more'
            )


if __name__ == '__main__':
    main()
