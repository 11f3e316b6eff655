import CPlaces
public import Newsroom

/// The places of the world that news names, and their names: GeoNames (https://www.geonames.org), CC BY 4.0, with
/// regions, demonyms and abbreviations of our own. Part of the binary; nothing is read from outside.
public struct Gazetteer: Sendable {
    let rows: [PlaceRow]
    let postings: [Posting]
    let names: Table<NameEntry>
    let roles: Table<Roles>
    /// The country whose press uses a word, by the word.
    let vernacular: Table<UInt16>
    /// The row of each country, by its code.
    let countries: [UInt16: Int32]

    /// Reads the embedded tables.
    ///
    /// - Throws: ``GazetteerError`` where a line is malformed, which only a mistake in the tool that makes them can cause.
    public init() throws(GazetteerError) {
        var reader = GazetteerReader()
        try reader.read()
        rows = reader.rows
        postings = reader.postings
        names = reader.names
        (roles, vernacular) = Lexicon.read(peoples: reader.peoples)
        countries = reader.countries
    }

    /// How many places it knows.
    public var count: Int { rows.count }

    /// Every place of that name, the most populous first; upper and lower case and accents do not count.
    public func places(named name: String) -> [Place] {
        var name = name
        return name.withUTF8 { bytes in
            let tokens = Tokeniser.tokens(of: bytes, roles: roles)
            guard let first = tokens.first else { return [] }
            let hash = tokens.dropFirst().reduce(first.hash) { $0.followed(by: $1.hash) }
            guard let entry = names[hash] else { return [] }
            var found: [Int32] = []
            var next = entry.first
            while next >= 0 {
                let posting = postings[Int(next)]
                if !found.contains(posting.place) { found.append(posting.place) }
                next = posting.next
            }
            return found.map(place(at:)).sorted { ($1.population, $0.id) < ($0.population, $1.id) }
        }
    }

    /// The row as the rest of the program knows it.
    func place(at index: Int32) -> Place {
        let row = rows[Int(index)]
        return Place(
            id: Int(row.id), name: text(row.name), kind: row.kind, country: letters(row.country),
            countryName: countries[row.country].map { text(rows[Int($0)].name) } ?? "",
            latitude: degrees(row.latitude), longitude: degrees(row.longitude), population: Int(row.population))
    }

    /// Whether the bytes are exactly those of the posting's name.
    func isSpelled(_ posting: Posting, as bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        EmbeddedTable.places.withBytes { table in
            table[Int(posting.name.lowerBound)..<Int(posting.name.upperBound)].elementsEqual(bytes)
        }
    }

    private func text(_ range: Range<Int32>) -> String {
        EmbeddedTable.places.withBytes { table in
            String(decoding: table[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
        }
    }

    private func letters(_ code: UInt16) -> String {
        code == 0 ? "" : String(decoding: [UInt8(code >> 8), UInt8(code & 0xFF)], as: UTF8.self)
    }

    /// The table's four decimals, without the noise of a Float's conversion.
    private func degrees(_ value: Float) -> Double {
        (Double(value) * 10_000).rounded() / 10_000
    }
}
