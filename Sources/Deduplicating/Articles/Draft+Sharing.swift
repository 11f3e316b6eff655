internal import Newsroom

// Identifiers and addresses that a feed gives to several items identify none of them.
extension Draft {
    /// Returns the values that several different items of one feed share.
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

    /// Returns whether two items of one feed that share an identifier or an address are one publication, listed twice.
    ///
    /// They are if the other mark and the title are also equal. If only the title differs, an equal date makes it a
    /// new headline, not another article ("Incident resolved in the data centre", all under one link). If identifier
    /// or address differ, everything else must be equal.
    private func repeats(_ other: Draft) -> Bool {
        let isSameDate = article.published == other.article.published
        let isContradicted =
            Self.differ(address, other.address)
            || Self.differ(identifier, other.identifier)
                && !sameButForFragment(identifier, other.identifier)
        if title == other.title {
            return !isContradicted || isSameDate && article.summary == other.article.summary
        }
        if isContradicted || title.likeness(to: other.title) < ClusteringTuning.Articles.sameTitle { return false }
        return isSameDate && (article.published != nil || identifier != nil && address != nil)
    }

    private static func differ(_ one: String?, _ other: String?) -> Bool {
        one != nil && other != nil && one != other
    }
}

/// Returns whether two identifiers are equal but for the fragment. (Seen in the wild: a large broadcaster renumbers
/// the fragments on every fetch.)
///
/// - Returns: true if either is missing.
func sameButForFragment(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return true }
    return one == other || one.contains("#") && one.prefix { $0 != "#" } == other.prefix { $0 != "#" }
}
