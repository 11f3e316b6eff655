internal import Foundation
internal import Newsroom
internal import TextReading

/// A sentence that may go into a story's summary.
struct SummaryCandidate {
    /// The overlap of words above which a sentence repeats one already chosen.
    private static let sameness = 0.4
    /// Two sentences are repetitions if, leaving out the title's words, they overlap by more than this and share at
    /// least `fewestOfNews` words.
    private static let samenessOfNews = 0.3
    private static let fewestOfNews = 3
    /// Two sentences that each contain this share of the title's words both report the event.
    private static let enoughOfTitle = 0.6
    /// Sentences of two reports state the same fact if they share at least this many words, not counting the lead's
    /// title.
    private static let fewestOfFact = 2
    /// The first sentences of two reports state the same fact if their titles share at least this many words.
    private static let fewestOfTitles = 3
    /// At least this many of the shared words must not be names.
    private static let fewestOfActions = 2
    /// The shared words must make up at least this share of a title.
    private static let sameTitle = 0.33
    /// A first sentence with a new number of at least this much still adds to a report with such a title.
    private static let leastAmount = 10.0

    let sentence: Sentence
    /// The stems of its content words.
    let terms: Terms
    /// Its words that announce a fact without stating it.
    let vague: Terms
    /// The terms that are not in the title.
    let news: Terms
    /// The index of its source, each from a different publisher; 0 is the lead.
    let source: Int
    /// Its position in the article, from 0.
    let place: Int
    let moment: Date
    let figures: [Figure]
    /// Its numbers of two digits or more. One sentence on a woman of 84, or a rise of 0.5 %, is enough.
    let numbers: Set<WordID>
    /// The values of its figures and numbers.
    let amounts: [Double]
    /// The share of the title's words that it contains.
    let partOfTitle: Double
    /// The share of the words of several reports' titles that it contains.
    let partOfCore: Double
    /// The number of its words in any report's title.
    let inTitles: Int
    /// Whether it may begin a summary: it says what happened, and needs no sentence before it.
    let canOpen: Bool
    /// Whether it is the line below the title that the page shows, in a language whose papers write that line to be
    /// read after the title: it may begin a summary if it adds a fact, even if it repeats nothing of the title.
    let continuesTitle: Bool
    /// Whether its report's title is about the same event as the lead's, and it is the line below that title in such a
    /// language.
    let isBelowSameTitle: Bool
    /// Whether it leaves its subject to the title.
    let lacksSubject: Bool
    /// Whether it leads up to another sentence, or refers to something that the summary may not have named.
    let leans: Bool
    /// Whether its beginning says at once who or what it is about.
    let namesSubject: Bool
    /// Whether it says who or what it is about within a dozen words.
    let namesSubjectLate: Bool
    /// Whether its report is hours older than the lead.
    let isBehind: Bool
    /// Whether what it says will happen may have happened since.
    let isOvertaken: Bool
    /// Whether it is about something that happened weeks or years ago.
    let isOfLongAgo: Bool
    /// Whether it has a name of the lead's title, if that has any.
    let namesTitle: Bool
    /// Whether it has a number of the lead's title. A toll may have risen since.
    var hasTitleFigure: Bool { holdsTitleNumber && !countsPeople }
    let holdsTitleNumber: Bool
    /// The stems of its report's title.
    let ownTitle: Terms
    /// The stems of the words that its report's title does not capitalise.
    let ownActions: Terms
    /// Whether it is its report's title, not a sentence of its text.
    var isTitle = false

    var isLead: Bool { source == 0 }

    /// The text to quote.
    var text: String { (isTitle ? sentence.titleText : nil) ?? sentence.endedText }

    /// Whether it gives a figure of people, such as a toll.
    var countsPeople: Bool { figures.contains { $0.countedKind != nil } }

    /// Whether it is about the news, or about an earlier event that has a name of the lead's title. Another town's case
    /// of a year ago is neither.
    var isOfPresent: Bool { !isOfLongAgo || namesTitle }

    /// Whether it makes sense without an earlier sentence.
    var introducesItself: Bool {
        !sentence.needsIntroduction && !sentence.isMostlyQuoted && !sentence.hasAlso
    }

    /// Returns whether this sentence makes another one redundant.
    func says(_ other: SummaryCandidate) -> Bool {
        if retells(other) { return true }
        let common = terms.overlap(with: other.terms)
        if common > Self.sameness { return true }
        if news.shared(with: other.news) >= Self.fewestOfNews, news.overlap(with: other.news) > Self.samenessOfNews {
            return true
        }
        if min(partOfTitle, other.partOfTitle) >= Self.enoughOfTitle || !numbers.isDisjoint(with: other.numbers) {
            return true
        }
        return figures.contains { own in
            (own.countedKind != nil || !own.unit.isEmpty)
                && other.figures.contains { $0.value == own.value && $0.countsAlike(own) }
        }
    }

    /// Returns whether another report's sentence states the same fact, however it is worded: they share two words
    /// besides the title's, or both open reports whose titles are alike.
    private func retells(_ other: SummaryCandidate) -> Bool {
        guard source != other.source else { return false }
        if news.shared(with: other.news) >= Self.fewestOfFact { return true }
        if other.amounts.contains(where: { $0 >= Self.leastAmount && !amounts.contains($0) }) { return false }
        return place == 0 && other.place == 0 && !isTitle && hasTitle(like: other)
    }

    private func hasTitle(like other: SummaryCandidate) -> Bool {
        let common = ownTitle.without(ownTitle.without(other.ownTitle))
        return common.count >= Self.fewestOfTitles && ownTitle.overlap(with: other.ownTitle) >= Self.sameTitle
            && common.shared(with: Terms(joining: [ownActions, other.ownActions])) >= Self.fewestOfActions
    }
}
