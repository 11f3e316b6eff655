internal import Newsroom
internal import TextReading

/// Sentences that a publisher puts under many articles ("Subscribe to our channel", what a programme is): they say
/// nothing of any one, and articles would be alike for them.
struct Boilerplate {
    /// A sentence under so many different titles of one source is boilerplate.
    private static let witnesses = 3
    /// Bytes. Shorter ones are left: they weigh little, and may be a dateline.
    private static let leastLength = 16

    private struct Sentence: Hashable {
        var source: FeedSource.ID
        /// The forms of its words, one after the other.
        var words: WordID
    }

    private let known: Set<Sentence>

    /// - Parameter bodies: the articles' bodies, read, in the same order.
    init(_ articles: [Article], bodies: [TextReading]) {
        var seen: [Sentence: (title: String, count: Int)] = [:]
        var known: Set<Sentence> = []
        for (article, body) in zip(articles, bodies) {
            for range in body.sentences where range.bytes.count >= Self.leastLength {
                let sentence = Sentence(source: article.source, words: Self.id(of: body.words[range.words]))
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

    /// The words of an article's body, less boilerplate and a gallery's caption.
    func words(of body: TextReading, by source: FeedSource.ID) -> [Word] {
        let first = Self.isNumberedCaption(body) ? 2 : 0
        guard first > 0 || !known.isEmpty else { return body.words }
        return body.sentences.dropFirst(first).flatMap { range in
            let words = body.words[range.words]
            return known.contains(Sentence(source: source, words: Self.id(of: words))) ? [] : words
        }
    }

    /// A gallery's caption before the text ("1 of 9. Protesters take part in a rally near …, April 27, 2014. The …") tells
    /// of the picture, which may be any of the archive's. (Seen in the wild: a large agency's site.)
    private static func isNumberedCaption(_ body: TextReading) -> Bool {
        guard body.sentences.count > 2 else { return false }
        let words = body.words[body.sentences[0].words]
        return words.count == 3 && words.first?.kind == .number && words.last?.kind == .number
            && words.dropFirst().first?.form == of
    }

    private static let of = WordID(folded: "of")

    private static func id(of words: some Sequence<Word>) -> WordID {
        words.reduce(WordID(folded: "")) { $0.followed(by: $1.form) }
    }
}
