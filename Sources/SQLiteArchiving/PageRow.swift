internal import Foundation
internal import GRDB
internal import Newsroom

/// A row of `page`: what an article's own page gave.
struct PageRow: ArchiveRow {
    static let databaseTableName = "page"

    var article: String
    var text: String
    var image: String?
    var authors: ListColumn?
    var lastAttempt: Date
    var failures: Int
    var failureStage: String?
    var failureSource: String?
    var failureReason: String?
    var isSettled: Bool
}

extension PageRow {
    init(_ page: ArticlePage) {
        self.init(
            article: page.article, text: page.text, image: page.image, authors: ListColumn(page.authors),
            lastAttempt: page.lastAttempt, failures: page.failures, failureStage: page.lastFailure?.stage.rawValue,
            failureSource: page.lastFailure?.source, failureReason: MessageColumn.text(of: page.lastFailure?.reason),
            isSettled: page.isSettled)
    }

    var page: ArticlePage {
        let failure = MessageColumn.failure(stage: failureStage, source: failureSource, reason: failureReason)
        return ArticlePage(
            article: article, text: text, image: image, authors: authors?.list ?? [], lastAttempt: lastAttempt,
            failures: failures, lastFailure: failure, isSettled: isSettled)
    }
}

/// A row of `robots`: a host's robots.txt.
struct RobotsRow: ArchiveRow {
    static let databaseTableName = "robots"

    var origin: String
    var text: String
    var fetched: Date
}

extension RobotsRow {
    init(_ record: RobotsRecord) {
        self.init(origin: record.origin, text: record.text, fetched: record.fetched)
    }

    var record: RobotsRecord { RobotsRecord(origin: origin, text: text, fetched: fetched) }
}
