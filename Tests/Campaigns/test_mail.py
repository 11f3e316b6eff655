"""The digest mailed: to a real server on loopback, and through a sendmail."""

import contextlib
import email
import email.policy
import os
import shutil
import socket
import ssl
import stat
import subprocess

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult
from world import NOT_RECORDED, NOTHING_PUBLISHED, USAGE

PASSWORD = 'pa55-word'


class Mailbox:
    def __init__(self):
        self.letters = []
        self.ciphers = []

    async def handle_DATA(self, server, _session, envelope):
        self.ciphers.append(server.transport.get_extra_info('cipher'))
        self.letters.append((envelope.mail_from, envelope.rcpt_tos, envelope.content))
        return '250 taken'


def authenticator(_server, _session, _envelope, _mechanism, data):
    return AuthResult(success=(data.login, data.password) == (b'ada', PASSWORD.encode()), handled=False)


class Post(Controller):
    """A server on a port that is free, with TLS where it has a certificate."""

    def __init__(self, box, **settings):
        with socket.create_server(('127.0.0.1', 0)) as probe:
            port = probe.getsockname()[1]
        super().__init__(box, hostname='127.0.0.1', port=port, ready_timeout=60, **settings)

    def _trigger_server(self):
        """The first connection makes it ready; the library's own does not speak TLS as a client."""
        with socket.create_connection((self.hostname, self.port), 10) as knock:
            if self.ssl_context:
                trusting = ssl.create_default_context()
                trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
                with trusting.wrap_socket(knock) as safe:
                    safe.recv(1024)
            else:
                knock.recv(1024)


@pytest.fixture
def server():
    """A server that takes letters, and only from whoever knows the password."""
    box = Mailbox()
    controller = Post(box, authenticator=authenticator, auth_required=True, auth_require_tls=False)
    controller.start()
    yield controller, box
    controller.stop()


@pytest.fixture
def built(world):
    world.configure(site=world.settings['site'] | {'title': 'A manhã – ü', 'address': 'https://news.example/'})
    assert world.build(0).status == 0
    return world


def parts(content):
    letter = email.message_from_bytes(content, policy=email.policy.default)
    assert not letter.defects and letter.get_content_type() == 'multipart/alternative'
    bodies = {part.get_content_type(): part.get_content() for part in letter.iter_parts()}
    assert list(bodies) == ['text/plain', 'text/html']
    return letter, bodies


def test_a_server_takes_the_digest_in_text_and_html(built, server):
    controller, box = server
    mail = {'server': f'smtp://127.0.0.1:{controller.port}', 'user': 'ada', 'from': 'news@news.example'}
    built.configure(mail=mail | {'password': {'environment': 'MAIL_PASSWORD'}})
    now = ['--now', '2026-03-02T05:00:00Z']
    ran = built.run('digest', '--mail', 'ada@example.org', *now, environment={'MAIL_PASSWORD': PASSWORD})
    assert (ran.status, ran.output) == (0, 'mailed to ada@example.org\n'), ran
    sender, recipients, content = box.letters.pop()
    assert (sender, recipients) == ('news@news.example', ['ada@example.org'])
    letter, bodies = parts(content)
    text = (built.output / 'digest.txt').read_text()
    assert letter['subject'] == ': '.join(text.splitlines()[:2]) and 'manhã – ü' in letter['subject']
    assert letter['to'] == 'ada@example.org' and letter['from'] == 'news@news.example'
    assert letter['date'].datetime.isoformat() == '2026-03-02T05:00:00+00:00'
    assert bodies['text/plain'].replace('\r\n', '\n') == text
    assert bodies['text/html'].replace('\r\n', '\n') == (built.output / 'digest-email.html').read_text()
    assert all(len(line) <= 998 for line in content.split(b'\r\n'))

    (built.folder / 'secret').write_text('wrong-pa55\n')
    built.configure(mail=mail | {'password': {'file': 'secret'}})
    ran = built.run('digest', '--mail', 'ada@example.org', '--mail', 'bob@example.org', '--again')
    assert ran.status == NOTHING_PUBLISHED and not box.letters
    assert ran.errors == ''.join(
        f'pulse: not mailed to {who}@example.org: 127.0.0.1 rejected the user or password\n' for who in ('ada', 'bob')
    )
    built.configure(mail=mail | {'password': {'environment': 'MAIL_PASSWORD'}})
    ran = built.run('digest', '--mail', 'ada@example.org')
    assert ran.status == USAGE and 'mail.password is missing, empty or has several lines: $MAIL_PASSWORD' in ran.errors
    printed = built.run('build', '--print-config', environment={'MAIL_PASSWORD': PASSWORD}).output
    assert '"MAIL_PASSWORD"' in printed and PASSWORD not in printed


