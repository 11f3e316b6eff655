"""Judges a site made of hostile feeds by other parsers than the tool's: lexbor (HTML as browsers read it), expat, json."""

import json
import re
import xml.parsers.expat

from selectolax.lexbor import LexborHTMLParser

# Attributes that say something in a reader's words; the mark of what is hostile may stand there as text.
SPOKEN = re.compile(r'title|alt|content|aria-label|placeholder|data-category|data-words?(-.*)?|lang|datetime|value')
ADDRESSES = (
    'href',
    'src',
    'action',
    'poster',
    'srcset',
    'formaction',
    'data',
    'cite',
    'xlink:href',
    'background',
    'ping',
)
# Attributes that any element may have; what they say is judged by the mark.
HARMLESS = re.compile(r'id|class|lang|dir|title|hidden|data-.*')
# What acts or asks: of these each attribute's value counts, too, as it is written in the templates.
ACTING = ('button', 'input', 'form', 'select', 'textarea', 'template', 'base', 'object', 'embed', 'iframe', 'noscript')
SCHEMES = ('http', 'https', 'mailto')
MARK = 'zq'
# Addresses that the page of media asks for once its reader has pressed a button, and who is asked then.
OPENED = ('data-src', 'data-frame', 'data-chapters', 'data-transcript')
# What may say anything in an alphabet that cannot act: a host; a story's page, by its id and plain words of its title.
PLAIN = {'data-host': re.compile(r'[a-z0-9.\[\]:-]*'), 'data-story': re.compile(r'[0-9a-f]{16}(-[a-z0-9]+)*')}
# Elements that an article's own HTML may bring into a feed of the site.
PROSE = set(
    """p div blockquote figure figcaption details summary pre h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption
thead tbody tfoot tr td th a abbr b cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var br wbr hr
img html head body span""".split()
)


class Judge:
    """Knows what the pages of benign sites hold; whatever another site holds beyond that is a complaint."""

    def __init__(self, *benign):
        self.known = set()
        for site in benign:
            for path, content in site.items():
                self.known |= {sign for sign, _ in signs(path, content)}

    def complaints(self, site):
        """What is wrong with a site, a line each: files that cannot be parsed, what acts, links that lead nowhere."""
        told = []
        for path, content in site.items():
            if not re.fullmatch(r'[A-Za-z0-9._/-]+', path):
                told.append(f'{path!a} is no plain name')
            told += [f'{path}: {word}' for word in parsing(path, content)]
            told += [f'{path}: {word}' for sign, word in signs(path, content) if sign not in self.known]
            told += [f'{path}: {word}' for word in acting(path, content, site)]
        return told


def tree(content):
    return LexborHTMLParser(content.decode('utf-8', 'replace')).root.traverse(include_text=False)


def signs(path, content):
    """The signs of a page, by which pages are compared, each with how it reads."""
    if not path.endswith('.html'):
        return
    for node in tree(content):
        attributes = node.attributes
        for name in attributes:
            if not HARMLESS.fullmatch(name):
                yield (node.tag, name), f'<{node.tag}> has {name}: {node.html[:300]!a}'
        yield (node.tag,), f'holds <{node.tag}>: {node.html[:300]!a}'
        if node.tag in ACTING:
            said = tuple(sorted((name, value) for name, value in attributes.items() if not SPOKEN.fullmatch(name)))
            yield (node.tag, said), f'holds {node.html[:300]!a}'
        if node.tag == 'style' or (node.tag == 'script' and 'json' not in (attributes.get('type') or '')):
            # The files that a script comes from are named after what they hold.
            yield (node.tag, attributes.get('src'), node.text()), f'holds {node.html[:300]!a}'
        if node.tag == 'meta' and 'http-equiv' in attributes:
            kind = attributes['http-equiv'].lower()
            value = '' if kind == 'refresh' else attributes.get('content')
            if path == 'media.html' and kind == 'content-security-policy':
                value = policy(value)
            yield (node.tag, kind, value), f'holds {node.html[:300]!a}'
        if 'style' in attributes:
            yield ('style', re.sub(r'[0-9a-f.]+', '0', attributes['style'] or '')), f'is styled {node.html[:300]!a}'


def policy(text):
    """The policy of a page of media without what its feeds may add: the hosts of pictures, lists, files and frames."""
    host = re.compile(r'https?:(//[a-z0-9.-]+(:\d+)?)?')
    kept = []
    for directive in text.split(';'):
        name, *sources = directive.split()
        own = name in ('img-src', 'connect-src', 'media-src', 'frame-src')
        left = [source for source in sources if not (own and host.fullmatch(source))]
        if left or name not in ('media-src', 'frame-src'):
            kept.append((name, *left))
    return tuple(kept)


