#!/usr/bin/env python3
"""Makes Templates/assets/map/world.json: land, borders and disputed lines for the map that can be zoomed into.

    apt-get download qgis-common=3.22.16+dfsg-1 && dpkg-deb -x qgis-common_*.deb /tmp/qgis
    Tools/world.py /tmp/qgis/usr/share/qgis/resources/data/world_map.gpkg > Templates/assets/map/world.json

QGIS carries Natural Earth 4.1 at 1:10m (public domain; borders de facto): countries, generalised so that neighbours keep
their common points, and the lines of breakaway and disputed areas as they were drawn. Only the standard library is needed.
Lines are lists of whole numbers, 20 to a unit of the base map (`basemap.py`): a first point, then steps.
"""

import heapq
import itertools
import json
import sqlite3
import struct
import sys
from collections import Counter, defaultdict

from basemap import BOTTOM, TOP, area, graticule, on_map

FINE = 20  # steps of the grid in a unit of the base map, which is 20 km at the equator
DETAIL = 0.45  # square units: a corner that cuts off less is left out (Visvalingam and Whyatt 1993)
SMALLEST = 0.8  # square units below which an island is dropped
# Whose borders are disputed as a whole: what ISO 3166-1 does not name (-1: Somaliland, Northern Cyprus and others; XK:
# Kosovo), and members of it without a seat in the United Nations of which others hold or claim the land.
CONTESTED = {'-1', 'XK', 'PS', 'EH'}


def lines(geometry):
    """The lines or rings of a GeoPackage geometry (OGC 12-128r18, 2.1.3; within it well-known binary)."""
    position = 8 + (0, 32, 48, 48, 64)[geometry[3] >> 1 & 7]

    def read():
        nonlocal position
        order = '<' if geometry[position] else '>'
        kind, count = struct.unpack_from(order + '2I', geometry, position + 1)
        position += 5 if kind == 2 else 9
        if kind == 2:
            return [points(order)]
        return [line for _ in range(count) for line in ([points(order)] if kind == 3 else read())]

    def points(order):
        nonlocal position
        (count,) = struct.unpack_from(order + 'I', geometry, position)
        flat = struct.unpack_from(f'{order}{2 * count}d', geometry, position + 4)
        position += 4 + 16 * count
        return list(zip(flat[::2], flat[1::2]))

    return read()


def chains(sides, ends):
    """Sides, each a pair of points, strung together into lines that stop at `ends` or close."""
    near = defaultdict(set)
    for a, b in sides:
        near[a].add(b)
        near[b].add(a)
    for start in sorted(p for p in near if p in ends or len(near[p]) != 2) + sorted(near):
        while near[start]:
            line = [start]
            while near[line[-1]]:
                following = min(near[line[-1]])
                near[line[-1]].discard(following)
                near[following].discard(line[-1])
                line.append(following)
                if following in ends or following == start:
                    break
            yield line


def simplified(line, kept=frozenset()):
    """Without the corners whose triangle is smaller than `DETAIL`, the least first; ends and `kept` stay."""
    before, after = list(range(-1, len(line) - 1)), list(range(1, len(line) + 1))

    def size(i):
        return area([line[before[i]], line[i], line[after[i]], line[before[i]]])

    queue = [(size(i), i) for i in range(1, len(line) - 1) if line[i] not in kept]
    heapq.heapify(queue)
    gone = set()
    while queue:
        least, i = heapq.heappop(queue)
        if i in gone or least != size(i):
            continue
        if least >= DETAIL:
            break
        gone.add(i)
        after[before[i]], before[after[i]] = after[i], before[i]
        for j in (before[i], after[i]):
            if 0 < j < len(line) - 1 and line[j] not in kept:
                heapq.heappush(queue, (size(j), j))
    return [point for i, point in enumerate(line) if i not in gone]


def steps(line):
    """On the grid: the first point, then the way to each next one; None when nothing is left."""
    points = []
    for x, y in line:
        point = round(x * FINE), round(y * FINE)
        if not points or points[-1] != point:
            points.append(point)
    if len(points) < 2:
        return None
    return list(points[0]) + [d for a, b in itertools.pairwise(points) for d in (b[0] - a[0], b[1] - a[1])]


def main(package):
    database = sqlite3.connect(f'file:{package}?mode=ro', uri=True)
    owners = defaultdict(list)
    for geometry, country in database.execute('SELECT geom, iso_a2 FROM countries'):
        for ring in lines(geometry):
            if max(latitude for _, latitude in ring) < -60:
                continue
            points = [on_map(x, min(max(y, BOTTOM), TOP)) for x, y in ring]
            for side in itertools.pairwise(points):
                if side[0] != side[1]:
                    owners[tuple(sorted(side))].append(country)
    # A side of two countries is a border, a side of one is the coast.
    between = [side for side, own in owners.items() if len(own) == 2]
    contested = [side for side in between if not CONTESTED.isdisjoint(owners[side])]
    settled = [side for side in between if CONTESTED.isdisjoint(owners[side])]
    meetings = Counter(point for side in between for point in side)
    ends = {point for point, times in meetings.items() if times != 2}
    coast = [ring for ring in chains([side for side, own in owners.items() if len(own) != 2], ()) if len(ring) > 3]
    claims = [
        [on_map(*point) for point in line]
        for (geometry,) in database.execute('SELECT geom FROM disputed_borders ORDER BY fid')
        for line in lines(geometry)
    ]
    world = {
        'unit': FINE,
        'graticule': [steps(line) for line in graticule()],
        'land': [steps(simplified(ring, ends)) for ring in coast if area(ring) >= SMALLEST],
        'borders': [steps(simplified(line)) for line in chains(settled, ends)],
        'disputed': [steps(simplified(line)) for line in [*chains(contested, ends), *claims]],
    }
    for name in ('land', 'borders', 'disputed'):
        world[name] = sorted(line for line in world[name] if line)
    json.dump(world, sys.stdout, separators=(',', ':'))
    sys.stdout.write('\n')


if __name__ == '__main__':
    main(sys.argv[1])
