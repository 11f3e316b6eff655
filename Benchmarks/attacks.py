#!/usr/bin/env python3
"""attacks.py PULSE [WORD]: what each attack that we know costs the built tool, and what it says to it.

    swift build -c release --product pulse
    python3 Benchmarks/attacks.py .build/release/pulse

Prints a table: CPU and wall seconds, the peak of resident memory beyond that of the same command with nothing hostile,
and the Failure's words, or what was read. With a WORD only the attacks with it in their names. Those on single stages go
through `pulse stage`, those of servers through `pulse build` with a server on loopback. Fails when an attack takes more
than 2 seconds of CPU or 200 MB beyond what it sent, when the tool dies, or when a request gets inside.
"""

import gzip
import http.server
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import typing

pulse = pathlib.Path(sys.argv[1]).resolve()
wanted = sys.argv[2] if len(sys.argv) > 2 else ''
folder = pathlib.Path(tempfile.mkdtemp(prefix='pulse-attacks-'))
MB = 1 << 20
secret = folder / 'secret'
secret.write_text('s3cret')


def measured(command, given=None):
    """Output, exit status, CPU seconds, wall seconds, peak bytes."""
    with open(folder / 'in', 'wb') as file:
        file.write(given or b'')
    start = time.monotonic()
    # A process that Python starts counts Python's memory as its own; one that `time` starts does not.
    with open(folder / 'in', 'rb') as stdin, open(folder / 'out', 'wb') as out, open(folder / 'err', 'wb') as err:
        status = subprocess.run(
            ['/usr/bin/time', '-q', '-o', folder / 'usage', '-f', '%U %S %M', *command],
            stdin=stdin,
            stdout=out,
            stderr=err,
            check=False,
        ).returncode
    user, system, peak = (folder / 'usage').read_text().split()[-3:]
    return (
        (folder / 'out').read_bytes(),
        status,
        float(user) + float(system),
        time.monotonic() - start,
        int(peak) * 1024,
    )


def rss(items, before=''):
    return (
        f'<?xml version="1.0"?>{before}<rss version="2.0"><channel><title>T</title>{items}'
        '<item><title>Last</title></item></channel></rss>'
    ).encode()


def item(text, element='description'):
    return f'<item><title>One</title><{element}>{text}</{element}></item>'


SPACES = 'xmlns:media="http://search.yahoo.com/mrss/" xmlns:atom="http://www.w3.org/2005/Atom"'


def many(count, part, before=''):
    """One item of so many numbered parts."""
    return rss(f'<item {SPACES}><title>Many</title>{before}{"".join(part % n for n in range(count))}</item>')


def attached(count, part, name='attachments'):
    """The same in JSON."""
    parts = ','.join(part % n for n in range(count))
    feed = '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","title":"Many","%s":[%s]}]}'
    return (feed % (name, parts)).encode()


