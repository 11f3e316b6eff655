internal import Fingerprinting
internal import Newsroom

/// Gives groups of articles the ids that their stories had before, so that a story's page keeps its address.
enum StoryIdentity {
    /// An id for each group, no two the same.
    ///
    /// A group takes the id of its oldest article that has one. When a story falls apart the group with the most of its
    /// articles keeps the id, of equals the one with the oldest article. What has no known id gets one made of its
    /// oldest article.
    ///
    /// - Parameter groups: each with its articles oldest first, the group with the oldest article first.
    static func ids(of groups: [[Article.ID]], known: [Article.ID: Story.ID]) -> [Story.ID] {
        var claims: [Story.ID: (group: Int, articles: Int)] = [:]
        for (group, articles) in groups.enumerated() {
            var counts: [Story.ID: Int] = [:]
            for article in articles {
                if let id = known[article] { counts[id, default: 0] += 1 }
            }
            for (id, count) in counts where count > claims[id]?.articles ?? 0 { claims[id] = (group, count) }
        }
        var taken: Set<Story.ID> = []
        var ids = groups.enumerated().map { group, articles -> Story.ID? in
            let id = articles.lazy.compactMap { known[$0] }.first { claims[$0]?.group == group }
            if let id { taken.insert(id) }
            return id
        }
        for (group, articles) in groups.enumerated() where ids[group] == nil {
            var attempt = 0
            var id = fingerprint("story", articles[0])
            while !taken.insert(id).inserted {
                attempt += 1
                id = fingerprint("story", articles[0], "\(attempt)")
            }
            ids[group] = id
        }
        return ids.compactMap { $0 }
    }
}
