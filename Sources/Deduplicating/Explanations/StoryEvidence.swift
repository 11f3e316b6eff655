internal import Addressing
internal import Foundation
public import Newsroom
public import TextReading

/// Explains why articles are in one story: their similarities, and the result of each clustering step.
public struct StoryEvidence: Sendable {
    private static let mostNeighbours = 10
    private static let mostWords = 8

    private let settings: DeduplicationSettings
    private let decisions: StoryDecisions
    /// The addresses of decided articles, in the spelling by which they are compared.
    private let addresses: [Article.ID: String]
    private let storyOf: [Article.ID: Story]
    private let articles: [Article]
    private let indexOf: [Article.ID: Int]
    private let texts: StoryTexts
    private let corpus: Corpus
    /// The number of articles that contain each term.
    private let frequencies: [WordID: Int32]
    /// Each article's neighbours, earlier and later.
    private let neighbours: [[(index: Int, similarity: Double)]]
    private let trace: ClusteringTrace

    /// Clusters the articles again, as for their stories, and notes each step.
    init(
        of stories: StoryRoster, among unordered: [Article], kinds: [Article.ID: ArticleKind],
        readings: PackedReadings, sources: [FeedSource], settings: DeduplicationSettings,
        decisions: StoryDecisions
    ) {
        self.settings = settings
        self.decisions = decisions
        addresses =
            decisions.isEmpty
            ? [:]
            : Dictionary(
                unordered.compactMap { article in article.url.map { (article.id, canonicalAddress($0)) } },
                uniquingKeysWith: { first, _ in first })
        let decided = DecidedArticles(decisions, among: unordered)
        storyOf = Dictionary(
            (stories.stories + stories.past).flatMap { story in story.articles.map { ($0, story) } },
            uniquingKeysWith: { first, _ in first })
        articles = unordered.filter { decided.mayJoin($0, kinds[$0.id]) }
            .sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        indexOf = Dictionary(articles.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let clustering = Clustering(
            articles, kinds: kinds, readings: readings,
            sources: Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
            settings: settings, decided: decided)
        texts = clustering.texts
        corpus = clustering.corpus
        frequencies = Dictionary(zip(corpus.words, corpus.frequencies), uniquingKeysWith: { first, _ in first })
        var noted: ClusteringTrace? = ClusteringTrace()
        _ = clustering.clusters(tracedBy: &noted)
        trace = noted ?? ClusteringTrace()
        var neighbours = trace.pairs
        for (index, list) in trace.pairs.enumerated() {
            for (other, similarity) in list { neighbours[other].append((index, similarity)) }
        }
        self.neighbours = neighbours
    }

    /// Explains which other articles were considered for an article's story, and which step joined which.
    ///
    /// - Returns: nil if the article is in no story; no neighbours and steps if it was not clustered.
    public func explanation(of id: Article.ID) -> StoryExplanation? {
        guard let story = storyOf[id] else { return nil }
        let decisions = decisions.explanation(of: Set(story.articles.compactMap { addresses[$0] }))
        guard let index = indexOf[id] else {
            return StoryExplanation(story: story, threshold: settings.similarity, decisions: decisions)
        }
        let members = Set(story.articles)
        let own = words(ofArticleAt: index)
        return StoryExplanation(
            story: story, threshold: settings.similarity,
            neighbours: neighbours[index].sorted { ($1.similarity, $0.index) < ($0.similarity, $1.index) }
                .prefix(Self.mostNeighbours).map { other, similarity in
                    let common = words(ofArticleAt: other).filter { own[$0.key] != nil }
                    return StoryExplanation.Neighbour(
                        article: articles[other].id, similarity: similarity,
                        commonWords: common.sorted { a, b in
                            // Terms without a frequency sort last, then by spelling.
                            let (one, other) = (frequencies[a.key] ?? .max, frequencies[b.key] ?? .max)
                            return one == other ? a.value < b.value : one < other
                        }.prefix(Self.mostWords).map(\.value),
                        reasons: corpus.features.comparison(of: index, and: other).reasons,
                        isInStory: members.contains(articles[other].id))
                },
            compared: neighbours[index].count,
            similar: neighbours[index].count { $0.similarity >= settings.similarity },
            steps: trace.steps(ofArticleAt: index) { articles[$0].id }, decisions: decisions)
    }

    /// Returns the spelling of terms in a story's articles.
    public func words(_ terms: [UInt64], in story: Story) -> [String] {
        var found = Set<String>()
        for index in story.articles.compactMap({ indexOf[$0] }) {
            let words = words(ofArticleAt: index)
            for term in terms { if let word = words[WordID(rawValue: term)] { found.insert(word) } }
        }
        return found.sorted()
    }

    /// Returns the words of an article by term, as spelled there.
    private func words(ofArticleAt index: Int) -> [WordID: String] {
        let address = AddressWords.text(of: articles[index].url)
        var reader = TextReader()
        let text = texts[index]
        return Self.words(text.title.words, of: articles[index].title).merging(
            Self.words(text.body, of: articles[index].body)
        ) { first, _ in first }.merging(
            Self.words(reader.reading(of: address, in: text.title.language).words, of: address)
        ) { first, _ in first }
    }

    private static func words(_ words: [Word], of text: String) -> [WordID: String] {
        let bytes = Array(text.utf8)
        let found = words.compactMap { word -> (WordID, String)? in
            guard let term = ArticleTerms.term(of: word, vocabulary: .builtIn), word.bytes.upperBound <= bytes.count
            else { return nil }
            return (term, String(decoding: bytes[word.bytes], as: UTF8.self).lowercased())
        }
        return Dictionary(found, uniquingKeysWith: { _, last in last })
    }
}

extension Deduplicator {
    /// Returns the evidence for an edition's stories, to explain why an article is in its story.
    ///
    /// - Parameters:
    ///   - stories: the result of `roster` for these articles.
    ///   - articles, kinds, sources: as given to `roster`.
    ///   - readings: the articles' texts; missing ones are created.
    public func evidence(
        of stories: StoryRoster, among articles: [Article], kinds: [Article.ID: ArticleKind] = [:],
        readings: PackedReadings = PackedReadings(), sources: [FeedSource] = []
    ) -> StoryEvidence {
        StoryEvidence(
            of: stories, among: articles, kinds: kinds, readings: readings, sources: sources, settings: settings,
            decisions: decisions)
    }
}