def cycle(text, size):
    return text * (size // len(text))


laughs = '<!DOCTYPE r [<!ENTITY l0 "lol">{}]>'.format(
    ''.join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 21))
)
outside = f'<!DOCTYPE r [<!ENTITY x SYSTEM "file://{secret}"><!ENTITY % y SYSTEM "http://127.0.0.1:9/y">%y;]>'
feeds = {
    'billion laughs': rss(item('&l20;', 'title'), laughs),
    'quadratic blow-up: 100,000 uses of 25 KB': rss(
        item('&a;' * 100_000), '<!DOCTYPE r [<!ENTITY a "%s">]>' % ('x' * 25_000)
    ),
    'an entity that holds itself': rss(item('&a;'), '<!DOCTYPE r [<!ENTITY a "&b;"><!ENTITY b "&a;">]>'),
    'external entities': rss(item('&x;', 'title'), outside),
    'a million nested elements': rss(item('<a>' * 1_000_000)),
    'a million nested elements, closed': rss(item('<a>' * 1_000_000 + '</a>' * 1_000_000)),
    'a million attributes': rss(
        '<item {}><title>One</title></item>'.format(' '.join(f'a{n}=""' for n in range(1_000_000)))
    ),
    'a million namespaces': rss(
        '<item {}><title>One</title></item>'.format(' '.join(f'xmlns:n{n}="u"' for n in range(1_000_000)))
    ),
    'a million items': rss('<item><title>x</title></item>' * 500_000),
    'a million categories': rss('<item><title>x</title>%s</item>' % ('<category>c</category>' * 500_000)),
    '10 MB of one line': rss(item('x' * 10_000_000)),
    '10 MB of a title': rss(item('&amp;lt;b&amp;gt;' * 600_000, 'title')),
    '10 MB of "<"': b'<' * 10_000_000,
    '10 MB of "&"': rss(item('&' * 10_000_000)),
    '10 MB of CDATA openings': rss(item('<![CDATA[' * 1_100_000)),
    '10 MB of comments, not closed': rss(item('<!--' * 2_500_000)),
    "10 MB of a tag's name": b'<rss>' + b'<' + b'a' * 10_000_000,
    'a DOCTYPE of 10 MB': rss('', '<!DOCTYPE r [%s]>' % ('<!ENTITY a "b">' * 650_000)),
    'a million names of elements': rss(item(''.join(f'<n{n}/>' for n in range(1_000_000)))),
    'a million names of elements behind a DOCTYPE': rss(
        item(''.join(f'<n{n}/>' for n in range(1_000_000))), '<!DOCTYPE r [<!ENTITY a "b">]>'
    ),
    'NUL bytes': rss(item('a\0b' * 1000, 'title')).replace(b'<item>', b'\0<item>\0'),
    '10 MB of NUL bytes': b'\0' * 10_000_000,
    'invalid UTF-8': rss(item('a@b', 'title')).replace(
        b'a@b', b'a\xff\xfe\xc0\x80\xed\xa0\x80\xf5\x80' * 100_000 + b'b'
    ),
    'UTF-16 of odd length': rss(item('x')).decode().encode('utf-16')[:-1],
    'JSON, a million arrays deep': b'{"version":"https://jsonfeed.org/version/1.1","items":' + b'[' * 1_000_000,
    'JSON, 10 MB of one string': b'{"version":"https://jsonfeed.org/version/1.1","items":[{"title":"'
    + b'\\u0041' * 1_600_000
    + b'"}]}',
    'a date of 10 MB of digits': rss(item('1' * 10_000_000, 'pubDate')),
    'a date of 10 MB of words': rss(item('Mon, ' * 2_000_000, 'pubDate')),
    '100,000 dates of 100 bytes of nonsense': rss(item('2021-' * 20, 'pubDate') * 100_000),
    'an address of 10 MB': rss(item('https://x.example/' + '/..' * 3_000_000, 'link')),
    '50,000 addresses to resolve, 200 steps up each': rss(item('a/' * 20 + '../' * 60, 'link') * 50_000),
    'an item of 80,000 enclosures': many(80_000, '<enclosure url="http://a.example/%d"/>'),
    'an item of 400,000 enclosures': many(400_000, '<enclosure url="http://a.example/%d"/>'),
    'an item of 80,000 media contents': many(80_000, '<media:content medium="audio" url="http://a.example/%d"/>'),
    'an item of 80,000 pictures with words': many(
        80_000, '<media:content medium="image" url="/%d"><media:title>Picture</media:title></media:content>'
    ),
    'an item of 80,000 thumbnails': many(80_000, '<media:thumbnail url="/%d"/>'),
    'an item of 80,000 links': many(80_000, '<atom:link rel="enclosure" href="http://a.example/%d"/>'),
    'an item of 80,000 categories': many(80_000, '<category>Category %d</category>'),
    'an item of 80,000 authors': many(80_000, '<author><name>Jo %d</name></author>'),
    'an item of a million keywords': rss(item(''.join(f'k{n},' for n in range(1_000_000)), 'keywords')),
    'JSON, an item of 80,000 attachments': attached(80_000, '{"url":"http://a.example/%d","mime_type":"audio/mpeg"}'),
    'JSON, an item of 80,000 authors': attached(80_000, '{"name":"Jo %d"}', 'authors'),
    'JSON, an item of 80,000 tags': attached(80_000, '"Tag %d"', 'tags'),
    'items of 50 enclosures each beneath a base of half a KB': rss(
        (
            '<item xml:base="http://a.example/{}/"><title>x</title>{}</item>'.format(
                'b' * 480, ''.join(f'<enclosure url="{n}"/>' for n in range(50))
            )
        )
        * 4_000
    ),
    '500,000 links in a text beneath a base of 8 KB': rss(
        f'<item xml:base="http://a.example/{"b" * 8_000}/"><title>x</title>'
        '<description><![CDATA[%s]]></description></item>' % ('<a href=x>y</a>' * 500_000)
    ),
    '500,000 links in a text beneath a base of half a KB': rss(
        f'<item xml:base="http://a.example/{"b" * 480}/"><title>x</title>'
        '<description><![CDATA[%s]]></description></item>' % ('<a href=x>y</a>' * 500_000)
    ),
}
page = '<title>t</title><article>' + '<p>Words, and more words, to be an article of its own, twice over.</p>' * 20
texts = {
    'deep HTML: 2 million <b>': '<b>' * 2_000_000,
    'deep HTML: a million <div>': '<div>' * 1_000_000,
    'deep tables': '<table><tr><td>' * 300_000,
    'a million attributes': '<p {}>x'.format(' '.join(f'a{n}=1' for n in range(1_000_000))),
    'a million tags with 64 attributes of one name': '<a %s>x</a>' % ('href=x ' * 64) * 10_000,
    '10 MB of one line': 'x' * 10_000_000,
    '10 MB of white space': ' ' * 10_000_000,
    '10 MB of "<"': '<' * 10_000_000,
    '10 MB of "</"': '</' * 5_000_000,
    '10 MB of "<!--"': '<!--' * 2_500_000,
    '10 MB of "<!-- -"': '<!-- -' * 1_600_000,
    '10 MB of "<![CDATA["': '<![CDATA[' * 1_100_000,
    '10 MB of "]]>"': '<![CDATA[' + ']]' * 5_000_000,
    '10 MB of "<script>"': '<script>' * 1_250_000,
    '10 MB of "<script></scrip"': '<script>' + '</scrip' * 1_400_000,
    '10 MB of "&"': '&' * 10_000_000,
    '10 MB of "&amp"': '&amp' * 2_500_000,
    '10 MB of "&CounterClockwiseContourIntegra"': '&CounterClockwiseContourIntegra' * 320_000,
    '10 MB of "&#1"': '&#' + '1' * 10_000_000,
    'unclosed phrases, each paragraph': '<p><b><i><u>x' * 700_000,
    'a long link to open again': f'<p><a href="https://x.example/{"y" * 8000}">' + '<div>x</div><p>' * 100_000,
    'an address of 10 MB': f'<a href="https://x.example/{"a/" * 5_000_000}">x</a>',
    '10 MB of "../"': f'<a href="{"../" * 3_300_000}">x</a>',
    'parameters: 3 million': f'<a href="https://x.example/?{"a&" * 4_000}">x</a>' * 1_200,
    'a style of 10 MB': f'<img src="https://x.example/a.jpg" style="{"display:non" * 900_000}">',
    'media in media': '<video><audio>' * 700_000,
    'NUL bytes': '<p \0onclick=x>a\0b<scr\0ipt>c</scr\0ipt>' * 100_000,
}
pages = {name: page + text for name, text in texts.items()} | {
    'JSON-LD, deep': '<script type="application/ld+json">' + '[' * 200_000 + '</script>' + page,
    'JSON-LD, 10 MB': '<script type="application/ld+json">{"@type":"NewsArticle","headline":"%s"}</script>'
    % ('x' * 10_000_000)
    + page,
    'JSON-LD, 100,000 scripts': '<script type="application/ld+json">{"a":1}</script>' * 100_000 + page,
    'a million <meta>': '<meta name=author content="x">' * 330_000 + page,
    'a title of separators': '<title>' + 'a - ' * 2_500_000 + '</title>' + page,
    'a million headings': page + '<h1>one two three</h1>' * 450_000,
    'a million paragraphs': page + '<p>a, b, c, d, and e, f, g, h, i, j, k.' * 250_000,
    'classes of 10 MB': page + f'<div class="{"sidebar comment " * 600_000}">x</div>',
    'a million hidden elements': page + '<i style="display:none">x</i>' * 350_000,
    'lines of breaks': page + 'x<br><br>' * 1_100_000,
    '500,000 links beneath a base of 8 KB': f'<base href="http://a.example/{"b" * 8_000}/">'
    + page
    + '<a href=x>y</a>' * 500_000,
}
titles = {
    '"Live: " 100,000 times': 'Live: ' * 100_000,
    '"x | " 100,000 times': 'x | ' * 100_000,
    '100,000 quotations': '"a" ' * 100_000,
}

