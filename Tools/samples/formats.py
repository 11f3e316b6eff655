"""The formats that the samples are written in, each a function from a publisher to a feed's text."""

import datetime
import email.utils
import json
from xml.sax.saxutils import escape as escaped
from xml.sax.saxutils import quoteattr as quoted

ZONES = {'EDT': -4}


def local(publisher, when):
    zone = publisher.get('zone')
    if zone in ZONES:
        offset = datetime.timedelta(hours=ZONES[zone])
    else:
        offset = (1 if zone[0] == '+' else -1) * datetime.timedelta(hours=int(zone[1:3]), minutes=int(zone[3:]))
    return when.astimezone(datetime.timezone(offset))


def rfc822(publisher, when):
    zone = {'+0000': 'GMT'}.get(publisher.get('zone'), publisher.get('zone'))
    return email.utils.format_datetime(local(publisher, when))[:-5] + zone


def rfc3339(publisher, when):
    return local(publisher, when).isoformat().replace('+00:00', 'Z')


def address(item):
    return item.link + ('?utm_source=rss&utm_medium=feed' if item.publisher.writes('tracking') else '')


def html(item):
    """The item as its publisher's HTML: a picture, paragraphs, and what such pages carry along."""
    parts = []
    if item.image:
        parts.append(f'<figure><img src="{item.image}" alt="" width="1200" height="675"></figure>')
    parts += [f'<p>{escaped(text)}</p>' for text in [item.summary, *item.body]]
    if item.publisher.writes('tracking'):
        parts.append(f'<img src="https://metrics.example.net/open.gif?id={item.token()}" width="1" height="1" alt="">')
    if item.publisher.writes('comments'):
        parts.append(
            f'<p>The post <a href="{item.link}">{escaped(item.title)}</a> appeared first on '
            f'<a href="{item.publisher.site}">{escaped(item.publisher.name)}</a>.</p>'
        )
    return '\n'.join(parts)


def cdata(text):
    return '<![CDATA[' + text.replace(']]>', ']]]]><![CDATA[>') + ']]>'


def element(name, text, indent=6, **attributes):
    attributes = ''.join(f' {key}={quoted(value)}' for key, value in attributes.items())
    return f'{" " * indent}<{name}{attributes}>{text}</{name}>'


def rss2(publisher):
    spaces = {'atom': 'http://www.w3.org/2005/Atom', 'content': 'http://purl.org/rss/1.0/modules/content/'}
    spaces['dc'] = 'http://purl.org/dc/elements/1.1/'
    if publisher.writes('media') or publisher.writes('mediagroup'):
        spaces['media'] = 'http://search.yahoo.com/mrss/'
    if publisher.writes('comments'):
        spaces['slash'] = 'http://purl.org/rss/1.0/modules/slash/'
        spaces['wfw'] = 'http://wellformedweb.org/CommentAPI/'
    names = ''.join(f' xmlns:{prefix}="{name}"' for prefix, name in spaces.items())
    lines = [f'<rss version="2.0"{names}>', '  <channel>', *channel(publisher)]
    lines.append(f'    <atom:link href="{publisher.site}feed" rel="self" type="application/rss+xml"/>')
    for item in publisher.items:
        lines += ['    <item>', *rss2_item(publisher, item), '    </item>']
    return '\n'.join([*lines, '  </channel>', '</rss>', ''])


def channel(publisher):
    return [
        element('title', escaped(publisher.name), 4),
        element('link', publisher.site, 4),
        element('description', escaped(publisher.about), 4),
        element('language', publisher.language.lower(), 4),
        element('lastBuildDate', rfc822(publisher, publisher.latest), 4),
    ]


