"""Newsletters in a folder on a mail server: a server on loopback notes what it is asked, and the site what came of it."""

import base64
import contextlib
import socketserver
import ssl
import subprocess
import threading

import pytest
from world import USAGE

LOGIN = 'ada:pa55:word'
TOKEN = 'ya29.a0AfB_byC-t0ken~1+/='
READING = ('CAPABILITY', 'AUTHENTICATE', 'EXAMINE', 'FETCH', 'UID FETCH', 'LOGOUT')


SUBJECTS = {
    7: 'Three ferries sail to Alta from Monday',
    9: 'Library of Bergen opens on Sundays again',
    11: 'Storm in Halifax brings down a hundred trees',
    12: 'Lunch at one',
    13: 'Glassmakers of Quito end their long strike',
}


def letter(number, lines=''):
    """A message with a line that looks like the end of the server's answer."""
    return (
        f'From: Harbour Notes <notes@harbour.example>\r\nTo: ada@reader.example\r\nMessage-ID: <{number}@harbour.example>\r\n'
        f'Subject: {SUBJECTS[number]}\r\nDate: Sun, 01 Mar 2026 12:00:00 +0000\r\n{lines}\r\n'
        f'p4 OK done\r\n{SUBJECTS[number]}, says its council. {{3}}\r\n'
    )


NEWSLETTER = 'List-Id: Harbour Notes <notes.harbour.example>\r\n'


class Mail(socketserver.ThreadingTCPServer):
    """A mail server with one folder, News, and one user."""

    daemon_threads = True

    def __init__(self, context=None):
        super().__init__(('127.0.0.1', 0), None)
        self.context = context
        # By number.
        self.messages = {7: letter(7, NEWSLETTER), 9: letter(9, NEWSLETTER)}
        self.flags = {}
        self.validity = 1
        # A line that it says out of turn.
        self.nonsense = ''
        # Whether it stops in the middle of a message.
        self.stalls = False
        # Whether it never stops to talk.
        self.floods = False
        # The ways of logging in with a token that it offers.
        self.ways = ()
        self.commands = []

    @property
    def fetched(self):
        """The numbers of the messages that were asked for, and how."""
        ending = ' (UID BODY.PEEK[]<0.1048576>)'
        fetches = [command for command in self.commands if command.startswith('UID FETCH ')]
        assert all(command.endswith(ending) for command in fetches)
        return [command.split()[2] for command in fetches]

    @property
    def port(self):
        return self.server_address[1]

    def finish_request(self, request, _client_address):
        if self.context:
            with contextlib.suppress(ssl.SSLError, OSError):
                self._talk(self.context.wrap_socket(request, server_side=True))
        else:
            with contextlib.suppress(OSError):
                self._talk(request)

    def _talk(self, connection):
        with connection.makefile('rb') as lines:

            def say(text):
                connection.sendall(f'{text}\r\n'.encode())

            say('* OK ready')
            while line := lines.readline().decode().strip():
                tag, command = line.split(' ', 1)
                self.commands.append(command)
                if command == 'AUTHENTICATE PLAIN':
                    say('+ ')
                    login = base64.b64decode(lines.readline()).decode()
                    good = login == '\0' + LOGIN.replace(':', '\0', 1)
                    say(f'{tag} OK in' if good else f'{tag} NO [AUTHENTICATIONFAILED] who are you')
                    continue
                if command.startswith('AUTHENTICATE '):
                    say('+ ')
                    good = base64.b64decode(lines.readline()).decode() == self._credentials(command.split()[1])
                    if not good:
                        # Why, which the client acknowledges.
                        say('+ ' + base64.b64encode(b'{"status": "invalid_token"}').decode())
                        self.commands.append(lines.readline().decode().strip())
                    say(f'{tag} OK in' if good else f'{tag} NO who are you')
                    continue
                if command.startswith('EXAMINE') and command != 'EXAMINE "News"':
                    say(f'{tag} NO [NONEXISTENT] no folder')
                    continue
                self._answer(command, say)
                say(f'{tag} OK done')

    def _credentials(self, way):
        """What a client says that knows the token: RFC 7628 and Google's description of XOAUTH2."""
        if way == 'OAUTHBEARER':
            return f'n,a=ada,\1host=127.0.0.1\1port={self.port}\1auth=Bearer {TOKEN}\1\1'
        return f'user=ada\1auth=Bearer {TOKEN}\1\1'

    def _answer(self, command, say):
        numbers = sorted(self.messages)
        if command == 'CAPABILITY':
            say(' '.join(['* CAPABILITY IMAP4rev1 AUTH=PLAIN', *(f'AUTH={way}' for way in self.ways)]))
        elif command.startswith('EXAMINE'):
            while self.floods:
                say('* 1 EXISTS')
            say(self.nonsense or f'* {len(numbers)} EXISTS')
            say(f'* OK [UIDVALIDITY {self.validity}] numbered')
        elif command.startswith('FETCH'):
            first, last = map(int, command.split()[1].split(':'))
            for place in range(first, last + 1):
                number = numbers[place - 1]
                flags = self.flags.get(number, '')
                say(f'* {place} FETCH (UID {number} RFC822.SIZE {len(self.messages[number])} FLAGS ({flags}))')
        elif command.startswith('UID FETCH'):
            for number in map(int, command.split()[2].split(',')):
                message, place = self.messages[number], numbers.index(number) + 1
                # Servers may say of any message at any time that it changed.
                say(f'* {place} FETCH (FLAGS (\\Seen))')
                if self.stalls:
                    say(f'* {place} FETCH (UID {number} BODY[]<0> {{{len(message) + 500}}}\r\n{message}')
                    threading.Event().wait(20)
                say(f'* {place} FETCH (BODY[]<0> {{{len(message)}}}\r\n{message} UID {number})')


