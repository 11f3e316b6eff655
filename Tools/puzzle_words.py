#!/usr/bin/env python3
"""Writes the word lists of the puzzles, Sources/Embedded/CPuzzleWords/{en,es,pt}.{common,five}.txt.

They are made from Debian's packages:

    apt install scowl wspanish wportuguese hunspell-es hunspell-pt-pt hunspell-pt-br
    Tools/puzzle_words.py

- English: SCOWL (Spell Checker Oriented Word Lists), whose licences let everybody use it; common words are those up to
  size 50, guesses of five letters those up to size 80.
- Spanish: wspanish, public domain; guesses also from hunspell-es (RLA-ES of Santiago Bosio and others), every form of every word.
- Portuguese: wportuguese (ispell.pt of José João de Almeida and others); guesses also from hunspell-pt-pt (the same authors) and
  hunspell-pt-br (VERO of Raimundo Santos Moura). These, and hunspell-es, are here under the Mozilla Public License 1.1.

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
HUNSPELL = pathlib.Path('/usr/share/hunspell')
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


def endings(name):
    """What Hunspell's suffix rules do to words, by their flags: what goes, what comes, and where (hunspell(5))."""
    found = {}
    for line in (HUNSPELL / f'{name}.aff').read_text(encoding='utf-8-sig').splitlines():
        match line.split():
            case ['SFX', flag, strip, add, where, *_]:
                old, new = ('' if part == '0' else part for part in (strip, add.split('/')[0]))
                found.setdefault(flag, []).append((old, new, re.compile(f'{where}$')))
    return found


def inflected(name, without=''):
    """The words of five letters of a Hunspell dictionary with their suffixes; none with a flag of `without`."""
    rules, found = endings(name), set()
    for line in (HUNSPELL / f'{name}.dic').read_text(encoding='utf-8-sig').splitlines()[1:]:
        word, _, flags = line.split()[0].partition('/')
        if not word.islower() or set(flags) & set(without):
            continue
        found.add(word)
        for old, new, where in (rule for flag in flags for rule in rules.get(flag, ())):
            if len(word) - len(old) + len(new) == 5 and word.endswith(old) and where.search(word):
                found.add(word.removesuffix(old) + new)
    return {plain(word) for word in found if len(word) == 5 and word.isalpha()}


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
write('es', spanish, 10, spanish | inflected('es_ES'))
# VERO marks what is rare or misspelled.
write('pt', portuguese, 8, portuguese | inflected('pt_PT') | inflected('pt_BR', 'ýÝ~'))
