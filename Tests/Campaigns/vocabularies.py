"""The elements, members and attributes that the program reads, out of the tables of its source: a new one is tried by itself."""

import re

from world import ROOT

SOURCES = ROOT / 'Sources'


def xml_elements():
    """Prefix, address of the namespace and name of every element of feeds."""
    found = []
    for file in sorted((SOURCES / 'Parsing/Vocabulary').glob('FeedVocabulary*.swift')):
        for space in re.split(r'\bNamespace\((?=\s*addresses: \[)', file.read_text())[1:]:
            address = re.search(r'addresses: \[\s*"([^"]+)"', space)[1]
            prefix = (re.search(r'prefixes: \["([^"]+)"', space) or [None, 'x'])[1]
            found += [(prefix, address, name) for name in re.findall(r'"([a-z]+)": \(\.', space)]
    assert len(found) > 100
    return found


def xml_attributes():
    names = names_in('Parsing/Vocabulary/FeedVocabulary.swift', r'"([a-z]+)": \.')
    assert len(names) > 20
    return names


def json_members():
    names = names_in('Parsing/Vocabulary/JSONVocabulary.swift', r'"([a-z_]+)": \(\.')
    assert len(names) > 35
    return names


def outline_attributes():
    names = names_in('Parsing/Subscriptions/OPMLVocabulary.swift', r'"([a-z]+)": \.')
    assert len(names) > 5
    return names


def html_elements():
    tables = ['AllowedElements.swift', 'Extraction/PageTreeBuilder.swift', 'Extraction/ArticleFinder.swift']
    names = set()
    for table in tables:
        names |= set(re.findall(r'"([a-z][a-z0-9]*)"', (SOURCES / 'MarkupReading/HTML' / table).read_text()))
    assert len(names) > 90
    return sorted(names)


def html_attributes():
    names = names_in('MarkupReading/HTML/AllowedElements.swift', r'\("([a-z]+)", \.')
    names += names_in('MarkupReading/HTML/ProseBuilder+Attributes.swift', r'"(data-[a-z-]+|[a-z]+)"')
    assert {'href', 'src', 'title', 'style'} <= set(names)
    return sorted(set(names))


def linked_data():
    """The words of schema.org that are looked for in a page's JSON-LD."""
    text = (SOURCES / 'MarkupReading/HTML/Extraction/LinkedData.swift').read_text()
    keys = re.search(r'case headline,([^\n]+)', text)[1]
    return ['headline', *re.findall(r'\w+', keys), *re.findall(r'= "(@\w+)"', text)]


def names_in(file, pattern):
    return list(dict.fromkeys(re.findall(pattern, (SOURCES / file).read_text())))
