internal import Computing
internal import Foundation
internal import Newsroom
internal import TextReading

/// The traits by which running stories are recognised, for each story of an edition with several articles.
struct StoryTraits: Sendable {
    private typealias Tuning = ClusteringTuning.RunningStories

    let stories: [StoryTrait]

    init() { stories = [] }

    /// - Parameters:
    ///   - stories: groups of articles, by index in the corpus.
    ///   - moments: the articles' times.
    init(
        of stories: [(id: Story.ID, group: [Int])], in corpus: Corpus, texts: StoryTexts, vocabulary: StoryVocabulary,
        moments: [Date]
    ) {
        let words = corpus.words
        let countries = corpus.terms(of: vocabulary.countryNames)
        let mostArticles = max(Tuning.fewArticles, Int(Tuning.rareShare * Double(corpus.vectors.count)))
        let leastOfPhrase = max(Tuning.fewestOfPhrase, Int(Tuning.leastOfPhrase * Double(corpus.vectors.count)))
        let mostOfAll = max(mostArticles, Int(Tuning.wideShare * Double(corpus.vectors.count)))
        self.stories = stories.concurrentMap(slice: 64) { id, group in
            let profile = StoryProfile(of: group, in: corpus, breadth: Tuning.hallmarks, leastCount: 1).terms
            let length = profile.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot()
            let prominences = Self.prominences(of: Set(profile.map(\.term)), in: group, of: corpus)
            let marks = profile.map { term, weight in
                Hallmark(
                    term: words[Int(term)].rawValue, weight: Float(weight / length),
                    prominence: prominences[term] ?? 0)
            }
            let names = profile.map(\.term).filter { term in
                let number = Int(term)
                return corpus.isName[number] && !corpus.kinds[number].isPair && !corpus.kinds[number].isNumber
                    && !countries.contains(term) && corpus.frequencies[number] <= mostOfAll
                    && corpus.shares[number] <= Tuning.rareShare
                    && prominences[term] ?? 0 >= Tuning.prominence
            }
            let phrases = profile.map(\.term).filter { term in
                corpus.kinds[Int(term)].isPair && corpus.frequencies[Int(term)] >= leastOfPhrase
                    && prominences[term] ?? 0 >= Tuning.prominenceOfPhrase
            }
            let mentions = group.map { ThemeMentions(in: texts[$0], vocabulary: vocabulary) }
            let rare = names.filter { corpus.frequencies[Int($0)] <= mostArticles }
            return StoryTrait(
                id: id, began: group.map { moments[$0] }.min() ?? .distantPast,
                latest: group.map { moments[$0] }.max() ?? .distantPast, hallmarks: marks,
                names: Set(rare.map { words[Int($0)].rawValue }),
                prominentNames: Set(names.map { words[Int($0)].rawValue }),
                phrases: Self.commonPhrases(
                    among: Set(phrases.map { words[Int($0)] }), in: group.map { texts[$0] }, vocabulary: vocabulary),
                themes: vocabulary.themes.compactMapValues { ThemeShare(of: $0, in: mentions) })
        }
    }

    /// Returns the pairs that some report writes in lower case, each with its words. A name has capitals.
    private static func commonPhrases(
        among pairs: Set<WordID>, in texts: [(title: TextReading, body: [Word])], vocabulary: StoryVocabulary
    ) -> [UInt64: [UInt64]] {
        guard !pairs.isEmpty else { return [:] }
        var phrases: [UInt64: [UInt64]] = [:]
        for words in texts.flatMap({ [$0.title.words, $0.body] }) {
            for (first, second) in zip(words, words.dropFirst()) where !first.isCapitalised && !second.isCapitalised {
                let (one, other) = (vocabulary.term(of: first), vocabulary.term(of: second))
                let pair = one.followed(by: other)
                if pairs.contains(pair) { phrases[pair.rawValue] = [one.rawValue, other.rawValue] }
            }
        }
        return phrases
    }

    private static func prominences(of terms: Set<Int32>, in group: [Int], of corpus: Corpus) -> [Int32: Float] {
        var sums: [Int32: Float] = [:]
        for article in group {
            corpus.vectors.each(of: article) { entry in
                guard terms.contains(entry.term) else { return }
                sums[entry.term, default: 0] += entry.prominence.value / Float(group.count)
            }
        }
        return sums
    }
}

/// The traits of one story.
struct StoryTrait: Sendable {
    let id: Story.ID
    /// The times of its first and latest articles.
    let began: Date
    let latest: Date
    /// The terms that distinguish it, highest weight first.
    let hallmarks: [Hallmark]
    /// Names that are rare in the news and prominent in the story, as terms.
    let names: Set<UInt64>
    /// `names`, and equally prominent names that are more widely reported.
    let prominentNames: Set<UInt64>
    /// Phrases of common words that are in the news and in most of its titles, each with its words.
    let phrases: [UInt64: [UInt64]]
    /// The themes that it mentions, with each one's share.
    let themes: [String: ThemeShare]
}
