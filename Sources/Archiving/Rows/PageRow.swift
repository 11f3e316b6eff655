public import Foundation
public import Newsroom

/// A row of `page`: the data from an article's own page.
public struct PageRow: TableRow {
    public static let table = "page"
    public static let key = "article"

    public var article: String
    public var text: String
    public var image: String?
    public var authors: String?
    public var lastAttempt: Date
    public var failures: Int
    public var failureStage: String?
    public var failureSource: String?
    public var failureReason: String?
    public var isSettled: Bool
    public var access: String?
}

extension PageRow {
    public init(_ page: ArticlePage) {
        self.init(
            article: page.article, text: page.text, image: page.image, authors: ListColumn.text(of: page.authors),
            lastAttempt: page.lastAttempt, failures: page.failures, failureStage: page.lastFailure?.stage.rawValue,
            failureSource: page.lastFailure?.source, failureReason: MessageColumn.text(of: page.lastFailure?.reason),
            isSettled: page.isSettled, access: page.access?.rawValue)
    }

    public func check() throws {
        try RowCheck.date(lastAttempt, "lastAttempt")
        try RowCheck.count(failures, "failures")
        try RowCheck.stage(failureStage, "failureStage")
        try MessageColumn.check(failureReason, "failureReason")
        for (column, text) in [("text", text), ("image", image), ("authors", authors), ("access", access)] {
            try RowCheck.text(text, column)
        }
    }

    public var page: ArticlePage {
        let failure = MessageColumn.failure(stage: failureStage, source: failureSource, reason: failureReason)
        return ArticlePage(
            article: article, text: text, image: image, authors: authors.map(ListColumn.list(of:)) ?? [],
            access: access.flatMap(Access.init), lastAttempt: lastAttempt, failures: failures, lastFailure: failure,
            isSettled: isSettled)
    }
}

/// A row of `robots`: a host's robots.txt.
public struct RobotsRow: TableRow {
    public static let table = "robots"
    public static let key = "origin"

    public var origin: String
    public var text: String
    public var fetched: Date
    public var entityTag: String?
    public var lastModified: String?
    public var lifetime: Double
}

extension RobotsRow {
    public init(_ record: RobotsRecord) {
        self.init(
            origin: record.origin, text: record.text, fetched: record.fetched,
            entityTag: record.validators.entityTag, lastModified: record.validators.lastModified,
            lifetime: record.lifetime)
    }

    public func check() throws {
        try RowCheck.date(fetched, "fetched")
        for (column, text) in [("text", text), ("entityTag", entityTag), ("lastModified", lastModified)] {
            try RowCheck.text(text, column)
        }
        guard (0...RobotsRecord.longestLifetime).contains(lifetime) else {
            throw DamagedValue("lifetime", "\(lifetime) is not a lifetime")
        }
    }

    public var record: RobotsRecord {
        RobotsRecord(
            origin: origin, text: text, fetched: fetched,
            validators: Validators(entityTag: entityTag, lastModified: lastModified), lifetime: lifetime)
    }
}
