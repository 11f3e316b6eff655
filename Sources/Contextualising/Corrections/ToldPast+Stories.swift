internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// Stories that became one or two after a day had told them.
///
/// Stories are grouped by rules, which change their mind about doubtful groups from night to night. Such a change is only
/// worth telling if the quoted headlines show that it was one matter, or that there were two.
extension ToldPast {
    /// The fewest words shared by headlines of one matter. "Reforma laboral" alone is said of many.
    private static let fewestOfOne = 3
    /// The most words shared by headlines of two matters, such as the place or person that joined them.
    private static let mostOfTwo = 1

    /// Finds stories that days told apart and that are one now. The reports that led them must both be in it: the page of
    /// a story that fell apart leads to another one, too, which may have little of it.
    func joinedStories(_ reader: inout TextReader) -> [Correction] {
        var found: [Correction] = []
        for (story, tellings) in tellings {
            guard let heir = moves[story], let file = files[heir], let record = records[story] else { continue }
            let articles = Set(file.briefs.map(\.id))
            func isTold(_ telling: ReviewedStory.Headline) -> Bool {
                telling.clipping.publishers > 1 && articles.contains(telling.clipping.article)
            }
            // Days may list the other story only since it took in this one.
            let last = calendar.id(of: record.lastShown)
            guard let telling = tellings.first(where: isTold),
                let other = self.tellings[heir]?.first(where: { isTold($0) && $0.day <= last }),
                let shared = Self.words(sharedBy: telling.clipping, other.clipping, &reader),
                shared >= Self.fewestOfOne
            else { continue }
            found.append(
                Correction(
                    kind: .joined, told: telling.clipping, day: telling.day, other: other.clipping,
                    now: [Clipping(file.lead)], moment: record.lastShown))
        }
        return found
    }

    /// Finds stories whose leading report has since become part of a new story, while the old one goes on without it.
    func partedStories(_ reader: inout TextReader) -> [Correction] {
        let briefs = Dictionary(
            files.values.flatMap(\.briefs).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [Correction] = []
        for (story, tellings) in tellings {
            guard let rest = files[story], let telling = tellings.first(where: { $0.clipping.publishers > 1 }),
                let brief = briefs[telling.clipping.article], brief.story.id != story,
                let part = files[brief.story.id], let record = records[part.story.id],
                calendar.id(of: record.firstShown) > telling.day
            else { continue }
            let now = (Clipping(part.lead), Clipping(rest.lead))
            guard let shared = Self.words(sharedBy: now.0, now.1, &reader), shared <= Self.mostOfTwo else { continue }
            found.append(
                Correction(
                    kind: .parted, told: telling.clipping, day: telling.day, now: [now.0, now.1],
                    moment: record.firstShown))
        }
        return found
    }

    /// Returns the number of content words that two headlines share. Nil if they are in different languages, so that
    /// words tell nothing.
    private static func words(
        sharedBy first: Clipping, _ second: Clipping, _ reader: inout TextReader
    ) -> Int? {
        let language = LanguageIdentifier.language(of: first.title, tag: first.language)
        guard language == LanguageIdentifier.language(of: second.title, tag: second.language) else { return nil }
        let terms = Terms(of: reader.reading(of: first.title, in: language).words, by: \.stem)
        return terms.shared(with: Terms(of: reader.reading(of: second.title, in: language).words, by: \.stem))
    }
}
