#!/usr/bin/env python3
"""stages.py PULSE: how fast the stages that understand are, over 30,000 generated articles, on one core.

Of every stage the CPU of starting and of reading and writing its lines is taken off: it is run again over the same
lines whose fields bear names that it does not know. Needs ../shared/bench; BENCH names the scratch folder where
gen.py's n1000 is or will be. `places on real text` runs over LGL's articles, again and again, where ../shared/eval is.
"""

import html
import json
import os
import pathlib
import re
import resource
import subprocess
import sys

import collection

pulse = pathlib.Path(sys.argv[1]).resolve()
generator = collection.needed('bench/gen.py')
scratch = pathlib.Path(os.environ.get('BENCH') or sys.exit('set BENCH to a scratch folder'))
corpus = scratch / 'n1000'
if not corpus.exists():
    subprocess.run([sys.executable, generator, corpus, '1000'], check=True)


def plain(markup):
    return ' '.join(
        html.unescape(re.sub(r'<(script|style).*?</\1>|<[^>]+>', ' ', markup or '', flags=re.DOTALL)).split()
    )


def cut(text, limit):
    """About what the reader of feeds keeps of a text."""
    return text if len(text) <= limit else text[:limit].rsplit(' ', 1)[0] + '…'


def articles():
    feeds = sorted((corpus / 'feeds').iterdir())
    questions = ''.join(json.dumps(dict(id=feed.name, path=str(feed))) + '\n' for feed in feeds)
    answers = subprocess.run(
        [pulse, 'stage', 'parse'], input=questions, capture_output=True, text=True, check=True
    ).stdout
    for line in answers.splitlines():
        feed = json.loads(line)
        for item in feed['items']:
            text = plain(item.get('content') or item.get('summary'))
            yield dict(
                source=feed['id'],
                published=item.get('published'),
                title=item.get('title') or '',
                summary=cut(plain(item.get('summary')) or text, 600),
                text=cut(text, 1500),
            )


def run(stage, lines):
    """CPU seconds, and the largest memory of any run so far in KiB."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([pulse, 'stage', stage], input=lines.encode(), stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def memory(stage, lines):
    done = subprocess.run(
        ['/usr/bin/time', '-f', '%M', pulse, 'stage', stage], input=lines, capture_output=True, text=True, check=True
    )
    return int(done.stderr.split()[-1]) // 1024


def lines(rows, fields, **besides):
    return ''.join(
        json.dumps(dict(id=number, **besides, **{name: row[key] for name, key in fields.items()}), ensure_ascii=False)
        + '\n'
        for number, row in enumerate(rows)
    )


def measure(label, stage, rows, fields):
    size = sum(
        len((row[key] or '').encode()) for row in rows for key in fields.values() if key in ('title', 'summary', 'text')
    )
    words = dict(words=60) if stage == 'summarise' else {}
    asked = lines(rows, fields, **words)
    # Some stages insist on a text or a title.
    needed = dict.fromkeys(set(fields) & {'text', 'title'}, '')
    passed = lines(rows, {f'un{name}known': key for name, key in fields.items()}, **words, **needed)
    whole = sorted(run(stage, asked) for _ in range(3))[1]
    empty = sorted(run(stage, passed) for _ in range(3))[1]
    own = max(whole - empty, 0.001)
    print(
        f'| {label} | {len(rows):,} | {size / 1e6:.1f} | {whole:.2f} | {empty:.2f} | {own:.2f} | {len(rows) / own:,.0f} '
        f'| {size / 1e6 / own:.1f} | {memory(stage, asked)} |',
        flush=True,
    )


rows = list(articles())
brief = dict(title='title', summary='summary')
print(
    '| stage | articles | MB of text | CPU s | of it lines and start | stage s | articles/s | MB/s | MiB |\n'
    + '|---|'
    + '--:|' * 8
)
wanted = sys.argv[2:]
for label, stage, fields in [
    ('stories', 'deduplicate', brief | dict(source='source', published='published')),
    ('places', 'geotag', brief | dict(content='text')),
    ('topics', 'categorise', brief),
    ('tone', 'sentiment', dict(text='summary')),
    ('why it matters', 'contextualise', brief | dict(published='published')),
    ('summaries', 'summarise', dict(title='title', text='text')),
]:
    if not wanted or stage in wanted:
        measure(label, stage, rows, fields)
gold = collection.FOLDER / 'eval/geotag/lgl.ndjson'
if gold.exists() and (not wanted or 'geotag' in wanted):
    real = [dict(text=json.loads(line)['text']) for line in gold.open()] * 10
    measure('places on real text', 'geotag', real, dict(text='text'))
