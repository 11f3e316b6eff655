internal import Foundation
internal import Newsroom
internal import TextReading

extension StorySummariser {
    /// The number of sentences considered from each source.
    private static let mostRead = 20
    /// The age in seconds, compared to the lead, at which a report is about an earlier moment of a story with at least
    /// so many reports.
    private static let ageOfMoment: Double = 20 * 3600
    private static let fewestOfMoments = 6

    /// The reports of a story that a summary reads, with the parts that all attempts at one share.
    struct Material {
        let sources: [Brief]
        let read: [[Sentence]]
        let event: EventWords
        let spelling: StorySpelling
        let newest: Date
        /// The number of the story's reports.
        let reports: Int

        /// - Parameters:
        ///   - sources: the reports to read, the lead first.
        ///   - reports: the number of all reports.
        init(_ sources: [Brief], _ readings: [ArticleReading], reports: Int) {
            let read = sources.indices.map {
                sources[$0].sentences(readings[$0], atMost: StorySummariser.mostRead)
            }
            self.sources = sources
            self.read = read
            self.reports = reports
            event = EventWords(of: sources, readings, read: read)
            spelling = StorySpelling(of: event)
            newest = sources.map(\.article.moment).max() ?? sources[0].article.moment
        }
    }

    /// Returns the sentences of all sources that are complete, relevant, up to date and understandable on their own.
    ///
    /// - Parameters:
    ///   - takesTitles: whether other reports' titles may open the summary.
    ///   - takesEarlier: whether reports of an earlier moment count.
    func candidates(of material: Material, takesTitles: Bool, takesEarlier: Bool) -> [SummaryCandidate] {
        let lead = material.sources[0].article.moment
        return material.sources.indices.flatMap { source -> [SummaryCandidate] in
            let lag = lead.timeIntervalSince(material.sources[source].article.moment)
            if !takesEarlier, material.reports >= Self.fewestOfMoments, lag > Self.ageOfMoment { return [] }
            // A column's sentences are no news either where they don't judge.
            if source > 0, material.event.titled[source].contains(where: \.judges) { return [] }
            let report = QuotedReport(
                source, of: material.sources, on: material.event, newest: material.newest,
                reports: material.reports, day: day)
            let title = takesTitles ? report.title : nil
            return material.read[source].enumerated().compactMap { report.candidate($1, at: $0) }
                + (title.map { [$0] } ?? [])
        }
    }
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
