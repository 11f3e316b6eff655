internal import TextReading

/// How much of a story is about a matter, such as a pandemic or an election.
struct MatterShare: Sendable {
    /// The mean prominence (0…1), over all articles, of the matter's most prominent own word, and of its second word.
    let first: Float
    let second: Float
    /// Whether it has several reports, and every one names the matter at the top.
    let isNamedByAll: Bool

    /// Who only mentions a pandemic has one of its words, who tells of it has several.
    private static let (leastFirst, leastSecond): (Float, Float) = (0.7, 0.6)
    private static let leastMention: Float = 0.3

    private static let leastBesides: Float = 0.2

    var isTold: Bool { isNamedByAll || first >= Self.leastFirst && second >= Self.leastSecond }

    /// What so many reports begin with is no mention in passing: "five weeks of lockdown" over holidays that stay as they are.
    private static let several = 3

    /// Whether the story says more about the matter than its name.
    var isSpokenOf: Bool { second >= Self.leastBesides }

    /// Measures a matter's share of a story; nil if the articles do not even mention it. Words that half of a source's
    /// articles have count here, because a feed may cover nothing else.
    ///
    /// - Parameter group: the mentions in each of the story's articles.
    init?(of matter: MatterWords, in group: [MatterMentions]) {
        var (first, second): (Float, Float) = (0, 0)
        var atTop = 0
        for article in group {
            var own: [WordID: Float] = [:]
            var besides: Float = 0
            for (term, prominence) in article.terms {
                if matter.own.contains(term) {
                    own[term] = max(own[term] ?? 0, prominence)
                } else if matter.besides.contains(term) {
                    besides = max(besides, prominence)
                }
            }
            let found = own.values.sorted(by: >)
            guard let greatest = found.first else { continue }
            if greatest >= MatterMentions.lead { atTop += 1 }
            first += greatest / Float(group.count)
            second += max(found.dropFirst().first ?? 0, besides) / Float(group.count)
        }
        guard first >= Self.leastMention else { return nil }
        self.first = first
        self.second = second
        isNamedByAll = atTop == group.count && group.count >= Self.several
    }
}

/// The words of an article that any matter's list holds, found once for all matters.
struct MatterMentions {
    /// How prominent the words of the first lines are, and those below; a title's are 1.
    static let lead: Float = 0.7
    private static let rest: Float = 0.35
    /// As many words of the summary are its first lines.
    private static let firstLines = 45

    /// The terms, one entry per occurrence, with their prominence.
    private(set) var terms: [(term: WordID, prominence: Float)] = []

    init(in text: (title: TextReading, body: [Word]), vocabulary: StoryVocabulary) {
        func read(_ words: [Word], prominence: (Int) -> Float) {
            for (position, word) in words.enumerated() {
                let term = vocabulary.term(of: word)
                if vocabulary.mayBeOfMatter(term) { terms.append((term, prominence(position))) }
            }
        }
        read(text.title.words) { _ in 1 }
        read(text.body) { $0 < Self.firstLines ? Self.lead : Self.rest }
    }
}
