public import Newsroom
import TextReading

/// The places of the world that news names, and their names: GeoNames (https://www.geonames.org), CC BY 4.0, with
/// regions, demonyms and abbreviations of our own. Part of the binary; nothing is read from outside.
public struct Gazetteer: Sendable {
    let records: [PlaceRecord]
    let names: WordTable<NameEntry>
    let lexicon: Lexicon
    private let nameRecords: [NameRecord]
    /// The record of each country, by its code.
    private let countries: [UInt16: Int32]

    /// Reads the embedded tables.
    ///
    /// - Throws: ``GazetteerError`` where a line is malformed, which only a mistake in the tool that makes them can cause.
    public init() throws(GazetteerError) {
        var reader = GazetteerReader()
        try reader.read()
        records = reader.records
        nameRecords = reader.nameRecords
        names = reader.names
        lexicon = reader.lexicon
        countries = reader.countries
    }

    /// How many places it knows.
    public var count: Int { records.count }

    /// Every place of that name, the most populous first; upper and lower case and accents do not count.
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

    /// A country by its code of ISO 3166-1 alpha-2.
    public func place(ofCountry code: String) -> Place? {
        countries[code.utf8.reduce(UInt16(0)) { $0 << 8 | UInt16($1) }].map(place(at:))
    }

    /// The names of exactly an entry's words.
    func names(from entry: NameEntry) -> NameChain { NameChain(records: nameRecords, following: entry.first) }

    func record(at index: Int32) -> PlaceRecord { records[Int(index)] }

    /// The place as the rest of the program knows it.
    func place(at index: Int32) -> Place {
        let record = records[Int(index)]
        return Place(
            id: Int(record.id), name: text(record.name), kind: record.kind, country: letters(record.country),
            countryName: countries[record.country].map { text(records[Int($0)].name) } ?? "",
            latitude: degrees(record.latitude), longitude: degrees(record.longitude),
            population: Int(record.population))
    }

    /// Whether letters are exactly those of a name.
    func isSpelled(_ name: NameRecord, as letters: ArraySlice<UInt8>) -> Bool {
        name.spelling.count == letters.count
            && EmbeddedTable.places.withBytes { table in
                table[Int(name.spelling.lowerBound)..<Int(name.spelling.upperBound)].elementsEqual(letters)
            }
    }

    /// Whether a name is spelled with an apostrophe, which makes no difference to its words.
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

    /// The table's four decimals, without the noise of a Float's conversion.
    private func degrees(_ value: Float) -> Double {
        (Double(value) * 10_000).rounded() / 10_000
    }
}

/// The names of the same words, one after the other.
struct NameChain: Sequence, IteratorProtocol {
    let records: [NameRecord]
    /// Index of the one that comes next; -1 at the end.
    var following: Int32

    mutating func next() -> NameRecord? {
        guard following >= 0 else { return nil }
        let record = records[Int(following)]
        following = record.next
        return record
    }
}
