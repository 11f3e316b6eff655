"""The world in which campaigns take place is itself as they need it."""

from world import SOME_FAILED, broken_links


def test_two_nights_make_a_whole_site_with_stories(world):
    first = world.build(0, '--json')
    assert first.status == 0, first.errors
    known = world.articles()
    second = world.build(1, '--json')
    assert second.status == 0, second.errors
    assert known < world.articles()
    site = world.site()
    assert not broken_links(site)
    assert [path for path in site if path.startswith('stories/')]
    assert world.archive_is_sound()


def test_a_failing_publisher_is_reported(world):
    world.publishers.failing.add('Paper 2')
    assert world.build().status == 0
    assert world.build(1, '--strict').status == SOME_FAILED
    world.configure(monitoring={'strict': True})
    assert world.build(2).status == SOME_FAILED
