"""Campaigns try on purpose what months of real life do: each has a short form (`make test`) and a long one (`make campaigns`)."""

import collections
import random
import shutil
import signal
import subprocess
import sys

import pytest
from ground import Ground
from world import PULSE, ROOT, World

# What makes hostile texts is shared with the fuzzers, and waiting with the tests of the pages.
sys.path += [str(ROOT / 'Fuzzing'), str(ROOT / 'Tests/Browser')]


# A campaign that was started in the background has these two ignored, and so would every run of it.
for ignored, handler in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(ignored) == signal.SIG_IGN:
        signal.signal(ignored, handler)


def pytest_addoption(parser):
    parser.addoption('--seed', type=int, default=14, help='of what is tried at random')
    parser.addoption('--minutes', type=float, default=20, help='that a long campaign of fuzzing goes on')


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Of a test with many cases the seed draws three, which take turns in short campaigns; a long one tries all."""
    if config.getoption('--long'):
        return
    cases = collections.defaultdict(list)
    for item in items:
        cases[item.nodeid.split('[')[0]].append(item)
    seed = config.getoption('--seed')
    kept = {
        item for name, some in cases.items() for item in random.Random(f'{seed} {name}').sample(some, min(len(some), 3))
    }
    for item in kept:
        item.add_marker('rotates')
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


@pytest.fixture(scope='session')
def is_long(request):
    return request.config.getoption('--long')


@pytest.fixture(scope='session')
def minutes(request):
    return request.config.getoption('--minutes')


@pytest.fixture(scope='session')
def program(tmp_path_factory):
    """The tool as valgrind reads it, whose reader of debugging symbols is older than the compiler."""
    if not shutil.which('valgrind'):
        pytest.skip('valgrind is missing; Tools/setup.sh test installs it')
    program = tmp_path_factory.mktemp('stripped') / 'pulse'
    subprocess.run(['strip', '-g', '-o', program, PULSE], check=True)
    return program


@pytest.fixture
def chance(request):
    """Numbers at random, the same for the same seed and test; a long campaign may be repeated with others."""
    return random.Random(f'{request.config.getoption("--seed")} {request.node.name}')


@pytest.fixture
def world(tmp_path):
    """Of two sections and no puzzles: what is asked of it is how runs end, and a run takes a quarter less of the processors' time."""
    sections = [{'id': 'news', 'name': 'News', 'general': True}, {'id': 'sports', 'name': 'Sports'}]
    with World(tmp_path / 'world', categories=sections, site={'puzzles': False}) as world:
        yield world


@pytest.fixture
def tell(request, capsys):
    """Prints a figure of the campaign whatever pytest does with output."""

    def tell(*words):
        with capsys.disabled():
            print(f'\n{request.node.name}:', *words)

    return tell


@pytest.fixture(scope='session')
def grounds(tmp_path_factory):
    """The ground for each way of publishing; made once, since each trial begins by putting it back."""
    made = {}

    def ground(in_place=False):
        if in_place not in made:
            made[in_place] = Ground(tmp_path_factory.mktemp('ground'), in_place)
        return made[in_place]

    yield ground
    for each in made.values():
        each.world.publishers.close()


@pytest.fixture(params=[False, True], ids=['exchanged', 'in place'])
def ground(request, grounds):
    """An old site, and runs that make the next: the folder is exchanged, or pages are moved into place."""
    return grounds(request.param)
