"""GitHub's and GitLab's pipelines make a release of a tag and of nothing else, with `make release`, and hand on dist/."""

import pathlib
import re
import subprocess
import sys

import yaml
from world import ROOT

GITHUB = ROOT / '.github/workflows/release.yml'
GITLAB = ROOT / '.gitlab-ci.yml'
BIN = pathlib.Path(sys.executable).parent


def passes(*command):
    done = subprocess.run([*map(str, command)], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_github_releases_what_make_release_makes_of_a_tag():
    passes(BIN / 'actionlint', GITHUB)
    passes(BIN / 'check-jsonschema', '--builtin-schema', 'vendor.github-workflows', GITHUB)
    workflow = yaml.safe_load(GITHUB.read_text())
    # YAML 1.1 reads `on` as a truth.
    assert workflow[True] == {'push': {'tags': ['v*']}}
    steps = workflow['jobs']['build']['steps']
    assert 'make release TAG="$GITHUB_REF_NAME"' in [step.get('run') for step in steps]
    [upload] = [step for step in steps if step.get('uses', '').startswith('actions/upload-artifact@')]
    assert upload['with']['path'] == 'dist/'
    publish = workflow['jobs']['publish']
    assert publish['needs'] == 'build'
    assert any('gh release create' in step.get('run', '') and ' dist/*' in step['run'] for step in publish['steps'])
    assert workflow['permissions'] == {'contents': 'read'}


def test_gitlab_releases_what_make_release_makes_of_a_tag():
    schema = ['--builtin-schema', 'vendor.gitlab-ci', '--data-transform', 'gitlab-ci']
    passes(BIN / 'check-jsonschema', *schema, GITLAB)
    pipeline = yaml.safe_load(GITLAB.read_text())
    assert pipeline['workflow']['rules'] == [{'if': '$CI_COMMIT_TAG =~ /^v/'}]
    assert 'make release TAG="$CI_COMMIT_TAG"' in pipeline['build']['script']
    assert pipeline['build']['artifacts']['paths'] == ['dist/']
    assert pipeline['publish']['needs'] == ['build']
    assert any('release create' in line and ' dist/*' in line for line in pipeline['publish']['script'])


def test_both_build_in_one_image():
    images = re.findall(r'\bswift:\S+', GITHUB.read_text() + GITLAB.read_text())
    assert len(images) == 2
    assert len(set(images)) == 1
    assert images[0].endswith('-bookworm'), 'Tools/static.sh takes Debian 12'


def test_make_release_runs_the_script():
    told = subprocess.run(['make', '-n', 'release'], check=True, cwd=ROOT, capture_output=True, text=True)
    assert 'Tools/release.sh' in told.stdout
