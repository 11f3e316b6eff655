internal import Newsroom

/// Template values for a bar chart of a week and today: `width`, `height`, `week` and `today` (SVG path data, a line
/// for each bar).
///
/// Bars only draw what the sentence beside them says, so they have no words of their own.
struct DayBars: TemplateView {
    private static let step = 8
    private static let height = 20

    let week: String
    let today: String

    /// Creates the view, or nil if no days are known.
    init?(_ usual: UsualCount?, today count: Int) {
        guard let days = usual?.days, !days.isEmpty else { return nil }
        let most = max(days.compactMap(\.self).max() ?? 0, count, 1)
        func bar(_ count: Int, at index: Int) -> String {
            // A day without articles is a dot; an unknown day is a gap.
            let height = max(1, count * Self.height / most)
            return "M\(index * Self.step + Self.step / 2) \(Self.height)v-\(height)"
        }
        week = days.enumerated().map { index, count in count.map { bar($0, at: index) } ?? "" }.joined()
        today = bar(count, at: days.count)
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "width": 8 * Self.step
        case "height": Self.height
        case "week": week
        case "today": today
        default: nil
        }
    }
}
