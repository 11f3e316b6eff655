/// Repairs bytes that are nearly well-formed UTF-8, each fault separately.
///
/// A byte that is part of no character is read as windows-1252 (seen in the wild: a quotation pasted into UTF-8). A
/// truncated character, as from software that shortens texts by bytes, becomes U+FFFD.
struct UTF8Repair {
    /// The lead bytes of the text's characters, as in `UTF8Statistics`; nil for text that is mainly windows-1252, in
    /// which a letter followed by a symbol isn't a truncated character.
    private let leadBytes: UInt64?

    /// Creates a repairer for text that is mainly windows-1252.
    init() { leadBytes = nil }

    /// Creates a repairer for text that is mainly UTF-8.
    init(_ statistics: UTF8Statistics) { leadBytes = statistics.leadBytes }

    func text(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.withUnsafeBufferPointer { all in
            var result: [UInt8] = []
            var position = 0
            while true {
                let end = all.endOfWellFormed(from: position)
                if position == 0 { result.reserveCapacity(end == all.count ? end : all.count + all.count / 4) }
                result.append(contentsOf: UnsafeBufferPointer(rebasing: all[position..<end]))
                guard end < all.count else { return result }
                let (scalar, count) = mended(all, at: end)
                result.append(contentsOf: String(scalar).utf8)
                position = end + count
            }
        }
    }

    private func mended(_ all: UnsafeBufferPointer<UInt8>, at place: Int) -> (Unicode.Scalar, count: Int) {
        let fault = UTF8Fault(in: all, at: place)
        let byte = all[place]
        switch fault.kind {
        case .pair(let scalar): return (scalar, fault.count)
        // Three such bytes in a row can only be a truncated character.
        case .cut where leadBytes != nil && (fault.count > 2 || begins(byte) || !Self.mayFollowLetter(all[place + 1])):
            return ("\u{FFFD}", fault.count)
        case .stray where isLoneBeginning(all, at: place): return ("\u{FFFD}", 1)
        case .cut, .stray: return (Windows1252.scalar(byte), 1)
        }
    }

    /// Returns whether a well-formed character of the text starts with this byte. If so, a truncated one is likely too.
    private func begins(_ byte: UInt8) -> Bool {
        guard let leadBytes, byte >= 0xC0 else { return false }
        return leadBytes >> UInt64(byte - 0xC0) & 1 == 1
    }

    /// Returns whether a byte is a windows-1252 symbol that can follow a letter: no-break space, quotation mark, dash,
    /// ellipsis.
    private static func mayFollowLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x85, 0x91...0x94, 0x96, 0x97, 0xA0, 0xAB, 0xBB: true
        default: false
        }
    }

    /// Returns whether a byte is the lead byte of a character truncated right after it. No letter may follow, as it
    /// would within a word. Other characters must start with the same byte, or the windows-1252 reading would be a
    /// capital at the end of a lower-case word.
    private func isLoneBeginning(_ all: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        guard leadBytes != nil, 0xC2...0xF4 ~= all[place] else { return false }
        let next = place + 1 < all.count ? all[place + 1] : 0x20
        if (next | 0x20) &- 0x61 < 26 { return false }
        let previous = place > 0 ? all[place - 1] : 0x20
        return begins(all[place]) || all[place] < 0xDF && previous &- 0x61 < 26
    }
}
