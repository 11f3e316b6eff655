internal import Foundation
internal import GRDB
internal import Newsroom

/// A row of `story`: a story that has or had a page.
struct StoryRow: ArchiveRow {
    static let databaseTableName = "story"

    var id: String
    var lead: String
    var firstShown: Date
    var lastShown: Date
    var movedTo: String?
}

extension StoryRow {
    init(_ record: StoryRecord) {
        self.init(
            id: record.id, lead: record.lead, firstShown: record.firstShown, lastShown: record.lastShown,
            movedTo: record.movedTo)
    }

    var record: StoryRecord {
        StoryRecord(id: id, lead: lead, firstShown: firstShown, lastShown: lastShown, movedTo: movedTo)
    }
}

/// A row of `edition`: the moment that one was made for.
struct EditionRow: ArchiveRow {
    static let databaseTableName = "edition"

    var moment: Date
}

/// A row of `modelAnswer`: asked again, a model would be slow, and might say something else.
struct ModelAnswerRow: ArchiveRow {
    static let databaseTableName = "modelAnswer"

    var question: String
    var answer: String
    var used: Date
}
