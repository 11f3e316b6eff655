internal import FoundationEssentials
internal import Newsroom

/// The articles from the 24 hours before the edition.
struct Day {
    let briefs: [Brief]

    init(_ briefs: [Brief], at now: Date) {
        self.briefs = briefs.filter {
            let age = now.timeIntervalSince($0.article.moment)
            return age >= 0 && age < 86_400
        }
    }

    /// Orders briefs in rounds: each publisher's newest first, the most credible publishers leading, then each one's
    /// next, and so on. Further reports on a story come after all other stories.
    static func inOrder(_ briefs: [Brief]) -> [Brief] {
        let sorted = briefs.sorted { a, b in
            if a.source.tier != b.source.tier { return a.source.tier > b.source.tier }
            return a.article.moment == b.article.moment ? a.id < b.id : a.article.moment > b.article.moment
        }
        var turns: [String: Int] = [:]
        let ranked = sorted.enumerated().map { place, brief in
            let turn = turns[brief.source.publisher, default: 0]
            turns[brief.source.publisher] = turn + 1
            return (turn: turn, place: place, brief: brief)
        }
        let ordered = ranked.sorted { ($0.turn, $0.place) < ($1.turn, $1.place) }.map(\.brief)
        var stories: Set<Story.ID> = []
        let isFirst = ordered.map { stories.insert($0.story.id).inserted }
        return zip(ordered, isFirst).filter { $1 }.map(\.0) + zip(ordered, isFirst).filter { !$1 }.map(\.0)
    }
}

extension [Brief] {
    /// The share of common stories or articles above which two lists are about the same matter.
    private static var sameness: Double { 0.5 }

    /// Returns whether this list and another have most of the shorter one's stories, or of its articles, in common.
    func repeats(_ other: [Brief]) -> Bool {
        func isMost<ID: Hashable>(_ a: Set<ID>, _ b: Set<ID>) -> Bool {
            Double(a.intersection(b).count) >= Self.sameness * Double(Swift.min(a.count, b.count))
        }
        return isMost(Set(map(\.story.id)), Set(other.map(\.story.id))) || isMost(Set(map(\.id)), Set(other.map(\.id)))
    }
}
