internal import Newsroom

/// Evidence that two stories belong to one running story.
struct ThreadComparison {
    /// A story of this edition; the other may be a remembered one.
    let a: Int
    let b: Int
    var likeness = 0.0
    /// Rare names prominent in both stories, and all names prominent in both, including widely reported ones.
    var names: [UInt64] = []
    var namesBesides: [UInt64] = []

    /// The least likeness of stories with a rare name in common, or that speak of one matter in one country.
    private static let alike = 0.13
    /// Where they have a whole name in common, and one is of a matter that the other mentions.
    private static let alikeOfMatter = 0.06
    /// Where the country is abroad: who reads of Lindholm in Vigo reads of what is on in Lindholm, and reporters each tell it
    /// in their own words.
    private static let alikeAbroad = 0.04

    /// What is less alike than this is in no case of one running story for the words that it shares.
    static let leastLikeness = alikeAbroad

    init(a: Int, b: Int) {
        self.a = a
        self.b = b
    }

    /// Returns the reason to link the two stories; nil if there is none.
    func reason(between a: ThreadNode, and b: ThreadNode) -> ThreadLink.Reason? {
        let isOneCountry = a.ground.map { $0.country == b.ground?.country } ?? false
        // A single shared word may be an office; two make a whole name.
        if names.count > 1, likeness >= Self.alikeOfMatter {
            let matters = a.mentioned.intersection(b.mentioned).filter { b.matter?.name == $0 || a.matter?.name == $0 }
            if let matter = matters.min() { return .matter(matter) }
        }
        if likeness >= Self.alike, isOneCountry, let matter = a.spoken.intersection(b.spoken).min() {
            return .matter(matter)
        }
        if likeness >= Self.alike, !names.isEmpty { return .names(names) }
        guard likeness >= Self.alikeAbroad, isOneCountry, !namesBesides.isEmpty, a.ground?.isAbroad == true else {
            return nil
        }
        return .affairs(namesBesides)
    }

    /// Returns whether both belong to one matter as soon as either is known to.
    func mayBeOfMatter(_ a: ThreadNode, _ b: ThreadNode) -> Bool {
        names.count > 1 && likeness >= Self.alikeOfMatter && a.ground != nil && a.ground?.country == b.ground?.country
            && !a.spoken.isDisjoint(with: b.spoken)
    }
}
