internal import CReferences

/// The 2,125 names of HTML character references. 106 also work without a semicolon (HTML Standard, 13.5). A
/// hash table, because it is used for every `&`.
struct NamedReferences: Sendable {
    struct Entry: Sendable {
        /// A range of the table's bytes.
        fileprivate var name: Range<Int>
        var characters: ReferencedCharacters
        /// Whether it works without a semicolon.
        var isBare: Bool
    }

    static let standard = NamedReferences()
    /// The length in bytes of the longest name (`CounterClockwiseContourIntegral`), and of the longest without a
    /// semicolon.
    static let longest = 31
    static let longestBare = 6

    private let bytes: [UInt8]
    private let entries: [Entry]
    /// Slots with indices of entries, using linear probing; -1 is a free slot.
    private var places = Array(repeating: Int16(-1), count: 8192)

    private init() {
        let table = pulse_character_references()
        bytes = Array(UnsafeBufferPointer(start: table.bytes, count: table.length))
        var entries: [Entry] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            let characters = columns[1].split(separator: UInt8(ascii: " ")).compactMap {
                UInt32(String(decoding: $0, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
            }
            guard let first = characters.first else { continue }
            entries.append(
                Entry(
                    name: columns[0].startIndex..<columns[0].endIndex,
                    characters: ReferencedCharacters(first: first, second: characters.dropFirst().first),
                    isBare: !columns[2].isEmpty))
        }
        self.entries = entries
        for (number, entry) in entries.enumerated() {
            var place = Self.place(of: bytes[entry.name])
            while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
            places[place] = Int16(number)
        }
    }

    /// - Parameter name: the name without `&` and `;`.
    subscript(name: ArraySlice<UInt8>) -> Entry? {
        var place = Self.place(of: name)
        while places[place] >= 0 {
            let entry = entries[Int(places[place])]
            if entry.name.count == name.count, bytes[entry.name].elementsEqual(name) { return entry }
            place = (place + 1) & (places.count - 1)
        }
        return nil
    }

    /// Returns a slot by FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv), folded to thirteen bits.
    private static func place(of name: ArraySlice<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int((hash ^ hash >> 16) & 8191)
    }
}
