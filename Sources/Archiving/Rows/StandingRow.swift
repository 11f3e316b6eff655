public import Foundation
public import Newsroom

/// The row of `standing`: the site as it stands, while nothing has been remembered that it does not show.
public struct StandingRow: KeptRow {
    public static let table = "standing"
    public static let key = "only"

    /// Always 0: there is one row at most.
    public var only: Int
    public var moment: Date
    public var fingerprint: String
    /// As JSON.
    public var figures: String
}

extension StandingRow {
    public init(_ site: StandingSite) throws {
        self.init(
            only: 0, moment: site.moment, fingerprint: site.fingerprint,
            figures: String(decoding: try JSONEncoder().encode(site.figures), as: UTF8.self))
    }

    public func check() throws { try RowCheck.date(moment, "moment") }

    /// nil where the figures cannot be read: then the site is made again.
    public var site: StandingSite? {
        guard let figures = try? JSONDecoder().decode(EditionFigures.self, from: Data(figures.utf8)) else { return nil }
        return StandingSite(moment: moment, fingerprint: fingerprint, figures: figures)
    }
}
