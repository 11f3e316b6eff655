"""icu_data.py IN OUT: ICU's data without what pulse never asks it for.

IN is the object of lib_FoundationICU.a that holds the data as `icudtNN_dat`; OUT becomes the smaller data, and what is printed is
that name. Dates, numbers and sizes are written in English, regions are named in every language, any script is written in Latin
letters; nothing is sorted, counted out or broken into words by ICU, encodings are the C library's, money is not dealt in.
(The format: ICU's `toolutil/pkg_gencmn.cpp`: a header, a table of names and offsets, the names, the items.)
"""

import pathlib
import re
import struct
import subprocess
import sys

# What stays of each folder; of a folder that is not here all stays.
KEPT = {
    'coll': r'(root|ucadata|pool|res_index)\.',
    'curr': r'(root|en|pool|res_index|supplementalData)\.',
    'lang': r'(root|en|pool|res_index)\.',
    'unit': r'(root|en|pool|res_index)\.',
    'zone': r'(root|en|pool|res_index|tzdbNames)\.',
    'rbnf': r'(root|en|res_index)\.',
    # Not the dictionaries of languages that write no spaces.
    'brkitr': r'[^/]*\.(brk|res)$',
}
LOCALE = re.compile(r'[a-z]{2,3}(_[A-Za-z0-9_]+)?\.res')


def is_kept(path: str) -> bool:
    folder, _, name = path.rpartition('/')
    if folder:
        return folder not in KEPT or re.match(KEPT[folder], name) is not None
    # The tables of encodings, and how locales write dates and numbers.
    return not name.endswith('.cnv') and (
        LOCALE.fullmatch(name) is None or re.match(r'en[._]|res_index', name) is not None
    )


def smaller(data: bytes) -> bytes:
    header = struct.unpack_from('<H', data)[0]
    count = struct.unpack_from('<I', data, header)[0]
    entries = [struct.unpack_from('<II', data, header + 4 + 8 * index) for index in range(count)]
    ends = [start for _, start in entries[1:]] + [len(data) - header]
    items = []
    for (name, start), end in zip(entries, ends, strict=True):
        named = data[header + name : data.index(b'\0', header + name)]
        if is_kept(named.decode().split('/', 1)[1]):
            items.append((named, data[header + start : header + end]))
    names_at = 4 + 8 * len(items)
    names = b''.join(name + b'\0' for name, _ in items)
    table, body = [], b''
    begin = (names_at + len(names) + 15) // 16 * 16
    at = names_at
    for name, item in items:
        # Items begin where 16 divides, as the tool of ICU has it.
        body += b'\0' * (-len(body) % 16)
        table.append(struct.pack('<II', at, begin + len(body)))
        body += item
        at += len(name) + 1
    head = struct.pack('<I', len(items)) + b''.join(table) + names
    return data[:header] + head + b'\0' * (begin - len(head)) + body


source, target = map(pathlib.Path, sys.argv[1:])
subprocess.run(['objcopy', '-O', 'binary', '-j', '.rodata', source, target], check=True)
target.write_bytes(smaller(target.read_bytes()))
symbols = subprocess.run(['nm', source], check=True, capture_output=True, text=True).stdout
print(re.search(r'icudt\d+_dat', symbols)[0])
