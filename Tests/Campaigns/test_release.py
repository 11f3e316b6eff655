"""What people download: packed twice in different places it is the same to the byte, and all of it is of one version.

The program in it is a small one that runs the tool, so that packing takes seconds; `make release` packs the static file.
"""

import gzip
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import tarfile

import pytest
from world import PULSE, ROOT

VERSION = re.search(r'^let version = "(.*)"$', (ROOT / 'Sources/pulse/Pulse.swift').read_text(), re.MULTILINE).group(1)
ARCHIVES = ('libcurl4-openssl-dev', 'libssl-dev', 'libsqlite3-dev', 'libxml2-dev')


def run(*command, **options):
    return subprocess.run([*map(str, command)], check=False, capture_output=True, text=True, **options)


def output(*command, **options):
    done = run(*command, **options)
    assert done.returncode == 0, done.stderr
    return done.stdout


def clone(folder):
    """The repository as it is here, with what is not committed yet."""
    output('git', 'clone', '-q', '--shared', ROOT, folder)
    for name in output('git', 'ls-files', '-mo', '--exclude-standard', cwd=ROOT).splitlines():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    # As a build leaves it.
    (folder / '.build-static').mkdir()
    checkouts = next(path for path in ROOT.glob('.build*/checkouts') if (path / 'GRDB.swift').exists())
    (folder / '.build-static/checkouts').symlink_to(checkouts)
    return folder


def package(folder, name, files):
    """A package of Debian's that stands for one of the image's."""
    built = folder / name
    for path, text in files.items():
        (built / path).parent.mkdir(parents=True, exist_ok=True)
        (built / path).write_text(text)
    (built / 'DEBIAN').mkdir(parents=True)
    fields = {'Package': name, 'Version': '1:2.3+4', 'Architecture': 'all', 'Maintainer': 'A <a@b.example>'}
    control = ''.join(f'{key}: {value}\n' for key, value in (fields | {'Description': 'a trial'}).items())
    (built / 'DEBIAN/control').write_text(control)
    output('dpkg-deb', '--root-owner-group', '--build', built, folder / 'packages')


@pytest.fixture(scope='module')
def inputs(tmp_path_factory):
    """The program, the list of archives and the image's packages, as arguments of Tools/release.sh."""
    for tool in ('dh', 'lintian', 'skopeo', 'umoci'):
        if not shutil.which(tool):
            pytest.skip(f'{tool} is missing; Tools/setup.sh test installs it')
    folder = tmp_path_factory.mktemp('inputs')
    source = f'#include <unistd.h>\nint main(int n, char **v) {{ (void)n; return execv("{PULSE}", v); }}\n'
    output('clang', '-x', 'c', '-O2', '-o', folder / 'pulse', '-', input=source)
    listed = output('dpkg', '-L', *ARCHIVES).split()
    (folder / 'linked').write_text(''.join(f'{path}\n' for path in sorted(listed) if path.endswith('.a')))
    (folder / 'packages').mkdir()
    authority = 'usr/share/ca-certificates/mozilla'
    package(folder, 'ca-certificates', {f'{authority}/B.crt': 'two\n', f'{authority}/A.crt': 'one'})
    package(
        folder,
        'tzdata',
        {'usr/share/zoneinfo/UTC': 'TZif', 'usr/share/man/man8/x': 'no', 'usr/share/doc/tzdata/copyright': 'yes'},
    )
    return folder / 'pulse', folder / 'linked', folder / 'packages'


@pytest.fixture(scope='module')
def release(inputs, tmp_path_factory):
    folder = clone(tmp_path_factory.mktemp('one') / 'pulse')
    output(folder / 'Tools/release.sh', *inputs, cwd='/')
    return folder / 'dist'


def only(release, pattern):
    [found] = release.glob(pattern)
    return found


@pytest.mark.seldom
def test_it_is_the_same_from_another_clone(inputs, release, tmp_path):
    folder = clone(tmp_path / 'a-name-that-is-longer' / 'pulse')
    # Later, in another zone and language, with other rights for new files, and packages whose files are in another order.
    packages = tmp_path / 'packages'
    packages.mkdir()
    for one in sorted(inputs[2].iterdir(), reverse=True):
        shutil.copy(one, packages)
    environment = os.environ | {'TZ': 'Asia/Tokyo', 'LC_ALL': 'C.UTF-8'}
    output(
        'sh', '-c', 'umask 077 && exec "$@"', '-', folder / 'Tools/release.sh', *inputs[:2], packages, env=environment
    )
    sums = [(each / 'SHA256SUMS').read_text() for each in (release, folder / 'dist')]
    assert sums[0].splitlines() == sums[1].splitlines()
    assert len(sums[0].splitlines()) == 6


def test_checksums_cover_every_file(release):
    output('sha256sum', '--check', '--strict', 'SHA256SUMS', cwd=release)
    summed = {line.split()[1] for line in (release / 'SHA256SUMS').read_text().splitlines()}
    assert summed == {path.name for path in release.iterdir()} - {'SHA256SUMS'}


