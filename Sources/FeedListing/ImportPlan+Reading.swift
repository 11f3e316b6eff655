internal import Newsroom
internal import Parsing
internal import Pipeline

extension ImportPlan {
    /// Reads feeds, so that their articles can decide on a category if nothing else did, and to fill in missing titles.
    ///
    /// - Parameter isStrict: whether to read all feeds and leave out unreadable ones. Otherwise only feeds without a
    ///   category or title are read, and unreadable ones are added as they are.
    /// - Returns: the completed plan, and the names of feeds added without being read.
    public func read(by finder: FeedFinder, isStrict: Bool) async -> (plan: ImportPlan, unread: [String]) {
        let places = rows.indices.filter { place in
            guard case .taken(_, let reason) = rows[place].outcome else { return false }
            return isStrict || reason == .general || rows[place].subscription.title == nil && reason != .shipped
        }
        let findings = await finder.read(places.map { rows[$0].subscription.feed })
        var result = self
        var unread: [String] = []
        for (place, finding) in zip(places, findings) {
            guard case .taken(var source, var reason) = rows[place].outcome else { continue }
            switch finding {
            case .feed(let found):
                source.language = source.language ?? found.feed.language
                source.feed = found.address
                source.site = source.site ?? found.ownSite
                if rows[place].subscription.title == nil, reason != .shipped {
                    source.name = result.names.take(proposal.ownName(of: found), at: found.address)
                }
                if reason == .general, let category = proposal.category(of: found.feed) {
                    (source.category, reason) = (category, .articles)
                }
                result.rows[place].outcome = .taken(source, reason)
            case .nothing(let failure) where isStrict: result.rows[place].outcome = .unreadable(failure)
            case .nothing: unread.append(source.name)
            case .several: break
            }
        }
        return (result, unread)
    }
}
