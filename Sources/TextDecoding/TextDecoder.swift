/// A decoder that converts bytes of unknown encoding to UTF-8.
///
/// The order of precedence is that of RFC 7303, section 3.2, and of browsers: byte order mark, the server's `charset`,
/// the document's declaration. Labels are ignored if the text is UTF-8 (seen in the wild: servers that label everything
/// as Latin-1, and publishers that changed the text but not the declaration). The encoding is guessed if there is no
/// label, or one that wrongly says UTF-8. An invalid byte never affects its neighbours.
public struct TextDecoder {
    /// The server's `Content-Type` header.
    private let contentType: String?

    public init(contentType: String?) { self.contentType = contentType }

    /// Returns the bytes as well-formed UTF-8, without a byte order mark.
    public func utf8(from bytes: [UInt8]) -> [UInt8] {
        guard let mark = ByteOrderMark(bytes) else { return unmarked(bytes) }
        let rest = bytes[mark.count...]
        guard mark.encoding == "UTF-8" else {
            return mark.encoding.flatMap(IconvDecoder.init)?.utf8(from: rest) ?? unmarked(Array(rest))
        }
        let text = Array(rest)
        if Self.isUTF8(text) { return text }
        let statistics = UTF8Statistics(text[...])
        // Seen in the wild: a mark added by an editor or template to text in another encoding.
        return statistics.holdsUTF8(isLabelled: true) ? UTF8Repair(statistics).text(of: text[...]) : unmarked(text)
    }

    private func unmarked(_ bytes: [UInt8]) -> [UInt8] {
        let isUTF8 = Self.isUTF8(bytes)
        for label in [charset, Self.declaration(in: bytes)] {
            guard let label else { continue }
            switch EncodingLabel(label).meaning {
            case .utf8: return isUTF8 ? bytes : Self.guessed(bytes, isLabelled: true)
            case .windows1252: return isUTF8 ? bytes : Self.repaired(bytes)
            case .other(let name):
                guard let decoder = IconvDecoder(name), decoder.keepsASCII || !Self.beginsWithMark(bytes) else {
                    continue
                }
                guard let statistics = Self.evidence(against: name, in: bytes) else {
                    return decoder.utf8(from: bytes[...])
                }
                return isUTF8 ? bytes : UTF8Repair(statistics).text(of: bytes[...])
            }
        }
        return isUTF8 ? bytes : Self.guessed(bytes, isLabelled: false)
    }

    /// Returns the statistics of a text that is UTF-8 despite its label; nil if it isn't.
    private static func evidence(against encoding: String, in bytes: [UInt8]) -> UTF8Statistics? {
        // A sample of the start is enough for nearly all correctly labelled texts.
        let sample = UTF8Statistics(bytes.prefix(16 << 10))
        guard sample.strayBytes == 0 || sample.contradicts(encoding) else { return nil }
        let statistics = UTF8Statistics(bytes[...])
        return statistics.contradicts(encoding) ? statistics : nil
    }

    /// Returns whether the document starts like markup or JSON in ASCII, which rules out encodings incompatible with
    /// ASCII.
    private static func beginsWithMark(_ bytes: [UInt8]) -> Bool {
        bytes.first { $0 > 0x20 }.map { "<{[".utf8.contains($0) } ?? false
    }

    private static func guessed(_ bytes: [UInt8], isLabelled: Bool) -> [UInt8] {
        let statistics = UTF8Statistics(bytes[...])
        if statistics.holdsUTF8(isLabelled: isLabelled) { return UTF8Repair(statistics).text(of: bytes[...]) }
        guard let name = bytes.withUnsafeBufferPointer({ EncodingGuess($0).name }), let decoder = IconvDecoder(name)
        else { return UTF8Repair().text(of: bytes[...]) }
        return decoder.utf8(from: bytes[...])
    }

    private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
        let statistics = UTF8Statistics(bytes[...])
        return (statistics.holdsUTF8(isLabelled: false) ? UTF8Repair(statistics) : UTF8Repair()).text(of: bytes[...])
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { $0.endOfWellFormed(from: 0) == $0.count }
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

    /// Returns the `encoding` of the XML declaration; nil if there is none.
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
}

extension Substring {
    fileprivate func trimming(_ isUnwanted: (Character) -> Bool) -> Substring {
        var rest = drop(while: isUnwanted)
        while let last = rest.last, isUnwanted(last) { rest.removeLast() }
        return rest
    }
}
