#!/usr/bin/env python3
"""image.py IMAGE PROGRAM PACKAGES VERSION: writes a container image's archive (OCI, and as `docker load` reads it) without a daemon.

Its root is Debian's packages in the folder PACKAGES, unpacked, with the program above them; the same input gives the same
bytes. SOURCE_DATE_EPOCH is the time of everything in it. There is no shell. `Recipes/container` makes an image that has one.
"""

import datetime
import gzip
import hashlib
import io
import json
import os
import pathlib
import subprocess
import sys
import tarfile

EPOCH = int(os.environ['SOURCE_DATE_EPOCH'])
NOBODY = 65534
BUNDLE = 'etc/ssl/certs/ca-certificates.crt'
# Of a package's documentation only its licence is kept.
DROPPED = ('usr/share/doc/', 'usr/share/man/', 'usr/share/info/', 'usr/share/lintian/', 'usr/share/locale/')


def entry(name, mode=0o644, owner=0, kind=tarfile.REGTYPE):
    info = tarfile.TarInfo(name)
    info.mode, info.uid, info.gid, info.type = mode, owner, owner, kind
    return info


def dpkg_deb(*arguments):
    return subprocess.run(['dpkg-deb', *arguments], check=True, capture_output=True).stdout


def unpacked(package):
    """A package's entries by name, each with its bytes, and its description where scanners of images look for it."""
    entries = {}
    with tarfile.open(fileobj=io.BytesIO(dpkg_deb('--fsys-tarfile', str(package)))) as archive:
        for info in archive:
            info.name = info.name.removeprefix('./')
            if info.name in ('', '.') or (f'{info.name}/'.startswith(DROPPED) and not info.name.endswith('/copyright')):
                continue
            entries[info.name] = info, archive.extractfile(info).read() if info.isreg() else b''
    name = dpkg_deb('-f', str(package), 'Package').decode().strip()
    entries[f'var/lib/dpkg/status.d/{name}'] = entry(f'var/lib/dpkg/status.d/{name}'), dpkg_deb('-f', str(package))
    return entries


def system(packages):
    """The root below the program; what maintainer scripts would make is made here."""
    entries = {}
    for package in sorted(packages.glob('*.deb')):
        entries |= unpacked(package)
    authorities = sorted(
        name for name in entries if name.startswith('usr/share/ca-certificates/') and name.endswith('.crt')
    )
    made = {
        BUNDLE: b''.join(entries[name][1].rstrip(b'\n') + b'\n' for name in authorities),
        'etc/passwd': b'root:x:0:0:root:/root:/sbin/nologin\nnobody:x:65534:65534:nobody:/news:/sbin/nologin\n',
        'etc/group': b'root:x:0:\nnogroup:x:65534:\n',
    }
    return entries | {name: (entry(name), data) for name, data in made.items()}


def layer(entries):
    """A layer's tar archive: sorted, each folder before what it holds, no names of owners."""
    for name in list(entries):
        for folder in list(pathlib.PurePosixPath(name).parents)[:-1]:
            entries.setdefault(str(folder), (entry(str(folder), 0o755, kind=tarfile.DIRTYPE), b''))
    held = io.BytesIO()
    with tarfile.open(fileobj=held, mode='w', format=tarfile.GNU_FORMAT) as archive:
        for _, (info, data) in sorted(entries.items()):
            info.mtime, info.uname, info.gname, info.size = EPOCH, '', '', len(data)
            archive.addfile(info, io.BytesIO(data))
    return held.getvalue()


def main(target, program, packages, version):
    blobs = {}

    def blob(data, kind):
        digest = hashlib.sha256(data).hexdigest()
        blobs[f'blobs/sha256/{digest}'] = data
        return {'mediaType': f'application/vnd.oci.image.{kind}', 'digest': f'sha256:{digest}', 'size': len(data)}

    def as_json(value):
        return json.dumps(value, sort_keys=True, separators=(',', ':')).encode()

    own = {
        'usr/bin/pulse': (entry('usr/bin/pulse', 0o755), pathlib.Path(program).read_bytes()),
        'news': (entry('news', 0o755, NOBODY, tarfile.DIRTYPE), b''),
    }
    tars = [layer(system(pathlib.Path(packages))), layer(own)]
    layers = [blob(gzip.compress(tar, 6, mtime=0), 'layer.v1.tar+gzip') for tar in tars]
    created = datetime.datetime.fromtimestamp(EPOCH, datetime.UTC).strftime('%Y-%m-%dT%H:%M:%SZ')
    labels = {'title': 'Global Pulse', 'version': version, 'licenses': 'MIT', 'created': created}
    told = {f'org.opencontainers.image.{name}': value for name, value in labels.items()}
    platform = {
        'architecture': subprocess.check_output(['dpkg', '--print-architecture'], text=True).strip(),
        'os': 'linux',
    }
    config = {
        **platform,
        'created': created,
        'config': {
            'User': f'{NOBODY}:{NOBODY}',
            'WorkingDir': '/news',
            'Entrypoint': ['/usr/bin/pulse'],
            'Cmd': ['build', '--quiet'],
            'Env': ['PATH=/usr/bin:/bin'],
            'Labels': told,
        },
        'rootfs': {'type': 'layers', 'diff_ids': ['sha256:' + hashlib.sha256(tar).hexdigest() for tar in tars]},
        'history': [{'created': created, 'created_by': by} for by in ("Debian's packages", f'pulse {version}')],
    }
    described = blob(as_json(config), 'config.v1+json')
    manifest = {
        'schemaVersion': 2,
        'mediaType': 'application/vnd.oci.image.manifest.v1+json',
        'config': described,
        'layers': layers,
        'annotations': told,
    }
    listed = blob(as_json(manifest), 'manifest.v1+json')
    listed |= {'platform': platform, 'annotations': {'org.opencontainers.image.ref.name': f'pulse:{version}'}}
    path = {each['digest']: 'blobs/' + each['digest'].replace(':', '/') for each in [described, *layers]}
    loaded = {
        'Config': path[described['digest']],
        'RepoTags': [f'pulse:{version}'],
        'Layers': [path[each['digest']] for each in layers],
    }
    files = blobs | {
        'oci-layout': as_json({'imageLayoutVersion': '1.0.0'}),
        'index.json': as_json({'schemaVersion': 2, 'manifests': [listed]}),
        'manifest.json': as_json([loaded]),
    }
    pathlib.Path(target).write_bytes(layer({name: (entry(name), data) for name, data in files.items()}))


main(*sys.argv[1:])
