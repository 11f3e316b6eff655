"""A feed that echoes what the configuration keeps secret puts none of it into the site, the terminal or the data."""

import base64
import html
import json
import urllib.parse

import pytest
from world import PUBLISHED, World

TOKEN, KEY, LOGIN, HEADER = 'SECRETSELF', 'k3y-0f-the-paper', 'ada:hunter2-and-more', 'Bearer r4re-bearer-text'
PATH, PASSPHRASE, MAIL = 'secret-path-77', 'nine words that nobody would ever guess here', 'mail-pa55-word'
SECRETS = [TOKEN, KEY, LOGIN, 'hunter2-and-more', HEADER, 'r4re-bearer-text', PATH, PASSPHRASE, MAIL]
ENVIRONMENT = {'LOGIN': LOGIN, 'HEADER': HEADER, 'MAIL_PASSWORD': MAIL, 'WORDS': PASSPHRASE}


def spellings(secret):
    """A secret as files may hold it."""
    plain = [secret, html.escape(secret), json.dumps(secret)[1:-1], urllib.parse.quote(secret, safe='')]
    return {form.encode() for form in plain} | {base64.b64encode(secret.encode()).rstrip(b'=')[:-1]}


def echoes(addresses):
    """Items that say every secret in every place that an item has."""
    items = []
    for number, address in enumerate(addresses):
        quoted, escaped = urllib.parse.quote(address, safe=''), html.escape(address)
        for form, link in enumerate(
            (
                address,
                address.replace('http:', 'https:'),
                f'https://away.example/go?to={quoted}',
                f'https://away.example/go?to={urllib.parse.quote(quoted)}',
                f'https://away.example/{address}',
                address + '#part',
                address.upper().replace('HTTP', 'http') if 'path' in address else address + '&utm_source=x',
            )
        ):
            link, name = html.escape(link), f'Storm {number} {form} reaches the coast of Portugal on its way north'
            items.append(f'''<item><title>{name}</title><link>{link}</link><guid>{link}</guid>
              <pubDate>Sun, 01 Mar 2026 20:0{form}:00 GMT</pubDate><comments>{link}</comments>
              <author>{escaped} (Ada)</author><dc:creator>{escaped}</dc:creator><category>{escaped}</category>
              <source url="{link}">{escaped}</source><wfw:commentRss>{link}</wfw:commentRss>
              <feedburner:origLink>{link}</feedburner:origLink><creativeCommons:license>{link}</creativeCommons:license>
              <enclosure url="{link}" type="audio/mpeg" length="5"/><media:content url="{link}" medium="image"/>
              <media:thumbnail url="{link}"/><podcast:transcript url="{link}" type="text/vtt"/>
              <podcast:chapters url="{link}" type="application/json"/><atom:link rel="enclosure" href="{link}"/>
              <description>{html.escape(f'<p>See {link} or <a href="{link}">this</a> <img src="{link}" width="900"></p>')}</description>
              <content:encoded>{html.escape(f'<img src="{link}"><p>Read {address}.</p>')}</content:encoded></item>''')
        items.append(f"""<item><title>Fire {number} near Porto is out, say the fire fighters</title><guid>{escaped}</guid>
          <pubDate>Sun, 01 Mar 2026 21:00:00 GMT</pubDate><description>Only a guid names its page.</description></item>""")
    for number, secret in enumerate(SECRETS):
        escaped = html.escape(secret)
        items.append(f"""<item><title>Letter {number} with {escaped} in it reaches the editor</title>
          <link>https://paper.example/{number}?x={urllib.parse.quote(secret)}</link><category>{escaped}</category>
          <dc:creator>{escaped}</dc:creator><pubDate>Sun, 01 Mar 2026 22:00:00 GMT</pubDate>
          <description>It says {escaped}, and then {escaped}.</description></item>""")
    spaces = ' '.join(f'xmlns:{name}="{space}"' for name, space in (
        ('atom', 'http://www.w3.org/2005/Atom'), ('dc', 'http://purl.org/dc/elements/1.1/'),
        ('media', 'http://search.yahoo.com/mrss/'), ('podcast', 'https://podcastindex.org/namespace/1.0'),
        ('content', 'http://purl.org/rss/1.0/modules/content/'), ('wfw', 'http://wellformedweb.org/CommentAPI/'),
        ('feedburner', 'http://rssnamespace.org/feedburner/ext/1.0'),
        ('creativeCommons', 'http://backend.userland.com/creativeCommonsRssModule'),
    ))  # fmt: skip
    first = html.escape(addresses[0])
    return f'''<rss version="2.0" {spaces}><channel><title>Echo</title><link>{first}</link>
      <atom:link rel="self" href="{first}"/><atom:link rel="hub" href="{first}"/><image><url>{first}</url></image>
      {''.join(items)}</channel></rss>'''


@pytest.mark.parametrize('images', ['remote'])
def test_nothing_that_is_secret_reaches_the_site(tmp_path, images):
    with World(tmp_path / 'world', publishers=4) as world:
        address = f'http://127.0.0.1:{world.publishers.port}'
        secret = [
            f'{address}/own.xml?token={TOKEN}',
            f'{address}/paper.xml?format=rss&key={KEY}',
            f'{address}/{PATH}/feed.xml',
        ]
        feed = echoes([*secret, f'{address}/{PATH}/feed.xml'])

        def echo(handler):
            body = feed.encode()
            handler.send_response(200)
            handler.send_header('Content-Type', 'application/rss+xml')
            handler.send_header('Content-Length', str(len(body)))
            handler.end_headers()
            handler.wfile.write(body)

        for path in ('own.xml', 'paper.xml', f'{PATH}/feed.xml', 'login.xml'):
            world.publishers.instead[path] = echo
        source = {'category': 'news', 'language': 'en'}
        world.configure(
            site=world.settings['site'] | {'address': 'https://news.example/', 'images': images},
            mail={'server': 'smtp://localhost:1', 'user': 'ada', 'password': {'environment': 'MAIL_PASSWORD'}},
            sources=world.settings['sources']
            + [
                source | {'name': 'Own', 'feed': secret[0]},
                source | {'name': 'Key', 'feed': secret[1]},
                source | {'name': 'Path', 'feed': secret[2], 'private': True},
                source
                | {
                    'name': 'Login',
                    'feed': f'{address}/login.xml',
                    'login': {'environment': 'LOGIN'},
                    'headers': [{'name': 'X-Key', 'environment': 'HEADER'}],
                },
            ],
        )
        said = []
        for arguments in (['-v', '--export', 'edition.ndjson'], ['--json', '--force']):
            ran = world.build(0, *arguments, environment=ENVIRONMENT)
            assert ran.status in PUBLISHED and not ran.has_trapped, ran
            said.append((ran.output + ran.errors).encode())
        assert 'reaches the coast of Portugal' in (world.output / 'search' / 'front.json').read_text() + ''.join(
            path.read_text() for path in world.output.rglob('*.html')
        ), 'the echoing feeds were not read'
        files = world.site() | {
            'what builds said': b''.join(said),
            'export': (world.folder / 'edition.ndjson').read_bytes(),
        }
        # The owner's own terminal may name feeds as the configuration does (docs/outputs.md).
        private = [PASSPHRASE, MAIL, LOGIN, HEADER, 'hunter2-and-more', 'r4re-bearer-text']
        found = [
            (path, secret)
            for path, content in files.items()
            for secret in (private if path == 'what builds said' else [each for each in SECRETS if each != PASSPHRASE])
            for form in spellings(secret)
            if form.lower() in content.lower()
        ]
        assert not found, f'{len(found)}: {found[:12]}'
