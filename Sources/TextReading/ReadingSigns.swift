/// The word lists that reading itself needs.
struct ReadingSigns: Sendable {
    /// Abbreviations: a full stop after one of these does not end a sentence.
    var abbreviations: Set<WordID> = []
    /// Abbreviations within names ("Ill.", "Gov."), which must begin with a capital.
    var shortNames: Set<WordID> = []
    /// Endings of web addresses ("example.Com"); a full stop before one does not end a sentence.
    var domains: Set<WordID> = []
    private var emoticons: Set<WordID> = []
    /// Whether an emoticon begins with a pair of bytes; the index is the pair as one number.
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

    static let none = ReadingSigns(WordLists())
    static let builtIn = ReadingSigns(.builtIn)

    /// The length in bytes of the emoticon that begins at a place and is followed by a blank; nil when there is none.
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
