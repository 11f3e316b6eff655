import TextDecoding

/// Character references and entities as feeds use them: XML's, HTML's, and the plain ones that a document declares.
struct Entities {
    /// Declared in the document type; only such as hold text and no reference, so that nothing can grow.
    private var declared: [[UInt8]: [UInt8]] = [:]

    private static let longestName = 32
    private static let longestValue = 256
    private static let mostDeclared = 256

    /// Takes in `<!ENTITY name "value">` from a document type.
    mutating func declare(in doctype: Slice<UnsafeBufferPointer<UInt8>>) {
        let words = String(decoding: doctype, as: UTF8.self).components(between: "<!ENTITY", and: ">")
        for word in words.prefix(Self.mostDeclared) {
            let parts = word.split(maxSplits: 1, whereSeparator: \.isWhitespace)
            guard parts.count == 2, let quote = parts[1].first, quote == "\"" || quote == "'" else { continue }
            let value = Array(parts[1].dropFirst().prefix { $0 != quote }.utf8)
            guard value.count <= Self.longestValue, !Self.namesEntities(value) else { continue }
            declared[Array(parts[0].utf8)] = value.withUnsafeBufferPointer { Entities().resolved($0[...]) }
        }
    }

    /// Whether an `&` stands in it that does not begin a character's number.
    private static func namesEntities(_ value: [UInt8]) -> Bool {
        zip(value, value.dropFirst() + [0]).contains { $0 == UInt8(ascii: "&") && $1 != UInt8(ascii: "#") }
    }

    /// The text with its references resolved; ampersands that begin none stay. At most twice as long, or a little more:
    /// a short name may stand for a long value.
    func resolved(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        let text = UnsafeBufferPointer(rebasing: text)
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var position = 0
        let most = 2 * text.count + (64 << 10)
        while let ampersand = text.place(of: UInt8(ascii: "&"), from: position), result.count <= most {
            result.append(contentsOf: text[position..<ampersand])
            position = reference(text, at: ampersand, &result) ?? ampersand
            if position == ampersand {
                result.append(UInt8(ascii: "&"))
                position += 1
            }
        }
        result.append(contentsOf: text[position...])
        return result
    }

    /// Adds what the reference at a place stands for; returns where it ends, nil where there is none.
    private func reference(_ text: UnsafeBufferPointer<UInt8>, at start: Int, _ result: inout [UInt8]) -> Int? {
        let limit = min(text.count, start + Self.longestName)
        guard let semicolon = text.place(of: UInt8(ascii: ";"), from: start, before: limit), semicolon > start + 1
        else { return nil }
        let name = UnsafeBufferPointer(rebasing: text[(start + 1)..<semicolon])
        if name[0] == UInt8(ascii: "#") {
            guard let number = Self.number(name) else { return nil }
            if (0xD800..<0xE000).contains(number) { return half(number, in: text, endingAt: semicolon + 1, &result) }
            // What is no character vanishes, as in XML, where a parser would stop at it.
            if let scalar = Windows1252.scalar(ifControl: number) { result.append(contentsOf: String(scalar).utf8) }
            return semicolon + 1
        }
        if let byte = Self.own(name) {
            result.append(byte)
        } else if !declared.isEmpty, let value = declared[Array(name)] {
            result.append(contentsOf: value)
        } else if let scalar = CharacterReference.scalar(named: String(decoding: name, as: UTF8.self)) {
            result.append(contentsOf: String(scalar).utf8)
        } else {
            return nil
        }
        return semicolon + 1
    }

    /// Appends the character whose two UTF-16 surrogates a program wrote as separate references; U+FFFD for a lone surrogate.
    private func half(
        _ number: UInt32, in text: UnsafeBufferPointer<UInt8>, endingAt end: Int, _ result: inout [UInt8]
    ) -> Int {
        let limit = min(text.count, end + Self.longestName)
        if end + 1 < limit, text[end] == UInt8(ascii: "&"), text[end + 1] == UInt8(ascii: "#"),
            let semicolon = text.place(of: UInt8(ascii: ";"), from: end, before: limit),
            let low = Self.number(UnsafeBufferPointer(rebasing: text[(end + 1)..<semicolon])),
            let scalar = Unicode.Scalar(high: number, low: low)
        {
            result.append(contentsOf: String(scalar).utf8)
            return semicolon + 1
        }
        result.append(contentsOf: "\u{FFFD}".utf8)
        return end
    }

    /// XML's own, which nobody declares otherwise (XML 1.0, section 4.6).
    private static func own(_ name: UnsafeBufferPointer<UInt8>) -> UInt8? {
        if name.elementsEqual("amp".utf8) { return UInt8(ascii: "&") }
        if name.elementsEqual("lt".utf8) { return UInt8(ascii: "<") }
        if name.elementsEqual("gt".utf8) { return UInt8(ascii: ">") }
        if name.elementsEqual("quot".utf8) { return UInt8(ascii: "\"") }
        return name.elementsEqual("apos".utf8) ? UInt8(ascii: "'") : nil
    }

    private static func number(_ name: UnsafeBufferPointer<UInt8>) -> UInt32? {
        let text = String(decoding: name.dropFirst(), as: UTF8.self)
        let isHexadecimal = text.first == "x" || text.first == "X"
        return UInt32(isHexadecimal ? text.dropFirst() : text[...], radix: isHexadecimal ? 16 : 10)
    }
}

extension String {
    /// The parts that stand between one mark and the next other one.
    fileprivate func components(between start: String, and end: String) -> [Substring] {
        var parts: [Substring] = []
        for piece in split(separator: start, omittingEmptySubsequences: false).dropFirst() {
            if let close = piece.firstRange(of: end) { parts.append(piece[..<close.lowerBound]) }
        }
        return parts
    }
}
