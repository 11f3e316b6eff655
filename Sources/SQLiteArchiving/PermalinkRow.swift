internal import Foundation
internal import GRDB
internal import Newsroom

/// A row of `permalink`: an address that was given out.
struct PermalinkRow: ArchiveRow {
    static let databaseTableName = "permalink"

    var path: String
    var title: String
    var language: String?
    var link: String?
    var article: String?
    var feed: String?
    var moment: Date
}

extension PermalinkRow {
    init(_ permalink: Permalink) {
        self.init(
            path: permalink.path, title: permalink.title, language: permalink.language, link: permalink.link,
            article: permalink.article, feed: permalink.feed, moment: permalink.moment)
    }

    var permalink: Permalink {
        Permalink(
            path: path, title: title, language: language, link: link, article: article, feed: feed, moment: moment)
    }
}

/// The table `permalink`.
enum PermalinkTable {
    /// Writes the addresses; there are thousands, of which a night changes a few: the others cost no write.
    static func remember(_ permalinks: [Permalink], in db: Database) throws {
        let known = try db.makeStatement(sql: "SELECT * FROM permalink WHERE path = ?")
        for permalink in permalinks {
            guard try PermalinkRow.fetchOne(known, arguments: [permalink.path])?.permalink != permalink else {
                continue
            }
            try PermalinkRow(permalink).insert(db)
        }
    }
}
