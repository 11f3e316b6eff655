internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// Headlines in which the publisher replaced a number or corrected a name.
extension PastHeadlines {
    /// Finds reports whose headline now gives another number than on a day of the archive or in an earlier edition, or
    /// spells a name differently.
    func changedHeadlines(_ readings: inout ArticleReadings, _ reader: inout TextReader) -> [Correction] {
        var found: [Correction] = []
        // A live page changes its headline because the news goes on.
        let recent = edition.archive.filter { brief in
            calendar.id(of: brief.article.moment) >= since && brief.kind != .live && brief.kind != .rolling
        }
        for brief in recent {
            let article = brief.article
            let headline = latestHeadlines[article.id].flatMap { $0.clipping.title == article.title ? nil : $0 }
            guard let before = headline?.clipping.title ?? earlierTitle(of: article) else { continue }
            let after = readings.title(of: article, tag: brief.source.language)
            let change = HeadlineChange(
                before: (before, reader.reading(of: before, in: after.language)), after: (article.title, after))
            // The prices on pages of other kinds change because they are kept up to date.
            let isNumber = brief.kind == .report ? change.replacesNumber : change.correctsDate
            guard isNumber || change.correctsName else { continue }
            var earlier = Clipping(brief)
            earlier.title = before
            found.append(
                Correction(
                    kind: .headline, earlier: earlier, day: headline?.day, now: [Clipping(brief)],
                    moment: article.updated ?? article.moment))
        }
        return found
    }

    /// Returns the headline that an earlier edition had. Two feeds that word it differently in an article's first run
    /// also leave an earlier headline, but no edition had that one.
    private func earlierTitle(of article: Article) -> String? {
        article.updated.map { $0 > article.firstSeen } == true ? article.earlierTitle : nil
    }
}
