internal import Foundation
internal import Newsroom
internal import Parallelism
internal import TextReading

/// All articles as vectors of term weights (TF-IDF): the rarer a term is among them and in the news as a whole, the
/// more it weighs. Each vector has length one, or less when the article says little.
struct Corpus {
    let vectors: TermVectors
    /// The other facts about each article that help to decide whether two are about one event.
    let clues: [Clues]
    /// The number of different words of each article.
    let wordCounts: [Int32]
    /// The number of articles that contain each term.
    let frequencies: [Int32]
    /// Whether a term is a pair of words.
    let isPair: [Bool]
    let isNumber: [Bool]
    /// Whether a term is a name: it has a capital where other words have none.
    let isName: [Bool]
    /// The part of all news (0…1) that each term is in at other times.
    let usualShares: [Double]
    /// What articles in different languages can have in common.
    let commonTongue: CommonTongue
    private let numbers: [WordID: Int32]
    /// The words that terms stand for, by the terms' numbers.
    let words: [WordID]
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
    /// A word is a name when at least this part of its occurrences has a capital where other words would not.
    private static let capitals = 0.7

    /// - Parameter articles: the vectors have the same order.
    init(_ articles: [Article], texts: StoryTexts, vocabulary: StoryVocabulary, commonness: Commonness) {
        var register = TermRegister(commonness: commonness)
        var clues: [Clues] = []
        clues.reserveCapacity(articles.count)
        // Some articles at a time, keeping only the parts needed later.
        var batches: [TermBatch] = []
        for start in stride(from: 0, to: articles.count, by: Self.batch) {
            var batch = TermBatch()
            for article in Self.read(start..<min(start + Self.batch, articles.count), of: articles, texts, vocabulary) {
                clues.append(Clues(of: article))
                for (term, occurrence) in zip(article.terms, article.occurrences) {
                    batch.add(register.entry(of: term, occurrence))
                }
                batch.endArticle()
            }
            batches.append(batch)
        }
        let total = Double(articles.count) + Self.background
        let expected = register.shares.map { Self.background * $0 }
        let rarity = zip(register.uses, expected).map {
            pow(log(1 + total / (Double($0.articles) + $1)), Self.contrast)
        }
        let isName = register.uses.map {
            $0.capitals > 0 && Double($0.capitals) >= Self.capitals * Double($0.inSentences)
        }
        let isNameOfEvents = Self.namesOfEvents(isName, without: vocabulary.matters.values.flatMap(\.own), in: register)
        let (isPair, logarithms) = (register.isPair, register.logarithms)
        // In place, a few at a time: these are the largest arrays of a run.
        for start in stride(from: 0, to: batches.count, by: Self.batchesAtOnce) {
            let some = start..<min(start + Self.batchesAtOnce, batches.count)
            batches.replaceSubrange(
                some,
                with: Array(batches[some]).concurrentMap(slice: 1) {
                    $0.measured(logarithms: logarithms, rarities: rarity, isName: isNameOfEvents, isPair: isPair)
                })
        }
        var wordCounts: [Int32] = []
        wordCounts.reserveCapacity(articles.count)
        for (index, facts) in batches.lazy.flatMap({ zip($0.names, $0.words) }).enumerated() {
            clues[index].names = facts.0
            wordCounts.append(Int32(facts.1))
        }
        for (index, picture) in Self.sharedPictures(of: articles) { clues[index].picture = picture }
        let frequencies = register.uses.map(\.articles)
        vectors = Self.vectors(
            of: batches, frequencies: frequencies, articles, logarithms: logarithms, rarities: rarity)
        commonTongue = CommonTongue(vectors, languages: texts.languages, terms: frequencies.count)
        self.clues = clues
        self.wordCounts = wordCounts
        self.frequencies = frequencies
        self.isPair = isPair
        isNumber = register.isNumber
        self.isName = isName
        usualShares = expected.map { $0 / Self.background }
        self.articles = total
        numbers = register.numbers
        words = register.words
    }

    /// Which terms are names that tell events apart: the name of a matter that is in the news for weeks stands in the reports
    /// of all of its events, so two that have no other name in common are no more one for it.
    private static func namesOfEvents(
        _ isName: [Bool], without matters: [WordID], in register: TermRegister
    ) -> [Bool] {
        var flags = isName
        for number in matters.compactMap({ register.numbers[$0] }) { flags[Int(number)] = false }
        return flags
    }

    /// How many articles are read at once, and how many times so many are measured at once.
    private static let batch = 1_024
    private static let batchesAtOnce = 8

    /// The terms of some articles.
    private static func read(
        _ some: Range<Int>, of articles: [Article], _ texts: StoryTexts, _ vocabulary: StoryVocabulary
    ) -> [ArticleTerms] {
        Array(some).concurrentMap(slice: 128, makingState: { (reader: TextReader(), tally: TermTally()) }) {
            state, index in
            let (title, body) = texts[index]
            let address = state.reader.reading(of: AddressWords.text(of: articles[index].url), in: title.language)
            return ArticleTerms(
                title: title, body: body, address: address.words, vocabulary: vocabulary, tally: &state.tally)
        }
    }

    /// The vectors of articles whose terms are measured, without the terms that belong to their sources. Their lengths are taken
    /// with these: an article that says little of its own is then like few others.
    private static func vectors(
        of batches: consuming [TermBatch], frequencies: [Int32], _ articles: [Article], logarithms: [Double],
        rarities: [Double]
    ) -> TermVectors {
        var batches = batches
        let least =
            leastLength * batches.reduce(0) { $1.lengths.reduce($0, +) } / Double(max(articles.count, 1))
        let ofSources = SourceTerms(of: articles, in: batches, size: batch, terms: frequencies.count)
        var vectors = TermVectors(
            articles: articles.count, terms: batches.reduce(0) { $0 + $1.entries.count }, logarithms: logarithms,
            rarities: rarities)
        for number in batches.indices {
            let batch = batches[number]
            batches[number] = TermBatch()
            for (article, length) in batch.lengths.enumerated() {
                let besides = ofSources.terms(ofArticle: number * Self.batch + article)
                for place in batch.places(of: article) {
                    let entry = batch.entries[place]
                    if !besides.isEmpty, besides.contains(entry.term) { continue }
                    if frequencies[Int(entry.term)] > 1 {
                        vectors.add(entry)
                    } else {
                        vectors.add(own: entry)
                    }
                }
                vectors.endArticle(length: max(length, least))
            }
        }
        return vectors
    }

    /// The numbers of those of these terms that an article has.
    func terms(of words: Set<WordID>) -> Set<Int32> { Set(words.compactMap { numbers[$0] }) }

    /// A rank for terms, higher for rarer ones; 0 for a term that no article has.
    func rarity(of term: WordID) -> Double { numbers[term].map { 1 / Double(frequencies[Int($0)]) } ?? 0 }
}
