#!/usr/bin/env python3
"""rouge.py PULSE [FILE]: is `pulse stage summarise` better than the first words of the text?

Reads ../shared/eval/summarise/inshorts.ndjson, or FILE in its format; needs PyPI's rouge-score. Both summaries are cut to the
length of the human one, as eval/score.py does. Prints means, mean differences, and 95 % intervals of these by a paired
bootstrap over articles (10,000 resamples, fixed seed); an interval without 0 is a difference, any other is "equal".
"""

import json
import pathlib
import random
import statistics
import subprocess
import sys

import collection
from rouge_score import rouge_scorer

RESAMPLES = 10_000
data = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else collection.needed('eval/summarise/inshorts.ndjson')
rows = [json.loads(line) for line in data.read_text().splitlines() if line.strip()]
budget = {row['id']: len(row['gold'].split()) for row in rows}
questions = ''.join(
    json.dumps(dict(id=r['id'], title=r['title'], text=r['text'], words=budget[r['id']])) + '\n' for r in rows
)
run = subprocess.run([sys.argv[1], 'stage', 'summarise'], input=questions, capture_output=True, text=True, check=True)
answers = {a['id']: a['summary'] for a in map(json.loads, run.stdout.splitlines())}
scorer = rouge_scorer.RougeScorer(['rouge1', 'rouge2', 'rougeL'], use_stemmer=True)


def scores(row, text):
    found = scorer.score(row['gold'], ' '.join(text.split()[: budget[row['id']]]))
    return {name: score.fmeasure for name, score in found.items()}


ours = [scores(row, answers[row['id']]) for row in rows]
lead = [scores(row, row['text']) for row in rows]
chance = random.Random(2021)
samples = [chance.choices(range(len(rows)), k=len(rows)) for _ in range(RESAMPLES)]
print(f'{len(rows)} articles, {RESAMPLES:,} resamples')
print('         ours    lead    difference  95 % interval        verdict')
for name, short in dict(rouge1='ROUGE-1', rouge2='ROUGE-2', rougeL='ROUGE-L').items():
    gaps = [a[name] - b[name] for a, b in zip(ours, lead)]
    means = sorted(sum(map(gaps.__getitem__, sample)) / len(sample) for sample in samples)
    low, high = means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES) - 1]
    verdict = 'above' if low > 0 else 'below' if high < 0 else 'equal'
    print(
        f'{short}  {statistics.mean(a[name] for a in ours):.4f}  {statistics.mean(b[name] for b in lead):.4f}  '
        f'{statistics.mean(gaps):+.4f}     {low:+.4f} … {high:+.4f}   {verdict}'
    )
