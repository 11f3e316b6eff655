"""The feeds that are broken or hostile, each a lesson. What can be read of them should be; nothing may do harm."""

import json

SOURCES = [
    {
        'name': 'Cut Short Courier',
        'feed': 'truncated.xml',
        'category': 'news',
        'language': 'en',
        'country': 'NZ',
        'tier': 3,
    },
    {
        'name': 'Moved House',
        'feed': 'html-page.xml',
        'category': 'travel',
        'language': 'en',
        'country': 'GB',
        'tier': 3,
    },
    {'name': 'Loose Ends', 'feed': 'undeclared.xml', 'category': 'food', 'language': 'en', 'country': 'FR', 'tier': 3},
    {
        'name': 'Mischief Makers',
        'feed': 'payloads.xml',
        'category': 'technology',
        'language': 'en',
        'country': 'NO',
        'tier': 3,
    },
    {
        'name': 'Crooked Links',
        'feed': 'crooked-links.json',
        'category': 'gaming',
        'language': 'en',
        'country': 'SE',
        'tier': 3,
    },
    {'name': 'Laughing Matter', 'feed': 'billion-laughs.xml', 'category': 'entertainment', 'language': 'en', 'tier': 3},
    {'name': 'Open Secrets', 'feed': 'external-entity.xml', 'category': 'technology', 'language': 'en', 'tier': 3},
    {'name': 'Silent Press', 'feed': 'empty.xml', 'category': 'news', 'language': 'en', 'tier': 3},
    {
        'name': 'Wrong Shapes',
        'feed': 'wrong-types.json',
        'category': 'health',
        'language': 'en',
        'country': 'CA',
        'tier': 3,
    },
    {'name': 'Out of Time', 'feed': 'odd-dates.xml', 'category': 'news', 'language': 'en', 'country': 'IS', 'tier': 3},
    {'name': 'Echo Chamber', 'feed': 'echo.xml', 'category': 'news', 'language': 'en', 'country': 'GB', 'tier': 3},
    {'name': 'Nobody Home', 'feed': 'missing.xml', 'category': 'finance', 'language': 'en', 'tier': 3},
]


def rss(title, site, items, head='', doctype='', spaces=''):
    return (
        f'<?xml version="1.0" encoding="UTF-8"?>\n{doctype}<rss version="2.0"{spaces}>\n<channel>\n'
        f'<title>{title}</title>\n<link>{site}</link>\n{head}{items}</channel>\n</rss>\n'
    )


def item(title, link, summary, date, more=''):
    date = f'<pubDate>{date}</pubDate>\n' if date is not None else ''
    return (
        f'<item>\n<title>{title}</title>\n<link>{link}</link>\n{date}'
        f'<description>{summary}</description>\n{more}</item>\n'
    )


def truncated():
    """The connection broke in the middle of the fourth item: the three before it are whole."""
    site = 'https://cut-short.example/'
    items = ''.join(
        item(title, site + link, summary, date)
        for title, link, summary, date in [
            (
                "Dunedin students turn a retired tram into the city's smallest theatre",
                'dunedin-tram',
                (
                    'Twelve people fit inside the tram, including the cast. The first season in Dunedin sold out in an hour,'
                    ' which, the director points out, was eleven tickets.'
                ),
                'Fri, 13 Mar 2026 21:00:00 GMT',
            ),
            (
                'Kiwi chicks hatch on the hills above Wellington for the first time in a century',
                'wellington-kiwi',
                (
                    'Two chicks were found in a burrow in the hills behind Wellington. Neighbours have trapped stoats there'
                    ' for eight years and have now been asked to keep their dogs in at night.'
                ),
                'Thu, 12 Mar 2026 20:10:00 GMT',
            ),
            (
                'Otago vineyard swaps its frost helicopters for fans driven by old washing machines',
                'otago-fans',
                (
                    'A grower near Cromwell mixes warm and cold air with forty rebuilt motors. They cost less than one night'
                    ' of flying and let the valley sleep.'
                ),
                'Tue, 10 Mar 2026 22:30:00 GMT',
            ),
            (
                'Ferry horn returns to Picton after a vote',
                'picton-horn',
                'Residents missed it more than they had minded it.',
                'Mon, 09 Mar 2026 21:00:00 GMT',
            ),
        ]
    )
    whole = rss('Cut Short Courier', site, items)
    return whole[: whole.index('Residents missed it') + 14]


