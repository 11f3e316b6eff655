#!/usr/bin/env python3
"""gallery.py PULSE [NAME ...]: pictures of the demo's pages in docs/gallery, as docs/gallery.md shows them.

Builds the demo with PULSE and takes each kind of page in Chromium: phone and desktop, light and dark, what the window
shows and no more. The demo's texts are this project's own. Needs selenium and Pillow; with names, only those pages.
The name "start" is docs/images/start.png: the front page that README.md's lines from nothing to a site end with.
"""

import base64
import io
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from PIL import Image

root = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(root / 'Tests/Browser'))
from conftest import Browser

pulse, wanted = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2:]
gallery = root / 'docs/gallery'
sizes = {'phone': (390, 844), 'desktop': (1280, 900)}
# Fewer colours would tint the land of the map.
widest, colours = 800, 160

# What a page shows only to a reader who did something is done first.
save = """for (const button of [...document.querySelectorAll('.card [data-act="save"]')].slice(0, 5)) button.click()
    document.querySelector('.follow-this')?.click()"""

# What is done on a page before it is taken.
begin = {
    'crossword': 'document.querySelector("#crossword button").click(); document.querySelector("#crossword").scrollIntoView()'
}


def pages(site):
    """The name of each picture and the page it is of; the first story with a span of days is the story."""
    stories = sorted(site.glob('stories/*.html'), key=lambda path: (-path.stat().st_size, path.name))
    days = sorted(site.glob('archive/*.html'))
    return {
        'front': 'index.html',
        'headlines': 'headlines.html',
        'desk': 'technology.html',
        'sports': 'sports.html',
        'subcategory': 'sports/' + min(site.glob('sports/*.html')).name,
        'stories': 'stories.html',
        'story': 'stories/' + stories[0].name,
        'map': 'map.html',
        'search': 'search.html?q=earthquake',
        'digest': 'digest.html',
        'signals': 'signals.html',
        'archive': 'archive.html',
        'day': 'archive/' + days[-1].name,
        'saved': 'saved.html',
        'history': 'history.html',
        'settings': 'settings.html',
        'report': 'report.html',
        'about': 'about.html',
        'good-news': 'good-news/index.html',
        'not-found': '404.html',
        'explore': 'explore.html',
        'you': 'you.html',
        'discover': 'discover.html',
        'following': 'following.html',
        'insights': 'insights.html',
        'puzzles': 'puzzles.html',
        'crossword': 'puzzles.html#crossword',
        'media': 'media.html',
        'thread': 'threads/' + min(site.glob('threads/*.html')).name,
        'welcome': 'index.html',
    }


def settle(browser):
    """Until every feature of the page has begun, and a moment for what it then draws."""
    browser.settled()
    time.sleep(0.5)


def write(browser, path):
    shot = browser.driver.execute_cdp_cmd('Page.captureScreenshot', {})
    image = Image.open(io.BytesIO(base64.b64decode(shot['data']))).convert('RGB')
    if image.width > widest:
        image = image.resize((widest, round(image.height * widest / image.width)), Image.Resampling.LANCZOS)
    # A palette may tint large grounds; the largest keeps its own colour.
    ground = max(image.getcolors(image.width * image.height))[1]
    reduced = image.quantize(colours, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    palette, index = reduced.getpalette(), max(reduced.getcolors())[1]
    palette[3 * index : 3 * index + 3] = ground
    reduced.putpalette(palette)
    reduced.save(path, optimize=True)


def served(site):
    """Shows the site: the process, and its address."""
    server = subprocess.Popen([pulse, 'serve', site, '--port', '0'], stdout=subprocess.PIPE, text=True)
    return server, re.search(r'http://127\.0\.0\.1:\d+/', server.stdout.readline())[0]


def start():
    """Types the lines (Recipes/newcomer) and takes what came out."""
    with tempfile.TemporaryDirectory() as folder:
        site = pathlib.Path(folder) / 'site'
        lines = ['bash', 'Recipes/newcomer/try.sh']
        subprocess.run(
            lines,
            cwd=root,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, 'PULSE': str(pulse), 'SITE': str(site)},
        )
        server, address = served(site)
        browser = Browser.started('browser', 'performance')
        try:
            browser.look(sizes['desktop'], False)
            browser.open(address)
            settle(browser)
            write(browser, root / 'docs/images/start.png')
        finally:
            browser.driver.quit()
            server.terminate()


def main():
    if not wanted or 'start' in wanted:
        start()
    if wanted == ['start']:
        return
    gallery.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        site = pathlib.Path(folder) / 'site'
        subprocess.run(['bash', 'Tools/demo.sh', pulse, site], cwd=root, check=True, stdout=subprocess.DEVNULL)
        server, address = served(site)
        browser = Browser.started('browser', 'performance')
        try:
            browser.open(address + '404.html')
            browser.evaluate('localStorage.setItem("pulse.onboarding", `{"isDone":true}`)')
            for page in ('technology.html', 'sports.html'):
                browser.open(address + page)
                settle(browser)
                browser.driver.execute_script(save)
            for name, page in pages(site).items():
                if wanted and name not in wanted:
                    continue
                if name == 'welcome':
                    browser.evaluate('localStorage.removeItem("pulse.onboarding")')
                for size, extent in sizes.items():
                    for dark in (False, True):
                        browser.look(extent, dark)
                        browser.open(address + page)
                        settle(browser)
                        if name in begin:
                            browser.driver.execute_script(begin[name])
                            time.sleep(1)
                        write(browser, gallery / f'{name}-{size}-{"dark" if dark else "light"}.png')
        finally:
            browser.driver.quit()
            server.terminate()
    taken = sorted(gallery.glob('*.png'))
    print(f'{len(taken)} pictures, {sum(p.stat().st_size for p in taken):,} bytes')


main()
