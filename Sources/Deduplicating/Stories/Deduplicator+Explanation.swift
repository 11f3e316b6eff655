internal import Foundation
public import Newsroom

extension Deduplicator {
    /// Only the most alike are told.
    private static let mostNeighbours = 10
    private static let mostWords = 8

    /// Which other articles were thought to tell an article's event, by the same figures as `stories`.
    ///
    /// - Parameters:
    ///   - articles: all that stories were made of.
    ///   - stories: what was made of them.
    /// - Returns: nil when the article is in no story.
    public func explanation(
        of id: Article.ID, among articles: [Article], stories: [Story], sources: [FeedSource]
    ) -> StoryExplanation? {
        let articles = articles.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        guard let index = articles.firstIndex(where: { $0.id == id }),
            let story = stories.first(where: { $0.articles.contains(id) })
        else { return nil }
        let mastheads = Mastheads(articles)
        let boilerplate = Boilerplate(articles)
        let corpus = Corpus(articles, mastheads: mastheads, boilerplate: boilerplate, commonness: .builtIn())
        let pairs = Neighbourhood.pairs(
            of: corpus, moments: articles.map(\.moment.timeIntervalSinceReferenceDate), gap: settings.storyGap,
            floor: settings.similarity / 4)
        var neighbours = pairs[index]
        for (other, list) in pairs.enumerated() {
            if let pair = list.first(where: { $0.index == index }) { neighbours.append((other, pair.likeness)) }
        }
        let members = Set(story.articles)
        let words = { (article: Article) in
            Self.words(of: mastheads.title(of: article) + "\n" + boilerplate.body(of: article))
        }
        let own = words(articles[index])
        return StoryExplanation(
            story: story, threshold: settings.similarity,
            neighbours: neighbours.sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }
                .prefix(Self.mostNeighbours).map { other, likeness in
                    let common = words(articles[other]).filter { own[$0.key] != nil }
                    return StoryExplanation.Neighbour(
                        article: articles[other].id, likeness: likeness,
                        commonWords: common.sorted { a, b in
                            let (rareA, rareB) = (corpus.rarity(of: a.key), corpus.rarity(of: b.key))
                            return rareA == rareB ? a.value < b.value : rareA > rareB
                        }.prefix(Self.mostWords).map(\.value),
                        reasons: Comparison(corpus.clues[index], corpus.clues[other]).reasons,
                        isInStory: members.contains(articles[other].id))
                })
    }

    /// The words of a text that count, by their terms.
    private static func words(of text: String) -> [UInt64: String] {
        var scanner = WordScanner(text)
        var words: [UInt64: String] = [:]
        while let word = scanner.next() {
            guard word.letters.count > 1, let term = TermReader.term(of: word) else { continue }
            words[term] = String(decoding: word.letters, as: UTF8.self)
        }
        return words
    }
}
