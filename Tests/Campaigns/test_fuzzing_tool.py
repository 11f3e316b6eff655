"""Fuzzing what an owner or a script gives the tool: configurations, rules, templates, lines for single stages, names."""

import json
import subprocess
import time

import pytest
from fuzzed import ran_badly
from hostile import DATES, NUMBERS, WORDS, Hostile
from minimising import minimised_lines
from mutating import Mutator
from test_fuzzing import RESULTS, seeds
from world import PULSE, ROOT, Ran

WRONG = [
    None,
    True,
    0,
    -1,
    1e308,
    2**63,
    [],
    {},
    [[]],
    {'': None},
    '',
    ' ',
    'x' * 3000,
    '\x1b[31m',
    '\u202e',
    '..',
    '~/x',
    '/',
]
STAGES = {
    'parse': {'body': 'feed', 'url': 'address'},
    'sanitise': {'html': 'html', 'url': 'address'},
    'extract': {'html': 'html', 'url': 'address'},
    'deduplicate': {'title': 'words', 'summary': 'words', 'source': 'words', 'published': 'date'},
    'categorise': {'title': 'words', 'summary': 'words', 'sourceCategory': 'words', 'language': 'words'},
    'geotag': {
        'title': 'words',
        'summary': 'words',
        'content': 'words',
        'sourceCountry': 'words',
        'latitude': 'real',
        'longitude': 'real',
    },
    'contextualise': {'title': 'words', 'summary': 'words', 'category': 'words', 'publishers': 'whole'},
    'sentiment': {'text': 'words', 'language': 'words'},
    'summarise': {'title': 'words', 'text': 'words', 'words': 'whole'},
}


def ran(*arguments, given=None, folder=None):
    said = subprocess.run([PULSE, *arguments], input=given, capture_output=True, cwd=folder, timeout=120, check=False)
    return Ran(said.returncode, said.stdout.decode(errors='replace'), said.stderr.decode(errors='replace'))


@pytest.fixture
def goes_on(is_long, minutes):
    """Whether a test goes on behind so many cases: a long one until its time is over."""
    start = time.monotonic()
    return lambda cases, short: time.monotonic() - start < minutes * 60 if is_long else cases < short


@pytest.fixture
def texts(chance):
    """A value of each kind that a stage's question has."""
    hostile = Hostile(chance)
    feeds = Mutator(chance, seeds('Samples/feeds/*'), 50_000)
    return {
        'words': hostile.words,
        'html': hostile.html,
        'address': hostile.address,
        'date': hostile.date,
        'feed': lambda: feeds.mutated().decode('utf-8', 'replace'),
        'real': lambda: chance.choice([0.0, -0.0, 90.0001, -1e308, 5e-324, 1e15]),
        'whole': lambda: chance.choice([0, -1, 1, 2**63 - 1, -(2**63), 10**9]),
    }


@pytest.mark.parametrize('stage', STAGES)
def test_a_stage_answers_every_question(stage, texts, chance, goes_on, tell):
    def told(lines):
        said = ran('stage', stage, given=b'\n'.join(lines))
        badly = ran_badly(said, statuses=(0,), is_json=True, is_told=False)
        answered = said.output.count('\n')
        return badly or (None if answered == len(lines) else f'{answered} answers to {len(lines)} questions')

    cases = 0
    while goes_on(cases, 60):
        lines = [
            json.dumps({'id': number} | {name: texts[kind]() for name, kind in STAGES[stage].items()}).encode()
            for number in range(60)
        ]
        if complaint := told(lines):
            fail(complaint, minimised_lines(lines, lambda lines: told(lines) is not None))
        cases += len(lines)
        mutated = Mutator(chance, lines[:10], 20_000)
        for _ in range(3):
            given = mutated.mutated()
            if complaint := ran_badly(ran('stage', stage, given=given), statuses=(0, 2), is_told=False):
                fail(complaint, [given])
            cases += 1
    tell(f'{cases} questions')


