"""Bytes changed at random: flipped, cut, doubled, spliced, blown up, written in another encoding."""

import base64
import pathlib
import re

from hostile import DATES, NUMBERS, WORDS, Hostile

FOLDER = pathlib.Path(__file__).parent
PIECES = [
    b'<!DOCTYPE x [<!ENTITY a "&b;"><!ENTITY b "&a;">]>',
    b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>',
    b'<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd"><!ENTITY % p SYSTEM "http://127.0.0.1:1/zq">%p;]>',
    b'&a;',
    b'&b;',
    b'<?xml version="1.1" encoding="utf-7"?>',
    b'<?xml-stylesheet href="javascript:zq()"?>',
    b'<xi:include href="file:///etc/passwd" parse="text" xmlns:xi="http://www.w3.org/2001/XInclude"/>',
    b' xmlns="zq"',
    b' xml:base="javascript:zq()/"',
    b' xml:lang="zq"',
    b'\xed\xa0\x80',
    b'\xf4\x90\x80\x80',
    b'\xc0\xbc',
    b'\\ud800',
    b'\\u0000',
    b'\x1b$B',
    b'\x1f\x8b\x08\x00',
    b'null',
    b'[]',
    b'{}',
    b'"items":[[[',
    b'"date_published":{},',
    b'"url":["javascript:zq()"],',
]


class Mutator:
    """Changes one of the seeds, or now and then one of what the fuzzers of some targets have kept.

    `most` is the size in bytes to which it blows up at most.
    """

    def __init__(self, chance, seeds, most=1_000_000, targets=()):
        self.chance, self.seeds, self.most = chance, seeds, most
        self.kept = [input for target in targets for input in kept(target)]
        self.hostile = Hostile(chance)
        self.words = PIECES + [word.encode('utf-8', 'surrogatepass') for word in WORDS + DATES + NUMBERS]
        self.words += [word for file in sorted(FOLDER.glob('*.words')) for word in dictionary(file)]
        self.ways = [self.flip, self.cut, self.double, self.splice, self.insert, self.insert, self.insert]
        self.ways += [self.number, self.shuffle, self.truncate, self.nest]
        # Rarely, for what is large once stays large.
        self.rare = [self.blow_up, self.encode]

    def mutated(self):
        data = self.chance.choice(self.kept if self.kept and self.chance.random() < 0.15 else self.seeds)
        for _ in range(self.chance.choice([1, 1, 2, 3, 6, 12])):
            ways = self.rare if self.chance.random() < 0.04 else self.ways
            data = self.chance.choice(ways)(data)
        return data[: self.most]

    def place(self, data):
        return self.chance.randrange(len(data) + 1)

    def piece(self, data, longest=400):
        start = self.place(data)
        return start, data[start : start + self.chance.randint(1, longest)]

    def flip(self, data):
        changed = bytearray(data)
        for _ in range(self.chance.choice([1, 3, 20])):
            if changed:
                changed[self.chance.randrange(len(changed))] ^= 1 << self.chance.randrange(8)
        return bytes(changed)

    def cut(self, data):
        start, piece = self.piece(data)
        return data[:start] + data[start + len(piece) :]

    def double(self, data):
        start, piece = self.piece(data)
        return data[:start] + piece * self.chance.choice([1, 2, 30]) + data[start:]

    def splice(self, data):
        other = self.chance.choice(self.seeds)
        return data[: self.place(data)] + other[self.place(other) :]

    def insert(self, data):
        start = self.place(data)
        word = self.hostile.html(6).encode('utf-8', 'replace') if self.chance.random() < 0.3 else None
        return data[:start] + (word or self.chance.choice(self.words)) + data[start:]

    def number(self, data):
        found = list(re.finditer(rb'\d+', data[:100_000]))
        if not found:
            return data
        one = self.chance.choice(found)
        return data[: one.start()] + self.chance.choice(NUMBERS).encode() + data[one.end() :]

    def shuffle(self, data):
        lines = data.split(b'\n')
        self.chance.shuffle(lines)
        return b'\n'.join(lines)

    def truncate(self, data):
        return data[: self.place(data)]

    def nest(self, data):
        start, depth = self.place(data), self.chance.choice([10, 300, 5_000])
        opening, closing = self.chance.choice(
            [(b'<a>', b'</a>'), (b'[', b']'), (b'{"a":', b'}'), (b'<div>', b''), (b'<![CDATA[', b']]>')]
        )
        return data[:start] + opening * depth + data[start : start + 50] + closing * depth + data[start + 50 :]

    def blow_up(self, data):
        start, piece = self.piece(data, self.chance.choice([1, 20, 2_000]))
        return (
            data[:start]
            + (piece or b' ') * (self.chance.randint(10_000, self.most) // max(1, len(piece)))
            + data[start:]
        )

    def encode(self, data):
        text = data.decode('utf-8', 'replace')
        encoding = self.chance.choice(
            ['utf-16', 'utf-16-be', 'utf-32', 'latin-1', 'shift_jis', 'iso2022_jp', 'utf-7', 'cp037', 'gb18030']
        )
        return text.encode(encoding, 'replace') + self.chance.choice([b'', b'', b'\0', b'\xd8'])


def kept(target):
    """The corpus of a target: in base64, one a line."""
    return [base64.b64decode(line) for line in (FOLDER / f'Corpus/{target}.txt').read_text().split()]


def dictionary(file):
    """The words of one of libFuzzer's dictionaries."""
    lines = (line.strip() for line in file.read_text().splitlines())
    return [
        re.sub(rb'\\x([0-9a-fA-F]{2})|\\(.)', unescaped, line[1:-1].encode()) for line in lines if line.startswith('"')
    ]


def unescaped(found):
    return bytes([int(found[1], 16)]) if found[1] else found[2]
