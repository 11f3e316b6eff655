"""The digest as a PDF for paper: what the program that makes it is given, and what becomes of its failures."""

import os
import re
import shutil
import subprocess

import pytest
from world import NOTHING_PUBLISHED, USAGE

# Writes a PDF to its last argument, and beside it all that it was given.
STUB = """#!/bin/sh
for last; do page=$made; made=$last; done
env | grep -i '_proxy=' | sort >{seen}/proxies
cp "$page" {seen}/page.html
cat "$(dirname "$page")"/*.css >{seen}/styles.css
ls -ld "$(dirname "$page")" >{seen}/folder
printf '%%PDF-1.7' >"$made"
"""


@pytest.fixture
def built(world):
    assert world.build(0).status == 0
    return world


@pytest.fixture
def program(built):
    """Puts a script in the place of WeasyPrint and makes a PDF of the digest by it."""
    places = [built.folder / name for name in ('bin', 'seen', 'temporary')]
    for place in places:
        place.mkdir()
    tool, seen, temporary = places[0] / 'weasyprint', places[1], places[2]

    def run(script, *arguments):
        tool.write_text(script.replace('{seen}', str(seen)))
        tool.chmod(0o755)
        environment = {'PATH': f'{tool.parent}:/usr/bin:/bin', 'TMPDIR': str(temporary)}
        environment |= {'HTTPS_PROXY': 'http://proxy.example', 'no_proxy': '*'}
        ran = built.run('digest', '--pdf', 'today.pdf', *arguments, environment=environment)
        assert not list(temporary.iterdir()), 'something is left behind'
        return ran, seen

    return run


def type_size(seen):
    return float(re.search(r'html { font-size: ([\d.]+)pt }', (seen / 'styles.css').read_text())[1])


def test_the_program_gets_the_mailed_digest_and_no_network(built, program):
    ran, seen = program(STUB)
    assert (ran.status, ran.output, ran.errors) == (0, 'wrote today.pdf\n', '')
    assert (built.folder / 'today.pdf').read_bytes() == b'%PDF-1.7'
    assert (seen / 'page.html').read_bytes() == (built.output / 'digest-email.html').read_bytes()
    assert '@page { size: a4 }' in (seen / 'styles.css').read_text()
    assert 'columns: 2' in (seen / 'styles.css').read_text()
    assert (seen / 'folder').read_text().startswith('drwx------')
    nowhere = [f'{kind}_proxy=http://127.0.0.1:9' for kind in ('ftp', 'http', 'https')]
    assert (seen / 'proxies').read_text().split() == nowhere


def test_the_paper_is_that_of_the_country_or_the_one_asked_for(built, program):
    built.configure(site=built.settings['site'] | {'language': 'en-US'})
    for arguments, paper in ((), 'letter'), (('--paper', 'a4'), 'a4'):
        ran, seen = program(STUB, *arguments)
        assert ran.status == 0 and f'size: {paper} ' in (seen / 'styles.css').read_text(), ran
    ran, _ = program(STUB, '--paper', 'a3')
    assert ran.status == USAGE and 'a4' in ran.errors


def test_the_type_is_large_for_few_stories_and_still_legible_for_many(built, program):
    digest = built.output / 'digest-email.html'
    sizes = []
    for words in (10, 900, 1_200, 9_000):
        digest.write_text('<p title="words in a tag are not printed">' + 'story ' * words + '</p>')
        ran, seen = program(STUB)
        assert ran.status == 0, ran
        sizes.append(type_size(seen))
    assert sizes[0] == 11 and sizes[1] == 11 and 8 < sizes[2] < 11 and sizes[3] == 8, sizes


@pytest.mark.parametrize(
    ('script', 'reason'),
    [
        ('#!/bin/sh\necho Traceback >&2\necho "OSError: no library" >&2\nexit 1\n', 'weasyprint: OSError: no library'),
        ('#!/bin/sh\nexit 3\n', 'weasyprint failed (3)'),
        ('#!/bin/sh\nexit 0\n', 'weasyprint wrote no PDF'),
        ('#!/bin/sh\nfor last; do :; done; echo hello >"$last"\n', 'weasyprint wrote no PDF'),
    ],
)
def test_a_failure_is_one_line_and_leaves_the_last_pages(built, program, script, reason):
    (built.folder / 'today.pdf').write_text('yesterday')
    ran, _ = program(script)
    assert (ran.status, ran.output, ran.errors) == (NOTHING_PUBLISHED, '', f'pulse: --pdf: {reason}\n')
    assert (built.folder / 'today.pdf').read_text() == 'yesterday'


def test_a_missing_program_and_a_wrong_file_are_named(built):
    (built.folder / 'empty').mkdir()
    ran = built.run('digest', '--pdf', 'today.pdf', environment={'PATH': str(built.folder / 'empty')})
    missing = "'weasyprint' is not installed, or not in PATH; on Debian, apt install weasyprint"
    assert (ran.status, ran.errors) == (NOTHING_PUBLISHED, f'pulse: --pdf: {missing}\n')
    for file, reason in (
        ('feeds.json', 'is the configuration'),
        ('Output/today.pdf', 'is in the output'),
        ('Data/today.pdf', 'is in the data folder'),
        ('nowhere/today.pdf', 'is in a folder that does not exist'),
    ):
        ran = built.run('digest', '--pdf', file)
        assert ran.status == USAGE and f"--pdf: '{file}' {reason}" in ran.errors, ran
    for arguments in (('--mail', 'ada@example.org', '--pdf', 'a.pdf'), ('--html', '--pdf', 'a.pdf'), ('--paper', 'a4')):
        assert built.run('digest', *arguments).status == USAGE, arguments


@pytest.mark.skipif(not shutil.which('weasyprint') or not shutil.which('pdfinfo'), reason='needs weasyprint, pdfinfo')
def test_weasyprint_makes_one_or_two_pages_and_asks_no_server(built):
    """A picture in the owner's own template of the mail is not fetched."""
    address = built.publishers.address('picture')
    digest = built.output / 'digest-email.html'
    digest.write_text(digest.read_text().replace('</body>', f'<img src="{address}"></body>'))
    asked = list(built.publishers.asked)
    ran = built.run('digest', '--pdf', 'today.pdf', '--paper', 'letter')
    assert (ran.status, ran.errors) == (0, ''), ran
    told = subprocess.run(
        ['pdfinfo', built.folder / 'today.pdf'], check=True, capture_output=True, text=True, env=os.environ
    ).stdout
    assert int(re.search(r'Pages: +(\d+)', told)[1]) <= 2 and '(letter)' in told, told
    assert built.publishers.asked == asked
