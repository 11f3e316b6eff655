"""Each setting in turn is changed between two runs of one hour: the site is what it would be had it always been so."""

import copy
import json
import shutil

import pytest
from world import PUBLISHED, ROOT, World, difference

SCHEMA = json.loads((ROOT / 'feeds.schema.json').read_text())
RULES = {
    'contextRules': 'contexts.json',
    'categoryRules': 'topics.txt',
    'kindRules': 'kinds.txt',
    'consequenceRules': 'consequences.txt',
    'significanceRules': 'significance.txt',
}
# Other values of what the schema alone does not let one guess; of a list's entries, those of the first.
OTHERS = {
    'categories.gradient': ['#203040', '#405060'],
    'categories.icon': 'globe',
    'categories.keywords': ['strike', 'tram line'],
    'categories.name': 'Notices',
    'categories.colour': '#123456',
    'categories.places': ['PT'],
    'categories.narrowerThan': 'sports',
    'categories.subcategories': [{'id': 'rail', 'name': 'Rail', 'keywords': ['tram']}],
    'categories': [{'id': 'news', 'name': 'News', 'general': True}],
    'editions.colour': '#225588',
    'editions.categories': [{'id': 'port', 'name': 'Port', 'keywords': ['strike', 'port']}],
    'editions.filter': {'keywords': ['museum']},
    'editions.id': 'shore',
    'editions.tagline': 'By the sea',
    'editions.title': 'The Shore',
    'editions': [],
    'fetching.allowedHosts': ['127.0.0.1', 'localhost'],
    'fetching.deadline': 600,
    'fetching.proxy': 'none',
    'fetching.userAgent': 'Another/1.0',
    'site.address': 'https://briefing.example/world/',
    'site.colour': '#882255',
    'site.editionTimes': ['06:00', '18:00'],
    'site.language': 'pt',
    'site.placeFeeds': ['PT'],
    'site.tagline': 'Nothing else',
    'site.timeZone': 'Asia/Tokyo',
    'site.title': 'Another Trial',
    'sources.access': 'paid',  # "free" changes nothing where nobody says otherwise
    'sources.category': 'sports',
    'sources.country': 'PT',
    'sources.drop': ['strike'],
    'sources.keep': ['port', 'tram'],
    'sources.proxy': 'none',
    'sources.userAgent': 'Another/1.0',
    'sources.editions': ['coast'],
    'sources.id': 'mine',
    'sources.language': 'es',
    'sources.name': 'The Renamed Paper',
    'sources.owner': 'One House',
    'sources.site': 'https://paper-1.example/',
    'sources.subcategory': 'local',
    'templates': 'Templates',
    **{setting: f'Rules/{name}' for setting, name in RULES.items()},
}
# Where the archive is (the tests with PostgreSQL compare bytes), how a site is put in its place, what happens to it afterwards and
# who is told; what needs a program that speaks (SpeakerTests); a site of ciphertext (PrivateTests); and what stands in further files
# (IncludeTests).
TABLES_BESIDES = {'alerts', 'archive', 'include', 'mail', 'monitoring', 'podcast', 'private', 'publish', 'publishing'}
# What makes no other site of the same news, or is another site altogether.
BESIDES = {
    '$schema',
    'dataFolder',
    'storyDecisions',  # a file that need not exist (StoryDecisionTests)
    'categories.id',  # sources name it: tried with the whole list
    'output',
    'editions.fallback',  # only with categories of its own, and
    'editions.picks',  # these are tried with them
    'editions.private.passphraseEnvironment',  # a site of ciphertext in its folder (PrivateEditionTests)
    'editions.private.passphraseFile',
    'fetching.authorities',  # whom servers must be known to: test_mail.py
    'sources.headers',  # what servers are told in secret: SourceOptionsTests
    'site.books',  # only with site.epub: BookTests
    'sources.login.environment',
    'sources.login.file',
    'sources.oauth',  # of a mail server: test_newsletters.py, test_imap_server.py
    'sources.feed',  # another feed: test_edits.py
    'sources.page.date',  # a page in place of a feed: WatchedPageTests, ListingTests
    'sources.page.items',
    'sources.page.link',
    'sources.page.summary',
    'sources.page.title',
    'sources',
    'summaries.server',  # needs a server
    'summaries.model',
    'summaries.timeout',
}


def properties(node, path=()):
    """The schema's settings that have no settings below them, by their paths; lists of tables count as tables, and also whole."""
    for name, value in node.get('properties', {}).items():
        if name == '$comment':
            continue
        here = (*path, name)
        entry = value.get('items', {}).get('$ref', '').split('/')[-1]
        if 'properties' in value:
            if '.'.join(here) in OTHERS:
                yield here, value
            else:
                yield from properties(value, here)
        else:
            yield here, value
            if len(path) == 0 and entry in SCHEMA['$defs']:
                yield from properties(SCHEMA['$defs'][entry], here)


def other(name, value):
    """A value that the setting does not have."""
    if name in OTHERS:
        return OTHERS[name]
    default = value.get('default')
    if 'enum' in value:
        return next(choice for choice in value['enum'] if choice != default)
    if isinstance(default, bool):
        return not default
    low, high = value.get('minimum'), value.get('maximum')
    if default is None or low is None:
        return low
    # Settings that count things say so by being whole.
    half = default // 2 if value['type'] == 'integer' else default / 2
    return next(
        number
        for number in (half, default * 2, default + 1, default - 1)
        if low <= number <= high and number != default
    )


