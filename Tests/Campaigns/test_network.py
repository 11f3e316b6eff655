"""Public names never lead into the owner's network: by keep-alive, HTTP/2, IPv6, rebinding, redirects, pages or pictures.

Whatever the owner allows is below /mine; what strangers want of the same hosts is below /secret. Nothing but the first may be
asked for at an address that is not public, and no connection may be made there but for it.
"""

import json
import urllib.parse

import pytest
from internet import LOOPBACK, PRIVATE, PUBLIC, Internet

NAMES = {
    'home.test': [['127.0.0.1']],
    'home6.test': [['::1']],
    'news.test': [['8.8.4.4']],
    'twin.test': [['8.8.4.4']],
    'other.test': [['9.9.9.9']],
    'six.test': [['2606:4700::1111']],
    'stranger.test': [['127.0.0.1']],
    'stranger6.test': [['::1']],
    'second.test': [['127.0.0.2']],
    'ten.test': [['10.0.0.5']],
    'cloud.test': [['169.254.169.254']],
    'carrier.test': [['100.64.0.1']],
    'ula.test': [['fd00::5']],
    'mapped.test': [['::ffff:127.0.0.1']],
    'nat64.test': [['64:ff9b::7f00:1']],
    '6to4.test': [['2002:7f00:1::']],
    # Nobody answers at the public address, so that libcurl goes on to the next.
    'half.test': [['1.2.3.4', '127.0.0.1']],
    'half6.test': [['2606:4700::dead', '::1']],
    # The other way round, the public one will do.
    'mixed.test': [['127.0.0.1', '8.8.4.4']],
    'mixed6.test': [['::1', '8.8.4.4']],
    'rebind.test': [['8.8.4.4'], ['127.0.0.1']],
    'rebind6.test': [['2606:4700::1111'], ['::1']],
    'rebind-pages.test': [['8.8.4.4'], ['127.0.0.1']],
}
PRIVATE_NAMES = [
    'stranger.test', 'stranger6.test', 'second.test', 'ten.test', 'cloud.test', 'carrier.test', 'ula.test', 'mapped.test',
    'nat64.test', '6to4.test', 'half.test', 'half6.test', 'localhost', 'home.test', 'home6.test',
]  # fmt: skip
PRIVATE_NUMBERS = [
    '127.0.0.1', '127.1', '0x7f000001', '2130706433', '0177.0.0.1', '0.0.0.0', '10.0.0.5', '[::1]', '[::]',
    '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b::127.0.0.1]', '[2002:7f00:1::]',
    '[fd00::5]', '[fe80::1%25lo]', '[::1%25lo]', '169.254.169.254',
]  # fmt: skip
ORIGINS = ('http://{}', 'https://{}', 'http://{}:8080')


def every(hosts, path):
    """An address of each host for each scheme and port; no two have the same path."""
    return [f'{origin.format(host)}{path}/{turn}' for host in hosts for turn, origin in enumerate(ORIGINS)]


@pytest.fixture
def internet(tmp_path):
    reason = Internet.missing()
    if reason:
        pytest.skip(reason)
    with Internet(tmp_path / 'internet', NAMES) as internet:
        yield internet


def build(world, internet, feeds, allowed=(), hours=0, sources=None, **settings):
    """One run with these feeds, each host asked for one after the other; how each was answered."""
    sources = sources or [{} for _ in feeds]
    world.configure(
        fetching={'allowedHosts': list(allowed), 'hostInterval': 0, 'concurrency': 8, 'perHost': 1, 'timeout': 5},
        sources=[
            {'name': f'Paper {number}', 'feed': feed, 'category': 'news', **source}
            for number, (feed, source) in enumerate(zip(feeds, sources, strict=True))
        ],
        **settings,
    )
    ran = world.build(0, '--json', '--force', hours=hours, under=internet.under(world.folder))
    assert not ran.has_trapped, ran.errors
    events = [json.loads(line) for line in ran.output.splitlines() if line.startswith('{')]
    answers = {event['feed']: event for event in events if event['event'] == 'feed'}
    assert len(answers) == len(feeds), (ran.status, ran.errors)
    return {feed: answers[feed]['status'] + ': ' + answers[feed].get('reason', '') for feed in feeds}


