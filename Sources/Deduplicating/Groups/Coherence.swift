/// Checks that the articles of a group support each other.
///
/// An article unlike all others joined through words that fill all the news. Large groups also have a profile, and
/// their pairs share little. A small group gains a wrong article through a single neighbour: another remark by the
/// same person, a column, yesterday's first report. So in a small group each article must resemble several others, the
/// more so if a day lies in between. On labelled news, eight of ten articles removed by this check were wrong.
struct Coherence {
    private typealias Tuning = ClusteringTuning.Coherence

    /// An article of a group.
    struct Member {
        let index: Int
        /// The time, in seconds.
        let moment: Double
        /// Its similarities to others of the group, highest first. Articles that are not neighbours are missing.
        let similarities: [Double]

        /// The mean similarity to its closest supporters.
        var support: Double { similarities.prefix(Tuning.supporters).reduce(0, +) / Double(Tuning.supporters) }
    }

    private let members: [Member]
    private let threshold: Double

    /// - Parameters:
    ///   - members: at least three.
    ///   - similarity: the threshold for groups.
    init(_ members: [Member], threshold: Double) {
        self.members = members
        self.threshold = threshold
    }

    /// The articles that the others do not support.
    var outliers: Set<Int> {
        let loose = members.filter { $0.support < threshold * Tuning.ofAny }
        guard members.count <= Tuning.smallGroup else { return Set(loose.map(\.index)) }
        return Set((members.count == 3 ? leastOfThree : loose + odd).map(\.index) + late.map(\.index))
    }

    /// The least similar of three articles that are not all alike; all three must support each other.
    private var leastOfThree: [Member] {
        let least = members.map { $0.similarities.count > 1 ? $0.similarities[1] : 0 }.reduce(.infinity, min)
        guard least < threshold * Tuning.ofThree else { return [] }
        return members.min { ($0.support, $0.index) < ($1.support, $1.index) }.map { [$0] } ?? []
    }

    private var odd: [Member] {
        let supports = members.map(\.support).sorted()
        let usual = supports[(supports.count - 1) / 2]
        return members.filter { $0.support < min(threshold * Tuning.ofSmall, usual * Tuning.ofUsual) }
    }

    /// Articles a day away from all others without being especially similar to them.
    private var late: [Member] {
        let moments = members.map(\.moment).sorted()
        return members.filter { member in
            guard member.support < threshold * Tuning.ofAnotherDay else { return false }
            return moments.count { abs($0 - member.moment) <= Tuning.dayApart } == 1
        }
    }
}