def rss2_item(publisher, item):
    yield element('title', escaped(item.title))
    yield element('link', escaped(address(item)))
    if publisher.writes('tracking'):
        yield element('guid', f'{publisher.id}-{item.token()}', isPermaLink='false')
    else:
        yield element('guid', item.link, isPermaLink='true')
    if publisher.writes('dcdate'):
        yield element('dc:date', rfc3339(publisher, item.when))
    else:
        yield element('pubDate', rfc822(publisher, item.when))
    if item.note('by') and publisher.writes('creator'):
        yield element('dc:creator', cdata(item.note('by')))
    for tag in item.tags:
        yield element('category', cdata(tag) if publisher.writes('encoded') else escaped(tag))
    yield element('description', escaped(html(item)) if publisher.writes('escaped') else escaped(item.summary))
    if publisher.writes('encoded') or (item.body and not publisher.writes('escaped')):
        yield element('content:encoded', cdata(html(item)))
    if publisher.writes('comments'):
        yield element('comments', item.link + '#respond')
        yield element('wfw:commentRss', item.link + '/feed')
        yield element('slash:comments', str(int(item.token(4), 16) % 40))
    if item.image and publisher.writes('media'):
        yield f'      <media:thumbnail url="{item.image}" width="240" height="135"/>'
    if item.image and publisher.writes('mediagroup'):
        yield '      <media:group>'
        for width in (320, 1200):
            yield f'        <media:content url="{item.image}?w={width}" medium="image" type="image/jpeg" width="{width}"/>'
        yield element('media:credit', f'Photograph: {escaped(publisher.name)}', 8)
        yield '      </media:group>'
    if item.image and publisher.writes('imageenclosure'):
        yield f'      <enclosure url="{item.image}" type="image/jpeg" length="{90_000 + int(item.token(4), 16)}"/>'


def rss091(publisher):
    doctype = (
        '<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" '
        '"http://my.netscape.com/publish/formats/rss-0.91.dtd">'
    )
    lines = [doctype, '<rss version="0.91">', '  <channel>', *channel(publisher)]
    # RSS 0.91 has no date for an item.
    for item in publisher.items:
        lines += [
            '    <item>',
            element('title', escaped(item.title)),
            element('link', item.link),
            element('description', escaped(item.summary)),
            '    </item>',
        ]
    return '\n'.join([*lines, '  </channel>', '</rss>', ''])


def rdf(publisher):
    lines = [
        '<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"',
        '  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
        f'  <channel rdf:about="{publisher.site}">',
        element('title', escaped(publisher.name), 4),
        element('link', publisher.site, 4),
        element('description', escaped(publisher.about), 4),
        element('dc:language', publisher.language, 4),
        element('dc:date', rfc3339(publisher, publisher.latest), 4),
        '    <items>',
        '      <rdf:Seq>',
        *[f'        <rdf:li rdf:resource="{item.link}"/>' for item in publisher.items],
        '      </rdf:Seq>',
        '    </items>',
        '  </channel>',
    ]
    for item in publisher.items:
        lines += [
            f'  <item rdf:about="{item.link}">',
            element('title', escaped(item.title), 4),
            element('link', item.link, 4),
            element('dc:date', rfc3339(publisher, item.when), 4),
            element('dc:creator', escaped(item.note('by')), 4),
            element('description', escaped(item.summary), 4),
        ]
        if item.body or publisher.writes('encoded'):
            lines.append(element('content:encoded', cdata(html(item)), 4))
        lines.append('  </item>')
    return '\n'.join([*lines, '</rdf:RDF>', ''])


def atom(publisher):
    media = ' xmlns:media="http://search.yahoo.com/mrss/"' if publisher.writes('media') else ''
    lines = [
        f'<feed xmlns="http://www.w3.org/2005/Atom"{media} xml:lang="{publisher.language}">',
        element('title', escaped(publisher.name), 2),
        element('subtitle', escaped(publisher.about), 2),
        f'  <link rel="alternate" type="text/html" href="{publisher.site}"/>',
        f'  <link rel="self" type="application/atom+xml" href="{publisher.site}feed.atom"/>',
        element('id', publisher.site, 2),
        element('updated', rfc3339(publisher, publisher.latest), 2),
    ]
    for item in publisher.items:
        lines += ['  <entry>', *atom_entry(publisher, item), '  </entry>']
    return '\n'.join([*lines, '</feed>', ''])


