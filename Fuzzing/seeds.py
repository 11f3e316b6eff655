#!/usr/bin/env python3
"""seeds.py FOLDER: what the fuzzer starts from, one folder a target below FOLDER.

Small samples and fixtures of this repository; where ../shared is present its feeds and attacks too, never copied in here, unless
PULSE_OWN_SEEDS is set.
"""

import gzip
import json
import os
import pathlib
import sys

from mutating import kept

folder = pathlib.Path(sys.argv[1])
root = pathlib.Path(__file__).resolve().parents[1]
shared = root.parent / ('nowhere' if os.environ.get('PULSE_OWN_SEEDS') else 'shared')
LARGEST = 16_384


def keep(target, name, data):
    if 0 < len(data) <= LARGEST:
        file = folder / target / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)


def fixtures(folder_of_tests, pattern):
    """The fixtures that match; ends the program if there are none, because their folder must have moved."""
    files = sorted((root / 'Tests' / folder_of_tests).glob(pattern))
    return files or sys.exit(f'no {pattern} in Tests/{folder_of_tests}')


for file in sorted((root / 'Samples/feeds').glob('*')) + sorted(
    (root / 'Tests/ParsingTests/Fixtures').rglob('*.[xj]*')
):
    keep('json' if file.suffix == '.json' else 'feed', f'sample-{file.name}', file.read_bytes())
    if file.suffix == '.xml':
        keep('xml', f'sample-{file.name}', file.read_bytes())
        # A byte that the target replaces by a long text.
        keep('xml', f'long-{file.name}', file.read_bytes().replace(b'</title>', b'\x01</title>', 1))
for number, file in enumerate(sorted((shared / 'feeds/real').glob('*'))):
    data = file.read_bytes()
    # A feed cut off behind its first items still is one.
    keep('feed', f'real-{number}', data if len(data) <= LARGEST else data[:8192])
    keep('xml', f'real-{number}', data)

for file in fixtures('MarkupReadingTests/HTML/Fixtures/Sanitise', '*.html'):
    keep('sanitise', f'fixture-{file.stem}', file.read_bytes())
for file in fixtures('MarkupReadingTests/HTML/Fixtures/Articles', '*.html'):
    keep('extract', f'fixture-{file.stem}', file.read_bytes())
hostile = shared / 'eval/sanitise/hostile.ndjson'
for number, line in enumerate(hostile.read_text().splitlines() if hostile.exists() else []):
    keep('sanitise', f'hostile-{number}', json.loads(line)['html'].encode())
pages = shared / 'eval/extract/mozilla.ndjson.gz'
for number, line in enumerate(gzip.decompress(pages.read_bytes()).decode().splitlines() if pages.exists() else []):
    keep('extract', f'page-{number}', json.loads(line)['html'].encode()[:LARGEST])

for number, line in enumerate(
    """\
Mon, 15 Mar 2021 09:05:00 +0100
Mon, 15 Mar 21 9:05 EST
2021-03-15T09:05:00.123456Z
20210315T090500+0100
2021-W11-1
2021-074
Mon Mar 15 09:05:00 2021
March 15, 2021 9:05 pm
15 de marzo de 2021 a las 09:05
2021年3月15日 9時5分
2021. 3. 15. 오후 9:05
1615799100
1615799100000
15 Μαρ 2021 09:05:00 +0200
0001-01-01T00:00:00Z
9999-12-31T23:59:60-23:59""".splitlines()
):
    keep('date', f'{number}', line.encode())

for number, line in enumerate(
    """\
https://example.org/a/b/../c?utm_source=x&id=1#part
../x y?z|//example.org/a/b
//example.org:8080/%zz%41|http://a/b/c/d;p?q
\\\\example.org\\a|https://user:word@example.net/
https://en.m.example.org/amp/story/index.html;jsessionid=1?amp=1&b&a=%e9
https://www.google.com/amp/s/example.org/story.amp.html
https://example-org.cdn.ampproject.org/c/s/example.org/amp/?ref=rss#!hash
HTTPS:///[::1]:443/a(b)<c>`|`"d"&amp;e&copy;
java\tscript:alert(1)|data:,x""".splitlines()
):
    keep('address', f'{number}', line.replace('|', '\n').encode())

for number, line in enumerate(
    """\
[x](javascript:y) *a* _b_ `c` <d> &amp; | e
# heading
1. list
- - list
---
~~~
> quote
| a | b |
![x][y] https://x.y www.x.y a@b.c [^1]
\u202eover\u2066 (x) \\* ] : . ) = +""".splitlines()
):
    for container in range(13):
        keep('markdown', f'{number}-{container}', bytes([container]) + line.encode())

for target, folder_of_tests, pattern in (
    ('robots', 'FetchingTests/Fixtures/Robots', '*.txt'),
    ('opml', 'ParsingTests/Fixtures/Subscriptions', '*.opml'),
    ('opml', 'ParsingTests/Fixtures/Subscriptions', '*.xml'),
    ('settings', 'PipelineTests/Fixtures/Configurations', '*.json'),
    ('picture', 'PictureMakingTests/Fixtures', '*.*'),
):
    for file in fixtures(folder_of_tests, pattern):
        first = b'a/b?c=d*e$\n' if target == 'robots' else b''
        keep(target, f'fixture-{file.name}', first + file.read_bytes())
for file in sorted((root / 'Fuzzing/Corpus').glob('*.txt')):
    for number, data in enumerate(kept(file.stem)):
        keep(file.stem, f'kept-{number}', data)

for crash in (root / 'Tests/PropertyCheckingTests/Fixtures/Crashes').rglob('*/*'):
    keep(crash.parent.name, f'crash-{crash.name}', crash.read_bytes())
