#!/usr/bin/env python3
"""Writes the word lists of the puzzles, Sources/Embedded/CPuzzleWords/{en,es,pt}.{common,five}.txt.

They are made from Debian's packages:

    apt install scowl wspanish wportuguese
    Tools/puzzle_words.py

- English: SCOWL (Spell Checker Oriented Word Lists), whose licences let everybody use it; common words are those up to
  size 50, guesses of five letters those up to size 80.
- Spanish: wspanish, public domain.
- Portuguese: wportuguese (ispell.pt of José João de Almeida and others), here under the Mozilla Public License 1.1.

`common` has the words that a puzzle may ask for: of four to ten letters (Portuguese: to eight, for it lists every form of every
verb), at most seven different ones, sorted; each line says how many letters it shares with the line before (0 to 9), and the
rest. `five` has what may be guessed: a line for each two first letters, and the other three of each word after one another.
Letters lose their marks but for ñ. What no game should ask for is in Rules/puzzles.txt, and left out by the tool itself.
"""

import os.path
import pathlib
import re
import unicodedata

DICTIONARIES = pathlib.Path('/usr/share/dict')
TARGET = pathlib.Path(__file__).resolve().parents[1] / 'Sources/Embedded/CPuzzleWords'
SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)


def plain(word):
    """The word without marks; ñ is a letter of its own."""
    parts = unicodedata.normalize('NFD', word.replace('ñ', '\0'))
    return ''.join(part for part in parts if not unicodedata.combining(part)).replace('\0', 'ñ')


def scowl(size):
    found = set()
    for region in ('english', 'american', 'british', 'british_z'):
        for own in SIZES:
            path = DICTIONARIES / 'scowl' / f'{region}-words.{own}'
            if own <= size and path.exists():
                found |= set(path.read_text(encoding='latin-1').split())
    return {word for word in found if re.fullmatch('[a-z]+', word)}


def dictionary(name):
    words = (DICTIONARIES / name).read_text(encoding='utf-8').split()
    return {plain(word) for word in words if word.islower() and word.isalpha()}


def write(language, common, longest, guesses):
    common = sorted(w for w in common if 4 <= len(w) <= longest and len(set(w)) <= 7)
    lines, last = [], ''
    for word in common:
        shared = min(9, len(os.path.commonprefix([last, word])))
        lines.append(f'{shared}{word[shared:]}')
        last = word
    five = {}
    for word in sorted(w for w in guesses if len(w) == 5):
        five.setdefault(word[:2], []).append(word[2:])
    files = dict(common=lines, five=[f'{first} {"".join(rest)}' for first, rest in five.items()])
    for name, content in files.items():
        (TARGET / f'{language}.{name}.txt').write_text('\n'.join(content) + '\n', encoding='utf-8')
    print(language, len(common), 'common words,', sum(map(len, five.values())), 'guesses')


TARGET.mkdir(exist_ok=True)
write('en', scowl(50), 10, scowl(80))
spanish, portuguese = dictionary('spanish'), dictionary('portuguese')
write('es', spanish, 10, spanish)
write('pt', portuguese, 8, portuguese)
