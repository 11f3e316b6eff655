internal import Foundation
internal import Newsroom

/// All briefs of an edition in reading order, with the data that pages share.
///
/// Pages refer to briefs by index, so that thirty thousand of them are sorted once and rarely copied.
struct BriefLayout {
    let times: TimeSections
    /// The briefs, newest first. Undated ones count by when they were first seen, and follow all dated ones in their
    /// section.
    let briefs: [Brief]
    /// The time section of each brief.
    let kinds: [SectionKind]
    /// The time of each brief, never later than now.
    let moments: [Date]
    /// The index of each brief's story.
    let storyOf: [Int]
    /// Each story's briefs, in reading order.
    let members: [[Int]]
    /// Each story's current weight.
    let scores: [Double]
    /// Each story's weight when its newest report came in, without later decay.
    let weights: [Double]
    /// The edition's languages; empty means all languages.
    let languages: Set<String>
    /// The site's own language; empty prefers none.
    let siteLanguage: String

    init(
        _ unordered: [Brief], times: TimeSections, ranks: [Story.ID: StoryRank] = [:], languages: Set<String> = [],
        siteLanguage: String = ""
    ) {
        self.times = times
        self.languages = languages
        self.siteLanguage = siteLanguage
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
            return (support * exp2(-times.now.timeIntervalSince(newest) / StoryRanker.halfLife), support)
        }
        scores = known.map(\.score)
        weights = known.map(\.weight)
    }

    /// Returns whether one brief's story has a higher score than another's; ties go to the brief that comes first, the
    /// newer one.
    func outranks(_ a: Int, _ b: Int) -> Bool {
        let (scoreA, scoreB) = (scores[storyOf[a]], scores[storyOf[b]])
        return scoreA == scoreB ? a < b : scoreA > scoreB
    }

    /// Returns the sum of the publishers' weights, up to the story's number of publishers.
    private static func support(of briefs: [Brief]) -> Double {
        briefs.publisherWeights.prefix(max(1, briefs.first?.story.publishers ?? 1)).reduce(0, +)
    }

    /// Returns whether a brief is in one of the edition's languages, or its language is unknown.
    func isNative(_ index: Int) -> Bool {
        languages.isEmpty || briefs[index].languageCode.isEmpty || languages.contains(briefs[index].languageCode)
    }

    /// Returns the best of several briefs on the same story: a report in the site's language, otherwise a brief in one
    /// of the edition's languages. Among those the lead comes first, then reports whose titles say what happened, then
    /// other voices, then higher credibility, then newer ones.
    func best(of indices: [Int]) -> Int? {
        let own = indices.filter { briefs[$0].kind == .report && briefs[$0].languageCode == siteLanguage }
        let native = own.isEmpty ? indices.filter(isNative) : own
        return foremost(of: native.isEmpty ? indices : native)
    }

    private func foremost(of indices: [Int]) -> Int? {
        if let lead = indices.first(where: { briefs[$0].id == briefs[$0].story.lead }) { return lead }
        let plain = indices.filter { briefs[$0].story.plain.contains(briefs[$0].id) }
        return (plain.isEmpty ? indices : plain).max { a, b in
            let (voiceA, voiceB) = (briefs[a].kind.isVoice, briefs[b].kind.isVoice)
            if voiceA != voiceB { return voiceB }
            let (tierA, tierB) = (briefs[a].source.tier, briefs[b].source.tier)
            return tierA == tierB ? a > b : tierA < tierB
        }
    }

    /// Returns whether one brief is newer than another; ties go to the lesser ID.
    func isNewer(_ a: Int, _ b: Int) -> Bool {
        moments[a] == moments[b] ? briefs[a].id < briefs[b].id : moments[a] > moments[b]
    }

    /// Reduces each story that has a page to its best brief, in reading order. A single publisher's story has no page
    /// leading to its other articles, so all of these are kept.
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
    /// Orders sections, newest first.
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
