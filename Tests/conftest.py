"""What holds for all tests in Python."""

import os

import pytest


def pytest_configure(config):
    config.addinivalue_line('markers', 'may_skip(why): what it needs is not a tool that could be installed')


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """On the machine of CI everything is there that Tools/setup.sh installs, so that a skipped test is a failure."""
    report = yield
    is_rightful = hasattr(report, 'wasxfail') or item.get_closest_marker('may_skip')
    if report.skipped and not is_rightful and os.environ.get('CI') in ('1', 'true'):
        report.outcome, report.longrepr = 'failed', f'{item.nodeid} was skipped on CI: {report.longrepr}'
    return report