def atom_entry(publisher, item):
    yield element('title', escaped(item.title), 4, type='text')
    if publisher.writes('related'):
        # A link blog: the entry's page is the blog's own, the page that it speaks of is related.
        via = escaped(item.note('via') or f'https://elsewhere.example/{item.slug}')
        yield f'    <link rel="related" type="text/html" href="{via}"/>'
    yield f'    <link rel="alternate" type="text/html" href="{item.link}"/>'
    yield element('id', f'tag:{publisher.site[8:-1]},{item.when:%Y-%m-%d}:{item.token()}', 4)
    yield element('published', rfc3339(publisher, item.when), 4)
    yield element('updated', rfc3339(publisher, item.when), 4)
    yield f'    <author><name>{escaped(item.note("by") or publisher.name)}</name></author>'
    for tag in item.tags:
        yield f'    <category term={quoted(tag)}/>'
    if publisher.writes('xhtml'):
        yield element('summary', escaped(item.summary), 4)
        body = html(item).replace('height="675">', 'height="675"/>')
        yield element('content', f'<div xmlns="http://www.w3.org/1999/xhtml">{body}</div>', 4, type='xhtml')
    else:
        yield element('summary', escaped(f'<p>{escaped(item.summary)}</p>'), 4, type='html')
        if item.body:
            yield element('content', escaped(html(item)), 4, type='html')
    if item.image and publisher.writes('media'):
        yield f'    <media:thumbnail url="{item.image}"/>'


def atom03(publisher):
    lines = [
        f'<feed version="0.3" xmlns="http://purl.org/atom/ns#" xml:lang="{publisher.language}">',
        element('title', escaped(publisher.name), 2),
        element('tagline', escaped(publisher.about), 2),
        f'  <link rel="alternate" type="text/html" href="{publisher.site}"/>',
        element('modified', rfc3339(publisher, publisher.latest), 2),
    ]
    for item in publisher.items:
        lines += [
            '  <entry>',
            element('title', escaped(item.title), 4),
            f'    <link rel="alternate" type="text/html" href="{item.link}"/>',
            element('id', item.link, 4),
            element('issued', rfc3339(publisher, item.when), 4),
            element('modified', rfc3339(publisher, item.when), 4),
            f'    <author><name>{escaped(item.note("by"))}</name></author>',
            element('summary', escaped(item.summary), 4, type='text/plain'),
            element('content', escaped(html(item)), 4, type='text/html', mode='escaped'),
            '  </entry>',
        ]
    return '\n'.join([*lines, '</feed>', ''])


def youtube(publisher):
    channel_id = 'UC-fieldnotes-example-00'
    lines = [
        '<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/"',
        '  xmlns="http://www.w3.org/2005/Atom">',
        f'  <link rel="self" href="https://video.example/feeds/videos.xml?channel_id={channel_id}"/>',
        element('id', f'yt:channel:{channel_id}', 2),
        element('yt:channelId', channel_id, 2),
        element('title', escaped(publisher.name), 2),
        f'  <link rel="alternate" href="https://video.example/channel/{channel_id}"/>',
        element('published', '2019-05-02T08:00:00+00:00', 2),
    ]
    for item in publisher.items:
        video = item.token()
        lines += [
            '  <entry>',
            element('id', f'yt:video:{video}', 4),
            element('yt:videoId', video, 4),
            element('yt:channelId', channel_id, 4),
            element('title', escaped(item.title), 4),
            f'    <link rel="alternate" href="https://video.example/watch?v={video}"/>',
            f'    <author><name>{publisher.name}</name><uri>https://video.example/channel/{channel_id}</uri></author>',
            element('published', item.when.isoformat(), 4),
            element('updated', item.when.isoformat(), 4),
            '    <media:group>',
            element('media:title', escaped(item.title)),
            (
                f'      <media:content url="https://video.example/v/{video}?version=3" type="video/mp4"'
                f' width="640" height="390" duration="{item.note("dur")}"/>'
            ),
            f'      <media:thumbnail url="https://images.example.org/vi/{video}/hq.jpg" width="480" height="360"/>',
            element('media:description', escaped(item.summary)),
            '      <media:community>',
            f'        <media:starRating count="{int(item.token(3), 16)}" average="4.90" min="1" max="5"/>',
            f'        <media:statistics views="{int(item.token(5), 16)}"/>',
            '      </media:community>',
            '    </media:group>',
            '  </entry>',
        ]
    return '\n'.join([*lines, '</feed>', ''])


