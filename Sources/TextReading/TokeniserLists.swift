/// The word lists needed for tokenising.
struct TokeniserLists: Sendable {
    /// Abbreviations; a full stop after one doesn't end a sentence.
    var abbreviations: Set<WordID> = []
    /// Abbreviations within names ("Ill.", "Gov."), which must be capitalised.
    var shortNames: Set<WordID> = []
    /// Domain endings ("example.Com"); a full stop before one doesn't end a sentence.
    var domains: Set<WordID> = []
    private var emoticons: Set<WordID> = []
    /// Whether any emoticon starts with a pair of bytes, indexed by the pair as one number.
    private var beginnings = [Bool]()
    private var longest = 0

    init(_ lists: WordLists) {
        abbreviations = lists.words("abbreviations")
        shortNames = lists.words("short-names")
        domains = lists.words("domains")
        for emoticon in lists.entries("emoticons").map(\.text) where emoticon.utf8.count > 1 {
            let bytes = Array(emoticon.utf8)
            if beginnings.isEmpty { beginnings = [Bool](repeating: false, count: 0x1_0000) }
            emoticons.insert(WordID(folded: bytes))
            beginnings[Int(bytes[0]) << 8 | Int(bytes[1])] = true
            longest = max(longest, bytes.count)
        }
    }

    static let none = TokeniserLists(WordLists())
    static let builtIn = TokeniserLists(.builtIn)

    /// Returns the length in bytes of an emoticon that starts at an index and is followed by a blank; nil if there is
    /// none.
    func emoticon(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        guard !beginnings.isEmpty, index + 1 < bytes.count,
            beginnings[Int(bytes[index]) << 8 | Int(bytes[index + 1])]
        else { return nil }
        var end = index
        while end < bytes.count, bytes[end] > 0x20, end - index <= longest { end += 1 }
        guard end - index <= longest, emoticons.contains(WordID(folded: bytes[index..<end])) else { return nil }
        return end - index
    }
}
