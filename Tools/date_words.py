#!/usr/bin/env python3
"""Writes Rules/dates.tsv, the words that dates are written with in all languages of the CLDR, and the tests' table of them.

    python3 -m venv .venv && .venv/bin/pip install babel==2.19.0 tzdata==2026.3
    .venv/bin/python Tools/date_words.py

Babel carries the CLDR's data, already resolved by its rules of inheritance. Rules/dates.tsv has months, weekdays and halves of
the day, wide and abbreviated, in running text and alone; names of time zones from IANA's database, and Windows' names for them.
Names are folded as Sources/Parsing/Dates/DateLetters.swift folds letters, whose tables are read from there and from Folding.swift.

Languages contradict each other: `listopad` is October in Croatian and November in Czech. Where nobody says which language it is,
those with the CLDR's modern coverage decide, for others hardly have a feed; if these differ, all of their meanings are written.
Tests/ParsingTests/Fixtures/date-names.tsv has the names as the CLDR writes them, of the languages with modern coverage.
"""

import collections
import pathlib
import re
import unicodedata
import zoneinfo

import babel
from babel import Locale, localedata
from babel.core import get_cldr_version, get_global

ROOT = pathlib.Path(__file__).resolve().parents[1]
# From common/properties/coverageLevels.txt of the CLDR.
MODERN = set(
    """af am ar as az be bg bn bs ca chr cs cy da de el en es et eu fa fi fil fr ga gd gl gu he hi hr hsb hu hy id ig is it
ja ka kk km kn ko kok ky lo lt lv mk ml mn mr ms my nb ne nl nn no or pa pcm pl ps pt qu ro ru sc sd si sk sl so sq sr sv sw ta te
th tk to tr uk ur uz vi yo yue zh zu""".split()
)
ALIASES = {'he': ['iw'], 'id': ['in'], 'fil': ['tl'], 'yi': ['ji'], 'ro': ['mo'], 'sr': ['sh']}
FORMS = [(context, width) for context in ('format', 'stand-alone') for width in ('wide', 'abbreviated')]
# Spoken of in English, and short for a whole region: the offset depends on the day.
ZONES = {
    'America/New_York': ['et', 'eastern time'],
    'America/Chicago': ['ct', 'central time'],
    'America/Denver': ['mt', 'mountain time'],
    'America/Los_Angeles': ['pt', 'pacific time'],
    'America/Anchorage': ['akt', 'alaska time'],
    'Australia/Sydney': ['aet', 'australian eastern time'],
    'Pacific/Auckland': ['nzt', 'new zealand time'],
    'Europe/Athens': ['eastern european time', 'eastern european summer time', 'eastern european standard time'],
    'Europe/Lisbon': ['western european time', 'western european summer time', 'western european standard time'],
    'Europe/London': ['british summer time', 'uk time'],
    'Europe/Moscow': ['moscow time', 'moscow standard time'],
    'Asia/Tokyo': ['japan standard time', 'japan time'],
    'Asia/Hong_Kong': ['hong kong time', 'hong kong standard time'],
    'Asia/Kolkata': ['indian standard time', 'india time'],
    'Etc/UTC': ['coordinated universal time', 'universal time', 'greenwich mean time'],
}

HEAD = f"""\
# The words of dates: months (1 to 12), weekdays (0 is Monday), halves of the day, time zones (IANA's names).
# A line has a kind, a value, the language it applies to ("*": any without a line of its own), and the words, folded.
# Made by Tools/date_words.py from Unicode CLDR {get_cldr_version()} as Babel {babel.__version__} has it; not edited.
# Copyright (c) 1991-2025 Unicode, Inc. Unicode License V3 (https://www.unicode.org/license.txt): permission is granted, free of
# charge, to deal in the data files without restriction, provided that this notice is included. Without warranty of any kind.
# Names of zones: IANA's time zone database, public domain."""


def letters():
    """What letters are folded to, read from the code that does it."""
    table = {}
    source = (ROOT / 'Sources/TextReading/Folding.swift').read_text(encoding='utf-8')
    rows = ''.join(re.findall(r'^ {12}"(.*)",$', source, re.MULTILINE))
    for index in range(0, len(rows), 2):
        number = index // 2
        scalar = 0xC0 + number if number < 0x190 else 0x1E00 + number - 0x190
        if rows[index] != ' ':
            table[chr(scalar)] = rows[index : index + 2].strip()
    source = (ROOT / 'Sources/Parsing/Dates/DateLetters.swift').read_text(encoding='utf-8')
    for many, one in re.findall(r'case ((?:"[^"]+"(?:, )?)+): "([^"]*)"', source):
        for letter in re.findall(r'"([^"]+)"', many):
            scalar = re.fullmatch(r'\\u\{(\w+)\}', letter)
            table[chr(int(scalar[1], 16)) if scalar else letter] = one
    return table


