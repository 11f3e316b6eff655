internal import Newsroom

/// Evidence that two stories belong to one running story.
struct ThreadComparison {
    private typealias Tuning = ClusteringTuning.RunningStories

    /// A story of this edition; the other may be a remembered one.
    let a: Int
    let b: Int
    var similarity = 0.0
    /// The part of the similarity that comes from names, rare or widely reported.
    var similarityOfNames = 0.0
    /// Rare names prominent in both stories, and all names prominent in both, including widely reported ones.
    var names: [UInt64] = []
    var prominentNames: [UInt64] = []
    /// Those of these names whose stories mostly take place in the two stories' country.
    var namesAtHome: [UInt64] = []
    /// The words of phrases prominent in both stories.
    var phrases: [UInt64] = []

    init(a: Int, b: Int) {
        self.a = a
        self.b = b
    }

    /// Returns the reason to link the two stories; nil if there is none.
    func reason(between a: ThreadNode, and b: ThreadNode) -> ThreadLink.Reason? {
        let isOneCountry = a.location.map { $0.country == b.location?.country } ?? false
        // A single shared word may be an office; two make a whole name.
        if names.count > 1, similarity >= Tuning.similarityOfTheme {
            let themes = a.mentioned.intersection(b.mentioned).filter { b.theme?.name == $0 || a.theme?.name == $0 }
            if let theme = themes.min() { return .theme(theme) }
        }
        if similarity >= Tuning.similarity, isOneCountry, let theme = a.discussed.intersection(b.discussed).min() {
            return .theme(theme)
        }
        if !names.isEmpty, areAlikeByNames { return .names(names) }
        guard isOneCountry else { return nil }
        if similarity >= Tuning.similarityOfPhrase, !phrases.isEmpty { return .phrase(phrases) }
        guard similarity >= Tuning.similarityAbroad, !namesAtHome.isEmpty, a.location?.isAbroad == true else {
            return nil
        }
        return .affairs(namesAtHome)
    }

    /// Whether two stories with rare names in common are similar enough: either in other words too, or through names
    /// that make up much of both.
    private var areAlikeByNames: Bool {
        similarity >= Tuning.similarityOfNamesAlone
            || similarity >= Tuning.similarityOfNames
                && similarity - similarityOfNames >= Tuning.similarityBesidesNames
                && (names.count > 1 || similarity >= Tuning.similarityOfOneName)
    }

    /// Returns whether both belong to one theme as soon as either is known to.
    func mayBeOfTheme(_ a: ThreadNode, _ b: ThreadNode) -> Bool {
        names.count > 1 && similarity >= Tuning.similarityOfTheme && a.location != nil
            && a.location?.country == b.location?.country
            && !a.discussed.isDisjoint(with: b.discussed)
    }
}
