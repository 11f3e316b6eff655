"""A reader lives with the site for a week: it is rebuilt every night, and what is theirs stays theirs."""

import datetime
import html
import json
import subprocess
from email.utils import format_datetime

import newsstand
import pytest
from acting import choose, click, keep, kept
from conftest import DESKTOP, HANDED, PHONE, PULSE, QUIET, ROOT, served
from selenium.webdriver.common.keys import Keys
from test_access import violations
from test_gestures import press
from test_puzzles import opened

# A Wednesday, at eight in the evening UTC; the reader comes an hour later. The newsstand has articles of four days.
FIRST = datetime.datetime(2026, 3, 11, 20, tzinfo=datetime.UTC)
DAYS = 7

# A running story, told by two every day, and a match: title and text by the first, title and text by the second.
BRIDGE = [
    ('Velmar shuts its bridge after divers find a crack in a pillar', 'Engineers shut the bridge of Velmar over the Keth after divers found a crack in its third pillar. Mayor Ottoline Brask sent drivers to the ferry across the Keth.'),
    ('Ferry crews of Velmar ask for better pay after long night shifts', 'The union of the ferry crews in Velmar wants a fifth more pay. Its sailors have carried lorries across the Keth without a break since the bridge was shut. Mayor Ottoline Brask said that there is no money.'),
    ('Parliament gives Velmar 40 million crowns after a heated debate', 'Parliament voted 88 to 61 for 40 million crowns for Velmar. Mayor Ottoline Brask will mend the bridge over the Keth with it. The opposition called it a gift before the election.'),
    ('Schools in Velmar begin an hour later because of the queues', 'Pupils in Velmar may sleep an hour longer: all eleven schools begin at nine. Those from beyond the Keth come by ferry while the bridge is shut, and Mayor Ottoline Brask heard their teachers complain.'),
    ('Architect defends his drawings before the judges of Velmar', 'The architect Olve Stenmark told a court in Velmar that his drawings were sound. He blamed cheap concrete for the crack in the bridge over the Keth. Mayor Ottoline Brask sat among the listeners.'),
    ('Barge with steel reaches Velmar through the last of the ice', 'A barge with 300 tonnes of steel reached the harbour of Velmar behind an icebreaker. It is for the bridge over the Keth. Mayor Ottoline Brask watched the cranes through the night.'),
    ('Choir of Velmar sings for the first walkers who may cross again', 'A choir of 90 voices sang at dawn in Velmar when the barriers were lifted for walkers. Cars have to take the ferry over the Keth until summer, Mayor Ottoline Brask said on the bridge.'),
]  # fmt: skip
MATCHES = [
    ('Late goal in the rain lets Velmar Rovers beat Norhaven', 'A goal in the last minute decided a muddy evening for Velmar Rovers in Norhaven.'),
    ('Goalkeeper of Velmar Rovers breaks a finger in training', 'The goalkeeper of Velmar Rovers, Tor Amdal, is out for six weeks. A junior takes his place.'),
    ('Saltmarsh sell their striker to a club in Lisbon', 'The striker Ivo Ranheim leaves Saltmarsh for nine million euros.'),
    ('Tickets for the cup of Velmar Rovers are gone in an hour', 'All 12,000 tickets for the cup match of Velmar Rovers were sold within an hour.'),
    ('Referees ask for microphones after a quarrel', 'The union of referees wants microphones that spectators can hear.'),
    ('Coach of Velmar Rovers stays until 2029', 'The coach Berit Solvang signed for three more years with Velmar Rovers.'),
    ('Velmar Rovers win the cup after eleven penalties', 'A save by the junior in goal gave Velmar Rovers the cup, their first since 1987.'),
]  # fmt: skip
RIVALS = ['Norhaven', 'Saltmarsh', 'Eastholm', 'Brackwater', 'Kingsferry', 'Dunmere', 'Westcliff']


def items(publisher, until):
    """What a publisher has told by a moment: of the newsstand what fits the day, and the week's own."""
    found = [(at, title, text) for own, at, title, text in newsstand.articles() if own == publisher]
    for number, (title, text) in enumerate(BRIDGE):
        at = FIRST + datetime.timedelta(days=number, hours=-2)
        if publisher == 'harbour':
            found.append((at, title, text))
        if publisher == 'westbrook':
            found.append(
                (
                    at + datetime.timedelta(hours=1),
                    f'{title}, officials confirm',
                    f'{text} Shops near the Keth complain.',
                )
            )
        rival = RIVALS[number]
        if publisher == 'sport':
            found.append((at, *MATCHES[number]))
        if publisher == 'ridge':
            report = f'A new telescope on the hill of {rival} saw its first stars and sent pictures of them.'
            found.append((at, f'New telescope near {rival} sees its first stars', report))
    return sorted((one for one in found if one[0] <= until), reverse=True)


