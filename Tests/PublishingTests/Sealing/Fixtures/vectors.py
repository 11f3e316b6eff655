"""Writes vectors.json: what sealing should give, by Python's hashlib and the `cryptography` package, as docs/private.md describes it."""

import base64
import hashlib
import hmac
import json
import pathlib

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

PASSPHRASE = 'Caf\u00e9 lantern orbit thistle'
SALT = bytes(range(16))
ROUNDS = 1000
# Too short to be compressed.
FILES = {'index.html': b'<p>Hi', 'assets/map.json': b'{}', 'stories/\u00e9.md': '\u00e9'.encode(), 'empty.txt': b''}

master = hashlib.pbkdf2_hmac('sha256', PASSPHRASE.encode(), SALT, ROUNDS)


def derived(purpose, path, text=b''):
    return hmac.digest(master, purpose.encode() + b'\0' + path.encode() + b'\0' + text, 'sha256')


def sealed(path, text):
    nonce = derived('nonce', path, text)[:12]
    return nonce + AESGCM(derived('file', path)).encrypt(nonce, text, None)


def packed(text):
    length = len(text).to_bytes(4, 'big')
    return (b'\0' + length + length + text).ljust(4096, b'\0')


vectors = dict(
    passphrase=PASSPHRASE,
    salt=base64.b64encode(SALT).decode(),
    rounds=ROUNDS,
    check=base64.b64encode(sealed('private.json', b'')).decode(),
    files=[
        dict(
            path=path,
            text=base64.b64encode(text).decode(),
            name=f'sealed/{derived("name", path)[:16].hex()}.bin',
            bytes=base64.b64encode(sealed(path, packed(text))).decode(),
        )
        for path, text in FILES.items()
    ],
)
pathlib.Path(__file__).with_name('vectors.json').write_text(json.dumps(vectors, indent=1, ensure_ascii=False) + '\n')
