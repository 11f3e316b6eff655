import TextDecoding

/// Reads what nearly all feeds are, well-formed XML without a document type, several times as fast as libxml2 does, and
/// leaves everything else to libxml2: at anything that it does not know to be right it gives up.
///
/// What it takes, libxml2 takes, with the same records; the tests compare them on feeds with every kind of damage. It
/// never looks at a character that it need not look at: texts, nine tenths of a feed, are searched for the next mark only.
struct XMLScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    var recorder = ElementRecorder()
    var names: XMLNames
    /// The tags that are open, the outermost first.
    var open: [OpenTag] = []
    private let deliver: (consuming ElementRecord, ElementRecord) -> Bool
    /// Text with its references resolved.
    private var scratch: [UInt8] = []
    /// Whether enough was read.
    private var isEnough = false

    /// A tag that was begun and not ended.
    struct OpenTag {
        var name: Range<Int>
        /// How many namespaces were declared before it.
        var bindings: Int
        /// What names meant before it.
        var generation: Int
    }

    /// Thrown where it gives up; caught here.
    struct Unsure: Error {}

    /// Bytes.
    private static let roomiest = 256 << 10

    /// The same for a text whose room must not stay taken for as long as the feed is read.
    private mutating func huge(
        _ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool,
        _ body: (inout ElementRecorder, UnsafeBufferPointer<UInt8>) -> Void
    ) throws(Unsure) {
        var isResolved = false
        let result = [UInt8](unsafeUninitializedCapacity: text.count) { room, count in
            guard let written = XMLReferences(text, isAttribute: isAttribute).resolve(into: room) else { return }
            (count, isResolved) = (written, true)
        }
        guard isResolved else { throw Unsure() }
        result.withUnsafeBufferPointer { body(&recorder, $0) }
    }

    /// libxml2 stops at 256.
    static let deepest = 200

    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - deliver: is called with each item as it ends and with the head so far, and says whether more are wanted.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary,
        deliver: @escaping (consuming ElementRecord, ElementRecord) -> Bool
    ) {
        self.bytes = bytes
        self.deliver = deliver
        names = XMLNames(bytes, vocabulary: vocabulary)
    }

    /// - Returns: what was recorded of the whole document; nil where it gave up, and then what it delivered is void.
    mutating func read() -> ElementRecorder? {
        guard bytes.holdsOnlyXMLCharacters else { return nil }
        do throws(Unsure) {
            try declaration()
            while !recorder.isComplete, !isEnough {
                try text()
                try markup()
            }
            return recorder
        } catch {
            return nil
        }
    }

    /// All up to the next tag.
    private mutating func text() throws(Unsure) {
        guard let end = bytes.place(of: UInt8(ascii: "<"), from: position) else { throw Unsure() }
        let text = UnsafeBufferPointer(rebasing: bytes[position..<end])
        position = end
        if text.isEmpty { return }
        if recorder.depth == 0 {
            guard text.allSatisfy({ $0 <= 0x20 }) else { throw Unsure() }
        } else if text.holdsMarks {
            guard text.place(of: "]]>") == nil else { throw Unsure() }
            try resolved(text) { recorder, text in recorder.text(text) }
        } else {
            recorder.text(text)
        }
    }

    private mutating func markup() throws(Unsure) {
        switch next(after: 1) {
        case UInt8(ascii: "/"): try endTag()
        case UInt8(ascii: "!"):
            if starts(with: "<![CDATA[") { try characterData() } else { try comment() }
        case UInt8(ascii: "?"): try instruction()
        default: try startTag()
        }
    }

    private mutating func characterData() throws(Unsure) {
        let start = position + 9
        guard recorder.depth > 0, let end = bytes.place(of: "]]>", from: start) else { throw Unsure() }
        position = end + 3
        if start < end { recorder.text(UnsafeBufferPointer(rebasing: bytes[start..<end])) }
    }

    private mutating func comment() throws(Unsure) {
        guard starts(with: "<!--"), let end = bytes.place(of: "--", from: position + 4), end + 2 < bytes.count,
            bytes[end + 2] == UInt8(ascii: ">")
        else { throw Unsure() }
        position = end + 3
    }

    /// The declaration, where there is one: anything unusual in it is for libxml2.
    private mutating func declaration() throws(Unsure) {
        guard starts(with: "<?xml"), let byte = next(after: 5), byte <= 0x20 else { return }
        guard let end = bytes.place(of: "?>", from: position), end < 200 else { throw Unsure() }
        var words = bytes[(position + 5)..<end].split { $0 <= 0x20 }[...]
        func take(_ name: String, where isValue: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> Bool {
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

    private mutating func instruction() throws(Unsure) {
        var end = position + 2
        guard end < bytes.count, bytes[end].startsName else { throw Unsure() }
        while end < bytes.count, bytes[end].isInName, bytes[end] != UInt8(ascii: ":") { end += 1 }
        let name = bytes[(position + 2)..<end]
        guard end < bytes.count, bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: "?"),
            name.count > 3 || !name.starts(with: "x".utf8) && !name.starts(with: "X".utf8),
            let close = bytes.place(of: "?>", from: end), bytes[end] <= 0x20 || close == end
        else { throw Unsure() }
        position = close + 2
    }

    mutating func ended() {
        if recorder.end(), !deliver(recorder.takeItem(), recorder.head) { isEnough = true }
    }

    func next(after count: Int) -> UInt8? {
        position + count < bytes.count ? bytes[position + count] : nil
    }

    private func starts(with mark: StaticString) -> Bool {
        position + mark.utf8CodeUnitCount <= bytes.count
            && (0..<mark.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == mark.utf8Start[$0] }
    }

    /// Hands on a text with its references resolved and its line ends made one (XML 1.0, sections 2.11 and 4.6), or an
    /// attribute's value with its white space made blanks (section 3.3.3).
    mutating func resolved(
        _ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool = false,
        _ body: (inout ElementRecorder, UnsafeBufferPointer<UInt8>) -> Void
    ) throws(Unsure) {
        // A reference is never shorter than what it stands for.
        guard text.count <= Self.roomiest else { return try huge(text, isAttribute: isAttribute, body) }
        if scratch.count < text.count { scratch = [UInt8](repeating: 0, count: text.count + text.count / 2) }
        let count = scratch.withUnsafeMutableBufferPointer {
            XMLReferences(text, isAttribute: isAttribute).resolve(into: $0)
        }
        guard let count else { throw Unsure() }
        scratch.withUnsafeBufferPointer { body(&recorder, UnsafeBufferPointer(rebasing: $0[..<count])) }
    }
}