def html_page():
    """The site moved and answers 200 with a page."""
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>We have moved</title></head>\n'
        '<body><h1>We have moved</h1><p>Our travel notes now live <a href="https://moved-house.example/new">at a new'
        ' address</a>. This page is not a feed.</p></body></html>\n'
    )


def undeclared():
    """Prefixes that nothing declares and HTML's entities in XML: seen in hand-made feeds, and readable."""
    site = 'https://loose-ends.example/'
    more = '<dc:creator>H&eacute;l&egrave;ne Roux</dc:creator>\n<media:thumbnail url="https://images.example.org/loose/1.jpg"/>\n'
    items = item(
        'Lyon&rsquo;s last vinegar cellar opens its doors &ndash; and its barrels',
        site + 'vinegar',
        'In a cellar below the Sa&ocirc;ne quay, forty barrels have been turning wine into vinegar since&nbsp;1889.'
        ' The owner sells by the ladle and will not say which one is her favourite.',
        'Sat, 14 Mar 2026 09:40:00 +0100',
        more,
    ) + item(
        'Why the cr&ecirc;pes of Quimper are thinner than the plate they come on',
        site + 'crepes',
        'A buckwheat batter rested overnight, an iron plate and a wrist of twenty years&rsquo; practice. Quimper&rsquo;s'
        ' cr&ecirc;pe makers held an open day &amp; sold nine thousand.',
        'Thu, 12 Mar 2026 17:05:00 +0100',
        more,
    )
    return rss('Loose Ends &mdash; notes from the kitchen', site, items)


def payloads():
    """Script in every place that a page might put foreign text. The news itself is innocent."""
    site = 'https://mischief.example/'
    return rss(
        'Mischief Makers',
        site,
        item(
            "Bergen bakers teach a robot to plait bread&lt;script&gt;alert('title')&lt;/script&gt;",
            site + 'bread',
            '<![CDATA[<p>It took four months and a ton of dough before the arm in Bergen could tie six strands. '
            "<script>document.title='taken'</script><img src=x onerror=\"alert('image')\">"
            'Apprentices finish the knot.</p>]]>',
            'Thu, 12 Mar 2026 08:00:00 GMT',
        )
        + item(
            "Tromsø's street lamps now dim when the northern lights come out",
            site + 'lamps',
            '&lt;p style="position:fixed;inset:0"&gt;Sensors on three roofs in Tromsø watch the sky and turn the town'
            ' down by half.&lt;/p&gt;&lt;iframe src="https://frames.example.net/"&gt;&lt;/iframe&gt;&lt;a href="javascript:alert(\'link\')"'
            '&gt;Read on&lt;/a&gt;&lt;svg onload="alert(\'svg\')"&gt;&lt;/svg&gt;',
            'Wed, 11 Mar 2026 18:30:00 GMT',
        )
        + item(
            'Old ferry cables find work as swings in the parks of Stavanger',
            'javascript:alert(document.domain)',
            'Eleven parks in Stavanger have swings hung on cable from retired ferries. The longest carries six'
            ' children or, as an opening test showed, one mayor.',
            'Tue, 10 Mar 2026 12:00:00 GMT',
            '<guid isPermaLink="true">data:text/html,&lt;script&gt;alert(\'guid\')&lt;/script&gt;</guid>\n'
            '<enclosure url="file:///etc/hostname" type="audio/mpeg" length="-1"/>\n',
        )
        + item(
            "\"&gt;&lt;img src=x onerror=alert('quote')&gt; ![x](javascript:alert(1)) [a](https://x.example) `Oslo` &lt;b",
            site + 'markdown?a="&gt;&lt;script&gt;',
            'A headline made of punctuation, kept as text: **not bold**, [not a link](javascript:alert(2)),'
            " &lt;!-- not a comment, {{ not.a.template }} and {% not a tag %}. Oslo's signwriters call it a normal Monday.",
            'Mon, 09 Mar 2026 09:00:00 GMT',
        ),
    )


