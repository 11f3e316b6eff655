internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// The feeds as this run has read them, with the articles of each source and publisher.
struct FeedCoverage {
    /// The fewest articles that prove that a feed reaches back, that its desk was at work, or that it covers a country.
    /// A single one may be pinned or misread.
    private static let fewestArticles = 3
    /// The seconds that a desk is given to hear of a story. Articles published after that show that it had the time.
    private static let noticeTime = 2 * 3600.0
    /// An article may be about the beginnings of a story if it appeared up to this many seconds before the first
    /// report.
    private static let prelude = 12 * 3600.0
    /// An article may be about a story if its title and summary contain this many of the story's words.
    private static let openingWords = 3
    /// The same if one of the words is in the title.
    private static let titledWords = 2
    /// The same if the article is no more than a title.
    private static let bareWords = 1
    /// The number of publishers that must share a word for it to count as the story's, however many report it. Seen in
    /// the wild: a third of fifteen share so few words that a report of the injured seemed to be of something else.
    private static let mostSharing = 3

    private let feeds: [FeedHealth]
    private let owners: [FeedSource.ID: String]
    /// Each source's own articles: those that no other feed has carried, because the last sighting is of any feed.
    private let bySource: [FeedSource.ID: [Brief]]
    private let byOwner: [String: [Brief]]
    private var readings: ArticleReadings
    private var words: [Article.ID: Words] = [:]

    /// The words of an article's title, and of its title and summary.
    private struct Words {
        let title: Terms
        let opening: Terms
        /// Whether it is no more than a title.
        let isBare: Bool
    }

    /// The words that many of a story's publishers use in titles, and in titles and summaries.
    struct Profile {
        fileprivate let title: Terms
        fileprivate let opening: Terms
    }

    init(_ edition: Edition, readings: PackedReadings, isWhole: (FeedSource) -> Bool) {
        // A report may be in any of a publisher's feeds, so no conclusion is possible unless all of them were read in
        // full.
        let enabled = edition.health.filter(\.source.isEnabled)
        let partial = enabled.filter { !isWhole($0.source) || !Self.isRead($0.record, at: edition.moment) }
        // A publisher with two domains and no owner has two owner keys.
        let divided = Dictionary(grouping: enabled.map(\.source), by: \.publisher).values
            .filter { Set($0.map(\.ownerKey)).count > 1 }
        let unsure = Set(partial.map(\.source.ownerKey) + divided.flatMap { $0.map(\.ownerKey) })
        feeds = enabled.filter { !unsure.contains($0.source.ownerKey) }
        let owners = Dictionary(
            edition.health.map { ($0.source.id, $0.source.ownerKey) }, uniquingKeysWith: { first, _ in first })
        self.owners = owners
        bySource = Dictionary(grouping: edition.archive.filter { $0.article.alsoIn.isEmpty }, by: \.source.id)
        byOwner = edition.archive.reduce(into: [:]) { all, brief in
            for ownerKey in Set(brief.article.sources.compactMap { owners[$0] }) {
                all[ownerKey, default: []].append(brief)
            }
        }
        self.readings = ArticleReadings(readings)
    }

    /// Returns whether a feed was read in the run of a moment. "Not modified" counts, because what was read before is
    /// still current.
    private static func isRead(_ record: FeedRecord, at moment: Date) -> Bool {
        guard record.lastFailure == nil, let success = record.lastSuccess else { return false }
        return moment.timeIntervalSince(success) < 1
    }

    /// Returns the publishers whose feeds carry an article.
    func owners(carrying brief: Brief) -> [String] {
        [brief.source.ownerKey] + brief.article.sources.compactMap { owners[$0] }
    }

    /// Returns the sources whose feeds still hold articles from before a moment, so that newer ones should be in them,
    /// and that have published since another.
    func feeds(reachingBackTo began: Date, withNewsSince heard: Date) -> [FeedSource] {
        feeds.filter { feed in
            let own = bySource[feed.source.id] ?? []
            guard let read = feed.record.lastRead else { return false }
            let older = own.count { $0.article.moment <= began && read.timeIntervalSince($0.article.lastSeen) < 1 }
            let newer = own.count { $0.article.moment.timeIntervalSince(heard) >= Self.noticeTime }
            return older >= Self.fewestArticles && newer >= Self.fewestArticles
        }.map(\.source)
    }

    /// Returns whether a source has reported from a country before.
    func covers(_ country: String, in source: FeedSource, before moment: Date) -> Bool {
        (bySource[source.id] ?? []).count { $0.place?.country == country && $0.article.moment < moment }
            >= Self.fewestArticles
    }

    /// Returns the words that a third of a story's publishers use, but at least two and at most three of them, in each
    /// of its languages.
    mutating func profile(of reports: [Brief]) -> Profile {
        var (titles, openings): ([Terms], [Terms]) = ([], [])
        for (_, reports) in Dictionary(grouping: reports, by: \.languageCode) {
            let publishers = Dictionary(grouping: reports, by: \.source.ownerKey).values.map {
                $0.map { words(of: $0) }
            }
            let least = min(max(2, publishers.count / 3), Self.mostSharing)
            titles.append(Terms(sharedBy: least, of: publishers.map { Terms(joining: $0.map(\.title)) }))
            openings.append(Terms(sharedBy: least, of: publishers.map { Terms(joining: $0.map(\.opening)) }))
        }
        return Profile(title: Terms(joining: titles), opening: Terms(joining: openings))
    }

    /// Returns whether any of a publisher's articles may be about a story: it is in a related one, or uses its words.
    mutating func mayReport(_ ownerKey: String, of file: StoryFile, since began: Date, like profile: Profile) -> Bool {
        let links = file.earlier + file.related + (file.thread?.stories ?? [])
        let related = Set(links.map(\.story) + [file.story.id])
        for brief in byOwner[ownerKey] ?? [] where began.timeIntervalSince(brief.article.moment) <= Self.prelude {
            if related.contains(brief.story.id) { return true }
            let words = words(of: brief)
            let isTitled = words.title.shared(with: profile.title) > 0
            let least = isTitled ? (words.isBare ? Self.bareWords : Self.titledWords) : Self.openingWords
            if words.opening.shared(with: profile.opening) >= least { return true }
        }
        return false
    }

    private mutating func words(of brief: Brief) -> Words {
        if let known = words[brief.id] { return known }
        let reading = readings.reading(
            of: brief.article, tag: brief.source.language, withText: brief.article.summary.isEmpty)
        let opening = reading.summary.words.isEmpty ? reading.text.words : reading.summary.words
        let new = Words(
            title: Terms(of: reading.title.words, by: \.stem),
            opening: Terms(of: reading.title.words + opening, by: \.stem), isBare: opening.isEmpty)
        words[brief.id] = new
        return new
    }
}
