import ArgumentParser
import Newsroom
import SiteBuilding

/// The period whose digest is wanted.
enum DigestPeriod: String, ExpressibleByArgument, CaseIterable {
    case day, week, month

    private var review: Review.Period? { Review.Period(rawValue: rawValue) }

    /// The digest's files, relative to its edition's root.
    var files: (text: String, html: String) {
        review.map { (text: $0.mailText, html: $0.mail) } ?? (text: "digest.txt", html: "digest-email.html")
    }

    /// The period for the message about a missing digest; empty for the day.
    var whose: String { review.map { "of a \($0.rawValue) " } ?? "" }

    /// The advice for that message.
    var advice: String {
        review.map { period in
            let rhythm = Rhythm.allCases.first { $0.periods.contains(period) } ?? .monthly
            return "set site.rhythm to \(rhythm.rawValue), and run pulse build once a \(period.rawValue) has ended"
        } ?? "run pulse build first"
    }
}
