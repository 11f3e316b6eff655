internal import Foundation
public import Newsroom
public import TextReading

/// Makes the day's digest: every category with its leading stories, as much as is read in five minutes.
///
/// A story leads by the standing of those who tell it, halved for every twelve hours since its latest article; what is of
/// the last day goes before what is older. Every category with news of the last day has its first story, then room goes to
/// who leads most clearly, a category that has had much giving way; one that has nothing to say is left out.
public struct DigestEditor: Sendable {
    /// Five minutes at 220 words a minute, the pace of adults who read silently (Brysbaert, "How many words do we read
    /// per minute?", 2019: 238 for what is not fiction).
    public static let words = 1_100
    private static let tolerance = 50
    /// Of one story's summary.
    private static let longest = 55
    private static let shortest = 20
    /// A story's title, sources and category, about.
    private static let around = 20

    private let summariser = StorySummariser()

    public init() {}

    /// - Parameter readings: of the edition's articles, as far as they have been read already.
    public func digest(of edition: Edition, readings: [Article.ID: ArticleReading] = [:]) -> Digest {
        var readings = ArticleReadings(readings)
        return digest(of: edition, &readings)
    }

    func digest(of edition: Edition, _ readings: inout ArticleReadings) -> Digest {
        let files = Dictionary(edition.stories.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        let queues = edition.categories.map { candidates(in: $0, of: edition, files: files) }
        // A story is told once, under the first category that has room for it.
        var told: Set<Story.ID> = []
        let categories = queues.count { !$0.isEmpty }
        guard categories > 0 else { return Digest() }
        let length = min(Self.longest, max(Self.shortest, Self.words / categories - Self.around))
        var rests = queues.map { $0[...] }
        var items = [[Digest.Item]](repeating: [], count: queues.count)
        var total = edition.categories.indices.reduce(0) {
            $0 + (queues[$1].isEmpty ? 0 : Self.count(edition.categories[$1].name))
        }
        let isOfToday = queues.joined().contains(where: \.isOfToday)
        for index in rests.indices {
            rests[index] = rests[index].drop { told.contains($0.lead.story.id) }
            guard let next = rests[index].first, next.isOfToday || !isOfToday,
                let item = first(of: &rests[index], words: length, besides: told, &readings)
            else { continue }
            items[index].append(item)
            told.insert(item.lead.story.id)
            total += Self.count(item)
        }
        while total < Self.words - Self.tolerance, let next = mostPressing(&rests, items, besides: told) {
            guard let item = first(of: &rests[next], words: length, besides: told, &readings) else { continue }
            let count = Self.count(item)
            guard total + count <= Self.words + Self.tolerance else { continue }
            items[next].append(item)
            told.insert(item.lead.story.id)
            total += count
        }
        let sections = edition.categories.indices.filter { !items[$0].isEmpty }.map {
            Digest.Section(category: edition.categories[$0], items: items[$0])
        }
        return Digest(sections: sections, words: Self.words(of: sections))
    }

    /// Words to be read.
    static func words(of sections: [Digest.Section]) -> Int { sections.reduce(0) { $0 + count($1) } }

    private struct Candidate {
        let lead: Brief
        let briefs: [Brief]
        let isOfToday: Bool
        let score: Double
    }

    /// A category's stories, the leading ones first.
    private func candidates(
        in category: Newsroom.Category, of edition: Edition, files: [Story.ID: StoryFile]
    ) -> [Candidate] {
        let desk = edition.desks.first { $0.category.id == category.id && $0.subcategory == nil }
        var seen: Set<Story.ID> = []
        let own = edition.site.language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        let languages = Set(edition.languages.isEmpty ? [own] : edition.languages)
        let briefs = (desk?.sections.flatMap(\.briefs) ?? []).filter {
            $0.kind.isVoice && ($0.language.isEmpty || $0.language == language) && seen.insert($0.story.id).inserted
        }
        return briefs.map { brief in
            // A story of one publisher may hold other articles of it, of other matters: it is told by its own alone.
            let all = brief.story.publishers > 1 ? files[brief.story.id]?.briefs ?? [brief] : [brief]
            let newest = all.map(\.article.moment).max() ?? brief.article.moment
            let age = max(0, edition.moment.timeIntervalSince(newest))
            return Candidate(
                lead: brief, briefs: all, isOfToday: age < 86_400,
                // Nothing leads a category that may not belong there.
                score: all.voices.reduce(0, +) * exp2(-age / (12 * 3600)) * brief.topic.confidence)
        }.sorted { a, b in
            if a.isOfToday != b.isOfToday { return a.isOfToday }
            return a.score == b.score ? a.lead.id < b.lead.id : a.score > b.score
        }
    }

    /// The first that has anything to say beyond its title; the queue goes on after it.
    private func first(
        of queue: inout ArraySlice<Candidate>, words: Int, besides told: Set<Story.ID>,
        _ readings: inout ArticleReadings
    ) -> Digest.Item? {
        while let candidate = queue.popFirst() {
            if told.contains(candidate.lead.story.id) { continue }
            let summary = summariser.summary(
                of: candidate.briefs, lead: candidate.lead, words: words, &readings)
            if !summary.sentences.isEmpty { return Digest.Item(lead: candidate.lead, summary: summary) }
        }
        return nil
    }

    /// The category whose next story has the best claim to the room that is left.
    private func mostPressing(
        _ rests: inout [ArraySlice<Candidate>], _ items: [[Digest.Item]], besides told: Set<Story.ID>
    ) -> Int? {
        for index in rests.indices {
            rests[index] = rests[index].drop { told.contains($0.lead.story.id) }
        }
        let queues = rests
        return rests.indices.filter { !rests[$0].isEmpty }.max { a, b in
            func claim(_ index: Int) -> Double {
                guard let next = queues[index].first else { return 0 }
                return (next.score + (next.isOfToday ? 1 : 0)) / Double(items[index].count + 1)
            }
            return claim(a) == claim(b) ? a > b : claim(a) < claim(b)
        }
    }

    private static func count(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }

    private static func count(_ item: Digest.Item) -> Int {
        count(item.lead.article.title) + item.summary.sentences.reduce(0) { $0 + count($1.text) }
            + item.summary.briefs.reduce(0) { $0 + count($1.source.name) }
    }

    private static func count(_ section: Digest.Section) -> Int {
        section.items.reduce(count(section.category.name)) { $0 + count($1) }
    }
}
