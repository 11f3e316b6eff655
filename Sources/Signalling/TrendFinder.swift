internal import FoundationEssentials
internal import Newsroom

/// Finds the words and names that rise.
struct TrendFinder {
    private static let most = 10
    private static let fewestArticles = 4
    private static let fewestPublishers = 3
    /// Terms that share so much of their articles tell of one matter, and one of them is enough.
    private static let sameness = 0.6

    let baseline: Baseline
    let reader: TermReader

    /// The steepest first; none while the archive cannot tell what is usual.
    func trends(in today: [Brief]) -> [Trend] {
        guard baseline.isKnown else { return [] }
        var sightings: [String: Sighting] = [:]
        let settled = Set(baseline.days.filter { $0.day == 0 }.map(\.article.id))
        for brief in today {
            for term in reader.terms(of: brief.article.title) {
                sightings[term.key, default: Sighting()].note(term, in: brief, isSettled: settled.contains(brief.id))
            }
        }
        sightings = sightings.filter {
            $0.value.settled >= Self.fewestArticles
                && Set($0.value.briefs.map(\.source.publisher)).count >= Self.fewestPublishers
        }
        let past = pastCounts(of: Set(sightings.keys))
        let candidates = sightings.compactMap { key, sighting -> (key: String, trend: Trend, rise: Double)? in
            guard let usual = baseline.usual(past[key] ?? [:]), Baseline.isRise(sighting.settled, over: usual) else {
                return nil
            }
            let rise = (Double(sighting.settled) - usual.average) / (usual.average + 1).squareRoot()
            return (key, sighting.trend(key, usual: usual), rise)
        }
        .sorted { ($1.rise, $1.trend.term.utf8.count, $0.key) < ($0.rise, $0.trend.term.utf8.count, $1.key) }
        return Array(distinct(candidates.map(\.trend)).prefix(Self.most))
    }

    private func pastCounts(of keys: Set<String>) -> [String: [Int: Int]] {
        let wanted = Set(baseline.week + baseline.sameWeekdays)
        var counts: [String: [Int: Int]] = [:]
        for (article, day) in baseline.days where wanted.contains(day) {
            for term in reader.terms(of: article.title) where keys.contains(term.key) {
                counts[term.key, default: [:]][day, default: 0] += 1
            }
        }
        return counts
    }

    /// One of those that tell of the same: the longer name where both are names ("Angela Merkel" for "Merkel").
    private func distinct(_ trends: [Trend]) -> [Trend] {
        var chosen: [Trend] = []
        for trend in trends {
            let own = Set(trend.briefs.map(\.id))
            let same = chosen.firstIndex { other in
                let theirs = Set(other.briefs.map(\.id))
                return Double(own.intersection(theirs).count) >= Self.sameness * Double(min(own.count, theirs.count))
            }
            guard let same else {
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
