import CPlaces
import Foundation
import Newsroom
import TextReading

/// A parser for places.tsv that works on bytes without creating strings, so that a hundred thousand places load
/// quickly.
struct GazetteerReader {
    private(set) var records: [PlaceRecord] = []
    private(set) var nameRecords: [NameRecord] = []
    private(set) var names = WordTable<NameEntry>(capacity: 220_000)
    private(set) var countries: [UInt16: Int32] = [:]
    private(set) var lexicon = Lexicon()
    private var line = 0
    private var reader = NameReader()
    /// The words of the current name.
    private var words: [WordID] = []

    mutating func read() throws(GazetteerError) {
        records.reserveCapacity(110_000)
        nameRecords.reserveCapacity(200_000)
        // Typed errors cannot be thrown through the closure, so it returns the error.
        let failure = EmbeddedTable.places.withBytes { bytes -> GazetteerError? in
            do throws(GazetteerError) {
                var start = 0
                while start < bytes.count {
                    var end = start
                    while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                    line += 1
                    try readLine(bytes, start..<end)
                    start = end + 1
                }
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }

    private mutating func readLine(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) throws(GazetteerError) {
        var position = range.lowerBound
        func cell() -> Range<Int> {
            let start = position
            while position < range.upperBound, bytes[position] != UInt8(ascii: "\t") { position += 1 }
            defer { position += 1 }
            return start..<position
        }
        guard let id = integer(bytes, cell()) else { throw GazetteerError(line: line, column: "id") }
        let kind = cell()
        guard let letter = bytes[kind].first, let placeKind = Self.kinds[letter] else {
            throw GazetteerError(line: line, column: "kind")
        }
        let country = bytes[cell()].reduce(UInt16(0)) { $0 << 8 | UInt16($1) }
        let region = bytes[cell()].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let latitude = decimal(bytes, cell()), let longitude = decimal(bytes, cell()),
            (-90...90).contains(latitude), (-180...180).contains(longitude)
        else { throw GazetteerError(line: line, column: "coordinates") }
        guard let population = integer(bytes, cell()) else { throw GazetteerError(line: line, column: "population") }
        let index = Int32(records.count)
        let phi = latitude * .pi / 180, lambda = longitude * .pi / 180
        var record = PlaceRecord(
            id: Int32(clamping: id), kind: placeKind, isCapital: letter == UInt8(ascii: "a"), country: country,
            region: region == 0 ? 0 : region << 16 | UInt64(country), latitude: latitude, longitude: longitude,
            population: Int32(clamping: population), name: 0..<0,
            direction: SIMD3(cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi)))
        var isFirst = true
        while position < range.upperBound {
            let start = position
            while position < range.upperBound, bytes[position] != UInt8(ascii: "|") { position += 1 }
            let name = add(bytes, start..<position, of: index, isFirst: isFirst)
            if isFirst { record.name = name }
            isFirst = false
            position += 1
        }
        guard !record.name.isEmpty else { throw GazetteerError(line: line, column: "names") }
        records.append(record)
        if placeKind == .country { countries[country] = index }
    }

    /// Adds a name to the index and returns its position, excluding the trait markers.
    private mutating func add(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, of place: Int32, isFirst: Bool
    ) -> Range<Int32> {
        var start = range.lowerBound, end = range.upperBound
        var traits: NameTraits = isFirst ? [] : .alternate
        guard start < end else { return 0..<0 }
        if let sign = Self.prefixes[bytes[start]] {
            traits.formUnion(sign)
            start += 1
        }
        if let caret = bytes[start..<end].lastIndex(of: UInt8(ascii: "^")) {
            for letter in bytes[(caret + 1)..<end] { traits.formUnion(Self.suffixes[letter] ?? []) }
            end = caret
        }
        let name = Int32(start)..<Int32(end)
        words.removeAll(keepingCapacity: true)
        for word in reader.words(of: UnsafeBufferPointer(rebasing: bytes[start..<end])) {
            lexicon.append(word, to: &words)
        }
        guard var key = words.first else { return name }
        for word in words.dropFirst() {
            var entry = names[key] ?? NameEntry()
            if !entry.isPrefix {
                entry.isPrefix = true
                names[key] = entry
            }
            key = key.followed(by: word)
        }
        var entry = names[key] ?? NameEntry()
        nameRecords.append(NameRecord(place: place, traits: traits, spelling: name, next: entry.first))
        entry.first = Int32(nameRecords.count - 1)
        names[key] = entry
        if traits.isSuperset(of: [.exact, .demonym]), words.count == 1 { lexicon.add(.people, to: key) }
        return name
    }

    private static let kinds: [UInt8: PlaceKind] = [
        UInt8(ascii: "k"): .continent, UInt8(ascii: "n"): .country, UInt8(ascii: "r"): .region,
        UInt8(ascii: "c"): .county, UInt8(ascii: "p"): .city, UInt8(ascii: "a"): .city,
    ]
    private static let prefixes: [UInt8: NameTraits] = [
        UInt8(ascii: "="): .exact, UInt8(ascii: "~"): [.exact, .afterComma], UInt8(ascii: "@"): .demonym,
        UInt8(ascii: "&"): [.exact, .demonym], UInt8(ascii: "?"): .bareCounty,
    ]
    private static let suffixes: [UInt8: NameTraits] = [
        UInt8(ascii: "w"): .ordinaryWord, UInt8(ascii: "g"): .givenName, UInt8(ascii: "s"): .surname,
    ]

    private func integer(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
        guard let first = bytes[range].first else { return nil }
        let isNegative = first == UInt8(ascii: "-")
        var value = 0
        for byte in bytes[range].dropFirst(isNegative ? 1 : 0) {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), value < 1 << 50 else { return nil }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return isNegative ? -value : value
    }

    /// Parses a number with exactly four decimals.
    private func decimal(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Float? {
        guard range.count > 5, bytes[range.upperBound - 5] == UInt8(ascii: ".") else { return nil }
        guard let whole = integer(bytes, range.lowerBound..<(range.upperBound - 5)),
            let decimals = integer(bytes, (range.upperBound - 4)..<range.upperBound)
        else { return nil }
        let magnitude = Double(abs(whole)) + Double(decimals) / 10_000
        return Float(bytes[range.lowerBound] == UInt8(ascii: "-") ? -magnitude : magnitude)
    }
}

/// A malformed line in the embedded gazetteer, which does not match the output of Tools/gazetteer.py.
public struct GazetteerError: Error, Equatable, CustomStringConvertible {
    /// The line number, from 1.
    public var line: Int
    /// The column that could not be parsed.
    public var column: String

    public var description: String { "gazetteer, line \(line): cannot read the \(column)" }
}

/// The data tables embedded in the binary.
enum EmbeddedTable {
    case places, words, givenNames

    /// Calls the body with the table's bytes, which remain valid for the life of the program.
    func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) throws -> T) rethrows -> T {
        switch self {
        case .places: try body(UnsafeBufferPointer(start: pulse_places_start(), count: pulse_places_length))
        case .words: try body(UnsafeBufferPointer(start: pulse_words_start(), count: pulse_words_length))
        case .givenNames:
            try body(UnsafeBufferPointer(start: pulse_given_names_start(), count: pulse_given_names_length))
        }
    }
}
