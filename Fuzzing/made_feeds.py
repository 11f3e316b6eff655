"""Feeds that are well-formed, and whose every field says what `words` likes: what reaches pages, whatever a field may hold."""

import datetime
import email.utils
import html
import json

BEFORE = (
    '<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"'
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"'
    ' xmlns:georss="http://www.georss.org/georss" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'
    ' xmlns:creativeCommons="http://backend.userland.com/creativeCommonsRssModule"'
    ' xmlns:slash="http://purl.org/rss/1.0/modules/slash/" xmlns:thr="http://purl.org/syndication/thread/1.0">'
)
WRONG = [None, True, -1, 1e300, [], {}, [[['zq']]], {'zq': []}, 2**63]


PLACES = ('Quito', 'Lisbon', 'Nairobi', 'Osaka', 'Bergen', 'Tallinn', 'Accra', 'Hobart', 'Lyon')


class Plain:
    """The words of a benign feed."""

    def __init__(self, chance):
        self.chance = chance

    def words(self):
        # Enough for an edition of several desks, of which the headlines do not take everything.
        headline = self.chance.choice(
            [
                'Floods close 12 schools in {} after heavy rain',
                'Dockers in {} begin strike over pay today',
                'Tourists find hotels and flights to {} cheaper this summer',
                'Striker scores twice as {} wins the cup final',
                'Film festival in {} gives its prize to a first director',
                'Hospital in {} tries a vaccine against malaria',
                'Central bank in {} raises interest rates again',
                'Chef in {} shares a recipe for fish soup',
            ]
        )
        return headline.format(self.chance.choice(PLACES))

    def html(self, _=0):
        return f'<p>{self.words()}, <a href="https://x.example/a">says</a> the <em>council</em>.</p><ul><li>One</ul>'

    def address(self):
        return f'https://x.example/{self.chance.randrange(1000)}'

    def date(self):
        return '2026-03-01T09:00:00Z'

    def number(self):
        return str(self.chance.randrange(60))


