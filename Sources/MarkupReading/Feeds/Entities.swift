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
        guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
        var result: [UInt8] = []
        result.reserveCapacity(text.count)
        var position = text.startIndex
        let most = 2 * text.count + (64 << 10)
        while position < text.endIndex {
            if text[position] == UInt8(ascii: "&"), result.count <= most,
                let (value, end) = reference(text, at: position)
            {
                result.append(contentsOf: value)
                position = end
            } else {
                result.append(text[position])
                position += 1
            }
        }
        return result
    }

    private func reference(_ text: Slice<UnsafeBufferPointer<UInt8>>, at start: Int) -> ([UInt8], end: Int)? {
        let limit = min(text.endIndex, start + Self.longestName)
        guard let semicolon = text[start..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = text[start + 1..<semicolon]
        guard let first = name.first else { return nil }
        if first == UInt8(ascii: "#") {
            // What is no character vanishes, as in XML, where a parser would stop at it.
            return Self.number(name.dropFirst()).map { number in
                (Windows1252.scalar(ifControl: number).map { Array(String($0).utf8) } ?? [], semicolon + 1)
            }
        }
        if let value = declared[Array(name)] { return (value, semicolon + 1) }
        return CharacterReference.scalar(named: String(decoding: name, as: UTF8.self)).map {
            (Array(String($0).utf8), semicolon + 1)
        }
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt32? {
        let text = String(decoding: digits, as: UTF8.self)
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
