internal import Foundation
internal import Newsroom
internal import TextReading

/// A report of a story that a summary may quote: its age, and how close its sentences are to the others'.
struct QuotedReport {
    /// The overlap above which a sentence merely repeats the title.
    private static let repetition = 0.85
    /// Two reports whose beginnings share this many words are certainly about the same thing.
    private static let fewestOfOneEvent = 3
    /// An opening sentence must contain this many words of the reports' titles or of other reports' first sentences;
    /// one if there is a single report.
    static let fewestOfEvent = 2
    /// A report's title and the lead's are about the same event if they share this part of the shorter one's words.
    private static let sameTitle = 0.4
    /// A sentence about the next hours is out of date once its report is this many seconds older than the newest one.
    private static let ageOfForecast: Double = 90 * 60
    /// The same for what was uncertain, or for a case that was open.
    static let ageOfOpenMatter: Double = 60 * 60
    /// The same for a sentence about a plan.
    static let ageOfPlan: Double = 4 * 3600
    /// Either is also out of date once its report is this many seconds older than the start of the edition's day.
    private static let ageOfDay: Double = 24 * 3600
    /// A report this many seconds older than the lead may describe an earlier state of the event.
    private static let ageOfOpening: Double = 6 * 3600
    /// The same in a story with fewer than `fewestOfRunning` reports.
    private static let ageOfSmall: Double = 12 * 3600
    private static let fewestOfRunning = 4
    /// A name within this many words after "the" still shows who or what is meant.
    private static let farName = 12

    let brief: Brief
    /// The index of its source; 0 is the lead.
    let source: Int
    let event: EventWords
    private let others: Terms
    /// The stems of all titles and of other reports' first sentences.
    private let events: Terms
    let isOneEvent: Bool
    private let publishers: [[WordID]]
    /// Its age in seconds, compared to the newest report.
    let age: Double
    /// Whether it is hours older than the lead.
    private let isBehind: Bool
    private let isOfDayBefore: Bool
    private let day: EditionDay?
    let mayTitle: Bool
    private let ownActions: Terms

    /// - Parameters:
    ///   - sources: all reports, the lead first.
    ///   - newest: the time of the story's newest report.
    ///   - reports: the number of the story's reports.
    init(
        _ source: Int, of sources: [Brief], on event: EventWords, newest: Date, reports: Int, day: EditionDay?
    ) {
        self.source = source
        self.event = event
        self.day = day
        brief = sources[source]
        let moment = brief.article.moment
        others = event.subjects(besides: source)
        events = Terms(joining: [event.titles, others])
        isOneEvent = source == 0 || event.subjects[source].shared(with: others) >= Self.fewestOfOneEvent
        publishers = Self.names(of: brief.source)
        age = newest.timeIntervalSince(moment)
        let lag = sources[0].article.moment.timeIntervalSince(moment)
        isBehind = lag > (reports < Self.fewestOfRunning ? Self.ageOfSmall : Self.ageOfOpening)
        isOfDayBefore = day.map { $0.age(of: moment) > Self.ageOfDay } ?? false
        mayTitle = source > 0 && !isBehind && sources[0].story.plain.contains(brief.id)
        ownActions = Terms(
            of: event.titled[source].flatMap(\.words).filter { !$0.isCapitalised }, by: \.stem)
    }

    /// Returns a sentence of its text, if it is complete, relevant, up to date and understandable on its own.
    ///
    /// - Parameter place: its position in the article, from 0.
    func candidate(_ sentence: Sentence, at place: Int) -> SummaryCandidate? {
        let isBelowTitle = place == 0 && sentence.isBelowTitleByHabit
        // Some papers write two sentences below the title.
        let continuesTitle =
            source == 0 && (isBelowTitle || place == 1 && sentence.isBelowTitleByHabit && !sentence.lacksSubject)
        guard sentence.isWholeOrUnended, isUsable(sentence), continuesTitle || !sentence.lacksSubject else {
            return nil
        }
        let terms = Terms(of: sentence.words, by: \.stem)
        let related = terms.shared(with: source == 0 ? event.all : others)
        guard related >= fewestShared(at: place), sentence.isIn(brief.languageCode) else { return nil }
        let leans =
            sentence.leadsUp || sentence.pointsBack && !sentence.isMostlyQuoted || sentence.lacksSubject
            || sentence.isMostlyQuoted && sentence.names.isEmpty
        let isBelowSameTitle = isBelowTitle && source > 0 && hasSameTitle
        let tells =
            isBelowSameTitle
            || terms.shared(with: events) >= min(event.subjects.count, Self.fewestOfEvent)
                && event.saysWhatHappened(sentence, terms)
        let isNewsItself =
            !sentence.isBackground(in: Self.year(of: brief.article.moment)) && !sentence.isForecast
            && !sentence.isMostlyQuoted
        let canOpen =
            tells && isNewsItself && !sentence.lacksIntroduction && !leans && !sentence.hasAlso
            && !QuotedRanges.begin(sentence.text[...])
        return candidate(
            sentence, terms, at: place, canOpen: canOpen, leans: leans,
            continuesTitle: continuesTitle && isNewsItself && !sentence.leadsUp && !sentence.pointsBack,
            isBelowSameTitle: isBelowSameTitle)
    }

