/// The site's mark, drawn from the news itself: how many articles each hour of seven days brought, as a wave around a
/// line, each hour in the colour of the category that spoke most.
///
/// It ends with the day of the newest article and not with the build, so that it changes only when the news does.
struct PulseLine: Sendable {
    /// One hour, or a category's share of all hours.
    struct Bars: Sendable {
        let category: String
        /// An SVG path.
        let path: String
    }

    static let width = 1008
    static let height = 72
    private static let step = 6

    /// One path a category, in the order of the categories.
    let bars: [Bars]
    /// "Mon" … "Sun": the seven days, the newest last.
    let days: [DayView]
    /// How many articles it counts.
    let count: Int

    /// - Parameter beats: the moment on the wall and the category of each article.
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
            // Between a straight measure, which hides quiet hours, and a root, which makes all hours alike.
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
