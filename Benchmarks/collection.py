"""The feeds and annotated texts that measurements read.

They belong to others and are not part of this repository: CONTRIBUTING.md, "Data that is not here", says more.
"""

import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[2] / 'shared'


def needed(path):
    """A file or folder of the collection; where it is absent, the script ends and says what is missing."""
    found = FOLDER / path
    if not found.exists():
        sys.exit(
            f'skipped: there is no {found}. This measurement reads data that is not part of the repository; see '
            '"Data that is not here" in CONTRIBUTING.md.'
        )
    return found
