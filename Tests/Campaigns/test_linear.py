"""Whatever comes four times as often, or is four times as long, takes at most five times as many instructions.

Every element, member and attribute of the vocabularies is tried, in an item and in its feed's head, many of them, nested, and
with one long value. callgrind counts what one function takes for each question that a stage is asked, so that one process
tries hundreds; what an empty document takes is no part of it. The short form tries one case in three, by the seed.
"""

import json
import os
import re
import subprocess

import pytest
import vocabularies

MOST = 5
# So many, and four times as many: fewer than a record holds, or nothing after its limit would be seen to grow.
MANY = 80
LONG = 2_500
# The C library copies what is longer than 8 KiB with one instruction, of which valgrind counts each byte.
UNIFORM = {
    'SWIFT_DETERMINISTIC_HASHING': '1',
    'GLIBC_TUNABLES': 'glibc.cpu.x86_rep_movsb_threshold=1073741824',
}
DEEP = 30


@pytest.fixture
def chosen(request):
    """Takes of cases by name those that this form of the campaign tries."""
    if request.config.getoption('--long'):
        return dict
    return lambda cases: dict(list(cases)[request.config.getoption('--seed') % 3 :: 3])


def counts(program, folder, stage, function, questions, calls=None):
    """The instructions of each call of a function by a stage: one for a question, or as many calls as are said."""
    symbols = subprocess.run(['nm', '--defined-only', program], capture_output=True, text=True, check=True).stdout
    # Closures within it are called after it, and longer.
    symbol = min(re.findall(rf' [Tt] (\$s{function})$', symbols, re.MULTILINE), key=len)
    said = subprocess.run(
        [
            *('valgrind', '--tool=callgrind', f'--callgrind-out-file={folder}/counts', '--dump-line=no'),
            *('--combine-dumps=yes', f'--zero-before={symbol}', f'--dump-after={symbol}'),
            *(program, 'stage', stage),
        ],
        input='\n'.join(
            json.dumps({'id': n, 'url': 'https://a.example/'} | q) for n, q in enumerate(questions)
        ).encode(),
        capture_output=True,
        env=os.environ | UNIFORM,
        check=True,
    )
    assert said.stdout.count(b'\n') == len(questions)
    with open(f'{folder}/counts') as file:
        found = [int(line.split()[1]) for line in file if line.startswith('totals:')]
    # The last one is of what came after the last question.
    assert len(found) == (calls or len(questions)) + 1
    return found[:-1]


def file(folder, document):
    """A question about a document in a file, which is read sooner than one in JSON."""
    path = folder / f'{len(os.listdir(folder))}'
    path.write_text(document)
    return {'path': str(path)}


def check(tell, program, folder, stage, function, empty, cases):
    """Asks about nothing and about each case, small and four times as large; prints the worst, fails where one grows too fast.

    - empty: the question about nothing.
    - cases: by name what makes a question of a factor.
    """
    # What is made once is made for the first question; it is one of the largest, so that it is all made.
    questions = [next(iter(cases.values()))(4), empty, *(make(factor) for make in cases.values() for factor in (1, 4))]
    _, base, *rest = counts(program, folder, stage, function, questions)
    ratios = sorted(
        ((many - base) / max(few - base, 1), few - base, name)
        for name, few, many in zip(cases, rest[::2], rest[1::2], strict=True)
        # What is passed over costs next to nothing, and its ratio says as much.
        if many - base > base / 2
    )
    worst = ', '.join(f'{ratio:.2f} for {name} ({few})' for ratio, few, name in ratios[:-9:-1])
    tell(f'{len(cases)} cases, {sum(rest) / 1e6:.0f} million instructions; the worst ratios: {worst}')
    assert not [f'{ratio:.1f}: {name}' for ratio, _, name in ratios if ratio > MOST]


