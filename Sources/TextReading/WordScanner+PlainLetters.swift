internal import Computing

extension WordScanner {
    /// Reads a word consisting only of ASCII letters, like nearly all English words. It is hashed on the fly, and its
    /// letters are collected only if the stemmer hasn't seen it before.
    ///
    /// - Returns: whether it is such a word; if not, nothing was consumed.
    mutating func readPlainLetters(of word: inout Word) -> Bool {
        var hash = StableHash()
        var capitals = 0
        var end = position
        while end < bytes.count, Characters.isASCIILetter(bytes[end]) {
            if bytes[end] & 0x20 == 0 { capitals += 1 }
            hash.add(bytes[end] | 0x20)
            end += 1
        }
        let letters = end - position
        guard (1..<Self.longest).contains(letters) else { return false }
        switch byte(at: end) {
        // The word may continue.
        case UInt8(ascii: "'"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: return false
        case UInt8(ascii: ".") where letters == 1: return false
        default: break
        }
        let plain = position..<end
        advance(letters, scalars: letters)
        word.end(at: position, scalar)
        if bytes[plain.lowerBound] & 0x20 == 0 {
            word.casing = capitals == letters && letters > 1 ? .capitals : .capitalised
        }
        word.form = WordID(rawValue: hash.value)
        if letters > 3, bytes[end - 1] | 0x20 == UInt8(ascii: "s"), bytes[end - 2] | 0x20 != UInt8(ascii: "s") {
            word.marks.insert(.plural)
        }
        word.stem = stem(ofPlain: plain, form: word.form)
        return true
    }

    private mutating func stem(ofPlain letters: Range<Int>, form: WordID) -> WordID {
        guard let stemmer else { return form }
        if let known = stemmer.knownStem(of: form) { return known }
        folded.removeAll(keepingCapacity: true)
        for place in letters { folded.append(bytes[place] | 0x20) }
        return stemmer.stem(of: folded, form: form, isFolded: true)
    }
}
