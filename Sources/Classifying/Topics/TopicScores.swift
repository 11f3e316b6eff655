internal import Newsroom
internal import TextReading

/// The scores of an article's texts for each category, without its source's category.
struct TopicScores {
    /// The texts, each with a factor for its points.
    let texts: [(words: TextReading, factor: Double)]
    let vocabulary: TopicVocabulary
    /// Points by category, in the order of `categories`.
    private(set) var scores: [Double]
    /// Points by category and subcategory.
    private(set) var parts: [[Double]]
    /// The number of different phrases that suggest each category with a weight of at least 1.
    private(set) var pieces: [Int]
    /// The points for each category from platform names in the summary.
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

    /// Returns the points for an article that is filed under a category. A platform's name in the summary only says
    /// where something was said, so no other category gains from it.
    func scores(besides own: Int?) -> [Double] {
        guard let own else { return scores }
        return scores.indices.map { $0 == own ? scores[$0] : scores[$0] - asides[$0] }
    }
}
