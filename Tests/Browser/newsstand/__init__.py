"""An edition of invented news in three languages, richer than the demo's: 62 articles of four days, for questions and the quiz."""

import html
import json
import pathlib
import subprocess
from email.utils import format_datetime

from conftest import PULSE, served

HERE = pathlib.Path(__file__).parent
# The articles end on Saturday 14 March 2026; 18:00 in Lisbon, in milliseconds since 1970.
NOW = 1773511200000

PUBLISHERS = {
    'harbour': ('Harbour Post', 'en', 'news'),
    'sport': ('Harbour Post: Sport', 'en', 'sports'),
    'ridge': ('Ridge Technology Review', 'en', 'technology'),
    'westbrook': ('Westbrook Street Journal', 'en', 'finance'),
    'faro': ('Diario del Faro', 'es', 'news'),
    'marea': ('La Marea', 'es', 'news'),
    'serra': ('Correio da Serra', 'pt', 'news'),
    'cais': ('Gazeta do Cais', 'pt', 'news'),
}


def articles():
    """Publisher, moment, title and text of each."""
    import datetime

    blocks = (HERE / 'articles.txt').read_text(encoding='utf-8').split('\n\n')
    for block in blocks[1:]:
        head, title, text = block.strip().split('\n')
        (day, hour), publisher = head.split()[0].split('T'), head.split()[1]
        yield publisher, datetime.datetime(2026, 3, int(day), int(hour), tzinfo=datetime.UTC), title, text


def feed(publisher):
    name, language, _ = PUBLISHERS[publisher]
    items = ''.join(
        f'<item><title>{html.escape(title)}</title><link>https://{publisher}.example/{moment:%d%H}-{number}</link>'
        f'<pubDate>{format_datetime(moment)}</pubDate><description>{html.escape(text)}</description></item>'
        for number, (own, moment, title, text) in enumerate(articles())
        if own == publisher
    )
    return (
        f'<rss version="2.0"><channel><title>{html.escape(name)}</title><link>https://{publisher}.example/</link>'
        f'<description>{name}</description><language>{language}</language>{items}</channel></rss>'
    )


def build(folder, *arguments):
    """Builds the edition, and gives the folder of its site."""
    feeds = folder / 'feeds'
    feeds.mkdir()
    for publisher in PUBLISHERS:
        (feeds / f'{publisher}.xml').write_text(feed(publisher), encoding='utf-8')
    with served(feeds) as address:
        sources = [
            {'name': name, 'feed': f'{address}{publisher}.xml', 'site': f'https://{publisher}.example/',
             'language': language, 'category': category}
            for publisher, (name, language, category) in PUBLISHERS.items()
        ]  # fmt: skip
        shipped = json.loads((HERE.parents[2] / 'Samples/feeds.json').read_text(encoding='utf-8'))
        configuration = {key: shipped[key] for key in ('site', 'fetching', 'categories')} | {'sources': sources}
        (folder / 'feeds.json').write_text(json.dumps(configuration), encoding='utf-8')
        subprocess.run(
            [PULSE, 'build', '-q', '--config', folder / 'feeds.json', '--data-dir', folder / 'data',
             '--output', folder / 'site', '--now', '2026-03-14T18:00:00Z', *arguments],
            check=True,
        )  # fmt: skip
    return folder / 'site'
