/// Groups of articles while the owner's decisions are applied to them.
struct DecidedGroups {
    private var members: [[Int]]
    private var groupOf: [Int: Int] = [:]
    /// The articles at each address that decisions name.
    private var indices: [String: [Int]] = [:]

    /// The groups, each with its earliest article first.
    var groups: [[Int]] { members.filter { !$0.isEmpty } }

    /// - Parameter address: returns an article's address if a decision names it.
    init(_ groups: [[Int]], address: (Int) -> String?) {
        members = groups
        for (group, indices) in groups.enumerated() {
            for index in indices {
                guard let address = address(index) else { continue }
                groupOf[index] = group
                self.indices[address, default: []].append(index)
            }
        }
    }

    /// Moves each of these articles into a group of its own.
    mutating func isolate(_ articles: [Int]) {
        for index in articles {
            guard let group = groupOf[index], members[group].count > 1 else { continue }
            members[group].removeAll { $0 == index }
            groupOf[index] = members.count
            members.append([index])
        }
    }

    /// Moves the split articles out of every group that has one of the others. They stay together.
    mutating func split(_ decision: StoryDecision) {
        let leaving = Set(articles(at: decision.own))
        for group in groups(of: decision.own).intersection(groups(of: decision.rest)).sorted() {
            let left = members[group].filter(leaving.contains)
            members[group].removeAll(where: leaving.contains)
            for index in left { groupOf[index] = members.count }
            members.append(left)
        }
    }

    /// Merges the groups of a join's articles, except those that a split keeps apart.
    mutating func join(_ join: StoryJoin, besides splits: [StoryDecision]) {
        let wanted = groups(of: join.addresses).sorted()
        guard let first = wanted.first else { return }
        for other in wanted.dropFirst() where !splits.contains(where: { isApart(first, other, by: $0) }) {
            for index in members[other] where groupOf[index] != nil { groupOf[index] = first }
            members[first] = (members[first] + members[other]).sorted()
            members[other] = []
        }
    }

    private func isApart(_ first: Int, _ second: Int, by split: StoryDecision) -> Bool {
        let (own, rest) = (groups(of: split.own), groups(of: split.rest))
        return own.contains(first) && rest.contains(second) || own.contains(second) && rest.contains(first)
    }

    private func articles(at addresses: Set<String>) -> [Int] { addresses.flatMap { indices[$0] ?? [] } }

    private func groups(of addresses: Set<String>) -> Set<Int> {
        Set(articles(at: addresses).compactMap { groupOf[$0] })
    }
}
