internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// A sentence from a report that says why its story matters, with its evidence.
struct SignificantSentence {
    let brief: Brief
    let sentence: Sentence
    let kind: ContextKind
    /// The rule in `Rules/significance.txt`, or "numbers" if several publishers give its figure.
    let rule: String
    /// The rule's phrase, or the figure as written in the sentence.
    let trigger: String
    /// The rule's weight, adjusted for the sentence's position and source.
    let score: Double
    /// Other reports that give the same figure.
    var others: [Brief] = []

    static let numbers = "numbers"

    var context: Context {
        Context(
            reason: Statement(sentence.text), kind: kind, tier: 1, confidence: min(0.9, 0.5 + score / 5),
            triggers: [trigger], sources: ([brief] + others).map(ContextSource.init))
    }
}

/// Finds sentences in a story's reports that say why it matters.
struct SignificantSentences {
    /// The number of sentences read per report: important points come first.
    private static let mostSentences = 14
    private static let longest = 45
    /// The maximum age relative to the latest report, in seconds. An older report may describe a stage that is over,
    /// such as the campaign before a vote.
    private static let freshness = 86_400.0
    private static let numbersWeight = 1.0
    /// The number of years up to which a comparison is too recent to be history.
    private static let recentYears = 2
    private static let secondsPerYear = 31_556_952.0
    /// At least one in this many of the other titles must name a sentence's subject; otherwise it is about something
    /// else.
    private static let mostPerSubject = 6

    private let story: [Brief]
    private let titles: Terms
    /// The stems in each report's title.
    private let stems: [Terms]
    /// The names in the titles.
    private let names: Set<WordID>
    private let namesOfTitles: [Set<WordID>]
    private let finder: SignificanceFinder

    /// - Parameter story: the reports of one story, lead first.
    init(_ story: [Brief], finder: SignificanceFinder, _ readings: inout ArticleReadings) {
        self.story = story
        self.finder = finder
        let read = story.map { readings.reading(of: $0.article, tag: $0.source.language, withText: false) }
        titles = Terms(joining: read.map { Terms(of: $0.title.words) })
        stems = read.map { Terms(of: $0.title.words, by: \.stem) }
        namesOfTitles = read.map { Set($0.title.words.lazy.filter(\.isCapitalised).map(\.form)) }
        names = namesOfTitles.reduce(into: []) { $0.formUnion($1) }
    }

    /// Returns the sentences, best first. Sentences already on the lead's card, or not understandable on their own, are
    /// left out.
    func found(_ readings: inout ArticleReadings) -> [SignificantSentence] {
        guard let lead = story.first else { return [] }
        let latest = story.reduce(lead.article.moment) { max($0, $1.article.moment) }
        let reports = story.filter {
            $0.kind == .report && $0.languageCode == lead.languageCode
                && latest.timeIntervalSince($0.article.moment) <= Self.freshness
        }
        let shown = CardText(of: lead, &readings)
        var found: [SignificantSentence] = []
        for brief in reports {
            let isLead = brief.id == lead.id
            let reading = readings.reading(of: brief.article, tag: brief.source.language)
            var hits: [SignificanceFinder.Hit] = []
            let sentences = brief.sentences(reading, atMost: Self.mostSentences) { words, language in
                guard let hit = finder.hit(in: words, language) else { return false }
                hits.append(hit)
                return true
            }
            for ((place, sentence), hit) in zip(sentences, hits)
            where (isLead || !hit.isOfLeadAlone) && isApt(sentence, at: place, of: brief, isLead: isLead)
                && !shown.says(sentence) && !onlyStatesEvent(sentence, at: place, hit)
                && !isRecent(sentence, of: brief, hit)
            {
                found.append(
                    SignificantSentence(
                        brief: brief, sentence: sentence, kind: hit.kind, rule: hit.rule, trigger: hit.phrase,
                        score: hit.weight + weight(sentence, at: place, of: brief)))
            }
        }
        found += numbers(among: reports, shown, &readings)
        return found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
            .map(\.element)
    }

    /// Returns sentences whose figure several independent publishers agree on.
    private func numbers(among reports: [Brief], _ shown: CardText, _ readings: inout ArticleReadings)
        -> [SignificantSentence]
    {
        guard reports.count > 1, let lead = story.first else { return [] }
        return FigureTable(of: reports, &readings).shared.compactMap { group in
            guard
                let mention = group.first(where: { mention in
                    !mention.isTitle
                        && isApt(mention.sentence, at: 0, of: mention.brief, isLead: mention.brief.id == lead.id)
                        && !shown.says(mention.sentence) && !shown.has(mention.figure)
                }), mention.figure.countedKind != nil || mention.figure.unit == "$" || mention.figure.value >= 100
            else { return nil }
            return SignificantSentence(
                brief: mention.brief, sentence: mention.sentence, kind: .trending, rule: SignificantSentence.numbers,
                trigger: mention.text,
                score: Self.numbersWeight + 0.1 * Double(min(group.count, 4))
                    + weight(mention.sentence, at: 0, of: mention.brief),
                others: group.map(\.brief).filter { $0.id != mention.brief.id }.prefix(3).map { $0 })
        }
    }

