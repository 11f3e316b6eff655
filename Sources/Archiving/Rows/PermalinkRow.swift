public import Foundation
public import Newsroom

/// A row of `permalink`: a published address.
public struct PermalinkRow: TableRow {
    public static let table = "permalink"
    public static let key = "path"

    public var path: String
    public var title: String
    public var language: String?
    public var link: String?
    public var article: String?
    public var feed: String?
    public var moment: Date
}

extension PermalinkRow {
    public init(_ permalink: Permalink) {
        self.init(
            path: permalink.path, title: permalink.title, language: permalink.language, link: permalink.link,
            article: permalink.article, feed: permalink.feed, moment: permalink.moment)
    }

    public func check() throws {
        try RowCheck.date(moment, "moment")
        for (column, text) in [("path", path), ("title", title), ("link", link), ("feed", feed)] {
            try RowCheck.text(text, column)
        }
    }

    public var permalink: Permalink {
        Permalink(
            path: path, title: title, language: language, link: link, article: article, feed: feed, moment: moment)
    }
}
