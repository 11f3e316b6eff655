"""What is asked at a terminal: a real one, as far as the program can tell."""

import os
import pty
import select
import subprocess
import time

from publishers import send
from world import PULSE


class Terminal:
    """A program at a terminal of its own, and somebody who types."""

    def __init__(self, folder, *arguments, **environment):
        self.screen = ''
        self.ours, theirs = pty.openpty()
        bare = {'PATH': os.environ['PATH'], 'HOME': str(folder), 'TERM': 'xterm', 'TZ': 'Europe/Lisbon'}
        self.process = subprocess.Popen(
            [PULSE, *arguments], cwd=folder, env=bare | environment, stdin=theirs, stdout=theirs, stderr=theirs
        )
        os.close(theirs)

    def see(self, words):
        """Waits until these words stand on the screen behind those seen before."""
        end = time.monotonic() + 60
        while words not in self.screen:
            assert time.monotonic() < end, self.screen
            if not self._read() and self.process.poll() is not None:
                assert words in self.screen, self.screen
        self.screen = self.screen.split(words, 1)[1]

    def type(self, line):
        os.write(self.ours, line.encode() + b'\n')

    def end(self):
        """The exit status and what was left to see."""
        while self._read():
            pass
        status = self.process.wait(timeout=60)
        while self._read():
            pass
        os.close(self.ours)
        return status, self.screen.replace('\r\n', '\n')

    def _read(self):
        if not select.select([self.ours], [], [], 0.2)[0]:
            return self.process.poll() is None
        try:
            data = os.read(self.ours, 65536)
        except OSError:
            return False
        self.screen += data.decode()
        return bool(data)


def two_feeds(world):
    page = (
        b'<!doctype html><title>Two</title><link rel=alternate type=application/rss+xml title=News href=/paper-2.xml>'
        b'<link rel=alternate type=application/atom+xml title=Sport href=/paper-3.xml><p>Hello'
    )
    world.publishers.instead['two'] = lambda handler: send(handler, 200, page, 'text/html')
    world.build(0)
    world.configure(sources=world.settings['sources'][:1])
    return f'http://127.0.0.1:{world.publishers.port}/two'


def test_add_asks_which_of_several_feeds_is_meant(world):
    address = two_feeds(world)
    terminal = Terminal(world.folder, 'add', address)
    terminal.see('/paper-2.xml News (RSS)')
    terminal.see('/paper-3.xml Sport (Atom)')
    terminal.see('Which one? ')
    terminal.type('2')
    status, said = terminal.end()
    assert status == 0 and "added 'Paper 3' to feeds.json" in said and '/paper-3.xml' in said, said
    assert '/paper-3.xml' in (world.folder / 'feeds.json').read_text()


def test_an_answer_that_names_no_feed_adds_none(world):
    address = two_feeds(world)
    before = (world.folder / 'feeds.json').read_text()
    terminal = Terminal(world.folder, 'add', address)
    terminal.see('Which one? ')
    terminal.type('3')
    status, said = terminal.end()
    assert status == 2 and 'names 2 feeds; add one of these addresses' in said, said
    assert (world.folder / 'feeds.json').read_text() == before


def test_init_asks_for_title_zone_languages_and_topics(tmp_path):
    terminal = Terminal(tmp_path, 'init', 'mine')
    terminal.see('Title [My Pulse]: ')
    terminal.type('Bom dia "já"')
    terminal.see('Time zone [Europe/Lisbon]: ')
    terminal.type('Lisbon')
    terminal.see("'Lisbon' is not a time zone such as Europe/Lisbon")
    terminal.see('Time zone [Europe/Lisbon]: ')
    terminal.type('')
    terminal.see('Languages of the news (')
    terminal.see('[en]: ')
    terminal.type(',')
    terminal.see("',' is none of these; name one or more, separated by commas")
    terminal.see('Languages of the news (')
    terminal.see('[en]: ')
    terminal.type('pt, en')
    terminal.see('Topics (')
    terminal.type(', ,')
    terminal.see("', ,' is none of these")
    terminal.see('Topics (')
    terminal.type('technology chess')
    terminal.see('has unknown entries: chess')
    terminal.see('Topics (')
    terminal.type('technology, gaming')
    terminal.see('feeds; change the list with pulse add and pulse remove.')
    status, said = terminal.end()
    assert status == 0 and 'Wrote feeds.json' in said, said
    folder = tmp_path / 'mine'
    text = (folder / 'feeds.json').read_text()
    assert '"title": "Bom dia \\"já\\""' in text and '"language": "pt"' in text and 'Europe/Lisbon' in text
    checked = subprocess.run([PULSE, 'check'], cwd=folder, capture_output=True, encoding='utf-8', check=True)
    count = int(checked.stdout.split(': ')[1].split()[0])
    assert 8 <= count <= 24 and text.count('"category": "technology"') + text.count('"category": "gaming"') == count


def test_init_asks_nothing_without_a_terminal_or_if_told_not_to(tmp_path):
    ran = subprocess.run(
        [PULSE, 'init', 'mine'],
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding='utf-8',
        check=True,
    )
    assert ran.stdout.startswith('Wrote feeds.json')
    terminal = Terminal(tmp_path, 'init', 'plain', '--plain')
    status, said = terminal.end()
    assert status == 0 and said.startswith('Wrote feeds.json'), said
