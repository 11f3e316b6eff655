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

    init(of texts: [(TextReading, Double)], by vocabulary: TopicVocabulary, categories: [Category]) {
        self.texts = texts.map { (words: $0.0, factor: $0.1) }
        self.vocabulary = vocabulary
        scores = [Double](repeating: 0, count: categories.count)
        parts = categories.map { [Double](repeating: 0, count: $0.subcategories.count) }
        pieces = [Int](repeating: 0, count: categories.count)
        var counted: Set<Int> = []
        for (words, factor) in texts {
            vocabulary.count(words, factor: factor, scores: &scores, parts: &parts)
            for phrase in vocabulary.found(of: vocabulary.table, in: words) where counted.insert(phrase).inserted {
                for vote in vocabulary.votes[phrase] where vote.weight >= 1 { pieces[vote.category] += 1 }
            }
        }
    }
}
