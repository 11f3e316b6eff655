"""A small Internet in namespaces of its own, of which nothing leaves the machine.

Its loopback device has public and private addresses, IPv4 and IPv6; a name server answers from a table, each time differently
where the table says so; servers stand on every address, speak HTTP/1.1 and HTTP/2, and log each connection and request.
"""

import contextlib
import ipaddress
import json
import os
import pathlib
import selectors
import shutil
import socket
import ssl
import subprocess
import sys
import threading
import urllib.parse

PUBLIC = ('8.8.4.4', '9.9.9.9', '2606:4700::1111')
# The last carry 127.0.0.1 within (NAT64, 6to4), and would lead there on networks that translate.
PRIVATE = ('10.0.0.5', '169.254.169.254', '100.64.0.1', 'fd00::5', '64:ff9b::7f00:1', '2002:7f00:1::')
LOOPBACK = ('127.0.0.1', '127.0.0.2', '::1')
RESOLVER = '127.0.0.53'
PORTS = (80, 443, 8080)

FEED = '<rss version="2.0"><channel><title>T</title>{items}</channel></rss>'
ITEM = (
    '<item><title>Harbour news from {name} number {number}</title><link>{link}</link><guid>{link}</guid>'
    '<pubDate>Sun, 01 Mar 2026 22:00:00 GMT</pubDate><description>The pier is open again.</description>{more}</item>'
)


