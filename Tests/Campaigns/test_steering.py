"""What a feed writes to turn letters around, to hide words or to steer a terminal reaches no reader, no list and no terminal."""

import base64
import email
import html
import json
import os
import re

from world import FIRST_NIGHT

# What may stand nowhere.
NEVER = (
    [chr(code) for code in (*range(0x202A, 0x202F), 0x2028, 0x2029, 0x200B, *range(0x2060, 0x2066), 0xFEFF, 0x180E)]
    + [chr(code) for code in (0x1B, 0x07, 0x00, 0x7F, 0x85, 0x9B, 0x9D)]
    + [chr(code) for code in (*range(0x206A, 0x2070), 0xFFF9, 0xE0001, 0xE0041, 0xE007F)]
)
ISOLATES = [chr(code) for code in range(0x2066, 0x206A)]
# What else a terminal has no use for.
MARKS = [chr(code) for code in (0x200E, 0x200F, 0x061C)]
# XML has no such characters; JSON has.
IN_JSON = {'\x00', '\x07', '\x1b'}

HEBREW = 'נמל \u2067חיפה\u2069 \u200e(12)\u200f נפתח'
MOMENT = 'Mon, 02 Mar 2026 03:00:00 GMT'


def rss(names):
    """A feed with one of them in each of its texts."""
    items = ''.join(
        f'<item><title>Quay {number} opens{c} in Lis{c}bon</title><link>https://quay.example/{c}{number}</link>'
        f'<guid>quay-{number}{c}</guid><pubDate>{MOMENT}</pubDate><author>Ana{c} Sousa</author>'
        f'<category>ports{c}</category><description>The quay {number} in Lisbon{c} has opened, it{c} was said.</description>'
        f'<enclosure url="https://quay.example/{number}.mp3" type="audio/mpeg{c}" length="1"/></item>'
        for number, c in enumerate(names)
    )
    return (
        f'<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Quays{"".join(names[:9])}</title>'
        f'<link>https://quay.example/</link><description>x</description>{items}'
        f'<item><title>{HEBREW}</title><link>https://quay.example/he</link><pubDate>{MOMENT}</pubDate></item>'
        f'</channel></rss>'
    )


def json_feed(names):
    items = [
        dict(
            id=f'j{number}',
            url=f'https://pier.example/{number}',
            title=f'Pier {number} clo{c}ses in Nairobi',
            content_text=f'The pier{c} number {number} in Nairobi closes.',
            date_published='2026-03-02T03:00:00Z',
            authors=[dict(name=f'Jo{c} Otieno')],
            tags=[f'pier{c}s'],
        )
        for number, c in enumerate(names)
    ]
    feed = dict(version='https://jsonfeed.org/version/1.1', title='Piers' + ''.join(names), items=items)
    return json.dumps(feed)