def test_all_parts_are_of_one_version(release):
    assert output(only(release, 'pulse-*-linux-*'), '--version').strip() == f'pulse {VERSION}'
    assert output('dpkg-deb', '-f', only(release, '*.deb'), 'Version').strip() == VERSION
    image = json.loads(output('skopeo', 'inspect', f'oci-archive:{only(release, "*-image-*")}'))
    assert image['Labels']['org.opencontainers.image.version'] == VERSION
    bill = json.loads(only(release, '*.cdx.json').read_text())
    assert bill['metadata']['component']['version'] == VERSION
    assert all(VERSION in path.name for path in release.iterdir() if path.name != 'SHA256SUMS')
    heading = re.search(rf'^## {re.escape(VERSION)} \(.+\)$', (ROOT / 'CHANGELOG.md').read_text(), re.MULTILINE)
    assert heading, 'CHANGELOG.md does not name the version with its date'
    assert only(release, '*-changes.md').read_text().strip()


def test_the_package_brings_what_make_deb_does(release):
    names = output('dpkg-deb', '-c', only(release, '*.deb'))
    for name in ('./usr/bin/pulse', 'pulse.1.gz', 'feeds.json.5.gz', 'pulse.timer', 'completions/pulse'):
        assert name in names
    # The C library that its program names, as of the static file; other libraries are within.
    libraries = output('readelf', '-V', only(release, 'pulse-*-linux-*'))
    newest = max(re.findall(r'GLIBC_([\d.]+)', libraries), key=lambda version: [*map(int, version.split('.'))])
    depends = output('dpkg-deb', '-f', only(release, '*.deb'), 'Depends')
    assert re.findall(r'lib[^,]*', depends) == [f'libc6 (>= {newest})']


def test_the_image_is_sound_and_runs_as_nobody(release, tmp_path):
    image = only(release, '*-image-*')
    # Both check each digest.
    output('skopeo', 'copy', '-q', f'oci-archive:{image}', f'oci:{tmp_path}/layout:it')
    output('skopeo', 'copy', '-q', f'docker-archive:{image}', f'dir:{tmp_path}/docker')
    config = json.loads(output('skopeo', 'inspect', '--config', f'oci:{tmp_path}/layout:it'))['config']
    assert (config['User'], config['WorkingDir']) == ('65534:65534', '/news')
    assert config['Entrypoint'] + config['Cmd'] == ['/usr/bin/pulse', 'build', '--quiet']
    output('umoci', 'unpack', '--rootless', '--image', f'{tmp_path}/layout:it', tmp_path / 'bundle')
    root = tmp_path / 'bundle/rootfs'
    assert output(root / 'usr/bin/pulse', 'version').strip() == f'pulse {VERSION}'
    assert (root / 'etc/ssl/certs/ca-certificates.crt').read_text() == 'one\ntwo\n'
    assert (root / 'usr/share/doc/tzdata/copyright').exists()
    assert not (root / 'usr/share/man').exists()
    assert 'Package: tzdata' in (root / 'var/lib/dpkg/status.d/tzdata').read_text()


def test_the_files_of_the_image_have_one_time_and_the_stated_owners(release):
    with tarfile.open(only(release, '*-image-*')) as archive:
        [manifest] = json.load(archive.extractfile('manifest.json'))
        layers = [gzip.decompress(archive.extractfile(name).read()) for name in manifest['Layers']]
    entries = []
    for layer in layers:
        with tarfile.open(fileobj=io.BytesIO(layer)) as archive:
            entries += archive.getmembers()
    assert {entry.mtime for entry in entries} == {int(output('git', 'log', '-1', '--format=%ct', cwd=ROOT))}
    assert [(entry.name, entry.mode) for entry in entries if entry.uid] == [('news', 0o755)]
    assert not [entry.name for entry in entries if entry.uname or entry.gname]


def test_the_bill_of_materials_is_valid_and_names_every_library(release):
    validation = pytest.importorskip('cyclonedx.validation.json', reason='Tools/setup.sh test installs it')
    schema = pytest.importorskip('cyclonedx.schema')
    text = only(release, '*.cdx.json').read_text()
    assert validation.JsonStrictValidator(schema.SchemaVersion.V1_6).validate_str(text) is None
    bill = json.loads(text)
    parts = {each['name']: each for each in bill['components']}
    assert {'curl', 'openssl', 'sqlite3', 'libxml2', 'tzdata', 'XStatic-Leaflet'} <= parts.keys()
    pins = json.loads((ROOT / 'Tools/release/swift-packages.json').read_text())['pins']
    assert {pin['state']['version'] for pin in pins} <= {each['version'] for each in bill['components']}
    assert parts['openssl']['version'] == output('dpkg-query', '-W', '-f', '${source:Version}', 'libssl-dev')
    assert all(each['licenses'] and each['version'] for each in bill['components'])
    summed = dict(reversed(line.split()) for line in (release / 'SHA256SUMS').read_text().splitlines())
    for file in bill['metadata']['component']['components']:
        assert file['hashes'][0]['content'] == summed[file['name']]


