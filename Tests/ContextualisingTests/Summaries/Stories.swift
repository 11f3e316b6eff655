import Foundation
import Newsroom

/// Stories written as text: `= source / tier / category / hours ago / story`, an asterisk after the story's name for
/// its lead; then a title, and what the article says.
struct Stories {
    let now: Date
    let briefs: [Brief]
    let files: [StoryFile]

    init(reading file: URL) throws {
        let blocks = try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n").map(String.init)
        let now = try Date(String(blocks[0].dropFirst(4).prefix(20)), strategy: .iso8601)
        var parts: [(story: String, isLead: Bool, brief: Brief)] = []
        for (number, block) in blocks.dropFirst().enumerated() {
            let lines = block.split(separator: "\n").map(String.init)
            let head = lines[0].dropFirst(2).components(separatedBy: " / ")
            let feed = "https://\(head[0].lowercased().replacing(" ", with: "-")).example/feed"
            let moment = now.addingTimeInterval(-3600 * (Double(head[3]) ?? 0))
            let article = Article(
                id: "article-\(number)", source: feed, title: lines[1], url: "\(feed)/\(number)", published: moment,
                firstSeen: moment, lastSeen: moment, summary: lines.dropFirst(2).joined(separator: " "),
                language: head[0].hasPrefix("Jornal") ? "pt" : head[0].hasPrefix("Diario") ? "es" : "en")
            let source = FeedSource(
                name: head[0], feed: feed, category: head[2],
                tier: CredibilityTier(rawValue: Int(head[1]) ?? 3) ?? .other)
            let name = head[4].filter { $0 != "*" }
            let story = Story(id: name, articles: [article.id], lead: article.id, publishers: 1)
            parts.append(
                (
                    name, head[4].hasSuffix("*"),
                    Brief(
                        article: article, source: source, topic: Topic(category: head[2], confidence: 1), story: story)
                ))
        }
        var files: [StoryFile] = []
        for name in Set(parts.map(\.story)).sorted() {
            let own = parts.filter { $0.story == name }
            guard let lead = own.first(where: \.isLead) ?? own.first else { continue }
            let story = Story(
                id: name, articles: own.map(\.brief.id), lead: lead.brief.id,
                publishers: Set(own.map(\.brief.source.name)).count)
            func withStory(_ brief: Brief) -> Brief {
                var brief = brief
                brief.story = story
                return brief
            }
            files.append(StoryFile(story: story, lead: withStory(lead.brief), briefs: own.map { withStory($0.brief) }))
        }
        self.now = now
        self.files = files
        briefs = files.flatMap(\.briefs)
    }

    /// As Sectioning lays it out, roughly: each category's stories by their leads.
    func edition(categories: [Newsroom.Category]) -> Edition {
        let desks = categories.map { category in
            Desk(
                category: category,
                sections: [
                    Section(
                        kind: .topStories, briefs: files.map(\.lead).filter { $0.topic.category == category.id })
                ])
        }
        return Edition(
            site: Site(title: "Test", tagline: ""), moment: now, categories: categories, front: [], headlines: [],
            desks: desks, stories: files.filter { $0.story.publishers > 1 }, map: [], health: [])
    }
}
