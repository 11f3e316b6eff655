"""Newsletters in a folder of a real mail server: STARTTLS, TLS, a proxy, and access tokens."""

import imaplib
import select
import socket
import socketserver
import ssl
import threading

import dovecot
import pytest
from test_newsletters import NEWSLETTER, letter, shown

# A developer's machine gets no mail server from Tools/setup.sh: Debian would start it for the whole network.
pytestmark = pytest.mark.may_skip('a mail server is nothing to install for a test')


@pytest.fixture(scope='module')
def server():
    with dovecot.running() as server:
        fill(server)
        yield server


def fill(server):
    """Two newsletters, and a letter between people."""
    for number in (7, 9, 12):
        server.deliver(number, letter(number, NEWSLETTER if number != 12 else ''))


def configure(world, server, feed, **options):
    source = {'name': 'Harbour Notes', 'feed': feed, 'category': 'news', 'login': {'environment': 'MAIL_LOGIN'}}
    papers = [source for source in world.settings['sources'] if source['name'] != 'Harbour Notes']
    settings = {'authorities': server.authority, 'allowedHosts': ['127.0.0.1', 'localhost']}
    world.configure(sources=[*papers, source | options], fetching=world.settings['fetching'] | settings)


def build(world, login=f'{dovecot.USER}:{dovecot.PASSWORD}'):
    return world.build(0, environment={'MAIL_LOGIN': login})


def unread(server):
    """How many messages nobody has read, as another program sees them."""
    trusting = ssl.create_default_context(cafile=server.authority)
    with imaplib.IMAP4_SSL('localhost', server.encrypted, ssl_context=trusting) as client:
        client.login(dovecot.USER, dovecot.PASSWORD)
        client.select('News', readonly=True)
        return len(client.search(None, 'UNSEEN')[1][0].split())


@pytest.mark.parametrize('scheme', ['imap', 'imaps'])
def test_newsletters_are_read_by_starttls_and_tls(world, server, scheme):
    before = len(server.logins())
    port = server.plain if scheme == 'imap' else server.encrypted
    configure(world, server, f'{scheme}://localhost:{port}/News')
    ran = build(world)
    assert ran.status == 0 and shown(world) == [7, 9], ran
    [login] = server.logins()[before:]
    assert f'user=<{dovecot.USER}>' in login and 'method=PLAIN' in login and ', TLS, ' in login, login
    assert unread(server) == 3


@pytest.mark.parametrize('scheme', ['imap', 'imaps'])
def test_a_proxy_leads_to_a_server_whose_name_only_it_knows(world, server, scheme):
    port = server.plain if scheme == 'imap' else server.encrypted
    before = len(server.logins())
    with Proxy(('127.0.0.1', 0), port) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        configure(
            world, server, f'{scheme}://mail.example.org/News', proxy=f'http://127.0.0.1:{proxy.server_address[1]}'
        )
        ran = build(world)
        proxy.shutdown()
    assert ran.status == 0 and shown(world) == [7, 9], ran
    assert proxy.asked == [f'mail.example.org:{143 if scheme == "imap" else 993}']
    [login] = server.logins()[before:]
    assert ', TLS, ' in login, login


class Proxy(socketserver.ThreadingTCPServer):
    """Takes whoever asks it for another server (CONNECT) to a port of this machine."""

    daemon_threads = True

    def __init__(self, address, port):
        super().__init__(address, None)
        self.port, self.asked = port, []

    def finish_request(self, request, _client_address):
        head = b''
        while not head.endswith(b'\r\n\r\n'):
            head += request.recv(1)
        method, target = head.decode().split()[:2]
        assert method == 'CONNECT'
        self.asked.append(target)
        with socket.create_connection(('127.0.0.1', self.port)) as server:
            request.sendall(b'HTTP/1.1 200 Connected\r\n\r\n')
            ways = {request: server, server: request}
            while True:
                for one in select.select(list(ways), [], [], 60)[0]:
                    if not (part := one.recv(1 << 16)):
                        return
                    ways[one].sendall(part)


@pytest.mark.parametrize('way', ['OAUTHBEARER', 'XOAUTH2'])
def test_an_access_token_opens_the_folder(world, way):
    with dovecot.running(mechanisms=way.lower()) as server:
        fill(server)
        there = f'imap://localhost:{server.plain}/News'
        configure(world, server, there, oauth=True)
        ran = build(world, f'{dovecot.USER}:ya29.expired')
        assert "rejects the access token of the source's login" in ran.output and shown(world) == [], ran
        assert server.logins() == []
        ran = build(world, f'{dovecot.USER}:{dovecot.TOKEN}')
        assert ran.status == 0 and shown(world) == [7, 9], ran
        [login] = server.logins()
        assert f'method={way}' in login and ', TLS, ' in login, login
        everything = b''.join(world.site().values()) + (ran.output + ran.errors).encode()
        everything += b''.join(path.read_bytes() for path in world.data.iterdir() if path.is_file())
        assert dovecot.TOKEN.encode() not in everything
