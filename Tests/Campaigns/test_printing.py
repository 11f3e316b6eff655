"""A command whose result cannot be printed says so in a line; what it was asked to do besides goes on."""

import os
import subprocess

import pytest
from world import PULSE

RESULTS = [
    ['list'],
    ['list', '--json'],
    ['export'],
    ['build', '--print-config'],
    ['edition', 'list'],
    ['settings'],
    ['settings', '--schema'],
]


def run(world, arguments, **streams):
    return subprocess.run(
        [PULSE, *arguments],
        cwd=world.folder,
        env={'PATH': os.environ['PATH'], 'SWIFT_BACKTRACE': 'enable=no'},
        text=True,
        check=False,
        timeout=60,
        **streams,
    )


@pytest.mark.parametrize('arguments', RESULTS, ids=' '.join)
def test_result_that_cannot_be_printed_because_the_disk_is_full(world, arguments):
    """As `pulse export > subscriptions.opml` on a full disk: a file cut short must not look like all of it."""
    with open('/dev/full', 'w') as full:
        ran = run(world, arguments, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE)
    assert ran.returncode == 1, ran
    assert ran.stderr == 'pulse: cannot write to standard output: the disk is full; free some space and run again\n'


def test_stage_whose_answers_do_not_fit_on_the_disk(world):
    with open('/dev/full', 'w') as full:
        ran = run(world, ['stage', 'geotag'], input='{"id": 1, "text": "Porto"}\n', stdout=full, stderr=subprocess.PIPE)
    assert ran.returncode == 1, ran
    assert ran.stderr.count('\n') == 1, ran.stderr


def test_digest_that_does_not_fit_on_the_disk(world):
    assert world.build(0).status == 0
    with open('/dev/full', 'w') as full:
        ran = run(world, ['digest'], stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE)
    assert ran.returncode == 1, ran
    assert 'the disk is full' in ran.stderr
    assert ran.stderr.count('\n') == 1, ran.stderr


def test_error_that_cannot_be_printed(world):
    with open('/dev/full', 'w') as full:
        ran = run(world, ['list', '--nonsense'], stdin=subprocess.DEVNULL, stdout=full, stderr=full)
    assert ran.returncode == 2, ran


def test_list_from_a_closed_input(world):
    """As in a job of a scheduler that closes what it does not use."""
    ran = subprocess.run(
        ['sh', '-c', 'exec "$0" import - <&-', PULSE],
        cwd=world.folder,
        env={'PATH': os.environ['PATH'], 'SWIFT_BACKTRACE': 'enable=no'},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert ran.returncode == 2, ran
    assert ran.stderr.startswith('pulse: standard input'), ran.stderr
    assert ran.stderr.count('\n') == 1, ran.stderr
