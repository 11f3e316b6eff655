internal import TextReading

/// Determines which watched topics an article is about.
struct TopicFinder: Sendable {
    private var table = PhraseTable(languages: [.english, .spanish, .portuguese])
    /// The topics of each phrase; empty for a figure of speech.
    private var topics: [[Int]] = []
    private var figures: Set<Int> = []

    init(_ watched: WatchedTopics) {
        var reader = PhraseReader()
        for (index, topic) in watched.topics.enumerated() {
            for phrase in topic.phrases {
                if let number = number(of: phrase, by: &reader) { topics[number].append(index) }
            }
        }
        for phrase in watched.figures { if let number = number(of: phrase, by: &reader) { figures.insert(number) } }
    }

    private mutating func number(of phrase: String, by reader: inout PhraseReader) -> Int? {
        guard let number = table.insert(phrase, by: &reader) else { return nil }
        if number == topics.count { topics.append([]) }
        return number
    }

    /// Returns the indices of an article's topics.
    func topics(of article: ArticleReading) -> Set<Int> {
        let inTitle = Set(literal(in: article.title).flatMap { topics[$0] })
        var phrases: [Int: Int] = [:]
        for phrase in Set(literal(in: article.summary)) {
            for topic in topics[phrase] { phrases[topic, default: 0] += 1 }
        }
        // A single phrase in a summary may be a passing mention.
        return inTitle.union(phrases.filter { $0.value > 1 }.keys)
    }

    /// Returns the phrases outside figures of speech.
    private func literal(in text: TextReading) -> [Int] {
        let matches = table.overlappingMatches(in: text)
        let hidden = matches.filter { figures.contains($0.phrase) }.map(\.words)
        return matches.filter { match in !hidden.contains { $0.overlaps(match.words) } }.map(\.phrase)
    }
}