def test_an_e_reader_gets_the_book_attached_once_a_day(built, server):
    controller, box = server
    mail = {
        'server': f'smtp://127.0.0.1:{controller.port}',
        'user': 'ada',
        'password': {'environment': 'MAIL_PASSWORD'},
    }

    def sent(*arguments):
        return built.run(
            'digest', '--kindle', 'ada@kindle.example', *arguments, environment={'MAIL_PASSWORD': PASSWORD}
        )

    built.configure(mail=mail)
    ran = sent()
    assert (ran.status, ran.errors) == (
        USAGE, 'pulse: --kindle: set mail.from to an address from which the e-reader accepts books\n',
    )  # fmt: skip
    built.configure(mail=mail | {'from': 'news@news.example'})
    ran = sent()
    assert ran.status == NOTHING_PUBLISHED and 'there is no book in ' in ran.errors and 'set site.epub' in ran.errors
    built.configure(site=built.settings['site'] | {'epub': True})
    assert built.build(1, environment={'MAIL_PASSWORD': PASSWORD}).status == 0
    ran = sent('--mail', 'ada@example.org')
    assert (ran.status, ran.output) == (0, 'mailed to ada@example.org\nmailed to ada@kindle.example\n'), ran
    (_, _, digest), (sender, recipients, content) = box.letters
    parts(digest)
    assert (sender, recipients) == ('news@news.example', ['ada@kindle.example'])
    letter = email.message_from_bytes(content, policy=email.policy.default)
    assert not letter.defects and letter.get_content_type() == 'multipart/mixed'
    text, book = letter.iter_parts()
    assert text.get_content().replace('\r\n', '\n') == (built.output / 'digest.txt').read_text()
    assert (book.get_content_type(), book.get_filename()) == ('application/epub+zip', 'edition.epub')
    assert book.get_content_disposition() == 'attachment'
    assert book.get_content() == (built.output / 'edition.epub').read_bytes()
    assert 'already got' in sent().output and len(box.letters) == 2


@pytest.fixture
def certificate(tmp_path):
    """A certificate for this machine, which vouches for itself, and what a server speaks TLS with."""
    subprocess.run(
        ['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost',
         '-addext', 'subjectAltName=DNS:localhost', '-keyout', tmp_path / 'key', '-out', tmp_path / 'certificate'],
        check=True, capture_output=True,
    )  # fmt: skip
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / 'certificate', tmp_path / 'key')
    return tmp_path / 'certificate', context


@contextlib.contextmanager
def serving(**settings):
    box = Mailbox()
    controller = Post(box, **settings)
    controller.start()
    try:
        yield controller.port, box
    finally:
        controller.stop()


def refused(built, **mail):
    """The one line that says why a digest was not taken."""
    built.configure(mail=mail)
    ran = built.run('digest', '--mail', 'ada@example.org', '--again')
    assert ran.status == NOTHING_PUBLISHED and ran.output == '', ran
    start, end = 'pulse: not mailed to ada@example.org: ', '\n'
    assert ran.errors.startswith(start) and ran.errors.endswith(end) and ran.errors.count('\n') == 1, ran
    return ran.errors[len(start) : -len(end)]


