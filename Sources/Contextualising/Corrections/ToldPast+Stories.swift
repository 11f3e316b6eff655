internal import FoundationEssentials
internal import Newsroom

/// Stories that became one or two after a day had told them.
extension ToldPast {
    /// Finds stories that a day told apart from the one they were later merged into.
    func joinedStories() -> [Correction] {
        tellings.compactMap { story, tellings in
            guard let other = moves[story], let file = files[other], let record = records[story],
                let telling = tellings.first(where: { $0.clipping.publishers > 1 })
            else { return nil }
            let last = calendar.id(of: record.lastShown)
            // The other one may have been told only since it took in this one.
            guard self.tellings[other, default: []].contains(where: { $0.day <= last }) else { return nil }
            return Correction(
                kind: .joined, told: telling.clipping, day: telling.day, now: [Clipping(file.lead)],
                moment: record.lastShown)
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