def podcast(publisher):
    lines = [
        '<rss version="2.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">',
        '  <channel>',
        *channel(publisher),
        element('itunes:author', 'The Long Way Round', 4),
        element('itunes:type', 'episodic', 4),
        element('itunes:explicit', 'false', 4),
        '    <itunes:image href="https://images.example.org/long-way-round/cover.jpg"/>',
        '    <itunes:category text="News"><itunes:category text="Daily News"/></itunes:category>',
    ]
    for item in publisher.items:
        minutes, seconds = map(int, item.note('dur').split(':'))
        lines += [
            '    <item>',
            element('title', escaped(item.title)),
            element('itunes:title', escaped(item.title.split(': ', 1)[1])),
            element('link', item.link),
            element('guid', f'long-way-round-{item.note("ep")}', isPermaLink='false'),
            element('pubDate', rfc822(publisher, item.when)),
            element('description', cdata(f'<p>{escaped(item.summary)}</p>')),
            element('itunes:summary', escaped(item.summary)),
            element('itunes:duration', item.note('dur')),
            element('itunes:episode', item.note('ep')),
            (
                f'      <enclosure url="https://audio.example.org/long-way-round/{item.note("ep")}.mp3"'
                f' type="audio/mpeg" length="{(minutes * 60 + seconds) * 16_000}"/>'
            ),
            '    </item>',
        ]
    return '\n'.join([*lines, '  </channel>', '</rss>', ''])


def jsonfeed(publisher):
    untitled = publisher.writes('untitled')
    entries = []
    for item in publisher.items:
        entry = {'id': item.link, 'url': item.link}
        if item.title:
            entry['title'] = item.title
            entry['summary'] = item.summary
            entry['content_html'] = html(item)
        else:
            entry['content_text'] = item.summary
        entry['date_published'] = rfc3339(publisher, item.when)
        if item.image:
            entry['image'] = item.image
        if item.note('by'):
            entry['authors'] = [{'name': item.note('by')}]
        if item.tags:
            entry['tags'] = item.tags
        entries.append(entry)
    feed = {
        'version': 'https://jsonfeed.org/version/1' + ('' if untitled else '.1'),
        'title': publisher.name,
        'home_page_url': publisher.site,
        'feed_url': publisher.site + 'feed.json',
        'description': publisher.about,
    }
    feed |= {'author': {'name': publisher.name}} if untitled else {'language': publisher.language}
    return json.dumps(feed | {'items': entries}, ensure_ascii=False, indent=1) + '\n'


def reddit(publisher):
    children = []
    for item in publisher.items:
        name = item.token(7)
        path = f'/r/indieplay/comments/{name}/{item.slug.replace("-", "_")}/'
        body = f'<!-- SC_OFF --><div class="md"><p>{escaped(item.summary)}</p></div><!-- SC_ON -->'
        post = {
            'subreddit': 'indieplay',
            'id': name,
            'name': f't3_{name}',
            'title': item.title,
            'author': item.note('by'),
            'selftext': item.summary,
            'selftext_html': escaped(body),
            'is_self': True,
            'domain': 'self.indieplay',
            'link_flair_text': item.note('flair'),
            'permalink': path,
            'url': publisher.site.rstrip('/') + path,
            'thumbnail': 'self',
            'created_utc': float(int(item.when.timestamp())),
            'score': int(item.token(3), 16),
            'num_comments': int(item.token(2), 16),
            'over_18': False,
            'stickied': False,
        }
        children.append({'kind': 't3', 'data': post})
    listing = {'after': None, 'before': None, 'dist': len(children), 'modhash': '', 'children': children}
    return json.dumps({'kind': 'Listing', 'data': listing}, ensure_ascii=True, indent=1) + '\n'


WRITERS = {writer.__name__: writer for writer in (rss2, rss091, rdf, atom, atom03, youtube, podcast, jsonfeed, reddit)}


def feed(publisher):
    """The publisher's feed, in its format and its encoding."""
    text = WRITERS[publisher.get('format')](publisher)
    encoding = publisher.get('encoding') or 'utf-8'
    if publisher.file.endswith('.json'):
        return text.encode()
    text = f'<?xml version="1.0" encoding="{encoding.upper()}"?>\n{text}'
    if encoding == 'utf-16':
        return b'\xff\xfe' + text.encode('utf-16-le')
    # What an encoding cannot say is said with a character reference.
    return text.encode(encoding, 'xmlcharrefreplace')
