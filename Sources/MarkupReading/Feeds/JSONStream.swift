/// JSON as elements: a member's value is an element of the member's name, and an array's values are so many elements of
/// its name, so that a JSON feed is recorded and read like the others, without a tree.
///
/// Lenient where RFC 8259 is not: control characters in strings, commas too many, text that is cut off (the items before
/// the cut are kept). Escapes are resolved, surrogate halves on their own become U+FFFD.
struct JSONStream {
    let vocabulary: Vocabulary
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0
    private var recorder = ElementRecorder()
    private var meanings: [String: Vocabulary.Meaning] = [:]
    /// Bytes of a string with escapes.
    private var scratch: [UInt8] = []

    /// Thrown where the document ends early or is not JSON; caught here.
    private struct Unreadable: Error {}

    /// Deeper than any feed; below it values are an error.
    private static let deepest = 128

    /// - Parameter bytes: UTF-8.
    init(_ bytes: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary) {
        self.bytes = bytes
        self.vocabulary = vocabulary
    }

    mutating func read() -> (end: XMLStream.End, recorder: ElementRecorder) {
        do throws(Unreadable) {
            recorder.rootName = "{"
            try value(as: vocabulary.meaning(of: "", prefix: nil, namespace: nil), depth: 0)
            return (.complete, recorder)
        } catch {
            if position >= bytes.count { return (.cutOff, recorder) }
            return (.broken(reason: "it is not JSON at byte \(position)"), recorder)
        }
    }

    private mutating func value(as wanted: Vocabulary.Meaning, depth: Int) throws(Unreadable) {
        guard depth < Self.deepest else { throw Unreadable() }
        // Only an object is an item.
        let isObject = try next() == UInt8(ascii: "{") || bytes[position] == UInt8(ascii: "[")
        let meaning = wanted.role == .item && !isObject ? Vocabulary.Meaning.none : wanted
        switch try next() {
        case UInt8(ascii: "{"):
            recorder.begin(meaning)
            try object(depth: depth)
            recorder.end()
        case UInt8(ascii: "["):
            try list(of: meaning, depth: depth)
        case UInt8(ascii: "\""):
            recorder.begin(meaning)
            try string { recorder, text in recorder.text(text) }
            recorder.end()
        case UInt8(ascii: "n"):
            _ = word()
        default:
            let word = word()
            guard !word.isEmpty else { throw Unreadable() }
            recorder.begin(meaning)
            recorder.text(word)
            recorder.end()
        }
    }

    private mutating func object(depth: Int) throws(Unreadable) {
        position += 1
        while true {
            switch try next() {
            case UInt8(ascii: "}"):
                position += 1
                return
            case UInt8(ascii: ","):
                position += 1
            case UInt8(ascii: "\""):
                var name = ""
                try string { _, text in name = String(decoding: text, as: UTF8.self) }
                guard try next() == UInt8(ascii: ":") else { throw Unreadable() }
                position += 1
                try value(as: meaning(of: name), depth: depth + 1)
            default: throw Unreadable()
            }
        }
    }

    private mutating func list(of meaning: Vocabulary.Meaning, depth: Int) throws(Unreadable) {
        position += 1
        while true {
            switch try next() {
            case UInt8(ascii: "]"):
                position += 1
                return
            case UInt8(ascii: ","): position += 1
            default: try value(as: meaning, depth: depth + 1)
            }
        }
    }

    /// The next byte that is not white space; it stays unread.
    private mutating func next() throws(Unreadable) -> UInt8 {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        guard position < bytes.count else { throw Unreadable() }
        return bytes[position]
    }

    /// A number, `true`, `false`, or whatever stands in their place.
    private mutating func word() -> UnsafeBufferPointer<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] > 0x20, !",]}[{\":".utf8.contains(bytes[position]) {
            position += 1
        }
        return UnsafeBufferPointer(rebasing: bytes[start..<position])
    }

    private mutating func meaning(of name: String) -> Vocabulary.Meaning {
        if let known = meanings[name] { return known }
        let meaning = vocabulary.meaning(of: name, prefix: nil, namespace: nil)
        if meanings.count < 1024 { meanings[name] = meaning }
        return meaning
    }
}

// Strings.
extension JSONStream {
    private mutating func string(
        _ body: (inout ElementRecorder, UnsafeBufferPointer<UInt8>) -> Void
    ) throws(Unreadable) {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\") {
            position += 1
        }
        guard position < bytes.count else { throw Unreadable() }
        if bytes[position] == UInt8(ascii: "\"") {
            body(&recorder, UnsafeBufferPointer(rebasing: bytes[start..<position]))
            position += 1
            return
        }
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: bytes[start..<position])
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == UInt8(ascii: "\"") {
                scratch.withUnsafeBufferPointer { body(&recorder, $0) }
                return
            }
            if byte == UInt8(ascii: "\\") { try escape() } else { scratch.append(byte) }
        }
        throw Unreadable()
    }

    private mutating func escape() throws(Unreadable) {
        guard position < bytes.count else { throw Unreadable() }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): scratch.append(0x0A)
        case UInt8(ascii: "t"): scratch.append(0x09)
        case UInt8(ascii: "r"): scratch.append(0x0D)
        case UInt8(ascii: "b"), UInt8(ascii: "f"): scratch.append(0x20)
        case UInt8(ascii: "u"):
            var unit = hexadecimal()
            if let high = unit, (0xD800..<0xDC00).contains(high), position + 1 < bytes.count,
                bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
            {
                position += 2
                let low = hexadecimal() ?? 0
                unit = (0xDC00..<0xE000).contains(low) ? 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00) : nil
            }
            let scalar = unit.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
            scratch.append(contentsOf: String(scalar).utf8)
        default: scratch.append(byte)
        }
    }

    private mutating func hexadecimal() -> UInt32? {
        let digits = bytes[position..<min(position + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
