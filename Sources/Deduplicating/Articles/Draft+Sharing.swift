internal import Newsroom

// What a feed gives to several items identifies none of them.
extension Draft {
    /// The values of a fact that several different items of one feed have.
    static func shared(_ fact: KeyPath<Draft, String?>, among drafts: [Draft]) -> Set<String> {
        var shared: Set<String> = []
        var first: [String: Int] = [:]
        for (index, draft) in drafts.enumerated() {
            guard let value = draft[keyPath: fact] else { continue }
            if let other = first[value] {
                if !draft.repeats(drafts[other]) { shared.insert(value) }
            } else {
                first[value] = index
            }
        }
        return shared
    }

    /// Whether two items of one feed that share an identifier or an address are one publication, given twice.
    ///
    /// Where the other of the two, and the title, are the same, they are. Where only the title has changed, the same date
    /// tells a new headline from another article ("Incident resolved in the data centre", all under one link). Where
    /// identifier or address differ, all else has to be the same.
    private func repeats(_ other: Draft) -> Bool {
        let isSameDate = article.published == other.article.published
        let isContradicted =
            Self.differ(address, other.address)
            || Self.differ(identifier, other.identifier)
                && !sameButForFragment(identifier, other.identifier)
        if title == other.title {
            return !isContradicted || isSameDate && article.summary == other.article.summary
        }
        if isContradicted || title.likeness(to: other.title) < 0.5 { return false }
        return isSameDate && (article.published != nil || identifier != nil && address != nil)
    }

    private static func differ(_ one: String?, _ other: String?) -> Bool {
        one != nil && other != nil && one != other
    }
}

/// Seen in the wild: a large broadcaster numbers the fragments of its identifiers anew on every fetch.
///
/// - Returns: true where one of them is missing.
func sameButForFragment(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return true }
    return one == other || one.contains("#") && one.prefix { $0 != "#" } == other.prefix { $0 != "#" }
}