failed = []


def report(name, size, status, cpu, wall, extra, words):
    words = ' '.join(words.split()).replace('|', '\\|').replace(str(folder), '…')[:110]
    bounded = status in (0, 3) and cpu < 2 and extra < 200 * MB + 8 * size
    if not bounded or 's3cret' in words:
        failed.append(name)
    print(
        f'| {name} | {size / 1e6:.1f} MB | {cpu:.2f} s | {wall:.2f} s | {max(0, extra) / MB:.0f} MB | '
        f'{words}{"" if bounded else " **(over)**"} |',
        flush=True,
    )


def stage(stage, attacks, question, answer):
    plain = measured([pulse, 'stage', stage], question('nothing', b'<rss/>' if stage == 'parse' else '<p>x</p>'))[4]
    for name, attack in attacks.items():
        if wanted in f'{stage} {name}':
            given = question(name, attack)
            size = len(attack if isinstance(attack, bytes) else attack.encode())
            out, status, cpu, wall, peak = measured([pulse, 'stage', stage], given)
            try:
                words = answer(json.loads(out))
            except ValueError:
                words = f'died: {(folder / "err").read_text(errors="replace")[-80:]}'
            report(f'{stage}: {name}', size, status, cpu, wall, peak - plain, words)


def fed(name, attack):
    (folder / 'feed').write_bytes(attack)
    return json.dumps(dict(id=name, path=str(folder / 'feed'), url='https://x.example/a/b/c')).encode()


