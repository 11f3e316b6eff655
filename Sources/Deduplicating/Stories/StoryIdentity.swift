internal import Computing
internal import Foundation
internal import Newsroom

/// Gives groups of articles the ids of their earlier stories, so that a story's page keeps its address.
struct StoryIdentity {
    /// The story of each article before this run; ids of stories that were merged into another are already replaced.
    let known: [Article.ID: Story.ID]
    /// The records of stories that have or had a page, by id.
    let records: [Story.ID: StoryRecord]

    init(known: [Article.ID: Story.ID], records: [StoryRecord]) {
        self.records = Dictionary(records.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let successors = Successors(records.map { ($0.id, $0.movedTo) })
        // Re-enabling a source brings back ids of stories that were merged meanwhile.
        self.known = known.mapValues { successors.end(of: $0) ?? $0 }
    }

    /// Returns a unique id for each group.
    ///
    /// When a story splits, the lead's group keeps the id. The founder's group keeps it instead if it has at least as
    /// many of the story's articles. (Disabling a paper removes articles, and the lead may move to another event; the
    /// address must stay.) Without a lead, the group with most articles keeps it; of equals, the one with the oldest.
    /// When stories merge, the one with the earliest page wins, otherwise the one with the oldest article. A group
    /// without a known id gets one from its oldest article.
    ///
    /// - Parameter groups: articles oldest first; the group with the oldest article first.
    func ids(of groups: [[Article.ID]]) -> [Story.ID] {
        let claims = claims(of: groups)
        var taken: Set<Story.ID> = []
        var ids = groups.enumerated().map { group, articles -> Story.ID? in
            if articles.count == 1 {
                guard let id = known[articles[0]], claims[id] == group else { return nil }
                taken.insert(id)
                return id
            }
            var seen: Set<Story.ID> = []
            let own = articles.compactMap { known[$0] }.filter { claims[$0] == group && seen.insert($0).inserted }
            let shown = own.filter { records[$0] != nil }
            let id = shown.enumerated().min { a, b in
                (firstShown(a.element), a.offset) < (firstShown(b.element), b.offset)
            }?.element
            guard let id = id ?? own.first else { return nil }
            taken.insert(id)
            return id
        }
        for (group, articles) in groups.enumerated() where ids[group] == nil {
            var attempt = 0
            var id = Self.id(foundedOn: articles[0])
            while !taken.insert(id).inserted {
                attempt += 1
                id = fingerprint("story", articles[0], "\(attempt)")
            }
            ids[group] = id
        }
        return ids.compactMap { $0 }
    }

    /// Returns the group that inherits each known story.
    private func claims(of groups: [[Article.ID]]) -> [Story.ID: Int] {
        var heirs: [Story.ID: Int] = [:]
        // Nearly every story stays whole, so note several groups only for those that split.
        var contested: [Story.ID: [Int]] = [:]
        for (group, articles) in groups.enumerated() {
            for id in articles.lazy.compactMap({ known[$0] }) {
                let heir = heirs[id, default: group]
                heirs[id] = heir
                if heir != group, contested[id]?.last != group { contested[id, default: [heir]].append(group) }
            }
        }
        for (id, numbers) in contested {
            heirs[id] = strongest(of: numbers.map { claim(to: id, of: groups[$0], number: $0) })
        }
        return heirs
    }

    /// The part of a story that is in one group.
    private struct Claim {
        let group: Int
        var articles = 0
        var hasLead = false
        var hasFounder = false
    }

    private func claim(to id: Story.ID, of articles: [Article.ID], number: Int) -> Claim {
        var claim = Claim(group: number)
        for article in articles where known[article] == id {
            claim.articles += 1
            if records[id]?.lead == article { claim.hasLead = true }
            if Self.id(foundedOn: article) == id { claim.hasFounder = true }
        }
        return claim
    }

    private func strongest(of claims: [Claim]) -> Int {
        guard let lead = claims.first(where: \.hasLead) else {
            return claims.reduce(claims[0]) { $1.articles > $0.articles ? $1 : $0 }.group
        }
        let founder = claims.first { $0.hasFounder && $0.articles >= lead.articles }
        return (founder ?? lead).group
    }

    private static func id(foundedOn article: Article.ID) -> Story.ID { fingerprint("story", article) }

    private func firstShown(_ id: Story.ID) -> Date { records[id]?.firstShown ?? .distantFuture }
}
