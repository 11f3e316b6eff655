/// The files that `srcset` offers for one picture (HTML Living Standard, section 4.8.4.2.1).
struct PictureSet {
    /// The best first: the widest that is no wider than a large screen, then those that are narrower, then those wider.
    let files: [[UInt8]]

    /// Pixels.
    private static let widest = 2_560
    /// What a set is good for; more is an attack.
    private static let most = 64

    init(_ set: [UInt8]) {
        var found: [(address: [UInt8], width: Int)] = []
        var rest = set[...]
        while found.count < Self.most {
            rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
            guard !rest.isEmpty else { break }
            // An address may hold commas; one at its end parts it from the next.
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

    /// "1200w" is a width, "2x" a density; a file without either is of density one.
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
