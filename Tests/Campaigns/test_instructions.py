"""What the stages cost, in instructions: a count that says the same on a busy machine, as seconds never do.

A stage is asked 200 questions and 400 of the same kind; what the second half takes is what questions cost, without making rules
and tables ready. `instructions.json` holds what they cost when it was last written (PULSE_RECORD=1, which fails).
"""

import json
import os
import pathlib
import random
import re
import subprocess

import pytest

RECORDED = pathlib.Path(__file__).with_name('instructions.json')
# Those of the short form are ready soonest: valgrind takes a second for what the tool does in twenty milliseconds.
SHORT = ('sanitise', 'deduplicate', 'summarise')
STAGES = (*SHORT, 'categorise', 'geotag', 'contextualise', 'sentiment')
# Another compiler or library may take somewhat more; something that looks at all for each takes a multiple.
BOUND = 1.6

PLACES = 'Lisbon Nairobi Quito Osaka Leeds Tromso Salta Pune Perth Accra'.split()
THINGS = 'bridge harbour council flood election strike harvest museum railway vaccine budget fire court school'.split()
VERBS = 'opens closes votes rejects finds rebuilds warns delays wins loses'.split()


def questions(count):
    """News made up of a few thousand words, the same each time."""
    chance = random.Random(12)
    words = [
        ''.join(chance.choice('bcdfglmnprst') + chance.choice('aeiou') for _ in range(2 + n % 3)) for n in range(3_000)
    ]

    def text(length):
        return ' '.join(chance.choice(words if chance.random() < 0.6 else THINGS + VERBS) for _ in range(length))

    for number in range(count):
        said = '. '.join(f'{chance.choice(PLACES)} {text(14)}' for _ in range(4)) + '.'
        yield {
            'id': number,
            'title': f'{chance.choice(PLACES)} {chance.choice(THINGS)} {chance.choice(VERBS)} {text(4)}',
            'summary': said,
            'content': said,
            'text': said,
            'html': f'<p>{said}</p>',
            'url': 'https://a.example/',
            'source': f's{number % 20}',
            'published': f'2026-03-{1 + number % 10:02}T{number % 24:02}:00:00Z',
            'sourceCategory': 'news',
            'category': 'news',
            'language': 'en',
            'sourceCountry': 'GB',
            'words': 30,
            'publishers': 2,
        }


@pytest.fixture(scope='session')
def counted(program):
    """Counts the instructions of a stage that is asked so many questions."""

    def counted(stage, count):
        said = subprocess.run(
            ['valgrind', '--tool=callgrind', '--callgrind-out-file=/dev/null', program, 'stage', stage],
            input='\n'.join(map(json.dumps, questions(count))).encode(),
            capture_output=True,
            env=os.environ | {'SWIFT_DETERMINISTIC_HASHING': '1'},
            check=True,
        )
        assert said.stdout.count(b'\n') == count
        return int(re.search(rb'Collected : (\d+)', said.stderr)[1])

    return counted


def pytest_generate_tests(metafunc):
    metafunc.parametrize('stage', STAGES if metafunc.config.getoption('--long') else SHORT)


def test_a_stage_needs_no_more_instructions_than_before(stage, counted, tell):
    cost = (counted(stage, 400) - counted(stage, 200)) // 200
    recorded = json.loads(RECORDED.read_text()) if RECORDED.exists() else {}
    if os.environ.get('PULSE_RECORD'):
        RECORDED.write_text(json.dumps(recorded | {stage: cost}, indent=4, sort_keys=True) + '\n')
        pytest.fail(f'recorded {cost} instructions a question')
    tell(f'{cost} instructions a question, {recorded[stage]} when it was recorded')
    assert cost < recorded[stage] * BOUND