def crooked_links():
    entries = [
        (
            'javascript:alert(1)',
            'Board game café in Uppsala lends games by bicycle courier',
            (
                "Riders in Uppsala bring a game, teach it in five minutes and come back for it the next evening. The café's"
                ' owner got the idea from a library and the bicycles from a bankrupt bakery.'
            ),
            '2026-03-12T16:00:00+01:00',
        ),
        (
            'http://127.0.0.1:22/',
            'Pinball museum in Gothenburg lets visitors repair what they break',
            (
                'Sixty machines, one bench and a rule: who tilts it, fixes it. The museum in Gothenburg says that its'
                ' machines have never worked so well.'
            ),
            '2026-03-11T11:00:00+01:00',
        ),
        (
            'https://crooked.example/\u202egnp.exe',
            "Malmö's chess tables get lamps, and the night shift gets a league",
            (
                'Nurses and tram drivers in Malmö asked for light by the chess tables at the square. The first league game'
                ' ended at four in the morning, in a draw by bus.'
            ),
            '2026-03-09T06:30:00+01:00',
        ),
    ]
    return (
        json.dumps(
            {
                'version': 'https://jsonfeed.org/version/1.1',
                'title': 'Crooked Links\u0000\u001b[31m',
                'home_page_url': 'javascript:void(0)',
                'items': [
                    {
                        'id': str(number),
                        'url': url,
                        'title': title,
                        'date_published': date,
                        'content_html': f'<p onclick="alert(1)">{text}</p><form action="https://forms.example.net"><input></form>'
                        '<style>body{display:none}</style><meta http-equiv="refresh" content="0;url=https://x.example">',
                        'image': 'http://169.254.169.254/latest/meta-data/',
                    }
                    for number, (url, title, text, date) in enumerate(entries, 1)
                ],
            },
            indent=1,
        )
        + '\n'
    )


def billion_laughs():
    """Nine entities, each ten times the one before: a gigabyte for who expands them."""
    entities = '<!ENTITY ha0 "ha">\n' + ''.join(
        f'<!ENTITY ha{level} "{f"&ha{level - 1};" * 10}">\n' for level in range(1, 10)
    )
    items = item('&ha9;', 'https://laughing.example/1', '&ha9;', 'Thu, 12 Mar 2026 10:00:00 GMT')
    return rss('Laughing Matter', 'https://laughing.example/', items, doctype=f'<!DOCTYPE rss [\n{entities}]>\n')


def external_entity():
    """An entity that names a file of the machine that reads it. The title may come out without it."""
    doctype = (
        '<!DOCTYPE rss [\n<!ENTITY passwd SYSTEM "file:///etc/passwd">\n'
        '<!ENTITY % remote SYSTEM "http://127.0.0.1:9/evil.dtd">\n%remote;\n]>\n'
    )
    items = item(
        'Archivists in Turin open a diary locked for two hundred years &passwd;',
        'https://open-secrets.example/diary',
        "The lock gave way to a drop of oil and a watchmaker's patience. Inside were recipes, debts and the weather"
        ' in Turin for every day of 1826. &passwd;',
        'Wed, 11 Mar 2026 14:00:00 GMT',
    )
    return rss('Open Secrets', 'https://open-secrets.example/', items, doctype=doctype)


def wrong_types():
    """Well-formed JSON in which hardly a value has the type that the format asks for."""
    return (
        json.dumps(
            {
                'version': 'https://jsonfeed.org/version/1.1',
                'title': ['Wrong', 'Shapes'],
                'home_page_url': 7,
                'authors': 'nobody',
                'items': [
                    {
                        'id': 41,
                        'url': 'https://wrong-shapes.example/41',
                        'title': 'Winnipeg clinic prescribes skating, and the river supplies the rink',
                        'content_text': 'Doctors in Winnipeg write prescriptions for an hour on the frozen river. Skates are lent at'
                        ' the pharmacy, and the side effects are listed as hot chocolate.',
                        'date_published': '2026-03-10T09:00:00-05:00',
                        'tags': 'winter',
                    },
                    {
                        'id': {'nested': True},
                        'title': 12,
                        'content_html': ['<p>', 'no', '</p>'],
                        'date_published': 1773230400,
                    },
                    None,
                    'an item that is a sentence',
                    {
                        'id': '43',
                        'url': ['https://wrong-shapes.example/43'],
                        'title': 'Regina nurses share a greenhouse and the tomatoes that come with it',
                        'content_text': 'The night shift at a hospital in Regina waters, the day shift picks. Both say that twenty'
                        ' minutes among leaves do more than the break room ever did.',
                        'date_published': None,
                        'image': False,
                        'authors': [{'name': None}, 3],
                    },
                ],
            },
            indent=1,
        )
        + '\n'
    )


