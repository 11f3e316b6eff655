"""A site handed on to a store that speaks S3: moto's server in place of Amazon's, rclone carries."""

import os
import subprocess

import boto3
import pytest
from moto.server import ThreadedMotoServer
from world import PULSE

HEADING = '# Published by Global Pulse. What is not listed here is left alone.'
KEYS = {'AWS_ACCESS_KEY_ID': 'ada', 'AWS_SECRET_ACCESS_KEY': 's3cret-s3cret', 'AWS_DEFAULT_REGION': 'us-east-1'}


@pytest.fixture
def store(monkeypatch):
    """A bucket, and where it is."""
    for name, value in KEYS.items():
        monkeypatch.setenv(name, value)
    server = ThreadedMotoServer(ip_address='127.0.0.1', port=0)
    server.start()
    host, port = server.get_host_and_port()
    address = f'http://{host}:{port}'
    client = boto3.client('s3', endpoint_url=address)
    client.create_bucket(Bucket='news')
    yield client, address
    server.stop()


def written(folder, pages):
    """A site as a build would leave it."""
    for path, text in pages.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding='utf-8')
    (folder / '.pulse-manifest').write_text('\n'.join([HEADING, *sorted(pages), '']), encoding='utf-8')


def published(folder, address, *arguments):
    environment = {
        'PATH': os.environ['PATH'], 'HOME': str(folder), 'RCLONE_CONFIG_S3_TYPE': 's3',
        'RCLONE_CONFIG_S3_PROVIDER': 'Other', 'RCLONE_CONFIG_S3_ENV_AUTH': 'true', 'RCLONE_CONFIG_S3_ENDPOINT': address,
        **KEYS,
    }  # fmt: skip
    command = [PULSE, 'publish', 'rclone', 's3:news/site', *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def objects(client):
    listed = client.list_objects_v2(Bucket='news').get('Contents', [])
    return {entry['Key']: entry for entry in listed if not entry['Key'].endswith('.pulse-manifest')}


def test_a_store(store, tmp_path):
    client, address = store
    (tmp_path / 'feeds.json').write_text(
        '{"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}]}', encoding='utf-8'
    )
    site = tmp_path / 'Output'
    written(site, {'index.html': 'front', 'a/b.html': 'one', 'assets/v-1/style.css': 'p{}', 'ü.json': '{}'})
    client.put_object(Bucket='news', Key='site/mine.txt', Body=b'mine')

    dry = published(tmp_path, address, '--dry-run')
    assert (dry.returncode, dry.stderr) == (0, '')
    assert dry.stdout.splitlines()[-1] == 'rclone s3:news/site: would write 4 of 4 files, would remove 0'
    assert set(objects(client)) == {'site/mine.txt'}

    first = published(tmp_path, address)
    assert (first.stdout, first.stderr) == ('rclone s3:news/site: wrote 4 of 4 files, removed 0\n', '')
    before = objects(client)
    assert set(before) == {
        'site/mine.txt',
        'site/index.html',
        'site/a/b.html',
        'site/assets/v-1/style.css',
        'site/ü.json',
    }
    head = client.head_object(Bucket='news', Key='site/a/b.html')
    assert head['ContentType'] == 'text/html; charset=utf-8'
    assert head['CacheControl'] == 'no-cache'
    # What is named by its content stays what it is.
    style = client.head_object(Bucket='news', Key='site/assets/v-1/style.css')
    assert style['CacheControl'] == 'public, max-age=31536000, immutable'
    # The front page leads to the others, so it comes last.
    assert before['site/index.html']['LastModified'] == max(
        entry['LastModified'] for key, entry in before.items() if key != 'site/mine.txt'
    )

    (site / 'a/b.html').unlink()
    written(site, {'index.html': 'new', 'assets/v-1/style.css': 'p{}', 'ü.json': '{}'})
    second = published(tmp_path, address)
    assert (second.stdout, second.stderr) == ('rclone s3:news/site: wrote 1 of 3 files, removed 1\n', '')
    after = objects(client)
    assert set(after) == {'site/mine.txt', 'site/index.html', 'site/assets/v-1/style.css', 'site/ü.json'}
    assert after['site/assets/v-1/style.css']['LastModified'] == before['site/assets/v-1/style.css']['LastModified']
    assert client.get_object(Bucket='news', Key='site/index.html')['Body'].read() == b'new'


def test_a_store_that_refuses(store, tmp_path):
    _, address = store
    (tmp_path / 'feeds.json').write_text(
        '{"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}]}', encoding='utf-8'
    )
    written(tmp_path / 'Output', {'index.html': 'front'})
    ran = published(tmp_path, 'http://127.0.0.1:9')
    assert ran.returncode == 1
    assert len(ran.stderr.splitlines()) == 1
    assert 's3cret' not in ran.stdout + ran.stderr
    assert published(tmp_path, address).returncode == 0
