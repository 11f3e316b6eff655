/// How well the articles of a group bear each other out.
///
/// What is like none of the others has come in by what all the news is full of. A large group has a profile besides, and what
/// its articles share by twos says little. Into a small one a report comes by one neighbour: what a person of whom it tells said
/// elsewhere, a column on all of its matter, a first report of the day before. So there each must be like several of the others,
/// and the more so where a day lies between it and them. Of ten that left by this on labelled news eight were strangers.
struct Bearing {
    /// An article is borne out by those that are most like it.
    private static let bearers = 3
    /// How alike an article must be to these on the average, beside the average of a group of articles, in a group of any size.
    private static let ofAny = 0.5
    /// In one of no more articles than this: and beside what is usual in its own group. It leaves where both are missed.
    private static let (small, ofSmall, ofUsual) = (15, 0.7, 0.6)
    /// The same for what is further from all others than this, in seconds, whatever is usual.
    private static let (ofAnotherDay, day) = (1.2, 86_400.0)
    /// How alike the two least alike of three must be.
    private static let ofThree = 0.7

    /// An article of a group.
    struct Member {
        let index: Int
        /// In seconds.
        let moment: Double
        /// How alike it is to others of the group, the greatest first; those that are no neighbours are missing.
        let likenesses: [Double]

        /// On the average over those that bear it out.
        var support: Double { likenesses.prefix(Bearing.bearers).reduce(0, +) / Double(Bearing.bearers) }
    }

    private let members: [Member]
    private let similarity: Double

    /// - Parameters:
    ///   - members: three at least.
    ///   - similarity: the threshold for groups.
    init(_ members: [Member], similarity: Double) {
        self.members = members
        self.similarity = similarity
    }

    /// The articles that the others do not bear out.
    var strangers: Set<Int> {
        let loose = members.filter { $0.support < similarity * Self.ofAny }
        guard members.count <= Self.small else { return Set(loose.map(\.index)) }
        return Set((members.count == 3 ? leastOfThree : loose + odd).map(\.index) + late.map(\.index))
    }

    /// Of three that are not all alike, the one that is so least: all of three bear each other out.
    private var leastOfThree: [Member] {
        let least = members.map { $0.likenesses.count > 1 ? $0.likenesses[1] : 0 }.reduce(.infinity, min)
        guard least < similarity * Self.ofThree else { return [] }
        return members.min { ($0.support, $0.index) < ($1.support, $1.index) }.map { [$0] } ?? []
    }

    private var odd: [Member] {
        let supports = members.map(\.support).sorted()
        let usual = supports[(supports.count - 1) / 2]
        return members.filter { $0.support < min(similarity * Self.ofSmall, usual * Self.ofUsual) }
    }

    /// What stands a day from all others, and is not so like them for all that.
    private var late: [Member] {
        let moments = members.map(\.moment).sorted()
        return members.filter { member in
            guard member.support < similarity * Self.ofAnotherDay else { return false }
            return moments.count { abs($0 - member.moment) <= Self.day } == 1
        }
    }
}
