internal import Foundation
internal import Newsroom

/// Keeps the archive's days.
struct ArchiveDays {
    let layout: BriefLayout
    let settings: SectioningSettings
    private let calendar: DayCalendar

    init(layout: BriefLayout, settings: SectioningSettings, timeZone: String) {
        self.layout = layout
        self.settings = settings
        calendar = DayCalendar(timeZone: timeZone)
    }

    /// The days from the first that is known, at most a week back where none is, to today; without a gap after that.
    ///
    /// - Parameter known: days that were over before; they stay as they were, whatever is known of them now. One that was
    ///   wrongly taken to be over is made anew while its articles are at hand.
    func days(knowing known: [Day]) -> [Day] {
        let today = calendar.id(of: layout.times.now)
        let atHand = Set(week().map(calendar.id))
        let past = known.filter { $0.id < today && ($0.isOver || !atHand.contains($0.id)) }.map { day in
            var day = day
            day.isOver = true
            return day
        }.sorted { $0.id < $1.id }
        let kept = Set(past.map(\.id))
        var indices: [String: [Int]] = [:]
        for index in layout.briefs.indices where layout.moments[index] >= layout.times.week {
            indices[calendar.id(of: layout.moments[index]), default: []].append(index)
        }
        var days = past
        var hasBegun = false
        for start in week() {
            let id = calendar.id(of: start)
            hasBegun = hasBegun || indices[id] != nil || kept.contains(id) || past.contains { $0.id < id }
            guard hasBegun || id == today, !kept.contains(id) else { continue }
            days.append(day(id, of: indices[id] ?? [], isOver: id < today))
        }
        return days.sorted { $0.id < $1.id }
    }

    /// A moment of each day from a week ago to today. Noon, for no clock changes then.
    private func week() -> [Date] {
        let noon = calendar.calendar.date(byAdding: .hour, value: 12, to: layout.times.today) ?? layout.times.today
        return (-7...0).compactMap { calendar.calendar.date(byAdding: .day, value: $0, to: noon) }
    }

    /// Stories by their weight when their newest report came, then by their freshness; what one publisher tells alone has no
    /// more than its share of the headlines.
    private func day(_ id: String, of indices: [Int], isOver: Bool) -> Day {
        let reports = indices.filter { layout.briefs[$0].kind.isVoice }
        let ranked = layout.oncePerStory(reports).sorted { a, b in
            let (weightA, weightB) = (layout.weights[layout.storyOf[a]], layout.weights[layout.storyOf[b]])
            return weightA == weightB ? layout.isNewer(a, b) : weightA > weightB
        }
        let native = ranked.filter(layout.isNative)
        let headlines = PublisherShares(layout: layout, share: settings.headlinesPerPublisher)
            .first(settings.headlines, of: native.isEmpty ? ranked : native).chosen
        let chosen = Set(headlines)
        let stories = ranked.filter { !chosen.contains($0) && layout.briefs[$0].story.publishers > 1 }
            .sorted { layout.isNewer($0, $1) }
        return Day(
            id: id, isOver: isOver, headlines: headlines.map { Clipping(layout.briefs[$0]) },
            stories: stories.map { Clipping(layout.briefs[$0]) }, articles: indices.count)
    }
}