def read(answer):
    if answer.get('error'):
        return f'“{answer["error"]}”'
    titles = [entry['title'][:20] for entry in answer['items'][:2]]
    return f'{len(answer["items"])} items, {titles}' + (f', “{answer["problem"]}”' if answer.get('problem') else '')


def html(name, attack):
    return json.dumps(dict(id=name, html=attack, url='https://x.example/a/b/c')).encode()


def titled(name, attack):
    return json.dumps(dict(id=name, title=attack, url='https://x.example/a/b/c')).encode()


class Hostile(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    inside: typing.ClassVar[list] = []

    def log_message(self, *_):
        pass

    def do_GET(self):
        try:
            self.answer()
        except OSError:
            pass
        self.close_connection = True

    def redirect(self, location):
        self.wfile.write(b'HTTP/1.1 302 Found\r\nLocation: ' + location + b'\r\nContent-Length: 0\r\n\r\n')

    def answer(self):
        path, send = self.path, self.wfile.write
        head = b'HTTP/1.1 200 OK\r\nContent-Type: text/xml\r\n'
        if path == '/robots.txt':
            send(b'HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n')
        elif path.startswith('/inside'):
            Hostile.inside.append(path)
            send(head + b'\r\n')
        elif path.startswith('/bomb'):
            body = bombs[path]
            send(head + b'Content-Encoding: gzip\r\nContent-Length: %d\r\n\r\n' % len(body) + body)
        elif path.startswith('/characters/'):
            body = list(characters.values())[int(path.rpartition('/')[2])]
            send(head + b'Content-Length: %d\r\n\r\n' % len(body) + body)
        elif path == '/endless':
            send(head + b'\r\n')
            while True:
                send(b'x' * 65536)
        elif path == '/endless-head':
            send(head)
            while True:
                send(b'X-Filler: ' + b'x' * 1000 + b'\r\n')
        elif path == '/drip':
            send(head + b'\r\n')
            while True:
                send(b'x')
                time.sleep(0.2)
        elif path == '/silent':
            time.sleep(20)
        elif path == '/giant':
            send(head + b'Content-Length: 99999999999999\r\n\r\nx')
        elif path == '/chunks':
            send(head + b'Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nx')
        elif path == '/loop' or path == '/pool':
            self.redirect(b'/pool' if path == '/loop' else b'/loop')
        elif path.startswith('/hop'):
            self.redirect(b'/hop%d' % (int(path[4:] or 0) + 1))
        elif path == '/split':
            self.redirect(b'/a%0d%0aHost:%20evil.example\r\nSet-Cookie: a=b\r\nX-Injected: 1')
        elif path == '/nul-head':
            send(head + b'X-A: a\0b\r\nETag: "\0"\r\nContent-Length: 0\r\n\r\n')
        elif path == '/no-http':
            send(b'\0\xff' * 5000)
        elif path.startswith('/to?'):
            self.redirect(path[4:].encode().replace(b'PORT', b'%d' % port))
        else:
            body = rss(item('fine', 'title'))
            send(head + b'Content-Length: %d\r\n\r\n' % len(body) + body)


# What the stages alone don't show: a text on its way to an article.
characters = {
    name: rss(item('A long word' + piece * (8_000_000 // len(piece.encode()))))
    for name, piece in {
        'one letter with millions of accents': '\u0301',
        'one emoji of a million people': '\u200d\U0001f469',
        'a million regional indicators': '\U0001f1e6',
        'a syllable of millions of jamo': '\u1100',
        'millions of prepended marks': '\u0600',
    }.items()
}
LETTER = 'From x\nList-Id: <a.example>\nSubject: News\nCc: {}\n\n'.format(
    ', '.join(f'ana{n}@example.org' for n in range(20))
)
letters = {
    'a letter of 1 MB of short lines': LETTER + 'Ships don’t sail.\n' * 50_000,
    'a letter of 1 MB of mail addresses': LETTER + 'b@c.example ' * 85_000,
    'a letter of 1 MB of web addresses': LETTER + 'a.bc/d ' * 150_000,
}
bombs = {
    '/bomb-1-GB': gzip.compress(b'\0' * (1 << 30), 6),
    '/bomb-twice': gzip.compress(gzip.compress(b'x' * (1 << 28))),
}
servers = {
    'nothing hostile': '/fine',
    'gzip bomb: 1 MB that holds 1 GB': '/bomb-1-GB',
    'gzip in gzip': '/bomb-twice',
    'endless body': '/endless',
    'endless head': '/endless-head',
    'announces 100 TB': '/giant',
    'a chunk of 2^72 bytes': '/chunks',
    'slow drip (timeout set to 3 s)': '/drip',
    'silence (timeout set to 3 s)': '/silent',
    'redirect loop': '/loop',
    'redirects without end': '/hop',
    'header injection in a redirect': '/split',
    'NUL bytes in the head': '/nul-head',
    'no HTTP': '/no-http',
    'redirect to file:': f'/to?file://{secret}',
}
for name in (
    '127.0.0.2:PORT',
    '2130706434:PORT',
    '0x7f000002:PORT',
    '0177.0.0.2:PORT',
    '127.2:PORT',
    '[::1]:PORT',
    '[::ffff:127.0.0.2]:PORT',
    '169.254.169.254',
    '10.0.0.1',
    '192.168.1.1',
    '0:PORT',
    'localhost:PORT',
):
    servers[f'redirect to {name}'] = f'/to?http://{name}/inside'

server = http.server.ThreadingHTTPServer(('', 0), Hostile)
server.daemon_threads = True
port = server.server_address[1]
threading.Thread(target=server.serve_forever, daemon=True).start()


def build(feed, prefix=()):
    shutil.rmtree(folder / 'site', ignore_errors=True)
    (folder / 'site').mkdir()
    (folder / 'site/feeds.json').write_text(
        json.dumps(
            dict(
                site=dict(title='T', timeZone='Europe/London'),
                sources=[
                    dict(name=name, feed=address, category='news', language='en')
                    for name, address in (('Fine', f'http://127.0.0.1:{port}/well'), ('Hostile', feed))
                ],
                fetching=dict(allowedHosts=['127.0.0.1'], timeout=3, hostInterval=0),
            )
        )
    )
    out, status, cpu, wall, peak = measured(
        [
            *prefix,
            pulse,
            'build',
            '--json',
            '-c',
            folder / 'site/feeds.json',
            '--data-dir',
            folder / 'site/data',
            '--output',
            folder / 'site/out',
            '--now',
            '2026-01-15T12:00:00Z',
        ]
    )
    try:
        said = json.loads(out.splitlines()[-1])
        words = '; '.join(f'“{failure["reason"]}”' for failure in said.get('failed', [])) or f'{said["items"]} items'
    except (ValueError, IndexError, KeyError):
        words = f'died: {(folder / "err").read_text(errors="replace")[-80:]}'
    return words, status, cpu, wall, peak


RESOLVER = """
import socket, sys
answers = [b'\\xcb\\x00\\x71\\x01', b'\\x7f\\x00\\x00\\x01']
server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
server.bind(('127.0.0.53', 53))
count = 0
while True:
    question, address = server.recvfrom(512)
    end = question.index(b'\\0', 12) + 5
    isA = question[end - 4:end - 2] == b'\\0\\1'
    # The first answer is a public address, every later one this machine.
    addresses = [answers[min(count, 1)]] if isA else []
    count += isA
    server.sendto(question[:2] + b'\\x81\\x80\\0\\1' + len(addresses).to_bytes(2, 'big') + b'\\0\\0\\0\\0' + question[12:end]
                  + b''.join(b'\\xc0\\x0c\\0\\1\\0\\1\\0\\0\\0\\0\\0\\4' + a for a in addresses), address)
"""


def rebinding():
    """A resolver of our own, in a mount namespace where resolv.conf names it; needs root."""
    (folder / 'resolver.py').write_text(RESOLVER)
    (folder / 'resolv.conf').write_text('nameserver 127.0.0.53\noptions timeout:1 attempts:1\n')
    resolver = subprocess.Popen([sys.executable, folder / 'resolver.py'], stderr=subprocess.DEVNULL)
    inside = [
        'unshare',
        '--mount',
        'sh',
        '-c',
        f'mount --bind {folder}/resolv.conf /etc/resolv.conf && exec "$@"',
        'sh',
    ]
    try:
        time.sleep(0.5)
        if (
            resolver.poll() is not None
            or subprocess.run([*inside, 'true'], stderr=subprocess.DEVNULL, check=False).returncode
        ):
            return print(
                '| build: an address that rebinds | | | | | skipped: only root may mount a resolv.conf of its own |'
            )
        for turn in ('public first', 'then this machine'):
            words, status, cpu, wall, peak = build(f'http://rebind.example.com:{port}/inside', inside)
            report(f'build: a name that rebinds, {turn}', 0, status, cpu, wall, peak - plain, words)
    finally:
        resolver.kill()


try:
    print('| attack | bytes | CPU | wall | memory more | what the tool says |\n|---|---|---|---|---|---|')
    stage('parse', feeds, fed, read)
    stage('sanitise', texts, html, lambda a: f'{len(a["html"])} bytes of HTML, {len(a["text"])} of text')
    stage('extract', pages, html, lambda a: f'“{str(a.get("title"))[:20]}”, {len(a["text"])} characters of text')
    stage('kind', titles, titled, lambda a: f'{a["kind"]}, {a["rules"]}')
    plain = build(f'http://127.0.0.1:{port}/fine')[4]
    for name, path in servers.items():
        if wanted in f'build {name}':
            words, status, cpu, wall, peak = build(f'http://127.0.0.1:{port}{path}')
            report(f'build: {name}', 0, status, cpu, wall, peak - plain, words)
    for number, (name, body) in enumerate(characters.items()):
        if wanted in f'build {name}':
            words, status, cpu, wall, peak = build(f'http://127.0.0.1:{port}/characters/{number}')
            report(f'build: {name}', len(body), status, cpu, wall, peak - plain, words)
    for name, letter in letters.items():
        if wanted in f'build {name}':
            (folder / 'letters').write_text(letter, newline='')
            words, status, cpu, wall, peak = build(f'mbox:{folder}/letters')
            report(f'build: {name}', len(letter.encode()), status, cpu, wall, peak - plain, words)
    for name, feed in (
        ('a feed on localhost', f'http://localhost:{port}/inside'),
        ('a feed at a decimal address', f'http://2130706434:{port}/inside'),
        ('a feed with a line break in its address', f'http://127.0.0.1:{port}/x\r\nX-Injected: 1'),
    ):
        if wanted in f'build {name}':
            words, status, cpu, wall, peak = build(feed)
            words = words if status != 2 else (folder / 'err').read_text().strip()
            report(f'build: {name}', 0, 0 if status == 2 else status, cpu, wall, peak - plain, words)
    if wanted in 'build rebinds':
        rebinding()
finally:
    shutil.rmtree(folder)
if Hostile.inside:
    failed.append(f'requests got inside: {Hostile.inside}')
print(f'\n{len(failed)} not bounded', *failed, sep='\n')
sys.exit(bool(failed))
