public import Newsroom
internal import TextReading

/// How a running story is called.
public struct ThreadLabel: Sendable, Equatable {
    /// Names and words that most of its titles share ("Port Amber · ferry"); nil if none tell the theme.
    public var name: String?
    /// The story whose title is shown if there is no name.
    public var headline: Story.ID?
}

/// Names running stories by their theme, in words of their titles.
///
/// A name alone will do only if it is in the news for nothing else: a politician, a body or a place heads many unrelated
/// stories. Otherwise a second name or a rare word is added, or a rare phrase is used by itself. A running story
/// without any of these is called by the title of its largest story.
public struct ThreadNamer {
    private let isPlace: (String) -> Bool
    private let reports: [(story: Story.ID, title: String)]

    /// - Parameters:
    ///   - reports: the titles of the edition's reports, each with its story.
    ///   - isPlace: whether a name is a place's. Alone it would say where, not what.
    public init(
        reports: [(story: Story.ID, title: String)], isPlace: @escaping (String) -> Bool = { _ in false }
    ) {
        self.reports = reports
        self.isPlace = isPlace
    }

    /// Returns the label of each running story. Two never have the same name.
    ///
    /// - Parameter threads: the stories of each, newest first.
    public func labels(of threads: [[StoryLink]]) -> [ThreadLabel] {
        let members = Set(threads.lazy.flatMap { $0.lazy.map(\.story) })
        var titles: [Story.ID: [String]] = [:]
        for report in reports where members.contains(report.story) {
            titles[report.story, default: []].append(report.title)
        }
        var reader = TitleNameReader()
        let evidence = threads.map { ThreadTitles(of: $0, reports: titles, by: &reader) }
        let elsewhere = TitleCounts(of: reports, terms: Set(evidence.flatMap(\.terms.keys)))
        let names = zip(threads, evidence).map { stories, titles in
            ThreadNameChoice(
                from: titles, elsewhere: elsewhere.besides(stories.map(\.story)), isPlace: isPlace
            ).name
        }
        let counts = Dictionary(names.compactMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        return names.indices.map { index in
            ThreadLabel(
                name: names[index].flatMap { counts[$0] == 1 ? $0 : nil },
                headline: evidence[index].headline(among: threads[index]))
        }
    }
}
