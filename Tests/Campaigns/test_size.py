"""A site of thirty thousand articles (a short campaign has six): every page can be carried by a slow line and laid out by a
small processor."""

import datetime
import email.utils
import html.parser
import random

import pytest
from publishers import EVENTS, send
from world import FIRST_NIGHT, PUBLISHED, ROOT, World, broken_links

# Feeds, and the items of each.
LONG, SHORT = (100, 300), (40, 150)
DESKS = {
    'news': ['flood', 'court', 'election', 'power'],
    'work': ['strike', 'pay', 'dockers', 'wages'],
    'ways': ['tram', 'lake', 'forest', 'museum'],
}
# Of a page's HTML: its bytes, and the elements of which Lighthouse says that they are many.
BYTES, ELEMENTS = 100_000, 1_500


class Elements(html.parser.HTMLParser):
    """Counts them."""

    count = 0

    def handle_starttag(self, *_):
        self.count += 1


@pytest.fixture
def world(tmp_path, is_long):
    categories = [
        {'id': id, 'name': id.title(), 'keywords': words, 'general': id == 'news'} for id, words in DESKS.items()
    ]
    with World(tmp_path / 'world', publishers=(LONG if is_long else SHORT)[0], categories=categories) as world:
        yield world


def places():
    """The names of large cities."""
    rows = (line.split('\t') for line in (ROOT / 'Sources/Embedded/CPlaces/places.tsv').read_text().splitlines())
    cities = [row for row in rows if len(row) > 7 and row[1] in 'pa' and int(row[6] or 0) > 400_000]
    return [row[7].split('|')[0].lstrip('=~@&?').split('^')[0] for row in cities]


def feed(paper, items, chance, cities):
    """A week of a paper that never sleeps; what it tells many others tell, too."""
    rows = []
    for number in range(items):
        moment = FIRST_NIGHT - datetime.timedelta(minutes=30 * number + paper % 25)
        title, text = chance.choice(EVENTS)
        event = random.Random(f'{number // 3} {title} {paper // 4}')
        filled = {'place': event.choice(cities), 'n': event.randrange(2, 90)}
        name = ''.join(event.choices(['ka', 'ro', 'mi', 'ten', 'sul', 'ba'], k=3)).title()
        link = f'https://paper-{paper}.example/{number}'
        rows.append(
            f'<item><title>{name} {paper}-{number}: {title.format(**filled)}</title><link>{link}</link><guid>{link}</guid>'
            f'<pubDate>{email.utils.format_datetime(moment)}</pubDate>'
            f'<description>{text.format(**filled)}, {name} reports. {"A sentence that makes it longer. " * 4}</description></item>'
        )
    return f'<rss version="2.0"><channel><title>P</title>{"".join(rows)}</channel></rss>'


@pytest.mark.seldom
def test_many_articles_make_no_page_large(world, chance, tell, is_long):
    cities, (feeds, items) = places(), LONG if is_long else SHORT
    assert len(cities) > 500
    for paper, name in enumerate(world.publishers.names):
        body = feed(paper, items, chance, cities).encode()
        world.publishers.instead[world.publishers.path(name)] = lambda handler, body=body: send(
            handler, 200, body, 'text/xml'
        )
    ran = world.build(0, '--json')
    assert ran.status in PUBLISHED, ran.errors
    assert ran.summary['articles'] == feeds * items
    large, most, pages = [], (0, 0), 0
    for path in world.output.rglob('*.html'):
        counter, text = Elements(), path.read_bytes()
        counter.feed(text.decode())
        pages += 1
        most = max(most[0], len(text)), max(most[1], counter.count)
        if len(text) > BYTES or counter.count > ELEMENTS:
            large.append(f'{path.relative_to(world.output)}: {len(text)} bytes, {counter.count} elements')
    tell(f'{feeds * items} articles, {pages} pages of at most {most[0]} bytes and {most[1]} elements')
    assert pages > feeds and not large, '\n'.join(large[:40])
    assert not broken_links(world.site())
