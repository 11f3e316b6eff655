internal import Computing
internal import Foundation
internal import Newsroom
internal import TextReading

/// All articles as vectors of term weights (TF-IDF). Terms that are rare among the articles and in the news as a whole
/// weigh more. Each vector has length one, or less if the article says little.
struct Corpus {
    private typealias Tuning = ClusteringTuning.Vectors

    let vectors: TermVectors
    /// Facts about each article besides its words, for telling similar events apart.
    let features: EventFeatures
    /// The number of distinct words in each article.
    let wordCounts: [Int32]
    /// The number of articles that contain each term.
    let frequencies: [Int32]
    let kinds: [TermDictionary.Kind]
    /// Whether each term is a name: capitalised where other words are not.
    let isName: [Bool]
    /// The share of all news (0…1) that contains each term at other times.
    let shares: [Double]
    /// Corrects similarities between articles in different languages.
    let crossLanguage: CrossLanguageFactor
    /// The word of each term, by the term's number.
    let words: [WordID]
    /// The number of articles, including the imaginary background articles.
    let articles: Double

    /// - Parameter articles: the articles, in the order of the vectors.
    init(_ articles: [Article], texts: StoryTexts, vocabulary: StoryVocabulary, commonness: Commonness) {
        var dictionary = TermDictionary()
        var features = EventFeatures()
        var batches: [TermBatch] = []
        // Read some articles at a time, and keep only the parts needed later.
        let starts = Array(stride(from: 0, to: articles.count, by: Self.batch))
        for some in stride(from: 0, to: starts.count, by: Self.batchesAtOnce) {
            let some = Array(starts[some..<min(some + Self.batchesAtOnce, starts.count)])
            let read = Self.read(some, of: articles, texts, vocabulary, commonness)
            let numbers = read.map { dictionary.add($0.dictionary) }
            batches += Array(zip(read, numbers)).concurrentMap(slice: 1) { $0.0.terms.numbered(by: $0.1) }
            for read in read { features.add(read.features) }
        }
        let total = Double(articles.count) + Tuning.imaginaryArticles
        let rarities = Self.rarities(of: dictionary, among: total)
        let isName = dictionary.uses.map {
            $0.capitals > 0 && Double($0.capitals) >= Tuning.capitalShare * Double($0.inSentences)
        }
        let measures = TermBatch.Measures(
            logarithms: dictionary.scale.logarithms, rarities: rarities,
            isName: Self.namesOfEvents(
                isName, without: vocabulary.themes.values.flatMap(\.own) + vocabulary.offices, in: dictionary),
            kinds: dictionary.kinds)
        let measured = batches.concurrentMap(slice: 1) { $0.measured(measures) }
        for some in measured { features.add(names: some.names) }
        wordCounts = measured.flatMap(\.words)
        for (index, picture) in Self.sharedPictures(of: articles) { features.set(picture: picture, of: index) }
        self.features = features
        frequencies = dictionary.uses.map(\.articles)
        kinds = dictionary.kinds
        self.isName = isName
        shares = dictionary.shares
        self.articles = total
        words = dictionary.words
        dictionary = TermDictionary()
        vectors = Self.vectors(
            of: batches, lengths: measured.flatMap(\.lengths), frequencies: frequencies, articles,
            logarithms: measures.logarithms, rarities: rarities)
        crossLanguage = CrossLanguageFactor(vectors, languages: texts.languages, terms: frequencies.count)
    }

    /// Returns the weight of each term; rarer terms weigh more.
    private static func rarities(of dictionary: TermDictionary, among total: Double) -> [Double] {
        let (uses, shares) = (dictionary.uses, dictionary.shares)
        return Array(uses.indices).concurrentMap(slice: 16_384) { term in
            pow(
                log(1 + total / (Double(uses[term].articles) + Tuning.imaginaryArticles * shares[term])),
                Tuning.rarityExponent)
        }
    }

    /// Marks the names that tell events apart. The name of a theme that stays in the news for weeks does not, because
    /// reports of all of its events have it, nor does an office or a rank.
    private static func namesOfEvents(
        _ isName: [Bool], without others: [WordID], in dictionary: TermDictionary
    ) -> [Bool] {
        var flags = isName
        for number in others.compactMap({ dictionary.number(of: $0) }) { flags[Int(number)] = false }
        return flags
    }

    /// Articles per reader, and readers per round. Neither changes a result.
    private static let batch = 512
    private static let batchesAtOnce = 16

    /// Articles read by one reader.
    private struct Read {
        var terms = TermBatch()
        /// The terms of these articles, with numbers of their own.
        var dictionary = TermDictionary()
        var features = EventFeatures()
    }

    private static func read(
        _ starts: [Int], of articles: [Article], _ texts: StoryTexts, _ vocabulary: StoryVocabulary,
        _ commonness: Commonness
    ) -> [Read] {
        starts.concurrentMap(slice: 1, keepingState: { (reader: TextReader(), tally: TermTally()) }) { state, start in
            var read = Read()
            for index in start..<min(start + batch, articles.count) {
                let (title, body) = texts[index]
                let address = state.reader.reading(of: AddressWords.text(of: articles[index].url), in: title.language)
                read.features.add(
                    ArticleTerms(
                        title: title, body: body, address: address.words, vocabulary: vocabulary, tally: &state.tally))
                state.tally.each { read.terms.add(read.dictionary.entry(of: $0, $1, commonness)) }
                read.terms.endArticle()
            }
            return read
        }
    }

    /// Builds the vectors without terms that belong to their sources. Their lengths still count these terms, so an
    /// article that says little of its own resembles few others.
    private static func vectors(
        of batches: consuming [TermBatch], lengths: [Double], frequencies: [Int32], _ articles: [Article],
        logarithms: [Double], rarities: [Double]
    ) -> TermVectors {
        var batches = batches
        let least = Tuning.shortestLength * lengths.reduce(0, +) / Double(max(articles.count, 1))
        let ofSources = SourceStopTerms(of: articles, in: batches, size: batch, terms: frequencies.count)
        var vectors = TermVectors(
            articles: articles.count, terms: batches.reduce(0) { $0 + $1.entries.count }, logarithms: logarithms,
            rarities: rarities)
        for number in batches.indices {
            let batch = batches[number]
            batches[number] = TermBatch()
            for article in batch.ends.indices {
                let length = lengths[number * Self.batch + article]
                var besides = ofSources.terms(ofArticle: number * Self.batch + article)[...]
                for place in batch.range(of: article) {
                    let entry = batch.entries[place]
                    while let next = besides.first, next < entry.term { besides.removeFirst() }
                    if besides.first == entry.term { continue }
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

    /// Returns the numbers of the terms that some article has.
    func terms(of words: Set<WordID>) -> Set<Int32> {
        Set(self.words.indices.lazy.filter { words.contains(self.words[$0]) }.map { Int32($0) })
    }
}
