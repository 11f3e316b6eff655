internal import Newsroom

/// What two stories have in common, and whether that makes them parts of one running story.
struct ThreadComparison {
    /// Of this edition; the other may be one that is remembered.
    let a: Int
    let b: Int
    var likeness = 0.0
    /// Rare names that are prominent in both, and those besides that are in more of the news.
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

    /// Why the two are of one running story; nil where they are not.
    func reason(between a: ThreadNode, and b: ThreadNode) -> ThreadLink.Reason? {
        let isOneCountry = a.ground.map { $0.country == b.ground?.country } ?? false
        // One word in common may be an office, two are a whole name.
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

    /// Whether they are of one matter as soon as one of them is known to be.
    func mayBeOfMatter(_ a: ThreadNode, _ b: ThreadNode) -> Bool {
        names.count > 1 && likeness >= Self.alikeOfMatter && a.ground != nil && a.ground?.country == b.ground?.country
            && !a.spoken.isDisjoint(with: b.spoken)
    }
}
