"""What holds for all tests in Python."""

import collections
import os
import pathlib
import subprocess

import pytest


def pytest_addoption(parser):
    parser.addoption('--long', action='store_true', help='try every case rather than a few')


def pytest_configure(config):
    config.addinivalue_line('markers', 'may_skip(why): what it needs is not a tool that could be installed')
    config.addinivalue_line(
        'markers', 'rotates: a run tries one of its cases, after the next commit another; --long all'
    )
    config.addinivalue_line(
        'markers',
        'seldom(group): dear; a run has a third of these, after the next commit others, those of a group together',
    )


def commits():
    """The number of commits so far, 0 outside of a repository."""
    counted = subprocess.run(
        ['git', 'rev-list', '--count', 'HEAD'],
        cwd=pathlib.Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return int(counted.stdout or 0)


@pytest.fixture(scope='session')
def in_turn(pytestconfig):
    """Takes every n-th of some things, and the next ones after the next commit; with --long all of them."""
    is_long, number = pytestconfig.getoption('--long'), commits()

    def taken(things, parts, place=0):
        """Those of one part. Things that are looked at in several ways are at different ways if each has a place."""
        return things if is_long else things[(number + place) % parts :: parts]

    return taken


def pytest_collection_modifyitems(config, items):
    if config.getoption('--long'):
        return
    cases = collections.defaultdict(list)
    for item in items:
        if item.get_closest_marker('rotates'):
            cases[item.nodeid.split('[')[0]].append(item)
    number = commits()
    passed_over = {item for some in cases.values() for item in some if item is not some[number % len(some)]}
    dear = collections.defaultdict(list)
    for item in items:
        if mark := item.get_closest_marker('seldom'):
            dear[mark.args or item.nodeid.split('[')[0]].append(item)
    # Who asks for one file wants all of it.
    if len({item.path for item in items}) > 1:
        passed_over |= {item for at, some in enumerate(dear.values()) if at % 3 != number % 3 for item in some}
    config.hook.pytest_deselected(items=list(passed_over))
    items[:] = [item for item in items if item not in passed_over]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """On the machine of CI everything is there that Tools/setup.sh installs, so that a skipped test is a failure."""
    report = yield
    is_rightful = hasattr(report, 'wasxfail') or item.get_closest_marker('may_skip')
    if report.skipped and not is_rightful and os.environ.get('CI') in ('1', 'true'):
        report.outcome, report.longrepr = 'failed', f'{item.nodeid} was skipped on CI: {report.longrepr}'
    return report
