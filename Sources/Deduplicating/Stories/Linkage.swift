/// Average-linkage clustering over a sparse graph: the two groups that are most alike, on the average over all pairs of
/// their members, become one, until none are alike enough.
///
/// Groups that are each other's best match are joined in rounds; that comes to the same, because joining two groups
/// never makes the result more like a third than the better of them was.
struct Linkage {
    private let threshold: Double
    private let limit: Int
    private var members: [[Int]]
    private var sums: [TermVector]
    /// For each group the groups that it may join, and how alike they are.
    private var links: [[Int: Double]]

    /// - Parameters:
    ///   - joined: groups of articles that are one from the start; every article in exactly one.
    ///   - pairs: for each article its neighbours among the earlier ones.
    ///   - limit: no group grows beyond so many articles.
    init(
        joined: [[Int]], vectors: [TermVector], pairs: [[(index: Int, likeness: Double)]], threshold: Double, limit: Int
    ) {
        self.threshold = threshold
        self.limit = limit
        members = joined
        sums = joined.map { group in group.dropFirst().reduce(vectors[group[0]]) { $0 + vectors[$1] } }
        links = Array(repeating: [:], count: joined.count)
        var groupOf = [Int](repeating: 0, count: vectors.count)
        for (group, indices) in joined.enumerated() { for index in indices { groupOf[index] = group } }
        for (index, neighbours) in pairs.enumerated() {
            for (other, likeness) in neighbours {
                let a = groupOf[index]
                let b = groupOf[other]
                if a == b || links[a][b] != nil { continue }
                let mean = joined[a].count + joined[b].count == 2 ? likeness : average(a, b)
                links[a][b] = mean
                links[b][a] = mean
            }
        }
    }

    /// The groups, each with its articles in ascending order.
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

    private func average(_ a: Int, _ b: Int) -> Double {
        sums[a].product(with: sums[b]) / Double(members[a].count * members[b].count)
    }

    private func bestMatch(of group: Int) -> Int? {
        var best: (other: Int, likeness: Double)?
        // In no order: the greatest likeness and then the least number win in any.
        for (other, likeness) in links[group] where likeness >= threshold {
            if members[group].count + members[other].count > limit { continue }
            if let known = best, (likeness, known.other) <= (known.likeness, other) { continue }
            best = (other, likeness)
        }
        return best?.other
    }

    /// Joins two groups and returns those whose best match may be another now.
    private mutating func join(_ gone: Int, into kept: Int) -> [Int] {
        members[kept] += members[gone]
        members[gone] = []
        sums[kept] = sums[kept] + sums[gone]
        sums[gone] = .empty
        let others = Set(links[kept].keys).union(links[gone].keys).subtracting([kept, gone])
        links[kept].removeValue(forKey: gone)
        links[gone] = [:]
        for other in others {
            let mean = average(kept, other)
            links[kept][other] = mean
            links[other][kept] = mean
            links[other].removeValue(forKey: gone)
        }
        return [kept] + others
    }
}
