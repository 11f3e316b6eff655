internal import FoundationEssentials
internal import Newsroom
internal import TextReading

/// Finds words and names on the rise.
struct TrendFinder {
    private static let mostTrends = 10
    private static let fewestArticles = 4
    private static let fewestPublishers = 3
    /// The share of common articles above which two terms count as the same; only one is kept.
    private static let sameness = 0.6

    let baseline: Baseline
    let reader: TrendTermReader
    /// The readings of all articles in the baseline, and of today's.
    let readings: PackedReadings

    /// Returns trends, steepest first; none if the archive is too young for a baseline.
    func trends(in today: [Brief]) -> [Trend] {
        guard baseline.isKnown else { return [] }
        var sightings: [WordID: Sighting] = [:]
        let settled = Set(baseline.days.filter { $0.day == 0 }.map(\.article.id))
        for brief in today {
            guard let reading = readings[brief.id] else { continue }
            for term in reader.terms(of: brief.article.title, reading: reading.title) {
                sightings[term.key, default: Sighting()].note(term, in: brief, isSettled: settled.contains(brief.id))
            }
        }
        sightings = sightings.filter {
            $0.value.settled >= Self.fewestArticles
                && Set($0.value.briefs.map(\.source.publisher)).count >= Self.fewestPublishers
        }
        let past = pastCounts(of: Set(sightings.keys))
        let candidates = sightings.compactMap { key, sighting -> (trend: Trend, rise: Double)? in
            guard let usual = baseline.usual(past[key] ?? [:]), Baseline.isRise(sighting.settled, over: usual) else {
                return nil
            }
            let rise = (Double(sighting.settled) - usual.average) / (usual.average + 1).squareRoot()
            return (sighting.trend(usual: usual), rise)
        }
        .sorted { a, b in
            (b.rise, b.trend.term.utf8.count, a.trend.term.lowercased())
                < (a.rise, a.trend.term.utf8.count, b.trend.term.lowercased())
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

    /// Merges trends that share most of their articles, keeping the longer name ("Angela Merkel" for "Merkel").
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
