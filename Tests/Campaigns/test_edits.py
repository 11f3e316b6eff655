"""feeds.json is edited in every way that owners do: nothing that a feed still carries is missing, and the way back leads back."""

import copy
import datetime
import email.utils
import itertools
import json
import re

from publishers import send
from world import FIRST_NIGHT, PUBLISHED, World, difference

PAPERS = 4
CATEGORIES = [
    {'id': 'news', 'name': 'News', 'general': True},
    {'id': 'sports', 'name': 'Sports', 'keywords': ['tram line', 'strike']},
    {'id': 'culture', 'name': 'Culture', 'keywords': ['museum', 'paintings']},
]
EDITIONS = [
    {'id': 'coast', 'title': 'The Coast', 'filter': {'keywords': ['Lisbon', 'Bergen', 'Accra', 'port']}},
    {'id': 'court', 'title': 'The Court', 'filter': {'keywords': ['court', 'election', 'museum']}},
]
# Every edit says how something shall be, not how it changes: any of them can be left out of a walk.
EDITS = {
    'address': [(paper, query) for paper in range(PAPERS) for query in ('', '?edition=uk', '?edition=us')],
    'id': [(paper, name) for paper in range(PAPERS) for name in ('', 'mine')],
    'private': [(paper, isPrivate) for paper in range(PAPERS) for isPrivate in (True, False)],
    'enabled': [(paper, isEnabled) for paper in range(PAPERS) for isEnabled in (True, True, False)],
    'paper': [(paper, isThere) for paper in range(PAPERS) for isThere in (True, True, False)],
    'overlap': [(True,), (False,)],
    'category': [('Sports',), ('Games',), ('',)],
    'zone': [('UTC',), ('Asia/Tokyo',), ('America/New_York',)],
    'retention': [(30,), (3,), (90,)],
    'edition': [('coast', True), ('coast', False), ('court', True), ('court', False)],
    'images': [('none',), ('remote',)],
    'language': [('en',), ('es',), ('pt',)],
}
ITEM = '<item><title>([^<]*)</title><link>([^<]*)</link><guid>.*?<pubDate>([^<]*)'
# What changes no article: the pages of stories stay where they are.
OUTWARD = ('private', 'category', 'zone', 'images', 'language', 'edition')


class Desk:
    """An owner at feeds.json: what each edit has been set to last makes the whole configuration."""

    def __init__(self, folder):
        self.world = World(folder, publishers=PAPERS, categories=CATEGORIES, editions=EDITIONS)
        self.plain = copy.deepcopy(self.world.settings)
        self.chosen = {}
        self.hours = 0
        # By link, what the site called an article when it showed it first.
        self.ids = {}
        self.carried = set()
        self.world.publishers.instead['mix.xml'] = lambda handler: send(handler, 200, self.mix(), 'text/xml')

    def mix(self):
        """A feed that carries a part of what two of the papers carry."""
        papers = self.world.publishers
        items = [re.findall('<item>.*?</item>\n', papers.feed(name).decode()) for name in papers.names[:2]]
        head = (
            papers.feed(papers.names[0]).decode().split('<item>')[0].replace('Paper 1', 'Mix').replace('paper-1', 'mix')
        )
        return (head + ''.join(itertools.chain(items[0][::2], items[1][1::2])) + '</channel></rss>').encode()

    def edit(self, kind, *choice):
        key = (kind, choice[0]) if len(choice) > 1 else kind
        self.chosen[key] = choice[-1]
        self.world.configure(**self.configuration())

    def configuration(self):
        settings = copy.deepcopy(self.plain)
        papers = settings['sources']
        site = settings['site']
        for key, value in self.chosen.items():
            kind, which = key if isinstance(key, tuple) else (key, None)
            match kind:
                case 'address':
                    papers[which]['feed'] += value
                case 'id' if value:
                    papers[which]['id'] = f'{value}{which}'
                case 'private':
                    papers[which]['private'] = value
                case 'enabled':
                    papers[which]['enabled'] = value
                case 'category' if value:
                    next(c for c in settings['categories'] if c['id'] == 'sports')['name'] = value
                case 'category':
                    settings['categories'] = [c for c in settings['categories'] if c['id'] != 'sports']
                case 'zone':
                    site['timeZone'] = value
                case 'retention':
                    site['retentionDays'] = value
                case 'edition' if not value:
                    settings['editions'] = [e for e in settings['editions'] if e['id'] != which]
                case 'images' | 'language':
                    site[kind] = value
        gone = [key[1] for key, isThere in self.chosen.items() if key[0] == 'paper' and not isThere]
        settings['sources'] = [paper for number, paper in enumerate(papers) if number not in gone] or papers[:1]
        if not any(paper.get('enabled', True) for paper in settings['sources']):
            settings['sources'][0]['enabled'] = True
        if self.chosen.get('overlap'):
            address = self.world.publishers.address('mix')
            settings['sources'].append({'name': 'Mix', 'feed': address, 'category': 'news', 'language': 'en'})
        return settings

    def build(self, *arguments):
        ran = self.world.build(0, *arguments, hours=self.hours)
        assert ran.status in PUBLISHED, f'{ran}'
        return ran

    def in_feeds(self):
        """What the feeds that are switched on carry at this moment: moments, and the publisher's words, by links."""
        papers = self.world.publishers
        items = {}
        for source in self.world.settings['sources']:
            if source.get('enabled', True):
                name = source['name']
                feed = (self.mix() if name == 'Mix' else papers.feed(name)).decode()
                for title, link, moment in re.findall(ITEM, feed):
                    items[link] = email.utils.parsedate_to_datetime(moment), (link.split('/')[2], title)
        return items

    def check(self):
        """What holds after every edit and a run that asked the feeds."""
        items = self.in_feeds()
        now = FIRST_NIGHT + datetime.timedelta(hours=self.hours)
        horizon = now - datetime.timedelta(days=self.world.settings['site'].get('retentionDays', 30))
        shown = self.world.shown()
        # One publisher's equal titles are one article.
        known = {items[link][1] for link in shown.values() if link in items}
        missing = [link for link, (moment, words) in items.items() if moment >= horizon and words not in known]
        assert not missing, f'{len(missing)} of {len(items)} articles of feeds are missing from the site: {missing[:3]}'
        self.carried |= shown.keys()
        lost = self.carried - self.world.articles()
        assert not lost, f'{len(lost)} articles are lost from the archive: {sorted(lost)[:3]}'
        for id, link in shown.items():
            assert self.ids.setdefault(link, id) == id, f'{link} was {self.ids[link]} and is {id}'

    def stories(self):
        """The articles that the site shows, by the stories that they make; whatever those are called."""
        stories = {}
        for path in (self.world.output / 'search').glob('cards-*.json'):
            for card in json.loads(path.read_text()):
                stories.setdefault(card.get('story', card['id']), set()).add((card['id'], card['url']))
        return {frozenset(story) for story in stories.values()}

    def story_pages(self):
        return {path.name for path in (self.world.output / 'stories').glob('*.html')}


