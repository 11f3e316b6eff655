/// The site's emblem, drawn from the news itself: a wave showing the number of articles in each hour of seven days.
/// Each hour has the colour of its most frequent category.
///
/// It ends on the day of the newest article rather than the build, so that it changes only when the news does.
struct PulseLine: Sendable {
    /// The bars of the hours in which one category was the most frequent.
    struct Bars: Sendable {
        let category: String
        /// The SVG path data.
        let path: String
    }

    static let width = 1008
    static let height = 72
    private static let step = 6

    /// The bars of each category, in the order of the categories.
    let bars: [Bars]
    /// The seven days, newest last: "Mon" … "Sun".
    let days: [DayView]
    /// The number of articles counted.
    let count: Int

    /// - Parameter beats: the local time and category of each article.
    init(_ beats: [(time: CivilTime, category: String)], categories: [String], clock: WallClock) {
        let last = beats.map(\.time.days).max() ?? 0
        let first = last - 6
        var hours: [[String: Int]] = Array(repeating: [:], count: 7 * 24)
        for beat in beats where beat.time.days >= first {
            hours[(beat.time.days - first) * 24 + beat.time.hour][beat.category, default: 0] += 1
        }
        let most = max(hours.map { $0.values.reduce(0, +) }.max() ?? 1, 4)
        var paths: [String: String] = [:]
        var counted = 0
        for (index, hour) in hours.enumerated() {
            let total = hour.values.reduce(0, +)
            guard total > 0, let loudest = categories.max(by: { hour[$0, default: 0] < hour[$1, default: 0] }) else {
                continue
            }
            counted += total
            let share = Double(total) / Double(most)
            // Average a linear scale, which hides quiet hours, and a square root, which makes all hours look alike.
            let half = max(2, Double(Self.height / 2 - 1) * (share + share.squareRoot()) / 2)
            let rounded = Int(half.rounded())
            paths[loudest, default: ""] +=
                "M\(index * Self.step + Self.step / 2) \(Self.height / 2 - rounded)v\(rounded * 2)"
        }
        bars = categories.compactMap { category in paths[category].map { Bars(category: category, path: $0) } }
        days =
            beats.isEmpty ? [] : (first...last).map { clock.weekdayView(CivilTime(secondsSince1970: $0 * 86400)) }
        count = counted
    }
}
