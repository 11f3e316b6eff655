internal import Foundation
internal import Newsroom

/// Groups linked stories into running stories.
struct ThreadWeaver {
    private typealias Tuning = ClusteringTuning.RunningStories

    private let nodes: [ThreadNode]
    private let links: ThreadLinks
    /// The bundle of each node. A bundle's number is its first node's.
    private var bundleOf: [Int]
    /// The nodes of each bundle.
    private var members: [[Int]]

    /// Returns the groups of nodes, by index, that form one running story. Nodes that belonged together before still
    /// do.
    static func bundles(of nodes: [ThreadNode], by links: ThreadLinks) -> [[Int]] {
        var weaver = ThreadWeaver(nodes: nodes, links: links)
        weaver.weave()
        return weaver.members.filter { $0.count > 1 }
    }

    private init(nodes: [ThreadNode], links: ThreadLinks) {
        self.nodes = nodes
        self.links = links
        bundleOf = Array(nodes.indices)
        members = nodes.indices.map { [$0] }
        var firsts: [StoryThread.ID: Int] = [:]
        for (index, node) in nodes.enumerated() {
            guard let thread = node.thread else { continue }
            if let first = firsts[thread] { join(index, first) } else { firsts[thread] = index }
        }
    }

    private mutating func weave() {
        // Join by themes first, then by similarity.
        let pairs = nodes.indices.flatMap { a in
            links.links[a].filter { $0.other > a }.map { (a: a, b: $0.other, link: $0.link) }
        }.sorted { a, b in
            let (first, second) = (a.link.theme == nil ? 0 : 1, b.link.theme == nil ? 0 : 1)
            return (second, b.link.similarity, nodes[a.a].id, nodes[a.b].id)
                < (first, a.link.similarity, nodes[b.a].id, nodes[b.b].id)
        }
        var hasJoined = true
        while hasJoined {
            hasJoined = false
            for pair in pairs where bundleOf[pair.a] != bundleOf[pair.b] {
                guard pair.link.theme != nil || areLinkedEnough(bundleOf[pair.a], bundleOf[pair.b]) else { continue }
                join(pair.a, pair.b)
                hasJoined = true
            }
        }
    }

    /// Returns whether enough pairs between two bundles are linked.
    private func areLinkedEnough(_ a: Int, _ b: Int) -> Bool {
        let (ours, theirs) = (newest(of: a), Set(newest(of: b)))
        let found = ours.reduce(0) { sum, node in sum + links.links[node].count { theirs.contains($0.other) } }
        return Double(found) >= Tuning.linkedShare * Double(ours.count * theirs.count)
    }

    private func newest(of bundle: Int) -> [Int] {
        Array(
            members[bundle].sorted { (nodes[$1].latest, nodes[$0].id) < (nodes[$0].latest, nodes[$1].id) }
                .prefix(Tuning.newest))
    }

    private mutating func join(_ a: Int, _ b: Int) {
        let (kept, gone) = (min(bundleOf[a], bundleOf[b]), max(bundleOf[a], bundleOf[b]))
        guard kept != gone else { return }
        for node in members[gone] { bundleOf[node] = kept }
        members[kept] += members[gone]
        members[gone] = []
    }
}
