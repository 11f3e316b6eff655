internal import Addressing
internal import Deduplicating
internal import Newsroom

/// The articles whose pages have the same text as another article's on the same host: a question about cookies, a
/// login, an offer of a subscription, a test for robots. Such a text is about no article, in whatever language it is.
struct SharedNotices: Sendable {
    /// The part of an article by which texts are compared.
    struct Subject: Sendable {
        let host: String
        let title: String

        /// - Parameter article: an article; the subject is nil unless its own page is read.
        init?(_ article: Article) {
            guard case .page(let address) = article.completingFile, let origin = Origin(address) else { return nil }
            host = origin.host
            title = article.title.lowercased()
        }
    }

    private struct Notice: Hashable {
        let host: String
        let text: String
    }

    private let articles: Set<Article.ID>

    /// - Parameters:
    ///   - pages: all pages that are known.
    ///   - subjects: their articles. Two of the same title may be one article at two addresses.
    init(in pages: [Article.ID: ArticlePage], of subjects: [Article.ID: Subject]) {
        var titles: [Notice: Set<String>] = [:]
        let notices = pages.compactMap { id, page -> (id: Article.ID, notice: Notice)? in
            guard !page.text.isEmpty, let subject = subjects[id] else { return nil }
            let notice = Notice(host: subject.host, text: page.text)
            titles[notice, default: []].insert(subject.title)
            return (id, notice)
        }
        articles = Set(notices.filter { titles[$0.notice].map { $0.count > 1 } ?? false }.map(\.id))
    }

    /// Returns the page without its text, if that is a notice.
    func removed(from page: ArticlePage) -> ArticlePage {
        guard articles.contains(page.article) else { return page }
        var page = page
        page.text = ""
        return page
    }
}
