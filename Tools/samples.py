#!/usr/bin/env python3
"""Writes Samples/feeds/ and Samples/feeds.json from the world described in Tools/samples/.

    python3 Tools/samples.py            write the files (the same bytes every time)
    python3 Tools/samples.py --check    count and measure what the world holds, and write nothing

An item in Tools/samples/items/<publisher>.txt is a block of lines, blocks are divided by an empty line:

    14 16:55 #ebro-flood img by=Clara Montell      day of March 2026 and time in UTC; then, all optional: the story
    The title                                      that it tells, whether it has a picture, and key=value notes
    The summary, one to three sentences
    Each further line is a paragraph of the article
"""

import collections
import json
import pathlib
import re
import sys

TOOLS = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(TOOLS))
sys.dont_write_bytecode = True

from samples import broken, formats, world

ROOT = TOOLS.parent
SITE = {
    'title': 'Global Pulse',
    'tagline': "What's moving the world right now",
    'timeZone': 'Europe/Lisbon',
    'language': 'en',
    'retentionDays': 30,
}


def configuration(publishers, shipped):
    address = 'http://127.0.0.1:8787/'
    sources = []
    for publisher in publishers:
        source = {'name': publisher.name, 'feed': address + publisher.file, 'site': publisher.site}
        for key in ('category', 'subcategory', 'language', 'country', 'tier', 'editions'):
            if publisher.get(key):
                source[key] = publisher.get(key)
        sources.append(source)
    sources += [dict(source, feed=address + source['feed']) for source in broken.SOURCES]
    return {
        '$schema': '../feeds.schema.json',
        '$comment': 'Written by Tools/samples.py. The feeds are served on loopback, so that host is allowed and not spared.',
        'site': SITE,
        'fetching': {'allowedHosts': ['127.0.0.1'], 'perHost': 8, 'hostInterval': 0},
        'categories': shipped['categories'],
        'editions': shipped['editions'],
        'sources': sources,
    }


def check(publishers):
    """Prints what the world holds; the exit code says whether it keeps its promises."""
    complaints = []
    items = [item for publisher in publishers for item in publisher.items]
    for publisher in publishers:
        if publisher.get('format') == 'reddit':
            continue  # people on a board write as long as they like
        for item in publisher.items:
            place = f'{publisher.id}, {item.when:%d %H:%M}'
            if item.title and not 35 <= len(item.title) <= 95:
                complaints.append(f'{place}: a title of {len(item.title)} characters')
            if item.title and not 120 <= len(item.summary) <= 360:
                complaints.append(f'{place}: a summary of {len(item.summary)} characters')
    tellings = collections.defaultdict(set)
    for publisher in publishers:
        for item in publisher.items:
            if item.story:
                tellings[item.story].add(publisher.id)
    last = [item for item in items if item.when >= world.NOW - world.hours(6)]
    earlier = [item for item in items if item.when.date() == world.NOW.date() and item not in last]
    print(f'feeds {len(publishers)}, broken and hostile {len(broken.SOURCES)}, items {len(items)}')
    print(f'last six hours {len(last)}, earlier that day {len(earlier)}')
    print(f"with an article's text {sum(1 for item in items if item.body)}")
    print('stories ' + ', '.join(f'{story} {len(by)}' for story, by in sorted(tellings.items())))
    for key in ('format', 'category', 'language'):
        counts = collections.Counter()
        for publisher in publishers:
            counts[publisher.get(key).split('-')[0]] += len(publisher.items)
        print(f'{key}: ' + ', '.join(f'{name} {count}' for name, count in sorted(counts.items())))
    titles = collections.Counter(item.title for item in items if item.title and not item.note('same'))
    complaints += [f'a title stands twice: {title}' for title, count in titles.items() if count > 1]
    complaints += [f'after the fixed moment: {item.title}' for item in items if item.when > world.NOW]
    for complaint in complaints:
        print('complaint:', complaint, file=sys.stderr)
    return 1 if complaints else 0


def write(publishers):
    folder = ROOT / 'Samples' / 'feeds'
    folder.mkdir(parents=True, exist_ok=True)
    files = {publisher.file: formats.feed(publisher) for publisher in publishers}
    files |= broken.files(publishers)
    for old in sorted(folder.iterdir()):
        if old.name not in files:
            old.unlink()
    for name, body in sorted(files.items()):
        (folder / name).write_bytes(body)
    shipped = json.loads((ROOT / 'feeds.json').read_text())
    text = json.dumps(configuration(publishers, shipped), ensure_ascii=False, indent=2)
    text = re.sub(r'\[\s+("[^\[\]{}]*?")\s+\]', lambda found: '[' + re.sub(r'\s*\n\s*', ' ', found[1]) + ']', text)
    (ROOT / 'Samples' / 'feeds.json').write_text(text + '\n')


if __name__ == '__main__':
    everyone = world.publishers(TOOLS / 'samples')
    if '--check' in sys.argv[1:]:
        sys.exit(check(everyone))
    write(everyone)
