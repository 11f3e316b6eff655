#!/usr/bin/env python3
"""sanitise.py SHARED [LOOPS]: our sanitiser beside nh3 (ammonia in Rust) over the HTML of real feeds and pages.

    python3 -m venv venv && venv/bin/pip install nh3 feedparser
    venv/bin/python Benchmarks/sanitise.py ../shared

The texts are every summary and content of feeds/real that holds markup, and the pages of eval/extract/mozilla. Both sides
have them in memory, are called once a text, and are measured by the CPU time of the calls alone, the least of LOOPS
rounds, turn by turn in one run. A call from Python costs nh3 a tenth of a microsecond, a text some thirty. Ours gives
HTML and plain text in its one pass; nh3 gives HTML with the same elements and attributes, and in a second figure the
plain text by a second call.
"""

import gzip
import json
import pathlib
import subprocess
import sys
import time

import feedparser
import nh3

shared, loops = pathlib.Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 5
folder = pathlib.Path(__file__).resolve().parent
feedparser.api.SANITIZE_HTML = feedparser.api.RESOLVE_RELATIVE_URIS = False

feeds = []
for file in sorted((shared / 'feeds/real').glob('*')):
    if file.suffix in ('.tsv', '.md'):
        continue
    for entry in feedparser.parse(file.read_bytes()).entries:
        values = [entry.get('summary')] + [part.get('value') for part in entry.get('content', [])]
        feeds += [value for value in dict.fromkeys(values) if value and '<' in value]
with gzip.open(shared / 'eval/extract/mozilla.ndjson.gz', 'rt') as lines:
    pages = [json.loads(line)['html'] for line in lines]

tags = set(
    """p div blockquote figure figcaption details summary pre h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption
thead tbody tfoot tr td th a abbr b cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var br wbr hr
img""".split()
)
attributes = {
    '*': {'lang', 'dir'},
    'ol': {'start'},
    'li': {'value'},
    'td': {'colspan', 'rowspan'},
    'th': {'colspan', 'rowspan'},
    'a': {'href', 'title'},
    'abbr': {'title'},
    'dfn': {'title'},
    'time': {'datetime'},
    'img': {'src', 'alt', 'title', 'width', 'height'},
}
hidden = {
    'script',
    'style',
    'title',
    'textarea',
    'iframe',
    'noembed',
    'noframes',
    'xmp',
    'template',
    'object',
    'button',
    'select',
    'canvas',
    'svg',
    'math',
}
cleaner = nh3.Cleaner(
    tags=tags,
    attributes=attributes,
    clean_content_tags=hidden,
    link_rel='noopener noreferrer nofollow',
    url_schemes={'http', 'https', 'mailto'},
    set_tag_attribute_values={'img': {'loading': 'lazy', 'referrerpolicy': 'no-referrer'}},
)
bare = nh3.Cleaner(tags=set(), clean_content_tags=hidden)


def seconds(call, texts):
    start = time.process_time()
    for text in texts:
        call(text)
    return time.process_time() - start


print('| texts | MB | ours: HTML and text | nh3: HTML | nh3: HTML, then text | ours to nh3 | to nh3 with text |')
print('|---|---|---|---|---|---|---|')
for name, texts in (('of feeds', feeds), ('pages', pages)):
    data = b''.join(b'%d\n%s' % (len(text.encode()), text.encode()) for text in texts)
    file = pathlib.Path('/tmp') / f'sanitise-{name.replace(" ", "-")}.texts'
    file.write_bytes(data)
    ours, theirs, both = [], [], []
    for _ in range(loops):
        run = subprocess.run(
            [folder / '.build/release/sanitise-benchmark', '1', file], capture_output=True, text=True, check=True
        )
        ours.append(float(run.stdout.split()[4]))
        theirs.append(seconds(cleaner.clean, texts))
        both.append(theirs[-1] + seconds(bare.clean, texts))
    size = sum(len(text.encode()) for text in texts) / 1e6
    a, b, c = size / min(ours), size / min(theirs), size / min(both)
    print(
        f'| {len(texts)} {name} | {size:.1f} | {a:.0f} MB/s | {b:.0f} MB/s | {c:.0f} MB/s | {a / b:.2f}× | {a / c:.2f}× |'
    )
