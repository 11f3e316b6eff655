internal import Newsroom
internal import TextReading

/// What the texts of an article say for each category, before anything is known of its source.
struct TopicReading {
    /// What a phrase in the text counts for, beside it.
    let texts: [(words: TextReading, factor: Double)]
    let vocabulary: TopicVocabulary
    /// Of the categories.
    private(set) var scores: [Double]
    /// Of the subcategories of each.
    private(set) var parts: [[Double]]

    init(of texts: [(TextReading, Double)], by vocabulary: TopicVocabulary, categories: [Category]) {
        self.texts = texts.map { (words: $0.0, factor: $0.1) }
        self.vocabulary = vocabulary
        scores = [Double](repeating: 0, count: categories.count)
        parts = categories.map { [Double](repeating: 0, count: $0.subcategories.count) }
        for (words, factor) in texts {
            vocabulary.count(words, factor: factor, scores: &scores, parts: &parts)
        }
    }
}
