internal import Newsroom

/// Sentences that a publisher puts under many articles ("Subscribe to our channel", what a programme is): they say
/// nothing of any one, and articles would be alike for them.
struct Boilerplate {
    /// A sentence under so many different titles of one source is boilerplate.
    private static let witnesses = 3
    /// Shorter ones are left: they weigh little, and may be a dateline.
    private static let leastLength = 16

    private struct Sentence: Hashable {
        var source: FeedSource.ID
        var hash: UInt64
    }

    private let known: Set<Sentence>

    init(_ articles: [Article]) {
        var seen: [Sentence: (title: String, count: Int)] = [:]
        var known: Set<Sentence> = []
        for article in articles {
            for range in Self.sentences(of: article.body) {
                let sentence = Sentence(source: article.source, hash: Self.hash(article.body.utf8[range]))
                guard let last = seen[sentence] else {
                    seen[sentence] = (article.title, 1)
                    continue
                }
                guard last.title != article.title else { continue }
                seen[sentence] = (article.title, last.count + 1)
                if last.count + 1 >= Self.witnesses { known.insert(sentence) }
            }
        }
        self.known = known
    }

    /// What an article says under its title, less boilerplate.
    func body(of article: Article) -> String {
        let body = Self.withoutCaption(article.body)
        if known.isEmpty { return body }
        var kept = ""
        var start = body.startIndex
        for range in Self.sentences(of: body)
        where known.contains(Sentence(source: article.source, hash: Self.hash(body.utf8[range]))) {
            kept += body[start..<range.lowerBound]
            start = range.upperBound
        }
        return start == body.startIndex ? body : kept + body[start...]
    }

    /// A gallery's caption before the text ("1 of 9. Protesters take part in a rally near …, April 27, 2014. The …") tells
    /// of the picture, which may be any of the archive's. (Seen in the wild: a large agency's site.)
    private static func withoutCaption(_ text: String) -> String {
        guard let first = text.utf8.first, (0x30...0x39).contains(first) else { return text }
        var words = text.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard words.count == 4, words[1] == "of", words[2].last == ".", Int(words[0]) != nil,
            Int(words[2].dropLast()) != nil, let rest = words.popLast()
        else { return text }
        let caption = String(rest)
        guard let first = Self.sentences(of: caption).first, first.upperBound < caption.endIndex else { return text }
        return String(caption[first.upperBound...])
    }

    /// Ends at a line's end, or at a full stop, question or exclamation mark with a space behind.
    private static func sentences(of text: String) -> [Range<String.Index>] {
        let bytes = text.utf8
        var ranges: [Range<String.Index>] = []
        var start = bytes.startIndex
        var length = 0
        var isStop = false
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if byte == 0x0A || (isStop && byte == 0x20) {
                if length >= leastLength { ranges.append(start..<index) }
                start = index
                length = 0
            }
            isStop = byte == 0x2E || byte == 0x21 || byte == 0x3F
            length += 1
            bytes.formIndex(after: &index)
        }
        if length >= leastLength { ranges.append(start..<bytes.endIndex) }
        return ranges
    }

    /// FNV-1a over the letters, so that spaces make no difference.
    private static func hash(_ bytes: Substring.UTF8View) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes where byte > 0x20 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}

extension Article {
    /// What it says under its title.
    var body: String { summary.isEmpty ? text : summary }
}
