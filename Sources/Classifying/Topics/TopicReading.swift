internal import Newsroom
internal import TextReading

/// The points of an article's texts for each category, before its source's own category is counted.
struct TopicReading {
    /// The texts, each with the factor by which its points are multiplied.
    let texts: [(words: TextReading, factor: Double)]
    let vocabulary: TopicVocabulary
    /// Points by category, in the order of `categories`.
    private(set) var scores: [Double]
    /// Points by category and subcategory.
    private(set) var parts: [[Double]]
    /// How many different phrases speak for each category, whatever they weigh beyond a hint.
    private(set) var pieces: [Int]
    /// The points that each category has by the names of platforms in the summary.
    private var asides: [Double]

    init(of texts: [(TextReading, Double)], by vocabulary: TopicVocabulary, categories: [Category]) {
        self.texts = texts.map { (words: $0.0, factor: $0.1) }
        self.vocabulary = vocabulary
        scores = [Double](repeating: 0, count: categories.count)
        parts = categories.map { [Double](repeating: 0, count: $0.subcategories.count) }
        pieces = [Int](repeating: 0, count: categories.count)
        asides = [Double](repeating: 0, count: categories.count)
        var counted: Set<Int> = []
        for (number, (words, factor)) in texts.enumerated() {
            for phrase in vocabulary.count(words, factor: factor, scores: &scores, parts: &parts) {
                let isAside = number > 0 && vocabulary.platforms.contains(phrase)
                if isAside {
                    for vote in vocabulary.votes[phrase] { asides[vote.category] += vote.weight * factor }
                } else if counted.insert(phrase).inserted {
                    for category in Set(vocabulary.votes[phrase].lazy.filter { $0.weight >= 1 }.map(\.category)) {
                        pieces[category] += 1
                    }
                }
            }
        }
    }

    /// The points by category for an article that is filed under one of them: the name of a platform in the summary says
    /// where something was said, and no other category gains by it.
    func scores(besides own: Int?) -> [Double] {
        guard let own else { return scores }
        return scores.indices.map { $0 == own ? scores[$0] : scores[$0] - asides[$0] }
    }
}