class MadeFeed:
    """One source's feed of a night: `origin` stands for the server's own address, below which pages and pictures lie."""

    def __init__(self, chance, words, origin, name, now):
        self.chance, self.words, self.origin, self.name, self.now = chance, words, origin, name, now

    def bytes(self):
        kind = self.chance.choice([self.rss, self.rss, self.atom, self.json])
        return kind().encode('utf-8', 'surrogatepass')

    def items(self):
        """A number for each item; those of another night are the same."""
        return range(self.chance.randint(1, 6))

    def hostile_or(self, plain, hostile, often=0.6):
        return hostile() if self.chance.random() < often else plain

    def moment(self):
        return self.now - datetime.timedelta(minutes=self.chance.randrange(3000))

    def link(self, number):
        return self.hostile_or(f'{self.origin}/page/{self.name}-{number}', self.words.address, 0.15)

    def picture(self, number):
        return self.hostile_or(f'{self.origin}/picture/{self.name}-{number}', self.words.address, 0.2)

    def title(self, number):
        place = PLACES[(self.name + number) % len(PLACES)]
        return self.hostile_or(f'Election in {place} goes to second round, say {number + 2} papers', self.words.words)

    def text(self):
        return self.hostile_or('A tram line across Accra carries its first passengers.', lambda: self.words.html(30))

    def element(self, name, text, attributes=''):
        way = self.chance.random()
        # What is escaped twice is text when it has been read as HTML.
        text = html.escape(text) if self.chance.random() < 0.4 else text
        inside = html.escape(text) if way < 0.6 else f'<![CDATA[{text}]]>' if way < 0.95 else text
        return f'<{name}{attributes}>{inside}</{name}>' if self.chance.random() < 0.9 else ''

    def attributes(self, **values):
        return ''.join(f' {name}="{html.escape(value)}"' for name, value in values.items())

    def rss(self):
        words, rows = self.words, ''
        for number in self.items():
            picture = self.attributes(url=self.picture(number), type='image/jpeg', length=words.number())
            sound = self.attributes(url=words.address(), type=self.hostile_or('audio/mpeg', words.words), length='5')
            rows += (
                '<item>'
                + ''.join(
                    [
                        self.element('title', self.title(number)),
                        self.element('link', self.link(number)),
                        self.element('guid', f'{self.name}-{number}', ' isPermaLink="false"'),
                        self.element(
                            'pubDate', self.hostile_or(email.utils.format_datetime(self.moment()), words.date, 0.1)
                        ),
                        self.element('description', self.text()),
                        self.element('content:encoded', self.text()),
                        self.element('dc:creator', words.words()),
                        self.element('category', words.words(), self.attributes(domain=words.address())),
                        self.element('comments', words.address()),
                        self.element('slash:comments', words.number()),
                        self.element('georss:point', f'{words.number()} {words.number()}'),
                        self.element('itunes:duration', words.number()),
                        self.element('media:title', words.words()),
                        self.element('media:credit', words.words()),
                        self.element('creativeCommons:license', words.address()),
                        self.element('source', words.words(), self.attributes(url=words.address())),
                        f'<enclosure{picture}/><enclosure{sound}/><media:content{picture} medium="image"/>',
                    ]
                )
                + '</item>'
            )
        head = self.element('title', words.words()) + self.element('link', words.address())
        head += self.element('description', words.words()) + self.element(
            'language', self.hostile_or('en', words.words)
        )
        return f'{BEFORE}<channel>{head}{rows}</channel></rss>'

    def atom(self):
        words, rows = self.words, ''
        for number in self.items():
            kind = self.chance.choice(['text', 'html', 'xhtml'])
            rows += (
                '<entry>'
                + ''.join(
                    [
                        self.element('title', self.title(number), f' type="{kind}"'),
                        f'<link{self.attributes(href=self.link(number))}/>',
                        f'<link{self.attributes(rel="enclosure", href=self.picture(number), type="image/png")}/>',
                        f'<link{self.attributes(rel="replies", href=words.address(), title=words.words())}/>',
                        self.element('id', f'{self.name}-{number}'),
                        self.element('updated', self.hostile_or(self.moment().isoformat(), words.date, 0.1)),
                        self.element('summary', self.text(), ' type="html"'),
                        self.element('content', self.text(), f' type="{kind}"'),
                        f'<author>{self.element("name", words.words())}{self.element("uri", words.address())}</author>',
                        self.element('rights', words.words()),
                    ]
                )
                + '</entry>'
            )
        head = self.element('title', words.words()) + f'<link{self.attributes(href=words.address())}/>'
        return f'<feed xmlns="http://www.w3.org/2005/Atom"{self.attributes(**{"xml:lang": "en"})}>{head}{rows}</feed>'

    def json(self):
        words = self.words
        items = [
            {
                'id': f'{self.name}-{number}',
                'url': self.link(number),
                'title': self.title(number),
                'content_html': self.text(),
                'summary': words.words(),
                'image': self.picture(number),
                'date_published': self.hostile_or(self.moment().isoformat(), words.date, 0.1),
                'authors': [{'name': words.words(), 'url': words.address()}],
                'tags': [words.words(), words.words()],
                'language': self.hostile_or('en', words.words),
                'attachments': [{'url': words.address(), 'mime_type': 'video/mp4', 'duration_in_seconds': 60}],
            }
            for number in self.items()
        ]
        for item in items:
            if self.chance.random() < 0.3:
                item[self.chance.choice(list(item))] = self.hostile_or('x', lambda: self.chance.choice(WRONG), 0.9)
        feed = {'version': 'https://jsonfeed.org/version/1.1', 'title': words.words(), 'items': items}
        return json.dumps(feed | {'home_page_url': words.address()}, ensure_ascii=self.chance.random() < 0.5)