LETTERS = letters()
MARKS = [(0x300, 0x36F), (0x591, 0x5C7), (0x64B, 0x655), (0x670, 0x670), (0x93C, 0x93C)]


def folded(text):
    """The words of a text in small letters and without marks, a space between two."""
    found = ''
    for letter in unicodedata.normalize('NFC', text):
        kind = unicodedata.category(letter)
        if kind == 'Cf' or any(first <= ord(letter) <= last for first, last in MARKS):
            continue
        if letter in LETTERS:
            found += LETTERS[letter]
        elif kind[0] in 'LMN':
            small = letter.lower()
            found += LETTERS.get(small, small)
        else:
            found += ' '
    return ' '.join(found.split())


def half(period, rules):
    """Which half of the day a period is: `night` belongs to both."""
    if period in ('am', 'midnight', 'pm', 'noon'):
        return {'midnight': 'am', 'noon': 'pm'}.get(period, period)
    for rule in rules:
        start, end = rule.get('from', -1) // 3600, rule.get('before', 99) // 3600
        if start >= 0:
            if end < start:
                return 'night'
            return 'am' if end <= 12 else 'pm' if start >= 12 else None
    return None


def names():
    """Kind, word, value: the languages that use it so. And the names as they are written."""
    found, written = collections.defaultdict(lambda: collections.defaultdict(set)), []
    for identifier in sorted(localedata.locale_identifiers()):
        locale, language = Locale.parse(identifier), identifier.split('_')[0]
        for kind, table in (('month', locale.months), ('weekday', locale.days)):
            for context, width in FORMS:
                for value, name in table.get(context, {}).get(width, {}).items():
                    word = folded(name)
                    if identifier == language and language in MODERN:
                        written.append((language, kind, value, name))
                    # Not "9月": numbers are read as such. Nor "M09", which is no name.
                    if word and not any(letter.isdigit() for letter in word):
                        found[kind, word][value].add(language)
        rules = locale.day_period_rules.get(None, {})
        for context, width in FORMS:
            for period, name in locale.day_periods.get(context, {}).get(width, {}).items():
                word, value = folded(name), half(period, rules.get(period, []))
                if value and word and not any(letter.isdigit() for letter in word):
                    # "п.п.", "пп".
                    for text in {word, word.replace(' ', '') if len(word) <= 5 else word}:
                        found['half', text][value].add(language)
    return found, list(dict.fromkeys(written))


def lines(found):
    rows = collections.defaultdict(set)
    taken = {word for kind, word in found if kind != 'half'}
    for (kind, word), values in found.items():
        common = {value for value, languages in values.items() if languages & MODERN}
        # "de" and "du" are months, too, of languages that hardly anybody writes dates in.
        if not common and len(word) >= 4:
            common = set(values)
        # Short words mean other things elsewhere: "de" and "du" are halves of the day in Hungarian alone.
        if (
            kind == 'half'
            and word not in ('am', 'pm')
            and (word in taken or len(word) < 4 and word[0] < 'Ͱ' or len(word) == 1)
        ):
            common = set()
        for value in common:
            rows[kind, value, '*'].add(word)
        for language in {language for languages in values.values() for language in languages}:
            own = {value for value in values if language in values[value]}
            if own != common:
                for value in own:
                    for code in [language, *ALIASES.get(language, [])]:
                        rows[kind, value, code].add(word)
    zones = collections.defaultdict(set)
    for name in zoneinfo.available_timezones():
        if '/' in name and not any(letter.isdigit() for letter in name):
            zones[name].add(folded(name))
    for name, zone in get_global('windows_zone_mapping').items():
        if name.startswith('UTC') or any(letter.isdigit() for letter in name):
            continue
        for end in ('Standard Time', 'Daylight Time', 'Summer Time'):
            zones[zone].add(folded(name.replace('Standard Time', end)))
    for zone, words in ZONES.items():
        zones[zone].update(words)
    rows |= {('zone', zone, '*'): words for zone, words in zones.items()}
    order = sorted(rows, key=lambda row: (row[0], row[2] != '*', row[2], f'{row[1]:>40}'))
    return ['\t'.join([*map(str, row), ','.join(sorted(rows[row]))]) for row in order]


found, written = names()
(ROOT / 'Rules/dates.tsv').write_text('\n'.join([HEAD, *lines(found)]) + '\n', encoding='utf-8')
table = [
    f"# The CLDR's names ({get_cldr_version()}): language, kind, value, name. Made by Tools/date_words.py; licence in Rules/dates.tsv.",
    *('\t'.join(map(str, row)) for row in written),
]
(ROOT / 'Tests/ParsingTests/Fixtures/date-names.tsv').write_text('\n'.join(table) + '\n', encoding='utf-8')
