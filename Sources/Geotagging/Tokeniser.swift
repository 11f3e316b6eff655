/// Cuts UTF-8 into words.
struct Tokeniser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let roles: Table<Roles>
    private var position = 0
    private var scalar: Int32 = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>, roles: Table<Roles>) {
        self.bytes = bytes
        self.roles = roles
    }

    /// All words, in order.
    static func tokens(of bytes: UnsafeBufferPointer<UInt8>, roles: Table<Roles>) -> [Token] {
        var tokeniser = Tokeniser(bytes, roles: roles)
        var tokens: [Token] = []
        tokens.reserveCapacity(bytes.count / 5)
        while let token = tokeniser.next(after: tokens.last) { tokens.append(token) }
        return tokens
    }

    /// The hashes of the words alone, for names, into an array that is used again and again.
    static func read(_ hashes: inout [WordHash], of bytes: UnsafeBufferPointer<UInt8>) {
        hashes.removeAll(keepingCapacity: true)
        var tokeniser = Tokeniser(bytes, roles: Self.noRoles)
        var last: Token?
        while let token = tokeniser.next(after: last) {
            hashes.append(token.hash)
            last = token
        }
    }

    private static let noRoles = Table<Roles>(capacity: 0)

    private mutating func next(after last: Token?) -> Token? {
        let gap = skipped(after: last)
        guard position < bytes.count else { return nil }
        let firstByte = Int32(position), firstScalar = scalar
        var hash = WordHash()
        var letters = 0, capitals = 0, digits = 0
        var beginsWithCapital = false
        reading: while position < bytes.count {
            let byte = bytes[position]
            if byte < 0x80 {
                let letter = Folding.ascii[Int(byte)]
                if letter == 0 { break reading }
                hash.add(letter)
                if letter != byte {
                    capitals += 1
                    if letters == 0 && digits == 0 { beginsWithCapital = true }
                }
                if letter <= UInt8(ascii: "9") { digits += 1 } else { letters += 1 }
                position += 1
                scalar += 1
                continue
            }
            let (value, length) = decoded()
            if !Folding.isMark(value) {
                guard Folding.isLetter(value) else { break reading }
                let isCapital = Tokeniser.isCapital(value)
                if isCapital {
                    capitals += 1
                    if letters == 0 && digits == 0 { beginsWithCapital = true }
                }
                letters += 1
                if let (one, two) = Folding.base(of: value) {
                    hash.add(one)
                    if two != UInt8(ascii: " ") { hash.add(two) }
                } else {
                    hash.add(scalar: value)
                }
            }
            position += length
            scalar += 1
        }
        if letters > 3, letters < 7, let short = Folding.shortened[hash] { hash = short }
        let shape: Token.Shape =
            letters == 0
            ? .number
            : beginsWithCapital ? (capitals == letters && letters > 1 ? .capitals : .capitalised) : .lower
        return Token(
            bytes: firstByte..<Int32(position), scalars: firstScalar..<scalar, hash: hash, gap: gap, shape: shape,
            roles: roles[hash] ?? [])
    }

    /// Passes over what stands between two words, and says what it was.
    private mutating func skipped(after last: Token?) -> Gap {
        let start = position
        var gap = last == nil ? Gap.sentence : Gap.space
        var seen = 0
        while position < bytes.count {
            let byte = bytes[position]
            var length = 1
            if byte < 0x80 {
                if Folding.ascii[Int(byte)] != 0 { break }
                if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
                    position += 1
                    scalar += 1
                    continue
                }
            } else {
                let (value, width) = decoded()
                if Folding.isLetter(value) { break }
                length = width
                if value == 0xA0 {
                    position += width
                    scalar += 1
                    continue
                }
            }
            gap = self.gap(gap, adding: position, isFirst: seen == 0, touches: position == start, after: last)
            seen += 1
            position += length
            scalar += 1
        }
        if seen == 1, position - start > 1 {
            // A hyphen or an apostrophe with a space beside it joins nothing.
            if gap == .hyphen { gap = .dash }
            if gap == .apostrophe { gap = .other }
        }
        return gap
    }

    /// The gap as it is after one more character.
    private func gap(_ gap: Gap, adding index: Int, isFirst: Bool, touches: Bool, after last: Token?) -> Gap {
        if gap == .sentence { return .sentence }
        switch bytes[index] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "!"), UInt8(ascii: "?"):
            return .sentence
        case UInt8(ascii: "."):
            guard isFirst, touches, let last else { return .sentence }
            return isAbbreviation(last) ? .stop : .sentence
        case UInt8(ascii: ","): return isFirst || gap == .stop ? .comma : .other
        case UInt8(ascii: "-"): return isFirst ? .hyphen : .dash
        case UInt8(ascii: "'"): return isFirst ? .apostrophe : .other
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): return .bracket
        case 0xE2:
            // General punctuation: dashes U+2010…U+2015, the typographic apostrophe U+2019.
            guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return .other }
            switch bytes[index + 2] {
            case 0x90, 0x91: return isFirst ? .hyphen : .dash
            case 0x92...0x95: return .dash
            case 0x99: return isFirst ? .apostrophe : .other
            default: return .other
            }
        default: return .other
        }
    }

    /// A full stop after it need not end the sentence: a single letter ("U.", "J."), a word that is usually cut short
    /// ("St.", "Ill.", "Gov."), or one with another letter right behind the stop ("W.Va.").
    private func isAbbreviation(_ token: Token) -> Bool {
        guard token.isCapitalised else { return false }
        if token.length == 1 || token.roles.contains(.abbreviation) { return true }
        return position + 1 < bytes.count && bytes[position + 1] > UInt8(ascii: "@")
    }

    /// The scalar at the position and how many bytes it takes. The bytes come from a String, so they are valid.
    private func decoded() -> (UInt32, Int) {
        let first = UInt32(bytes[position])
        func next(_ offset: Int) -> UInt32 {
            position + offset < bytes.count ? UInt32(bytes[position + offset]) & 0x3F : 0
        }
        if first < 0xE0 { return ((first & 0x1F) << 6 | next(1), 2) }
        if first < 0xF0 { return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3) }
        return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }

    private static func isCapital(_ value: UInt32) -> Bool {
        switch value {
        case 0xC0..<0xDF: value != 0xD7
        case 0x100..<0x138, 0x14A..<0x178: value & 1 == 0
        case 0x139..<0x149, 0x179..<0x17F: value & 1 == 1
        case 0x178, 0x391..<0x3AC, 0x400..<0x430: true
        default: false
        }
    }
}