def answering(kind, text):
    def answer(handler):
        body = text.encode()
        handler.send_response(200)
        handler.send_header('Content-Type', kind)
        handler.send_header('Content-Length', str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return answer


def found(text, besides=()):
    return sorted({f'U+{ord(c):04X}' for c in text if c in NEVER and c not in besides})


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield key
            yield from strings(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings(each)


def texts(path, content):
    """A file as it is, and as whoever reads it has it."""
    text = content.decode('utf-8', 'replace')
    yield text
    if path.endswith(('.json', '.webmanifest')):
        yield '\n'.join(strings(json.loads(text)))
    elif path.endswith(('.html', '.xml')):
        yield html.unescape(text)
        for data in re.findall(r'<script type="application/ld\+json">(.*?)</script>', text, re.DOTALL):
            yield '\n'.join(strings(json.loads(data)))


def is_balanced(text):
    depth = 0
    for c in text:
        if c in ISOLATES[:3]:
            depth += 1
        elif c == ISOLATES[3]:
            depth -= 1
            if depth < 0:
                return False
        elif c == '\n' and depth:
            return False
    return depth == 0


def test_no_control_character_of_a_feed_is_published(world):
    in_xml = [c for c in NEVER if c not in IN_JSON] + ISOLATES
    publishers = world.publishers
    publishers.instead = {
        'quays.xml': answering('application/rss+xml', rss(in_xml)),
        'piers.json': answering('application/feed+json', json_feed(NEVER + ISOLATES)),
        'more.xml': answering('application/rss+xml', rss(in_xml).replace('quay', 'dock').replace('Quay', 'Dock')),
    }
    publishers.now = FIRST_NIGHT
    world.settings['sources'] = []
    world.configure()
    there = f'http://127.0.0.1:{publishers.port}'
    # What a terminal or a pipe is given.
    said = []

    def run(*arguments, statuses=(0,)):
        ran = world.run(*arguments)
        assert ran.status in statuses, (arguments, ran)
        said.append((arguments, ran.output + ran.errors))
        return ran

    run('add', f'{there}/quays.xml', '--category', 'news')
    run('add', f'{there}/piers.json', '--category', 'news')
    name = 'Do' + ''.join(c for c in in_xml if c not in ISOLATES) + 'cks'
    (world.folder / 'list.opml').write_text(
        f'<opml version="2.0"><body><outline text="{name}" title="{name}" xmlUrl="{there}/more.xml" language="en{in_xml[0]}"/>'
        '</body></opml>',
        encoding='utf-8',
    )
    run('import', 'list.opml', '--category', 'news')
    listed = (world.folder / 'feeds.json').read_text(encoding='utf-8')
    assert listed.count(there) == 3 and 'Quays' in listed and 'Piers' in listed
    for text in (listed, *strings(json.loads(listed))):
        assert not found(text) and is_balanced(text), text

    now = ('--now', '2026-03-02T05:00:00Z')
    run('build', '--verbose', *now)
    run('build', '--json', '--force', *now)
    run('check', '--feeds', statuses=(0, 3))
    run('check', '--feeds', '--json', statuses=(0, 3))
    run('list')
    run('list', '--json')
    run('export')
    run('archive', 'check')
    run('explain', 'https://pier.example/1', *now)
    run('explain', 'https://pier.example/1', '--json', *now)
    digest = run('digest').output
    assert 'Pier' in digest or 'Quay' in digest
    # Nothing is sent; that there is something to send with is asked for all the same.
    programs = world.folder / 'programs'
    programs.mkdir()
    (programs / 'sendmail').write_text('#!/bin/sh\n')
    (programs / 'sendmail').chmod(0o755)
    around = {'PATH': f'{programs}:{os.environ["PATH"]}'}
    mail = world.run('digest', '--mail', 'ada@example.org', '--dry-run', *now, environment=around).output
    letter = email.message_from_string(mail)
    for part in letter.walk():
        if not part.is_multipart():
            said.append(
                (('mail', part.get_content_type()), html.unescape(base64.b64decode(part.get_payload()).decode()))
            )
    said.append((('mail', 'subject'), letter['Subject']))
    for arguments, text in said:
        assert not found(text), (arguments, found(text))
        if arguments[0] not in ('digest', 'mail', 'export'):
            assert not [c for c in text if c in MARKS + ISOLATES], arguments

    # The site: pages, feeds, indexes, structured data.
    count = 0
    for path, content in world.site().items():
        if path.endswith(('.html', '.md', '.json', '.xml', '.txt', '.opml', '.svg', '.webmanifest')):
            count += 1
            for text in texts(path, content):
                # A text that is empty to the eye stands in styles and scripts of ours alone.
                assert not found(text), (path, found(text))
    assert count > 20
    # What Hebrew needs is there, as it was written.
    data = [title for title in strings(json.loads(world.site()['feeds/index.json'])) if 'נמל' in title]
    assert HEBREW in data, data
    for path, content in world.site().items():
        if path.endswith('.json'):
            for text in strings(json.loads(content)):
                assert is_balanced(text), (path, text)
