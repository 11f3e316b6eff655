public import Newsroom
public import TextReading

/// Selects an edition's briefs from those of a run.
///
/// Articles from the edition's own sources are included unless they contain a blocked word; all others must pass every
/// part of the filter. In an edition chosen by tone, a blocked word in one article rules out its whole story: the
/// cheerful report of a disaster is still about a disaster.
public struct Selector: Sendable {
    /// The bonus to the sentiment for each boosted word.
    private static let boost = 0.25
    /// The bonus to an article's tone score if it is from one of the edition's own sources.
    private static let ownSource = 0.5
    /// The number of picks from each category.
    private static let picks = 4

    let plan: EditionPlan
    private let topic: @Sendable (Brief, ArticleReading) -> Topic?
    private let blocked: PhraseTable
    private let boosted: PhraseTable
    private let keywords: PhraseTable
    private let subject: PhraseTable
    private let goodNews: [Language: GoodNewsWords]
    private let ownCampaigns = OwnCampaigns(.builtIn)

    /// - Parameter topic: returns a brief's topic among the edition's own categories; nil if its text fits none.
    public init(plan: EditionPlan, topic: @escaping @Sendable (Brief, ArticleReading) -> Topic? = { _, _ in nil }) {
        self.plan = plan
        self.topic = topic
        blocked = PhraseTable(of: plan.filter.blocked)
        boosted = PhraseTable(of: plan.filter.boosted)
        keywords = PhraseTable(of: plan.filter.keywords)
        subject = PhraseTable(of: plan.filter.matter)
        goodNews = plan.filter.goodNews ? GoodNewsWords.builtIn : [:]
    }

    /// - Parameters:
    ///   - briefs: all briefs of the run.
    ///   - readings: the readings of their articles; missing ones are made here.
    /// - Returns: the briefs that the edition shows, in the given order, each in its category of the edition.
    public func briefs(from briefs: [Brief], readings: PackedReadings = PackedReadings()) -> [Brief] {
        var chosen: [Brief] = []
        var toneScore: [Double] = []
        let known = briefs.map { readings[$0.id] ?? Self.reading(of: $0) }
        let isBlocked = zip(briefs, known).map { self.isBlocked($0.article, $1) }
        let isVetoed = plan.filter.leastSentiment != nil
        let vetoed = Set(briefs.indices.filter { isVetoed && isBlocked[$0] }.map { briefs[$0].story.id })
        for (index, brief) in briefs.enumerated() where !isBlocked[index] && !vetoed.contains(brief.story.id) {
            let reading = known[index]
            guard isShown(brief, reading) else { continue }
            var own = brief
            if !plan.categories.isEmpty {
                guard let place = topic(brief, reading) ?? plan.fallback.map({ Topic(category: $0, confidence: 0.3) })
                else {
                    continue
                }
                own.topic = place
            }
            chosen.append(own)
            toneScore.append(self.toneScore(of: brief, in: reading))
        }
        pick(&chosen, by: toneScore)
        return chosen
    }

    /// Returns how well a brief fits an edition that is chosen by tone: its sentiment plus a bonus for boosted words
    /// and for the edition's own sources. Nil if the edition has no tone.
    public func toneScore(of brief: Brief, reading: ArticleReading? = nil) -> Double? {
        guard plan.filter.leastSentiment != nil else { return nil }
        let own = brief.source.editions.contains(plan.id) ? Self.ownSource : 0
        return own + toneScore(of: brief, in: reading ?? Self.reading(of: brief))
    }

    private static func reading(of brief: Brief) -> ArticleReading {
        var reader = TextReader()
        return reader.reading(of: brief.article, tag: brief.source.language)
    }

    private func toneScore(of brief: Brief, in reading: ArticleReading) -> Double {
        (brief.findings.tone ?? 0) + Self.boost * Double(boosts(of: brief.article, reading, withSubject: true))
    }

    /// Returns the number of words that make an article warmer: those of the plan, and the built-in ones that it does
    /// not replace.
    ///
    /// - Parameter withSubject: whether Spanish and Portuguese words of good news count. They rank articles, but admit
    ///   none that has a negative tone.
    private func boosts(of article: Article, _ reading: ArticleReading, withSubject: Bool) -> Int {
        let own = count(boosted, in: [reading.title, reading.summary])
        let isEnglish = reading.language == .english
        guard isEnglish ? boosted.count == 0 : withSubject else { return own }
        return own + (builtIn(for: reading)?.boosts(of: article, reading) ?? 0)
    }

