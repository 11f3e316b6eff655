import MarkupReading
import TextDecoding
import TextReading

/// Conversion of titles, names and tags to plain text, even if they contain HTML that shouldn't be there.
struct TitleText {
    private let cleaner: HTMLCleaner

    init(_ cleaner: HTMLCleaner) { self.cleaner = cleaner }

    /// Returns plain text on one line. Seen in the wild: `&amp;amp;`, `&amp;#8217;`, `<![CDATA[<b>…</b>]]>`.
    ///
    /// A title like "Use of <div> and <p>" is kept as is: tags count as markup only if some are closed or need no
    /// closing.
    func plain(_ text: String) -> String {
        if Self.isPlain(text) { return text }
        var text = Mojibake.mended(text) ?? text
        for _ in 0..<Self.mostLayers {
            let mayBeMarkup = text.utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
            guard mayBeMarkup else { break }
            let hasReferences = Self.hasReferences(text)
            let holdsMarkup = Self.holdsMarkup(text)
            guard hasReferences || holdsMarkup else { break }
            text = cleaner.plainText(from: holdsMarkup ? text : Self.withoutTags(text))
            guard hasReferences else { break }
        }
        return Self.collapsed(text)
    }

    /// The maximum levels of escaping to undo: the proper one, and up to two superfluous ones.
    private static let mostLayers = 3

    private static func hasReferences(_ text: String) -> Bool {
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            let after = rest[rest.index(after: start)...]
            let name = after.prefix(10).prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "#") }
            if name.count >= 2, after[name.endIndex...].first == UInt8(ascii: ";") { return true }
            rest = after
        }
        return false
    }

    private static func holdsMarkup(_ text: String) -> Bool {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
        if text.containsMark("</") || text.containsMark("<![CDATA[") { return true }
        let lower = text.lowercased()
        return ["<br", "<img ", "<wbr", "<hr"].contains { lower.contains($0) }
    }

    private static func withoutTags(_ text: String) -> String {
        text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
    }

    /// Returns whether a text contains no possible markup and no superfluous white space.
    private static func isPlain(_ text: String) -> Bool {
        let mayNeedRepair = text.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.contains { $0 == 0xC3 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
        }
        return mayNeedRepair == false && isTidy(text)
    }

    private static func collapsed(_ text: String) -> String {
        if isTidy(text) { return text }
        let text = text.harmless
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var isBlank = false
        for scalar in text.unicodeScalars {
            if scalar.value <= 0x20 || scalar.value == 0x7F || scalar.value > 0x7F && scalar.properties.isWhitespace {
                isBlank = true
            } else {
                if isBlank, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
                isBlank = false
                bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.EncodedScalar())
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns whether all white space is single blanks between words, with no control characters that affect display.
    static func isTidy(_ text: String) -> Bool {
        let isTidy = text.utf8.withContiguousStorageIfAvailable { bytes in
            var previous = UInt8(ascii: " ")
            for (index, byte) in bytes.enumerated() {
                if byte < 0x20 || byte == 0x20 && previous == 0x20 { return false }
                // Non-ASCII white space becomes a blank too, and a line separator must not break a program's output
                // lines.
                if byte >= 0xC2, whiteSpaceWidth(in: bytes, at: index) != nil { return false }
                if byte >= 0x7F, invisibleMayBegin(in: bytes, at: index) { return false }
                previous = byte
            }
            return previous != 0x20 || bytes.isEmpty
        }
        return isTidy ?? false
    }
}
