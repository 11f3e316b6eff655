#!/usr/bin/env python3
"""Makes Sources/Embedded/CReferences/references.tsv: the named character references of HTML.

The names are those of the HTML Standard, section 13.5, as Python carries them (html.entities.html5); no package needed:

    python3 Tools/character_references.py

One name a line, sorted; the columns:

    name        without `&` and `;`
    characters  one or two code points, hexadecimal, separated by a space
    bare        "!" when the name counts without its semicolon too (those older than HTML 4)
"""

import html.entities
import pathlib

names = html.entities.html5
lines = []
for name in sorted(name[:-1] for name in names if name.endswith(';')):
    characters = names[f'{name};']
    assert name not in names or names[name] == characters
    lines.append('\t'.join([name, ' '.join(f'{ord(character):X}' for character in characters), '!' * (name in names)]))
target = pathlib.Path(__file__).resolve().parents[1] / 'Sources/Embedded/CReferences/references.tsv'
target.write_text('\n'.join(lines) + '\n')
print(len(lines), 'names,', sum(line.endswith('!') for line in lines), 'of them also without a semicolon:', len(names))
