#!/usr/bin/env python3
"""mutations.py PULSE [COUNT [SEED]]: hostile HTML put together at random, cleaned by the tool, judged by html5lib.

    python3 -m venv venv && venv/bin/pip install html5lib
    venv/bin/python Fuzzing/mutations.py .build/release/pulse 20000

html5lib parses as browsers do and shares no code with the tool. What it sees in the cleaned HTML must be of the allow-list,
must stay inside each container that it is put into, and cleaning it again must change nothing.
"""

import json
import random
import subprocess
import sys

import html5lib
from hostile import Hostile

pulse = sys.argv[1]
count = int(sys.argv[2]) if len(sys.argv) > 2 else 20_000
seed = int(sys.argv[3]) if len(sys.argv) > 3 else 7
hostile = Hostile(random.Random(seed))


def cleaned(texts):
    lines = ''.join(
        json.dumps(dict(id=str(number), html=text, url='https://news.example/a/')) + '\n'
        for number, text in enumerate(texts)
    )
    out = subprocess.run([pulse, 'stage', 'sanitise'], input=lines.encode(), capture_output=True, check=True).stdout
    return [json.loads(line)['html'] for line in out.splitlines()]


elements = set(
    """p div blockquote figure figcaption details summary pre h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption
thead tbody tfoot tr td th a abbr b cite code del dfn em i ins kbd mark q s samp small strong sub sup time u var br wbr hr
img""".split()
)
allowed = set(
    'href src alt title width height rel loading referrerpolicy lang dir start value colspan rowspan datetime'.split()
)
containers = [
    '<div id=c>{}</div>',
    '<table><tr><td id=c>{}</td></tr></table>',
    '<ul><li id=c>{}</li></ul>',
    '<article><section id=c>{}</section></article>',
    '<details><summary>s</summary><div id=c>{}</div></details>',
]


def complaint(html, container):
    page = html5lib.parse(
        '<!DOCTYPE html><body>' + container.format(html) + '<i id=end>e</i>', namespaceHTMLElements=False
    )
    body = page.find('body')
    inside = page.find('.//*[@id="c"]')
    if body[-1].get('id') != 'end' or len(body) != 2 or body[0].tail:
        return 'breaks out of ' + container
    for element in inside.iter():
        if element is inside:
            continue
        if not isinstance(element.tag, str) or element.tag not in elements | ({'tbody'}):
            return f'holds {element.tag}'
        for name, value in element.attrib.items():
            if name not in allowed:
                return f'holds {name}'
            if name in ('href', 'src') and not value.startswith(('http://', 'https://', 'mailto:')):
                return f'leads to {value}'
        if element.tag == 'a' and element.get('rel') != 'noopener noreferrer nofollow':
            return 'a link without its manners'
        if element.tag == 'img' and (element.get('loading'), element.get('referrerpolicy')) != ('lazy', 'no-referrer'):
            return 'a picture without its manners'
    return None


attacks = [hostile.html() for _ in range(count)]
once = cleaned(attacks)
twice = cleaned(once)
bad = 0
for number, (attack, html, again) in enumerate(zip(attacks, once, twice)):
    word = complaint(html, containers[number % len(containers)]) or ('is not stable' if again != html else None)
    if word:
        bad += 1
        if bad < 10:
            print(f'{word}: {attack!r} became {html!r}')
print(
    f'{count} hostile texts (seed {seed}), {sum(map(bool, once))} of them not empty when cleaned: {bad} unsafe, unbalanced or unstable'
)
sys.exit(bool(bad))
