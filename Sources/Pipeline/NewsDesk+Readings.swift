internal import Computing
internal import Newsroom
internal import TextReading

extension PipelineStep {
    static let readingTexts = PipelineStep("understanding texts")
}

/// Tokenised articles for the stages that need their words, and the analysis of each article.
struct ReadArticles: Sendable {
    /// The readings of titles and the texts shown below them. An article's full text is included only if it has no
    /// summary, because all full texts would take as much memory as everything else. Stages that need them read them
    /// separately.
    private(set) var readings = PackedReadings()
    /// The analyses in one array, and the position of each article's. They are large, and a dictionary of them would be
    /// half empty.
    private var understandings: [Understanding] = []
    private var places: [Article.ID: Int32] = [:]

    fileprivate init(_ readings: [ReadingBatch], _ understood: [(id: Article.ID, understanding: Understanding)]) {
        self.readings = PackedReadings(readings)
        understandings.reserveCapacity(understood.count)
        places.reserveCapacity(understood.count)
        for article in understood { add(article.understanding, of: article.id) }
    }

    func understanding(of article: Article.ID) -> Understanding? { places[article].map { understandings[Int($0)] } }

    /// Adds articles from another set, except those already here.
    mutating func add(_ others: ReadArticles) {
        readings = readings.with(others.readings)
        for (article, place) in others.places where places[article] == nil {
            add(others.understandings[Int(place)], of: article)
        }
    }

    private mutating func add(_ understanding: Understanding, of article: Article.ID) {
        places[article] = Int32(understandings.count)
        understandings.append(understanding)
    }
}

extension NewsDesk {
    /// The number of volumes of readings created before their results are stored, to limit the memory in use at once.
    private static let volumesAtOnce = 16

    /// Returns how many readings to pack together: fewer if there are few articles, so that all processors have work.
    private static func volume(of articles: Int) -> Int { min(1_024, max(64, articles / volumesAtOnce)) }

    /// Tokenises articles, and analyses those that aren't cached.
    func read(_ articles: [Article], cache: inout ResultCache) -> ReadArticles {
        defer { returnFreedMemory() }
        return step(.readingTexts) {
            let volume = Self.volume(of: articles.count)
            let slices = stride(from: 0, to: articles.count, by: volume).map {
                articles[$0..<min($0 + volume, articles.count)]
            }
            var volumes: [ReadingBatch] = []
            var understood: [(id: Article.ID, understanding: Understanding)] = []
            understood.reserveCapacity(articles.count)
            for start in stride(from: 0, to: slices.count, by: Self.volumesAtOnce) {
                let some = slices[start..<min(start + Self.volumesAtOnce, slices.count)]
                for (readings, kept) in read(Array(some), knowing: cache) {
                    volumes.append(readings)
                    for (id, kept) in kept {
                        cache.store(kept)
                        understood.append((id, kept.result))
                    }
                }
            }
            return ReadArticles(volumes, understood)
        }
    }

    private typealias Understood = (id: Article.ID, kept: ResultCache.Entry<Understanding>)

    private func read(
        _ slices: [ArraySlice<Article>], knowing cache: ResultCache
    ) -> [(readings: ReadingBatch, understood: [Understood])] {
        let sources = sourcesByID
        return slices.concurrentMap(slice: 1, keepingState: { TextReader() }) { reader, articles in
            var readings = ReadingBatch()
            let understood = articles.map { article -> Understood in
                let (reading, kept) = read(article, from: sources[article.source], by: &reader, knowing: cache)
                readings.add(reading, of: article.id)
                return (article.id, kept)
            }
            readings.close()
            return (readings, understood)
        }
    }

    private func read(
        _ article: Article, from source: FeedSource?, by reader: inout TextReader, knowing cache: ResultCache
    ) -> (reading: ArticleReading, kept: ResultCache.Entry<Understanding>) {
        var whole: ArticleReading?
        let kept = cache.result(for: ResultCache.Key(article, from: source)) {
            let reading = reader.reading(of: article, tag: source?.language, withText: true)
            whole = reading
            return stages.understanding(of: SourcedArticle(article: article, source: source, reading: reading))
        }
        let languages = (article: kept.result.language, title: kept.result.titleLanguage)
        guard var reading = whole else { return (reader.openingReading(of: article, in: languages), kept) }
        if !article.summary.isEmpty { reading.text = TextReading(language: languages.article) }
        // Reload new results from their stored bytes too, so that places stay in packed form.
        return (reading, kept.reread)
    }
}
