internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// Stories that were joined or divided after a day had reported them.
///
/// Stories are grouped by rules, which change their mind about doubtful groups from night to night. Such a change is
/// only worth reporting if the quoted reports themselves show that it was one event, or that there were two. A shared
/// name or place shows neither: see `docs/readings/contexts-and-digest.md`.
extension PastHeadlines {
    /// The fewest words that headlines about one event share, at least half of the longer one's. "Reforma laboral"
    /// alone occurs in headlines about many events.
    private static let fewestOfOne = 3
    /// The most words shared by the titles and summaries of reports on two events.
    private static let mostOfTwo = 1

    /// Finds stories that days listed separately and that are one now. Both of their leading reports must be in it,
    /// because the page of a story that fell apart also redirects to another one, which may contain little of it.
    func mergedStories(_ reader: inout TextReader) -> [Correction] {
        var found: [Correction] = []
        for (story, headlines) in headlines {
            guard let heir = moves[story], let file = files[heir], let record = records[story] else { continue }
            let articles = Set(file.briefs.map(\.id))
            func isStillReported(_ headline: ReviewedStory.Headline) -> Bool {
                headline.clipping.publishers > 1 && articles.contains(headline.clipping.article)
            }
            // Only days up to this one count: later ones may list the other story because it had absorbed this one.
            let last = calendar.id(of: record.lastShown)
            guard let headline = headlines.first(where: isStillReported),
                let other = self.headlines[heir]?.first(where: { isStillReported($0) && $0.day <= last }),
                let pair = HeadlinePair(headline.clipping, other.clipping, &reader),
                pair.shared >= max(Self.fewestOfOne, (pair.longest + 1) / 2), !pair.hasDifferentNumbers
            else { continue }
            found.append(
                Correction(
                    kind: .joined, earlier: headline.clipping, day: headline.day, other: other.clipping,
                    now: [Clipping(file.lead)], moment: record.lastShown))
        }
        return found
    }

    /// Finds stories whose leading report now leads a new story, while the old one continues with other reports. A part
    /// that continues with news of later days may contain nothing that the day listed. Seen in the wild: a story
    /// about two presidents greeting each other, whose parts were later about a trade deal and about a speech.
    func splitStories(_ readings: inout ArticleReadings) -> [Correction] {
        let briefs = Dictionary(
            files.values.flatMap(\.briefs).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [Correction] = []
        for (story, headlines) in headlines {
            guard let rest = files[story], let headline = headlines.first(where: { $0.clipping.publishers > 1 }),
                let brief = briefs[headline.clipping.article], brief.story.id != story,
                let part = files[brief.story.id], let record = records[part.story.id],
                calendar.id(of: record.firstShown) > headline.day, part.lead.id == headline.clipping.article,
                calendar.id(of: rest.lead.article.moment) <= headline.day
            else { continue }
            // Words in different languages cannot be compared.
            guard part.lead.languageCode == rest.lead.languageCode else { continue }
            let opening = Self.opening(of: part.lead, &readings)
            guard opening.shared(with: Self.opening(of: rest.lead, &readings)) <= Self.mostOfTwo else { continue }
            found.append(
                Correction(
                    kind: .parted, earlier: headline.clipping, day: headline.day,
                    now: [Clipping(part.lead), Clipping(rest.lead)], moment: record.firstShown))
        }
        return found
    }

    /// Returns the content words of a report's title and summary.
    private static func opening(of brief: Brief, _ readings: inout ArticleReadings) -> Terms {
        let reading = readings.reading(of: brief.article, tag: brief.source.language, withText: false)
        return Terms(of: reading.title.words + reading.summary.words, by: \.stem)
    }
}

/// Two headlines in one language.
private struct HeadlinePair {
    /// The number of content words that they share, and that the longer one has.
    let shared: Int
    let longest: Int
    /// Whether both give numbers, and none is the same: today's prices and yesterday's.
    let hasDifferentNumbers: Bool

    /// Returns nil if they are in different languages, whose words cannot be compared.
    init?(_ first: Clipping, _ second: Clipping, _ reader: inout TextReader) {
        let language = LanguageIdentifier.language(of: first.title, tag: first.language)
        guard language == LanguageIdentifier.language(of: second.title, tag: second.language) else { return nil }
        let readings = [first, second].map { reader.reading(of: $0.title, in: language).words }
        let terms = readings.map { Terms(of: $0, by: \.stem) }
        let numbers = readings.map { words in Set(words.filter { $0.kind == .number }.map(\.form)) }
        shared = terms[0].shared(with: terms[1])
        longest = max(terms[0].count, terms[1].count)
        hasDifferentNumbers =
            !numbers[0].isEmpty && !numbers[1].isEmpty && numbers[0].isDisjoint(with: numbers[1])
    }
}
