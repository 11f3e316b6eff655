import TextDecoding

/// A fast parser for well-formed XML without a document type, which nearly all feeds are. It gives up on anything
/// uncertain, and libxml2 reads the document instead.
///
/// Every document it accepts gives the same records as libxml2; tests and the fuzz target `xml` compare the two. It
/// skips texts, nine tenths of a feed, by searching for the next mark. The document is passed in on every call as a
/// bounds-checked `Span`, so nothing here can outlive it.
struct XMLScanner {
    /// The index of the current byte.
    var position = 0
    var recorder: ElementRecorder
    var names: XMLNames
    /// The open tags, outermost first.
    var open: [OpenTag] = []
    private let sink: ItemSink
    /// A buffer for texts with resolved references, reused between texts.
    private var scratch: [UInt8] = []
    /// Whether the caller wants no more items.
    private var isEnough = false
    /// The number of tags, comments and the like so far.
    private var marks = 0

    /// A tag that has begun but not ended.
    struct OpenTag {
        var name: Range<Int>
        /// The name without its prefix.
        var local: Range<Int>
        /// The namespaces in scope before the tag.
        var scope: XMLNames.Scope
    }

    /// An error thrown to give up; caught in `read`.
    struct Unsure: Error {}

    /// The maximum depth; libxml2 stops at 256.
    static let deepest = 200

    /// The largest buffer, in bytes, to retain between texts.
    private static let longestKept = 256 << 10

    init(vocabulary: Vocabulary, sink: ItemSink) {
        self.sink = sink
        recorder = ElementRecorder(most: vocabulary.most)
        names = XMLNames(vocabulary: vocabulary)
    }

    /// Reads a document.
    ///
    /// - Parameter bytes: UTF-8.
    /// - Returns: the recorder; nil if it gave up, in which case discard the items delivered so far.
    mutating func read(_ bytes: Span<UInt8>) -> ElementRecorder? {
        guard bytes.containsOnlyXMLCharacters else { return nil }
        do throws(Unsure) {
            try declaration(bytes)
            while !recorder.isComplete, !isEnough {
                try text(bytes)
                try markup(bytes)
                marks += 1
                if !sink.isWanted(after: marks) { isEnough = true }
            }
            return recorder
        } catch {
            return nil
        }
    }

    /// Reads the text up to the next tag.
    private mutating func text(_ bytes: Span<UInt8>) throws(Unsure) {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "<"), from: position) else { throw Unsure() }
        let text = bytes.extracting(position..<end)
        position = end
        if text.isEmpty { return }
        if recorder.depth == 0 {
            guard text.endOfSpace(from: 0) == text.count else { throw Unsure() }
        } else if text.containsMarks {
            guard text.firstIndex(of: "]]>") == nil else { throw Unsure() }
            try resolved(text) { recorder, text in recorder.text(text) }
        } else {
            recorder.text(text)
        }
    }

    private mutating func markup(_ bytes: Span<UInt8>) throws(Unsure) {
        switch byte(bytes, after: 1) {
        case UInt8(ascii: "/"): try endTag(bytes)
        case UInt8(ascii: "!"):
            if bytes.contains("<![CDATA[", at: position) { try characterData(bytes) } else { try comment(bytes) }
        case UInt8(ascii: "?"): try instruction(bytes)
        default: try startTag(bytes)
        }
    }

    private mutating func characterData(_ bytes: Span<UInt8>) throws(Unsure) {
        let start = position + 9
        guard recorder.depth > 0, let end = bytes.firstIndex(of: "]]>", from: start) else { throw Unsure() }
        position = end + 3
        if start < end { recorder.text(bytes.extracting(start..<end)) }
    }

    private mutating func comment(_ bytes: Span<UInt8>) throws(Unsure) {
        guard bytes.contains("<!--", at: position), let end = bytes.firstIndex(of: "--", from: position + 4),
            bytes.contains("-->", at: end)
        else { throw Unsure() }
        position = end + 3
    }

    /// Reads the XML declaration, if any; gives up if it is unusual.
    private mutating func declaration(_ bytes: Span<UInt8>) throws(Unsure) {
        guard bytes.contains("<?xml", at: position), let space = byte(bytes, after: 5), space <= 0x20 else { return }
        guard let end = bytes.firstIndex(of: "?>", from: position), end < 200 else { throw Unsure() }
        var words = bytes.extracting((position + 5)..<end).string.utf8.split { $0 <= 0x20 }[...]
        func take(_ name: String, where isValue: (Substring.UTF8View) -> Bool) -> Bool {
            guard let word = words.first, word.starts(with: name.utf8), word.count > name.utf8.count + 2 else {
                return false
            }
            let value = word.dropFirst(name.utf8.count)
            guard value.first == value.last, value.first == UInt8(ascii: "\"") || value.first == UInt8(ascii: "'"),
                isValue(value.dropFirst().dropLast())
            else { return false }
            words = words.dropFirst()
            return true
        }
        guard take("version=", where: { $0.elementsEqual("1.0".utf8) }) else { throw Unsure() }
        _ = take("encoding=") { $0.first?.startsName == true && $0.allSatisfy { $0.isInName && $0 != 0x3A } }
        _ = take("standalone=") { $0.elementsEqual("yes".utf8) || $0.elementsEqual("no".utf8) }
        guard words.isEmpty else { throw Unsure() }
        position = end + 2
    }

    private mutating func instruction(_ bytes: Span<UInt8>) throws(Unsure) {
        let start = position + 2
        guard let first = byte(bytes, after: 2), first.startsName else { throw Unsure() }
        let end = bytes.endOfName(from: start)
        guard end < bytes.count, bytes.firstIndex(of: UInt8(ascii: ":"), from: start, before: end) == nil,
            end - start > 3 || first | 0x20 != UInt8(ascii: "x"), let close = bytes.firstIndex(of: "?>", from: end),
            bytes[end] <= 0x20 || close == end
        else { throw Unsure() }
        position = close + 2
    }

    mutating func ended() {
        if recorder.end(), !sink.deliver(recorder.takeItem(), recorder.head) { isEnough = true }
    }

    func byte(_ bytes: Span<UInt8>, after count: Int) -> UInt8? {
        position + count < bytes.count ? bytes[position + count] : nil
    }

    /// Passes on a text with references resolved and line endings normalised (XML 1.0, sections 2.11 and 4.6), or an
    /// attribute value with white space turned into blanks (section 3.3.3).
    mutating func resolved(
        _ text: Span<UInt8>, isAttribute: Bool = false, _ body: (inout ElementRecorder, Span<UInt8>) -> Void
    ) throws(Unsure) {
        var room: [UInt8] = []
        if text.count <= Self.longestKept { swap(&room, &scratch) }
        room.removeAll(keepingCapacity: true)
        // A reference is never shorter than its expansion.
        room.reserveCapacity(text.count)
        guard XMLReferences(isAttribute: isAttribute).resolve(text, into: &room) else { throw Unsure() }
        body(&recorder, room.span)
        if text.count <= Self.longestKept { swap(&room, &scratch) }
    }
}
