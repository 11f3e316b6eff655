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
    var thread: String?
    var publishers: Int?
    var hallmarks: Data?
    var matter: String?
    var country: String?
    var latitude: Double?
    var longitude: Double?
}

extension StoryRow {
    init(_ record: StoryRecord) {
        self.init(
            id: record.id, lead: record.lead, firstShown: record.firstShown, lastShown: record.lastShown,
            movedTo: record.movedTo, thread: record.thread, publishers: record.publishers,
            hallmarks: HallmarkColumn.bytes(of: record.hallmarks), matter: record.matter?.name,
            country: record.matter?.country, latitude: record.matter?.coordinates.latitude,
            longitude: record.matter?.coordinates.longitude)
    }

    var record: StoryRecord {
        var place: StoryMatter?
        if let matter, let country, let latitude, let longitude {
            place = StoryMatter(
                name: matter, country: country, coordinates: Coordinates(latitude: latitude, longitude: longitude))
        }
        return StoryRecord(
            id: id, lead: lead, firstShown: firstShown, lastShown: lastShown, movedTo: movedTo, thread: thread,
            publishers: publishers, hallmarks: hallmarks.map(HallmarkColumn.hallmarks) ?? [], matter: place)
    }
}

/// A row of `thread`: a running story that has or had a page.
struct ThreadRow: ArchiveRow {
    static let databaseTableName = "thread"

    var id: String
    var firstShown: Date
    var movedTo: String?
}

extension ThreadRow {
    init(_ record: ThreadRecord) {
        self.init(id: record.id, firstShown: record.firstShown, movedTo: record.movedTo)
    }

    var record: ThreadRecord { ThreadRecord(id: id, firstShown: firstShown, movedTo: movedTo) }
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
