"""A real Matrix homeserver on loopback: Synapse with SQLite, from an environment of its own (Tools/setup.sh test)."""

import contextlib
import json
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest
from waiting import until
from world import ROOT

# Its packages are many, and pinned by itself.
SYNAPSE = ROOT / '.build-synapse/bin'


class Homeserver:
    """Its users, and what the rooms hold, by its own API (Matrix client-server API v1.3)."""

    def __init__(self, address, configuration):
        self.address, self.configuration = address, configuration

    def log(self):
        return (self.configuration.parent / 'log').read_text()

    def ask(self, method, path, token=None, **body):
        """Returns the answer. A request beyond the server's limit is sent again after the time that it gives."""
        request = urllib.request.Request(
            f'{self.address}{path}',
            method=method,
            data=None if method == 'GET' else json.dumps(body).encode(),
            headers={'Content-Type': 'application/json'} | ({'Authorization': f'Bearer {token}'} if token else {}),
        )
        while True:
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    raise
                time.sleep(json.load(error)['retry_after_ms'] / 1000)

    def token(self, user):
        """Creates a user and logs in."""
        command = [SYNAPSE / 'register_new_matrix_user', '-u', user, '-p', 'pa55-word', '--no-admin']
        subprocess.run([*command, '-c', self.configuration, self.address], check=True, capture_output=True, text=True)
        identifier = {'type': 'm.id.user', 'user': user}
        login = self.ask(
            'POST', '/_matrix/client/v3/login', type='m.login.password', identifier=identifier, password='pa55-word'
        )
        return login['access_token']

    def room(self, token, *guests):
        """A new room's id; guests are invited."""
        users = [f'@{guest}:localhost' for guest in guests]
        return self.ask('POST', '/_matrix/client/v3/createRoom', token, name='News', invite=users)['room_id']

    def join(self, token, room):
        self.ask('POST', f'/_matrix/client/v3/join/{urllib.parse.quote(room)}', token)

    def messages(self, token, room):
        """The room's messages in their order, each its sender and its content."""
        path = f'/_matrix/client/v3/rooms/{urllib.parse.quote(room)}/messages?dir=f&limit=200'
        events = self.ask('GET', path, token)['chunk']
        return [(event['sender'], event['content']) for event in events if event['type'] == 'm.room.message']


@contextlib.contextmanager
def running(folder):
    """A homeserver whose files are in a folder, until it is ended."""
    if not (SYNAPSE / 'synapse_homeserver').exists():
        pytest.skip('Synapse is missing; Tools/setup.sh test installs it')
    with socket.create_server(('127.0.0.1', 0)) as probe:
        port = probe.getsockname()[1]
    configuration = folder / 'homeserver.yaml'
    # JSON is YAML.
    configuration.write_text(
        json.dumps(
            {
                'server_name': 'localhost',
                'listeners': [
                    {
                        'port': port,
                        'bind_addresses': ['127.0.0.1'],
                        'type': 'http',
                        'resources': [{'names': ['client']}],
                    }
                ],
                'database': {'name': 'sqlite3', 'args': {'database': str(folder / 'homeserver.db')}},
                'media_store_path': str(folder / 'media'),
                'signing_key_path': str(folder / 'signing.key'),
                'pid_file': str(folder / 'pid'),
                'registration_shared_secret': 'shared',
                'macaroon_secret_key': 'macaroon',
                'form_secret': 'form',
                'report_stats': False,
                'trusted_key_servers': [],
                # As usual, but sooner over its limit, and sooner done with it.
                'rc_message': {'per_second': 1, 'burst_count': 6},
            }
        )
    )
    command = [SYNAPSE / 'synapse_homeserver', '--config-path', configuration]
    subprocess.run([*command, '--generate-keys'], cwd=folder, check=True, capture_output=True, text=True)
    with (folder / 'log').open('w') as log, subprocess.Popen(command, cwd=folder, stdout=log, stderr=log) as process:
        try:
            address = f'http://127.0.0.1:{port}'
            until(lambda: process.poll() is not None or answers(f'{address}/health'), 'Synapse answers')
            assert process.poll() is None, (folder / 'log').read_text()[-2000:]
            yield Homeserver(address, configuration)
        finally:
            process.terminate()


def answers(address):
    try:
        urllib.request.urlopen(address, timeout=5).close()
    except OSError:
        return False
    return True
