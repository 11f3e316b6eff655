internal import TextReading

/// Determines which watched topics an article is about.
struct TopicFinder: Sendable {
    let watched: WatchedTopics
    private var table = PhraseTable(languages: [.english, .spanish, .portuguese])
    /// The topics of each phrase; empty for a figure of speech.
    private var topics: [[Int]] = []
    private var figures: Set<Int> = []

    init(_ watched: WatchedTopics) {
        self.watched = watched
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

    /// Returns the indices of an article's topics, with the words of their phrases.
    func topics(of article: ArticleReading) -> [Int: Set<WordID>] {
        var found: [Int: Set<WordID>] = [:]
        for match in literal(in: article.title) {
            for topic in topics[match.phrase] {
                found[topic, default: []].formUnion(article.title.words[match.words].map(\.form))
            }
        }
        var phrases: [Int: Set<Int>] = [:]
        for match in literal(in: article.summary) {
            for topic in topics[match.phrase] { phrases[topic, default: []].insert(match.phrase) }
        }
        // A single phrase in a summary may be a passing mention.
        for (topic, own) in phrases where own.count > 1 { found[topic, default: []].formUnion([]) }
        return found
    }

    /// Returns the phrases outside figures of speech.
    private func literal(in text: TextReading) -> [PhraseMatch] {
        let matches = table.overlappingMatches(in: text)
        let hidden = matches.filter { figures.contains($0.phrase) }.map(\.words)
        return matches.filter { match in !hidden.contains { $0.overlaps(match.words) } }
    }
}