def odd_dates():
    site = 'https://out-of-time.example/'
    stories = [
        (
            'A letter from Reykjavík addressed to the year 2031 arrives early',
            'letter',
            'Fri, 14 Mar 2031 12:00:00 GMT',
            'Pupils in Reykjavík wrote to themselves five years ahead. The post office delivered one at once, with regrets.',
        ),
        (
            'Akureyri celebrates the thirtieth of February with free skating',
            'thirtieth',
            'Mon, 30 Feb 2026 12:00:00 GMT',
            'The town in northern Iceland added a day to its calendar for fun. The rink stayed open until it was March again.',
        ),
        (
            'Húsavík whale watchers log their sightings in a thirteenth month',
            'thirteenth',
            '2026-13-45T25:61:00Z',
            'A printing error gave the boats of Húsavík an extra page. They filled it with the whales that nobody believed.',
        ),
        (
            'Keflavík café serves breakfast until yesterday',
            'yesterday',
            'yesterday at noon',
            'The sign outside the café in Keflavík has been photographed so often that the owner refuses to correct it.',
        ),
        (
            'Selfoss clock tower strikes midnight at the end of the day, exactly',
            'midnight',
            'Wed, 11 Mar 2026 24:00:00 GMT',
            'After a repair the clock in Selfoss marks the end of the day, not the start of the next. Engineers approve.',
        ),
        (
            'A leap second lasts a whole evening in Ísafjörður',
            'leap',
            'Tue, 10 Mar 2026 23:59:60 +0000',
            'The town in the Westfjords held a party for one second and saw no reason to stop when it was over.',
        ),
        (
            'Vík sheep farmer keeps a diary with two-digit years',
            'two-digit',
            '09 Mar 26 08:15 UT',
            'Forty volumes, one ewe a page. The farmer from Vík says that the century is obvious from the handwriting.',
        ),
        (
            'Old almanac found in Hafnarfjörður gives no date at all',
            'undated',
            '',
            'The booklet, printed in Hafnarfjörður, lists tides, saints and the price of cod, but nobody can say for when.',
        ),
        (
            'The first photograph of a puffin in Vestmannaeyjar, or so says its camera',
            'epoch',
            'Thu, 01 Jan 1970 00:00:00 GMT',
            'A camera whose battery had died dated its pictures to 1970. Bird counters in the Westman Islands corrected it.',
        ),
    ]
    return rss(
        'Out of Time', site, ''.join(item(title, site + link, text, date) for title, link, date, text in stories)
    )


def echo(publishers):
    """Other publishers' articles again, at addresses that differ in everything but the page they lead to."""
    known = {publisher.id: publisher for publisher in publishers}
    disguises = [
        (
            'meridian-wire',
            2,
            lambda link: link + '?utm_source=echo&amp;utm_medium=rss&amp;utm_campaign=spring&amp;fbclid=IwAR0x',
        ),
        ('meridian-wire', 6, lambda link: link.replace('https://', 'http://') + '/#comments'),
        ('atlantic-courier', 1, lambda link: link.replace('https://', 'https://m.') + '?gclid=Cj0K'),
        ('el-faro-iberico', 0, lambda link: link + '/amp/'),
        ('copper-and-code', 2, lambda link: link.replace('https://', 'HTTPS://WWW.') + '?ref=echo'),
        ('touchline', 1, lambda link: link + '/?mc_cid=12ab&amp;mc_eid=cd34'),
    ]
    items = ''.join(
        item(
            f'{found.title} - {known[name].name}',
            disguise(found.link),
            found.summary,
            found.when.strftime('%a, %d %b %Y %H:%M:%S GMT'),
        )
        for name, position, disguise in disguises
        for found in [known[name].items[position]]
    )
    return rss('Echo Chamber', 'https://echo-chamber.example/', items.replace(' & ', ' &amp; '))


def files(publishers):
    """Names and bytes. missing.xml stands in the configuration only: its source answers 404."""
    texts = {
        'truncated.xml': truncated(),
        'html-page.xml': html_page(),
        'undeclared.xml': undeclared(),
        'payloads.xml': payloads(),
        'crooked-links.json': crooked_links(),
        'billion-laughs.xml': billion_laughs(),
        'external-entity.xml': external_entity(),
        'empty.xml': '',
        'wrong-types.json': wrong_types(),
        'odd-dates.xml': odd_dates(),
        'echo.xml': echo(publishers),
    }
    return {name: text.encode() for name, text in texts.items()}
