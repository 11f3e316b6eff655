"""`pulse serve` says that a file has not changed, but only where that is sure, and shows its folder and nothing outside of it."""

import http.client
import os
import shutil

from test_watching import serving


def asked(port, known):
    """The status, the body and the validators of an answer to one who has them from an earlier one."""
    asking = {'ETag': 'If-None-Match', 'Last-Modified': 'If-Modified-Since'}
    connection = http.client.HTTPConnection('127.0.0.1', port, timeout=60)
    connection.request('GET', '/page.html', headers={asking[name]: value for name, value in known.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body, {name: answer.headers[name] for name in asking if answer.headers[name]}


def test_a_file_written_twice_in_a_second_is_sent_again(world):
    site = world.folder / 'site'
    site.mkdir()
    page = site / 'page.html'
    page.write_text('one')
    with serving(world, 'site') as (_, _, port):
        written = page.stat().st_mtime_ns
        status, body, known = asked(port, {})
        assert (status, body) == (200, b'one')
        # As long as the first, and within the same second.
        page.write_text('two')
        os.utime(page, ns=(written, written))
        assert asked(port, known)[:2] == (200, b'two')


def test_a_file_unchanged_for_a_while_is_not_sent_again(world):
    site = world.folder / 'site'
    site.mkdir()
    page = site / 'page.html'
    page.write_text('one')
    os.utime(page, (1_700_000_000, 1_700_000_000))
    with serving(world, 'site') as (_, _, port):
        _, _, known = asked(port, {})
        assert set(known) == {'ETag', 'Last-Modified'}
        assert asked(port, known)[:2] == (304, b'')


def got(port, path):
    connection = http.client.HTTPConnection('127.0.0.1', port, timeout=60)
    connection.request('GET', path)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body


def test_links_lead_to_no_file_outside_of_the_folder(world):
    site, outside = world.folder / 'site', world.folder / 'outside'
    for folder in (site / 'deep', outside / 'more', world.folder / 'site-secret'):
        folder.mkdir(parents=True)
    for path in (outside / 'letter.html', outside / 'index.html', outside / 'more/letter.html'):
        path.write_text('dear')
    (world.folder / 'site-secret/letter.html').write_text('dear')
    (site / 'page.html').write_text('page')
    (site / 'deep/index.html').write_text('deep')
    (site / '404.html').write_text('none')
    links = {
        'relative.html': '../outside/letter.html',
        'absolute.html': str(outside / 'letter.html'),
        'folder': '../outside',
        'up': '..',
        'neighbour.html': '../site-secret/letter.html',
        'chain.html': 'relative.html',
        'deep/up.html': '../../outside/letter.html',
        'machine': '/',
        'loop': 'loop',
        'nowhere.html': 'missing.html',
        'device.html': '/dev/zero',
        'inside.html': 'page.html',
        'inside-absolute.html': str(site / 'page.html'),
        'inside-folder': 'deep',
        'around.html': '../site/deep/../page.html',
    }
    for path, target in links.items():
        (site / path).symlink_to(target)
    os.mkfifo(site / 'pipe.html')
    # As published sites are switched.
    (world.folder / 'www').symlink_to('site')
    with serving(world, 'www') as (_, _, port):
        for path in (
            '/relative.html',
            '/absolute.html',
            '/folder',
            '/folder/',
            '/folder/letter.html',
            '/folder/more/letter.html',
            '/up/outside/letter.html',
            '/neighbour.html',
            '/chain.html',
            '/deep/up.html',
            '/machine/etc/passwd',
            '/loop',
            '/nowhere.html',
            '/device.html',
            '/pipe.html',
            '/..%2foutside/letter.html',
            '/%2e%2e/outside/letter.html',
            '/page.html%00',
        ):
            assert got(port, path) == (404, b'none'), path
        for path, body in (
            ('/page.html', b'page'),
            ('/inside.html', b'page'),
            ('/inside-absolute.html', b'page'),
            ('/around.html', b'page'),
            ('/inside-folder/', b'deep'),
            ('/inside-folder/index.html', b'deep'),
            ('/deep/', b'deep'),
        ):
            assert got(port, path) == (200, body), path
        # The page for what is not there is no way out either.
        (site / '404.html').unlink()
        (site / '404.html').symlink_to('../outside/letter.html')
        assert got(port, '/relative.html') == (404, b'')
        # Another folder in its place, as a site is published.
        shutil.copytree(site / 'deep', world.folder / 'next')
        (world.folder / 'www').unlink()
        (world.folder / 'www').symlink_to('next')
        assert got(port, '/') == (200, b'deep')