def acting(path, content, site):
    """What no page may hold, whatever the templates do."""
    if not path.endswith('.html'):
        return
    for node in tree(content):
        for name, value in node.attributes.items():
            value = value or ''
            if name.startswith('on') or MARK in name or MARK in node.tag:
                yield f'may act: {node.html[:300]!a}'
            elif name in ADDRESSES:
                # Sound waits for a press.
                waits = node.tag == 'audio' and node.attributes.get('preload') == 'none'
                yield from address(path, value, site, asks=(name != 'href' or node.tag == 'link') and not waits)
            elif name in OPENED:
                yield from address(path, value, site)
            elif name in PLAIN and PLAIN[name].fullmatch(value):
                pass
            elif MARK in value and not SPOKEN.fullmatch(name):
                yield f'{name} is hostile: {node.html[:300]!a}'
        if node.tag == 'meta' and (node.attributes.get('http-equiv') or '').lower() == 'refresh':
            yield from address(path, re.sub(r'^\d+; *url=', '', node.attributes.get('content') or ''), site)
        if node.tag == 'script' and 'json' in (node.attributes.get('type') or ''):
            with_json = parsing('.json', node.text().encode('utf-8', 'replace'))
            yield from with_json


def address(path, value, site, asks=False):
    """What is wrong with an address in a page; `asks` where a browser follows it by itself."""
    if re.search(r'[\x00-\x20\x7f<>"`\\]', value):
        yield f'leads to {value!a}'
    scheme = re.match(r'([A-Za-z][A-Za-z0-9+.-]*):', value)
    if scheme:
        if scheme[1] not in SCHEMES:
            yield f'leads to {value!a}'
        return
    if value.startswith('//') or asks and value.startswith('http'):
        yield f'asks {value!a}'
    name = re.split('[?#]', value)[0]
    # A page that stands for what is missing at any depth leads up without scripts.
    if not name or (path, name) == ('404.html', '../'):
        return
    place = [] if name.startswith('/') else path.split('/')[:-1]
    for part in name.split('/'):
        if part == '..':
            if not place:
                yield f'leads out of the site: {value!a}'
            place = place[:-1]
        elif part not in ('', '.'):
            place.append(part)
    target = '/'.join(place)
    if target not in site and f'{target}/index.html'.lstrip('/') not in site:
        yield f'leads nowhere: {value!a}'


def parsing(path, content):
    """What other parsers say to a file that is no page; and what would act in the HTML that a feed carries."""
    if path.endswith(('.json', '.webmanifest')):
        try:
            json.loads(content.decode(), parse_constant=int)
        except ValueError as error:
            yield f'is no JSON: {error}'
    elif path.endswith(('.xml', '.svg', '.opml')):
        yield from document(content)
    elif path.endswith(('.md', '.txt', '.html')):
        try:
            text = content.decode()
        except UnicodeDecodeError as error:
            yield f'is no UTF-8: {error}'
        else:
            if found := re.search(r'[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]', text):
                yield f'holds the control character {found[0]!a} behind {text[: found.start()][-80:]!a}'


def document(content):
    """What is wrong with XML, with the addresses in it, and with the HTML that it carries (RFC 4287, section 3.1.1)."""
    told, inside = [], []

    def start(name, attributes):
        inside.append([name, attributes])
        for attribute, value in attributes.items():
            if attribute in ADDRESSES and re.match('(?!https?:|mailto:)[A-Za-z][A-Za-z0-9+.-]*:', value):
                told.append(f'<{name}> leads to {value!a}')

    def end(_):
        name, attributes, *pieces = inside.pop()
        if attributes.get('type') in ('html', 'xhtml') or name in ('description', 'content:encoded'):
            told.extend(prose(''.join(pieces)))

    parser = xml.parsers.expat.ParserCreate()
    parser.buffer_text = True
    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = lambda text: inside[-1].append(text)
    try:
        parser.Parse(content, True)
    except xml.parsers.expat.ExpatError as error:
        told.append(f'is no XML: {error}')
    return told


def prose(html):
    for node in tree(html.encode('utf-8', 'replace')):
        named = [name for name in node.attributes if name.startswith('on') or name in ('style', 'id', 'class')]
        links = [value or '' for name, value in node.attributes.items() if name in ADDRESSES]
        foreign = [link for link in links if not re.match(r'(https?|mailto):', link)]
        if node.tag not in PROSE or named or foreign:
            yield f'a feed carries {node.html[:300]!a}'
