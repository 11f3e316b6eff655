import Foundation

/// Reads `--now` or `PULSE_NOW`; without either it is now. The only place where the clock is read for the news.
func moment(_ flag: String?, environment: [String: String]) throws -> Date {
    guard let text = flag ?? environment["PULSE_NOW"] else {
        return Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
    }
    for style in [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
        // Foundation takes the 30th of February for the 2nd of March.
        if let moment = try? style.parse(text),
            moment.formatted(.iso8601).hasPrefix(text.prefix(10)) || !text.hasSuffix("Z")
        {
            return moment
        }
    }
    let place = flag == nil ? "PULSE_NOW" : "--now"
    throw CommandFailure(
        status: .usage, lines: ["\(place): '\(text)' is not a moment such as 2026-03-14T18:00:00Z"])
}