class Newspaper:
    """A site that is built anew each night, from what its publishers have told by then."""

    def __init__(self, folder):
        self.folder, self.feeds = folder, folder / 'feeds'
        self.feeds.mkdir()

    def configure(self, address):
        sources = [
            dict(name=name, feed=f'{address}{publisher}.xml', site=f'https://{publisher}.example/', language=language, category=category)
            for publisher, (name, language, category) in newsstand.PUBLISHERS.items()
        ]  # fmt: skip
        shipped = json.loads((ROOT / 'Samples/feeds.json').read_text(encoding='utf-8'))
        settings = {key: shipped[key] for key in ('site', 'fetching', 'categories')} | dict(sources=sources)
        (self.folder / 'feeds.json').write_text(json.dumps(settings), encoding='utf-8')

    def build(self, number, *arguments):
        now = FIRST + datetime.timedelta(days=number)
        for publisher, (name, language, _) in newsstand.PUBLISHERS.items():
            told = ''.join(
                f'<item><title>{html.escape(title)}</title><link>https://{publisher}.example/{at:%d%H%M}-{len(title)}</link>'
                f'<pubDate>{format_datetime(at)}</pubDate><description>{html.escape(text)}</description></item>'
                for at, title, text in items(publisher, now)
            )
            feed = f'<rss version="2.0"><channel><title>{name}</title><link>https://{publisher}.example/</link><description>-</description><language>{language}</language>{told}</channel></rss>'
            (self.feeds / f'{publisher}.xml').write_text(feed, encoding='utf-8')
        there = (
            '--config',
            self.folder / 'feeds.json',
            '--data-dir',
            self.folder / 'data',
            '--output',
            self.folder / 'site',
        )
        moment = ('--now', now.strftime('%Y-%m-%dT%H:%M:%SZ'))
        subprocess.run([PULSE, 'build', '-q', *there, *moment, *arguments], check=True)

    def read(self, path):
        return json.loads((self.folder / 'site' / path).read_text(encoding='utf-8'))


@pytest.fixture
def paper(tmp_path):
    paper = Newspaper(tmp_path)
    with served(paper.feeds) as feeds:
        paper.configure(feeds)
        paper.build(0)
        with served(tmp_path / 'site') as address:
            paper.address = address
            yield paper


@pytest.fixture
def reader(chromium, paper):
    """A reader on the evening of each day."""
    scripts = []

    def wake(number):
        run = chromium.driver.execute_cdp_cmd
        while scripts:
            run('Page.removeScriptToEvaluateOnNewDocument', scripts.pop())
        at = int((FIRST + datetime.timedelta(days=number, hours=1)).timestamp() * 1000)
        # A page is opened some seconds after the one before; time goes on in it.
        source = """
            (() => {
                const now = Date.now, began = now()
                const last = Number(sessionStorage.getItem('clock')) || 0
                const start = Math.max(%d, last + 5000)
                const clock = () => start + now() - began
                sessionStorage.setItem('clock', start)
                const Known = Date
                window.Date = class extends Known {
                    constructor(...parts) { parts.length ? super(...parts) : super(clock()) }
                    static now() { return clock() }
                }
            })()"""
        scripts.append(run('Page.addScriptToEvaluateOnNewDocument', dict(source=source % at)))
        return chromium

    chromium.look(PHONE)
    wake(0)
    chromium.open(paper.address + QUIET)
    chromium.evaluate('localStorage.clear()')
    chromium.evaluate('sessionStorage.clear()')
    yield wake
    while scripts:
        chromium.driver.execute_cdp_cmd('Page.removeScriptToEvaluateOnNewDocument', scripts.pop())
    chromium.clear(paper.address)


def all_kept(browser):
    return browser.evaluate(
        'Object.fromEntries(Object.keys(localStorage).filter(k => k.startsWith("pulse.") && !/-rules$/.test(k)).map(k => [k.slice(6), JSON.parse(localStorage[k])]))'
    )


