import MarkupReading

// Locations.
extension Vocabulary {
    /// https://docs.ogc.org/cs/17-002r1/17-002r1.html
    static let geoRSS = Namespace(
        addresses: [
            "http://www.georss.org/georss", "http://www.georss.org/georss/10", "http://www.georss.org/georss/11",
        ],
        prefixes: ["georss"],
        terms: [
            "point": (.point, .value), "line": (.shape, .value), "polygon": (.shape, .value), "box": (.shape, .value),
            "where": (.point, .transparent),
        ])

    /// The part of GML used by GeoRSS, whose shapes are lists of positions.
    static let geography = Namespace(
        addresses: ["http://www.opengis.net/gml", "http://www.opengis.net/gml/3.2"],
        prefixes: ["gml"],
        terms: [
            "point": (.point, .transparent), "linestring": (.shape, .transparent), "polygon": (.shape, .transparent),
            "exterior": (.shape, .transparent), "linearring": (.shape, .transparent),
            "envelope": (.shape, .transparent), "pos": (.point, .value), "poslist": (.shape, .value),
            "lowercorner": (.corner, .value), "uppercorner": (.corner, .value),
        ])

    /// https://www.w3.org/2003/01/geo/
    static let basicGeo = Namespace(
        addresses: ["http://www.w3.org/2003/01/geo/wgs84_pos#"],
        prefixes: ["geo"],
        terms: [
            "point": (.point, .transparent), "lat": (.latitude, .value), "long": (.longitude, .value),
            // Seen in the wild, though not part of the vocabulary.
            "lon": (.longitude, .value),
        ])
}
