internal import TextReading

/// How much of a story is about a theme, such as a pandemic or an election.
struct ThemeShare: Sendable {
    private typealias Tuning = ClusteringTuning.RunningStories

    /// The mean prominence (0…1), over all articles, of the theme's most prominent own word, and of its second word.
    let first: Float
    let second: Float
    /// Whether it has several reports, and every one names the theme at the top.
    let isNamedByAll: Bool

    var isMainSubject: Bool { isNamedByAll || first >= Tuning.leastFirst && second >= Tuning.leastSecond }

    /// Whether the story discusses the theme rather than only naming it.
    var isDiscussed: Bool { second >= Tuning.leastBesides }

    /// Measures a theme's share of a story; nil if the articles do not even mention it. Words that half of a source's
    /// articles have count here, because a feed may cover nothing else.
    ///
    /// - Parameter group: the mentions in each of the story's articles.
    init?(of theme: ThemeWords, in group: [ThemeMentions]) {
        var (first, second): (Float, Float) = (0, 0)
        var atTop = 0
        for article in group {
            var own: [WordID: Float] = [:]
            var supporting: Float = 0
            for (term, prominence) in article.terms {
                if theme.own.contains(term) {
                    own[term] = max(own[term] ?? 0, prominence)
                } else if theme.supporting.contains(term) {
                    supporting = max(supporting, prominence)
                }
            }
            let found = own.values.sorted(by: >)
            guard let greatest = found.first else { continue }
            if greatest >= ClusteringTuning.Vectors.leadProminence { atTop += 1 }
            first += greatest / Float(group.count)
            second += max(found.dropFirst().first ?? 0, supporting) / Float(group.count)
        }
        guard first >= Tuning.leastMention else { return nil }
        self.first = first
        self.second = second
        isNamedByAll = atTop == group.count && group.count >= Tuning.fewestReports
    }
}

/// The words of an article that any theme's list holds, found once for all themes.
struct ThemeMentions {
    /// The terms, one entry per occurrence, with their prominence.
    private(set) var terms: [(term: WordID, prominence: Float)] = []

    init(in text: (title: TextReading, body: [Word]), vocabulary: StoryVocabulary) {
        func read(_ words: [Word], prominence: (Int) -> Float) {
            for (position, word) in words.enumerated() {
                let term = vocabulary.term(of: word)
                if vocabulary.mayBeOfTheme(term) { terms.append((term, prominence(position))) }
            }
        }
        read(text.title.words) { _ in 1 }
        read(text.body) {
            $0 < ClusteringTuning.Vectors.firstLines
                ? ClusteringTuning.Vectors.leadProminence : ClusteringTuning.Vectors.restProminence
        }
    }
}
