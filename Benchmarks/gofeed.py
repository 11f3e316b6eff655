#!/usr/bin/env python3
"""gofeed.py PULSE: how much of gofeed's own suite holds for our fields (../shared/eval/parse/gofeed, MIT).

The universal expectations (testdata/translator, and the descriptions of testdata/extensions) are mapped to what
`pulse stage parse` answers; facts that we do not keep (copyrights, generators, TTLs) are no expectations. Prints the
share that holds and lists the rest.
"""

import datetime
import html
import json
import re
import shlex
import subprocess
import sys

import collection

if len(sys.argv) != 2:
    sys.exit(__doc__)
suite = collection.needed('eval/parse/gofeed/testdata')


def plain(text):
    # Titles and names are plain text with us, whatever markup they were wrapped in.
    text = html.unescape(html.unescape(re.sub(r'<[^>]*>', ' ', text or '')))
    return re.sub(r'\s+', '', re.sub(r'<[^>]*>', ' ', text))


def moment(text):
    if not text or text.startswith('0001'):
        return None
    return datetime.datetime.fromisoformat(text).timestamp() // 1


def expectations(want, got):
    """(name, wanted, given) for each fact that gofeed and we both have."""
    kind = dict(rss='rss', atom='atom', json='json feed').get(want.get('feedType'), '')
    yield 'format', f'{kind} {want.get("feedVersion") or ""}'.strip(), (got.get('format') or '').lower()
    yield 'title', plain(want.get('title')), plain(got.get('title'))
    yield 'link', want.get('link') or '', got.get('url') or ''
    yield 'language', (want.get('language') or '').lower(), (got.get('language') or '').lower()
    items = got.get('items') or []
    for index, item in enumerate(want.get('items') or []):
        ours = items[index] if index < len(items) else {}
        name = f'items[{index}].'
        texts = {plain(ours.get('summary')), plain(ours.get('content'))}
        for field in ('description', 'content'):
            wanted = plain(item.get(field))
            yield name + field, wanted, wanted if wanted in texts else plain(ours.get('summary') or ours.get('content'))
        yield name + 'title', plain(item.get('title')), plain(ours.get('title'))
        yield name + 'link', (item.get('link') or ''), ours.get('url') or ''
        yield name + 'guid', item.get('guid') or '', ours.get('id') or ''
        yield name + 'image', (item.get('image') or {}).get('url') or '', ours.get('image') or ''
        for field in ('published', 'updated'):
            yield name + field, moment(item.get(field + 'Parsed')), moment(ours.get(field))
        author = item.get('author') or (item.get('authors') or [{}])[0]
        yield name + 'author', plain(author.get('name') or author.get('email')), plain((ours.get('authors') or [''])[0])
        yield (
            name + 'categories',
            sorted({plain(c) for c in item.get('categories') or []}),
            sorted(plain(t) for t in ours.get('tags') or []),
        )
        yield (
            name + 'enclosures',
            [e['url'] for e in item.get('enclosures') or [] if e.get('url')],
            [e['url'] for e in ours.get('enclosures') or []],
        )


cases = []
for expected in sorted(suite.glob('translator/*/*.json')) + sorted(suite.glob('extensions/*/*.json')):
    if expected.name.endswith('_expected.json'):
        source = expected.with_name(expected.name.replace('_expected', ''))
    else:
        source = expected.with_suffix('.xml')
    if source.exists():
        cases.append((source, json.loads(expected.read_text())))
lines = ''.join(json.dumps(dict(id=str(source), path=str(source))) + '\n' for source, _ in cases)
run = subprocess.run(
    shlex.split(sys.argv[1]) + ['stage', 'parse'], input=lines, capture_output=True, text=True, check=True
)
answers = {answer['id']: answer for answer in map(json.loads, run.stdout.splitlines())}
held = wanted = 0
for source, want in cases:
    for name, right, given in expectations(want, answers[str(source)]):
        if not right:
            continue
        wanted += 1
        held += right == given
        if right != given:
            print(f'  {source.parent.name}/{source.stem}: {name}: {str(right)[:60]!r}, ours {str(given)[:60]!r}')
print(f'{held} of {wanted} expectations hold: {100 * held / max(1, wanted):.2f} %')
sys.exit(0 if held >= 0.98 * wanted else 1)
