internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// Finds words and names on the rise.
struct TrendFinder {
    private static let mostTrends = 10
    private static let fewestArticles = 4
    private static let fewestPublishers = 3

    let baseline: Baseline
    let reader: TrendTermReader
    /// The readings of all articles in the baseline.
    let readings: PackedReadings
    let terms: DayTerms

    /// Returns trends, steepest first; none if the archive is too young for a baseline.
    func trends() -> [Trend] {
        guard baseline.isKnown else { return [] }
        let matters = MatterFinder(terms: terms)
        let settled = Set(baseline.days.filter { $0.day == 0 }.map(\.article.id))
        func isEnough(_ briefs: [Brief]) -> Bool {
            briefs.count { settled.contains($0.id) } >= Self.fewestArticles
                && Set(briefs.map(\.source.publisher)).count >= Self.fewestPublishers
        }
        let sighted = terms.briefs.filter { terms.subjects.contains($0.key) && isEnough($0.value) }
        let past = pastCounts(of: Set(sighted.keys))
        let candidates = sighted.compactMap { key, briefs -> (trend: Trend, rise: Double)? in
            guard let usual = baseline.usual(past[key] ?? [:]),
                Baseline.isRise(briefs.count { settled.contains($0.id) }, over: usual),
                let matter = matters.matter(
                    of: briefs, besides: terms.own(of: key), isNoun: !terms.sighting(of: key, in: briefs).isName),
                isEnough(matter)
            else { return nil }
            let count = matter.count { settled.contains($0.id) }
            let sighting = terms.sighting(of: key, in: matter)
            let name = sighting.name
            guard Baseline.isRise(count, over: usual), let term = name ?? sighting.noun else { return nil }
            let trend = Trend(
                term: term, isName: name != nil, briefs: Day.inOrder(matter),
                publishers: Set(matter.map(\.source.publisher)).count, usual: usual)
            return (trend, (Double(count) - usual.average) / (usual.average + 1).squareRoot())
        }
        .sorted { a, b in
            if a.rise != b.rise { return a.rise > b.rise }
            if a.trend.isName != b.trend.isName { return a.trend.isName }
            return (b.trend.term.utf8.count, a.trend.term.lowercased())
                < (a.trend.term.utf8.count, b.trend.term.lowercased())
        }
        return Array(distinct(candidates.map(\.trend)).prefix(Self.mostTrends))
    }

    private func pastCounts(of keys: Set<WordID>) -> [WordID: [Int: Int]] {
        let wanted = Set(baseline.week + baseline.sameWeekdays)
        var counts: [WordID: [Int: Int]] = [:]
        for (article, day) in baseline.days where wanted.contains(day) {
            guard let reading = readings[article.id] else { continue }
            for term in reader.terms(of: article.title, reading: reading.title) where keys.contains(term.key) {
                counts[term.key, default: [:]][day, default: 0] += 1
            }
        }
        return counts
    }

    /// Merges trends about the same stories, keeping the first, with the longer name ("Angela Merkel" for "Merkel").
    private func distinct(_ trends: [Trend]) -> [Trend] {
        var chosen: [Trend] = []
        for trend in trends {
            guard let same = chosen.firstIndex(where: { $0.briefs.repeats(trend.briefs) }) else {
                chosen.append(trend)
                continue
            }
            let other = chosen[same]
            let isLonger = " \(trend.term.lowercased()) ".contains(" \(other.term.lowercased()) ")
            guard isLonger, trend.isName, trend.briefs.count * 10 >= other.briefs.count * 6 else { continue }
            chosen[same].term = trend.term
            chosen[same].isName = true
        }
        return chosen
    }
}
