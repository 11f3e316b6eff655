import FoundationEssentials
import Newsroom
import Testing

@Suite("Who says whether an article is free to read")
struct AccessExplanationTests {
    struct Case: Sendable {
        var configured: Access?
        /// From the feed, the address or the title.
        var stated: Access?
        var page: Access?
        let access: Access?
        let origin: AccessExplanation.Origin?
    }

    @Test(
        "is the owner who frees a source, then the page, then the feed, then the owner who does not",
        arguments: [
            Case(access: nil, origin: nil),
            Case(stated: .paid, access: .paid, origin: .feed),
            Case(stated: .free, access: .free, origin: .feed),
            Case(stated: .free, page: .paid, access: .paid, origin: .page),
            Case(page: .free, access: .free, origin: .page),
            Case(configured: .paid, access: .paid, origin: .configuration),
            Case(configured: .paid, stated: .free, access: .free, origin: .feed),
            Case(configured: .free, stated: .paid, page: .paid, access: .free, origin: .configuration),
        ])
    func origin(_ given: Case) {
        let moment = Date(timeIntervalSince1970: 1_772_366_400)
        var source = FeedSource(name: "Harbour", feed: "https://harbour.example/feed", category: "news")
        source.access = given.configured
        var article = Article(id: "a", source: source.id, title: "Tide", firstSeen: moment, lastSeen: moment)
        // As completed from its page.
        article.access = given.page ?? given.stated
        let page = given.page.map { ArticlePage(article: "a", access: $0, lastAttempt: moment) }
        let found = AccessExplanation(of: article, in: source, page: page)
        #expect(found?.access == given.access)
        #expect(found?.origin == given.origin)
    }

    @Test("is only the article if its source is no longer configured")
    func noSource() {
        let moment = Date(timeIntervalSince1970: 1_772_366_400)
        var article = Article(id: "a", source: "s", title: "Tide", firstSeen: moment, lastSeen: moment)
        #expect(AccessExplanation(of: article, in: nil, page: nil) == nil)
        article.access = .paid
        #expect(AccessExplanation(of: article, in: nil, page: nil)?.origin == .feed)
    }
}