    /// Returns the built-in words for an article's language, if the edition uses them.
    private func builtIn(for reading: ArticleReading) -> GoodNewsWords? {
        reading.language.flatMap { goodNews[$0] }
    }

    private func isBlocked(_ article: Article, _ reading: ArticleReading) -> Bool {
        count(blocked, in: [reading.title, reading.summary]) > 0
            || (builtIn(for: reading)?.isBlocked(article, reading) ?? false)
    }

    private func isShown(_ brief: Brief, _ reading: ArticleReading) -> Bool {
        let words = [reading.title, reading.summary]
        let filter = plan.filter
        if filter.leastSentiment != nil {
            // A live page changes its tone during the day, and a campaign is its own publisher's.
            guard brief.kind != .live, brief.kind != .rolling, !ownCampaigns.contains(brief, reading) else {
                return false
            }
        }
        if brief.source.editions.contains(plan.id) { return true }
        if let least = filter.leastSentiment {
            // The tone applies to news only; columns and quizzes are excluded, however cheerful.
            guard brief.kind.isVoice else { return false }
            let boosts = boosts(of: brief.article, reading, withSubject: false)
            guard let sentiment = brief.findings.tone, sentiment + Self.boost * Double(boosts) >= least else {
                return false
            }
        }
        guard isOnSubject(brief.article, reading) else { return false }
        guard filter.keywords.isEmpty || count(keywords, in: words) > 0 else { return false }
        guard filter.categories.isEmpty || filter.categories.contains(brief.topic.category) else { return false }
        guard filter.sources.isEmpty || filter.sources.contains(where: { isName($0, of: brief.source) }) else {
            return false
        }
        guard filter.languages.isEmpty || filter.languages.contains(where: { speaks(brief, $0) }) else { return false }
        let country = brief.place.map(\.country) ?? brief.source.country ?? ""
        return filter.countries.isEmpty || filter.countries.contains(country)
    }

    /// Adds the four warmest stories of every other category to the picks.
    private func pick(_ briefs: inout [Brief], by toneScore: [Double]) {
        guard let picks = plan.picks else { return }
        for category in plan.categories where category.id != picks {
            let own = briefs.indices.filter { briefs[$0].topic.category == category.id }.sorted { a, b in
                if toneScore[a] != toneScore[b] { return toneScore[a] > toneScore[b] }
                return briefs[a].article.moment == briefs[b].article.moment
                    ? briefs[a].id < briefs[b].id : briefs[a].article.moment > briefs[b].article.moment
            }
            var stories: Set<Story.ID> = []
            for index in own where stories.count < Self.picks && stories.insert(briefs[index].story.id).inserted {
                briefs[index].topic.others.append(picks)
            }
        }
    }

    /// Returns whether an article is on the edition's subject: by the built-in words of good news, or by those of the
    /// plan, which replace the English ones. A single phrase in the summary is not enough, because it may be a passing
    /// mention.
    private func isOnSubject(_ article: Article, _ reading: ArticleReading) -> Bool {
        let isOwnSubject = subject.count > 0 && reading.language == .english
        if !isOwnSubject, let words = builtIn(for: reading) { return words.isGoodNews(article, reading) }
        // Nothing tells good news in a language without words.
        if subject.count == 0 { return !plan.filter.goodNews }
        return !subject.matches(in: reading.title).isEmpty
            || Set(subject.matches(in: reading.summary).map(\.phrase)).count > 1
    }

    private func isName(_ name: String, of source: FeedSource) -> Bool {
        source.id == name || source.name.lowercased() == name.lowercased()
    }

    private func speaks(_ brief: Brief, _ language: String) -> Bool {
        let tag = (brief.language ?? "").lowercased()
        return tag == language.lowercased() || tag.hasPrefix(language.lowercased() + "-")
    }

    private func count(_ table: PhraseTable, in words: [TextReading]) -> Int {
        table.count == 0 ? 0 : words.reduce(0) { $0 + table.matches(in: $1).count }
    }
}
