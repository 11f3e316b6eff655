"""A data folder that is mistyped or not mounted never replaces a site that stands."""

from world import NOTHING_PUBLISHED, World


def refused(world, *arguments):
    """The one line of a run that was refused and has changed nothing."""
    site = world.site()
    ran = world.build(2, '--quiet', *arguments)
    assert ran.status == NOTHING_PUBLISHED and not ran.output, ran
    assert world.site() == site
    assert '--force' in ran.errors and str(world.output) in ran.errors
    assert len(ran.errors.splitlines()) == 1, ran.errors
    return ran.errors


def test_a_folder_without_an_archive_is_refused(world):
    for night in range(2):
        assert world.build(night).status == 0
    assert [path for path in world.site() if path.startswith('stories/')]
    elsewhere = world.folder / 'Dat'
    assert f'there is no archive in {elsewhere}' in refused(world, '--data-dir', elsewhere)
    assert not elsewhere.exists(), 'a refused run made the folder'
    elsewhere.mkdir()
    assert f'there is no archive in {elsewhere}' in refused(world, '--data-dir', elsewhere)
    (elsewhere / 'pulse.sqlite').touch()
    assert f'{elsewhere}/pulse.sqlite is empty' in refused(world, '--data-dir', elsewhere)
    assert world.build(2, '--data-dir', elsewhere, '--force').status == 0
    assert world.build(3, '--data-dir', elsewhere).status == 0


def test_the_archive_of_another_site_is_refused(world, tmp_path):
    for night in range(2):
        assert world.build(night).status == 0
    with World(tmp_path / 'other', publishers=8) as other:
        # Other papers than those of the site.
        other.configure(sources=other.settings['sources'][4:])
        for night in range(2):
            assert other.build(night).status == 0
        articles = other.articles()
        assert 'has none of the' in refused(world, '--data-dir', other.data)
        assert other.articles() == articles, 'a refused run wrote into the archive of another site'
    assert world.build(2).status == 0
