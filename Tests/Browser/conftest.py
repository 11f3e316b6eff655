"""A real browser on the real demo: built once a session by Tools/demo.sh, served by `pulse serve`."""

import base64
import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile
import time
import urllib.parse
import urllib.request

import pytest
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from waiting import until

ROOT = pathlib.Path(__file__).resolve().parents[2]
# `make build`'s, or the one that Tools/test.sh has built.
PULSE = pathlib.Path(os.environ.get('PULSE', ROOT / '.build/release/pulse'))
PHONE, DESKTOP = (390, 844), (1280, 900)

# The languages of the interface: each has a file of words.
LANGUAGES = sorted(file.stem for file in (ROOT / 'Templates/words').glob('*.json'))

# For programs in Java that run for seconds: half the processors' time goes into compiling them better than that pays for.
BRIEF_JAVA = ('-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC')

# A file of every site without scripts, where a test prepares what is kept in the browser.
QUIET = 'robots.txt'

# What the console says of loading that was broken off, and of passing from page to page.
ON_ITS_WAY = 'Failed to fetch dynamically imported module|net::ERR_ABORTED|callback is no longer runnable'
PASSING = 'Transition was (aborted|skipped)'

# Each is a fontconfig file in fonts/: a browser sees these fonts and no others of the machine.
FONTS = ('dejavu', 'liberation', 'wide')


def with_any_fonts(test):
    """For tests that measure what letters take up."""
    return pytest.mark.rotates(pytest.mark.parametrize('fonts', FONTS, indirect=True)(test))


@pytest.fixture(scope='session')
def site(tmp_path_factory):
    """The folder of the built demo."""
    output = tmp_path_factory.mktemp('demo') / 'site'
    subprocess.run(['bash', 'Tools/demo.sh', str(PULSE), str(output)], cwd=ROOT, check=True)
    with_modules(output)
    return output


def with_modules(site):
    """Lays the modules of the pages into a site one by one, where tests call them: pages have them put together."""
    shutil.copytree(ROOT / 'Templates/scripts', site / 'assets/scripts')


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
def world(tmp_path_factory):
    """The demo as it is for everybody, the same sealed, and their configuration: `sealed.py` knows how."""
    import sealed

    with sealed.built(tmp_path_factory.mktemp('private')) as folder:
        yield folder


@pytest.fixture(scope='session')
def browsers():
    """Browsers by their fonts, each started when it is first asked for."""
    started = {}

    def browser(fonts):
        # One that a page has brought to a halt would take every later test with it.
        if fonts in started and not started[fonts].answers():
            started.pop(fonts).kill()
        if fonts not in started:
            started[fonts] = Browser.started('browser', 'performance', fonts=fonts)
        return started[fonts]

    yield browser
    for each in started.values():
        each.driver.quit()


@pytest.fixture
def fonts(request):
    return getattr(request, 'param', FONTS[0])


@pytest.fixture
def chromium(browsers, fonts):
    with watched(browsers(fonts)) as browser:
        yield browser


# Nothing is kept but that the reader was here before.
KNOWN = 'localStorage.clear() || localStorage.setItem("pulse.onboarding", `{"isDone":true}`)'


@pytest.fixture
def browser(chromium, address):
    """A reader who was here before, with nothing kept but that they know the place."""
    chromium.look(DESKTOP)
    chromium.open(address + QUIET)
    chromium.evaluate(KNOWN)
    yield chromium
    chromium.clear(address)


@contextlib.contextmanager
def watched(browser):
    """Whatever a page complains of, or asks of another host, from its first moment until it is left, fails."""
    try:
        yield browser
    finally:
        faults = browser.leave()
        unmet = browser.unmet()
        browser.forget()
    assert not faults, '\n'.join(faults)
    assert not unmet, f'expected, and did not happen: {unmet}'


