/// Statistics on how well bytes fit UTF-8: evidence for or against a label.
struct UTF8Statistics {
    /// The number of well-formed non-ASCII characters and CESU-8 pairs.
    private(set) var characters = 0
    /// The number of these characters with three or four bytes.
    private(set) var longCharacters = 0
    /// The number of truncated characters.
    private(set) var truncations = 0
    /// The number of bytes that are part of no character.
    private(set) var strayBytes = 0
    /// The lead bytes of the well-formed characters, as bits; bit 0 is 0xC0.
    private(set) var leadBytes: UInt64 = 0

    init(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { all in
            var place = 0
            while place < all.count {
                let end = all.endOfWellFormed(from: place)
                for byte in all[place..<end] where byte >= 0xC0 {
                    characters += 1
                    if byte >= 0xE0 { longCharacters += 1 }
                    leadBytes |= 1 << UInt64(byte - 0xC0)
                }
                guard end < all.count else { return }
                let fault = UTF8Fault(in: all, at: end)
                switch fault.kind {
                case .pair:
                    characters += 1
                    longCharacters += 1
                case .cut: truncations += 1
                case .stray: strayBytes += 1
                }
                place = end + fault.count
            }
        }
    }

    /// Returns whether the text is UTF-8 with some damage or foreign bytes, rather than in another encoding.
    ///
    /// - Parameter isLabelled: whether it is labelled as UTF-8. If so, truncated characters count in favour, and a
    ///   single stray byte doesn't count against.
    func holdsUTF8(isLabelled: Bool) -> Bool {
        if strayBytes == 0 { return true }
        return isLabelled
            ? characters + truncations > strayBytes || strayBytes == 1 : characters > strayBytes + truncations
    }

    /// Returns whether the text is UTF-8 despite being labelled as something else.
    ///
    /// Single-byte text is hardly ever valid UTF-8 by chance, because a symbol would have to follow every accented
    /// letter. In GBK one character in eight is valid, so four are required (a chance of one in 4,000 for a text of
    /// four characters, and less for longer ones), or one of three bytes, which pairs cannot form. A few broken
    /// characters among many valid ones are damage.
    func contradicts(_ encoding: String) -> Bool {
        let broken = truncations + strayBytes
        guard broken == 0 else { return characters >= 8 && characters >= 16 * broken }
        return EncodingLabel.isPaired(encoding) ? longCharacters > 0 || characters >= 4 : characters > 0
    }
}
