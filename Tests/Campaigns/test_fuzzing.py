"""Fuzzing end to end: what strangers serve passes through the tool to a site, which other parsers judge."""

import datetime
import re
import time

import pytest
from fuzzed import ORIGIN, Answer, Fuzzed
from hostile import Hostile
from judge import Judge
from made_feeds import MadeFeed, Plain
from minimising import minimised, written
from mutating import Mutator
from world import FIRST_NIGHT, ROOT

RESULTS = ROOT / '.build-results'
# A digest may end before its desks begin, and then no benign site shows how their names are styled in a mail.
MAIL = {'digest-email.html': (ROOT / 'Tests/SiteBuildingTests/Fixtures/digest-email.html').read_bytes()}
KINDS = [
    'application/rss+xml; charset=utf-8',
    'text/xml; charset=iso-8859-1',
    'application/feed+json',
    'text/html',
    'x',
]
HEADERS = [
    ('ETag', '"zq\x1b[31m"'),
    ('Last-Modified', 'Thu, 01 Jan 9999 00:00:00 GMT'),
    ('Retry-After', '99999999999999999999'),
    ('Cache-Control', 'max-age=-1, max-age=1e99'),
    ('Content-Encoding', 'gzip'),
    ('Location', 'javascript:zq()'),
    ('Location', f'{ORIGIN}/feed/0'),
    ('Content-Type', 'text/html; charset="utf-7'),
    ('Date', 'zq'),
]


def seeds(*patterns, limit=60_000):
    files = [file for pattern in patterns for file in sorted(ROOT.glob(pattern)) if file.is_file()]
    return [file.read_bytes() for file in files if file.stat().st_size < limit]


class Batches:
    """Makes batches at random of our own samples, fixtures and the kept corpus."""

    def __init__(self, chance, most):
        self.chance, self.hostile = chance, Hostile(chance)

        def mutator(targets, *patterns):
            return Mutator(chance, seeds(*patterns), most, targets)

        feeds = [
            f'Tests/ParsingTests/Fixtures/{kind}/*.{end}' for kind in ('feeds', 'encodings') for end in ('xml', 'json')
        ]
        self.feeds = mutator(('feed', 'json', 'xml'), 'Samples/feeds/*', *feeds)
        self.pages = mutator(('extract',), 'Tests/MarkupReadingTests/HTML/Fixtures/*/*.html')
        self.pictures = mutator(('picture',), 'Tests/PictureMakingTests/Fixtures/*.*')
        self.robots = mutator(('robots',), 'Tests/FetchingTests/Fixtures/Robots/*.txt')

    def batch(self, sources, nights, words=None):
        """So many nights of so many sources; with words, all is well-formed and says those."""
        return [self.night(sources, night, words) for night in range(nights)]

    def night(self, sources, night, words):
        answers, now = {}, FIRST_NIGHT + datetime.timedelta(days=night)
        for source in range(sources):
            made = MadeFeed(self.chance, words or self.hostile, ORIGIN, source, now)
            body = made.bytes()
            if not words and self.chance.random() < 0.5:
                body = self.dated(Mutator.mutated(self.feeds), now)
            elif not words and self.chance.random() < 0.3:
                body = self.chance.choice(self.feeds.ways)(body)
            answers[f'feed/{source}'] = self.answer(body, KINDS, words)
            for item in range(6):
                page, picture = self.pages.mutated(), self.pictures.mutated()
                if words:
                    page, picture = (self.chance.choice(kind.seeds) for kind in (self.pages, self.pictures))
                answers[f'page/{source}-{item}'] = self.answer(
                    page, ['text/html', 'text/html', 'text/plain', 'x'], words
                )
                answers[f'picture/{source}-{item}'] = self.answer(picture, ['image/jpeg', 'x'], words)
        for host in range(4):
            if not words and self.chance.random() < 0.5:
                answers[f'robots.txt {host}'] = self.answer(self.robots.mutated(), ['text/plain', 'x'], words)
        return answers

    def dated(self, body, now):
        """What is old is on no page: most dates become those of today, wherever they stand."""
        if self.chance.random() < 0.1:
            return body
        body = re.sub(rb'\d{4}-\d\d-\d\d(?=T)', now.strftime('%Y-%m-%d').encode(), body)
        return re.sub(rb'\w{3}, \d{1,2} \w{3} \d{4}', now.strftime('%a, %d %b %Y').encode(), body)

    def answer(self, body, kinds, words):
        headers = [('Content-Type', self.chance.choice(kinds))] if not words else [('Content-Type', kinds[0])]
        status = 200
        if not words and self.chance.random() < 0.1:
            headers.append(self.chance.choice(HEADERS))
            status = self.chance.choice([200, 200, 200, 206, 301, 304, 404, 410, 429, 500])
        return Answer(body, tuple(headers), status)


@pytest.fixture
def fuzzed(tmp_path):
    with Fuzzed(tmp_path, site={'images': 'cached'}) as fuzzed:
        yield fuzzed


def test_hostile_answers_become_inert_text(fuzzed, chance, is_long, minutes, tell):
    batches = Batches(chance, 1_000_000 if is_long else 200_000)
    benign = Kept()
    assert fuzzed.complaint(batches.batch(12, 3, Plain(chance)), benign) is None
    judge = Judge(*benign.sites, MAIL)
    start, answers = time.monotonic(), 0
    while True:
        batch = batches.batch(64 if is_long else 16, 3 if is_long else 2)
        answers += sum(map(len, batch))
        if told := fuzzed.complaint(batch, judge):
            least = minimised(batch, lambda batch: fuzzed.complaint(batch, judge) is not None)
            pytest.fail(f'{told}\nwhat does it lies in {written(least, RESULTS / "fuzzing")}')
        if not is_long or time.monotonic() - start > minutes * 60:
            break
    # Before texts reach a page, what asks for a click is taken from them: fewer marks than hostile texts are there.
    assert fuzzed.marks > 60, 'hardly anything hostile reaches a page'
    tell(f'{answers} answers in {fuzzed.tried - 1} sites, {fuzzed.marks} hostile words on their pages: nothing acts')


def test_a_template_that_escapes_nothing_is_caught(tmp_path, chance):
    part = tmp_path / 'templates/parts/card/title.md'
    part.parent.mkdir(parents=True)
    part.write_text('<p class="{{{title}}}">x</p>\n')
    batches, benign = Batches(chance, 50_000), Kept()
    with Fuzzed(tmp_path, templates=str(tmp_path / 'templates')) as fuzzed:
        assert fuzzed.complaint(batches.batch(6, 1, Plain(chance)), benign) is None
        judge, batch = Judge(*benign.sites, MAIL), batches.batch(8, 1, Quoted(chance))
        assert fuzzed.complaint(batch, judge)
        # What does it is found among all the others.
        least = minimised(batch, lambda batch: fuzzed.complaint(batch, judge) is not None, tries=25)
        assert len(least[0]) < len(batch[0]) / 8


class Quoted(Plain):
    """Whose words would leave an attribute where a template does not escape them."""

    def words(self):
        return 'Floods close schools" onclick="zq()'


class Kept:
    """Keeps sites in place of judging them."""

    def __init__(self):
        self.sites = []

    def complaints(self, site):
        self.sites.append(site)
        return []
