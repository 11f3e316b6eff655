internal import Addressing

/// Reads the words in an article's address.
///
/// An address such as "/politics/town-hall-fire-two-hurt-4711.html" is a second title. It often keeps an earlier
/// headline, and says what a play on words leaves out.
enum AddressWords {
    private typealias Tuning = ClusteringTuning.Vectors

    /// Returns the words of the longest path segment, separated by spaces; empty if no segment is a name.
    static func text(of url: String?) -> String {
        guard let url else { return "" }
        let names = AddressParts(url).segments.map(parts)
        let longest = names.dropFirst().reduce(names.first ?? []) { $1.count > $0.count ? $1 : $0 }
        guard longest.count >= Tuning.fewestAddressParts else { return "" }
        return longest.filter(isWord).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    /// Returns the parts of a path segment between hyphens, without a file extension.
    private static func parts(of segment: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        let bytes = PercentEncoding.decoded(segment)
        let name = bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes[..<$0] } ?? bytes
        return name.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "+") }
    }

    /// Returns whether a part is all letters. Parts with digits are ids.
    private static func isWord(_ part: ArraySlice<UInt8>) -> Bool {
        part.allSatisfy { $0 >= 0x80 || ($0 | 0x20) &- 0x61 < 26 }
    }
}
