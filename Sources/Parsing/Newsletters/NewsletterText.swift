import Addressing
import MarkupReading
import Newsroom

/// The text of a newsletter without what concerns only its reader: links and footers of the subscription, keys, and the
/// reader's own addresses.
struct NewsletterText {
    /// The reader's mail addresses.
    private let readers: [[UInt8]]

    /// The maximum number of bytes of a line about the subscription. Longer ones are articles about such things.
    private static let longestFooter = 250
    /// The maximum number of bytes of a line that leads to the web version.
    private static let longestLink = 100

    /// - Parameter readers: the reader's mail addresses, in lower case.
    init(readers: Set<String>) { self.readers = readers.map { Array($0.utf8) } }

    /// Returns the text as paragraphs of sanitised HTML without links and pictures; nil if nothing is left. Links in
    /// mail count clicks for each reader, and their addresses say who that is.
    func prose(of lines: [String]) -> Prose? {
        let shown = lines.filter { !isFooter($0) && !holdsReader($0) }.map(withoutKeys).filter { line in
            line.contains { $0.isLetter || $0.isNumber }
        }
        let paragraphs = shown.map { "<p>\(HTMLCleaner.escaped($0))</p>" }
        let prose = HTMLCleaner().prose(from: paragraphs.joined(), base: nil)
        return prose.html.isEmpty ? nil : prose
    }

    /// Returns a text on one line without addresses, keys and invisible words.
    func withoutKeys(_ line: String) -> String {
        line.split(whereSeparator: \.isWhitespace).filter { word in
            !Self.isAddress(word) && !holdsReader(word) && !Self.isKey(word) && !Self.isInvisible(word)
        }.joined(separator: " ")
    }

    /// Returns the lines of a plain-text message, with the lines of each paragraph joined.
    func paragraphs(of text: String) -> [String] {
        var paragraphs: [[Substring]] = [[]]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if line.allSatisfy(\.isWhitespace) {
                paragraphs.append([])
            } else if !isFooter(line), !holdsReader(line) {
                paragraphs[paragraphs.count - 1].append(line)
            }
        }
        return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
    }

    /// Returns whether a text holds one of the reader's addresses, perhaps percent-encoded, or with invisible
    /// characters that keep mail programs from making it a link.
    func holdsReader(_ text: some StringProtocol) -> Bool {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "%") }) else { return false }
        var visible = String.UnicodeScalarView()
        visible.append(contentsOf: text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
        let small = PercentEncoding.decoded(Array(String(visible).lowercased().utf8)[...])
        return readers.contains { reader in
            // `firstRange(of:)` takes ten times as long, and this is asked of each word.
            small.indices.contains { small[$0...].starts(with: reader) }
        }
    }

    private func isFooter(_ line: some StringProtocol) -> Bool {
        line.utf8.count <= Self.longestFooter && PhraseList.footers.areIn(line)
            || line.utf8.count <= Self.longestLink && PhraseList.webVersions.areIn(line)
    }

    /// Returns whether a word is a web address with a path or a query, perhaps without its scheme. Either may hold a
    /// key of any form.
    private static func isAddress(_ word: Substring) -> Bool {
        let bytes = Array(word.utf8)
        return bytes.indices.contains { place in
            switch bytes[place] {
            case UInt8(ascii: ":"): bytes[place...].starts(with: "://".utf8)
            case UInt8(ascii: "."):
                place > 0 && isOfWord(bytes[place - 1]) && isDomainWithMore(bytes[(place + 1)...])
            default: false
            }
        }
    }

    /// Returns whether a text begins with the last part of a host's name, and a path or a query: `example:80/a`,
    /// `example/?a=b`.
    private static func isDomainWithMore(_ text: ArraySlice<UInt8>) -> Bool {
        let domain = text.prefix { ($0 | 0x20) &- 0x61 < 26 }
        guard domain.count > 1 else { return false }
        var rest = text.dropFirst(domain.count)
        let port = rest.first == UInt8(ascii: ":") ? rest.dropFirst().prefix { $0 &- 0x30 < 10 } : []
        let path = port.isEmpty ? rest : rest.dropFirst(port.count + 1)
        if path.first == UInt8(ascii: "/"), path.dropFirst().first.map(isOfWord) == true { return true }
        if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
        guard rest.first == UInt8(ascii: "?") else { return false }
        let key = rest.dropFirst().prefix(while: isOfWord)
        return !key.isEmpty && rest.dropFirst(key.count + 1).first == UInt8(ascii: "=")
    }

    /// Returns whether a byte may belong to a letter, a digit or an underscore.
    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// Returns whether a word is a key rather than one of a language: long, of ASCII letters and digits, perhaps in
    /// groups as a UUID is, or a mail address made for one reader.
    private static func isKey(_ word: Substring) -> Bool {
        if word.contains("@"), word.contains("+") || word.contains("=") { return true }
        func isLong(_ run: Substring.UTF8View) -> Bool {
            run.count >= 16 && run.contains { $0 &- 0x30 < 10 } && run.contains { ($0 | 0x20) &- 0x61 < 26 }
        }
        return word.utf8.split { !$0.isLetterOrDigit && $0 != UInt8(ascii: "_") }.contains(where: isLong)
            || word.split { !$0.isHexDigit && $0 != "-" }.contains { isLong($0.utf8) }
    }

    /// Returns whether nothing of a word is visible. Seen in the wild: such words fill the preview in lists of mail.
    private static func isInvisible(_ word: Substring) -> Bool {
        word.unicodeScalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || $0.value == 0x2007 }
    }
}
