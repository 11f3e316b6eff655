internal import FoundationEssentials
internal import Newsroom

/// Stories that were joined or divided after a day had reported them.
extension ToldPast {
    /// Finds stories that used to be separate and are one now. The leading reports of both must be in it, because the
    /// page of a story that fell apart also redirects to another one, which may have little of it.
    func joinedStories() -> [Correction] {
        tellings.compactMap { story, tellings in
            guard let heir = moves[story], let file = files[heir], let record = records[story] else { return nil }
            let articles = Set(file.briefs.map(\.id))
            func isTold(_ telling: ReviewedStory.Headline) -> Bool {
                telling.clipping.publishers > 1 && articles.contains(telling.clipping.article)
            }
            // Days may list the other story only since it took in this one.
            let last = calendar.id(of: record.lastShown)
            guard let telling = tellings.first(where: isTold),
                let other = self.tellings[heir]?.first(where: { isTold($0) && $0.day <= last })
            else { return nil }
            return Correction(
                kind: .joined, told: telling.clipping, day: telling.day, other: other.clipping,
                now: [Clipping(file.lead)], moment: record.lastShown)
        }
    }

    /// Finds stories whose leading report has since become part of a new story, while the old one goes on without it.
    func partedStories() -> [Correction] {
        let briefs = Dictionary(
            files.values.flatMap(\.briefs).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return tellings.compactMap { story, tellings in
            guard let rest = files[story], let telling = tellings.first(where: { $0.clipping.publishers > 1 }),
                let brief = briefs[telling.clipping.article], brief.story.id != story,
                let part = files[brief.story.id], let record = records[part.story.id],
                calendar.id(of: record.firstShown) > telling.day
            else { return nil }
            return Correction(
                kind: .parted, told: telling.clipping, day: telling.day,
                now: [Clipping(part.lead), Clipping(rest.lead)], moment: record.firstShown)
        }
    }
}