@contextlib.contextmanager
def serving(context=None):
    with Mail(context) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server
        finally:
            server.shutdown()


@pytest.fixture
def server():
    with serving() as server:
        yield server


def configure(world, feed, oauth=False, **fetching):
    source = {'name': 'Harbour Notes', 'feed': feed, 'category': 'news', 'login': {'environment': 'MAIL_LOGIN'}}
    source |= {'oauth': True} if oauth else {}
    papers = [source for source in world.settings['sources'] if source['name'] != 'Harbour Notes']
    world.configure(sources=[*papers, source], fetching=world.settings['fetching'] | fetching)


def build(world, night=0, login=LOGIN):
    return world.build(night, environment={'MAIL_LOGIN': login})


def texts(world):
    return b'\n'.join(world.site().values())


def shown(world):
    """The numbers of the letters that are on the site."""
    site = texts(world)
    return [number for number, subject in SUBJECTS.items() if subject.encode() in site]


def test_newsletters_are_read_once_and_nothing_on_the_server_changes(world, server):
    configure(world, f'imap://127.0.0.1:{server.port}/News')
    ran = build(world)
    assert ran.status == 0, ran
    assert shown(world) == [7, 9]
    assert server.fetched == ['7,9']
    said = ran.output + ran.errors
    assert build(world, 1).status == 0
    assert server.fetched == ['7,9']

    # What is new may be no newsletter, a draft, or deleted already.
    server.messages |= {11: letter(11, NEWSLETTER), 12: letter(12), 13: letter(13, NEWSLETTER)}
    server.flags = {11: '\\Deleted', 13: '\\Seen'}
    assert build(world, 2).status == 0
    assert server.fetched == ['7,9', '12,13']
    assert shown(world) == [7, 9, 13]

    # Numbered afresh, everything is read again, and nothing is there twice.
    articles = world.articles()
    server.validity, server.flags, server.messages = 2, {}, {1: letter(7, NEWSLETTER), 2: letter(13, NEWSLETTER)}
    ran = build(world, 3)
    assert ran.status == 0 and server.fetched == ['7,9', '12,13', '1,2']
    assert articles <= world.articles() and shown(world) == [7, 9, 13]

    assert all(command.startswith(READING) for command in server.commands), server.commands
    said += ran.output + ran.errors
    everything = (
        texts(world) + said.encode() + b''.join(path.read_bytes() for path in world.data.iterdir() if path.is_file())
    )
    password = LOGIN.split(':', 1)[1]
    for secret in (password, LOGIN, base64.b64encode(('\0' + LOGIN.replace(':', '\0', 1)).encode()).decode()):
        assert secret.encode() not in everything
    assert b'imap://' not in texts(world) and b'ada@reader.example' not in texts(world)


def reason(world, feed, login=LOGIN, **fetching):
    """The one line that says why a folder was not read."""
    configure(world, feed, **fetching)
    ran = world.run('check', '--feeds', 'Harbour Notes', environment={'MAIL_LOGIN': login})
    assert ran.status != 0 and 'pa55' not in ran.output + ran.errors, ran
    return ran.output + ran.errors