def saved_of(browser):
    return {one['id']: one for one in kept(browser, 'saved')}


def ready(browser, paper, path):
    browser.open(paper.address + path)
    browser.idle()


@pytest.mark.seldom
def test_a_week_passes_and_nothing_is_lost(paper, reader, tmp_path):
    # The first day: a newcomer sets the place up, saves two, follows a desk, and mutes a publisher.
    browser = reader(0)
    ready(browser, paper, 'index.html')
    click(browser, '.strip button')
    browser.wait('JSON.parse(localStorage["pulse.onboarding"] ?? "{}").isDone === true')
    ready(browser, paper, 'news.html')
    browser.wait('document.querySelectorAll(".card [data-act=save]").length > 1')
    browser.evaluate('[...document.querySelectorAll(".card [data-act=save]")].slice(0, 2).forEach(e => e.click())')
    browser.wait('JSON.parse(localStorage["pulse.saved"] ?? "[]").length === 2')
    first_saved = list(saved_of(browser))
    ready(browser, paper, 'technology.html')
    click(browser, '.page-controls .follow-this')
    ready(browser, paper, 'settings.html')
    choose(browser, '[name="theme"]', 'dark')
    choose(browser, '[name="size"]', 'large')
    browser.driver.find_element('name', 'word').send_keys('whale', Keys.ENTER)
    browser.wait('JSON.parse(localStorage["pulse.muted"]).words.includes("whale")')

    # The second: a note and tags; the first story of the bridge is read to its end.
    paper.build(1)
    browser = reader(1)
    ready(browser, paper, 'saved.html')
    assert list(saved_of(browser)) == first_saved
    click(browser, '.shelving summary')
    tags, note = browser.driver.find_elements('css selector', '.shelving details[open] :is(input, textarea)')
    tags.send_keys('moon, to read')
    note.send_keys('Of the first day')
    browser.wait(
        'JSON.parse(localStorage["pulse.saved"]).some(one => one.note === "Of the first day" && one.tags?.includes("moon"))'
    )
    ready(browser, paper, 'index.html')
    click(browser, 'main [data-id] .words a[href*="stories/"]')
    browser.wait('location.pathname.includes("/stories/")')
    browser.wait('Object.keys(JSON.parse(localStorage["pulse.read"] ?? "{}")).length > 0')

    # The third: the bridge has become a running story, which is followed, and so is a team.
    paper.build(2)
    browser = reader(2)
    thread = next(one for one in paper.read('search/threads.json')['threads'] if 'Velmar' in one['title'])
    ready(browser, paper, f'threads/{thread["name"]}.html')
    click(browser, '.thread-head .follow-this')
    ready(browser, paper, 'following.html')
    browser.driver.find_element('name', 'follow-team').send_keys('Velmar Rovers', Keys.ENTER)
    browser.wait('JSON.parse(localStorage["pulse.following"]).teams.length === 1')
    following = kept(browser, 'following')
    assert following['topics'] == ['technology'] and following['threads'] == [thread['name']]

    # The fourth: a sudoku is solved, and the desks are put into an order of the reader's own.
    paper.build(3)
    browser = reader(3)
    ready(browser, paper, 'puzzles.html')
    day = max(path.stem for path in (tmp_path / 'site/puzzles').glob('2026*.json'))
    solve(browser, paper.read(f'puzzles/{day}.json'))
    level = next(iter(kept(browser, 'puzzles')['results'][day]))
    ready(browser, paper, 'settings.html')
    first = browser.evaluate('[...document.querySelectorAll(".desks a[data-category]")].map(a => a.dataset.category)')
    browser.wait('document.querySelector(".order .handle") !== null')
    browser.driver.find_element('css selector', '.order .handle').send_keys(Keys.ARROW_DOWN)
    browser.wait('JSON.parse(localStorage["pulse.desks"] ?? "{}").order?.length > 0')
    order = kept(browser, 'desks')['order']
    assert order != first and set(order) <= set(first)

    # The fifth: the site has another look, and with it other files; a tab of last week's version writes what it knows.
    (tmp_path / 'looks/styles').mkdir(parents=True)
    tokens = (ROOT / 'Templates/styles/tokens.css').read_text(encoding='utf-8')
    (tmp_path / 'looks/styles/tokens.css').write_text(tokens + '\n.nothing { color: red }\n', encoding='utf-8')
    looks = ('--templates', tmp_path / 'looks')
    paper.build(4, *looks)
    browser = reader(4)
    keep(browser, version=1)
    ready(browser, paper, 'index.html')
    assert kept(browser, 'version') == 2 and kept(browser, 'following') == following
    browser.wait('document.querySelector(".yours .card") !== null')
    ready(browser, paper, 'search.html?q=bridge')
    browser.wait('document.querySelectorAll("main .card").length > 0')
    ready(browser, paper, 'settings.html')
    choose(browser, '[name="language"]', 'pt')
    browser.wait('document.documentElement.lang === "pt"')

    # The sixth: in Portuguese; one more is saved, and all is taken along as a file.
    paper.build(5, *looks)
    browser = reader(5)
    ready(browser, paper, 'sports.html')
    browser.wait('document.documentElement.lang === "pt" && document.querySelector(".is-followed") !== null')
    assert 'Velmar Rovers' in browser.evaluate('document.querySelector(".followed").textContent')
    click(browser, '.card [data-act="save"]')
    browser.wait('JSON.parse(localStorage["pulse.saved"]).length === 3')
    ready(browser, paper, 'settings.html')
    browser.driver.execute_script(HANDED)
    click(browser, '[name="export"]')
    browser.wait('handed.length === 1')
    taken = json.loads(browser.driver.execute_async_script('handed[0].text().then(arguments[0])'))['data']

    # The last: everything is there.
    paper.build(6, *looks)
    browser = reader(6)
    ready(browser, paper, 'index.html')
    assert browser.evaluate('document.documentElement.dataset.theme') == 'dark'
    assert browser.evaluate('getComputedStyle(document.documentElement).fontSize') == '18px'
    assert browser.evaluate('document.querySelector(".strip")?.checkVisibility() ?? false') is False
    # What is new of the desk, the team and the running story, which has gone on since it was followed; few as the day's stories
    # are, they may lead the page anyway.
    browser.wait('document.querySelectorAll(".yours .card, .lead .is-followed").length > 0')
    browser.look(DESKTOP)
    ready(browser, paper, 'following.html')
    browser.wait('document.querySelectorAll("#following .card").length > 0')
    titles = browser.evaluate('[...document.querySelectorAll("#following h3")].map(e => e.textContent)')
    assert any('Schools in Velmar' in title for title in titles) and any('Velmar Rovers' in title for title in titles)
    assert browser.evaluate('document.querySelectorAll(".followed-list li").length') == 3
    ready(browser, paper, 'saved.html')
    browser.wait('document.querySelectorAll("#saved .card").length === 3')
    one = next(one for one in kept(browser, 'saved') if one.get('note'))
    assert one['note'] == 'Of the first day' and one['tags'] == ['moon', 'to read'] and one['id'] in first_saved
    # The pages of what was saved on the first day answer still.
    for story in {one['story'] for one in kept(browser, 'saved') if one['story']}:
        ready(browser, paper, f'stories/{story}.html')
        assert browser.evaluate('document.querySelector("main h1").textContent.length') > 5
    ready(browser, paper, 'puzzles.html')
    # On a quick machine it took no whole second.
    assert kept(browser, 'puzzles')['results'][day][level] >= 0
    browser.wait('document.querySelectorAll(".puzzle-goals li, .puzzle-days .is-done, [data-done]").length > 0')
    ready(browser, paper, 'settings.html')
    assert browser.evaluate('[...document.querySelectorAll(".mutes li")].some(e => e.textContent.includes("whale"))')
    desks = browser.evaluate('[...document.querySelectorAll(".desks a[data-category]")].map(a => a.dataset.category)')
    assert desks[: len(order)] == order
    ready(browser, paper, 'insights.html')
    browser.wait('document.querySelector(".numbers dd") !== null')
    assert violations(browser) == []
    # Of all that was taken along on the sixth day nothing is missing.
    # What a page was called is said in the language that it was last read in.
    now = all_kept(browser)
    assert [one for one in missing(taken, now) if not one.startswith('.pages.') or '.title: ' not in one] == []


