#!/usr/bin/env python3
"""Writes Rules/sentiment.tsv from the lexicon of the PyPI package vaderSentiment.

    python3 -m venv .venv && .venv/bin/pip install vaderSentiment==3.3.2
    .venv/bin/python Tools/sentiment_lexicon.py > Rules/sentiment.tsv

The lexicon's mean ratings are kept as they are; deviations and single ratings are dropped.
"""

import pathlib

import vaderSentiment

HEAD = """\
# Words and their sentiment, from -4 to 4: the mean of ten people's ratings.
# Made by Tools/sentiment_lexicon.py from vaderSentiment 3.3.2 (https://github.com/cjhutto/vaderSentiment):
# C.J. Hutto and E.E. Gilbert, VADER: A Parsimonious Rule-based Model for Sentiment Analysis of Social Media Text, 2014.
# Copyright (c) 2016 C.J. Hutto. MIT License: permission is granted, free of charge, to use, copy, modify, merge,
# publish, distribute, sublicense and sell copies, provided that this notice is included. Without warranty of any kind.
# Make changes in sentiment-news.tsv, which is read after this file."""

lexicon = pathlib.Path(vaderSentiment.__file__).with_name('vader_lexicon.txt').read_text(encoding='utf-8')
print(HEAD)
ratings = {}
for line in lexicon.splitlines():
    fields = line.strip().split('\t')
    if len(fields) > 1:
        # A few words stand there twice; the library, too, takes the last.
        ratings[fields[0].strip()] = float(fields[1])
for word, rating in ratings.items():
    print(f'{word}\t{rating:g}')
