import Foundation
import Newsroom
import Pipeline

/// The sources shown on the public site as last built.
struct PublicTitles {
    private let articles: [FeedSource.ID: Int]

    /// Reads the report of the public site.
    ///
    /// - Parameter configuration: the configuration; if the whole site is private, nothing counts as public.
    init(of configuration: Configuration) {
        guard configuration.privacy == nil, let bytes = try? configuration.builtFile("report.json"),
            let report = try? JSONDecoder().decode(Report.self, from: Data(bytes))
        else {
            articles = [:]
            return
        }
        articles = Dictionary(report.feeds.map { ($0.id, $0.articles) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns a warning about a source that becomes private after its titles were published; nil if none were.
    func warning(of source: FeedSource) -> String? {
        guard let count = articles[source.id], count > 0 else { return nil }
        let (titles, them) = count == 1 ? ("1 title", "it") : ("\(count) titles", "them")
        return
            "\(titles) of '\(source.name)' \(count == 1 ? "is" : "are") already public: the next build removes \(them) from "
            + "the site, but not from copies, caches, a repository's history or feed readers"
    }

    private struct Report: Decodable {
        struct Feed: Decodable {
            let id: FeedSource.ID
            let articles: Int
        }

        let feeds: [Feed]
    }
}
