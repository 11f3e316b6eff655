"""Hostile texts put together at random: HTML for a cleaner, words for a feed's fields, addresses, dates and numbers.

Whatever could act if it were not made harmless carries the word `zq`, so that a judge finds it again in a page.
"""

NAMES = """p div section b i a em span ul ol li dl dt dd table tr td th thead tbody tfoot caption colgroup col h1 h2 pre
blockquote figure figcaption svg math mtext mglyph mi annotation-xml foreignObject desc style script title textarea template
object select option button noscript form input details summary br hr img wbr rt rp ruby unknown iframe audio video source
frameset frame plaintext xmp listing noembed noframes base link meta body html head marquee nobr font embed zq zq-zq""".split()
ADDRESSES = """javascript:zq(1) JaVaScRiPt:zq(1) java&#9;script:zq(1) &#1;javascript:zq(1) javascript&colon;zq(1)
data:text/html,<script>zq()</script> vbscript:zq https://x.example/a?utm_source=b&c //x.example /rel #f ?q
https://www.youtube.com/embed/a-b mailto:a@b.example https://x.example/"onerror=zq \\\\x.example\\a https:javascript:zq
view-source:zq feed:javascript:zq blob:https://x.example/zq file:///etc/passwd https://zq@x.example:99999/%00
https://x.example/%22%3E%3Cscript%3Ezq()%3C/script%3E https://x.example/\u202egpj.exe https://[::1%25zq]/ http://127.0.0.1:1/zq
https://x.example/<script>zq()</script> https://x.example/'-zq()-' https://x.example/`zq` https://x.example/a)](javascript:zq)
https://e\u0301.example/\u0301 https://\u2100.example/ https://x.example/../../../index.html ../../../../zq https://-zq-/""".split()
ATTRIBUTES = ['', ''] + [
    f' {name}{equals}{quote}{{}}{quote}'
    for name in 'href src data-src xlink:href action srcset poster data formaction background ping manifest'.split()
    for equals in ('=', ' = ')
    for quote in '"\' '
]
ATTRIBUTES += [
    ' onclick=zq()',
    ' onerror="zq()"',
    '/onload=zq()',
    ' style="background:url(javascript:zq)"',
    ' title="--><img src=x onerror=zq()>"',
    ' alt="`zq"',
    " title='</style><script>zq()</script>'",
    ' lang=en',
    ' dir="rtl"',
    ' width=1 height=1',
    ' id=zq',
    ' class="zq"',
    ' =zq',
    ' "',
    ' \0href=zq',
    ' encoding="text/html"',
    ' href=a href=javascript:zq',
    ' is=zq',
    ' srcdoc="<script>zq()</script>"',
    ' data-do="zq"',
    ' accesskey=x autofocus onfocus=zq() tabindex=1',
    ' http-equiv="refresh" content="0;url=javascript:zq()"',
]
TEXTS = [
    'x',
    ' ',
    '\n',
    '&lt;',
    '&amp;lt;script&amp;gt;zq()&amp;lt;/script&amp;gt;',
    '&notit;',
    '<',
    '>',
    '"',
    "'",
    '<!--',
    '-->',
    '--!>',
    '<!-->',
    '<![CDATA[',
    ']]>',
    '<?x',
    '?>',
    '</',
    '<!x',
    '&#0;',
    '&#x80;',
    '\u2028',
    '\0',
    'é',
    '<a href="',
    '</p ',
    '<br/',
    '&',
    '&#x3c;script&#x3e;zq()',
    '<script/',
    '</script',
    '<svg><style>',
    '</title>',
    '<math><mtext><table><mglyph><style>',
    '<noscript><p title="</noscript><img src=x onerror=zq()>">',
    '<form><math><mtext></form><form><mglyph><style></math>',
    '<svg></p><style><a id="</style><img src=1 onerror=zq()>">',
]
# What else stands in a feed's field and is no HTML: templates, Markdown, JSON, other syntaxes, characters that mislead.
WORDS = [
    '{{zq}}',
    '{{{content}}}',
    '{{#zq}}',
    '{{>zq}}',
    '%(zq)s',
    '${zq()}',
    '</script><script>zq()</script>',
    '--><script>zq()</script>',
    ']]><script>zq()</script>',
    '"><img src=x onerror=zq()>',
    "' onmouseover='zq()",
    '[x](javascript:zq())',
    '![x](javascript:zq())',
    '<https://x.example/"onclick="zq()>',
    '[x]: javascript:zq()',
    '```\n<script>zq()</script>',
    '| a | b |\n|---|---|\n| <script>zq()</script> |',
    '# zq\n\n---\n\n* * *',
    '---\ntitle: zq\n---',
    '\\',
    '\u202e\u2066\u200f\u061c\u2069',
    '\ufeff\ufffe\uffff\ufdd0',
    '\U000e0041\U000e007f\u2060\u00ad',
    'a' + '\u0301' * 200,
    '\u1160\u3164\uffa0',
    '\x1b]0;zq\x07\x1b[31m\x9b2J',
    '\r\nSet-Cookie: zq=1\r\n\r\n',
    '\x7f\x80\x85\x0b\x0c',
    '👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    'İıſK',
    'ﷺ' * 40,
    '../../../index',
    'CON',
    '.',
    '..',
    '',
    '-',
    '0',
    'null',
    '1e999',
    'NaN',
    "'; DROP TABLE article; --",
    '=cmd|zq',
    '@import url(zq);',
    'expression(zq)',
    'x' * 5_000,
    'word ' * 3_000,
    '&amp;' * 2_000,
    '<b>' * 2_000,
    '>' * 3_000,
    '[' * 1_000 + ']' * 1_000,
    '*_' * 2_000,
]
DATES = """0000-00-00T00:00:00Z 9999-12-31T23:59:60Z -1 1e30 99999999999999999999 10000-01-01T00:00:00Z 1969-12-31
2026-02-30T25:61:61+99:99 2038-01-19T03:14:08Z 1601-01-01 0001-01-01T00:00:00-23:59 2026-W54-9 now NaN 2026-366""".split()
NUMBERS = """0 -0 -1 1e999 -1e999 1e-999 9223372036854775807 9223372036854775808 -9223372036854775809 18446744073709551616 NaN
Infinity 0x10 1.7976931348623159e308 00 +1 1_000 ٣ 99:99:99:99 1;2 90.0001 -180.0001 1e15""".split()


