"""Writes the table of constants in docs/clustering.md from their comments in Sources/Deduplicating/Tuning.

Run it after changing a constant's name or comment; a test (`ClusteringPageTests`) holds both together.
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TUNING = ROOT / 'Sources/Deduplicating/Tuning'
PAGE = ROOT / 'docs/clustering.md'
# In the order of the steps.
FILES = ['ClusteringTuning.swift', 'ClusteringTuning+Groups.swift', 'ClusteringTuning+RunningStories.swift']


def rows(text):
    """Yields a row for each constant: its name, and its comment up to the news that its value was chosen on."""
    group, comment = '', []
    for line in text.splitlines():
        line = line.strip()
        if line.startswith('/// '):
            comment.append(line[4:])
            continue
        if found := re.match(r'enum (\w+)', line):
            group = found[1]
        if found := re.match(r'static let (\w+)', line):
            meaning = ' '.join(comment).split('Fit: ')[0].strip()
            yield f'| `{group}.{found[1]}` | {meaning} |'
        comment = []


def main():
    files = FILES + sorted({path.name for path in TUNING.glob('*.swift')} - set(FILES))
    table = [row for name in files for row in rows((TUNING / name).read_text(encoding='utf-8'))]
    page = PAGE.read_text(encoding='utf-8').splitlines()
    first = next(place for place, line in enumerate(page) if line.startswith('| `'))
    rest = [line for line in page[first:] if not line.startswith('| `')]
    PAGE.write_text('\n'.join([*page[:first], *table, *rest]) + '\n', encoding='utf-8')


if __name__ == '__main__':
    main()
