internal import Foundation
internal import Newsroom
internal import Parallelism
internal import TextReading

/// All articles as vectors of term weights (TF-IDF): the rarer a term is among them and in the news as a whole, the
/// more it weighs. Each vector has length one, or less when the article says little.
struct Corpus {
    let vectors: [TermVector]
    /// The other facts about each article that help to decide whether two are about one event.
    let clues: [Clues]
    /// The number of articles that contain each term.
    let frequencies: [Int32]
    /// Whether a term is a pair of words.
    let isPair: [Bool]
    let isNumber: [Bool]
    /// Whether a term is a name: it has a capital where other words have none.
    let isName: [Bool]
    /// The part of all news (0…1) that each term is in at other times.
    let usualShares: [Double]
    /// The weight of each term: the rarer, the more.
    let rarities: [Double]
    /// What articles in different languages can have in common.
    let commonTongue: CommonTongue
    private let numbers: [WordID: Int32]
    /// How many articles there are, with those that we pretend to know besides.
    let articles: Double

    /// The number of other news articles that we pretend to know besides. Without them a word would be common as soon
    /// as half of ten articles have it, and one threshold could not serve ten articles and ten thousand. With many more
    /// of them, a subject that all of today's articles share would be mistaken for the event of one.
    private static let background = 130.0
    /// How steeply the weight grows with rarity: 1 is the usual logarithm.
    private static let contrast = 1.5
    /// A bare headline would be like another because of a single word. So no vector is divided by less than this part
    /// of the average length, and a bare headline's stays short.
    private static let leastLength = 0.9
    /// A term in more than this part of a source's articles belongs to the source and not to the article ("subscribe to
    /// our channel", or the one country of a national paper). Applied to sources with at least `sourceArticles`
    /// articles.
    private static let sourceShare = 0.5
    private static let sourceArticles = 8
    /// A word is a name when at least this part of its occurrences has a capital where other words would not.
    private static let capitals = 0.7

    /// - Parameter articles: the vectors have the same order.
    init(_ articles: [Article], texts: StoryTexts, vocabulary: StoryVocabulary, commonness: Commonness) {
        var numbers: [WordID: Int32] = [:]
        var frequencies: [Int32] = []
        var expected: [Double] = []
        var isPair: [Bool] = []
        var isNumber: [Bool] = []
        var capitals: [(capital: Int, all: Int)] = []
        var clues: [Clues] = []
        clues.reserveCapacity(articles.count)
        // Some articles at a time, keeping only the parts needed later: dictionaries are large.
        var counts: [[Entry]] = []
        counts.reserveCapacity(articles.count)
        func count(_ article: ReadArticle) {
            let reader = article.facts
            clues.append(
                Clues(
                    days: reader.days, titleNumbers: reader.titleNumbers, numbers: reader.numbers,
                    counts: reader.counts,
                    dates: reader.dates,
                    names: [], words: 0, isRoundup: reader.isRoundup, picture: nil))
            let entries = article.terms.map { hash, place -> Entry in
                let occurrence = reader.terms[place].value
                let number = numbers[hash] ?? Int32(frequencies.count)
                if Int(number) == frequencies.count {
                    numbers[hash] = number
                    frequencies.append(0)
                    expected.append(Self.background * commonness.ofArticles(with: hash, parts: occurrence.parts))
                    isPair.append(occurrence.parts != nil)
                    isNumber.append(occurrence.isNumber)
                    capitals.append((0, 0))
                }
                frequencies[Int(number)] += 1
                capitals[Int(number)].capital += Int(occurrence.capitals)
                capitals[Int(number)].all += Int(occurrence.inSentences)
                return Entry(weight: occurrence.weight, term: number, prominence: occurrence.prominence)
            }
            counts.append(entries.sorted { $0.term < $1.term })
        }
        for start in stride(from: 0, to: articles.count, by: Self.batch) {
            let read = Array(start..<min(start + Self.batch, articles.count)).concurrentMap(
                slice: 128, makingState: { TextReader() }
            ) { reader, index in
                let title = texts.titles[index]
                let address = reader.reading(of: AddressWords.text(of: articles[index].url), in: title.language)
                return ReadArticle(
                    title: title, body: texts.bodies[index], address: address.words, vocabulary: vocabulary)
            }
            for article in read { count(article) }
        }
        let total = Double(articles.count) + Self.background
        let rarity = zip(frequencies, expected).map { pow(log(1 + total / (Double($0) + $1)), Self.contrast) }
        let isName = capitals.map { $0.capital > 0 && Double($0.capital) >= Self.capitals * Double($0.all) }
        // In place, here and below: these are the largest arrays of a run.
        for index in counts.indices {
            for place in counts[index].indices {
                let entry = counts[index][place]
                counts[index][place].weight = log(1 + entry.weight) * rarity[Int(entry.term)]
            }
            clues[index].names = counts[index].map(\.term).filter { isName[Int($0)] }
            clues[index].words = counts[index].count { !isPair[Int($0.term)] }
        }
        for (index, picture) in Self.sharedPictures(of: articles) { clues[index].picture = picture }
        let lengths = counts.map { entries in entries.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot() }
        let least = Self.leastLength * lengths.reduce(0, +) / Double(max(lengths.count, 1))
        Self.dropSourceTerms(from: &counts, of: articles)
        vectors = zip(counts.indices, lengths).map { index, length in
            let entries = counts[index]
            counts[index] = []
            let length = max(length, least)
            let shared = entries.filter { frequencies[Int($0.term)] > 1 }
            let ordered = shared + entries.filter { frequencies[Int($0.term)] <= 1 }
            return TermVector(
                terms: ordered.map(\.term), weights: shared.map { length > 0 ? $0.weight / length : 0 },
                prominences: ordered.map(\.prominence), shared: shared.count)
        }
        commonTongue = CommonTongue(vectors, languages: texts.titles.map(\.language), terms: frequencies.count)
        self.clues = clues
        self.frequencies = frequencies
        self.isPair = isPair
        self.isNumber = isNumber
        self.isName = isName
        usualShares = expected.map { $0 / Self.background }
        rarities = rarity
        self.articles = total
        self.numbers = numbers
    }

