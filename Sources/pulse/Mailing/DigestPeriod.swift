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

    /// Returns the advice for that message.
    ///
    /// - Parameter folder: the edition's folder; empty for the main edition.
    func advice(in folder: String) -> String {
        guard let review else { return "run pulse build first" }
        guard folder.isEmpty else { return "only the main edition has weeks and months" }
        let rhythm = Rhythm.allCases.first { $0.periods.contains(review) } ?? .monthly
        return "set site.rhythm to \(rhythm.rawValue), and run pulse build once a \(review.rawValue) has ended"
    }
}
