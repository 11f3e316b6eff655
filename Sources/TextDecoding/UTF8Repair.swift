/// Makes well-formed UTF-8 of bytes that are nearly so: each fault is mended by itself.
///
/// A byte that is no part of a character is read as windows-1252: seen in the wild, a quotation pasted into UTF-8. A
/// character that was cut, as by a publisher who shortens texts by bytes, is U+FFFD.
struct UTF8Repair {
    /// The first bytes of the text's characters, as in `UTF8Census`; nil for text that is windows-1252 at heart, where a
    /// letter and a sign behind it are no character that was cut.
    private let leads: UInt64?

    /// For text that is windows-1252 at heart.
    init() { leads = nil }

    /// For text that is UTF-8 at heart.
    init(_ census: UTF8Census) { leads = census.leads }

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
        // Three bytes in a row are nothing else.
        case .cut where leads != nil && (fault.count > 2 || begins(byte) || !Self.mayFollowLetter(all[place + 1])):
            return ("\u{FFFD}", fault.count)
        case .stray where isLoneBeginning(all, at: place): return ("\u{FFFD}", 1)
        case .cut, .stray: return (Windows1252.scalar(byte), 1)
        }
    }

    /// Whether other characters of the text begin with this byte.
    private func begins(_ byte: UInt8) -> Bool {
        guard let leads, byte >= 0xC0 else { return false }
        return leads >> UInt64(byte - 0xC0) & 1 == 1
    }

    /// Signs of windows-1252 that stand behind a letter: no-break space, quotation marks, dashes, an ellipsis.
    private static func mayFollowLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x85, 0x91...0x94, 0x96, 0x97, 0xA0, 0xAB, 0xBB: true
        default: false
        }
    }

    /// Whether it is the first byte of a character that was cut behind it: no letter follows, as would within a word,
    /// and the text has others that begin so, or else windows-1252 would have a capital at the end of a small word.
    private func isLoneBeginning(_ all: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        guard leads != nil, 0xC2...0xF4 ~= all[place] else { return false }
        let next = place + 1 < all.count ? all[place + 1] : 0x20
        if (next | 0x20) &- 0x61 < 26 { return false }
        let previous = place > 0 ? all[place - 1] : 0x20
        return begins(all[place]) || all[place] < 0xDF && previous &- 0x61 < 26
    }
}