class Browser:
    """Opens pages, and tells what the page asked for and complained of."""

    # Seconds within which what a test expects has come on the slowest machine.
    patience = 90

    def __init__(self, driver, logs=()):
        self.driver = driver
        self.logs = logs
        # A worker may ask its own site for something after the test that opened it.
        self.homes = set()
        self.forget()
        self._scripts = []

    @classmethod
    def started(cls, *logs, fonts=FONTS[0]):
        """A new Chromium without a window, that keeps these logs; listening to what it loads slows it down."""
        options = webdriver.ChromeOptions()
        # Chromium without what draws windows: the same pages for a quarter less of the processors' time. Not Debian's script in
        # /usr/bin, which ends with the test and leaves the browser running.
        options.binary_location = '/usr/lib/chromium/chromium-headless-shell'
        # Nothing moves but where a test asks for it: what scrolls smoothly is elsewhere when a test clicks, drags or takes
        # a picture of it, on a slow machine.
        for flag in ('no-sandbox', 'disable-dev-shm-usage', 'hide-scrollbars', 'force-prefers-reduced-motion'):
            options.add_argument(f'--{flag}')
        # What a page hands over would lie in the folder that tests run in: chromedriver allows it anew for each window.
        options.add_experimental_option('prefs', {'download.default_directory': tempfile.gettempdir()})
        options.set_capability('goog:loggingPrefs', dict.fromkeys(logs, 'ALL'))
        if 'performance' in logs:
            options.add_experimental_option('perfLoggingPrefs', dict(enableNetwork=True, enablePage=False))
        configuration = pathlib.Path(__file__).with_name('fonts') / f'{fonts}.conf'
        found = subprocess.run(
            ['fc-list'],
            env=os.environ | {'FONTCONFIG_FILE': str(configuration)},
            capture_output=True,
            text=True,
            check=True,
        )
        assert found.stdout, f'the fonts of {configuration} are missing; Tools/setup.sh test installs them'
        service = Service('/usr/bin/chromedriver', env=os.environ | {'FONTCONFIG_FILE': str(configuration)})
        browser = cls(webdriver.Chrome(service=service, options=options), logs)
        # axe takes half a minute where the compiler's tests have the processors.
        browser.driver.set_script_timeout(300)
        # A feature that fails takes no other with it, and tells nobody but who listens.
        source = 'document.addEventListener("pulse:failed", (event) => console.error("failed:", event.detail))'
        browser.driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', dict(source=source))
        return browser

    def answers(self):
        """Whether it still answers; a command of selenium's would wait two minutes to find out."""
        there = f'{self.driver.service.service_url}/session/{self.driver.session_id}/url'
        try:
            urllib.request.urlopen(there, timeout=30).close()
        except OSError:
            return False
        return True

    def kill(self):
        """Ends the browser and its driver, which no longer end when asked to."""
        driver = self.driver.service.process.pid
        children = pathlib.Path(f'/proc/{driver}/task/{driver}/children')
        for process in (driver, *map(int, children.read_text().split() if children.exists() else ())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def resize(self, size):
        width, height = size
        self.driver.execute_cdp_cmd(
            'Emulation.setDeviceMetricsOverride',
            dict(width=width, height=height, deviceScaleFactor=1, mobile=width < 600),
        )

    def moves(self, motion=True):
        """As a reader who minds no motion has it, or one who wants none; until the next look."""
        feature = dict(name='prefers-reduced-motion', value='no-preference' if motion else 'reduce')
        self.driver.execute_cdp_cmd('Emulation.setEmulatedMedia', dict(features=[feature]))

    def look(self, size=DESKTOP, dark=False, scripts=True):
        self.resize(size)
        run = self.driver.execute_cdp_cmd
        run(
            'Emulation.setEmulatedMedia',
            dict(features=[dict(name='prefers-color-scheme', value='dark' if dark else 'light')]),
        )
        run('Emulation.setScriptExecutionDisabled', dict(value=not scripts))

    def open(self, url):
        self._judge()
        self.home, self.url = urllib.parse.urljoin(url, '/'), url.split('#')[0]
        self.homes.add(self.home)
        self.driver.get(url)

    def leave(self):
        """Closes the page; what was wrong with those that were open since the last time."""
        self.driver.execute_cdp_cmd('Emulation.setScriptExecutionDisabled', dict(value=False))
        # What a test expects may come a moment after all else is done.
        end = time.monotonic() + self.patience
        while self.console() is not None and self.unmet() and time.monotonic() < end:
            time.sleep(0.05)
        self._close()
        self._judge()
        faults, self.faults = self.faults, []
        for script in self._scripts:
            self.driver.execute_cdp_cmd('Page.removeScriptToEvaluateOnNewDocument', script)
        self._scripts.clear()
        return faults

    def _close(self):
        self._listen()
        if self.url == 'about:blank':
            return
        self.url = 'about:blank'
        self.driver.get(self.url)

    def clear(self, address):
        """Closes the page, and forgets what the site at an address has kept by itself."""
        self._close()
        kept = dict(origin=address.rstrip('/'), storageTypes='local_storage')
        self.driver.execute_cdp_cmd('Storage.clearDataForOrigin', kept)

    def expect(self, *complaints):
        """Complaints (regular expressions) that what a test does to a page brings about; each must come."""
        self.expected |= dict.fromkeys(complaints, False)

    def allow(self, *complaints):
        """Complaints that may come or not, as it happens: whether the worker asked the host before the page was left."""
        self.expected |= dict.fromkeys(complaints, True)

    def unmet(self):
        """Expected complaints that did not come."""
        return [complaint for complaint, has_come in self.expected.items() if not has_come]

    def forget(self):
        self.home, self.url, self.faults, self.expected = '', '', [], {}
        self._console, self._requests = [], []

    def run_first(self, source):
        """Runs a script at the beginning of every page that is opened from now on, until the end of the test."""
        self._scripts.append(self.driver.execute_cdp_cmd('Page.addScriptToEvaluateOnNewDocument', dict(source=source)))

    def wait(self, condition, seconds=90):
        """The first true answer of a script: never a fixed pause."""
        return until(lambda: self.evaluate(condition), condition, seconds)

    def settled(self):
        """Until scripts have done what they do to a page at once."""
        self.wait('performance.getEntriesByName("pulse:ready").length')

    def idle(self):
        """Until they have done what can wait, too."""
        self.wait('performance.getEntriesByName("pulse:idle").length')

    def reach_for_the_map(self):
        """As a mouse does that comes over it: the picture becomes a map that moves."""
        self.wait("performance.getEntriesByName('pulse:ready').length > 0")
        self.evaluate("document.querySelector('.map-stage').dispatchEvent(new Event('pointerenter'))")
        self.wait("performance.getEntriesByName('map-ready').length > 0")

    def console(self):
        """Messages of the console since the page was opened, but for those that the test expects."""
        self._listen()
        return [message for message in self._console if not self._is_expected(message)]

    def requests(self):
        """Addresses asked for since the page was opened."""
        self._listen()
        return list(self._requests)

    def _listen(self):
        if 'browser' in self.logs:
            messages = [entry['message'] for entry in self.driver.get_log('browser')]
            # What was still on its way when an earlier page was left did not come. A size or a look that a test changes
            # while one page passes into the next ends what is drawn of it: the page that was asked for is there.
            self._console += [
                message
                for message in messages
                if any(re.search(complaint, message) for complaint in self.expected)
                or not re.search(PASSING, message)
                and (message.startswith(self.url) or not re.search(ON_ITS_WAY, message))
            ]
        if 'performance' in self.logs:
            events = (json.loads(entry['message'])['message'] for entry in self.driver.get_log('performance'))
            self._requests += [
                e['params']['request']['url'] for e in events if e['method'] == 'Network.requestWillBeSent'
            ]

    def _judge(self):
        self.faults += self.console()
        near = (*self.homes, 'data:', 'blob:', 'about:blank')
        if self.home:
            self.faults += [f'asked for {url}' for url in self._requests if not url.startswith(near)]
        self._console, self._requests = [], []

    def _is_expected(self, message):
        found = [complaint for complaint in self.expected if re.search(complaint, message)]
        self.expected |= dict.fromkeys(found, True)
        return bool(found)

    def evaluate(self, script):
        return self.driver.execute_script(f'return {script}')

    def screenshot(self, path, full=True):
        shot = self.driver.execute_cdp_cmd('Page.captureScreenshot', dict(captureBeyondViewport=full))
        pathlib.Path(path).write_bytes(base64.b64decode(shot['data']))


# How far the content of the page has jumped, by what Chromium counts as a layout shift.
SHIFTS = """
    window.shift = 0
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value })
        .observe({type: 'layout-shift', buffered: true})"""


# From now on what a page hands its reader as a file is kept in `handed`.
HANDED = """
    window.handed = []
    const made = URL.createObjectURL
    URL.createObjectURL = (blob) => { handed.push(blob); return made(blob) }"""


def drawn(browser):
    """Until what is known to the page is on the screen."""
    browser.driver.execute_async_script('requestAnimationFrame(() => requestAnimationFrame(arguments[0]))')
