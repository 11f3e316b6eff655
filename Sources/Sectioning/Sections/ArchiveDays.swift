internal import Foundation
internal import Newsroom

/// The days of the archive, past ones kept and recent ones rebuilt.
struct ArchiveDays {
    let layout: BriefLayout
    let settings: SectioningSettings
    private let calendar: DayCalendar

    init(layout: BriefLayout, settings: SectioningSettings, timeZone: String) {
        self.layout = layout
        self.settings = settings
        calendar = DayCalendar(timeZone: timeZone)
    }

    /// Returns the days without a gap from the first known one (or the first with articles in the last week) to today.
    ///
    /// - Parameter known: days from earlier runs. Completed ones stay as they are, whatever is known now. A day that
    ///   was wrongly marked as complete is rebuilt as long as its articles are available.
    func days(knowing known: [Day]) -> [Day] {
        let today = calendar.id(of: layout.times.now)
        let thisWeek = Set(week().map(calendar.id))
        let past = known.filter { $0.id < today && ($0.isOver || !thisWeek.contains($0.id)) }.map { day in
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

    /// Returns a time on each day from a week ago to today: noon, because clocks never change then.
    private func week() -> [Date] {
        let noon = calendar.calendar.date(byAdding: .hour, value: 12, to: layout.times.today) ?? layout.times.today
        return (-7...0).compactMap { calendar.calendar.date(byAdding: .day, value: $0, to: noon) }
    }

    /// Builds a day. Headlines are ranked by their weight at the time of the newest report, then by date, with a limit
    /// on each publisher's exclusive stories.
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
