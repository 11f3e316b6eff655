internal import Foundation
internal import Newsroom
internal import TextReading

extension StorySummariser {
    /// The number of sentences considered from each source.
    private static let mostRead = 20
    /// The overlap above which a sentence merely repeats the title.
    private static let repetition = 0.85
    /// The number of words that the beginnings of two reports share if they are certainly on one matter.
    private static let oneMatter = 3
    /// The number of words of the reports' titles, or of other reports' first sentences, that an opening sentence
    /// holds; one if there is a single report.
    static let fewestOfEvent = 2
    /// The age in seconds, compared to the newest report, at which a sentence on the next hours or a plan is out of
    /// date.
    private static let ageOfForecast: Double = 90 * 60
    private static let ageOfPlan: Double = 4 * 3600
    /// The age in seconds, compared to the beginning of the edition's day, at which either is out of date.
    private static let ageOfDay: Double = 24 * 3600
    /// The age in seconds, compared to the lead, at which a report is about an earlier moment of a story with at least
    /// so many reports.
    private static let ageOfMoment: Double = 20 * 3600
    private static let fewestOfMoments = 6

    /// Returns the sentences of all sources that are complete, relevant, up to date and understandable on their own.
    ///
    /// - Parameters:
    ///   - newest: the time of the story's newest report.
    ///   - reports: the number of its reports.
    func candidates(
        of sources: [Brief], _ readings: [ArticleReading], newest: Date, reports: Int
    ) -> [SummaryCandidate] {
        let title = Terms(of: readings[0].title.words, by: \.stem)
        let forms = Terms(of: readings[0].title.words)
        let read = sources.indices.map { sources[$0].sentences(readings[$0], atMost: Self.mostRead) }
        // The subject of each report: its title and first sentence.
        let subjects = sources.indices.map { source in
            Terms(joining: [
                Terms(of: readings[source].title.words, by: \.stem),
                Terms(of: read[source].first?.words ?? [], by: \.stem),
            ])
        }
        let all = Terms(joining: subjects)
        let ownTitles = readings.map { Terms(of: $0.title.words, by: \.stem) }
        let titles = Terms(joining: ownTitles)
        return sources.indices.flatMap { source -> [SummaryCandidate] in
            let brief = sources[source]
            let moment = brief.article.moment
            if reports >= Self.fewestOfMoments,
                sources[0].article.moment.timeIntervalSince(moment) > Self.ageOfMoment
            {
                return []
            }
            let own = subjects[source]
            let others = Terms(joining: subjects.indices.filter { $0 != source }.map { subjects[$0] })
            let events = Terms(joining: [titles, others])
            let isOneMatter = source == 0 || own.shared(with: others) >= Self.oneMatter
            let publisher = Self.name(of: brief.source)
            let age = newest.timeIntervalSince(moment)
            let isOld = day.map { $0.age(of: moment) > Self.ageOfDay } ?? false
            let year = Self.year(of: moment)
            let actions = Terms(of: readings[source].title.words.filter { !$0.isCapitalised }, by: \.stem)
            return read[source].enumerated().compactMap { place, sentence -> SummaryCandidate? in
                guard sentence.isWholeOrUnended, Self.isNews(sentence, by: publisher, age: age, isOld: isOld),
                    forms.part(of: sentence.terms) <= Self.repetition
                else { return nil }
                if let day, day.isPast(sentence, from: moment) { return nil }
                let terms = Terms(of: sentence.words, by: \.stem)
                let related = terms.shared(with: source == 0 ? all : others)
                guard related >= Self.fewestShared(isLead: source == 0, place: place, isOneMatter: isOneMatter),
                    sentence.isIn(brief.languageCode)
                else { return nil }
                let leans = sentence.leadsUp || sentence.pointsBack && !sentence.isMostlyQuoted
                return SummaryCandidate(
                    sentence: sentence, terms: terms, news: terms.without(title), source: source, place: place,
                    moment: moment, figures: sentence.figures, numbers: sentence.numbers, amounts: sentence.amounts,
                    partOfTitle: terms.part(of: title),
                    inTitles: terms.shared(with: titles),
                    canOpen: terms.shared(with: events) >= min(sources.count, Self.fewestOfEvent)
                        && !sentence.lacksIntroduction && !leans && !sentence.isBackground(in: year)
                        && !sentence.isForecast && !sentence.isMostlyQuoted && !sentence.hasAlso,
                    leans: leans, ownTitle: ownTitles[source], ownActions: actions)
            }
        }
    }

    /// Returns whether a sentence is still news.
    private static func isNews(
        _ sentence: Sentence, by publisher: [WordID], age: Double, isOld: Bool
    ) -> Bool {
        if sentence.isBoilerplate || sentence.isPresentation || sentence.isClause || sentence.hasDanglingReference {
            return false
        }
        if sentence.hasSlip { return false }
        if sentence.lacksSubject || sentence.lacksVerb || sentence.namesAsReporter(publisher) { return false }
        if age > ageOfForecast || isOld, sentence.isForecast { return false }
        return !(age > ageOfPlan || isOld) || !(sentence.isPlan || sentence.isUnderWay)
    }

    /// Returns the number of words that a sentence must share with the beginnings of the reports, for another source
    /// with those of the others. A source whose beginning shares little may be on a neighbouring matter; one whose
    /// title shares much needs nothing more in its first sentence.
    private static func fewestShared(isLead: Bool, place: Int, isOneMatter: Bool) -> Int {
        if isLead { return place < 3 ? 0 : 1 }
        return isOneMatter ? (place == 0 ? 0 : 2) : 4
    }

    /// Returns a moment's year, in UTC.
    private static func year(of moment: Date) -> Int {
        2001 + Int((moment.timeIntervalSinceReferenceDate / 31_556_952).rounded(.down))
    }

    /// Returns the words of a publisher's name, without the section or channel ("CNN Video" is CNN).
    private static func name(of source: FeedSource) -> [WordID] {
        let forms = WordLists.forms(of: source.publisher)
        return forms.last.map(channels.contains) == true && forms.count > 1 ? forms.dropLast() : forms
    }

    private static let channels = Set(["video", "tv", "news", "online"].map { WordID(folded: $0) })
}

extension Sentence {
    private static let also = Set(["also", "tambien", "ademas", "tambem", "alem"].map { WordID(folded: $0) })

    /// Whether it adds to a sentence before it.
    var hasAlso: Bool { words.contains { Self.also.contains($0.form) } }

    /// Returns whether it is in a language, or in one that cannot be detected.
    func isIn(_ language: String) -> Bool {
        guard let tag = Language(tag: language), LanguageIdentifier.hasForeignWords(text, language: tag) else {
            return true
        }
        let found = LanguageIdentifier.language(of: text, tag: language)
        return found == nil || found == tag
    }
}
