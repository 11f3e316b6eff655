extension TextReading {
    /// An error for invalid serialised data.
    public struct BrokenBytes: Error, Equatable {
        /// The offset at which the data becomes invalid.
        public var offset: Int
    }

    /// The version of the format below. A reading in another version is recreated from its text.
    private static let version: UInt8 = 1

    /// The reading serialised for the archive: a version, then variable-length integers (LEB128), with positions as
    /// deltas from the previous one. About 20 bytes per word.
    public var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.bytes.reserveCapacity(16 + words.count * 24)
        writer.add(Self.version)
        writer.add(text: language?.code ?? "")
        writer.add(exclamations)
        writer.add(words.count)
        var last = (byte: 0, scalar: 0)
        for word in words {
            writer.add(fixed: word.form.rawValue)
            writer.add(word.marks.rawValue)
            writer.add(word.gap.rawValue)
            writer.add(word.kind.rawValue << 4 | word.casing.rawValue << 1 | (word.stem == word.form ? 0 : 1))
            if word.stem != word.form { writer.add(fixed: word.stem.rawValue) }
            writer.add(word.bytes.lowerBound - last.byte)
            writer.add(word.scalars.lowerBound - last.scalar)
            writer.add(word.bytes.count)
            writer.add(word.scalars.count)
            last = (word.bytes.lowerBound, word.scalars.lowerBound)
        }
        writer.add(sentences.count)
        var end = (byte: 0, word: 0)
        for sentence in sentences {
            writer.add(sentence.words.lowerBound - end.word)
            writer.add(sentence.words.count)
            writer.add(sentence.bytes.lowerBound - end.byte)
            writer.add(sentence.bytes.count)
            end = (sentence.bytes.upperBound, sentence.words.upperBound)
        }
        return writer.bytes
    }

    /// Deserialises a reading.
    ///
    /// - Parameter bytes: data from `bytes`.
    public init(bytes: [UInt8]) throws(BrokenBytes) {
        var reader = ByteReader(bytes: bytes)
        guard try reader.byte() == Self.version else { throw BrokenBytes(offset: 0) }
        let code = try reader.text()
        self.init(language: code.isEmpty ? nil : Language(tag: code))
        exclamations = try reader.number()
        let count = try reader.number()
        // The minimum size of a word.
        guard count <= bytes.count / 12 else { throw BrokenBytes(offset: reader.offset) }
        words.reserveCapacity(count)
        var last = (byte: 0, scalar: 0)
        for _ in 0..<count {
            let word = try reader.word(after: last)
            last = (word.bytes.lowerBound, word.scalars.lowerBound)
            words.append(word)
        }
        var end = (byte: 0, word: 0)
        for _ in 0..<(try reader.number()) {
            let firstWord = end.word + (try reader.number())
            let lastWord = firstWord + (try reader.number())
            let firstByte = end.byte + (try reader.number())
            let lastByte = firstByte + (try reader.number())
            guard lastWord <= words.count else { throw BrokenBytes(offset: reader.offset) }
            sentences.append(SentenceRange(words: firstWord..<lastWord, bytes: firstByte..<lastByte))
            end = (lastByte, lastWord)
        }
        guard reader.offset == bytes.count else { throw BrokenBytes(offset: reader.offset) }
    }
}

private struct ByteWriter {
    var bytes: [UInt8] = []

    mutating func add(_ byte: UInt8) { bytes.append(byte) }

    mutating func add(fixed value: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift))) }
    }

    mutating func add(_ number: Int) {
        var rest = UInt64(number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add(text: String) {
        add(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }
}

private struct ByteReader {
    let bytes: [UInt8]
    private(set) var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func byte() throws(TextReading.BrokenBytes) -> UInt8 {
        guard offset < bytes.count else { throw TextReading.BrokenBytes(offset: offset) }
        offset += 1
        return bytes[offset - 1]
    }

    mutating func fixed() throws(TextReading.BrokenBytes) -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 8) { value |= UInt64(try byte()) << UInt64(shift) }
        return value
    }

    /// Reads a number below 2^32, as all positions are.
    mutating func number() throws(TextReading.BrokenBytes) -> Int {
        var value: UInt64 = 0
        for shift in stride(from: 0 as UInt64, to: 35, by: 7) {
            let next = try byte()
            value |= UInt64(next & 0x7F) << shift
            if next < 0x80 {
                guard value <= UInt64(UInt32.max) else { break }
                return Int(value)
            }
        }
        throw TextReading.BrokenBytes(offset: offset)
    }

    mutating func text() throws(TextReading.BrokenBytes) -> String {
        let count = try number()
        guard count <= bytes.count - offset else { throw TextReading.BrokenBytes(offset: offset) }
        offset += count
        return String(decoding: bytes[offset - count..<offset], as: UTF8.self)
    }

    mutating func word(after last: (byte: Int, scalar: Int)) throws(TextReading.BrokenBytes) -> Word {
        let form = WordID(rawValue: try fixed())
        let marks = Word.Marks(rawValue: try byte())
        let gap = Gap(rawValue: try byte())
        let packed = try byte()
        let stem = packed & 1 == 0 ? form : WordID(rawValue: try fixed())
        let firstByte = UInt32(exactly: last.byte + (try number()))
        let firstScalar = UInt32(exactly: last.scalar + (try number()))
        let byteCount = UInt16(exactly: try number())
        let scalarCount = UInt16(exactly: try number())
        guard let gap, let kind = Word.Kind(rawValue: packed >> 4), let casing = Word.Casing(rawValue: packed >> 1 & 7),
            let firstByte, let firstScalar, let byteCount, let scalarCount
        else { throw TextReading.BrokenBytes(offset: offset) }
        return Word(
            form: form, stem: stem, firstByte: firstByte, firstScalar: firstScalar, byteCount: byteCount,
            scalarCount: scalarCount, gap: gap, casing: casing, kind: kind, marks: marks)
    }
}