    /// The articles that are read at once.
    private static let batch = 1_024

    /// An article's terms, in an order that depends on the article alone.
    private struct ReadArticle {
        let facts: ArticleTerms
        /// By hash; what is large stays where it is.
        let terms: [(hash: WordID, place: Dictionary<WordID, ArticleTerms.Occurrence>.Index)]

        init(title: TextReading, body: [Word], address: [Word], vocabulary: StoryVocabulary) {
            facts = ArticleTerms(title: title, body: body, address: address, vocabulary: vocabulary)
            let terms = facts.terms
            self.terms = terms.indices.map { (hash: terms[$0].key, place: $0) }
                .sorted { $0.hash.rawValue < $1.hash.rawValue }
        }
    }

    /// A term of an article.
    private struct Entry {
        var weight: Double
        var term: Int32
        var prominence: Prominence
    }

    /// The numbers of those of these terms that an article has.
    func terms(of words: Set<WordID>) -> Set<Int32> { Set(words.compactMap { numbers[$0] }) }

    /// The words that terms stand for, by the terms' numbers.
    var words: [WordID] {
        var words = [WordID](repeating: WordID(rawValue: 0), count: frequencies.count)
        for (word, number) in numbers { words[Int(number)] = word }
        return words
    }

    /// A rank for terms, higher for rarer ones; 0 for a term that no article has.
    func rarity(of term: WordID) -> Double { numbers[term].map { 1 / Double(frequencies[Int($0)]) } ?? 0 }

    /// Takes away the terms that belong to their source. The vectors' lengths were taken with these terms: an article
    /// that says little of its own is then like few others.
    private static func dropSourceTerms(from vectors: inout [[Entry]], of articles: [Article]) {
        for indices in Dictionary(grouping: articles.indices, by: { articles[$0].source }).values
        where indices.count >= sourceArticles {
            var frequencies: [Int32: Int] = [:]
            for index in indices { for entry in vectors[index] { frequencies[entry.term, default: 0] += 1 } }
            let limit = Double(indices.count) * sourceShare
            let own = Set(frequencies.lazy.filter { Double($0.value) > limit }.map(\.key))
            guard !own.isEmpty else { continue }
            for index in indices { vectors[index].removeAll { own.contains($0.term) } }
        }
    }
}