def texts(count):
    """Long values of several kinds, by name."""
    return {
        'words': 'Live: word ' * (count // 11),
        'marks': '&lt;b&gt;"1,-&amp;amp;' * (count // 24),
        'bars': "a | 'b' - " * (count // 10),
    }


# What makes an element one of sound, of pictures, or of neither.
ATTRIBUTES = [
    {
        'url': 'http://a.example/{n}.mp3',
        'type': 'audio/mpeg',
        'medium': 'audio',
        'role': 'author',
        'start': '00:00:0{n}',
    },
    {'href': '/{n}.jpg', 'url': '/{n}', 'type': 'image/jpeg', 'rel': 'enclosure', 'width': '9{n}', 'title': 'T {n}'},
]


def xml_cases():
    """Name and a function from a factor to the item's and the head's XML."""
    names = vocabularies.xml_attributes()

    def attributes(kind, n):
        return ' '.join(f'{name}="{value.format(n=n)}"' for name, value in ATTRIBUTES[kind].items())

    def many(element, kind):
        tag = f'{element[0]}:{element[2]}'
        parts = [
            f'<{tag} {attributes(kind, n)}>a.example/{n} Jo {n} &lt;b&gt;{n}&lt;/b&gt;</{tag}>' for n in range(400)
        ]
        return lambda factor: ''.join(parts[: MANY * factor])

    def nested(element):
        tag = f'{element[0]}:{element[2]}'
        return lambda factor: f'<{tag} url="/a">x' * (DEEP * factor) + f'</{tag}>' * (DEEP * factor)

    def long(element, kind):
        tag = f'{element[0]}:{element[2]}'
        return lambda factor: f'<{tag}>{texts(LONG * factor)[kind]}</{tag}>'

    for element in vocabularies.xml_elements():
        name = ':'.join((element[0], element[2]))
        for kind in range(len(ATTRIBUTES)):
            yield f'{name} {kind}', many(element, kind)
        yield f'{name} nested', nested(element)
        for kind in texts(LONG):
            yield f'{name} long {kind}', long(element, kind)
    for attribute in names:
        yield (
            f'{attribute} of many',
            lambda factor, a=attribute: ''.join(
                f'<media:content {a}="{n}"/><enclosure {a}="{n}"/><link {a}="{n}"/>' for n in range(MANY // 2 * factor)
            ),
        )
        value = 'http://a.example/' if attribute in ('url', 'href') else ''
        yield (
            f'{attribute} long',
            lambda factor, a=attribute, v=value: (
                f'<media:content medium="image" url="/x" {a}="{v}{texts(LONG * factor)["words"]}"/>'
                f'<enclosure {a}="{v}{texts(LONG * factor)["words"]}"/><link rel="alternate" {a}="{texts(LONG * factor)["bars"]}"/>'
            ),
        )
    # Addresses are resolved against each base around them.
    for length in (10, 500, 5_000):
        yield (
            f'xml:base {length}',
            lambda factor, n=length: (
                f'<media:group xml:base="http://b.example/{"b" * n * factor}/">'
                + '<media:content url="x" medium="image"/><link href="y" rel="next"/>' * (MANY * factor)
                + '</media:group>'
            ),
        )
    for piece in ('<a', '<![CDATA[', '&', '<!--', '<a b="', '</x>', '<a>', ']]>', '<?a', '&a;', '<x:y>'):
        yield f'broken {piece}', lambda factor, p=piece: p * (LONG // 5 * factor)


def feeds(xml):
    """A case as an item's, and as what is before the items."""
    spaces = ' '.join({f'xmlns:{prefix}="{address}"': 0 for prefix, address, _ in vocabularies.xml_elements()})
    return {
        'item': f'<rss {spaces}><channel><title>T</title><item><title>I</title>{xml}</item></channel></rss>',
        'head': f'<rss {spaces}><channel>{xml}<title>T</title><item><title>I</title></item></channel></rss>',
    }


FEED = '7Parsing10FeedParserV4feed4from2of5while.*KF'


@pytest.mark.parametrize('place', ['item', 'head'])
def test_feeds_in_xml_are_read_in_linear_time(place, program, tmp_path, tell, chosen):
    cases = list(xml_cases())
    if place == 'head':
        cases = [(name, make) for name, make in cases if 'long' not in name]
    questions = {
        name: lambda factor, make=make: file(tmp_path, feeds(make(factor))[place])
        for name, make in chosen(cases).items()
    }
    check(tell, program, tmp_path, 'parse', FEED, file(tmp_path, feeds('')[place]), questions)


def json_cases():
    members = vocabularies.json_members()

    def thing(n):
        return {
            m: f'http://a.example/{n}' for m in members if m not in ('items', 'children', 'data', 'preview', 'images')
        } | {'mime_type': 'audio/mpeg'}

    for member in members:
        yield f'{member} texts', lambda f, m=member: {m: [f'Jo {n}, &amp;' for n in range(MANY * f)]}
        yield f'{member} objects', lambda f, m=member: {m: [thing(n) for n in range(MANY // 4 * f)]}
        yield (
            f'{member} in attachments',
            lambda f, m=member: {'attachments': [{'url': f'http://a.example/{n}', m: f'{n}'} for n in range(MANY * f)]},
        )
        yield f'{member} nested', lambda f, m=member: json.loads(f'{{"{m}":[' * (10 * f) + '1' + ']}' * (10 * f))
        for kind in texts(LONG):
            yield f'{member} long {kind}', lambda f, m=member, k=kind: {m: texts(LONG * f)[k]}
        yield f'{member} escaped', lambda f, m=member: {m: '"\\\n\u2028é' * (LONG // 6 * f)}


@pytest.mark.parametrize('place', ['item', 'head'])
def test_feeds_in_json_are_read_in_linear_time(place, program, tmp_path, tell, chosen):
    def document(content):
        item, head = (content, {}) if place == 'item' else ({}, content)
        feed = {'version': 'https://jsonfeed.org/version/1.1', 'title': 'T', **head}
        return json.dumps(feed | {'items': [{'id': '1', 'title': 'I'} | item]})

    cases = list(json_cases())
    if place == 'head':
        cases = [(name, make) for name, make in cases if 'long' not in name and 'version' not in name]
    questions = {
        name: lambda factor, make=make: file(tmp_path, document(make(factor))) for name, make in chosen(cases).items()
    }
    check(tell, program, tmp_path, 'parse', FEED, file(tmp_path, document({})), questions)


def html_cases():
    attributes = vocabularies.html_attributes()

    def given(n):
        return ' '.join(f'{name}="https://a.example/{n}"' for name in attributes)

    for element in vocabularies.html_elements():
        yield f'<{element}>', lambda f, e=element: f'<{e} {given(1)}>word {e}</{e}>' * (MANY // 8 * f)
        yield f'<{element}> open', lambda f, e=element: f'<{e}>word' * (MANY * f)
        yield f'</{element}>', lambda f, e=element: f'<p>word</{e}>' * (MANY * f)
        yield f'<{element}> in <a><p>', lambda f, e=element: f'<a href="/x"><p><{e}>' * (MANY // 2 * f) + 'word'
    yield 'attributes', lambda f: '<p ' + 'a b=c d="e" ' * (MANY * f) + '>word'
    for attribute in [*attributes, 'class', 'id', 'rel', 'itemprop', 'role', 'content', 'property', 'name', 'type']:
        yield (
            f'{attribute} long',
            lambda f, a=attribute: (
                f'<p>word<a href="/x" {a}="{"/a b&amp;" * (LONG // 8 * f)}">x</a><img src="/y" {a}="{"a/" * (LONG // 2 * f)}">'
            ),
        )
    for piece in (
        '<',
        '<a',
        '&',
        '<!--',
        '<a b="',
        '</',
        '<![CDATA[',
        ']]>',
        '&amp',
        '<svg>',
        '<iframe src="https://a.example/',
    ):
        yield f'broken {piece}', lambda f, p=piece: 'word' + p * (LONG // 5 * f)


def test_html_is_made_harmless_in_linear_time(program, tmp_path, tell, chosen):
    prose = '13MarkupReading11HTMLCleanerV5prose4from4base8Newsroom5ProseVSSn_SSSgtF'
    questions = {name: lambda factor, make=make: {'html': make(factor)} for name, make in chosen(html_cases()).items()}
    check(tell, program, tmp_path, 'sanitise', prose, {'html': '<p>word'}, questions)


def page_cases():
    for name, make in html_cases():
        if not name.startswith('</') and ' in ' not in name and ' open' not in name:
            yield name, make
    yield (
        'base',
        lambda f: f'<base href="https://b.example/{"b" * (9_000 * f)}/">' + '<p><a href="x">word</a>' * (MANY * f),
    )
    for word in vocabularies.linked_data():
        for form in ([{'name': 'Jo', 'url': '/x'}], ['Jo'], [['Jo']], [{'@type': 'Article', 'headline': 'x'}]):
            yield (
                f'JSON-LD {word} {form}',
                lambda f, w=word, form=form: (
                    f'<script type="application/ld+json">{json.dumps({"@type": "Article"} | {w: form * (MANY // 4 * f)})}</script>'
                ),
            )


def test_pages_are_read_in_linear_time(program, tmp_path, tell, chosen):
    # Enough for an article, or each page is searched four times.
    start = f'<title>T</title><article><p>{"A sentence of an article, with commas. " * 15}</p>'
    article = '13MarkupReading16ArticleExtractorV7article4from3urlAA09ExtractedC0VSS_SSSgtF'
    questions = {
        name: lambda factor, make=make: {'html': start + make(factor)} for name, make in chosen(page_cases()).items()
    }
    check(tell, program, tmp_path, 'extract', article, {'html': start}, questions)


# Texts that begin, or go on, in the same way without end.
PIECES = (
    'Live: ', 'Breaking - ', 'x | ', '"a" ', "'a' ", 'JO MARLOW: ', '(x) ', '[x] ', 'a; ', 'Lisbon ', 'May 3 ', '12 ', '1.2 ',
    '– ', '... ', 'U.S. ', 'Why? ', '$5 million ', 'En vivo: ', 'Ao vivo: ', '#tag ', 'word', 'a.', '@', '¿', 'http://a.b/ ',
)  # fmt: skip
STAGES = ('kind', 'categorise', 'clean', 'contextualise', 'deduplicate', 'geotag', 'sentiment', 'summarise')


def pytest_generate_tests(metafunc):
    if 'stage' in metafunc.fixturenames:
        # That with the rules on titles; the others take longer to make ready than to answer.
        metafunc.parametrize('stage', STAGES if metafunc.config.getoption('--long') else STAGES[:1])


def test_stages_take_linear_time(stage, program, tmp_path, tell):
    def questions(count):
        for number, piece in enumerate(PIECES):
            text = piece * (count // len(piece))
            yield {
                'title': f'{piece} {text}',
                'summary': text,
                'content': text,
                'text': text,
                'source': f's{number}',
                'published': '2026-03-01T00:00:00Z',
                'language': 'en',
                'tags': [piece] * min(count // 50, 250),
                'authors': [piece] * min(count // 50, 250),
            }

    function = rf'5pulse\d+{stage.capitalize()}StageV7outputs3for.*'
    few, many = (
        sum(counts(program, tmp_path, stage, function, list(questions(count)), calls=1)) for count in (LONG, 4 * LONG)
    )
    tell(f'{few / 1e6:.0f} and {many / 1e6:.0f} million instructions, {many / few:.2f} times')
    assert many < MOST * few
