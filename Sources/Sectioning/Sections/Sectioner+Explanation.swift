internal import Foundation
public import Newsroom

extension Sectioner {
    /// Returns the positions of an article in an edition laid out by `edition`.
    ///
    /// - Parameters:
    ///   - brief: the article's brief; nil if no page shows it.
    ///   - edition: the edition, as listed on its pages.
    public func placement(of article: Article, as brief: Brief?, in edition: Edition) -> ArticlePlacement {
        let times = TimeSections(at: edition.moment, timeZone: edition.site.timeZone)
        func spots(_ desk: String?, _ sections: [Section]) -> [ArticlePlacement.Spot] {
            sections.flatMap { section in
                section.briefs.filter { $0.id == article.id }.map { shown in
                    ArticlePlacement.Spot(
                        desk: desk, section: section.kind,
                        isContextLeftOut: shown.context == nil && brief?.context != nil)
                }
            }
        }
        let all =
            spots(nil, edition.front)
            + edition.desks.flatMap { desk in
                spots(desk.category.id + (desk.subcategory.map { "/\($0.id)" } ?? ""), desk.sections)
            }
        return ArticlePlacement(
            // A story is listed where its newest report belongs.
            section: brief.map { _ in all.first?.section ?? times.kind(of: min(article.moment, edition.moment)) },
            headline: edition.headlines.firstIndex { $0.id == article.id }.map { $0 + 1 },
            spots: all, isFound: edition.archive.contains { $0.id == article.id })
    }
}
