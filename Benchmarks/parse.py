#!/usr/bin/env python3
"""parse.py PYTHON CORPUS [ROUNDS]: parsing to items beside fastfeedparser, and the memory that one feed takes.

PYTHON   a Python that has fastfeedparser: python3 -m venv V && V/bin/pip install fastfeedparser
CORPUS   a folder of feeds: ../shared/bench/gen.py CORPUS 1000
ROUNDS   runs of each, in turns (5)

CPU seconds count, not the clock: the two run in turns on one core, and the median of the ratios is printed. Content is
kept raw, as the peer keeps it.
"""

import pathlib
import statistics
import subprocess
import sys
import tempfile

import collection

if len(sys.argv) < 3:
    sys.exit(__doc__)
python, corpus = sys.argv[1], pathlib.Path(sys.argv[2])
rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 5
here = pathlib.Path(__file__).resolve().parent
real = collection.FOLDER / 'feeds/real'
PEER = """
import resource, sys, fastfeedparser
def cpu():
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime
data = [open(path, 'rb').read() for path in sys.argv[1:]]
items = failures = 0
start = cpu()
for text in data:
    try: items += len(fastfeedparser.parse(text).entries)
    except Exception: failures += 1
print(sum(map(len, data)), items, failures, cpu() - start)
"""


def run(*command):
    return [float(word) for word in subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()]


def speed(name, files):
    if not files:
        return print(f'{name}: skipped, there are no feeds in it')
    ours, peers = [], []
    for _ in range(rounds):
        ours.append(run(tool, 'raw', '1', *files))
        peers.append(run(python, '-c', PEER, *files))
    megabytes = ours[0][0] / 1e6
    rate = [megabytes / statistics.median(row[3] for row in rows) for rows in (ours, peers)]
    ratio = statistics.median(peer[3] / our[3] for our, peer in zip(ours, peers))
    clean = megabytes / statistics.median(run(tool, 'sanitised', '1', *files)[3] for _ in range(3))
    print(
        f'{name}: {len(files)} feeds, {megabytes:.1f} MB, raw: ours {rate[0]:.0f} MB/s ({ours[0][1]:.0f} items, '
        f'{ours[0][2]:.0f} unread), fastfeedparser {rate[1]:.0f} MB/s ({peers[0][1]:.0f} items, '
        f'{peers[0][2]:.0f} unread): {ratio:.2f} times; sanitised {clean:.0f} MB/s'
    )


def feed(size, item):
    """A feed of about so many bytes, in items of about so many."""
    paragraph = (
        '&lt;p&gt;The &lt;a href="https://a.example/bridge?x=1"&gt;bridge&lt;/a&gt; over the harbour opens '
        'today, said the caf\u00e9\u2019s owner.&lt;/p&gt;\n'
    )
    text = paragraph * (item // len(paragraph.encode()) + 1)
    parts = ['<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>Big</title>']
    for number in range(max(1, size // item)):
        parts.append(
            f'<item><title>Item {number}</title><link>https://a.example/{number}</link><pubDate>Thu, 16 Sep '
            f'2021 08:30:00 GMT</pubDate><description>{text}</description></item>'
        )
    return ''.join(parts + ['</channel></rss>']).encode()


def memory(folder):
    shapes = [
        ('100 KB', 100_000, 3_000),
        ('1 MB', 1_000_000, 3_000),
        ('10 MB', 10_000_000, 3_000),
        ('1 MB in one item', 1_000_000, 1_000_000),
        ('2.7 MB in one item', 2_700_000, 2_700_000),
        ('10 MB in one item', 10_000_000, 10_000_000),
    ]
    print('memory at its peak, as a multiple of the feed, the feed itself included:')
    for name, size, item in shapes:
        whole, damaged = folder / 'whole.xml', folder / 'damaged.xml'
        whole.write_bytes(feed(size, item))
        # A bare ampersand: the whole way through the repair.
        damaged.write_bytes(feed(size, item).replace(b'Item 0', b'Item & 0', 1))
        rows = [run(tool, content, '1', path) for path in (whole, damaged) for content in ('raw', 'sanitised')]
        cells = [f'{row[4] * 1024 / row[0]:.1f}' for row in rows]
        print(
            f'  {name:20} raw {cells[0]}, sanitised {cells[1]}; not well-formed: raw {cells[2]}, sanitised {cells[3]}'
        )


subprocess.run(['swift', 'build', '-c', 'release', '--package-path', here, '--quiet'], check=True)
tool = str(here / '.build/release/parse-benchmark')
speed(
    'generated',
    sorted(str(path) for path in corpus.rglob('*') if path.suffix in ('.xml', '.json') and 'manifest' not in path.name),
)
speed('real', sorted(map(str, real.glob('*.xml'))) if real.is_dir() else [])
with tempfile.TemporaryDirectory() as folder:
    memory(pathlib.Path(folder))
