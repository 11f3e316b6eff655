internal import FoundationEssentials
public import Newsroom

/// A figure as given in one report.
public struct FigureMention: Sendable {
    public let brief: Brief
    public let sentence: Sentence
    public let figure: Figure
    /// Whether it is in the report's title.
    public let isTitle: Bool
    /// The names in the report's title and in the figure's sentence.
    let names: Set<WordID>

    /// The figure and what it counts, in the report's wording.
    public var text: String {
        sentence.withBytes { String(decoding: $0[figure.bytes], as: UTF8.self) }
    }
}

extension FigureMention {
    /// The most words from a number to the phrase which shows that it counts only some of the people.
    private static let mostWordsBetween = 6

    /// Whether it counts only some of the injured, by their state or place: "9 injured are in hospital" of 19.
    var countsPart: Bool {
        guard figure.countedKind == "injuries" else { return false }
        let words = sentence.words
        let behind = words[min(figure.words.lowerBound + 1, words.endIndex)...]
        // "Three injured, one of them seriously" counts all.
        let own = behind.prefix { !$0.isNumber && $0.gap == .space }.prefix(Self.mostWordsBetween)
        return FigureLists.builtIn.parts.occur(in: own)
    }
}

/// A comparison of the figures in a story's reports: which agree and which differ.
public struct FigureTable: Sendable {
    /// The number of sentences read from each report; the important facts come first.
    private static let mostSentences = 12
    /// The number of opening sentences in which a report must give a figure for it to be compared.
    private static let openingSentences = 4
    /// The minimum value for things in no group; smaller numbers are rarely news.
    private static let smallest = 5.0
    /// The maximum number of seconds between compared reports. A longer gap means that the facts have changed.
    private static let longestGap: Double = 24 * 3600
    /// The word overlap above which sentences count as copies.
    private static let copyOverlap = 0.85

    private let mentions: [FigureMention]
    /// Mentions in titles or opening sentences.
    private let first: [FigureMention]

    /// - Parameter reports: articles in one language; those that aren't reports are ignored.
    public init(of reports: [Brief], _ readings: inout ArticleReadings) {
        var mentions: [FigureMention] = []
        var first: [FigureMention] = []
        for brief in reports where brief.kind.isVoice {
            let reading = readings.reading(of: brief.article, tag: brief.source.language)
            let titles = Sentence.sentences(of: brief.article.title, reading.title, atMost: 2)
            let names = titles.reduce(into: Set<WordID>()) { $0.formUnion($1.names) }
            let body = brief.sentences(reading, atMost: Self.mostSentences)
            for (place, sentence) in (titles + body).enumerated() where !sentence.isBoilerplate {
                let isTitle = place < titles.count
                for figure in sentence.figures {
                    let mention = FigureMention(
                        brief: brief, sentence: sentence, figure: figure, isTitle: isTitle,
                        names: names.union(sentence.names))
                    mentions.append(mention)
                    if place < titles.count + Self.openingSentences { first.append(mention) }
                }
                guard place < titles.count + Self.openingSentences else { continue }
                first += sentence.ages.map { age in
                    FigureMention(
                        brief: brief, sentence: sentence, figure: age, isTitle: isTitle,
                        names: names.union(sentence.names))
                }
            }
        }
        self.mentions = mentions
        self.first = first
    }

    /// Figures on which at least two independent publishers agree, each with one mention per publisher; the most widely
    /// given come first.
    public var shared: [[FigureMention]] {
        var groups: [[FigureMention]] = []
        for mention in mentions where isDistinctive(mention.figure) {
            let same = groups.firstIndex { group in
                group[0].figure.value == mention.figure.value
                    && group.contains {
                        $0.figure.countsAlike(mention.figure) && !$0.names.isDisjoint(with: mention.names)
                    }
            }
            guard let same else {
                groups.append([mention])
                continue
            }
            groups[same].append(mention)
        }
        return groups.map(Self.oneEach).filter { $0.count > 1 }.enumerated().sorted {
            (-$0.element.count, $0.offset) < (-$1.element.count, $1.offset)
        }.map(\.element)
    }

