internal import Newsroom
internal import TextReading

extension StorySummariser {
    /// The share of a first sentence's words that are in the title above it from which it says nothing more.
    private static let mostOfTitle = 0.5

    /// Returns whether a report's first words may be shown below its title where no sentence is good enough: they pass
    /// no judgement, present nobody, and don't say the title again.
    func mayBegin(_ brief: Brief, _ readings: inout ArticleReadings) -> Bool {
        let reading = readings.reading(of: brief.article, tag: brief.source.language)
        guard let first = brief.sentences(reading, atMost: 1).first else { return true }
        let title = Terms(of: reading.title.words, by: \.stem)
        let terms = Terms(of: first.words, by: \.stem)
        return !first.judges && !first.isPresentation && !first.isBoilerplate && !first.hasSlip
            && title.part(of: terms) < Self.mostOfTitle
    }
}
