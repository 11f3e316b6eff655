internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// A story about a recurring kind of event.
struct StoryOccurrence {
    let story: Story.ID
    let eventKind: String
    let place: Place
    /// The times of its first and latest article.
    let began: Date
    let latest: Date
    let lead: Brief

    /// Fails (nil) if its titles do not agree on the kind of event, or its reports on the place.
    ///
    /// - Parameter reports: the story's articles, lead first.
    init?(of reports: [Brief], by finder: OccurrenceFinder, _ readings: inout ArticleReadings) {
        guard let lead = reports.first, lead.kind == .report, let place = lead.place else { return nil }
        let reports = reports.filter { $0.kind == .report }
        // Most reports must share the lead's location.
        guard reports.count(where: { $0.place?.id == place.id }) * 2 > reports.count else { return nil }
        var counts: [String: Int] = [:]
        var own: Set<String> = []
        for report in reports {
            let title = readings.title(of: report.article, tag: report.source.language)
            let eventKinds = finder.eventKinds(in: title)
            if report.id == lead.id { own = eventKinds }
            for eventKind in eventKinds { counts[eventKind, default: 0] += 1 }
        }
        let common = own.filter { (counts[$0] ?? 0) * 2 > reports.count && finder.isNoteworthy($0, in: place) }
        // Take the kind in most titles; ties go to the first by name.
        guard let eventKind = common.max(by: { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }) else { return nil }
        let moments = reports.map(\.article.moment)
        story = lead.story.id
        self.eventKind = eventKind
        self.place = place
        began = moments.min() ?? lead.article.moment
        latest = moments.max() ?? lead.article.moment
        self.lead = lead
    }

    /// The link that other stories use to refer to it.
    var link: StoryLink {
        StoryLink(
            story: story, title: lead.article.title, language: lead.language, latest: latest,
            publishers: lead.story.publishers)
    }
}