# What earlier versions of the site have left in browsers, as they wrote it, and what it is to this one.
OLD = {
    'topics': ['technology'],
    'places': ['PT'],
    'sources': ['s'],
    'stories': ['a'],
    'words': ['reef'],
    'languages': ['pt'],
}
NEW = OLD | {'threads': [], 'teams': []}
BARE = dict(id='a', source='s', publisher='P', category='news', title='T', url='https://a.example/', at=5)
FORMS = {
    'before teams and running stories': (dict(version=1, following=OLD, discover=OLD), dict(following=NEW, discover=NEW)),
    'no version written': (dict(following=OLD, preferences=dict(theme='dark')), dict(following=NEW, preferences=dict(theme='dark'))),
    'a tab of the version before has written since': (
        dict(version=1, following=NEW | {'teams': ['Rovers']}),
        dict(following=NEW | {'teams': ['Rovers']}),
    ),
    'before kinds and ready lists were muted': (
        dict(version=1, muted=dict(sources=['s'], words=['w'])),
        dict(muted=dict(sources=['s'], words=['w'])),
    ),
    'before tags, notes and words in addresses': (
        dict(version=1, saved=[BARE | dict(story='0123456789abcdef')], history=[BARE]),
        dict(saved=[BARE | dict(story='0123456789abcdef')], history=[BARE]),
    ),
    'before how much of a page was read': (
        dict(version=1, pages={'digest.html': dict(title='D', n=2, seconds=9, at=5)}, visit=dict(last=5)),
        dict(pages={'digest.html': dict(title='D', n=2, seconds=9, at=5)}),
    ),
    'before desks, puzzles and sound': (
        dict(version=1, read=dict(a=5), searches=['x'], onboarding=dict(isDone=True)),
        dict(read=dict(a=5), searches=['x'], onboarding=dict(isDone=True)),
    ),
    'a value that is damaged': (dict(version=1, following=OLD, saved='?', muted=3), dict(following=NEW)),
}  # fmt: skip


