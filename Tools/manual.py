#!/usr/bin/env python3
"""manual.py PULSE FOLDER: writes the manual pages, pulse.1 and feeds.json.5, from what the program says of itself.

`pulse --experimental-dump-help` has every command and option, as `--help` prints them; `pulse settings` has every setting.
"""

import json
import pathlib
import re
import subprocess
import sys

pulse, folder = sys.argv[1], pathlib.Path(sys.argv[2])


def said(*arguments):
    return subprocess.run([pulse, *arguments], check=True, capture_output=True, text=True).stdout


def plain(text):
    """A text as roff reads it: no line begins with a command, and a minus is one that can be copied."""
    text = text.replace('\\', '\\e').replace('-', '\\-')
    text = text.replace('’', '\\(cq').replace('–', '\\(en').replace('…', '...').replace('✓', 'yes')
    return '\n'.join('\\&' + line if line[:1] in ".'" else line for line in text.split('\n'))


def marked(text):
    """A piece of Markdown: code is bold, links are their names."""
    text = re.sub(r'\[([^\]]*)\]\([^)]*\)', r'\1', text.strip()).replace('**', '').replace('\\|', '|')
    return ''.join('\\fB' + plain(part) + '\\fR' if n % 2 else plain(part) for n, part in enumerate(text.split('`')))


def discussion(text):
    """Paragraphs; what is indented stands as it is."""
    lines, isCode = [], False
    for line in text.strip('\n').split('\n'):
        code = line.startswith('  ')
        if code != isCode:
            lines.append('.nf' if code else '.fi')
            isCode = code
        lines.append(plain(line) if line.strip() else '.sp')
    return lines + (['.fi'] if isCode else [])


def names(argument):
    value = '\\fI' + plain(argument.get('valueName', '')) + '\\fR'
    if argument['kind'] == 'positional':
        return value + (' ...' if argument['isRepeating'] else '')
    all_names = ', '.join(
        '\\fB' + plain(('-' if name['kind'] == 'short' else '--') + name['name']) + '\\fR' for name in argument['names']
    )
    return all_names + (f' {value}' if argument['kind'] == 'option' else '')


def options(command, without=()):
    lines = []
    for argument in command.get('arguments', []):
        name = argument.get('preferredName', {}).get('name') or argument.get('valueName')
        if not argument.get('shouldDisplay', True) or name in without:
            continue
        lines += ['.TP', names(argument), plain(' '.join((argument.get('abstract') or '').split())) or '\\&']
    return lines


def synopsis(command, path):
    required = [
        names(argument)
        for argument in command.get('arguments', [])
        if argument['kind'] == 'positional' and argument.get('shouldDisplay', True)
    ]
    return ' '.join(['\\fB' + plain(path) + '\\fR', '[\\fIoptions\\fR]', *required])


def commands(command, path):
    lines = []
    for one in command.get('subcommands', []):
        if not one.get('shouldDisplay', True) or one['commandName'] == 'help':
            continue
        name = f'{path} {one["commandName"]}'
        lines += ['.SS ' + plain(name), plain(one.get('abstract', '')), '.PP', synopsis(one, name), '.PP']
        lines += discussion(one.get('discussion', '')) + options(one, without=('help', 'version'))
        lines += commands(one, name)
    return lines


def manual():
    top = json.loads(said('--experimental-dump-help'))['command']
    version = said('version').strip()
    return [
        f'.TH PULSE 1 "" "{version}" "Global Pulse"',
        '.SH NAME',
        'pulse \\- ' + plain(top['abstract'].rstrip('.')[0].lower() + top['abstract'].rstrip('.')[1:]),
        '.SH SYNOPSIS',
        '.B pulse',
        '.I command',
        '[\\fIoptions\\fR]',
        '.SH DESCRIPTION',
        *discussion(top['discussion']),
        '.SH COMMANDS',
        *commands(top, 'pulse'),
        '.SH SEE ALSO',
        '.BR feeds.json (5)',
    ]


def table(lines):
    """The rows of a Markdown table, each a name and what it is."""
    rows = [[cell.strip() for cell in re.split(r'(?<!\\)\|', line)[1:-1]] for line in lines if line.startswith('|')]
    for key, value, default, meaning in (row for row in rows[2:] if len(row) == 4):
        yield (
            ['.TP', marked(key) + ' (' + marked(value) + ')', marked(meaning)]
            + ([f'Default: {marked(default)}.'] if default not in ('–', 'required') else [])
            + (['Required.'] if default == 'required' else [])
        )


def settings():
    version = said('version').strip()
    lines = [f'.TH FEEDS.JSON 5 "" "{version}" "Global Pulse"', '.SH NAME', 'feeds.json \\- the settings of pulse']
    for number, part in enumerate(re.split(r'^#+ ', said('settings'), flags=re.MULTILINE)[1:]):
        title, _, body = part.partition('\n')
        lines.append('.SH ' + ('DESCRIPTION' if number == 0 else marked(title)))
        for paragraph in (p.strip() for p in body.split('\n\n')):
            if paragraph.startswith('|'):
                for row in table(paragraph.split('\n')):
                    lines += row
            elif paragraph.startswith('    '):
                lines += ['.nf', plain(paragraph), '.fi']
            elif paragraph and 'generated from' not in paragraph:
                lines += ['.PP', marked(' '.join(paragraph.split()))]
    return [*lines, '.SH SEE ALSO', '.BR pulse (1)']


for name, lines in (('pulse.1', manual()), ('feeds.json.5', settings())):
    (folder / name).write_text('\n'.join(lines) + '\n')
