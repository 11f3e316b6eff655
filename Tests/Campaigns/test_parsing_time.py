"""A feed that is not parsed in the time for it is named, costs the others nothing, and is read whole the next night."""

import datetime

import pytest
from world import FIRST_NIGHT, PUBLISHED

PATH = 'paper-1.xml'
TAG = '"1"'


@pytest.fixture
def slow(world):
    """A paper whose second edition has so many elements that its parsing is looked after; how it was asked for."""
    asked = []

    def answer(handler, body):
        known = handler.headers.get('If-None-Match')
        asked.append(known)
        handler.send_response(200)
        handler.send_header('ETag', TAG if len(asked) == 1 else '"2"')
        handler.send_header('Content-Length', str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    def edition(padding):
        body = world.publishers.feed('Paper 1').replace(b'<item>', b'<item>' + b'<category>x</category>' * padding, 1)
        world.publishers.instead[PATH] = lambda handler: answer(handler, body)

    return edition, asked


def test_a_feed_that_is_not_parsed_in_time_is_named_and_loses_nothing(world, slow):
    edition, asked = slow
    fetching = world.settings['fetching']
    world.publishers.now = FIRST_NIGHT
    edition(0)
    assert world.build(0).status in PUBLISHED
    before = world.articles()

    world.configure(fetching=fetching | {'hostBudget': 0.000001, 'concurrency': 64})
    world.publishers.now = FIRST_NIGHT + datetime.timedelta(days=1)
    edition(3_000)
    ran = world.build(1, '--json')
    assert ran.status == 0, ran.errors
    (failed,) = ran.summary['failed']
    assert failed['stage'] == 'parsing'
    assert failed['reason'].startswith('parsing ran out of time')
    # The others were read, and what was known of this one is still there.
    assert before < world.articles()

    world.configure(fetching=fetching)
    assert world.build(2).status == 0
    assert asked == [None, TAG, TAG]
