internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// A story that tells of something that happens again and again.
struct StoryOccurrence {
    let story: Story.ID
    let matter: String
    let place: Place
    /// The moments of its first and its latest article.
    let began: Date
    let latest: Date
    let lead: Brief

    /// nil where its titles do not agree on what happened, or its reports on where.
    ///
    /// - Parameter reports: the story's articles, its lead first.
    init?(of reports: [Brief], by finder: OccurrenceFinder, _ readings: inout ArticleReadings) {
        guard let lead = reports.first, lead.kind == .report, let place = lead.place else { return nil }
        let reports = reports.filter { $0.kind == .report }
        // A pin of the story's own, which most of its reports have.
        guard reports.count(where: { $0.place?.id == place.id }) * 2 > reports.count else { return nil }
        var counts: [String: Int] = [:]
        var own: Set<String> = []
        for report in reports {
            let title = readings.title(of: report.article, tag: report.source.language)
            let matters = finder.matters(in: title)
            if report.id == lead.id { own = matters }
            for matter in matters { counts[matter, default: 0] += 1 }
        }
        let told = own.filter { (counts[$0] ?? 0) * 2 > reports.count && finder.isTelling($0, in: place) }
        // The one that most titles have; of two the first by name.
        guard let matter = told.max(by: { (counts[$0] ?? 0, $1) < (counts[$1] ?? 0, $0) }) else { return nil }
        let moments = reports.map(\.article.moment)
        story = lead.story.id
        self.matter = matter
        self.place = place
        began = moments.min() ?? lead.article.moment
        latest = moments.max() ?? lead.article.moment
        self.lead = lead
    }

    /// As other stories lead to it.
    var link: StoryLink {
        StoryLink(
            story: story, title: lead.article.title, language: lead.language, latest: latest,
            publishers: lead.story.publishers)
    }
}
