#!/usr/bin/env python3
"""sbom.py VERSION LINKED PINS PACKAGES FILE...: prints what the release is made of, as CycloneDX 1.6.

Named are the archives in the list LINKED (Tools/static.sh writes it), Swift's packages that PINS names, the scripts of pages, and
Debian's packages in the folder PACKAGES, which are in the container image alone. Hashes are those of each FILE; the time is
SOURCE_DATE_EPOCH. A licence that Tools/release/licences.tsv does not have is an error.
"""

import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

TOOLS = pathlib.Path(__file__).resolve().parents[1]
LICENCES = dict(line.split('\t') for line in (TOOLS / 'release/licences.tsv').read_text().splitlines())
# Archives that Tools/static.sh makes or unpacks: a package of theirs that is installed, from the same source.
MADE = {'libcld2.a': 'libcld2-dev', 'libpgcommon_shlib.a': 'libpq-dev', 'libpgport_shlib.a': 'libpq-dev'}
OWN = {'libunused.a', 'libolder.a', 'libpictures.a'}


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def component(name, version, purl, part):
    if name not in LICENCES:
        sys.exit(f'sbom: Tools/release/licences.tsv has no line for {name}, which is in {part}; add its licence')
    return {
        'type': 'library',
        'bom-ref': purl,
        'name': name,
        'version': version,
        'licenses': [{'expression': LICENCES[name]}],
        'purl': purl,
        'properties': [{'name': 'pulse:part', 'value': part}],
    }


def debian(name, version, part, release='bookworm', arch='source'):
    quoted = version.replace('+', '%2B').replace(':', '%3A')
    return component(name, version, f'pkg:deb/debian/{name.lower()}@{quoted}?arch={arch}&distro={release}', part)


def archives(paths):
    """The components that archives of the linker's belong to, without our own."""
    installed, files = set(), []
    for path in paths:
        if 'swift_static' in path.parts:
            version = re.search(r'Swift version (\S+)', output('swiftc', '--version')).group(1)
            name = 'swift-foundation-icu' if 'FoundationICU' in path.name else 'swift'
            yield component(name, version, f'pkg:swift/github.com/swiftlang/{name}@{version}', 'program')
        elif path.name == 'libc_nonshared.a':
            package = next(path.parents[4].glob('libc6-dev_*.deb'))
            yield debian('glibc', output('dpkg-deb', '-f', str(package), 'Version'), 'program', 'bullseye')
        elif path.name in MADE:
            installed.add(MADE[path.name])
        elif path.name not in OWN:
            files.append(str(path))
    installed |= {line.split(':')[0] for line in output('dpkg', '-S', *files).splitlines()}
    for line in output('dpkg-query', '-W', '-f=${source:Package} ${source:Version}\n', *sorted(installed)).splitlines():
        yield debian(*line.split(), 'program')


def swift_package(pin):
    address, version = pin['location'].removeprefix('https://').removesuffix('.git'), pin['state']['version']
    return component(address.split('/')[-1], version, f'pkg:swift/{address}@{version}', 'program')


def scripts():
    """Scripts of the pages, as Tools/libraries.sh fetches them."""
    for name, version in re.findall(r'^([\w-]+)==(\S+)', (TOOLS / 'libraries.txt').read_text(), re.MULTILINE):
        yield component(name, version, f'pkg:pypi/{name.lower()}@{version}', 'pages')
    for name, version in re.findall(r"^debian (\S+) '(.+?)'", (TOOLS / 'libraries.sh').read_text(), re.MULTILINE):
        yield debian(name, version, 'pages', arch='all')


def in_image(package):
    told = output('dpkg-deb', '-f', str(package), 'Package', 'Version', 'Architecture', 'Source')
    fields = dict(line.split(': ', 1) for line in told.splitlines())
    source = fields.get('Source', fields['Package']).split()[0]
    found = debian(source, fields['Version'], 'image', arch=fields['Architecture'])
    purl = found['purl'].replace(f'/{source}@', f'/{fields["Package"]}@')
    return found | {'name': fields['Package'], 'purl': purl, 'bom-ref': purl}


def hashed(path):
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return {'type': 'file', 'bom-ref': path.name, 'name': path.name, 'hashes': [{'alg': 'SHA-256', 'content': digest}]}


def main(version, linked, pins, packages, *files):
    paths = [pathlib.Path(line) for line in pathlib.Path(linked).read_text().splitlines()]
    found = list(archives(paths))
    found += map(swift_package, json.loads(pathlib.Path(pins).read_text())['pins'])
    found += scripts()
    found += map(in_image, pathlib.Path(packages).glob('*.deb'))
    components = sorted({each['bom-ref']: each for each in found}.values(), key=lambda each: each['bom-ref'])
    when = datetime.datetime.fromtimestamp(int(os.environ['SOURCE_DATE_EPOCH']), datetime.UTC)
    pulse = {
        'type': 'application',
        'bom-ref': 'pulse',
        'name': 'pulse',
        'version': version,
        'licenses': [{'license': {'id': 'MIT'}}],
        'components': [hashed(pathlib.Path(file)) for file in sorted(files)],
    }
    bill = {
        'bomFormat': 'CycloneDX',
        'specVersion': '1.6',
        'serialNumber': uuid.uuid5(uuid.NAMESPACE_URL, f'pulse {json.dumps([pulse, components])}').urn,
        'version': 1,
        'metadata': {'timestamp': when.strftime('%Y-%m-%dT%H:%M:%SZ'), 'component': pulse},
        'components': components,
        'dependencies': [{'ref': 'pulse', 'dependsOn': [each['bom-ref'] for each in components]}],
    }
    print(json.dumps(bill, indent=1, ensure_ascii=False))


main(*sys.argv[1:])
