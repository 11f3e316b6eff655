public import Newsroom
import TextReading

/// The world's places that occur in news, with their names: GeoNames (https://www.geonames.org), CC BY 4.0, plus
/// regions, demonyms and abbreviations of our own. Embedded in the binary; no files are read.
public struct Gazetteer: Sendable {
    let records: [PlaceRecord]
    let names: WordTable<NameEntry>
    let lexicon: Lexicon
    private let nameRecords: [NameRecord]
    /// The index of each country's record, by country code.
    private let countries: [UInt16: Int32]

    /// Reads the embedded tables.
    ///
    /// - Throws: ``GazetteerError`` if a line is malformed, which can only be a bug in the tool that writes them.
    public init() throws(GazetteerError) {
        var reader = GazetteerReader()
        try reader.read()
        records = reader.records
        nameRecords = reader.nameRecords
        names = reader.names
        lexicon = reader.lexicon
        countries = reader.countries
    }

    /// The number of places.
    public var count: Int { records.count }

    /// Returns all places with a name, most populous first. Case and accents are ignored.
    public func places(named name: String) -> [Place] {
        var name = name
        var forms: [WordID] = []
        var reader = NameReader()
        for word in name.withUTF8({ reader.words(of: $0) }) { lexicon.append(word, to: &forms) }
        guard let first = forms.first, let entry = names[forms.dropFirst().reduce(first) { $0.followed(by: $1) }] else {
            return []
        }
        var found: [Int32] = []
        for name in names(from: entry) where !found.contains(name.place) { found.append(name.place) }
        return found.map(place(at:)).sorted { ($1.population, $0.id) < ($0.population, $1.id) }
    }

    /// Returns a country by its ISO 3166-1 alpha-2 code.
    public func place(ofCountry code: String) -> Place? {
        countries[code.utf8.reduce(UInt16(0)) { $0 << 8 | UInt16($1) }].map(place(at:))
    }

    /// Returns the names that consist of exactly an entry's words.
    func names(from entry: NameEntry) -> NameChain { NameChain(records: nameRecords, following: entry.first) }

    /// Returns whether all places with a name are towns, as surnames are.
    func isOnlyTown(_ name: WordID) -> Bool {
        names[name].map { entry in names(from: entry).allSatisfy { record(at: $0.place).kind == .city } } ?? false
    }

    func record(at index: Int32) -> PlaceRecord { records[Int(index)] }

    /// Returns a record as the public `Place` type.
    func place(at index: Int32) -> Place {
        let record = records[Int(index)]
        return Place(
            id: Int(record.id), name: text(record.name), kind: record.kind, country: letters(record.country),
            countryName: countries[record.country].map { text(records[Int($0)].name) } ?? "",
            latitude: degrees(record.latitude), longitude: degrees(record.longitude),
            population: Int(record.population))
    }

    /// Returns whether the bytes match a name's spelling exactly.
    func isSpelled(_ name: NameRecord, as letters: ArraySlice<UInt8>) -> Bool {
        name.spelling.count == letters.count
            && EmbeddedTable.places.withBytes { table in
                table[Int(name.spelling.lowerBound)..<Int(name.spelling.upperBound)].elementsEqual(letters)
            }
    }

    /// Returns whether a name's spelling contains an apostrophe; its words do not show it.
    func hasApostrophe(_ name: NameRecord) -> Bool {
        text(name.spelling).unicodeScalars.contains { $0 == "'" || $0 == "\u{2019}" }
    }

    private func text(_ range: Range<Int32>) -> String {
        EmbeddedTable.places.withBytes { table in
            String(decoding: table[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
        }
    }

    private func letters(_ code: UInt16) -> String {
        code == 0 ? "" : String(decoding: [UInt8(code >> 8), UInt8(code & 0xFF)], as: UTF8.self)
    }

    /// Restores the table's four decimals, without Float conversion noise.
    private func degrees(_ value: Float) -> Double {
        (Double(value) * 10_000).rounded() / 10_000
    }
}

/// A linked list of names that consist of the same words.
struct NameChain: Sequence, IteratorProtocol {
    let records: [NameRecord]
    /// The index of the next name; -1 at the end.
    var following: Int32

    mutating func next() -> NameRecord? {
        guard following >= 0 else { return nil }
        let record = records[Int(following)]
        following = record.next
        return record
    }
}
