#!/usr/bin/env python3
"""Writes Rules/sentiment-opinion.tsv from the opinion lexicon of Hu and Liu, as NLTK distributes it.

    git clone --depth 1 https://github.com/nltk/nltk_data /tmp/nltk_data
    Tools/opinion_lexicon.py /tmp/nltk_data/packages/corpora/opinion_lexicon.zip > Rules/sentiment-opinion.tsv

Words that Rules/sentiment.tsv rates are left out, and so are the few that stand in both of its lists.
"""

import pathlib
import sys
import zipfile

RATING = 0.5  # small: a list says which side a word is on, not how far
HEAD = """\
# Positive and negative words, without degrees.
# Made by Tools/opinion_lexicon.py from the Opinion Lexicon of Minqing Hu and Bing Liu (Mining and Summarizing Customer
# Reviews, KDD 2004), copyright (c) 2011 Bing Liu, distributed by NLTK under the Creative Commons Attribution 4.0
# International licence (https://creativecommons.org/licenses/by/4.0/); changed: rated words left out, a number added.
# Make changes in sentiment-news.tsv, which overrides this file."""

rules = pathlib.Path(__file__).resolve().parent.parent / 'Rules'
rated = {line.split('\t')[0].lower() for line in (rules / 'sentiment.tsv').read_text(encoding='utf-8').splitlines()}
sides = []
with zipfile.ZipFile(sys.argv[1]) as archive:
    for name in ('positive', 'negative'):
        text = archive.read(f'opinion_lexicon/{name}-words.txt').decode('latin-1')
        sides.append({word.strip() for word in text.splitlines() if word.strip() and not word.startswith(';')})
print(HEAD)
for words, rating in ((sides[0] - sides[1], RATING), (sides[1] - sides[0], -RATING)):
    for word in sorted(words - rated):
        if word.isascii() and not word.startswith('#'):
            print(f'{word}\t{rating:g}')
