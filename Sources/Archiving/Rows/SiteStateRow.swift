public import Foundation
public import Newsroom

/// The row of `standing`: the state of the site, valid until the archive holds something that the site doesn't show.
public struct SiteStateRow: TableRow {
    public static let table = "standing"
    public static let key = "only"

    /// Always 0, so that there is at most one row.
    public var only: Int
    public var moment: Date
    public var fingerprint: String
    /// The figures as JSON.
    public var figures: String
}

extension SiteStateRow {
    public init(_ site: SiteState) throws {
        self.init(
            only: 0, moment: site.moment, fingerprint: site.fingerprint,
            figures: String(decoding: try JSONEncoder().encode(site.figures), as: UTF8.self))
    }

    public func check() throws { try RowCheck.date(moment, "moment") }

    /// The state; nil if the figures are unreadable. The site is then rebuilt.
    public var site: SiteState? {
        guard let figures = try? JSONDecoder().decode(EditionFigures.self, from: Data(figures.utf8)) else { return nil }
        return SiteState(moment: moment, fingerprint: fingerprint, figures: figures)
    }
}