def expect_nothing_inside(internet):
    for event in internet.events():
        if event['event'] == 'request' and event['at'] not in PUBLIC:
            assert event['path'].startswith('/mine') or event['path'] == '/robots.txt', event
    mine = {event['connection'] for event in internet.requests()}
    for connection in internet.connections(*PRIVATE, *LOOPBACK):
        assert connection['connection'] in mine, f'a connection without a request that is allowed: {connection}'


def to(target):
    return '/to/' + urllib.parse.quote(target, safe='')


def test_the_servers_are_reached_where_nothing_forbids_it(world, internet, tell):
    """Without this, the others would pass where there is no network at all."""
    feeds = every(['news.test', 'six.test', 'mixed.test', 'mixed6.test'], '/news')
    feeds += every(['home.test', 'home6.test', '[::1]', '127.0.0.1'], '/mine')
    answers = build(world, internet, feeds, allowed=['home.test', 'home6.test', '::1', '127.0.0.1'])
    assert set(answers.values()) == {'read: '}, answers
    expect_nothing_inside(internet)
    assert {event['protocol'] for event in internet.requests()} == {'http/1.1', 'h2'}
    tell(len(feeds), 'feeds read, over IPv4, IPv6, HTTP/1.1 and HTTP/2')


def test_no_host_name_or_address_reaches_a_private_network(world, internet, tell):
    targets = every(PRIVATE_NAMES + PRIVATE_NUMBERS, '/secret')
    # What is no address in feeds.json may still be one in a redirect.
    written = [target for target in targets if '%25' not in target]
    answers = build(world, internet, written, allowed=['allowed.test'])
    others = {feed: answer for feed, answer in answers.items() if not answer.startswith('failed: blocked')}
    # These have a public address, too, at which nobody answers.
    assert all('//half' in feed and answer.startswith('failed: cannot connect') for feed, answer in others.items()), (
        others
    )
    assert not internet.connections(*PRIVATE, *LOOPBACK)
    redirects = ['http://news.test' + to(target) for target in targets]
    redirects += ['https://six.test' + to('http://other.test' + to(target)) for target in targets]
    answers = build(world, internet, redirects, allowed=['allowed.test'], hours=1)
    assert all(answer.startswith('failed: ') for answer in answers.values()), answers
    assert not internet.connections(*PRIVATE, *LOOPBACK)
    tell(len(written), 'addresses asked for,', len(redirects), 'redirects to them: none was connected to')


def test_a_host_name_whose_address_changes(world, internet, tell):
    feeds = ['http://rebind.test/secret', 'https://rebind6.test/secret']
    assert set(build(world, internet, feeds).values()) == {'read: '}
    for hours in (1, 2):
        answers = build(world, internet, feeds, hours=hours)
        assert all(answer.startswith('failed: blocked') for answer in answers.values()), answers
    # Within a run: robots.txt and page, whatever libcurl remembers of names.
    build(
        world,
        internet,
        ['http://other.test/links/http%3A%2F%2Frebind-pages.test%2Fsecret', 'http://rebind.test:8080/secret'],
        hours=3,
        sources=[{'extract': True}, {}],
        site={'images': 'cached'},
    )
    expect_nothing_inside(internet)
    assert internet.lookups('rebind.test')
    tell(len(internet.lookups('rebind.test')) + len(internet.lookups('rebind6.test')), 'look-ups')


@pytest.mark.parametrize('scheme', ['http', 'https'])
def test_connections_are_reused_only_for_the_host_they_were_made_for(world, internet, scheme, tell):
    # All the time a connection to an allowed host stands idle or comes free: strangers may not go there on it.
    own = [f'{scheme}://home.test/mine/{number}' for number in range(12)]
    strangers = [
        f'{scheme}://news.test' + to(f'{scheme}://home.test/secret/1'),
        f'{scheme}://stranger.test/secret/2',
        f'{scheme}://127.0.0.1/secret/3',
        f'{scheme}://twin.test' + to(f'{scheme}://home.test/secret/4'),
    ]
    others = [
        f'{scheme}://news.test/elsewhere',
        f'{scheme}://news.test/after',
        f'{scheme}://other.test/news',
        f'{scheme}://twin.test/news',
    ]
    answers = build(world, internet, [*own[:6], *strangers, *own[6:], *others], allowed=['home.test'])
    assert all(answers[feed].startswith('failed: blocked') for feed in strangers), answers
    assert {answers[feed] for feed in own + others} == {'read: '}, answers
    expect_nothing_inside(internet)
    mine = internet.requests('home.test')
    assert len(mine) == len(own)
    assert len({event['connection'] for event in mine}) <= 4, 'connections are kept, or this would show nothing'
    assert {event['protocol'] for event in mine} == {'h2' if scheme == 'https' else 'http/1.1'}
    # One certificate for all of them: each name was asked at its own address all the same.
    assert {event['at'] for event in internet.requests('other.test')} == {'9.9.9.9'}
    assert {event['at'] for event in internet.requests('news.test')} == {'8.8.4.4'}
    hosts = {}
    for event in internet.requests():
        hosts.setdefault(event['connection'], set()).add(event['host'])
    assert all(len(names) == 1 for names in hosts.values()), hosts
    tell(len(internet.requests()), 'requests on', len(hosts), 'connections')


