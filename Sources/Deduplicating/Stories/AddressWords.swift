internal import Addressing

/// The words that stand in an article's address.
///
/// "/politics/town-hall-fire-two-hurt-4711.html": who names a page so names its matter, often by another headline than the one
/// that stands over it now. So the address is a second title, which says what a play on words leaves out.
enum AddressWords {
    /// A folder has a word or two; what has more parts, an id among them or not, is the article's name.
    private static let leastParts = 3

    /// The words of the part of the path with the most of them, with blanks between; empty where none names a matter.
    static func text(of url: String?) -> String {
        guard let url else { return "" }
        let names = AddressParts(url).segments.map(parts)
        let longest = names.dropFirst().reduce(names.first ?? []) { $1.count > $0.count ? $1 : $0 }
        guard longest.count >= leastParts else { return "" }
        return longest.filter(isWord).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    /// What stands between the hyphens of a part of the path, without the ending of a file.
    private static func parts(of segment: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        let bytes = PercentEncoding.decoded(segment)
        let name = bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes[..<$0] } ?? bytes
        return name.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "+") }
    }

    /// Letters alone: numbers are ids there, and letters with digits are too.
    private static func isWord(_ part: ArraySlice<UInt8>) -> Bool {
        part.allSatisfy { $0 >= 0x80 || ($0 | 0x20) &- 0x61 < 26 }
    }
}
