#!/usr/bin/env python3
"""search.py PULSE WORK [ARTICLES]: the search page beside Pagefind, over the same articles, in the same browser.

Builds a site from ../shared/feeds (days and real) into WORK, keeps the newest ARTICLES (5,000) by choosing how far back the
archive reaches, and gives Pagefind one page an article: title, the same beginning of the text, publisher, category, day.
Needs `pip install selenium 'pagefind[extended]'`, Chromium and chromedriver. Prints a table; the ratios count.
"""

import functools
import gzip
import html
import http.server
import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import threading
import time

import collection
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

pulse, work = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
wanted = int(sys.argv[3]) if len(sys.argv) > 3 else 5000
root = pathlib.Path(__file__).resolve().parents[1]
shared = collection.needed('feeds')
queries = [
    'government',
    'climate change',
    'new york',
    'ai',
    'elections',
    'world cup',
    'music podcast',
    'the police said',
    'covid vaccine',
    'mercado',
]


asked = []


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        # Noted here and not in the browser: what a worker asks for does not stand in the page's log.
        asked.append(self.path.split('?')[0].lstrip('/'))


def serve(folder):
    server = http.server.ThreadingHTTPServer(('127.0.0.1', 0), functools.partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f'http://127.0.0.1:{server.server_address[1]}/'


def build():
    """A site of everything that the feeds hold."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    real, port = serve(shared / 'real'), 18441
    replay = [sys.executable, shared / 'days/replay.py', str(port)]
    days = subprocess.Popen([*replay, '--at', '2021-09-18T22:00'])
    listing = subprocess.run([*replay, '--list'], capture_output=True, text=True, check=True).stdout
    sources = [
        dict(
            name=line.split('\t')[0].rsplit('/', 1)[1].split('.')[0],
            feed=line.split('\t')[0],
            category=line.split('\t')[1].lower(),
        )
        for line in listing.splitlines()
    ]
    sources += [
        dict(name=f'{path.stem.split("__")[0]} {path.stem[-4:]}', feed=real + path.name, category='news')
        for path in sorted((shared / 'real').iterdir())
        if path.suffix in ('.xml', '.json')
    ]
    (work / 'feeds.json').write_text(
        json.dumps(
            dict(
                site=dict(title='Global Pulse', timeZone='Europe/London', retentionDays=3650),
                sources=sources,
                fetching=dict(allowedHosts=['127.0.0.1'], perHost=16, hostInterval=0),
            )
        )
    )
    time.sleep(1)
    try:
        run = subprocess.run(
            [pulse, 'build', '--now', '2021-09-18T22:00:00Z', '-c', work / 'feeds.json'],
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        days.terminate()
    if run.returncode:
        sys.exit(run.stderr)
    return work / 'Output'


def cut(site):
    """The search of the newest articles alone: days that are too many go, and the last one loses what is too much."""
    path = site / 'search/index.json'
    head = json.loads(path.read_text())
    names = {source['id']: source['name'] for source in head['sources']}
    days, articles = [], []
    for name in head['days']:
        file = site / f'search/{name}.json'
        if len(articles) == wanted:
            file.unlink()
            continue
        day = json.loads(file.read_text())
        count = min(len(day['minutes']), wanted - len(articles))
        for column in ('minutes', 'source', 'topic', 'place', 'story'):
            day[column] = day[column][:count]
        titles = day['titles'].split('\n')[:count]
        day['titles'] = '\n'.join(titles)
        kept = [
            (word, ','.join(left))
            for word, posting in zip(day['words'].split(' '), day['postings'].split(' '))
            if (left := within(posting, count))
        ]
        day['words'], day['postings'] = ' '.join(w for w, _ in kept), ' '.join(p for _, p in kept)
        file.write_text(json.dumps(day, ensure_ascii=False, sort_keys=True, separators=(',', ':')) + '\n')
        size_of_drawer = head['drawer']
        for number, title in enumerate(titles):
            if number % size_of_drawer == 0:
                drawer = json.loads((site / f'search/cards-{name}-{number // size_of_drawer}.json').read_text())
            text = drawer[number % size_of_drawer].get('text') or ''
            articles.append((title, text, names[day['sources'][day['source'][number]]]))
        days.append(day)
    if len(articles) < wanted:
        sys.exit(f'only {len(articles)} articles')
    head['days'] = head['days'][: len(days)]
    path.write_text(json.dumps(head, ensure_ascii=False, sort_keys=True, separators=(',', ':')) + '\n')
    return days, articles


def within(posting, count):
    """The differences of a word's articles, as far as their numbers are below a count."""
    article, left = 0, []
    for difference in posting.split(','):
        article += int(difference, 36)
        if article < count:
            left.append(difference)
    return left


def pages_for_pagefind(articles):
    folder = work / 'pagefind-site'
    folder.mkdir()
    for number, (title, text, source) in enumerate(articles):
        (folder / f'{number}.html').write_text(
            f'<!doctype html><html lang="en"><title>{html.escape(title)}</title><body data-pagefind-body>'
            f'<h1>{html.escape(title)}</h1><p>{html.escape(text)}</p>'
            f'<p data-pagefind-filter="source">{html.escape(source)}</p></html>'
        )
    (folder / 'index.html').write_text('<!doctype html><title>x</title><p>x</p>')
    began = time.time()
    run = subprocess.run(
        [sys.executable, '-m', 'pagefind', '--site', folder, '--quiet'], capture_output=True, text=True, check=False
    )
    if run.returncode:
        sys.exit(run.stdout + run.stderr)
    return folder, time.time() - began


def size(path):
    """What a host that compresses would send; what is compressed already stays as it is."""
    body = path.read_bytes()
    return len(body) if body[:2] == b'\x1f\x8b' or body[:12] == b'pagefind_dcd' else len(gzip.compress(body, 9))


class Chromium:
    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = '/usr/bin/chromium'
        for flag in ('--headless=new', '--no-sandbox', '--disable-dev-shm-usage'):
            options.add_argument(flag)
        self.driver = webdriver.Chrome(service=Service('/usr/bin/chromedriver'), options=options)
        self.driver.set_script_timeout(60)

    def slow(self, factor):
        self.driver.execute_cdp_cmd('Emulation.setCPUThrottlingRate', dict(rate=factor))


ours = """
const done = arguments[arguments.length - 1]; const queries = arguments[0];
(async () => {
  const version = new URL('.', document.querySelector('script[src$="/start.js"]').src);
  const { $search_index: { SearchIndex, searchIndex } } = await import(new URL('cards.js', version));
  const { $search_matching: { answersTo }, $search_query: { read } } = await import(new URL('search.js', version));
  const began = performance.now(); const index = await searchIndex(); const ready = performance.now() - began;
  const now = Date.UTC(2021, 8, 18, 22); const times = [], shown = [], counts = [];
  for (let round = 0; round < 5; round++) for (const text of queries) {
    const start = performance.now();
    const { answers } = answersTo(index, read(text, index, now), 'relevance');
    times.push(performance.now() - start);
    if (round === 0) counts.push(answers.length);
    const cards = performance.now();
    await Promise.all(answers.slice(0, 20).map(({ article }) => index.card(article)));
    shown.push(performance.now() - cards);
  }
  done({ ready, times, shown, counts });
})().catch((error) => done({ error: String(error) }));"""

theirs = """
const done = arguments[arguments.length - 1]; const queries = arguments[0];
(async () => {
  const pagefind = await import('/pagefind/pagefind.js');
  const began = performance.now(); await pagefind.init(); const ready = performance.now() - began;
  const times = [], shown = [], counts = [];
  for (let round = 0; round < 5; round++) for (const text of queries) {
    const start = performance.now(); const { results } = await pagefind.search(text); times.push(performance.now() - start);
    if (round === 0) counts.push(results.length);
    const cards = performance.now(); await Promise.all(results.slice(0, 20).map((result) => result.data())); shown.push(performance.now() - cards);
  }
  done({ ready, times, shown, counts });
})().catch((error) => done({ error: String(error) }));"""


def first_query(browser, folder, address, script, start):
    """What the first query asks for, with the answers' texts."""
    browser.driver.get(address + start)
    time.sleep(1)
    asked.clear()
    browser.driver.execute_async_script(script.replace('round < 5', 'round < 1'), queries[:1])
    files = {path for path in asked if (folder / path).is_file()}
    return sum(size(folder / file) for file in files), len(files)


site = build()
days, articles = cut(site)
folder, seconds = pages_for_pagefind(articles)
index_bytes = sum(size(path) for path in (site / 'search').glob('*.json') if not path.name.startswith('cards-'))
drawers = sum(size(path) for path in (site / 'search').glob('cards-*.json'))
parts = {
    name: sum(len(gzip.compress(json.dumps(day[name], ensure_ascii=False).encode(), 9)) for day in days) / wanted
    for name in ('titles', 'minutes', 'source', 'topic', 'place', 'story', 'words', 'postings')
}
print(
    f'{wanted} articles; columns of the index, bytes gz an article:',
    ', '.join(f'{k} {v:.1f}' for k, v in parts.items()),
)
pagefind = folder / 'pagefind'
theirs_index = sum(
    size(path)
    for kind in ('index', '*.pf_meta', 'filter')
    for path in (
        pagefind.rglob('*.pf_index')
        if kind == 'index'
        else pagefind.rglob('*.pf_filter')
        if kind == 'filter'
        else pagefind.glob(kind)
    )
)
theirs_fragments = sum(size(path) for path in pagefind.rglob('*.pf_fragment'))

browser = Chromium()
rows = []
for name, place, script, start, whole, texts in (
    ('pulse', site, ours, 'search.html', index_bytes, drawers),
    ('pagefind', folder, theirs, 'index.html', theirs_index, theirs_fragments),
):
    address = serve(place)
    bytes_, files = first_query(browser, place, address, script, start)
    for factor in (1, 4):
        browser.driver.get(address + start)
        browser.slow(factor)
        figures = browser.driver.execute_async_script(script, queries)
        browser.slow(1)
        if 'error' in figures:
            sys.exit(figures['error'])
        # Each query's best of five: what else runs on the machine only ever adds.
        best = [min(figures['times'][n :: len(queries)]) for n in range(len(queries))]
        first = figures['times'][: len(queries)]
        rows.append(
            (
                name,
                factor,
                whole / wanted,
                texts / wanted,
                bytes_,
                files,
                figures['ready'],
                statistics.median(best),
                max(best),
                max(first),
                statistics.median(figures['shown']),
                sum(figures['counts']),
            )
        )
browser.driver.quit()
print(
    '            CPU  index      texts      first query        ready  query ms: best of five  first    texts of 20  answers'
)
print(
    '                 B gz/art.  B gz/art.  B gz      files    ms     median  worst          worst    ms median    of 10 queries'
)
for name, factor, whole, texts, bytes_, files, ready, median, worst, first, shown, found in rows:
    print(
        f'{name:10}  1/{factor}  {whole:9.1f}  {texts:9.1f}  {bytes_:8}  {files:5}  {ready:7.0f}  {median:6.1f}  {worst:6.1f}        {first:7.1f}  {shown:12.1f}  {found:8}'
    )
print(f'(pagefind took {seconds:.1f} s to index its pages)')
