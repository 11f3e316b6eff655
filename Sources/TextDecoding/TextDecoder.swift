/// Bytes of unknown encoding as UTF-8.
///
/// In the order of RFC 7303, section 3.2, and of browsers: a byte order mark, the server's `charset`, the document's own
/// declaration; a label that says Latin-1 or ASCII is not believed of text that is UTF-8 (seen in the wild: servers that
/// label everything so). What has no label, or says UTF-8 and is not, is guessed at. Bytes that are not in the encoding never cost more than themselves.
public struct TextDecoder {
    /// The server's `Content-Type` header.
    private let contentType: String?

    public init(contentType: String?) { self.contentType = contentType }

    /// The bytes as well-formed UTF-8, without a byte order mark.
    public func utf8(from bytes: [UInt8]) -> [UInt8] {
        if let (mark, name) = Self.mark(of: bytes) {
            let rest = bytes[mark...]
            return name == "UTF-8" ? Self.repaired(rest) : IconvDecoder(name)?.utf8(from: rest) ?? Self.repaired(rest)
        }
        for label in [charset, Self.declaration(in: bytes)] {
            guard let label else { continue }
            switch EncodingLabel(label).meaning {
            case .utf8: return Self.isUTF8(bytes) ? bytes : Self.guessed(bytes)
            case .windows1252: return Self.isUTF8(bytes) ? bytes : Self.repaired(bytes[...])
            case .other(let name):
                if let decoder = IconvDecoder(name) { return decoder.utf8(from: bytes[...]) }
            }
        }
        return Self.isUTF8(bytes) ? bytes : Self.guessed(bytes)
    }

    private static func guessed(_ bytes: [UInt8]) -> [UInt8] {
        guard let name = bytes.withUnsafeBufferPointer({ EncodingGuess($0).name }), let decoder = IconvDecoder(name)
        else { return repaired(bytes[...]) }
        return decoder.utf8(from: bytes[...])
    }

    private static func isUTF8(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { $0.endOfWellFormed(from: 0) == $0.count }
    }

    /// The encoding by its byte order mark, or by the zeros around the first `<`, and the length of the mark (Encoding
    /// Standard, section 6; XML 1.0, appendix F).
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
        bytes.withUnsafeBufferPointer { all in
            var result: [UInt8] = []
            var position = 0
            while true {
                let end = all.endOfWellFormed(from: position)
                if position == 0 { result.reserveCapacity(end == all.count ? end : all.count + all.count / 4) }
                result.append(contentsOf: UnsafeBufferPointer(rebasing: all[position..<end]))
                guard end < all.count else { return result }
                result.append(contentsOf: String(Windows1252.scalar(all[end])).utf8)
                position = end + 1
            }
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

/// The encoding that a label means, which is not always the one that it names (Encoding Standard, section 4.2).
struct EncodingLabel {
    enum Meaning: Equatable {
        case utf8
        case windows1252
        /// As `iconv` knows it.
        case other(String)
    }

    let meaning: Meaning

    init(_ label: String) {
        let name = label.lowercased().filter { !$0.isWhitespace }
        switch name {
        case "utf-8", "utf8", "unicode-1-1-utf-8", "": meaning = .utf8
        // A document whose declaration could be read byte by byte is in neither of these.
        case "utf-16", "utf-16le", "utf-16be", "utf-32", "ucs-2", "ucs-4", "unicode": meaning = .utf8
        case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "ascii", "us-ascii", "windows-1252",
            "cp1252", "cp-1252", "x-cp1252", "ansi":
            meaning = .windows1252
        case let name: meaning = .other(Self.supersets[name] ?? name)
        }
    }

    /// Encodings that are written by larger ones' names, sorted by label.
    private static let supersets = [
        "big5": "BIG5-HKSCS", "big5-hkscs": "BIG5-HKSCS", "cp936": "GB18030", "euc-kr": "CP949", "euc-tw": "EUC-TW",
        "gb2312": "GB18030", "gb_2312-80": "GB18030", "gbk": "GB18030", "iso-8859-11": "CP874", "iso-8859-9": "CP1254",
        "iso8859-9": "CP1254", "ks_c_5601-1987": "CP949", "latin5": "CP1254", "shift-jis": "CP932",
        "shift_jis": "CP932", "sjis": "CP932", "tis-620": "CP874", "windows-31j": "CP932", "windows-874": "CP874",
        "x-euc-jp": "EUC-JP", "x-gbk": "GB18030", "x-sjis": "CP932",
    ]
}