def test_each_failure_says_what_to_do(world, server):
    here = f'imap://127.0.0.1:{server.port}'
    assert "rejects the source's user name and password; correct its login" in reason(
        world, here + '/News', 'ada:other'
    )
    assert 'there is no such folder on the mail server' in reason(world, here + '/Elsewhere')
    assert 'cannot connect to 127.0.0.1' in reason(world, 'imap://127.0.0.1:9/News')
    assert 'needs a login' in reason(world, here + '/News', 'ada')
    server.nonsense = '250 mail.example ESMTP'
    assert '127.0.0.1 does not respond in IMAP' in reason(world, here + '/News')
    server.nonsense = ''
    server.floods = True
    assert 'no response within 2 s' in reason(world, here + '/News', timeout=2)
    server.floods, server.stalls = False, True
    assert 'no response within 2 s' in reason(world, here + '/News', timeout=2)
    server.commands.clear()
    assert 'blocked: 127.0.0.1' in reason(world, here + '/News', allowedHosts=[])
    assert not server.commands
    source = {'name': 'A', 'feed': f'imap://ada:pa55@127.0.0.1:{server.port}/News', 'category': 'news'}
    world.configure(sources=[source])
    ran = world.run('check')
    assert ran.status == USAGE and 'no user' in ran.errors and 'pa55' not in ran.errors, ran


@pytest.mark.parametrize(
    ('ways', 'way'), [(('XOAUTH2', 'OAUTHBEARER'), 'OAUTHBEARER'), (('XOAUTH2',), 'XOAUTH2')], ids=['both', 'XOAUTH2']
)
def test_an_access_token_stands_in_for_the_password(world, server, ways, way):
    server.ways = ways
    configure(world, f'imap://127.0.0.1:{server.port}/News', oauth=True)
    ran = build(world, login=f'ada:{TOKEN}')
    assert ran.status == 0 and shown(world) == [7, 9], ran
    # The first is libcurl's.
    assert server.commands[:4] == ['CAPABILITY', 'CAPABILITY', f'AUTHENTICATE {way}', 'EXAMINE "News"']
    everything = texts(world) + (ran.output + ran.errors).encode()
    everything += b''.join(path.read_bytes() for path in world.data.iterdir() if path.is_file())
    assert TOKEN.encode() not in everything and b't0ken' not in everything


def test_a_refused_token_and_a_server_without_tokens_are_reported(world, server):
    here = f'imap://127.0.0.1:{server.port}/News'
    assert '127.0.0.1 offers no login with access tokens; remove oauth' in reason(world, here, oauth=True)
    assert server.commands == ['CAPABILITY', 'CAPABILITY']
    for way, acknowledged in ('OAUTHBEARER', 'AQ=='), ('XOAUTH2', ''):
        server.ways = (way,)
        server.commands.clear()
        said = reason(world, here, 'ada:expired', oauth=True)
        assert "rejects the access token of the source's login" in said
        assert server.commands == ['CAPABILITY', 'CAPABILITY', f'AUTHENTICATE {way}', acknowledged]
    world.configure(sources=[{'name': 'A', 'feed': 'https://news.example/feed', 'category': 'news', 'oauth': True}])
    ran = world.run('check')
    assert ran.status == USAGE and 'oauth: is only for folders on mail servers' in ran.errors, ran


def test_the_password_is_sent_only_to_a_trusted_server(world, tmp_path):
    subprocess.run(
        ['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost',
         '-addext', 'subjectAltName=DNS:localhost', '-keyout', tmp_path / 'key', '-out', tmp_path / 'certificate'],
        check=True, capture_output=True,
    )  # fmt: skip
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / 'certificate', tmp_path / 'key')
    hosts = ['localhost', '127.0.0.1']
    with serving(context) as server, serving() as bare:
        there = f'imaps://localhost:{server.port}/News'
        assert 'the certificate of localhost is self-signed' in reason(world, there, allowedHosts=hosts)
        authorities = str(tmp_path / 'certificate')
        other = f'imaps://127.0.0.1:{server.port}/News'
        assert 'not valid for 127.0.0.1' in reason(world, other, allowedHosts=hosts, authorities=authorities)
        plain = f'imap://localhost:{bare.port}/News'
        assert 'localhost offers no TLS' in reason(world, plain, allowedHosts=hosts, authorities=authorities)
        assert not server.commands and bare.commands == ['CAPABILITY']
        configure(world, there)
        assert build(world).status == 0
        assert shown(world) == [7, 9]
