/// JSON as elements. A member becomes an element with its name, and an array becomes repeated elements, so JSON feeds
/// are recorded like the others, without building a tree.
///
/// More lenient than RFC 8259: it accepts control characters in strings, superfluous commas and truncated text (keeping
/// the items before the cut). Escapes are resolved, and lone surrogates become U+FFFD.
struct JSONStream {
    let vocabulary: Vocabulary
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0
    private var recorder: ElementRecorder
    private let sink: ItemSink
    /// The number of values read.
    private var values = 0
    /// A cache of the meanings of names.
    private var meanings = [Known](repeating: Known(), count: 64)

    private struct Known {
        var name = SIMD2<UInt64>(repeating: 0)
        var length = -1
        var meaning = Vocabulary.Meaning.none
    }

    /// The number of bytes searched for the ends of strings.
    var work = 0
    /// A buffer for strings with escapes.
    var scratch: [UInt8] = []

    /// An error for stopping early: the document is truncated or invalid, or no more is wanted. Caught in `read`.
    enum Stop: Error {
        case unreadable
        case enough
    }

    /// The maximum depth, greater than that of any feed; deeper values are an error.
    private static let deepest = 128

    /// - Parameter bytes: UTF-8.
    init(_ bytes: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary, sink: ItemSink) {
        self.bytes = bytes
        self.sink = sink
        self.vocabulary = vocabulary
        recorder = ElementRecorder(most: vocabulary.most)
    }

    mutating func read() -> (end: XMLStream.End, recorder: ElementRecorder) {
        do throws(Stop) {
            recorder.rootName = "{"
            try value(as: vocabulary.meaning(of: "", prefix: nil, namespace: nil), depth: 0)
            return (.complete, recorder)
        } catch .enough {
            return (.complete, recorder)
        } catch {
            if position >= bytes.count { return (.cutOff, recorder) }
            return (.broken(reason: .notJSON(position: position)), recorder)
        }
    }

    private mutating func value(as wanted: Vocabulary.Meaning, depth: Int) throws(Stop) {
        guard depth < Self.deepest else { throw .unreadable }
        values += 1
        guard sink.isWanted(after: values) else { throw .enough }
        // Only objects (or arrays of them) can be items.
        let isObject = try next() == UInt8(ascii: "{") || bytes[position] == UInt8(ascii: "[")
        let meaning = wanted.role == .item && !isObject ? Vocabulary.Meaning.none : wanted
        switch try next() {
        case UInt8(ascii: "{"):
            recorder.begin(meaning)
            try object(depth: depth)
            if recorder.end(), !sink.deliver(recorder.takeItem(), recorder.head) { throw .enough }
        case UInt8(ascii: "["):
            try list(of: meaning, depth: depth)
        case UInt8(ascii: "\""):
            recorder.begin(meaning)
            try string { stream, text in stream.recorder.text(text.span) }
            _ = recorder.end()
        case UInt8(ascii: "n"):
            _ = word()
        default:
            let word = word()
            guard !word.isEmpty else { throw .unreadable }
            recorder.begin(meaning)
            recorder.text(word.span)
            _ = recorder.end()
        }
    }

    private mutating func object(depth: Int) throws(Stop) {
        position += 1
        while true {
            switch try next() {
            case UInt8(ascii: "}"):
                position += 1
                return
            case UInt8(ascii: ","):
                position += 1
            case UInt8(ascii: "\""):
                var next = Vocabulary.Meaning.none
                try string { stream, name in next = stream.meaning(of: name) }
                guard try self.next() == UInt8(ascii: ":") else { throw .unreadable }
                position += 1
                try value(as: next, depth: depth + 1)
            default: throw .unreadable
            }
        }
    }

    private mutating func list(of meaning: Vocabulary.Meaning, depth: Int) throws(Stop) {
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

    /// Returns the next byte that isn't white space, without consuming it.
    private mutating func next() throws(Stop) -> UInt8 {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        guard position < bytes.count else { throw .unreadable }
        return bytes[position]
    }

    /// Reads a number, `true`, `false` or anything else in their place.
    private mutating func word() -> UnsafeBufferPointer<UInt8> {
        let start = position
        while position < bytes.count, bytes[position] > 0x20, !",]}[{\":".utf8.contains(bytes[position]) {
            position += 1
        }
        return UnsafeBufferPointer(rebasing: bytes[start..<position])
    }

    private mutating func meaning(of name: UnsafeBufferPointer<UInt8>) -> Vocabulary.Meaning {
        // Known names are short, and most names recur in every item.
        guard name.count <= 16 else { return spelledMeaning(of: name) }
        var key = SIMD2<UInt64>(repeating: 0)
        for index in 0..<name.count { key[index & 1] = key[index & 1] << 8 | UInt64(name[index]) }
        let place = Int(((key[0] &* 31 &+ key[1]) &* 0x9E37_79B9_7F4A_7C15) >> 58)
        if meanings[place].length == name.count, meanings[place].name == key { return meanings[place].meaning }
        let meaning = spelledMeaning(of: name)
        meanings[place] = Known(name: key, length: name.count, meaning: meaning)
        return meaning
    }

    private func spelledMeaning(of name: UnsafeBufferPointer<UInt8>) -> Vocabulary.Meaning {
        vocabulary.meaning(of: String(decoding: name, as: UTF8.self), prefix: nil, namespace: nil)
    }
}
