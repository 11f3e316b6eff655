"""publishers.py FOLDER: three invented publishers, each with a feed of its own format and two reports of a day in March 2026."""

import json
import pathlib
import sys
from xml.sax.saxutils import escape

folder = pathlib.Path(sys.argv[1])
REPORTS = {
    'harbour': (
        ('Ferry to the outer islands runs again after repairs', '2026-03-14T09:00:00Z', 'Sat, 14 Mar 2026 09:00:00 GMT',
         'The ferry left the pier at nine with forty passengers, a week earlier than the council had promised.'),
        ('Council votes for a new lamp in the lighthouse', '2026-03-14T07:30:00Z', 'Sat, 14 Mar 2026 07:30:00 GMT',
         'Nine of eleven members voted for a lamp that needs a tenth of the electricity.'),
    ),
    'orchard': (
        ('Old pear tree bears fruit for the hundredth year', '2026-03-14T10:15:00Z', '',
         'The tree behind the school was planted by its first teacher, and pupils still count the pears.'),
        ('Late frost spares the cherry blossom', '2026-03-14T06:00:00Z', '',
         'Growers lit small fires between the rows and kept the air just above freezing.'),
    ),
    'workshop': (
        ('Workshop opens its doors to repair bicycles for free', '2026-03-14T11:40:00Z', '',
         'On its first morning volunteers mended thirty-one bicycles and a wheelbarrow.'),
        ('Evening course teaches how clocks are made', '2026-03-14T08:20:00Z', '',
         'Twelve people meet on Thursdays to build a clock of brass from nothing but drawings.'),
    ),
}  # fmt: skip


def write(name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding='utf-8')


def link(publisher, number):
    return f'https://{publisher}.example/{number}'


items = ''.join(
    f'<item><title>{escape(title)}</title><link>{link("harbour", n)}</link><guid>{link("harbour", n)}</guid>'
    f'<pubDate>{mail_date}</pubDate><description>{escape(text)}</description></item>\n'
    for n, (title, _, mail_date, text) in enumerate(REPORTS['harbour'])
)
write(
    'harbour/feed.xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>Harbour Letter</title>'
    '<link>https://harbour.example/</link><description>What moves in the harbour</description><language>en</language>\n'
    f'{items}</channel></rss>\n',
)
entries = ''.join(
    f'<entry><title>{escape(title)}</title><link href="{link("orchard", n)}"/><id>{link("orchard", n)}</id>'
    f'<updated>{date}</updated><published>{date}</published><summary>{escape(text)}</summary></entry>\n'
    for n, (title, date, _, text) in enumerate(REPORTS['orchard'])
)
write(
    'orchard/atom.xml',
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">'
    '<title>Orchard Post</title><id>https://orchard.example/</id><updated>2026-03-14T10:15:00Z</updated>'
    f'<author><name>Orchard Post</name></author>\n{entries}</feed>\n',
)
write(
    'orchard/index.html',
    '<!doctype html><html lang="en"><title>Orchard Post</title>'
    '<link rel="alternate" type="application/atom+xml" href="atom.xml" title="Orchard Post"><p>Orchard Post</p></html>\n',
)
write(
    'workshop/feed.json',
    json.dumps(
        {
            'version': 'https://jsonfeed.org/version/1.1',
            'title': 'Workshop Notes',
            'language': 'en',
            'home_page_url': 'https://workshop.example/',
            'items': [
                {'id': link('workshop', n), 'url': link('workshop', n), 'title': title, 'date_published': date,
                 'content_text': text}
                for n, (title, date, _, text) in enumerate(REPORTS['workshop'])
            ],
        },
        indent=1,
    ),
)  # fmt: skip
write(
    'workshop/index.html',
    '<!doctype html><html lang="en"><title>Workshop Notes</title>'
    '<link rel="alternate" type="application/feed+json" href="feed.json" title="Workshop Notes"><p>Notes</p></html>\n',
)
