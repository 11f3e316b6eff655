#!/usr/bin/env python3
"""links.py: checks everything that the repository's Markdown files point at; prints what does not exist, and fails.

It checks relative links with their anchors and, in code spans, paths (`Sources/pulse/Pulse.swift`, `Tests/Browser`), the ends
of paths (`Cards/CardView.swift`), names of source files (`card.css`), and names of types and their members (`FeedVocabulary`,
`Pipeline.run`), which must occur in the sources. Blocks of code are examples and are not checked, and neither are Markdown
files below Fixtures and Templates.
"""

import fnmatch
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
SOURCES = ('.swift', '.py', '.sh', '.js', '.css')
# Other people's files and names, which look like ours, and a file of ours that the changelog says is gone.
FOREIGN = {
    'Bundle.module',
    'core_feeds.py',
    'Data/',
    'DejaVu',
    'FlyingFox',
    'JavaScript',
    'OpenSSL',
    'styles/looks.css',
}


def tracked():
    listing = subprocess.run(
        ['git', 'ls-files', '--cached', '--others', '--exclude-standard'],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return sorted(name for name in listing.stdout.splitlines() if (ROOT / name).is_file())


FILES = tracked()
FOLDERS = {str(parent) for name in FILES for parent in pathlib.PurePosixPath(name).parents}
TOPS = {name.split('/')[0] for name in FILES if '/' in name}
# A partial path begins with a folder that is below the top; modules and their folders are written large.
MODULES = {part for name in FOLDERS for part in name.split('/')[1:] if part[:1].isupper()}
ENDS = {'/'.join(name.split('/')[start:]) for name in [*FILES, *FOLDERS] for start in range(name.count('/') + 1)}
NAMES = {pathlib.PurePosixPath(name).name for name in FILES}
STEMS = {pathlib.PurePosixPath(name).stem for name in NAMES if name.endswith(SOURCES)}
WORDS = set()
for name in FILES:
    if name.endswith(SOURCES):
        WORDS.update(re.findall(r'\w+', (ROOT / name).read_text(errors='replace')))


def exists(path):
    path = path.rstrip('/')
    # A build writes to Output, which is not kept.
    if path in FOLDERS or path in FILES or path.startswith('Output/'):
        return True
    # TARGET and LANGUAGE are placeholders for any name.
    return bool(fnmatch.filter(FILES, re.sub(r'\b[A-Z]{3,}\b(?!\.)|\bLANGUAGE\b', '*', path)))


def looks_partial(span):
    """Whether a code span looks like the end of a path: of a source file, or in a folder whose name is written large."""
    if not re.fullmatch(r'[\w+*-][\w.+*/-]*', span) or '/' not in span:
        return False
    return span.endswith(SOURCES) or span.split('/')[0] in MODULES or bool(re.fullmatch(r'[A-Z]\w*/', span))


def anchors(path):
    """The anchors that GitHub gives to a file's headings."""
    headings = re.findall(r'^#+ +(.+)$', (ROOT / path).read_text(), flags=re.MULTILINE)
    return {re.sub(r'[^\w\- ]', '', heading.lower()).replace(' ', '-') for heading in headings}


def problems(name):
    folder = pathlib.PurePosixPath(name).parent
    text = re.sub(
        r'^```.*?^```',
        lambda block: '\n' * block[0].count('\n'),
        (ROOT / name).read_text(),
        flags=re.DOTALL | re.MULTILINE,
    )
    for number, line in enumerate(text.splitlines(), 1):
        spans = [] if line.startswith('    ') else re.findall(r'`([^`]+)`', line)
        for target in re.findall(r'\]\(([^)\s]+)\)|<img src="([^"]+)"', re.sub(r'`[^`]*`', '', line)):
            path, _, anchor = (target[0] or target[1]).partition('#')
            if re.match(r'[a-z]+:', path):
                continue
            there = str(folder / path) if path else name
            there = str(pathlib.PurePosixPath(*pathlib.Path(ROOT / there).resolve().relative_to(ROOT).parts))
            if not exists(there):
                yield number, f'no file {there}'
            elif anchor and there.endswith('.md') and anchor not in anchors(there):
                yield number, f'no heading #{anchor} in {there}'
        for span in spans:
            if re.fullmatch(r'[\w.+*/-]+', span) and '/' in span and span.split('/')[0] in TOPS:
                if not exists(span):
                    yield number, f'no file {span}'
            elif looks_partial(span):
                if span not in FOREIGN and not fnmatch.filter(ENDS, span.rstrip('/')):
                    yield number, f'no path ends with {span}'
            elif re.fullmatch(r'[\w.+-]+', span) and span.endswith(SOURCES):
                if span not in NAMES | FOREIGN:
                    yield number, f'no file is called {span}'
            elif re.fullmatch(r'([A-Z]+[a-z0-9]+){2,}', span) and span not in WORDS | STEMS | FOREIGN:
                yield number, f'nothing in the sources is called {span}'
            elif re.fullmatch(r'[A-Z]\w*(\.\w+)+(\(.*\))?', span) and span not in FOREIGN:
                for word in re.findall(r'\w+', span.split('(')[0]):
                    if word not in WORDS:
                        yield number, f'nothing in the sources is called {word}, as in {span}'


found = 0
for name in FILES:
    if name.endswith('.md') and not re.search(r'(^|/)(Fixtures|Templates|Samples|Starter)/', name):
        for number, problem in problems(name):
            print(f'{name}:{number}: {problem}')
            found += 1
sys.exit(1 if found else 0)