ALL = {'.'.join(path): value for path, value in properties(SCHEMA) if path[0] not in TABLES_BESIDES}
TRIED = sorted(ALL.keys() - BESIDES)


def changed(settings, name, value):
    settings = copy.deepcopy(settings)
    *path, last = name.split('.')
    node = settings
    for part in path:
        node = node.setdefault(part, {})
        node = node[0] if isinstance(node, list) else node
    node[last] = value
    return settings


@pytest.fixture(scope='session')
def mornings(tmp_path_factory):
    """A site of two mornings, and the files that settings may name: made once, for each trial begins with a copy."""
    categories = [
        {'id': 'news', 'name': 'News', 'general': True, 'subcategories': [{'id': 'local', 'name': 'Local'}]},
        {'id': 'sports', 'name': 'Sports', 'keywords': ['strike']},
    ]
    editions = [{'id': 'coast', 'title': 'The Coast', 'filter': {'keywords': ['port', 'Lisbon']}}]
    folder = tmp_path_factory.mktemp('mornings') / 'here'
    with World(folder, publishers=3, categories=categories, editions=editions) as world:
        (world.folder / 'Rules').mkdir()
        for name in RULES.values():
            shutil.copy(ROOT / 'Rules' / name, world.folder / 'Rules')
        (world.folder / 'Templates/styles').mkdir(parents=True)
        (world.folder / 'Templates/style.css').write_text('body { color: teal }\n')
        assert world.build(0).status in PUBLISHED
        assert world.build(1).status in PUBLISHED
        yield world


def copied(world, folder):
    """The same world in another place, that asks the same publishers."""
    there = copy.copy(world)
    there.settings = copy.deepcopy(world.settings)
    there.folder = folder
    there.output, there.data = folder / 'Output', folder / 'Data'
    shutil.copytree(world.folder, folder, symlinks=True)
    return there


@pytest.fixture
def world(mornings, tmp_path):
    there = copied(mornings, tmp_path / 'here')
    # A site stands by its very files, which a copy has not: it is put there once more, so that the next run may leave it.
    assert there.build(1).status in PUBLISHED
    return there


def anew(world, folder):
    """The site that a run makes from the same archive by itself, whatever stands and whatever was understood before."""
    there = copied(world, folder)
    for kept in there.data.glob('*.keep'):
        kept.unlink()
    assert there.build(1, '--force').status in PUBLISHED
    return there.site()


def is_guessable(value):
    """Whether the schema says enough for `other`."""
    return 'enum' in value or 'minimum' in value or isinstance(value.get('default'), bool)


def test_every_setting_is_tested_or_listed_with_a_reason():
    missing = [name for name in TRIED if name not in OTHERS and not is_guessable(ALL[name])]
    assert not missing, f'no other value is known of {missing}'
    assert not (OTHERS.keys() | BESIDES) - ALL.keys(), 'named here, and no setting'


@pytest.mark.parametrize('name', TRIED)
def test_a_warm_run_gives_what_a_cold_one_gives(world, tmp_path, name):
    world.settings = changed(world.settings, name, other(name, ALL[name]))
    world.configure()
    cold = anew(world, tmp_path / 'cold')
    warm = world.build(1)
    assert warm.status in PUBLISHED, warm
    assert world.site() == cold, difference(world.site(), cold)


@pytest.mark.parametrize('name', sorted(RULES))
def test_a_changed_file_of_rules_counts_though_its_name_stays(world, tmp_path, name):
    world.settings = changed(world.settings, name, f'Rules/{RULES[name]}')
    world.configure()
    assert world.build(1).status in PUBLISHED
    file = world.folder / 'Rules' / RULES[name]
    lines = file.read_text().splitlines(keepends=True)
    if name == 'contextRules':
        rules = json.loads(''.join(lines))
        rules['rules'] = rules['rules'][1::2]
        file.write_text(json.dumps(rules))
    else:
        # A line that goes on below stays, for what goes on would belong to another.
        file.write_text(
            ''.join(
                line
                for number, (line, below) in enumerate(zip(lines, [*lines[1:], '']))
                if number % 5 or not line.strip() or line[0] in '#[ ' or below[:1] == ' '
            )
        )
    cold = anew(world, tmp_path / 'cold')
    assert world.build(1).status in PUBLISHED
    assert world.site() == cold, difference(world.site(), cold)


def test_a_changed_template_counts_though_its_name_stays(world, tmp_path):
    world.settings = changed(world.settings, 'templates', 'Templates')
    world.configure()
    assert world.build(1).status in PUBLISHED
    (world.folder / 'Templates/style.css').write_text('body { color: plum }\n')
    cold = anew(world, tmp_path / 'cold')
    assert world.build(1).status in PUBLISHED
    assert any(b'plum' in text for path, text in world.site().items() if path.endswith('.css'))
    assert world.site() == cold, difference(world.site(), cold)


def test_nothing_is_made_where_nothing_has_changed(world):
    """Without this the others would prove nothing."""
    assert world.build(1).status in PUBLISHED
    made = {path: path.stat().st_mtime_ns for path in world.output.rglob('*') if path.is_file()}
    ran = world.build(1, '--json')
    assert ran.summary['pagesWritten'] == 0, ran
    assert made == {path: path.stat().st_mtime_ns for path in world.output.rglob('*') if path.is_file()}
