/// Bytes of unknown encoding as UTF-8.
///
/// In the order of RFC 7303, section 3.2, and of browsers: a byte order mark, the server's `charset`, the document's own
/// declaration; a label that says Latin-1 or ASCII is not believed of text that is UTF-8 (seen in the wild: servers that
/// label everything so). Bytes that are not in the encoding never cost more than themselves.
struct TextDecoder {
    /// The server's `Content-Type` header.
    let contentType: String?

    func utf8(from bytes: [UInt8]) -> [UInt8] {
        if let (mark, name) = Self.mark(of: bytes) {
            let rest = bytes[mark...]
            return name == "UTF-8" ? Self.repaired(rest) : IconvDecoder(name)?.utf8(from: rest) ?? Self.repaired(rest)
        }
        for label in [charset, Self.declaration(in: bytes)] {
            guard let label else { continue }
            switch EncodingLabel(label).meaning {
            case .utf8, .windows1252: return Self.isUTF8(bytes) ? bytes : Self.repaired(bytes[...])
            case .other(let name):
                if let decoder = IconvDecoder(name) { return decoder.utf8(from: bytes[...]) }
            }
        }
        return Self.isUTF8(bytes) ? bytes : Self.repaired(bytes[...])
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        let plain = bytes.withUnsafeBufferPointer(\.asciiPrefix)
        if plain == bytes.count { return true }
        let rest = bytes[plain...]
        return (try? UTF8Span(validating: rest.span)) != nil
    }

    /// How many bytes say what the encoding is, and which (Encoding Standard, section 6; XML 1.0, appendix F).
    private static func mark(of bytes: [UInt8]) -> (count: Int, encoding: String)? {
        switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first, bytes.dropFirst(3).first) {
        case (0xEF, 0xBB, 0xBF, _): (3, "UTF-8")
        case (0xFF, 0xFE, 0, 0): (4, "UTF-32LE")
        case (0, 0, 0xFE, 0xFF): (4, "UTF-32BE")
        case (0xFF, 0xFE, _, _): (2, "UTF-16LE")
        case (0xFE, 0xFF, _, _): (2, "UTF-16BE")
        case (0x3C, 0, 0, 0): (0, "UTF-32LE")
        case (0, 0, 0, 0x3C): (0, "UTF-32BE")
        case (0x3C, 0, _, 0): (0, "UTF-16LE")
        case (0, 0x3C, 0, _): (0, "UTF-16BE")
        default: nil
        }
    }

    /// The header's `charset` parameter.
    private var charset: String? {
        guard let contentType else { return nil }
        for parameter in contentType.split(separator: ";").dropFirst() {
            let parts = parameter.split(separator: "=", maxSplits: 1).map {
                $0.trimming { $0.isWhitespace || $0 == "\"" || $0 == "'" }
            }
            if parts.count == 2, parts[0].lowercased() == "charset" { return String(parts[1]) }
        }
        return nil
    }

    /// The `encoding` of the XML declaration.
    private static func declaration(in bytes: [UInt8]) -> String? {
        bytes.withUnsafeBufferPointer { all in
            let head = UnsafeBufferPointer(rebasing: all.prefix(256))
            guard let start = head.place(of: "<?xml"), let end = head.place(of: "?>", from: start),
                let name = head.place(of: "encoding", from: start), name < end
            else { return nil }
            let value = head[(name + 8)..<end].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
            guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
            return String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self)
        }
    }

    /// The bytes themselves when they are UTF-8; else each byte that is not is read as windows-1252, wherever it stands:
    /// this reads text that is all windows-1252 and also UTF-8 text with a windows-1252 quotation pasted in.
    static func repaired(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        if (try? UTF8Span(validating: bytes.span)) != nil { return Array(bytes) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 4)
        var position = bytes.startIndex
        while position < bytes.endIndex {
            let count = sequenceLength(bytes[position...])
            if count == 0 {
                result.append(contentsOf: String(Windows1252.scalar(bytes[position])).utf8)
                position += 1
            } else {
                result.append(contentsOf: bytes[position..<position + count])
                position += count
            }
        }
        return result
    }

    /// How many bytes at the front are one well-formed character (Unicode, table 3-7); 0 when none is.
    private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int {
        let start = bytes.startIndex
        let first = bytes[start]
        func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            start + offset < bytes.endIndex && range.contains(bytes[start + offset])
        }
        switch first {
        case 0..<0x80: return 1
        case 0xC2...0xDF: return follows(1) ? 2 : 0
        case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
        case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
        case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
        case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
        case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
        case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
        default: return 0
        }
    }
}

extension Substring {
    fileprivate func trimming(_ isUnwanted: (Character) -> Bool) -> Substring {
        var rest = drop(while: isUnwanted)
        while let last = rest.last, isUnwanted(last) { rest.removeLast() }
        return rest
    }
}