class Internet:
    """Namespaces with their servers."""

    def __init__(self, folder, names):
        """`names`: for each name, its lists of addresses: the first for the first look-up, the last for all later ones."""
        self.folder = pathlib.Path(folder)
        self.folder.mkdir()
        self.log = self.folder / 'log'
        self.log.touch()
        (self.folder / 'names.json').write_text(json.dumps(names))
        (self.folder / 'resolv.conf').write_text(f'nameserver {RESOLVER}\noptions timeout:1 attempts:1\n')
        self._certify(names)
        inside = ['unshare', '--net', '--mount'] + ([] if os.geteuid() == 0 else ['--map-root-user'])
        self.process = subprocess.Popen(
            [*inside, sys.executable, __file__, self.folder],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding='utf-8',
        )
        if self.process.stdout.readline() != 'ready\n':
            self.process.wait()
            raise RuntimeError('no namespaces of our own')

    def under(self, folder):
        """What a program is run below to be inside, in a folder."""
        user = [] if os.geteuid() == 0 else ['--user', '--preserve-credentials']
        return ('nsenter', '--target', str(self.process.pid), '--net', '--mount', *user, f'--wd={folder}', '--')

    @staticmethod
    def missing():
        """Why there can be none here; None where there can."""
        for tool in ('unshare', 'nsenter', 'ip', 'openssl'):
            if not shutil.which(tool):
                return f'{tool} is missing'
        trial = ['unshare', '--net', '--mount'] + ([] if os.geteuid() == 0 else ['--map-root-user'])
        if subprocess.run([*trial, 'true'], stderr=subprocess.DEVNULL, check=False).returncode:
            return 'namespaces of one’s own are not allowed'
        return None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=30)

    def events(self):
        """What the servers have seen, in order."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def requests(self, host=None):
        return [event for event in self.events() if event['event'] == 'request' and host in (None, event['host'])]

    def connections(self, *addresses):
        return [event for event in self.events() if event['event'] == 'connection' and event['at'] in addresses]

    def lookups(self, name):
        return [event for event in self.events() if event['event'] == 'look-up' and event['name'] == name]

    def forget(self):
        self.log.write_text('')

    def _certify(self, names):
        """One certificate for all names and addresses, as a provider of many sites has it."""
        alternatives = [f'DNS:{name}' for name in names] + [f'IP:{a}' for a in (*PUBLIC, *PRIVATE, *LOOPBACK)]
        subprocess.run(
            ['openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
            + ['-subj', '/CN=trial', '-addext', 'subjectAltName=' + ','.join(alternatives)]
            + ['-keyout', self.folder / 'key.pem', '-out', self.folder / 'certificate.pem'],
            check=True,
            stderr=subprocess.DEVNULL,
        )


class Inside:
    """What runs in the namespaces: the name server and the servers."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.names = json.loads((self.folder / 'names.json').read_text())
        self.counts = {}
        self.lock = threading.Lock()
        self.connections = 0
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(self.folder / 'certificate.pem', self.folder / 'key.pem')
        self.context.set_alpn_protocols(['h2', 'http/1.1'])

    def run(self):
        subprocess.run(['ip', 'link', 'set', 'lo', 'up'], check=True)
        for address in (*PUBLIC, *PRIVATE, RESOLVER, *LOOPBACK):
            if address in ('127.0.0.1', '::1'):
                continue
            length = 128 if ':' in address else 32
            extra = ['nodad'] if ':' in address else []
            subprocess.run(['ip', 'address', 'add', f'{address}/{length}', 'dev', 'lo', *extra], check=True)
        for ours, theirs in (
            ('resolv.conf', '/etc/resolv.conf'),
            ('certificate.pem', '/etc/ssl/certs/ca-certificates.crt'),
        ):
            subprocess.run(['mount', '--bind', self.folder / ours, os.path.realpath(theirs)], check=True)
        resolver = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        resolver.bind((RESOLVER, 53))
        threading.Thread(target=self.resolve, args=(resolver,), daemon=True).start()
        listeners = selectors.DefaultSelector()
        for address in (*PUBLIC, *PRIVATE, *LOOPBACK):
            for port in PORTS:
                listener = socket.create_server(
                    (address, port), family=socket.AF_INET6 if ':' in address else socket.AF_INET
                )
                listeners.register(listener, selectors.EVENT_READ, (address, port))
        threading.Thread(target=self.accept, args=(listeners,), daemon=True).start()
        print('ready', flush=True)
        sys.stdin.read()

    def accept(self, listeners):
        while True:
            for key, _ in listeners.select():
                connection, _ = key.fileobj.accept()
                threading.Thread(target=self.serve, args=(connection, *key.data), daemon=True).start()

    def tell(self, event, **facts):
        with self.lock, (self.folder / 'log').open('a') as log:
            log.write(json.dumps({'event': event, **facts}) + '\n')

    def resolve(self, server):
        while True:
            question, asker = server.recvfrom(512)
            end = question.index(b'\0', 12) + 5
            labels, place = [], 12
            while question[place]:
                labels.append(question[place + 1 : place + 1 + question[place]].decode())
                place += 1 + question[place]
            name, kind = '.'.join(labels).lower(), int.from_bytes(question[end - 4 : end - 2], 'big')
            turns = self.names.get(name, [[]])
            count = self.counts.get((name, kind), 0)
            self.counts[name, kind] = count + 1
            self.tell('look-up', name=name, kind=kind)
            addresses = [ipaddress.ip_address(text).packed for text in turns[min(count, len(turns) - 1)]]
            answers = [a for a in addresses if (len(a), kind) in ((4, 1), (16, 28))]
            records = b''.join(
                b'\xc0\x0c' + kind.to_bytes(2, 'big') + b'\0\1\0\0\0\0' + len(a).to_bytes(2, 'big') + a for a in answers
            )
            head = b'\x81\x80' if name in self.names else b'\x81\x83'
            count = len(answers).to_bytes(2, 'big')
            server.sendto(question[:2] + head + b'\0\1' + count + b'\0\0\0\0' + question[12:end] + records, asker)

    def serve(self, connection, address, port):
        with self.lock:
            self.connections += 1
            number = self.connections
        self.tell('connection', at=address, port=port, connection=number)
        with contextlib.suppress(OSError), connection:
            protocol = None
            if port == 443:
                connection = self.context.wrap_socket(connection, server_side=True)
                protocol = connection.selected_alpn_protocol()
            speak = self.speak_2 if protocol == 'h2' else self.speak_1
            speak(connection, address, port, number)

    def speak_1(self, connection, address, port, number):
        waiting = b''
        while True:
            while b'\r\n\r\n' not in waiting:
                received = connection.recv(65536)
                if not received:
                    return
                waiting += received
            head, waiting = waiting.split(b'\r\n\r\n', 1)
            lines = head.decode('latin-1').split('\r\n')
            path = lines[0].split(' ')[1]
            host = next(line.split(':', 1)[1].strip() for line in lines if line.lower().startswith('host:'))
            status, headers, body = self.answer(path, host, address, port, number, 'http/1.1')
            told = ''.join(f'{name}: {value}\r\n' for name, value in headers)
            connection.sendall(f'HTTP/1.1 {status} OK\r\n{told}Content-Length: {len(body)}\r\n\r\n'.encode() + body)

    def speak_2(self, connection, address, port, number):
        import h2.config
        import h2.connection
        import h2.events

        state = h2.connection.H2Connection(h2.config.H2Configuration(client_side=False))
        state.initiate_connection()
        connection.sendall(state.data_to_send())
        while received := connection.recv(65536):
            for event in state.receive_data(received):
                if isinstance(event, h2.events.RequestReceived):
                    head = {name.decode(): value.decode() for name, value in event.headers}
                    status, headers, body = self.answer(head[':path'], head[':authority'], address, port, number, 'h2')
                    state.send_headers(event.stream_id, [(':status', str(status)), *headers])
                    state.send_data(event.stream_id, body, end_stream=True)
            connection.sendall(state.data_to_send())

    def answer(self, path, host, address, port, number, protocol):
        """`/to/X` leads to X; `/links/X` is a feed whose item links to X and shows it as its picture; all else is a feed that
        links to a page of its own. Below `/mine`, too."""
        name = urllib.parse.urlsplit(f'//{host}').hostname
        self.tell('request', at=address, port=port, connection=number, protocol=protocol, host=name, path=path)
        kind, _, target = path.removeprefix('/mine/').lstrip('/').partition('/')
        target = urllib.parse.unquote(target)
        if path == '/robots.txt':
            return 200, [('content-type', 'text/plain')], b''
        if kind == 'to':
            return 302, [('location', target)], b''
        bracketed = f'[{name}]' if ':' in name else name
        origin = f'https://{bracketed}' if port == 443 else f'http://{bracketed}' + (f':{port}' if port != 80 else '')
        link = target if kind == 'links' else f'{origin}/{path.strip("/")}/story'
        more = f'<enclosure url="{target}" type="image/jpeg" length="1"/>' if kind == 'links' else ''
        headers = [('content-type', 'application/rss+xml')]
        if kind == 'elsewhere':
            headers.append(('alt-svc', 'h2="127.0.0.1:443"; ma=86400, http/1.1="127.0.0.1:80"; ma=86400'))
        body = FEED.format(items=ITEM.format(name=name, number=number, link=link, more=more)).encode()
        return 200, headers, body


if __name__ == '__main__':
    Inside(sys.argv[1]).run()