@pytest.mark.parametrize('scheme', ['http', 'https'])
def test_pages_and_pictures_named_by_feeds_reach_no_private_network(world, internet, scheme, tell):
    links = [f'{scheme}://{host}/' for host in ('home.test', 'stranger.test', '127.0.0.1', 'nat64.test', '[::1]')]
    feeds = [f'{scheme}://home.test/mine/links'] + [
        f'{scheme}://news.test/links/' + urllib.parse.quote(f'{link}secret/{number}', safe='')
        for number, link in enumerate(links)
    ]
    sources = [{'extract': True} for _ in feeds]
    # The owner's own feed links to its own pages, so that a connection stands.
    feeds[0] = f'{scheme}://home.test/mine'
    build(world, internet, feeds, allowed=['home.test'], sources=sources, site={'images': 'cached'})
    expect_nothing_inside(internet)
    assert any(event['path'] == '/mine/story' for event in internet.requests('home.test')), 'strangers spoil nothing'
    tell(len(links), 'pages and pictures wanted inside')


def test_an_allowed_host_is_open_at_its_feeds_port_alone(world, internet, tell):
    """Items of the owner's own feed name other ports, other schemes and other hosts of the owner's network."""
    inside = [
        'http://home.test:8080/',
        'https://home.test/',
        'http://127.0.0.1/',
        'http://[::1]:8080/',
        'http://ten.test/',
    ]
    feeds = ['http://home.test/mine']
    feeds += [
        'http://home.test/mine/links/' + urllib.parse.quote(f'{host}secret/{n}', safe='')
        for n, host in enumerate(inside)
    ]
    feeds += [
        'http://home.test/mine' + to(f'{host}secret/to/{n}')
        for n, host in enumerate(inside)
        if '//home.test/' not in host
    ]
    sources = [{'extract': True} for _ in feeds]
    for hours, allowed in enumerate((['home.test'], ['home.test:80'])):
        build(world, internet, feeds, allowed=allowed, hours=hours, sources=sources, site={'images': 'cached'})
    expect_nothing_inside(internet)
    assert any(event['path'] == '/mine/story' for event in internet.requests('home.test'))
    tell(len(inside), 'places inside that items and redirects name, for two ways of allowing the host')


def test_random_addresses_reach_no_private_network(world, internet, chance, is_long, tell):
    count = 0
    for turn in range(40 if is_long else 2):
        allowed = chance.sample(['home.test', 'home6.test', '127.0.0.1', '::1'], chance.randrange(3))
        feeds, sources = [], []
        for number in range(40):
            scheme = chance.choice(ORIGINS)
            target = chance.choice(ORIGINS).format(chance.choice(PRIVATE_NAMES + PRIVATE_NUMBERS)) + f'/secret/{number}'
            public = scheme.format(chance.choice(['news.test', 'six.test', 'other.test', 'mixed.test', 'rebind.test']))
            mine = chance.choice(allowed) if allowed else 'news.test'
            feeds.append(
                chance.choice(
                    [
                        public + to(target),
                        public + to(chance.choice(ORIGINS).format('twin.test') + to(target)),
                        public + '/links/' + urllib.parse.quote(target, safe=''),
                        public + f'/news/{number}',
                        scheme.format(f'[{mine}]' if ':' in mine else mine) + f'/mine/{number}',
                    ]
                )
            )
            sources.append({'extract': chance.random() < 0.3})
        build(world, internet, feeds, allowed=allowed, hours=turn, sources=sources, site={'images': 'cached'})
        expect_nothing_inside(internet)
        count += len(feeds)
    requests = internet.requests()
    assert requests
    tell(
        count,
        'feeds,',
        len(requests),
        'requests,',
        sum(e['at'] not in PUBLIC for e in requests),
        'of them to allowed hosts',
    )