    /// Returns whether a sentence is understandable on its own and about the story.
    private func isApt(_ sentence: Sentence, at place: Int, of brief: Brief, isLead: Bool) -> Bool {
        sentence.isWhole && sentence.length <= Self.longest && !sentence.isBoilerplate && !sentence.hasDanglingReference
            && !sentence.isQuestion
            && sentence.terms.shared(with: titles) >= (place < 2 ? 1 : 2)
            && (isLead || isAboutEvent(sentence, of: brief))
    }

    /// Returns whether a sentence only repeats the event: it opens a report and says on which day it happened. A
    /// superlative in it ("some of the strictest in the world") is not a reason; a consequence is.
    private func onlyStatesEvent(_ sentence: Sentence, at place: Int, _ hit: SignificanceFinder.Hit) -> Bool {
        place == 0 && hit.rule != "consequence" && sentence.namesWeekday
    }

    /// Returns whether a sentence compares with a year so recent that it isn't history: "the first since last year's".
    private func isRecent(_ sentence: Sentence, of brief: Brief, _ hit: SignificanceFinder.Hit) -> Bool {
        guard hit.rule == "history", let earliest = sentence.years.min() else { return false }
        let year = 1970 + Int(brief.article.moment.timeIntervalSince1970 / Self.secondsPerYear)
        return (year - Self.recentYears...year).contains(earliest)
    }

    /// Returns whether a sentence from a report other than the lead is about the same event as the rest of the story;
    /// that report may be about background or a side issue. In a blind check, most such sentences were about something
    /// else; those from leads hardly ever were.
    private func isAboutEvent(_ sentence: Sentence, of brief: Brief) -> Bool {
        let others = Terms(joining: zip(story, stems).filter { $0.0.id != brief.id }.map(\.1))
        guard isSubjectShared(sentence.openingName, besides: brief) else { return false }
        let shared = Terms(of: sentence.words, by: \.stem).shared(with: others)
        guard shared == 2, sentence.names.isSubset(of: names) else { return shared > 2 }
        // A shared place or person is not enough: they occur in many events.
        return Terms(of: sentence.words.lazy.filter { !$0.isCapitalised }, by: \.stem).shared(with: others) > 0
    }

    /// Returns whether enough titles of other reports name the person with whom a sentence opens. Anybody else is a
    /// bystander, or has a separate concern: a neighbour's view of a pact.
    private func isSubjectShared(_ name: Set<WordID>, besides brief: Brief) -> Bool {
        guard !name.isEmpty, story.count > 2 else { return true }
        let others = zip(story, namesOfTitles).filter { $0.0.id != brief.id }.map(\.1)
        return others.count { !$0.isDisjoint(with: name) } * Self.mostPerSubject >= others.count
    }

    /// Returns a sentence's adjustment for position, source and subject. Names that occur in no title count against it,
    /// because they lead away from the story.
    private func weight(_ sentence: Sentence, at place: Int, of brief: Brief) -> Double {
        0.2 * brief.source.tier.rankingWeight - 0.03 * Double(place) + 0.06
            * Double(min(5, sentence.terms.shared(with: titles)))
            - 0.12 * Double(min(4, sentence.names.subtracting(names).count))
    }
}

/// The text of an article that its card shows: the title, the summary's first sentence, and as many further sentences
/// as fit.
struct CardText {
    /// The approximate number of characters of a summary that a card shows.
    private static let excerpt = 260
    private static let repetition = 0.6

    private let terms: Terms
    private let text: String
    private let figures: [Double]

    init(of brief: Brief, _ readings: inout ArticleReadings) {
        let isSummary = !brief.article.summary.isEmpty
        let reading = readings.reading(of: brief.article, tag: brief.source.language, withText: !isSummary)
        let shown = isSummary ? reading.summary : reading.text
        let first = shown.sentences.first.map { shown.words[$0.words] } ?? []
        terms = Terms(of: Array(reading.title.words) + Array(first))
        let titles = Sentence.sentences(of: brief.article.title, reading.title, atMost: 3)
        let openings = Sentence.sentences(
            of: isSummary ? brief.article.summary : brief.article.text, shown, atMost: 2)
        figures = (titles + openings).flatMap(\.figures).map(\.value)
        text =
            brief.article.title + "\n" + (isSummary ? brief.article.summary : brief.article.text).prefix(Self.excerpt)
    }

    /// Returns whether the card gives a number.
    func has(_ figure: Figure) -> Bool { figures.contains(figure.value) }

    /// Returns whether a sentence adds little to the card.
    func says(_ sentence: Sentence) -> Bool {
        text.contains(sentence.text) || terms.part(of: sentence.terms) > Self.repetition
    }
}
