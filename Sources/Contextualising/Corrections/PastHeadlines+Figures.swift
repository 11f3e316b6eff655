internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// Figures that changed after a day had reported them.
extension PastHeadlines {
    /// Finds stories whose headline gave one figure and later reports' headlines another: "65 dead; we said 47 on
    /// Friday".
    func changedFigures(_ readings: inout ArticleReadings, _ reader: inout TextReader) -> [Correction] {
        var found: [Correction] = []
        for (story, headlines) in headlines {
            guard let file = file(of: story),
                let change = change(in: file, since: headlines, &readings, &reader)
            else { continue }
            found.append(change)
        }
        return found
    }

    /// Returns the change of the last figure reported. Figures in older headlines are out of date anyway.
    private func change(
        in file: StoryFile, since headlines: [ReviewedStory.Headline], _ readings: inout ArticleReadings,
        _ reader: inout TextReader
    ) -> Correction? {
        for headline in headlines {
            let earlier = headline.clipping
            let language = LanguageIdentifier.language(of: earlier.title, tag: earlier.language)
            let figures = HeadlineFigure.all(in: earlier.title, reader.reading(of: earlier.title, in: language))
            if figures.isEmpty { continue }
            let later = file.briefs.filter { brief in
                brief.kind.isVoice && brief.languageCode == primaryLanguage(of: earlier.language ?? "")
                    && calendar.id(of: brief.article.moment) > headline.day
            }
            for figure in figures {
                let counts = Self.counts(like: figure, in: later, &readings)
                guard let latest = counts.last, Self.isChange(from: figure, of: earlier, to: latest, amid: counts),
                    // Each further report would make it a new entry in the feed.
                    let first = counts.first(where: { $0.figure.figure.value == latest.figure.figure.value })
                else { continue }
                return Correction(
                    kind: .figure, earlier: earlier, day: headline.day, now: [Clipping(first.brief)],
                    figures: Correction.Figures(earlier: figure.text, now: first.figure.text),
                    moment: first.brief.article.moment)
            }
            return nil
        }
        return nil
    }

    private typealias Count = (brief: Brief, figure: HeadlineFigure)

    /// Returns the reports whose headlines count the same thing, oldest first.
    private static func counts(
        like old: HeadlineFigure, in reports: [Brief], _ readings: inout ArticleReadings
    ) -> [Count] {
        var counts: [Count] = []
        for brief in reports.sorted(by: { ($0.article.moment, $0.id) < ($1.article.moment, $1.id) }) {
            let title = readings.title(of: brief.article, tag: brief.source.language)
            let figure = HeadlineFigure.all(in: brief.article.title, title).first(where: old.countsAlike)
            if let figure { counts.append((brief, figure)) }
        }
        return counts
    }

    /// Returns whether the latest count replaces the one reported. It must come from the same publisher, or from two
    /// independent ones. A count that fell may concern something else, so it always needs two. And no report since may
    /// count differently. Seen in the wild: 36 dead became 55, then 128 at one publisher, which reported 55 again the
    /// next day; the page said "now: 55".
    private static func isChange(
        from old: HeadlineFigure, of earlier: Clipping, to latest: Count, amid counts: [Count]
    ) -> Bool {
        let new = latest.figure.figure
        guard new.value != old.figure.value, !new.mayBeRounded(to: old.figure) else { return false }
        // "At least five" doesn't contradict eight.
        if new.bound == (new.value < old.figure.value ? .least : .most) { return false }
        let agreeing = counts.filter { $0.figure.figure.value == new.value }
        let since = counts.drop { $0.figure.figure.value != new.value }
        guard
            since.allSatisfy({ count in
                let other = count.figure.figure
                return other.value == new.value || other.mayBeRounded(to: new) || new.mayBeRounded(to: other)
            }), new.value < old.figure.value || counts.allSatisfy({ $0.figure.figure.value <= new.value })
        else { return false }
        if Set(agreeing.map(\.brief.source.ownerKey)).count > 1 { return true }
        return new.value > old.figure.value && latest.brief.source.name == earlier.source
    }
}
