"""What the site offers beyond its pages: feeds, files for programs, a widget, the archive."""

import json
import subprocess
from xml.etree import ElementTree

from conftest import DESKTOP, PULSE, served, with_any_fonts

ATOM = '{http://www.w3.org/2005/Atom}'


def entries(path):
    return [
        (e.findtext(ATOM + 'id'), e.findtext(ATOM + 'title'), e.findtext(ATOM + 'updated'))
        for e in ElementTree.parse(path).iter(ATOM + 'entry')
    ]


def test_atom_and_json_feeds_say_the_same(site):
    # Running stories have Atom alone.
    found = [path for path in sorted(site.glob('feeds/**/*.xml')) if path.parent.name != 'threads']
    assert len(found) > 20
    for atom in found:
        feed = json.loads(atom.with_suffix('.json').read_text())
        assert feed['version'] == 'https://jsonfeed.org/version/1.1'
        assert entries(atom) == [(i['id'], i['title'], i['date_modified']) for i in feed['items']], atom


def test_an_article_has_one_name_in_all_feeds(site):
    names = {}
    for atom in site.glob('feeds/**/*.xml'):
        ids = [name for name, _, _ in entries(atom)]
        assert len(set(ids)) == len(ids), atom
        for name, title, _ in entries(atom):
            assert names.setdefault(name, title) == title


def test_our_own_reader_reads_our_own_feeds(site, tmp_path):
    for ending in ('xml', 'json'):
        path = site / f'feeds/headlines.{ending}'
        line = json.dumps({'id': ending, 'path': str(path), 'url': 'https://pulse.example/'})
        answer = subprocess.run([PULSE, 'stage', 'parse'], input=line, capture_output=True, text=True, check=True)
        items = json.loads(answer.stdout)['items']
        assert [i['title'] for i in items] == [
            h['title'] for h in json.loads((site / 'headlines.json').read_text())['headlines']
        ]


def test_a_changed_headline_moves_the_date_of_its_entry_and_nothing_else_does(tmp_path):
    """RFC 4287, 4.2.15: `updated` is of the last change that readers should know of."""
    with served(tmp_path) as feeds:
        source = dict(name='Post', feed=f'{feeds}feed.xml', category='news')
        settings = dict(site=dict(title='Nights'), fetching=dict(allowedHosts=['127.0.0.1']), sources=[source])
        (tmp_path / 'feeds.json').write_text(json.dumps(settings))
        nights = {}
        for night, title in enumerate(
            ('Harbour master awaits sentence', 'Harbour master sentenced', 'Harbour master sentenced')
        ):
            rows = ''.join(
                f'<item><title>{text}</title><link>https://post.example/{n}</link><guid>{n}</guid><description>In Velden.</description>'
                f'<pubDate>Fri, 13 Mar 2026 0{n + 4}:00:00 GMT</pubDate></item>'
                for n, text in enumerate((title, 'Ferry to the islands runs again'))
            )
            (tmp_path / 'feed.xml').write_text(
                f'<rss version="2.0"><channel><title>Post</title><link>https://post.example/</link>{rows}</channel></rss>'
            )
            there = (
                '--config',
                tmp_path / 'feeds.json',
                '--data-dir',
                tmp_path / 'data',
                '--output',
                tmp_path / 'site',
            )
            now = f'2026-03-{13 + night}T18:00:00Z'
            subprocess.run([PULSE, 'build', '--quiet', '--now', now, *there], check=True)
            nights[night] = {title: updated for _, title, updated in entries(tmp_path / 'site/feeds/index.xml')}
    ferry = {'Ferry to the islands runs again': '2026-03-13T05:00:00Z'}
    assert nights[0] == ferry | {'Harbour master awaits sentence': '2026-03-13T04:00:00Z'}
    assert nights[1] == nights[2] == ferry | {'Harbour master sentenced': '2026-03-14T18:00:00Z'}


def test_pages_name_their_feeds_and_what_they_are(chromium, address):
    chromium.look(DESKTOP)
    chromium.open(address + 'technology.html')
    assert chromium.console() == [], 'the data block is no script to the policy'
    feeds = chromium.evaluate('[...document.querySelectorAll("link[type*=atom]")].map(l => l.href)')
    assert feeds == [address + 'feeds/technology.xml', address + 'feeds/index.xml']
    data = json.loads(chromium.evaluate('document.querySelector("script[type*=ld]").textContent'))
    assert data['@type'] == 'CollectionPage' and data['mainEntity']['itemListElement']


@with_any_fonts
def test_the_widget_opens_its_links_in_the_whole_window(chromium, address):
    chromium.look((320, 480))
    chromium.open(address + 'widget.html')
    assert chromium.console() == []
    links = chromium.evaluate('[...document.links].map(l => [l.target, l.getBoundingClientRect().height])')
    assert len(links) > 4 and all(target == '_top' and height >= 24 for target, height in links)
    # It asks for no script of anybody else's.
    assert chromium.evaluate('[...document.scripts].map(s => s.src)') == [address + 'assets/widget.js']
    assert chromium.evaluate('document.documentElement.scrollWidth') <= 320


def test_days_are_linked_one_to_the_next(chromium, address, site):
    days = sorted(p.name for p in site.glob('archive/*.html'))
    assert days[-1] == '2026-03-14.html' and len(days) > 2
    chromium.look(DESKTOP)
    chromium.open(address + 'archive/' + days[0])
    for day in days[1:]:
        ways = chromium.evaluate('[...document.querySelectorAll(".day-ways a")].map(l => l.href)')
        assert ways[-1].endswith(day)
        chromium.open(ways[-1])
    assert chromium.console() == []
    chromium.open(address + 'archive.html')
    listed = chromium.evaluate('[...document.querySelectorAll(".archive-days a")].map(l => l.href.split("/").pop())')
    assert listed == days[::-1]


def test_files_for_programs(site):
    assert (site / 'robots.txt').read_text().startswith('User-agent: *\nAllow: /\n')
    overview = (site / 'llms.txt').read_text()
    assert overview.startswith('# Global Pulse\n\n> ')
    for line in overview.splitlines():
        if line.startswith('- ['):
            assert (site / line.split('](')[1].split(')')[0]).exists(), line
    assert not (site / 'sitemap.xml').exists(), 'the demo has no address'
