internal import Foundation
public import Newsroom
public import TextReading

/// Makes the day's digest: the headlines, then the leading stories of each category, five minutes of reading in all.
///
/// Stories come in the edition's ranking, each once, in the category where it has the best claim. Categories that
/// already have many stories yield to others, and one without important news is left out.
public struct DigestEditor: Sendable {
    /// Five minutes at 220 words a minute, the silent reading speed of adults (Brysbaert, "How many words do we read
    /// per minute?", 2019: 238 for non-fiction).
    public static let words = 1_100
    private static let tolerance = 50
    /// The limits for one story's summary, in words.
    private static let longest = 55
    private static let shortest = 20
    /// The number of headlines that count as one story of their category. They count for less because most headlines
    /// are general news, and readers should not miss the rest of it.
    private static let shareOfTop = 3
    /// The approximate number of words in a story's title, sources and category.
    private static let wordsBesideSummary = 20

    public init() {}

    /// - Parameter readings: existing readings of the edition's articles.
    public func digest(of edition: Edition, readings: PackedReadings = PackedReadings()) -> Digest {
        var readings = ArticleReadings(readings)
        return digest(of: edition, &readings)
    }

    func digest(of edition: Edition, _ readings: inout ArticleReadings) -> Digest {
        let files = Dictionary(edition.stories.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        let summariser = StorySummariser(on: EditionDay(of: edition))
        let top = top(of: edition, files: files, by: summariser, &readings)
        var chosen = Set(top.map(\.lead.story.id))
        var total = Self.words(of: Digest(top: top))
        var rests = edition.categories.map { category -> ArraySlice<Candidate> in
            let all = candidates(in: category, of: edition, files: files)
            return all.filter { !chosen.contains($0.lead.story.id) }[...]
        }
        let length = Self.length(of: rests.count { !$0.isEmpty }, in: Self.words - total)
        var items = [[Digest.Item]](repeating: [], count: rests.count)
        var had = edition.categories.map { category in
            top.count { $0.lead.topic.category == category.id } / Self.shareOfTop
        }
        while total < Self.words - Self.tolerance, let next = mostPressing(rests, had) {
            guard let candidate = rests[next].popFirst(), !chosen.contains(candidate.lead.story.id) else { continue }
            let summary = summariser.summary(of: candidate.briefs, lead: candidate.lead, words: length, &readings)
            let item = Digest.Item(lead: candidate.lead, summary: summary)
            // A bare title adds nothing to the front page.
            guard !summary.sentences.isEmpty else { continue }
            let heading = items[next].isEmpty ? Self.count(edition.categories[next].name) : 0
            guard total + heading + Self.count(item) <= Self.words + Self.tolerance else { continue }
            chosen.insert(candidate.lead.story.id)
            items[next].append(item)
            had[next] += 1
            total += heading + Self.count(item)
        }
        let sections = edition.categories.indices.filter { !items[$0].isEmpty }.map {
            Digest.Section(category: edition.categories[$0], items: items[$0])
        }
        return Digest(top: top, sections: sections, words: total)
    }

    /// Returns the front page's headlines, in their order, with a summary each.
    private func top(
        of edition: Edition, files: [Story.ID: StoryFile], by summariser: StorySummariser,
        _ readings: inout ArticleReadings
    ) -> [Digest.Item] {
        let length = Self.length(of: edition.headlines.count, in: Self.words)
        return edition.headlines.map { brief in
            var summary = summariser.summary(
                of: Self.file(of: brief, files)?.briefs ?? [brief], lead: brief, words: length, &readings)
            if summary.sentences.isEmpty, summariser.mayBegin(brief, &readings),
                let text = Self.beginning(of: brief.article, words: length)
            {
                summary.sentences = [SourcedSentence(text: text, article: brief.id)]
            }
            return Digest.Item(lead: brief, summary: summary)
        }
    }

    /// Returns the number of words for each of `count` summaries.
    private static func length(of count: Int, in room: Int) -> Int {
        min(longest, max(shortest, room / max(1, count) - wordsBesideSummary))
    }

    /// Returns an article's first words, for stories whose sources have no complete sentence; nil if they are speech.
    private static func beginning(of article: Article, words: Int) -> String? {
        let all = article.summary.isEmpty && !article.isSpoken ? article.text : article.summary
        guard let text = all.withoutCutEnding, !text.isEmpty, text.last != ",", !article.title.hasPrefix(text) else {
            return nil
        }
        let parts = text.split(whereSeparator: \.isWhitespace)
        return parts.prefix(words).joined(separator: " ") + (parts.count > words ? "…" : "")
    }

    /// Returns the number of words to read.
    static func words(of digest: Digest) -> Int {
        let first = digest.top.reduce(0) { $0 + count($1) }
        return digest.sections.reduce(first) { $0 + count($1) }
    }

    private struct Candidate {
        let lead: Brief
        let briefs: [Brief]
        let score: Double
    }

    /// Returns a category's stories, best first.
    private func candidates(
        in category: Newsroom.Category, of edition: Edition, files: [Story.ID: StoryFile]
    ) -> [Candidate] {
        let desk = edition.desks.first { $0.category.id == category.id && $0.subcategory == nil }
        var seen: Set<Story.ID> = []
        let languages = Set(
            edition.languages.isEmpty ? [primaryLanguage(of: edition.site.language)] : edition.languages)
        // A thin desk goes back more than a week; the digest does not.
        let sections = desk?.sections.filter { $0.kind != .furtherBack } ?? []
        let briefs = sections.flatMap(\.briefs).filter {
            $0.kind.isVoice && ($0.languageCode.isEmpty || languages.contains($0.languageCode))
                && seen.insert($0.story.id).inserted
        }
        return briefs.map { brief in
            let file = Self.file(of: brief, files)
            let all = file?.briefs ?? [brief]
            // Weighted by confidence, so that a doubtful story does not lead a category.
            let score = (edition.ranks[brief.story.id]?.score ?? Self.score(of: all, at: edition.moment))
            // Use the title shown on other pages, if the edition's readers can read its language.
            let lead = file.map(\.lead).flatMap { $0.languageCode == brief.languageCode ? $0 : nil } ?? brief
            return Candidate(lead: lead, briefs: all, score: score * brief.topic.confidence)
        }.sorted { a, b in a.score == b.score ? a.lead.id < b.lead.id : a.score > b.score }
    }

    /// Returns the file of a story with several publishers. A single publisher's story may contain unrelated articles,
    /// so it is summarised from its own brief alone.
    private static func file(of brief: Brief, _ files: [Story.ID: StoryFile]) -> StoryFile? {
        brief.story.publishers > 1 ? files[brief.story.id] : nil
    }

    /// Returns the score of a story without a rank.
    private static func score(of briefs: [Brief], at moment: Date) -> Double {
        let newest = briefs.map(\.article.moment).max() ?? moment
        return briefs.publisherWeights.reduce(0, +) * exp2(-max(0, moment.timeIntervalSince(newest)) / (12 * 3600))
    }

    /// Returns the category whose next story has the best claim to the remaining room.
    ///
    /// - Parameter had: the number of stories each category has so far.
    private func mostPressing(_ rests: [ArraySlice<Candidate>], _ had: [Int]) -> Int? {
        rests.indices.filter { !rests[$0].isEmpty }.max { a, b in
            func claim(_ index: Int) -> Double {
                rests[index].first.map { $0.score / Double(had[index] + 1) } ?? 0
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
