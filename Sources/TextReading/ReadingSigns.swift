/// The lists that the reading itself needs.
struct ReadingSigns: Sendable {
    /// Words that are cut short, before a full stop that ends nothing.
    var abbreviations: Set<WordID> = []
    /// The same within names ("Ill.", "Gov."), where they have a capital.
    var shortNames: Set<WordID> = []
    /// What ends an address rather than begins a sentence ("example.Com").
    var domains: Set<WordID> = []
    private var emoticons: Set<WordID> = []
    /// Whether an emoticon begins with a pair of bytes, by both as one number.
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

    /// The length in bytes of the emoticon that begins at a place and ends at a blank; nil where none does.
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
