/// Clusters by average linkage over a sparse graph: the two groups with the highest mean similarity over all pairs
/// merge, until none are similar enough. Pairs that are not neighbours count as 0.
///
/// Groups that are each other's best match merge in rounds. The result is the same, because a merged group is never
/// more similar to a third than its better half was.
struct Linkage {
    private let threshold: Double
    private let limit: Int
    private var members: [[Int]]
    /// The sums of similarities to other groups, for each group.
    private var sums: [LinkageSums]

    /// - Parameters:
    ///   - joined: initial groups; every article is in exactly one.
    ///   - pairs: each article's neighbours among the earlier ones.
    ///   - follows: marks articles that never start a story; each stays alone.
    ///   - limit: the most articles in one group.
    init(
        joined: [[Int]], pairs: [[(index: Int, similarity: Double)]], besides follows: [Bool], threshold: Double,
        limit: Int
    ) {
        self.threshold = threshold
        self.limit = limit
        members = joined
        sums = Array(repeating: LinkageSums(), count: joined.count)
        var groupOf = [Int](repeating: 0, count: pairs.count)
        for (group, indices) in joined.enumerated() { for index in indices { groupOf[index] = group } }
        let components = Self.components(
            of: joined.count, groupOf: groupOf, pairs: pairs, besides: follows, threshold: threshold)
        func each(_ body: (_ a: Int, _ b: Int, _ similarity: Double) -> Void) {
            for (index, neighbours) in pairs.enumerated() where !follows[index] {
                let a = groupOf[index]
                for (other, similarity) in neighbours where !follows[other] {
                    let b = groupOf[other]
                    if a != b, components[a] == components[b] { body(a, b, similarity) }
                }
            }
        }
        // Reserve exact sizes, because growing lists take twice the room.
        var counts = [Int32](repeating: 0, count: joined.count)
        each { a, b, _ in
            counts[a] += 1
            counts[b] += 1
        }
        for (group, count) in counts.enumerated() where count > 0 { sums[group].reserveCapacity(Int(count)) }
        each { a, b, similarity in
            sums[a].add(similarity, to: b)
            sums[b].add(similarity, to: a)
        }
    }

    /// Returns the number of the connected component of each group. A mean reaches the threshold only if one of its
    /// pairs does, so groups without such a connection never merge and need no sums.
    private static func components(
        of groups: Int, groupOf: [Int], pairs: [[(index: Int, similarity: Double)]], besides follows: [Bool],
        threshold: Double
    ) -> [Int32] {
        var parents = (0..<Int32(groups)).map { $0 }
        func root(_ group: Int) -> Int32 {
            var group = Int32(group)
            while parents[Int(group)] != group {
                parents[Int(group)] = parents[Int(parents[Int(group)])]
                group = parents[Int(group)]
            }
            return group
        }
        for (index, neighbours) in pairs.enumerated() where !follows[index] {
            for (other, similarity) in neighbours where !follows[other] && similarity >= threshold * roundingTolerance {
                let (a, b) = (root(groupOf[index]), root(groupOf[other]))
                if a != b { parents[Int(max(a, b))] = min(a, b) }
            }
        }
        return (0..<groups).map(root)
    }

    /// Tolerance for rounding.
    private static let roundingTolerance = 0.999_999

    /// Returns the groups of all articles; those that start no story are alone. The tables, which take as much memory
    /// as the articles' words, are freed first.
    ///
    /// - Parameters:
    ///   - joined, pairs, follows, threshold, limit: see `init`.
    static func groups(
        of joined: [[Int]], by pairs: [[(index: Int, similarity: Double)]], besides follows: [Bool], threshold: Double,
        limit: Int
    ) -> [[Int]] {
        var linkage = Linkage(joined: joined, pairs: pairs, besides: follows, threshold: threshold, limit: limit)
        return linkage.groups()
    }

    /// Merges, and returns the groups, each with its articles in ascending order.
    mutating func groups() -> [[Int]] {
        var changed = Array(members.indices)
        var best = [Int?](repeating: nil, count: members.count)
        while !changed.isEmpty {
            for group in changed { best[group] = bestMatch(of: group) }
            var next: Set<Int> = []
            for group in changed {
                guard let other = best[group], best[other] == group else { continue }
                let (kept, gone) = (min(group, other), max(group, other))
                best[kept] = nil
                best[gone] = nil
                next.formUnion(join(gone, into: kept))
            }
            changed = next.filter { !members[$0].isEmpty }.sorted()
        }
        return members.filter { !$0.isEmpty }.map { $0.sorted() }
    }

    private func bestMatch(of group: Int) -> Int? {
        var best: (other: Int, similarity: Double)?
        let size = members[group].count
        for entry in sums[group].entries {
            let other = Int(entry.other)
            let similarity = entry.sum / Double(size * members[other].count)
            if similarity < threshold || size + members[other].count > limit { continue }
            // If similarities are equal, the lowest number wins.
            if let known = best, similarity <= known.similarity { continue }
            best = (other, similarity)
        }
        return best?.other
    }

    /// Merges two groups, and returns those whose best match may have changed.
    private mutating func join(_ gone: Int, into kept: Int) -> [Int] {
        members[kept] += members[gone]
        members[gone] = []
        let others = sums[gone].entries
        sums[gone] = LinkageSums()
        for entry in others where entry.other != kept {
            sums[Int(entry.other)].remove(gone)
            sums[Int(entry.other)].add(entry.sum, to: kept)
        }
        sums[kept] = sums[kept].joined(with: others, besides: kept, and: gone)
        return [kept] + sums[kept].entries.map { Int($0.other) }
    }
}
