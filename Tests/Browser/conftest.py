"""A real browser on the real demo: built once a session by Tools/demo.sh, served by `pulse serve`."""

import contextlib
import json
import os
import pathlib
import re
import subprocess
import time

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service

ROOT = pathlib.Path(__file__).resolve().parents[2]
PULSE = ROOT / '.build/release/pulse'
PHONE, DESKTOP = (390, 844), (1280, 900)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """On the machine of CI everything is there that Tools/setup.sh installs, so that a skipped test is a failure."""
    report = yield
    if report.skipped and not hasattr(report, 'wasxfail') and os.environ.get('CI') in ('1', 'true'):
        report.outcome, report.longrepr = 'failed', f'{item.nodeid} was skipped on CI: {report.longrepr}'
    return report


@pytest.fixture(scope='session')
def site(tmp_path_factory):
    """The folder of the built demo."""
    output = tmp_path_factory.mktemp('demo') / 'site'
    subprocess.run(['bash', 'Tools/demo.sh', str(PULSE), str(output)], cwd=ROOT, check=True)
    return output


@pytest.fixture(scope='session')
def pages(site):
    """Every HTML page of the demo, relative to its root."""
    found = sorted(str(p.relative_to(site)) for p in site.rglob('*.html'))
    assert len(found) > 40
    return found


@contextlib.contextmanager
def served(folder):
    """Where a folder is served, for as long as it is."""
    server = subprocess.Popen([PULSE, 'serve', folder, '--port', '0'], stdout=subprocess.PIPE, text=True)
    try:
        yield re.search(r'http://127\.0\.0\.1:\d+/', server.stdout.readline())[0]
    finally:
        server.terminate()
        server.wait()


@pytest.fixture(scope='session')
def address(site):
    """Where the demo is served."""
    with served(site) as there:
        yield there


@pytest.fixture(scope='session')
def chromium():
    browser = Browser.started('browser', 'performance')
    yield browser
    browser.driver.quit()


class Browser:
    """Opens pages, and tells what the page asked for and complained of."""

    def __init__(self, driver):
        self.driver = driver

    @classmethod
    def started(cls, *logs):
        """A new Chromium without a window, that keeps these logs; listening to what it loads slows it down."""
        options = webdriver.ChromeOptions()
        options.binary_location = '/usr/bin/chromium'
        for flag in ('--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--hide-scrollbars'):
            options.add_argument(flag)
        options.set_capability('goog:loggingPrefs', {log: 'ALL' for log in logs})
        return cls(webdriver.Chrome(service=Service('/usr/bin/chromedriver'), options=options))

    def look(self, size=DESKTOP, dark=False, scripts=True):
        width, height = size
        run = self.driver.execute_cdp_cmd
        run(
            'Emulation.setDeviceMetricsOverride',
            dict(width=width, height=height, deviceScaleFactor=1, mobile=width < 600),
        )
        run(
            'Emulation.setEmulatedMedia',
            dict(features=[dict(name='prefers-color-scheme', value='dark' if dark else 'light')]),
        )
        run('Emulation.setScriptExecutionDisabled', dict(value=not scripts))

    def open(self, url):
        self.driver.get_log('browser'), self.driver.get_log('performance')
        self.driver.get(url)
        time.sleep(0.05)

    def wait(self, condition, seconds=15):
        """The first true answer of a script: never a fixed pause."""
        end = time.time() + seconds
        while time.time() < end:
            if answer := self.evaluate(condition):
                return answer
            time.sleep(0.03)
        raise AssertionError(f'never came true: {condition}')

    def settled(self):
        """Until scripts have done what they do to a page."""
        self.wait('performance.getEntriesByName("pulse:ready").length')

    def console(self):
        """Messages of the console since the page was opened."""
        return [entry['message'] for entry in self.driver.get_log('browser')]

    def requests(self):
        """Addresses asked for since the page was opened."""
        events = (json.loads(entry['message'])['message'] for entry in self.driver.get_log('performance'))
        return [e['params']['request']['url'] for e in events if e['method'] == 'Network.requestWillBeSent']

    def evaluate(self, script):
        return self.driver.execute_script(f'return {script}')

    def screenshot(self, path, full=True):
        import base64

        shot = self.driver.execute_cdp_cmd('Page.captureScreenshot', dict(captureBeyondViewport=full))
        pathlib.Path(path).write_bytes(base64.b64decode(shot['data']))
