public import Foundation
public import Newsroom

/// Makes weeks and months from the archive's days.
///
/// A week or month depends only on its days. Once it has ended, these no longer change, and neither does it.
public struct Reviewer: Sendable {
    private let rhythm: Rhythm
    private let days: DayCalendar
    private let spans: ReviewSpans

    /// - Parameter timeZone: the site's IANA time zone.
    public init(rhythm: Rhythm, timeZone: String) {
        self.rhythm = rhythm
        days = DayCalendar(timeZone: timeZone)
        spans = ReviewSpans()
    }

    /// Returns the weeks and months that have ended and had a headline, oldest first; at the end of the same day, the
    /// week before the month.
    ///
    /// - Parameters:
    ///   - known: every day of the archive.
    ///   - first: the day on or after which a period must end; nil for no limit.
    public func reviews(of known: [Day], endingFrom first: Day.ID? = nil, at now: Date) -> [Review] {
        let today = days.id(of: now)
        let past = known.filter { $0.id < today }.sorted { $0.id < $1.id }
        let reviews = rhythm.periods.flatMap { period in
            Dictionary(grouping: past) { spans.span(of: period, around: $0.id) }.compactMap { span, days in
                span.flatMap { $0.ends < today && $0.ends >= first ?? "" ? $0.review(of: days) : nil }
            }
        }
        return reviews.sorted { ($0.ends, $1.id) < ($1.ends, $0.id) }
    }

    /// Returns the days of one and five years ago that have headlines. The 29th of February has none in other years.
    ///
    /// - Parameter known: every day of the archive.
    public func anniversaries(among known: [Day], at now: Date) -> [Anniversary] {
        let today = days.id(of: now)
        guard let year = Int(today.prefix(4)) else { return [] }
        return [1, 5].compactMap { years in
            let id = "\(year - years)" + today.dropFirst(4)
            return known.first { $0.id == id && !$0.headlines.isEmpty }.map { Anniversary(years: years, day: $0) }
        }
    }
}