def walked(folder, steps, hours):
    """Takes the steps, with a run after each; raises AssertionError where something does not hold."""
    desk = Desk(folder)
    with desk.world:
        desk.build()
        desk.check()
        for (kind, *choice), pause in zip(steps, hours, strict=True):
            desk.hours += pause
            pages = desk.story_pages()
            desk.edit(kind, *choice)
            desk.build()
            desk.check()
            if kind in OUTWARD and pause == 0:
                gone = pages - desk.story_pages()
                assert not gone, f'{kind} {choice}: {len(gone)} of {len(pages)} pages of stories are gone'


def returned(folder, steps, hours):
    """Takes the steps without asking anybody, and goes back to where it began: the same site again."""
    desk = Desk(folder)
    with desk.world:
        desk.build()
        desk.hours += 30
        desk.build()
        desk.build('--offline')
        before, stories = desk.world.site(), desk.stories()
        for kind, *choice in steps:
            desk.edit(kind, *choice)
            desk.build('--offline')
        desk.chosen = {}
        desk.world.configure(**desk.configuration())
        desk.build('--offline')
        changed = stories ^ desk.stories()
        assert not changed, f'{len(changed)} of {len(stories)} stories are others: {sorted(map(sorted, changed))[:2]}'
        after = desk.world.site()
        # A story that lost articles on the way may have another address.
        if all(kind in OUTWARD for kind, *_ in steps):
            assert after == before, difference(after, before)


def random_steps(chance, count):
    kinds = [chance.choice(list(EDITS)) for _ in range(count)]
    return [(kind, *chance.choice(EDITS[kind])) for kind in kinds], [chance.choice((0, 0, 1, 7, 26)) for _ in kinds]


def failure(way, folder, steps, hours):
    """What fails on this way, in a line; None where nothing does."""
    try:
        way(folder, steps, hours)
    except AssertionError as error:
        return str(error).splitlines()[0]
    return None


def tried(way, folder, steps, hours):
    """Takes a way; where it fails, leaves out what it fails without, and says what remains."""
    count = itertools.count()
    told = failure(way, folder / f'{next(count)}', steps, hours)
    if not told:
        return
    place = 0
    while place < len(steps):
        fewer = steps[:place] + steps[place + 1 :], hours[:place] + hours[place + 1 :]
        shorter = failure(way, folder / f'{next(count)}', *fewer)
        if shorter:
            (steps, hours), told = fewer, shorter
        else:
            place += 1
    raise AssertionError(f'{told}\nafter ' + ', '.join(f'+{h} h {step}' for step, h in zip(steps, hours, strict=True)))


def test_nothing_carried_goes_missing(tmp_path, chance, is_long, tell):
    walks, length = (40, 25) if is_long else (1, 8)
    for walk in range(walks):
        tried(walked, tmp_path / f'walk{walk}', *random_steps(chance, length))
    tell(f'{walks} walks of {length} edits, a run after each')


def test_several_edits_are_made_and_undone(tmp_path, chance, is_long, tell):
    walks, length = (60, 8) if is_long else (1, 6)
    for walk in range(walks):
        tried(returned, tmp_path / f'walk{walk}', *random_steps(chance, length))
    tell(f'{walks} ways of {length} edits there and back')


def test_each_edit_is_made_and_undone(tmp_path, is_long, in_turn, tell):
    edits = [(kind, *choice) for kind, choices in EDITS.items() for choice in dict.fromkeys(choices)]
    chosen = edits if is_long else in_turn(edits[::17], 3)
    for number, edit in enumerate(chosen):
        tried(returned, tmp_path / f'{number}', [edit], [0])
    tell(f'{len(chosen)} of {len(edits)} edits there and back')
