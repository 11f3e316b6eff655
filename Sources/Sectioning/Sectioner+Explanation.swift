public import Foundation
public import Newsroom

extension Sectioner {
    /// The time section that an article belongs to at a moment.
    public func section(of article: Article, site: Site, at now: Date) -> SectionKind {
        TimeSections(at: now, timeZone: site.timeZone).kind(of: min(article.moment, now))
    }
}
