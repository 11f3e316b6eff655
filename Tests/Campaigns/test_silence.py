"""News of months ago is not told as today's when every feed has fallen silent."""

import datetime
import re

from world import FIRST_NIGHT


def build_later(world, days, *arguments):
    """A run so many days after the first night, while the publishers write nothing new."""
    now = FIRST_NIGHT + datetime.timedelta(days=days)
    return world.run('build', '--now', now.strftime('%Y-%m-%dT%H:%M:%SZ'), *arguments)


def text(world, path):
    return (world.output / path).read_text()


def test_old_news_does_not_lead_when_sources_fall_silent(world):
    assert world.build(0).status == 0
    fresh = text(world, 'digest.txt')
    titles = re.findall(r'^(?:\d+\.|\*) (.+)$', fresh, re.MULTILINE)
    assert titles and 'Nothing new' not in fresh
    ran = build_later(world, 100, '--quiet')
    assert ran.status == 0 and ran.output == ''
    assert re.fullmatch(r'nothing new for 10\d days: the newest article is from \S+\n', ran.errors), ran.errors
    for page in ('digest.txt', 'digest-email.html', 'digest.html', 'index.html', 'index.md', 'headlines.html'):
        told = text(world, page)
        assert not [title for title in titles if title in told], page
    for page in ('digest.txt', 'digest-email.html', 'digest.html', 'index.html'):
        assert re.search(r'Nothing new for 10\d days', text(world, page)), page
    report = text(world, 'report.json')
    assert '"status":"stale"' in report.replace(' ', '') and 'nothing new for 10' in report
    assert 'stale' in text(world, 'report.html')


def test_a_quiet_day_is_no_silence(world):
    assert world.build(0).status == 0
    ran = build_later(world, 1, '--quiet')
    assert ran.status == 0 and ran.errors == '', ran
    assert 'Nothing new' not in text(world, 'index.html')
    ran = build_later(world, 3, '--quiet')
    assert ran.errors.startswith('nothing new for 3 days: '), ran
    assert re.search('Nothing new for 3 days', text(world, 'digest.txt'))
    # Three days old is still of this week.
    assert re.search(r'^(?:\d+\.|\*) ', text(world, 'digest.txt'), re.MULTILINE)
