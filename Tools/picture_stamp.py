#!/usr/bin/env python3
"""picture_stamp.py: fails if templates or samples have changed since `make pictures` took the repository's pictures.

The stamp, docs/images/STAMP, is a hash of every file of Templates/ and Samples/ that git knows or would add,
without Templates/README.md, which no page shows.
"""

import hashlib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
STAMP = ROOT / 'docs/images/STAMP'


def current():
    """The hash of the files that the pictures show, by their paths and bytes."""
    listing = subprocess.run(
        ['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', 'Templates', 'Samples']
        + [':!Templates/README.md'],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    total = hashlib.sha256()
    # A file in conflict is listed once for each side.
    for name in sorted({name.decode() for name in listing.stdout.split(b'\0') if name}):
        # One that was deleted is listed until that is staged.
        if (ROOT / name).is_file():
            total.update(f'{name}\0{hashlib.sha256((ROOT / name).read_bytes()).hexdigest()}\n'.encode())
    return total.hexdigest()


def main():
    kept = STAMP.read_text().strip() if STAMP.exists() else ''
    if kept != current():
        sys.exit(
            'Templates/ or Samples/ have changed since the pictures in docs/images and docs/gallery were taken.\n'
            'Run `make pictures` and commit what it writes.'
        )


if __name__ == '__main__':
    main()
