"""The lines of a run: what is wrong once, in one line, and nothing else where quiet is asked for."""

import contextlib
import json
import sqlite3
import time

from publishers import send
from world import USAGE


def test_damaged_days_are_reported(world):
    for night in range(3):
        assert world.build(night, '--quiet').errors == ''
    with contextlib.closing(sqlite3.connect(world.data / 'pulse.sqlite')) as archive, archive:
        first = archive.execute('SELECT min(id) FROM day').fetchone()[0]
        archive.execute("UPDATE day SET content = '{' WHERE id = ?", [first])
    ran = world.build(3, '--quiet')
    assert ran.errors == f'damaged in the archive and left out: the days {first}\n', ran.errors
    assert ran.status == 0 and ran.output == ''


def test_feeds_left_for_lack_of_time_are_reported_in_one_line(world):
    """A host that answers slowly is left when its time is up; what was left is no failure, and comes with the next run."""

    def slow(handler):
        time.sleep(0.6)
        send(handler, 200, world.publishers.feed('Paper 1'), 'text/xml')

    names = ['Paper 2', 'Paper 3', 'Paper 4']
    for name in names:
        world.publishers.instead[world.publishers.path(name)] = slow
    world.configure(fetching=world.settings['fetching'] | {'perHost': 1, 'hostBudget': 0.5})
    ran = world.build(0)
    lines = [line for line in ran.output.splitlines() if line.startswith('left ')]
    count = int(lines[0].split()[1])
    assert count >= 2
    assert lines == [f'left      {count} feeds for the next run: time ran out (fetching.hostBudget of 127.0.0.1)']
    assert ran.status == 0, ran
    ran = world.build(1, '--json')
    assert ran.summary['left'] == {'feeds': ran.summary['left']['feeds']} and ran.summary['left']['feeds'] >= 2
    told = [json.loads(line) for line in ran.output.splitlines()]
    assert sum(event.get('status') == 'left' for event in told) == ran.summary['left']['feeds']
    assert ran.status == 0, ran
    world.configure(fetching=world.settings['fetching'] | {'hostBudget': 60})
    assert 'left' not in world.build(2, '--json').summary


def test_each_failure_is_logged_once(world):
    world.publishers.failing = {'Paper 2'}
    world.publishers.instead['paper-3.xml'] = lambda handler: send(handler, 200, b'no feed', 'text/plain')
    for arguments in ([], ['--verbose']):
        ran = world.build(0, *arguments)
        assert ran.status == 0, ran
        lines = (ran.output + ran.errors).splitlines()
        for name in ('Paper 2', 'Paper 3'):
            assert sum(name in line for line in lines) == 1, (arguments, lines)


def test_a_problem_of_the_configuration_is_printed_once(world):
    world.configure(categories=[{'id': 'news', 'name': 'News', 'colour': '#12'}], sources=world.settings['sources'])
    ran = world.build(0)
    lines = (ran.output + ran.errors).splitlines()
    assert ran.status == USAGE and sum('colour' in line for line in lines) == 1 and len(lines) <= 2, lines
