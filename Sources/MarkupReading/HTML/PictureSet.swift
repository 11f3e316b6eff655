/// The files offered by a `srcset` (HTML Living Standard, section 4.8.4.2.1).
struct PictureSet {
    /// Files, best first: those up to the width of a large screen in descending order, then wider ones in ascending
    /// order.
    let files: [[UInt8]]

    /// The maximum preferred width in pixels.
    private static let widest = 2_560
    /// The maximum number of files; more would be an attack.
    private static let mostFiles = 64

    init(_ set: [UInt8]) {
        var found: [(address: [UInt8], width: Int)] = []
        var rest = set[...]
        while found.count < Self.mostFiles {
            rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
            guard !rest.isEmpty else { break }
            // An address may contain commas; one at its end is a separator.
            let address = rest.prefix { $0 > 0x20 }
            rest = rest[address.endIndex...]
            var descriptor = rest.prefix(0)
            if address.last != UInt8(ascii: ",") {
                descriptor = rest.prefix { $0 != UInt8(ascii: ",") }
                rest = rest[descriptor.endIndex...]
            }
            let bare = address.prefix(address.count - address.reversed().prefix { $0 == UInt8(ascii: ",") }.count)
            found.append((Array(bare), Self.width(descriptor)))
        }
        let fitting = found.filter { $0.width <= Self.widest }.sorted { $0.width > $1.width }
        let wide = found.filter { $0.width > Self.widest }.sorted { $0.width < $1.width }
        files = (fitting + wide).map(\.address)
    }

    /// Returns the width from a descriptor: "1200w" is a width, "2x" a density. The default density is one.
    private static func width(_ descriptor: ArraySlice<UInt8>) -> Int {
        let words = descriptor.split { $0 <= 0x20 }
        for word in words {
            guard let unit = word.last, let value = Double(String(decoding: word.dropLast(), as: UTF8.self)),
                value > 0, value < 100_000
            else { continue }
            if unit | 0x20 == UInt8(ascii: "w") { return Int(value) }
            if unit | 0x20 == UInt8(ascii: "x") { return Int(value * 500) }
        }
        return 500
    }
}
