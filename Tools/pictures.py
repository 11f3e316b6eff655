#!/usr/bin/env python3
"""pictures.py PULSE [--into FOLDER] [NAME ...]: takes the pictures of README.md, docs/start.md and docs/gallery.md.

Builds the demo with PULSE and photographs each kind of page in Chromium: phone and desktop, light and dark, only what
the window shows. The demo's texts are this project's own. NAMES take only these pages; "front" and "start" include the
pictures in docs/images. --into writes below another folder, to try it. `make pictures` takes all of them and writes
the stamp that `make lint` compares (picture_stamp.py). Nothing in the repository changes unless everything was taken.
"""

import argparse
import base64
import concurrent.futures
import io
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

import picture_stamp
from PIL import Image

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / 'Tests/Browser'))
import conftest

# 860 is where the README's picture is cut.
SIZES = {'phone': (390, 844), 'desktop': (1280, 900)}
FRONT_HEIGHT, MARGIN, BACKGROUND = 860, 24, (217, 212, 200)
# Fewer colours would tint the land of the map.
WIDEST, COLOURS = 800, 160

# Five minutes after the demo was built, so that ages are those of a fresh site, and the same in every run.
CLOCK = """{ const real = Date, at = real.parse('2026-03-14T18:05:00Z')
    globalThis.Date = class extends real { constructor(...a) { super(...(a.length ? a : [at])) } static now() { return at } } }"""

# Some pages are empty until the reader has done something.
SAVE = """for (const button of [...document.querySelectorAll('.card [data-act="save"]')].slice(0, 5)) button.click()
    document.querySelector('.follow-this')?.click()"""

# Done on a page before it is photographed.
BEGIN = {
    'crossword': 'document.querySelector("#crossword button").click(); document.querySelector("#crossword").scrollIntoView()'
}

# A reader who has been here before sees no welcome.
KNOWN = 'localStorage.setItem("pulse.onboarding", `{"isDone":true}`)'


def pages(site):
    """The page of each picture. The story is the one with the longest page."""
    stories = sorted(site.glob('stories/*.html'), key=lambda path: (-path.stat().st_size, path.name))
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
        'day': 'archive/' + max(site.glob('archive/*.html')).name,
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
        # The last one, because it forgets that the reader was here.
        'welcome': 'index.html',
    }


def settle(browser):
    """Waits until the page's scripts have done even what can wait, and everything in the window is drawn."""
    browser.idle()
    browser.wait('[...document.images].every((image) => image.complete || image.loading === "lazy")')
    conftest.drawn(browser)


def photograph(browser):
    shot = browser.driver.execute_cdp_cmd('Page.captureScreenshot', {})
    return Image.open(io.BytesIO(base64.b64decode(shot['data']))).convert('RGB')


