/// Invisible characters that affect how others are displayed or interpreted. Titles can use them to imitate others,
/// hide words or control a terminal (Unicode Technical Report 36, section 3.1; Unicode Standard Annex 9).
///
/// Joiners (U+200C, U+200D) are not included, because Persian, the languages of India and emoji need them.
enum InvisibleCharacter {
    /// C0, DEL, C1, and non-ASCII line and paragraph separators.
    case control
    /// The start or end of a directional embedding or override.
    case override
    /// The start or end of a directional isolate, which has no effect outside if balanced.
    case isolate
    /// A directional mark.
    case mark
    /// A zero-width character: a space, byte order mark or deprecated formatting character.
    case filler
    /// A tag character, which is never displayed; used in flags of regions.
    case tag

    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case ..<0x20, 0x7F..<0xA0, 0x2028...0x2029: self = .control
        case 0x202A...0x202E: self = .override
        case 0x2066...0x2069: self = .isolate
        case 0x061C, 0x200E...0x200F: self = .mark
        case 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: self = .filler
        case 0xE0000...0xE007F: self = .tag
        default: return nil
        }
    }

    /// Returns whether such a character may start at a byte of UTF-8.
    static func mayBegin(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        switch bytes[index] {
        case 0x09, 0x0A: return false
        case ..<0x20, 0x7F: return true
        case 0xC2, 0xE1, 0xE2, 0xEF, 0xF3: break
        default: return false
        }
        guard index + 1 < bytes.count else { return false }
        switch (bytes[index], bytes[index + 1]) {
        case (0xC2, ..<0xA0), (0xE1, 0xA0), (0xF3, 0xA0): return true
        case (0xE2, 0x80):
            return index + 2 < bytes.count
                && [0x8B, 0xA8, 0xA9, 0xAA, 0xAB, 0xAC, 0xAD, 0xAE].contains(bytes[index + 2])
        case (0xE2, 0x81): return index + 2 < bytes.count && bytes[index + 2] >= 0xA0
        case (0xEF, 0xBB), (0xEF, 0xBF): return index + 2 < bytes.count && bytes[index + 2] >= 0xB9
        default: return false
        }
    }
}

extension Unicode.Scalar {
    /// Whether to display it on a terminal only by its code point. A terminal might interpret it as a command, use it
    /// to reorder text, or show nothing.
    public var isUnsafeInTerminals: Bool { InvisibleCharacter(self) != nil }
}

/// Returns whether a character removed by `harmless` may start at a byte of UTF-8. Some others match too.
public func invisibleMayBegin(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    InvisibleCharacter.mayBegin(in: bytes, at: index)
}

extension String {
    /// Third-party text made safe for pages, feeds, lists and mail. Removes control characters (except line ends and
    /// tabs), directional embeddings and overrides, isolates not closed on the same line, zero-width characters, tags
    /// outside flags, and marks beyond ten on a letter.
    ///
    /// Joiners are kept, as are marks and balanced isolates, which Arabic and Hebrew use to keep numbers and names in
    /// place.
    public var harmless: String {
        var text = self
        let isHarmless = text.withUTF8 { bytes in
            !bytes.indices.contains { InvisibleCharacter.mayBegin(in: bytes, at: $0) }
        }
        return (isHarmless ? text : text.withoutSteering()).withoutStackedMarks
    }

    private func withoutSteering() -> String {
        var kept: [Unicode.Scalar] = []
        kept.reserveCapacity(unicodeScalars.count)
        var open: [Int] = []
        var unbalanced: Set<Int> = []
        var tags: [Unicode.Scalar] = []
        /// Appends the collected tags if they follow a black flag and form a valid region (Unicode Technical Standard
        /// 51, annex C).
        func endTags() {
            let isRegion =
                kept.last?.value == 0x1F3F4 && (4...7).contains(tags.count) && tags.last?.value == 0xE007F
                && tags.dropLast().allSatisfy { [0xE0030...0xE0039, 0xE0061...0xE007A].joined().contains($0.value) }
            if isRegion { kept += tags }
            tags = []
        }
        func endLine() {
            unbalanced.formUnion(open)
            open = []
        }
        for scalar in unicodeScalars {
            let kind = InvisibleCharacter(scalar)
            if kind == .tag {
                tags.append(scalar)
                continue
            }
            endTags()
            switch kind {
            case .control:
                switch scalar.value {
                case 0x0A, 0x09:
                    if scalar.value == 0x0A { endLine() }
                    kept.append(scalar)
                case 0x0B...0x0D, 0x85, 0x2028...0x2029: kept.append(" ")
                default: break
                }
            case .isolate where scalar.value == 0x2069:
                guard open.popLast() != nil else { continue }
                kept.append(scalar)
            case .isolate:
                open.append(kept.count)
                kept.append(scalar)
            case .override, .filler, .tag: break
            case .mark, nil: kept.append(scalar)
            }
        }
        endTags()
        endLine()
        var text = UnicodeScalarView()
        for (place, scalar) in kept.enumerated() where !unbalanced.contains(place) { text.append(scalar) }
        return String(text)
    }
}
