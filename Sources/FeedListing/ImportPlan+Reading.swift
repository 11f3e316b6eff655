internal import Newsroom
internal import Parsing
internal import Pipeline

extension ImportPlan {
    /// Asks feeds for their articles, so that these decide on the category where nothing else has, and for the titles that the list
    /// lacks.
    ///
    /// - Parameter isStrict: whether all feeds are asked and those that cannot be read are left out. Otherwise only those without
    ///   a category or a title are asked, and what cannot be read now is taken as it is.
    /// - Returns: the plan with what the feeds say of themselves, and the names of those that are taken unread.
    public func read(by finder: FeedFinder, isStrict: Bool) async -> (plan: ImportPlan, unread: [String]) {
        let places = rows.indices.filter { place in
            guard case .taken(_, let reason) = rows[place].fate else { return false }
            return isStrict || reason == .general || rows[place].subscription.title == nil && reason != .shipped
        }
        let findings = await finder.read(places.map { rows[$0].subscription.feed })
        var result = self
        var unread: [String] = []
        for (place, finding) in zip(places, findings) {
            guard case .taken(var source, var reason) = rows[place].fate else { continue }
            switch finding {
            case .feed(let found):
                source.language = source.language ?? found.feed.language
                source.feed = found.address
                source.site = source.site ?? found.feed.url
                if rows[place].subscription.title == nil, reason != .shipped {
                    source.name = result.names.take(proposal.ownName(of: found), at: found.address)
                }
                if reason == .general, let category = proposal.category(of: found.feed) {
                    (source.category, reason) = (category, .articles)
                }
                result.rows[place].fate = .taken(source, reason)
            case .nothing(let failure) where isStrict: result.rows[place].fate = .unreadable(failure)
            case .nothing: unread.append(source.name)
            case .several: break
            }
        }
        return (result, unread)
    }
}
