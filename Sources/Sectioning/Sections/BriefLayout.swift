internal import Foundation
internal import Newsroom

/// All briefs of an edition laid out in reading order, with what every page needs to know of them.
///
/// Pages refer to briefs by their index here, so that thirty thousand briefs are sorted once and seldom copied.
struct BriefLayout {
    let times: TimeSections
    /// Newest first; the undated, which stand at the moment when they were first seen, after all the dated of their
    /// section.
    let briefs: [Brief]
    /// The time section of each brief.
    let kinds: [SectionKind]
    /// When each happened, never after now.
    let moments: [Date]
    /// The number of each brief's story.
    let storyOf: [Int]
    /// For each story its briefs, in reading order.
    let members: [[Int]]
    /// For each story its weight now.
    let scores: [Double]
    /// For each story its weight when its newest report came: without the time that has passed since.
    let weights: [Double]
    /// The languages of the edition; empty where all are.
    let languages: Set<String>

    /// Seconds in which a story's score halves of which no rank is known.
    private static let halfLife = 12.0 * 3600

    init(
        _ unordered: [Brief], times: TimeSections, ranks: [Story.ID: StoryRank] = [:], languages: Set<String> = []
    ) {
        self.times = times
        self.languages = languages
        let keys = unordered.map { brief in
            let moment = min(brief.article.moment, times.now)
            return (moment: moment, kind: times.kind(of: moment), isDated: brief.article.published != nil)
        }
        let order = unordered.indices.sorted { a, b in
            if keys[a].kind != keys[b].kind { return keys[a].kind < keys[b].kind }
            if keys[a].isDated != keys[b].isDated { return keys[a].isDated }
            if keys[a].moment != keys[b].moment { return keys[a].moment > keys[b].moment }
            return unordered[a].id < unordered[b].id
        }
        briefs = order.map { unordered[$0] }
        kinds = order.map { keys[$0].kind }
        moments = order.map { keys[$0].moment }

        var numbers: [Story.ID: Int] = [:]
        var members: [[Int]] = []
        storyOf = briefs.enumerated().map { index, brief in
            let number = numbers[brief.story.id] ?? members.count
            if number == members.count {
                numbers[brief.story.id] = number
                members.append([])
            }
            members[number].append(index)
            return number
        }
        self.members = members
        let briefs = briefs
        let moments = moments
        let known = members.map { members -> (score: Double, weight: Double) in
            if let rank = members.first.flatMap({ ranks[briefs[$0].story.id] }) { return (rank.score, rank.weight) }
            let support = Self.support(of: members.map { briefs[$0] })
            let newest = members.map { moments[$0] }.max() ?? times.now
            return (support * exp2(-times.now.timeIntervalSince(newest) / Self.halfLife), support)
        }
        scores = known.map(\.score)
        weights = known.map(\.weight)
    }

    /// Whether one brief's story weighs more than another's; of equals the newer, which stands before it.
    func outranks(_ a: Int, _ b: Int) -> Bool {
        let (scoreA, scoreB) = (scores[storyOf[a]], scores[storyOf[b]])
        return scoreA == scoreB ? a < b : scoreA > scoreB
    }

    /// The sum of the publishers' voices, of no more publishers than the story counts.
    private static func support(of briefs: [Brief]) -> Double {
        briefs.voices.prefix(max(1, briefs.first?.story.publishers ?? 1)).reduce(0, +)
    }

    /// Whether a brief is in a language of the edition, as far as anybody knows.
    func isNative(_ index: Int) -> Bool {
        languages.isEmpty || briefs[index].languageCode.isEmpty || languages.contains(briefs[index].languageCode)
    }

    /// One of several briefs that tell the same story, in a language of the edition where there is one: its lead, else a
    /// report, the most credible, else the newest.
    func best(of indices: [Int]) -> Int? {
        let native = indices.filter(isNative)
        return foremost(of: native.isEmpty ? indices : native)
    }

    private func foremost(of indices: [Int]) -> Int? {
        if let lead = indices.first(where: { briefs[$0].id == briefs[$0].story.lead }) { return lead }
        return indices.max { a, b in
            let (voiceA, voiceB) = (briefs[a].kind.isVoice, briefs[b].kind.isVoice)
            if voiceA != voiceB { return voiceB }
            let (tierA, tierB) = (briefs[a].source.tier, briefs[b].source.tier)
            return tierA == tierB ? a > b : tierA < tierB
        }
    }

    /// Whether one brief is newer than another; of equals the one with the lesser id.
    func isNewer(_ a: Int, _ b: Int) -> Bool {
        moments[a] == moments[b] ? briefs[a].id < briefs[b].id : moments[a] > moments[b]
    }

    /// Each story that has a page once, by its best, in reading order. What one publisher alone tells has no page that
    /// would lead to its other articles, so these all stand for themselves.
    func oncePerStory(_ indices: [Int]) -> [Int] {
        var groups: [Int: [Int]] = [:]
        var alone: [Int] = []
        for index in indices {
            if briefs[index].story.publishers > 1 {
                groups[storyOf[index], default: []].append(index)
            } else {
                alone.append(index)
            }
        }
        return (groups.values.compactMap { best(of: $0) } + alone).sorted()
    }
}

extension SectionKind {
    /// The newer is less.
    static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int {
        switch self {
        case .topStories: 0
        case .earlierToday: 1
        case .thisWeek: 2
        case .furtherBack: 3
        }
    }
}
