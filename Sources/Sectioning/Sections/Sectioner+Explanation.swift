internal import Foundation
public import Newsroom

extension Sectioner {
    /// Where an article stands in an edition that `edition` has laid out.
    ///
    /// - Parameters:
    ///   - brief: as the pages have it; nil when none shows it.
    ///   - edition: as far as its pages list it.
    public func standing(of article: Article, as brief: Brief?, in edition: Edition) -> ArticleStanding {
        let times = TimeSections(at: edition.moment, timeZone: edition.site.timeZone)
        func spots(_ desk: String?, _ sections: [Section]) -> [ArticleStanding.Spot] {
            sections.flatMap { section in
                section.briefs.filter { $0.id == article.id }.map { shown in
                    ArticleStanding.Spot(
                        desk: desk, section: section.kind,
                        isContextLeftOut: shown.context == nil && brief?.context != nil)
                }
            }
        }
        return ArticleStanding(
            section: brief.map { _ in times.kind(of: min(article.moment, edition.moment)) },
            headline: edition.headlines.firstIndex { $0.id == article.id }.map { $0 + 1 },
            spots: spots(nil, edition.front)
                + edition.desks.flatMap { desk in
                    spots(desk.category.id + (desk.subcategory.map { "/\($0.id)" } ?? ""), desk.sections)
                }, isFound: edition.archive.contains { $0.id == article.id })
    }
}
