#!/usr/bin/env python3
"""Makes Sources/Embedded/CBaseMap/basemap.svg: the world's land and borders, projected and reduced to a small SVG fragment.

    pip download --no-deps --dest /tmp/basemap geopandas==0.14.4
    Tools/basemap.py /tmp/basemap/geopandas-0.14.4-py3-none-any.whl > Sources/Embedded/CBaseMap/basemap.svg

The wheel carries Natural Earth's countries at 1:110m (public domain; borders de facto). Only the standard library is
needed. `WorldProjection.swift` holds the same projection for the marks; a test lays one over the other.
"""

import itertools
import math
import struct
import sys
import zipfile

FOLDER = 'geopandas/datasets/naturalearth_lowres/naturalearth_lowres'
WIDTH = 2000  # of the view box, 360 degrees of the equator
TOP, BOTTOM = 84.0, -57.0  # latitudes at the upper and the lower edge; Antarctica is left out
SMALLEST = 6  # square units below which an island is dropped


def equal_earth(longitude, latitude):
    """Šavrič, Patterson and Jenny (2018), equation 1; in radians of the unit sphere, y up."""
    a1, a2, a3, a4 = 1.340264, -0.081106, 0.000893, 0.003796
    t = math.asin(math.sqrt(3) / 2 * math.sin(math.radians(latitude)))
    slope = 9 * a4 * t**8 + 7 * a3 * t**6 + 3 * a2 * t**2 + a1
    x = 2 * math.sqrt(3) * math.radians(longitude) * math.cos(t) / (3 * slope)
    return x, a4 * t**9 + a3 * t**7 + a2 * t**3 + a1 * t


SCALE = WIDTH / (2 * equal_earth(180, 0)[0])


def on_map(longitude, latitude):
    x, y = equal_earth(longitude, latitude)
    return x * SCALE + WIDTH / 2, (equal_earth(0, TOP)[1] - y) * SCALE


def rings(shapes):
    """The rings of every polygon of an ESRI shapefile (ESRI's technical description of 1998, tables 1 and 9)."""
    position = 100
    while position < len(shapes):
        length = struct.unpack_from('>i', shapes, position + 4)[0] * 2
        record = shapes[position + 8 : position + 8 + length]
        position += 8 + length
        if struct.unpack_from('<i', record)[0] != 5:
            continue
        parts, points = struct.unpack_from('<2i', record, 36)
        starts = list(struct.unpack_from(f'<{parts}i', record, 44)) + [points]
        flat = struct.unpack_from(f'<{2 * points}d', record, 44 + 4 * parts)
        for start, end in itertools.pairwise(starts):
            yield list(zip(flat[2 * start : 2 * end : 2], flat[2 * start + 1 : 2 * end : 2]))


def area(ring):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(ring))) / 2


def reduced(ring):
    """Rounding is the only simplification: two countries' sides of one border round alike, so none opens up."""
    points = []
    for x, y in ((round(x), round(y)) for x, y in ring):
        if points and points[-1] == (x, y):
            continue
        while (
            len(points) > 1
            and (points[-1][0] - points[-2][0]) * (y - points[-2][1])
            == (points[-1][1] - points[-2][1]) * (x - points[-2][0])
            and between(points[-2], points[-1], (x, y))
        ):
            points.pop()
        points.append((x, y))
    return points


def between(a, b, c):
    return min(a[0], c[0]) <= b[0] <= max(a[0], c[0]) and min(a[1], c[1]) <= b[1] <= max(a[1], c[1])


def path(points, closed=True):
    text, (x, y) = f'M{points[0][0]} {points[0][1]}l', points[0]
    steps = []
    for next_x, next_y in points[1:-1] if closed else points[1:]:
        steps.append((next_x - x, next_y - y))
        x, y = next_x, next_y
    for number, (dx, dy) in enumerate(steps):
        text += ('' if number == 0 or dx < 0 else ' ') + str(dx) + ('' if dy < 0 else ' ') + str(dy)
    return text + ('z' if closed else '')


def graticule():
    for longitude in range(-150, 180, 30):
        yield [on_map(longitude, BOTTOM + (TOP - BOTTOM) * step / 24) for step in range(25)]
    for latitude in range(-30, 90, 30):
        yield [on_map(-180, latitude), on_map(180, latitude)]


def main(wheel):
    with zipfile.ZipFile(wheel) as archive:
        shapes = archive.read(FOLDER + '.shp')
    land = []
    for ring in rings(shapes):
        if max(latitude for _, latitude in ring) < -60:
            continue
        points = reduced([on_map(*point) for point in ring])
        if len(points) > 3 and area(points) >= SMALLEST:
            land.append(path(points))
    lines = [path([(round(x), round(y)) for x, y in line], closed=False) for line in graticule()]
    print(f'<path class="map-graticule" d="{"".join(lines)}"/>')
    print(f'<path class="map-land" d="{"".join(sorted(land))}"/>')
    print(f'height {on_map(0, BOTTOM)[1]:.1f}', file=sys.stderr)


if __name__ == '__main__':
    main(sys.argv[1])