@pytest.mark.rotates
@pytest.mark.parametrize('form', FORMS)
def test_what_earlier_versions_kept_is_brought_to_this_one(browser, address, form):
    was, wanted = FORMS[form]
    browser.evaluate('localStorage.clear()')
    keep(browser, **was)
    browser.open(address + 'saved.html')
    browser.idle()
    found = all_kept(browser)
    assert missing(wanted, found) == [] and found['version'] == 2
    assert found.get('following') == wanted.get('following')
    if 'saved' in wanted:
        assert browser.evaluate('document.querySelectorAll("#saved .card").length') == 1
    if 'following' in wanted:
        browser.open(address + 'following.html')
        browser.wait('document.querySelectorAll(".followed-list li").length > 5')
    # And as a file of that time.
    file = json.dumps(dict(format='global-pulse', version=1, data={k: v for k, v in was.items() if k != 'version'}))
    browser.evaluate('localStorage.clear()')
    browser.open(address + 'settings.html')
    browser.settled()
    count = browser.driver.execute_async_script(
        """
        const [file, done] = arguments
        const bundle = document.documentElement.dataset.assets + 'page.js'
        import(bundle).then(({ $store }) => done($store.store.import(file)))""",
        file,
    )
    assert count == len([key for key in was if key in wanted or key == 'visit'])
    assert missing(wanted, all_kept(browser)) == []


def missing(before, after, at=''):
    """What a value has that another lacks: lists and records may grow, times may pass, choices stay."""
    if isinstance(before, dict):
        lost = [f'{at}.{key}' for key in before if key not in after]
        return lost + [one for key in before if key in after for one in missing(before[key], after[key], f'{at}.{key}')]
    if isinstance(before, list):
        names = [one.get('id', str(one)) if isinstance(one, dict) else one for one in after]
        return [
            f'{at}: {one}' for one in before if (one.get('id', str(one)) if isinstance(one, dict) else one) not in names
        ]
    if isinstance(before, int | float) and not isinstance(before, bool):
        return [] if after >= before else [f'{at}: {before} became {after}']
    return [] if after == before else [f'{at}: {before} became {after}']


def solve(browser, puzzles):
    """The first sudoku, by the keyboard."""
    opened(browser, 'sudoku', '.sudoku td')
    grid = puzzles['sudokus'][0]
    for place, given in enumerate(grid['givens']):
        if given == '.':
            browser.evaluate(f'document.querySelectorAll(".sudoku td")[{place}].click()')
            press(browser, grid['solution'][place])
    browser.wait('Object.keys(JSON.parse(localStorage["pulse.puzzles"]).results).length > 0')