STRANGER = (
    "the certificate of localhost is not from an authority this machine trusts; name its authority's file in "
    'mail.authorities'
)


def test_nothing_is_sent_to_a_server_without_a_trusted_certificate(built, certificate):
    with serving(ssl_context=certificate[1]) as (port, box):
        assert refused(built, server=f'smtps://localhost:{port}') == STRANGER
        assert not box.letters
        # Its own authority is named, as a path beside feeds.json, too.
        shutil.copy(certificate[0], built.folder / 'authority.pem')
        built.configure(mail={'server': f'smtps://localhost:{port}', 'authorities': 'authority.pem'})
        ran = built.run('digest', '--mail', 'ada@example.org')
        assert (ran.status, ran.output) == (0, 'mailed to ada@example.org\n'), ran
        assert len(box.letters) == 1
        # The certificate is for localhost, not for the number.
        mail = {'server': f'smtps://127.0.0.1:{port}', 'authorities': 'authority.pem'}
        assert refused(built, **mail) == 'the certificate is not valid for 127.0.0.1'
        assert len(box.letters) == 1


def test_starttls_comes_before_the_password_and_the_letter(built, certificate):
    """The server knows the password, takes it over TLS alone, and demands TLS before anything else."""
    file, context = certificate
    mail = {'user': 'ada', 'password': {'environment': 'MAIL_PASSWORD'}, 'authorities': str(file)}
    settings = {'tls_context': context, 'require_starttls': True}
    with serving(**settings, authenticator=authenticator, auth_required=True) as (port, box):
        built.configure(mail=mail | {'server': f'smtp://localhost:{port}'})
        ran = built.run('digest', '--mail', 'ada@example.org', environment={'MAIL_PASSWORD': PASSWORD})
        assert (ran.status, ran.output) == (0, 'mailed to ada@example.org\n'), ran
        parts(box.letters.pop()[2])
        assert box.ciphers.pop(), 'the letter came in the open'


def test_starttls_of_an_unknown_authority_is_refused(built, certificate, tmp_path):
    other = tmp_path / 'other'
    other.mkdir()
    subprocess.run(
        ['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=Another',
         '-keyout', other / 'key', '-out', other / 'certificate'],
        check=True, capture_output=True,
    )  # fmt: skip
    with serving(tls_context=certificate[1], require_starttls=True) as (port, box):
        server = f'smtp://localhost:{port}'
        assert refused(built, server=server, authorities=str(other / 'certificate')) == STRANGER
        (built.folder / 'none.pem').write_text('nothing\n')
        no_file = 'the file in mail.authorities does not hold valid certificates'
        assert refused(built, server=server, authorities='none.pem') == no_file
        assert not box.letters
    built.configure(mail={'server': 'smtp://localhost:25', 'authorities': 'nowhere.pem'})
    ran = built.run('digest', '--mail', 'ada@example.org')
    assert ran.status == USAGE
    assert ran.errors == f"pulse: mail.authorities: '{built.folder}/nowhere.pem' cannot be read\n"


def test_nothing_is_sent_without_starttls_if_tls_is_required(built, certificate):
    with serving() as (port, box):
        server = f'smtp://localhost:{port}'
        said = 'localhost offers no TLS, and mail is not sent unencrypted; try smtps://localhost'
        assert refused(built, server=server, authorities=str(certificate[0])) == said
        assert not box.letters
        # Without a word of authorities this machine's own server takes it in the open.
        built.configure(mail={'server': server})
        assert built.run('digest', '--mail', 'ada@example.org').status == 0
        assert len(box.letters) == 1 and not box.ciphers.pop()


