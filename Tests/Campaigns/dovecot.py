"""A real mail server on loopback: Dovecot with one user, whose folder News is a Maildir, by STARTTLS and TLS."""

import contextlib
import http.server
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import threading
import urllib.parse

import pytest
from waiting import until

USER, PASSWORD, TOKEN = 'ada@reader.example', 'pa55-word', 'ya29.a0AfB_byC-token~0+/='
HOSTS = 'localhost', 'mail.example.org'


class Dovecot:
    def __init__(self, folder, ports, authority):
        self.folder, self.authority = folder, str(authority)
        self.plain, self.encrypted = ports

    def deliver(self, number, text):
        """Lays a message into News as a delivery program does."""
        place = self.folder / 'home' / USER / 'Maildir/.News'
        for part in ('tmp', 'new', 'cur'):
            (place / part).mkdir(parents=True, exist_ok=True)
        (place / 'new' / f'{1772366400 + number}.M{number}.mail').write_bytes(text.encode())
        subprocess.run(['chown', '-R', 'nobody:nogroup', self.folder / 'home'], check=True)

    def logins(self):
        """The lines about whoever came in."""
        log = self.folder / 'log'
        return [line for line in log.read_text().splitlines() if ' Login: user=' in line]


def free():
    with socket.create_server(('127.0.0.1', 0)) as probe:
        return probe.getsockname()[1]


def certified(folder):
    """A certificate of the server, signed by an authority that nobody else knows; returns the authority's."""
    names = ','.join(f'DNS:{host}' for host in HOSTS)
    (folder / 'names').write_text(f'subjectAltName={names}')
    new = ['openssl', 'req', '-newkey', 'rsa:2048', '-nodes']
    for command in (
        [*new, '-x509', '-days', '2', '-subj', '/CN=Test Authority', '-keyout', 'ca.key', '-out', 'ca.pem'],
        [*new, '-subj', '/CN=localhost', '-keyout', 'key.pem', '-out', 'request.pem'],
        ['openssl', 'x509', '-req', '-days', '2', '-in', 'request.pem', '-CA', 'ca.pem', '-CAkey', 'ca.key',
         '-CAcreateserial', '-extfile', 'names', '-out', 'certificate.pem'],
    ):  # fmt: skip
        subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return folder / 'ca.pem'


class Tokens(http.server.BaseHTTPRequestHandler):
    """Whoever gave out the access tokens, and says whose they are."""

    def do_GET(self):
        token = urllib.parse.unquote(self.path.partition('access_token=')[2])
        self.send_response(200 if token == TOKEN else 401)
        self.send_header('Content-Type', 'application/json')
        self.end_headers()
        if token == TOKEN:
            self.wfile.write(json.dumps({'username': USER, 'active': True}).encode())

    def log_message(self, *_):
        pass


CONFIGURATION = """
base_dir = {folder}/run
state_dir = {folder}/state
log_path = {folder}/log
protocols = imap
ssl = required
ssl_cert = <{folder}/certificate.pem
ssl_key = <{folder}/key.pem
auth_mechanisms = plain {mechanisms}
passdb {{
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = {folder}/oauth2.conf
}}
passdb {{
  driver = passwd-file
  args = scheme=PLAIN username_format=%u {folder}/users
}}
userdb {{
  driver = static
  args = uid=nobody gid=nogroup home={folder}/home/%u
}}
mail_location = maildir:~/Maildir
first_valid_uid = 1
service imap-login {{
  chroot =
  inet_listener imap {{
    address = 127.0.0.1
    port = {plain}
  }}
  inet_listener imaps {{
    address = 127.0.0.1
    port = {encrypted}
  }}
}}
"""


@contextlib.contextmanager
def running(mechanisms='oauthbearer xoauth2'):
    """The server with these ways of OAuth, until it is ended."""
    # Not in pytest's folder, which none but root may pass through.
    with tempfile.TemporaryDirectory(prefix='dovecot-') as folder:
        pathlib.Path(folder).chmod(0o755)
        with _running(pathlib.Path(folder), mechanisms) as server:
            yield server


@contextlib.contextmanager
def _running(folder, mechanisms):
    if not shutil.which('dovecot') or not pathlib.Path('/usr/lib/dovecot/imap').exists():
        pytest.skip('Dovecot is missing: apt-get install dovecot-imapd')
    if os.geteuid() != 0:
        pytest.skip('Dovecot runs as root')
    authority = certified(folder)
    (folder / 'users').write_text(f'{USER}:{{PLAIN}}{PASSWORD}\n')
    tokens = http.server.ThreadingHTTPServer(('127.0.0.1', 0), Tokens)
    threading.Thread(target=tokens.serve_forever, daemon=True).start()
    there = f'http://127.0.0.1:{tokens.server_address[1]}/?access_token='
    (folder / 'oauth2.conf').write_text(f'tokeninfo_url = {there}\nusername_attribute = username\n')
    plain, encrypted = free(), free()
    configuration = folder / 'dovecot.conf'
    configuration.write_text(
        CONFIGURATION.format(folder=folder, mechanisms=mechanisms, plain=plain, encrypted=encrypted)
    )
    with subprocess.Popen(['dovecot', '-F', '-c', configuration], cwd=folder) as process:
        try:
            until(lambda: process.poll() is not None or answers(plain), 'Dovecot answers')
            assert process.poll() is None, (folder / 'log').read_text()
            yield Dovecot(folder, (plain, encrypted), authority)
        finally:
            process.terminate()
            tokens.shutdown()


def answers(port):
    try:
        with socket.create_connection(('127.0.0.1', port), 5) as connection:
            return connection.recv(4) == b'* OK'
    except OSError:
        return False
