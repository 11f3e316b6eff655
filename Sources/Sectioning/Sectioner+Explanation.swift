public import Foundation
public import Newsroom

extension Sectioner {
    /// The stretch of time that an article stands in at a moment.
    public func section(of article: Article, site: Site, at now: Date) -> SectionKind {
        Stretches(at: now, timeZone: site.timeZone).kind(of: min(article.moment, now))
    }
}
