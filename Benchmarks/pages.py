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
from conftest import DESKTOP, PHONE, Browser


def welcomed(page, base):
    page.driver.get(base + '404.html')
    page.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')


def gz(data):
    return len(gzip.compress(data, 9))


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
    print(f'load of the machine when this began: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors\n')
    try:
        sizes(base, options.site)
        for isKnown in (False, True):
            times(base, isKnown)
        filters(base, options.cards)
    finally:
        server.terminate()


def sizes(base, site):
    page = Browser.started('browser', 'performance')
    try:
        welcomed(page, base)
        page.look(PHONE)
        page.open(base + 'index.html')
        page.settled()
        time.sleep(1.5)
        asked = {u.split('?')[0] for u in page.requests() if u.startswith(base)}
        own = {u for u in asked if u.endswith(('.js', '.css')) and not u.endswith('worker.js')}
        total = sum(gz((site / u[len(base) :]).read_bytes()) for u in own)
        print(f'| home page, HTML | {gz((site / "index.html").read_bytes()):,} bytes gz | at most 40,960 |')
        print(
            f'| home page, CSS and JS ({len(own)} files, all that it ever loads by itself) | {total:,} bytes gz | at most 35,840 |'
        )
    finally:
        page.driver.quit()


def times(base, isKnown, runs=9):
    """On a first visit, and on later ones, which go through the service worker; beside a page of one line of text."""
    page = Browser.started()
    run = page.driver.execute_cdp_cmd
    visit = 'a later visit' if isKnown else 'a first visit'
    try:
        welcomed(page, base)
        run(
            'Page.addScriptToEvaluateOnNewDocument',
            dict(
                source="""
            window.shift = 0
            new PerformanceObserver(l => { for (const e of l.getEntries()) if (!e.hadRecentInput) shift += e.value })
                .observe({type: "layout-shift", buffered: true})"""
            ),
        )
        run('Performance.enable', dict(timeDomain='threadTicks'))
        for name, size in (('phone', PHONE), ('desktop', DESKTOP)):
            floors, paints, ready, shifts, taken = [], [], [], [], []
            for rate in (4,) * runs + (1,) * 5:
                run('Emulation.setCPUThrottlingRate', dict(rate=rate))
                page.look(size)
                page.driver.get(base + 'robots.txt')
                time.sleep(0.3)
                floor = page.evaluate('performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0')
                page.driver.get(base + '404.html')
                time.sleep(0.3)
                if not isKnown:
                    page.driver.execute_async_script(
                        'navigator.serviceWorker.getRegistrations().then(all => Promise.all(all.map(r => r.unregister()))).then(() => arguments[0]())'
                    )
                before = thread(page)
                page.driver.get(base + 'index.html')
                page.settled()
                if rate == 1:
                    taken.append(1000 * (thread(page) - before))
                    continue
                floors.append(floor)
                paints.append(page.evaluate('performance.getEntriesByName("first-contentful-paint")[0].startTime'))
                ready.append(page.evaluate('performance.getEntriesByName("pulse:ready")[0]?.startTime ?? -1'))
                time.sleep(0.5)
                # Reading on: what is laid out late must not push what is seen.
                for part in range(1, 9):
                    page.evaluate(f'scrollTo(0, document.body.scrollHeight * {part} / 8)')
                    time.sleep(0.1)
                shifts.append(page.evaluate('shift'))
            said = lambda all: f'median {statistics.median(all):.0f} ms of {len(all)}, best {min(all):.0f}'
            print(
                f'| {visit}, {name}, CPU ÷ 4: first contentful paint of one line of text | {said(floors)} | the floor |'
            )
            print(f'| first contentful paint | {said(paints)} | under 150 |')
            print(f'| interactive | {said(ready)} | under 300 |')
            print(f'| layout shift | {max(shifts):.4f} at most | 0 |')
            print(
                f'| processor time of the main thread until interactive, CPU not slowed | {said(taken)} | 75 is 300 ÷ 4 |'
            )
    finally:
        page.driver.quit()


def filters(base, cards):
    page = Browser.started()
    run = page.driver.execute_cdp_cmd
    try:
        welcomed(page, base)
        page.look(DESKTOP)
        # As many cards as wanted, by repeating those of a page before its scripts run.
        run(
            'Page.addScriptToEvaluateOnNewDocument',
            dict(
                source=f"""
            if (location.hash === "#many") document.addEventListener("DOMContentLoaded", () => {{
                const list = document.querySelector(".stretch .cards"), some = [...document.querySelectorAll(".stretch [data-id]")]
                for (let n = some.length; n < {cards}; n++) list.append(some[n % some.length].cloneNode(true))
            }}, {{once: true}})"""
            ),
        )
        page.driver.get(base + 'news.html#many')
        page.settled()
        page.evaluate('document.querySelector(".filters summary").click()')
        time.sleep(3)
        count = page.evaluate('document.querySelectorAll(".stretch [data-id]").length')
        # With the layout that the change brings, up to the next frame.
        act = """const [change, done] = arguments, began = performance.now(); eval(change)
                 document.body.offsetHeight; done(performance.now() - began)"""
        sort = lambda value: page.driver.execute_async_script(
            act,
            f'const f = document.querySelector(".filters [name=sort]"); f.value = "{value}"; f.dispatchEvent(new Event("change", {{bubbles: true}}))',
        )
        sorts = [sort(value) for value in ('title', 'source', 'date', 'none') * 3]
        narrowed = [
            page.driver.execute_async_script(act, 'document.querySelector(".filters [name=source]").click()')
            for _ in range(6)
        ]
        said = lambda all: f'median {statistics.median(all):.0f} ms of {len(all)}, worst {max(all):.0f}'
        print(f'| a filter over {count:,} cards, with layout | {said(narrowed)} | under 50 |')
        print(f'| a sort over {count:,} cards, with layout | {said(sorts)} | under 50 |')
    finally:
        page.driver.quit()


main()
