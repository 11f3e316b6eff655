/// How well bytes go with UTF-8: the evidence for and against a label, or for none.
struct UTF8Census {
    /// Well-formed characters beyond ASCII, and pairs of CESU-8.
    private(set) var characters = 0
    /// Of these, the ones of three or four bytes.
    private(set) var longCharacters = 0
    /// Characters whose end is missing.
    private(set) var cuts = 0
    /// Bytes that are no part of any character.
    private(set) var strays = 0
    /// The first bytes of the well-formed characters: bit 0 is 0xC0.
    private(set) var leads: UInt64 = 0

    init(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { all in
            var place = 0
            while place < all.count {
                let end = all.endOfWellFormed(from: place)
                for byte in all[place..<end] where byte >= 0xC0 {
                    characters += 1
                    if byte >= 0xE0 { longCharacters += 1 }
                    leads |= 1 << UInt64(byte - 0xC0)
                }
                guard end < all.count else { return }
                let fault = UTF8Fault(in: all, at: end)
                switch fault.kind {
                case .pair:
                    characters += 1
                    longCharacters += 1
                case .cut: cuts += 1
                case .stray: strays += 1
                }
                place = end + fault.count
            }
        }
    }

    /// Whether the text is UTF-8 with damage or foreign bytes in it, and not in another encoding.
    ///
    /// - Parameter isLabelled: whether it is said to be UTF-8. Then a cut character speaks for it, and one stray byte
    ///   alone not against it.
    func holdsUTF8(isLabelled: Bool) -> Bool {
        if strays == 0 { return true }
        return isLabelled ? characters + cuts > strays || strays == 1 : characters > strays + cuts
    }

    /// Whether the text is UTF-8 although it is labelled as something else.
    ///
    /// Text of one byte a character is hardly ever well-formed by chance: a letter would have to be followed by a sign,
    /// each time. Of GBK's characters every eighth is, so four are asked for (one in 4,000 texts of four characters, less
    /// of longer ones), or one of three bytes, which pairs do not make. A few broken characters among many whole ones
    /// are damage.
    func contradicts(_ encoding: String) -> Bool {
        let broken = cuts + strays
        guard broken == 0 else { return characters >= 8 && characters >= 16 * broken }
        return EncodingLabel.isPaired(encoding) ? longCharacters > 0 || characters >= 4 : characters > 0
    }
}
