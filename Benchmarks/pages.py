#!/usr/bin/env python3
"""The figures of a built site in Chromium: pages.py PULSE SITE [--cards 2500]

Sizes (gzip -9) of the home page, its styles and scripts; first contentful paint, interactive (DOMContentLoaded with every feature
begun) and layout shift on loopback with the processor four times slower; the time of a filter over many cards."""
import argparse
import gzip
import os
import pathlib
import re
import statistics
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / 'Tests/Browser'))
import conftest  # noqa: E402
from selenium import webdriver  # noqa: E402
from selenium.webdriver.chrome.service import Service  # noqa: E402


def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = '/usr/bin/chromium'
    for flag in ('--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--hide-scrollbars'):
        options.add_argument(flag)
    options.set_capability('goog:loggingPrefs', {'browser': 'ALL', 'performance': 'ALL'})
    return conftest.Browser(webdriver.Chrome(service=Service('/usr/bin/chromedriver'), options=options))


def gz(data):
    return len(gzip.compress(data, 9))


def wait(page):
    """Until every feature has begun."""
    end = time.time() + 20
    while time.time() < end and not page.evaluate('performance.getEntriesByName("pulse:ready").length'):
        time.sleep(.05)


def thread(page):
    """Seconds that the page's main thread has had of a processor."""
    metrics = page.driver.execute_cdp_cmd('Performance.getMetrics', {})['metrics']
    return next(m['value'] for m in metrics if m['name'] == 'TaskDuration')


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('pulse')
    parser.add_argument('site', type=pathlib.Path)
    parser.add_argument('--cards', type=int, default=2500)
    options = parser.parse_args()
    server = subprocess.Popen([options.pulse, 'serve', options.site, '--port', '0'], stdout=subprocess.PIPE, text=True)
    base = re.search(r'http://127\.0\.0\.1:\d+/', server.stdout.readline())[0]
    page = browser()
    run = page.driver.execute_cdp_cmd
    try:
        page.open(base + '404.html')
        page.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
        page.look(conftest.PHONE)
        page.open(base + 'index.html')
        time.sleep(1.5)
        asked = {u.split('?')[0] for u in page.requests() if u.startswith(base)}
        own = {u for u in asked if u.endswith(('.js', '.css')) and not u.endswith('worker.js')}
        sizes = {u: gz((options.site / u[len(base):]).read_bytes()) for u in own}
        print(f'load of the machine when this began: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n')
        print(f'| home page, HTML | {gz((options.site / "index.html").read_bytes()):,} bytes gz | at most 40,960 |')
        print(f'| home page, CSS and JS ({len(own)} files) | {sum(sizes.values()):,} bytes gz | at most 35,840 |')
        # What the page itself takes of a processor does not depend on what else the machine does.
        run('Performance.enable', dict(timeDomain='threadTicks'))
        for name, size in (('phone', conftest.PHONE), ('desktop', conftest.DESKTOP)):
            taken = []
            for _ in range(5):
                page.look(size)
                page.open(base + '404.html')
                time.sleep(.3)
                before = thread(page)
                page.open(base + 'index.html')
                wait(page)
                taken.append(1000 * (thread(page) - before))
            print(f'| processor time of the main thread until interactive, {name} | median {statistics.median(taken):.0f} ms of 5, best {min(taken):.0f} | 75 is 300 ÷ 4 |')
        run('Emulation.setCPUThrottlingRate', dict(rate=4))
        run('Page.addScriptToEvaluateOnNewDocument', dict(source='''
            window.shift = 0
            new PerformanceObserver(l => { for (const e of l.getEntries()) if (!e.hadRecentInput) shift += e.value })
                .observe({type: "layout-shift", buffered: true})'''))
        for name, size in (('phone', conftest.PHONE), ('desktop', conftest.DESKTOP)):
            paints, ready, shifts = [], [], []
            for _ in range(7):
                page.look(size)
                page.open(base + 'index.html')
                wait(page)
                time.sleep(.5)
                page.evaluate('scrollTo(0, document.body.scrollHeight)')
                time.sleep(.3)
                paints.append(page.evaluate('performance.getEntriesByName("first-contentful-paint")[0].startTime'))
                ready.append(page.evaluate('performance.getEntriesByName("pulse:ready")[0]?.startTime ?? -1'))
                shifts.append(page.evaluate('shift'))
            print(f'| first contentful paint, {name}, CPU ÷ 4 | median {statistics.median(paints):.0f} ms of 7, best {min(paints):.0f} | under 150 |')
            print(f'| interactive, {name}, CPU ÷ 4 | median {statistics.median(ready):.0f} ms of 7, best {min(ready):.0f} | under 300 |')
            print(f'| layout shift, {name} | {max(shifts):.4f} at most | 0 |')
        run('Emulation.setCPUThrottlingRate', dict(rate=1))
        page.look(conftest.DESKTOP)
        # As many cards as wanted, by repeating those of a page before its scripts run.
        run('Page.addScriptToEvaluateOnNewDocument', dict(source=f'''
            if (location.hash === "#many") document.addEventListener("DOMContentLoaded", () => {{
                const list = document.querySelector(".stretch .cards"), some = [...document.querySelectorAll(".stretch [data-id]")]
                for (let n = some.length; n < {options.cards}; n++) list.append(some[n % some.length].cloneNode(true))
            }}, {{once: true}})'''))
        page.open(base + '404.html')
        page.open(base + 'news.html#many')
        time.sleep(3)
        count = page.evaluate('document.querySelectorAll(".stretch [data-id]").length')
        times = []
        for value in ('title', 'source', 'date', 'none') * 3:
            page.driver.execute_script('performance.clearMeasures("pulse:filter"); const f = document.querySelector(".filters [name=sort]"); f.value = arguments[0]; f.dispatchEvent(new Event("change", {bubbles: true}))', value)
            time.sleep(.2)
            times.append(page.evaluate('Math.max(...performance.getEntriesByName("pulse:filter").map(e => e.duration))'))
        page.driver.execute_script('performance.clearMeasures("pulse:filter"); document.querySelector(".filters [name=source]").click()')
        time.sleep(.2)
        narrowed = page.evaluate('Math.max(...performance.getEntriesByName("pulse:filter").map(e => e.duration))')
        print(f'| a filter over {count:,} cards | {narrowed:.0f} ms | under 50 |')
        print(f'| a sort over {count:,} cards | median {statistics.median(times):.0f} ms of {len(times)} | under 50 |')
    finally:
        page.driver.quit()
        server.terminate()


main()