    /// Whether the report's title shares so much with the lead's that the line below it is about the same event.
    private var hasSameTitle: Bool {
        event.ownTitles[source].shared(with: event.title) >= Self.fewestOfOneEvent
            && event.ownTitles[source].overlap(with: event.title) >= Self.sameTitle
    }

    func candidate(
        _ sentence: Sentence, _ terms: Terms, at place: Int, canOpen: Bool, leans: Bool, continuesTitle: Bool = false,
        isBelowSameTitle: Bool = false
    ) -> SummaryCandidate {
        // The first sentence of the lead may name things in other words ("across Poland" where the title says "Poles").
        let isEventOfLead = source == 0 && place == 0 && !sentence.beginsWithPhrase
        return SummaryCandidate(
            sentence: sentence, terms: terms, vague: sentence.vagueTerms, news: terms.without(event.title),
            source: source, place: place,
            moment: brief.article.moment, figures: sentence.figures, numbers: sentence.numbers,
            amounts: sentence.amounts, partOfTitle: terms.part(of: event.title),
            partOfCore: event.partOfCore(terms), inTitles: terms.shared(with: event.titles), canOpen: canOpen,
            continuesTitle: continuesTitle, isBelowSameTitle: isBelowSameTitle, lacksSubject: sentence.lacksSubject,
            leans: leans, namesSubject: !sentence.opensUnnamed(knowing: event.known),
            namesSubjectLate: !sentence.opensUnnamed(knowing: event.known, within: Self.farName),
            isBehind: isBehind,
            isOvertaken: age > Self.ageOfPlan && sentence.isOfFuture && !sentence.namesDate,
            isOfLongAgo: sentence.isOfLongAgo,
            namesTitle: isEventOfLead || event.names(sentence),
            holdsTitleNumber: !event.amounts.isDisjoint(with: sentence.amounts), ownTitle: event.ownTitles[source],
            ownActions: ownActions)
    }

    func isUsable(_ sentence: Sentence) -> Bool {
        guard isNews(sentence), event.forms.part(of: sentence.terms) <= Self.repetition else { return false }
        return !(day.map { $0.isPast(sentence, from: brief.article.moment) } ?? false)
    }

    /// Returns whether a sentence is still news.
    private func isNews(_ sentence: Sentence) -> Bool {
        if sentence.isBoilerplate || sentence.isPresentation || sentence.isClause || sentence.judges
            || sentence.hasDanglingReference
        {
            return false
        }
        if sentence.hasSlip || sentence.lacksVerb || publishers.contains(where: sentence.namesAsReporter) {
            return false
        }
        if age > Self.ageOfForecast || isOfDayBefore, sentence.isForecast { return false }
        if isSideVoice(sentence) || age > Self.ageOfOpenMatter && isOfOpenMatter(sentence) { return false }
        if contradictsOffice(in: sentence) { return false }
        return !(age > Self.ageOfPlan || isOfDayBefore) || !(sentence.isPlan || sentence.isUnderWay)
    }

    /// Returns the number of words that a sentence must share with the beginnings of the reports, other than its own. A
    /// source whose beginning shares little may be about something related; if its title shares a lot, its first
    /// sentence need not share anything.
    private func fewestShared(at place: Int) -> Int {
        if source == 0 { return place < 3 ? 0 : 1 }
        return isOneEvent ? (place == 0 ? 0 : 2) : 4
    }

    /// Returns a moment's year, in UTC.
    private static func year(of moment: Date) -> Int {
        2001 + Int((moment.timeIntervalSinceReferenceDate / 31_556_952).rounded(.down))
    }

    /// Returns the words of a publisher's name, without the section or channel ("CNN Video" is CNN), and the name in
    /// one word ("1News").
    private static func names(of source: FeedSource) -> [[WordID]] {
        let forms = WordLists.forms(of: source.publisher)
        guard forms.count > 1 else { return [forms] }
        let joined = WordID(folded: source.publisher.lowercased().filter { !$0.isWhitespace })
        return [forms.last.map(channels.contains) == true ? forms.dropLast() : forms, [joined]]
    }

    private static let channels = Set(["video", "tv", "news", "online"].map { WordID(folded: $0) })
}