    private func isDistinctive(_ figure: Figure) -> Bool {
        figure.countedKind != nil || !figure.unit.isEmpty || figure.value >= Self.smallest
    }

    /// Returns one mention for each publisher that says it in its own words.
    private static func oneEach(_ group: [FigureMention]) -> [FigureMention] {
        var kept: [FigureMention] = []
        for mention in group.sorted(by: { rank($0) > rank($1) }) {
            let isNew = !kept.contains { other in
                other.brief.source.ownerKey == mention.brief.source.ownerKey
                    || other.sentence.terms.overlap(with: mention.sentence.terms) > copyOverlap
            }
            if isNew { kept.append(mention) }
        }
        return kept
    }

    /// Returns a sort key: full sentences before titles, then credibility, then recency, then the id as a tie-break.
    private static func rank(_ mention: FigureMention) -> (Int, Int, Double, String) {
        (
            mention.isTitle ? 0 : 1, -mention.brief.source.tier.rawValue,
            mention.brief.article.moment.timeIntervalSinceReferenceDate, mention.brief.id
        )
    }

    /// Groups of differing numbers for the same thing: one mention per independent publisher, by number. A publisher
    /// that revised its number is represented by the latest. Rounded numbers don't count as different.
    public var differing: [[FigureMention]] {
        struct Key: Hashable {
            let countedKind: String
            let subject: WordID?
        }
        var order: [Key] = []
        var groups: [Key: [FigureMention]] = [:]
        for mention in first
        where mention.figure.unit.isEmpty && !mention.countsPart
            && (mention.figure.countedKind == Figure.ages || !mention.sentence.speaksOfOtherTimes)
        {
            guard let countedKind = mention.figure.countedKind else { continue }
            let key = Key(countedKind: countedKind, subject: mention.figure.subject)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(mention)
        }
        return order.compactMap { key in Self.difference(in: groups[key] ?? []) }
    }

    private static func difference(in group: [FigureMention]) -> [FigureMention]? {
        let latest = Dictionary(grouping: group, by: \.brief.source.ownerKey).compactMapValues(latest)
            .values.sorted { ($0.figure.value, $0.brief.id) < ($1.figure.value, $1.brief.id) }
        guard let newest = latest.map(\.brief.article.moment).max() else { return nil }
        // Don't compare reports whose places or names show that they concern something else.
        let recent = latest.filter { newest.timeIntervalSince($0.brief.article.moment) <= longestGap }
        let alike = recent.filter { mention in
            recent.contains { $0.brief.id != mention.brief.id && concernOneEvent($0, mention) }
        }
        let apart = alike.contains { a in
            alike.contains { b in
                a.figure.value < b.figure.value && a.figure.mayContradict(b.figure) && concernOneEvent(a, b)
                    && a.sentence.terms.overlap(with: b.sentence.terms) <= copyOverlap
            }
        }
        return apart ? alike : nil
    }

    /// Returns a publisher's latest number. If its latest report gives several, one may be about another event or a
    /// part of the whole: then that of the title counts, and without one the publisher is left out.
    private static func latest(_ mentions: [FigureMention]) -> FigureMention? {
        guard
            let newest = mentions.max(by: {
                ($0.brief.article.moment, $0.brief.id) < ($1.brief.article.moment, $1.brief.id)
            })
        else { return nil }
        let own = mentions.filter { $0.brief.id == newest.brief.id }
        if Set(own.map(\.figure.value)).count == 1 { return own.first { !$0.isTitle } ?? own.first }
        let titles = own.filter(\.isTitle)
        guard let title = titles.first, titles.allSatisfy({ $0.figure.value == title.figure.value }) else { return nil }
        return own.first { !$0.isTitle && $0.figure.value == title.figure.value } ?? title
    }

    private static func concernOneEvent(_ a: FigureMention, _ b: FigureMention) -> Bool {
        // A shared town is not enough to compare a woman of 38 with one of 39.
        let fewest = a.figure.countedKind == Figure.ages ? 2 : 1
        guard a.names.intersection(b.names).count >= fewest else { return false }
        let (here, there) = (a.sentence.whereabouts, b.sentence.whereabouts)
        return here.isEmpty || there.isEmpty || !here.isDisjoint(with: there)
    }
}
