"""A world that reads mutated answers: a batch is a few nights, each a table of paths and of what is answered there."""

import dataclasses
import json
import re
import shutil

from judge import MARK
from publishers import Publishers
from world import FIRST_NIGHT, PUBLISHED, World

# Stands in bodies for the address of the server that serves them.
ORIGIN = 'http://origin.invalid'
# A line that a run may print to standard error: a moment and words, or the tool's own words.
SAID = re.compile(
    r'(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ |pulse: )\S.*'
    # libdav1d's own words about a broken AVIF.
    r'|(Error parsing|Unknown) OBU .*'
)
# Values as Swift and Foundation print them are no words for an owner.
RAW = re.compile(
    r'Optional\(|Error Domain=|NSCocoa|DecodingError|CodingKeys|keyNotFound|\.swift:\d|Swift\.|Fatal error'
)
CONTROLS = re.compile('[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]')


@dataclasses.dataclass(frozen=True)
class Answer:
    """What a server says to one path."""

    body: bytes
    headers: tuple = ()
    status: int = 200

    def send(self, handler, origin):
        body = self.body.replace(ORIGIN.encode(), origin.encode())
        handler.send_response(self.status)
        for name, value in self.headers:
            handler.send_header(name, value.replace(ORIGIN, origin))
        handler.send_header('Content-Length', str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)


class Fuzzed:
    """A folder and servers in which a batch is tried; each host has a robots.txt of its own."""

    def __init__(self, folder, hosts=4, **settings):
        self.folder, self.settings = folder, settings
        self.hosts = [Publishers(0) for _ in range(hosts)]
        self.tried = self.marks = 0
        for host in self.hosts:
            # A client that hangs up is part of it.
            host.server.handle_error = lambda *_: None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for host in self.hosts:
            host.close()

    def complaint(self, batch, judge):
        """Builds a batch's nights one after the other in a folder of its own; what is wrong, or nothing."""
        self.tried += 1
        folder = self.folder / f'batch-{self.tried}'
        try:
            with World(folder, publishers=0, **self.settings) as world:
                world.configure(sources=self.sources(batch))
                for night, answers in enumerate(batch):
                    if told := self.night(world, night, answers, judge, is_last=answers is batch[-1]):
                        return f'night {night}: {told}'
            return None
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def sources(self, batch):
        names = sorted({path for night in batch for path in night if path.startswith('feed/')})
        return [
            {'name': name, 'feed': f'http://127.0.0.1:{self.host(name).port}/{name}', 'category': 'news'}
            | {'language': 'en', 'extract': True}
            for name in names
        ] or [{'name': 'none', 'feed': f'http://127.0.0.1:{self.hosts[0].port}/none', 'category': 'news'}]

    def host(self, path):
        """The host of a feed, a page, a picture: that of its source's number."""
        return self.hosts[int(re.search(r'\d+|$', path)[0] or 0) % len(self.hosts)]

    def night(self, world, night, answers, judge, is_last):
        for host in self.hosts:
            host.now, host.instead = world.publishers.now or FIRST_NIGHT, Answers(answers, host, self.hosts.index(host))
        # The address, with which feeds and cards are made, comes at the end: cards take longest.
        world.configure(site=world.settings['site'] | ({'address': 'https://trial.example/'} if is_last else {}))
        said = world.build(night, '--verbose' if night % 2 else '--json')
        for host in self.hosts:
            host.now = world.publishers.now
        if told := ran_badly(said, is_json=night % 2 == 0):
            return told
        if not world.archive_is_sound():
            return 'the archive is damaged'
        site = world.site()
        self.marks += sum(content.count(MARK.encode()) for path, content in site.items() if path.endswith('.html'))
        told = list(judge.complaints(site))
        if is_last and (ids := sorted(world.articles())[:40]):
            told.append(ran_badly(world.run('explain', *ids, '--json'), is_json=True))
            told.append(ran_badly(world.run('explain', *ids)))
        return next(filter(None, told), None)


class Answers(dict):
    """What one host answers, by path, as Publishers asks for it."""

    def __init__(self, answers, host, number):
        super().__init__()
        for path, answer in answers.items():
            if path == f'robots.txt {number}':
                path = 'robots.txt'
            self[path] = lambda handler, answer=answer: answer.send(handler, f'http://127.0.0.1:{host.port}')


def ran_badly(said, statuses=PUBLISHED, is_json=False, is_told=True, controls=True):
    """What is wrong with how a run ended and with what it said; `is_told`: each line of errors is in a form that we know."""
    if said.status not in statuses:
        return f'ended with {said.status}: {said.output[-300:]}{said.errors[-1000:]}'
    for line in said.errors.splitlines() if is_told else []:
        if line and not SAID.fullmatch(line):
            return f'said {line!a}'
    # A line of JSON ends at a line feed alone; texts in it may hold other ends of lines.
    for line in filter(None, said.output.split('\n')) if is_json else []:
        try:
            json.loads(line)
        except ValueError:
            return f'printed no JSON: {line!a}'
    if found := RAW.search(said.errors):
        return f'said a value of Swift: {found.string[max(0, found.start() - 200) :][:400]!a}'
    both = said.errors if is_json else said.output + said.errors
    if controls and (found := CONTROLS.search(both)):
        return f'printed {found[0]!a} behind {both[: found.start()][-120:]!a}'
    return None
