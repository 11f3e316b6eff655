"""The world of the samples: publishers and their items, read from the files beside this one."""

import dataclasses
import datetime
import hashlib
import json
import re
import unicodedata

NOW = datetime.datetime(2026, 3, 14, 18, tzinfo=datetime.UTC)


def hours(count):
    return datetime.timedelta(hours=count)


@dataclasses.dataclass
class Item:
    when: datetime.datetime
    title: str
    summary: str
    body: list
    story: str | None
    has_image: bool
    notes: dict
    publisher: 'Publisher | None' = None

    def note(self, key):
        return self.notes.get(key)

    @property
    def slug(self):
        words = self.title or self.summary
        plain = unicodedata.normalize('NFKD', words).encode('ascii', 'ignore').decode().lower()
        return '-'.join(re.findall(r'[a-z0-9]+', plain)[:8])

    @property
    def link(self):
        return f'{self.publisher.site}{self.when:%Y/%m/%d}/{self.slug}'

    @property
    def image(self):
        return f'https://images.example.org/{self.publisher.id}/{self.slug}.jpg' if self.has_image else None

    def token(self, length=11):
        """A short name that depends on nothing but the item's address."""
        return hashlib.sha1(self.link.encode()).hexdigest()[:length]

    @property
    def tags(self):
        named = [tag for tag in (self.note('tags') or '').split(',') if tag]
        return named + ([self.note('sub')] if self.note('sub') else [])


class Publisher:
    def __init__(self, facts, items):
        self.facts = facts
        self.items = items
        for item in items:
            item.publisher = self

    def get(self, key):
        return self.facts.get(key)

    def writes(self, style):
        return style in self.facts['style']

    id = property(lambda self: self.facts['id'])
    name = property(lambda self: self.facts['name'])
    about = property(lambda self: self.facts['about'])
    language = property(lambda self: self.facts['language'])
    site = property(lambda self: f'https://{self.facts.get("host", self.id + ".example")}/')

    @property
    def file(self):
        return self.id + ('.json' if self.facts['format'] in ('jsonfeed', 'reddit') else '.xml')

    @property
    def latest(self):
        return max(item.when for item in self.items)


def items(path):
    found = []
    for block in re.split(r'\n\s*\n', path.read_text(encoding='utf-8').strip()):
        head, title, *rest = block.split('\n')
        if not rest:
            title, rest = ('', [title]) if 'same=' not in head else (title, [''])
        day, time, *marks = head.split(' ')
        when = datetime.datetime.fromisoformat(f'2026-03-{day}T{time}:00+00:00')
        story = next((mark[1:] for mark in marks if mark.startswith('#')), None)
        # A note's value may hold spaces: it ends where the next note begins.
        plain = ' '.join(mark for mark in marks if not mark.startswith('#') and mark != 'img')
        notes = {key: value.strip() for key, value in re.findall(r'(\w+)=(.*?)(?=\s\w+=|$)', plain)}
        found.append(Item(when, title, rest[0], rest[1:], story, 'img' in marks, notes))
    return sorted(found, key=lambda item: item.when, reverse=True)


def publishers(folder):
    everyone = [
        Publisher(facts, items(folder / 'items' / f'{facts["id"]}.txt'))
        for facts in json.loads((folder / 'publishers.json').read_text(encoding='utf-8'))
    ]
    # An article that stands in two feeds of one publisher is written once and named in the other.
    originals = {(publisher.id, item.title): item for publisher in everyone for item in publisher.items}
    for publisher in everyone:
        for position, item in enumerate(publisher.items):
            if item.note('same'):
                original = originals[item.note('same'), item.title]
                publisher.items[position] = dataclasses.replace(original, notes=original.notes | item.notes)
    return everyone
