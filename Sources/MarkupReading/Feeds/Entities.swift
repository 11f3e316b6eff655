import TextDecoding

/// Character references and entities used in feeds: those of XML and HTML, and simple ones declared by the document.
struct Entities {
    /// Entities declared in the document type. Only plain text without references is accepted, so nothing can expand.
    private var declared: [[UInt8]: [UInt8]] = [:]

    private static let longestName = 32
    private static let longestValue = 256
    private static let mostDeclared = 256

    /// Adds the `<!ENTITY name "value">` declarations of a document type.
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

    /// Returns whether a value contains an `&` that doesn't start a numeric reference.
    private static func namesEntities(_ value: [UInt8]) -> Bool {
        zip(value, value.dropFirst() + [0]).contains { $0 == UInt8(ascii: "&") && $1 != UInt8(ascii: "#") }
    }

    /// Returns the text with references resolved; stray ampersands stay. A short name may expand to a long value, so
    /// the result is capped at a little over twice the length.
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

    /// Appends the expansion of the reference at an index.
    ///
    /// - Returns: the end of the reference; nil if there is none.
    private func reference(_ text: UnsafeBufferPointer<UInt8>, at start: Int, _ result: inout [UInt8]) -> Int? {
        let limit = min(text.count, start + Self.longestName)
        guard let semicolon = text.place(of: UInt8(ascii: ";"), from: start, before: limit), semicolon > start + 1
        else { return nil }
        let name = UnsafeBufferPointer(rebasing: text[(start + 1)..<semicolon])
        if name[0] == UInt8(ascii: "#") {
            guard let number = Self.number(name) else { return nil }
            if (0xD800..<0xE000).contains(number) { return half(number, in: text, endingAt: semicolon + 1, &result) }
            // Non-characters are dropped; XML forbids them, and a parser would stop here.
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

    /// Appends the character whose two UTF-16 surrogates were written as separate references; U+FFFD for a lone
    /// surrogate.
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

    /// Returns one of XML's own five entities, which cannot be redefined (XML 1.0, section 4.6).
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
    /// Returns the parts between each start mark and the next end mark.
    fileprivate func components(between start: String, and end: String) -> [Substring] {
        var parts: [Substring] = []
        for piece in split(separator: start, omittingEmptySubsequences: false).dropFirst() {
            if let close = piece.firstRange(of: end) { parts.append(piece[..<close.lowerBound]) }
        }
        return parts
    }
}
