import Newsroom
import SiteBuilding

/// A summary of why pages or pictures could not be read: "6 refused by robots.txt, 3 timed out, 1 not found (404)".
struct ReasonCounts {
    /// The maximum number of reasons listed; the rest are only counted.
    private static let mostListed = 5

    let text: String

    init(_ failures: [Failure], words: Localisation) {
        let kinds = Dictionary(failures.map { (Self.kind(of: $0.reason, words), 1) }, uniquingKeysWith: +)
        let sorted = kinds.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
        let others = sorted.dropFirst(Self.mostListed).reduce(0) { $0 + $1.value }
        text =
            (sorted.prefix(Self.mostListed).map { "\($0.value) \($0.key)" }
            + (others > 0 ? ["\(others) for other reasons"] : [])).joined(separator: ", ")
    }

    /// Returns the kind of failure, without page-specific details.
    private static func kind(of reason: Message, _ words: Localisation) -> String {
        switch reason.key {
        case .robotsForbid: "refused by robots.txt"
        case .robotsUnreadable: "whose robots.txt could not be read"
        case .timeout, .tooSlow: "timed out"
        case .notFound: "not found (404)"
        case .goneNow, .gone: "gone (410)"
        case .refuses: "refused (403)"
        case .password, .refusedLogin, .money: "behind a login or paywall"
        case .tooMany: "rate-limited (429)"
        case .unavailable, .serverTrouble: "with a server error"
        case .unknownHost: "on an unknown host"
        case .noConnection, .closedConnection, .noHTTP, .brokenHTTP2, .failedExchange: "unreachable"
        case .noSecureConnection, .earlyCertificate, .expiredCertificate, .selfSignedCertificate, .unknownAuthority,
            .foreignCertificate:
            "without a secure connection"
        case .tooManyRedirects, .insecureRedirect, .refusedRedirect, .circularRedirect, .redirectToNowhere:
            "redirected wrongly"
        case .refusedHost, .refusedHostAt, .restrictedHost, .restrictedHostAt: "on a private network"
        case .tooLarge, .largePicture: "too large"
        case .smallPicture: "too small"
        case .noPage, .noPicture: "of the wrong type"
        case .damagedPicture, .damagedCompression, .incomplete: "damaged"
        default: reason.values.isEmpty ? "(\(words.text(of: reason)))" : "for other reasons"
        }
    }
}