def test_configurations_are_accepted_or_refused_with_a_reason(tmp_path, chance, goes_on, tell):
    whole = seeds('Tests/PipelineTests/Fixtures/Configurations/*.json', 'Starter/feeds.json', 'Samples/feeds.json')
    bytewise = Mutator(chance, whole, 100_000, ('settings',))
    readable = [value for value in map(parsed, whole) if value]
    cases = taken = 0
    file = tmp_path / 'feeds.json'
    while goes_on(cases, 150):
        cases += 1
        value = rewritten(chance, chance.choice(readable))
        given = bytewise.mutated() if chance.random() < 0.5 else json.dumps(value, ensure_ascii=False).encode()
        file.write_bytes(given)
        said = ran('build', '--print-config', folder=tmp_path)
        if complaint := ran_badly(said, statuses=(0, 2)):
            fail(complaint, [given])
        if said.status == 0:
            taken += 1
            file.write_text(said.output)
            again = ran('build', '--print-config', folder=tmp_path)
            if (again.status, again.output) != (0, said.output):
                fail(f'what is in effect reads differently: {again.errors}', [given])
    assert 0 < taken < cases, 'all are refused, or none'
    tell(f'{cases} configurations, {taken} of them taken')


def test_rules_and_templates_are_accepted_or_refused_with_a_reason(tmp_path, chance, goes_on, tell):
    (tmp_path / 'templates').mkdir()
    sources = [{'name': 'A', 'feed': 'https://a.example/', 'category': 'news'}]
    named = {
        'categoryRules': ('rules', 'Rules/topics.txt'),
        'contextRules': ('rules', 'Rules/contexts.json'),
        'kindRules': ('rules', 'Rules/kinds.txt'),
        'consequenceRules': ('rules', 'Rules/consequences.txt'),
        'significanceRules': ('rules', 'Rules/significance.txt'),
    }
    cases = 0
    while goes_on(cases, 40):
        cases += 1
        key, (name, pattern) = chance.choice(
            [*named.items(), ('templates', ('templates/layout.html', 'Templates/layout.html'))]
        )
        given = Mutator(
            chance, [chance.choice([seed[:8000], seed]) for seed in seeds(pattern, limit=200_000)], 100_000
        ).mutated()
        (tmp_path / name).write_bytes(given)
        (tmp_path / 'feeds.json').write_text(json.dumps({'sources': sources, key: name.split('/')[0]}))
        if complaint := ran_badly(ran('check', folder=tmp_path), statuses=(0, 2)):
            fail(complaint, [given])
    tell(f'{cases} files of rules and templates')


def test_init_works_in_any_folder_or_refuses_with_a_reason(tmp_path, tell):
    words = [word for word in [*WORDS, *DATES, *NUMBERS, '\n', 'x' * 300] if '\0' not in word and len(word) < 1000]
    for word in words:
        # Behind the dashes stand no options.
        said = ran('init', '--', word, folder=tmp_path)
        assert not ran_badly(said, statuses=(0, 1, 2), is_told=False, controls=False), f'{word!a}'
    tell(f'{len(words)} names of folders')


def parsed(data):
    try:
        return json.loads(data)
    except ValueError:
        return None


def rewritten(chance, value, depth=0):
    """A configuration with some of its values replaced by wrong ones, its keys doubled, misspelt or moved."""
    if isinstance(value, dict):
        changed = {key: rewritten(chance, inner, depth + 1) for key, inner in value.items() if chance.random() > 0.02}
        if chance.random() < 0.03:
            changed[chance.choice(['', '$comment', 'sourcs', '\x1b', 'x' * 500, '__proto__'])] = chance.choice(WRONG)
        return changed
    if isinstance(value, list):
        changed = [rewritten(chance, inner, depth + 1) for inner in value]
        return changed * chance.choice([2, 300 if len(value) < 3 else 2]) if chance.random() < 0.01 else changed
    likely = 0.3 / (1 + depth)
    return (
        chance.choice([*WRONG, chance.choice(WORDS), chance.choice(NUMBERS)]) if chance.random() < likely / 4 else value
    )


def fail(complaint, lines):
    folder = RESULTS / 'fuzzing'
    folder.mkdir(parents=True, exist_ok=True)
    (folder / 'input').write_bytes(b'\n'.join(lines))
    pytest.fail(f'{complaint}\nwhat does it lies in {folder.relative_to(ROOT)}/input')