class Hostile:
    """Makes texts of one stream of chance."""

    def __init__(self, chance):
        self.chance = chance

    def html(self, most=30):
        """Tags, loose ends and texts, up to so many."""
        chance, parts = self.chance, []
        for _ in range(chance.randint(1, most)):
            kind = chance.random()
            if kind < 0.45:
                attributes = (chance.choice(ATTRIBUTES).format(self.address()) for _ in range(chance.randint(0, 3)))
                parts.append(f'<{chance.choice(NAMES)}{"".join(attributes)}{chance.choice([">", ">", ">", "/>", ""])}')
            elif kind < 0.7:
                parts.append(f'</{chance.choice(NAMES)}>')
            else:
                parts.append(chance.choice(TEXTS))
        text = ''.join(parts)
        if chance.random() < 0.2 and text:
            place = chance.randrange(len(text))
            text = text[:place] + chance.choice(['', text[place:][::-1], '\0', '<', '"', '&']) + text[place + 1 :]
        return text

    def words(self):
        """A field's text: a few words of which at least one is hostile."""
        chance = self.chance
        parts = [chance.choice([chance.choice(WORDS), self.html(5)]) for _ in range(chance.choice([1, 1, 2, 4]))]
        return chance.choice(['', 'Floods close schools in Lisbon ']) + ' '.join(parts)

    def address(self):
        return self.chance.choice(ADDRESSES)

    def date(self):
        return self.chance.choice(DATES)

    def number(self):
        return self.chance.choice(NUMBERS)