def test_without_a_server_sendmail_takes_it(built):
    folder = built.folder / 'bin'
    folder.mkdir()
    sendmail = folder / 'sendmail'
    sendmail.write_text(f'#!/bin/sh\necho "$@" > {built.folder}/arguments\ncat > {built.folder}/letter\n')
    sendmail.chmod(sendmail.stat().st_mode | stat.S_IXUSR)
    path = {'PATH': f'{folder}:{os.environ["PATH"]}'}
    ran = built.run('digest', '--mail', 'ada@example.org', environment=path)
    assert ran.status == 0, ran
    assert (built.folder / 'arguments').read_text() == '-i -f ada@example.org -- ada@example.org\n'
    content = (built.folder / 'letter').read_bytes()
    assert b'\r' not in content
    parts(content)
    sendmail.write_text('#!/bin/sh\ncat > /dev/null\nexit 75\n')
    ran = built.run('digest', '--mail', 'ada@example.org', '--again', environment=path)
    assert ran.status == NOTHING_PUBLISHED and f'{sendmail} failed (75)' in ran.errors
    for wrong in ('-oX', 'ada', 'a@b, c@d', 'ada@example.org\nBcc: x@y.example'):
        ran = built.run('digest', f'--mail={wrong}')
        assert ran.status == USAGE and 'is not a mail address such as ada@example.org' in ran.errors, ran


def test_the_same_digest_is_the_same_mail(built):
    """A mailbox that has it knows it again, and its subject keeps to the lines that headers may have."""
    title = 'Nachrichten für alle, die früh aufstehen, und für Eulen aus Überlingen und Löbau'
    built.configure(site=built.settings['site'] | {'title': title}, mail={'server': 'smtp://127.0.0.1:25'})
    assert built.build(0).status == 0

    def letter(hour, *recipients):
        addresses = [part for who in recipients for part in ('--mail', who)]
        ran = built.run('digest', *addresses, '--dry-run', '--now', f'2026-03-02T{hour:02}:00:00Z')
        assert ran.status == 0, ran
        head = ran.output.split('\n\n')[0].splitlines()
        assert all(len(line) <= 76 for line in head if '=?utf-8?' in line), head
        return parts(ran.output.encode())[0]

    first, second = letter(5, 'ada@example.org'), letter(6, 'ada@example.org')
    assert first['date'] != second['date'] and first['message-id'] == second['message-id']
    assert first['subject'].startswith(title)
    assert letter(5, 'bob@example.org')['message-id'] != first['message-id']
    text = built.output / 'digest.txt'
    text.write_text(text.read_text() + 'More.\n')
    assert letter(5, 'ada@example.org')['message-id'] != first['message-id']


def test_the_digest_alone_is_printed(built):
    assert built.run('digest').output == (built.output / 'digest.txt').read_text()


def test_a_day_s_digest_is_mailed_once(built):
    """A chain of commands that cron starts twice, or a build made again, mails nobody the same day twice."""
    with serving() as (port, box):
        built.configure(mail={'server': f'smtp://localhost:{port}'})

        def mailed(*arguments):
            ran = built.run('digest', '--mail', 'ada@example.org', *arguments)
            assert ran.status == 0, ran
            return ran.output, len(box.letters)

        assert mailed() == ('mailed to ada@example.org\n', 1)
        again = 'not mailed to ada@example.org: it already got this digest; --again sends it anyway\n'
        assert mailed() == (again, 1)
        assert built.build(0, '--force', hours=1).status == 0
        assert mailed() == (again, 1)
        assert mailed('--again') == ('mailed to ada@example.org\n', 2)
        # Somebody else has not had it, and the next day is another digest.
        assert mailed('--mail', 'bob@example.org') == (again + 'mailed to bob@example.org\n', 3)
        assert built.build(1).status == 0
        assert mailed() == ('mailed to ada@example.org\n', 4)


def test_a_mail_that_cannot_be_recorded_is_reported(built):
    with serving() as (port, box):
        built.configure(mail={'server': f'smtp://localhost:{port}'})
        (built.folder / 'Data' / 'mailed').mkdir()
        ran = built.run('digest', '--mail', 'ada@example.org')
        assert ran.status == NOT_RECORDED and len(box.letters) == 1, ran
        assert 'mailed to ada@example.org, but' in ran.errors and 'will send it again' in ran.errors, ran