def write(image, path, widest=WIDEST, colours=COLOURS):
    path.parent.mkdir(parents=True, exist_ok=True)
    if image.width > widest:
        image = image.resize((widest, round(image.height * widest / image.width)), Image.Resampling.LANCZOS)
    # A palette may tint large grounds; the largest keeps its own colour.
    ground = max(image.getcolors(image.width * image.height))[1]
    reduced = image.quantize(colours, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    palette, index = reduced.getpalette(), max(reduced.getcolors())[1]
    palette[3 * index : 3 * index + 3] = ground
    reduced.putpalette(palette)
    reduced.save(path, optimize=True)


def opened(browser, address, extent, dark=False):
    browser.look(extent, dark)
    browser.open(address)
    settle(browser)
    return browser


def take_front(browser, address, folder):
    """The README's picture: the front page on a desktop and, at night, on a phone."""
    desktop, phone = (
        photograph(opened(browser, address + 'index.html', (SIZES[size][0], FRONT_HEIGHT), dark))
        for size, dark in (('desktop', False), ('phone', True))
    )
    both = Image.new('RGB', (desktop.width + phone.width + 3 * MARGIN, FRONT_HEIGHT + 2 * MARGIN), BACKGROUND)
    both.paste(desktop, (MARGIN, MARGIN))
    both.paste(phone, (desktop.width + 2 * MARGIN, MARGIN))
    write(both, folder / 'images/front.png', widest=both.width, colours=256)


def take_start(browser, folder):
    """The picture of docs/start.md: the newcomer recipe types its lines, and this is the result."""
    with tempfile.TemporaryDirectory() as scratch:
        site = pathlib.Path(scratch) / 'site'
        subprocess.run(
            ['bash', 'Recipes/newcomer/try.sh'],
            cwd=ROOT,
            check=True,
            stdout=subprocess.DEVNULL,
            env={**os.environ, 'SITE': str(site)},
        )
        with conftest.served(site) as address:
            image = photograph(opened(browser, address, SIZES['desktop']))
    write(image, folder / 'images/start.png')


def take_gallery(browser, site, address, folder, wanted, size):
    """Every page in one size, in light and dark."""
    for page in ('technology.html', 'sports.html'):
        opened(browser, address + page, SIZES[size])
        browser.driver.execute_script(SAVE)
        settle(browser)
    for name, page in pages(site).items():
        if wanted and name not in wanted:
            continue
        if name == 'welcome':
            browser.evaluate('localStorage.removeItem("pulse.onboarding")')
        for look in ('light', 'dark'):
            opened(browser, address + page, SIZES[size], look == 'dark')
            if name in BEGIN:
                browser.driver.execute_script(BEGIN[name])
                # Nothing tells when a puzzle has been drawn.
                time.sleep(1)
            write(photograph(browser), folder / f'gallery/{name}-{size}-{look}.png')


def take(folder, site, address, wanted, size):
    """Everything of one size, in a browser of its own; the desktop's takes the pictures in docs/images, too."""
    browser = conftest.Browser.started('browser')
    try:
        browser.run_first(CLOCK)
        if size == 'desktop' and (not wanted or 'start' in wanted):
            take_start(browser, folder)
        if wanted == ['start']:
            return
        browser.open(address + conftest.QUIET)
        browser.evaluate(KNOWN)
        if size == 'desktop' and (not wanted or 'front' in wanted):
            take_front(browser, address, folder)
        take_gallery(browser, site, address, folder, wanted, size)
    finally:
        browser.driver.quit()


def take_all(folder, wanted):
    with tempfile.TemporaryDirectory() as scratch:
        site = pathlib.Path(scratch) / 'site'
        demo = ['bash', 'Tools/demo.sh', os.environ['PULSE'], str(site)]
        subprocess.run(demo, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        unknown = set(wanted) - {*pages(site), 'start'}
        if unknown:
            sys.exit(f'no such picture: {", ".join(sorted(unknown))}')
        # A browser for each size, at the same time: a page waits more than it computes.
        with conftest.served(site) as address, concurrent.futures.ThreadPoolExecutor() as pool:
            for done in [pool.submit(take, folder, site, address, wanted, size) for size in SIZES]:
                done.result()


def replace(taken, docs, is_whole):
    """Moves the pictures into place; a whole set also takes away those that it no longer has, and writes the stamp."""
    names = {path.relative_to(taken) for path in taken.rglob('*.png')}
    for name in names:
        (docs / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(taken / name, docs / name)
    if is_whole:
        for path in docs.glob('gallery/*.png'):
            if path.relative_to(docs) not in names:
                path.unlink()
        (docs / 'images/STAMP').write_text(picture_stamp.current() + '\n')
    return names


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('pulse', type=pathlib.Path)
    parser.add_argument('--into', type=pathlib.Path, default=ROOT / 'docs')
    parser.add_argument('names', nargs='*')
    asked = parser.parse_intermixed_args()
    os.environ['PULSE'] = str(asked.pulse.resolve())
    conftest.PULSE = asked.pulse.resolve()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        taken = pathlib.Path(scratch)
        take_all(taken, asked.names)
        names = replace(taken, asked.into, not asked.names)
        size = sum((asked.into / name).stat().st_size for name in names)
    print(f'{len(names)} pictures, {size:,} bytes, {time.monotonic() - begun:.0f} s')


main()
