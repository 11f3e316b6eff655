internal import Newsroom

/// Evidence that two stories belong to one running story.
struct ThreadComparison {
    private typealias Tuning = ClusteringTuning.RunningStories

    /// A story of this edition; the other may be a remembered one.
    let a: Int
    let b: Int
    var likeness = 0.0
    /// The part of the likeness that comes from names, rare or widely reported.
    var likenessOfNames = 0.0
    /// Rare names prominent in both stories, and all names prominent in both, including widely reported ones.
    var names: [UInt64] = []
    var namesBesides: [UInt64] = []
    /// The names among these whose stories mostly take place in the country of both.
    var namesAtHome: [UInt64] = []
    /// The words of phrases prominent in both stories.
    var phrases: [UInt64] = []

    init(a: Int, b: Int) {
        self.a = a
        self.b = b
    }

    /// Returns the reason to link the two stories; nil if there is none.
    func reason(between a: ThreadNode, and b: ThreadNode) -> ThreadLink.Reason? {
        let isOneCountry = a.ground.map { $0.country == b.ground?.country } ?? false
        // A single shared word may be an office; two make a whole name.
        if names.count > 1, likeness >= Tuning.likenessOfMatter {
            let matters = a.mentioned.intersection(b.mentioned).filter { b.matter?.name == $0 || a.matter?.name == $0 }
            if let matter = matters.min() { return .matter(matter) }
        }
        if likeness >= Tuning.likeness, isOneCountry, let matter = a.spoken.intersection(b.spoken).min() {
            return .matter(matter)
        }
        if likeness >= Tuning.likenessOfNames, !names.isEmpty,
            likeness - likenessOfNames >= Tuning.likenessBesidesNames
        {
            return .names(names)
        }
        guard isOneCountry else { return nil }
        if likeness >= Tuning.likenessOfPhrase, !phrases.isEmpty { return .phrase(phrases) }
        guard likeness >= Tuning.likenessAbroad, !namesAtHome.isEmpty, a.ground?.isAbroad == true else { return nil }
        return .affairs(namesAtHome)
    }

    /// Returns whether both belong to one matter as soon as either is known to.
    func mayBeOfMatter(_ a: ThreadNode, _ b: ThreadNode) -> Bool {
        names.count > 1 && likeness >= Tuning.likenessOfMatter && a.ground != nil
            && a.ground?.country == b.ground?.country
            && !a.spoken.isDisjoint(with: b.spoken)
    }
}
