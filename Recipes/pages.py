"""pages.py: whether docs/running/NAME.md shows the files of each recipe as they are; what is pasted is what was tried."""

import pathlib
import sys

root = pathlib.Path(__file__).resolve().parents[1]
files = {
    page.stem: [
        path
        for path in sorted((root / 'Recipes' / page.stem).iterdir())
        if path.name != 'try.sh' and not path.name.startswith('__')
    ]
    for page in sorted((root / 'docs/running').glob('*.md'))
}
starter = root / 'Starter/github'
files['github'] = [starter / '.github/workflows/edition.yml', starter / 'archive.sh']
wrong = 0
for name, shown in files.items():
    text = (root / f'docs/running/{name}.md').read_text()
    for path in shown:
        if path.read_text().rstrip('\n') + '\n```' not in text:
            print(f'docs/running/{name}.md does not show {path.relative_to(root)} as it is')
            wrong = 1
sys.exit(wrong)