def test_licences_of_what_is_linked_in_are_there(release):
    text = only(release, '*-licences.txt').read_text()
    for name in ('libssl-dev', 'libcurl4-openssl-dev', 'GRDB.swift', 'swift-argument-parser', 'Lists of words'):
        assert f'\n==== {name}\n' in text


def test_a_library_without_a_licence_is_an_error(inputs, tmp_path):
    folder = clone(tmp_path / 'pulse')
    table = folder / 'Tools/release/licences.tsv'
    table.write_text(''.join(line for line in table.read_text().splitlines(True) if not line.startswith('curl\t')))
    program, linked, packages = inputs
    pins = folder / 'Tools/release/swift-packages.json'
    environment = os.environ | {'SOURCE_DATE_EPOCH': '0'}
    told = run(folder / 'Tools/release/sbom.py', VERSION, linked, pins, packages, program, env=environment)
    assert told.returncode == 1
    assert (
        told.stderr == 'sbom: Tools/release/licences.tsv has no line for curl, which is in program; add its licence\n'
    )


@pytest.mark.parametrize('tag', ['v0.0.1', VERSION])
def test_a_tag_that_is_not_the_version_ends_it_before_anything_is_built(tag, tmp_path):
    folder = clone(tmp_path / 'pulse')
    told = run(folder / 'Tools/release.sh', env=os.environ | {'TAG': tag})
    assert told.returncode == 1
    assert told.stderr == f'release: the tag {tag} is not v{VERSION}, the version in Sources/pulse/Pulse.swift\n'


def test_changes_without_a_commit_are_no_release(tmp_path):
    folder = clone(tmp_path / 'pulse')
    (folder / 'README.md').write_text('another\n')
    told = run(folder / 'Tools/release.sh')
    assert told.returncode == 1
    assert told.stderr == 'release: there are changes that no commit has; commit or remove them (git status)\n'
    assert not (folder / 'dist').exists()


def test_a_program_of_another_version_is_not_packed(inputs, tmp_path):
    folder = clone(tmp_path / 'pulse')
    other = tmp_path / 'other'
    other.write_text('#!/bin/sh\necho pulse 0.9.0\n')
    other.chmod(0o755)
    told = run(folder / 'Tools/release.sh', other, *inputs[1:])
    assert told.returncode == 1
    assert told.stderr == f'release: {other} is not version {VERSION}; build it again\n'


def test_a_program_that_names_its_folder_is_not_packed(inputs, tmp_path):
    folder = clone(tmp_path / 'pulse')
    other = tmp_path / 'other'
    other.write_text(f'#!/bin/sh\n# {folder}/Sources\necho pulse {VERSION}\n')
    other.chmod(0o755)
    told = run(folder / 'Tools/release.sh', other, *inputs[1:])
    assert told.returncode == 1
    assert told.stderr.startswith(f'release: {other} names the folder that it was built in')


@pytest.mark.seldom
def test_it_is_compiled_in_one_folder_wherever_the_clone_is(inputs, tmp_path):
    """Swift's compiler lets paths into the program. Here the compiler is a script that says where it was run."""
    program, linked, packages = inputs
    (tmp_path / 'bin').mkdir()
    apt = tmp_path / 'bin/apt-get'
    apt.write_text(f'#!/bin/sh\ncp {packages}/*.deb .\n')
    apt.chmod(0o755)
    environment = os.environ | {'PATH': f'{tmp_path}/bin:{os.environ["PATH"]}'}
    for who in ('AUTHOR', 'COMMITTER'):
        environment |= {f'GIT_{who}_NAME': 'A', f'GIT_{who}_EMAIL': 'a@b.example'}
    folder = clone(tmp_path / 'pulse')
    (folder / '.build-libraries').mkdir()
    static = folder / 'Tools/static.sh'
    static.write_text(
        f'#!/bin/sh\ncd "$(dirname "$0")/.." && pwd >{tmp_path}/where && mkdir .build-static && test -s Package.resolved\n'
        f'cp {program} {linked} .build-static/ && cp -rL {folder}/.build-static/checkouts .build-static/\n'
    )
    output('git', 'add', '-A', cwd=folder)
    output('git', 'commit', '-qm', 'A trial', cwd=folder, env=environment)
    output(folder / 'Tools/release.sh', env=environment)
    place = pathlib.Path((tmp_path / 'where').read_text().strip())
    assert place == pathlib.Path('/var/tmp/global-pulse-release')
    assert not place.exists()
    output('sha256sum', '--check', '--strict', 'SHA256SUMS', cwd=folder / 'dist')
    place.mkdir()
    try:
        told = run(folder / 'Tools/release.sh', env=environment)
    finally:
        place.rmdir()
    assert told.returncode == 1
    assert told.stderr == f'release: {place} cannot be made; remove it unless another release is being built\n'
