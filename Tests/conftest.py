"""What holds for all tests in Python."""

import os

import pytest


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """On the machine of CI everything is there that Tools/setup.sh installs, so that a skipped test is a failure."""
    report = yield
    if report.skipped and not hasattr(report, 'wasxfail') and os.environ.get('CI') in ('1', 'true'):
        report.outcome, report.longrepr = 'failed', f'{item.nodeid} was skipped on CI: {report.longrepr}'
    return report
