/// Text as terms: words less their endings, and pairs of neighbouring words, as 64-bit hashes, so that no word need be
/// kept. Pairs tell "ground operation" and "east Ukraine" from their parts; names of people are pairs too.
struct TermReader {
    /// What was found under a term: how often, more for words of the title.
    typealias Weights = [UInt64: Double]

    private static let longestWord = 40
    /// What a pair counts beside a word.
    private static let pair = 0.5

    /// Adds the terms of a text.
    ///
    /// - Parameter factor: what a word of this text counts.
    func read(_ text: String, factor: Double, into weights: inout Weights) {
        var word: [UInt8] = []
        var isAfterApostrophe = false
        var previous: UInt64?
        var previousWide: UInt32?
        func end() {
            defer {
                word.removeAll(keepingCapacity: true)
                isAfterApostrophe = false
            }
            if word.isEmpty { return }
            guard word.count > 1, !StopWords.contains(word) else {
                previous = nil
                return
            }
            let term = Self.hash(Self.stem(of: word))
            weights[term, default: 0] += factor
            if let previous {
                weights[(previous &* 0x100_0000_01B3) ^ term, default: 0] += factor * Self.pair
            }
            previous = term
        }
        for scalar in text.unicodeScalars {
            let value = scalar.value
            if value < 0x80 {
                previousWide = nil
                switch scalar {
                case "a"..."z", "0"..."9", "A"..."Z":
                    if isAfterApostrophe { continue }
                    let isUpper = value < 0x5B && value > 0x40
                    if word.count < Self.longestWord { word.append(UInt8(isUpper ? value + 32 : value)) }
                case "'":
                    // "Egypt's" and "don't" end here for us.
                    if word.count > 1 { isAfterApostrophe = true } else { end() }
                default: end()
                }
            } else if value == 0x2019 {
                if word.count > 1 { isAfterApostrophe = true } else { end() }
            } else if Self.isUnspaced(value) {
                // Scripts without spaces: every two neighbouring signs are a term.
                end()
                if let previousWide {
                    weights[
                        Self.hash([previousWide, value].flatMap { Array($0.description.utf8) }[...]), default: 0] +=
                        factor / 2
                }
                previousWide = value
            } else if scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark {
                if isAfterApostrophe { continue }
                if word.count < Self.longestWord { word += Array(scalar.properties.lowercaseMapping.utf8) }
                previousWide = nil
            } else {
                end()
                previousWide = nil
            }
        }
        end()
    }

    /// Kana, Han, Hangul, Thai, Lao, Khmer, Myanmar.
    private static func isUnspaced(_ value: UInt32) -> Bool {
        (0x3040..<0xA000).contains(value) || (0xAC00..<0xD7B0).contains(value) || (0x0E00..<0x0F00).contains(value)
            || (0x1000..<0x10A0).contains(value) || (0x1780..<0x1800).contains(value)
            || (0x20000..<0x32000).contains(value)
    }

    private static let endings = [
        "ments", "ment", "ings", "ing", "ions", "ion", "ies", "ied", "ers", "er", "es", "ed", "s", "ly",
    ].map { Array($0.utf8) }

    /// The word less one inflection, never less than four letters: "militants", "militant". Numbers have none.
    static func stem(of word: [UInt8]) -> ArraySlice<UInt8> {
        if word[0] < 0x3A { return word[...] }
        for ending in endings where word.count - ending.count >= 4 {
            if word.suffix(ending.count).elementsEqual(ending) { return word.dropLast(ending.count) }
        }
        return word[...]
    }

    /// FNV-1a: the same in every run, which Swift's own hashing is not.
    static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
