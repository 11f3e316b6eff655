"""`pulse serve` says that a file has not changed, but only where that is sure."""

import http.client
import os

from test_watching import serving


def asked(port, known):
    """The status, the body and the validators of an answer to one who has them from an earlier one."""
    asking = {'ETag': 'If-None-Match', 'Last-Modified': 'If-Modified-Since'}
    connection = http.client.HTTPConnection('127.0.0.1', port, timeout=10)
    connection.request('GET', '/page.html', headers={asking[name]: value for name, value in known.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, body, {name: answer.headers[name] for name in asking if answer.headers[name]}


def test_what_was_written_twice_in_a_second_is_given_anew(world):
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


def test_what_has_stood_for_a_while_is_not_sent_again(world):
    site = world.folder / 'site'
    site.mkdir()
    page = site / 'page.html'
    page.write_text('one')
    os.utime(page, (1_700_000_000, 1_700_000_000))
    with serving(world, 'site') as (_, _, port):
        _, _, known = asked(port, {})
        assert set(known) == {'ETag', 'Last-Modified'}
        assert asked(port, known)[:2] == (304, b'')
